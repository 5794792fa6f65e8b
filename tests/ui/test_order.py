"""Page and worker, each at its own pace: whatever crosses on the way, what is shown is kept, under its own address."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.bots import decide
from game.core.chance import Chance
from game.core.game import Game
from game.core.match import ME, Match
from game.ui import screens
from game.ui.model import links
from game.ui.model.saves import KEY
from tests.every import EVERY
from tests.kept import read
from tests.matches import ALL, name
from tests.ui.page import Page
from tests.ui.threads import Browser, run, turn

ADDRESSES = [
    "#/garlandland?deal=one&v=1&players=me,easy",
    "#/garlandland?deal=two&v=1&players=me,easy",
    "#/garlandland?deal=bots&v=1&players=easy,normal",
    "#/garlandland",
    "#/garlandland/rules",
    "#/settings",
    "#/",
]
ACTS = ("play", "play", "play", "fold log", "hear hand", "undo", "hint", "lang ja", "more", "again", "new", "put-away")
STEP = st.tuples(st.sampled_from([*ACTS, *ADDRESSES]), st.sampled_from([0, 0, 0.001, 0.02, 0.5, 3]))
HARMLESS = ("fold log", "hear hand", "hint", "more", "lang ja", "lang en", "storage", "play", "log all", "put-away")
"""What changes nothing in a match but by my move."""
DELAYS = [0, 0, 0.001, 0.004, 0.03, 0.2, 0.7]


def moves_kept(browser: Browser, deal: str) -> set[tuple[str, ...]]:
    """The moves of the saves of a deal."""
    return {save.match.moves for save in read(browser.shell.stored).good if save.match.deal == deal}


def do(browser: Browser, what: str) -> None:
    """As somebody does it who sees what is on the page."""
    if what.startswith("#"):
        browser.open(what)
    elif what == "play":
        match = browser.shell.wire.model.match
        moves = match.game.rules.moves(match.state) if match and match.asked == 0 else ("",)
        browser.act("line", moves[0])
    else:
        browser.act(what)


@settings(max_examples=30)
@given(st.lists(STEP, max_size=14), st.sampled_from(ADDRESSES), st.integers(0, 9999))
def test_what_is_shown_is_kept_under_its_own_address(steps: list[tuple[str, float]], first: str, seed: int) -> None:
    async def story(browser: Browser) -> None:
        browser.shell.look = lambda html: kept(browser, html)
        for what, seconds in steps:
            await asyncio.sleep(seconds)
            do(browser, what)

    dice = Chance(f"delays/{seed}")()
    browser = run(first, lambda: dice.choice(DELAYS), story)
    shell, model = browser.shell, browser.shell.wire.model
    assert not shell.troubles
    assert shell.shown[-1] == screens.page(model)
    if table := model.table:
        assert model.device.held == table.id == shell.held
        assert read({KEY + table.id: shell.stored[KEY + table.id]}).good[0].match == table.match
        assert shell.url == links.address(table.match)
    else:
        assert shell.url in ADDRESSES


def kept(browser: Browser, html: str) -> None:
    """A move that is shown is in the save at this moment."""
    if shown := turn(html):
        assert shown in {(save.match.deal, len(save.match.moves)) for save in read(browser.shell.stored).good}


@settings(max_examples=12)
@given(
    st.sampled_from(["wins", "points"]),
    st.sampled_from(["me,easy", "me,normal,easy", "easy,normal"]),
    st.lists(st.tuples(st.sampled_from(HARMLESS), st.floats(0, 3)), max_size=40),
    st.integers(0, 9999),
)
def test_a_deal_comes_out_the_same_whatever_one_does_meanwhile(
    goal: str, players: str, steps: list[tuple[str, float]], seed: int
) -> None:
    """Thoughts are interrupted, answers cross; each time it is my turn I play my first move."""

    async def story(browser: Browser) -> None:
        for what, seconds in [*steps, *(("play", 5.0),) * 30]:
            await asyncio.sleep(seconds)
            do(browser, what)

    dice = Chance(f"delays/{seed}")()
    browser = run(f"#/garlandland?deal=course-1&v=1&players={players}&goal={goal}", lambda: dice.choice(DELAYS), story)
    match = browser.shell.wire.model.match
    assert match
    assert match.moves == course(match._replace(moves=(), states=match.states[:1]), len(match.moves)).moves
    assert len(match.moves) > 8


@pytest.mark.parametrize("game", ALL, ids=name)
@settings(max_examples=15 if EVERY else 8)
@given(
    st.lists(
        st.tuples(st.sampled_from(["play", "play", "play", "undo", "redo", "load"]), st.integers(0, 99)), max_size=16
    )
)
def test_after_undo_and_loading_again_match_and_log_are_the_same(game: Game, steps: list[tuple[str, int]]) -> None:
    """Its log too: what is on the table is what its moves come to, and nothing of what was taken back.

    Twice as many stories are tried with EVERY.
    """
    players = ",".join((ME, *("easy",) * (game.seats[-1] - 1)))
    page = Page(f"#/{game.name}?deal=again-1&v=1&players={players}")
    for what, n in steps:
        page.go_on()
        if what == "load":
            page = Page(page.url, page.stored)
        elif what == "undo":
            page.undo()
        elif what == "redo":
            page.send("redo")
        elif page.legal:
            page.play(page.legal[n % len(page.legal)])
    page.go_on()
    fresh = Page(page.url, page.stored)
    fresh.go_on()
    assert fresh.match == page.match
    assert log(fresh.html) == log(page.html) != ""


def test_the_panel_goes_when_an_answer_comes_after_all() -> None:
    slow: list[float] = []

    async def story(browser: Browser) -> None:
        await browser.settle()
        slow.append(20)  # seconds until the request is there
        browser.act("fold log")
        await browser.wait(16)
        assert browser.shell.panel

    shell = run("#/settings", lambda: slow.pop() if slow else 0, story).shell
    assert len(shell.troubles) == 1
    assert not shell.panel


def log(html: str) -> str:
    """What the log shows."""
    return html.partition('id="log"')[2].partition("</ol>")[0]


def course(match: Match, moves: int) -> Match:
    """The match as it goes by itself: I play my first move, bots what they think."""
    while len(match.moves) < moves:
        seat = match.asked
        assert seat is not None
        level, dice = match.players[seat], match.dice(seat)
        mine = match.game.rules.moves(match.state)[0]
        match = match.play(mine if level == ME else decide(match.game.levels[level], match.seen(seat), seat, dice))
    return match
