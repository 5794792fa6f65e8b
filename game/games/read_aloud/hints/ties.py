"""What is said where the next best does as well: which other choices do, by their results and by the lines after."""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterator, Mapping, Sequence
from typing import NamedTuple

from game.core.chance import Dice
from game.core.rules import Choice, Saying
from game.games.read_aloud.bots.answering import STEP, Answer, by_move, cards_left, roughly
from game.games.read_aloud.bots.powers import ender
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.hints.both import NEXT, OTHER, called, clearly, groups, played_on, worth_of
from game.games.read_aloud.hints.changes import FEW
from game.games.read_aloud.hints.compared import alike
from game.games.read_aloud.hints.figures import every
from game.games.read_aloud.hints.kind import LESS, MUST, OF_CARDS, Told, inmost, is_over
from game.games.read_aloud.hints.number import Result
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.rules.state import Spot, State

ANY: Saying = ("reason.even-any", {})
"""That all choices do as well."""
OF_ONE = ("reason.even-with", "reason.even-sets", "reason.even-other")
"""The ties of the first with one other choice."""
TWO = 2
"""Of so many choices the next best is the other one."""


class Look(NamedTuple):
    """What the sentences of two choices look at."""

    seen: State
    seat: int
    worlds: Sequence[State]
    two: Sequence[Choice]
    results: Mapping[str, Result]
    tie: Saying | None
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


def of_tie(
    seen: State, seat: int, choices: Sequence[Choice], results: Mapping[str, Result], dice: Dice
) -> Generator[None, None, Saying]:
    """Which choices do as well as the first: all, several that have a name, or the next best alone.

    Those of a group come to the same for the seat, and the one that is worth least is no worse in the same deals.
    """
    first, second, *rest = choices
    if not rest:
        return "reason.even-other", {}
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
        return _with_costs(said, [results[each.move].costs for each in choices if each.move not in members])
    return "reason.even-with", {"than": called(seen, seat, by_move(seen)[second.move], usual=NEXT)}


def _with_costs(said: Saying, costs: Sequence[Sequence[str]]) -> Saying:
    """That several choices do as well, with what all the others cost."""
    shared = [cost for cost in costs[0] if all(cost in each for each in costs)] if costs else []
    if not shared:
        return said
    key = "reason.yourself" if said[0] == "reason.even-players" else "reason.otherwise"
    return "reason.brings", {"what": said, "why": (key, {"cost": (f"cost.{shared[0]}", {})})}


def _candidates(seen: State, seat: int, results: Mapping[str, Result]) -> Iterator[tuple[Saying, Collection[str]]]:
    """What is said of all choices, and of each group of several that has a name."""
    some = by_move(seen)
    yield ANY, results
    if seen.asked and seen.asked.kind == "player":
        yield ("reason.even-players", {}), [each for each in some if some[each] != seat]
    yield from ((("reason.even-group", {"what": name}), members) for name, members in groups(some, seat))


def because(seen: State, tie: Saying, ends: Collection[State], *, early: bool, bare: bool = True) -> Saying:
    """A tie with what it comes of: what is not seen, a condition that is still to come, or the time that is left.

    That a condition is still to come is told where no card is praised for one.
    """
    spots = [each for each in by_move(seen).values() if isinstance(each, Spot)]
    if spots and all(worth_of(seen, each) is None for each in spots):
        return "reason.so-unseen", {"tie": tie}
    if bare and all(end.condition is None for end in ends):
        return "reason.so-gone" if seen.condition else "reason.so-open", {"tie": tie}
    return ("reason.so-time", {"tie": tie, "n": cards_left(seen)}) if early else ("reason.so-tried", {"tie": tie})


def is_early(seen: State, seat: int) -> bool:
    """Whether the end is far off, and no card lies in the field or the own hand that brings it near."""
    keys = [piece.key for piece in (*seen.field, *seen.hands[seat]) if piece.key]
    far = cards_left(seen) > FEW and not any(_cuts(seen.terms.cards[key]) for key in keys)
    return far and ender(seen, seat) is None


def _cuts(card: Card) -> bool:
    """Whether the card brings the end much nearer: it discards the whole pile, or all of it but some."""
    parts = [part for clause in card.text for part in e.parts(clause)]
    return any(isinstance(part, e.Thin) or part == e.Discard(e.Whole(Place.PILE)) for part in parts)


def so(look: Look, tie: Saying) -> Saying:
    """A tie with what it comes of."""
    ends = [look.of(i).end for i, _ in enumerate(look.two)]
    bare = not inmost(look.two[0].reason)[0].startswith(OF_CARDS)
    return because(look.seen, tie, ends, early=is_early(look.seen, look.seat), bare=bare)


def tail(look: Look, key: str = "reason.even-less", *, bare: bool = False) -> Told:
    """Which others do as well and why, or that a better number hardly helps; `bare` where nothing else is told."""
    one, two = look.of(0), look.of(1) if len(look.two) > 1 else look.of(0)
    than, left = look.than(look.two[-1].move), cards_left(look.seen)
    if two.figure and two.beats(one):
        what: Saying = f"count.{two.figure.measure.value}", {}
        return [(MUST, [(key, {"what": what, "than": than, "n": two.figure.rated})])]
    if ("rids" in one.does and "rids" not in two.does) or ("ruin" in two.costs and "ruin" not in one.costs):
        return []
    if not bare and (one.beats(two) or (two.fails and not one.fails) or (one.figure and two.unsure)):
        return [(LESS, [("reason.even-time", {"n": left})])] if left > FEW else []
    tie = look.tie or ANY
    parts = [tie[1]["what"], tie[1]["why"]] if tie[0] == "reason.brings" else [tie]
    if parts[0][0] == "reason.even-with" and _sets(look, 1) and not _sets(look, 0):
        parts[0] = "reason.even-sets", parts[0][1]
    forms: list[Saying] = [so(look, parts[0]), ("reason.so-tried", {"tie": parts[0]})]
    if one.figure and two.figure and one.rank == two.rank and not one.figure.held and look.beaten is None:
        every = one.figure.shared(look.results.values()) if len(look.results) > TWO else None
        count = every or (one.figure.shared((one, two)) if parts[0][0] in OF_ONE else None)
        same = f"reason.so-same{'-any' if every else ''}", {"count": count, "tie": parts[0]}
        forms[:0] = [same] if count and forms[0][0] != "reason.so-unseen" else []
    return [(MUST, forms), *[(LESS, [each]) for each in parts[1:]]]


def _sets(look: Look, i: int) -> bool:
    """Whether the choice is praised for a condition."""
    return len(look.two) > i and inmost(look.two[i].reason)[0].startswith(("reason.sets", "reason.gets-ahead"))


def differ(look: Look) -> bool:
    """Whether the second comes to another condition, or to a better number."""
    return len(look.two) > 1 and (look.of(1).end.condition != look.of(0).end.condition or look.of(1).beats(look.of(0)))
