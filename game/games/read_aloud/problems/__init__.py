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
from game.games.read_aloud.cards.card import Card, plain_clauses
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Condition, Face
from game.games.read_aloud.language.sentences import say_condition
from game.games.read_aloud.rules.conditions import measures_of, winners_of
from game.games.read_aloud.rules.legal import readable
from game.games.read_aloud.rules.state import Result, State
from game.games.read_aloud.rules.zones import at, key_of
from game.problems.defence import Aim, Defence
from game.problems.problem import Solver
from game.words import sentences

MOST_HIDDEN, FEWEST_MOVES = 1, 3
"""Cards in the pile, at most; cards that may be read, at least."""
SHARE = 0.375
"""How much of the problems one kind of reason has, at most: else nearly all would take the last cards away."""
OVER = e.End()
"""The clause that the game is over."""
MOST_STATES = 3000
"""States of a search, so that a page answers within a second."""
TEMPTING = ("problem.against-on", "problem.against-chance", "problem.against-lost", "problem.against-nobody")
"""What is wrong with a card that looks as if it won."""
BEHIND = 3
"""How many tempting cards it counts for that the table does not name the reader as the winner."""


def fits(match: Match) -> bool:
    """Whether a card is to be read, there is a choice, and all cards but one at most can be known."""
    state: State = match.state
    if state.asked is not None or state.over or len(state.pile) > MOST_HIDDEN:
        return False
    field, *hands = state.faces
    seen = field == Face.OPEN and all(face in (Face.OPEN, Face.HIDDEN) for face in hands)
    return seen and len(rules.moves(state)) >= FEWEST_MOVES


def plain(match: Match, move: str) -> bool:
    """Whether the table names the reader as the winner anyhow, and the card simply says that the game is over.

    It does not where something comes before that, and another card that speaks of the end as well does not win.
    """
    text = _card(match, move).text
    if _leaders(match.state) != (match.asked,) or OVER not in _clauses(match, move):
        return False
    return text[0] == OVER or not any(OVER in _clauses(match, each) for each in _others(match, move))


def hard(match: Match, move: str) -> int:
    """How many other cards tempt: that end the game, or with which the reader would lead; more where nobody says so."""
    tempting = sum(against(match, each)[0] in TEMPTING for each in _others(match, move))
    return tempting + BEHIND * (_leaders(match.state) != (match.asked,))


def _card(match: Match, move: str) -> Card:
    """The card that a move reads."""
    state: State = match.state
    spot = readable(state)[rules.moves(state).index(move)]
    return state.terms.cards[key_of(at(state, spot))]


def _clauses(match: Match, move: str) -> tuple[e.Plain, ...]:
    return plain_clauses(_card(match, move))


def _others(match: Match, move: str) -> list[str]:
    """The other cards that may be read, as moves."""
    return [each for each in rules.moves(match.state) if each != move]


def _leaders(state: State) -> tuple[int, ...]:
    """Who would win if the game ended as it stands, as the table says it."""
    return () if state.condition is None else winners_of(state, measures_of(state))


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
    ahead = _leaders(match.state) == (seat,)
    last: Result | None = DEFENCE.line(match, move).state.last
    if last is None or last.condition is None or last.kind.startswith("standstill"):
        return None  # nothing on the table tells which positions came before, so that a standstill comes as a surprise
    emptied = last.kind.startswith("exhausted")
    kept = ("empties" if ahead else "turns") if emptied else "ends"
    how = kept if last.condition == before else "sets-last" if emptied else "sets"
    return f"problem.why-{how}", {"condition": Said(last.condition), "numbers": _numbers(last, seat)}


def _numbers(last: Result, seat: int) -> Saying:
    """What the condition has measured for the reader and rivals still in the game, or just that it is met."""
    mine = last.measures[seat]
    out = {seat, *last.losers}
    others = [(n, other) for other, n in enumerate(last.measures) if other not in out and n is not None]
    if mine is None or not others:
        return "problem.holds", {}
    (its, other), *rest = sorted(others, reverse=max(others)[0] <= mine)
    first = {"mine": mine, "its": its, "seat": other}
    if not rest:
        return "problem.numbers", first
    return "problem.numbers-two", {**first, "theirs": rest[0][0], "third": rest[0][1]}


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
    winners = _leaders(state)
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
    plain=plain,
    hard=hard,
    share=SHARE,
)
