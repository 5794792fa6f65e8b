"""Which deals may be shown: those that wait to be played on this device stay hidden."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date

from game import shelf
from game.core.game import Game
from game.core.match import Match
from game.core.rules import Saying
from game.ui import dates
from game.ui.model import Model, attempts, days, listing
from game.ui.model.saves import End, Save

EXAMPLE = "plum-river-42"
"""The deal that is shown where nothing has been played yet."""


def hidden(model: Model, game: Game, deal: str) -> Saying | None:
    """Why the cards of a deal are not shown now; None where they may be."""
    found = [*_played(model.device.stored, game, deal)]
    if any(end.won is None for _, end in found):
        return "fair.sealed-open", {}
    if (day := _to_come(model, game, deal)) is not None:
        return "fair.sealed-day" if day == days.day_of(model.device.now) else "fair.sealed-early", dates.facts(day)
    sent = f"{attempts.KEY}{game.name}?deal={deal}&"
    if not found and any(key.startswith(sent) for key in model.device.stored):
        return "fair.sealed-sent", {}
    return None


def _played(stored: Mapping[str, str], game: Game, deal: str) -> Iterator[tuple[Save, End]]:
    """The stored matches of a deal of a game, each with its end, the newest first."""
    for entry in listing.listed(stored).good:
        if deal in entry.text and (found := listing.read(entry)):
            match = found[0].match
            if (match.game, match.deal) == (game, deal):
                yield found


def _to_come(model: Model, game: Game, deal: str) -> date | None:
    """The day of a deal that is still to be played: today, or one that begins sooner elsewhere; None of any other."""
    day = days.named(deal)
    if day is None or day < days.day_of(model.device.now):
        return None
    found = days.played(model.device.stored).get((game.name, day.isoformat()))
    return day if found is None or not found.first else None


def last(model: Model, game: Game | None = None) -> Match | None:
    """The newest finished match, of this game if one is named, whose deal may be shown; its moves are not played."""
    ended = (save.match for save, _ in listing.ended(model.device.stored))
    mine = (match for match in ended if game in (None, match.game))
    return next((match for match in mine if hidden(model, match.game, match.deal) is None), None)


def first_game() -> Game:
    """The game that is shown where nothing has been played yet."""
    return next((game for game in shelf.GAMES.values() if game.first), next(iter(shelf.GAMES.values())))
