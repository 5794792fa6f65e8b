"""The state as one seat sees it, and imagined states that agree with it (E8, R1, R13)."""

from __future__ import annotations

from itertools import chain

from game.core.cards import HIDDEN
from game.core.chance import Dice, fresh
from game.games.read_aloud.cards.card import Card, plain_clauses
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Change, Face, Place
from game.games.read_aloud.rules.state import Piece, State
from game.games.read_aloud.rules.zones import Pieces, face_there, shown


def seen_by(seat: int | None, state: State) -> State:
    """The state without chance and without the faces that this seat does not see; at the end the hands lie open."""
    hands = state.hands
    if not state.over:
        hands = tuple(
            _seen(held, face_there(state, Place.HANDS, owner), owner, seat) for owner, held in enumerate(state.hands)
        )
    return state._replace(
        chance=None,
        seer=seat,
        field=_seen(state.field, state.faces[0], None, seat),
        hands=hands,
        pile=_seen(state.pile, Face.DOWN, None, seat),
        news=tuple(event.seen_by(seat) for event in state.news),
    )


def _seen(pieces: Pieces, face: Face, owner: int | None, seat: int | None) -> Pieces:
    return tuple(piece if shown(piece.face or face, owner, seat) else _hidden(piece, seat) for piece in pieces)


def _hidden(piece: Piece, seat: int | None) -> Piece:
    """The back of a card; its face is recalled where the seat has seen it, but not what lies under it (R13)."""
    recalled = None if seat is None or not piece.known >> seat & 1 else piece.key or piece.recalled
    return Piece(piece.token, None, (), (), piece.face, piece.known, recalled)


def forgotten(seen: State) -> State:
    """The same without what is recalled: for a player who knows only what lies in sight."""
    return seen._replace(
        field=_forgotten(seen.field), hands=tuple(map(_forgotten, seen.hands)), pile=_forgotten(seen.pile)
    )


def _forgotten(pieces: Pieces) -> Pieces:
    return tuple(piece._replace(recalled=None) if piece.recalled else piece for piece in pieces)


def cards(state: State) -> tuple[str, ...]:
    """The whole deck, sorted, with backs for the cards that are not seen."""
    known = tuple(_known(state))
    return tuple(sorted((*known, *(HIDDEN,) * (len(state.terms.cards) - len(known)))))


def unseen(seen: State) -> tuple[str, ...]:
    """The cards of the deck that lie where the seat does not know, in the order of the deck."""
    known = {*_known(seen), *(piece.recalled for piece in _all(seen) if piece.recalled)}
    return tuple(key for key in seen.terms.cards if key not in known)


def _known(state: State) -> list[str]:
    return [key for piece in _all(state) if piece.key is not None for key in (piece.key, *piece.under)]


def _all(state: State) -> chain[Piece]:
    return chain(state.field, *state.hands, state.pile, state.discards)


def imagine(seen: State, seat: int, dice: Dice) -> State:
    """What the seat recalls where it lies, the other unseen cards in random places.

    The surplus lies under hidden cards: cards that stack, if any are left.
    """
    places = sum(piece.key is None and piece.recalled is None for piece in _all(seen))
    pool = dice.shuffled(unseen(seen))
    low = len(pool) - places
    order = sorted(pool, key=lambda key: changes_of(seen.terms.cards[key]) == ()) if low else list(pool)
    under, tops = order[:low], list(dice.shuffled(order[low:]))
    full = Filling(seen, tops, under, dice)
    return seen._replace(
        chance=fresh(dice),
        seer=None,
        field=full.pieces(seen.field),
        hands=tuple(map(full.pieces, seen.hands)),
        pile=full.pieces(seen.pile),
    )


def changes_of(card: Card) -> tuple[Change, ...]:
    """The changes that a card can make to the value of another on top of it, one of them each time."""
    return tuple(clause.change for clause in plain_clauses(card) if isinstance(clause, e.Stack))


class Filling:
    """Unseen places being filled: each with a card on top, some with cards under it."""

    def __init__(self, seen: State, tops: list[str], under: list[str], dice: Dice) -> None:
        self._seen = seen
        self._tops = tops
        self._dice = dice
        hidden = [piece.token for piece in (*seen.field, *chain(*seen.hands)) if piece.key is None]
        hidden = hidden or [piece.token for piece in seen.pile if piece.key is None]
        self._under: dict[int, tuple[str, ...]] = {}
        for key in under:
            token = dice.choice(hidden)
            self._under[token] = (*self._under.get(token, ()), key)

    def pieces(self, pieces: Pieces) -> Pieces:
        """The same pieces, none of them unseen."""
        return tuple(piece if piece.key is not None else self._piece(piece) for piece in pieces)

    def _piece(self, piece: Piece) -> Piece:
        under = self._under.get(piece.token, ())
        changes = tuple(change for key in under for change in self._change(key))
        return piece._replace(key=piece.recalled or self._tops.pop(), under=under, changes=changes, recalled=None)

    def _change(self, key: str) -> tuple[Change, ...]:
        """The change that this card has made: one of those it can make, or none."""
        changes = changes_of(self._seen.terms.cards[key])
        return (self._dice.choice(changes),) if len(changes) > 1 else changes
