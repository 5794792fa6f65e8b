"""The page never holds what the seat may not know: compared with the whole state, replayed in CPython."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from game.core.match import Match
from tests.browser import mirror
from tests.browser.table import Table, show

Open = Callable[..., Page]


def hidden(match: Match) -> set[str]:
    """The ids of the bot's cards that nobody has seen: all but its row."""
    state = match.state
    cards = {*state.hands[mirror.BOT], *state.piles[mirror.BOT], state.chosen[mirror.BOT]} - {None}
    return {mirror.card_id(card, mirror.BOT) for card in cards}


def names_in(page: Page) -> set[str]:
    """Everything in the page that looks like the id of a card, but for digests of scripts, which may by chance."""
    whole = re.sub(r"'sha\d+-[^']*'", "", page.evaluate("document.documentElement.outerHTML"))
    return set(re.findall(r"\bc\d{1,3}\b", whole))


def is_silent(page: Page, match: Match) -> None:
    assert not names_in(page) & hidden(match)


def test_the_page_holds_no_hidden_card_of_the_bot_at_any_turn_of_a_round(open_at: Open) -> None:
    plan = mirror.some_moves(10)
    table = Table(open_at(mirror.LINK, fast=False))
    for n in range(0, 8, 2):
        is_silent(table.page, mirror.match_of(table.page))
        table.click(plan.moves[n])
        expect(table.main).to_have_attribute("data-asked", "")
        is_silent(table.page, mirror.some_moves(n + 1))
        expect(table.main).to_have_attribute("data-asked", "0")
    assert names_in(table.page) >= {mirror.card_id(card, mirror.BOT) for card in plan.moves[1:8:2]}
    is_silent(table.page, mirror.match_of(table.page))


def test_the_own_pile_is_not_told_in_its_order(table: Table) -> None:
    pile = mirror.begin(table.deal).state.piles[mirror.ME]
    assert not names_in(table.page) & {mirror.card_id(card) for card in pile}


def test_a_match_to_look_at_shows_no_hand_of_others(lasting: Page) -> None:
    match = mirror.some_moves(6)
    is_silent(show(lasting, mirror.link_with_moves(match), "look"), match)


def test_before_the_reveal_a_rival_who_has_chosen_is_hidden(lasting: Page) -> None:
    link = "#/garlandland?deal=rival-first-1&v=1&players=normal,me"
    table = Table(show(lasting, link, "table"))
    expect(table.main).to_have_attribute("data-asked", "1")
    for _ in range(3):
        state = mirror.match_of(lasting).state
        secret = {*state.hands[0], *state.piles[0], state.chosen[0]} - {None}
        assert state.chosen[0], "the bot has chosen before us"
        assert not names_in(lasting) & {mirror.card_id(card, 0) for card in secret}
        table.turn(lambda card=state.hands[1][0]: table.type(card))
