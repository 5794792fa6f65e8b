"""How a deck plays: quick matches of bots in the background, their length, their winners, and cards never read."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from game.core.game import Game
from game.core.match import Match
from game.games.read_aloud.cards import codec
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.language.vain import in_vain
from game.games.read_aloud.rules.balance import use
from game.games.read_aloud.rules.options import OWN

MATCHES = 100
AT_ONCE = 4
"""Matches between two looks at the page."""
LEVEL = "easy"
SEATS = 2


class Played(NamedTuple):
    """What is remembered of one match."""

    readings: int
    won: bool
    ending: str
    """The kind of its end: `ended`, `exhausted`, `standstill`."""
    read: frozenset[int]
    """The cards that were read, by their places in the deck."""


class Trial(NamedTuple):
    """The matches of a deck so far."""

    code: str
    """The cards of the deck, as in links: other cards are another trial."""
    played: tuple[Played, ...] = ()
    going: bool = True

    @property
    def readings(self) -> int:
        """The median of the lengths, in cards read aloud."""
        return sorted(each.readings for each in self.played)[len(self.played) // 2]

    @property
    def longest(self) -> int:
        """The greatest of the lengths."""
        return max(each.readings for each in self.played)

    @property
    def won(self) -> int:
        """How many of a hundred matches had a winner."""
        return round(100 * sum(each.won for each in self.played) / len(self.played))

    @property
    def stuck(self) -> int:
        """How many of a hundred matches ended since nothing moved any more."""
        return round(100 * sum(each.ending == "standstill" for each in self.played) / len(self.played))

    def never_read(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards that nobody has read in any match."""
        read = frozenset[int]().union(*(each.read for each in self.played))
        return tuple(card for n, card in enumerate(cards) if n not in read)


def further(trial: Trial, game: Game, cards: tuple[Card, ...]) -> Generator[None, None, Trial]:
    """The trial with the next matches; yields between pieces of work."""
    played = trial.played
    for n in range(len(played), min(len(played) + AT_ONCE, MATCHES)):
        played = (*played, (yield from _match(game, cards, f"trial-{n + 1}")))
    return trial._replace(played=played, going=len(played) < MATCHES)


def _match(game: Game, cards: tuple[Card, ...], deal: str) -> Generator[None, None, Played]:
    """What is remembered of the match of this deal."""
    match = Match.begin(game, deal, (LEVEL,) * SEATS, {"own": codec.pack(cards), "deck": OWN})
    while (seat := match.asked) is not None:
        choices = yield from game.levels[LEVEL](match.seen(seat), seat, match.dice(seat))
        match = match.play(choices[0].move)
        yield
    last = match.state.last
    read = frozenset((int(key[1:]) - 1) % len(cards) for key in use(match).used)
    return Played(match.state.readings, bool(last.winners), last.kind, read)


def idle(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of which no part can ever do anything, but for those that say so."""
    return tuple(card for card in cards if in_vain(card.text))
