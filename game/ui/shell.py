"""What is in index.html before Python is there: header, menu and footer, in every language; and the card faces."""

from __future__ import annotations

from collections.abc import Iterable

from game import shelf
from game.core.game import Game
from game.ui.device import Device
from game.ui.html import Html, a, button, div, footer, header, main, p, render, span, svg
from game.ui.lobby import menu, rulebook
from game.ui.model import Model
from game.ui.view import faces, view_of
from game.words import COMMON, LANGUAGES, words_of
from game.words.languages import USUAL


def slots() -> dict[str, Html]:
    """The parts of index.html by the name of their slot."""
    said = {key: render(each_language(key)) for key in COMMON[USUAL] if key.startswith("boot.")}
    noscript = render([p(lang=lang)[words_of(lang)("boot.noscript")] for lang in LANGUAGES])
    return {**said, "boot.noscript": noscript, "header": head(), "main": shell_menu(), "footer": foot()}


def missing_page() -> dict[str, Html]:
    """The slots of 404.html."""
    ways = [(lang, words_of(lang)) for lang in LANGUAGES]
    said = [p(lang=lang)[words("boot.missing"), " ", a(href="./")[words("boot.missing-way")]] for lang, words in ways]
    return {"missing": render(said)}


def rule_pages() -> dict[str, dict[str, Html]]:
    """The rules of each game in each language: the slots of rules.html, by the name of the page."""
    return {rulebook.file(game, lang): _rule_page(game, lang) for game in shelf.GAMES.values() for lang in LANGUAGES}


def _rule_page(game: Game, lang: str) -> dict[str, Html]:
    words = words_of(lang, game)
    title = f"{words('rules.title', title=words('title'))} · {words('fudaba')}"
    top = header(".top")[a(".brand", href="./")[brand()]]
    slots = {"lang": lang, "title": title, "blurb": words("blurb")}
    own = symbols([game], people=False)
    facts = {slot: render(text) for slot, text in slots.items()}
    return {
        **facts,
        "symbols": own,
        "header": top,
        "main": rulebook.alone(game, lang),
        "footer": foot(),
    }


def symbols(games: Iterable[Game], people: bool = True) -> Html:
    """The faces of the games' cards, and of those who sit at the tables, once in the page."""
    drawn = [*(view_of(game).symbols() for game in games), *([faces.symbols()] if people else [])]
    return svg(".symbols", aria_hidden="true", width="0", height="0")[drawn]


def each_language(key: str) -> list[Html]:
    """A sentence in every language; the style sheet shows the one of the page."""
    return [span(".t", lang=lang)[words_of(lang)(key)] for lang in LANGUAGES]


def head() -> Html:
    languages = [
        button(type="button", data_lang=lang, data_do=f"lang {lang}", id=f"lang-{lang}", lang=lang)[
            words_of(lang)("language")
        ]
        for lang in LANGUAGES
    ]
    called = " / ".join(words_of(lang)("languages") for lang in LANGUAGES)
    return header(".top")[
        button(".skip", type="button", data_do="arrive", id="skip")[each_language("skip")],
        a(".brand", href="#/", id="home")[brand()],
        p(".offline", id="offline", role="status")[
            span(".ready")[each_language("offline.ready")], span(".newer")[each_language("boot.newer-there")]
        ],
        a(".settings", href="#/settings", id="to-settings")[each_language("menu.settings")],
        div(".langs", role="group", aria_label=called)[languages],
    ]


def brand() -> list[Html]:
    """The name of the house."""
    return [span(".kanji", lang="ja")["札場"], span(".latin")["Fudaba"]]


def shell_menu() -> Html:
    """The menu in every language, replaced by the page's own as soon as Python is there."""
    menus = [div(".t", lang=lang)[menu.menu(Model(Device(lang)), f"-{lang}")] for lang in LANGUAGES]
    return main(id="main", data_screen="menu", tabindex="-1")[menus]


def foot() -> Html:
    return render(footer(".bottom")[p[each_language("footer.text")]])
