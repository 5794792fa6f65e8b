"""The end of a match: the row that won it, why, and the strongest row of each player here, and how rare it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.core.rules import Event, Saying
from game.games.garlandland.page.figures import laid
from game.games.garlandland.page.guide import rare, why
from game.games.garlandland.rules import State
from game.games.garlandland.rules.hands import strength
from game.games.garlandland.rules.score import SETUP, Round
from game.ui.html import Html, div, p
from game.ui.view import Scene
from game.ui.view.closing import Course, Ending, Fact
from game.ui.view.people import several, told_of

BEHIND, WINS_BEHIND = 20, 2
"""Points, and rounds won, from which on it takes some doing to come back."""


def counts(seen: State) -> tuple[Saying, ...]:
    """The points of each seat, or the rounds it has won."""
    if seen.goal == "points":
        return tuple(("page.points", {"n": n}) for n in seen.points)
    return tuple(("page.wins", {"n": n}) for n in seen.wins)


def ending(scene: Scene, rounds: tuple[Round, ...], _: tuple[Event, ...]) -> Ending:
    """The row with which the match was won, beside those of the other people here."""
    if not rounds:
        return Ending()
    seen: State = scene.seen
    winner, last, people = seen.victors[0], rounds[-1], told_of(scene.players, scene.seat)
    if seen.goal == "points":
        best = strongest(rounds, winner)
        shown = {seat: strongest(rounds, seat) for seat in (winner, *several(scene.players))}
        brought = scene.words("ending.brought", seat=winner, hand=best.hands[winner], number=best.number)
        said = [] if winner in people else [brought]  # of these the facts tell the best hand
    else:
        best, shown = last, dict.fromkeys((winner, *people), last)
        said = [scene.words("page.result", number=last.number, winners=last.verdict.winners), why(scene, last)]
    mine = tuple(dict.fromkeys(fact for seat in people for fact in _best(scene, rounds, seat, shown.get(seat))))
    return Ending("", _rows(scene, shown), (*said, *rare(scene, best.hands[winner])), mine)


def strongest(rounds: tuple[Round, ...], seat: int) -> Round:
    """The round in which this seat made its strongest row, the first of equal ones."""
    return max(rounds, key=lambda each: strength(each.rows[seat]))


def _rows(scene: Scene, shown: Mapping[int, Round]) -> Html:
    """The rows of these seats, each in its round and under what it made."""
    made = [
        div(".row-of")[
            p(".of")[scene.words("page.hand-of", seat=seat, hand=each.hands[seat])],
            laid(scene.words, each.rows[seat], each.verdict.deciding[seat]),
        ]
        for seat, each in shown.items()
    ]
    return div(".rows-of")[made]


def _best(scene: Scene, rounds: tuple[Round, ...], seat: int, shown: Round | None) -> Iterator[Fact]:
    """The best hand of a seat, with its row unless that round is `shown`, and how rare it is."""
    best = strongest(rounds, seat)
    row = None if best == shown else laid(scene.words, best.rows[seat])
    yield Fact(scene.words("ending.best", seat=seat, hand=best.hands[seat], number=best.number), row)
    yield from map(Fact, rare(scene, best.hands[seat]))


def course(seen: State, rounds: tuple[Round, ...]) -> Course:
    """The rounds won, or in the points game, of as many rounds as players, the points after each round."""
    if seen.goal == "points":
        return Course(tuple(each.points for each in rounds), rounds=len(seen.rows), behind=BEHIND)
    return Course(tuple(each.wins for each in rounds), wins=SETUP, behind=WINS_BEHIND)


def strip(rounds: tuple[Round, ...], _: tuple[Event, ...], seat: int) -> tuple[str, ...]:
    """Whether this seat won each round, alone or with others."""
    tops = [each.verdict.winners for each in rounds]
    return tuple("lost" if seat not in top else "won" if len(top) == 1 else "shared" for top in tops)
