"""The reason for or against a move, as a sentence, from facts that its seat sees.

A reason has up to three parts: what the move is good for or what is to be feared of it, `main`; what more there is,
such as in how few plays the rest can be laid, or what so few cards cost; and what it breaks.
"""

from __future__ import annotations

from game.core.rules import Choice, Saying
from game.games.gang_of_four.bots.normal import LIKELY, band
from game.games.gang_of_four.bots.pieces import Parts
from game.games.gang_of_four.hints import dangers
from game.games.gang_of_four.hints.dangers import FEW_CARDS
from game.games.gang_of_four.hints.look import (
    Look,
    certain,
    combo_of,
    gangs_out,
    is_strong,
    look_of,
    name_of,
    odds_of,
    parts_of,
    plays_of,
    spends,
    top_house,
    unbeaten,
)
from game.games.gang_of_four.hints.losses import broken, keeper, plan, torn
from game.games.gang_of_four.hints.passing import of_gift, of_pass
from game.games.gang_of_four.hints.told import (
    AGAINST,
    BAND,
    HIGHEST,
    KEEPS,
    LOWEST,
    NEXT,
    OPEN,
    PLAN,
    PLAYS,
    STEP,
    SURE,
    UNBEATEN,
    Told,
    told_as,
)
from game.games.gang_of_four.rules.answers import CALL, PASS, playable
from game.games.gang_of_four.rules.cards import DRAGON, NUMBER, without
from game.games.gang_of_four.rules.combos import FIVE, GANG, ONE, Combo, classify
from game.games.gang_of_four.rules.exchange import GIVE
from game.games.gang_of_four.rules.score import times
from game.games.gang_of_four.rules.state import State

LIKELIER = 0.2
"""The chance to take the trick below which no move is told to be likelier to, and no way out to hang on it."""
NEARLY = 0.9
"""The chance to take the trick from which on a way out is told as likely; below, it hangs on nobody beating it."""
FEW_PLAYS = 3
"""The most plays that a hand is told to take."""
COUNTED = tuple(
    f"reason.{key}"
    for key in (
        "gang",
        "gang-larger",
        "unbeaten",
        "highest-left",
        "top-house",
        "sure",
        "takes",
        "keeps",
        "low",
        "lowest-answer",
        "loose",
        "give-low",
        "give-twin",
        "spare",
        "too-few",
        "unanswered",
    )
)
"""The reasons after which it is said in how few plays the rest can be laid, or what it costs."""


def why(seen: State, seat: int, choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """The choices, each with one reason."""
    look = look_of(seen, seat)
    return tuple(choice._replace(reason=reason(look, choice.move)) for choice in choices)


def reason(look: Look, move: str) -> Saying:
    """The weightiest reason for or against a move."""
    if move == PASS:
        return of_pass(look)
    if move.startswith(GIVE):
        return _counted(look, move, of_gift(look, move.removeprefix(GIVE)))
    combo = classify(move.removesuffix(CALL).split(), look.seen.terms.compare)
    assert combo
    rest = without(look.held, combo.cards)
    if not rest:
        return "reason.finish", {}
    if len(rest) == 1 and look.seen.terms.call == "on" and not move.endswith(CALL):
        return "reason.no-call", {}
    after = parts_of(rest, look.pieces)
    told = _told_of(look, combo, after)
    lost = breaks(look, combo, told.main)
    return _counted(look, move, told._replace(price=torn(look, lost, combo)))


def _told_of(look: Look, combo: Combo, after: Parts) -> Told:
    """The parts of a reason: the own way out before that of others, and both before what is left in the hand."""
    alarm, out = dangers.of_play(look, combo), way_out(look, combo, after)
    if out is None or (alarm and alarm[0].startswith(AGAINST)):
        return Told(alarm or _of_combo(look, combo, after), None, None)
    if alarm is None or out.plays:
        return out
    return out._replace(plays=(alarm[0].removesuffix("-only"), alarm[1]))


def breaks(look: Look, combo: Combo, main: Saying | None) -> Combo | None:
    """What a play breaks that is told of it beside the `main` reason; None where there is nothing.

    A gang always is; beside a reason against the play, and where the rest goes out next, nothing else.
    """
    after = parts_of(without(look.held, combo.cards), look.pieces)
    if (gang := broken(look, combo, after)) and gang.family == GANG:
        return gang
    if len(after.pieces) == 1 or (main and main[0].startswith(AGAINST)):
        return None
    lost = broken(look, combo, after, keeper(look, after) if main and main[0] in (KEEPS, PLAN) else None)
    return None if lost and _no_loss(look, lost, combo) else lost


def _no_loss(look: Look, lost: Combo, combo: Combo) -> bool:
    """Whether nobody would mourn this: it is a small set beside a straight flush or a gang, or a weaker answer."""
    if is_strong(combo):
        return lost.family not in (FIVE, GANG)
    weaker = lost.family == combo.family and lost.strength < combo.strength
    return look.seen.top is not None and weaker and lost in playable(look.seen, look.held)


def way_out(look: Look, combo: Combo, after: Parts) -> Told | None:
    """That the rest of the hand goes out next, or may; None where it is more than one combination."""
    whole = classify(without(look.held, combo.cards), look.seen.terms.compare)
    if whole is None and len(after.pieces) != 1:
        return None
    end = whole or combo_of(look, after.pieces[0])
    last = {"what": name_of(look, end)}
    safe = _sure(look, combo) if unbeaten(look, combo) else dangers.unanswered(look, combo)
    if safe := safe or (UNBEATEN if certain(look, combo) else None):
        return Told(safe, (NEXT, last), None)
    odds, higher = odds_of(look, combo), end.family == combo.family == ONE and end.strength > combo.strength
    if odds < LIKELIER or (higher and odds < LIKELY):
        return Told(
            ("reason.waits-out", {**last, "kind": {FIVE: FIVE, GANG: "any"}.get(end.family, end.kind)}), None, None
        )
    return Told((f"reason.{'then' if odds >= NEARLY else 'may-go'}-out", last), None, None)


def _counted(look: Look, move: str, told: Told) -> Saying:
    """A reason of these parts, and what the hand gains by the move where that goes with them.

    Where nothing else can be told that need not be a gain.
    """
    if told.plays is None and (told.main is None or told.main[0] in COUNTED):
        found = gains(look, move)
        apart = told.main and told.main[0] == KEEPS and not _kept_apart(look, move)
        told = told._replace(plays=next((each for each in found if not apart or each[0] != PLAYS), None))
    return told_as(told) if any(told) else (OPEN, {"n": left_after(look, move)})


def gains(look: Look, move: str) -> list[Saying]:
    """What the rest costs, where a card costs less than before, and in how few plays it can be laid, where fewer.

    Of the cards that are left after the exchange only where no card of another number leaves as few plays.
    """
    n, gift = left_after(look, move), move.startswith(GIVE)
    found: list[Saying] = []
    left, held = cards_left(look, move), len(look.held)
    if not gift and times(left) < times(held):
        found.append((BAND if look.few <= FEW_CARDS else STEP, band(look.nearest, look.few, held, left)))
    if n < plays_of(look.held) and (n < least_of_others(look, move) if gift else n <= FEW_PLAYS):
        found.insert(0, (PLAYS, {"n": n}))
    return found


def least_of_others(look: Look, move: str) -> int:
    """The fewest plays in which the hand could be laid if a card of another number were given away."""
    number = NUMBER[move.removeprefix(GIVE)]
    return min((plays_of(without(look.held, (each,))) for each in look.held if NUMBER[each] != number), default=0)


def cards_left(look: Look, move: str) -> int:
    """The number of cards left after a move."""
    return len(look.held) - (0 if move == PASS else len(move.removeprefix(GIVE).removesuffix(CALL).split()))


def left_after(look: Look, move: str) -> int:
    """In how few plays the hand can be laid after a move."""
    return plays_of(without(look.held, () if move == PASS else move.removeprefix(GIVE).removesuffix(CALL).split()))


def _kept_apart(look: Look, move: str) -> bool:
    """Whether the combination that is kept after a play is one of the fewest plays that are left."""
    rest = without(look.held, move.removesuffix(CALL).split())
    kept = keeper(look, parts_of(rest, look.pieces))
    return kept is not None and 1 + plays_of(without(rest, kept.cards)) == plays_of(rest)


def kept_after(look: Look, move: str) -> Saying | None:
    """The reason that a combination laid with this move keeps another one; None where it does not."""
    rest = without(look.held, move.removesuffix(CALL).split())
    kept = rest and keeper(look, parts_of(rest, look.pieces))
    return (KEEPS, {"what": name_of(look, kept)}) if kept and spends(look, kept) else None


def _of_combo(look: Look, combo: Combo, after: Parts) -> Saying | None:
    """A reason in the combination or in the cards left after it; None when there is none."""
    if combo.family == GANG:
        return dangers.of_gang(look, combo)
    if unbeaten(look, combo) or certain(look, combo):
        return _sure(look, combo)
    if top_house(look, combo):
        return "reason.top-house", {}
    if odds_of(look, combo) >= LIKELY:
        return "reason.takes", {}
    if (kept := keeper(look, after)) and (len(after.pieces) == len(("kept", "last")) or spends(look, kept)):
        return plan(look, after, kept) or (KEEPS, {"what": name_of(look, kept)})
    return of_low(look, combo)


def _sure(look: Look, combo: Combo) -> Saying:
    """That no unseen single card beats this one, and what else might."""
    return UNBEATEN if not gangs_out(look) else SURE if NUMBER[combo.cards[0]] == DRAGON else HIGHEST


def of_low(look: Look, combo: Combo) -> Saying | None:
    """That the lowest card goes, or that this is the weakest answer of several; None where neither is so."""
    alike = NUMBER[combo.cards[0]] == NUMBER[look.held[0]]
    if combo.family != FIVE and alike and (len(combo.cards) > 1 or combo.cards[0] == look.held[0]):
        return "reason.low", {"n": len(combo.cards)}
    top = look.seen.top
    if not (top and top.combo):
        return None
    lowest, *others = (name_of(look, each) for each in playable(look.seen, look.held))
    if lowest != name_of(look, combo) or all(each == lowest for each in others):
        return None
    return LOWEST, {"seat": top.seat, "kind": top.combo.kind}
