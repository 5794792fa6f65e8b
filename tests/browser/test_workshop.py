"""Cards of one's own: written by keyboard, kept, carried by a link, tried at a table, printed."""

from __future__ import annotations

import json
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from game.games.read_aloud.cards import codec as code
from game.games.read_aloud.cards.packs import CARDS
from game.games.read_aloud.language import sentences
from game.games.read_aloud.reading import grammar
from game.games.read_aloud.workshop import stored_decks as own
from game.shelf import GAMES
from game.words import words_of
from tests.browser import mirror
from tests.browser.conftest import GoTo, NewProfile
from tests.browser.site import Site
from tests.browser.table import opened, ready, screen, show, speaks, writes
from tests.every import few

ADDRESS = "#/read-aloud/workshop"
PLAIN = "Discard one card from the field and discard this card."
JAPANESE = "手札を1枚へらしてこのカードを捨てる"
(TEXT,) = grammar.parse(PLAIN, "en")
MISSHAPEN = """[...document.querySelectorAll(".deck-cards .slip")].filter((slip) => {
  const text = slip.querySelector(".main");
  return Math.abs(slip.offsetHeight / slip.offsetWidth - 1.4) > 0.02 || text.offsetWidth > slip.clientWidth;
}).map((slip) => slip.textContent)"""
"""The slips that are not 5:7, or whose sentence is wider."""
ON_TOP = """link => {
  const box = link.getBoundingClientRect();
  return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === link;
}"""
"""Whether a press on the middle of a link meets it."""
WATCH = """button => {
  window.meanwhile = [];
  new MutationObserver(() => {
    window.meanwhile.push(getComputedStyle(document.querySelector(button), "::after").content);
  }).observe(document.querySelector(button), { attributes: true });
}"""
"""Notes what a button says of itself behind its words while it is busy."""
PAUSE = 500
"""Milliseconds after which what was typed has certainly been told."""


def said(key: str, **facts: object) -> str:
    return words_of("en", GAMES["read-aloud"])(key, **facts)


def decks(page: Page) -> list[own.Deck]:
    """The decks that the page has stored."""
    start = "fudaba:read-aloud:"
    stored = {key.removeprefix(start): text for key, text in mirror.stored(page).items() if key.startswith(start)}
    return list(own.decks(stored))


FORGET = """for (const key of Object.keys(localStorage)) {
  if (key.startsWith("fudaba:read-aloud")) localStorage.removeItem(key);
}"""
"""All decks are gone."""


@pytest.fixture
def bench(lasting: Page) -> Page:
    """The workshop on the page of the module, without a deck."""
    lasting.set_viewport_size({"width": 1280, "height": 800})
    show(lasting, "", "menu")
    lasting.evaluate(FORGET)
    show(lasting, ADDRESS, "workshop").fill("textarea.sentence", "")
    return lasting


def write(page: Page, sentence: str) -> None:
    """Type a sentence into the field, wherever the focus was."""
    page.focus("textarea.sentence")
    page.keyboard.type(sentence)


def put(page: Page, sentence: str) -> None:
    """Write a card and put it into the deck, by Enter."""
    before = page.locator(".deck-cards > li").count()
    write(page, sentence)
    page.keyboard.press("Enter")
    expect(page.locator(".deck-cards > li")).to_have_count(before + 1)


def test_what_is_typed_is_understood_at_once_and_shown_in_both_languages(bench: Page) -> None:
    write(bench, "discard one card from the fie")
    expect(bench.locator("#understood")).to_have_text(said("shop.begun"))
    bench.click("#onward-0")
    field = bench.locator("textarea.sentence")
    expect(field).to_be_focused()
    bench.keyboard.type(" and discard this card")
    expect(bench.locator("#understood")).to_have_text(said("shop.one", sentence=PLAIN))
    expect(bench.locator(".both .slip")).to_contain_text([PLAIN, sentences.say(TEXT, "ja")])
    expect(bench.locator(".steps li")).to_have_text([*sentences.steps(TEXT, "en")])
    expect(bench.locator("#polite")).to_contain_text(said("shop.heard", sentence=PLAIN))
    expect(field).to_have_value("Discard one card from the field and discard this card")


@pytest.mark.parametrize(("lang", "size"), few(product(["ja", "en"], [(1280, 800), (360, 740)]), 3))
def test_what_was_put_into_the_deck_is_told_and_undone_without_scrolling(
    size: tuple[int, int], lang: str, bench: Page
) -> None:
    speaks(bench, lang)
    bench.set_viewport_size({"width": size[0], "height": size[1]})
    bench.fill("textarea.sentence", JAPANESE)
    expect(bench.locator(".both .slip")).to_have_count(2)
    bench.click("#add")
    expect(bench.locator(".deck-cards > li")).to_have_count(1)
    for shown in ("#notice", "#keep-back"):
        expect(bench.locator(f".put {shown}")).to_be_in_viewport(ratio=1)
    bench.click("#keep-back")
    expect(bench.locator(".deck-cards > li")).to_have_count(0)


def test_whoever_types_fast_and_presses_enter_loses_nothing(bench: Page) -> None:
    for n, sentence in enumerate((PLAIN, JAPANESE, "Do nothing."), 1):
        put(bench, sentence)
        expect(bench.locator("textarea.sentence")).to_be_focused()
        expect(bench.locator("textarea.sentence")).to_have_value("")
        assert len(decks(bench)[0].cards) == n
    bench.wait_for_timeout(PAUSE)
    expect(bench.locator("textarea.sentence")).to_have_value("")
    expect(bench.locator("#understood")).to_have_text(said("shop.empty"))


def test_a_sentence_that_is_not_understood_is_mended_by_a_button(bench: Page) -> None:
    write(bench, "discard one card from the feild and discard this card")
    expect(bench.locator("#understood")).to_have_text(said("shop.unread-near"))
    bench.keyboard.press("Enter")
    expect(bench.locator("#notice")).to_have_text(said("shop.not-yet"))
    bench.click("#nearest")
    expect(bench.locator("#understood")).to_have_text(said("shop.one", sentence=PLAIN))
    assert decks(bench) == []


@pytest.mark.parametrize("sentence", ["x" * 5000, "a\u202eb", "負ける" * 100])
def test_hostile_sentences_get_a_sentence(sentence: str, bench: Page) -> None:
    bench.fill("textarea.sentence", sentence)
    expect(bench.locator("#understood")).not_to_have_text(said("shop.empty"))
    expect(bench.locator(".both")).to_have_count(0)


def test_a_deck_is_edited_by_keyboard_alone_and_is_there_again_after_loading(bench: Page) -> None:
    put(bench, PLAIN)
    put(bench, "Do nothing.")
    bench.focus("#edit-1")
    bench.keyboard.press("Enter")
    expect(bench.locator("textarea.sentence")).to_be_focused()
    expect(bench.locator("textarea.sentence")).to_have_value("Do nothing.")
    bench.keyboard.press("Control+A")
    bench.keyboard.type("Lose.")
    bench.fill("input.worth", "-7")
    bench.keyboard.press("Enter")
    expect(bench.locator(".deck-cards > li").nth(1)).to_contain_text("Lose.")
    bench.focus("#deck-name")
    bench.fill("#deck-name", "By hand")
    bench.keyboard.press("Enter")
    expect(bench.locator("#notice")).to_have_text(said("deck.renamed", deck="By hand"))
    bench.focus("#edit-0")
    bench.keyboard.press("Enter")
    bench.focus("#out-0")
    bench.keyboard.press("Enter")
    expect(bench.locator(".deck-cards > li")).to_have_count(1)
    bench.focus("#keep-back")
    bench.keyboard.press("Enter")
    expect(bench.locator(".deck-cards > li")).to_have_count(2)
    before = decks(bench)
    bench.reload()
    ready(bench)
    assert decks(bench) == before
    assert [(card.value, sentences.say(card.text, "en")) for card in before[0].cards] == [(1, PLAIN), (-7, "Lose.")]
    expect(bench.locator("#deck-name")).to_have_value("By hand")


def test_a_deleted_deck_is_gone_and_comes_back(bench: Page) -> None:
    put(bench, PLAIN)
    before = mirror.stored(bench)
    bench.click("#keep-delete")
    expect(bench.locator("#notice")).to_have_text(said("deck.gone", deck="Deck 1"))
    assert decks(bench) == []
    bench.click("#keep-back")
    expect(bench.locator(".deck-cards > li")).to_have_count(1)
    assert mirror.stored(bench) == before


def test_a_deck_goes_by_its_link_to_somebody_else_and_into_a_match(
    bench: Page, new_profile: NewProfile, site: Site
) -> None:
    put(bench, PLAIN)
    put(bench, JAPANESE)
    link = bench.get_attribute("#copy-own", "data-copy") or ""
    other = opened(new_profile().new_page(), link)
    expect(other.locator("#came")).to_have_text(said("shop.came-called", n=2, deck="Deck 1"))
    assert decks(other) == []
    other.click("#keep-adopt")
    expect(other.locator("#notice")).to_have_text(said("deck.made", deck="Deck 1"))
    assert [deck.code for deck in decks(other)] == [deck.code for deck in decks(bench)]
    other.click("#play-own")
    expect(screen(other, "new")).to_contain_text(said("option.own.number", n=2))
    other.click("#start")
    screen(other, "table")
    (save,) = mirror.saves_of(other)
    assert save.match.options["own"] == decks(bench)[0].code


def test_a_deck_has_its_qr_code_on_a_later_visit(bench: Page) -> None:
    """Then what is fetched late is unpacked before the rest of the library comes; in Japanese nothing lies between."""
    put(bench, PLAIN)
    speaks(bench, "ja")
    bench.reload()
    ready(bench)
    expect(bench.locator("html")).to_have_attribute("data-boot", "snapshot")
    bench.evaluate(WATCH, "#qr")
    bench.click("#qr")
    expect(bench.locator(".qr svg")).to_be_visible()
    assert f'"{words_of("ja", GAMES["read-aloud"])("share.qr-waits")}"' in bench.evaluate("window.meanwhile")


def test_a_copied_link_says_so_where_the_button_was_pressed(bench: Page) -> None:
    put(bench, PLAIN)
    bench.click("#copy-own")
    expect(bench.locator("#copy-own")).to_have_text(said("copied.own"))


def test_while_the_first_sentence_is_read_nobody_says_that_nothing_is_written(bench: Page) -> None:
    expect(bench.locator("#understood")).to_be_visible()
    bench.evaluate("typed => { document.querySelector('textarea.sentence').value = typed; }", PLAIN)  # not told yet
    expect(bench.locator("#understood")).to_be_hidden()
    bench.locator("textarea.sentence").dispatch_event("input")
    expect(bench.locator("#understood")).to_have_text(said("shop.one", sentence=PLAIN))
    expect(bench.locator("#understood")).to_be_visible()


def test_in_a_wide_window_the_card_stays_and_what_is_said_of_it_is_beside_it(bench: Page) -> None:
    card, told = bench.locator(".slip.written"), bench.locator("#understood")
    where = card.bounding_box()
    write(bench, PLAIN)
    expect(told).to_have_text(said("shop.one", sentence=PLAIN))
    slip, text, put_it = card.bounding_box(), told.bounding_box(), bench.locator("#add").bounding_box()
    assert where
    assert slip
    assert text
    assert put_it
    assert (slip["x"], slip["y"]) == (where["x"], where["y"])
    assert text["x"] > slip["x"] + slip["width"]
    assert put_it["y"] + put_it["height"] < 800
    long = "Discard this card, then everybody discards a card from their hand and"
    bench.fill("textarea.sentence", long)
    expect(bench.locator(".slip.written")).to_have_class("slip written t3")
    assert bench.evaluate("(t => t.scrollHeight - t.clientHeight)(document.querySelector('textarea.sentence'))") == 0


def test_a_card_is_tried_at_a_table_and_the_bench_waits(go_to: GoTo) -> None:
    bench = go_to(ADDRESS, "workshop")
    bench.fill("textarea.sentence", "")
    write(bench, "Do nothing.")
    expect(bench.locator("#understood")).to_have_text(said("shop.one", sentence="Do nothing."))
    bench.click("#room-try")
    screen(bench, "table")
    (save,) = mirror.saves_of(bench)
    assert "w1" in [piece.key for piece in save.match.states[0].field]
    bench.go_back()
    screen(bench, "workshop")
    expect(bench.locator("textarea.sentence")).to_have_value("Do nothing.")


def test_the_way_back_from_a_trial_can_be_pressed_whatever_holds_at_the_table(go_to: GoTo) -> None:
    bench = go_to(ADDRESS, "workshop")
    bench.set_viewport_size({"width": 1280, "height": 800})
    bench.fill("textarea.sentence", "")
    write(bench, "The player with the fewest cards in hand wins.")
    bench.click("#room-try")
    screen(bench, "table")
    (save,) = mirror.saves_of(bench)
    n = [piece.key for piece in save.match.states[0].field].index("w1") + 1
    expect(bench.locator("main :focus")).to_have_count(1)
    bench.keyboard.press("/")
    expect(bench.locator("#line")).to_be_focused()
    bench.keyboard.type(f"read field {n}")
    expect(bench.locator("#line")).to_have_value(f"read field {n}")
    bench.keyboard.press("Enter")
    expect(bench.locator("#toggle-condition")).to_be_visible()
    assert bench.locator("#to-workshop").evaluate(ON_TOP)
    bench.click("#to-workshop")
    screen(bench, "workshop")


def test_decks_come_along_in_the_file_with_everything(go_to: GoTo) -> None:
    deck = own.Deck("abc", "From a file", 1, (own.card(3, TEXT),))
    page = go_to("#/settings", "settings")
    file = json.dumps({"fudaba": 1, "stored": {f"fudaba:read-aloud:{deck.key}": deck.text()}})
    page.set_input_files("#import", {"name": "a.json", "mimeType": "", "buffer": file.encode()})
    page.click("#take-in")
    expect(page.locator("#told")).to_have_text(said("data.imported", what="1 deck of your own"))
    assert decks(page) == [deck._replace(cards=own.numbered(deck.cards))]


def test_only_the_cards_are_printed(bench: Page) -> None:
    put(bench, PLAIN)
    bench.evaluate("window.print = () => { window.printed = true; }")
    bench.click("#room-print")
    bench.wait_for_function("window.printed")
    bench.emulate_media(media="print")
    expect(bench.locator(".cut .slip")).to_be_visible()
    for hidden in ("header.top", "footer.bottom", ".workshop >> nth=0"):
        expect(bench.locator(hidden)).to_be_hidden()
    bench.emulate_media(media="screen")


@pytest.mark.parametrize(("lang", "text"), few(product(["ja", "en"], ["normal", "larger"]), 3))
def test_nothing_scrolls_sideways_on_a_small_screen(lang: str, text: str, bench: Page) -> None:
    speaks(bench, lang)
    bench.fill("textarea.sentence", JAPANESE)
    expect(bench.locator(".both .slip")).to_have_count(2)
    bench.locator("textarea.sentence").press("Enter")
    expect(bench.locator(".deck-cards > li")).to_have_count(1)
    bench.fill("textarea.sentence", "手札を1枚へらして")
    bench.set_viewport_size({"width": 320, "height": 568})
    writes(bench, text)
    expect(bench.locator("#onward-0")).to_be_visible()
    assert bench.evaluate("document.documentElement.scrollWidth") <= 320


def test_a_link_with_cards_that_are_none_says_so(go_to: GoTo) -> None:
    page = go_to(f"{ADDRESS}?own={code.pack((own.card(3, TEXT),))}___", "workshop")
    expect(page.locator("#notice")).to_have_text(said("code.unreadable"))


@pytest.mark.parametrize("n", few(range(0, len(CARDS), code.MOST_CARDS), 4))
def test_every_printed_card_has_room_on_a_slip_of_one_shape(n: int, bench: Page) -> None:
    cards = tuple(CARDS.values())[n : n + code.MOST_CARDS]
    show(bench, f"{ADDRESS}?own={code.pack(cards)}", "workshop")
    expect(bench.locator(".deck-cards .slip")).to_have_count(len(cards))
    for lang in ("en", "ja"):
        speaks(bench, lang)
        assert bench.evaluate(MISSHAPEN) == []
