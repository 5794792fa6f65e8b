"""A bot's move in the browser: bots of the strongest level among themselves, step by step, each step a click.

A step is everything from the click to the page that shows the move: the wire, the thought, the view, the morph.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, Playwright

from game.core.game import Game
from game.core.match import Match
from game.shelf import GAMES
from game.ui.model import links
from tools.bench.browser import clicked, like, profile, settle
from tools.bench.figures import Figure, at_most, often
from tools.bench.sites import DEAL, Site

MOVES = 60
MOST = 500
"""Milliseconds that 95 of 100 moves may take."""
SHOWN = 200
"""Milliseconds for the page to answer to a press."""
LONG_TASK = 50
"""Milliseconds; a browser tells of no shorter task."""
FROZEN = 100
"""Milliseconds of a single task after which a page feels stuck; design.md says only "never frozen"."""


def figures(playwright: Playwright, our: Site) -> Sequence[Figure]:
    """Of every game: the time of a move, and the longest time that the page was busy meanwhile."""
    return [figure for game in GAMES.values() for figure in _of_game(playwright, our, game)]


def _of_game(playwright: Playwright, our: Site, game: Game) -> Sequence[Figure]:
    level, seats = list(game.levels)[-1], game.seats[-1]
    with TemporaryDirectory() as folder, profile(playwright, Path(folder)) as context:
        like(context, pace="step")
        page = context.new_page()
        match = Match.begin(game, DEAL, (level,) * seats)
        page.goto(our.page(links.address(match)))
        settle(page)
        page.evaluate("stopwatch.longest = 0")
        times = list(islice(_steps(page), MOVES))
        longest = float(page.evaluate("stopwatch.longest"))
    who = f"{game.name}, {seats} times {level}"
    more = f" (median {median(times):.0f} ms, longest {max(times):.0f} ms, {len(times)} moves)"
    frozen = f"{longest:.0f} ms" if longest else f"none over {LONG_TASK} ms"
    return (
        at_most(f"a bot's move, from the click to the move on the page ({who})", often(times), "ms", MOST, more),
        Figure(f"the longest task of the page meanwhile ({game.name})", frozen, f"{FROZEN} ms", longest <= FROZEN),
    )


def _steps(page: Page) -> Iterator[float]:
    """The milliseconds of one move after the other; results are put away, a finished match is followed by another."""
    while True:
        page.wait_for_selector("#more, #put-away, #new")
        if page.locator("#more").count():
            yield clicked(page, "#more", "turns")
        elif page.locator("#put-away").count():
            _put_away(page)
        else:
            page.click("#new")
            page.wait_for_selector("#more")


def _put_away(page: Page) -> None:
    """Put a result away: a press that comes while it is still being told may show its end, and the next one goes on."""
    while page.locator("#put-away").count():
        page.click("#put-away")
        page.wait_for_timeout(SHOWN)
