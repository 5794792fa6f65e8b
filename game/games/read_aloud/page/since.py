"""What the others have done since the player's own last turn: what they read, and who set the winner's condition."""

from __future__ import annotations

from game.core.rules import Event
from game.games.read_aloud.cards.names import quoted
from game.games.read_aloud.cards.packs import card_text
from game.games.read_aloud.page.drawing import picture
from game.games.read_aloud.page.reveal import DECIDED
from game.games.read_aloud.page.story import card_read, near, readings
from game.ui.html import Html, li, span, ul
from game.ui.view import Scene
from game.words import number

FEW = 2
"""The players of whom each is told all the time what the other one did."""


def since(scene: Scene) -> Html | None:
    """These readings, the latest first, where the player may read the next card; None for none."""
    last = card_read(scene)
    if not scene.moves or scene.seen.asked or last is None:
        return None
    lines = [_line(scene, near(scene, last, read), after) for read, *after in reversed(readings(scene)[:-1])]
    return ul(".before")[lines] if lines else None


def changed(scene: Scene) -> tuple[int, Event] | None:
    """Who of the others has set or taken away the condition since the player's own last turn, and the event of it.

    None where it is as it was, and to who looks on: to them nothing is new.
    """
    if scene.seat is None or scene.seen.over:
        return None
    found = [
        (read.facts["seat"], event) for read, *after in readings(scene) for event in after if event.kind in DECIDED
    ]
    return found[-1] if found else None


def did(scene: Scene, seat: int) -> Html | None:
    """What another player read last since the player's own last turn: the card, or what became of the condition.

    None where a rival is alone: what was read last is all there is.
    """
    own = [each for each in readings(scene) if each[0].facts["seat"] == seat]
    if scene.seat in (None, seat) or not own or scene.seen.over or len(scene.seen.hands) == FEW:
        return None
    read, *after = own[-1]
    words, card = scene.words, scene.seen.terms.cards[read.facts["card"]]
    changes = [event.kind for event in after if event.kind in DECIDED]
    name = f"{number(card.value)} {quoted(card, words.lang)}"  # its end may have no room
    said = words(f"page.did-{changes[-1]}") if changes else name
    heard = span(".unseen")[words("page.did"), words("colon")]
    return span(".did", title=card_text(card, words.lang))[picture("speaker-on"), heard, span[said]]


def _line(scene: Scene, read: Event, after: list[Event]) -> Html:
    """Who read which card; instead of what it says that it changed the condition, where it did."""
    changed = [event.kind for event in after if event.kind in DECIDED]
    key = f"page.before-{changed[-1]}" if changed else "page.before"
    return li[scene.words(key, seat=read.facts["seat"], card=read.facts["card"])]
