"""What is said where the next best does as well: which other choices do, by their results and by the lines after."""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterator, Mapping, Sequence
from typing import NamedTuple

from game.core.chance import Dice
from game.core.rules import Choice, Saying
from game.games.read_aloud.bots.answering import STEP, Answer, by_move, cards_left, roughly
from game.games.read_aloud.hints.both import NEXT, OTHER, called, card_of, clearly, groups, played_on
from game.games.read_aloud.hints.causes import cause_of
from game.games.read_aloud.hints.changes import FEW
from game.games.read_aloud.hints.compared import alike
from game.games.read_aloud.hints.figures import every
from game.games.read_aloud.hints.kind import LESS, MORE, MUST, Told, inmost, is_over
from game.games.read_aloud.hints.number import Figure, Result
from game.games.read_aloud.rules.state import Spot, State

ANY: Saying = ("reason.even-any", {})
"""That all choices do as well."""
TWO = 2
"""Of so many choices the next best is the other one."""
OUTRIGHT = ("reason.so-unseen", "reason.so-discarded")
"""The causes beside which no number is told."""


class Tie(NamedTuple):
    """Which choices do as well as the first."""

    said: Saying
    moves: Collection[str]
    """All of them, the first among them."""
    otherwise: Saying | None = None
    """What the rest of the choices cost."""


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

    Those of a group come to the same for the seat, and the one that is worth least is no worse in the same deals.
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
            if clearly((yield from played_on(seen, seat, (first.move, last.move), dice, NEXT))):
                continue
        costs = [results[each.move].costs for each in choices if each.move not in members]
        return Tie(said, members, _shared(costs, yourself=said[0] == "reason.even-players"))
    than = called(seen, seat, by_move(seen)[second.move], usual=NEXT if rest else OTHER)
    return Tie(("reason.even-with", {"than": than}), (first.move, second.move))


def _shared(costs: Sequence[Sequence[str]], *, yourself: bool) -> Saying | None:
    """What all these choices cost; None where they have nothing in common."""
    shared = [cost for cost in costs[0] if all(cost in each for each in costs)] if costs else []
    key = "reason.yourself" if yourself else "reason.otherwise"
    return (key, {"cost": (f"cost.{shared[0]}", {})}) if shared else None


def _candidates(seen: State, seat: int, results: Mapping[str, Result]) -> Iterator[tuple[Saying, Collection[str]]]:
    """What is said of all choices, and of each group of several that has a name."""
    some = by_move(seen)
    if len(results) > TWO:
        yield ANY, results
    if seen.asked and seen.asked.kind == "player":
        yield ("reason.even-players", {}), [each for each in some if some[each] != seat]
    for name, members in groups(some, seat):
        yield ("reason.even-group", {"what": name}), [move for move in members if move in results]


def tail(look: Look, key: str = "reason.even-less", *, bare: bool = False, praised: bool = False) -> Told:
    """Which others do as well and why, or that a better number hardly helps.

    `bare` where nothing else is told, `praised` where a card has been for its condition.
    """
    one, two = look.of(0), look.of(1) if len(look.two) > 1 else look.of(0)
    than, left = look.than(look.two[-1].move), cards_left(look.seen)
    if two.figure and two.beats(one):
        what: Saying = f"count.{two.figure.measure.value}", {}
        return [(MUST, [(key, {"what": what, "than": than, "n": two.figure.rated})])]
    if ("rids" in one.does and "rids" not in two.does) or ("ruin" in two.costs and "ruin" not in one.costs):
        return []
    if not bare and (one.beats(two) or (two.fails and not one.fails) or (one.figure and two.unsure)):
        return [(LESS, [("reason.even-time", {"n": left})])] if left > FEW else []
    return _tied(look, look.tie, praised=praised) if look.tie else []


def _tied(look: Look, tie: Tie, *, praised: bool) -> Told:
    """Which others do as well, and why: what all come to, where they come to the same, or else the cause."""
    said, one, two = tie.said, look.of(0), look.of(1) if len(look.two) > 1 else look.of(0)
    if said[0] == "reason.even-with" and _sets(look, 1) and not _sets(look, 0):
        said = "reason.even-sets", said[1]
    if praised and said == ANY:
        return [(MORE, [("reason.even-others", {})])]
    cause = so(look, said, praised=praised)
    forms: list[Saying] = [cause, ("reason.so-tried", {"tie": said})]
    if one.figure and two.figure and one.rank == two.rank and not one.figure.held:
        if look.beaten is not None:
            forms.insert(0, ("reason.so-number", {"tie": said}))
        elif cause[0] not in OUTRIGHT:
            forms[:0] = _same(look, tie, said, one.figure)
    return [(MUST, forms), *([(LESS, [tie.otherwise])] if tie.otherwise else [])]


def _same(look: Look, tie: Tie, said: Saying, figure: Figure) -> list[Saying]:
    """What all of them come to, as `figure` tells it of the first; empty where there is no one word for it."""
    count = figure.shared([look.results[move] for move in tie.moves])
    if count is None:
        return []
    pair = len(tie.moves) == TWO
    order = _in_order(look) if pair else None
    wide = "" if pair else "-any" if said == ANY else "-group"
    return [*([order] if order else []), (f"reason.so-same{wide}", {"count": count, "tie": said})]


def _in_order(look: Look) -> Saying | None:
    """That two cards are taken one after the other, and which comes first matters little."""
    if look.seen.asked is None or look.seen.asked.kind != "replenish":
        return None
    (one, two), (first, second) = (look.of(0), look.of(1)), look.answers
    if not (one.figure and isinstance(first, Spot) and isinstance(second, Spot)):
        return None
    names = [card_of(look.seen, each, look.seat) for each in (first, second)]
    if None in names or [one.step, two.step] != names[::-1]:
        return None
    return "reason.so-order", {**one.figure._replace(chosen=0).told, "card": names[1] or ANY}


def so(look: Look, said: Saying, *, praised: bool) -> Saying:
    """That other choices do as well, with what it comes of; `praised` where a card has been for its condition."""
    moves = look.tie.moves if look.tie else [each.move for each in look.two]
    tied = {move: look.results[move] for move in moves}
    key, facts = cause_of(look.seen, look.seat, tied, bare=not praised)
    return key, {**facts, "tie": said}


def _sets(look: Look, i: int) -> bool:
    """Whether the choice is praised for a condition."""
    return len(look.two) > i and inmost(look.two[i].reason)[0].startswith("reason.sets") and not look.seen.asked


def differ(look: Look) -> bool:
    """Whether the second comes to another condition, or to a better number."""
    return len(look.two) > 1 and (look.of(1).end.condition != look.of(0).end.condition or look.of(1).beats(look.of(0)))
