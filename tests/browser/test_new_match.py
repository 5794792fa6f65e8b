"""A match that is put together: seats, options, a deal by its name, several people at one device."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from game.core.match import LONGEST_DEAL
from game.ui.model import usual
from tests.browser import mirror
from tests.browser.table import Table, ready, screen, show, speaks
from tests.browser.test_secrets import names_in


@pytest.fixture
def new(lasting: Page) -> Page:
    """The screen with the usual table of two."""
    lasting.evaluate("key => localStorage.removeItem(key)", usual.KEY)
    page = show(lasting, "#/garlandland/new", "new")
    for fold in ("seat-0", "seat-1", "house"):
        if page.get_attribute(f"#toggle-{fold}", "aria-expanded") == "false":
            page.click(f"#toggle-{fold}")
            expect(page.locator(f"#toggle-{fold}")).to_have_attribute("aria-expanded", "true")
    pressed(page, "#seats-2", "#seat-0-me", "#seat-1-normal", "#option-goal-wins")
    return page


def pressed(page: Page, *buttons: str) -> None:
    """These buttons are taken, and no others."""
    for button in buttons:
        expect(page.locator(button)).to_have_attribute("aria-checked", "true")
    expect(page.locator("main [role=radio][aria-checked=true]")).to_have_count(len(buttons))


def press(page: Page, *buttons: str) -> None:
    for button in buttons:
        page.click(button)
        expect(page.locator(button)).to_have_attribute("aria-checked", "true")


def test_arrow_keys_take_what_they_go_to_and_stay_in_their_row(new: Page) -> None:
    for key, taken in {"ArrowRight": 3, "ArrowDown": 4, "ArrowLeft": 3, "End": 4, "Home": 2}.items():
        new.press("[id^=seats-][tabindex='0']", key)
        expect(new.locator(f"#seats-{taken}[aria-checked=true]")).to_be_focused()
    expect(new.locator("[id^=seats-][aria-checked=true]")).to_have_count(1)


def take(page: Page, deal: str) -> None:
    """Type the name of a deal and take it."""
    page.fill("#deal", deal)
    page.press("#deal", "Enter")


def start(page: Page, name: str = "table") -> Table:
    page.click("#start")
    screen(page, name)
    return Table(page)


def test_on_a_phone_held_sideways_start_is_in_sight(new: Page) -> None:
    new.set_viewport_size({"width": 740, "height": 360})
    expect(new.locator("#start")).to_be_in_viewport(ratio=1)


STARTS = """() => [...document.querySelectorAll(".preset > .title")].map((title) =>
  Math.round(title.getBoundingClientRect().x - title.parentElement.getBoundingClientRect().x))"""
"""How far from the edge of its box the name of each sheet of rules begins."""


def test_the_names_of_all_sheets_of_rules_begin_at_the_same_distance_from_their_boxes(lasting: Page) -> None:
    page = show(lasting, "#/gang-of-four/new", "new")
    page.set_viewport_size({"width": 390, "height": 844})
    for lang in ("ja", "en"):
        assert len(set(speaks(page, lang).evaluate(STARTS))) == 1, lang


@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_sit_down_and_play(seats: int, new: Page) -> None:
    press(new, f"#seats-{seats}", "#seat-1-easy")
    new.click(f"#toggle-seat-{seats - 1}")
    press(new, f"#seat-{seats - 1}-random")
    table = start(new)
    match = mirror.match_of(new)
    assert match.players == ("me", "easy", *("normal",) * (seats - 3), "random")
    expect(table.main).to_have_attribute("data-seats", str(seats))
    expect(new.locator(".rivals .seat")).to_have_count(seats - 1)
    table.turn(lambda: table.type(table.held[0]))
    assert len(mirror.match_of(new).moves) == seats


def test_a_points_game_of_two_ends_after_two_rounds_with_their_points(new: Page) -> None:
    press(new, "#option-goal-points")
    table = start(new)
    assert "&goal=points" in new.url
    for _ in range(10):
        table.turn(lambda: table.type(table.held[0]))
    screen(new, "result")
    state = mirror.match_of(new).state
    assert state.goal == "points"
    rows = new.locator(".sheet tbody tr")
    expect(rows).to_have_count(2)
    for total in mirror.GAME.rules.scores(state):
        expect(rows.last).to_contain_text(f"total {total:.0f}")


def test_a_deal_is_taken_by_its_name(new: Page) -> None:
    take(new, "  Typed Deal 3 ")
    expect(new.locator("#notice")).to_contain_text("typed-deal-3")
    table = start(new)
    held = mirror.begin("typed-deal-3").state.hands[mirror.ME]
    assert table.cards() == [mirror.card_id(card) for card in held]


@pytest.mark.parametrize("name", ["梅の川", "plum--river", "<b>plum</b>", ""])
def test_a_deal_that_cannot_be_says_why_and_the_one_before_stays(name: str, new: Page) -> None:
    take(new, "kept-deal-9")
    expect(new.locator("#notice")).to_contain_text("kept-deal-9")
    take(new, name)
    told = mirror.sentence("match.deal", deal=name, most=LONGEST_DEAL)
    expect(new.locator("#notice")).to_have_text(told)
    expect(new.locator("#assertive")).to_contain_text(told)
    new.click("#start")
    expect(new.locator("#deal")).to_be_focused()
    expect(new.locator("#notice")).to_have_text(told)
    new.click("#reroll")
    expect(new.locator("#notice")).to_have_text("")
    expect(new.locator("#deal")).not_to_have_value("kept-deal-9")


@pytest.mark.parametrize("leaves", [True, False], ids=["left", "still in it"])
def test_a_name_that_was_only_typed_is_the_deal_that_is_started(leaves: bool, new: Page) -> None:
    new.fill("#deal", "Only Typed 4")
    if leaves:
        new.press("#deal", "Tab")
    table = start(new)
    held = mirror.begin("only-typed-4").state.hands[mirror.ME]
    assert table.cards() == [mirror.card_id(card) for card in held]


def is_bare(page: Page) -> None:
    """The curtain is up: no face of a card is on the page, nobody is asked, and nothing of what was said stays."""
    expect(screen(page, "curtain")).to_have_attribute("data-asked", "")
    assert names_in(page) == set()
    assert page.locator("main :is(svg, use, .card):not(.covered *), #legal option").count() == 0
    assert page.inner_text("#polite") + page.inner_text("#assertive") == ""


def lift(page: Page, seat: int) -> Table:
    """The one whose turn it is sees their own cards, and nobody else's."""
    page.click("#lift")
    table = Table(page)
    expect(screen(page, "table")).to_have_attribute("data-asked", str(seat))
    held = mirror.match_of(page).state.hands[seat]
    assert table.cards() == [mirror.card_id(card, seat) for card in held]
    others = mirror.match_of(page).state.hands[1 - seat]
    assert not names_in(page) & {mirror.card_id(card, 1 - seat) for card in others}
    return table


def test_two_people_at_one_device_have_a_curtain_between_their_turns(new: Page) -> None:
    press(new, "#seat-1-human")
    new.click("#start")
    for turn in range(4):
        is_bare(new)
        new.keyboard.press("/")
        expect(new.locator("#line")).to_be_hidden()
        table = lift(new, turn % 2)
        new.keyboard.press("h")
        expect(new.locator("#polite")).to_contain_text(
            mirror.sentence(f"card.{mirror.match_of(new).state.hands[turn % 2][0]}")
        )
        table.hand.first.click()
        new.click("#play")
        expect(new.locator("#hand")).to_have_count(0)
        new.click("#hand-over")
    is_bare(new)
    lift(new, 0)
    new.reload()
    is_bare(ready(new))
    assert len(mirror.match_of(new).moves) == 4


def test_the_table_chosen_last_is_what_play_begins_and_says(new: Page) -> None:
    press(new, "#seats-3", "#seat-1-easy")
    start(new)
    page = show(new, "", "menu")
    expect(page.locator("#play-garlandland")).to_have_text("Play 3 players, easy, normal")
    page.click("#play-garlandland")
    screen(page, "table")
    assert mirror.match_of(page).players == ("me", "easy", "normal")
