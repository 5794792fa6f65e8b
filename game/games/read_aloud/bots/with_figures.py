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
    is_idle,
    of_losing,
    roughly,
    winners,
)
from game.games.read_aloud.bots.apart import FORETELLS
from game.games.read_aloud.bots.both import NEXT, called
from game.games.read_aloud.bots.brings import brings
from game.games.read_aloud.bots.figures import DEALS, figure, in_sight, reached
from game.games.read_aloud.bots.kind import stays
from game.games.read_aloud.bots.number import ALONE, COMPARED, OF_TWO, Figure, rank_of
from game.games.read_aloud.bots.ties import OF_TIES, even, is_early
from game.games.read_aloud.language.effects import Measure
from game.games.read_aloud.rules import follow
from game.games.read_aloud.rules.conditions import PUBLIC, values_of
from game.games.read_aloud.rules.state import State
from game.games.read_aloud.rules.zones import limit_of, tokens

MEETS = ("reason.sets", "reason.sets-then", "reason.gets-ahead", "reason.stays-ahead")
"""The reasons by which the seat meets the condition; there are surer ones."""
TIES = tuple(key for key in OF_TIES if key.startswith(("reason.even", "reason.alike-any")))
"""The reasons that say no more than that others do as well."""
SECOND = ("reason.as-first", "reason.behind")
"""The reasons that say no more of the next best than how it compares."""
THIN = (*SECOND, "reason.ahead", "reason.best")
"""The reasons that say nothing of what the choice does."""
VAGUE = ("reason.keeps-end-if", "reason.still-end-if", "reason.keeps-open")
"""The reasons that hang on something that they do not name."""
IDLE = ("reason.idle", "reason.nothing", "reason.ends", "reason.lose", "reason.only", "reason.alike")
"""How the reasons begin beside which it is not told that nothing changes."""


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
        if one is None or two is None or one.by_field:
            return 0
        return one.beats(two) - two.beats(one)


def sentences(seen: State, seat: int, two: Sequence[Choice], worlds: Sequence[State]) -> list[Sentences]:
    """The sentences of the first choice and of the next best."""
    some, within = by_move(seen), seen.asked is not None
    found = [figure(seen, seat, worlds, some[each.move], by_field=True) for each in two]
    counts = [each if each and each.tells(within=within) and _in_sight(seen, each) else None for each in found]
    counts = [None] * len(two) if all(each is None or each.fails for each in counts) else counts
    look = Look(seen, seat, worlds, two, _alone(counts))
    first = _of_first(look, some[two[0].move])
    bare = first.why is None or first.why[0] in OF_TIES
    return [first, *(_of_second(look, some[each.move], bare=bare) for each in two[1:])]


def _in_sight(seen: State, found: Figure) -> bool:
    """Whether the player sees all that is counted: no card that it only recalls."""
    return found.measure in PUBLIC or tokens(found.state.hands[found.seat]) <= in_sight(seen)


def _alone(counts: list[Figure | None]) -> list[Figure | None]:
    """The numbers, without those of a rival where only that is worse, and after the next best."""
    one, two = counts if len(counts) > 1 else (None, None)
    if one is None or two is None or one.n != two.n or one.beside == two.beside:
        return counts
    mine, other = (rank_of(each._replace(n=each.beside.n)) if each.beside else 0 for each in (one, two))
    better = one.beside and two.beside and mine < other
    return counts if better else [each and each._replace(beside=None) for each in counts]


def _of_first(look: Look, answer: Answer) -> Sentences:
    """A choice that does about as well as another one says one thing: its number, its reason, or why it is a tie."""
    key, facts = look.two[0].reason
    why: Saying = facts["why"]
    level = key.startswith("reason.chance-even")
    tie = why if why[0] in TIES else even(look.seen, look.seat, look.worlds, answer)
    why = _tellable(why, tie if level else ("reason.ahead", {}))
    if is_idle(look.seen, answer) and level and not stays(why):
        why = tie
    _, rids = of_losing(look.seen, answer)
    if rids and why[0] in OF_TIES:
        return _sentences(look, 0, answer, ("reason.rids", {}), None)
    return _sentences(look, 0, answer, why, _tail(look, tie) if level or why[0] in TIES else None)


def _of_second(look: Look, answer: Answer, *, bare: bool) -> Sentences:
    """The next best; where no reason speaks for the first, none is told for this one, which comes to the same."""
    first, second = look.two
    less = roughly(second.worth) < roughly(first.worth)
    why = _tellable(second.reason[1]["why"], ("reason.behind" if less else "reason.as-first", {}))
    if bare and not less:
        why = "reason.as-first", {}
    if (less or not look.seen.asked) and why[0] not in SECOND:
        return _sentences(look, 1, answer, why, None)
    key = "reason.behind" if less else "reason.as-first-still" if look.lead > 0 else "reason.as-first"
    return _sentences(look, 1, answer, why, (key, {}))


def _tellable(why: Saying, instead: Saying) -> Saying:
    """The reason; another one instead of what is not exact, or is a number, which is told by itself."""
    numbers = "count" in why[1] and why[0] not in OF_TIES
    return instead if numbers or why[0] in VAGUE else why


def _sentences(look: Look, i: int, answer: Answer, why: Saying, tail: Saying | None) -> Sentences:
    """The sentences of one of two choices."""
    seen, count = look.seen, None if "what" in why[1] or "count" in why[1] else _count(look, i, answer, why)
    fact: Saying | None = None
    if is_idle(seen, answer) and not why[0].startswith(IDLE):
        fact = "reason.idle", {}
    elif why[0] in THIN or (i == 0 and _foretells(why)):
        fact = brings(seen, look.seat, answer, look.worlds)
    fact = None if fact and fact[0] == why[0] else fact
    if count and tail and even(seen, look.seat, look.worlds, answer)[0] == "reason.even-soon":
        tail = None
    if tail and tail[0] == "reason.even-open" and why[0] not in TIES:
        tail = "reason.even", {}
    silent = why[0] in SECOND or (why[0] in TIES and (count or tail)) or (why[0] == "reason.ahead" and count)
    if silent or (count or ("",))[0] == "reason.level":
        return Sentences(fact, None, count, tail)
    return Sentences(fact, _surely(_as_now(look, why), look.counts[i]), count, tail)


def _as_now(look: Look, why: Saying) -> Saying:
    """The reason; only what the seat meets now it still meets, and not together with others what it meets alone."""
    won = [winners(world) for world in look.worlds]
    alone = "-shared" in why[0] and all(each == (look.seat,) for each in won)
    now = all(look.seat in each for each in won) and not alone
    was, then = ("gets", "stays") if now else ("stays", "gets")
    return why[0].replace(f"{was}-ahead", f"{then}-ahead"), why[1]


def _surely(why: Saying, found: Figure | None) -> Saying:
    """The reason; where a hand meets the condition whatever the others hold, that is sure."""
    sure = why[0] in MEETS and found and isinstance(found.state.condition, ALONE)
    return (f"{why[0]}-sure", why[1]) if sure else why


def _count(look: Look, i: int, answer: Answer, why: Saying) -> Saying | None:
    """What is then counted: beside the next best or now where that is less, else beside the best rival."""
    found, meets = look.counts[i], is_met(why)
    if found is None or (found.by_field and not meets) or (found.is_none and not (look.lead or meets)):
        partly = _partly(look.seen, look.seat, look.worlds, answer) if meets and found is None else None
        return partly or _so_far(look, answer)
    found = found._replace(new=found.new and not sets_now(why))
    if meets and found.is_level and len(look.seen.hands) == 2 and not isinstance(found.state.condition, OF_TWO):
        return "reason.level", {**found.told, "seat": found.beside.seat if found.beside else 0}
    other = look.counts[1] if i == 0 and look.lead > 0 else None
    if other is not None:
        than = called(look.seen, look.seat, by_move(look.seen)[look.two[1].move], usual=NEXT)
        return f"reason.lead-by{found.kind}", {**found.told, "less": other.n, "than": than}
    was = None if look.seen.asked or (meets and found.beside) else found.was
    if was is not None and found.beats(found._replace(n=was)):
        return f"reason.nearer-by{found.kind}", {**found.told, "was": was}
    return found.said if len(look.seen.hands) == 2 or not found.is_level else ("reason.counts", {**found.told})


def _so_far(look: Look, answer: Answer) -> Saying | None:
    """The total of the hand where further cards are still taken from the field."""
    after = follow(look.worlds[0], answer) if look.worlds and look.seen.asked else look.seen
    ask, condition = after.asked, after.condition
    if ask is None or ask.kind != "replenish" or ask.seat != look.seat or after.turn != look.seat:
        return None
    if not isinstance(condition, COMPARED) or condition.measure is not Measure.SUM or condition != look.seen.condition:
        return None
    hand = after.hands[look.seat]
    more = limit_of(after, look.seat) - len(hand)
    return ("reason.counts-plus", {"n": sum(values_of(after, hand)), "more": more}) if more > 0 else None


def _foretells(why: Saying) -> bool:
    """Whether the reason is in what is only likely to follow."""
    return why[0] in FORETELLS or (why[0].endswith("-then") and not is_met(why))


def is_met(why: Saying) -> bool:
    """Whether the reason is that the seat meets the condition."""
    return why[0].removesuffix("-sure").removesuffix("-shared") in MEETS


def sets_now(why: Saying) -> bool:
    """Whether the reason is that the card being read now sets a condition that the seat meets."""
    return why[0].startswith("reason.sets") and "-then" not in why[0]


def is_partial(count: Saying) -> bool:
    """Whether a card that is not seen yet is still to be counted."""
    return count[0] == "reason.counts-plus"


def _tail(look: Look, tie: Saying) -> Saying | None:
    """That others do as well, and how that goes with the numbers."""
    if not look.lead:
        return tie
    key = "reason.even-though" if look.lead > 0 else "reason.even-enough"
    return (f"{key}-early" if is_early(look.seen, look.seat) else key), {}


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
