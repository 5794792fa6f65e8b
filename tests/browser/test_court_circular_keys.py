"""The keys at the table of Court Circular where the next lead is chosen: they go from card to card."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from game.bots import decide
from game.core.match import ME, Match
from game.shelf import GAMES
from game.ui.model import links
from tests.browser import mirror
from tests.browser.conftest import GoTo

COURT = GAMES["court-circular"]


def to_choose(named: bool = False, others: int = 1) -> tuple[Match, str]:
    """A match with a move of mine after which the last card of the last of the others lets me choose the lead.

    With `named` all rows have made a hand, so that its name stands among the cards.
    """
    for n in range(400):
        match = Match.begin(COURT, f"lead-{n}", (ME, *["random"] * others))
        while match.asked is not None and len(match.moves) < 3 * (others + 1):
            before, move = match, COURT.rules.moves(match.state)[0]
            match = match.play(move)
            if before.asked == 0 and match.asked:
                over = answered(match)
                hands = over.state.last.hands if over.state.last else ()
                if (
                    over.asked == 0
                    and over.state.choosing
                    and (not named or all(hand and hand.cards for hand in hands))
                ):
                    return before, move
    raise AssertionError("no such match")


def answered(match: Match) -> Match:
    """The match after the move of the other one."""
    seat = match.asked or 0
    return match.play(decide(COURT.levels["random"], match.seen(seat), seat, match.dice(seat)))


def test_the_focus_goes_from_the_hand_to_the_cards_that_can_be_chosen_instead(go_to: GoTo) -> None:
    match, move = to_choose()
    page = go_to(links.address(match), "table", mirror.saved(match))
    expect(page.locator("#hand :focus")).to_have_count(1)
    page.keyboard.press("/")
    page.keyboard.type(move)
    page.keyboard.press("Enter")
    expect(page.locator("#arch .offer:focus")).to_have_count(1)


@pytest.mark.parametrize(("others", "word"), [(1, "term"), (2, "public is-dealer")])
def test_digits_and_arrows_go_from_card_to_card_past_the_words_between_them(
    others: int, word: str, go_to: GoTo
) -> None:
    """The name of a hand among the cards can be pressed, as who deals can, but is no place of the row."""
    before, move = to_choose(named=others == 1, others=others)
    match = answered(before.play(move))
    page = go_to(links.address(match), "table", mirror.saved(match))
    cards = page.locator("#arch .offer")
    all_buttons = page.locator("#arch button").evaluate_all("(all) => all.map(({ className }) => className)")
    assert word in all_buttons[:-1]
    for n in range(1, min(cards.count(), 9) + 1):
        page.keyboard.press(str(n))
        expect(page.locator("#arch .offer:focus")).to_have_id(cards.nth(n - 1).get_attribute("id") or "")
        expect(cards.nth(n - 1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Home")
    for n in range(1, cards.count()):
        page.keyboard.press("ArrowRight")
        expect(cards.nth(n)).to_be_focused()
