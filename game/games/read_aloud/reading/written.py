"""What only sentences need that players write, besides what their language says: words, spelling, phrases, clauses."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import NamedTuple

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.phrasebook import Join, Language
from game.games.read_aloud.language.phrases import Phrase, Table, compiled
from game.games.read_aloud.language.sentences import LANGUAGES
from game.games.read_aloud.reading.marks import Marks, Slip
from game.games.read_aloud.reading.spelling import Rule, Spelt


class Written(NamedTuple):
    """The tables and functions of one language."""

    also: Table
    """Phrases that are only read."""
    forms: Mapping[tuple[str, str], tuple[str, ...]]
    """Other words for a verb, by verb and form."""
    spelt: Callable[[str], Spelt]
    """Spell a sentence as the table does."""
    signs: Callable[[str], str]
    """The same for its signs alone, with the writer's own words."""
    framed: Callable[[str], tuple[e.Text, ...]]
    """Every text that a sentence says clause by clause, by `frames`; asked where no phrase is found."""
    more: tuple[Join, ...]
    """Joints that are not said."""
    common: tuple[str, ...]
    """Beginnings of phrases that are often written, in the order in which they are offered before all others."""
    joints: tuple[str, ...]
    """What is offered behind a whole sentence, since it leads on to another clause."""
    joined: re.Pattern[str]
    """What stands at the end of a clause that another one may follow as it is."""
    aside: re.Pattern[str]
    """Endings of talk, of old and of dialect, which are understood and never offered."""
    stops: re.Pattern[str]
    """The end of a clause inside a sentence that is not understood; the group `kept` belongs to the clause."""
    senses: re.Pattern[str]
    """Words for places, owners, numbers, directions, acts, "not": a named group each; `idle` for all others."""
    content: re.Pattern[str]
    """Letters of words; one that no sense covers belongs to an unknown word."""
    slips: Callable[[str], Iterator[Slip]]
    """The sentence without a slip that may be in it, in every way that may be meant."""
    lacking: re.Pattern[str]
    """Where words are missing that nobody can guess, so that no sentence is near."""
    may: re.Pattern[str]
    """What leaves something to a player's liking, which no near sentence may leave out."""
    subject: re.Pattern[str]
    """Somebody who acts and goes on to act in the clauses after it, so that the words that say so cannot be others."""
    marks: Marks
    """How the words are found that were not understood."""
    figures: tuple[Rule, ...]
    """Figures for other ways to write numbers that no card can have."""
    sides: tuple[re.Pattern[str], str, str]
    """A neighbour without a side, and what stands in its place: the one on the left and the one on the right."""
    letters: re.Pattern[str] | None = None
    """A letter that only this language has; None for the language of whatever no other one claims."""
    meant: Callable[[str], tuple[str, ...]] = lambda word: ()
    """The known words that an unknown one may be, where words stand apart; the likeliest first."""
    capitals: bool = False
    """Whether a sentence begins with a capital letter."""
    faithful: bool = False
    """Whether the one spelling leaves no word out, so that a part of it can be read by its clauses."""


@cache
def written(language: Language) -> Written:
    """What is needed of this language, made the first time: its module reads by what asks for it here."""
    code = next(code for code, each in LANGUAGES.items() if each is language)
    found: Written = import_module(f"game.games.read_aloud.reading.{code}").WRITTEN
    return found


@cache
def phrases(language: Language) -> Mapping[str, tuple[Phrase, ...]]:
    """The phrases of every sort: first those that are said, then those that are only read."""
    spoken, also = language.spoken, compiled(written(language).also, said=False)
    return {sort: (*spoken.get(sort, ()), *also.get(sort, ())) for sort in dict.fromkeys((*spoken, *also))}


def normal(language: Language, sentence: str) -> str:
    """The sentence as the table spells it."""
    return written(language).spelt(sentence).text


def told_apart(senses: Mapping[str, str], around: str = "{}") -> re.Pattern[str]:
    """One pattern for a table of senses; `around` is the pattern around each word, with {} for the word."""
    return re.compile(around.format("(?:" + "|".join(f"(?P<{name}>{words})" for name, words in senses.items()) + ")"))
