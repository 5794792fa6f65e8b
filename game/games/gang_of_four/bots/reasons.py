"""The reason for or against a move, as a sentence, from facts that its seat sees."""

from __future__ import annotations

from game.core.rules import Choice, Facts, Saying
from game.games.gang_of_four.bots import dangers
from game.games.gang_of_four.bots.look import Look, faces, kind_of, look_of, parts_of, piece_of
from game.games.gang_of_four.bots.normal import LIKELY, NEAR, band
from game.games.gang_of_four.bots.pieces import GANG as GANGS
from game.games.gang_of_four.bots.pieces import Parts, Piece
from game.games.gang_of_four.rules.answers import CALL, PASS, playable
from game.games.gang_of_four.rules.cards import NUMBER, ORDER, Cards, without
from game.games.gang_of_four.rules.combos import FIVE, FIVES, GANG, Combo, classify, combos
from game.games.gang_of_four.rules.exchange import GIVE
from game.games.gang_of_four.rules.score import times
from game.games.gang_of_four.rules.state import State


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
    return dangers.of_play(look, combo) or _of_combo(look, combo, after, rest) or _priced(look, combo, after, rest)


def _of_combo(look: Look, combo: Combo, after: Parts, rest: Cards) -> Saying | None:
    """A reason in the shape of the hand after this combination; None when there is none."""
    piece = piece_of(look, combo)
    if piece.family == GANGS:
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
    kind, cards = kind_of(look, torn), faces(torn)
    if kind not in FIVES:
        return "reason.tears", {"kind": kind, "cards": cards}
    other = "other" if kind == combo.kind else "five"
    if kind == "full_house":
        return f"reason.tears-{other}-house", {"kind": kind}
    return f"reason.tears-{other}", {"kind": kind, "number": NUMBER[cards[-1]]}


def _of_rest(look: Look, combo: Combo, after: Parts, rest: Cards) -> Saying:
    """A reason in the cards left after this combination."""
    n, left = _plays(look, rest), len(rest)
    if piece_of(look, combo).odds >= LIKELY:
        return "reason.takes", n
    if look.few <= NEAR and times(left) < times(len(look.held)):
        return "reason.band", band(look.nearest, len(look.held), left)
    if kept := _control(after):
        beside = look.plan(without(rest, faces(kept))).plays
        return "reason.keeps", {"kind": kind_of(look, kept), "cards": faces(kept), "n": 1 + beside}
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
    assert look.seen.top
    answers = playable(look.seen, look.held)
    if not answers:
        return "reason.only", {}
    if said := dangers.of_pass(look, look.seen.top):
        return said
    whole = [piece for answer in answers if (piece := piece_of(look, answer)) in look.parts.pieces]
    if not whole and (torn := _torn(look, answers[0])):
        return f"reason.pass-whole{'' if len(answers) > 1 else '-one'}", {"kind": kind_of(look, torn)}
    if whole and whole[0].odds >= LIKELY:
        return "reason.pass-keeps", {"kind": kind_of(look, whole[0]), "cards": faces(whole[0])}
    n = _plays(look, look.held)
    facts = {**n, "why": ("reason.plays", n)}
    if whole:
        return "reason.pass-beaten", {"kind": kind_of(look, whole[0]), "cards": faces(whole[0]), **facts}
    return "reason.pass", facts


def _of_gift(look: Look, card: str) -> Saying:
    """The reason for giving a card away."""
    left = _plays(look, without(look.held, (card,)))
    if look.pieces[(ORDER[card],)] in look.parts.pieces:
        return "reason.give-loose", left
    return "reason.give-low" if card == look.held[0] else "reason.give", left


def _control(parts: Parts) -> Piece | None:
    """The strongest piece likely to take a trick, gangs before others; None if there is nothing else to lay with it."""
    best = max(parts.pieces, key=lambda piece: (piece.family == GANGS, piece.odds, piece.size, piece.strength))
    return best if best.odds >= LIKELY and len(parts.pieces) > 1 else None


def _torn(look: Look, combo: Combo) -> Piece | None:
    """The strongest combination that the hand can no longer make; None where no piece of its plan is lost."""
    if piece_of(look, combo) in look.parts.pieces:
        return None
    rest = without(look.held, combo.cards)
    lost = [piece for piece in look.parts.pieces if piece.size > 1 and not _still_there(look, piece, rest)]
    strong = [piece for piece in _strong(look) if not _still_there(look, piece, rest)]
    return max([*lost, *strong], key=lambda piece: (piece.family, piece.strength)) if lost else None


def _strong(look: Look) -> list[Piece]:
    """The straight flushes and gangs in the hand, planned or not."""
    compare = look.seen.terms.compare
    fives = [each for each in combos(look.held, FIVE, compare) if each.kind == "straight_flush"]
    return [piece_of(look, each) for each in (*fives, *combos(look.held, GANG, compare))]


def _still_there(look: Look, piece: Piece, rest: Cards) -> bool:
    """Whether these cards hold that piece, or of five cards another one that would be called the same or higher."""
    cards, kind = faces(piece), kind_of(look, piece)
    if all(rest.count(card) >= cards.count(card) for card in cards):
        return True
    same = [each.cards for each in combos(rest, FIVE, look.seen.terms.compare) if each.kind == kind]
    return bool(same) and (kind == "full_house" or max(NUMBER[each[-1]] for each in same) >= NUMBER[cards[-1]])
