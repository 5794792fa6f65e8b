"""The keys at the table of Read-Aloud: arrows and Enter, wherever something is to be chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from game.core.chance import Chance
from game.core.match import ME, Match
from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.rules import zones
from game.games.read_aloud.rules.state import Spot, State
from game.shelf import GAMES
from game.ui.model import links
from tests.browser import mirror
from tests.browser.table import show

GAME = GAMES["read-aloud"]


@cache
def before(wanted: Callable[[Match], bool]) -> Match:
    """A match of three in which I am asked and this holds."""
    for n in range(400):
        match = Match.begin(GAME, f"keys-{n}", (ME, "random", "random"))
        dice = Chance(match.deal)("moves")
        while match.asked is not None:
            if match.asked == 0 and wanted(match):
                return match
            match = match.play(dice.choice(GAME.rules.moves(match.state)))
    raise AssertionError("no such match")


def names_a_player(match: Match) -> bool:
    """Whether I have to choose between players."""
    moves = GAME.rules.moves(match.state)
    return len(moves) > 1 and moves[0].startswith("player")


def has_an_open_rival(match: Match) -> bool:
    """Whether I may read a card, and the hand of a rival lies open."""
    seen = match.seen(0)
    return seen.asked is None and any(hand and all(piece.key for piece in hand) for hand in seen.hands[1:])


def may_take_unseen(match: Match) -> bool:
    """Whether I choose among several cards of a rival whose faces I do not see."""
    seen = match.seen(0)
    spots = seen.asked.spots if seen.asked else ()
    return len(spots) > 1 and all(spot.place is Place.HANDS and spot.seat and not at_spot(seen, spot) for spot in spots)


def at_spot(seen: State, spot: Spot) -> str | None:
    """The card there, as far as I see it."""
    return zones.at(seen, spot).key


@pytest.fixture(scope="module")
def stored() -> Mapping[str, str]:
    """The matches that are looked at."""
    found = dict(mirror.FAST)
    for wanted in (names_a_player, may_take_unseen, has_an_open_rival):
        match = before(wanted)
        found |= mirror.saved(match, match.deal)
    return found


def at(match: Match, lasting: Page) -> Page:
    """The page of the module at the table of one of these matches."""
    lasting.set_viewport_size({"width": 1280, "height": 800})
    return show(lasting, links.address(match), "table")


def test_arrows_go_through_the_players_to_choose_from(lasting: Page) -> None:
    page = at(before(names_a_player), lasting)
    answers = page.locator(".answers button")
    expect(answers.first).to_be_focused()
    for key, there in (("ArrowRight", 1), ("ArrowLeft", 0), ("End", answers.count() - 1)):
        page.keyboard.press(key)
        expect(answers.nth(there)).to_be_focused()


def test_arrows_move_on_from_what_lies_in_a_card_and_no_text_of_one_scrolls(lasting: Page) -> None:
    """What scrolls would be a tab stop of its own in new Chromiums."""
    page = at(before(has_an_open_rival), lasting)
    cards = page.locator("#hand button")
    texts = page.locator(".slip .main")
    assert set(texts.evaluate_all("all => all.map((each) => getComputedStyle(each).overflowY)")) == {"hidden"}
    texts = cards.first.locator(".main")
    texts.evaluate("each => { each.tabIndex = -1; each.focus(); }")
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()


def test_undo_by_its_key_leads_back_to_the_players_to_choose_from(lasting: Page) -> None:
    page = at(before(names_a_player), lasting)
    answers = page.locator(".answers button")
    expect(answers.first).to_be_focused()
    page.keyboard.press("Enter")
    expect(answers).to_have_count(0)
    page.keyboard.press("u")
    expect(answers.first).to_be_focused()


def test_an_unseen_card_is_selected_and_then_taken(lasting: Page) -> None:
    match = before(may_take_unseen)
    page = at(match, lasting)
    card = page.locator(".slip.down.able").nth(1)
    card.focus()
    page.keyboard.press("Space")
    expect(card).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(page.locator(f"main[data-turn='{len(match.moves)}']")).to_have_count(0)


def test_left_and_right_go_on_to_the_open_hand_of_a_rival(lasting: Page) -> None:
    page = at(before(has_an_open_rival), lasting)
    page.locator("#field button").last.focus()
    for key, group in (("ArrowRight", "held-"), ("ArrowLeft", "field"), ("ArrowUp", "field"), ("ArrowDown", "hand")):
        page.keyboard.press(key)
        expect(page.locator(f"[id^={group}][data-rove] button:focus")).to_have_count(1)
