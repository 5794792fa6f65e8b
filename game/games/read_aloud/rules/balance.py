"""Statistics of a match for the balance of the packs: its readings, the cards seen, the cards read."""

from __future__ import annotations

from itertools import pairwise

from game.core.game import Use
from game.core.match import Match
from game.games.read_aloud.rules.state import State
from game.games.read_aloud.rules.zones import at, face_up, in_play, key_of, sees


def use(match: Match) -> Use:
    """Statistics of one finished match: first reader, number of readings, cards seen by a reader, cards read."""
    turns = [(state, after) for state, after in pairwise(match.states) if state.asked is None]
    offered = sorted({key for state, _ in turns for key in in_sight(state)})
    used = sorted({event.facts["card"] for _, after in turns for event in after.news if event.kind == "read"})
    last: State = match.state
    return Use(last.first, last.readings, tuple(offered), tuple(used))


def in_sight(state: State) -> set[str]:
    """The cards in the field, the hands and the pile that the reader sees."""
    return {key_of(at(state, spot)) for spot in (*in_play(state), *face_up(state)) if sees(state, state.turn, spot)}
