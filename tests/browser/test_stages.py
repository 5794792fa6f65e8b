"""What happens is seen one thing after the other, and a press or a key shows the end at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest
from playwright.sync_api import Page, expect

from game.shelf import GAMES
from game.ui.model import LESSON, links
from game.ui.model.saves import Save
from tests.browser import mirror
from tests.browser.conftest import Open
from tests.browser.table import Table, show, tell
from tests.browser.test_places import lesson
from tests.every import EVERY, few, seldom
from tests.ui.page import Page as InCPython
from tests.ui.test_replay import finished

SPY = """() => {
  globalThis.started = [];
  document.addEventListener("animationstart", ({ target, animationName }) => {
    const stage = Number(target.dataset.stage ?? (target.id === "status" ? 99 : 0));
    if (stage && animationName !== "decide") globalThis.started.push(stage);
  });
}"""
SHOWN = """() => {
  const shown = (name) => getComputedStyle(document.querySelector(name)).opacity;
  return [shown("#status"), shown(".result .why")];
}"""
LANDED = """() => {
  globalThis.seen = {};
  const look = () => {
    const result = document.querySelector(".result");
    const flies = document.documentElement.matches(":active-view-transition");
    if (result) globalThis.seen[flies ? "flying" : "landed"] = getComputedStyle(result).visibility;
    requestAnimationFrame(look);
  };
  look();
}"""
FLIGHT = """() => {
  const begin = document.startViewTransition.bind(document);
  document.startViewTransition = (change) => {
    const flight = begin(change);
    flight.ready.then(() => {
      const look = (what) => getComputedStyle(document.documentElement, `::view-transition-${what}(card-0)`);
      const fades = document.getAnimations().map((each) => each.effect.pseudoElement ?? "");
      globalThis.flown = [look("new").opacity, look("old").visibility, fades.some((each) => /-(new|old)/.test(each))];
      const asked = (what) => getComputedStyle(document.documentElement, `::view-transition-${what}(asked)`).visibility;
      const status = document.querySelector("#status");
      globalThis.asked ??= {};
      globalThis.asked[status.className] = [asked("old"), asked("new"), getComputedStyle(status).visibility];
    });
    return flight;
  };
}"""
"""Look how the first card that moves is drawn on its way, and what is asked before and after it, mine and a rival's."""
JUST_TOLD = """async () => {
  const status = document.querySelector("#status");
  await Promise.all(status.getAnimations().map((each) => each.finished));
  const on = document.querySelector("#put-away");
  on.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  on.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
}"""
"""Press the way on in the moment when the last of what happened has been shown."""
TOLD = """([html, ...names]) => {
  const { documentElement: root } = document;
  document.querySelector("main").outerHTML = html;
  root.style = "--stages: 20; --stage-pace: 300ms";
  root.dataset.reveal = "on";
  return names.map((name) => parseFloat(getComputedStyle(document.querySelector(name)).animationDelay));
}"""
"""At which second each of these things is shown of a page of twenty stages."""
RUNNING = "() => document.getAnimations().filter((each) => each.playState === 'running').length"


LAST_TURNS = [f"stages-{n}" for n in range(24)]
"""Deals, more than there are tests, each of which takes one."""
UNTOUCHED = iter(LAST_TURNS)


@pytest.fixture(scope="module")
def stored() -> Mapping[str, str]:
    """Matches where the next card ends the round."""
    found = dict(mirror.FAST)
    for deal in LAST_TURNS:
        found |= mirror.saved(mirror.some_moves(8, deal), deal)
    return found


@pytest.fixture
def last_turn(lasting: Page) -> Iterator[Table]:
    """A table at a normal pace where the next card ends the round."""
    deal = next(UNTOUCHED)
    table = Table(show(lasting, mirror.link(deal), "table", "no-preference"), deal)
    table.page.evaluate(SPY)
    tell(table.page, "set pace normal")
    yield table
    tell(table.page, "set pace fast")


def end_the_round(table: Table, card: str = "") -> None:
    """Lay the fifth card, and wait for the result."""
    table.click(card or mirror.some_moves(8, table.deal).state.hands[mirror.ME][0])
    expect(table.page.locator("#put-away")).to_be_visible()


def at_the_end(page: Page) -> None:
    """All is shown, and the button that leads on has the focus."""
    assert page.evaluate(SHOWN) == ["1", "1"]
    expect(page.locator("#put-away")).to_be_focused()


def test_the_stages_come_in_their_order_and_the_verdict_last(last_turn: Table) -> None:
    page = last_turn.page
    end_the_round(last_turn)
    assert page.evaluate(SHOWN) == ["0", "0"]
    page.wait_for_function("() => globalThis.started.includes(99)")
    started = page.evaluate("globalThis.started")
    assert started == sorted(started)
    assert len({*started}) > 3
    page.wait_for_function(f"() => !({RUNNING})()")
    at_the_end(page)


@seldom
def test_at_a_fast_pace_the_result_is_seen_once_the_cards_have_landed(table: Table) -> None:
    for _ in range(4):
        table.lay(table.held[0])
    table.page.evaluate(LANDED)
    end_the_round(table, table.held[0])
    table.page.wait_for_function("() => globalThis.seen.landed === 'visible'")
    assert table.page.evaluate("globalThis.seen.flying") == "hidden"


@pytest.mark.parametrize("how", few(["press", "key"]))
def test_a_press_or_a_key_shows_the_end_and_does_nothing_else(how: str, last_turn: Table) -> None:
    page = last_turn.page
    end_the_round(last_turn)
    assert page.evaluate(SHOWN) == ["0", "0"]
    page.locator("#status").dispatch_event("pointerdown") if how == "press" else page.keyboard.press("Shift")
    at_the_end(page)
    expect(page.locator("html")).to_have_attribute("data-reveal", "")
    expect(page.locator(".result")).to_be_visible()


@pytest.mark.parametrize("how", ["press", "Enter", " "] if EVERY else ["Enter"])
def test_the_first_press_on_the_way_on_shows_the_end_and_the_second_goes_on(how: str, last_turn: Table) -> None:
    page = last_turn.page
    end_the_round(last_turn)
    assert page.evaluate(SHOWN) == ["0", "0"]
    on = page.locator("#put-away")
    for left in (1, 0):
        on.click() if how == "press" else page.keyboard.press(how)
        expect(on).to_have_count(left)
        if left:
            at_the_end(page)


@pytest.mark.parametrize("seen", few([False, True]))
def test_who_presses_twice_or_a_moment_too_late_for_the_end_still_sees_the_result(seen: bool, last_turn: Table) -> None:
    page = last_turn.page
    end_the_round(last_turn)
    if seen:
        page.evaluate(JUST_TOLD)
    else:
        page.locator("#put-away").dblclick()
    at_the_end(page)
    page.wait_for_timeout(300)
    at_the_end(page)
    page.click("#put-away")
    expect(page.locator("#put-away")).to_have_count(0)


def test_the_way_on_says_what_a_press_on_it_does(last_turn: Table) -> None:
    page = last_turn.page
    end_the_round(last_turn)
    meanwhile = "getComputedStyle(document.querySelector('#put-away > .was')).opacity"
    assert page.evaluate(meanwhile) == "1"
    page.keyboard.press("Enter")
    assert page.evaluate(meanwhile) == "0"


def test_with_reduced_motion_the_end_is_there_at_once(last_turn: Table) -> None:
    page = last_turn.page
    page.emulate_media(reduced_motion="reduce")
    end_the_round(last_turn)
    at_the_end(page)
    assert page.evaluate("globalThis.started") == []


def test_what_was_shown_is_not_shown_again(last_turn: Table) -> None:
    page = last_turn.page
    end_the_round(last_turn)
    page.keyboard.press("Shift")
    page.evaluate("globalThis.started = []")
    fold = page.locator("#toggle-log")
    other = "false" if fold.get_attribute("aria-expanded") == "true" else "true"
    fold.click()
    expect(fold).to_have_attribute("aria-expanded", other)
    assert page.evaluate("globalThis.started") == []
    assert page.evaluate(SHOWN) == ["1", "1"]


def test_at_the_end_of_a_match_the_first_press_goes_on(open_at: Open) -> None:
    """After all tests of the shared page: this one takes what is stored away."""
    short = mirror.short_match()
    page = open_at(mirror.link(short.deal), mirror.saved(short.until(len(short.moves) - 2)), fast=False)
    end_the_round(last := Table(page), short.moves[-2])
    assert page.evaluate(SHOWN) == ["0", "0"]
    expect(last.main).to_have_attribute("data-over", "true")
    page.keyboard.press("Enter")
    expect(page.locator("#put-away")).to_have_count(0)


def ended(game: str) -> str:
    """The page at the end of a guided match."""
    match = finished(GAMES[game])
    save = Save("over", match, (LESSON,), 1)
    return InCPython(links.address(match), {save.key: save.text()}).html


@pytest.mark.parametrize(("game", "at"), [("garlandland", 5.4), ("court-circular", 6.0)])
def test_at_the_end_of_a_match_who_has_won_is_said_before_the_reasons(game: str, at: float, bare: Page) -> None:
    assert bare.evaluate(TOLD, [ended(game), "#status"]) == [at]


def test_in_gang_of_four_who_has_won_is_said_as_the_cards_lie_there_and_the_figures_after_it(bare: Page) -> None:
    page = InCPython("#/gang-of-four?deal=plum-river-42&v=1&players=me,easy,easy")
    while 'id="put-away"' not in page.html:
        page.play(page.legal[0])
        page.settle()
    status, *figures = bare.evaluate(TOLD, [page.html, "#status", ".result .why", ".result .left li"])
    assert 0 < status < 0.5
    assert min(figures) > status


def test_the_box_of_a_coach_comes_with_his_sentence(bare: Page) -> None:
    result = next(html for html in lesson("garlandland", "en") if 'id="put-away"' in html)
    for html in (result, ended("garlandland")):
        status, box, sentence = bare.evaluate(TOLD, [html, "#status", "#coach", "#coach p"])
        assert (box, sentence) == (status, 0)


def test_the_lists_beside_the_table_tell_a_round_when_the_table_does(bare: Page) -> None:
    page = InCPython(mirror.LINK)
    while 'id="put-away"' not in page.html:
        page.play(page.legal[0])
    for fold in ("sheet", "log"):
        page.send(f"fold {fold}")
    status, *told = bare.evaluate(TOLD, [page.html, "#status", ".sheet tbody tr:last-child", ".log .just"])
    assert told == [status, status]
    assert status > 0


def test_nothing_shines_through_a_card_that_flies_and_what_is_asked_next_is_seen_once_a_rivals_has_landed(
    last_turn: Table,
) -> None:
    page = last_turn.page
    page.evaluate(FLIGHT)
    last_turn.click(last_turn.held[0])
    page.wait_for_function("globalThis.flown")
    assert page.evaluate("globalThis.flown") == ["1", "hidden", False]
    page.wait_for_function("globalThis.asked.status")
    at_once, landed = ["hidden", "visible", "visible"], ["visible", "hidden", "visible"]
    assert page.evaluate("globalThis.asked") == {"status at-once": at_once, "status": landed}


def test_sound_is_heard_only_where_it_is_switched_on(table: Table) -> None:
    page = table.page
    page.evaluate("""() => {
      globalThis.tones = 0;
      const { start } = OscillatorNode.prototype;
      OscillatorNode.prototype.start = function (at) { globalThis.tones += 1; return start.call(this, at); };
    }""")
    table.lay(table.held[0])
    assert page.evaluate("globalThis.tones") == 0
    page.click("#sound")
    expect(page.locator("#sound")).to_have_attribute("aria-pressed", "true")
    table.lay(table.held[0])
    assert page.evaluate("globalThis.tones") > 0
