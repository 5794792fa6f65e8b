"""A challenge: a result is sent with its deal, the friend plays first, and the answer goes back as a link."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import Page, expect

from game.bots import decide
from game.core.match import ME, Match
from game.shelf import GAMES
from game.ui.model import attempts, links, outcome
from game.ui.model.attempts import Attempt
from game.words import words_of
from tests.browser import mirror
from tests.browser.conftest import NewProfile
from tests.browser.site import Site
from tests.browser.table import ENDED, opened, put_away, screen
from tests.every import seldom

GAME = GAMES["read-aloud"]
LEVEL = "random"
SHORT = {"limit": "1", "deck": "40", "replenish": "leftmost"}
"""The options with which matches are shortest."""
FIRST, LAST = 0, -1
"""Which of the legal moves somebody always makes."""
MOST = 4
"""Moves of one person."""
WORDS = words_of("en", GAME)
SENDER = "Dr Witchels?"
"""Who sends the deal; every letter that is a key at the table is in the name."""


def played(match: Match, which: int) -> Match | None:
    """The match to its end, where the person makes the first or the last legal move; None when that takes long."""
    mine = 0
    while (seat := match.asked) is not None:
        if seat == mirror.ME:
            mine += 1
            if mine > MOST:
                return None
            match = match.play(GAME.rules.moves(match.state)[which])
        else:
            match = match.play(decide(GAME.levels[LEVEL], match.seen(seat), seat, match.dice(seat)))
    return match


@cache
def short_deal() -> tuple[Match, Match, Match]:
    """A deal, and its two matches: the first legal moves win, the last ones do not, neither takes long."""
    for n in range(1000):
        deal = Match.begin(GAME, f"short-{n}", (ME, LEVEL), SHORT)
        one, other = played(deal, FIRST), played(deal, LAST)
        if one and other and outcome.outcome(one) == "won" and outcome.outcome(other) == "lost":
            return deal, one, other
    raise AssertionError("no short match in a thousand deals")


def play(page: Page, which: int) -> None:
    """Play the match on the table to its end by typing, and put its result away."""
    main, before = page.locator("main[data-turn]"), -1
    while True:
        page.wait_for_function(ENDED, arg=before)
        if main.get_attribute("data-over") == "true":
            break
        before = int(main.get_attribute("data-turn") or 0)
        moves = page.locator("#legal option")
        move = str((moves.first if which == FIRST else moves.last).get_attribute("value"))
        page.locator("main").focus()
        page.keyboard.press("/")
        expect(page.locator("#line")).to_be_focused()
        page.keyboard.type(move)
        page.keyboard.press("Enter")
    put_away(page)
    screen(page, "result")


def challenge(page: Page, name: str, what: str = "challenge") -> str:
    """The link that somebody with this name sends from the end of a match, a challenge or the answer to one.

    Before it stands a sentence that names the deal.
    """
    page.click("#share")
    page.locator("#called-here").press_sequentially(name)
    expect(page.locator(".pictured")).to_contain_text(name)
    page.click(f"#copy-{what}")
    expect(page.locator(f"#copy-{what}")).to_have_text(WORDS(f"copied.{what}"))
    dare, link = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert short_deal()[0].deal in dare
    return str(link)


@seldom
def test_a_name_is_in_the_link_that_is_copied_in_the_same_moment(page: Page, site: Site) -> None:
    deal, *_ = short_deal()
    page.evaluate("texts => Object.assign(localStorage, texts)", mirror.FAST)
    play(opened(page, site.url + links.address(deal)), FIRST)
    page.click("#share")
    page.locator("#called-here").press_sequentially("Aoi")
    page.click("#copy-challenge", no_wait_after=True)
    expect(page.locator("#copy-challenge")).to_have_text(WORDS("copied.challenge"))
    sent = links.parse(page.evaluate("navigator.clipboard.readText()").splitlines()[LAST], GAMES)
    assert [each.name for each in attempts.read(sent.attempts, deal)] == ["Aoi"]


def results(page: Page) -> list[str]:
    """Who stands in the table of results, the best first."""
    return page.locator("table.results tbody th").all_inner_texts()


def test_a_challenge_goes_to_a_friend_and_its_answer_comes_back(
    page: Page, new_profile: NewProfile, site: Site
) -> None:
    """Who sends it has played before; the friend plays here."""
    deal, aois, bens = short_deal()
    page.evaluate("texts => Object.assign(localStorage, texts)", {**mirror.FAST, **mirror.saved(aois)})
    put_away(opened(page, site.url + links.address(deal)))
    screen(page, "result")
    sent = challenge(page, SENDER)

    friend = opened(new_profile(permissions=["clipboard-read", "clipboard-write"]).new_page(), sent)
    said = WORDS("attempts.your-turn", who=("attempts.by", {"name": SENDER}), result=outcome.result(aois))
    expect(screen(friend, "challenge").locator("h1")).to_have_text(said)
    expect(friend.locator("table.turns-of")).to_have_count(0)
    friend.click("#play-deal")
    screen(friend, "table")
    play(friend, LAST)
    assert mirror.match_of(friend).moves == bens.moves
    expect(friend.locator("table.turns-of")).to_have_count(1)
    assert results(friend) == [SENDER, WORDS("player.me")]
    answer = challenge(friend, "Ben", "answer")

    opened(page, answer)
    screen(page, "challenge")
    ben = Attempt("Ben", bens)
    expect(page.locator("h1")).to_have_text(attempts.verdict(WORDS, Attempt("", aois), ben))
    assert results(page) == [WORDS("player.me"), "Ben"]
    first = page.locator("table.turns-of tr.parted td")
    expect(first).to_have_count(2)
    assert len({*first.all_inner_texts()}) == 2
