"""A practice match for one card: an ordinary match whose deal is searched for, not arranged.

The cards of a deal follow from its name alone, here as everywhere. So the names trial-of-cards-1, -2, ... are tried
until one deals the card into the field and the first turn to the player; the link to the match needs nothing else.
"""

from __future__ import annotations

from typing import Any

from game.core.game import Game
from game.core.match import ME, Match
from game.games.read_aloud.cards import codec
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.cards.deck import copied
from game.games.read_aloud.rules.options import OWN, SMALLEST
from game.games.read_aloud.rules.state import State
from game.ui.model import links

TRIES = 400
NAMES = 100_000


def practice_match(game: Game, card: Card, random: str) -> str:
    """The address of a match with the card in the field, or, should none be found, of one that has it in the deck."""
    options = {"own": codec.pack((card,)), "deck": smallest(game)}
    start = int(random[:8], 16)
    for n in range(TRIES):
        match = Match.begin(game, f"{links.TRIAL}{(start + n) % NAMES}", (ME, game.usual), options)
        if ready(match.state):
            break
    return links.address(match)


def only_with(game: Game, cards: tuple[Card, ...], random: str) -> str:
    """The address of a match with these cards alone."""
    options = {"own": codec.pack(cards), "deck": OWN}
    return links.address(Match.begin(game, links.TRIAL + links.deal_name(random), (ME, game.usual), options))


def copies(cards: tuple[Card, ...]) -> int:
    """How often each of these cards is in the deck of such a match."""
    return len(copied(cards, SMALLEST)) // len(cards)


def ready(state: State) -> bool:
    """Whether an own card lies in the field and the first seat begins."""
    return state.turn == 0 and any(piece.key and piece.key.startswith("w") for piece in state.field)


def smallest(game: Game) -> str:
    """The smallest deck there is."""
    decks: Any = next(option for option in game.options if option.key == "deck")
    return str(min(int(choice) for choice in decks.choices if choice != OWN))
