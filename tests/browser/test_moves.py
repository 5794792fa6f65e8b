"""Single moves: typed in any manner, refused with a reason, taken back, and seen to move."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from game.core.match import ME, Match
from game.games.garlandland.rules.hands import CARDS
from game.shelf import GAMES
from tests.browser import mirror
from tests.browser.conftest import GoTo
from tests.browser.table import Table, undo
from tests.every import seldom

Open = Callable[..., Page]
FIRST = mirror.begin()
HELD = FIRST.seen(mirror.ME).hands[mirror.ME]
SPY = """() => {
  globalThis.named = [];
  const start = Document.prototype.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const names = () => [...document.querySelectorAll("[style*=view-transition-name]")].map((card) => card.id);
    const before = names();
    return start(() => { update(); globalThis.named.push([before, names()]); });
  };
}"""
CAPTURED = """() => {
  globalThis.captured = [];
  const start = Document.prototype.startViewTransition.bind(document);
  document.startViewTransition = (update) => start(() => {
    globalThis.captured.push(document.querySelectorAll("[style*=view-transition-name]").length);
    update();
  });
}"""
"""Notes how many cards are named at the moment from which they move."""


def forms(card: str) -> list[str]:
    """Manners of typing a card."""
    number = CARDS.index(card) + 1
    return [card.lower(), f" {card} ", f" {number} ", chr(ord("0") + number), chr(ord("Ⅰ") + number - 1)]


@seldom
def test_a_card_may_be_typed_in_any_manner(table: Table) -> None:
    for n in range(5):
        card = table.held[0]
        text = forms(card)[n]
        table.turn(lambda text=text: table.type(text))
        assert mirror.match_of(table.page).moves[2 * n] == card, text


def test_the_line_completes_every_legal_move_and_closes_on_escape(table: Table) -> None:
    page = table.page
    assert [option.get_attribute("value") for option in page.locator("#legal option").all()] == list(table.held)
    page.click("#toggle-menu")
    page.click("#toggle-by-key")
    page.click("#open-line")
    line = page.locator("#line")
    expect(line).to_be_focused()
    assert line.get_attribute("list") == "legal"
    page.keyboard.press("Escape")
    expect(line).to_be_hidden()
    expect(table.hand.first).to_be_focused()


def test_a_refused_move_says_why_and_nothing_changes(table: Table) -> None:
    held, before = table.held, mirror.stored(table.page)
    other = next(card for card in CARDS if card not in held)
    for text, reason in {
        other: mirror.sentence("illegal.hand", card=other),
        "VIII": mirror.sentence("illegal.card", text="VIII"),
        "<img src=x onerror=alert(1)>": "“<img src=x onerror=alert(1)>”",
        "x" * 400: "xxxx…",
    }.items():
        table.type(text)
        expect(table.page.locator("#notice")).to_contain_text(reason)
        expect(table.page.locator("#assertive p").last).to_contain_text(reason)
        expect(table.page.locator("#notice")).to_be_visible()
        assert table.cards() == [mirror.card_id(card) for card in held]
        assert mirror.stored(table.page) == before
    table.lay(held[1])
    expect(table.page.locator("#notice")).to_have_text("")


def test_a_refused_move_is_there_again_selected_when_the_line_is_opened_and_a_good_one_is_not(table: Table) -> None:
    line = table.page.locator("#line")
    table.type("VIII")
    expect(line).to_be_hidden()
    expect(line).to_have_value("VIII")
    table.page.keyboard.press("/")
    expect(line).to_be_focused()
    assert line.evaluate("each => [each.selectionStart, each.selectionEnd]") == [0, 4]
    table.page.keyboard.press("Escape")
    table.type(table.held[0])
    expect(line).to_have_value("")


def test_playing_without_a_selection_says_what_is_missing(table: Table) -> None:
    expect(table.page.locator("#play")).to_have_attribute("aria-disabled", "true")
    table.page.press("#play", "Enter")
    expect(table.page.locator("#notice")).to_have_text(mirror.sentence("table.choose"))
    expect(table.page.locator("#assertive")).to_contain_text(mirror.sentence("table.choose"))


def test_a_card_is_selected_and_let_go_again(table: Table) -> None:
    first = table.hand.first
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    table.hand.last.click()
    expect(first).to_have_attribute("aria-pressed", "false")
    table.hand.last.press("Escape")
    expect(table.page.locator("#hand [aria-pressed=true]")).to_have_count(0)
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    table.page.locator(".felt > .middle").click(position={"x": 3, "y": 3})
    expect(table.page.locator("#hand [aria-pressed=true]")).to_have_count(0)


def test_undo_marks_the_match_and_the_same_move_gets_the_same_answer(table: Table) -> None:
    page = table.page
    table.lay(table.held[0])
    second = table.held[0]
    table.lay(second)
    moves = mirror.match_of(page).moves
    undo(page)
    told = mirror.sentence("table.undone", back=("table.back-far", {"n": 1}))
    expect(page.locator("#notice")).to_have_text(f"{told} {mirror.sentence('table.redo')}")
    assert mirror.match_of(page).moves == moves[:2]
    assert mirror.save_of(page).marks == ("undo",)
    table.lay(second)
    assert mirror.match_of(page).moves == moves
    page.reload()
    said = mirror.sentence("marks.uncounted", what=mirror.sentence("mark.undo"))
    expect(page.locator("#undo")).to_have_attribute("title", f"{said}.")
    expect(page.locator("#undo .cost")).to_have_text(mirror.sentence("table.used-mark"))
    expect(page.locator("#notice")).to_have_text("")
    assert mirror.save_of(page).marks == ("undo",)


def test_undo_without_a_move_says_so(table: Table) -> None:
    expect(table.page.locator("#hand :focus")).to_have_count(1)  # or it comes there between the focus and the key
    table.page.press("#undo", "Enter")
    expect(table.page.locator("#notice")).to_have_text(mirror.sentence("table.no-undo"))
    assert mirror.save_of(table.page).marks == ()


def test_undo_while_the_bot_thinks_takes_our_card_back(open_at: Open) -> None:
    table = Table(open_at(mirror.LINK, fast=False))
    table.click(HELD[0])
    expect(table.main).to_have_attribute("data-asked", "")
    table.page.click("#undo")
    expect(table.main).to_have_attribute("data-asked", "0")
    table.lay(HELD[1])
    moves = mirror.match_of(table.page).moves
    assert moves == (HELD[1], mirror.think(FIRST.play(HELD[1])))


def test_who_lays_a_card_by_keyboard_stays_beside_it(table: Table) -> None:
    page = table.page
    one, next_to_it = (table.hand.nth(place).get_attribute("id") for place in (0, 1))
    page.locator(f"#{one}").focus()
    page.keyboard.press("Space")
    table.turn(lambda: page.keyboard.press("Enter"))
    expect(page.locator(f"#{next_to_it}")).to_be_focused()


def test_a_card_that_is_clicked_twice_is_played(table: Table) -> None:
    card = table.held[0]
    table.turn(table.hand.first.dblclick)
    assert mirror.match_of(table.page).moves[0] == card


def test_a_card_of_court_circular_that_is_clicked_twice_is_led(go_to: GoTo) -> None:
    page = go_to("#/court-circular?deal=lead-1&v=1&players=me,easy", "table")
    expect(page.locator("main")).to_have_attribute("data-asked", "0")
    page.locator("#hand button").first.dblclick()
    expect(page.locator("main")).not_to_have_attribute("data-turn", "0")
    first, *_ = mirror.match_of(page).moves
    assert first in Match.begin(GAMES["court-circular"], "lead-1", (ME, "easy")).seen(0).hands[0]


def test_a_card_that_is_clicked_again_later_is_put_back(table: Table) -> None:
    table.hand.first.click()
    expect(table.hand.first).to_have_attribute("aria-pressed", "true")
    table.page.wait_for_timeout(400)
    table.hand.first.click()
    expect(table.hand.first).to_have_attribute("aria-pressed", "false")
    assert not mirror.match_of(table.page).moves


def test_a_finger_that_has_lain_on_a_card_for_long_neither_selects_nor_plays_it(table: Table) -> None:
    page, first = table.page, table.hand.first
    box = first.bounding_box()
    assert box
    finger = page.context.new_cdp_session(page)

    def rest(milliseconds: int) -> None:
        spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
        page.wait_for_timeout(milliseconds)
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    rest(800)
    rest(20)  # soon after, but it is the first press: it selects, and does not play
    expect(first).to_have_attribute("aria-pressed", "true")
    rest(800)
    page.wait_for_timeout(300)
    expect(first).to_have_attribute("aria-pressed", "true")
    assert not mirror.match_of(page).moves


def test_a_second_click_on_play_does_not_play_twice(table: Table) -> None:
    table.hand.first.click()
    expect(table.page.locator("#play")).not_to_have_attribute("aria-disabled", "true")
    table.turn(lambda: table.page.locator("#play").dblclick())
    assert len(mirror.match_of(table.page).moves) == 2


def test_the_card_that_is_played_moves_by_a_view_transition(go_to: GoTo) -> None:
    page = go_to(mirror.LINK, "table", motion="no-preference")
    page.evaluate(SPY)
    Table(page).lay(HELD[0])
    chosen, revealed = page.evaluate("globalThis.named")[:2]
    mine = mirror.card_id(HELD[0])
    assert mine in chosen[0]
    assert "w0" in chosen[1]
    theirs = mirror.card_id(mirror.match_of(page).moves[1], mirror.BOT)
    assert {mine, theirs} <= {*revealed[1]}
    expect(page.locator("[style*=view-transition-name]")).to_have_count(0)


def test_with_reduced_motion_nothing_moves_and_all_is_playable(go_to: GoTo) -> None:
    page = go_to(mirror.LINK, "table")
    table = Table(page)
    page.evaluate(SPY)
    plan = mirror.some_moves(4).moves
    for card in plan[::2]:
        table.lay(card)
    assert page.evaluate("globalThis.named") == []
    assert mirror.match_of(page).moves == plan


def test_no_card_of_the_hand_loses_its_name_where_a_move_follows_before_the_last_has_ended(go_to: GoTo) -> None:
    page = go_to("#/gang-of-four?deal=cap-5&v=1&players=me,random,random,random", "table", motion="no-preference")
    asked = page.locator("main[data-asked='0']")
    asked.wait_for()
    page.evaluate(CAPTURED)
    page.click("#pass")
    expect(asked).to_have_count(0)
    asked.wait_for()
    captured = page.evaluate("globalThis.captured")
    assert len(captured) > 1
    assert min(captured) > 1
