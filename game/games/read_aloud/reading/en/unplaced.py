"""English sentences that leave something open which the reader of a card must know: all that may be meant is shown.

Of a test, in which place; of cards that are chosen or added, from which place; of the cards of a place, how many.
"""

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

_DISCARDED = r"^(?P<lead>discard this card(?:[,.;]? (?:and )?then,?|,? and|[.;]) |)(?:please )?(?:you )?"
_N = r"(?P<n>an?|any|one|two|three|four|five|[0-9]+)(?: cards?)?"
_TAKE = r"(?:add|put|take|get|have|keep|draw|place)"
_INTO = r"(?: (?:to|in|into) your hand)"
_CHOSEN = tuple(
    re.compile(f"{_DISCARDED}{each}[.!]*$", re.IGNORECASE)
    for each in (
        rf"(?:choose|pick|select) {_N},? (?:and |then |and then )?{_TAKE} (?:it|them|that card){_INTO}?",
        rf"(?:choose|pick|select) {_N} to {_TAKE}{_INTO}?",
        rf"(?:add|put|take|get|draw|place|pick) {_N} of your choice{_INTO}?",
        rf"(?:add|put|take|get|place|pick) (?P<n>any)(?: one)? card(?: you like)?{_INTO}?",
    )
)
_ADDED = re.compile(rf"{_DISCARDED}add {_N}[.!]+$", re.IGNORECASE)
_ALL_OF = re.compile(
    rf"{_DISCARDED}(?:(?P<deed>take|draw|add|discard) )"
    r"(?P<some>some )?(?:cards from (?P<of>the field|the discard pile|your hand)|(?P<field>field cards)|(?P<heap>discards))"
    rf"(?P<into>{_INTO})?[.!]*$",
    re.IGNORECASE,
)
ANY, NAMED = ("an", "a", "any"), {"field": "the field", "heap": "the discard pile"}


def framed(sentence: str) -> tuple[e.Text, ...]:
    """Every text that a sentence says; where it leaves something open, with each that may be meant."""
    ways = _from(sentence) or _counted(sentence)
    return (() if ways else frames.framed(sentence)) or tuple(
        dict.fromkeys(text for each in ways or placed(sentence) for text in frames.framed(each))
    )


def placed(sentence: str) -> tuple[str, ...]:
    """The sentence with each place that may be meant; nothing where one is named, or there is no such test."""
    found = [*_TEST.finditer(sentence)]
    if len(found) != 1 or not _BEFORE.fullmatch(sentence[: found[0].start()]):
        return ()
    end = found[0].end()
    return tuple(f"{sentence[:end]} {place}{sentence[end:]}" for place in PLACES)


def _from(sentence: str) -> tuple[str, ...]:
    """Cards for the reader's hand: nobody chooses of the pile, whose cards nobody sees."""
    chosen = next(filter(None, (each.match(sentence) for each in _CHOSEN)), None)
    found = chosen or _ADDED.match(sentence)
    if not found:
        return ()
    places = ("the field", "the discard pile") if chosen else ("the draw pile", "the field", "the discard pile")
    many = "one card" if found["n"].casefold() in (*ANY, "one", "1") else f"{found['n']} cards"
    return tuple(f"{found['lead']}Take {many} from {place}." for place in places)


def _counted(sentence: str) -> tuple[str, ...]:
    """Cards of a place, of which it is not said how many."""
    found = _ALL_OF.match(sentence)
    if not found:
        return ()
    place = found["of"] or next(place for name, place in NAMED.items() if found[name])
    amounts = ("any number of cards",) if found["some"] else ("all cards", "any number of cards")
    return tuple(f"{found['lead']}{found['deed']} {each} from {place}{found['into'] or ''}." for each in amounts)
