"""What a seat reaches whatever the others do, all cards being known: a search of every line, exact.

The others are taken to play together against it, so what holds here holds against any play of theirs.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any, NamedTuple

from game.core.match import Match
from game.core.rules import Rules

FOR_A_LINE = 20


class TooLarge(Exception):
    """The search would take longer than anybody waits."""


class Aim(NamedTuple):
    """What is to be reached, and by whom."""

    rules: Rules[Any]
    seat: int
    reached: Callable[[Any], float | None]
    """What has been reached in a state; None while that is still open."""
    key: Callable[[Any], Hashable]
    """What tells states apart as far as the aim goes."""
    least: float
    """What is reached at the least, and at the most: a move that reaches it need not be compared."""
    most: float
    states: int
    """States that are looked at, at most."""
    idle: str = ""
    """The move that does nothing, such as to pass; empty where there is none."""


class Search:
    """One search; it remembers the states it has seen."""

    def __init__(self, aim: Aim) -> None:
        self.aim = aim
        self.known: dict[Hashable, float] = {}
        self.lengths: dict[Hashable, tuple[int, int]] = {}
        self.most = aim.states

    def worth(self, state: Any) -> float:
        """What the seat reaches from here on; TooLarge when that is not to be found out."""
        end = self.aim.reached(state)
        if end is not None:
            return end
        key = self.aim.key(state)
        if key not in self.known:
            if len(self.known) >= self.most:
                raise TooLarge
            self.known[key] = self._best(state)
        return self.known[key]

    def _best(self, state: Any) -> float:
        """What whoever is asked makes of it."""
        aim, found = self.aim, []
        mine = aim.rules.to_move(state) == aim.seat
        for move in aim.rules.moves(state):
            found.append(self.worth(aim.rules.play(state, move)))
            if found[-1] == (aim.most if mine else aim.least):
                break
        return max(found) if mine else min(found)

    def worths(self, state: Any) -> dict[str, float]:
        """By move of whoever is asked, what the seat still reaches after it."""
        rules = self.aim.rules
        return {move: self.worth(rules.play(state, move)) for move in rules.moves(state)}

    def move(self, state: Any, ways: bool) -> str:
        """A best move for whoever is asked: one that ends it at once, else the longest text, which has most cards.

        Others who cannot keep the seat from its aim hold out as long as they can. With `ways`, a move that leaves the
        next seat the fewest moves that change anything.
        """
        aim = self.aim
        found, mine = self.worths(state), aim.rules.to_move(state) == aim.seat
        best = max(found.values()) if mine else min(found.values())
        good = [move for move, worth in found.items() if worth == best]
        after = {move: aim.rules.play(state, move) for move in good}
        ends = [move for move in good if aim.reached(after[move]) is not None]
        if ways and not ends:
            return min(good, key=lambda move: len({*self.worths(after[move]).values()}))
        if aim.idle and not mine and best == aim.most:
            return max(good, key=lambda move: self._with(move, self.lasts(after[move])))
        return max(ends or good, key=self._does)

    def lasts(self, state: Any) -> tuple[int, int]:
        """How many moves the seat still needs if the others hold out, and how often they do anything meanwhile."""
        aim = self.aim
        if aim.reached(state) is not None:
            return 0, 0
        key = aim.key(state)
        if key not in self.lengths:
            play = aim.rules.play
            if aim.rules.to_move(state) == aim.seat:
                needs, does = self.lasts(play(state, self._first(state)))
                self.lengths[key] = needs + 1, does
            else:
                moves = aim.rules.moves(state)
                self.lengths[key] = max(self._with(move, self.lasts(play(state, move))) for move in moves)
        return self.lengths[key]

    def _first(self, state: Any) -> str:
        """What `move` finds for a seat that reaches its aim, without a look at the moves behind it."""
        aim = self.aim
        after = {move: aim.rules.play(state, move) for move in aim.rules.moves(state)}
        order = sorted(after, key=lambda move: (aim.reached(after[move]) is not None, self._does(move)), reverse=True)
        return next(move for move in order if self.worth(after[move]) == aim.most)

    def _does(self, move: str) -> tuple[bool, int]:
        """By which of equally good moves the first is taken: one that does anything, then the longest text."""
        return move != self.aim.idle, len(move)

    def _with(self, move: str, after: tuple[int, int]) -> tuple[int, int]:
        """The same one move of another seat earlier."""
        return after[0], after[1] + (move != self.aim.idle)

    def line(self, match: Match, ways: bool = False) -> Match:
        """The match played on until it is decided, each side as well as can be."""
        self.most = (
            FOR_A_LINE * self.aim.states
        )  # it tells which of several ways is taken, so more of them are looked at
        while self.aim.reached(match.state) is None:
            match = match.play(self.move(match.state, ways))
        return match


class Defence:
    """What a game's problems are found, proved and played on with; the last search is remembered.

    It is the same for the worths of a position, the reasons and the lines.
    """

    def __init__(self, aim: Callable[[Match], Aim], ways: bool = False) -> None:
        self.aim = aim
        self.ways = ways
        self.known: dict[tuple[str, tuple[str, ...]], Search] = {}

    def search(self, match: Match) -> Search:
        """The search for the seat that is asked in this position."""
        name = match.deal, match.moves
        if name not in self.known:
            self.known = {name: Search(self.aim(match))}
        return self.known[name]

    def worths(self, match: Match) -> Mapping[str, float]:
        """By move what is reached against any play of the others; none where that takes too long."""
        try:
            return self.search(match).worths(match.state)
        except TooLarge:
            return {}

    def line(self, match: Match, move: str, _: int = 0) -> Match:
        """The match from the position on: this move, and then each side as well as can be; nothing is hidden."""
        return self.search(match).line(match.play(move), self.ways)

    def world(self, _: Match, __: str) -> int:
        """The number of the world that shows the difference: there is but one."""
        return 0
