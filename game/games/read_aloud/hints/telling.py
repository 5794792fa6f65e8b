"""How a hint tells its reasons: the results of the best and the next best, how they compare, what room leaves out."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from game.core.chance import Dice
from game.core.review import NAMED, chained
from game.core.rules import Choice, Saying
from game.games.read_aloud.bots.answering import (
    STEP,
    by_move,
    cards_left,
    imagined_from,
    is_idle,
    roughly,
    winners,
)
from game.games.read_aloud.hints.both import NEXT
from game.games.read_aloud.hints.changes import FEW
from game.games.read_aloud.hints.kept import aim_of
from game.games.read_aloud.hints.kind import LESS, MORE, MUST, OF_CARDS, Told, forms, inmost, is_over, is_plain, joined
from game.games.read_aloud.hints.number import Result
from game.games.read_aloud.hints.ties import Look, differ, kept_up, of_tie, so, tail
from game.games.read_aloud.hints.with_figures import numbers_of, results_of
from game.games.read_aloud.language.effects import Face
from game.games.read_aloud.rules import imagine
from game.games.read_aloud.rules.conditions import COUNTS
from game.games.read_aloud.rules.state import State

TWO, DEALS = 2, 2
"""The choices that a hint shows, and the deals in which all are played out."""
EVEN = "reason.chance-even"
"""The reason of a best choice to which there is one about as good."""
THAN = "reason.chance-than"
"""The reason with both chances."""
UNTOLD = ("reason.ahead", "reason.best", "reason.behind")
"""The reasons that say nothing of what the choice does."""
VAGUE = ("reason.keeps-end-if", "reason.still-end-if", "reason.keeps-open")
"""The reasons that hang on something that they do not name."""
STANDS = ("reason.gets-ahead", "reason.stays-ahead")
"""How the reasons begin by which the seat meets the condition on the table."""
NUMBERS = ("reason.counts", "reason.lead-by", "reason.nearer-by")
"""How the reasons begin that tell a number."""
COMPARES = ("reason.lead-by", "reason.spares")
"""How the numbers begin that name another choice."""


def as_told(seen: State, seat: int, choices: Sequence[Choice], dice: Dice) -> Generator[None, None, tuple[Choice, ...]]:
    """The choices, the best first, with the reasons of the first two as a hint tells them, and shorter forms of these.

    No chance is told where it is about an equal share, nor within a reading, unless the next best is worse.
    """
    two = [each for each in choices[:TWO] if not is_over(each)]
    free = imagined_from(seen)
    worlds = [imagine(free, seat, dice) for _ in range(DEALS)]
    results = results_of(seen, seat, worlds, {each.move: by_move(seen)[each.move] for each in choices})
    yield
    if not two:
        return tuple([_over(each, results[each.move]) for each in choices])
    level = choices[0].reason[0] == EVEN
    choices = kept_up(seen, choices, results) if level else choices
    if len(choices) > 1 and results[choices[1].move].promises_more(results[choices[0].move]):
        results = {move: each._replace(figure=None) for move, each in results.items()}
    two = [each for each in choices[:TWO] if not is_over(each)]
    tie = (yield from of_tie(seen, seat, choices, results, dice)) if level else None
    look = Look(seen, seat, worlds, two, results, tie)
    told = [_first(look), *([_second(look)] if len(two) > 1 else [])]
    found = {two[i].move: _told(look, i, each, told) for i, each in enumerate(told)}
    return tuple([found.get(each.move) or _over(each, results[each.move]) for each in choices])


def _over(choice: Choice, result: Result) -> Choice:
    """The choice, one that wins with the numbers by which it does, where those are known; beside it none is named."""
    key, facts = choice.reason
    if not key.startswith("reason.ends-all"):
        return choice
    facts = {**facts, NAMED: True}
    if not (result.figure and result.met is not False):
        return choice._replace(reason=(key, facts))
    seat, n = result.rival or (0, 0)
    against: list[Saying] = [("reason.against", {"seat": seat, "n": n})] if result.rival else []
    _, whole = joined([choice.reason, numbers_of(result, None, NEXT, within=True)[-1], *against])
    return choice._replace(reason=("reason.brings", {**whole, NAMED: True}))


def _told(look: Look, i: int, told: Told, both: Sequence[Told]) -> Choice:
    """The choice with its reason, and the shorter forms of that."""
    choice = look.two[i]
    key, facts = choice.reason
    facts = {**facts, NAMED: True}
    key = ("reason.chance" if key != THAN else THAN) if _tells_chance(look) else "reason.within"
    alone = i == 0 and look.tie is not None and len(both) > 1 and (len(both[1]) == 1 or _breaks(look))
    keys = (THAN, "reason.chance") if key == THAN else (key, "reason.within") if look.tie else (key,)
    whys = [("reason.alike-so", {"why": joined(parts)}) if alone else joined(parts) for parts in forms(told)]
    found: list[Saying] = [(each, {**facts, "why": why}) for why in whys for each in keys]
    return choice._replace(reason=chained([*found, ("reason.within", found[-1][1])]))


def _tells_chance(look: Look) -> bool:
    """Whether the chances are told: they are not about an equal share, and within a reading they differ."""
    shares = [roughly(each.worth) for each in look.two]
    found = [*shares, roughly(1 / len(look.seen.hands))]
    far = max(found) - min(found) > 1.5 * STEP
    return far and (look.seen.asked is None or (look.tie is None and len(look.two) > 1))


def _breaks(look: Look) -> bool:
    """Whether the next best surely gives away what the best keeps, and little time is left to mend that."""
    one, two = look.of(0), look.of(1)
    return two.fails and not one.fails and cards_left(look.seen) <= FEW


def _first(look: Look) -> Told:
    """What the best comes to, what it does and costs, and which others do as well."""
    told = _own(look, 0)
    if look.tie is None and len(look.two) > 1 and look.of(1).figure and look.of(1).beats(look.of(0)):
        return [*told, *tail(look, key="reason.less-yet")]
    if look.tie is None:
        return told if any(weight > LESS for weight, _ in told) else [*told, (MUST, [inmost(look.two[0].reason)])]
    bare = not any(weight > LESS for weight, _ in told)
    others = tail(look, bare=not told)
    return [*told, *[(weight if bare or weight < MUST else MORE, each) for weight, each in others]]


def _second(look: Look) -> Told:
    """What the next best comes to, what it does and costs, and how it compares with the best."""
    first, second = look.two
    told, left = _own(look, 1), cards_left(look.seen)
    said = so(look, ("reason.even-best", {}))
    if look.tie is None and roughly(second.worth) < roughly(first.worth):
        said = "reason.behind", {}
    elif look.of(1).fails and not look.of(0).fails and left > FEW:
        said = "reason.as-first-mend", {"n": left}
    return [*told, (MUST, [said])]


def _own(look: Look, i: int) -> Told:
    """What one of two choices comes to for the seat, what else it does, and what it costs."""
    seen, seat, own = look.seen, look.seat, look.of(i)
    numbers = _numbers(look, i)
    why = _why(look, i, told=bool(numbers) and (look.tie is not None or numbers[0][0].startswith(COMPARES)))
    of_card = why is not None and why[0].startswith(OF_CARDS)
    told: Told = [(MUST, [why])] if why and of_card else []
    if not (why and why[0].startswith("reason.keeps")):
        told += [(MUST, [each]) for each in aim_of(seen, seat, look.worlds, look.answers, i)]
    told += [(MORE if of_card else MUST, numbers)] if numbers else []
    told += [(MORE, [why])] if why and not of_card else []
    told += _besides(look, i, told)
    if not told and i == 0 and look.tie and differ(look) and own.figure:
        weight = MUST if look.of(1).beats(own) else LESS
        told.append((weight, numbers_of(own, None, NEXT, within=seen.asked is not None)))
    if is_idle(seen, look.answers[i]):
        told.insert(0, (LESS, [("reason.idle", {})]))
    if numbers and own.figure and any(piece.token not in look.sight for piece in own.figure.state.hands[seat]):
        told.append((LESS, [("reason.recalled", {})]))
    told += [(LESS if look.tie and i == 0 else MUST, [cost]) for cost in _cost(look, i)]
    open_yet = seen.asked is None and all(piece.key or piece.recalled for piece in seen.hands[seat])
    loose: list[Saying] = [("reason.whole" if own.whole else "reason.unsure", {})] if own.unsure and open_yet else []
    return told or [(MUST, [each]) for each in loose[:i]]


def _besides(look: Look, i: int, told: Told) -> Told:
    """What else one of two choices does, which the other does not."""
    seen, seat, own, found = look.seen, look.seat, look.of(i), list[Saying]()
    other = look.of(1 - i) if len(look.two) > 1 else None
    if own.met and not told and own.end.condition == seen.condition and not (other and other.met):
        still = all(seat in winners(world) for world in look.worlds)
        found.append(("reason.stays-ahead-sure" if still else "reason.gets-ahead-sure", {}))
        found = numbers_of(own, None, NEXT, within=seen.asked is not None)[-1:] if own.rival else found
    deeds = [each for each in own.does if i == 0 and not (other and each in other.does)]
    if any(each[0] in ("reason.hands-all", "reason.their-hand") for _, forms in told for each in forms):
        deeds = [each for each in deeds if each != "robs"]
    if other and i == 0 and "ruin" in other.costs and "ruin" not in own.costs:
        deeds.append("unruined")
    found += [(f"reason.{each}{'' if seen.asked or each != 'rids' else '-then'}", {}) for each in deeds]
    if own.cut is not None and any(each.cut != own.cut for each in look.results.values()):
        found.append(("reason.cut", {"n": own.cut}))
    if not told and not found and own.end.faces[0] is Face.DOWN is not seen.faces[0]:
        found.append(("reason.field-down", {}))
    more: list[Saying] = [("reason.more", {"n": own.more})] if own.figure and own.more and told else []
    if own.rival and any(
        each[0].startswith(NUMBERS) for each in (*found, *[each for _, forms in told for each in forms])
    ):
        more.insert(0, ("reason.against", {"seat": own.rival[0], "n": own.rival[1]}))
    return [*[(MORE, [each]) for each in found], *[(LESS, [each]) for each in more]]


def _numbers(look: Look, i: int) -> list[Saying]:
    """What is counted after one of two choices, where other choices do not come to as much."""
    own, within = look.of(i), look.seen.asked is not None
    if i:
        news = look.tie is None or look.of(0).rank != own.rank or look.of(0).end.condition != own.end.condition
        return numbers_of(own, None, NEXT, within=within) if news else []
    move = look.beaten
    if move is not None:
        return numbers_of(own, look.results[move], look.than(move), within=within)
    sets = own.end.condition != look.seen.condition
    none = own.figure is not None and own.figure.n == 0 and own.figure.measure in COUNTS
    return numbers_of(own, None, NEXT, within=within) if sets and differ(look) and not none else []


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
    if own.met and own.end.condition != look.seen.condition and not (look.seen.asked or key.startswith("reason.sets")):
        return "reason.sets-sure", {}
    stands, sure = key.startswith(STANDS), key.endswith("-sure")
    silent = is_plain((key, facts)) or key in (*UNTOLD, *VAGUE) or "count" in facts
    silent = silent or (told and (own.met is not None or not sure) and (stands or "than" in facts))
    silent = silent or (stands and not sure and bool(look.tie or own.met))
    spared = key == "reason.bans" and "spared" in own.does
    return None if silent or spared or (own.cut is not None and key == "reason.fewer-left") else (key, facts)
