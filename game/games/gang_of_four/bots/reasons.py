"""The reason for or against a move, as a sentence, from facts that its seat sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.core.rules import Choice, Facts, Saying
from game.games.gang_of_four.bots.normal import LIKELY, NEAR
from game.games.gang_of_four.bots.pieces import FACE, GANG, Parts, Piece, Pieces, parted
from game.games.gang_of_four.bots.plan import (
    EVENLY,
    Out,
    Plan,
    danger,
    danger_of_pass,
    higher,
    lone,
    nearest,
    odds_against,
    out_against,
    planner,
)
from game.games.gang_of_four.rules.answers import CALL, PASS, playable
from game.games.gang_of_four.rules.cards import NUMBER, ORDER, Cards, without
from game.games.gang_of_four.rules.combos import FIVES, LEAST_GANG, Combo, classify, made
from game.games.gang_of_four.rules.exchange import GIVE
from game.games.gang_of_four.rules.score import times
from game.games.gang_of_four.rules.state import State


class Look(NamedTuple):
    """The facts that reasons are made of, as the seat to move sees them."""

    seen: State
    held: Cards
    out: Out
    pieces: Pieces
    parts: Parts
    """The hand taken apart, before the move."""
    nearest: int
    """The other seat with the fewest cards."""
    lone: int | None
    """The next other seat that may go out in this trick with its single card."""
    plan: Callable[[Cards], Plan]
    """The plan of a hand in which every combination costs a turn: it takes as few as it can."""

    @property
    def few(self) -> int:
        """The number of cards of the nearest."""
        return len(self.seen.hands[self.nearest])


def why(seen: State, seat: int, choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """The choices, each with one reason."""
    look = look_of(seen, seat)
    return tuple(choice._replace(reason=reason(look, choice.move)) for choice in choices)


def look_of(seen: State, seat: int) -> Look:
    """The facts for this seat."""
    out, held = out_against(seen, seat), seen.hands[seat]
    pieces = Pieces(odds_against(out), seen.terms.compare)
    parts, near = _parts(held, pieces), nearest(seen, seat)
    return Look(seen, held, out, pieces, parts, near, lone(seen, seat), planner(EVENLY))


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
    after = _parts(rest, look.pieces)
    return _of_danger(look, combo) or _of_combo(look, combo, after, rest) or _priced(look, combo, after, rest)


def _of_danger(look: Look, combo: Combo) -> Saying | None:
    """A reason in the few cards of another player; None when there is none."""
    size = len(combo.cards)
    if size == 1:
        return _of_lone(look, combo)
    who = {"seat": look.nearest, "n": look.few}
    return ("reason.too-many", who) if look.seen.top is None and look.few < min(LEAST_GANG, size) else None


def _of_lone(look: Look, combo: Combo) -> Saying | None:
    """That a single card stops the seat that may go out on it, or does not; None when there is no such seat."""
    if look.lone is None:
        return None
    if said := danger(look.out, look.lone, combo):
        return said
    alone = look.seen.top and not any(_stops(look, other) for other in _others(look, combo))
    return ("reason.only-stop" if alone else "reason.stops"), {"seat": look.lone}


def _others(look: Look, combo: Combo) -> list[Combo]:
    """The other combinations that may be played."""
    return [other for other in playable(look.seen, look.held) if other.cards != combo.cards]


def _stops(look: Look, combo: Combo) -> bool:
    """Whether nobody can beat this with a single card."""
    return len(combo.cards) > 1 or not higher(look.out, combo.cards[0])


def _of_combo(look: Look, combo: Combo, after: Parts, rest: Cards) -> Saying | None:
    """A reason in the shape of the hand after this combination; None when there is none."""
    piece = _piece(look, combo)
    if piece.family == GANG:
        return "reason.gang", _plays(look, rest)
    if len(after.pieces) == 1 and piece.odds >= LIKELY:
        return "reason.then-out", {}
    return None


def _plays(look: Look, cards: Cards) -> dict[str, int]:
    """The fact of a reason in how few combinations these cards can be played."""
    return {"n": look.plan(cards).plays}


def _priced(look: Look, combo: Combo, after: Parts, rest: Cards) -> Saying:
    """A reason in the cards left, and after it what the hand loses for that, if it loses anything."""
    why = _of_rest(look, combo, after, rest)
    torn = _torn(look, combo) if len(after.pieces) >= len(look.parts.pieces) else None
    if torn is None:
        return why
    if why[0] == "reason.plays":
        why = "reason.sheds", {"cards": len(combo.cards), **why[1], "why": why}
    return "reason.price", {"why": why, "price": _of_torn(look, combo, torn)}


def _of_torn(look: Look, combo: Combo, torn: Piece) -> Saying:
    """What the hand loses, by its cards, or of five by the highest; of the kind that is played it is another."""
    kind, cards = _kind(look, torn), _faces(torn)
    if kind not in FIVES:
        return "reason.tears", {"kind": kind, "cards": cards}
    other = "other" if kind == combo.kind else "five"
    if kind == "full_house":
        return f"reason.tears-{other}-house", {"kind": kind}
    return f"reason.tears-{other}", {"kind": kind, "number": NUMBER[cards[-1]]}


def _of_rest(look: Look, combo: Combo, after: Parts, rest: Cards) -> Saying:
    """A reason in the cards left after this combination."""
    n, left = _plays(look, rest), len(rest)
    if _piece(look, combo).odds >= LIKELY:
        return "reason.takes", n
    if look.few <= NEAR and times(left) < times(len(look.held)):
        return "reason.band", {"seat": look.nearest, "left": left, "times": times(left)}
    if kept := _control(after):
        return "reason.keeps", {"kind": _kind(look, kept), "cards": _faces(kept), **n}
    return _of_low(look, combo, {**n, "why": ("reason.plays", n)}) or ("reason.plays", n)


def _of_low(look: Look, combo: Combo, facts: Facts) -> Saying | None:
    """That the lowest card goes, or that this is the weakest answer of several; None where neither is so."""
    if look.held[0] in combo.cards:
        return "reason.low", facts
    top = look.seen.top
    if not (top and top.combo):
        return None
    lowest, *others = playable(look.seen, look.held)
    if not others or lowest.cards != combo.cards:
        return None
    return "reason.lowest-answer", {"seat": top.seat, "kind": top.combo.kind, **facts}


def _of_pass(look: Look) -> Saying:
    """The reason for passing."""
    top = look.seen.top and look.seen.top.combo
    assert top
    answers = playable(look.seen, look.held)
    if not answers:
        return "reason.only", {}
    if said := danger_of_pass(look.out, look.lone, top):
        return said
    whole = [piece for answer in answers if (piece := _piece(look, answer)) in look.parts.pieces]
    if not whole and (torn := _torn(look, answers[0])):
        return "reason.pass-whole", {"kind": _kind(look, torn)}
    if whole and whole[0].odds >= LIKELY:
        return "reason.pass-keeps", {"kind": _kind(look, whole[0]), "cards": _faces(whole[0])}
    n = _plays(look, look.held)
    facts = {**n, "why": ("reason.plays", n)}
    if whole:
        return "reason.pass-beaten", {"kind": _kind(look, whole[0]), "cards": _faces(whole[0]), **facts}
    return "reason.pass", facts


def _of_gift(look: Look, card: str) -> Saying:
    """The reason for giving a card away."""
    left = _plays(look, without(look.held, (card,)))
    if look.pieces[(ORDER[card],)] in look.parts.pieces:
        return "reason.give-loose", left
    return "reason.give-low" if card == look.held[0] else "reason.give", left


def _control(parts: Parts) -> Piece | None:
    """The strongest piece likely to take a trick, gangs before others; None if there is nothing else to lay with it."""
    best = max(parts.pieces, key=lambda piece: (piece.family == GANG, piece.odds, piece.size, piece.strength))
    return best if best.odds >= LIKELY and len(parts.pieces) > 1 else None


def _torn(look: Look, combo: Combo) -> Piece | None:
    """The largest piece of the hand that loses cards to a combination of other cards."""
    own, cards = _piece(look, combo), set(_orders(combo.cards))
    torn = [piece for piece in look.parts.pieces if piece.size > 1 and cards.intersection(piece.cards)]
    return max(torn, key=lambda piece: (piece.size, piece.odds), default=None) if own not in look.parts.pieces else None


def _parts(held: Cards, pieces: Pieces) -> Parts:
    return parted(_orders(held), pieces)


def _orders(cards: Cards) -> tuple[int, ...]:
    return tuple(ORDER[card] for card in cards)


def _piece(look: Look, combo: Combo) -> Piece:
    return look.pieces[_orders(combo.cards)]


def odds_of(look: Look, combo: Combo) -> float:
    """How likely nobody beats this combination."""
    return _piece(look, combo).odds


def _faces(piece: Piece) -> Cards:
    return tuple(FACE[order] for order in piece.cards)


def _kind(look: Look, piece: Piece) -> str:
    combo = made(look.seen.terms.compare)[_faces(piece)]
    assert combo
    return combo.kind
