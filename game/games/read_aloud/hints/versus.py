"""What tells the best answer from another one: both are thought on alike, in the same deals, for a review or a hint.

To choose, the expert thinks on most where it looks best, so that what it finds of its choice and of the others cannot
be compared. Where both come out alike, within what so few deals can tell, nothing is said to be better.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

from game.bots import ranked
from game.core.chance import Dice
from game.core.rules import Choice, Saying
from game.games.read_aloud.bots.answering import by_move, imagined_from, is_idle, of_losing, roughly, winners
from game.games.read_aloud.bots.search import begun, best, mean_hope
from game.games.read_aloud.hints.apart import DIFFUSE, FORETELLS, apart, done
from game.games.read_aloud.hints.both import EVEN, NEXT, OTHER, YOURS, Both, called, clearly, played_on
from game.games.read_aloud.hints.compared import alike, differing
from game.games.read_aloud.hints.figures import figure, ranks_of
from game.games.read_aloud.hints.gains import gain
from game.games.read_aloud.hints.kept import goes_again
from game.games.read_aloud.hints.kind import inmost, is_over, is_plain, stays
from game.games.read_aloud.rules import imagine
from game.games.read_aloud.rules.state import State

TOLD = 0.06
"""A difference in the chance to win that a hint tells: it tells chances in steps of 0.05."""
PLAIN_MORE = 0.1
"""A difference that is told where no one thing explains it."""
NEAR, MOST_NEAR, SIGHTS = 0.12, 6, 3
"""How much less a choice may be worth to be about as good, how many of those are looked at, and in how many deals."""
SENSELESS = ("reason.ends-none", "reason.holds-none", "reason.nothing-none", "reason.idle")
"""How the reasons begin by which nothing speaks for an answer."""
UNSAID: Saying = ("reason.best", {})
"""What stands for a reason that is not told."""
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
        both = yield from played_on(seen, seat, (first.move, move), dice, YOURS)
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
    if is_over(first) and first.worth - apart[0].worth >= EVEN:
        return choices
    return (yield from _compared(seen, seat, choices, apart, dice))


def _compared(
    seen: State, seat: int, choices: tuple[Choice, ...], others: Sequence[Choice], dice: Dice
) -> Generator[None, None, tuple[Choice, ...]]:
    """The choices, the first two of them as they come out in the same deals; `others` can be told from the first."""
    first, some = choices[0], by_move(seen)
    than = NEXT if len(choices) > MOST_OTHER else OTHER
    second, speaks = yield from _beside_it(seen, seat, first, others, dice)
    both = yield from played_on(seen, seat, (first.move, second.move), dice, than)
    more = clearly(both, TOLD)
    more = 0.0 if more < PLAIN_MORE and apart(both) == DIFFUSE else more
    if not more and _comes_first(second, first, both.turned(), better=speaks):
        first, second, both = second._replace(worth=first.worth), first, both.turned()
    both = both._replace(than=called(seen, seat, some[second.move], usual=than))
    worth = _less(first.worth, more, both)
    rest = [each for each in choices if each.move not in (first.move, second.move)]
    first, second = _used(first, both), _used(second, both.turned())
    said = first.reason if is_over(first) else _beside(first, second, both, worth)
    if all(inmost(each.reason)[0] == "reason.lose" for each in (second, *rest)):
        said = "reason.chance", {"why": ("reason.else-lose", {}), "share": roughly(first.worth)}
    rest = [each._replace(worth=min(each.worth, worth)) for each in rest]
    return ranked([first._replace(reason=said), _second(second, first, both, worth), *rest])


def _used(choice: Choice, both: Both) -> Choice:
    """The first of two choices, without a reason that praises a card which then goes again unused."""
    if is_over(choice) or not goes_again(both, by_move(both.seen)[choice.move], inmost(choice.reason)):
        return choice
    return choice._replace(reason=("reason.chance", {"why": UNSAID, "share": roughly(choice.worth)}))


def _comes_first(choice: Choice, other: Choice, both: Both, *, better: bool) -> bool:
    """Whether of two that come out alike this is the hint: more speaks for it, or it is better at first sight."""
    some = by_move(both.seen)
    speaks, against = (
        bool(_speaks(each, found)) and (stays(inmost(each.reason)) or not is_idle(both.seen, some[each.move]))
        for each, found in ((choice, both), (other, both.turned()))
    )
    return better if speaks == against else speaks


def _any(choice: Choice) -> Choice:
    """One of choices that the player cannot tell apart, with the chance that all of them have."""
    if is_over(choice):
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
    tried, found = (first, *near), {}
    ranks = ranks_of([figure(seen, seat, worlds, some[each.move]) for each in tried])
    for each, rank in zip(tried, ranks, strict=True):
        meets = 0
        for world in worlds:
            [group] = yield from begun(world, [some[each.move]], seat)
            meets += seat in winners(best(group).state)
        sense = 0 if is_idle(seen, some[each.move]) else _sense(each)
        harmless, rids = of_losing(seen, some[each.move])
        found[each.move] = min(1, sense), harmless, meets, rank, rids, sense
    second = max(near, key=lambda each: found[each.move])
    return second, found[second.move] > found[first.move]


def _sense(choice: Choice) -> int:
    """How much speaks for a choice by what can be said of it: nothing, something, or that it gains something."""
    key, _ = inmost(choice.reason)
    return 0 if key.startswith(SENSELESS) else 1 if is_plain((key, {})) else 2


def _less(share: float, more: float, both: Both) -> float:
    """The worth of the other answer; where the game is over by it, that is not estimated."""
    if all(node.state.over for node in both.other):
        return min(share, mean_hope(both.other))
    return max(0.0, share - more)


def _beside(first: Choice, second: Choice, both: Both, worth: float) -> Saying:
    """The reason for the first choice, with how it compares where its own says no more than how it stands.

    Nor does one that holds for the next best, too.
    """
    own, share, same = inmost(first.reason), roughly(first.worth), _is_same(first, second, both)
    says = not (is_plain(own) or "than" in own[1] or same)
    if worth == first.worth:
        why = differing(both) or done(both) if same else _speaks(first, both)
        return "reason.chance-even", {"why": why or UNSAID, "share": share}
    if _ends_badly(both):
        return "reason.chance", {"why": both.told("reason.next-ends"), "share": share}
    if not says or first.reason[0] in COMPARES:
        return _with_chances(apart(both), first.worth, worth, both.than)
    return first.reason


def _is_same(one: Choice, two: Choice, both: Both) -> bool:
    """Whether the reason for one holds for the other as well; who else meets a condition, or how surely, is no matter.

    What a text does however a question of it is answered is no reason for an answer; of two cards that are read, each
    sets a condition of its own.
    """
    (key, facts), (other, others) = inmost(one.reason), inmost(two.reason)
    if key.startswith("reason.sets") and not both.seen.asked:
        return False
    pairs = [(world, end.state) for world, end in zip(both.begun, both.other, strict=False)]
    also = gain(pairs, both.seat) if both.seen.asked and pairs else None
    return facts.get("count") == others.get("count") and _plainly(key) in (_plainly(other), also and also[0])


def _plainly(key: str) -> str:
    """The key of a reason without how sure it is, and whether others meet the condition too."""
    return key.removesuffix("-sure").removesuffix("-shared")


def _ends_badly(both: Both) -> bool:
    """Whether the game ends by the other answer alone, and the seat does not win."""
    return all(two.over and not one.over and both.seat not in two.victors for one, two in both.pairs)


def _speaks(choice: Choice, both: Both) -> Saying | None:
    """What speaks for the first of two choices that come out alike, in what the table shows."""
    own = inmost(choice.reason)
    says = not (is_plain(own) or "than" in own[1] or own[0] in FORETELLS)
    return own if says else differing(both) or done(both)


def _second(choice: Choice, first: Choice, both: Both, worth: float) -> Choice:
    """The next best with this worth, and its chance to win in its reason; where it does as well, that is said."""
    if is_over(choice):
        return choice._replace(worth=worth)
    why: Saying = choice.reason[1]["why"]
    if is_plain(why) or "than" in why[1] or _is_same(choice, first, both):
        why = done(both.turned()) or UNSAID
    return Choice(choice.move, worth, ("reason.chance", {"why": why, "share": roughly(worth)}))


def _told(first: Choice, played: Choice, both: Both, worth: float) -> Saying:
    """The reason for the first choice where it says more than how it stands, and not the same of the one played.

    One that compares it with the next best is found anew, beside the one played.
    """
    own = inmost(first.reason)
    why = apart(both) if is_plain(own) or own == inmost(played.reason) or "than" in own[1] else own
    over = is_over(first) and why == own
    return why if over else _with_chances(why, first.worth, worth, both.than)


def _with_chances(why: Saying, share: float, less: float, than: Saying) -> Saying:
    """The reason with the chance to win, and that of the other answer where it is told as another one."""
    shares = {"share": roughly(share), "less": roughly(less)}
    if shares["share"] == shares["less"]:
        return "reason.chance", {"why": why, "share": shares["share"]}
    return "reason.chance-than", {"why": why, **shares, "than": than}
