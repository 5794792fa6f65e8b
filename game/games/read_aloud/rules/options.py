"""The options of Read-Aloud and the terms of a game that follow from them (preparation, E1, E4, E12, R2, R17)."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.chance import Chance
from game.core.rules import Option
from game.games.read_aloud.cards import codec
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.cards.deck import BASE, copied, cut
from game.games.read_aloud.cards.names import key_for
from game.games.read_aloud.cards.packs import taken_literally
from game.games.read_aloud.rules.state import Terms

EXPANSIONS = ("mirror", "taboo", "tide")
NONE = "none"
SMALLEST, USUAL = 40, 60
"""Cards of the smallest deck and of the usual one."""
OWN = "own"
"""The choice of a deck of the players' own cards alone; without any it is the usual deck."""
OFF_ON = ("off", "on")
EXAMPLE = "_BqCABFb-I_BnCABFc-I_BoCABFe-I_Bv"
"""Three cards of a player's own."""


def own_cards(choice: str) -> tuple[Card, ...]:
    """The players' own cards in a code, none for NONE; Fault for a text that is no code."""
    return () if choice == NONE else codec.unpack(choice)


OPTIONS = (
    Option("limit", "choice", ("1", "2", "3", "4", "5"), "3"),
    Option("deck", "choice", ("40", "60", "90", "120", OWN), "60"),
    *(Option(pack, "choice", OFF_ON, "off") for pack in EXPANSIONS),
    Option("replenish", "choice", ("choose", "leftmost"), "choose"),
    Option("repetition", "choice", ("forbidden", "allowed"), "forbidden"),
    Option("reduce", "choice", ("limit", "card"), "limit"),
    Option("own", "cards", (NONE,), NONE, lambda choice: len(own_cards(choice)), EXAMPLE),
)


def least(limit: int, seats: int) -> int:
    """The fewest cards of a deck: half of them are dealt, half are the pile (R17)."""
    return 2 * limit * (seats + 1)


def agreed(seats: int, options: Mapping[str, str], chance: Chance) -> Terms:
    """The terms of a game for this number of seats, with the deck in the order of its packs."""
    limit = int(options["limit"])
    packs = (BASE, *(pack for pack in EXPANSIONS if options[pack] == "on"))
    own = own_cards(options["own"])
    if own and options["deck"] == OWN:
        deck = copied(own, max(SMALLEST, least(limit, seats)))
    else:
        size = USUAL if options["deck"] == OWN else int(options["deck"])
        deck = cut(packs, max(size, least(limit, seats)), own, chance("deck"))
    if options["reduce"] == "card":
        deck = tuple(map(taken_literally, deck))
    return Terms(
        limit=limit,
        picks=options["replenish"] == "choose",
        repeats=options["repetition"] == "allowed",
        cards={key_for(card): card for card in deck},
    )
