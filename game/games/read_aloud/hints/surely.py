"""How sure a reason is, and with whom a seat would win: all hands may be known, and a condition may suit others too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.core.rules import Saying
from game.games.read_aloud.bots.answering import winners
from game.games.read_aloud.hints.figures import every
from game.games.read_aloud.hints.number import ALONE
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.rules.conditions import PUBLIC, measures_of
from game.games.read_aloud.rules.state import Piece, State
from game.games.read_aloud.rules.zones import tokens

NOW = ("reason.takes-away", "reason.takes-away-shared", "reason.replaces", "reason.stops")
"""The reasons that say how it stands before the answer, too."""
WINS = (
    "reason.sets",
    "reason.sets-then",
    "reason.gets-ahead",
    "reason.stays-ahead",
    "reason.ends-all",
    "reason.holds-all",
    "reason.nothing-all",
)
"""The reasons that say that the seat meets the condition, or wins."""
PROBABLE = (
    *NOW,
    *WINS,
    "reason.ends-none",
    "reason.holds-none",
    "reason.nothing-none",
)
"""The reasons that call probable what depends on hidden cards."""


def surely(seen: State, seat: int, worlds: Sequence[State], afters: Sequence[State], said: Saying) -> Saying:
    """The reason, or the one inside, with those who would win too, and without “probably” where all is known."""
    key, facts = said
    if "why" in facts:
        return key, {**facts, "why": surely(seen, seat, worlds, afters, facts["why"])}
    if key not in PROBABLE:
        return said
    others = _others(seen, seat, afters) if key in WINS else ()
    shared = "-shared" if others else ""
    sure = is_known(seen, afters) and is_known(seen, worlds) if key in NOW else is_known(seen, afters, seat)
    return f"{key}{shared}{'-sure' if sure else ''}", {**facts, "seats": others} if others else facts


def _others(seen: State, seat: int, afters: Sequence[State]) -> tuple[int, ...]:
    """Who else meets the condition, or wins, the same in all deals, by cards that the seat sees or has seen."""
    if len({winners(after) for after in afters}) > 1:
        return ()
    known = {piece.token for piece in every(seen) if piece.key or piece.recalled}
    return tuple(
        [
            other
            for other in winners(afters[0])
            if other != seat
            and all(_is_public(end.condition) or known.issuperset(tokens(end.hands[other])) for end in afters)
        ]
    )


def is_known(seen: State, states: Sequence[State], seat: int | None = None) -> bool:
    """Whether all that decides is the same in these deals, and lies open to the seat.

    That is the own hand, where only the seat is meant and a hand meets the condition whatever the others hold.
    What the seat only recalls is as good as known, but the player no longer sees it.
    """
    condition = states[0].condition
    alone = seat is not None and isinstance(condition, ALONE)
    told = {seat in winners(state) if alone else winners(state) for state in states}
    if len(told) > 1 or any(state.condition != condition for state in states):
        return False
    if condition is None or _is_public(condition):
        return True
    rows = [_deciding(state, seat if alone else None) for state in states]
    known = set(_keys(every(seen)))
    return all(_same(row, rows[0]) for row in rows) and known.issuperset(
        _keys(piece for row in rows[0] for piece in row)
    )


def _deciding(state: State, seat: int | None) -> Sequence[Sequence[Piece]]:
    """The places whose cards decide who meets the condition; of one seat its hand alone."""
    if seat is not None:
        return [state.hands[seat]]
    level = len(set(measures_of(state))) == 1
    return [*state.hands, state.field] if _by_field(state.condition) and not level else state.hands


def counts_cards(condition: e.Condition | None) -> bool:
    """Whether all that is compared is how many cards a hand has, which everybody sees."""
    return getattr(condition, "measure", None) is e.Measure.CARDS


def _is_public(condition: e.Condition | None) -> bool:
    """Whether all see who meets it, whatever lies face down."""
    by_turn = condition is None or isinstance(condition, e.Reader | e.Beside)
    return by_turn or getattr(condition, "measure", None) in PUBLIC


def _by_field(condition: e.Condition | None) -> bool:
    return isinstance(condition, e.Nearest) and condition.number is None


def _same(row: Sequence[Sequence[Piece]], other: Sequence[Sequence[Piece]]) -> bool:
    """Whether the same cards lie in all these places."""
    return [sorted(_keys(place)) for place in row] == [sorted(_keys(place)) for place in other]


def _keys(pieces: Iterable[Piece]) -> Iterable[str]:
    """The cards whose faces are seen, with those below them."""
    for piece in pieces:
        yield from filter(None, (piece.key, *piece.under))
