"""What the best of two moves gains, in the order in which it is told."""

from __future__ import annotations

from game.core.review import by_itself
from game.core.rules import Choice, Saying
from game.games.gang_of_four.bots.differences import Pair, difference_of, laid
from game.games.gang_of_four.bots.look import name_of
from game.games.gang_of_four.bots.obvious import obvious
from game.games.gang_of_four.bots.reasons import few_left, left_after
from game.games.gang_of_four.bots.told import BAND, KEEPS, LOWEST, NEXT, PLAYS, Told, parts
from game.games.gang_of_four.rules.answers import PASS

STOPS = tuple(f"reason.{key}" for key in ("stops", "only-stop", "lets-out", "lets-out-all"))
"""What begins the reasons for a move after which nobody can go out."""
DUE = ("reason.may-go-out", "reason.then-out", *STOPS)
"""What begins the reasons that are told also where they hold for both moves, and beside which no stake is told."""
WEAK = ("reason.low", LOWEST, KEEPS)
"""The reasons before which it is told what is at stake, or that the other move breaks something."""
EDGES = ("reason.whole", "reason.whole-give", "reason.fewer")
"""The differences that are told before such a reason."""
QUICK = ("reason.harder", "reason.more-cards")
"""The differences that count for more where another player has few cards."""
MANY = 3
"""So many cards that they go in one play is a reason to play."""


def gained(pair: Pair, told: Told) -> list[Saying]:
    """What the best move gains, in the order in which it is told."""
    if begins(pair.best, DUE) or (told.plays and told.plays[0] == NEXT):
        whole = parts(by_itself(pair.best).reason)
        better = None if told.main or pair.other.move == PASS else difference_of(pair)
        return there(whole.main, whole.plays, better if better and better[0] != "reason.last" else None)
    if pair.other.move == PASS:
        return _beside_pass(pair, told)
    return [told.main] if pair.best.move == PASS and told.main else _beside_play(pair, told)


def there(*said: Saying | None) -> list[Saying]:
    """Those of these sentences that there are."""
    return [each for each in said if each]


def _beside_pass(pair: Pair, told: Told) -> list[Saying]:
    """What a play gains that a pass does not: what it is good for, what is at stake, how many cards go."""
    look, weak = pair.look, told.main is None or told.main[0] in WEAK
    few = None if told.plays and told.plays[0] == BAND else few_left(look)
    if said := there(*((told.plays, few, told.main) if weak else (told.main, told.plays, few))):
        return said
    combo = laid(look, pair.best.move)
    assert combo
    if len(combo.cards) >= MANY:
        return [("reason.sheds", {"n": len(combo.cards)})]
    return [] if told.price else [("reason.loose", {})]


def _beside_play(pair: Pair, told: Told) -> list[Saying]:
    """What the best move does that the other one does not; else better than the move a player would look at first."""
    better = difference_of(pair) if told.main is None or told.main[0] in WEAK else None
    spares = better and told.main and (told.main[0], better[0]) == (LOWEST, "reason.spares")
    if better is None or (told.main and better[0] not in EDGES and not spares):
        return there(told.main, told.plays) or _beside_obvious(pair)
    if better[0] in EDGES or spares:
        return there(better, told.plays if told.plays and told.plays[0] != PLAYS else None)
    return there(better, told.plays, few_left(pair.look) if better[0] in QUICK and told.plays is None else None)


def _beside_obvious(pair: Pair) -> list[Saying]:
    """What the best move keeps whole that the one a player would look at first breaks."""
    look, first = pair.look, obvious(pair.look, pair.best.move)
    if first is None:
        return []
    other = pair.other._replace(move=first.text)
    left = (pair.left[0], left_after(look, first.text))
    said = difference_of(pair._replace(other=other, name=name_of(look, first), left=left))
    return [said] if said and said[0] in EDGES else []


def own(pair: Pair) -> list[Saying]:
    """What both moves are good for, so why to play at all, where nothing tells them apart.

    Of a small lead it is not told what is at stake: any lead changes that.
    """
    main, plays, _ = parts(by_itself(pair.best).reason)
    combo = laid(pair.look, pair.best.move)
    small = pair.look.seen.top is None and combo is not None and len(combo.cards) < MANY
    return there(None if main and main[0] in WEAK else main, None if small else plays)


def begins(choice: Choice, keys: tuple[str, ...]) -> bool:
    """Whether what is said of the move itself begins like one of these."""
    main = parts(choice.reason).main
    return main is not None and main[0].startswith(keys)
