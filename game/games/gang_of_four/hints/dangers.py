"""Reasons in the few cards of other players: who may go out now, and which move stops that."""

from __future__ import annotations

from game.core.rules import Saying
from game.games.gang_of_four.bots.plan import Seats, higher, lone_on_top
from game.games.gang_of_four.hints.look import Look, certain, gangs_out
from game.games.gang_of_four.hints.told import UNBEATEN
from game.games.gang_of_four.rules.answers import pass_refused, playable
from game.games.gang_of_four.rules.cards import ORDER
from game.games.gang_of_four.rules.combos import LEAST_GANG, ONE, Combo, beats
from game.games.gang_of_four.rules.state import Play, State

FEW_CARDS = 6
"""The most cards of another player that are a reason to be quick: a hand of five and one more."""
TWO_PLAYS = (2, 3)
"""The numbers of cards with which whoever takes a trick is said to go out next, perhaps."""


def of_play(look: Look, combo: Combo) -> Saying | None:
    """The reason in the few cards of others for or against this combination; None when there is none."""
    size, top = len(combo.cards), look.seen.top
    if size == 1 and (said := _danger(look, look.lone, combo)):
        return said
    if top and _leads_its_last(look, top) and not pass_refused(look.seen, look.held):
        return _lets_out(look, top, "lets-out", "-only" if _alone(look, combo) else "")
    if size == 1:
        return _of_lone(look, combo)
    return _too_few(look, combo) if top is None else None


def _danger(look: Look, seats: Seats, combo: Combo) -> Saying | None:
    """That these seats may go out on this single card, and how many of the cards that they may hold beat it."""
    card, found = ORDER[combo.cards[0]], []
    for seat in seats if combo.family == ONE else ():
        refused = _refused(look.seen, seat)
        may = [ORDER[each] for each in look.out.unseen if refused is None or ORDER[each] <= ORDER[refused]]
        found.append((sum(each > card for each in may), len(may), seat))
    n, of, _ = max(found, default=(0, 0, 0))
    return ("reason.danger", {"seats": tuple(seat for n, _, seat in found if n), "n": n, "of": of}) if n else None


def _refused(seen: State, seat: int) -> str | None:
    """The weakest card on which this seat has passed with its single card, in this trick or the last; None if none."""
    top, found = None, None
    for play in (*seen.last_trick, *seen.trick):
        if play.combo:
            top, found = play.combo.cards[0] if play.combo.family == ONE else None, None if play.seat == seat else found
        elif play.seat == seat and top:
            found = min(top, found or top, key=ORDER.__getitem__)
    return found


def _too_few(look: Look, combo: Combo) -> Saying | None:
    """That nobody holds enough cards to answer this, or that those who hold the fewest do not; None where they do."""
    short = look.few < min(LEAST_GANG, len(combo.cards))
    return unanswered(look, combo) or (("reason.too-few", {"seats": look.nearest, "few": look.few}) if short else None)


def unanswered(look: Look, combo: Combo) -> Saying | None:
    """That all other players hold too few cards to answer this; None where somebody holds enough."""
    return ("reason.unanswered", {}) if max(look.out.counts) < min(LEAST_GANG, len(combo.cards)) else None


def of_gang(look: Look, gang: Combo) -> Saying:
    """What can still beat a gang: nothing, a larger one, or a stronger one."""
    if certain(look, gang):
        return UNBEATEN
    alike = any(len(each.cards) == len(gang.cards) and beats(each, gang) for each in gangs_out(look))
    return ("reason.gang", {}) if alike else ("reason.gang-larger", {"n": len(gang.cards) + 1})


def _of_lone(look: Look, combo: Combo) -> Saying | None:
    """That a single card which nothing beats stops those who may go out.

    None where nobody may, and where nobody could go out on what lies there either, so that a pass would do as well.
    """
    top = look.seen.top and look.seen.top.combo
    if not look.lone or (top and not _danger(look, lone_on_top(look.seen, look.seat), top)):
        return None
    if higher(look.out, combo.cards[0]):
        return None
    return ("reason.only-stop" if top and _alone(look, combo) else "reason.stops"), {"seats": look.lone}


def of_pass(look: Look, top: Play) -> Saying | None:
    """The reason against a pass in another's few cards; None when there is none."""
    if _leads_its_last(look, top):
        return _lets_out(look, top, "pass-lets-out")
    assert top.combo
    said = _danger(look, lone_on_top(look.seen, look.seat), top.combo)
    return ("reason.danger-pass", said[1]) if said else None


def few_left(look: Look) -> Saying | None:
    """That whoever takes this trick may go out next, or that others hold few cards; None where nobody does.

    More than three are not few beside a smaller hand of the player.
    """
    top = look.seen.top
    few = len(look.seen.hands[top.seat]) if top else 0
    if top and few in TWO_PLAYS and few <= max(look.few, TWO_PLAYS[0]):
        return "reason.few-top", {"seat": top.seat, "few": few}
    most = min(FEW_CARDS, max(TWO_PLAYS[1], len(look.held)))
    return ("reason.few", {"seats": look.nearest, "few": look.few}) if look.few <= most else None


def _leads_its_last(look: Look, top: Play) -> bool:
    """Whether the player of what lies there goes out with its single card once it has taken the trick."""
    return top.seat in look.seen.after(look.seat) and len(look.seen.hands[top.seat]) == 1


def _lets_out(look: Look, top: Play, key: str, end: str = "") -> Saying:
    """That its player takes the trick and goes out if this seat passes, and those between them who may beat it."""
    after = look.seen.after(look.seat)
    between = after[: after.index(top.seat)]
    may = [each for each in between if each not in look.seen.passed and _may_beat(look, each, top)]
    facts = {"seat": top.seat, "all": (look.seat, *may)} if may else {"seat": top.seat}
    return f"reason.{key}{'-all' if may else ''}{end}", facts


def _may_beat(look: Look, other: int, top: Play) -> bool:
    """Whether another seat may hold what beats this."""
    assert top.combo
    size, held = len(top.combo.cards), len(look.seen.hands[other])
    return held >= LEAST_GANG or (held >= size and (size > 1 or higher(look.out, top.combo.cards[0]) > 0))


def _alone(look: Look, combo: Combo) -> bool:
    """Whether no other combination that may be played is safe from the single cards of others."""
    others = [other for other in playable(look.seen, look.held) if other.cards != combo.cards]
    return not any(len(other.cards) > 1 or not _danger(look, look.lone, other) for other in others)
