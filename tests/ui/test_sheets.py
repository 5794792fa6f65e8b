"""What can be printed: a score sheet of every game, and a deck to be cut out where there is one."""

from __future__ import annotations

import pytest

from game.core.game import Game
from game.office.saying import words_for
from game.office.sheets import LINES
from game.shelf import GAMES
from game.ui.view import view_of
from tests.ui.page import DEAL, Page

EVERY = pytest.mark.parametrize("game", GAMES.values(), ids=[*GAMES])


@EVERY
@pytest.mark.parametrize("lang", ["ja", "en"])
def test_every_game_has_an_empty_score_sheet_with_a_column_for_each_player(game: Game, lang: str) -> None:
    page = Page(f"#/{game.name}/sheets", lang=lang)
    assert page.screen == "sheets"
    sheet = page.html.split('class="leaf scores"')[1]
    assert sheet.count("<tr>") == LINES + 1
    assert sheet.count("<td>") == (LINES + 1) * game.seats[-1]
    assert words_for(lang, game)("sheets.total") in sheet


def test_the_rounds_of_gang_of_four_go_this_way_and_that() -> None:
    sheet = Page("#/gang-of-four/sheets").html
    assert ["1 ↻" in sheet, "2 ↺" in sheet, "20 ↺" in sheet, "2 ↻" in sheet] == [True, True, True, False]


def test_the_deck_of_garlandland_has_every_card_and_a_counter_for_four_players_and_their_backs() -> None:
    page = Page("#/garlandland/sheets?part=cards")
    leaves = page.html.split('class="leaf')[1:]
    assert len(leaves) == 8
    for front, back in zip(leaves[::2], leaves[1::2], strict=True):
        assert [f"#garlandland-{card}" in front for card in ("I", "II", "III", "IV", "V", "VI", "VII")] == [True] * 7
        assert front.count('class="cut') == back.count('class="cut') == 8
        assert back.count("#garlandland-back") == 7
        assert back.startswith(" mirrored")
    assert all(f">{left}</text>" in leaves[0] for left in (3, 2, 1, "✓"))


@EVERY
def test_a_part_that_is_not_there_shows_the_score_sheet(game: Game) -> None:
    for part in ("nonsense", "", "cards" if view_of(game).cutouts is None else "card"):
        assert 'class="leaf scores"' in Page(f"#/{game.name}/sheets?part={part}").html


def test_only_a_sheet_is_printed() -> None:
    page = Page("#/garlandland/sheets")
    page.send("print")
    assert page.answer["effects"] == [["print"]]
    page.open(DEAL)
    page.send("print")
    assert page.answer["effects"] == []


def test_the_rules_lead_to_the_sheets() -> None:
    assert 'href="#/court-circular/sheets"' in Page("#/court-circular/rules").html
