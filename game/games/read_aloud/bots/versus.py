"""What tells the best answer from another one: both are thought on alike, in the same deals, for a review or a hint.

To choose, the expert thinks on most where it looks best, so that what it finds of its choice and of the others cannot
be compared. Where both come out alike, within what so few deals can tell, nothing is said to be better.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

from game.bots import ranked
from game.core.chance import Dice
from game.core.rules import Choice, Saying
from game.games.read_aloud.bots.answering import by_move, imagined_from, winners
from game.games.read_aloud.bots.both import NEXT, OTHER, YOURS, Both, beyond_chance
from game.games.read_aloud.bots.changes import changed, kinds
from game.games.read_aloud.bots.compared import EVEN, alike, differing, leaning, marks_of, preferred
from game.games.read_aloud.bots.forecast import of_end, of_position
from game.games.read_aloud.bots.reasons import roughly
from game.games.read_aloud.bots.search import AIMED, Node, begun, best, mean_hope, searched
from game.games.read_aloud.rules import imagine
from game.games.read_aloud.rules.state import State

DEALS, READINGS = 8, 6
"""The deals in which two answers are compared, and the readings thought on after each."""
TIES = ("reason.even", "reason.further")
STANDS = ("reason.holds", "reason.nothing", "reason.idle", "reason.ends-none")
"""How the reasons begin that say only how it stands then; of others the whole key."""
PLAIN = ("reason.still-open", "reason.open", "reason.exposed", "reason.best", "reason.alike", *TIES)
FORETELLS = (
    "reason.less-risk",
    "reason.then-likelier",
    "reason.then-unlikelier",
    "reason.then-none",
    "reason.then-ahead",
)
"""The reasons in what is likely to follow: they say nothing where two choices come out alike."""
NEAR, MOST_NEAR, SIGHTS = 0.06, 4, 2
"""How much less a choice may be worth to be about as good, how many of those are looked at, and in how many deals."""
SENSELESS = ("reason.ends-none", "reason.holds-none", "reason.nothing-none", "reason.idle")
"""How the reasons begin by which nothing speaks for an answer."""
MOST_OTHER = 2
"""Of so many choices the next best is called the other one."""
COMPARES = ("reason.chance-even", "reason.chance-further", "reason.chance-ahead")
"""The reasons that say that the next best does the same at first."""


def compare(
    seen: State, seat: int, choices: tuple[Choice, ...], move: str, dice: Dice
) -> Generator[None, None, tuple[Choice, ...]]:
    """The choices with what the first one is better for than the move that was played, and by how much; for a review.

    The move played is worth as much as the first where they cannot be told apart.
    """
    first, played = choices[0], next(each for each in choices if each.move == move)
    worth, said = first.worth, first.reason
    if first.worth - played.worth >= EVEN:
        both = yield from _played_on(seen, seat, (first.move, move), dice, YOURS)
        if more := clearly(both):
            worth = _less(first.worth, more, both)
            said = _told(first, played, both, worth)
    worths = {first.move: (first.worth, said), move: (worth, played.reason)}
    return ranked([Choice(each.move, *worths.get(each.move, (each.worth, each.reason))) for each in choices])


def beside_next(
    seen: State, seat: int, choices: tuple[Choice, ...], dice: Dice
) -> Generator[None, None, tuple[Choice, ...]]:
    """The choices with what the first is better for than the next best, where its reason does not say; for a hint.

    The next best is worth less by as much as it is where both are thought on alike, so that both hints agree. Of two
    that cannot be told apart the one comes first for which more can be said.
    """
    some = by_move(seen)
    first, *others = choices
    apart = [each for each in others if not alike(seen, some[first.move], some[each.move])]
    if not apart:
        return tuple([_any(each) for each in choices])
    if _is_over(first) and first.worth - apart[0].worth >= EVEN:
        return choices
    return (yield from _compared(seen, seat, choices, apart, dice))


def _compared(
    seen: State, seat: int, choices: tuple[Choice, ...], apart: Sequence[Choice], dice: Dice
) -> Generator[None, None, tuple[Choice, ...]]:
    """The choices, the first two of them as they come out in the same deals; `apart` can be told from the first."""
    first = choices[0]
    than = NEXT if len(choices) > MOST_OTHER else OTHER
    second, speaks = yield from _beside_it(seen, seat, first, apart, dice)
    both = yield from _played_on(seen, seat, (first.move, second.move), dice, than)
    more = clearly(both)
    if not more and speaks:
        first, second, both = second._replace(worth=first.worth), first, both.turned()
    worth = _less(first.worth, more, both)
    said = first.reason if _is_over(first) else _beside(first, both, worth)
    rest = [each for each in choices if each.move not in (first.move, second.move)]
    rest = [each._replace(worth=min(each.worth, worth)) for each in rest]
    return ranked([first._replace(reason=said), _second(second, both, worth), *rest])


def _any(choice: Choice) -> Choice:
    """One of choices that the player cannot tell apart, with the chance that all of them have."""
    if _is_over(choice):
        return choice
    return choice._replace(reason=("reason.chance", {"why": ("reason.alike", {}), "share": roughly(choice.worth)}))


def _beside_it(
    seen: State, seat: int, first: Choice, apart: Sequence[Choice], dice: Dice
) -> Generator[None, None, tuple[Choice, bool]]:
    """The choice that is compared with the first, and whether more speaks for it at first sight.

    Of those about as good it is the one for which most does: that the seat then meets the condition, what can be said,
    and how the hand stands.
    """
    some, free = by_move(seen), imagined_from(seen)
    near = [each for each in apart if first.worth - each.worth < NEAR][:MOST_NEAR] or apart[:1]
    worlds = [imagine(free, seat, dice) for _ in range(SIGHTS)]
    found: dict[str, tuple[int, ...]] = {}
    for each in (first, *near):
        meets = marks = 0
        for world in worlds:
            [group] = yield from begun(world, [some[each.move]], seat)
            after = best(group).state
            meets += seat in winners(after)
            marks += marks_of(after if after.condition == seen.condition else world)[seat]
        found[each.move] = min(1, _sense(each)), meets, _sense(each), marks
    second = max(near, key=lambda each: found[each.move])
    return second, found[second.move] > found[first.move]


def _is_over(choice: Choice) -> bool:
    """Whether the game, or all hope, is over by it: its reason tells no chance."""
    return "share" not in choice.reason[1]


def _sense(choice: Choice) -> int:
    """How much speaks for a choice by what can be said of it: nothing, something, or that it gains something."""
    key, _ = _inmost(choice.reason)
    return 0 if key.startswith(SENSELESS) else 1 if _is_plain((key, {})) else 2


def _less(share: float, more: float, both: Both) -> float:
    """The worth of the other answer; where the game is over by it, that is not estimated."""
    if all(node.state.over for node in both.other):
        return min(share, mean_hope(both.other))
    return max(0.0, share - more)


def _beside(first: Choice, both: Both, worth: float) -> Saying:
    """The reason for the first choice, with how it compares where its own does not say more than how it stands."""
    own, share = _inmost(first.reason), roughly(first.worth)
    if worth == first.worth:
        says = not (_is_plain(own) or own[0] in FORETELLS)
        why = _named(own, both) if says else differing(both) or _done(both)
        if why is None:
            key = "reason.even" if both.than == NEXT else "reason.even-other"
            return "reason.chance", {"why": (key, {}), "share": share}
        return "reason.chance-even", {"why": why, "share": share}
    if _is_plain(own) or first.reason[0] in COMPARES:
        return _with_chances(_apart(both), first.worth, worth, both.than)
    return first.reason[0], {**first.reason[1], "why": _named(own, both)}


def _named(why: Saying, both: Both) -> Saying:
    """The reason, in which the other choice is called what it is called here."""
    return (why[0], {**why[1], "than": both.than}) if "than" in why[1] else why


def _second(choice: Choice, both: Both, worth: float) -> Choice:
    """The next best with this worth, and its chance to win in its reason; where it does as well, that is said."""
    if _is_over(choice):
        return choice._replace(worth=worth)
    why: Saying = choice.reason[1]["why"]
    if _is_plain(_inmost(choice.reason)):
        why = _done(both.turned()) or (why if clearly(both) else ("reason.as-first", {}))
    return Choice(choice.move, worth, ("reason.chance", {"why": why, "share": roughly(worth)}))


def _played_on(seen: State, seat: int, two: tuple[str, str], dice: Dice, than: Saying) -> Generator[None, None, Both]:
    """What comes of two moves in the same deals, each thought on as far."""
    some, free = by_move(seen), imagined_from(seen)
    found: tuple[list[Node], list[Node]] = ([], [])
    worlds = []
    for _ in range(DEALS):
        worlds.append(imagine(free, seat, dice))
        for ends, move in zip(found, two, strict=True):
            ends.extend((yield from searched(worlds[-1], [some[move]], seat, READINGS, AIMED)))
    return Both(seen, seat, *found, than, worlds)


def clearly(both: Both) -> float:
    """By how much the first is better on the mean of the deals; 0 where that is no more than may come by chance."""
    return beyond_chance([one.hope - two.hope for one, two in zip(both.mine, both.other, strict=True)], EVEN)


def _told(first: Choice, played: Choice, both: Both, worth: float) -> Saying:
    """The reason for the first choice where it says more than how it stands, and not the same of the one played.

    One that compares it with the next best is found anew, beside the one played.
    """
    own = _inmost(first.reason)
    why = _apart(both) if _is_plain(own) or own == _inmost(played.reason) or "than" in own[1] else own
    over = _is_over(first) and why == own
    return why if over else _with_chances(why, first.worth, worth, both.than)


def _apart(both: Both) -> Saying:
    """What tells them apart: how it stands after either, what the first does on the table, what is likely to follow."""
    facts = (preferred(both), differing(both), _done(both), of_end(both), of_position(both), leaning(both))
    return next((said for said in facts if said and said[0] not in TIES), ("reason.ahead", {}))


def _done(both: Both) -> Saying | None:
    """What the first answer does on the table, and the other does not."""
    after, other = ([node.state for node in ends] for ends in (both.mine, both.other))
    done = changed(list(zip(both.begun, after, strict=True)), both.seat)
    also = kinds(list(zip(both.begun, other, strict=True)), both.seat)
    return done if done and done[0] not in also else None


def _with_chances(why: Saying, share: float, less: float, than: Saying) -> Saying:
    """The reason with the chance to win, and that of the other answer where it is told as another one."""
    shares = {"share": roughly(share), "less": roughly(less)}
    if shares["share"] == shares["less"]:
        return "reason.chance", {"why": why, "share": shares["share"]}
    return "reason.chance-than", {"why": why, **shares, "than": (than[0].replace("than", "beside"), {})}


def _inmost(reason: Saying) -> Saying:
    found: Saying = reason[1].get("why", reason)
    return found


def _is_plain(reason: Saying) -> bool:
    """Whether a reason says only how it stands after the answer."""
    return reason[0].startswith(STANDS) or reason[0] in PLAIN
