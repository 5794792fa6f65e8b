"""The normal opponent: what it sees, how it plays in clear cases, and that its reasons are true."""

from __future__ import annotations

import pytest

from game.bots import analyse, decide
from game.core.chance import Dice
from game.core.match import HUMAN, Match
from game.games.court_circular import GAME, rules
from game.games.court_circular.bots import normal as bot
from game.games.court_circular.page.prospects import meaning
from game.games.court_circular.rules.outlook import reachable
from game.games.court_circular.rules.state import State
from game.words import LANGUAGES, words_of
from tests.court_circular.scenes import scene
from tests.court_circular.tables import after, table
from tests.matches import played

LOST = after(table("7S", "7H 7D 7C AD AC AS", "2C 2D 3S 3D 4C 5S"), "7H 2C 7D")
"""Seat 1 sees three sevens on the table, and holds next to nothing."""
WON = after(table("7S", "7H 7D 7C AD AC AS", "2C 2D 3S 3D 4C 5S"), "7H 2C")


def thought(state: State, seed: str = "test") -> dict[str, tuple[float, str]]:
    """What the bot thinks of each move of the asked seat: its worth, and its reason in English."""
    assert state.asked is not None
    words = words_of("en", GAME)
    choices = analyse(bot.think, rules.seen_by(state.asked, state), state.asked, Dice(seed))
    return {choice.move: (choice.worth, words.say(choice.reason)) for choice in choices}


def best(state: State, seed: str = "test") -> str:
    assert state.asked is not None
    return decide(bot.think, rules.seen_by(state.asked, state), state.asked, Dice(seed))


def test_it_drops_out_of_a_round_that_is_lost() -> None:
    assert best(LOST) == "drop"
    assert thought(LOST)["drop"][1] == "No hand of yours can beat Seat 1’s trio now."


def test_the_hint_to_drop_out_says_once_what_that_costs() -> None:
    assert "(the winner gets 3 cards, not 6" in meaning(scene(LOST, seat=1), "drop")
    assert "card" not in thought(LOST)["drop"][1]


def test_a_card_is_named_with_the_hand_of_the_row_only_where_it_is_part_of_it() -> None:
    here = scene(WON, seat=0)
    assert "trio" in meaning(here, "7D")
    assert "pair" not in meaning(here, "AD")


def test_what_a_drop_costs_is_counted_also_when_others_go_on() -> None:
    state = after(table("7S", "7H 7D 7C AD AC AS", "2C 2D 3S 3D 4C 5S", "KH KD JC QC 9C 9D"), "7H 2C KH 7D")
    assert "Dropping out leaves the winner up to 7 cards instead of 9." in thought(state)["drop"][1]


def test_it_stays_in_a_round_that_is_as_good_as_won() -> None:
    assert best(WON) != "drop"
    assert best(WON) in ("7D", "7C")


def test_it_lays_the_last_card_that_wins() -> None:
    state = after(table("7S", "7H 2D 9C AD AC AS", "7D 2C 7C 3D 4C 5S"), "7H 7D 2D 2C 9C")
    assert best(state) == "7C"
    assert thought(state)["7C"][1] == "You win the round."


def test_it_wins_with_what_it_needs_least() -> None:
    """Either card makes the same pair win, and a queen of hearts is better kept."""
    state = after(table("7S", "2H 3D 9C AD AC AS", "7D 2C QH 4C 5D 8D"), "2H 7D 3D 2C 9C")
    assert best(state) in ("4C", "5D", "8D")


def test_it_chooses_a_lead_for_the_cards_it_keeps() -> None:
    start = table("2D", "9H 9D 3C 8H 8C 8D", "KS QC 4C 5S 6S 10S", stock=20)
    state = after(start, "9H KS 9D QC 3C 4C")
    assert state.asked == 0
    seen = rules.seen_by(0, state)
    kept = seen.hands[0]
    assert reachable("9D", (), kept, seen.terms.sheet).hand.name == "trio"
    choices = thought(state)
    assert len(choices) == 7
    assert choices["lead 2D"][1].startswith("About 80% to win the next round")


@pytest.mark.parametrize(("level", "seats"), [("easy", 4), ("normal", 3)])
def test_bots_play_a_match_to_its_end(level: str, seats: int) -> None:
    match = Match.begin(GAME, "bots", (level,) * seats, {"target": "20"})
    while match.asked is not None:
        think = GAME.levels[level]
        match = match.play(decide(think, match.seen(match.asked), match.asked, match.dice(match.asked)))
    assert match.state.victors


@pytest.mark.parametrize("options", [{"foldOpens": "afterFirstCard"}, {"lineOrder": "1860"}, {"packEnd": "stopShort"}])
def test_it_ranks_every_move_whatever_was_agreed(options: dict[str, str]) -> None:
    for n in range(6):
        match = played(Match.begin(GAME, f"bot-{n}", (HUMAN,) * (2 + n % 3), options), f"{n}", 9 * n)
        assert match.asked is not None
        assert sorted(thought(match.state)) == sorted(rules.moves(match.state))


def test_it_knows_the_cards_gone_and_the_cards_held_only_by_itself() -> None:
    """Other cards in the rival's hand and in the stock, the same thought."""
    state = after(table("7S", "7H 2D 9C AD AC AS", "7D 2C 7C 3D 4C 5S"), "7H 7D")
    other = rules.imagine(rules.seen_by(0, state), 0, Dice("other"))
    assert other.hands[1] != state.hands[1]
    assert thought(other) == thought(state)


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_a_hint_is_a_sentence(lang: str) -> None:
    choices = analyse(bot.think, rules.seen_by(1, LOST), 1, Dice("hint"))
    for choice in choices:
        said = words_of(lang, GAME).say(choice.reason)
        assert said[-1] in "。."
        assert "{" not in said
