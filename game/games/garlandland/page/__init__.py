"""The table of Garlandland, as functions from what a seat has seen to HTML."""

from __future__ import annotations

from functools import partial

from game.core.rules import Saying
from game.games.garlandland.page.coach import coach
from game.games.garlandland.page.cutouts import cutouts
from game.games.garlandland.page.drawing import picture, symbols
from game.games.garlandland.page.ending import counts, course, ending, strip
from game.games.garlandland.page.figures import joined
from game.games.garlandland.page.guide import guide, headline, on_table, opening, reaching, result, shows_result
from game.games.garlandland.page.readout import heard, opens, told
from game.games.garlandland.page.reveal import revealed
from game.games.garlandland.page.seats import RING, card_id, chosen, laid_id, player
from game.games.garlandland.page.sheet import sheet
from game.games.garlandland.rules import State
from game.games.garlandland.rules.hands import DECK, ROW, Row, garland, garlands
from game.ui.html import Html, Node, p, render, span, use
from game.ui.view import Board, Scene, View, finished, poster, sound
from game.ui.view.book import in_module
from game.ui.view.hand import own_hand, small_cards
from game.ui.view.shown import tells_end
from game.words import Words


def cards_of(scene: Scene, move: str) -> tuple[str, ...]:
    """The one card that a move lays."""
    return (card_id(scene.seat or 0, move),)


def cues(before: State, after: State, seat: int | None) -> tuple[str, ...]:
    """The sounds of a card laid, of all cards turned, and of a round that the player has won or lost."""
    if not revealed(after):
        return ("laid",)
    last = after.last if finished(after) > finished(before) else None
    won = None if last is None or seat is None or after.goal == "points" else seat in last.verdict.winners
    return ("turned", *sound.ended(won))


def meaning(scene: Scene, move: str) -> str:
    """What a move would do, in words: its label in the list for typed moves."""
    row: Row = scene.seen.rows[scene.seat]
    if not row:
        return scene.words("page.choice-first", card=move)
    return scene.words("page.choice", card=move, garland=garland(row[-1], move))


def pictured(scene: Scene, move: str) -> Html:
    """The card of a move, beside the last one in the row, with the garland that they make."""
    row: Row = scene.seen.rows[scene.seat]
    return joined(scene.words, (*row[-1:], move), plain=True)


def brief(scene: Scene, move: str) -> str:
    """The same without the garland, which its card shows."""
    return scene.words("page.choice-first", card=move)


def first_card(scene: Scene) -> str:
    """The id of the first card held, where the focus goes when it is lost."""
    held = () if scene.seen.victors else scene.held
    return card_id(scene.seat or 0, held[0]) if held else "main"


def moved(before: State, after: State, seat: int | None) -> tuple[tuple[str, str], ...]:
    """The cards that move between two seen states, as (id before, id after)."""
    last = after.last if after.victors or not any(after.rows) else None
    rows = last.rows if last else after.rows
    pairs = []
    for each, row in enumerate(rows):
        choice, chose = before.chosen[each], after.chosen[each]
        held = card_id(each, chose or row[-1]) if each == seat and (chose or row) else f"b{each}-1"
        if row and row != before.rows[each]:
            pairs.append((f"w{each}" if choice else held, laid_id(each, row[-1], last)))
        elif chose and not choice:
            pairs.append((held, f"w{each}"))
    return (*pairs, *_stays(before, after, seat))


def _stays(before: State, after: State, seat: int | None) -> tuple[tuple[str, str], ...]:
    """The cards that stay in the viewing seat's hand, which may slide there."""
    if seat is None or after.round != before.round:
        return ()
    return tuple((card_id(seat, card),) * 2 for card in after.hands[seat] if card in before.hands[seat])


def board(scene: Scene) -> Board:
    """The whole table as this seat sees it."""
    last = on_table(scene)
    seats = [player(scene, seat, last) for seat in range(len(scene.players))]
    return Board(
        rivals=render([html for seat, html in enumerate(seats) if seat != scene.seat]),
        middle=result(scene, last) if last else p(".preview")[_told(scene)],
        mine=Html() if scene.seat is None else seats[scene.seat],
        hand=_hand(scene),
    )


def _told(scene: Scene) -> Node:
    """What is told above the own row: of the selected card and what is in reach, at first what makes a garland."""
    if said := reaching(scene):
        return said
    opens = opening(scene)
    return span(".meet")[opens] if opens else None


COVER: Row = ("VI", "I", "V", "II")
"""The cards of the pictures."""


def cover(_: Words) -> Html:
    """The picture on the menu: four cards and the three garlands between them."""
    rings = [
        span(f".garland.at{i}")[picture(f"ring-{kind}", box=RING)] for i, kind in enumerate(garlands(COVER), start=1)
    ]
    return render([[span(".card")[picture(card)] for card in COVER], rings])


def row_of_cards(_: Words) -> list[Html]:
    """The same for the picture of a result."""
    wide, high = poster.WIDE // len(COVER), poster.WIDE // len(COVER) * 7 // 5
    at = {"y": (poster.HIGH - high) // 2, "width": wide, "height": high}
    rings = [f"ring-{kind}" for kind in garlands(COVER)]
    cards = [(i * wide, card) for i, card in enumerate(COVER)]
    placed = [*cards, *((i * wide + wide // 2, ring) for i, ring in enumerate(rings))]
    return [use(href=f"#garlandland-{name}", x=x, **at)[()] for x, name in placed]


def status(scene: Scene) -> str:
    """Whose turn it is and what may be done, in one sentence; at the end first who has won the last round."""
    seen: State = scene.seen
    last = on_table(scene)
    if seen.victors and tells_end(scene, last):
        key = f"log.{seen.goal}-{'shared' if len(seen.victors) > 1 else 'victory'}"
        return scene.words.say((key, seen.news[-1].facts))
    if last:
        return headline(scene, last)
    number, of = seen.round, len(seen.rows) if seen.goal == "points" else 0
    head = scene.words("page.round-of" if of else "page.round", number=number, of=of)
    asked = next(seat for seat, choice in enumerate(seen.chosen) if not choice)
    do = f"page.choose{_nth(len(seen.rows[asked]))}" if scene.moves else "page.wait"
    return scene.words("page.status", round=head, what=(do, {"seat": asked}))


def _nth(laid: int) -> str:
    """How the key of the question ends after so many cards: for the first card, the last one, or one between."""
    return {0: "-first", ROW - 1: "-last"}.get(laid, "")


def moment(states: tuple[State, ...]) -> Saying:
    """With which card of its round the last of these states lies."""
    return "moment.card", {"n": 1 + len(states[-1].rows[0])}


def _hand(scene: Scene) -> Html:
    """The cards held, as buttons."""
    held = () if scene.seen.victors else scene.held
    return own_hand(scene, partial(card_id, scene.seat or 0), picture, held, lambda card: {"symbols": DECK[card]})


def open_hand(scene: Scene, seat: int) -> Html:
    """The cards that a seat holds, side by side."""
    return small_cards([(picture(card), scene.words("page.card", card=card)) for card in scene.seen.hands[seat]])


VIEW = View(
    open_hand=open_hand,
    symbols=symbols,
    cover=cover,
    poster=row_of_cards,
    crest="crest",
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
    coach=coach,
    rulebook=in_module("game.games.garlandland.book"),
    first_card=first_card,
    moved=moved,
    cues=cues,
    opens=opens,
    told=told,
    shows_result=shows_result,
    ending=ending,
    counts=counts,
    strip=strip,
    moment=moment,
    course=course,
    cutouts=cutouts,
)
