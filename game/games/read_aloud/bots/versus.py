"""What tells the best answer from another one: both are thought on alike, in the same deals, for a review or a hint.

To choose, the expert thinks on most where it looks best, so that what it finds of its choice and of the others cannot
be compared. Where both come out alike, within what so few deals can tell, nothing is said to be better.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import sqrt

from game.bots import ranked
from game.core.chance import Dice
from game.core.rules import Choice, Saying
from game.games.read_aloud.bots.answering import Answer, imagined_from, options, winners
from game.games.read_aloud.bots.both import YOURS, Both
from game.games.read_aloud.bots.compared import EVEN, alike, differing, leaning, preferred
from game.games.read_aloud.bots.forecast import of_end, of_position
from game.games.read_aloud.bots.reasons import roughly
from game.games.read_aloud.bots.search import AIMED, Node, mean, searched
from game.games.read_aloud.rules import imagine
from game.games.read_aloud.rules.answers import answers
from game.games.read_aloud.rules.state import State

DEALS, READINGS = 8, 6
"""The deals in which two answers are compared, and the readings thought on after each."""
TIES = ("reason.even", "reason.further")
STANDS = ("reason.holds", "reason.nothing", "reason.idle", "reason.ends-none")
"""How the reasons begin that say only how it stands then; of others the whole key."""
PLAIN = ("reason.still-open", "reason.open", "reason.exposed", "reason.best", "reason.alike", *TIES)
COMPARES = ("reason.chance-even", "reason.chance-further", "reason.chance-ahead")
"""The reasons that say that the next best does the same at first."""

Ends = Sequence[Node]


def compare(
    seen: State, seat: int, choices: tuple[Choice, ...], move: str, dice: Dice
) -> Generator[None, None, tuple[Choice, ...]]:
    """The choices with what the first one is better for than the move that was played, and by how much; for a review.

    The move played is worth as much as the first where they cannot be told apart.
    """
    first, played = choices[0], next(each for each in choices if each.move == move)
    more, said = 0.0, first.reason
    if first.worth - played.worth >= EVEN:
        ends = yield from _played_on(seen, seat, (first.move, move), dice)
        more = clearly(*ends)
        said = _told(first, played, Both(seen, seat, *ends, YOURS), more) if more else said
    worths = {first.move: (first.worth, said), move: (max(0.0, first.worth - more), played.reason)}
    return ranked([Choice(each.move, *worths.get(each.move, (each.worth, each.reason))) for each in choices])


def beside_next(
    seen: State, seat: int, choices: tuple[Choice, ...], dice: Dice
) -> Generator[None, None, tuple[Choice, ...]]:
    """The choices with what the first is better for than the next best, where its reason does not say; for a hint.

    The next best is worth less by as much as it is where both are thought on alike, so that both hints agree.
    """
    first, *others = choices
    some = dict(zip(answers(seen), options(seen), strict=True))
    apart = [each for each in others if not alike(seen, some[first.move], some[each.move])]
    if not apart or "share" not in first.reason[1]:
        return choices
    second = apart[0]
    ends = yield from _played_on(seen, seat, (first.move, second.move), dice)
    more = clearly(*ends)
    said = _beside(first, Both(seen, seat, *ends), more)
    worth = max(0.0, first.worth - more)
    told = [_second(each, worth, alike=not more) if each is second else each for each in others]
    return ranked([first._replace(reason=said), *told])


def _beside(first: Choice, both: Both, more: float) -> Saying:
    """The reason for the first choice, with how it compares where its own does not say more than how it stands."""
    own, share = _inmost(first.reason), roughly(first.worth)
    if more and (_is_plain(own) or first.reason[0] in COMPARES):
        return _with_chances(_apart(both), first.worth, first.worth - more, both.than)
    if more:
        return first.reason
    if _is_plain(own):
        return "reason.chance", {"why": _either_way(both), "share": share}
    return "reason.chance-even", {"why": own, "share": share}


def _second(choice: Choice, worth: float, *, alike: bool) -> Choice:
    """The next best with this worth, and its chance to win in its reason; where it does as well, that is said."""
    key, facts = choice.reason
    if "share" not in facts:
        return choice._replace(worth=worth)
    why: Saying = ("reason.as-first", {}) if alike and _is_plain(_inmost(choice.reason)) else facts["why"]
    return Choice(choice.move, worth, (key, {**facts, "why": why, "share": roughly(worth)}))


def _played_on(seen: State, seat: int, both: tuple[str, str], dice: Dice) -> Generator[None, None, tuple[Ends, Ends]]:
    """What comes of two moves in the same deals, each thought on as far."""
    some, moves = options(seen), answers(seen)
    pair: list[Answer] = [some[moves.index(move)] for move in both]
    found: tuple[list[Node], list[Node]] = ([], [])
    for _ in range(DEALS):
        world = imagine(imagined_from(seen), seat, dice)
        for ends, answer in zip(found, pair, strict=True):
            ends.extend((yield from searched(world, [answer], seat, READINGS, AIMED)))
    return found


def clearly(mine: Ends, other: Ends) -> float:
    """By how much the first is better on the mean of the deals; 0 where that is no more than may come by chance."""
    steps = [one.hope - two.hope for one, two in zip(mine, other, strict=True)]
    more = mean(steps)
    error = sqrt(mean([(step - more) * (step - more) for step in steps]) / (len(steps) - 1))
    return more if more >= max(EVEN, error) else 0.0


def _told(first: Choice, played: Choice, both: Both, more: float) -> Saying:
    """The reason for the first choice where it says more than how it stands, and not the same of the one played.

    One that compares it with the next best is found anew, beside the one played.
    """
    own = _inmost(first.reason)
    why = _apart(both) if _is_plain(own) or own == _inmost(played.reason) or "than" in own[1] else own
    over = "share" not in first.reason[1] and why == own
    return why if over else _with_chances(why, first.worth, first.worth - more, both.than)


def _apart(both: Both) -> Saying:
    """What tells them apart, the weightiest first; else in how many deals the first came out better."""
    facts = (of_end(both), preferred(both), differing(both), of_position(both), leaning(both))
    better = sum([one.hope > two.hope for one, two in zip(both.mine, both.other, strict=True)])
    return next((said for said in facts if said and said[0] not in TIES), _counted(better, len(both.mine)))


def _either_way(both: Both) -> Saying:
    """How it stands right after both of two answers that hardly differ: why it is all the same which one is given."""
    after = [node.state for node in (*both.mine, *both.other)]
    if not any(state.condition for state in after):
        return "reason.either-open", {}
    won = [winners(state) for state in after]
    if len({both.seat in each for each in won}) > 1:
        return "reason.either-hidden", {}
    if both.seat in won[0]:
        return "reason.either-met", {}
    if always := tuple(sorted(set.intersection(*map(set, won)))):
        return "reason.either-behind-seat", {"seats": always}
    return ("reason.either-behind" if all(won) else "reason.either-unmet"), {}


def _counted(better: int, of: int) -> Saying:
    """In how many of the imagined deals the first came out better; of all of them it is said in a word."""
    return ("reason.all-deals", {"of": of}) if better == of > 1 else ("reason.deals", {"n": better, "of": of})


def _with_chances(why: Saying, share: float, less: float, than: Saying) -> Saying:
    """The reason with the chance to win, and that of the other answer where it is told as another one."""
    shares = {"share": roughly(share), "less": roughly(less)}
    if shares["share"] == shares["less"]:
        return "reason.chance", {"why": why, "share": shares["share"]}
    return "reason.chance-than", {"why": why, **shares, "than": than}


def _inmost(reason: Saying) -> Saying:
    found: Saying = reason[1].get("why", reason)
    return found


def _is_plain(reason: Saying) -> bool:
    """Whether a reason says only how it stands after the answer."""
    return reason[0].startswith(STANDS) or reason[0] in PLAIN
