"""Who sits at the tables: names, faces and manners of the bots, in every language."""

from __future__ import annotations

import re
from itertools import combinations_with_replacement

import pytest

from game.core.match import HUMAN, ME
from game.shelf import GAMES
from game.ui import shell
from game.ui.view import faces
from game.ui.view.people import described, face, names
from game.words import LANGUAGES, words_of
from tests.markup import parsed
from tests.ui.page import Page

LEVELS = sorted({level for game in GAMES.values() for level in game.levels})
in_every_language = pytest.mark.parametrize("lang", sorted(LANGUAGES))


@in_every_language
def test_no_two_bots_of_a_match_have_the_same_name(lang: str) -> None:
    words = words_of(lang)
    for players in combinations_with_replacement(LEVELS, faces.SEATS):
        assert len(set(names(words, players))) == faces.SEATS, players
    everybody = [words(f"persona.{level}.{seat}") for level in LEVELS for seat in range(faces.SEATS)]
    assert len(set(everybody)) == len(everybody)


def test_a_bot_with_the_name_that_a_player_typed_is_somebody_else() -> None:
    assert names(words_of("en"), (ME, "normal"), ("Bungo",)) == ("Bungo", "Shizuka")
    assert names(words_of("en"), ("normal", HUMAN), ("", "Sumie")) == ("Bungo", "Sumie")


def test_a_name_with_its_level_says_what_plays_there() -> None:
    called = described(words_of("en"), (ME, "normal", HUMAN), ("", "", "Ken"))
    assert called == ("Player 1", "Bungo (normal)", "Ken")


def test_every_level_has_a_face_of_its_own_in_every_seat() -> None:
    drawn = [str(face(level, seat)) for level in LEVELS for seat in range(faces.SEATS)]
    assert len(set(drawn)) == len(drawn)
    there = set(re.findall(r'<symbol id="([^"]+)"', shell.symbols([])))
    assert {re.findall(r'href="#([^"]+)"', each)[0] for each in drawn} < there
    assert str(face(ME, 0)) == str(face(HUMAN, 3)) != drawn[0]


def test_no_two_faces_are_drawn_alike() -> None:
    shapes = re.findall(r"<symbol[^>]*>(.*?)</symbol>", faces.symbols())
    assert len(set(shapes)) == len(shapes) == len(LEVELS) * faces.SEATS + 1


@in_every_language
def test_the_new_match_introduces_each_bot_and_says_behind_a_tap_what_it_is(lang: str) -> None:
    page = Page("#/garlandland/new", lang=lang)
    page.send("fold seat-1")
    words = words_of(lang, GAMES["garlandland"])
    assert page.says("persona.normal.1")
    assert page.says("persona.normal")
    assert not page.says("persona.is", level="normal")
    answer = page.send("fold about-1")
    assert (answer["focus"], answer["grab"]) == ("toggle-about-1", True)  # what it opens comes in sight
    assert page.says("persona.is", level="normal")
    assert words("level.normal.help") in page.html


@in_every_language
def test_at_the_table_the_face_of_a_bot_says_its_level_and_manner(lang: str) -> None:
    page = Page("#/garlandland?deal=plum-river-42&v=1&players=me,normal", lang=lang)
    words = words_of(lang)
    told = words("persona.of", name=words("persona.normal.1"), level="normal")
    button = parsed(page.html).by_id("who1")
    assert button
    assert button.attributes["title"] == button.attributes["aria-label"] == told
    assert not parsed(page.html).by_id("who0")
    page.send(button.attributes["data-do"] or "")
    assert page.says("hear.said", text=words.sentences([told, words("persona.normal")]))
    assert told in page.said[-1][1]
    page.send("hear who 0")
    assert page.screen == "table"


@in_every_language
def test_the_face_of_a_bot_that_thinks_says_so_and_where_its_thought_is_shown(lang: str) -> None:
    page = Page("#/court-circular?deal=plum-river-42&v=1&players=me,normal,normal", lang=lang)
    words = words_of(lang)
    page.send("line", page.legal[0])
    page.send("hear who 1")
    assert words("persona.thinks") in page.said[-1][1]
    page.send("hear who 2")
    assert words("persona.thinks") not in page.said[-1][1]


@in_every_language
def test_every_manner_is_two_sentences(lang: str) -> None:
    words = words_of(lang)
    for level in LEVELS:
        assert len(re.findall(r"[.。]", words(f"persona.{level}"))) == 2, level


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["garlandland", "court-circular", "gang-of-four"])
def test_who_deals_says_at_a_press_what_that_means(game: str, lang: str) -> None:
    page = Page(f"#/{game}?deal=plum-river-42&v=1&players=me,easy,easy", {"fudaba:lang": lang}, lang=lang)
    said = words_of(lang, page.match.game)("about.dealer")
    button = next(each for each in parsed(page.html).all("button", "public") if "is-dealer" in each.css)
    assert button.attributes["aria-description"] == said
    page.send(button.attributes["data-do"] or "")
    assert said in parsed(page.html).by_id("notice").text  # type: ignore[union-attr]
