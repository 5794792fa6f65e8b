"""What a reading did, in short: a result for each step that was done, for a phone on which the account has no room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from game.core.rules import Event
from game.games.read_aloud.page.story import FILLS, Step
from game.games.read_aloud.page.touched import touches
from game.games.read_aloud.page.typeset import length
from game.games.read_aloud.page.wording import counted
from game.ui.html import Html, css, p, span
from game.ui.view import Scene

TURNED = "turned-"
"""How the kinds of the events begin that tell how one card lies now: those of a hand are told in one."""
CHANGED = ("decided", "undecided")
"""The kinds of the events that tell less than the sentence does: which condition there is."""
ROOM, MOST = 50, 74
"""The letters of two lines of a narrow phone: of more they are smaller; and of three such lines: then no card is named.
"""


def in_short(scene: Scene, done: Sequence[Step]) -> Html:
    """The steps that were done, those that touched the player's own hand first; the whole account is what is heard."""
    told = [each for each in done if each.news or each.stage == "done"] or [*done]
    told.sort(key=lambda step: not _is_own(scene, step))
    named = [_step(scene, each, names=True) for each in told]
    said = named if _long(named) <= MOST else [_step(scene, each, names=False) for each in told]
    lines = [span(css("", own=_is_own(scene, each)))[text] for each, text in zip(told, said, strict=True)]
    return p(css(".in-short", long=_long(said) > ROOM), aria_hidden="true")[[[line, " "] for line in lines]]


def _long(said: Sequence[str]) -> float:
    """How long sentences are, in letters."""
    return sum(map(length, said))


def _is_own(scene: Scene, step: Step) -> bool:
    """Whether a step touched the player's own hand."""
    return any(touches(event, scene.seat) for event in step.news)


def _step(scene: Scene, step: Step, names: bool) -> str:
    """What a step did, with the names of cards or their number; where that is no more than it says, its sentence."""
    news = [event for event in step.news if event.kind not in (*FILLS, *CHANGED)]
    some = [each if names else _result(scene, each) for each in _together(news)]
    return scene.words.sentences(map(scene.words.tell, some) if some else [step.said])


def _together(news: Sequence[Event]) -> Iterator[Event]:
    """The events, those in one of which the same is told of several cards."""
    for _, same in groupby(news, _what):
        first, *more = same
        yield _turned(first, 1 + len(more)) if more and first.kind.startswith(TURNED) else first
        if not first.kind.startswith(TURNED):
            yield from more


def _what(event: Event) -> tuple[Any, ...]:
    """What events have in common that are told in one: cards of one place that lie in one way now; else all of it."""
    if not event.kind.startswith(TURNED):
        return (event.kind, event.facts)
    _, place, *_ = event.kind.split("-")
    return (TURNED, place, event.facts["face"], event.facts.get("seat"))


def _turned(event: Event, n: int) -> Event:
    """So many cards that lie in one way now, as one event."""
    kept = {name: event.facts[name] for name in ("seat", "face") if name in event.facts}
    return Event(f"{TURNED}{event.kind.split('-')[1]}-some", {**kept, "n": n})


def _result(scene: Scene, event: Event) -> Event:
    """The event with the number of its cards; what was done to the player's own hand names them."""
    facts = event.facts
    if touches(event, scene.seat) or event.kind.endswith("-some"):
        return event
    if event.kind.startswith(TURNED):
        return _turned(event, 1)
    some = {"cards": counted(scene.words, facts.get("n", len(facts["cards"])))} if "cards" in facts else {}
    return event._replace(facts={**facts, **some}, private={})
