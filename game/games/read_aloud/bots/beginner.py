"""The beginner: it reads the first sentence that does something, its own hand from the left, then all else in sight.

It has no plan and no memory, looks at nobody else's cards, and never asks who meets the condition. Of its own cards it
gives away the lowest, of others' and of the field it takes the highest that it sees, whatever the condition is.
"""

from __future__ import annotations

from collections.abc import Generator

from game.core.chance import Dice
from game.core.rules import Choice, Saying
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.rules.agenda import about_to
from game.games.read_aloud.rules.answers import answers
from game.games.read_aloud.rules.clauses import effective
from game.games.read_aloud.rules.conditions import value
from game.games.read_aloud.rules.legal import readable
from game.games.read_aloud.rules.state import Ask, Spot, State
from game.games.read_aloud.rules.zones import at

ACTS, IDLE, ENDS, LOSES = range(4)
"""What a text does now, in the order of liking: something, nothing, the end of the game, a loss."""


def think(seen: State, seat: int, dice: Dice) -> Generator[None, None, tuple[Choice, ...]]:
    """All moves, what it likes best first; the worth is minus the place in this order."""
    yield
    moves = answers(seen)
    order = _cards(seen) if seen.asked is None else _answers(seen, seen.asked)
    return tuple(Choice(moves[n], -float(i), why) for i, (n, why) in enumerate(order))


def _cards(seen: State) -> list[tuple[int, Saying]]:
    """The readable cards by their numbers, the most liked first, each with the reason."""
    found = [(_does(seen, spot), spot.place is not Place.HANDS, n) for n, spot in enumerate(readable(seen))]
    return [(n, (REASONS[does], {})) for does, _, n in sorted(found)]


REASONS = ("reason.does", "reason.idle", "reason.end-now", "reason.lose")
"""The reasons for what a text does, in the same order."""


def _does(seen: State, spot: Spot) -> int:
    begun = about_to(seen, spot)
    key = at(seen, spot).key
    text = seen.terms.cards[key].text if key else ()
    parts = [part for clause in text if clause != e.DISCARD_THIS for part in effective(begun, clause)]
    if any(isinstance(part, e.Lose) for part in parts):
        return LOSES
    if any(isinstance(part, e.End) for part in parts):
        return ENDS
    return IDLE if all(isinstance(part, e.Nothing) for part in parts) else ACTS


def _answers(seen: State, ask: Ask) -> list[tuple[int, Saying]]:
    """The answers by their numbers, the most liked first: the highest card of others, of its own the lowest."""
    if not ask.spots:
        return [(n, ("reason.first", {})) for n in range(len(ask.numbers))]
    order = sorted(range(len(ask.spots)), key=lambda n: -_liking(seen, ask, ask.spots[n]))
    return [(n, _why(seen, ask, ask.spots[n])) for n in order]


def _liking(seen: State, ask: Ask, spot: Spot) -> float:
    """The value of a card that it takes, less than any of a card unseen, and least of all one of its own."""
    piece = at(seen, spot)
    if spot.seat == ask.seat:
        return -1000.0 - (value(seen, piece) if piece.key else 0)
    return float(value(seen, piece)) if piece.key else -500.0


def _why(seen: State, ask: Ask, spot: Spot) -> Saying:
    if not at(seen, spot).key:
        return "reason.unseen", {}
    return ("reason.lowest-own" if spot.seat == ask.seat else "reason.highest-seen"), {}
