"""The own result of each choice: what the reading comes to where the seat itself goes on to answer for its standing.

Only what is certain is told: of cards that the seat sees, or has seen where they lie, and the same in all deals.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import NamedTuple, TypeAlias

from game.core.rules import Saying
from game.games.read_aloud.bots.answering import Answer, of_losing, winners
from game.games.read_aloud.hints.both import card_of
from game.games.read_aloud.hints.figures import ENDS, Line, all_known, counts_sure, every, lines, number_of
from game.games.read_aloud.hints.number import ALONE, COMPARED, Figure, rank_of
from game.games.read_aloud.hints.surely import is_known
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Measure, Place
from game.games.read_aloud.rules import follow
from game.games.read_aloud.rules.conditions import measured
from game.games.read_aloud.rules.sight import unseen
from game.games.read_aloud.rules.state import Spot, State
from game.games.read_aloud.rules.zones import face_at, shown, tokens

Standing: TypeAlias = tuple[int, int]
"""How a hand stands: whether that is sure, and how good its number is."""
PLAIN: Saying = ("reason.counts", {})
"""The reason that tells a number and nothing else."""
OUTSIDE: Saying = ("group.outside", {})
"""What the cards outside the own hand are called."""
CUT = 8
"""Cards by which the draw pile shrinks when it is told."""


class Result(NamedTuple):
    """What a choice comes to for the seat."""

    end: State
    """The end of the reading in one of the deals."""
    figure: Figure | None
    """What the condition then counts, where that is certain."""
    met: bool | None
    """Whether the seat then meets the condition; None where that is not certain."""
    costs: tuple[str, ...]
    """What the choice costs the seat, by its name."""
    cut: int | None
    """The cards left in the draw pile where many of them go."""
    step: Saying | None
    """What is to be chosen next for it."""

    def same(self, other: Result) -> bool:
        """Whether both come to the same for the seat."""
        mine, theirs = ((each.n, each.met, each.costs, each.cut) for each in (self, other))
        ends = ((each.condition, each.over, each.losers) for each in (self.end, other.end))
        return mine == theirs and len({*ends}) == 1

    @property
    def n(self) -> int | None:
        """What is counted."""
        return self.figure.n if self.figure else None

    @property
    def unsure(self) -> bool:
        """Whether something is counted, and it is not certain how much."""
        return self.figure is None and isinstance(self.end.condition, COMPARED) and not self.end.over

    @property
    def fails(self) -> bool:
        """Whether the seat surely does not meet the condition."""
        return self.met is False

    def beats(self, other: Result) -> bool:
        """Whether the seat surely stands better by it than by another choice."""
        if self.figure and other.figure:
            return self.figure.beats(other.figure)
        return other.fails and self.met is True


def results_of(seen: State, seat: int, worlds: Sequence[State], some: Mapping[str, Answer]) -> dict[str, Result]:
    """The result of each of these moves; a card seen before is not certain where others may lie under it (R13)."""
    known = looked = all_known(seen)
    if len(unseen(seen)) > sum(piece.key is None and not piece.recalled for piece in every(seen)):
        known -= {piece.token for piece in every(seen) if piece.recalled}
    return {move: _result(seen, seat, worlds, answer, known, looked) for move, answer in some.items()}


def _result(
    seen: State, seat: int, worlds: Sequence[State], answer: Answer, known: frozenset[int], looked: frozenset[int]
) -> Result:
    looks = [[*islice(lines(follow(world, answer), seat), ENDS)] for world in worlds]
    bests = [_best(seen, look, seat, known, looked) for look in looks]
    step, chosen = _step(looks[0], bests[0], seat, known)
    figure = _figure(seen, seat, bests, known, chosen=chosen)
    each = [_costs(seen, line.end, seat, looked) for line in bests]
    loose = any(line.loose for line in bests)
    costs = () if loose else tuple(cost for cost in each[0] if all(cost in other for other in each))
    costs = costs if of_losing(seen, answer)[0] else ("ruin", *costs)
    left, *others = {len(line.end.pile) for line in bests}
    cut = left if not others and len(seen.pile) - left >= CUT else None
    met = _met(seen, bests, seat, figure)
    return Result(bests[0].end, figure and figure._replace(met=met), met, costs, cut, step if figure else None)


def _best(seen: State, look: Sequence[Line], seat: int, known: frozenset[int], looked: frozenset[int]) -> Line:
    """The line by which the seat stands best, and of those the one that costs least."""
    stands = [_standing(line, seat, known) for line in look]
    top = max(stands)
    good = [line for line, standing in zip(look, stands, strict=True) if standing == top]
    return min(good, key=lambda line: len(_costs(seen, line.end, seat, looked)))


def _standing(line: Line, seat: int, known: frozenset[int]) -> Standing:
    """What is sure and meets the condition, or may, comes first, then what is not sure, then what surely fails."""
    end, n = line.end, number_of(line.end, seat)
    if seat in end.losers:
        return -1, 0
    if n is None:
        return (2 if isinstance(end.condition, e.Reader | e.Holder) and seat in winners(end) else 1), 0
    if line.loose or not counts_sure(end, seat, known):
        return 1, 0
    found = Figure(n, seat, end, 0)
    return (0 if found.fails else 2), -n if found.over is not None else rank_of(found)


def _figure(seen: State, seat: int, bests: Sequence[Line], known: frozenset[int], *, chosen: bool) -> Figure | None:
    """What is counted, where it is the same at all these ends, and of known cards alone."""
    found = {(line.end.condition, number_of(line.end, seat)) for line in bests}
    condition, n = found.pop()
    if found or n is None or not all(counts_sure(line.end, seat, known) and not line.loose for line in bests):
        return None
    now = bests[0].end._replace(hands=seen.hands, faces=seen.faces)
    was = number_of(_faced(now, seen, seat), seat) if counts_sure(now, seat, known) else None
    new, stays = condition != seen.condition, n == was
    floor = chosen and stays
    return Figure(n, seat, bests[0].end, int(chosen), None if new else was, new, floor, stays)


def _faced(state: State, seen: State, seat: int) -> State:
    """The state with the own hand as the seat knows it; the others hold nothing."""
    hand = tuple(each if each.key else each._replace(key=each.recalled) for each in seen.hands[seat])
    return state._replace(hands=tuple(hand if other == seat else () for other in range(len(seen.hands))))


def _met(seen: State, bests: Sequence[Line], seat: int, figure: Figure | None) -> bool | None:
    """Whether the seat then surely meets the condition, or surely does not."""
    ends = [line.end for line in bests]
    if any(seat in end.losers for end in ends) or (figure and figure.fails):
        return False
    if figure and isinstance(figure.state.condition, ALONE):
        return True
    condition = ends[0].condition
    if figure and isinstance(condition, e.Nearest) and figure.n == condition.number:
        return True
    free = isinstance(condition, e.Reader) or not any(line.others for line in bests)
    if condition is None or isinstance(condition, e.Beside) or not free:
        return None
    met = {seat in winners(end) for end in ends}
    sure = isinstance(condition, e.Holder) or is_known(seen, ends, seat)
    return met.pop() if len(met) == 1 and sure and all(end.condition == condition for end in ends) else None


def _costs(seen: State, end: State, seat: int, looked: frozenset[int]) -> list[str]:
    """What the seat loses: its hand, the sight of it, that others do not see it, a seen card for an unseen one."""
    was, now = seen.hands[seat], end.hands[seat]
    mine = {piece.key or piece.recalled for piece in was}
    elsewhere = [tokens(hand) for other, hand in enumerate(end.hands) if other != seat]
    drawn, unknown = (sum(p.token not in looked and p.key not in mine for p in hand) for hand in (now, was))
    found = {
        "given": len(was) > 1 and any(tokens(was) & hand for hand in elsewhere) and not tokens(was) & tokens(now),
        "hidden": _covered(end, seat) > _covered(seen, seat),
        "shown": (measured(end, seat, Measure.SEEN) or 0) > (measured(seen, seat, Measure.SEEN) or 0),
        "drawn": drawn > unknown,
    }
    return [name for name, costs in found.items() if costs]


def _covered(state: State, seat: int) -> int:
    """The cards of its hand that the seat does not see."""
    spots = [Spot(Place.HANDS, n, seat) for n, _ in enumerate(state.hands[seat])]
    return sum(not shown(face_at(state, spot), seat, seat) for spot in spots)


def numbers_of(own: Result, other: Result | None, than: Saying, *, within: bool) -> list[Saying]:
    """What is then counted for the seat, beside another choice or now, with what is to be chosen for it; then less.

    `within` a reading nothing is told of now, where cards have still to come to the hand.
    """
    if own.figure is None:
        return []
    sets = own.figure.new and not within and own.met is True
    rated = own.figure._replace(met=None, new=own.figure.new and not sets)
    loose = rated._replace(chosen=1, floor=rated.stays) if own.step else rated
    counts: list[Saying] = [("count.step", {**rated.told, "what": own.step})] if own.step else []
    beside: Saying | None = None
    if other and own.end.condition == other.end.condition:
        if other.figure and rated.beats(other.figure):
            beside = f"reason.lead-by{rated.kind}", {"less": other.figure.plain, "than": than}
        elif other.unsure:
            beside = f"reason.spares{'' if 'drawn' in other.costs else '-unsure'}", {"than": than}
    better = not within and rated.was is not None and rated.beats(rated._replace(n=rated.was))
    now: Saying = (f"reason.nearer-by{rated.kind}", {"was": rated.was or 0}) if better else PLAIN
    found = loose if own.step or better or sets else own.figure
    forms = [(beside, each) for each in (*counts, loose.told["count"]) if beside]
    forms[1:1] = [(PLAIN, each) for each in counts]
    forms += [(now, found.told["count"]), (PLAIN, loose.told["count"])]
    return [(said[0], {**said[1], "count": count}) for said, count in forms]


def _step(look: Sequence[Line], best: Line, seat: int, known: frozenset[int]) -> tuple[Saying | None, bool]:
    """What is to be chosen next for the best standing, and whether more is to be chosen for it than that says."""
    stands = [(line, _standing(line, seat, known)) for line in look]
    most = _standing(best, seat, known)
    if all(standing == most for _, standing in stands) or not best.path:
        return None, len({number_of(line.end, seat) for line in look}) > 1
    state, _ = best.path[0]
    good = {line.path[0][1] for line, standing in stands if standing == most and line.path}
    through = all(standing == most for line, standing in stands if line.path and line.path[0][1] in good)
    found = _called(state, seat, good) if through else None
    return found, found is None


def _called(state: State, seat: int, good: set[Answer]) -> Saying | None:
    """What a card to be chosen is called, or several; None where there is no word for them."""
    spots = [each for each in good if isinstance(each, Spot)]
    if len(spots) == 1 == len(good):
        return card_of(state, spots[0], seat)
    asked = state.asked.spots if state.asked else ()
    if state.asked and state.asked.kind == "player":
        return ("group.one", {"what": ("group.others", {})}) if good == {*state.asked.numbers} - {seat} else None
    named = [*groups({str(each): each for each in asked}, seat)]
    name = next((name for name, members in named if {*members} == {str(each) for each in good}), None)
    return ("group.one-outside", {}) if name == OUTSIDE else name and ("group.one", {"what": name})


def groups(some: Mapping[str, Answer], seat: int) -> Iterator[tuple[Saying, Sequence[str]]]:
    """The groups of several of these choices that have a name, each with its members, the widest first."""
    spots = {
        move: each for move, each in some.items() if isinstance(each, Spot) and each.place in (Place.FIELD, Place.HANDS)
    }
    owners = {move: each.seat if each.place is Place.HANDS else None for move, each in spots.items()}
    outside = [move for move, owner in owners.items() if owner != seat]
    found: list[tuple[Saying, Sequence[str]]] = [(OUTSIDE, outside)] if len(outside) < len(spots) else []
    for owner in dict.fromkeys(owners.values()):
        name = "own" if owner == seat else "field" if owner is None else "hand"
        found.append(
            ((f"group.{name}", {"seat": owner or 0}), [move for move, other in owners.items() if other == owner])
        )
    yield from ((name, members) for name, members in found if len(members) > 1)
