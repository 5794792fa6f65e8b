"""The problems of Court Circular: both hands lie open, and one move makes the most of the round.

Two players. What counts is the points of the cards that are taken with this round, for the one or the other; the winner
leaves the card as the next lead that brings fewest. What is kept in hand counts nothing.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from game.core.match import Match
from game.core.rules import Saying
from game.games.court_circular import rules
from game.games.court_circular.page.parting import reason
from game.games.court_circular.rules.answers import DROP, offered
from game.games.court_circular.rules.outlook import reachable
from game.games.court_circular.rules.score import points
from game.games.court_circular.rules.state import LAID, Round, State
from game.problems.defence import Aim, Defence
from game.problems.problem import Solver
from game.words import sentences

MOST_ROUNDS = 5
"""Rounds of a match in which positions are looked for."""
FEWEST_LAID, MOST_STATES = 2, 12_000
"""Cards laid by both together, at least; states of a search, so that a page answers within a second."""
GAP = 1.0
"""Points by which the right move is better, at least."""
MOST = 100.0
"""More points than a round has."""


def fits(match: Match) -> bool:
    """Whether a card is to be laid or the round given up, and some cards lie already."""
    state: State = match.state
    if state.asked is None or state.choosing or state.queue or state.dropped:
        return False
    return sum(map(len, state.rows)) >= FEWEST_LAID


def goes_on(match: Match) -> bool:
    """Whether it is one of the first rounds."""
    state: State = match.state
    return state.round <= MOST_ROUNDS


def _aim(match: Match) -> Aim:
    """To make the most of the round, in points."""
    seat, number = match.asked, match.state.round
    assert seat is not None
    return Aim(rules, seat, lambda state: _won(state, seat, number), _key, -MOST, MOST, MOST_STATES)


def _won(state: State, seat: int, number: int) -> float | None:
    """The points of a finished round, negative where the other one takes them; None while it is played."""
    last = state.last
    if last is None or last.number != number:
        return None
    brought = float(_points(state, last))
    return brought if last.winner == seat else -brought


def _points(state: State, last: Round) -> int:
    """The points of a round for its winner; where a lead is still to be chosen, the cheapest card stays."""
    if not state.choosing:
        return last.points
    cards = state.on_table
    return max(points(tuple(each for each in cards if each != lead), last.up, state.terms) for lead in offered(state))


def _key(state: State) -> Hashable:
    return tuple(frozenset(row) for row in state.rows), state.asked, state.dropped


DEFENCE = Defence(_aim, ways=True)


def why(match: Match, move: str) -> Saying | None:
    """The worth of the right move in points, against the next best one."""
    worths = DEFENCE.worths(match)
    worth, other = int(worths[move]), int(max(each for other, each in worths.items() if other != move))
    facts = {**_facts(match, move), "n": abs(worth), "other": abs(other)}
    if move == DROP:
        return ("problem.why-drop", facts) if _tempting(match) else None
    if (ended := DEFENCE.line(match, move).state.last) and ended.rival is None:
        return ("problem.why-now", facts) if worth > other > 0 else None
    kind = f"wins{_equal(facts)}" if worth > 0 and other < 0 else "more" if worth > 0 else "less"
    return f"problem.why-{kind}", facts


def _tempting(match: Match) -> bool:
    """Whether the seat could make a hand of three cards or four, so that one would like to go on."""
    state, seat = match.state, match.asked or 0
    best = reachable(state.lead or "", state.rows[seat], state.hands[seat], state.terms.sheet)
    return len(best.hand.cards) >= LAID


def against(match: Match, move: str) -> Saying:
    """What another move wins or loses, in points, as a sentence."""
    worth = int(DEFENCE.worths(match)[move])
    facts = {**_facts(match, move), "n": abs(worth)}
    if move == DROP:
        return "problem.against-drop", facts
    ended = DEFENCE.line(match, move).state.last
    if ended.rival is None:
        return ("problem.against-few" if worth > 0 else "problem.against-out"), facts
    return f"problem.against-{'wins' if worth > 0 else 'loses'}{_equal(facts)}", facts


def _facts(match: Match, move: str) -> dict[str, object]:
    """The move, and the hands of both at the end of its line; of equal ones how they are parted."""
    seat = match.asked
    assert seat is not None
    state = DEFENCE.line(match, move).state
    last: Round = state.last
    mine, its = (hand.name if (hand := last.hands[each]) else "none" for each in (seat, 1 - seat))
    facts = {"card": move, "hand": mine, "its": its, "seat": 1 - seat}
    best, other = last.hands[last.winner], last.hands[1 - last.winner]
    if not (last.card and best and other):
        return facts
    return {**facts, "how": reason(best, other, state.terms.sheet.order, last.lead)}


def _equal(facts: Mapping[str, object]) -> str:
    """The end of the key of a sentence on equal hands, which says how they are parted."""
    return "-equal" if "how" in facts else ""


SOLVER = Solver(
    seats=(2,),
    options={},
    fits=fits,
    goes_on=goes_on,
    worths=DEFENCE.worths,
    gap=GAP,
    why=why,
    against=against,
    line=DEFENCE.line,
    world=DEFENCE.world,
    words=sentences("game.games.court_circular.problems.words"),
    open=True,
    lays=True,
    level="easy",
)
