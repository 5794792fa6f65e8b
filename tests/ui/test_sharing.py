"""What is handed to others: links, a result without a card in it, QR codes."""

from __future__ import annotations

import html
import re
from itertools import product
from typing import Any

import pytest

from game.core.game import Game
from game.core.match import Match
from game.games.gang_of_four.rules.score import Round
from game.shelf import GAMES
from game.ui.model import outcome, strip
from game.ui.model.links import address, address_with_moves, parse
from game.ui.send import sharing
from game.ui.send.sending import _told, about
from game.ui.view.shown import rounds
from game.words import LANGUAGES, words_of
from tests.every import few
from tests.markup import parsed
from tests.matches import name
from tests.ui.page import DEAL, Page

WEAK = DEAL.replace("normal", "random")


def handed(page: Page, what: str) -> str:
    """What the button with this id gives away."""
    button = page.html.split(f'id="{what}"')[0].rsplit("<button", 1)[1]
    found = re.search(r'data-(?:copy|share)="([^"]*)"', button)
    assert found
    return html.unescape(found[1])


def over(lang: str = "en", url: str = DEAL, **env: Any) -> Page:
    """The page at the end of a match, with all that can be sent of it."""
    page = Page(url, lang=lang, **env)
    page.play_on()
    page.send("share")
    return page


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
def test_a_result_is_told_without_a_card_and_leads_to_the_begins_like(lang: str) -> None:
    page = over(lang)
    told, signs, key, link = handed(page, "copy-result").split("\n")
    assert link == "https://x.test/" + address(page.match)
    assert all(each in told for each in about(words_of(lang, page.match.game), page.match))
    assert page.match.deal in told
    assert words_of(lang).say(outcome.result(page.match)) in told
    assert len(signs) == len(rounds(page.match))
    assert all(sign in key for sign in signs)
    assert "moves=" not in link


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_has_lost_does_not_ask_a_friend_to_do_better(lang: str) -> None:
    ends = {outcome.outcome(page.match): page for n in range(9) if (page := over(lang, WEAK.replace("42", str(n))))}
    for how, page in ends.items():
        words, told = words_of(lang, page.match.game), handed(page, "copy-result").split("\n")[0]
        dares = [_told(words, page.match, key) for key in ("attempts.send", "attempts.send-lost")]
        assert [told == dare for dare in dares] == [how != "lost", how == "lost"]
    assert {"won", "lost"} <= {*ends}


def test_a_replay_comes_back_to_the_result_without_the_panel_for_sending() -> None:
    page = over()
    page.send("replay")
    page.send("to-end")
    assert page.screen == "result"
    assert not parsed(page.html).by_id("sending")


@pytest.mark.parametrize("closes", ["share", "clear"])
def test_the_panel_for_sending_opens_with_the_focus_in_it_and_closes_with_the_focus_on_its_button(closes: str) -> None:
    page = over()
    assert (page.answer["focus"], page.answer["grab"]) == ("sending", True)
    assert parsed(page.html).by_id("close-share")
    page.send(closes)
    assert page.answer["focus"] == "share"
    assert not parsed(page.html).by_id("sending")


def test_where_the_browser_can_the_text_is_sent_with_its_link() -> None:
    page = over(can_share=True)
    button = page.html.split('id="send-result"')[0].rsplit("<button", 1)[1]
    assert f"{handed(page, 'send-result')}" == "https://x.test/" + address(page.match)
    assert handed(page, "copy-result").startswith(html.unescape(button.split('data-text="')[1].split('"')[0]))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=name)
def test_the_picture_says_what_the_text_says_and_shows_a_sign_for_each_in_the_strip(game: Game, lang: str) -> None:
    page = over(lang, f"#/{game.name}?deal=plum-river-42&players={','.join(('me', *['random'] * (game.seats[0] - 1)))}")
    page.send("put-away")
    drawn = parsed(page.html).by_id("picture")
    assert drawn
    words, match = words_of(lang, game), page.match
    assert drawn.attributes["aria-label"] == handed(page, "copy-result").rpartition("\n")[0]
    assert match.deal in drawn.text
    assert outcome.told(words, match)[0].lower() in drawn.text.lower()
    found = strip.signs(match)
    assert [len(each.all("g")) for each in drawn.all("g", "signs")] == ([len(found)] if found else [])
    assert len(drawn.all("g", "key")) == len({*found})
    assert all(words(f"strip.{sign}") in drawn.text for sign in found)
    assert {*found} <= {*strip.SHAPES}
    assert (
        not found
        or found[-1] == {"won": "won", "shared": "shared", "lost": "lost"}[outcome.outcome(match)]
        or len(found) > 1
    )


@pytest.mark.parametrize(("game", "lang"), few(product(GAMES.values(), LANGUAGES), 3))
def test_the_picture_shows_cards_of_the_game_but_none_of_the_deal(game: Game, lang: str) -> None:
    def shown(deal: str) -> str:
        page = over(lang, f"#/{game.name}?deal={deal}&players={','.join(('me', *['random'] * (game.seats[0] - 1)))}")
        page.send("put-away")
        return page.html.split('<g class="poster"')[1].split("</g><text")[0]

    assert len(shown("plum-river-42")) > 200
    assert shown("plum-river-42") == shown("tea-7")


def test_among_several_the_result_says_what_each_came_to_and_whether_few_points_are_good() -> None:
    page = over("en", "#/gang-of-four?deal=plum-river-42&players=me,random,random")
    words, counts = words_of("en", page.match.game), page.match.state.totals
    result = handed(page, "copy-result")
    for n in counts[1:]:
        assert f"(random) with {words('page.points', n=n)}" in result
    assert f"with {words('page.points', n=counts[0])} against" in result
    assert words("share.fewest") in result


@pytest.mark.parametrize(
    ("totals", "place"), [((4, 4, 5, 1), "joint 2nd of 4"), ((9, 4, 5, 1), "4th of 4"), ((1, 4, 5, 1), "2nd of 4")]
)
def test_who_has_not_won_among_several_is_told_by_place_also_behind_a_broken_tie(
    totals: tuple[int, ...], place: str
) -> None:
    match = Match.begin(GAMES["gang-of-four"], "places", ("me", "easy", "easy", "easy"))
    hands, times, points = ((),) * 4, (0,) * 4, (1, 1, 1, 0)
    last = Round(2, 1, 3, False, hands, times, points, totals, ())
    terms = match.state.terms._replace(tie_break=True)
    over = match.state._replace(totals=totals, last=last, terms=terms, asked=None)
    told, _ = outcome.told(words_of("en", match.game), match._replace(states=(over,)))
    assert told == f"came {place} with {words_of('en', match.game)('page.points', n=totals[0])}"


def test_a_result_with_help_says_so() -> None:
    page = Page()
    page.hint()
    page.settle()
    page.play_on()
    page.send("share")
    assert words_of("en")("share.aided") in handed(page, "copy-result").split("\n")
    drawn = parsed(page.html).by_id("picture")
    assert drawn
    assert words_of("en")("attempts.helped") in drawn.text
    assert words_of("en")("share.aided") not in handed(over(), "copy-result")


def test_a_strip_keeps_its_last_signs_and_says_that_there_were_more() -> None:
    assert strip.kept(("lost",) * 40) == ("more", *("lost",) * 29)
    assert strip.kept(("lost",) * 30) == ("lost",) * 30
    assert strip.size(("won",) * 12) == (10 * strip.BOX, 2 * strip.BOX)


def test_a_result_among_friends_at_one_device_is_not_sent() -> None:
    page = Page("#/garlandland?deal=plum-river-42&v=1&players=human,human")
    while page.wire.model.match and page.match.asked is not None:
        page.go_on()
        page.send("lift")
        page.play(page.legal[0])
    assert page.screen == "result"
    assert 'id="share"' not in page.html
    page.send("share")
    assert "copy-result" not in page.html


def test_the_deal_is_shown_as_a_qr_code_and_hidden_again() -> None:
    page = Page()
    page.send("qr")
    assert page.html.count('class="qr"') == 1
    assert sharing.picture("https://x.test/" + address(page.match)) in page.html
    page.send("qr")
    assert 'class="qr"' not in page.html


def test_a_qr_code_has_its_squares_with_a_quiet_zone_of_four_around_them() -> None:
    """As ISO/IEC 18004 has it: in three corners a frame of seven squares, three of them filled inside it."""
    drawn = sharing.picture("https://example.org/")
    [side] = map(int, re.findall(r'viewBox="0 0 (\d+) ', drawn))
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", drawn)}
    assert side == 25 + 8
    assert {min(at) for at in zip(*dark, strict=True)} == {4}
    assert {max(at) for at in zip(*dark, strict=True)} == {28}
    corner = {(x, y) for x, y in product(range(7), repeat=2) if max(abs(x - 3), abs(y - 3)) != 2}
    for left, top in ((4, 4), (22, 4), (4, 22)):
        assert {(x - left, y - top) for x, y in dark if 0 <= x - left < 7 and 0 <= y - top < 7} == corner


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
@pytest.mark.parametrize("what", ["deal", "match", "turn", "log", "result", "picture"])
def test_the_pressed_button_says_what_is_on_the_clipboard_until_something_else_is_done(what: str, lang: str) -> None:
    page, words = Page(DEAL, lang=lang), words_of(lang)
    page.play_on()
    if what in ("result", "picture"):
        page.send("share")
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
