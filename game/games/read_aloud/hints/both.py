"""Two answers of a seat, and what came of each in the same imagined deals."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from game.core.chance import Dice
from game.core.rules import Saying
from game.games.read_aloud.bots.answering import Answer, by_move, imagined_from
from game.games.read_aloud.bots.search import AIMED, Node, mean, mean_hope, searched
from game.games.read_aloud.hints.beyond import Pairs
from game.games.read_aloud.hints.figures import figure
from game.games.read_aloud.hints.number import Figure
from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.rules import imagine
from game.games.read_aloud.rules.conditions import value
from game.games.read_aloud.rules.state import Spot, State
from game.games.read_aloud.rules.zones import at

DEALS, READINGS = 8, 6
"""The deals in which two answers are compared, and the readings thought on after each."""
EVEN = 0.015
"""A difference in the chance to win that is none to a player."""
NEXT: Saying = ("reason.than-next", {})
LIKELIER = 0.1
"""A difference in likelihood that is told."""
OTHER: Saying = ("reason.than-other", {})
"""What the next best is called where there are only two."""
YOURS: Saying = ("reason.than-yours", {})
OUTSIDE: Saying = ("group.outside", {})
"""What the cards outside the own hand are called."""


class Both(NamedTuple):
    """What came of two answers; `mine` is the one that is spoken for, and `other` of as many deals."""

    seen: State
    """What the seat sees before it answers."""
    seat: int
    mine: Sequence[Node]
    other: Sequence[Node]
    than: Saying = NEXT
    """What the other one is called."""
    begun: Sequence[State] = ()
    """The deals before either answer; none where only what comes after is compared."""
    counts: tuple[Figure | None, Figure | None] = (None, None)
    """What the condition counts for the seat after either, where that is known."""

    @property
    def pairs(self) -> Pairs:
        """Of each deal the position after the first answer and the one after the other."""
        return [(one.state, two.state) for one, two in zip(self.mine, self.other, strict=True)]

    def turned(self) -> Both:
        """The same, spoken for the other one."""
        return self._replace(mine=self.other, other=self.mine, counts=self.counts[::-1])

    @property
    def more(self) -> float:
        """By how much the chance to win is higher after the first, on the mean of the deals."""
        return mean_hope(self.mine) - mean_hope(self.other)

    def told(self, key: str, **facts: float | str | Saying) -> Saying:
        """A reason that says what the first is compared with, and calls the others by name where it is one."""
        return key, {**facts, "than": self.than, "others": others_of(self.seen, self.seat)}


def others_of(state: State, seat: int) -> Saying:
    """The others, by name where it is one."""
    rivals = [other for other in range(len(state.hands)) if other != seat]
    return ("reason.rival", {"seat": rivals[0]}) if len(rivals) == 1 else ("reason.others", {})


def called(seen: State, seat: int, answer: Answer, *, usual: Saying) -> Saying:
    """What a player, a number or a card is called where another one is compared; of anything else the usual word."""
    if not isinstance(answer, Spot):
        kind = seen.asked.kind if seen.asked else ""
        known = {"player": ("reason.than-seat", {"seat": answer}), "number": ("reason.than-number", {"n": answer})}
        return known.get(kind, usual)
    where, n = place_of(answer, seat), worth_of(seen, answer)
    return "reason.than-card", {"card": where if n is None else ("group.card", {"where": where, "n": n})}


def worth_of(seen: State, spot: Spot) -> int | None:
    """The value of a card in this place; None where the seat never saw it."""
    piece = at(seen, spot)
    if piece.key or not piece.recalled:
        return value(seen, piece) if piece.key else None
    return seen.terms.cards[piece.recalled].value


def place_of(spot: Spot, seat: int) -> Saying:
    """What the place of a card is called."""
    own, top = spot.place is Place.HANDS and spot.seat == seat, spot.place is Place.PILE and spot.n == 0
    place = "own" if own else "top" if top else spot.place.value
    return f"place.{place}", {"i": spot.n + 1, "seat": spot.seat or 0}


def card_of(seen: State, spot: Spot, seat: int) -> Saying | None:
    """A card with its place and value, and whether it was seen before; None where the seat never saw it."""
    n = worth_of(seen, spot)
    key = "group.card" if at(seen, spot).key else "group.card-before"
    return None if n is None else (key, {"where": place_of(spot, seat), "n": n})


def groups(some: Mapping[str, Answer], seat: int) -> Iterator[tuple[Saying, Sequence[str]]]:
    """The groups of several of these choices that have a name, each with its members, the widest first."""
    spots = {
        move: each for move, each in some.items() if isinstance(each, Spot) and each.place in (Place.FIELD, Place.HANDS)
    }
    owners = {move: each.seat if each.place is Place.HANDS else None for move, each in spots.items()}
    outside = [move for move, owner in owners.items() if owner != seat]
    several = len(outside) < len(spots) and len({owners[move] for move in outside}) > 1
    found: list[tuple[Saying, Sequence[str]]] = [(OUTSIDE, outside)] if several else []
    for owner in dict.fromkeys(owners.values()):
        name = "own" if owner == seat else "field" if owner is None else "hand"
        found.append(
            ((f"group.{name}", {"seat": owner or 0}), [move for move, other in owners.items() if other == owner])
        )
    yield from ((name, members) for name, members in found if len(members) > 1)


def beyond_chance(steps: Sequence[float], least: float) -> float:
    """The mean of these differences, one of each deal; 0 where it is below the least, or may come by chance."""
    more = mean(steps)
    error = sqrt(mean([(step - more) * (step - more) for step in steps]) / (len(steps) - 1)) if len(steps) > 1 else 0.0
    return more if more >= least and more > error else 0.0


def played_on(seen: State, seat: int, two: tuple[str, str], dice: Dice, than: Saying) -> Generator[None, None, Both]:
    """What comes of two moves in the same deals, each thought on as far."""
    some, free = by_move(seen), imagined_from(seen)
    found: tuple[list[Node], list[Node]] = ([], [])
    worlds = []
    for _ in range(DEALS):
        worlds.append(imagine(free, seat, dice))
        for ends, move in zip(found, two, strict=True):
            ends.extend((yield from searched(worlds[-1], [some[move]], seat, READINGS, AIMED)))
    one, other = (figure(seen, seat, worlds, some[move]) for move in two)
    return Both(seen, seat, *found, than, worlds, (one, other))


def in_numbers(both: Both, mine: Figure | None, other: Figure | None) -> Saying | None:
    """What is counted after the first answer and after another, where the first is better."""
    if mine is None or other is None or not mine.beats(other):
        return None
    return both.told(f"reason.lead-by{mine.kind}", **mine.told, less=other.plain)


def clearly(both: Both, least: float = EVEN) -> float:
    """By how much the first is better on the mean of the deals; 0 where that is less, or no more than may be chance."""
    return beyond_chance([one.hope - two.hope for one, two in zip(both.mine, both.other, strict=True)], least)
