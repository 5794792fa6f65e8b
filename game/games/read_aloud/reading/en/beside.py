"""How English writers name the one of two neighbours, or both of them."""

from __future__ import annotations

import re

from game.games.read_aloud.reading.en.rules import Row

ROWS: tuple[Row, ...] = (
    ("your two n", r"\byour two neighbou?rs\b(?!’)", "your left neighbour and your right neighbour"),
    (
        "left and right n",
        r"\byour left and right neighbou?rs’ hands?\b",
        "your left neighbour’s hand and your right neighbour’s hand",
    ),
    ("both you and ", r"\bboth you and\b", "you and"),
    ("not only ", r"\bnot only ([^.;,]+?),? but also ", r"\1 and "),
)
"""As in `rephrased`."""

_ONE_BESIDE = tuple(
    (re.compile(pattern, re.IGNORECASE), words)
    for pattern, words in (
        (r"\b((?:either|one|any) of [a-z’' ]*?neighbou?rs|either neighbou?r),? but not both,? ", r"\1 "),
        (r"\beither of the reader['’]s neighbou?rs\b", "one of your neighbours"),
        (
            r"\b(one of your neighbou?rs [^.,;]+?), whichever(?: one)? you (?:like|choose|prefer|want|pick)(?=[.!]*$)",
            r"\1",
        ),
        (
            r"^(?:choose|pick|select) (?:one|either) of your neighbou?rs(?:[;:,.] (?:they|he or she|that (?:one|player|neighbour))|,? who) (?:must |has to |have to )?(?!may|can)(?=[a-z])",
            "one of your neighbours must ",
        ),
    )
)


def one_beside(sentence: str) -> str:
    """The sentence with the one of two neighbours as it is named elsewhere."""
    if "neighbo" in sentence:
        for pattern, words in _ONE_BESIDE:
            sentence = pattern.sub(words, sentence)
    return sentence
