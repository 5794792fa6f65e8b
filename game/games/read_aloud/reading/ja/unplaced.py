"""Tests of Japanese sentences in which no place is named: the field, the hand or the pile may be meant, which are all shown."""

from __future__ import annotations

import re

_WHEN = r"(?:なら(?:ば)?|だったら|であれば|(?:の|である)?(?:とき|時|場合)(?:は|に|には)?)"
_NONE = r"な(?:ければ|かったら|い(?:なら(?:ば)?|とき|時|場合)(?:は|に|には)?)"
_TEST = re.compile(
    r"^(?P<lead>このカードを捨てて(?:から)?、?|)(?:もし(?:も)?、?|)"
    rf"(?:(?:カード|枚数)[がは]、?(?P<test>[0-9一二三四五六七八九十]+枚以[上下]{_WHEN})|(?P<bare>[0-9一二三四五六七八九十]+枚以[上下]{_WHEN})|カード[がは]、?(?P<none>(?:1枚も、?)?{_NONE}))(?P<rest>、?[^、].*)$"
)
PLACES = ("場札", "自分の手札", "山札")


def placed(text: str) -> tuple[str, ...]:
    """The text with each place that may be meant; nothing where one is named, or there is no such test."""
    found = _TEST.match(text)
    if not found:
        return ()
    test = found["test"] or found["bare"] or found["none"]
    return tuple(f"{found['lead']}{place}が{test}{found['rest']}" for place in PLACES)
