"""The reason for or against each answer, as a sentence, from what came of it in the imagined deals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.core.rules import Saying
from game.games.read_aloud.bots.answering import Answer, as_it_stands
from game.games.read_aloud.bots.search import Node, mean_hope
from game.games.read_aloud.bots.worth import uses_of
from game.games.read_aloud.rules.state import Spot, State
from game.games.read_aloud.rules.zones import at

NOT_NOW = ("reason.chance-holds-none", "reason.chance-nothing-none")
"""The chances to win where the end at once would not."""


class Look(NamedTuple):
    """What came of one answer."""

    ends: list[Node]
    lost: int
    """The deals in which the next reading ends the game, and others win."""
    won: int
    """The deals in which the line thought on ends with a victory, some readings later."""


def why(seen: State, seat: int, some: Sequence[Answer], found: Sequence[list[Node]]) -> list[Saying]:
    """One reason for each answer."""
    looks = [_look(ends, seat) for ends in found]
    risky = sum(_likely(look.lost, look) for look in looks)
    return [_reason(seen, seat, answer, look, 2 * risky > len(looks)) for answer, look in zip(some, looks, strict=True)]


def _look(ends: list[Node], seat: int) -> Look:
    nexts = [node.likeliest().state for node in ends if node.kids]
    lost = sum(after.over and bool(after.victors) and seat not in after.victors for after in nexts)
    lasts = [_last(node).state for node in ends if node.kids]
    return Look(ends, lost, sum(after.over and seat in after.victors for after in lasts))


def _last(node: Node) -> Node:
    while node.kids:
        node = node.likeliest()
    return node


def _likely(n: int, look: Look) -> bool:
    """Whether that is more than half of the deals."""
    return 2 * n > len(look.ends)


def _reason(seen: State, seat: int, answer: Answer, look: Look, risky: bool) -> Saying:
    plain = as_it_stands(seen, seat, answer, [node.state for node in look.ends])
    if plain[0] == "reason.lose" or all(node.state.over for node in look.ends):
        return plain
    return _of_next(look, risky) or _of_card(seen, answer) or _of_chance(look, plain)


def _of_next(look: Look, risky: bool) -> Saying | None:
    """A reason in who ends the game, now or soon."""
    if _likely(look.lost, look):
        reader = next(node.state.turn for node in look.ends if node.kids)
        return "reason.exposed", {"seat": reader}
    if _likely(look.won, look):
        return "reason.end-soon", {}
    return ("reason.safe", {}) if risky and not look.lost else None


def _of_chance(look: Look, plain: Saying) -> Saying:
    """The chance to win, and what is so after the answer."""
    share, key = mean_hope(look.ends), plain[0].replace("reason.", "reason.chance-")
    return (key, {"share": share}) if key in NOT_NOW else ("reason.chance", {"share": share, "now": plain})


def _of_card(seen: State, answer: Answer) -> Saying | None:
    """A reason in the card that comes to the hand."""
    if seen.asked is None or seen.asked.kind != "replenish" or not isinstance(answer, Spot):
        return None
    key = at(seen, answer).key
    use = uses_of(seen.terms.cards).get(key)
    if use is None:
        return None
    return ("reason.keeps-end" if use.end is not None else "reason.keeps-condition"), {}
