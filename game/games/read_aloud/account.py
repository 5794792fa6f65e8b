"""What has been read last and what has come of it, clause by clause, in the middle of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.core.rules import Event
from game.games.read_aloud.grammar import steps
from game.games.read_aloud.packs import card_text
from game.games.read_aloud.slips import minus
from game.games.read_aloud.state import Card
from game.ui.html import Html, Node, div, li, ol, p, section, span, ul
from game.ui.view import Scene

READ, CLAUSE = "read", "clause"
"""The kinds of the events with which a reading and each clause of it begin."""


class Step(NamedTuple):
    """A clause, and what has come of it so far."""

    said: str
    stage: str
    """`done`, `now` or `to-come`."""
    news: tuple[Event, ...]


def story(scene: Scene) -> tuple[Event, ...]:
    """What has happened since the last card was read, that reading first; empty before the first one."""
    starts = [n for n, event in enumerate(scene.lately) if event.kind == READ]
    return scene.lately[starts[-1] :] if starts else ()


def card_read(scene: Scene) -> Card | None:
    """The card that was read last."""
    told = story(scene)
    return scene.seen.terms.cards[told[0].facts["card"]] if told else None


def text_read(scene: Scene) -> str:
    """Its sentence, while the reading is news; else empty."""
    card = card_read(scene)
    fresh = any(event.kind == READ for event in scene.seen.news)
    return card_text(card, scene.words.lang) if card and fresh else ""


def account(scene: Scene) -> Html | None:
    """The card that was read last, and its clauses with what came of each."""
    card = card_read(scene)
    if card is None:
        return None
    reader = story(scene)[0].facts["seat"]
    head = scene.words("page.reads" if scene.seen.reading else "page.has-read", seat=reader)
    frame = section(".account" + ".on" * (scene.seen.reading is not None), aria_label=scene.words("page.account"))
    return frame[
        p(".zone")[head],
        span(".value", aria_hidden="true")[minus(card.value)],
        ol(".clauses")[[_line(scene, each) for each in told(scene, card)]],
    ]


def told(scene: Scene, card: Card) -> tuple[Step, ...]:
    """The clauses of the card with what has come of each; what settles after the last one belongs to it."""
    parts = _parts(story(scene)[1:])
    clauses = steps(card.text, scene.words.lang)
    at = len(parts) - 1 if scene.seen.reading else len(clauses)
    return tuple(
        Step(said, "done" if n < at else "now" if n == at else "to-come", parts.get(n, ()))
        for n, said in enumerate(clauses)
    )


def _parts(news: Sequence[Event]) -> dict[int, tuple[Event, ...]]:
    """The news by the clause in which it came; what came before the first one stands with it."""
    parts: dict[int, tuple[Event, ...]] = {}
    n = 0
    for event in news:
        if event.kind == CLAUSE:
            n = event.facts["n"]
            parts.setdefault(n, ())
        else:
            parts[n] = (*parts.get(n, ()), event)
    return parts


def _line(scene: Scene, step: Step) -> Html:
    inside: Node = ul[[li[scene.words.tell(event)] for event in step.news]] if step.news else None
    mark = span(".unseen")[scene.words(f"page.{step.stage}"), ": "]
    return li(f".{step.stage}")[div(".said")[mark, step.said], inside]
