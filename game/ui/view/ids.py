"""The ids of the cards of a deck in which none is there twice."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.view import Scene


class Ids:
    """An id for every card: `c0`, `c1` and so on, by the place in the deck. Only a card whose face is seen has it."""

    __slots__ = ("_cards", "_names")

    def __init__(self, deck: Sequence[str]) -> None:
        self._names = {card: f"c{i}" for i, card in enumerate(deck)}
        self._cards = {name: card for card, name in self._names.items()}

    def of(self, card: str) -> str:
        """The id of a card; KeyError when it is none of the deck."""
        return self._names[card]

    def card(self, name: str) -> str:
        """The card of an id; empty when it is none."""
        return self._cards.get(name, "")

    def selected(self, scene: Scene) -> str:
        """The card selected first; empty when none is."""
        return next(map(self.card, scene.ticked), "")

    def first(self, held: Sequence[str]) -> str:
        """The id of the first of these cards, where a lost focus goes; `main` when there are none."""
        return self.of(held[0]) if held else "main"
