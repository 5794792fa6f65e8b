"""What is off on a table can be pressed all the same, and then says why, in one sentence that is seen and heard."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from game.core.chance import Chance
from game.core.game import Game
from game.words import words_of
from tests.every import EVERY
from tests.markup import Element, parsed
from tests.matches import ALL, name
from tests.ui.page import Page

ANSWERS = 40
"""After so many answers of a match no more is looked at."""


def answers(game: Game) -> Iterator[Page]:
    """A match in which one plays at random, after every answer of the page."""
    players = ",".join(["me", *[next(iter(game.levels))] * (game.seats[-1] - 1)])
    page, dice = Page(f"#/{game.name}?deal=off&v=1&players={players}"), Chance("off")("moves")
    for _ in range(ANSWERS):
        yield page
        if page.match.asked is None:
            return
        if on := page.way_on:
            page.send(on)
        elif page.answer["more"] is not None:
            page.send("more")
        else:
            page.send("line", dice.choice(page.legal))


def off(page: Page) -> list[Element]:
    """The buttons that are off; of the cards of a hand one, and none whose very words are the reason."""
    found = [each for each in parsed(page.html).all("button") if each.attributes.get("aria-disabled") == "true"]
    cards = [each for each in found if "aria-pressed" in each.attributes and each.attributes["id"] != "pass-on"]
    return [each for each in found if each not in cards[1:] and each.attributes["id"] != "pick"]


@pytest.mark.parametrize("game", ALL, ids=name)
def test_a_press_on_a_button_that_is_off_says_why(game: Game) -> None:
    """After every third answer; with EVERY, after each."""
    for page in islice(answers(game), 0, None, 1 if EVERY else 3):
        for each in off(page):
            pressed, do = page.twin(), each.attributes["data-do"]
            pressed.said = []
            pressed.send(str(do), str(each.attributes["id"]))
            assert [said for _, said in pressed.said if said], do
            assert pressed.wire.model.notice or pressed.table.ticked, do
            assert pressed.match is page.match, do


def test_passing_is_described_by_why_it_is_off() -> None:
    page = Page("#/gang-of-four?deal=off&v=1&players=me,easy,easy,easy")
    words, dice = words_of("en", page.match.game), Chance("pass")("moves")
    met: set[str] = set()
    while len(met) < 2:
        why = words("illegal.lead") if page.wire.model.asked else words("table.not-asked")
        for each in off(page):
            if each.attributes["id"] in ("pass", "pass-on"):
                assert each.attributes["aria-description"] == each.attributes["title"] == why
                met.add(why)
        message = ("more",) if page.answer["more"] is not None else ("line", dice.choice(page.legal))
        page.send(*message)
