"""Tests of English sentences that name a place or cards only once: unless it is empty, if you have fewer, if not."""

from __future__ import annotations

import re

from game.games.read_aloud.reading.en.chained import SOME
from game.games.read_aloud.reading.en.rules import Row

_HEAP = r"(?:the |your )?\b(?P<heap>field|table|draw pile|discard pile|pile|deck|discards)\b"
_HEAPS = re.compile(_HEAP)
_IT = (
    (re.compile(r"\bit (is|isn’t|is not|has|holds|contains|doesn’t|does not)\b(?! your)"), "the {heap} {word}"),
    (re.compile(r"\bthere (?:are none|is none|is nothing)(?: (?:there|in it|left|in there))*"), "the {heap} is empty"),
    (
        re.compile(r"\bthere (?:are|is) (?P<many>[a-z0-9 ]+?) (?:there|in it|in there)(?=[.,;]|$)"),
        "there are {many} in the {heap}",
    ),
)
_MANY = rf"(?:(?:at least|at most|more than|fewer than|less than|no more than|not more than) (?:{SOME})|(?:{SOME}) or (?:more|fewer|less))"


def _named(found: re.Match[str]) -> str:
    """The test with the one place that the sentence has named before it."""
    heaps = {each["heap"] for each in _HEAPS.finditer(found["said"])}
    if len(heaps) != 1 or " hand" in found["said"]:
        return found[0]
    heap, test = heaps.pop(), found["test"]
    for pattern, new in _IT:
        if it := pattern.match(test):
            words = {"heap": heap, "word": it[1] if it.lastindex else "", "many": it.groupdict().get("many")}
            return found["said"] + found["if"] + new.format(**words) + test[it.end() :]
    return found[0]


def _there(found: re.Match[str]) -> str:
    """What is done there, with the one place that the test has named."""
    heaps = {each["heap"] for each in _HEAPS.finditer(found["test"])}
    if len(heaps) != 1 or " hand" in found["test"]:
        return found[0]
    return f"{found['test']}{found['said']}from the {heaps.pop()}"


ROWS: tuple[Row, ...] = (
    (
        "if it|if there|unless it|unless there|provided it|provided there",
        r"^(?P<said>(?!if |unless )[^.;]+?)(?P<if>,? (?:but )?(?:only )?(?:if|unless|provided(?: that)?) )(?P<test>(?:it|there) [^.;,]+)(?=[.!]*$)",
        _named,
    ),
    ("from there", r"^(?P<test>(?:if|unless|when) [^.;,]+)(?P<said>, [^.;,]+ )from there\b", _there),
    (
        "only if |only when ",
        r"^only (?:if|when) ([^.;,]+?),? do you (?=[a-z])",
        r"if \1, you ",
    ),
    (
        " have | hold | holding ",
        rf"^(?=[^.;]*\bcards?\b)([^.;]*?)\b((?:if|when|unless|provided(?: that)?) you(?: have| hold| are holding|’re holding) {_MANY})(?=[.,;!]|$)",
        r"\1\2 cards",
    ),
    (
        "olding |aving ",
        rf"^(?:holding|having) ({_MANY} cards)(?: in (?:your )?hand)?, (?=[a-z])",
        r"if you have \1 in hand, ",
    ),
    (
        "fewer|less",
        r"^(if you (?:have|hold) [a-z0-9]+ or more cards?(?: in (?:your )?hand)?, [^.;]+?)[.;,] (?:but )?if (?:you (?:have|hold) )?(?:fewer|less)(?: than that)?, (?=[^.;]+[.!]*$)",
        r"\1; otherwise, ",
    ),
    (
        "if ",
        r"^(if (?!not\b)[^.;]+?, [^.;]+?)[.;,] (?:but |and )?if (?:not|(?:it|there|you) (?:is not|isn’t|are not|aren’t|do not|don’t|does not|doesn’t)(?: (?:have|hold|any))?), (?=[^.;]+[.!]*$)",
        r"\1; otherwise, ",
    ),
    ("this one ", r"\b(if|when) you (read|are reading) this one (?=from your hand\b)", r"\1 you \2 this card "),
)
"""As in `rephrased`."""
