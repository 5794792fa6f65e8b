"""What a game tells of its deals: the lines that deal them, how they are drawn, and what chance gives of one figure."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple, TypeAlias

from game.core.game import Game
from game.core.match import BadMatch, Match
from game.core.rules import Sentences
from game.ui.html import Html
from game.words import Words

Dealt: TypeAlias = Mapping[str, Any]
"""A deal by its parts: a seat as its number, a card, cards, or cards for each seat; words `fair.part.<name>`."""


class NoDeals(BadMatch):
    """A game that says nothing of its deals."""


class Fair(NamedTuple):
    """What a game tells of its deals, under its usual rules."""

    lines: str
    """Python that follows lines.SHARED and defines `deal(name, seats)`, which returns a Dealt."""
    dealt: Callable[[Any], Dealt]
    """The same of the first state of a match, as the rules have dealt it."""
    drawn: Callable[[Words, Sequence[str]], Html]
    """Cards side by side, small."""
    figure: Callable[[Match, int], int | None]
    """The group in which a seat's first hand is counted; None where it has other chances, as with a special deck."""
    odds: Mapping[int, tuple[float, ...]]
    """By the number of seats, the part of all deals that each group has; words `fair.group.*` from 0 on."""
    words: Mapping[str, Sentences]
    """The sentences of this game's deals by language."""


def fair_of(game: Game) -> Fair:
    """What a game tells of its deals; NoDeals for a game that does not."""
    name = f"game.games.{game.name.replace('-', '_')}.fairness"
    try:
        found: Fair = import_module(name).FAIR
    except ModuleNotFoundError as fault:
        if not name.startswith(str(fault.name)):
            raise
        raise NoDeals("link.page", game=game, name="fairness") from fault
    return found
