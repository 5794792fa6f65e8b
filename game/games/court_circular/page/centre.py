"""The cards of a round on the table: for two the arch 5 3 1 [lead] 2 4 6, for more a row from the lead to each player.

In the arch each player has one side for the whole match (A8): the viewing seat's cards lie left of the lead.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import TypeVar

from game.core.rules import Saying
from game.games.court_circular.page import parting, reveal
from game.games.court_circular.page.drawing import picture
from game.games.court_circular.page.ids import card_id, choosing, selected
from game.games.court_circular.page.naming import explained
from game.games.court_circular.page.prospects import so_far
from game.games.court_circular.page.seats import PAIR, marked_at_row, roles
from game.games.court_circular.rules.answers import offered
from game.games.court_circular.rules.cards import Cards
from game.games.court_circular.rules.state import LAID, Round, State
from game.ui.html import Html, Node, css, div, li, ol, p, section, span
from game.ui.view import Scene
from game.ui.view.hand import card_button, card_group, play_here, tab_stop
from game.ui.view.stages import stage

T = TypeVar("T")
PLACES = {2: ("left", "right"), 3: ("left", "right", "near"), 4: ("left", "far", "right", "near")}
"""Where the rows lie, by number of players: of two the viewing seat's first, of more its last.

The lead lies before the last of them, here as on the screen.
"""


def arch(scene: Scene) -> Html:
    """The lead with the rows beside it; the winner chooses the next lead by touching one of these cards."""
    seen: State = scene.seen
    seats = len(seen.rows)
    *before, last = [_wing(scene, seat, place) for seat, place in zip(_seats(scene), PLACES[seats], strict=True)]
    name = "page.lead-name" if seats > PAIR else "page.lead"
    lead = div(".lead", role="group", aria_label=scene.words(name))[
        _card(scene, seen.lead or ""), span(".name", aria_hidden="true")[scene.words(name)]
    ]
    look, label = f".arch.of{seats}", scene.words("page.table")
    if choosing(scene):
        return card_group("arch", label, look)[before, lead, last]
    return div(look, id="arch", role="group", aria_label=label)[before, lead, last]


def _seats(scene: Scene) -> tuple[int, ...]:
    """The seats in the order in which their rows are seen, as in PLACES."""
    mine, *others = scene.clockwise()
    return (mine, *others) if len(others) == 1 else (*others, mine)


def choices(scene: Scene) -> Cards:
    """The cards from which the next lead is chosen, as they are seen from left to right and from top to bottom."""
    seen: State = scene.seen
    *before, last = [_outwards(scene, seat, seen.rows[seat]) for seat in _seats(scene)]
    there, may = (*chain(*before), seen.lead, *last), offered(seen)
    return tuple(card for card in there if card in may)


def _outwards(scene: Scene, seat: int, row: Sequence[T]) -> Sequence[T]:
    """What lies in a row from left to right: on the left of an arch the first card is next to the lead."""
    return row[::-1] if len(scene.players) == 2 and seat == scene.clockwise()[0] else row


def _wing(scene: Scene, seat: int, place: str) -> Html:
    """A player's row, the first card next to the lead."""
    seen: State = scene.seen
    row = seen.rows[seat]
    won = seen.choosing and seen.last and seen.last.winner == seat
    look = css(f".wing.{place}", own=seat == scene.seat, folded=seat in seen.dropped, won=won)
    label = scene.words("page.row", seat=seat, n=len(row))
    cards = [li(aria_hidden=None if i < len(row) else "true")[_place(scene, seat, row, i)] for i in range(LAID)]
    return section(look, data_seat=seat)[
        ol(".laid", aria_label=label)[_outwards(scene, seat, cards)], _whose(scene, seat, row)
    ]


def _whose(scene: Scene, seat: int, row: Cards) -> Html:
    """Whose row it is, and the hand it makes so far."""
    words, seen = scene.words, scene.seen
    hand: Saying = ("page.dropped", {}) if seat in seen.dropped else (f"hand.{so_far(seen, row).name}", {})
    made = explained(scene, words.say(hand)) if row else ""
    return p(".whose")[
        span(".owner")[words.seat(seat)],
        [[" ", role] for role in (roles(scene, seat) if marked_at_row(scene, seat) else [])],
        " ",
        span(css(".made-so-far.writes", lands=reveal.lands(seen, seat)), **stage(reveal.named(seen, seat)))[made],
    ]


def _place(scene: Scene, seat: int, row: Cards, i: int) -> Node:
    """The card at place i of a row, or the empty place with its number in the order of laying."""
    if i < len(row):
        return _card(scene, row[i])
    seats = len(scene.seen.rows)
    turn = scene.seen.order.index(seat)
    if seat in scene.seen.dropped:
        return span(".place.no-more")[()]
    free = seat == scene.seat and i == len(row) and scene.moves and selected(scene)
    return (play_here(".place") if free else span(".place"))[i * seats + turn + 1]


def _card(scene: Scene, card: str) -> Html:
    """A card that lies there; while one chooses the next lead, a button where it may be chosen."""
    name, words = card_id(card), scene.words
    look, shown = _look(scene.seen, card), stage(reveal.lit(scene.seen, card))
    said = parting.mark(words, _ended(scene.seen), card)
    cards = choices(scene) if choosing(scene) else ()
    if card not in cards:
        return span(look, id=name, role="img", aria_label=words(f"card.{card}"), **shown)[picture(card), said]
    label = words("page.offered", card=card, i=cards.index(card) + 1, n=len(cards))
    stop = tab_stop(scene, [card_id(each) for each in cards])
    return card_button(scene, name, label, stop, css=look + ".offer")(**shown)[picture(card), said]


def _look(seen: State, card: str) -> str:
    """The classes of a card; those of the winning hand stand out."""
    last = _ended(seen)
    won = last.hands[last.winner] if last else None
    return parting.look(last, won.cards if won else (), card)


def _ended(seen: State) -> Round | None:
    """The round that is over while its rows still lie there."""
    return seen.last if seen.choosing else None
