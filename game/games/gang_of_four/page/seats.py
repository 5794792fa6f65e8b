"""The players on the page: name, cards held, points, and what else is public of a seat; arrows for the direction."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from game.games.gang_of_four.page import reveal
from game.games.gang_of_four.page.drawing import fan, picture
from game.games.gang_of_four.page.ids import held_by, lying, on_table
from game.games.gang_of_four.rules.score import BANDS, penalty
from game.games.gang_of_four.rules.state import State, has_passed
from game.ui.html import Html, Node, button, css, div, path, span, svg
from game.ui.view import Scene
from game.ui.view.hand import backs
from game.ui.view.seats import Panel, badge, seat_panel
from game.ui.view.stages import stage
from game.words import Words

FEW, DEAR = 3, 8
"""At most this many cards left make a rival a danger; from this many held on, each costs more than 1 point."""
PILE = 3
"""Backs that are drawn where the number of cards is not shown."""
ARROW = "M3 9H24M17 3L24 9L17 15"
BADGES = ("dealer", "led", "passed", "out", "one-left")
"""What is public of a seat, as the ends of keys."""
ROUND = {1: "clockwise", -1: "counterclockwise"}


def rivals(scene: Scene) -> Html:
    """The others as they sit, clockwise from one's left, and the direction of the round that is shown."""
    others = [seat for seat in scene.clockwise() if seat != scene.seat]
    direction = (on_table(scene) or scene.seen).direction
    there = [[arrow(direction), seat_of(scene, seat)] for seat in others]
    way = scene.words("page.way", direction=ROUND[direction])
    return div(".around", role="group", aria_label=way)[there, arrow(direction)]


@cache
def arrow(direction: int) -> Html:
    """The direction of play, as the seats stand on the page; it is said in words beside the round."""
    return svg(css(".arrow", against=direction < 0), viewBox="0 0 27 18", aria_hidden="true", focusable="false")[
        path(d=ARROW)[()]
    ]


def counts_shown(scene: Scene, seat: int) -> bool:
    """Whether the page shows how many cards a seat holds: always, or once asked, until the next move."""
    return scene.settings.get("counts") != "asked" or _asking(scene, seat) in scene.folds


def _asking(scene: Scene, seat: int) -> str:
    return f"count-{seat}-{scene.seen.turn}"


def seat_of(scene: Scene, seat: int) -> Html:
    """All about one seat but the viewing seat's cards."""
    seen: State = scene.seen
    mine, rests = seat == scene.seat, on_table(scene) is not None
    there = () if rests else _badges(seen, seat)
    paid = reveal.ends(seen, reveal.PAID + len(seen.hands)) if rests else 0
    panel = Panel(
        score=span(f".total.seat{seat}", **stage(paid))[scene.words("page.points", n=seen.totals[seat])],
        cards=None if rests else _costs(scene, seat) if mine else _cards(scene, seat),
        badges=[_badge(scene, seat, key, more) for key, more in there],
        act=None if rests or mine else _last(scene, seat),
        inside=_won(seen, seat),
        turn=seat == seen.asked and not rests,
        look=".out" if seat in seen.out else "",
    )
    return seat_panel(scene, seat, panel)


def _won(seen: State, seat: int) -> Html | None:
    """Where the cards of a trick go that this seat has taken, while the next one begins."""
    taker, n = reveal.taken(seen)
    return span(".won", aria_hidden="true")[[span(id=reveal.place(i))[()] for i in range(n)]] if seat == taker else None


def _costs(scene: Scene, seat: int) -> Html | None:
    """What the own cards would cost if the round ended now."""
    n = len(held_by(scene.seen, seat))
    if not n or scene.seen.giving:
        return None
    why = prices(scene.words)
    ask = button(css(".costs-now", dear=n >= DEAR), type="button", data_do="hear prices", id="costs", title=why)
    return ask(aria_description=why)[scene.words("page.costs-now", n=n, cost=penalty(n))]


def prices(words: Words) -> str:
    """What each card that is left costs, by how many are left."""
    least = (1, *(most + 1 for most, _ in BANDS))
    bands = [
        words("page.band" if first < most else "page.band-one", least=first, most=most, n=n)
        for first, (most, n) in zip(least, BANDS, strict=False)
    ]
    return words("page.prices", bands=words.list(bands))


def _last(scene: Scene, seat: int) -> Html:
    """The last cards of a rival in the trick on the table, small; the trick itself tells them to those who listen."""
    plays = lying(scene.seen) if scene.seen.played else ()
    combo = next((play.combo for play in reversed(plays) if play.seat == seat and play.combo), None)
    return span(".did")[fan(combo.cards) if combo else ()]


def _badge(scene: Scene, seat: int, key: str, more: str) -> Html:
    """What is public of a seat, in a word that says at a press what it means."""
    return badge(seat, key, scene.words(f"page.{key}"), meaning(scene, key), more)


def meaning(scene: Scene, key: str) -> str:
    """What such a word means; empty where it is none of them."""
    if key not in BADGES:
        return ""
    return scene.words("about.passed-out" if key == "passed" and scene.seen.terms.lockout else f"about.{key}")


def _badges(seen: State, seat: int) -> Iterator[tuple[str, str]]:
    """What is public of a seat, as (end of a key, further classes): the last one where there is room for one."""
    if seat == seen.dealer:
        yield "dealer", ""
    trick = lying(seen) if seen.trick else ()
    if trick and trick[0].seat == seat:
        yield "led", ""
    if has_passed(lying(seen), seat):  # also once the trick is over
        yield "passed", ".pale"
    if seat in seen.out:
        yield "out", ".alert"
    elif len(seen.hands[seat]) == 1:
        yield "one-left", ".alert"


def _cards(scene: Scene, seat: int) -> Node:
    """The backs of the cards held, and their number, or the question for it."""
    n, words = len(scene.seen.hands[seat]), scene.words
    if counts_shown(scene, seat):
        number = span(css(".number", few=0 < n <= FEW))[n]
        return span(".pile")[backs(seat, n, picture("back"), words("page.holds", n=n)), number]
    ask = button(type="button", data_do=f"fold {_asking(scene, seat)}", id=f"ask-{seat}")
    label = words("page.ask-of", seat=seat)
    return span(".pile")[backs(seat, PILE, picture("back"), None), ask(aria_label=label)[words("page.ask")]]
