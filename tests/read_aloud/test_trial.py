"""How a deck plays: matches of bots in the background, and what is wrong with a deck before any match."""

from __future__ import annotations

import re

import pytest

from game.bots import outcome
from game.core.match import Match
from game.games.read_aloud import GAME, workshop
from game.games.read_aloud.cards import codec
from game.games.read_aloud.cards.card import Card, endless, winless
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Face, Measure, Place
from game.games.read_aloud.language.vain import in_vain
from game.games.read_aloud.rules.options import OWN
from game.games.read_aloud.workshop import stored_decks, trial
from game.games.read_aloud.workshop.trial import Trial, idle
from game.ui.model import links
from game.ui.model.room import Turn
from game.words import LANGUAGES, words_of
from tests.markup import parsed
from tests.read_aloud.workshops import Workshop
from tests.ui.page import Page

WHOLE = "Discard the whole field and discard this card."
HIGHEST = "Discard this card, then the player with the highest total wins."
HIDE = "Hide the field."
ENDLESS = (Card("w1", 1, (e.Turn(e.Whole(Place.FIELD), Face.DOWN),)),)


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight matches instead of a hundred."""
    for module in (trial, workshop.deck_actions):
        monkeypatch.setattr(module, "MATCHES", 8)


def shop(*sentences: str, lang: str = "en") -> Workshop:
    there = Workshop(lang)
    for sentence in sentences:
        there.add(sentence)
    return there


def step(there: Workshop) -> Turn:
    """The next piece of work, done at once."""
    work = workshop.work(there.desk, there.around)
    assert work
    there.turn = outcome(work)
    there.desk = there.turn.state
    return there.turn


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_of_ones_own_cards_says_what_they_lack(lang: str) -> None:
    decides = Card("w2", 1, (e.Decide(e.Most(Measure.SUM)), e.DISCARD_THIS))
    words = words_of(lang, GAME)
    for cards, lacks in ((ENDLESS, True), ((*ENDLESS, decides), False)):
        match = Match.begin(GAME, "own-1", ("me", "easy"), {"own": codec.pack(cards), "deck": OWN})
        terms = parsed(Page(links.address(match), lang=lang).html).one("section", "terms").text
        for key in ("winless", "endless"):
            assert (words(f"trial.{key}") in terms) == lacks, key


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deck_is_tried_step_by_step_and_its_figures_are_told(lang: str) -> None:
    there = shop(WHOLE, HIGHEST)
    there.do("trial")
    assert "0 of" in there.html
    step(there)
    assert there.desk.trial
    assert len(there.desk.trial.played) == trial.AT_ONCE
    assert there.desk.trial.going
    assert 'aria-valuenow="4"' in there.html
    assert there.turn.focus == "room-trial-stop"
    turn = step(there)
    assert turn.said
    assert turn.focus == "room-trial"
    assert workshop.work(there.desk, there.around) is None
    assert there.words("trial.head") in there.html
    assert there.desk.trial.won > 0
    assert sound(there, lang)


def sound(there: Workshop, lang: str) -> bool:
    """Whether the figures are said without a gap."""
    return not re.search(r"[{}]", re.sub(r"<[^>]*>", "", there.html)) and lang in LANGUAGES


@pytest.mark.usefixtures("few")
def test_equal_decks_play_equally() -> None:
    one, other = shop(WHOLE, HIGHEST), shop(WHOLE, HIGHEST)
    for there in (one, other):
        there.do("trial")
        step(there)
    assert one.desk.trial == other.desk.trial


@pytest.mark.usefixtures("few")
def test_it_can_be_stopped_and_what_was_played_counts() -> None:
    there = shop(WHOLE, HIGHEST)
    there.do("trial")
    there.do("trial-stop")
    assert there.desk.trial is None
    there.do("trial")
    step(there)
    there.do("trial-stop")
    assert workshop.work(there.desk, there.around) is None
    assert "4 matches" in there.html


@pytest.mark.usefixtures("few")
def test_another_card_makes_another_deck_and_the_old_figures_go() -> None:
    there = shop(WHOLE, HIGHEST)
    there.do("trial")
    step(there)
    there.add("End the game.")
    assert workshop.work(there.desk, there.around) is None
    assert there.words("trial.head") not in there.html


def test_a_card_that_is_never_read_is_named() -> None:
    cards = (*ENDLESS, Card("w2", 1, (e.Lose(),)))
    read = trial.Played(9, True, "ended", frozenset((0,)))
    assert Trial("x", (read,)).never_read(cards) == cards[1:]
    two = Trial("x", (read, trial.Played(5, False, "standstill", frozenset())))
    assert (two.readings, two.longest, two.won, two.stuck) == (9, 9, 50, 50)


def test_a_card_that_was_read_and_can_never_do_anything_is_counted() -> None:
    there = shop(HIDE)
    code = next(iter(stored_decks.decks(there.around.stored))).code
    played = (trial.Played(9, True, "ended", frozenset((0,))),)
    there.desk = there.desk._replace(trial=Trial(code, played, going=False))
    assert there.words("trial.read-in-vain", n=1) in there.html
    assert there.words("trial.all-read") not in there.html


def test_what_is_wrong_with_a_deck_is_told_before_any_match() -> None:
    assert endless(ENDLESS)
    assert not endless(())
    assert not winless(())
    assert not endless((Card("w1", 1, (e.Discard(e.This()),)),))
    assert winless(ENDLESS)
    assert not winless((Card("w1", 1, (e.Decide(e.Most(Measure.SUM)),)),))
    vain = Card("w1", 1, (e.Turn(e.Whole(Place.FIELD), Face.HIDDEN), e.DISCARD_THIS))
    assert idle((vain, *ENDLESS)) == (vain,)
    assert not in_vain((e.DISCARD_THIS,))
    there = shop(HIDE)
    for key in ("winless", "endless"):
        assert there.words(f"trial.{key}") in there.html
    assert there.words("trial.idle", sentence="Hide the field.") in there.html


@pytest.mark.usefixtures("few")
def test_the_page_asks_for_more_until_the_matches_are_done_and_is_answered_meanwhile() -> None:
    page = Page("#/read-aloud/workshop")
    page.send("keep add 0", WHOLE)
    page.send("room trial", "room-trial")
    assert page.answer["more"] == 0
    typed = page.send("room typed 1", "Draw")
    assert "Draw" in typed["html"]
    for _ in range(5):
        if page.answer["more"] is None:
            break
        page.send("more")
    assert page.answer["more"] is None
    assert page.says("trial.head")


def test_a_hundred_matches_are_offered() -> None:
    there = shop(WHOLE)
    assert there.words("trial.help", n=100) in there.html
