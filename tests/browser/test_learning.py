"""The rules before Python is there, the guided match, hints, what is handed to others."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from game.shelf import GAMES
from game.ui.lobby.rulebook import file
from game.ui.play.twice import DOUBLE
from game.words import LANGUAGES, words_of
from tests.browser import mirror
from tests.browser.conftest import GoTo, NewProfile
from tests.browser.screens import SHORT
from tests.browser.site import Site
from tests.browser.table import Gate, Table, put_away, show
from tests.every import few
from tests.ui.page import Page as Window

WORDS = {lang: words_of(lang, mirror.GAME) for lang in LANGUAGES}
WASM = "**/pyodide.asm.wasm"
SHARES = "navigator.share = async (what) => { globalThis.shared = what; }"


def hint(page: Page, ask: Callable[[], None]) -> None:
    """Ask for a hint, and once more where first it is said what that costs."""
    ask()
    expect(page.locator("#notice")).to_contain_text(re.compile("Press again|Hint:"))
    if "Press again" in page.inner_text("#notice"):
        page.wait_for_timeout(DOUBLE)  # what follows at once belongs to a double click
        ask()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_are_read_without_any_script(lang: str, new_profile: NewProfile, site: Site) -> None:
    page = new_profile(java_script_enabled=False, service_workers="block").new_page()
    page.goto(site.url + file(mirror.GAME, lang))
    expect(page.locator("h1")).to_have_text(WORDS[lang]("rules.title", title=WORDS[lang]("title")))
    assert page.locator("svg use").count() > 20
    other = next(each for each in LANGUAGES if each != lang)
    page.click(f"a[hreflang={other}]")
    expect(page.locator("html")).to_have_attribute("lang", other)


def test_the_rules_are_reached_from_the_menu_before_python_is_there(new_profile: NewProfile, site: Site) -> None:
    page = new_profile(service_workers="block").new_page()
    gate = Gate(page, WASM)
    page.goto(site.url)
    gate.wait()
    page.click(f"#rules-{mirror.GAME.name}-en")
    expect(page.locator("main[data-screen=rules] h1")).to_be_visible()
    page.unroute(WASM)
    page.get_by_text(WORDS["en"]("menu.lesson")).last.click()
    expect(page.locator(".coach")).to_be_visible()


def test_the_device_settings_hold_for_the_rules_as_a_file(page: Page, site: Site) -> None:
    page.evaluate("localStorage.setItem('fudaba:settings', JSON.stringify({theme: 'dark', text: 'large'}))")
    page.goto(site.url + file(mirror.GAME, "en"))
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-text", "large")


def test_the_coach_speaks_and_can_be_sent_away(lasting: Page) -> None:
    table = Table(show(lasting, "#/garlandland/lesson", "table"))
    coach = lasting.locator("#coach p")
    before = coach.inner_text()
    assert before
    table.lay(table.held[0])
    expect(coach).not_to_have_text(before)
    said = lasting.locator("#polite p").all_inner_texts()
    assert said[-2:] == [coach.inner_text(), lasting.inner_text("#status") + "."]
    lasting.click("#leave-lesson")
    expect(coach).to_have_count(0)
    table.lay(table.held[0])


def test_a_hint_asked_for_by_its_key_is_played_with_enter(table: Table) -> None:
    page = table.page
    hint(page, lambda: page.keyboard.press("i"))
    expect(page.locator("#hand button[aria-pressed=true]")).to_be_focused()
    table.turn(lambda: page.keyboard.press("Enter"))
    page.keyboard.press("u")
    expect(page.locator("main")).to_have_attribute("data-turn", "0")


def test_a_hint_selects_a_card_and_gives_its_reason(table: Table) -> None:
    hint(table.page, lambda: table.page.click("#hint"))
    chosen = table.page.locator("#hand [aria-pressed=true]")
    expect(chosen).to_have_count(1)
    expect(table.page.locator("#notice")).to_contain_text("Hint")
    table.turn(lambda: table.page.click("#play"))
    assert mirror.save_of(table.page).marks == ("hint",)


def test_a_tap_anywhere_on_a_hint_puts_it_away(table: Table) -> None:
    hint(table.page, lambda: table.page.click("#hint"))
    table.page.click("#note-away", position={"x": 20, "y": 10})
    expect(table.page.locator("#note-away")).to_have_count(0)


def test_the_deal_is_shown_as_a_qr_code(table: Table) -> None:
    page = table.page
    page.evaluate("document.querySelector('#fold-deal.open') ?? document.querySelector('#toggle-deal').click()")
    page.click("#qr")
    expect(page.locator(".qr svg")).to_be_visible()
    page.click("#qr")
    expect(page.locator(".qr")).to_have_count(0)


def test_a_button_is_busy_until_it_is_answered(table: Table) -> None:
    page, late = table.page, "{ask: () => new Promise((answer) => { globalThis.answered = answer; })}"
    page.evaluate(f"() => {{ fudaba.ask({late}, 0, 'qr', 'qr', false); }}")
    expect(page.locator("#qr")).to_have_attribute("data-busy", "")
    page.evaluate("answered(JSON.stringify({effects: []}))")
    expect(page.locator("[data-busy]")).to_have_count(0)


def test_a_result_is_copied_and_sent(page: Page, site: Site) -> None:
    context = page.context
    for can_share in (False, True):
        page = context.new_page()
        page.add_init_script(SHARES if can_share else "delete Navigator.prototype.share")
        page.goto(site.url + file(mirror.GAME, "en"))
        page.evaluate("texts => Object.assign(localStorage, texts)", mirror.saved(SHORT))
        page.goto(site.url + mirror.link(SHORT.deal))
        put_away(page)
        page.click("#share")
        if can_share:
            page.click("#send-result")
            page.wait_for_function("globalThis.shared?.url")
            assert SHORT.deal in json.dumps(page.evaluate("globalThis.shared"))
        else:
            page.click("#copy-result")
            expect(page.locator("#copy-result")).to_have_text(WORDS["en"]("copied.result"))
            assert SHORT.deal in page.evaluate("navigator.clipboard.readText()")
        page.close()


def test_the_log_is_copied(table: Table) -> None:
    page = table.page
    page.click("#copy-log")
    expect(page.locator("#copy-log")).to_have_text(WORDS["en"]("copied.log"))
    assert page.evaluate("navigator.clipboard.readText()").strip() == page.locator("#log").inner_text().strip()


def before_the_end(name: str) -> tuple[dict[str, str], str]:
    """What is stored of a guided match when the learner is asked for the last time, and the move that is made then."""
    page = Window(f"#/{name}/lesson")
    last: tuple[dict[str, str], str] = ({}, "")
    with page.only_the_last():
        page.go_on()
        while page.match.asked is not None:
            if page.legal:
                last = page.stored, page.legal[0]
                page.send("line", page.legal[0])
            else:
                page.send("more")
            page.go_on()
    return last


@pytest.mark.parametrize("name", few(GAMES))
def test_a_guided_match_is_played_to_its_end_and_leads_on(name: str, go_to: GoTo) -> None:
    texts, move = before_the_end(name)
    page = go_to(f"#/{name}/lesson", "table", texts)
    page.wait_for_selector("main[data-asked]:not([data-asked=''])")
    page.keyboard.press("/")
    page.fill("#line", move)
    page.press("#line", "Enter")
    expect(page.locator("main")).to_have_attribute("data-screen", "result")
    said = words_of("en", GAMES[name])("coach.end")
    if page.locator("#put-away").count():
        put_away(page)
    expect(page.locator(".close #coach p").first).to_have_text(said)
    ways = page.locator("#coach a")
    assert {*ways.evaluate_all("all => all.map((each) => each.getAttribute('href').split('/')[1])")} == {name}
    expect(ways.first).to_be_in_viewport()
    ways.first.click()
    expect(page.locator("main .coach")).to_have_count(0)
    expect(page.locator("main")).not_to_have_attribute("data-screen", "result")


def test_one_escape_closes_the_list_of_keys_and_the_next_one_lets_the_card_go(lasting: Page) -> None:
    """Hand and table both name the key: it is sent once."""
    lasting.set_viewport_size({"width": 1280, "height": 800})
    show(lasting, "#/garlandland/lesson", "table")
    card = lasting.locator("#hand button[id]").first
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    card.press("?")
    expect(lasting.locator("#listed-keys")).to_be_visible()
    card.press("Escape")
    expect(lasting.locator("#listed-keys")).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "true")
    card.press("Escape")
    expect(card).to_have_attribute("aria-pressed", "false")
