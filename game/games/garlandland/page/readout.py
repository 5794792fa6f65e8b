"""The table in words, for those who listen: what the read-out keys and buttons say."""

from __future__ import annotations

from game.core.rules import Event
from game.games.garlandland.page.guide import headline, on_table, preview, why
from game.games.garlandland.rules import State
from game.games.garlandland.rules.hands import DECK, ROW, Row, garlands
from game.games.garlandland.rules.score import SETUP
from game.ui.view import Scene, readout
from game.ui.view.readout import Readout, by_seat

OPENING = ("round",)
"""The kind of the event with which a round begins."""
IN_THE_RESULT = ("made", "won")
"""The kinds of what the result of a round tells."""


def opens(event: Event) -> bool:
    """Whether a round begins with this piece of news."""
    return event.kind in OPENING


def told(scene: Scene, news: tuple[Event, ...]) -> list[str]:
    """The cards laid, those I draw, and at a round's end what the counters and the score sheet show."""
    kept = tuple(event for event in news if event.kind != "drew" or event.private)
    return readout.told(scene.words, kept, IN_THE_RESULT, IN_THE_RESULT, lambda: _result(scene))


def _result(scene: Scene) -> str:
    last = scene.seen.last
    return scene.words.sentences([headline(scene, last), why(scene, last)]) if last else ""


def _hand(scene: Scene) -> list[str]:
    cards = [scene.words("hear.card", card=card, symbols=DECK[card]) for card in scene.held]
    return cards or [scene.words("hear.nothing")]


def _table(scene: Scene) -> list[str]:
    """Every row that lies there: those of the finished round until its result is put away."""
    last = on_table(scene)
    rows = last.rows if last else scene.seen.rows
    return [scene.words("hear.row", seat=seat, row=_row(scene, row)) for seat, row in enumerate(rows)]


def _row(scene: Scene, row: Row) -> str:
    """Cards and the garlands between them, in the order in which they lie; of one that goes on, what it ends with."""
    if not row:
        return scene.words("hear.empty")
    joins = [
        scene.words("hear.join", garland=ring, card=card) for ring, card in zip(garlands(row), row[1:], strict=True)
    ]
    cards = scene.words.list([scene.words("page.card", card=row[0]), *joins])
    return cards if len(row) == ROW else scene.words("hear.open", cards=cards, symbols=DECK[row[-1]])


def _counts(scene: Scene) -> list[str]:
    seen: State = scene.seen
    counts = enumerate(zip(seen.hands, seen.piles, strict=True))
    return [scene.words("hear.count", seat=seat, n=len(held), pile=len(pile)) for seat, (held, pile) in counts]


def _score(scene: Scene) -> list[str]:
    seen: State = scene.seen
    if seen.goal == "points":
        return by_seat(scene, "hear.points", seen.points)
    return [scene.words("hear.counter", seat=seat, left=max(0, SETUP - wins)) for seat, wins in enumerate(seen.wins)]


def _dealer(scene: Scene) -> str:
    return scene.words("about.dealer")


heard = Readout(
    hand=_hand,
    table=_table,
    counts=_counts,
    score=_score,
    selected=preview,
    result=_result,
    more={"about dealer": _dealer},
).heard
