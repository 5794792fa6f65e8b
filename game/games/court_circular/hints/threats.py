"""The rival whose row may still beat the own one, by which hand, and with which cards if one of them is enough."""

from __future__ import annotations

from itertools import combinations
from math import comb, prod
from typing import NamedTuple

from game.core.rules import Saying
from game.games.court_circular.bots.certain import TRIED, waiting
from game.games.court_circular.hints.beating import MOST_NAMED, in_few_words, without
from game.games.court_circular.rules.cards import Cards
from game.games.court_circular.rules.hands import Hand, hand
from game.games.court_circular.rules.sight import unseen
from game.games.court_circular.rules.state import LAID, State

LIKELY = 0.3
"""A hand that a rival with one card to lay makes so often comes before those of rivals with more."""
MOSTLY = 0.5
"""The part of a danger that is told for the whole."""


class Threat(NamedTuple):
    """A rival, the hand that it may still make, and in few words the cards of which any one would make that."""

    seat: int
    what: Saying
    by: tuple[str, ...] = ()
    """Empty where one card is mostly not enough, or where the cards are too many to name."""
    often: float = 0.0
    """About how often this rival makes any hand that beats the row."""


def feared(seen: State, seat: int, best: Hand) -> Threat | None:
    """What is likeliest to beat this row, all unseen cards being as likely; None where nothing is.

    Of rivals who have still to lay nearly all their cards nothing is worked out.
    """
    able = [each for each in waiting(seen, seat) if len(seen.rows[each]) >= LAID - TRIED]
    often = {each: names for each in able if (names := _often(seen, each, best))}
    if not often:
        return None
    found = [(share, each, name) for each, names in often.items() for name, share in names.items()]
    likely = [each for each in found if each[0] >= LIKELY] or [max(found)]
    share, rival, name = max(likely, key=lambda each: (len(seen.rows[each[1]]) == LAID - 1, each[0]))
    what = f"threat.{'higher' if name == best.name else 'hand'}", {"other": name}
    any_ = 1 - prod(1 - each for each in often[rival].values())
    return Threat(rival, what, _one_card(seen, rival, best, name, share), any_)


def fresh(seen: State, seat: int, found: Threat | None, lost: float) -> tuple[int, ...]:
    """The rivals with no card out yet, if a row that loses so often does so to them; none if mostly to a threat."""
    some = tuple(each for each in waiting(seen, seat) if not seen.rows[each])
    return some if found is None or found.often < lost * MOSTLY else ()


def _often(seen: State, rival: int, best: Hand) -> dict[str, float]:
    """About how often this rival holds what makes a row stronger than this one, by the name of the hand.

    Where one card is enough, what is laid with it does not count. Of several cards at a time rivals hold several sets
    or none, so that they hold any less often than there are sets on average.
    """
    left, held, n = len(unseen(seen)), len(seen.hands[rival]), LAID - len(seen.rows[rival])
    one, share, found = _stronger(seen, rival, best, 1), comb(held, n) / comb(left, n), {}
    for name, some in _stronger(seen, rival, best, n).items():
        able = {card for [card] in one.get(name, ())}
        sets = share * sum(not able & {*more} for more in some)
        found[name] = 1 - without(left, len(able), held) / (1 + sets)
    return found


def _one_card(seen: State, rival: int, best: Hand, name: str, share: float) -> tuple[str, ...]:
    """The cards of which a rival needs but one to make this hand, in few words; none where it mostly needs more."""
    able, left = tuple(card for [card] in _stronger(seen, rival, best, 1).get(name, ())), unseen(seen)
    by = in_few_words(able, left) if 1 - without(len(left), len(able), len(seen.hands[rival])) >= share * MOSTLY else ()
    return by if len(by) <= MOST_NAMED else ()


def _stronger(seen: State, rival: int, best: Hand, n: int) -> dict[str, list[Cards]]:
    """The cards not seen, so many at a time, with which this rival's row beats this one, by the name of the hand."""
    lead, row, found = seen.lead or "", seen.rows[rival], dict[str, list[Cards]]()
    for more in combinations(unseen(seen), n):
        made = hand((lead, *row, *more), seen.terms.sheet)
        if made > best:
            found.setdefault(made.name, []).append(more)
    return found
