"""What is announced of a reading: the sentence of the card that somebody else reads, and what it does, in numbers.

A card is quoted where it is read, turned, comes into the player's hand, or openly to any place; else it is counted.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from typing import Any

from game.core.rules import Event
from game.games.read_aloud.cards.names import quoted
from game.games.read_aloud.language.effects import DISCARD_THIS
from game.games.read_aloud.page import result
from game.games.read_aloud.page.result import ends
from game.games.read_aloud.page.reveal import CHOSE, CLAUSE, HANDS, READ
from game.games.read_aloud.page.story import story
from game.games.read_aloud.page.touched import of_others
from game.games.read_aloud.page.wording import Said, condition_said, counted
from game.ui.view import Scene

LEFT_OUT = (CLAUSE, HANDS, "held-none", "dealt", "laid", "overflow", "replenished", "decided")
"""How the kinds of events begin that are not announced: the keys read them out, or the sentence has said them."""

CAME = tuple(f"came-{place}-open" for place in ("hand", "field", "pile", "discards"))
"""The kinds of events by which cards come to a place where they lie open."""
NAMED = ("turned", *CAME)
"""How the kinds of events begin whose cards are named to everybody: they lie open."""


def told(scene: Scene, news: tuple[Event, ...]) -> list[str]:
    """What a move did, as one announcement, and the result of the game or the condition that the player has set.

    Nothing is said of what the player has just chosen.
    """
    last = scene.seen.last
    events = [event for event in news if not (event.kind.startswith(LEFT_OUT) or _known(scene, event))]
    rest = [event for event in events if not (last and ends(event, last))]
    lines = [scene.words.tell(_counted(scene, [*same])) for _, same in groupby(rest, _what)]
    end = result.told(scene, last) if last else _to_win(scene, news)
    return [scene.words.sentences(dict.fromkeys(lines)), scene.words.sentences(end)]


def _to_win(scene: Scene, news: tuple[Event, ...]) -> list[str]:
    """The winner's condition that the player has just set, whose sentence is not announced; else nothing."""
    own = any(event.kind == "decided" and event.facts["seat"] == scene.seat for event in news)
    new = scene.seen.condition if own and scene.seat is not None else None
    return [scene.words("hear.condition", condition=condition_said(scene.words, new))] if new else []


def _known(scene: Scene, event: Event) -> bool:
    """Whether the player knows it untold, or need not: what they read or chose, and the discard of the card read."""
    if event.kind == READ:
        return scene.seat is not None and event.facts["seat"] == scene.seat
    if event.kind == CHOSE:
        return bool(event.facts["seat"] == scene.seat)
    if of_others(event, scene.seat):
        return True
    return event.kind.startswith("discarded") and bool(event.facts["cards"] == _card_read(scene))


def _chosen(scene: Scene, event: Event) -> bool:
    """Whether the player has read the card that makes them discard, and knows what."""
    return event.kind.startswith("discarded") and [each.facts["seat"] for each in story(scene)[:1]] == [scene.seat]


def _is_taken(scene: Scene, event: Event) -> bool:
    """Whether somebody else exchanged a card that the player sees: it came out of the player's own hand."""
    others = [each.facts["seat"] != scene.seat for each in story(scene)[:1]] == [True]
    return event.kind == "came-hand" and bool(event.private) and others


def _card_read(scene: Scene) -> tuple[str, ...]:
    """The key of the card that was read last."""
    return tuple(event.facts["card"] for event in story(scene)[:1])


def _named(scene: Scene, event: Event) -> Said:
    """The card of an event: where it is read its text without its own discard, else only `this card`."""
    if event.kind != READ:
        return Said(scene.words("page.this-card"))
    card = scene.seen.terms.cards[event.facts["card"]]
    rest = tuple(clause for clause in card.text if clause != DISCARD_THIS)
    return Said(quoted(replace(card, text=rest) if rest else card, scene.words.lang))


def _what(event: Event) -> tuple[Any, ...]:
    """What events that are told together have in common: the kind, and the hand or place."""
    if "cards" not in {**event.facts, **event.private}:
        return (event.kind, *event.facts.items())
    return (event.kind, *((key, fact) for key, fact in event.facts.items() if key not in ("cards", "n")))


def _counted(scene: Scene, same: list[Event]) -> Event:
    """Such news in one, with the number of its cards in place of what they say, unless they are the player's.

    A stack is one card, as at the table.
    """
    event = same[0]
    facts = {**event.facts, **event.private}
    if "card" in facts:
        return event._replace(facts={**event.facts, "card": _named(scene, event)})
    if "cards" not in facts:
        return event
    cards = tuple(card for each in same for card in (each.private or each.facts)["cards"])
    mine = scene.seat is not None and facts.get("seat") == scene.seat and not _chosen(scene, event)
    mine = mine or _is_taken(scene, event)
    if not (event.kind.startswith(NAMED) or mine != event.kind.startswith("shown")):
        cards = counted(scene.words, sum(each.facts.get("n", 1) for each in same))
    elif event.kind.startswith("came") and cards == _card_read(scene):
        cards = (Said(scene.words("page.this-card")),)
    if "cards" in event.private:
        return event._replace(private={**event.private, "cards": cards})
    return event._replace(facts={**event.facts, "cards": cards})
