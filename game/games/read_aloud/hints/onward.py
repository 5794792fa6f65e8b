"""What speaks for the best answer in what is likely to follow, where no fact of the positions is clear enough.

The best answer is thought further ahead than the others. So its chance is compared once more, in every deal only as
far as both were thought ahead, and only a difference that is left there is explained by what comes next. Of whose turn
is next, and of what is forbidden, is spoken where at least half of the difference is what rivals could do next.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from game.core.rules import Saying
from game.games.read_aloud.bots.answering import winners
from game.games.read_aloud.bots.search import Node, mean, mean_threat
from game.games.read_aloud.hints.both import LIKELIER, Both, beyond_chance
from game.games.read_aloud.rules.state import State

Event: TypeAlias = Callable[[State, int], bool]
"""Something that may be so for a seat in a position."""


def shared(mine: Sequence[Node], other: Sequence[Node]) -> float:
    """By how much the first answer is better, as far as both were thought ahead in each deal."""
    found = []
    for one, two in zip(mine, other, strict=True):
        readings = min(_depth(one), _depth(two))
        found.append(_hope(one, readings) - _hope(two, readings))
    return mean(found)


def of_next(both: Both) -> Saying | None:
    """What one reading of the seat that is next makes likelier, or less likely, than after the other answer."""
    seat, mine, other = both.seat, both.mine, both.other
    turns = {node.state.turn for node in (*mine, *other) if not node.state.over}
    if len(turns) != 1:
        return None
    (turn,) = turns
    if _more(_lost, seat, other, mine):
        return both.told("reason.less-risk", seat=turn)
    if _more(_meets, seat, mine, other):
        return both.told("reason.then-likelier", seat=turn)
    if _more(_others_meet, seat, other, mine):
        open_yet = not any(node.state.condition for node in (*mine, *other))
        return both.told("reason.then-none" if open_yet else "reason.then-unlikelier", seat=turn)
    return None


def of_turns(both: Both) -> Saying | None:
    """That the next turn is another one's than after the other answer."""
    pairs = both.pairs
    turns, others = ({state.turn for state in states} for states in zip(*pairs, strict=True))
    if len(turns) != 1 or turns & others or any(one.reading or two.reading for one, two in pairs):
        return None
    (turn,) = turns
    if turn == both.seat:
        return "reason.again", {}
    if len(others) != 1 or both.seat in others or not _calmer(both):
        return None
    (instead,) = others
    onward = both.seen.onward
    if all(one.onward != onward for one, _ in pairs):
        return "reason.turned", {"seat": turn}
    if instead == (both.seen.turn + onward) % len(both.seen.hands):
        return "reason.passed", {"seat": instead}
    return both.told("reason.turn-else", next=turn, seat=instead)


def of_bans(both: Both) -> Saying | None:
    """That something is forbidden which is not after the other answer."""
    held = set.intersection(*(set(one.bans) - set(two.bans) for one, two in both.pairs))
    acts = sorted(act.value for act in held)
    if not acts or not _calmer(both):
        return None
    old = acts[0] in {act.value for act in both.seen.bans}
    return both.told("reason.bans-kept", act=acts[0]) if old else ("reason.bans", {"act": acts[0]})


def _calmer(both: Both) -> bool:
    """Whether at least half of the difference in chance is what a rival could do next."""
    return mean_threat(both.other) - mean_threat(both.mine) >= both.more / 2


def _more(event: Event, seat: int, mine: Sequence[Node], other: Sequence[Node]) -> float:
    """By how much that is likelier after the next reading; 0 where it is not clearly so."""
    steps = [_odds(event, one, seat) - _odds(event, two, seat) for one, two in zip(mine, other, strict=True)]
    return beyond_chance(steps, LIKELIER)


def _odds(event: Event, node: Node, seat: int) -> float:
    """How likely that is after the next reading, or in the position itself where nothing follows."""
    if not node.odds:
        return float(event(node.likeliest().state, seat))
    found = 0.0
    for odds, kid in zip(node.odds, node.kids, strict=True):
        found += odds * event(kid.state, seat)
    return found


def _lost(state: State, seat: int) -> bool:
    return state.over and bool(state.victors) and seat not in state.victors


def _meets(state: State, seat: int) -> bool:
    return seat in winners(state)


def _others_meet(state: State, seat: int) -> bool:
    return bool(set(winners(state)) - {seat})


def _depth(node: Node) -> int:
    """How many readings ahead a position was thought on."""
    return 1 + max([_depth(kid) for kid in node.kids]) if node.kids else 0


def _hope(node: Node, readings: int) -> float:
    """The chance by what has been found to follow within so many readings."""
    if not (node.kids and readings):
        return node.sight
    hopes = [_hope(kid, readings - 1) for kid in node.kids]
    if not node.odds:
        return max(hopes)
    found = 0.0
    for odds, hope in zip(node.odds, hopes, strict=True):
        found += odds * hope
    return found
