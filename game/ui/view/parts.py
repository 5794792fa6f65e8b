"""Small pieces that several screens share."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Sequence
from functools import partial
from typing import Any
from unicodedata import east_asian_width

from game.core.game import Game
from game.ui.html import (
    Html,
    Node,
    Tag,
    Value,
    a,
    button,
    dd,
    div,
    dl,
    dt,
    fieldset,
    h1,
    h3,
    legend,
    main,
    p,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)
from game.ui.places import MENU
from game.ui.view import Scene
from game.words import Words

JOINER = "\u2060"
"""Keeps what stands around it in one line."""
_TOGETHER = re.compile("(?<=–)(?=[−0-9])|(?<=第)(?=[0-9])|(?<=[0-9])(?=[ァ-ヺ一-鿿])")
"""The places where a line must not end."""
Cell = Callable[[Scene, Any, int], Node]
"""Draws the cell of a score table, for a finished round and a seat."""


def frame(screen: str, game: Game | None = None, css: str = "") -> Tag:
    """The `main` of a screen, named by its heading; the focus comes here when the screen does."""
    whole = main(css or (f".{game.name}" if game else ""), id="main", tabindex="-1", data_screen=screen)
    return whole(data_game=game.name if game else None, aria_labelledby="head")


def head(said: str, css: str = "", **attributes: Value) -> Html:
    """The heading of a screen, with more attributes; it is the title of the page, too."""
    return h1(css, id="head", **attributes)[said]


def figures(title: str, named: Iterable[tuple[str, Node]]) -> Html:
    """A few figures under a title, each with its name: on a phone a table of them would be too wide."""
    return div(".figures-of")[h3[title], dl[[div[dt[name], dd[figure]] for name, figure in named]]]


def unbroken(said: str) -> str:
    """A text in which no line ends inside a score, such as 3–1, or between a number and what it counts in Japanese."""
    return _TOGETHER.sub(JOINER, said)


def columns(said: str) -> int:
    """How wide a text is in letters; signs such as kana are two letters wide."""
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in said)


def act(words: Words, do: str, key: str, css: str = "", described: str | None = None) -> Html:
    """A button that sends a message; what has the id `described` is told with its name."""
    name = do.replace(" ", "-")
    return button(css, type="button", data_do=do, id=name, aria_describedby=described)[words(key)]


def copy(words: Words, what: str, key: str, copied: str, **given: str | bool) -> Html:
    """A button that copies `given`, a data attribute; once it is on the clipboard the button says what is there."""
    named = f"copied.{what}" if copied == what else key
    return button(type="button", **given, id=f"copy-{what}")[words(named)]


def qr_button(words: Words, drawn: str) -> Html:
    """The button that shows a QR code, or hides it; it says so while what draws it is being fetched."""
    frame = button(type="button", data_do="qr", id="qr", data_meanwhile=words("share.qr-waits"))
    return frame[words("share.qr-close" if drawn else "share.qr")]


def home(words: Words) -> Html:
    """The way to all games."""
    return a(".button.quiet", href="#/", id="to-menu")[words("menu.home")]


def rules_link(words: Words, game: Game) -> Html:
    """The way to the rules of a game."""
    return p[a(".plain-link", href=f"#/{game.name}/rules", id=f"rules-{game.name}")[words("menu.rules")]]


def fold_button(name: str, is_open: bool, css: str = "", inside: str | None = None) -> Tag:
    """The button that opens and closes the fold of this name; `inside` is the id of what it shows."""
    frame = button(css, type="button", data_do=f"fold {name}", id=f"toggle-{name}")
    return frame(aria_expanded=str(is_open).lower(), aria_controls=inside)


def beside(name: str) -> Html:
    """What lies around an open fold of this name: a press there closes it; for the keys and the ear there is Escape."""
    frame = button(".beside", type="button", data_do=f"fold {name}", id=f"beside-{name}", tabindex=-1)
    return frame(aria_hidden="true")[()]


def folded(folds: Container[str], name: str, said: Node, box: Tag, inside: Callable[[], Node]) -> tuple[Html, Html]:
    """The button of a fold, and the box that it opens; what is inside is not worked out before."""
    is_open, key = name in folds, f"inside-{name}"
    return fold_button(name, is_open, ".quiet", key)[said], box(id=key)[inside() if is_open else None]


def to_guide(words: Words) -> Html:
    """The way to the first list, in one step where that does not stand beside the table."""
    return button(".to-guide", type="button", data_do=f"fold {MENU} guide", id="to-guide")[words("guide")]


def scrolling(css: str, label: str) -> Tag:
    """A frame that scrolls by itself, in reach of the keys and named for screen readers."""
    return div(css, tabindex="0", role="group", aria_label=label)


def choices(head: str, row: Html, what: str = "", beside: Node = None) -> Html:
    """A `choice_row` under its name; what is `beside` the buttons follows."""
    return fieldset[legend[head], div(".row")[row, beside] if beside else row, p(".small")[what] if what else None]


def choice_row(do: str, offered: list[tuple[str, str]], taken: str, enter: str | None = None) -> Html:
    """Buttons of which one is taken; each sends `do` and its value. Enter on the one that is taken sends `enter`.

    With that they are radio buttons: one tab stop, and an arrow key takes the one that it goes to.
    """
    first = taken if taken in dict(offered) else next(iter(offered))[0]
    buttons = []
    for value, said in offered:
        is_taken = str(value == taken).lower()
        frame = button(type="button", data_do=f"{do} {value}", id=f"{do} {value}".replace(" ", "-"))
        if enter:
            keys, stop = f"Enter={enter}" if value == taken else None, 0 if value == first else -1
            buttons.append(frame(role="radio", aria_checked=is_taken, data_keys=keys, tabindex=stop)[said])
        else:
            buttons.append(frame(aria_pressed=is_taken)[said])
    return p(".row", role="radiogroup" if enter else None, data_rove="choose" if enter else True)[buttons]


def score_table(scene: Scene, rounds: Sequence[Any], cell: Callable[[Any, int], Node], head: str) -> Html:
    """A line for each finished round, by its `number`, with the cell of each seat; `head` is the entry above them.

    Without any round, the entry `sheet.none`.
    """
    words, seats = scene.words, range(len(scene.players))
    if not rounds:
        return p[words("sheet.none")]
    heads = thead[tr[th(scope="col")[words(head)], [th(scope="col")[words.seat(seat)] for seat in seats]]]
    rows = [tr[th(scope="row")[each.number], [td[cell(each, seat)] for seat in seats]] for each in rounds]
    return table(".list.sheet")[heads, tbody[rows]]


def score_sheet(cell: Cell, head: str) -> Callable[[Scene, tuple[Any, ...]], Html]:
    """A `View.sheet` that is a score table alone."""
    return lambda scene, rounds: score_table(scene, rounds, partial(cell, scene), head)


_DRAWN: dict[tuple[object, ...], tuple[Any, Html]] = {}
MOST_DRAWN = 2000
"""Lines of score sheets that stay drawn."""


def drawn(scene: Scene, line: Callable[[Scene, Any], Html], each: Any) -> Html:
    """The line of a finished round on the score sheet, drawn once: it depends on the round and the words alone."""
    key = line.__module__, line.__qualname__, id(each), scene.words.lang, scene.words.names
    found = _DRAWN.get(key)
    if found is None or found[0] is not each:
        if len(_DRAWN) >= MOST_DRAWN:
            _DRAWN.clear()
        found = _DRAWN[key] = each, line(scene, each)
    return found[1]


def places_of(ranks: Sequence[Any]) -> list[tuple[int, int]]:
    """(place, seat) for each seat, the first place first; the lowest rank is first, and equal ones share a place."""
    return [(place_of(ranks, seat), seat) for seat in sorted(range(len(ranks)), key=ranks.__getitem__)]


def place_of(ranks: Sequence[Any], seat: int) -> int:
    """The place of a seat, from 1 on, as `places_of` has it."""
    return 1 + len([each for each in ranks if each < ranks[seat]])


def place_called(ranks: Sequence[Any], seat: int) -> str:
    """The name of this place in words `place.<name>`: one of its own where it is shared."""
    return f"{place_of(ranks, seat)}{'-shared' if [*ranks].count(ranks[seat]) > 1 else ''}"
