"""What speaks for the best move and not for the next best, by the cards and by their worths."""

from __future__ import annotations

from game.core.review import OWN, by_itself, difference
from game.core.rules import Choice, Saying
from game.games.gang_of_four.bots.differences import Pair, difference_of, fewer, lower
from game.games.gang_of_four.bots.look import Look, look_of
from game.games.gang_of_four.bots.names import SAME, move_named
from game.games.gang_of_four.bots.plan import higher
from game.games.gang_of_four.bots.reasons import (
    AGAINST,
    KEEPS,
    Told,
    both,
    kept_after,
    left_after,
    parts,
    reason,
    told_as,
)
from game.games.gang_of_four.rules.answers import PASS, playable
from game.games.gang_of_four.rules.combos import ONE
from game.games.gang_of_four.rules.state import State

EVEN = 0.5
"""A difference in worth that is none to a player, in penalty points: the deals imagined leave more than that open."""
ANY = ("reason.then-out", "reason.may-go-out", "reason.low")
"""The reasons that are the same whatever goes out last, and however many low cards go."""
ENOUGH = ("reason.whole", "reason.fewer")
"""The differences beside which it need not be told what holds for both moves."""
STOPS = tuple(f"reason.{key}" for key in ("stops", "only-stop", "lets-out", "lets-out-all"))
"""What begins the reasons for a move after which nobody can go out."""
YOURS: Saying = ("brief.yours", {})
"""The name of the move that a player has made."""


def compared(seen: State, seat: int, choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """The choices, the best first, with what the first one is better for than the second, and what that one costs."""
    best, other, *rest = choices
    look, less = look_of(seen, seat), difference(best.worth, other.worth)
    stopped = any(_begins(each, STOPS) for each in choices)
    first = (
        _warned(look, best, other, less, stopped=stopped) if _begins(best, AGAINST) else _first(look, best, other, less)
    )
    return _saying(best, first), _saying(other, _second(best, other, less)), *rest


def _saying(choice: Choice, said: Saying) -> Choice:
    """The choice with this reason, and the one that holds for it by itself beside."""
    return choice if said == choice.reason else choice._replace(reason=(said[0], {**said[1], OWN: choice.reason}))


def _begins(choice: Choice, keys: tuple[str, ...]) -> bool:
    """Whether what is said of the move itself begins like one of these."""
    main = parts(choice.reason).main
    return main is not None and main[0].startswith(keys)


def _warned(look: Look, best: Choice, other: Choice, less: float, *, stopped: bool) -> Saying:
    """A reason against a move that is the best all the same, with how the other single cards or choices would do.

    Where some move would be sure to stop the others, only the points speak for it.
    """
    key, facts = best.reason
    counts = [higher(look.out, each.cards[0]) for each in playable(look.seen, look.held) if each.family == ONE]
    if not stopped and key == "reason.danger" and len(counts) > 1 and facts["n"] == min(counts):
        return f"{key}-{'fewest' if max(counts) > min(counts) else 'any'}", facts
    return both(best.reason, _points(look, best, other, less, "still") if less >= EVEN else ("reason.close", {}))


def _points(look: Look, best: Choice, other: Choice, less: float, key: str) -> Saying:
    """By how much the first move is better, in whole points."""
    return f"reason.{key}", {"n": max(1, round(less)), "other": _name(look, best, other)}


def _name(look: Look, best: Choice, other: Choice) -> Saying:
    """The name of the second move, which the first one does not bear."""
    mine, its = (move_named(each.move, look.held, look.seen.terms.compare) for each in (best, other))
    return SAME if mine == its else its


def _first(look: Look, best: Choice, other: Choice, less: float) -> Saying:
    """The reason for the best move, without what holds for the other one too, and with what it does better."""
    told, its = parts(best.reason), parts(other.reason)
    mine, theirs = left_after(look, best.move), left_after(look, other.move)
    same = told.main is None or _alike(told.main, its.main) or _keeps_too(look, told.main, other)
    more: Saying | None = None
    if less < EVEN:
        more = "reason.close", {}
    elif same:
        pair = Pair(look, best, other, _name(look, best, other), (mine, theirs))
        more = difference_of(pair) or _points(look, best, other, less, "still" if told.price else "better")
        spare = (told.price or more[0] in ENOUGH) and not _begins(best, STOPS)
        told = told._replace(main=None if spare else told.main)
    tells = mine < theirs or (mine == theirs and told.main is None)
    apart = told.price or (more and more[0] in ENOUGH)
    return _joined(told._replace(plays=told.plays if tells and not apart else None), more)


def _joined(told: Told, more: Saying | None) -> Saying:
    """A reason of these parts and another sentence after them."""
    if more is None:
        return told_as(told)
    return both(told_as(told), more) if any(told) else more


def _second(best: Choice, other: Choice, less: float) -> Saying:
    """The reason for the second move, without what holds for the best one too, and with what it costs."""
    told, its = parts(other.reason), parts(best.reason)
    if less < EVEN:
        return told.price if told.price and _alike(told.main, its.main) else other.reason
    if _alike(told.main, its.main):
        told = told._replace(main=None, plays=None)
    elif told.main or told.price:
        told = told._replace(plays=None)
    return _joined(told, ("reason.costs", {"n": max(1, round(less))}))


def _alike(main: Saying | None, its: Saying | None) -> bool:
    """Whether two reasons are told as the same."""
    return main == its or bool(main and its and main[0] == its[0] and main[0] in ANY)


def _keeps_too(look: Look, main: Saying, other: Choice) -> bool:
    """Whether the reason is what is kept, and the other move, which lays something too, keeps the same."""
    return main[0] == KEEPS and other.move != PASS and main == kept_after(look, other.move)


def against(seen: State, seat: int, best: Choice, played: Choice) -> Saying:
    """What the best move is better for than the one that was played; its own reason where that is told of it alone."""
    look, own = look_of(seen, seat), by_itself(best).reason
    played = played._replace(reason=reason(look, played.move))
    told, its = parts(own), parts(played.reason)
    left = (left_after(look, best.move), left_after(look, played.move))
    pair = Pair(look, best, played, YOURS, left)
    same = told.main is None or _alike(told.main, its.main) or _keeps_too(look, told.main, played)
    more = fewer(pair) if told.plays else None
    if same or own[0].startswith(AGAINST):
        more = difference_of(pair) or lower(pair) or ("reason.worse-yours", {})
    told = told._replace(plays=None if more or left[0] > left[1] else told.plays)
    key, facts = _joined(told, more)
    return key, {**facts, OWN: own}
