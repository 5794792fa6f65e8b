"""The clauses of a card that was read, with what each did below it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from math import ceil

from game.core.rules import Event
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.language.effects import DISCARD_THIS
from game.games.read_aloud.page.measured import SAID, TOLD
from game.games.read_aloud.page.story import FILLS, IDLE, Step, robbed, story
from game.games.read_aloud.page.touched import touches
from game.games.read_aloud.page.typeset import length
from game.ui.html import Html, Node, css, div, li, span, ul
from game.ui.view import Scene
from game.ui.view.stages import stage
from game.words import Words

IN_SIGHT = 4
"""The most clauses of a card that a laptop shows at once; of more the present one is counted there too."""


def lines(scene: Scene, card: Card, done: Sequence[Step], lit: Mapping[int, int]) -> list[Html]:
    """The clauses of a card with what each did, and the stage at which each lights."""
    places = iter(_places(scene, card, done))
    return [_line(scene, each, lit.get(n, 0), (n, len(done)), places) for n, each in enumerate(done)]


def _places(scene: Scene, card: Card, done: Sequence[Step]) -> list[str]:
    """The style of each sentence and each piece of news, as they are told: how a narrow phone chooses among them.

    `--rank` is how many matter more, `--room` the lines that it takes with those; 0 where it is seen anyhow.
    First comes what was done to the player's own hand, then what changes something for them, last that the card is
    discarded; what follows from every card takes no room there.
    """
    lines: list[tuple[int, int, int]] = []
    for clause, step in zip(card.text, done, strict=True):
        rank = -1 if any(_concerns(event, scene.seat) for event in step.news) else int(clause == DISCARD_THIS)
        lines.append((1, rank, ceil(length(step.said) / SAID)))
        for event in step.news:
            size = 0 if event.kind in FILLS else ceil(length(scene.words.tell(event)) / TOLD)
            lines.append((int(not touches(event, scene.seat)), rank, size))
    ranked = sorted((n for n, each in enumerate(lines) if each[-1]), key=lambda n: lines[n][:2])
    room = dict(zip(ranked, accumulate(lines[n][-1] for n in ranked), strict=True))
    return [
        f"--nth: {n}; --rank: {ranked.index(n) if n in room else 0}; --room: {room[n] if n in ranked[1:] else 0}"
        for n in range(len(lines))
    ]


def _line(scene: Scene, step: Step, at: int, nth: tuple[int, int], places: Iterator[str]) -> Html:
    """A clause with what it did, which lights at a stage; the present one says which part of how many it is.

    On a phone that stands for the others while the card is read, and of what has no room the newest is seen (`--nth`);
    once all is done, what matters most (`--room`).
    """
    words, (n, of) = scene.words, nth
    text = div(".said", style=next(places))
    said = [_told(scene, event, next(places)) for event in step.news]
    mark = span(".unseen")[words(f"page.{step.stage}"), words("colon")]
    whole = text[mark, _cut(words, step), _part(scene, n + 1, of) if step.stage == "now" else None]
    return li(f".{step.stage}", **stage(at))[whole, ul[said] if said else None]


def for_another(scene: Scene) -> bool:
    """Whether the player is asked something for the card that somebody else reads."""
    reading = scene.seen.reading
    return bool(scene.moves) and reading is not None and reading.reader != scene.seat


def _part(scene: Scene, nth: int, of: int) -> Html:
    """Which part of how many is being done; who reads, and whose card, where the head that says so has no room."""
    words, reader = scene.words, scene.seen.reading.reader
    step = words("page.past", nth=nth, of=of) if of > 1 else ""
    by: Node = None
    if reader != scene.seat:
        whose = robbed(story(scene)[0])
        key = f"page.{'past' if of > 1 else 'only'}-{'by' if whose is None else 'of'}"
        by = span(".by")[words(key, seat=reader, nth=nth, of=of, whose=whose)]
    return span(css(".past", many=of > IN_SIGHT), aria_hidden="true")[by, span(".part")[step] if step else None]


def _cut(words: Words, step: Step) -> Node:
    """The sentence of a clause; of two the one that is carried out is lit, and said to be so to those who listen."""
    heard = {"taken": span(".unseen")[words("page.part-taken")]}
    cut = [span(f".{look}")[text, heard.get(look)] if look else text for text, look in step.pieces]
    return cut or step.said


def _told(scene: Scene, event: Event, place: str) -> Html:
    """What one event has done; what was done to the player's own hand stands out."""
    look = css("", idle=event.kind == IDLE, filled=event.kind in FILLS, own=touches(event, scene.seat))
    return li(look, style=place)[scene.words.tell(event)]


def _concerns(event: Event, seat: int | None) -> bool:
    """Whether an event changes something for a seat, or for all."""
    seats = [event.facts.get("seat"), event.facts.get("other"), *event.facts.get("seats", ())]
    return touches(event, seat) or (seat is not None and seat in seats)
