"""What a language says of its words for finding those that were not understood, and for slips."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple


class StandIn(NamedTuple):
    """Words that are understood, to be tried in the place of others."""

    instead_of: re.Pattern[str]
    """What they can stand for; what is behind the group `hole`, where there is one, stays."""
    words: tuple[str, ...]


class Slip(NamedTuple):
    """A sentence as it may have been meant."""

    sentence: str
    sure: bool = False
    """Whether only words that nobody knows are other ones, so that nothing that was said can be lost."""
    twice: bool = False
    """Whether only a word that stood there twice stands there once, so that nothing can be lost or gained."""


class Never(NamedTuple):
    """What no card does, or what is missing, as it is written where nothing was understood."""

    name: str
    """The end of the key that says so."""
    asked: re.Pattern[str]
    """Its group `hole` is what is marked of a sentence that would be marked whole."""
    ways: tuple[str, ...] = ()
    """What can be written instead, with the groups of the pattern."""
    only: bool = False
    """Whether it is so only where one of these is understood, and sets the winner's condition."""


class Marks(NamedTuple):
    """How a sentence is cut into words, and which of them may be marked."""

    word: re.Pattern[str]
    """A word; where no spaces part them, one with the particles behind it."""
    known: Callable[[str], bool]
    """Whether the reader has all these words."""
    parted: re.Pattern[str]
    """What parts two clauses."""
    leads: re.Pattern[str]
    """A part that says nothing without the next one: a test, or when."""
    edge: re.Pattern[str]
    """What no mark begins or ends with: signs, and words between two clauses."""
    goes_on: re.Pattern[str]
    """A word that cannot do without the next one, so that no mark ends there."""
    hanging: re.Pattern[str]
    """What would hang in the air without the words behind it, so that a mark seldom begins there."""
    phrase: re.Pattern[str]
    """The beginning of words that may be missing at the end of a clause."""
    article: re.Pattern[str]
    """What is left out at the beginning of a mark that has more words."""
    stand_ins: tuple[StandIn, ...]
    lone: re.Pattern[str]
    """A word that cannot do without the next one, and is marked all the same where it alone is too much."""
    begins: re.Pattern[str]
    """The first word of a phrase; where a sentence is long, only phrases are left out."""
    phrases: tuple[StandIn, ...]
    """Words that are understood in the place of phrases."""
    tested: tuple[re.Pattern[str], ...]
    """A clause with its test, as the groups `act` and `test`."""
    sample: str
    """A clause that can stand under any test."""
    denials: tuple[tuple[re.Pattern[str], str], ...]
    """How a verb is denied, and what it is without that; the group `hole` is what is marked."""
    inner: re.Pattern[str]
    """The group `words` is what a mark says without its particle or preposition."""
    numbers: tuple[str, ...]
    """A number as it can stand in the place of words that say how many."""
    whole: tuple[str, ...]
    """"All", as it can stand there."""
    own: Mapping[str, tuple[str, ...]]
    """For the sense of a person or a place the usual words for just that."""
    places: tuple[tuple[str, ...], ...]
    """Words that can stand in the place of those that say whose cards, or where; of each group one is told."""
    never: tuple[Never, ...]
    """What no card does; the first that is asked is told."""
