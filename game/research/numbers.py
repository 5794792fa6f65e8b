"""A game in numbers, at one kind of table: the moves, what a seat sees, and the result. Both doors stand on this."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Self

from game.core.match import HUMAN, Match
from game.core.rules import NOTHING
from game.research.actions import MOST, listed
from game.research.tensor import layout
from game.shelf import GAMES


class Numbers:
    """A game with a number of seats and options, for `in_numbers`; it never changes, so a deep copy of it is itself."""

    def __init__(self, name: str, seats: int, options: Mapping[str, str]) -> None:
        self.game = GAMES[name]
        self.seats = seats
        self.options = dict(options)
        first = self.begin("layout").state
        self.layout = layout(self.game, first)
        self.texts = listed(name, self.game.rules.cards(first), self.seats)
        self.moves = len(self.texts) or MOST
        self._number = {text: n for n, text in enumerate(self.texts)}

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return in_numbers, (self.game.name, self.seats, self.options)

    def begin(self, deal: str) -> Match:
        """A new match of this deal."""
        return Match.begin(self.game, deal, (HUMAN,) * self.seats, self.options)

    def legal(self, match: Match) -> dict[int, str]:
        """The legal moves by number, the lowest first; none when the match is over."""
        moves = self.game.rules.moves(match.state)
        if not self.texts and len(moves) > MOST:
            raise OverflowError(f"{len(moves)} legal moves, but no list of all in game.research.actions")
        numbers = [self._number[move] for move in moves] if self.texts else range(len(moves))
        return dict(sorted(zip(numbers, moves, strict=True)))

    def seen(self, match: Match, seat: int) -> list[float]:
        """What this seat sees: a number for each of `layout.names`."""
        return self.layout.vector(self.game, match.seen(seat), seat)

    def recalled(self, match: Match, seat: int) -> str:
        """All that this seat has been told and has done so far: equal for two matches that it cannot tell apart."""
        lines = [f"seat {seat}"]
        for state, move in zip(match.states, (*match.moves, ""), strict=True):
            news = (event.seen_by(seat) for event in state.news)
            lines += [f"{event.kind} {dict(event.facts)} {dict(event.private)}" for event in news]
            lines += [f"> {move}"] if self.game.rules.to_move(state) == seat else []
        return "\n".join(lines)

    def returns(self, match: Match) -> tuple[float, ...]:
        """What each seat has in the end; 0 before.

        Their sum is 0: a single winner has 1, each loser -1 / (seats - 1); winners share, and without any all have 0.
        """
        winners = match.game.rules.winners(match.state)
        if not winners:
            return (0.0,) * self.seats
        won = (self.seats / len(winners) - 1) / (self.seats - 1)
        return tuple(won if seat in winners else -1 / (self.seats - 1) for seat in range(self.seats))


def in_numbers(name: str, seats: int = 0, options: Mapping[str, str] = NOTHING) -> Numbers:
    """The game at such a table, 0 for the usual number of seats; made once, since some games have many moves.

    KeyError for an unknown game; BadMatch where there can be no such match.
    """
    return _in_numbers(name, seats or GAMES[name].usual_seats, tuple(sorted(options.items())))


@lru_cache(maxsize=16)
def _in_numbers(name: str, seats: int, options: tuple[tuple[str, str], ...]) -> Numbers:
    return Numbers(name, seats, dict(options))
