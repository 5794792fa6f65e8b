"""The clauses of a card that was read, with what each did below it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import count

from game.core.rules import Event
from game.games.read_aloud.page.story import FILLS, IDLE, Step, robbed, story
from game.games.read_aloud.page.touched import touches
from game.ui.html import Html, Node, css, div, li, span, ul
from game.ui.view import Scene
from game.ui.view.stages import stage
from game.words import Words

IN_SIGHT = 4
"""The most clauses of a card that a laptop shows at once; of more the present one is counted there too."""


def lines(scene: Scene, done: Sequence[Step], lit: Mapping[int, int]) -> list[Html]:
    """The clauses of a card with what each did, and the stage at which each lights."""
    places = (f"--nth: {n}" for n in count())
    return [_line(scene, each, lit.get(n, 0), (n, len(done)), places) for n, each in enumerate(done)]


def _line(scene: Scene, step: Step, at: int, nth: tuple[int, int], places: Iterator[str]) -> Html:
    """A clause with what it did, which lights at a stage; the present one says which part of how many it is.

    On a phone that stands for the others while the card is read, and of what has no room the newest is seen (`--nth`).
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
