"""Questions about the rules: which of two rows wins, and what hand a row makes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.core.chance import Dice
from game.core.rules import Saying
from game.games.garlandland.book.examples import rows
from game.games.garlandland.page.figures import laid
from game.games.garlandland.page.guide import why
from game.games.garlandland.rules.hands import CARDS, POINTS, ROW, Row, garlands, hand
from game.games.garlandland.rules.score import settle
from game.problems.practice import Question
from game.ui.html import Html, div, figure, p
from game.ui.view import Scene
from game.words import Words

CHOICES = 4
"""Hands to choose from."""


def _which(dice: Dice) -> Question:
    """Two different rows; two times in three of the same hand, where the type-break decides."""
    one = dice.shuffled(CARDS)[:ROW]
    like = tuple(each for each in rows()[hand(garlands(one))] if each != one)
    other = dice.choice(like) if like and dice.below(3) else one
    while other == one:
        other = dice.shuffled(CARDS)[:ROW]
    last = settle(1, 0, (one, other), (0, 0), (0, 0))
    winners = last.verdict.winners
    answers: tuple[Saying, ...] = (("book.row-a", {}), ("book.row-b", {}), ("practice.both", {}))

    def told(words: Words) -> str:
        named = words.named([words("book.row-a"), words("book.row-b")])
        return why(Scene(None, None, (), (), 0, (), named), last)

    def answered(words: Words) -> Html:
        return _beside(words, (one, other), last.verdict.deciding)

    right = 2 if len(winners) == 2 else winners[0]
    return Question(("practice.which", {}), lambda words: _beside(words, (one, other)), answers, right, told, answered)


def _what(dice: Dice) -> Question:
    """A row, and four hands to choose from; every hand comes as often."""
    name = dice.choice(tuple(POINTS))
    row = dice.choice(rows()[name])
    some = dice.shuffled(each for each in POINTS if each != name)[: CHOICES - 1]
    names = tuple(each for each in POINTS if each in (name, *some))
    answers = tuple(("practice.hand", {"hand": each}) for each in names)

    def told(words: Words) -> str:
        return words("practice.is", what=(f"what.{name}", {}))

    def drawn(words: Words, *, plain: bool = True) -> Html:
        return figure(".plate")[laid(words, row, plain=plain)]

    answered = partial(drawn, plain=False)
    return Question(("practice.what", {}), drawn, answers, names.index(name), told, answered)


def _beside(words: Words, pair: tuple[Row, Row], deciding: Sequence[int | None] | None = None) -> Html:
    """Both rows; given which garland of each decides, if any, with what they make."""
    sides = [
        div(".side-of")[p(".of")[words(f"book.row-{letter}")], laid(words, row, decides, plain=deciding is None)]
        for letter, row, decides in zip("ab", pair, deciding or (None, None), strict=True)
    ]
    return figure(".duel")[div(".plates")[sides]]


QUESTIONS = (_which, _what)
"""The kinds of questions: about two rows and about one."""
