"""The sentences of a hint: what a choice does itself, what the condition then counts, why, how the next best compares.

Of a number is told that of the seat, or of its cards in sight, and a rival's or that of the next best.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.core.rules import Choice, Saying
from game.games.read_aloud.bots.answering import (
    Answer,
    by_move,
    cards_left,
    is_idle,
    of_losing,
    roughly,
    winners,
)
from game.games.read_aloud.bots.apart import FORETELLS
from game.games.read_aloud.bots.both import NEXT, called
from game.games.read_aloud.bots.brings import brings
from game.games.read_aloud.bots.changes import FEW
from game.games.read_aloud.bots.figures import DEALS, figure, in_sight, reached
from game.games.read_aloud.bots.kind import stays
from game.games.read_aloud.bots.number import ALONE, COMPARED, OF_TWO, Figure
from game.games.read_aloud.bots.ties import OF_TIES
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Measure
from game.games.read_aloud.rules.conditions import values_of
from game.games.read_aloud.rules.state import State

MEETS = ("reason.sets", "reason.sets-then", "reason.gets-ahead", "reason.stays-ahead")
"""The reasons by which the seat meets the condition; there are surer ones."""
TIES = ("reason.even", "reason.even-early", "reason.any", "reason.any-early")
"""The reasons that say no more than that others do as well."""
SECOND = ("reason.as-first", "reason.behind")
"""The reasons that say no more of the next best than how it compares."""
THIN = (*TIES, *SECOND, "reason.ahead", "reason.none-of-use", "reason.neither", "reason.best")
"""The reasons that say nothing of what the choice does."""
IDLE = ("reason.idle", "reason.nothing", "reason.ends", "reason.lose", "reason.only", "reason.alike")
"""How the reasons begin beside which it is not told that nothing changes."""

IDLES: Saying = ("reason.idle", {})
HARMS: Saying = ("reason.harmless", {})


class Sentences(NamedTuple):
    """What is told of a choice, each None where nothing is."""

    fact: Saying | None
    """What it does itself."""
    why: Saying | None
    number: Saying | None
    """What the condition then counts."""
    tail: Saying | None
    """How it compares with the next best, or the next best with the first."""


class Look(NamedTuple):
    """What the sentences of one of two choices look at."""

    seen: State
    seat: int
    worlds: Sequence[State]
    two: Sequence[Choice]
    counts: Sequence[Figure | None]
    """What is then counted after either."""

    @property
    def lead(self) -> int:
        """1 where the first has the better number, −1 where the second has, else 0."""
        one, two = self.counts if len(self.counts) > 1 else (None, None)
        if one is None or two is None or _by_field(one):
            return 0
        return one.beats(two) - two.beats(one)


def sentences(seen: State, seat: int, two: Sequence[Choice], worlds: Sequence[State]) -> list[Sentences]:
    """The sentences of the first choice and of the next best."""
    some = by_move(seen)
    found = [figure(seen, seat, worlds, some[each.move], by_field=True) for each in two]
    look = Look(seen, seat, worlds, two, [None if each and _fails(each) else each for each in found])
    told = [_of_first(look, some[two[0].move]), *(_of_second(look, some[each.move]) for each in two[1:])]
    same = len(told) > 1 and told[0].fact == told[1].fact and told[0].fact not in (IDLES, HARMS)
    return [each._replace(fact=None) for each in told] if same else told


def _of_first(look: Look, answer: Answer) -> Sentences:
    key, facts = look.two[0].reason
    why: Saying = facts["why"]
    even = key.startswith("reason.chance-even")
    if why[0] == "reason.brings":
        does = look.seen.asked is None and brings(look.seen, look.seat, answer, look.worlds)
        why, even = ("reason.even", {}) if does else why[1]["what"], True
    if is_idle(look.seen, answer) and even and not stays(why):
        why = "reason.even", {}
    tail = _tail(look, why) if even or why[0] in TIES else None
    tells = len(look.two) > 1 and look.counts[1] is not None
    _, rids = of_losing(look.seen, answer)
    if rids and why[0] in OF_TIES:
        why, tail = ("reason.rids", {}), None
    return _sentences(look, 0, answer, why, tail, tells=tells)


def _of_second(look: Look, answer: Answer) -> Sentences:
    first, second = look.two
    why: Saying = second.reason[1]["why"]
    less = roughly(second.worth) < roughly(first.worth)
    counts = look.lead > 0 and (why[0] in SECOND or _has_count(why) or is_met(why))
    same = "reason.as-first-still" if counts else "reason.as-first"
    told = why[0] in SECOND or look.seen.asked
    tail: Saying | None = (
        None if not told or (less and why[0] not in SECOND) else ("reason.behind" if less else same, {})
    )
    return _sentences(look, 1, answer, why, tail, tells=why[0] in SECOND)


def _sentences(look: Look, i: int, answer: Answer, why: Saying, tail: Saying | None, *, tells: bool) -> Sentences:
    """The sentences of one of two choices; `tells` says that its number is told though nothing else asks for it."""
    seen, thin = look.seen, why[0] in THIN or why[0].startswith("reason.stays-ahead")
    count = _count(look, i, answer, why, tells=tells) if not _has_count(why) else None
    harmless, _ = of_losing(seen, answer)
    fact: Saying | None = None
    if is_idle(seen, answer) and not why[0].startswith(IDLE):
        fact = IDLES
    elif not harmless:
        fact = HARMS
    elif thin or (i == 0 and look.two[0].reason[0] == "reason.chance-than" and _foretells(why)):
        fact = brings(seen, look.seat, answer, look.worlds)
    if count and fact and fact[0] == "reason.new-goal":
        fact = None
    if fact and fact[0].startswith("reason.new-hand") and count is None and is_met(why):
        why = ("reason.even", {}) if tail else why
    level = count and count[0] == "reason.level"
    told = None if level or (tail and why[0] in (*TIES, *SECOND)) else _surely(_as_now(look, why), look.counts[i])
    return Sentences(fact, told, count, tail)


def _as_now(look: Look, why: Saying) -> Saying:
    """The reason; a condition that the seat meets alone now it does not still meet together with others."""
    alone = all(winners(world) == (look.seat,) for world in look.worlds)
    return (why[0].replace("stays-ahead-shared", "gets-ahead-shared"), why[1]) if alone else why


def _surely(why: Saying, found: Figure | None) -> Saying:
    """The reason; where a hand meets the condition whatever the others hold, that is sure."""
    sure = why[0] in MEETS and found and isinstance(found.state.condition, ALONE)
    return (f"{why[0]}-sure", why[1]) if sure else why


def _count(look: Look, i: int, answer: Answer, why: Saying, *, tells: bool) -> Saying | None:
    """What is then counted: beside the next best where that is less, else beside the best rival."""
    found, meets = look.counts[i], is_met(why)
    if not (meets or why[0] in TIES or tells) or (found and _by_field(found) and not meets):
        return None
    if found is None:
        return _partly(look.seen, look.seat, look.worlds, answer) if meets else None
    found = found._replace(new=found.new and not (meets and why[0].startswith("reason.sets") and "then" not in why[0]))
    if meets and found.is_level and len(look.seen.hands) == 2 and not isinstance(found.state.condition, OF_TWO):
        return "reason.level", {**found.told, "seat": found.beside.seat if found.beside else 0}
    other = look.counts[1] if i == 0 and look.lead > 0 else None
    if other is None:
        return found.said if len(look.seen.hands) == 2 or not found.is_level else ("reason.counts", {**found.told})
    than = called(look.seen, look.seat, by_move(look.seen)[look.two[1].move], usual=NEXT)
    return f"reason.lead-by{found.kind}", {**found.told, "less": other.n, "than": than}


def _foretells(why: Saying) -> bool:
    """Whether the reason is in what is only likely to follow."""
    return why[0] in FORETELLS or (why[0].endswith("-then") and not is_met(why))


def is_met(why: Saying) -> bool:
    """Whether the reason is that the seat meets the condition."""
    return why[0].removesuffix("-sure").removesuffix("-shared") in MEETS


def is_partial(count: Saying) -> bool:
    """Whether a card that is not seen yet is still to be counted."""
    return count[0] == "reason.counts-plus"


def _has_count(why: Saying) -> bool:
    return "count" in why[1] or why[0] == "reason.any-over"


def _tail(look: Look, why: Saying) -> Saying:
    """That others do as well, and how that goes with the numbers."""
    plain = why[0].removesuffix("-early") if why[0] in TIES else "reason.even"
    key = {0: plain, 1: "reason.even-though", -1: "reason.even-enough"}[look.lead]
    return (f"{key}-early" if cards_left(look.seen) > FEW else key), {}


def _by_field(found: Figure) -> bool:
    """Whether the number is to be near to the total of the field, which is not known."""
    return isinstance(found.state.condition, e.Nearest) and found.state.condition.number is None


def _fails(found: Figure) -> bool:
    """Whether the number does not meet the condition, whatever the others have: other cards will do so."""
    alone = isinstance(found.state.condition, ALONE)
    return found.over is not None or (alone and found.seat not in winners(found.state))


def _partly(seen: State, seat: int, worlds: Sequence[State], answer: Answer) -> Saying | None:
    """What is counted of the cards in sight, where others come to the hand that the seat does not see yet."""
    known = in_sight(seen)
    found = set()
    for world in worlds[:DEALS]:
        end = reached(world, answer, seat, known)
        hand = end.hands[seat]
        sight = tuple([piece for piece in hand if piece.token in known])
        measure = getattr(end.condition, "measure", None)
        values = values_of(end, sight)
        n = max(values, default=None) if measure is Measure.HIGHEST else sum(values)
        found.add((n if sight and isinstance(end.condition, COMPARED) else None, len(hand) - len(sight), measure))
    n, hidden, measure = found.pop()
    if found or n is None or not hidden:
        return None
    if measure is Measure.HIGHEST:
        return "reason.counts", {"count": ("count.least", {"what": ("count.highest", {}), "n": ("count.n", {"n": n})})}
    return ("reason.counts-plus", {"n": n, "more": hidden}) if measure is Measure.SUM else None
