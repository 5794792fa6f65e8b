"""The rival whose row may still beat the own one, by which hand, and with which cards if one of them is enough."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb
from typing import NamedTuple

from game.core.rules import Saying
from game.games.court_circular.bots.beating import MOST_NAMED, in_few_words
from game.games.court_circular.bots.certain import TRIED, waiting
from game.games.court_circular.rules.cards import Cards
from game.games.court_circular.rules.hands import Hand, hand
from game.games.court_circular.rules.sight import unseen
from game.games.court_circular.rules.state import LAID, State

LIKELY = 0.3
"""So many of the rows that a rival can choose from are a threat that comes before all that are less likely."""


class Threat(NamedTuple):
    """A rival, the hand that it may still make, and in few words the cards of which any one would make that."""

    seat: int
    what: Saying
    by: tuple[str, ...] = ()
    """Empty where one card is not enough, or where the cards are too many to name."""


def feared(seen: State, seat: int, best: Hand) -> Threat | None:
    """What is likely to beat this row, all unseen cards being as likely; None where nothing is.

    A rival who lays but one card more comes first. Of rivals who have still to lay nearly all their cards nothing is
    worked out.
    """
    able = [each for each in waiting(seen, seat) if len(seen.rows[each]) >= LAID - TRIED]
    often = {each: _often(seen, each, best) for each in able}
    found = [(weight, rival, name) for rival, names in often.items() for name, weight in names.items()]
    if not found:
        return None
    _, rival, name = max(found, key=lambda each: (each[0] >= LIKELY, len(seen.rows[each[1]]) == LAID - 1, each[0]))
    key = "higher" if name == best.name else "hand"
    return Threat(rival, (f"threat.{key}", {"other": name}), _one_card(seen, rival, best, name))


def _often(seen: State, rival: int, best: Hand) -> dict[str, float]:
    """How many of the rows that this rival can choose from are stronger than this one, by the name of the hand."""
    left, n = unseen(seen), LAID - len(seen.rows[rival])
    names = Counter(row.name for _, row in _rows(seen, rival, left) if row > best)
    share = comb(len(seen.hands[rival]), n) / comb(len(left), n)
    return {name: times * share for name, times in names.items()}


def _one_card(seen: State, rival: int, best: Hand, name: str) -> tuple[str, ...]:
    """The cards of which a rival needs but one to make this hand, in few words; none where it can be made without."""
    left, sheet = unseen(seen), seen.terms.sheet
    rows = {card: hand((seen.lead or "", *seen.rows[rival], card), sheet) for card in left}
    able = tuple(card for card, row in rows.items() if row > best and row.name == name)
    made = [more for more, row in _rows(seen, rival, left) if row > best and row.name == name]
    by = in_few_words(able, left) if all({*more} & {*able} for more in made) else ()
    return by if len(by) <= MOST_NAMED else ()


def _rows(seen: State, rival: int, left: Cards) -> list[tuple[Cards, Hand]]:
    """The cards that this rival may still lay, of those that are not seen, each with the hand that they make."""
    lead, row, sheet = seen.lead or "", seen.rows[rival], seen.terms.sheet
    return [(more, hand((lead, *row, *more), sheet)) for more in combinations(left, LAID - len(row))]
