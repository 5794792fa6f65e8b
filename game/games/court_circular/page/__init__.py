"""The table of Court Circular, as functions from what a seat has seen to HTML."""

from __future__ import annotations

from game.games.court_circular.page.centre import arch
from game.games.court_circular.page.coach import coach
from game.games.court_circular.page.drawing import picture, symbols
from game.games.court_circular.page.ending import counts, course, ending, strip
from game.games.court_circular.page.guide import guide, pictured
from game.games.court_circular.page.hand import cards_of, chosen, first_card, hand, leaving, play_label
from game.games.court_circular.page.ids import TOOK, as_sorted, moved, on_table, shows_result
from game.games.court_circular.page.naming import explained
from game.games.court_circular.page.prospects import brief, meaning
from game.games.court_circular.page.readout import heard, opens, told
from game.games.court_circular.page.result import result
from game.games.court_circular.page.reveal import settled
from game.games.court_circular.page.seats import kept, seat_of
from game.games.court_circular.page.sheet import sheet
from game.games.court_circular.page.status import moment, small_print, status
from game.games.court_circular.page.to_end import auto, way_to_end
from game.games.court_circular.rules.state import State
from game.ui.html import Html, p, render
from game.ui.view import Board, Scene, View, poster, sound
from game.ui.view.book import in_module
from game.ui.view.hand import cover, open_hand
from game.ui.view.seats import mine, rivals

COVER = ("9H", "KH", "QH", "10H")
"""The picture on the menu: a lead and three cards beside it, a court circular but for one."""


def board(scene: Scene) -> Board:
    """The whole table as this seat sees it."""
    last = on_table(scene)
    panel = result(scene, last) if last else None
    lying = arch(scene) if scene.seen.lead and (last is None or scene.seen.choosing) else None
    return Board(
        rivals=rivals(scene, seat_of),
        middle=render([_small_print(scene) if lying else None, panel, lying]),
        mine=render([mine(scene, seat_of), kept(scene)]),
        hand=hand(scene),
        play=play_label(scene),
    )


def _small_print(scene: Scene) -> Html:
    """The small print of the round, and once the match is decided the way to its end."""
    way = way_to_end(scene)
    return p(".small-print")[small_print(scene), way and " ", way]


def cues(_: State, after: State, seat: int | None) -> tuple[str, ...]:
    """The sounds of a card laid, of the cards of a round taken, and of a round that the player has won or lost."""
    kinds = [event.kind for event in after.news]
    won = None if seat is None or after.last is None or not settled(after) else seat == after.last.winner
    found = {"laid": "laid" in kinds, "taken": any(kind in TOOK for kind in kinds)}
    return (*(cue for cue, there in found.items() if there), *sound.ended(won))


VIEW = View(
    open_hand=open_hand(picture, as_sorted),
    symbols=symbols,
    cover=cover(picture, COVER),
    poster=lambda words: poster.fan("court-circular", COVER),
    crest="crown",
    board=board,
    status=status,
    guide=guide,
    sheet=sheet,
    heard=heard,
    meaning=meaning,
    brief=brief,
    pictured=pictured,
    chosen=chosen,
    cards_of=cards_of,
    explained=explained,
    coach=coach,
    rulebook=in_module("game.games.court_circular.book"),
    first_card=first_card,
    moved=moved,
    keys={"p": "twice drop", "k": "hear ranks"},
    leaving=leaving,
    auto=auto,
    cues=cues,
    opens=opens,
    told=told,
    shows_result=shows_result,
    ending=ending,
    counts=counts,
    strip=strip,
    course=course,
    moment=moment,
)
