"""What a move is called in few words: as much of it as tells it from what else the hand could play."""

from __future__ import annotations

from game.core.rules import Saying
from game.games.gang_of_four.rules.answers import CALL, PASS
from game.games.gang_of_four.rules.cards import NUMBER, TOP, Cards
from game.games.gang_of_four.rules.combos import GANG, ONE, TWO, Combo, Compare, classify, combos
from game.games.gang_of_four.rules.exchange import GIVE

Names = tuple[Saying, ...]
"""Names of one combination, each of which says more than the one before it."""
COARSE = 2
"""How many of the names tell apart what is another choice to a player."""


def named(combo: Combo, held: Cards, compare: Compare, most: int | None = None) -> Saying:
    """The shortest name of a combination that no other one in the hand bears, or the longest of `most`."""
    own, others = names(combo)[:most], [names(other)[:most] for other in combos(held, combo.family, compare)]
    told = [[other[n] for other in others if len(other) > n and other[-1] != own[-1]] for n in range(len(own))]
    return next((name for name, borne in zip(own, told, strict=True) if name not in borne), own[-1])


def move_named(move: str, held: Cards, compare: Compare, most: int | None = None) -> Saying:
    """The name of a move, as in `better than the green 7`; `most` is how many names of a combination are tried."""
    if move == PASS:
        return "brief.passing", {}
    if move.startswith(GIVE):
        return "brief.giving", {"card": move.removeprefix(GIVE)}
    combo = classify(move.removesuffix(CALL).split(), compare)
    assert combo
    return named(combo, held, compare, most)


def alike(moves: tuple[str, str], held: Cards, compare: Compare) -> bool:
    """Whether these two moves are one choice to a player: they have one name, or lay single cards of one number.

    Flushes of one colour and height are one, though they are named by all their numbers.
    """
    mine, its = (move_named(move, held, compare, COARSE) for move in moves)
    if mine[0] == its[0] == "brief.one":
        return NUMBER[mine[1]["card"]] == NUMBER[its[1]["card"]]
    return mine == its


def height(combo: Combo) -> int:
    """The number that a combination goes by: of three in a full house, else the highest."""
    return NUMBER[combo.cards[2 if combo.kind == "full_house" else -1]]


def names(combo: Combo) -> Names:
    """The names of a combination, the shortest first."""
    top, number, kind = combo.cards[-1], height(combo), combo.kind
    if combo.family == ONE:
        return (("brief.one", {"card": top}),)
    if combo.family == TWO and number > TOP:
        return (("brief.phoenixes", {}),)
    if combo.family == GANG:
        return ("brief.gang", {"number": number}), ("brief.gang-of", {"kind": kind, "number": number})
    if kind == "full_house":
        return _of_house(combo)
    if kind in ("flush", "straight_flush"):
        short = {"kind": kind, "colour": top[0]}
        numbers = "-".join(str(NUMBER[card]) for card in combo.cards)
        top_named: Saying = ("brief.flush-top", {**short, "number": number})
        return ("brief.flush", short), top_named, ("brief.flush-all", {**short, "numbers": numbers})
    return ((f"brief.{'five' if kind == 'straight' else combo.family}", {"kind": kind, "number": number}),)


def _of_house(combo: Combo) -> Names:
    """The names of a full house: by its three, then by its pair too."""
    number = height(combo)
    other = next(NUMBER[card] for card in combo.cards if NUMBER[card] != number)
    both: Saying = ("brief.house", {"number": number, "other": other})
    return ("brief.full_house", {"number": number}), (
        "brief.house-phoenixes",
        {"number": number},
    ) if other > TOP else both
