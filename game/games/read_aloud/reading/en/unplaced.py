"""Tests of English sentences in which no place is named: the field, your hand or the pile may be meant, which are all shown."""

from __future__ import annotations

import re

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.reading.en import frames

_TEST = re.compile(
    r"\b(?:if|when|once) there (?:is|are)(?: still| only)? (?:at (?:most|least) [a-z0-9]+|no|not any|no more than [a-z0-9]+|(?:fewer|less|more) than [a-z0-9]+|(?P<n>[a-z0-9]+ or (?:fewer|less|more))) cards?(?P<or> or (?:fewer|less|more))?(?P<left> left| remaining)?(?=,|[.]?$)",
    re.IGNORECASE,
)
_BEFORE = re.compile(
    r"(?:discard this card(?:[,.;]? (?:and )?then,?|,? and|[.;]) )?|(?:(?! and | then )[^.,;:])+ ", re.IGNORECASE
)
"""What may come before it: this card is discarded, or the one clause for which it is tested."""
PLACES = ("in the field", "in your hand", "in the draw pile")


def framed(sentence: str) -> tuple[e.Text, ...]:
    """Every text that a sentence says; where a test names no place, with each that may be meant."""
    return frames.framed(sentence) or tuple(
        dict.fromkeys(text for each in placed(sentence) for text in frames.framed(each))
    )


def placed(sentence: str) -> tuple[str, ...]:
    """The sentence with each place that may be meant; nothing where one is named, or there is no such test."""
    found = [*_TEST.finditer(sentence)]
    if len(found) != 1 or not _BEFORE.fullmatch(sentence[: found[0].start()]):
        return ()
    end = found[0].end()
    return tuple(f"{sentence[:end]} {place}{sentence[end:]}" for place in PLACES)
