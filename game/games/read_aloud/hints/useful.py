"""Why it matters little which of several cards is chosen, by what these cards are good for."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.rules import Saying
from game.games.read_aloud.bots.answering import by_move
from game.games.read_aloud.hints.result import Result
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.rules.state import Spot, State
from game.games.read_aloud.rules.zones import at

CAUSES = ("reason.so-open", "reason.so-time", "reason.so-tried")
"""The causes of a tie that say nothing of the cards."""
OF_USE = (e.Decide, e.Undecide, e.End, e.Lose, e.LoseEach)
"""What makes a card one that is chosen with care, even where it does this only sometimes."""
TWO = 2
"""Of so many cards it is said that neither does something."""


def of_use(seen: State, tied: Mapping[str, Result], cause: Saying) -> list[Saying]:
    """The cause with what these cards have in common: none is of use; nothing where that is not so, or not needed."""
    key, facts = cause
    if key not in CAUSES or not are_plain(seen, tied):
        return []
    return [(f"{key}-{'neither' if len(tied) == TWO else 'none'}", facts)]


def are_plain(seen: State, tied: Mapping[str, Result]) -> bool:
    """Whether each is a card that the seat knows, which touches no condition, ends no game and makes nobody lose."""
    spots = [by_move(seen)[move] for move in tied]
    pieces = [at(seen, spot) for spot in spots if isinstance(spot, Spot)]
    if len(pieces) < len(tied) or any(each.end.over for each in tied.values()):
        return False
    keys = [piece.key or piece.recalled for piece in pieces]
    return all(key is not None and not _is_of_use(seen, key) for key in keys)


def _is_of_use(seen: State, key: str) -> bool:
    """Whether any part of the text, be it behind an “if”, touches the condition, ends the game or makes one lose."""
    return any(isinstance(part, OF_USE) for clause in seen.terms.cards[key].text for part in e.parts(clause))
