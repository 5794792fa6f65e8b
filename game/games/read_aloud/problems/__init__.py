"""The problems of Read-Aloud: all hands lie open, and one card wins the game if it is read now.

At most one card is left in the pile, so nothing is hidden but what a shuffle would bring; what hangs on that does not
count as won. Questions to the others are answered against the reader.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from game.core.match import Match
from game.core.rules import Saying
from game.games.read_aloud import rules
from game.games.read_aloud.language.effects import Condition, Face
from game.games.read_aloud.language.sentences import say_condition
from game.games.read_aloud.rules.conditions import measures_of, winners_of
from game.games.read_aloud.rules.state import Result, State
from game.problems.defence import Aim, Defence
from game.problems.problem import Solver
from game.words import sentences

MOST_HIDDEN, FEWEST_MOVES = 1, 3
"""Cards in the pile, at most; cards that may be read, at least."""
MOST_STATES = 3000
"""States of a search, so that a page answers within a second."""


def fits(match: Match) -> bool:
    """Whether a card is to be read, there is a choice, and all cards but one at most can be known."""
    state: State = match.state
    if state.asked is not None or state.over or len(state.pile) > MOST_HIDDEN:
        return False
    field, *hands = state.faces
    seen = field == Face.OPEN and all(face in (Face.OPEN, Face.HIDDEN) for face in hands)
    return seen and len(rules.moves(state)) >= FEWEST_MOVES


def goes_on(match: Match) -> bool:
    """Whether the game is not over."""
    return match.asked is not None


def _aim(match: Match) -> Aim:
    """To win the game alone with this reading."""
    seat, begun = match.asked, match.state
    assert seat is not None
    return Aim(rules, seat, lambda state: _won(state, seat, begun), _key, 0, 1, MOST_STATES)


def _won(state: State, seat: int, begun: State) -> float | None:
    """Whether the reading has won the game; None while it is still carried out."""
    if state.shuffles != begun.shuffles:
        return 0.0
    if state.over:
        return float(state.victors == (seat,))
    return None if state.asked else 0.0


def _key(state: State) -> Hashable:
    return tuple(state._replace(news=(), chance=None, past=()))[1:]  # the terms are the same for all


DEFENCE = Defence(_aim)


@dataclass(frozen=True)
class Said:
    """A condition in a sentence, in any language."""

    condition: Condition

    def said(self, lang: str) -> str:
        """The condition as a card says it."""
        return say_condition(self.condition, lang)


def why(match: Match, move: str) -> Saying | None:
    """How the game ends with the right card, and under which condition it is won."""
    seat, before = match.asked or 0, match.state.condition
    last: Result | None = DEFENCE.line(match, move).state.last
    if last is None or last.condition is None:
        return None
    how = "sets" if last.condition != before else "empties" if last.kind.startswith("exhausted") else "ends"
    return f"problem.why-{how}", {"condition": Said(last.condition), "numbers": _numbers(last, seat)}


def _numbers(last: Result, seat: int) -> Saying:
    """What the condition has measured for the reader and a rival still in the game, or just that it is met."""
    mine = last.measures[seat]
    out = {seat, *last.losers}
    others = [(n, other) for other, n in enumerate(last.measures) if other not in out and n is not None]
    if mine is None or not others:
        return "problem.holds", {}
    its, other = max(others) if max(others)[0] <= mine else min(others)
    return "problem.numbers", {"mine": mine, "its": its, "seat": other}


def against(match: Match, move: str) -> Saying:
    """How the match ends with another card, as a sentence."""
    state: State = DEFENCE.line(match, move).state
    if state.shuffles != match.state.shuffles:
        return "problem.against-chance", {}
    if not state.over:
        return _unended(state, match.asked or 0)
    return ("problem.against-lost", {"winners": state.victors}) if state.victors else ("problem.against-nobody", {})


def _unended(state: State, seat: int) -> Saying:
    """That the game goes on, and who would have won if it had ended."""
    winners = () if state.condition is None else winners_of(state, measures_of(state))
    if not winners:
        return "problem.against-open" if state.condition is None else "problem.against-unmet", {}
    return ("problem.against-on" if winners == (seat,) else "problem.against-behind"), {"winners": winners}


SOLVER = Solver(
    seats=(2, 3),
    options={},
    fits=fits,
    goes_on=goes_on,
    worths=DEFENCE.worths,
    gap=1.0,
    why=why,
    against=against,
    line=DEFENCE.line,
    world=DEFENCE.world,
    words=sentences("game.games.read_aloud.problems.words"),
    open=True,
    level="random",
)
