"""What must come out the same in every Python; plain functions, so that Pyodide can run them without pytest."""

from __future__ import annotations

import json

from game.bots import decide
from game.core.chance import Chance
from game.core.game import Game
from game.core.match import Match
from game.shelf import GAMES
from tests.golden import faults

SHUFFLES = {
    "fudaba/garlandland/1/plum-river-42": (1, 3, 5, 4, 0, 2, 6),
    "札場/ガーランドランド/1/梅の川": (2, 1, 5, 6, 3, 4, 0),
    "x" * 10_000: (4, 2, 3, 6, 1, 5, 0),
    "": (6, 5, 0, 4, 1, 3, 2),
}
"""How seven cards are shuffled by the chance of a text."""
MOST = 20
"""Moves of a match."""


def by_bots(game: Game) -> tuple[str, ...]:
    """The first moves of a match in which the levels play each other."""
    levels = list(game.levels)
    match = Match.begin(game, "plum-river-42", (levels * game.seats[-1])[-game.seats[-1] :])
    while (seat := match.asked) is not None and len(match.moves) < MOST:
        match = match.play(decide(game.levels[match.players[seat]], match.seen(seat), seat, match.dice(seat)))
    return match.moves


def report() -> str:
    """All of it as one text, to be compared between Pythons."""
    shuffles = [Chance(text)("deal", 1, 0).shuffled(range(7)) for text in SHUFFLES]
    bots = {name: by_bots(game) for name, game in GAMES.items()}
    return json.dumps({"golden": faults(), "shuffles": shuffles, "bots": bots})
