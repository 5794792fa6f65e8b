"""Small things that players read: colours of the game, the agreed rules, the coach's place, the history."""

from __future__ import annotations

import re

import pytest

from game.core.game import Game
from game.ui import shell
from game.words import LANGUAGES, words_of
from tests.markup import parsed
from tests.matches import ALL, name
from tests.ui.page import Page
from tests.ui.test_lessons import onward

for_every_game = pytest.mark.parametrize("game", ALL, ids=name)


@for_every_game
@pytest.mark.parametrize("path", ["", "/new", "/rules", "/lesson", "?players=human,human,human"])
def test_every_page_of_a_game_has_its_colours(game: Game, path: str) -> None:
    """Also what lies outside of `main`, such as the line for typed moves."""
    page = Page(f"#/{game.name}{path}")
    assert page.answer["root"]["data-game"] == game.name
    page.open("#/")
    assert page.answer["root"]["data-game"] == ""


def test_the_file_with_the_rules_has_them_too() -> None:
    for game in ALL:
        for lang in LANGUAGES:
            html = shell.rule_pages()[f"rules-{game.name}.{lang}.html"]["main"]
            assert f'<main class="{game.name}"' in html


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_covers_are_in_the_language_of_the_page(lang: str) -> None:
    menu = Page("", lang=lang).html
    other = next(each for each in LANGUAGES if each != lang)
    covers = re.findall(r'<div class="cover".*?<h2', menu, re.DOTALL)
    assert len(covers) == len(ALL)
    assert not [cover for cover in covers if f'lang="{other}"' in cover]


def agreed(page: Page) -> list[str]:
    """The names of what was agreed, as the deal's list has them."""
    return re.findall(r"<dt>(.*?)</dt>", page.html.split('id="inside-deal"')[1].split("</dl>")[0])


def test_of_the_agreed_rules_the_list_shows_the_end_of_the_match_and_what_is_otherwise_than_usual() -> None:
    words = words_of("en", next(game for game in ALL if game.name == "court-circular"))
    usual = Page("#/court-circular?deal=x&players=me,easy")
    assert agreed(usual) == ["Deal", "Players", "Rules", words("option.target")]
    assert words("preset.article") in usual.html
    other = Page("#/court-circular?deal=x&players=me,easy&direction=counterclockwise&foldTurn=any")
    assert agreed(other)[3:] == [words(f"option.{key}") for key in ("target", "direction", "foldTurn")]
    assert words("preset.own") in other.html


def test_a_coach_who_has_nothing_to_say_is_no_empty_bubble_and_goes_with_the_match() -> None:
    page = Page("#/court-circular/lesson")
    silent = 0
    onward(page)
    while page.match.asked is not None:
        coach = page.html.split('id="coach"')[0].rsplit("<", 1)[1], page.html.split('id="coach"')[1].split("</div>")[0]
        assert ("silent" in coach[0]) == ("<p>" not in coach[1])
        assert 'data-do="leave-lesson"' in coach[1]
        silent += "silent" in coach[0]
        page.play(page.legal[0])
        onward(page)
    assert silent
    assert 'data-do="leave-lesson"' not in page.html


def test_a_finished_match_is_listed_with_its_day_and_its_winner() -> None:
    page = Page(now="1795300000000")
    page.play_on()
    page.send("lang en", now="1795300000000")
    page.open("#/history")
    assert re.search(r"<h2>\d+ [A-Z][a-z]+ \d{4}</h2>", page.html)
    (row,) = parsed(page.html).one("section", "past").all("li")
    assert re.search(r"(You|Bungo) won", page.html)
    assert row.one("span", "faced").all("span")[-1].text == "against Bungo (normal)"


@for_every_game
def test_what_is_japanese_has_full_width_marks(game: Game) -> None:
    """On every screen of a match, its rules and its options, also where it is only heard."""
    page = Page(f"#/{game.name}?deal=marks&players=me,random,random", lang="ja")
    shown = []
    for _ in range(25):
        page.settle()
        shown.append(page.html)
        page.send("put-away") if page.wire.model.at_result else page.play_on(1)
    for path in ("new", "rules"):
        page.open(f"#/{game.name}/{path}")
        shown.append(page.html)
    said = [
        re.sub(r"<[^>]*>", "", re.sub(r"</(p|li|h\d|dt|dd|td|th|legend|fieldset|button|a)>", "\n", html))
        for html in shown
    ]
    assert {
        found for each in said for found in re.findall(r".{0,20}[ぁ-んァ-ヶ一-龠ー」）][:;,!?(].{0,20}", each)
    } == set()
