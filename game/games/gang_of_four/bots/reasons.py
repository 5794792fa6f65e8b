"""The reason for or against a move, as a sentence, from facts that its seat sees.

A reason has up to three parts: what the move is good for or what is to be feared of it, `main`; in how few plays the
rest can be laid, where that is fewer than before; and what it breaks.
"""

from __future__ import annotations

from typing import NamedTuple

from game.core.rules import Choice, Saying
from game.games.gang_of_four.bots import dangers
from game.games.gang_of_four.bots.look import Look, combo_of, look_of, name_of, parts_of, piece_of, plays_of
from game.games.gang_of_four.bots.losses import broken
from game.games.gang_of_four.bots.normal import LIKELY, NEAR, band
from game.games.gang_of_four.bots.pieces import Parts, Piece
from game.games.gang_of_four.rules.answers import CALL, PASS, playable
from game.games.gang_of_four.rules.cards import NUMBER, ORDER, Cards, without
from game.games.gang_of_four.rules.combos import FIVE, GANG, Combo, classify
from game.games.gang_of_four.rules.exchange import GIVE
from game.games.gang_of_four.rules.score import times
from game.games.gang_of_four.rules.state import State

PLAYS = "reason.plays"
"""The reason that says only in how few plays the rest can be laid."""
OPEN = "reason.open"
"""The same where that is no fewer than before, and so no reason."""
KEEPS = "reason.keeps"
"""The reason that a strong combination stays in the hand."""
TEARS = "reason.tears"
"""The reason that says only what is broken."""
COUNTED = tuple(
    f"reason.{key}" for key in ("gang", "takes", "takes-from", "keeps", "low", "lowest-answer", "loose", "give-low")
)
"""The reasons after which it is said in how few plays the rest can be laid."""
AGAINST = ("reason.danger", "reason.pass-lets-out", "reason.no-call")
"""What begins the reasons against a move."""


class Told(NamedTuple):
    """The parts of a reason."""

    main: Saying | None
    plays: Saying | None
    price: Saying | None


def why(seen: State, seat: int, choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """The choices, each with one reason."""
    look = look_of(seen, seat)
    return tuple(choice._replace(reason=reason(look, choice.move)) for choice in choices)


def reason(look: Look, move: str) -> Saying:
    """The weightiest reason for or against a move."""
    if move == PASS:
        return _of_pass(look)
    if move.startswith(GIVE):
        return _of_gift(look, move.removeprefix(GIVE))
    combo = classify(move.removesuffix(CALL).split(), look.seen.terms.compare)
    assert combo
    rest = without(look.held, combo.cards)
    if not rest:
        return "reason.finish", {}
    if len(rest) == 1 and look.seen.terms.call == "on" and not move.endswith(CALL):
        return "reason.no-call", {}
    after = parts_of(rest, look.pieces)
    main = dangers.of_play(look, combo) or _of_combo(look, combo, after) or _of_rest(look, combo, after, rest)
    lost = None if main and main[0].startswith(AGAINST) else broken(look, combo, after)
    price: Saying | None = (TEARS, {"what": name_of(look, lost)}) if lost else None
    return _counted(look, move, Told(main, None, price))


def _counted(look: Look, move: str, told: Told) -> Saying:
    """A reason of these parts and, where it goes with them and is fewer than before, in how few plays the rest goes.

    Where nothing else can be told it is not fewer.
    """
    n = left_after(look, move)
    if (told.main is None or told.main[0] in COUNTED) and n < plays_of(look, look.held):
        told = told._replace(plays=(PLAYS, {"n": n}))
    return told_as(told) if any(told) else (OPEN, {"n": n})


def told_as(told: Told) -> Saying:
    """A reason of these parts, of which there is one at least."""
    first = both(told.main, told.plays) if told.main and told.plays else told.main or told.plays
    if first and told.price:
        return "reason.price", {"why": first, "price": told.price}
    said = first or told.price
    assert said
    return said


def both(first: Saying, more: Saying) -> Saying:
    """Two sentences as one reason."""
    return "reason.both", {"why": first, "more": more}


def parts(said: Saying) -> Told:
    """The parts of a reason."""
    key, facts = said
    if key == "reason.price":
        return parts(facts["why"])._replace(price=facts["price"])
    if key == "reason.both":
        return Told(facts["why"], facts["more"], None)
    bare = {OPEN: Told(None, None, None), PLAYS: Told(None, said, None), TEARS: Told(None, None, said)}
    return bare.get(key, Told(said, None, None))


def left_after(look: Look, move: str) -> int:
    """In how few plays the hand can be laid after a move, the combination that is kept for later as one of them."""
    if move == PASS:
        return plays_of(look, look.held)
    if move.startswith(GIVE):
        return plays_of(look, without(look.held, (move.removeprefix(GIVE),)))
    rest = without(look.held, move.removesuffix(CALL).split())
    kept = rest and keeper(look, parts_of(rest, look.pieces))
    return 1 + plays_of(look, without(rest, kept.cards)) if kept else plays_of(look, rest)


def kept_after(look: Look, move: str) -> Saying | None:
    """The reason that a combination laid with this move keeps another one; None where it does not."""
    rest = without(look.held, move.removesuffix(CALL).split())
    kept = rest and keeper(look, parts_of(rest, look.pieces))
    return (KEEPS, {"what": name_of(look, kept)}) if kept else None


def _of_combo(look: Look, combo: Combo, after: Parts) -> Saying | None:
    """A reason in what can be played next; None when there is none."""
    piece = piece_of(look, combo)
    if len(after.pieces) == 1:
        last = name_of(look, combo_of(look, after.pieces[0]))
        return f"reason.{'then' if piece.odds >= LIKELY else 'may-go'}-out", {"what": last}
    return ("reason.gang", {}) if combo.family == GANG else None


def _of_rest(look: Look, combo: Combo, after: Parts, rest: Cards) -> Saying | None:
    """A reason in the cards left after this combination; None when there is none."""
    top, left = look.seen.top, len(rest)
    if piece_of(look, combo).odds >= LIKELY:
        return ("reason.takes-from", {"seat": top.seat}) if top else ("reason.takes", {})
    if look.few <= NEAR and times(left) < times(len(look.held)):
        return "reason.band", band(look.nearest, len(look.held), left)
    if kept := keeper(look, after):
        return KEEPS, {"what": name_of(look, kept)}
    return _of_low(look, combo)


def _of_low(look: Look, combo: Combo) -> Saying | None:
    """That the lowest card goes, or that this is the weakest answer of several; None where neither is so."""
    if look.held[0] in combo.cards and combo.family != FIVE:
        return "reason.low", {"n": len(combo.cards)}
    top = look.seen.top
    if not (top and top.combo):
        return None
    lowest, *others = playable(look.seen, look.held)
    if not others or lowest.cards != combo.cards:
        return None
    return "reason.lowest-answer", {"seat": top.seat, "kind": top.combo.kind}


def _of_pass(look: Look) -> Saying:
    """The reason for passing."""
    assert look.seen.top
    answers = playable(look.seen, look.held)
    if not answers:
        return "reason.only", {}
    if said := dangers.of_pass(look, look.seen.top):
        return said
    whole = [answer for answer in answers if piece_of(look, answer) in look.parts.pieces]
    first = whole[0] if whole else answers[0]
    if not whole and first.family != GANG:
        lost = broken(look, first, parts_of(without(look.held, first.cards), look.pieces))
        key = f"reason.pass-whole{'' if len(answers) > 1 else '-one'}"
        return (key, {"what": name_of(look, lost)}) if lost else ("reason.pass", {})
    keeps = piece_of(look, first).odds >= LIKELY and _can_be_led_against(look, first)
    return f"reason.pass-{'keeps' if keeps else 'beaten'}", {"what": name_of(look, first)}


def _of_gift(look: Look, card: str) -> Saying:
    """The reason for giving a card away."""
    main: Saying | None = ("reason.give-low", {}) if card == look.held[0] else None
    if look.pieces[(ORDER[card],)] in look.parts.pieces:
        main = "reason.loose", {}
    return _counted(look, f"{GIVE}{card}", Told(main, None, None))


def keeper(look: Look, after: Parts) -> Combo | None:
    """The combination that is likeliest to bring the lead back: a gang, else of the likely ones that of highest number.

    None where there is none, or nothing to play besides.
    """
    if len(after.pieces) < 2:
        return None
    likely = [(piece, combo_of(look, piece)) for piece in after.pieces if piece.odds >= LIKELY]
    led = [(piece, combo) for piece, combo in likely if _can_be_led_against(look, combo)]
    return max(led, key=lambda each: _worth_keeping(*each))[1] if led else None


def _worth_keeping(piece: Piece, combo: Combo) -> tuple[bool, int, float, int]:
    return combo.family == GANG, NUMBER[combo.cards[-1]], piece.odds, piece.strength


def _can_be_led_against(look: Look, combo: Combo) -> bool:
    """Whether a rival holds enough cards to lead what this beats; a gang beats anything."""
    most = max(len(look.seen.hands[other]) for other in look.seen.after(look.seat))
    return combo.family == GANG or most >= len(combo.cards)
