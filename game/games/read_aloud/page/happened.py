"""What the cards of others have done to the player's own hand since the player's last turn: a line beside their name.

It stays until the player reads a card, whatever is read or selected in the meantime.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.rules import Event, Saying
from game.games.read_aloud.page.story import readings, robbed
from game.games.read_aloud.page.touched import GIVES, comes, of_others, touches
from game.ui.html import Html, span
from game.ui.view import Scene

MIXED = ("shuffled-hands", "shuffled-hand")
"""The kinds of the events after which a hand has other cards, or another order, whose number says nothing."""
WHOLE = (*MIXED, "swapped-hands", "passed-left", "passed-right")
"""The kinds of the events that say by themselves what became of a hand."""
LIMITS = ("limit-hand", "limit-hands")
"""The kinds of the events by which a hand may hold another number of cards."""
LEAVES = (GIVES, "discarded-hand", "piled-", "came-hand")
"""How the kinds of the events begin by which cards leave a hand; one that comes in exchange takes another's place."""
STACKED = "stacked-"
"""How the kinds of the events begin by which the card that is read comes to lie under another one."""
TURNED = "turned-hand"
"""How the kinds of the events begin by which one card of a hand lies otherwise."""


def happened(scene: Scene) -> Html | None:
    """What has happened, and in its title every event of it in full; None where nothing has happened to the hand."""
    said, words = happenings(scene), scene.words
    if not said:
        return None
    events = [event for reading in readings(scene) for event in own(scene.seat, reading)]
    heard = span(".unseen")[words("happened.heard"), words("colon")]
    return span(".happened", title=words.sentences(map(words.tell, events)))[heard, span[words.sentences(said)]]


def happenings(scene: Scene) -> list[str]:
    """What each of these cards has done to the hand, in their order; none in a problem, and when the game is over."""
    if scene.seen.over or scene.tries:
        return []
    told = [(reading[0].facts["seat"], [*_did(scene, reading)]) for reading in readings(scene)]
    say = scene.words.say
    return [
        scene.words("happened.by", seat=seat, what=scene.words("happened.and").join(map(say, did)))
        for seat, did in told
        if did
    ]


def own(seat: int | None, news: Sequence[Event]) -> list[Event]:
    """The events that touch the hand of a seat, without what others gave away."""
    return [event for event in news if touches(event, seat) and not of_others(event, seat)]


def _did(scene: Scene, reading: Sequence[Event]) -> Iterator[Saying]:
    """What one card has done to the hand: read out of it, changed as a whole, in its cards, its limit, who sees it."""
    events = own(scene.seat, reading)
    if robbed(reading[0]) == scene.seat:
        yield "happened.read", {}
    for event in events:
        if event.kind in WHOLE:
            yield f"happened.{event.kind}", {}
    if not any(event.kind in MIXED for event in events):
        yield from _counted(scene, events, _away(scene, reading))
    yield from _lies(scene, events)


def _away(scene: Scene, reading: Sequence[Event]) -> int:
    """How many cards that were read out of the hand have come to lie under one elsewhere: the card itself, or none."""
    stacks = [event for event in reading if event.kind.startswith(STACKED) and event.facts.get("seat") != scene.seat]
    return len(stacks) if robbed(reading[0]) == scene.seat else 0


def _counted(scene: Scene, events: Sequence[Event], away: int) -> Iterator[Saying]:
    """How many cards have gone, with those that lie under others now, and how many have come."""
    gone = away + sum(_n(event) for event in events if event.kind.startswith(LEAVES))
    new = sum(_n(event) for event in events if comes(event, scene.seat))
    yield from (("happened.gone", {"n": gone}),) * bool(gone)
    yield from (("happened.new", {"n": new}),) * bool(new)


def _lies(scene: Scene, events: Sequence[Event]) -> Iterator[Saying]:
    """The limit that holds now, how many cards were looked at, put under one, or lie otherwise."""
    if limits := [event for event in events if event.kind in LIMITS]:
        yield "happened.limit", {"n": limits[-1].facts["n"]}
    if seen := sum(_n(event) for event in events if event.kind.startswith("looked-hand") and _is_owner(scene, event)):
        yield "happened.looked", {"n": seen}
    if under := sum(event.kind.startswith("stacked-hand") for event in events):
        yield "happened.stacked", {"n": under}
    if whole := [event for event in events if event.kind == "whole-hand"]:
        yield "happened.whole", {"face": whole[-1].facts["face"]}
    if turned := [event for event in events if event.kind.startswith(TURNED)]:
        yield "happened.turned", {"n": len(turned), "face": turned[-1].facts["face"]}


def _is_owner(scene: Scene, event: Event) -> bool:
    """Whether it is the player's hand that somebody has looked at."""
    return bool(event.facts["owner"] == scene.seat)


def _n(event: Event) -> int:
    """How many cards an event is about."""
    return int(event.facts.get("n", 1))
