"""Best-first search in one imagined world: always on at the end of the line that looks best for whoever reads next.

(R. E. Korf, D. M. Chickering, Best-first minimax search, 1996; with several players each looks after its own chance.)
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence

from game.games.read_aloud.bots.answering import Answer
from game.games.read_aloud.bots.outlook import chances, liking
from game.games.read_aloud.rules import follow
from game.games.read_aloud.rules.legal import readable
from game.games.read_aloud.rules.state import REPLENISHING, Ask, State

WAYS = 4
"""The most answers tried to the first question of a text; to a further one half as many each time."""
PAUSE = 4
"""Positions valued between two pauses: about a millisecond."""


class Node:
    """A position between two readings, with what each seat may hope for, and what has been found to follow."""

    __slots__ = ("best", "hopes", "kids", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.hopes = chances(state)
        self.kids: list[Node] = []
        self.best = self

    def choose(self) -> None:
        """The best of what follows, for whoever reads."""
        seat = self.state.turn
        self.best = max(self.kids, key=lambda kid: kid.hopes[seat])
        self.hopes = self.best.hopes


def ways(state: State, most: int = WAYS) -> Iterator[State]:
    """The ends of the reading in progress: the reader goes through its answers, the others answer by taste."""
    while (ask := state.asked) is not None:
        if ask.seat == state.turn and ask.kind not in REPLENISHING:
            for answer in _some(ask.spots or ask.numbers, most):
                yield from ways(follow(state, answer), max(1, most // 2))
            return
        state = follow(state, by_taste(state, ask))
    yield state


def _some(answers: Sequence[Answer], most: int) -> Sequence[Answer]:
    """At most `most` of the answers, spread over all of them."""
    n = len(answers)
    return answers if n <= most else [answers[i * n // most] for i in range(most)]


def by_taste(state: State, ask: Ask) -> Answer:
    """The card that is best to hold is taken, the worst given away; of anything else the first."""
    if not ask.spots:
        return ask.numbers[0]
    sign = 1 if ask.kind == "replenish" else -1
    return max(ask.spots, key=lambda spot: sign * liking(state, spot))


def grow(root: Node) -> Generator[None, None, bool]:
    """Go on by one reading at the end of the best line; returns whether there was anything to go on with."""
    line = [root]
    while line[-1].kids:
        line.append(line[-1].best)
    last = line[-1]
    if last.state.over:
        return False
    for spot in readable(last.state):
        for after in ways(follow(last.state, spot)):
            last.kids.append(Node(after))
            if len(last.kids) % PAUSE == 0:
                yield
    for node in reversed(line):
        node.choose()
    yield
    return True


def searched(world: State, some: Sequence[Answer], seat: int, readings: int) -> Generator[None, None, list[Node]]:
    """What comes of each answer in this world: each is thought on once, then always the one best for the seat."""
    groups: list[list[Node]] = []
    for answer in some:
        groups.append([])
        for after in ways(follow(world, answer)):
            groups[-1].append(Node(after))
            yield
    reader = world.turn
    for group in groups:
        yield from grow(best(group, reader))
    for _ in range(readings - len(groups)):
        top = max([best(group, reader) for group in groups], key=lambda node: node.hopes[seat])
        if not (yield from grow(top)):
            break
    return [best(group, reader) for group in groups]


def best(group: Sequence[Node], reader: int) -> Node:
    """The end of the reading in progress that its reader likes best."""
    return max(group, key=lambda node: node.hopes[reader])
