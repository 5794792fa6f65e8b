"""Questions about the rules: which of two rows wins, and what hand a row makes."""

from __future__ import annotations

from game.core.chance import Dice
from game.core.rules import Saying
from game.games.court_circular.page.guide import minis
from game.games.court_circular.page.parting import parting
from game.games.court_circular.rules.cards import DECK, Cards
from game.games.court_circular.rules.hands import classes, decide, hand
from game.games.court_circular.rules.state import LAID
from game.problems.practice import Question
from game.ui.html import Html, div, figure, p
from game.words import Words

CHOICES, TRIES = 4, 40
"""Hands to choose from; deals that are tried for a row that makes something, or two that make the same."""


def _which(dice: Dice) -> Question:
    """Two rows on one lead; half of the time of the same class, so that a card decides."""
    alike = dice.below(2) == 0
    for _ in range(TRIES):
        lead, *others = dice.shuffled(DECK)[: 1 + 2 * LAID]
        pair = (lead, *others[:LAID]), (lead, *others[LAID:])
        hands = hand(pair[0]), hand(pair[1])
        if (hands[0].name == hands[1].name != "none") == alike:
            break
    verdict = decide(hands)
    best, other = verdict.order

    def told(words: Words) -> str:
        if verdict.card is None:
            return words("why.hand", hand=hands[best].name, other=hands[other].name)
        facts = {"hand": hands[best].name, "mine": hands[best].cards, "its": hands[other].cards}
        card, beaten = parting(hands[best], hands[other])
        return words("practice.equal" if hands[best].cards else "practice.equal-none", **facts, card=card, other=beaten)

    answers: tuple[Saying, ...] = (("book.row-a", {}), ("book.row-b", {}))
    return Question(("practice.which", {}), lambda words: _beside(words, pair), answers, best, told)


def _what(dice: Dice) -> Question:
    """A row, and four hands to choose from; the hand is drawn first, so that rare ones come too."""
    wanted = dice.choice(classes())
    for _ in range(TRIES * TRIES):
        row = dice.shuffled(DECK)[: 1 + LAID]
        if hand(row).name == wanted:
            break
    made = hand(row)
    some = dice.shuffled(each for each in classes() if each != made.name)[: CHOICES - 1]
    names = tuple(each for each in classes() if each in (made.name, *some))

    def told(words: Words) -> str:
        return words("practice.is", cards=made.cards) if made.cards else words("practice.none")

    answers = tuple(("practice.hand", {"hand": each}) for each in names)
    return Question(("practice.what", {}), lambda words: _row(words, row), answers, names.index(made.name), told)


def _row(words: Words, row: Cards) -> Html:
    """A row, the lead first, without what it makes."""
    return figure(".plate")[minis(words, row, ())]


def _beside(words: Words, pair: tuple[Cards, Cards]) -> Html:
    """Both rows, without what they make."""
    sides = [
        div(".side-of")[p(".of")[words(f"book.row-{letter}")], minis(words, row, ())]
        for letter, row in zip("ab", pair, strict=True)
    ]
    return figure(".duel")[div(".plates")[sides]]


QUESTIONS = (_which, _what)
"""The kinds of questions: about two rows and about one."""
