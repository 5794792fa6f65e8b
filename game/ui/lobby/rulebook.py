"""The rules of a game as a page: in the room, and as a file of its own that needs no Python and no script."""

from __future__ import annotations

import re

from game.core.game import Game
from game.ui.html import Html, Node, a, article, button, li, p, ul, unescape
from game.ui.model import Model, late
from game.ui.model.notices import way_back
from game.ui.places import Rulebook
from game.ui.view import view_of
from game.ui.view.parts import frame, head
from game.words import LANGUAGES, Words, words_of

_TEXT = re.compile(r"(?<=>)[^<>]+(?=<)")
_SECTION = re.compile(r'<h2 id="([^"]+)"[^>]*>(.*?)</h2>')


def file(game: Game, lang: str) -> str:
    """The name of the file with the rules in this language."""
    return f"rules-{game.name}.{lang}.html"


def screen(model: Model, here: Rulebook) -> Html:
    """The rules of a game, inside the program."""
    game = here.game
    words = words_of(model.device.lang, game)
    return _page(game, words, way_back(model, words), "")


def alone(game: Game, lang: str) -> Html:
    """The rules as they stand in their file, with the way into the room and to the other languages."""
    words = words_of(lang, game)
    others = [
        a(".button.quiet", href=file(game, other), hreflang=other, lang=other)[words_of(other)("language")]
        for other in LANGUAGES
        if other != lang
    ]
    room = a(".button.quiet", href="./")[words("menu.home")]
    return _page(game, words, [room, *others], "./")


def tongues(page: Html, lang: str) -> Html:
    """The page with every run of words in another script marked as the language of that script, for voices."""
    scripts = {language.script: code for code, language in LANGUAGES.items()}  # of one script, the usual language
    foreign = {code: script for script, code in scripts.items() if script != LANGUAGES[lang].script}
    run = re.compile("|".join(f"(?P<{code}>{script})" for code, script in foreign.items()) or "(?!)")

    def marked(text: re.Match[str]) -> str:
        return run.sub(lambda words: f'<span lang="{words.lastgroup}">{words[0]}</span>', text[0])

    return Html(_TEXT.sub(marked, page))


def _contents(words: Words, book: Html, alone: bool) -> Html:
    """A way to each section; in the room an address names a screen, so a message takes one there."""
    parts = [(name, unescape(title)) for name, title in _SECTION.findall(book)]
    if alone:
        ways = [a(href=f"#{name}")[title] for name, title in parts]
    else:
        ways = [button(type="button", data_do=f"visit {name}", id=f"to-{name}")[title] for name, title in parts]
    return ul(".contents", aria_label=words("rules.contents"))[[li[way] for way in ways]]


def _page(game: Game, words: Words, ways: Node, root: str) -> Html:
    """The rules and, above and below them, the ways on; `root` is what stands before the `#` of their addresses."""
    learn = [a(".button", href=f"{root}#/{game.name}/lesson")[words("menu.lesson")], *late.ways(words, game, root)]
    title = head(words("rules.title", title=words("title")))
    book = view_of(game).rulebook(words)
    contents = _contents(words, book, bool(root))
    body = article(f".rules.{game.name}")[title, contents, tongues(book, words.lang)]
    dealt = late.way_to_deal(words, game, root=root)
    return frame("rules", game)[p(".row.ways")[ways], body, p(".row.ways")[learn], dealt and p[dealt]]
