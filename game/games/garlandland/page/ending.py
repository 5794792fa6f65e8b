"""The end of a match: the row that won it, why, and the player's strongest row with how rare its hand is."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.rules import Event, Saying
from game.games.garlandland.page.figures import laid
from game.games.garlandland.page.guide import why
from game.games.garlandland.rules import State
from game.games.garlandland.rules.hands import strength
from game.games.garlandland.rules.score import Round
from game.ui.html import Html, div, p
from game.ui.view import Ending, Scene
from game.ui.view.people import humans

ONE_IN = {"single shape": 105, "all black": 105, "all red": 38}
"""The rare hands: one row in this many of the 2,520 makes them."""


def counts(seen: State) -> tuple[Saying, ...]:
    """The points of each seat, or the rounds it has won."""
    if seen.goal == "points":
        return tuple(("page.points", {"n": n}) for n in seen.points)
    return tuple(("page.wins", {"n": n}) for n in seen.wins)


def ending(scene: Scene, rounds: tuple[Round, ...], _: tuple[Event, ...]) -> Ending:
    """The row with which the match was won, beside those of the people here who have not won it."""
    if not rounds:
        return Ending()
    seen: State = scene.seen
    winner, last = seen.victors[0], rounds[-1]
    if seen.goal == "points":
        best = strongest(rounds, winner)
        said = scene.words("ending.brought", seat=winner, hand=best.hands[winner], number=best.number)
        return Ending("", _rows(scene, best, (winner,)), (said,), tuple(_mine(scene, rounds)))
    people = humans(scene.players)
    beside = people if len(people) > 1 else (scene.seat,) if scene.seat is not None else ()
    shown = (winner, *(seat for seat in beside if seat not in seen.victors))
    said = scene.words("page.result", number=last.number, winners=last.verdict.winners)
    return Ending("", _rows(scene, last, shown), (said, why(scene, last)), tuple(_mine(scene, rounds)))


def strongest(rounds: tuple[Round, ...], seat: int) -> Round:
    """The round in which this seat made its strongest row, the first of equal ones."""
    return max(rounds, key=lambda each: strength(each.rows[seat]))


def _rows(scene: Scene, last: Round, seats: tuple[int, ...]) -> Html:
    """The rows of these seats in a round, each under what it made."""
    made = [
        div(".row-of")[
            p(".of")[scene.words("page.hand-of", seat=seat, hand=last.hands[seat])],
            laid(scene.words, last.rows[seat], last.verdict.deciding[seat]),
        ]
        for seat in seats
    ]
    return div(".rows-of")[made]


def _mine(scene: Scene, rounds: tuple[Round, ...]) -> Iterator[str]:
    """The player's best hand, and how rare it is."""
    if scene.seat is None:
        return
    best = strongest(rounds, scene.seat)
    name = best.hands[scene.seat]
    yield scene.words("ending.best", seat=scene.seat, hand=name, number=best.number)
    if name in ONE_IN:
        yield scene.words("ending.rare", hand=name, n=ONE_IN[name])


def strip(rounds: tuple[Round, ...], _: tuple[Event, ...], seat: int) -> tuple[str, ...]:
    """Whether this seat won each round, alone or with others."""
    tops = [each.verdict.winners for each in rounds]
    return tuple("lost" if seat not in top else "won" if len(top) == 1 else "shared" for top in tops)
