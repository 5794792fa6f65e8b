"""What a move is called in few words: as much of it as tells it from what else the hand could play."""

from __future__ import annotations

from game.core.rules import Saying
from game.games.gang_of_four.rules.answers import CALL, PASS
from game.games.gang_of_four.rules.cards import NUMBER, TOP, Cards
from game.games.gang_of_four.rules.combos import GANG, ONE, TWO, Combo, Compare, classify, combos
from game.games.gang_of_four.rules.exchange import GIVE

Names = tuple[Saying, ...]
"""Names of one combination, each of which says more than the one before it."""
RUNS = ("flush", "straight_flush")
"""The kinds named by their numbers where another one of their colour is held."""


def named(combo: Combo, held: Cards, compare: Compare) -> Saying:
    """The shortest name of a combination that no other one in the hand bears, else its longest."""
    own, others = names(combo), [names(other) for other in combos(held, combo.family, compare)]
    told = [[other[n] for other in others if len(other) > n and other[-1] != own[-1]] for n in range(len(own))]
    return next((name for name, borne in zip(own, told, strict=True) if name not in borne), own[-1])


def move_named(move: str, held: Cards, compare: Compare) -> Saying:
    """The name of a move, as in `better than the green 7`."""
    if move.startswith(GIVE):
        return "brief.giving", {"card": move.removeprefix(GIVE)}
    combo = combo_laid(move, compare)
    return named(combo, held, compare) if combo else ("brief.passing", {})


def combo_laid(move: str, compare: Compare) -> Combo | None:
    """What a move lays; None where it passes or gives."""
    if move == PASS or move.startswith(GIVE):
        return None
    return classify(move.removesuffix(CALL).split(), compare)


def all_named(named_ones: list[Saying]) -> Saying:
    """Several names, at least one, as one."""
    first, *more = named_ones
    if not more:
        return first
    return f"brief.{'list' if len(more) > 1 else 'and'}", {"first": first, "more": all_named(more)}


def alike(moves: tuple[str, str], held: Cards, compare: Compare) -> bool:
    """Whether these two moves are one choice to a player: they have one name, or lay single cards of one number.

    Flushes of one colour and height are one, though they are named by all their numbers.
    """
    mine, its = (combo_laid(move, compare) for move in moves)
    if mine and its and mine.kind == its.kind and (mine.family == ONE or mine.kind in RUNS):
        return height(mine) == height(its) and (mine.family == ONE or mine.cards[-1][0] == its.cards[-1][0])
    return move_named(moves[0], held, compare) == move_named(moves[1], held, compare)


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
        return (("brief.gang", {"kind": kind, "number": number}),)
    if kind == "full_house":
        return (_of_house(combo),)
    if kind in RUNS:
        short = {"kind": kind, "colour": top[0]}
        return ("brief.flush", short), (
            "brief.flush-all",
            {**short, "numbers": _numbers(combo)},
        )
    said = {"numbers": _numbers(combo)} if kind == "straight" else {"number": number}
    return ((f"brief.{combo.family}", {"kind": kind, **said}),)


def _numbers(combo: Combo) -> str:
    """The numbers of a combination in a row, as in 1-2-3-4-5."""
    return "-".join(str(NUMBER[card]) for card in combo.cards)


def _of_house(combo: Combo) -> Saying:
    """The name of a full house, by its three and its pair."""
    number = height(combo)
    other = next(NUMBER[card] for card in combo.cards if NUMBER[card] != number)
    return (
        ("brief.house-phoenixes", {"number": number})
        if other > TOP
        else (
            "brief.house",
            {"number": number, "other": other},
        )
    )
