"""What events do to the hand of the viewing seat: which touch it, and which cards have come into it."""

from __future__ import annotations

from itertools import pairwise

from game.core.rules import Event
from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.page.reveal import READ
from game.games.read_aloud.rules.state import Spot
from game.games.read_aloud.rules.zones import at
from game.ui.view import Scene

ALL_HANDS = ("shuffled-hands", "passed-left", "passed-right", "limit-hands")
"""The kinds of the events that change all hands, or what they may hold."""
COMES = ("got", "took-", "came-hand")
"""How the kinds of the events begin by which a card brings others into a hand."""
GIVES = "gave"
"""How the kinds of the events begin that tell what a seat has given away with its hand."""
ONE_HAND = (
    *COMES,
    GIVES,
    "swapped-hands",
    "limit-hand",
    "discarded-hand",
    "overflow-hand",
    "stacked-hand",
    "turned-hand",
    "whole-hand",
    "shuffled-hand",
    "looked-hand",
    "piled-",
)
"""How the kinds of the events begin that change one hand or two, or show them to somebody."""


def touches(event: Event, seat: int | None) -> bool:
    """Whether an event changes the hand of a seat, what it may hold, or who sees it."""
    if seat is None:
        return False
    facts = event.facts
    _, origin = facts.get("origin", ("", {}))
    whose = (facts.get("owner", facts.get("seat")), facts.get("other"), origin.get("seat"))
    return event.kind in ALL_HANDS or (event.kind.startswith(ONE_HAND) and seat in whose)


def of_others(event: Event, seat: int | None) -> bool:
    """Whether an event tells which cards another seat gave away with its hand: of interest to that seat."""
    return event.kind.startswith(GIVES) and event.facts["seat"] != seat


def comes(event: Event, seat: int | None) -> bool:
    """Whether an event brings cards into the hand of a seat."""
    return seat is not None and event.kind.startswith(COMES) and bool(event.facts.get("seat") == seat)


def is_new(scene: Scene, spot: Spot) -> bool:
    """Whether a card has brought the one there into the player's hand since the player last read one.

    Nothing is new where one move alone is asked for: a problem begins with the hand it has.
    """
    if spot.place is not Place.HANDS or spot.seat != scene.seat or scene.seen.over or scene.tries:
        return False
    return at(scene.seen, spot).key in _brought(scene)


def is_read(scene: Scene, spot: Spot) -> bool:
    """Whether the card there is being read: what it does may still take it to the discards."""
    now = scene.seen.reading
    return now is not None and at(scene.seen, spot).token == now.token


def _brought(scene: Scene) -> frozenset[str]:
    """The keys of all cards that were so brought, but for those of a hand that was only shuffled."""
    own = [n for n, event in enumerate(scene.lately) if event.kind == READ and event.facts["seat"] == scene.seat]
    since = scene.lately[own[-1] :] if own else scene.lately
    came = [
        {**event.facts, **event.private}
        for before, event in pairwise(since)
        if comes(event, scene.seat) and before.kind != "shuffled-hand"
    ]
    return frozenset(card for facts in came for card in facts.get("cards", ()))
