"""How a hint tells its reasons: the results of the best and the next best, how they compare, what room leaves out."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from game.core.chance import Dice
from game.core.review import NAMED, chained
from game.core.rules import Choice, Saying
from game.games.read_aloud.bots.answering import (
    Answer,
    by_move,
    cards_left,
    imagined_from,
    is_idle,
    of_losing,
    roughly,
    winners,
)
from game.games.read_aloud.hints.both import NEXT, OTHER, called
from game.games.read_aloud.hints.changes import FEW
from game.games.read_aloud.hints.kept import aim_of
from game.games.read_aloud.hints.kind import inmost, is_over, is_plain
from game.games.read_aloud.hints.ties import ANY, is_early, of_tie, plainly
from game.games.read_aloud.hints.with_figures import Result, numbers_of, results_of
from game.games.read_aloud.language.effects import Face
from game.games.read_aloud.rules import imagine
from game.games.read_aloud.rules.state import State

TWO, DEALS = 2, 2
"""The choices that a hint shows, and the deals in which all are played out."""
MILD = ("reason.even-time", "reason.even-though")
"""The sentences that a better number hardly helps, which stand beside it."""
EVEN = "reason.chance-even"
"""The reason of a best choice to which there is one about as good."""
UNTOLD = ("reason.ahead", "reason.best", "reason.as-first", "reason.behind")
"""The reasons that say nothing of what the choice does."""
VAGUE = ("reason.keeps-end-if", "reason.still-end-if", "reason.keeps-open")
"""The reasons that hang on something that they do not name."""
STANDS = ("reason.gets-ahead", "reason.stays-ahead")
"""How the reasons begin by which the seat meets the condition on the table."""
MUST, MORE, LESS = 3, 2, 1
"""How much a sentence weighs where room lacks."""
Told: TypeAlias = list[tuple[int, Sequence[Saying]]]
"""The sentences of a choice in their order, each with its weight, the longest form of it first."""
COMPARES = ("reason.lead-by", "reason.spares")
"""How the numbers begin that name the next best."""


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
        return frozenset(
            [each.token for row in (self.seen.field, self.seen.pile, *self.seen.hands) for each in row if each.key]
        )

    @property
    def than(self) -> Saying:
        """What the second is called beside the first."""
        usual = NEXT if len(self.results) > TWO else OTHER
        return called(self.seen, self.seat, self.answers[1], usual=usual)


def as_told(seen: State, seat: int, choices: Sequence[Choice], dice: Dice) -> Generator[None, None, tuple[Choice, ...]]:
    """The choices, the best first, with the reasons of the first two as a hint tells them, and shorter forms of these.

    Within a reading no chance is told, unless the next best is worse: each question is thought on anew in a few deals.
    """
    two = [each for each in choices[:TWO] if not is_over(each)]
    if not two:
        return tuple([_over(each) for each in choices])
    free = imagined_from(seen)
    worlds = [imagine(free, seat, dice) for _ in range(DEALS)]
    results = results_of(seen, seat, worlds, by_move(seen))
    yield
    level = two[0].reason[0] == EVEN
    tie = (yield from of_tie(seen, seat, choices, results, dice)) if level else None
    look = Look(seen, seat, worlds, two, results, tie)
    told = [_first(look), *([_second(look)] if len(two) > 1 else [])]
    found = {two[i].move: _told(look, i, each, told) for i, each in enumerate(told)}
    return tuple([found.get(each.move) or _over(each) for each in choices])


def _over(choice: Choice) -> Choice:
    """The choice; beside one that wins no other is named."""
    key, facts = choice.reason
    return choice._replace(reason=(key, {**facts, NAMED: True})) if key.startswith("reason.ends-all") else choice


def _told(look: Look, i: int, told: Told, both: Sequence[Told]) -> Choice:
    """The choice with its reason, and the shorter forms of that."""
    choice = look.two[i]
    key, facts = choice.reason
    facts = {**facts, NAMED: True}
    shows = look.seen.asked is None or (look.tie is None and len(look.two) > 1)
    key = key if key == "reason.chance-than" else "reason.chance" if shows else "reason.within"
    alone = i == 0 and look.tie is not None and len(both) > 1 and (len(both[1]) == 1 or _breaks(look))
    forms: list[Saying] = []
    for parts in _forms(told, many=i == 0):
        why = ("reason.alike-so", {"why": _joined(parts)}) if alone else _joined(parts)
        too = look.tie and i == 0 and key == "reason.chance" and len(parts) < len(told) and not alone
        forms.append(("reason.chance-too" if too else key, {**facts, "why": why}))
    last: list[Saying] = [("reason.chance", forms[-1][1])] if key.startswith("reason.chance") else []
    return choice._replace(reason=chained([*forms, *last]))


def _breaks(look: Look) -> bool:
    """Whether the next best surely gives away what the best keeps, and little time is left to mend that."""
    one, two = look.of(0), look.of(1)
    return two.fails and not one.fails and cards_left(look.seen) <= FEW


def _forms(told: Told, *, many: bool) -> Iterator[list[Saying]]:
    """The sentences, then less and less of them, then the same of shorter ones; or first shorter ones of as `many`."""
    depth = range(max(len(each) for _, each in told))
    kept = [*_shorter(told)]
    order = [(each, n) for n in depth for each in kept] if many else [(each, n) for each in kept for n in depth]
    for parts, n in order:
        if n < depth[-1] and all(len(each) == 1 for _, each in parts):
            continue
        chosen = [each[min(n, len(each) - 1)] for _, each in parts]
        beside = any(each[0].startswith(COMPARES) for each in chosen)
        yield [each for each in chosen if beside or each[0] not in MILD]


def _shorter(told: Told) -> Iterator[Told]:
    """The sentences, then without the least of them, the last first."""
    while told:
        yield told
        least = min(weight for weight, _ in told)
        at = max(n for n, (weight, _) in enumerate(told) if weight == least)
        told = [*told[:at], *told[at + 1 :]]


def _joined(parts: Sequence[Saying]) -> Saying:
    """These sentences as one reason."""
    first, *others = parts
    return ("reason.brings", {"what": first, "why": _joined(others)}) if others else first


def _first(look: Look) -> Told:
    """What the best comes to, what it does and costs, and which others do as well."""
    told = _own(look, 0)
    if look.tie is None:
        return told or [(MUST, [inmost(look.two[0].reason)])]
    if told:
        return [*told, *_tail(look)]
    return [(MUST, [plainly(look.seen, look.seat, look.tie)])]


def _second(look: Look) -> Told:
    """What the next best comes to, what it does and costs, and how it compares with the best."""
    first, second = look.two
    one, two, told = look.of(0), look.of(1), _own(look, 1)
    left = cards_left(look.seen)
    key = "reason.as-first-still" if one.beats(two) and told else "reason.as-first"
    if look.tie is None and roughly(second.worth) < roughly(first.worth):
        key = "reason.behind"
    elif two.fails and not one.fails and left > FEW:
        key = "reason.as-first-mend"
    return [*told, (MORE, [(key, {"n": left})])]


def _tail(look: Look) -> Told:
    """Which others do as well, or that a better number hardly helps."""
    one, two = look.of(0), look.of(1) if len(look.two) > 1 else look.of(0)
    if two.figure and two.beats(one):
        return [(LESS, [("reason.even-less", {"than": look.than, "n": two.figure.plain})])]
    if one.beats(two) or (two.fails and not one.fails) or (one.figure and two.unsure):
        early = is_early(look.seen, look.seat)
        return [(LESS, [("reason.even-time" if early else "reason.even-though", {"n": cards_left(look.seen)})])]
    tie = look.tie or ANY
    parts = [tie[1]["what"], tie[1]["why"]] if tie[0] == "reason.brings" else [tie]
    return [(LESS - n, [each]) for n, each in enumerate(parts)]


def _own(look: Look, i: int) -> Told:
    """What one of two choices comes to for the seat, what else it does, and what it costs."""
    seen, seat, own = look.seen, look.seat, look.of(i)
    other = look.of(1) if i == 0 and len(look.two) > 1 else None
    numbers = numbers_of(own, other, look.than if other else NEXT, within=seen.asked is not None)
    why = _why(look, i, told=bool(numbers) and (look.tie is not None or numbers[0][0].startswith(COMPARES)))
    sets = why is not None and why[0].startswith("reason.sets")
    told: Told = [(LESS if sets else MUST, numbers)] if numbers else []
    if why:
        told.insert(0 if sets else len(told), (MUST if sets else MORE, [why]))
    elif not numbers and own.met and own.end.condition == seen.condition:
        still = all(seat in winners(world) for world in look.worlds)
        told.append((MORE, [("reason.stays-ahead-sure" if still else "reason.gets-ahead-sure", {})]))
    if not (why and why[0].startswith("reason.keeps")):
        told[:0] = [(MUST, [each]) for each in aim_of(seen, seat, look.worlds, look.answers, i)]
    if own.cut is not None and any(other.cut != own.cut for other in look.results.values()):
        told.append((MORE, [("reason.cut", {"n": own.cut})]))
    if not told and own.end.faces[0] is Face.DOWN is not seen.faces[0]:
        told.append((MUST, [("reason.field-down", {})]))
    if is_idle(seen, look.answers[i]) and (told or i):
        told.insert(0, (LESS, [("reason.idle", {})]))
    if own.figure and any(piece.token not in look.sight for piece in own.end.hands[seat]):
        told.append((LESS, [("reason.recalled", {})]))
    told += [(MUST, [cost]) for cost in _cost(look, i)]
    return told or [(MUST, [("reason.unsure", {})]) for _ in range(i and own.unsure)]


def _cost(look: Look, i: int) -> list[Saying]:
    """What the choice costs the seat, and not all others, too."""
    shared = [other.costs for other in look.results.values()] if i == 0 else [look.of(0).costs]
    costs = [each for each in look.of(i).costs if not all(each in costs for costs in shared)]
    little = "-little" if look.tie and i == 0 else ""
    return [(f"reason.costs{little}", {"cost": (f"cost.{cost}", {})}) for cost in costs[:1]]


def _why(look: Look, i: int, *, told: bool) -> Saying | None:
    """The reason that was found for the choice; none that is not sure, where the number says as much."""
    key, facts = inmost(look.two[i].reason)
    own = look.of(i)
    _, rids = of_losing(look.seen, look.answers[i])
    if rids and look.tie:
        return "reason.rids", {}
    if own.met and own.end.condition != look.seen.condition and not (look.seen.asked or key.startswith("reason.sets")):
        return "reason.sets-sure", {}
    stands, sure = key.startswith(STANDS), key.endswith("-sure")
    silent = is_plain((key, facts)) or key in (*UNTOLD, *VAGUE) or "count" in facts
    silent = silent or (told and (own.met is not None or not sure) and (stands or "than" in facts))
    silent = silent or (stands and not sure and bool(look.tie or own.met))
    return None if silent or (own.cut is not None and key == "reason.fewer-left") else (key, facts)
