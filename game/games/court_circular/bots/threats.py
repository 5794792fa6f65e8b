"""The rival whose row may still beat the own one, by which hand, and with which cards if one of them is enough."""

from __future__ import annotations

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
"""A hand that a rival can make so often is a threat that comes before all that are less likely."""


class Threat(NamedTuple):
    """A rival, the hand that it may still make, and in few words the cards of which any one would make that."""

    seat: int
    what: Saying
    by: tuple[str, ...] = ()
    """Empty where one card is not enough, or where the cards are too many to name."""


def feared(seen: State, seat: int, best: Hand) -> Threat | None:
    """What is likely to beat this row, all unseen cards being as likely; None where nothing is.

    Of what is likely a rival who lays but one card more comes first, then what one card makes that can be named. Of
    rivals who have still to lay nearly all their cards nothing is worked out.
    """
    able = [each for each in waiting(seen, seat) if len(seen.rows[each]) >= LAID - TRIED]
    often = {each: _often(seen, each, best) for each in able}
    found = [(weight, rival, name) for rival, names in often.items() for name, weight in names.items()]
    if not found:
        return None
    likely = [each for each in found if each[0] >= LIKELY] or [max(found)]
    threats = {each: _one_card(seen, each[1], best, each[2]) for each in likely}
    rank = max(likely, key=lambda each: (len(seen.rows[each[1]]) == LAID - 1, bool(threats[each]), each[0]))
    key = "higher" if rank[2] == best.name else "hand"
    return Threat(rank[1], (f"threat.{key}", {"other": rank[2]}), threats[rank])


def _often(seen: State, rival: int, best: Hand) -> dict[str, float]:
    """About how often this rival holds what makes a row stronger than this one, by the name of the hand.

    Where one card is enough, what is laid with it does not count.
    """
    left, held, n = len(unseen(seen)), len(seen.hands[rival]), LAID - len(seen.rows[rival])
    one, share, found = _stronger(seen, rival, best, 1), comb(held, n) / comb(left, n), {}
    for name, some in _stronger(seen, rival, best, n).items():
        able = {card for [card] in one.get(name, ())}
        found[name] = share * sum(not able & {*more} for more in some) + len(able) * held / left
    return found


def _one_card(seen: State, rival: int, best: Hand, name: str) -> tuple[str, ...]:
    """The cards of which a rival needs but one to make this hand, in few words; none where it can be made without."""
    able = tuple(card for [card] in _stronger(seen, rival, best, 1).get(name, ()))
    made = _stronger(seen, rival, best, LAID - len(seen.rows[rival]))[name]
    by = in_few_words(able, unseen(seen)) if all({*more} & {*able} for more in made) else ()
    return by if len(by) <= MOST_NAMED else ()


def _stronger(seen: State, rival: int, best: Hand, n: int) -> dict[str, list[Cards]]:
    """The cards not seen, so many at a time, with which this rival's row beats this one, by the name of the hand."""
    lead, row, found = seen.lead or "", seen.rows[rival], dict[str, list[Cards]]()
    for more in combinations(unseen(seen), n):
        made = hand((lead, *row, *more), seen.terms.sheet)
        if made > best:
            found.setdefault(made.name, []).append(more)
    return found
