"""Links: the same deal for everybody, and matches that are sent to be looked at."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from game.ui.model import peeked
from tests.browser import mirror
from tests.browser.conftest import GoTo, NewProfile
from tests.browser.site import Site
from tests.browser.table import Table, opened, screen, show

SENT = mirror.some_moves(6)
WITH_MOVES = mirror.link_with_moves(SENT)
LOOKS = (
    ("first", 0),
    ("back", 0),
    ("forward", 1),
    ("forward", 2),
    ("last", 6),
    ("forward", 6),
    ("back", 5),
    ("back", 4),
)
"""Buttons and the number of moves after each."""


def test_a_link_deals_two_strangers_the_same_cards_and_answers(page: Page, new_profile: NewProfile, site: Site) -> None:
    plan = mirror.some_moves(6).moves
    stranger = new_profile(service_workers="block").new_page()
    for visitor in (page, stranger):
        table = Table(opened(visitor, site.url + mirror.LINK))
        assert table.cards() == [mirror.card_id(card) for card in mirror.begin().state.hands[mirror.ME]]
        for card in plan[::2]:
            table.lay(card)
        assert mirror.match_of(visitor).moves == plan


def test_a_link_without_a_deal_makes_one_and_puts_it_in_the_address(go_to: GoTo) -> None:
    page = go_to("#/garlandland", "table")
    Table(page)
    match = mirror.match_of(page)
    assert match.players == mirror.PLAYERS
    assert page.url.endswith(f"#/garlandland?deal={match.deal}&v=1&players=me,normal")


def test_a_link_pasted_over_an_open_table_opens_its_deal(go_to: GoTo) -> None:
    page = go_to(mirror.LINK, "table")
    Table(page)
    page.evaluate("location.hash = '#/garlandland?deal=other-deal-7&v=1&players=me,easy'")
    page.wait_for_function("document.querySelector('#inside-deal').textContent.includes('other-deal-7')")
    assert mirror.match_of(page).deal == "other-deal-7"
    assert len([key for key in mirror.stored(page) if key.startswith("fudaba:match:")]) == 2


def test_the_link_to_a_deal_is_copied_whole(site: Site, go_to: GoTo) -> None:
    page = go_to(mirror.LINK, "table")
    page.click("#copy-deal")
    expect(page.locator("#polite")).to_contain_text(mirror.sentence("copied.deal"))
    assert page.evaluate("navigator.clipboard.readText()") == site.url + mirror.LINK


def test_the_link_with_all_moves_is_copied_whole(site: Site, go_to: GoTo) -> None:
    page = go_to(mirror.LINK, "table", mirror.saved(SENT))
    page.click("#copy-match")
    expect(page.locator("#polite")).to_contain_text(mirror.sentence("copied.match"))
    assert page.evaluate("navigator.clipboard.readText()") == site.url + WITH_MOVES


def lying(page: Page) -> int:
    """How many cards lie in the rows."""
    return page.locator(".cards .card[id^=c]").count()


def test_a_link_with_moves_opens_to_look_at_step_by_step(go_to: GoTo) -> None:
    page = go_to(WITH_MOVES, "look")
    assert lying(page) == 0
    page.click("#look-last")
    page.wait_for_function("document.querySelectorAll('.cards .card[id^=c]').length === 6")
    for where, moves in LOOKS:
        page.click(f"#look-{where}")
        page.wait_for_function(f"document.querySelectorAll('.cards .card[id^=c]').length === {moves // 2 * 2}")
    assert mirror.stored(page).keys() <= {"fudaba:lang", peeked.KEY, *mirror.FAST}


def test_playing_a_deal_that_was_sent_shows_none_of_its_moves(lasting: Page) -> None:
    page = show(lasting, WITH_MOVES, "look")
    page.click("#again")
    screen(page, "table")
    assert lying(page) == 0
    assert "moves=" not in page.url
    assert mirror.match_of(page).moves == ()
    assert not [card for card in SENT.moves[1::2] if page.locator(f"#{mirror.card_id(card, mirror.BOT)}").count()]


def test_a_finished_match_that_was_sent_shows_its_result(lasting: Page) -> None:
    match = mirror.short_match()
    page = show(lasting, mirror.link_with_moves(match), "look")
    page.click("#look-last")
    expect(page.locator("main")).to_have_attribute("data-over", "true")
    expect(page.locator(".result")).to_be_visible()


@pytest.mark.parametrize(
    ("players", "seats"), [("me,easy", 2), ("normal,me", 2), ("me,easy,normal", 3), ("easy,me,random,normal", 4)]
)
def test_other_opponents_and_seats_sit_down(players: str, seats: int, lasting: Page) -> None:
    page = show(lasting, f"#/garlandland?deal={mirror.DEAL}&v=1&players={players}", "table")
    table = Table(page)
    expect(table.main).to_have_attribute("data-seats", str(seats))
    expect(table.main).to_have_attribute("data-asked", str(players.split(",").index("me")))
    card = mirror.match_of(page).seen(players.split(",").index("me")).hands[players.split(",").index("me")][0]
    table.turn(lambda: table.type(card))
    assert mirror.match_of(page).state.round == 1
    assert all(len(row) == 1 for row in mirror.match_of(page).state.rows)
