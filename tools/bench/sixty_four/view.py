"""The table of 64 cards: all faces are `<symbol>`s, used where a card lies."""

from __future__ import annotations

from game.ui.html import Html, button, circle, div, p, render, span, svg, symbol, text, use
from game.ui.view import Board, Scene, View, several
from game.words import Words

from .rules import CARDS, State

INKS = {"R": "#a11", "G": "#161", "B": "#228", "Y": "#a70"}


def face(card: str) -> Html:
    """The face of a card as a `<symbol>`."""
    marks = [circle(cx=20 + 20 * (i % 4), cy=40 + 20 * (i // 4), r=7)[()] for i in range(int(card[1:]))]
    inside = [text(x=50, y=22, text_anchor="middle")[card], marks]
    return symbol(id=f"sixty-four-{card}", viewBox="0 0 100 140", fill=INKS[card[0]])[inside]


def symbols() -> Html:
    return render([face(card) for card in CARDS])


def picture(card: str) -> Html:
    return svg(viewBox="0 0 100 140", aria_hidden="true")[use(href=f"#sixty-four-{card}")[()]]


def cover(_: Words) -> Html:
    return picture(CARDS[0])


def card_id(card: str) -> str:
    return f"c{CARDS.index(card)}"


def board(scene: Scene) -> Board:
    """Forty-eight cards and more in the middle, the others in the hand."""
    seen: State = scene.seen
    laid = [
        span(".card", id=card_id(c), role="img", aria_label=scene.words("card", card=c))[picture(c)] for c in seen.laid
    ]
    held = [_held(scene, card, i) for i, card in enumerate(seen.held, 1)]
    hand = div(".hand", id="hand", role="group", data_rove=True, data_keys="Enter=play; Escape=clear")[held]
    return Board(Html(), div(".laid")[laid], Html(), hand)


def status(scene: Scene) -> str:
    return scene.words("status", n=len(scene.seen.held))


def _held(scene: Scene, card: str, i: int) -> Html:
    name = card_id(card)
    label = scene.words("held", card=card, i=i, n=len(scene.seen.held))
    frame = button(".card", id=name, type="button", data_do="tick", tabindex=-(i > 1), aria_label=label)
    return frame(aria_pressed=str(name in scene.ticked).lower())[picture(card)]


def guide(scene: Scene) -> Html:
    return p["-"]


def sheet(scene: Scene, rounds: tuple[object, ...]) -> Html:
    return p["-"]


def heard(scene: Scene, what: str) -> str:
    return ""


def meaning(scene: Scene, move: str) -> str:
    return scene.words("card", card=move)


def chosen(scene: Scene) -> str:
    """The selected card; empty for none."""
    return next((card for card in CARDS if card_id(card) in scene.ticked), "")


def cards_of(scene: Scene, move: str) -> tuple[str, ...]:
    return (card_id(move),)


def coach(scene: Scene) -> str:
    return ""


def rulebook(words: Words) -> Html:
    return Html()


def first_card(scene: Scene) -> str:
    return card_id(scene.seen.held[0]) if scene.seen.held else "main"


def moved(before: State, after: State, seat: int | None) -> tuple[tuple[str, str], ...]:
    """The cards that were laid, each from its place in the hand to its place on the table."""
    return tuple((card_id(card),) * 2 for card in after.laid if card not in before.laid)


VIEW = View(
    symbols=symbols,
    cover=cover,
    board=board,
    status=status,
    guide=guide,
    sheet=sheet,
    heard=heard,
    meaning=meaning,
    chosen=chosen,
    cards_of=cards_of,
    coach=coach,
    rulebook=rulebook,
    first_card=first_card,
    moved=moved,
    tick=several,
)
