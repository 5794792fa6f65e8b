"""A file says what it holds before anything is changed, and what was taken in can be taken back."""

from __future__ import annotations

import json

import pytest

from game.ui import settings
from game.ui.lobby.files import everything
from game.ui.model import late, saves
from game.words import words_of
from tests.markup import parsed
from tests.ui.page import DEAL, Page


def played(moves: int = 3) -> Page:
    page = Page()
    page.play_on(moves)
    return page


def file(stored: dict[str, str]) -> str:
    return json.dumps({"fudaba": 1, "stored": stored})


def figures(page: Page) -> list[list[str]]:
    """What the file holds, kind by kind, each with what is new, here already, and newer here."""
    kinds = parsed(page.html).all("div", "figures-of")
    return [[kind.one("h3").text, *(each.text for each in kind.all("dd"))] for kind in kinds]


def test_a_file_is_only_shown_until_somebody_says_yes() -> None:
    page = Page("#/settings")
    page.send("import", everything(played().stored)[0])
    assert (page.url, page.screen, page.stored) == ("#/import", "import", {})
    assert page.says("data.asks", what="1 match")
    assert page.said[-1] == ("polite", words_of("en")("data.asks", what="1 match"))
    page.send("take-in")
    assert page.says("data.imported", what="1 match")
    assert page.said[-1] == ("polite", words_of("en")("data.imported", what="1 match"))
    assert len(page.stored) == 1


def test_everything_in_a_file_is_counted_as_new_here_already_or_newer_here() -> None:
    here = played(3)
    [older] = everything(here.stored)
    here.play_on(1)
    there = {
        **json.loads(older)["stored"],
        settings.KEY: '{"theme":"dark"}',
        late.KEY: "garlandland a right 2026-01-01\ngarlandland b wrong 2026-01-02\n",
        saves.KEY + "hurt": "{",
        "fudaba:read-aloud:deck:x": "a deck",
        "fudaba:of-tomorrow": "?",
    }
    here.stored |= {late.KEY: "garlandland b right 2026-01-03\n", "fudaba:read-aloud:deck:y": "a deck"}
    here.open("#/settings")
    here.send("import", file(there))
    assert figures(here) == [
        ["1 match", "0", "0", "1"],
        ["1 deck of your own", "0", "1", "0"],
        ["settings", "1", "0", "0"],
        ["2 puzzles tried", "1", "1", "0"],
        ["1 damaged match", "1", "0", "0"],
    ]
    assert words_of("en")("data.unknown", n=1) in here.html


def test_a_match_that_has_gone_on_here_is_not_kept_twice() -> None:
    page = played()
    [file] = everything(page.stored)
    page.play_on(2)
    before = page.stored
    page.open("#/settings")
    page.take_in(file)
    assert page.says("data.nothing")
    assert page.stored == before


def test_problems_of_both_devices_stand_in_the_order_of_their_days() -> None:
    page = Page("#/settings", {late.KEY: "garlandland a right 2026-01-01\ngarlandland c right 2026-01-03\n"})
    page.take_in(file({late.KEY: "garlandland b wrong 2026-01-02\ngarlandland a wrong 2026-01-05\nnonsense\n"}))
    assert [line.split()[1] for line in page.stored[late.KEY].splitlines()] == ["a", "b", "c"]
    page.send("take-back")
    assert [line.split()[1] for line in page.stored[late.KEY].splitlines()] == ["a", "c"]


def test_that_a_problem_was_solved_later_is_taken_from_a_file_once() -> None:
    page = Page("#/settings", {late.KEY: "garlandland a wrong 2026-01-01\n"})
    lines = {late.KEY: "garlandland a wrong 2026-01-02\ngarlandland a later 2026-01-03\n"}
    for _ in range(2):
        page.take_in(file(lines))
        assert page.stored[late.KEY] == "garlandland a wrong 2026-01-01\ngarlandland a later 2026-01-03\n"


def test_an_import_is_taken_back_as_a_whole() -> None:
    page = Page("#/settings", {"fudaba:name": "Aoi"})
    page.take_in(file({**played().stored, settings.KEY: '{"theme":"dark"}'}))
    assert page.answer["root"]["data-theme"] == "dark"
    page.send("take-back")
    assert page.stored == {"fudaba:name": "Aoi"}
    assert page.answer["root"]["data-theme"] == "auto"
    assert page.says("data.undone")
    page.send("take-in")
    assert len(page.stored) == 3


def test_what_was_played_on_since_stays_when_an_import_is_taken_back() -> None:
    page = Page("#/settings")
    page.take_in(file({**played().stored, settings.KEY: '{"theme":"dark"}'}))
    page.open(DEAL)
    page.play_on(1)
    page.open("#/import")
    page.send("take-back")
    assert [key for key in page.stored if key.startswith(saves.KEY)]
    assert settings.KEY not in page.stored
    assert words_of("en")("data.kept", n=1) in page.html


def test_what_another_tab_has_stored_meanwhile_is_not_taken_in_twice() -> None:
    there = played().stored
    page = Page("#/settings")
    page.send("import", file(there))
    page.stored = dict(there)
    page.send("take-in")
    assert page.stored == there


@pytest.mark.parametrize("where", ["", DEAL, "#/import", "#/garlandland?deal=x&v=1&players=human,human"])
def test_a_file_can_be_opened_wherever_one_is(where: str) -> None:
    """As an installed app does when somebody opens a file with it."""
    page = Page(where)
    page.send("import", everything(played().stored)[0])
    assert page.screen == "import"
    assert page.says("data.asks", what="1 match")
    page.send("import", "nonsense")
    assert page.says("data.shape")
    assert not page.says("data.take")


def test_without_a_file_the_page_says_where_to_choose_one() -> None:
    page = Page("#/import")
    assert page.says("data.none")
    page.send("take-in")
    page.send("take-back")
    assert page.stored == {}


def test_the_settings_say_what_a_file_would_hold() -> None:
    assert Page("#/settings").says("data.holds", what="nothing")
    page = played(0)  # a table that was only opened is listed nowhere
    page.open("#/settings")
    assert page.says("data.holds", what="nothing")
    page = played()
    page.open("#/settings")
    assert page.says("data.holds", what="1 unfinished match")


def test_a_file_with_nothing_in_it_says_so() -> None:
    page = Page("#/settings")
    page.take_in(file({}))
    assert page.says("data.empty")
    assert page.stored == {}


def test_a_file_of_a_newer_version_says_so_and_what_to_do() -> None:
    page = Page("#/settings")
    page.send("import", json.dumps({"fudaba": 99, "stored": {}}))
    assert page.said[-1] == ("assertive", words_of("en")("data.later"))
    assert page.says("data.later")


HURT: dict[str, tuple[dict[str, object], str]] = {
    "level": ({"players": ["me", "godlike"]}, "no player called “godlike”"),
    "game": ({"game": "chess"}, "a game called “chess”"),
    "shuffle": ({"v": 99}, "by a newer Fudaba"),
    "move": ({"moves": ["II", "VII", "IV", "Z"]}, "Move 4, “Z”, cannot be played"),
}
"""What is wrong with a match, and what is said of it."""


def hurt(how: str) -> dict[str, str]:
    """A stored match with this fault."""
    [(key, text)] = played().stored.items()
    data = json.loads(text)
    return {key: json.dumps({**data, "match": {**data["match"], **HURT[how][0]}})}


@pytest.mark.parametrize("how", HURT)
def test_a_damaged_match_tells_its_fault_and_is_taken_in_once(how: str) -> None:
    page = Page("#/settings")
    page.send("import", file(hurt(how)))
    assert HURT[how][1] in page.html
    assert page.says("data.asks", what="1 damaged match")
    page.send("take-in")
    page.open("#/")
    page.settle()
    assert [*page.stored] == [saves.ASIDE + "000000000000"]
    before = page.stored
    page.open("#/settings")
    page.take_in(file(hurt(how)))
    page.open("#/")
    page.settle()
    assert page.stored == before


@pytest.mark.parametrize("how", HURT)
def test_a_damaged_match_is_seen_with_its_reason_deleted_and_had_back(how: str) -> None:
    [text] = hurt(how).values()
    page = Page("#/settings", {saves.ASIDE + "x": text})
    page.settle()
    before = page.stored
    assert 'href="#/damaged"' in page.html
    page.open("#/damaged")
    assert HURT[how][1] in page.html
    page.send("delete-aside x")
    assert page.stored == {}
    assert page.says("damaged.none")
    page.send("undelete")
    assert page.stored == before


def test_a_damaged_match_among_the_others_goes_from_there_as_well() -> None:
    [(key, text)] = hurt("move").items()
    text = json.dumps({name: each for name, each in json.loads(text).items() if name != "won"})
    page = Page("", {key: text})
    page.settle()
    [aside] = [each for each in page.stored if each.startswith(saves.ASIDE)]
    page.open("#/damaged")
    page.send(f"delete-aside {aside.removeprefix(saves.ASIDE)}")
    page.open("#/")
    page.settle()
    assert page.stored == {}


def test_a_damaged_match_can_be_played_on_from_its_last_good_move() -> None:
    [text] = hurt("move").values()
    page = Page("#/damaged", {saves.ASIDE + "x": text})
    page.send("rescue-aside x")
    assert page.match.moves == ("II", "VII", "IV")


def test_a_match_that_can_be_opened_again_is_put_with_the_others_once() -> None:
    there = played().stored
    [(key, text)] = there.items()
    page = Page("#/damaged", {saves.ASIDE + "000000000000": text, saves.ASIDE + "y": text})
    page.send("readmit 000000000000")
    page.send("readmit y")
    [(again, stored)] = page.stored.items()
    assert (again, saves.meaning(stored)) == (key, saves.meaning(text))


def test_an_export_says_that_a_file_was_saved() -> None:
    page = Page("#/settings")
    page.send("export")
    assert page.says("data.exported", n=1)
