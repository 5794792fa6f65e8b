"""The three weaker levels, each with a fault of its own: none of them looks at a rival's row."""

from __future__ import annotations

from collections.abc import Callable, Generator

from game.bots import ranked
from game.core.chance import Dice
from game.core.rules import Choice, Saying
from game.games.garlandland.bots.tree import LAST, drifting_plan, hand_of, place
from game.games.garlandland.rules import State
from game.games.garlandland.rules.hands import Row, garland, garlands, hand, shape, strength
from game.games.garlandland.rules.solo import CLASS, CLASSES

SCALE = tuple(n / (len(CLASSES) - 1) for n in range(len(CLASSES)))
"""Where each strength stands from the weakest, 0, to the strongest, 1."""
SHAPE, COLOUR = 2.0, 1.0
"""The worth of a garland that continues the shape, or the colour, of the one before."""

Look = Callable[[Row, str], tuple[float, Saying]]
"""A function of a row and a card: the card's worth at first sight, and the reason."""
Thought = Generator[None, None, tuple[Choice, ...]]


def beginner(seen: State, seat: int, dice: Dice) -> Thought:
    """Sees no further than the next garland: 1 if it has the colour of the one before, else 0."""
    return _glance(seen, seat, _by_colour)


def easy(seen: State, seat: int, dice: Dice) -> Thought:
    """Goes on with the garland before, its shape (2) and its colour (1); the last card is the stronger one, 0 to 1."""
    return _glance(seen, seat, _by_shape)


def normal(seen: State, seat: int, dice: Dice) -> Thought:
    """Ranks cards by the mean strength of their rows when later cards are laid at random and only the last is chosen.

    The unit is the place among all strengths, from 0 to 1; in the points game too, where it plays as if nothing else
    counted.
    """
    row = seen.rows[seat]
    yield
    number, cards = hand_of(row, seen.hands[seat])
    one, other = drifting_plan(SCALE, len(row), place(row)).both(len(row), place(row), number)
    return ranked([_counted(cards, (one, other)), _counted(cards[::-1], (other, one))])


def _counted(cards: Row, worths: tuple[float, float]) -> Choice:
    """The first of two cards, against the other."""
    worth, its = worths
    key = "reason.scale-same" if worth == its else "reason.scale"
    return Choice(cards[0], worth, (key, {"worth": worth, "other": cards[1], "its": its}))


def _glance(seen: State, seat: int, look: Look) -> Thought:
    """Both cards at first sight; of equals, the one that has been held longer."""
    yield
    sights = [(card, *look(seen.rows[seat], card)) for card in seen.hands[seat]]
    return ranked([Choice(*sight) for sight in sights])


def _by_colour(row: Row, card: str) -> tuple[float, Saying]:
    if len(row) < 2:
        return 0.0, ("reason.first", {})
    before, new = garland(*row[-2:]), garland(row[-1], card)
    if before[0] == new[0] != "S":
        return COLOUR, ("reason.colour", {"garland": new})
    return 0.0, ("reason.no-colour", {"garland": new})


def _by_shape(row: Row, card: str) -> tuple[float, Saying]:
    if len(row) == LAST:
        full = (*row, card)
        return SCALE[CLASS[strength(full)]], ("reason.makes", {"hand": hand(garlands(full))})
    if len(row) < 2:
        return 0.0, ("reason.first", {})
    worth, saying = _by_colour(row, card)
    new = garland(row[-1], card)
    if shape(new) != shape(garland(*row[-2:])):
        return (worth, saying) if worth else (0.0, ("reason.no-shape", {"garland": new}))
    return worth + SHAPE, ("reason.shape", {"garland": new})
