"""The review of a match for one seat: the share that its cards gave away, and the luck of draws and rivals.

The measure is the share that `weighing` finds for what the seat had seen at that time. From one decision to the next it
changes twice: by the card laid, which can only lose, and by the draw and the rivals' cards, which is luck. So in every
round the end is the beginning and all luck, less all losses.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from functools import cache
from math import fsum
from typing import NamedTuple

from game.core.game import Dealt
from game.core.match import Match
from game.core.rules import Saying
from game.games.garlandland.bots.race import ahead
from game.games.garlandland.bots.table import TIES, opening
from game.games.garlandland.bots.tree import HANDS, hand_of
from game.games.garlandland.bots.weighing import before, is_duel, stage_of, weigh
from game.games.garlandland.rules import State
from game.games.garlandland.rules.score import SETUP


class Turn(NamedTuple):
    """A card laid by the seat."""

    n: int
    """The number of moves of the match before it."""
    card: str
    shares: Mapping[str, float]
    """The share that each card in hand was worth."""
    luck: float
    """The change of the share by the draw and the rivals' cards since the turn before."""

    @property
    def loss(self) -> float:
        """The share of the better card less that of the card laid."""
        return max(self.shares.values()) - self.shares[self.card]


class Round(NamedTuple):
    """A round of the seat; in the points game the shares are of the match, else of the round."""

    number: int
    start: float
    """The share before a card was dealt."""
    turns: tuple[Turn, ...]
    end: float
    """The share in the end."""

    @property
    def luck(self) -> float:
        """All luck of the round, that of the rivals' last cards included."""
        return self.end - self.start + self.loss

    @property
    def loss(self) -> float:
        """The share given away in all turns."""
        return fsum(turn.loss for turn in self.turns)


def review(match: Match, seat: int) -> Generator[None, None, tuple[Round, ...]]:
    """All finished rounds of a match, as this seat could weigh them."""
    found = []
    for number, asked in _turns(match, seat).items():
        start = yield from before(_seen(match, asked[0], seat), seat)
        turns, share = [], start
        for n in asked:
            shares = yield from weigh(_seen(match, n, seat), seat)
            turns.append(Turn(n, match.moves[n], shares, max(shares.values()) - share))
            share = shares[match.moves[n]]
        end = yield from _end(match, number, seat)
        found.append(Round(number, start, tuple(turns), end))
    return tuple(found)


def split(match: Match, seat: int) -> Generator[None, None, Saying | None]:
    """What a seat has won in all rounds: its part at their beginning, luck, and less what its choices gave away.

    Exact for two players and wins, the game that has been solved; None for all others. A tie counts as in the solution,
    about a half. Numbers are of rounds, to the tenth, as they are told, so that they add up.
    """
    if not is_duel(match.state):
        return None
    rounds = yield from review(match, seat)
    start, loss, end = (round(fsum(part), 1) for part in zip(*((r.start, r.loss, r.end) for r in rounds), strict=True))
    facts = {"n": len(rounds), "start": start, "luck": round(end - start + loss, 1), "loss": loss, "end": end}
    return "review.split", facts


def dealt(match: Match, seat: int) -> Dealt | None:
    """What the first cards of all rounds were worth to a seat, of which nothing has to be searched.

    Exact for two players and wins, as `split` is; None for all others.
    """
    if not is_duel(match.state):
        return None
    found = [_dealt(match, number, _seen(match, asked[0], seat), seat) for number, asked in _turns(match, seat).items()]
    return Dealt(len(found), *map(fsum, zip(*found, strict=True))) if found else None


def _dealt(match: Match, number: int, seen: State, seat: int) -> tuple[float, float, float]:
    """The share of a round before its deal, with the first hand, and in its end; `seen` is its first turn."""
    name = stage_of(seen, seat)
    best = [max(opening(name, hand)) for hand in range(HANDS[0])]
    first, _ = hand_of((), seen.hands[seat])
    return fsum(best) / len(best), best[first], _got(match, _over(match, number), seat)


def _end(match: Match, number: int, seat: int) -> Generator[None, None, float]:
    """The share of this seat after a round."""
    after = _over(match, number)
    state: State = match.states[after]
    if state.goal == "points" and not state.victors:
        return (yield from before(_seen(match, after, seat), seat))
    return _got(match, after, seat)


def _over(match: Match, number: int) -> int:
    """After how many moves a round was over."""
    return next(n for n, state in enumerate(match.states) if state.last and state.last.number == number)


def _got(match: Match, after: int, seat: int) -> float:
    """The share of this seat in a round that has a winner, or in the points game in a match that has one."""
    state: State = match.states[after]
    if state.goal == "points":
        return _part(seat, state.victors, 1 / len(state.victors))
    winners = state.last.verdict.winners if state.last else ()
    began = _seen(match, after - 1, seat)
    tie = TIES[stage_of(began, seat)] if is_duel(began) else 0.5
    return _part(seat, winners, tie if len(winners) > 1 else 1.0)


def _part(seat: int, winners: tuple[int, ...], part: float) -> float:
    """The part of the seat in a victory of these winners."""
    return part if seat in winners else 0.0


def _seen(match: Match, n: int, seat: int) -> State:
    """The state after `n` moves, as the seat has seen it."""
    seen: State = match.game.rules.seen_by(seat, match.states[n])
    return seen


def _turns(match: Match, seat: int) -> dict[int, list[int]]:
    """By finished round, after how many moves the seat was asked."""
    last = match.state.last
    turns: dict[int, list[int]] = {number: [] for number in range(1, last.number + 1 if last else 1)}
    for n in range(len(match.moves)):
        state = match.states[n]
        if match.game.rules.to_move(state) == seat and state.round in turns:
            turns[state.round].append(n)
    return turns


def chance(seen: State, seat: int, worth: float | None) -> float:
    """The chance to win the match, where all play the rounds to come alike."""
    if seen.goal == "points":
        return ahead(seen.points, seat, len(seen.points) - seen.round + 1) if worth is None else worth
    needs = tuple(SETUP - wins for wins in seen.wins)
    if worth is None:
        return _chance(needs, seat)
    lost = [_chance(_less(needs, other), seat) for other in range(len(needs)) if other != seat]
    return worth * _chance(_less(needs, seat), seat) + (1 - worth) * fsum(lost) / len(lost)


def _less(needs: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The wins that all still need when this seat has won a round."""
    return tuple(need - (other == seat) for other, need in enumerate(needs))


@cache
def _chance(needs: tuple[int, ...], seat: int) -> float:
    """The chance to win the match where all win each round as often."""
    if 0 in needs:
        return float(needs[seat] == 0)
    return fsum(_chance(_less(needs, other), seat) for other in range(len(needs))) / len(needs)
