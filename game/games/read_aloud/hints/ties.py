"""Which other choices do as well as the best, by their results and by the lines after."""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterator, Mapping, Sequence
from typing import NamedTuple

from game.core.chance import Dice
from game.core.rules import Choice, Saying
from game.games.read_aloud.bots.answering import STEP, Answer, by_move, roughly
from game.games.read_aloud.hints.both import NEXT, OTHER, called, clearly, groups, played_on
from game.games.read_aloud.hints.compared import alike
from game.games.read_aloud.hints.figures import every
from game.games.read_aloud.hints.kind import is_over
from game.games.read_aloud.hints.result import Result
from game.games.read_aloud.hints.versus import TOLD
from game.games.read_aloud.rules.state import State

ANY: Saying = ("reason.even-any", {})
"""That all choices do as well."""
TWO = 2
"""Of so many choices the next best is the other one."""


class Tie(NamedTuple):
    """Which choices do as well as the first."""

    said: Saying
    moves: Collection[str]
    """All of them, the first among them."""
    otherwise: Saying | None = None
    """What the rest of the choices cost, or that it comes out worse where it comes to the same."""


class Look(NamedTuple):
    """What the sentences of two choices look at."""

    seen: State
    seat: int
    worlds: Sequence[State]
    two: Sequence[Choice]
    results: Mapping[str, Result]
    tie: Tie | None
    """Which others do as well as the first, where the second does."""

    def of(self, i: int) -> Result:
        """What the first or the second comes to."""
        return self.results[self.two[i].move]

    @property
    def answers(self) -> Sequence[Answer]:
        """Both as answers."""
        return [by_move(self.seen)[each.move] for each in self.two]

    @property
    def sight(self) -> frozenset[int]:
        """The cards that the seat sees."""
        return frozenset([each.token for each in every(self.seen) if each.key])

    def than(self, move: str) -> Saying:
        """What another choice is called beside the first; a card to be read so where the first is to take one."""
        usual = NEXT if len(self.results) > TWO else OTHER
        key, facts = called(self.seen, self.seat, by_move(self.seen)[move], usual=usual)
        read = key == "reason.than-card" and self.seen.asked is None and self.of(0).step
        return "reason.than-read" if read else key, facts

    @property
    def beaten(self) -> str | None:
        """The choice whose number the first is compared with: the second, or the best of many that it surely beats."""
        first, others = self.of(0), len(self.results) - 1
        if self.two[1:] and (first.beats(self.of(1)) or (first.figure and self.of(1).unsure)):
            return self.two[1].move
        worse = [move for move, each in self.results.items() if first.beats(each)]
        return worse[0] if 2 * len(worse) > others else None


def kept_up(seen: State, choices: Sequence[Choice], results: Mapping[str, Result]) -> Sequence[Choice]:
    """The choices, in the second place the one about as good that gives away least of what the first comes to."""
    first, second, *others = choices
    some, one, two = by_move(seen), results[first.move], results[second.move]
    near = [each for each in others if each.worth >= second.worth - STEP and not is_over(each)]
    near = [each for each in near if not alike(seen, some[first.move], some[each.move])]
    kept = [each for each in near if not (one.beats(results[each.move]) or "ruin" in results[each.move].costs)]
    if is_over(second) or not kept or not (one.beats(two) or "ruin" in two.costs):
        return choices
    key, facts = kept[0].reason
    better = Choice(kept[0].move, second.worth, (key, {**facts, "share": roughly(second.worth)}))
    return [first, better, second, *[each for each in others if each is not kept[0]]]


def counted_first(choices: Sequence[Choice], results: Mapping[str, Result]) -> Sequence[Choice]:
    """The choices, of the first two that do about as well the one first that surely counts more, or costs nothing."""
    first, second, *others = choices
    one, two = results[first.move], results[second.move]
    spares = bool(one.costs) and not two.costs and not one.beats(two)
    if is_over(first) or is_over(second) or "ruin" in two.costs or not (spares or two.beats(one)):
        return choices
    (key, facts), (other, more) = first.reason, second.reason
    better = Choice(second.move, first.worth, (key, {**more, "share": facts["share"]}))
    return [better, Choice(first.move, second.worth, (other, {**facts, "share": more["share"]})), *others]


def of_tie(
    seen: State, seat: int, choices: Sequence[Choice], results: Mapping[str, Result], dice: Dice
) -> Generator[None, None, Tie]:
    """Which choices do as well as the first: all, several that have a name, or the next best alone.

    Those of a group come to the same for the seat, and the one that is worth least is worse by nothing that a hint
    tells, in the same deals.
    """
    first, second, *rest = choices
    for said, members in _candidates(seen, seat, results):
        if not {first.move, second.move} <= {*members} or (said != ANY and len(members) == len(results)):
            continue
        if not all(results[move].same(results[first.move]) for move in members):
            continue
        others = [each for each in rest if each.move in members]
        if others:
            last = min(others, key=lambda each: each.worth)
            if clearly((yield from played_on(seen, seat, (first.move, last.move), dice, NEXT)), TOLD):
                continue
        costs = [results[each.move].costs for each in choices if each.move not in members]
        return Tie(said, members, _shared(seen, seat, costs, yourself=said[0] == "reason.even-players"))
    than = called(seen, seat, by_move(seen)[second.move], usual=NEXT if rest else OTHER)
    worse = rest and all(each.same(results[first.move]) for each in results.values())
    return Tie(("reason.even-with", {"than": than}), (first.move, second.move), ("reason.rest", {}) if worse else None)


def cost_of(seen: State, seat: int, cost: str) -> Saying:
    """What a choice costs, by the name of the cost; a hand that goes to the only other player is told with the name."""
    rivals = [other for other in range(len(seen.hands)) if other != seat]
    return (f"cost.{cost}-to", {"seat": rivals[0]}) if cost == "given" and len(rivals) == 1 else (f"cost.{cost}", {})


def _shared(seen: State, seat: int, costs: Sequence[Sequence[str]], *, yourself: bool) -> Saying | None:
    """What all these choices cost; None where they have nothing in common."""
    shared = [cost for cost in costs[0] if all(cost in each for each in costs)] if costs else []
    key = "reason.yourself" if yourself else "reason.otherwise"
    return (key, {"cost": cost_of(seen, seat, shared[0])}) if shared else None


def _candidates(seen: State, seat: int, results: Mapping[str, Result]) -> Iterator[tuple[Saying, Collection[str]]]:
    """What is said of all choices, and of each group of several that has a name."""
    some = by_move(seen)
    if len(results) > TWO:
        yield ANY, results
    if seen.asked and seen.asked.kind == "player":
        yield ("reason.even-players", {}), [each for each in some if some[each] != seat]
    for name, members in groups(some, seat):
        yield ("reason.even-group", {"what": name}), [move for move in members if move in results]


def differ(look: Look) -> bool:
    """Whether the second comes to another condition, or to a better number."""
    return len(look.two) > 1 and (look.of(1).end.condition != look.of(0).end.condition or look.of(1).beats(look.of(0)))


def gives(look: Look) -> bool:
    """Whether the own hand goes away by the second alone, which does about as well: no warning of that is told then."""
    if look.tie is None or len(look.two) < TWO:
        return False
    return "given" in look.of(1).costs and "given" not in look.of(0).costs and look.of(1).unsure
