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
    roughly,
)
from game.games.read_aloud.hints.both import NEXT
from game.games.read_aloud.hints.changes import FEW
from game.games.read_aloud.hints.kind import (
    LESS,
    MORE,
    MUST,
    Told,
    forms,
    inmost,
    is_over,
    joined,
    praises,
)
from game.games.read_aloud.hints.level import MET, so, tail
from game.games.read_aloud.hints.own import STANDS, own_of
from game.games.read_aloud.hints.result import Result
from game.games.read_aloud.hints.ties import Look, counted_first, kept_up, of_tie
from game.games.read_aloud.hints.with_figures import numbers_of, results_of
from game.games.read_aloud.rules import imagine
from game.games.read_aloud.rules.state import State

TWO, DEALS = 2, 2
"""The choices that a hint shows, and the deals in which all are played out."""
EVEN = "reason.chance-even"
"""The reason of a best choice to which there is one about as good."""
MEETS = ("count.stays-met", "count.is-met", "count.is-still")
"""The numbers with which it is told that the seat meets the condition."""
THAN = "reason.chance-than"
"""The reason with both chances."""


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
    choices = counted_first(kept_up(seen, choices, results), results) if level else choices
    if len(choices) > 1 and results[choices[1].move].promises_more(results[choices[0].move]):
        results = {move: each._replace(figure=None) for move, each in results.items()}
    choices = _after_the_end(choices)
    two = [each for each in choices[:TWO] if not is_over(each)]
    tie = (yield from of_tie(seen, seat, choices, results, dice)) if level else None
    look = Look(seen, seat, worlds, two, results, tie)
    told = [_first(look), *([_second(look)] if len(two) > 1 else [])]
    found = {two[i].move: _told(look, i, each, told) for i, each in enumerate(told)}
    return tuple([found.get(each.move) or _over(each, results[each.move]) for each in choices])


def _after_the_end(choices: Sequence[Choice]) -> Sequence[Choice]:
    """The choices, the second after one that ends the game without a word that it looks best."""
    if len(choices) < TWO or not is_over(choices[0]) or inmost(choices[1].reason)[0] != "reason.best":
        return choices
    first, second, *others = choices
    even = roughly(second.worth) == roughly(first.worth)
    said: Saying = ("reason.so-tried", {"tie": ("reason.even-best", {})}) if even else ("reason.behind", {})
    return [first, second._replace(reason=(second.reason[0], {**second.reason[1], "why": said})), *others]


def _over(choice: Choice, result: Result) -> Choice:
    """The choice, one that wins with the numbers by which it does, where those are known; beside it none is named.

    Where it is not certain who wins, the chance is the one by which it has its place among the others.
    """
    key, facts = choice.reason
    if "odds" in facts:
        return choice._replace(reason=(key, {**facts, "odds": roughly(choice.worth)}))
    if not key.startswith("reason.ends-all"):
        return choice
    facts = {**facts, NAMED: True}
    if result.met and key == "reason.ends-all":
        key = "reason.ends-all-sure"
    if not (result.figure and result.met is not False):
        return choice._replace(reason=(key, facts))
    seat, n = result.rival or (0, 0)
    against: list[Saying] = [("reason.against", {"seat": seat, "n": n})] if result.rival else []
    _, whole = joined([(key, facts), numbers_of(result, None, NEXT, within=True)[-1], *against])
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
    return max(found) - min(found) > 1.5 * STEP and look.tie is None and (look.seen.asked is None or len(shares) > 1)


def _breaks(look: Look) -> bool:
    """Whether the next best surely gives away what the best keeps, and little time is left to mend that."""
    one, two = look.of(0), look.of(1)
    return two.fails and not one.fails and cards_left(look.seen) <= FEW


def _first(look: Look) -> Told:
    """What the best comes to, what it does and costs, and which others do as well."""
    told = own_of(look, 0)
    if look.tie is None and len(look.two) > 1 and look.of(1).figure and look.of(1).beats(look.of(0)):
        others = tail(look, key="reason.less-yet")
        return [*told, *[(LESS if told else weight, each) for weight, each in others]]
    if look.tie is None and any(weight > LESS for weight, _ in told):
        return [*told, (MORE, [("reason.but-ahead", {})])] if _costs_alone(told) else told
    if look.tie is None:
        return [*told, (MUST, [inmost(look.two[0].reason)])]
    bare = not any(weight > LESS for weight, _ in told)
    others = [(weight, _news(each, told)) for weight, each in tail(look, bare=not told, praised=praises(told))]
    return [*told, *[(weight if bare or weight < MUST else MORE, each) for weight, each in others]]


def _news(found: Sequence[Saying], told: Told) -> Sequence[Saying]:
    """The forms of what is told of a tie, none that says again that the seat meets the condition."""
    said = [each for _, those in told for each in those]
    stands = any(each[0].startswith(STANDS) or each[1].get("count", [""])[0] in MEETS for each in said)
    return [each for each in found if not (stands and each[0].startswith(MET))]


def _costs_alone(told: Told) -> bool:
    """Whether nothing is told of a choice but what it costs."""
    return bool(told) and all(each[0].startswith("reason.costs") for _, forms in told for each in forms)


def _second(look: Look) -> Told:
    """What the next best comes to, what it does and costs, and how it compares with the best."""
    first, second = look.two
    told, left = own_of(look, 1), cards_left(look.seen)
    said = so(look, ("reason.even-best", {}), praised=praises(told))
    if said[0] == "reason.so-tried" and _costs_alone(told):
        said = "reason.but-even", {}
    if look.tie is None and roughly(second.worth) < roughly(first.worth):
        if told and _tells_chance(look):
            return told
        said = "reason.behind", {}
    elif look.of(1).fails and not look.of(0).fails and left > FEW:
        said = "reason.as-first-mend", {"n": left}
    elif told and look.of(0).beats(look.of(1)):
        if left <= FEW:
            return told
        said = "reason.even-time", {"n": left}
    return [*told, (MUST, [said])]
