"""A page of its own for each game and language, for search and for previews of links: HTML that leads into the app.

tools/previews.py writes these at build time; the pictures of tables are taken by `build.py pictures`.
"""

from __future__ import annotations

from collections.abc import Mapping

from game import shelf
from game.core.game import Game
from game.office.saying import words_for
from game.ui import shell
from game.ui.html import Html, Node, Tag, a, footer, h1, header, img, li, link, main, meta, p, render, section, ul
from game.ui.lobby import menu, rulebook
from game.words import LANGUAGES, Words
from game.words.languages import USUAL

WIDE, NARROW = (1200, 630), (540, 960)
"""The sizes of pictures in pixels: as previews of links have it, and as phones do."""
TERRITORIES = {"ja": "ja_JP", "en": "en_GB"}
"""Languages as Open Graph names them."""


def folder(game: Game | None, lang: str) -> str:
    """The folder of a page, from the root of the site; empty for the room in its usual language, which is the app."""
    return ("" if lang == USUAL else f"{lang}/") + (f"{game.name}/" if game else "")


def picture(game: Game | None, lang: str, narrow: bool = False) -> str:
    """The file with the picture of a table, or of the menu."""
    return f"pictures/{game.name if game else 'room'}.{lang}{'.narrow' if narrow else ''}.jpg"


def pages(site: str) -> Mapping[str, Mapping[str, Html]]:
    """The slots of front.html, by the path of the page; `site` is the address of the whole, or empty."""
    places = [(game, lang) for lang in LANGUAGES for game in (None, *shelf.GAMES.values())]
    return {f"{folder(*each)}index.html": _slots(*each, site) for each in places if folder(*each)}


def _slots(game: Game | None, lang: str, site: str) -> dict[str, Html]:
    """The page of a game, or of the room, in one language."""
    words, here = words_for(lang, game), folder(game, lang)
    root = "../" * here.count("/")
    brand = header(".top")[a(".brand", href=root)[shell.brand()]]
    found = {
        "lang": lang,
        "root": root,
        "title": _title(words, game),
        "blurb": words("blurb" if game else "menu.text"),
        "preview": preview(game, lang, site, root),
        "alternates": _alternates(game, site, root),
        "header": brand,
        "main": main(id="main", tabindex="-1", data_screen="front")[_inside(words, game, root)],
        "footer": footer(".bottom")[p[words("footer.text")]],
    }
    return {slot: render(node) for slot, node in found.items()}


def _title(words: Words, game: Game | None) -> str:
    """The title of a page."""
    return f"{words('title')} · {words('fudaba')}" if game else words("fudaba.full")


def preview(game: Game | None, lang: str, site: str, root: str = "") -> Html:
    """What programs read that show a preview of a link; where the address is not known, the picture's is relative."""
    words = words_for(lang, game)
    said = {
        "og:type": "website",
        "og:site_name": words("fudaba"),
        "og:title": _title(words, game),
        "og:description": words("blurb" if game else "menu.text"),
        "og:image": (site or root) + picture(game, lang),
        "og:image:width": str(WIDE[0]),
        "og:image:height": str(WIDE[1]),
        "og:image:alt": _alt(words, game),
        "og:locale": TERRITORIES.get(lang, lang),
        **({"og:url": site + folder(game, lang)} if site else {}),
    }
    cards = meta(name="twitter:card", content="summary_large_image")[()]
    return render([[meta(property=name, content=each)[()] for name, each in said.items()], cards])


def _alternates(game: Game | None, site: str, root: str) -> Node:
    """The same page in every language."""
    return [
        link(rel="alternate", hreflang=lang, href=(site or root) + folder(game, lang) or "./")[()] for lang in LANGUAGES
    ]


def _alt(words: Words, game: Game | None) -> str:
    """What the picture shows, in words."""
    return words("front.alt", title=words("title")) if game else words("front.alt-room")


def _inside(words: Words, game: Game | None, root: str) -> Node:
    """What stands on the page: what the game is, a picture of it, the ways in and the ways on."""
    wide, high = WIDE
    shown: Tag = img(".shot", src=root + picture(game, words.lang), width=wide, height=high, alt=_alt(words, game))
    others = [
        a(".button.quiet", href=(root + folder(game, lang)) or "./", hreflang=lang, lang=lang)[
            words_for(lang)("language")
        ]
        for lang in LANGUAGES
        if lang != words.lang
    ]
    if game is None:
        return _of_room(words, root, others, shown[()])
    facts = ul(".facts")[[li[fact] for fact in (menu.players(words, game), words("tile.time"), words("tile.feel"))]]
    ways = [
        a(".button", href=f"{root}#/{game.name}")[words("menu.play")],
        a(".button.quiet", href=f"{root}#/{game.name}/lesson")[words("menu.lesson")],
        a(".button.quiet", href=root + rulebook.file(game, words.lang))[words("menu.rules")],
        a(".button.quiet", href=root)[words("menu.home")],
        *others,
    ]
    said = [h1(id="head")[words("title")], p[words("blurb")], facts, p(".row")[ways], shown[()], p[words("aim")]]
    return section(f".notice.new.front.{game.name}")[said]


def _of_room(words: Words, root: str, others: Node, shown: Html) -> Html:
    """The same for the room, with the ways to its games."""
    way = a(".button", href=root)[words("front.enter")]
    games = ul(".fronts")[[li[_to(words.lang, each, root)] for each in shelf.GAMES.values()]]
    said = [h1(id="head")[words("menu.title")], p[words("menu.text")], p(".row")[way, others], shown, games]
    return section(".notice.new.front")[said]


def _to(lang: str, game: Game, root: str) -> list[Node]:
    """The way to the page of a game."""
    words = words_for(lang, game)
    return [a(href=root + folder(game, lang))[words("title")], " ", words("blurb")]
