"""Moves as texts: `read field 2`, `read hand 3 of 2`, `pile`, `pile 2`, `discard 4`, `player 2`, `second`, `number 3`.

Places and seats count from 1; `hand 1` is in the hand of whoever is asked, `pile` is the top of the pile.
"""

from __future__ import annotations

import re
from unicodedata import normalize

from game.core.quick import Recalling
from game.core.rules import IllegalMove, Saying
from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.rules.legal import readable, refusal
from game.games.read_aloud.rules.state import Ask, Spot, State
from game.games.read_aloud.rules.zones import zone

READ = "read "
CLAUSES = ("first", "second")
LONGEST_TEXT = 40

_SPOT = re.compile(r"(field|hand|pile|discard) ([1-9][0-9]{0,2})(?: of ([1-9]))?")
_PLACES = {"field": Place.FIELD, "hand": Place.HANDS, "pile": Place.PILE, "discard": Place.DISCARDS}
_NUMBERED = re.compile(r"(player|number) (0|[1-9][0-9]{0,2})")
_TYPED = (
    (re.compile(r"(?:をよみあげる|をよむ|を読み上げる|を読む)$"), ""),
    (re.compile(r"^場札の?\s*"), "field "),
    (re.compile(r"^手札の?\s*"), "hand "),
    (re.compile(r"^捨札の?\s*"), "discard "),
    (re.compile(r"^山札の?(?:一番上(?:の1枚)?|上から)?\s*"), "pile "),
    (re.compile(r"枚目"), ""),
)
_TOP = re.compile(r"^((?:read )?pile) 1$")


def named(spot: Spot, seat: int) -> str:
    """A card by its place, as this seat calls it."""
    match spot.place:
        case Place.PILE:
            return f"pile {spot.n + 1}" if spot.n else "pile"
        case Place.FIELD:
            return f"field {spot.n + 1}"
        case Place.DISCARDS:
            return f"discard {spot.n + 1}"
    whose = "" if spot.seat == seat else f" of {(spot.seat or 0) + 1}"
    return f"hand {spot.n + 1}{whose}"


def answers(state: State) -> tuple[str, ...]:
    """The moves that are allowed now, as texts."""
    return tuple(_offered(state))


@Recalling
def _offered(state: State) -> dict[str, Spot | int]:
    """The answers that are allowed now, by the moves that stand for them."""
    if state.over:
        return {}
    ask = state.asked
    if ask is None:
        return {READ + named(spot, state.turn): spot for spot in readable(state)}
    if ask.spots:
        return {named(spot, ask.seat): spot for spot in ask.spots}
    return {_numbered(ask, number): number for number in ask.numbers}


def _numbered(ask: Ask, number: int) -> str:
    if ask.kind == "clause":
        return CLAUSES[number]
    return f"player {number + 1}" if ask.kind == "player" else f"number {number}"


def chosen(state: State, move: str) -> Spot | int:
    """The answer that a move stands for; IllegalMove with the reason where it is not allowed."""
    found = (_offered.recalled(state) or {}).get(move)
    if found is not None:
        return found
    if state.over:
        raise IllegalMove("illegal.over")
    if state.asked:
        return _answer(state.asked, move)
    spot = _spot(move.removeprefix(READ), state.turn) if move.startswith(READ) else None
    if spot is None or named(spot, state.turn) != move.removeprefix(READ):
        raise IllegalMove("illegal.read", move=move)
    return _checked(state, spot)


def _answer(ask: Ask, move: str) -> Spot | int:
    found: Spot | int | None = _spot(move, ask.seat) if ask.spots else _number(ask, move)
    if found is None or found not in (ask.spots or ask.numbers) or _canonical(ask, found) != move:
        key, facts = wanted(ask, by_card=_spot(move, ask.seat) is not None)
        raise IllegalMove(key, **facts)
    return found


def wanted(ask: Ask, by_card: bool) -> Saying:
    """The reason why an answer that was not offered, a card or not, is refused: a sentence that names the choice."""
    zones = {(spot.place, spot.seat) for spot in ask.spots}
    if by_card and not ask.spots:
        return f"illegal.no-card-but-{ask.kind}", {}
    if ask.kind != "card":
        return f"illegal.ask-{ask.kind}", {}
    if zones == {(Place.HANDS, ask.seat)}:
        return "illegal.ask-mine", {}
    if len(zones) == 1:
        ((place, seat),) = zones
        return f"illegal.ask-{_ASKED[place]}", {"seat": seat}
    others = all(place is Place.HANDS and seat != ask.seat for place, seat in zones)
    return "illegal.ask-others" if others else "illegal.ask-card", {}


_ASKED = {Place.FIELD: "field", Place.DISCARDS: "discards", Place.HANDS: "hand"}
"""Places in which a card is chosen; of the pile the cards come from the top (R14)."""


def _canonical(ask: Ask, found: Spot | int) -> str:
    return named(found, ask.seat) if isinstance(found, Spot) else _numbered(ask, found)


def _checked(state: State, spot: Spot) -> Spot:
    """The card to be read; IllegalMove with the reason where it may not be."""
    hands = len(state.hands)
    if (spot.seat is not None and spot.seat >= hands) or spot.n >= len(zone(state, spot.place, spot.seat)):
        raise IllegalMove("illegal.no-card")
    fault = refusal(state, spot)
    if fault:
        raise IllegalMove(fault[0], **fault[1])
    return spot


def _spot(text: str, seat: int) -> Spot | None:
    if text == "pile":
        return Spot(Place.PILE, 0)
    found = _SPOT.fullmatch(text)
    if not found:
        return None
    place, n, owner = _PLACES[found[1]], int(found[2]) - 1, found[3]
    if place is Place.HANDS:
        return Spot(place, n, int(owner) - 1 if owner else seat)
    return Spot(place, n)


def _number(ask: Ask, text: str) -> int | None:
    if ask.kind == "clause":
        return CLAUSES.index(text) if text in CLAUSES else None
    found = _NUMBERED.fullmatch(text)
    if not found or found[1] != ask.kind:
        return None
    return int(found[2]) - (ask.kind == "player")


def read(state: State, text: str) -> str:
    """The move that a typed text means: its own way of writing, `field 2` alone, or 場札2 and the like."""
    plain = " ".join(normalize("NFKC", text[:LONGEST_TEXT]).lower().split())
    for pattern, plainer in _TYPED:
        plain = pattern.sub(plainer, plain)
    plain = plain.strip()
    if state.asked is None and not state.over and plain and not plain.startswith(READ):
        plain = READ + plain
    seat = state.turn if state.asked is None else state.asked.seat
    move = _own(plain, seat)
    chosen(state, move)
    return move


def _own(plain: str, seat: int) -> str:
    """`hand 2 of 1` is `hand 2` to the first seat, and `pile 1` is `pile`."""
    return _TOP.sub(r"\1", plain.removesuffix(f" of {seat + 1}"))
