"""Japanese sentences that leave something open which the reader of a card must know: all that may be meant is shown.

Of a test, in which place; of cards that are chosen or added, from which place; of the cards of a place, how many.
"""

from __future__ import annotations

import re

_WHEN = r"(?:なら(?:ば)?|だったら|であれば|(?:の|である)?(?:とき|時|場合)(?:は|に|には)?)"
_NONE = r"な(?:ければ|かったら|い(?:なら(?:ば)?|とき|時|場合)(?:は|に|には)?)"
_LEAD = r"^(?P<lead>このカードを捨てて(?:から)?、?|)"
_TEST = re.compile(
    rf"{_LEAD}(?:もし(?:も)?、?|)"
    rf"(?:(?:カード|枚数)[がは]、?(?P<test>[0-9一二三四五六七八九十]+枚以[上下]{_WHEN})|(?P<bare>[0-9一二三四五六七八九十]+枚以[上下]{_WHEN})|カード[がは]、?(?P<none>(?:1枚も、?)?{_NONE}))(?P<rest>、?[^、].*)$"
)
PLACES = ("場札", "自分の手札", "山札")

_N = r"(?P<n>[0-9一二三四五六七八九十]+)枚"
_CARD = r"(?:(?:好きな|すきな|どれか|どれでも|何か)?(?:カード|札)?(?:を|から|の(?:うち|中|なか)から)?)"
_TO_HAND = r"(?:(?:自分の)?手札に(?P<into>加え|くわえ|入れ|いれ|し(?=ま|$|て|。)|する)|取|と(?=る|り)|もら)(?P<end>[^、。]*)。?$"
_CHOSEN = re.compile(rf"{_LEAD}{_CARD}{_N}(?:を|だけ)?(?:選[びん]|えら[びん])(?:で|)、?(?:それを)?{_TO_HAND}")
_LIKED = re.compile(rf"{_LEAD}(?:好きな|すきな|どれでも)(?:カード|札)?(?:を|から)?{_N}(?:を|だけ)?、?{_TO_HAND}")
_ADDED = re.compile(rf"{_LEAD}(?:カードを)?{_N}(?:を)?(?:だけ)?(?:加え|くわえ|追加)[^、。]*。?$")
_ALL_OF = re.compile(
    rf"{_LEAD}(?P<of>場札|場のカード|捨て?札)を、?(?P<deed>(?:(?:自分の)?手札に|取|とる|もら)[^、。]*)。?$"
)
AMOUNTS = ("1枚", "すべて", "すきな枚数")


def placed(text: str) -> tuple[str, ...]:
    """The text with each thing that may be meant; nothing where all is said that must be."""
    return _tested(text) or _from(text) or _counted(text)


def _tested(text: str) -> tuple[str, ...]:
    found = _TEST.match(text)
    if not found:
        return ()
    test = found["test"] or found["bare"] or found["none"]
    return tuple(f"{found['lead']}{place}が{test}{found['rest']}" for place in PLACES)


def _from(text: str) -> tuple[str, ...]:
    """Cards for the reader's hand: nobody chooses of the pile, whose cards nobody sees."""
    chosen = _CHOSEN.match(text) or _LIKED.match(text)
    found = chosen or _ADDED.match(text)
    places = ("場札", "捨札") if chosen else ("山札", "場札", "捨札")
    return tuple(f"{found['lead']}{place}から{found['n']}枚を自分の手札に加える" for place in places) if found else ()


def _counted(text: str) -> tuple[str, ...]:
    """Cards of a place for the reader's hand, of which it is not said how many."""
    found = _ALL_OF.match(text)
    return tuple(f"{found['lead']}{found['of']}を{each}{found['deed']}" for each in AMOUNTS) if found else ()
