"""A game may have rooms of its own: the page finds the way there, keeps what they keep, and never looks inside."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import pytest

from game import shelf
from game.core.rules import Fault, Option, Sentences
from game.ui.effects import Visit
from game.ui.html import Html, a, p, render
from game.ui.lobby.files import everything
from game.ui.model.room import Around, Turn
from game.words import words_of
from tests.ui.page import Page

GAME = shelf.GAMES["garlandland"]
KEY = f"fudaba:{GAME.name}:note"


def opened(state: Any, fields: Mapping[str, str], around: Around) -> str:
    """The room is one line of text, which a link may bring."""
    return fields.get("line", state or "")


def answered(state: str, do: str, value: str, around: Around) -> Turn:
    turns = {
        "typed": Turn(value, said=("shop.typed", {})),
        "note": Turn(state, {"note": value}, focus="field"),
        "away": Turn(state, ways=(Visit("#/history"),)),
    }
    return turns.get(do, Turn(state))


def screen(state: str, around: Around) -> Html:
    return render([p(id="field")[state], p(id="kept")[around.stored.get("note", "-")], a(href=around.page)["page"]])


def work(state: str, around: Around) -> None:
    """It has nothing to do in the background."""


def link(state: str, around: Around) -> str:
    return f"#/{GAME.name}/desk?line={state}" if state else ""


def count(code: str) -> int:
    if not code.isdecimal():
        raise Fault("shop.bad", code=code)
    return int(code)


SAID: Sentences = {
    "room.desk": "The desk",
    "shop.typed": "typed",
    "shop.bad": "“{code}” is no number.",
    "option.own": "Own cards",
    "option.own.help": "?",
    "option.own.none": "none",
    "option.own.number": ("{n} own card", "{n} own cards"),
}


@pytest.fixture(autouse=True)
def desk(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game with a room and an option of own cards."""
    room = SimpleNamespace(opened=opened, answered=answered, work=work, screen=screen, link=link)
    game = GAME._replace(
        rooms=("desk",),
        options=(*GAME.options, Option("own", "cards", ("none",), "none", count)),
        words={lang: {**table, **SAID} for lang, table in GAME.words.items()},
    )
    monkeypatch.setitem(shelf.GAMES, GAME.name, game)
    monkeypatch.setitem(sys.modules, f"game.games.{GAME.name}.desk", room)


@pytest.fixture
def page() -> Page:
    return Page(f"#/{GAME.name}/desk")


def test_the_menu_and_the_new_match_lead_there() -> None:
    for address in ("", f"#/{GAME.name}/new"):
        assert f'href="#/{GAME.name}/desk"' in Page(address).html


def test_a_room_is_a_screen_under_its_name(page: Page) -> None:
    assert page.screen == "desk"
    assert page.answer["title"].startswith(words_of("en", GAME)("title"))
    page.open(f"#/{GAME.name}/nowhere")
    assert page.screen == "fault"


def test_what_is_said_to_it_becomes_its_state_and_is_announced(page: Page) -> None:
    page.send("room typed", "a  line <b>")
    assert ">a  line &lt;b&gt;</p>" in page.html
    assert page.said[-1] == ("polite", "typed")


def test_what_lies_about_stays_while_one_is_elsewhere(page: Page) -> None:
    page.send("room typed", "half a sen")
    page.open(f"#/{GAME.name}")
    page.open(f"#/{GAME.name}/desk")
    assert "half a sen" in page.html


def test_an_address_may_bring_something(page: Page) -> None:
    page.open(f"#/{GAME.name}/desk?line=hello%20there")
    assert "hello there" in page.html
    page.open(f"#/{GAME.name}/desk?line=a&line=b")
    assert page.screen == "fault"


def test_what_it_keeps_is_stored_and_seen_again(page: Page) -> None:
    answer = page.send("keep note", "milk")
    assert page.stored[KEY] == "milk"
    assert 'id="kept">milk<' in page.html
    assert (answer["focus"], answer["grab"]) == ("field", True)
    assert 'id="kept">milk<' in Page(f"#/{GAME.name}/desk", stored=page.stored).html


def test_an_empty_text_is_forgotten(page: Page) -> None:
    page.send("keep note", "milk")
    page.send("keep note", "")
    assert KEY not in page.stored
    assert 'id="kept">-<' in page.html


def test_what_another_tab_has_kept_meanwhile_is_known_before_anything_is_kept(page: Page) -> None:
    page.stored[KEY] = "from elsewhere"
    page.send("keep nothing")
    assert "from elsewhere" in page.html


def test_it_sees_only_what_its_game_keeps() -> None:
    page = Page(f"#/{GAME.name}/desk", stored={"fudaba:other-game:note": "secret"})
    assert "secret" not in page.html


def test_what_it_keeps_is_part_of_everything(page: Page) -> None:
    page.send("keep note", "milk")
    fresh = Page("#/settings", stored={KEY: "tea"})
    fresh.take_in(*everything(page.stored))
    assert fresh.stored == {KEY: "tea", f"{KEY}-2": "milk"}
    assert fresh.says("data.imported", what="1 deck of your own")
    before = dict(fresh.stored)
    fresh.take_in(*everything(page.stored))
    assert fresh.stored == before


def test_a_room_that_no_game_here_has_is_not_taken_in() -> None:
    page = Page("#/settings")
    page.take_in(json.dumps({"fudaba": 1, "stored": {"fudaba:poker:note": "x"}}))
    assert page.stored == {}


def test_it_may_send_somebody_elsewhere(page: Page) -> None:
    page.send("room away")
    assert page.screen == "history"


def test_its_link_is_the_one_that_becomes_a_picture(page: Page) -> None:
    page.send("qr")
    assert not page.wire.model.qr
    page.send("room typed", "x")
    page.send("qr")
    assert page.wire.model.qr.startswith("<svg")
    page.send("room typed", "y")
    assert not page.wire.model.qr


def test_without_a_room_its_messages_mean_nothing() -> None:
    page = Page("#/settings")
    before = page.html
    page.send("room typed", "x")
    page.send("keep note", "x")
    assert page.html == before
    assert page.stored == {}


# --- options whose choice is a code of cards


def test_the_new_match_says_how_many_own_cards_are_in_and_takes_them_out() -> None:
    page = Page(f"#/{GAME.name}/new?own=5")
    assert page.says("option.own.number", n=5)
    assert f'href="#/{GAME.name}/desk?own=5"' in page.html
    assert page.wire.model.setup
    assert page.wire.model.setup.draft.options["own"] == "5"
    page.send("option own none", "take-out")
    assert "own=5" not in page.html
    assert not page.says("option.own.number", n=5)


def test_a_new_match_has_the_options_of_its_address() -> None:
    page = Page(f"#/{GAME.name}/new?goal=points")
    assert page.wire.model.setup is not None
    assert page.wire.model.setup.draft.options["goal"] == "points"
    page.open(f"#/{GAME.name}/new?goal=fun")
    assert page.screen == "fault"


@pytest.mark.parametrize("address", ["/new?own=x", "?own=x"])
def test_a_code_that_is_none_is_refused_in_the_words_of_the_game(address: str) -> None:
    page = Page(f"#/{GAME.name}{address}")
    assert page.screen == "fault"
    assert "“x” is no number." in page.html
