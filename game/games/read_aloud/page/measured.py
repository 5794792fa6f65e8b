"""How many lines what is told of a reading takes, on a laptop and on a phone: its classes follow from that."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from game.games.read_aloud.page.story import FILLS, Step
from game.games.read_aloud.page.typeset import length
from game.words import Words

SMALL = 5
"""The most lines that a laptop has room for in smaller letters, at a table of two; at a larger one it has one more."""
WIDE_LINE = 26
"""A line of a laptop."""
LINE, LONG = 17, 3
"""A line of a narrow phone in its usual letters; the lines beyond which a sentence is set in smaller ones there."""
SAID, TOLD = 19, 23
"""A line there of a sentence that was read, and one of what was done, in letters of their own size."""
FEW, SOME = 3, 5
"""The lines of a low phone and of a usual one that a table of four has for a card that is being read."""


def left(words: Words, done: Sequence[Step]) -> list[str]:
    """What a narrow phone shows of a card that is being read: the clauses that are not done, and what they did."""
    rest = [step for step in done if step.stage != "done"]
    news = (event for step in rest for event in step.news if event.kind not in FILLS)
    return [*(step.said for step in rest), *map(words.tell, news)]


def is_long(texts: Sequence[str]) -> bool:
    """Whether sentences, one below the other, take more lines than a narrow phone has room for in large letters."""
    return sum(ceil(length(each) / LINE) for each in texts) > LONG


def lines_of(words: Words, done: Sequence[Step], but: Sequence[str] = ()) -> int:
    """How many lines of a laptop all clauses take, with what they did but for these kinds of news."""
    news = [words.tell(event) for step in done for event in step.news if event.kind not in but]
    return sum(ceil(length(each) / WIDE_LINE) for each in (*(step.said for step in done), *news))


def left_lines(words: Words, done: Sequence[Step]) -> int:
    """How many lines of a narrow phone that takes."""
    return sum(ceil(length(each) / SAID) for each in left(words, done))


def phone_lines(words: Words, done: Sequence[Step]) -> int:
    """How many lines of a narrow phone all clauses take, with what they did but for what follows from every card."""
    news = [words.tell(event) for step in done for event in step.news if event.kind not in FILLS]
    return sum(ceil(length(step.said) / SAID) for step in done) + sum(ceil(length(each) / TOLD) for each in news)
