"""The problems of Garlandland: two players, the first round, which of two cards wins more of the time.

The worths are exact against the solved game (docs/opponents/garlandland.md). What hidden cards are drawn differs from
world to world; a shipped one shows a line in which the right card wins and the other does not.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.bots import decide, outcome
from game.core.chance import Chance
from game.core.match import Match
from game.core.rules import Saying
from game.games.garlandland.bots import expert
from game.games.garlandland.bots.weighing import weigh
from game.games.garlandland.hints.reasons import TINY, reason
from game.games.garlandland.rules import State, imagine, play, seen_by, to_move
from game.problems.problem import Solver
from game.words import sentences

GAP = 0.08
"""The least difference of the shares of the round."""
WORLDS = 60
"""Worlds that are tried for one that shows the difference."""
SAYS_WHY = (
    "reason.wins-hand",
    "reason.wins-hand-tie",
    "reason.wins-hand-safe",
    "reason.wins-hand-safe-one",
    "reason.wins-hand-threat",
    "reason.last",
    "reason.last-more",
)
"""Reasons that name the hand that makes the difference."""


def fits(match: Match) -> bool:
    """Whether rows lie open and all cards to choose from matter: from the second card on, nobody having chosen yet."""
    state: State = match.state
    return bool(state.rows[0]) and state.chosen[match.asked or 0] is None


def goes_on(match: Match) -> bool:
    """Whether it is still the first round."""
    state: State = match.state
    return state.round == 1


def worths(match: Match) -> Mapping[str, float]:
    """The share of the round that either card is worth."""
    seat = match.asked
    return {} if seat is None else outcome(weigh(match.seen(seat), seat))


def why(match: Match, move: str) -> Saying | None:
    """The hand that the card keeps in reach, and the shares."""
    found = _reasons(match)[move]
    return found if found[0] in SAYS_WHY else None


def against(match: Match, move: str) -> Saying:
    """The shares of both cards: there is no third one, so that it was wrong tells the right one anyhow."""
    shares = worths(match)
    (best,) = (each for each in shares if each != move)
    key = "problem.against" if shares[move] >= TINY else "problem.against-never"
    return key, {"card": move, "share": shares[move], "best": best, "more": shares[best]}


def _reasons(match: Match) -> Mapping[str, Saying]:
    seat = match.asked or 0
    return outcome(reason(match.seen(seat), seat, worths(match)))


def line(match: Match, move: str, world: int) -> Match:
    """The round played on with this card, both seats as the solved game plays, in the world of this number."""
    seat = match.asked or 0
    chance = Chance(f"fudaba/problem/{match.deal}/{world}")
    state = imagine(seen_by(seat, match.state), seat, chance("world"))
    moves, states = [*match.moves], [*match.states[:-1], state]
    while states[-1].round == 1 and not states[-1].victors:
        asked = to_move(states[-1])
        assert asked is not None
        chosen = move if len(moves) == len(match.moves) else _best(states[-1], asked, chance)
        states.append(play(states[-1], chosen))
        moves.append(chosen)
    return match._replace(moves=tuple(moves), states=tuple(states))


def _best(state: Any, seat: int, chance: Chance) -> str:
    """The card that the solved game lays; the dice depend on the turn alone, so that both lines meet the same rival."""
    seen = seen_by(seat, state)
    return decide(expert, seen, seat, chance("bot", seat, len(state.rows[seat])))


def world(match: Match, move: str) -> int | None:
    """The first world in which this card wins the round alone, and the other one does not win at all."""
    seat = match.asked or 0
    (other,) = (each for each in match.state.hands[seat] if each != move)
    for n in range(WORLDS):
        if _winners(match, move, n) == (seat,) and seat not in _winners(match, other, n):
            return n
    return None


def _winners(match: Match, move: str, world: int) -> tuple[int, ...]:
    found: tuple[int, ...] = line(match, move, world).state.last.verdict.winners
    return found


SOLVER = Solver(
    seats=(2,),
    options={},
    fits=fits,
    goes_on=goes_on,
    worths=worths,
    gap=GAP,
    why=why,
    against=against,
    line=line,
    world=world,
    words=sentences("game.games.garlandland.problems.words"),
)
