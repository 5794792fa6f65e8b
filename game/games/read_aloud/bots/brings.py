"""What a choice brings, gives away or costs on the table, for a reason that says only that others do about as well."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from game.core.rules import Saying
from game.games.read_aloud.bots.answering import Answer, by_move, cards_left
from game.games.read_aloud.bots.changes import MANY
from game.games.read_aloud.bots.figures import reached
from game.games.read_aloud.bots.outlook import point_of
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Face
from game.games.read_aloud.rules.conditions import value
from game.games.read_aloud.rules.state import Piece, Spot, State
from game.games.read_aloud.rules.zones import at

Brought: TypeAlias = Callable[[State, State, int], str | None]
"""The key of what is told of a deal and the end of the reading in it, for a seat; None where it is not so."""
READABLE = (Face.OPEN, Face.HIDDEN)
"""How a hand lies that its owner can read."""
OTHERS_SEE = (Face.OPEN, Face.OUTWARD)
"""How a hand lies that others see."""


def brings(seen: State, seat: int, answer: Answer, worlds: Sequence[State]) -> Saying | None:
    """What an answer brings or costs, the weightiest first, the same in all these deals; None where nothing is."""
    ends = [(world, reached(world, answer, seat)) for world in worlds]
    for each in WHOLE if seen.asked is None else ():
        found = {each(world, end, seat) for world, end in ends}
        if len(found) == 1 and (key := found.pop()):
            return f"reason.{key}", {}
    return _of_card(seen, seat, answer, [end for _, end in ends]) if isinstance(answer, Spot) else None


def _of_card(seen: State, seat: int, answer: Spot, ends: Sequence[State]) -> Saying | None:
    """What becomes of the card chosen: that another loses it, that it goes again, or how its value compares."""
    piece = at(seen, answer)
    if answer.seat not in (None, seat):
        gone = not any(piece.token in _tokens(end.hands[answer.seat]) for end in ends)
        return ("reason.theirs-gone", {"seat": answer.seat}) if gone else None
    if seen.asked is None:
        return None
    held = [piece.token in _tokens(end.hands[seat]) for end in ends]
    if seen.asked.kind == "replenish":
        return _outermost(seen, answer, "best", 1) if any(held) else ("reason.goes-again", {})
    return _outermost(seen, answer, "rids", -1) if answer.seat == seat and not any(held) else None


def _outermost(seen: State, answer: Spot, key: str, sign: int) -> Saying | None:
    """That a card has the highest or the lowest value of those to choose from, as the condition likes it."""
    point = sign * (point_of(seen.condition) or _more_is_better(seen.condition, key))
    pieces = [at(seen, spot) for spot in by_move(seen).values() if isinstance(spot, Spot)]
    values = [value(seen, piece) if piece.key else None for piece in pieces]
    known = [each for each in values if each is not None]
    if not point or len(known) < len(values) or len(set(known)) == 1:
        return None
    outermost = max(known) if point > 0 else min(known)
    if value(seen, at(seen, answer)) != outermost:
        return None
    return f"reason.{key}-{'highest' if point > 0 else 'lowest'}", {}


def _more_is_better(condition: e.Condition | None, key: str) -> bool:
    """Whether a low card is the one to give away all the same: nothing speaks for a low one."""
    return key == "rids" and (condition is None or isinstance(condition, e.Second))


def _new_hand(before: State, after: State, seat: int) -> str | None:
    """That the whole hand is replaced by other cards, or all hands are."""
    fresh = [
        len(was) > 1 and not set(_tokens(was)) & set(_tokens(now))
        for was, now in zip(before.hands, after.hands, strict=True)
    ]
    return "new-hands" if all(fresh) else "new-hand" if fresh[seat] else None


def _facing(before: State, after: State, seat: int) -> str | None:
    """That the hand can no longer be read, or that others see it."""
    was, now = before.faces[1 + seat], after.faces[1 + seat]
    if was in READABLE and now not in READABLE:
        return "hand-down"
    return "hand-open" if now in OTHERS_SEE and was not in OTHERS_SEE else None


def _readable(before: State, after: State, seat: int) -> str | None:
    """That a card of the hand which lay face down can be read again."""
    was, now = ({each.token for each in _legible(state, seat)} for state in (before, after))
    down = set(_tokens(before.hands[seat])) - was
    return "readable" if down & now else None


def _legible(state: State, seat: int) -> list[Piece]:
    """The cards of the hand that the seat can read."""
    face = state.faces[1 + seat]
    return [piece for piece in state.hands[seat] if (piece.face or face) in READABLE]


def _traded(before: State, after: State, seat: int) -> str | None:
    """That a card of another hand comes to the own one."""
    theirs = {token for other, hand in enumerate(before.hands) if other != seat for token in _tokens(hand)}
    return "trades" if theirs.intersection(_tokens(after.hands[seat])) else None


def _swapped(before: State, after: State, seat: int) -> str | None:
    """That a card of the hand goes to the field or the pile, and is not the one that is read."""
    given = set(_tokens(before.hands[seat])) - set(_tokens(after.hands[seat]))
    return "swaps" if given.intersection(_tokens((*after.field, *after.pile))) else None


def _cut(before: State, after: State, _: int) -> str | None:
    """That field and pile lose many cards."""
    return "cuts" if cards_left(before) - cards_left(after) > MANY else None


def _tokens(pieces: Sequence[Piece]) -> list[int]:
    return [piece.token for piece in pieces]


WHOLE: tuple[Brought, ...] = (_new_hand, _facing, _readable, _traded, _swapped, _cut)
"""What is told of a whole reading."""
