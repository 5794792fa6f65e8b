"""The cards that the practice corner asks about: at some turn of a match that was played at random, and as drawn."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.core.chance import Chance, Dice
from game.games.read_aloud import rules
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.page.slips import paper
from game.games.read_aloud.rules.options import OPTIONS
from game.games.read_aloud.rules.state import Spot, State
from game.games.read_aloud.rules.zones import at, face_at, key_of
from game.ui.html import Html, div, figure, li, ul
from game.words import Words

SEATS, MATCHES = 2, 10_000
TERMS = {**{option.key: option.default for option in OPTIONS}, "taboo": "on", "tide": "on", "replenish": "leftmost"}


class Case(NamedTuple):
    """A card at a turn of a match; the seat at turn is asked about it."""

    state: State
    spot: Spot

    @property
    def card(self) -> Card:
        """The card there."""
        return self.state.terms.cards[key_of(at(self.state, self.spot))]


def turns(dice: Dice) -> tuple[State, ...]:
    """The turns of one of the matches."""
    return _played(dice.below(MATCHES))


@lru_cache(maxsize=16)
def _played(n: int) -> tuple[State, ...]:
    """The turns of a match that was played at random."""
    chance = Chance(f"fudaba/practice/read-aloud/{n}")
    state, dice = rules.deal(SEATS, TERMS, chance), chance("moves")
    found = []
    while rules.to_move(state) is not None:
        if state.asked is None:
            found.append(state)
        state = rules.play(state, dice.choice(rules.moves(state)))
    return tuple(found)


def drawn(words: Words, case: Case, lines: list[str]) -> Html:
    """The card with what is to be known of it."""
    return figure(".plate")[div(".papers")[paper(words, case.card)], ul[[li[line] for line in lines]]]


def lying(words: Words, case: Case) -> list[str]:
    """Where the card lies, who sees its face, and what is forbidden."""
    state, spot = case
    name = spot.place.value if spot.seat is None else "own" if spot.seat == state.turn else "other"
    acts = words.list([words(f"act.{act.value}") for act in state.bans], "list.between")
    return [
        words("practice.place", place=(f"practice.in-{name}", {})),
        words("practice.face", face=(f"guide.{face_at(state, spot).value}", {})),
        words("practice.forbidden", acts=acts) if acts else words("practice.free"),
    ]
