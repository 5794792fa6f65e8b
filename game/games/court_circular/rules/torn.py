"""Cards in the order of their numbers, and those that make no sequence as the lead lies in their middle (S15, B6)."""

from __future__ import annotations

from itertools import combinations

from game.games.court_circular.rules.cards import NUMBER, Cards
from game.games.court_circular.rules.hands import ARTICLE, ROW, Hand, Sheet, classes, consecutive, hand


def torn(row: Cards, sheet: Sheet = ARTICLE) -> Cards:
    """The most cards of a row that only the lead in their middle keeps from being a sequence, in its order.

    Nothing where that would be no better than the hand which the row makes.
    """
    lead, *laid = row
    names = classes(sheet)
    made = names.index(hand(row, sheet).name)
    for size in (ROW, ROW - 1):
        sequence = next(i for i, name in enumerate(names) if name in (f"sequence{size}", f"sequence{size}L"))
        runs = (run for more in combinations(laid, size - 1) if (run := _around(lead, more)))
        if sequence < made and (found := next(runs, ())):
            return found
    return ()


def numbers_of(run: Cards) -> str:
    """The numbers of some cards, such as 9-10-J."""
    return "-".join(card[:-1] for card in run)


def ordered(cards: Cards) -> Cards:
    """These cards in the order of their numbers, if they follow each other; else nothing."""
    numbers = consecutive(tuple(NUMBER[card] for card in cards))
    return tuple(card for _, card in sorted(zip(numbers, cards, strict=True))) if numbers else ()


def in_order(cards: Cards, made: Hand) -> Cards:
    """Cards of a hand in rising order: those of a sequence with the ace below the 2 where it is there."""
    run = ordered(made.cards) if made.name.startswith("sequence") else ()
    return tuple(card for card in run or sorted(cards, key=NUMBER.__getitem__) if card in cards)


def _around(lead: str, more: Cards) -> Cards:
    """These cards in the order of their numbers, if they follow each other and the lead is at neither end."""
    run = ordered((lead, *more))
    return run if run and lead not in (run[0], run[-1]) else ()
