"""The table that was chosen last for a game: a new match begins with it, and the front page says so."""

from __future__ import annotations

import json

import pytest

from game import shelf
from game.core.match import HUMAN, ME
from game.ui.model import usual
from game.words import LANGUAGES, words_of
from tests.markup import parsed
from tests.ui.page import Page

GANG = shelf.GAMES["gang-of-four"]


def chosen(*messages: str, name: str = "gang-of-four", stored: dict[str, str] | None = None) -> dict[str, str]:
    """The table that a browser keeps after these choices in the form of a new match, and its start."""
    page = Page(f"#/{name}/new", stored)
    for message in messages:
        page.send(message)
    page.send("begin")
    return {usual.KEY: page.stored[usual.KEY]}


def said(stored: dict[str, str], lang: str = "en", name: str = "gang-of-four") -> str:
    """What stands on the way into a match of a game on the front page."""
    way = parsed(Page("", stored, lang=lang).html).by_id(f"play-{name}")
    assert way
    return way.text


def test_play_begins_with_the_table_chosen_last_and_says_which() -> None:
    stored = chosen("seats 3", "seat 1 expert", "seat 2 expert", "preset short")
    assert said(stored) == "Play 3 players, expert, Short match"
    page = Page("#/gang-of-four", stored)
    assert page.match.players == (ME, "expert", "expert")
    assert page.match.options == GANG.presets["short"]
    form = Page("#/gang-of-four/new", stored).wire.model.setup
    assert form
    assert (form.draft.players, form.draft.options) == (page.match.players, page.match.options)


def test_another_game_a_link_and_a_lesson_have_their_own_table() -> None:
    stored = chosen("seats 3", "preset short")
    assert said(stored, name="court-circular") == "Play"
    assert len(Page("#/gang-of-four?players=me,easy,easy,easy", stored).match.players) == 4
    assert Page("#/gang-of-four?deal=any-1", stored).match.options == GANG.defaults()
    assert len(Page("#/gang-of-four/lesson", stored).match.players) == 4
    assert len(Page("#/gang-of-four/today", stored).match.players) == 4


def test_who_chooses_the_usual_table_again_reads_nothing_of_it() -> None:
    stored = chosen("seats 4", "preset usual", stored=chosen("seats 3", "preset short"))
    assert stored[usual.KEY] == "{}"
    assert said(stored) == "Play"


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_people_at_one_device_and_rules_of_their_own_are_named(lang: str) -> None:
    stored = chosen(f"seat 1 {HUMAN}", "option limit 50", "option exchange open")
    words = words_of(lang, GANG)
    named = said(stored, lang)
    assert words("menu.people", n=2) in named
    assert words("menu.own-rules") in named or any(words(f"preset.{key}") in named for key in GANG.presets)


def test_cards_of_the_players_own_are_of_that_match_alone() -> None:
    game = shelf.GAMES["read-aloud"]
    own = next(option for option in game.options if option.cards)
    draft = Page("#/read-aloud/new", chosen("seats 3", name="read-aloud")).wire.model.setup
    assert draft
    kept = json.loads(usual.noted({}, draft.draft).text)
    assert own.key not in kept["#/read-aloud"]
    assert len(usual.of({usual.KEY: json.dumps(kept)}, game).players) == 3


@pytest.mark.parametrize("text", ["", "{", "[]", '{"#/gang-of-four": 3}', '{"#/gang-of-four": "x"}', "null"])
def test_what_cannot_be_read_is_as_if_nothing_had_been_chosen(text: str) -> None:
    assert usual.of({usual.KEY: text}, GANG) == usual.of_nobody(GANG)


def test_enter_starts_from_what_is_chosen_already_and_from_the_heading_which_is_heard_first() -> None:
    page = Page("#/gang-of-four/new")
    assert page.answer["focus"] == "head"
    (head,) = parsed(page.html).all("h1")
    assert [head.attributes[each] for each in ("id", "tabindex", "data-keys")] == ["head", "-1", "Enter=begin"]
    page.send("preset short")
    page.send("fold house")
    html = parsed(page.html)
    taken = [
        each for each in html.all("button") if "true" in map(each.attributes.get, ("aria-pressed", "aria-checked"))
    ]
    starting = [each for each in html.all("button") if each.attributes.get("data-keys") == "Enter=begin"]
    assert starting == taken
    assert {"seats-4", "preset-short"} <= {each.attributes["id"] for each in taken}
