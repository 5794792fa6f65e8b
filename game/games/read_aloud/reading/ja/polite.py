"""Polite endings of Japanese sentences as the plain ones, in which `plainly` and `plain_cards` have their verbs."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from game.games.read_aloud.language import verbs_ja
from game.games.read_aloud.reading.ja.deeds import VERBS

MORE = "進む すすむ 回る まわる 行く いく 行う おこなう 移る 許される 認められる 決まる 呼ぶ もらえる"
"""Verbs of the rules that are not in the lexicon."""
_END = re.compile(r"(?:ます|ましょう)(?:よ|ね)?(?=。|$)")
_LONGEST = 8


@cache
def _plain() -> Mapping[str, str]:
    """Every verb by its stem before ます."""
    words = [word for row in (*VERBS.values(), MORE) for word in row.split()]
    return {verbs_ja.stem(word): word for word in reversed(words)} | {"でき": "できる"}


def said(text: str) -> str:
    """The text with verbs at the end of a sentence as in the dictionary."""
    found, at = "", 0
    for match in _END.finditer(text):
        stem = text[at : match.start()]
        for length in range(min(_LONGEST, len(stem)), 0, -1):
            if verb := _plain().get(stem[-length:]):
                found, at = f"{found}{stem[:-length]}{verb}", match.end()
                break
    return found + text[at:]
