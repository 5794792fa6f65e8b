"""Who sits at the table: which seats are people, and what all are called."""

from __future__ import annotations

from game.core.match import HUMAN, ME
from game.core.texts import plain
from game.words import Words

LONGEST_NAME = 20
"""Characters of a player's name."""


def humans(players: tuple[str, ...]) -> tuple[int, ...]:
    """The seats of people, all of whom sit at this device."""
    return tuple(seat for seat, player in enumerate(players) if player in (ME, HUMAN))


def names(words: Words, players: tuple[str, ...], given: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The seats' names: as typed; else you, the bots by their level, numbered where several are alike."""
    people = humans(players)
    called = []
    for seat, player in enumerate(players):
        if name := seat in people and seat < len(given) and plain(given[seat], LONGEST_NAME):
            called.append(name)
        elif seat in people:
            called.append(words("player.me") if len(people) == 1 else words("player", n=people.index(seat) + 1))
        elif players.count(player) > 1:
            called.append(words("bot.numbered", level=player, n=players[: seat + 1].count(player)))
        else:
            called.append(words("bot", level=player))
    return tuple(called)
