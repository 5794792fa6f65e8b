"""From a click to the changed DOM, where no bot has to think: a card is selected, a card is played.

Measured at the table on our shelf that shows most cards, and at one with 64 cards in sight (`sixty_four/`), which goes
the way of every game: page, wire, worker, view, morph.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, Playwright

from game.core.game import Game
from game.core.match import ME, Match
from game.shelf import GAMES
from game.ui import screens
from game.ui.model import Model, links
from game.ui.places import Table
from tools.bench.browser import clicked, like, playable, profile, settle
from tools.bench.figures import Figure, at_most, often
from tools.bench.sites import DEAL, Site

TICKS = 96
PLAYS = 45
BETWEEN = 60
"""Milliseconds of rest after a click; a card that was played takes its way first."""
SLIDE = 300
CARD = re.compile('class="(card|back)[ "]')


def figures(playwright: Playwright, our: Site, full: Site) -> Sequence[Figure]:
    """Selecting a card at both tables; playing one at the full table, without and with the card's way there."""
    match = fullest()
    with TemporaryDirectory() as folder, profile(playwright, Path(folder)) as context:
        page = context.new_page()
        page.goto(our.page(links.address_with_moves(match)))
        page.click("#branch")
        page.wait_for_selector("main[data-screen=table]")
        settle(page)
        shelf = ticks(page)
        playable(page, full.address)
        settle(page)
        selected, moving = ticks(page), plays(page)
        like(context, motion="off")
        page.close()
        page = context.new_page()
        playable(page, full.address)
        return (
            _row(f"a click that selects a card, {drawn(match)} cards in sight ({match.game.name})", shelf, 35),
            _row("a click that selects a card, 64 cards in sight", selected),
            _row("a click that plays a card, 64 cards in sight, motion off", plays(page)),
            _row("the same with motion: the browser draws the old table first", moving)._replace(budget="", holds=None),
        )


def _row(what: str, times: Sequence[float], most: float = 30) -> Figure:
    """The times of clicks against a limit in milliseconds: 30 for 64 cards, 35 where nearly twice as many lie."""
    more = f" (median {median(times):.0f} ms, {len(times)} clicks)"
    return at_most(what, often(times), "ms", most, more)


def ticks(page: Page) -> list[float]:
    """The milliseconds that it takes to select the cards of the hand, one after the other, or to let them go."""
    cards = [card.get_attribute("id") for card in page.locator("#hand button").all()]
    return [_rested(page, f"#{card}", BETWEEN) for card in islice(cycle(cards), TICKS)]


def plays(page: Page) -> list[float]:
    """The milliseconds that it takes to play cards; when the hand is empty, the deal begins again."""
    return list(islice(_plays(page), PLAYS))


def _plays(page: Page) -> Iterator[float]:
    while True:
        for card in page.locator("#hand button[aria-pressed=true]").all():
            card.click()
        while page.locator("#hand button").count():
            clicked(page, "#hand button")
            yield _rested(page, "#play", SLIDE)
        page.click("#again")
        page.wait_for_selector("#hand button")


def _rested(page: Page, selector: str, rest: int) -> float:
    time = clicked(page, selector)
    page.wait_for_timeout(rest)
    return time


def fullest() -> Match:
    """Of a match of every game at its largest table, the moment at which I am asked and most cards are in sight."""
    return max((match for game in GAMES.values() for match in _moments(game)), key=drawn)


def drawn(match: Match) -> int:
    """The cards in sight."""
    return len(CARD.findall(screens.page(Model(screen=Table(match, "")))))


def _moments(game: Game) -> Iterator[Match]:
    """The first moments of a match by random players, as far as I am asked."""
    players = (ME, *[next(iter(game.levels))] * (game.seats[-1] - 1))
    match = Match.begin(game, DEAL, players)
    for n in range(60):
        if match.asked is None:
            return
        if match.asked == 0:
            yield match
        moves = game.rules.moves(match.state)
        match = match.play(moves[n % len(moves)])
