"""Decks of cards that players wrote, as the browser stores them: a text each, so that a bad one harms no other.

Cards are stored as effects (`codec`), never as sentences, so that a later grammar cannot change them. A text that is
no deck stays stored, untouched, and its fault has a sentence.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from game.core.match import BadSave, loads
from game.core.rules import Fault
from game.games.read_aloud.cards import codec
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.language.effects import Text
from game.ui.protocol import Env

V = 1
START = "deck:"
LONGEST_NAME = 40
MOST_DECKS = 100


class Deck(NamedTuple):
    """A named deck of own cards."""

    id: str
    name: str
    made: int
    """When, in milliseconds since 1970."""
    cards: tuple[Card, ...] = ()

    @property
    def key(self) -> str:
        """The name under which it is stored."""
        return START + self.id

    @property
    def code(self) -> str:
        """Its cards as they stand in links; empty where there are none."""
        return codec.pack(self.cards) if self.cards else ""

    def text(self) -> str:
        """The deck as a text to store; `read` is the inverse."""
        data = {"v": V, "name": self.name, "made": self.made, "cards": self.code}
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))

    def having(self, cards: tuple[Card, ...]) -> Deck:
        """The deck with other cards, numbered anew; Fault when they are too many."""
        if len(cards) > codec.MOST_CARDS:
            raise Fault("code.cards", n=codec.MOST_CARDS)
        return self._replace(cards=numbered(cards))


class Unread(NamedTuple):
    """A stored text that is no deck."""

    key: str
    fault: Fault


def numbered(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards with the keys of their places: w1, w2, ..."""
    return tuple(Card(f"w{n}", card.value, card.text) for n, card in enumerate(cards, 1))


def card(value: int, text: Text) -> Card:
    """A card that is in no deck yet."""
    return Card("w1", value, text)


def decks(kept: Mapping[str, str]) -> tuple[Deck, ...]:
    """The stored decks, the oldest first, without those that cannot be read."""
    good = (each for each in _all(kept) if isinstance(each, Deck))
    return tuple(sorted(good, key=lambda deck: (deck.made, deck.id)))


def unread(kept: Mapping[str, str]) -> tuple[Unread, ...]:
    """The stored texts that should be decks but are none."""
    return tuple(each for each in _all(kept) if isinstance(each, Unread))


def _all(kept: Mapping[str, str]) -> Iterator[Deck | Unread]:
    for key, text in kept.items():
        if key.startswith(START):
            try:
                yield read(key.removeprefix(START), text)
            except Fault as fault:
                yield Unread(key, fault)


@lru_cache(maxsize=MOST_DECKS)
def read(name: str, text: str) -> Deck:
    """The deck in a stored text; Fault for a text that is none."""
    match loads(text):
        case {"v": int(v)} if v > V:
            raise BadSave("save.newer", v=str(v))
        case {"v": int(v), "name": str(called), "made": int(made), "cards": str(cards)} if v == V:
            return Deck(name, clean(called), made, codec.unpack(cards) if cards else ())
    raise BadSave("deck.shape")


def clean(name: str) -> str:
    """A name as one line that is not long."""
    return " ".join("".join(sign for sign in name if sign.isprintable()).split())[:LONGEST_NAME]


def free_id(env: Env, kept: Mapping[str, str]) -> str:
    """An id that no deck has."""
    start = env.random[:8]
    n, found = 1, start
    while START + found in kept:
        n, found = n + 1, f"{start}-{n + 1}"
    return found
