"""What the cards held are laid for where one more is to be drawn, and what else a round takes that is won."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from game.core.rules import Facts, Saying
from game.games.garlandland.bots.tree import LAST, MADE, place
from game.games.garlandland.hints.becoming import hands_of, named, strengths
from game.games.garlandland.rules.hands import (
    CARDS,
    NO_HAND,
    POINTS,
    ROW,
    SHAPES,
    Row,
    Strength,
    garlands,
    hand,
    points,
    strength,
)

DRAWING = "reason.aim-drawing"
"""How a hand is told that one card alone makes, if it is drawn next."""


def drawn(row: Row, card: str, other: str) -> dict[str, Row]:
    """By the card drawn next, the strongest row that `card` and what is held then make; empty before the third card."""
    more = ROW - len(row) - 1
    if more > len((card, other)):
        return {}
    left = [each for each in CARDS if each not in (*row, card, other)]
    return {
        each: max(((*row, card, *rest) for rest in permutations((other, each), more)), key=strength) for each in left
    }


def fortunate(row: Row, other: str, said: Saying, brings: int) -> Saying:
    """What is said of a hand that one card alone can make, with the only draw that makes it, if there is one."""
    key, facts = said
    draws = [each for each, made in drawn(row, facts["card"], other).items() if points(made) >= brings]
    if key != "reason.becomes-only" or len(draws) != 1 or len(row) < LAST - 1:
        return said
    return f"{key}-drawing", {**facts, "draw": draws[0]}


def parted(row: Row, card: str, other: str) -> Saying | None:
    """What the last draw but one decides: the stronger hand and the only draw that makes it, else the other one."""
    made = (
        {draw: hand(garlands(best)) for draw, best in drawn(row, card, other).items()} if len(row) == LAST - 1 else {}
    )
    best, *rest = sorted({*made.values()}, key=[*POINTS].index) or [NO_HAND]
    draws = [draw for draw, each in made.items() if each == best]
    if len(rest) != 1 or len(draws) != 1:
        return None
    facts: Facts = {"made": (f"made.{best}", {}), "draw": draws[0], "card": card, "other": other}
    return f"reason.becomes-else{'-none' * (rest == [NO_HAND])}", {**facts, "rest": (f"made.{rest[0]}", {})}


def aimed(row: Row, card: str, other: str) -> Facts:
    """What either card is laid for, where that is not the same; else nothing."""
    mine, its = (drawn(row, one, another) for one, another in ((card, other), (other, card)))
    aim, others = _aim(mine), _aim(its)
    if aim is None or others is None or aim == others:
        return {}
    best, least = max(map(strength, mine.values())), max(map(strength, its.values()))
    alike = aim[1]["hand"] == others[1]["hand"]
    if alike and others[0] == DRAWING:
        how = "same" if best == least else "weaker" if best > least else "stronger"
        others = f"reason.aim-{how}", {**others[1], "beats": beats(max(best, least), min(best, least))}
    elif alike and best > least:
        others = "reason.aim-weaker-surely", others[1]
    elif len(row) < LAST - 1:  # more draws may bring more than the next one does
        return {}
    return {"aim": aim, "others": others}


def beats(best: Strength, least: Strength) -> Saying:
    """What the stronger of two rows of the same hand is stronger by, as a clause."""
    if best.shape == least.shape:
        return f"reason.beats-{'place' if best.colour == least.colour else 'colour'}", {}
    one = next(mine for mine, its in zip(best.shape, least.shape, strict=True) if mine != its)
    return "reason.beats-shape", {"best": SHAPES[one]}


def _aim(made: dict[str, Row]) -> Saying | None:
    """The strongest hand among these, and whether it takes a certain card; None where there is none."""
    if not made:
        return None
    draw = max(made, key=lambda each: strength(made[each]))
    hands = [hand(garlands(row)) for row in made.values()]
    best = hand(garlands(made[draw]))
    if not points(made[draw]):
        return None
    if hands == [best] * len(hands):
        return "reason.aim-surely", {"hand": best}
    return DRAWING, {"hand": best, "draw": draw}


def in_order(row: Row, card: str, other: str) -> Saying | None:
    """What a row surely becomes, whichever of two cards is laid first and the other one next; None for no hand."""
    if len(row) == LAST:
        return None
    one, two = (hands_of((*row, *both), 0) for both in permutations((card, other)))
    return named(one) if one == two and one[-1] != NO_HAND else None


def going_on(row: Row, held: Row, wins: Sequence[bool]) -> str:
    """What a round that is won with either card takes besides: nothing, that the other follows, or the right choice.

    `wins` says of each strength whether it wins.
    """
    if all(wins[each] for card in held for each in strengths((*row, card))):
        return ""
    follows = len(row) == LAST - 1 and all(wins[MADE[place((*row, *both))]] for both in permutations(held))
    return "-follow" if follows else "-rightly"
