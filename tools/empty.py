"""The empty tables that the page paints while Python is on its way (static/js/kept/empty.js), by game and language.

An empty table is what the tables of many deals have in common, drawn by the views of the page: so it says nothing of
any deal, whatever a game draws. Where a deal has a card there is the place of one, where it has a sentence nothing;
where it asks for something, the page says what it is about to do.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from functools import cache, reduce
from pathlib import Path

from game import shelf
from game.core.game import Game
from game.core.match import HUMAN, ME, Match
from game.ui import app
from game.ui.device import Device
from game.ui.html import escape
from game.ui.model import Model
from game.ui.places import Table
from game.ui.table import tabletop
from game.ui.view import faces, people
from game.words import LANGUAGES, Words, words_of
from tools.markup import Element, common, parsed, veiled, written
from tools.work import CACHE, HERE, digest, outdate

DEALS = 12
"""How many tables an empty one is the common part of."""
FACTS = frozenset((
    "class", "id", "style", "lang", "type", "href", "viewBox", "d",
    "data-game", "data-seat", "data-seats", "data-screen", "data-over",
))  # fmt: skip
"""The attributes that are kept: the style sheet asks for them, nothing is done or read out by them."""
WAITS: Mapping[str, Mapping[str, str]] = {
    "main": {"inert": "", "aria-busy": "true"},
    "button": {"aria-disabled": "true"},
    "input": {"disabled": ""},
}
"""What the elements of an empty table are besides: nothing on it can be used."""


@cache
def files() -> Mapping[str, bytes]:
    """The files by the end of their name, made anew only when what draws them has changed."""
    sources = (*sorted((HERE / "game").rglob("*.py")), HERE / "tools/empty.py", HERE / "tools/markup.py")
    known = CACHE / f"empty-{digest(*(source.read_bytes() for source in sources))}.json"
    if not known.exists():
        keep(known)
    return {name: text.encode() for name, text in json.loads(known.read_text(encoding="utf-8")).items()}


def keep(known: Path) -> None:
    """Make the files and keep them under this path, which is there at once as a whole: tests look for it meanwhile."""
    made = {f"{game.name}-{lang}.json": file(game, lang) for game in shelf.GAMES.values() for lang in LANGUAGES}
    outdate("empty-*.json")
    part = known.with_suffix(f".{os.getpid()}")
    part.write_text(json.dumps(made, ensure_ascii=False), encoding="utf-8")
    part.replace(known)


@cache
def folder() -> str:
    """The folder of the files, named by what lies in it."""
    return f"empty-{digest(*files().values())}"


def file(game: Game, lang: str) -> str:
    """Which addresses have an empty table, who can sit at it, and its `main` for each number of seats.

    `{1}` in it is the name of who sits in seat 1, `{face-1}` the face.
    """
    known = {
        "link": link(game),
        "usual": ",".join(seated(game.usual_seats, game.usual)),
        "cast": cast(game, lang),
        "tables": {seats: written(table(game, lang, seats)) for seats in game.seats},
    }
    return json.dumps(known, ensure_ascii=False, separators=(",", ":"))


def link(game: Game) -> str:
    """The addresses that lead to a new table of one person, as a regular expression; whatever is wrong is none."""
    least, most = game.seats[0] - 1, game.seats[-1] - 1
    rivals = f"(?:,(?:{'|'.join(game.levels)})){{{least},{most}}}"
    version = "|".join(str(v + 1) for v in range(game.v))
    deal = "(?=[a-z0-9-]{1,40}&)(?<deal>[a-z0-9]+(?:-[a-z0-9]+)*)"
    options = "".join(f"(?:&{option.key}=(?:{'|'.join(option.choices)}))?" for option in game.options)
    asked = rf"\?deal={deal}&v=(?:{version})&players=(?<players>(?:{ME}|{HUMAN}){rivals}){options}(?:&from=[^&]*)?"
    return f"^#/{game.name}(?:{asked})?$"


def cast(game: Game, lang: str) -> Mapping[str, list[tuple[str, str]]]:
    """The name and the face of every bot in each seat."""
    words = words_of(lang)
    return {
        level: [
            (escape(people.regular(words, level, seat)), faces.name_of(level, seat)) for seat in range(game.seats[-1])
        ]
        for level in game.levels
    }


def seated(seats: int, level: str) -> tuple[str, ...]:
    """One person and bots of this level."""
    return (ME, *(level,) * (seats - 1))


def table(game: Game, lang: str, seats: int) -> Element:
    """The empty table: what all deals have in common, without what other rules would change."""
    levels = [*game.levels]
    deals = (drawn(game, lang, seats, levels[i % len(levels)], f"empty-{i}", {}) for i in range(DEALS))
    others = (drawn(game, lang, seats, game.usual, "empty-0", agreed) for agreed in otherwise(game))
    return waiting(reduce(veiled, others, reduce(common, deals)), words_of(lang, game))


def otherwise(game: Game) -> Iterator[Mapping[str, str]]:
    """The rules with one thing agreed otherwise than usual."""
    for option in game.options:
        yield from ({option.key: choice} for choice in option.choices if choice != option.default)


def drawn(game: Game, lang: str, seats: int, level: str, deal: str, options: Mapping[str, str]) -> Element:
    """The table of a deal, with slots for names and faces."""
    here = Table(Match.begin(game, deal, seated(seats, level), options), "")
    html = str(tabletop.tabletop(Model(Device(lang, folds=app.FOLDS), here), here))
    for seat, (name, face) in enumerate(cast(game, lang)[level][1:seats], 1):
        html = html.replace(name, f"{{{seat}}}").replace(face_of(face), face_of(f"{{face-{seat}}}"))
    return parsed(html)


def face_of(name: str) -> str:
    """The reference to a face in the markup of a table."""
    return f'"#{faces.GROUP}-{name}"'


def waiting(element: Element, words: Words) -> Element:
    """The table with nothing on it that can be used or would be read out: it says what the page is about to do.

    On it lies what the game is about, large, for whoever waits.
    """
    table = _unusable(element, escape(words("boot.dealing")))
    title, aim = (escape(words(key)) for key in ("title", "aim"))
    slip = Element("p", {"class": "about"}, (Element("b", {}, (title,)), aim))
    return table._replace(inside=(*table.inside, slip))


def _unusable(element: Element, said: str) -> Element:
    """The element with nothing on it that can be used, and this in place of what is asked."""
    kept = {name: value for name, value in element.facts.items() if name in FACTS}
    inside = tuple(each if isinstance(each, str) else _unusable(each, said) for each in element.inside)
    asks = kept.get("id") == "status"
    return Element(element.tag, {**kept, **WAITS.get(element.tag, {})}, (said,) if asks else inside)
