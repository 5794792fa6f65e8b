"""Tables laid by hand for the rules: cards by short names; `p5` is a plain card of value 5 that discards itself."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.core.chance import Chance
from game.core.rules import IllegalMove
from game.games.read_aloud import rules
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.language.effects import Clause, Discard, Face, Place, This
from game.games.read_aloud.rules.state import Piece, State, Terms
from game.games.read_aloud.rules.zones import noticed, zone

SELF = Discard(This())
TEXTS: dict[str, tuple[Clause, ...]] = {}
"""The texts of cards by name, of all tests together; a number after a name makes another card of the same text."""


def known(texts: dict[str, tuple[Clause, ...]]) -> None:
    """More cards, under names that mean nothing else in another test."""
    assert all(TEXTS.get(name, text) == text for name, text in texts.items())
    TEXTS.update(texts)


def card(key: str) -> Card:
    """A card by its name; the value of a plain one is in its name, the others are worth 0."""
    if key[0] == "p" and key[1:].rstrip("abc").lstrip("-").isdigit():
        return Card(key, int(key[1:].rstrip("abc")), (SELF,))
    return Card(key, 0, TEXTS[key.rstrip("0123456789")])


def table(field: str, *hands: str, pile: str = "", discards: str = "", **changes: Any) -> State:
    """A table; the limits are those of the field and the first hand, unless `limits` says otherwise."""
    zones = [text.split() for text in (field, *hands, pile, discards)]
    keys = [key for zone in zones for key in zone]
    assert len(set(keys)) == len(keys), keys
    pieces = iter([Piece(token, key) for token, key in enumerate(keys)])
    laid = [tuple(next(pieces) for _ in zone) for zone in zones]
    n = len(laid[1])
    terms = Terms(n, changes.pop("picks", False), changes.pop("repeats", False), {key: card(key) for key in keys})
    state = State(
        terms=terms,
        chance=Chance("test"),
        field=laid[0],
        hands=tuple(laid[1 : len(hands) + 1]),
        pile=laid[-2],
        discards=laid[-1],
        faces=(Face.OPEN, *(Face.HIDDEN,) * len(hands)),
        limits=(len(laid[0]), n),
        offsets=(0,) * len(hands),
        first=0,
        turn=0,
        tokens=len(keys),
    )
    return _dealt(state._replace(**changes))


def _dealt(state: State) -> State:
    """The table as it would have been dealt: whoever sees a card knows it."""
    zones = ((Place.FIELD, None), (Place.DISCARDS, None), *((Place.HANDS, seat) for seat in range(len(state.hands))))
    field, discards, *hands = (
        tuple(noticed(state, piece, place, seat, piece.face) for piece in zone(state, place, seat))
        for place, seat in zones
    )
    return state._replace(field=field, discards=discards, hands=tuple(hands))


def after(state: State, *moves: str) -> State:
    """The state after these moves."""
    for move in moves:
        state = rules.play(state, move)
    return state


def keys(pieces: Iterable[Piece]) -> str:
    """The cards that lie there."""
    return " ".join(piece.key or "?" for piece in pieces)


def zones(state: State) -> tuple[str, ...]:
    """The field, the hands, the pile and the discards."""
    return (keys(state.field), *map(keys, state.hands), keys(state.pile), keys(state.discards))


def told(state: State, seat: int | None = None) -> list[str]:
    """The kinds of the news."""
    return [event.seen_by(seat).kind for event in state.news]


BAN = "illegal.ban"
"""How the reasons against a card that a ban blocks begin."""


def refused(state: State, move: str) -> str:
    """Why a move is refused, a ban for whatever reason it is one; empty where it is not."""
    try:
        rules.play(state, move)
    except IllegalMove as fault:
        key = str(fault.key)
        return BAN if key.startswith(f"{BAN}-") else key
    return ""
