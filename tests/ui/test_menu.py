"""The menu: tiles of one build, a card for each game that waits, and matches that are thrown away and come back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game import shelf
from game.core.match import ME, Match
from game.core.texts import dumps
from game.ui import dates
from game.ui.device import Device
from game.ui.lobby import history, menu
from game.ui.model import Model, days, late, links
from game.ui.model.saves import End, Save
from game.ui.view.parts import unbroken
from game.words import LANGUAGES, words_of
from tests.markup import parsed
from tests.ui.page import Page

SAVED = "fudaba:match:"
PAINTER = Path(__file__).parents[2] / "static/js/kept/front.js"
"""What gives the menu its shape before Python is there."""
OPENED = '"opened":true'


def played(game: str = "garlandland", deal: str = "one", stored: dict[str, str] | None = None) -> Page:
    """A page whose browser keeps one more match, with a move in it."""
    match = Match.begin(shelf.GAMES[game], deal, (ME, "easy"))
    page = Page(links.address(match), stored, random=deal.encode().hex().ljust(32, "0"))
    page.settle()
    page.play(page.legal[0])
    return page


def saved(page: Page) -> str:
    """The id of the one match that is kept."""
    [key] = [key for key in page.stored if key.startswith(SAVED)]
    return key.removeprefix(SAVED)


def test_a_first_match_moves_nothing_on_the_front_page_and_only_adds_to_it() -> None:
    new, back = (Page("", stored).html for stored in ({}, played().stored))
    assert all(0 < html.index('class="today"') < html.index('class="games"') for html in (new, back))
    assert 'class="waiting"' not in new
    assert 'class="waiting"' in back


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_every_game_is_a_tile_with_its_aim_and_three_facts(lang: str) -> None:
    tiles = parsed(Page("", lang=lang).html).one("ul", "games").all("li", "game")
    assert [tile.css[1] for tile in tiles] == [*shelf.GAMES]
    for tile, game in zip(tiles, shelf.GAMES.values(), strict=True):
        words = words_of(lang, game)
        assert tile.one("p", "aim").text == words("aim")
        facts = [fact.text for fact in tile.one("ul", "facts").all("li")]
        assert facts[1:] == [words("tile.time"), words("tile.feel")]
        assert str(game.seats[-1]) in facts[0]


def test_who_has_never_been_here_is_told_where_to_start_and_nobody_else() -> None:
    mark = words_of("en")("menu.start-here")
    assert Page("").html.count(mark) == 1
    assert mark not in Page("", played().stored).html
    assert mark not in menu.menu(Model(Device("en")), "-en")


@pytest.mark.parametrize("name", shelf.GAMES)
def test_the_aim_stands_at_the_table_until_everybody_has_moved(name: str) -> None:
    page = Page(f"#/{name}?deal=aim&v=1")
    assert page.says("aim")
    page.settle()
    while len(page.match.moves) < len(page.match.players):
        page.play(page.legal[0])
    assert not page.says("aim")


def test_each_game_that_waits_has_one_card_and_the_older_matches_stand_behind_it() -> None:
    stored = played("garlandland", "two", played("court-circular", "three", played().stored).stored).stored
    page = Page("", stored)
    cards = parsed(page.html).one("section", "waiting").all("li", "game")
    assert [card.css[1] for card in cards] == ["court-circular", "garlandland"]
    assert len(parsed(page.html).one("section", "waiting").all("a")) == 2
    page.send("fold waiting-garlandland")
    assert len(parsed(page.html).one("section", "waiting").all("a")) == 3
    toggle = parsed(page.html).by_id("toggle-waiting-garlandland")
    assert toggle
    assert toggle.attributes["aria-expanded"] == "true"


def test_a_match_that_waits_says_with_whom_and_when_and_no_deal_but_that_of_a_day() -> None:
    page = Page()
    page.send("line", page.legal[0])
    card = parsed(Page("#/", page.stored).html).one("section", "waiting").text
    assert "Bungo" in card
    assert "1 January" in card
    assert page.match.deal not in card


def after_the_first_win() -> Match:
    """A match of which somebody has won one round, the player second to be seated."""
    match = Match.begin(shelf.GAMES["garlandland"], "one", ("easy", ME))
    while match.state.wins[0] == match.state.wins[1]:
        match = match.play(match.game.rules.moves(match.state)[0])
    return match


def test_a_match_that_waits_says_its_round_and_the_score_with_ones_own_first() -> None:
    match = after_the_first_win()
    save = Save("a1", match, (), 1)
    other, own = match.state.wins
    assert own != other
    card = parsed(Page("#/", {save.key: save.text()}).html).one("section", "waiting").text
    assert unbroken(f"round {match.state.last.number + 1}, {own}–{other}") in card


def test_a_match_that_waits_says_the_points_as_the_table_does() -> None:
    """In Court Circular they are counted when all of the pack is played; the table tells what has been taken so far."""
    match = Match.begin(shelf.GAMES["court-circular"], "one", (ME, "easy"))
    while len({*match.game.rules.scores(match.state)}) == 1:
        match = match.play(match.game.rules.moves(match.state)[0])
    save = Save("a1", match, (), 1)
    card = parsed(Page("#/", {save.key: save.text()}).html).one("section", "waiting").text
    own, other = (f"{score:.0f}" for score in match.game.rules.scores(match.state))
    assert unbroken(f"{own}–{other}") in card


def test_a_match_that_waits_from_before_envelopes_told_its_score_says_its_moves() -> None:
    save = Save("a1", after_the_first_win(), (), 1)
    older = {key: said for key, said in json.loads(save.text()).items() if key not in ("score", "round")}
    card = parsed(Page("#/", {save.key: dumps(older)}).html).one("section", "waiting").text
    assert words_of("en")("menu.match", when=dates.short(days.day_of(1)), n=len(save.match.moves)) in card


@pytest.mark.parametrize(
    "facts", [{"score": [1]}, {"score": ["1", 0]}, {"round": -1}, {"round": "2"}, {"score": [10**9, 0]}]
)
def test_what_cannot_be_a_score_or_a_round_is_not_said(facts: dict[str, object]) -> None:
    save = Save("a1", after_the_first_win(), (), 1)
    bent = json.loads(save.text()) | facts
    card = parsed(Page("#/", {save.key: dumps(bent)}).html).one("section", "waiting").text
    assert "move" in card
    assert "round" not in card


def test_a_trial_of_cards_does_not_wait_but_stays_stored() -> None:
    page = played("read-aloud", f"{links.TRIAL}7")
    assert saved(page)
    assert page.match.deal.startswith(links.TRIAL)
    assert ["trial"] in [json.loads(text)["marks"] for key, text in page.stored.items() if key.startswith(SAVED)]
    assert 'class="waiting"' not in Page("", page.stored).html
    assert 'class="waiting"' in Page("", played("read-aloud", "tea-7", page.stored).stored).html


def test_a_table_at_which_only_bots_have_moved_does_not_wait_but_stays_stored() -> None:
    game = shelf.GAMES["gang-of-four"]
    found = (Match.begin(game, f"opened-{n}", (ME, "easy", "easy", "easy")) for n in range(99))
    match = next(each for each in found if each.asked not in (None, 0))
    page = Page(links.address(match))
    page.settle()
    (key,) = [key for key in page.stored if key.startswith(SAVED)]
    opened = page.match.moves
    assert opened
    page.open("#/")
    assert 'class="waiting"' not in page.html
    assert OPENED in page.stored[key]
    assert OPENED in PAINTER.read_text(encoding="utf-8")
    page.open(links.address(match))
    assert page.match.moves[: len(opened)] == opened
    page.play_on(1)
    page.open("#/")
    assert OPENED not in page.stored[key]
    assert len(parsed(page.html).one("section", "waiting").all("li")) == 1


@pytest.mark.parametrize("address", ["#/", "#/history"])
def test_a_match_that_is_thrown_away_comes_back(address: str) -> None:
    page = played()
    if address == "#/history":
        page.play_on()
    before, name = page.stored, saved(page)
    page.open(address)
    page.send(f"delete {name}")
    assert SAVED + name not in page.stored
    assert (page.answer["focus"], page.answer["grab"]) == ("undelete", True)
    assert page.says("menu.deleted", n=1)
    assert ("polite", words_of("en")("menu.deleted", n=1)) in page.said
    page.send("undelete")
    assert page.stored == before
    assert not page.says("menu.deleted", n=1)
    assert f"delete-{name}" in page.html


def test_a_match_is_not_thrown_away_at_a_table_nor_one_that_is_not_there() -> None:
    page = played()
    before, name = page.stored, saved(page)
    page.send(f"delete {name}")
    page.open("#/")
    page.send("delete nothing")
    page.send("undelete")
    assert page.stored == before


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_a_tile_says_that_the_lesson_was_finished_and_how_many_problems_were_solved(lang: str) -> None:
    def done(stored: dict[str, str]) -> list[str]:
        return [each.text for each in parsed(Page("", stored, lang=lang).html).all("p", "done")]

    words, lesson = words_of(lang), Page("#/garlandland/lesson", lang=lang)
    assert done(lesson.stored) == []
    lesson.play_on()
    assert done(lesson.stored) == [words("menu.learned")]
    tried = ("garlandland a wrong 2026-11-27", "garlandland a later 2026-11-27", "garlandland b right 2026-11-27")
    solved = {late.KEY: "\n".join([*tried, "court-circular c wrong 2026-11-27", ""])}
    assert done(solved) == [words("menu.solved", n=2)]
    assert done({**lesson.stored, **solved}) == [f"{words('menu.learned')} · {words('menu.solved', n=2)}"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_a_score_in_a_match_that_waits_it_is_said_which_is_ones_own(lang: str) -> None:
    match = Match.begin(shelf.GAMES["garlandland"], "scored", (ME, "easy"))
    end = End(known=True, score=(6, 5), round=2)
    words = words_of(lang)
    assert history.whose_first(words, match) == words("menu.own-first")
    assert history.score(match, end).replace("\u2060", "") == "6–5"
    shared = Match.begin(shelf.GAMES["garlandland"], "scored", ("human", "human"))
    assert history.whose_first(words, shared) == ""
