"""Every game of the shelf is played to its result in the page; a new game is covered without a new line here."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from game.core.chance import Chance
from game.core.game import Game
from game.core.match import ME, Match
from game.ui.model import links
from game.ui.view import view_of
from tests.browser import mirror
from tests.browser.conftest import GoTo
from tests.browser.table import put_away
from tests.matches import ALL, name

MOST_MOVES, MOST_ANSWERS = 24, 300
ASKED = """before => {
  const { asked, over, screen, turn } = document.querySelector("main").dataset;
  const reads = document.getElementById("put-away") !== null;
  const here = reads || (Number(turn) > before && (over === "true" || (screen === "table" && asked)));
  return here ? { over: over === "true", reads, turn: Number(turn) } : null;
}"""
"""Whether a result is to be read, or, after more moves than there were before, we are asked again or it is over."""


def before_the_last_round(game: Game) -> Match:
    """A match played at random up to its last round or its last moves, so that a robot has few to play."""
    levels = [*game.levels]
    match = Match.begin(game, "last-round-1", (ME, *(levels[0],) * (game.seats[0] - 1)))
    dice, view = Chance("last-round")("moves"), view_of(game)
    while match.asked is not None:
        match = match.play(dice.choice(game.rules.moves(match.state)))
    rounds = [view.finished(state) for state in match.states]
    begins = max(rounds.index(rounds[-1] - 1) if rounds[-1] > 1 else 0, len(match.moves) - MOST_MOVES)
    return match.until(begins)


@pytest.mark.parametrize("game", ALL, ids=name)
def test_its_last_round_is_played_to_the_result(game: Game, go_to: GoTo) -> None:
    match = before_the_last_round(game)
    page = go_to(links.address(match), "table", mirror.saved(match))
    expect(page.locator("main")).to_have_attribute("data-game", game.name)
    turn = -1
    for _ in range(MOST_ANSWERS):
        now = page.wait_for_function(ASKED, arg=turn).json_value()
        if now["over"]:
            break
        if now["reads"]:
            put_away(page)
            continue
        turn = now["turn"]
        move = page.locator("#legal option").first.get_attribute("value")
        page.locator("main").focus()
        page.keyboard.press("/")
        expect(page.locator("#line")).to_be_focused()
        page.keyboard.type(str(move))
        page.keyboard.press("Enter")
    expect(page.locator("main")).to_have_attribute("data-screen", "result")
    played = mirror.match_of(page)
    assert played.asked is None
    assert len(played.moves) > len(match.moves)
