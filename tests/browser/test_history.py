"""Finished matches: their replay, a link to one of its turns, branches, and what they come to."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest
from playwright.sync_api import Page, expect

from tests.browser import mirror
from tests.browser.conftest import GoTo
from tests.browser.site import Site
from tests.browser.table import Table, put_away, ready, screen, show, undo
from tests.browser.test_settings import at_settings, choose

SHORT = mirror.short_match()
LAST = len(SHORT.moves)
SHORT_OF_A_TURN = mirror.begin(SHORT.deal).replay(SHORT.moves[:-2])
WAYS = "[...document.querySelectorAll('.ways button, #turn')].map(e => [e.id, e.getBoundingClientRect().toJSON()])"
"""The places of the slider and of all buttons of a replay."""
WON = mirror.ME in SHORT.state.victors
PLAINLY = f"Won{int(WON)}Lost{int(not WON)}"
"""What the finished match comes to when it was played without help."""
HELPED = "1 match with hints or undo, not counted."
MORE_HELPED = "1 more with hints or undo, not counted."


def at(page: Page, n: int, of: int = LAST) -> None:
    """The replay shows the match after so many of its moves."""
    expect(page.locator("#status")).to_contain_text(f"({n} of {of})")


def counted(page: Page, *said: str) -> None:
    """The statistics say this of the one kind of opponents, and the history is shown again."""
    show(page, "#/statistics", "statistics")
    for each in said:
        expect(page.locator(".versus li")).to_contain_text(each)
    expect(page.locator(".versus .bar")).to_have_count(int(PLAINLY in said))
    page.click("#to-history")
    screen(page, "history")


@pytest.fixture
def replay(lasting: Page) -> Page:
    """The replay of a finished match, opened from the list."""
    page = show(lasting, "#/history", "history")
    page.locator(".past a").first.click()
    screen(page, "look")
    return page


def test_a_match_that_was_just_finished_is_replayed_and_listed(go_to: GoTo) -> None:
    page = go_to(mirror.link(SHORT.deal), "table", mirror.saved(SHORT_OF_A_TURN))
    Table(page).lay(SHORT.moves[-2])
    screen(page, "result")
    put_away(page)
    page.click("#replay")
    at(page, 0)
    page.go_back()
    screen(page, "result")
    page.go_forward()
    at(page, 0)
    page.click("#look-last")
    at(page, LAST)
    expect(page.locator("main")).to_have_attribute("data-over", "true")
    page.click("#to-end")
    page.click("#to-menu")
    page.click("#to-history")
    expect(page.locator(".past li")).to_have_count(1)
    counted(page, PLAINLY)


def test_a_match_with_a_move_taken_back_is_counted_apart(go_to: GoTo) -> None:
    page = go_to(mirror.link(SHORT.deal), "table", mirror.saved(SHORT_OF_A_TURN))
    table = Table(page)
    undo(page)
    told = mirror.sentence("table.undone", back=("table.back-far", {"n": 1}))
    expect(page.locator("#notice")).to_have_text(f"{told} {mirror.sentence('table.redo')}")
    for card in SHORT.moves[-4::2]:
        table.lay(card)
    screen(page, "result")
    page.evaluate("location.hash = '#/history'")
    screen(page, "history")
    counted(page, HELPED)
    expect(page.locator(".past li")).to_contain_text(mirror.sentence("mark.undo"))


def test_a_page_that_was_hidden_over_midnight_shows_the_new_days_deals(lasting: Page) -> None:
    page = show(lasting, "#/days", "days")
    before = page.locator("main").inner_html()
    page.clock.set_system_time(datetime.now() + timedelta(days=1))
    page.evaluate("document.dispatchEvent(new Event('visibilitychange', {bubbles: true}))")
    page.wait_for_function("before => document.querySelector('main').innerHTML !== before", arg=before)
    screen(page, "days")


def test_a_replay_goes_step_by_step_in_both_directions(replay: Page) -> None:
    at(replay, 0)
    for where, n in (("forward", 1), ("forward", 2), ("back", 1), ("last", LAST), ("back", LAST - 1), ("first", 0)):
        replay.click(f"#look-{where}")
        at(replay, n)
    expect(replay.locator(".cards .card[id^=c]")).to_have_count(0)
    for focused in ("main", "#turn", "#look-forward"):
        for key, n in (("End", LAST), ("ArrowLeft", LAST - 1), ("Home", 0), ("ArrowRight", 1)):
            replay.locator(focused).press(key)
            at(replay, n)


def test_enter_does_in_a_replay_what_its_strong_button_does_unless_another_one_has_the_focus(replay: Page) -> None:
    at(replay, 0)
    replay.evaluate("document.activeElement.blur()")
    replay.keyboard.press("Enter")
    at(replay, 1)
    for focused, n in (("main", 2), ("#look-back", 1), ("main", 2), ("#look-first", 0)):
        replay.focus(focused)
        replay.keyboard.press("Enter")
        at(replay, n)


def test_a_result_that_covers_the_hands_of_a_replay_takes_the_focus_with_it(replay: Page) -> None:
    replay.click("#look-first")
    at(replay, 0)
    replay.focus("#eyes-1")
    replay.keyboard.press("End")
    at(replay, LAST)
    expect(replay.locator("main")).to_be_focused()


def test_a_replay_runs_by_itself_until_it_is_stopped_or_over(lasting: Page) -> None:
    choose(at_settings(lasting), "pace", "normal")
    page = show(lasting, mirror.link_with_moves(SHORT) + "&at=0", "look")
    play, status = page.locator("#look-play"), page.locator("#status")
    places = page.evaluate(WAYS)
    play.click()
    expect(play).to_have_text(mirror.sentence("look.stop"))
    assert page.evaluate(WAYS) == places
    expect(status).not_to_have_text(mirror.sentence("look.start", of=LAST))
    play.click()
    expect(play).to_have_text(mirror.sentence("look.play"))
    stopped = status.inner_text()
    page.wait_for_timeout(600)
    assert status.inner_text() == stopped
    page.click("#look-last")
    page.click("#look-back")
    at(page, LAST - 1)
    play.click()
    at(page, LAST)
    expect(play).to_have_text(mirror.sentence("look.play"))
    assert page.evaluate(WAYS) == places


def test_a_link_to_a_turn_opens_at_that_turn(replay: Page, site: Site) -> None:
    replay.click("#look-forward")
    replay.click("#look-forward")
    at(replay, 2)
    link = replay.get_attribute("#copy-turn", "data-copy") or ""
    assert link.startswith(site.url)
    at(show(replay, link.removeprefix(site.url), "look"), 2)
    expect(replay.locator(".cards .card[id^=c]")).to_have_count(2)


def test_a_branch_is_played_on_from_a_turn_marked_and_counted_apart(go_to: GoTo) -> None:
    page = go_to("#/history", "history", mirror.saved(SHORT))
    counted(page, PLAINLY)
    page.locator(".past a").click()
    screen(page, "look")
    for where in ("last", "back", "back"):
        page.click(f"#look-{where}")
    at(page, LAST - 2)
    page.click("#branch")
    table = Table(page)
    expect(page.locator("#notice")).to_have_text(
        mirror.sentence("marks.uncounted", what=mirror.sentence("mark.branch"))
    )
    table.lay(SHORT.moves[-2])
    assert mirror.save_of(page).marks == ("branch",)
    page.reload()
    screen(ready(page), "result")
    page.evaluate("location.hash = '#/history'")
    screen(page, "history")
    counted(page, PLAINLY, MORE_HELPED)
    expect(page.locator(".past li").first).to_contain_text(mirror.sentence("mark.branch"))
