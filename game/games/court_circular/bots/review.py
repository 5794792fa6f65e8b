"""Luck and play of a match, told apart by the expert's estimates, in points."""

from __future__ import annotations

from functools import partial
from math import sqrt

from game.bots import apart, kept
from game.core.game import Account, Gain
from game.core.match import Match
from game.games.court_circular.bots import expert
from game.games.court_circular.bots.certain import certain, may_win
from game.games.court_circular.rules.answers import drop_refused
from game.games.court_circular.rules.cards import DECK
from game.games.court_circular.rules.decided import sure
from game.games.court_circular.rules.rounds import lies_up
from game.games.court_circular.rules.score import EXTRA, UP, points, standing
from game.games.court_circular.rules.state import LAID, State

SPREAD = 19.5
"""By how many points the lead of a seat changes in a round, as a standard deviation.

`python -m tools.leads court-circular --players normal,normal`: 19.4 ±0.6, and 19.5 foretells best who wins."""

MOST = UP + max(EXTRA.values())
"""The points of the card that counts most."""


def gain(match: Match, seat: int) -> Gain:
    """By how much the seat was ahead of the others' mean in all packs."""
    packs = {state.tally.pack for state in match.states if state.tally}
    own, others = match.state.totals[seat], len(match.players) - 1
    return Gain(len(packs), 0.0, own - (sum(match.state.totals) - own) / others)


def chance(seen: State, seat: int, worth: float | None) -> float:
    """The chance to win the match, where what is still to come moves the lead by `SPREAD` points a round.

    It is 0 or 1 once nobody can catch who is ahead, and 0 where the last round is lost and the match with it.
    """
    if (won := sure(_taken(seen), seat)) is not None:
        return float(won)
    if _lost(seen, seat):
        return 0.0
    lead, left = stands(seen, seat)
    return kept(lead + (worth or 0.0), SPREAD * sqrt(left), len(seen.rows))


def _lost(seen: State, seat: int) -> bool:
    """Whether a seat loses the last round of a pack, whatever it lays, and the match with it, whoever wins.

    That is so where no rival gives it up by dropping out.
    """
    if not seen.final or seen.choosing or seen.terms.difference or len(seen.rows[seat]) == LAID:
        return False
    if not all(certain(seen, seat, card, 0.0) is False for card in seen.hands[seat]):
        return False
    return all(_wins_match(seen, seat, rival) for rival in may_win(seen, seat))


def _wins_match(seen: State, seat: int, rival: int) -> bool:
    """Whether this seat has lost the match once a rival has won the last round, so that no tie makes another pack."""
    totals, gets = standing(seen), _least(seen, seat, rival)
    least, most = totals[rival] + gets, totals[rival] + gets + MOST * sum(LAID - len(row) for row in seen.rows)
    best = max([total for each, total in enumerate(totals) if each not in (seat, rival)], default=0)
    first = max(least, best)
    return (least > best or most < best) and first >= seen.terms.target and first > totals[seat]


def _least(seen: State, seat: int, rival: int) -> int:
    """The points that a rival gets at least who wins this round: for what lies there, and the seat's next card."""
    up = lies_up(seen, rival)
    more = min(points((card,), up, seen.terms) for card in seen.hands[seat]) if drop_refused(seen) else 0
    return points(seen.on_table, up, seen.terms) + more


def stands(seen: State, seat: int) -> tuple[float, float]:
    """The lead of a seat over the best of the others, and how many rounds are likely to be left."""
    seen = _taken(seen)
    totals, seats = standing(seen), len(seen.rows)
    won = sum([len(heap) for heaps in (seen.up, seen.down) for heap in heaps])
    left = len(DECK) - won
    if max(totals) + UP * left / seats < seen.terms.target:
        left += len(DECK)
    return totals[seat] - max(totals[:seat] + totals[seat + 1 :]), max(1.0, left / (LAID * seats + 1))


def _taken(seen: State) -> State:
    """The same with the cards of a round in the winner's heap who has still to choose which of them leads."""
    last = seen.last if seen.choosing else None
    if last is None:
        return seen
    heaps = [
        heap + seen.on_table * (each == last.winner) for each, heap in enumerate(seen.up if last.up else seen.down)
    ]
    return seen._replace(up=tuple(heaps)) if last.up else seen._replace(down=tuple(heaps))


ACCOUNT = Account(gain, partial(apart, expert.think))
