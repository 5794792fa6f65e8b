"""What one of two choices is told: what it comes to for the seat, what else it does, and what it costs."""

from __future__ import annotations

from game.core.rules import Saying
from game.games.read_aloud.bots.answering import Answer, is_idle, winners
from game.games.read_aloud.hints.apart import FORETELLS
from game.games.read_aloud.hints.both import NEXT
from game.games.read_aloud.hints.kept import aim_of
from game.games.read_aloud.hints.kind import (
    LESS,
    MORE,
    MUST,
    OF_CARDS,
    Told,
    inmost,
    is_plain,
)
from game.games.read_aloud.hints.ties import Look, cost_of, differ, gives
from game.games.read_aloud.hints.with_figures import numbers_of
from game.games.read_aloud.language.effects import Face
from game.games.read_aloud.rules.conditions import COUNTS
from game.games.read_aloud.rules.state import Spot, State
from game.games.read_aloud.rules.zones import at

UNTOLD = ("reason.ahead", "reason.best", "reason.behind")
"""The reasons that say nothing of what the choice does."""
VAGUE = ("reason.keeps-end-if", "reason.still-end-if", "reason.keeps-open")
"""The reasons that hang on something that they do not name."""
STANDS = ("reason.gets-ahead", "reason.stays-ahead")
"""How the reasons begin by which the seat meets the condition on the table."""
NUMBERS = ("reason.counts", "reason.lead-by", "reason.lead-sure", "reason.nearer-by")
"""How the reasons begin that tell a number."""
OF_READING = "reason.sets-then"
"""How the reasons begin that speak of the card being read, whichever is chosen."""
PROBABLY = ("reason.sets", "reason.sets-then", "reason.gets-ahead", "reason.stays-ahead")
"""The reasons by which the seat meets a condition, where it is not sure."""
COMPARES = ("reason.lead-by", "reason.lead-sure", "reason.spares")
"""How the numbers begin that name another choice."""


def own_of(look: Look, i: int) -> Told:
    """What one of two choices comes to for the seat, what else it does, and what it costs."""
    seen, seat, own = look.seen, look.seat, look.of(i)
    if own.goes and _is_read(seen, look.answers[i]):
        return [(MUST, [("reason.taken-read", {})])]
    numbers = _numbers(look, i)
    why = _why(look, i, told=bool(numbers) and (look.tie is not None or numbers[0][0].startswith(COMPARES)))
    of_card = why is not None and why[0].startswith(OF_CARDS) and not (numbers and why[0].startswith(OF_READING))
    told: Told = [(MUST, [why])] if why and of_card else []
    if not (why and why[0].startswith(("reason.keeps", "reason.denies"))):
        told += [(MUST, [each]) for each in aim_of(seen, seat, look.worlds, look.answers, i)]
    told += [(MORE if of_card else MUST, numbers)] if numbers else []
    told += [(MORE, [why])] if why and not of_card else []
    told += _besides(look, i, told)
    if not told and i == 0 and look.tie and differ(look) and own.figure:
        weight = MUST if look.of(1).beats(own) else LESS
        told.append((weight, numbers_of(own, None, NEXT, within=seen.asked is not None)))
    if is_idle(seen, look.answers[i]) and not (look.tie and all(is_idle(seen, each) for each in look.answers)):
        told.insert(0, (LESS, [("reason.idle", {})]))
    if numbers and own.figure and any(piece.token not in look.sight for piece in own.figure.state.hands[seat]):
        told.append((LESS, [("reason.recalled", {})]))
    told += [(LESS if look.tie and i == 0 else MUST, [cost]) for cost in _cost(look, i, alone=not told)]
    open_yet = seen.asked is None and all(piece.key or piece.recalled for piece in seen.hands[seat])
    loose: list[Saying] = [("reason.whole" if own.whole else "reason.unsure", {})] if own.unsure and open_yet else []
    return told or [(MUST, [each]) for each in loose[:i]]


def _is_read(seen: State, answer: Answer) -> bool:
    """Whether the card chosen is the one being read."""
    return isinstance(answer, Spot) and seen.reading is not None and at(seen, answer).token == seen.reading.token


def _besides(look: Look, i: int, told: Told) -> Told:
    """What else one of two choices does, which the other does not."""
    seen, own = look.seen, look.of(i)
    found = [*([] if told else _stands(look, i)), *[(f"reason.{each}", {}) for each in _deeds(look, i, told)]]
    ahead = own.end.condition is not None and own.met is not False
    if ahead and own.cut is not None and any(each.cut != own.cut for each in look.results.values()):
        found.append(("reason.cut", {"n": own.cut}))
    if not told and not found and own.end.faces[0] is Face.DOWN is not seen.faces[0]:
        found.append(("reason.field-down", {}))
    more: list[Saying] = [("reason.more", {"n": own.more})] if own.figure and own.more and told else []
    if own.rival and any(
        each[0].startswith(NUMBERS) for each in (*found, *[each for _, forms in told for each in forms])
    ):
        more.insert(0, ("reason.against", {"seat": own.rival[0], "n": own.rival[1]}))
    return [*[(MORE, [each]) for each in found], *[(LESS, [each]) for each in more]]


def _stands(look: Look, i: int) -> list[Saying]:
    """That the seat meets the condition after one of two choices, and not after the other; with the number by which."""
    seen, own = look.seen, look.of(i)
    other = look.of(1 - i) if len(look.two) > 1 else None
    if not own.met or own.end.condition != seen.condition or (other and other.met):
        return []
    still = all(look.seat in winners(world) for world in look.worlds)
    if own.figure and (own.rival or not still):
        numbers = numbers_of(own, None, NEXT, within=seen.asked is not None)
        return numbers[:1] if own.step else numbers[-1:]
    return [("reason.stays-ahead-sure" if still else "reason.gets-ahead-sure", {})]


def _deeds(look: Look, i: int, told: Told) -> list[str]:
    """What the first choice does that the second does not, by the ends of the keys of its reasons."""
    seen, own, other = look.seen, look.of(0), look.of(1) if len(look.two) > 1 else None
    if i:
        return []
    deeds = [each for each in own.does if not (other and each in other.does)]
    if any(each[0] in ("reason.hands-all", "reason.their-hand") for _, forms in told for each in forms):
        deeds = [each for each in deeds if each != "robs"]
    if other and "ruin" in other.costs and "ruin" not in own.costs:
        deeds.append("unruined")
    return ["rids-then" if each == "rids" and not seen.asked else each for each in deeds]


def _numbers(look: Look, i: int) -> list[Saying]:
    """What is counted after one of two choices, where other choices do not come to as much."""
    own, within = look.of(i), look.seen.asked is not None
    if i:
        news = look.tie is None or look.of(0).rank != own.rank or look.of(0).end.condition != own.end.condition
        return numbers_of(own, None, NEXT, within=within) if news else []
    move = look.beaten
    if move is not None:
        other = None if gives(look) and move == look.two[1].move else look.results[move]
        return numbers_of(own, other, look.than(move), within=within)
    sets = own.end.condition != look.seen.condition
    none = own.figure is not None and own.figure.n == 0 and own.figure.measure in COUNTS
    return numbers_of(own, None, NEXT, within=within) if sets and differ(look) and not none else []


def _cost(look: Look, i: int, *, alone: bool) -> list[Saying]:
    """What the choice costs the seat, and not all others, too; `alone` where nothing is told before it."""
    shared = [other.costs for other in look.results.values()] if i == 0 else [look.of(0).costs]
    costs = [each for each in look.of(i).costs if not all(each in costs for costs in shared)]
    costs = [each for each in costs if each != "drawn" or "renews" not in look.of(i).does]
    little = "-little" if look.tie and i == 0 else "-alone" if alone else ""
    return [(f"reason.costs{little}", {"cost": cost_of(look.seen, look.seat, cost)}) for cost in costs[:1]]


def _why(look: Look, i: int, *, told: bool) -> Saying | None:
    """The reason that was found for the choice; none that is not sure, where the number says as much."""
    key, facts = inmost(look.two[i].reason)
    own = look.of(i)
    if own.met and own.end.condition != look.seen.condition and not (look.seen.asked or key.startswith("reason.sets")):
        return "reason.sets-sure", {}
    key = f"{key}-sure" if own.met and key in PROBABLY else key
    stands, sure = key.startswith(STANDS), key.endswith("-sure")
    silent = is_plain((key, facts)) or key in (*UNTOLD, *VAGUE) or "count" in facts
    silent = silent or (told and (own.met is not None or not sure) and (stands or "than" in facts))
    both = bool(look.tie) and all(look.of(n).met for n, _ in enumerate(look.two))
    silent = silent or (stands and (both or (not sure and bool(look.tie or own.met))))
    spared = key == "reason.bans" and "spared" in own.does
    vague = key in FORETELLS and bool(_deeds(look, i, []))
    return None if silent or spared or vague or (own.cut is not None and key == "reason.fewer-left") else (key, facts)
