"""Tables of Court Circular in few letters."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from game.core.cards import without
from game.core.chance import Chance
from game.games.court_circular import rules
from game.games.court_circular.rules.cards import DECK, Cards
from game.games.court_circular.rules.options import PRESETS, Terms, agreed
from game.games.court_circular.rules.state import Draw, State

VECTORS: dict[str, Any] = json.loads((Path(__file__).parent.parent / "vectors/court-circular.json").read_text("utf-8"))


def vectors(section: str) -> list[Any]:
    """The cases of a section, each with its id for the report."""
    return list(VECTORS[section])


def name(case: dict[str, Any]) -> str:
    """For the ids of parametrised tests."""
    return str(case.get("id") or case.get("players"))


def cards(text: str) -> Cards:
    """The cards named in a text such as `QH 10D`."""
    return tuple(text.split())


def terms(preset: str = "article", **options: str) -> Terms:
    """The terms of a preset, some of them otherwise."""
    return agreed({**PRESETS[preset], **options})


def dealt(seats: int = 2, deal: str = "table", preset: str = "article", **options: str) -> State:
    """A new match."""
    return rules.deal(seats, {**PRESETS[preset], **options}, Chance(deal))


def table(lead: str, *hands: str, stock: int = 39, dealer: int | None = None, first: int = 0, **more: Any) -> State:
    """The beginning of a round with these hands; the stock are so many of the other cards, the rest has been won."""
    held = tuple(cards(hand) for hand in hands)
    seats = len(held)
    rest: Cards = DECK
    for card in (lead, *(card for hand in held for card in hand)):
        rest = without(rest, card)
    preset, options = more.pop("preset", "article"), more.pop("options", {})
    dealer = (first - 1) % seats if dealer is None else dealer
    empty: tuple[Cards, ...] = ((),) * seats
    return State(
        terms=terms(preset, **options),
        chance=Chance("table"),
        draw=Draw((), dealer, first),
        dealer=dealer,
        first=first,
        rows=empty,
        hands=held,
        up=empty,
        down=(rest[stock:], *empty[1:]),
        totals=(0,) * seats,
        stock=rest[:stock],
        lead=lead,
        pack=1,
        round=1,
        asked=first,
    )._replace(**more)


def after(state: State, moves: str | Iterable[str]) -> State:
    """The state after these moves: `QH 10D drop`, or a list."""
    for move in moves.split() if isinstance(moves, str) else moves:
        state = rules.play(state, move)
    return state


def told(state: State, kind: str) -> list[dict[str, Any]]:
    """The facts of all news of a kind."""
    return [dict(event.facts) for event in state.news if event.kind == kind]
