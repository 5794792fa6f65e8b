"""What the cards that are kept are good for in the next round."""

from __future__ import annotations

from itertools import combinations

from game.core.rules import Saying
from game.games.court_circular.bots.keeping import kept
from game.games.court_circular.rules.cards import COURTS, NUMBER, SUIT, Cards
from game.games.court_circular.rules.hands import ACE, LOW_ACE, ROW, Sheet
from game.games.court_circular.rules.torn import numbers_of, ordered

NEAR = 2
"""The greatest distance of two numbers that can still be part of one sequence of three."""


def purpose(cards: Cards, sheet: Sheet, others: Cards = ()) -> Saying | None:
    """Which of the cards kept go together, and for what hand; None where none do, or such among these others too."""
    common = {_traits(kind, more) for kind, more in _together_in(others, sheet)}
    found = [each for each in _together_in(cards, sheet) if _traits(*each) not in common]
    if not found:
        return None
    kind, best = max(found, key=lambda each: (len(each[1]), _together(each[1])))
    best = ordered(best) or tuple(sorted(best, key=NUMBER.__getitem__))
    key = "row" if kind == "run" and len(best) == ROW - 1 else kind
    ranks, row = tuple(card[:-1] for card in best), numbers_of(best)
    return f"kept.{key}", {"cards": best, "suit": SUIT[best[0]], "rank": ranks[0], "ranks": ranks, "row": row}


def use(card: str, cards: Cards, sheet: Sheet) -> Saying | None:
    """The hand that this one of the cards kept is for, with others of them; None where it goes with none."""
    found = [each for each in _together_in(cards, sheet) if card in each[1]]
    if not found:
        return None
    kind, _ = max(found, key=lambda each: (len(each[1]), _together(each[1])))
    return f"use.{kind.partition('-')[0]}", {}


def _together_in(cards: Cards, sheet: Sheet) -> list[tuple[str, Cards]]:
    """The cards among these that go together, with the hands that they are for."""
    some = [more for n in (3, 2) for more in combinations(cards, n)]
    return [(kind, more) for more in some for kind in _kinds(more, sheet)]


def _traits(kind: str, cards: Cards) -> tuple[str, tuple[str | int, ...]]:
    """What tells cards kept for a hand from others kept for it: their suit, their number, or else how many."""
    kinds: dict[str, str | int] = {"suited": SUIT[cards[0]], "alike": NUMBER[cards[0]]}
    return kind, (kinds.get(kind.partition("-")[0], len(cards)),)


def _kinds(cards: Cards, sheet: Sheet) -> list[str]:
    """The hands that these cards belong to together."""
    suits, hearts = {SUIT[card] for card in cards}, sheet.hearts_only or sheet.lines == "1860"
    return [
        kind
        for kind, fits in (
            (f"suited-{len(cards)}", len(suits) == 1 and (suits == {"H"} or not hearts)),
            (f"alike-{len(cards)}", len({NUMBER[card] for card in cards}) == 1),
            ("run", _near(cards)),
            ("court", {*cards} <= {*COURTS}),
        )
        if fits
    ]


def _near(cards: Cards) -> bool:
    """Whether these numbers are part of one sequence of three, the ace above the king or below the 2."""
    high = [NUMBER[card] for card in cards]
    low = [LOW_ACE if number == ACE else number for number in high]
    return any(len(set(numbers)) == len(cards) and max(numbers) - min(numbers) <= NEAR for numbers in (high, low))


def _together(cards: Cards) -> float:
    """What these cards are worth more together than apart, in points."""
    return kept(cards) - sum([kept((card,)) for card in cards])
