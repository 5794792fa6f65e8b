"""How well a seat stands at the end of a reading, and what it chooses next to stand so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from game.core.rules import Saying
from game.games.read_aloud.bots.answering import Answer, winners
from game.games.read_aloud.hints.both import OUTSIDE, card_of, groups
from game.games.read_aloud.hints.figures import MANY, Line, counts_sure, number_of
from game.games.read_aloud.hints.number import Figure, rank_of
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.rules.state import REPLENISHING, Spot, State
from game.games.read_aloud.rules.zones import at, sees

Standing: TypeAlias = tuple[int, int]
"""How a hand stands: whether that is sure, and how good its number is."""
PAIR = 2
"""So many cards may be named together, whichever of them is taken first."""


def standing_of(line: Line, seat: int, known: frozenset[int]) -> Standing:
    """What is sure and meets the condition, or may, comes first, then what is not sure, then what surely fails."""
    end, n = line.end, number_of(line.end, seat)
    if seat in end.losers:
        return -1, 0
    if n is None:
        return (2 if isinstance(end.condition, e.Reader | e.Holder) and seat in winners(end) else 1), 0
    if line.loose or not counts_sure(end, seat, known):
        return (0, -MANY) if isinstance(end.condition, e.Within) and _takes_new(line, seat, known) else (1, 0)
    found = Figure(n, seat, end, 0)
    return (0 if found.fails else 2), -n if found.over is not None else rank_of(found)


def _takes_new(line: Line, seat: int, known: frozenset[int]) -> bool:
    """Whether the seat fills up its hand with a card that is not known yet, but seen once it can be chosen."""
    taken = [(state, spot) for state, spot in line.path if state.asked and state.asked.kind == "replenish"]
    spots = [(state, spot) for state, spot in taken if isinstance(spot, Spot) and not line.loose]
    return any(at(state, spot).token not in known and sees(state, seat, spot) for state, spot in spots)


def step_of(look: Sequence[Line], best: Line, seat: int, known: frozenset[int]) -> tuple[Saying | None, bool]:
    """What is to be chosen next for the best standing, and whether more is to be chosen for it than that says."""
    stands = [(line, standing_of(line, seat, known)) for line in look]
    most = standing_of(best, seat, known)
    if all(standing == most for _, standing in stands) or not best.path:
        return None, len({number_of(line.end, seat) for line in look}) > 1
    state, _ = best.path[0]
    good = {line.path[0][1] for line, standing in stands if standing == most and line.path}
    through = all(standing == most for line, standing in stands if line.path and line.path[0][1] in good)
    pair = _is_pair(stands, most, good)
    named = through or (len(good) == 1 and most > (1, 0)) or pair
    found = _called(state, seat, good, both=pair) if named else None
    return found, not through or found is None


def _is_pair(stands: Sequence[tuple[Line, Standing]], most: Standing, good: set[Answer]) -> bool:
    """Whether the best is to take two cards, one after the other, whichever comes first."""
    steps = [[spot for _, spot in line.path] for line, standing in stands if standing == most]
    return len(good) == PAIR and bool(steps) and all({*each[:PAIR]} == good for each in steps)


def _called(state: State, seat: int, good: set[Answer], *, both: bool) -> Saying | None:
    """What a card to be chosen is called, or several, of which one will do or `both`; None where there is no word."""
    spots = [each for each in good if isinstance(each, Spot)]
    if len(spots) == 1 == len(good):
        return card_of(state, spots[0], seat)
    asked = state.asked.spots if state.asked else ()
    if state.asked and state.asked.kind == "player":
        return ("group.one", {"what": ("group.others", {})}) if good == {*state.asked.numbers} - {seat} else None
    if len(spots) == PAIR == len(good) and state.asked and state.asked.kind in REPLENISHING:
        names = [card_of(state, each, seat) for each in sorted(spots)]
        return (
            (f"group.{'both' if both else 'either'}", {"card": names[0], "other": names[1]})
            if names[0] and names[1]
            else None
        )
    named = [*groups({str(each): each for each in asked}, seat)]
    name = next((name for name, members in named if {*members} == {str(each) for each in good}), None)
    return ("group.one-outside", {}) if name == OUTSIDE else name and ("group.one", {"what": name})
