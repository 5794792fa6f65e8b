"""What is handed to others: links, a result without a card in it, QR codes."""

from __future__ import annotations

import html
import re

import pytest
import segno

from game.shelf import GAMES
from game.ui.links import address, address_with_moves, parse
from game.words import LANGUAGES, words_of
from tests.ui.page import DEAL, Page


def handed(page: Page, what: str) -> str:
    """What the button with this id gives away."""
    button = page.html.split(f'id="{what}"')[0].rsplit("<button", 1)[1]
    found = re.search(r'data-(?:copy|share)="([^"]*)"', button)
    assert found
    return html.unescape(found[1])


def test_the_deal_and_the_match_are_copied_as_links() -> None:
    page = Page()
    page.play_on(2)
    assert parse(handed(page, "copy-deal"), GAMES).moves == ()
    assert parse(handed(page, "copy-match"), GAMES).moves == page.match.moves
    assert "send-deal" not in page.html


def test_where_the_browser_can_it_also_sends() -> None:
    page = Page(can_share=True)
    assert handed(page, "send-deal") == handed(page, "copy-deal")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_result_is_told_without_a_card_and_leads_to_the_same_deal(lang: str) -> None:
    page = Page(lang=lang)
    page.play_on()
    text = handed(page, "copy-result")
    assert text.endswith("https://x.test/" + address(page.match))
    assert page.match.deal in text
    assert "moves=" not in text


def test_a_result_among_friends_at_one_device_is_not_sent() -> None:
    page = Page("#/garlandland?deal=plum-river-42&v=1&players=human,human")
    while page.wire.model.match and page.match.asked is not None:
        page.go_on()
        page.send("lift")
        page.play(page.legal[0])
    assert page.screen == "result"
    assert "copy-result" not in page.html


def test_the_deal_is_shown_as_a_qr_code_and_hidden_again() -> None:
    page = Page()
    page.send("qr")
    assert page.html.count('class="qr"') == 1
    link = "https://x.test/" + address(page.match)
    drawn = segno.make(link, micro=False).svg_inline(border=4, dark="#1d1b18", light="#fffdf8", omitsize=True)
    assert drawn in page.html
    page.send("qr")
    assert 'class="qr"' not in page.html


def test_a_qr_code_that_cannot_be_drawn_has_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page()

    async def fails(*_: str) -> None:
        raise OSError("offline")

    monkeypatch.setattr(page.wire, "fetch", fails)
    page.send("qr")
    assert page.says("share.no-qr")
    page.play(page.legal[0])
    assert page.match.moves


def label(page: Page, what: str) -> str:
    """What the button with this id says."""
    return html.unescape(page.html.split(f'id="{what}"')[1].split(">")[1].split("<")[0])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("what", ["deal", "match", "turn", "log", "result"])
def test_the_pressed_button_says_what_is_on_the_clipboard_until_something_else_is_done(what: str, lang: str) -> None:
    page, words = Page(DEAL, lang=lang), words_of(lang)
    page.play_on()
    if what == "turn":
        page.open(address_with_moves(page.match))
    before = label(page, f"copy-{what}")
    page.send("copied", f"copy-{what}")
    assert label(page, f"copy-{what}") == words(f"copied.{what}")
    assert page.html.count(words(f"copied.{what}")) == 1
    assert page.said[-1] == ("polite", words(f"copied.{what}"))
    page.send("fold log")
    assert label(page, f"copy-{what}") == before


def test_each_thing_to_copy_has_a_name_of_its_own() -> None:
    for words in map(words_of, LANGUAGES):
        named = [words(f"copied.{what}") for what in ("deal", "match", "turn", "log", "result")]
        assert len({*named}) == len(named)


def test_where_the_clipboard_is_refused_the_address_bar_is_named_only_for_the_link_it_holds() -> None:
    page = Page(DEAL)
    page.send("not-copied", "copy-deal")
    assert page.says("share.not-copied")
    page.send("not-copied", "copy-log")
    assert page.says("share.refused")
    assert not page.says("share.not-copied")
    assert page.said[-1][0] == "assertive"
