"""Cards as buttons: a group that the arrow keys move in, with one tab stop; and rows of backs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from game.core.rules import NOTHING, Facts
from game.ui.html import Html, Tag, button, div, li, render, span, ul
from game.ui.view import Scene
from game.words import Words


def tab_stop(scene: Scene, names: Sequence[str]) -> str:
    """Which of these ids is the tab stop of their group: the one selected last, else the first; empty without any."""
    return next((name for name in reversed(scene.ticked) if name in names), next(iter(names), ""))


def card_button(scene: Scene, name: str, label: str | None, stop: str, css: str = ".card", able: bool = True) -> Tag:
    """The button that selects the card with the id `name`; it still waits for its picture.

    It is pressed while the card is selected, and disabled (though still in reach of the keys) where the seat is not
    asked or the card is not `able` to be used. `stop` is the id that `tab_stop` has found for the group.
    """
    frame = button(css, id=name, type="button", data_do="tick", aria_pressed=str(name in scene.ticked).lower())
    disabled = None if scene.moves and able else "true"
    return frame(aria_label=label, aria_disabled=disabled, tabindex=0 if name == stop else -1)


def card_buttons(
    scene: Scene, cards: Sequence[tuple[str, str, str]], picture: Callable[[str], Html], able: bool = True
) -> list[Html]:
    """The buttons of a group of cards, each given as (id, label, card), with one tab stop."""
    stop = tab_stop(scene, [name for name, _, _ in cards])
    return [card_button(scene, name, label, stop, able=able)[picture(card)] for name, label, card in cards]


def card_group(name: str, label: str, css: str = ".hand") -> Tag:
    """The group with the id `name` around such buttons: Enter plays what is selected, Escape clears it.

    A card that is drawn out of it, upwards, is played.
    """
    frame = div(css, id=name, role="toolbar", aria_label=label)
    return frame(data_rove=True, data_draw=True, data_keys="Enter=enter; Escape=clear")


def numbered(
    words: Words,
    held: Sequence[str],
    card_id: Callable[[str], str],
    facts: Callable[[str], Facts] = lambda card: NOTHING,
) -> list[tuple[str, str, str]]:
    """The cards of a hand as (id, label, card), for `card_buttons`.

    The label is the entry `page.held`, with the facts `card`, `i` (from 1), `n` (how many are held), and `facts`.
    """
    n = len(held)
    return [
        (card_id(card), words("page.held", card=card, i=i, n=n, **facts(card)), card) for i, card in enumerate(held, 1)
    ]


def own_hand(
    scene: Scene,
    card_id: Callable[[str], str],
    picture: Callable[[str], Html],
    held: Sequence[str] | None = None,
    facts: Callable[[str], Facts] = lambda card: NOTHING,
) -> Html:
    """The cards of the viewing seat as buttons, or those in `held`, in the group `hand`: the entry `page.hand`.

    See `numbered` for what each is called.
    """
    cards = numbered(scene.words, scene.held if held is None else held, card_id, facts)
    return card_group("hand", scene.words("page.hand"))[card_buttons(scene, cards, picture)]


def play_here(css: str) -> Tag:
    """The free place for the selected card, which a press lays there; for the keys and the ear there is Play."""
    return button(css, type="button", data_do="play", tabindex=-1, aria_hidden="true")


def go_on(css: str) -> Tag:
    """What is held, as far as a press on it lets the next bot move; for the keys and the ear there is a button."""
    return button(css, type="button", data_do="go-on", tabindex=-1, aria_hidden="true")


def small_cards(cards: Sequence[tuple[Html, str]]) -> Html:
    """Cards side by side that nobody plays: each picture with what it is called."""
    return ul(".open-cards")[[li[span(".card", role="img", aria_label=name)[face]] for face, name in cards]]


def open_hand(
    picture: Callable[[str], Html], as_sorted: Callable[[Scene], Sequence[str]]
) -> Callable[[Scene, int], Html]:
    """A `View.open_hand` of the pictures of the cards, each called as its entry `card.<value>` says.

    They lie as this device sorts the hand of the viewing seat at the table: in the order of `as_sorted`.
    """

    def drawn(scene: Scene, seat: int) -> Html:
        cards = as_sorted(scene._replace(seat=seat))
        return small_cards([(picture(card), scene.words(f"card.{card}")) for card in cards])

    return drawn


def cover(picture: Callable[[str], Html], names: Sequence[str]) -> Callable[[Words], Html]:
    """A `View.cover` that shows the pictures of these names side by side."""
    return lambda words: render([span(".card")[picture(name)] for name in names])


@lru_cache(256)
def backs(seat: int, n: int, back: Html, label: str | None) -> Html:
    """`n` cards of a seat that are not seen, with ids by place (`b1-0`); `label` is for screen readers."""
    cards = [span(".back", id=f"b{seat}-{i}")[back] for i in range(n)]
    return span(".backs", role="img" if label else None, aria_label=label)[cards]


def backs_held(scene: Scene, seat: int, picture: Callable[[str], Html]) -> Html | None:
    """The cards that a rival holds, from behind, called as in the entry `page.holds` with their number `n`.

    None for the viewing seat, whose cards are its hand.
    """
    n = len(scene.seen.hands[seat])
    return None if seat == scene.seat else backs(seat, n, picture("back"), scene.words("page.holds", n=n))


def last_back(seen: Any, seat: int) -> str:
    """The id of the last back in a hand: of the card that a rival plays, before it is seen."""
    return f"b{seat}-{len(seen.hands[seat]) - 1}"
