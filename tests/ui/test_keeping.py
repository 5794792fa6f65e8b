"""What is kept is never lost: files, two tabs, and saves that cannot be played to their end."""

from __future__ import annotations

import json

import pytest

from game.core.match import BadSave
from game.games.garlandland.page.seats import card_of
from game.ui import settings
from game.ui.lobby.files import everything, opened
from game.ui.model import listing, saves
from game.words import words_of
from tests.ui.page import DEAL, Page


def played(moves: int = 3) -> Page:
    page = Page()
    page.play_on(moves)
    return page


def matches(stored: dict[str, str]) -> list[str]:
    return [key for key in stored if key.startswith(saves.KEY)]


def test_everything_goes_into_one_file_and_comes_back() -> None:
    page = played()
    [file] = everything(page.stored)
    fresh = Page("#/settings")
    fresh.take_in(file)
    assert fresh.says("data.imported", what="1 match")
    fresh.open(DEAL)
    assert fresh.match == page.match


def test_taking_in_the_same_file_twice_changes_nothing() -> None:
    page = played()
    [file] = everything(page.stored)
    assert opened(file, page.stored).added == {}


def test_a_match_that_took_another_way_elsewhere_is_kept_beside_the_one_here() -> None:
    page = played()
    [file] = everything(page.stored)
    page.undo()
    page.play(page.legal[-1])
    page.open("#/settings")
    page.take_in(file)
    assert len(matches(page.stored)) == 2
    assert not listing.listed(page.stored).bad


def test_settings_come_along_where_there_are_none() -> None:
    page = Page("#/settings")
    page.take_in(json.dumps({"fudaba": 1, "stored": {settings.KEY: '{"theme": "dark"}'}}))
    assert page.answer["root"]["data-theme"] == "dark"


def test_settings_of_this_device_stay() -> None:
    page = Page("#/settings")
    page.send("set theme dark")
    page.take_in(json.dumps({"fudaba": 1, "stored": {settings.KEY: '{"theme": "light"}', "other": "x"}}))
    assert page.wire.model.device.settings["theme"] == "dark"
    assert "other" not in page.stored


def test_what_cannot_be_read_in_a_file_is_kept_aside() -> None:
    page = Page("#/settings")
    page.take_in(json.dumps({"fudaba": 1, "stored": {saves.KEY + "x": "{"}}))
    assert page.stored[saves.ASIDE + "x"] == "{"


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"fudaba": 0, "stored": {}}', '{"fudaba": 1, "stored": {"a": 1}}', "[" * 9999]
)
def test_what_is_no_file_of_ours_says_so_and_changes_nothing(text: str) -> None:
    page = Page("#/settings")
    page.send("import", text)
    assert page.said[-1] == ("assertive", words_of("en")("data.shape"))
    assert page.stored == {}
    with pytest.raises(BadSave):
        opened(text, {})


def test_a_match_in_another_tab_is_only_looked_at() -> None:
    page = played()
    other = Page(stored=page.stored, tab="taken")
    assert other.says("tab.taken")
    assert other.answer["more"] is None
    other.send("line", "VII")
    assert other.match == page.match
    assert 'data-asked=""' in other.html


def test_a_match_can_be_taken_over_with_what_was_played_meanwhile() -> None:
    page = played()
    other = Page(stored=page.stored, tab="taken")
    page.play_on(1)
    other.stored = page.stored
    other.send("take-over")
    page.send("lost", page.table.id)
    assert other.match == page.match
    assert not other.says("tab.taken")
    assert page.says("tab.taken")
    other.play_on(1)
    assert len(other.match.moves) > len(page.match.moves)


def test_a_card_that_another_tab_has_played_meanwhile_is_selected_no_longer() -> None:
    """It lies in the row now, and cannot be laid beside itself."""
    page = played(1)
    page.go_on()
    page.hint()
    other = Page(stored=page.stored)
    other.play(next(map(card_of, page.table.ticked)))
    other.go_on()
    page.stored = other.stored
    page.send("lost", page.table.id)
    assert page.table.ticked
    page.send("take-over")
    assert page.match == other.match
    assert page.screen == "table"
    assert page.table.ticked == ()


def test_who_only_looks_on_writes_nothing() -> None:
    page = Page("#/garlandland/lesson")
    page.play_on(2)
    other = Page("#/garlandland/lesson", stored=page.stored, tab="taken")
    before = other.stored.copy()
    for message in ("undo", "leave-lesson", "hint", "play", "line"):
        other.send(message, "I")
    assert other.stored == before


def test_a_thought_that_was_under_way_when_the_match_was_lost_counts_no_more() -> None:
    page = Page()
    page.send("line", page.legal[0])
    generation = page.wire.generation
    page.send("lost", page.table.id)
    assert page.wire.generation > generation
    page.send("more")
    assert len(page.match.moves) == 1


def test_what_another_tab_has_kept_is_known_when_the_address_changes() -> None:
    page, other = Page(""), played()
    page.stored = other.stored
    page.open(DEAL)
    assert page.match == other.match


def test_what_could_not_be_stored_stays_on_the_page() -> None:
    page = played()
    page.refuses = "QuotaExceededError"
    page.play_on(1)
    after = page.match
    page.open("#/")
    page.open(DEAL)
    assert page.match == after


def test_leaving_the_table_lets_the_match_go() -> None:
    page = played()
    assert page.wire.model.device.held == page.table.id
    page.open("#/")
    assert page.wire.model.device.held == ""


def broken(page: Page) -> tuple[str, str]:
    """The only save of a page, by its key, with a move in it that the rules refuse."""
    (key,) = matches(page.stored)
    data = json.loads(page.stored[key])
    data["match"]["moves"][4] = "VIII"
    return key, json.dumps(data)


def test_a_save_that_does_not_replay_is_told_when_it_is_opened() -> None:
    page = played()
    key, text = broken(page)
    again = Page("", stored={key: text})
    assert "plum-river-42" in again.html
    assert not again.says("storage.aside", n=1)
    again.open(DEAL)
    assert (again.screen, again.url) == ("menu", "#/")
    assert again.says("storage.aside", n=1)
    assert again.said[-1][0] == "assertive"
    assert again.stored == {key: text, key.replace(saves.KEY, saves.ASIDE): text}
    again.open(DEAL)
    assert again.screen == "table"
    assert again.match.moves == ()


def test_a_save_that_no_longer_replays_is_played_on_from_where_it_does() -> None:
    page = played()
    key, text = broken(page)
    again = Page(DEAL, stored={key: text})
    assert again.says("save.rescue")
    again.send(f"rescue {key.removeprefix(saves.KEY)}", random="ee" * 16)
    assert again.match.moves == page.match.moves[:4]
    assert again.wire.model.notice
    again.settle()
    again.play_on(1)
    assert again.stored[key] == text
    assert len(matches(again.stored)) == 2


@pytest.mark.parametrize("result", ["mine", "taken"])
def test_a_claim_that_was_answered_for_another_match_counts_no_more(result: str) -> None:
    """It was on its way while the page went on."""
    page = Page(tab="")
    before = page.wire.model
    page.send("claimed", f"another {result}")
    page.send("lost", "another")
    assert page.wire.model == before


def test_another_match_is_not_taken_because_the_last_one_was() -> None:
    page = Page(stored=played().stored, tab="taken")
    page.tab = "mine"
    page.send("again", random="77" * 16)
    assert not page.says("tab.taken")
    assert page.legal
