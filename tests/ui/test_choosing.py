"""The screens where something is chosen: a new match, and the settings of the device."""

from __future__ import annotations

import json

import pytest

from game.shelf import GAMES
from game.ui import settings
from game.ui.lobby import preferences
from game.ui.model.links import address, parse
from game.ui.view.people import LONGEST_NAME
from game.words import LANGUAGES, words_of
from tests.markup import parsed
from tests.ui.page import DEAL, Page


def start(page: Page) -> str:
    """The address that the match will have."""
    assert page.wire.model.setup
    return address(page.wire.model.setup.draft)


def chosen(page: Page) -> tuple[str, ...]:
    """The players that the way on seats."""
    return parse(start(page), GAMES).players


def test_any_mix_of_seats_options_and_deals_can_be_put_together() -> None:
    page = Page("#/garlandland/new")
    assert chosen(page) == ("me", "normal")
    page.send("seats 4")
    page.send("seat 1 easy")
    page.send("seat 3 human")
    page.send("option goal points")
    page.send("deal", "Plum River 42")
    assert chosen(page) == ("me", "easy", "normal", "human")
    assert "deal=plum-river-42" in start(page)
    assert "goal=points" in start(page)
    page.send("seats 2")
    assert chosen(page) == ("me", "easy")


def test_who_was_me_before_becomes_somebody_else_at_the_device() -> None:
    page = Page("#/garlandland/new")
    page.send("seat 1 me")
    assert chosen(page) == ("human", "me")


def test_players_have_names_that_are_kept_with_the_match() -> None:
    page = Page("#/garlandland/new")
    page.send("seat 1 human")
    page.send("name 0", "  Ann\n Lee ")
    page.send("name 1", "花子" * 40)
    page.send("begin")
    assert page.says("curtain.title", name="Ann Lee")
    page.send("lift")
    page.play(page.legal[0])
    page.send("hand-over")
    assert page.says("curtain.title", name=("花子" * 40)[:LONGEST_NAME])
    again = Page("", stored=page.stored)
    assert "Ann Lee" in again.html
    again.open(page.url)
    assert again.wire.model.names[0] == "Ann Lee"


def test_the_deal_of_a_match_that_is_over_begins_anew_and_one_that_was_left_goes_on() -> None:
    page = Page("#/garlandland?deal=plum-river-42&v=1&players=me,normal")
    page.play_on(2)
    left = page.match.moves
    for moves in (left, ()):
        page.open("#/garlandland/new")
        page.send("deal", "plum-river-42")
        page.send("seats 2")
        page.send("begin", random="ab" * 16)
        page.settle()
        assert page.match.moves[: len(moves)] == moves
        assert page.match.asked is not None
        page.play_on()
        assert page.match.asked is None


def test_names_are_text_and_never_markup() -> None:
    page = Page("#/garlandland/new")
    page.send("name 0", "<b>x</b>")
    assert "<b>x" not in page.html
    page.send("begin")
    page.settle()
    assert "&lt;b&gt;x" in page.html
    assert "<b>x" not in page.html


def test_a_name_for_nobody_changes_nothing() -> None:
    page = Page("#/garlandland/new")
    for message in ("name 9", "name x", "name"):
        page.send(message, "Ann")
    assert page.wire.model.names == ()


def test_a_deal_that_cannot_be_says_why_and_keeps_the_old_one() -> None:
    page = Page("#/garlandland/new")
    page.send("deal", "plum-river-42")
    page.send("deal", "梅の川")
    assert page.said[-1][0] == "assertive"
    page.send("begin")
    assert page.screen == "new"
    assert "deal=plum-river-42" in start(page)
    page.send("reroll", random="ab" * 16)
    assert "deal=plum-river-42" not in start(page)


def field(page: Page) -> str:
    """The field for the name of the deal."""
    return page.html.split('<input id="deal"')[1].split(">")[0]


def test_enter_in_the_field_takes_the_deal_says_so_and_goes_on_to_the_start() -> None:
    page = Page("#/garlandland/new")
    page.send("use-deal", "Plum River 42")
    assert 'value="plum-river-42"' in field(page)
    assert page.says("new.taken", deal="plum-river-42")
    assert (page.answer["focus"], page.answer["grab"]) == ("start", True)


def test_to_leave_the_field_takes_the_deal_and_leaves_the_focus_alone() -> None:
    page = Page("#/garlandland/new")
    page.send("deal", "Plum River 42")
    assert 'value="plum-river-42"' in field(page)
    assert not page.answer["grab"]


@pytest.mark.parametrize("do", ["deal", "use-deal"])
def test_what_is_no_name_stays_in_the_field_with_the_reason_beside_it(do: str) -> None:
    page = Page("#/garlandland/new")
    before = start(page)
    page.send(do, "Straße!")
    assert 'value="Straße!"' in field(page)
    assert 'aria-invalid="true"' in field(page)
    assert 'aria-describedby="notice"' in field(page)
    assert page.html.index('id="notice"') < page.html.index('id="start"')
    assert page.html.count('id="notice"') == 1
    assert start(page) == before
    page.send(do, "fine-1")
    assert "aria-invalid" not in field(page)
    assert "deal=fine-1" in start(page)


def test_a_random_deal_takes_the_place_of_what_is_no_name() -> None:
    page = Page("#/garlandland/new")
    page.send("deal", "Straße!")
    page.send("reroll", random="ab" * 16)
    assert "Straße" not in page.html


def test_a_number_of_ones_own_stands_in_its_field_and_no_other_choice_does() -> None:
    page = Page("#/gang-of-four/new")
    page.send("fold house")
    page.send("option limit rounds-4")
    assert 'id="number-limit"' in page.html
    assert 'value="rounds-4"' not in page.html
    page.send("number limit", "７７")
    assert "limit=77" in start(page)
    assert 'value="77"' in page.html


@pytest.mark.parametrize("message", ["seats 9", "seats x", "seat 7 easy", "seat 1 nobody", "option no way", "deal"])
def test_what_cannot_be_chosen_changes_nothing(message: str) -> None:
    page = Page("#/garlandland/new")
    before = chosen(page)
    page.send(message)
    assert page.screen == "new"
    assert chosen(page) == before
    assert Page("").send(message)["html"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_settings_take_effect_at_once_and_are_kept(lang: str) -> None:
    page = Page("#/settings", lang=lang)
    assert page.screen == "settings"
    page.send("set theme dark")
    page.send("set text larger")
    assert page.answer["root"]["data-theme"] == "dark"
    assert json.loads(page.stored[settings.KEY])["text"] == "larger"
    again = Page("", stored=page.stored)
    assert again.answer["root"]["data-text"] == "larger"


def test_a_setting_that_does_not_exist_changes_nothing() -> None:
    page = Page("#/settings")
    page.send("set theme pink")
    page.send("set nothing")
    assert page.wire.model.device.settings == settings.read({}, GAMES)


@pytest.mark.parametrize("text", ["", "[]", '{"pace": 3}', '{"pace": "never"}', "{"])
def test_settings_that_are_not_understood_are_as_usual(text: str) -> None:
    assert settings.read({settings.KEY: text}, GAMES) == settings.read({}, GAMES)


def test_the_pace_of_bots() -> None:
    waits = []
    for pace in ("slow", "normal", "fast"):
        page = Page(DEAL, stored={settings.KEY: json.dumps({"pace": pace})})
        page.send("line", page.legal[0])
        waits.append(page.answer["more"])
    assert waits == sorted(waits, reverse=True)
    assert min(waits) > 0


def test_bots_can_be_stepped() -> None:
    page = Page(DEAL, stored={settings.KEY: json.dumps({"pace": "step"})})
    page.send("line", page.legal[0])
    assert page.answer["more"] is None
    assert page.says("table.step")
    assert (page.answer["focus"], page.answer["grab"]) == ("more", True)
    page.send("more")
    assert page.legal
    assert not page.says("table.step")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_is_read_out(lang: str) -> None:
    page = Page(lang=lang)
    page.play_on(2)
    words = words_of(lang, page.match.game)
    for what in ("hand", "table", "last", "counts", "score"):
        page.said.clear()
        page.send(f"hear {what}")
        ((kind, sentence),) = page.said
        assert kind == "polite"
        assert len(sentence) > 10
    page.send("hear hand")
    assert all(words(f"card.{card}") in page.said[-1][1] for card in page.legal)


def test_the_read_out_keys_can_be_switched_off() -> None:
    assert "h=hear hand" in Page().html
    assert "hear hand" not in Page(stored={settings.KEY: '{"keys": "off"}'}).html.split(">")[0]


def test_what_can_be_chosen_for_a_seat_comes_right_after_it_and_escape_closes_it() -> None:
    page = Page("#/garlandland/new")
    page.send("seats 4")
    for seat in (1, 2):
        page.send(f"fold seat-{seat}")
    row = [each.attributes["id"] for each in parsed(page.html).one("div", "seat-chips").children]
    assert row[1:5] == ["toggle-seat-1", "inside-seat-1", "toggle-seat-2", "inside-seat-2"]
    assert parsed(page.html).one("main").attributes["data-keys"] == "Escape=shut"
    assert page.send("shut", "seat-1-easy")["focus"] == "toggle-seat-1"
    assert "inside-seat-1" not in page.html
    assert "inside-seat-2" in page.html
    page.send("fold seat-1")
    assert page.send("shut", "toggle-about-2")["focus"] == "toggle-seat-2"
    page.send("fold seat-2")
    page.send("shut", "seat-1")
    page.send("fold seat-0")
    assert page.send("shut", "start")["focus"] == "toggle-seat-0"
    assert page.send("shut", "toggle-seat-2")["focus"] == "toggle-seat-2"
    assert 'class="opened"' not in page.html
    page.send("shut", "start")


def test_a_new_match_shows_its_players_as_chips_and_what_differs_from_the_standard_beside_the_house_rules() -> None:
    page = Page("#/court-circular/new")
    form = parsed(page.html)
    assert next(chip.text for chip in form.one("div", "seat-chips").all("button")) == "Seat 1 You"
    assert "option-dealer" not in page.html
    assert page.says("new.standard")
    page.send("fold house")
    page.send("option dealer fixed")
    assert not page.says("new.standard")
    differs = parsed(page.html).by_id("house-differs")
    assert differs
    assert differs.text.startswith(words_of("en", page.wire.model.game)("option.dealer"))
    assert 'id="option-dealer-fixed"' in page.html


def test_how_long_a_match_is_stands_among_the_house_rules_and_is_told_when_they_are_closed() -> None:
    page = Page("#/court-circular/new")
    assert 'id="option-target-100"' not in page.html
    page.send("option target 100")
    differs = parsed(page.html).by_id("house-differs")
    assert differs
    assert "100" in differs.text
    page.send("fold house")
    taken = parsed(page.html).by_id("option-target-100")
    assert taken
    assert taken.attributes["aria-checked"] == "true"


def test_a_sheet_of_rules_is_a_card_that_says_what_it_is() -> None:
    page = Page("#/court-circular/new")
    for name in ("article", "1860"):
        card = parsed(page.html).by_id(f"preset-{name}")
        assert card
        assert words_of("en", page.wire.model.game)(f"preset.{name}.help") in card.text
    page.send("preset 1860")
    taken = [card.attributes["aria-checked"] for card in parsed(page.html).all("button", "preset")]
    assert taken == ["false", "true"]


def test_the_sheets_of_rules_are_one_tab_stop_also_where_none_is_taken() -> None:
    page = Page("#/gang-of-four/new")
    for do in ("preset short", "option lockout on"):
        page.send(do)
        cards = parsed(page.html).all("button", "preset")
        taken = [card.attributes["id"] for card in cards if card.attributes["aria-checked"] == "true"]
        stops = [card.attributes["id"] for card in cards if card.attributes["tabindex"] == "0"]
        assert stops == (taken or [cards[0].attributes["id"]])
        assert bool(taken) == do.startswith("preset")


def test_a_setting_of_two_ways_is_a_switch_and_others_a_row_of_buttons() -> None:
    page = Page("#/settings")
    switch = parsed(page.html).by_id("set-motion")
    assert switch
    assert (switch.attributes["role"], switch.attributes["aria-checked"]) == ("switch", "true")
    page.send(str(switch.attributes["data-do"]))
    switch = parsed(page.html).by_id("set-motion")
    assert switch
    assert switch.attributes["aria-checked"] == "false"
    assert page.wire.model.device.settings["motion"] == "off"
    groups = parsed(page.html).all("div", "segments")
    assert all(sum(each.attributes["aria-pressed"] == "true" for each in group.all("button")) == 1 for group in groups)


def test_every_setting_of_the_room_stands_on_the_page() -> None:
    assert sorted(key for keys in preferences.GROUPS.values() for key in keys) == sorted(settings.DEFAULTS)
