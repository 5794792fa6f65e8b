"""Every text of every game, with `you`, with one name and with several, for one and for many, is right in its language.

The words files are rendered with all kinds of facts, and again as the page says them: at moments of the golden matches,
to each seat, and on the rules pages. A new game is covered without a new line here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

import pytest

from game.core.game import Game
from game.core.match import ME, Match
from game.core.rules import Sentences
from game.ui import places
from game.ui.device import Device
from game.ui.lobby import rulebook
from game.ui.model import LESSON, Model, scene
from game.ui.screens import page
from game.ui.view import view_of
from game.words import COMMON, LANGUAGES, Words, words_of
from tests.every import few
from tests.golden import HERE
from tests.golden import read as read_golden
from tests.matches import ALL, BOOKS
from tests.texts import English, Japanese, rendered

TABLES = {"shared": COMMON, **{game.name: game.words for game in ALL}, **BOOKS}
CHECKS: dict[str, English | Japanese] = {"en": English(table["en"] for table in TABLES.values()), "ja": Japanese()}
HEARD = ("hand", "table", "counts", "score", "selected", "result")
LOOKS = 12
"""Moments of a golden match that are looked at."""
FOLDS = ("guide", "sheet", "log", "deal")

for_every_game = pytest.mark.parametrize("game", ALL, ids=[game.name for game in ALL])
in_every_language = pytest.mark.parametrize("lang", sorted(LANGUAGES))


def faults(lang: str, said: Iterable[tuple[str, str]], headings: Iterable[str] = ()) -> list[str]:
    """What cannot be right, once for each key, with the sentence; headings have no stop at their end."""
    found: dict[str, str] = {}
    stop = str(COMMON[lang]["sentence.end"])
    for key, text in dict.fromkeys(said):
        whole = text if key not in headings or text.endswith(stop) else text + stop
        if wrong := CHECKS[lang].found(whole):
            found.setdefault(key, f"{key}: {', '.join(wrong)}: {text}")
    return list(found.values())


def headings(games: Iterable[Game]) -> set[str]:
    """What the table says when a match is over stands in the log too."""
    return {f"log.{ending}" for game in games for ending in game.endings}


@in_every_language
@pytest.mark.parametrize("tables", TABLES.values(), ids=[*TABLES])
def test_each_sentence_is_right_with_every_kind_of_fact(tables: dict[str, Sentences], lang: str) -> None:
    """The shared ones with the options of a game, by whose names they are told."""
    of_a_game = {key: text for key, text in ALL[0].words[lang].items() if not key.endswith(".help")}
    said = rendered(lang, {**of_a_game, **COMMON[lang], **tables[lang]}, tables[lang])
    found = faults(lang, said, headings(ALL))
    assert found == [], "\n".join(found)


class Listening:
    """Everything that Words say, by key."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.said: list[tuple[str, str]] = []
        call = Words.__call__

        def heard(words: Words, key: str, **facts: Any) -> str:
            text = call(words, key, **facts)
            self.said.append((key, text))
            return text

        monkeypatch.setattr(Words, "__call__", heard)


def moments(game: Game) -> Iterator[Match]:
    """Some moments of every golden match of the game, each looked at from one seat, among bots."""
    for file in sorted((HERE / game.name).glob("*.txt")):
        match = read_golden(game, file.read_text("utf-8"))
        seats = len(match.players)
        for i in range(LOOKS):
            at = (len(match.moves) * (i + 1)) // LOOKS
            seat = match.game.rules.to_move(match.states[at]) if i % 2 else i % seats
            mine = i % seats if seat is None else seat
            players = tuple(ME if each == mine else game.usual for each in range(seats))
            yield match.until(at)._replace(players=players)


@pytest.mark.parametrize(("game", "lang"), few(product(ALL, sorted(LANGUAGES)), 3))
def test_what_is_said_in_the_golden_matches_is_right(game: Game, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On the page with its lists and its coach, in the log, and read out."""
    heard: list[tuple[str, str]] = []
    listening = Listening(monkeypatch)
    for match in moments(game):
        model = Model(Device(lang, folds=FOLDS), places.Table(match, "", (LESSON,)))
        page(model)
        here, view = scene(model, match), view_of(game)
        heard += [(what, view.heard(here, what)) for what in HEARD]
        heard += [("status", view.status(here)), ("coach", view.coach(here))]
        heard += [("meaning", view.meaning(here, move)) for move in here.moves]
    over = {*headings([game]), "status"}
    found = faults(lang, [*listening.said, *heard], over)
    assert found == [], "\n".join(found)


@for_every_game
@in_every_language
def test_what_the_rules_page_says_is_right(game: Game, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    listening = Listening(monkeypatch)
    rulebook.alone(game, lang)
    found = faults(lang, [(key, text.replace("*", "")) for key, text in listening.said if key != "language"])
    assert found == [], "\n".join(found)


@in_every_language
def test_what_stands_on_the_page_before_python_is_there_is_right(lang: str) -> None:
    texts = [(key, words_of(lang)(key)) for key in COMMON[lang] if key.startswith("boot.")]
    assert texts
    found = faults(lang, texts)
    assert found == [], "\n".join(found)
