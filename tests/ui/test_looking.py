"""Between one's own turns a press on a card shows it; nothing is played with it."""

from __future__ import annotations

import re

import pytest

from game.core.match import Match
from game.shelf import GAMES
from game.ui.model import links
from game.ui.model.saves import Save
from tests.markup import parsed
from tests.matches import played
from tests.ui.page import DEAL, Page

READ_ALOUD = "#/read-aloud?deal=harbor-12&v=1&players=me,easy,normal,normal"


def waiting(url: str = READ_ALOUD) -> Page:
    """A page while a bot is to move, with cards that it may look at."""
    page = Page(url)
    if page.wire.model.thinking is None:
        page.send("line", page.legal[0])
    assert page.wire.model.thinking is not None
    return page


def cards(page: Page, group: str) -> list[str]:
    """The ids of the cards of a group."""
    return re.findall(r'<button[^>]* id="(c[0-9]+)"', page.html.partition(f'id="{group}"')[2].partition("</div>")[0])


def account(page: Page) -> str:
    return page.html.partition('class="account')[2].partition("</section>")[0]


@pytest.mark.parametrize("group", ["field", "hand"])
@pytest.mark.parametrize("do", ["tick", "enter"])
def test_a_card_that_is_pressed_is_shown_and_said_and_closed_again(group: str, do: str) -> None:
    page = waiting()
    card, *_ = cards(page, group)
    before, moves = len(page.said), page.match.moves
    page.send(do, card)
    assert page.table.ticked == (card,)
    assert page.says("page.selected")
    assert "chosen" in account(page)
    assert len(page.said) > before
    assert not page.says("table.not-asked")
    page.send(do, card)
    assert not page.table.ticked
    assert page.match.moves == moves


def test_the_card_stays_shown_while_the_others_move_and_is_put_back_at_ones_own_turn() -> None:
    page = waiting()
    card = cards(page, "hand")[-1]
    page.send("tick", card)
    while page.wire.model.thinking is not None:
        assert page.table.ticked == (card,)
        page.send("more")
    assert page.table.ticked == ()


def test_play_reads_no_card_that_is_only_looked_at() -> None:
    page = waiting()
    page.send("tick", cards(page, "hand")[0])
    moves = page.match.moves
    page.send("play")
    assert page.match.moves == moves
    assert page.says("table.not-asked")


def test_cards_that_can_be_looked_at_are_in_use_and_backs_are_not() -> None:
    html = waiting().html
    found = re.findall(r'<button class="slip[^>]*>', html)
    assert found
    assert not [each for each in found if "aria-disabled" in each and "down" not in each]


def test_after_the_end_a_press_on_a_card_of_a_rival_tells_what_it_says_and_another_one_no_more() -> None:
    match = next(
        each
        for n in range(99)
        if (each := played(Match.begin(GAMES["read-aloud"], f"looked-{n}", ("me", "easy")), "looked")).state.hands[1]
    )
    save = Save("over", match, (), 1)
    page = Page(links.address(match), {save.key: save.text()})
    card, *_ = cards(page, "held-1")
    assert not parsed(page.html).all("p", "opened")
    page.send("tick", card)
    told = parsed(page.html).one("p", "opened").text
    assert told in page.said[-1][1]
    piece = match.state.hands[1][0]
    assert str(match.state.terms.cards[piece.key].value).replace("-", "−") in told
    page.send("tick", card)
    assert not parsed(page.html).all("p", "opened")


def test_another_game_says_that_it_is_not_ones_turn() -> None:
    page = waiting(DEAL)
    page.send("tick", "c1")
    assert page.table.ticked == ()
    assert page.says("table.not-asked")
