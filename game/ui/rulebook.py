"""The rules of a game as a page: in the room, and as a file of its own that needs no Python and no script."""

from __future__ import annotations

from game.core.game import Game
from game.ui.html import Html, Node, a, article, h1, main, p
from game.ui.model import Model
from game.ui.parts import way_back
from game.ui.view import view_of
from game.words import SHARED, Words, words_of


def file(game: Game, lang: str) -> str:
    """The name of the file with the rules in this language."""
    return f"rules-{game.name}.{lang}.html"


def screen(model: Model) -> Html:
    """The rules in the room."""
    draft = model.draft
    assert draft
    words = words_of(model.lang, draft.game)
    return _page(draft.game, words, way_back(model, words), f"#/{draft.game.name}/lesson")


def alone(game: Game, lang: str) -> Html:
    """The rules as they stand in their file, with the way into the room and to the other languages."""
    words = words_of(lang, game)
    others = [
        a(".button.quiet", href=file(game, other), hreflang=other, lang=other)[words_of(other)("language")]
        for other in SHARED
        if other != lang
    ]
    room = a(".button.quiet", href="./")[words("menu.home")]
    return _page(game, words, [room, *others], f"./#/{game.name}/lesson")


def _page(game: Game, words: Words, ways: Node, lesson: str) -> Html:
    """The rules and, above and below them, the ways on."""
    learn = a(".button", href=lesson)[words("menu.lesson")]
    body = article(f".rules.{game.name}")[h1[words("rules.title", title=words("title"))], view_of(game).rulebook(words)]
    frame = main(f".{game.name}", id="main", data_screen="rules", data_game=game.name, tabindex="-1")
    return frame[p(".row.ways")[ways], body, p(".row.ways")[learn]]
