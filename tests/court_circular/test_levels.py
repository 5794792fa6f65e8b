"""The levels: who beats whom, what the expert reads from a rival, and that it is blind, repeatable and quick."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.bots import analyse, decide, outcome
from game.command.arena import compete
from game.core.chance import Dice
from game.core.rules import Choice
from game.games.court_circular import GAME, hints, rules
from game.games.court_circular.bots import beginner
from game.games.court_circular.bots.guesses import guessed
from game.games.court_circular.bots.keeping import Holding, holding, kept, spent, stake
from game.games.court_circular.bots.solver import solve
from game.games.court_circular.bots.traits import clues, places, weight
from game.games.court_circular.rules.cards import DECK
from game.games.court_circular.rules.hands import ARTICLE, CARROLL, Sheet, hand
from game.games.court_circular.rules.options import OPTIONS
from game.games.court_circular.rules.state import State
from game.words import LANGUAGES, words_of
from tests.court_circular.tables import after, cards, dealt, table
from tests.every import few
from tests.hashes import said_alike

SHEETS = (ARTICLE, CARROLL, Sheet(hearts_only=True), Sheet(lead_in_two=False), Sheet(runs_without_lead=False))
CHOICES = [(option.key, choice) for option in OPTIONS for choice in option.choices if choice != option.default]
FLOOR = 8
"""Points a pack, well below what was measured: see docs/opponents/court-circular.md."""


def lead(one: str, other: str, seats: int, deals: int) -> float:
    """By how many points a pack `one` is ahead of the mean of `other`s, every deal played once in each seat."""
    players = (one, *(other,) * (seats - 1))
    mine, *others = compete(GAME, players, deals, "floor", {"target": "20"})
    return mine.score.mean - sum(each.score.mean for each in others) / len(others)


def thought(state: State, dice: str = "x") -> tuple[Choice, ...]:
    """What the expert thinks in the asked seat."""
    assert state.asked is not None
    return analyse(hints.reasoned, rules.seen_by(state.asked, state), state.asked, Dice(dice))


def positions(seats: int, deal: str, **options: str) -> list[State]:
    """Positions of two rounds of beginners, some way apart."""
    state, found = dealt(seats, deal, **options), []
    for turn in range(7 * seats):
        if state.asked is None:
            break
        if turn % 3 == 0 or state.choosing:
            found.append(state)
        state = rules.play(state, decide(beginner.think, rules.seen_by(state.asked, state), state.asked, Dice("x")))
    return found


def weighed(state: State, held: str, kept_before: str = "") -> float:
    """The weight of a hand of seat 1, as seat 0 sees it."""
    return weight(clues(rules.seen_by(0, state), 1), cards(held), cards(kept_before))


@pytest.mark.parametrize(
    ("one", "other", "seats", "deals"),
    few([("expert", "easy", 3, 1), ("expert", "easy", 2, 1), ("expert", "easy", 4, 1)], 3),
)
def test_a_level_is_well_ahead_of_weaker_ones(one: str, other: str, seats: int, deals: int) -> None:
    """The one that thinks too long for tests/test_bots.py, where the others are."""
    assert lead(one, other, seats, deals) > FLOOR


def test_the_expert_plays_the_same_whatever_the_hash_seed() -> None:
    """Nothing iterates over a set where order matters."""
    code = (
        "from tests.court_circular.test_levels import positions, thought\n"
        "print([thought(state) for seats in (2, 3) for state in positions(seats, 'hash')[::4]])"
    )
    assert "reason" in said_alike(code)


@pytest.mark.parametrize("seats", [2, 3])
def test_everything_hidden_dealt_anew_changes_no_thought(seats: int) -> None:
    for n, state in enumerate(positions(seats, "blind")):
        assert state.asked is not None
        world = rules.imagine(rules.seen_by(state.asked, state), state.asked, Dice(f"world-{n}"))
        assert thought(world) == thought(state)


@pytest.mark.parametrize(("key", "choice"), CHOICES)
def test_the_expert_ranks_every_move_whatever_was_agreed(key: str, choice: str) -> None:
    for state in positions(2 + len(key) % 3, "options", **{key: choice})[1::8]:
        choices = thought(state)
        assert sorted(each.move for each in choices) == sorted(rules.moves(state))
        assert all(words_of(lang, GAME).say(each.reason) for each in choices for lang in LANGUAGES)


@given(row=st.lists(st.sampled_from(DECK), min_size=4, max_size=4, unique=True), sheet=st.sampled_from(SHEETS))
@settings(max_examples=200)
def test_the_quick_places_are_those_of_the_rules(row: list[str], sheet: Sheet) -> None:
    first, *others = row
    assert places(sheet, first, tuple(others)) == [min(hand(tuple(row), sheet).place, 11)]


def test_all_rows_of_six_cards_are_placed_in_the_order_of_their_combinations() -> None:
    held = cards("8H 9H 10H 7C 7D KS")
    assert places(ARTICLE, "7H", held) == [hand(("7H", *row)).place for row in combinations(held, 3)]


def test_a_rival_probably_holds_what_goes_with_the_cards_it_laid() -> None:
    state = after(table("7S", "AH 2D 3C KD AC 9S", "7D 2C 7C 3D 4C 5S"), "AH 7D")
    assert weighed(state, "7H 7C 2S 4D 9D") > weighed(state, "2S 4D 9D JC KC")


def test_a_rival_probably_chose_a_lead_for_the_cards_it_kept() -> None:
    start = table("2D", "KS QC 4C 5S 6S 10S", "9H 9D 3C 8H 8C 8D", first=1, stock=20)
    state = after(start, ["9H", "KS", "9D", "QC", "3C", "4C", "lead 9H"])
    assert clues(rules.seen_by(0, state), 1).led
    held = "8H 8C 8D 2S 3S 4S"
    assert weighed(state, held, "8H 8C 8D") > weighed(state, held, "2S 3S 4S")


def test_imagined_deals_stand_for_as_many_as_were_asked_for_and_hold_each_card_once() -> None:
    for state in positions(2, "worlds"):
        assert state.asked is not None
        worlds = outcome(guessed(rules.seen_by(state.asked, state), state.asked, Dice("x"), 40))
        assert sum(world.times for world in worlds) == 40
        assert all(rules.cards(world.state) == tuple(sorted(DECK)) for world in worlds)


@given(deck=st.permutations(DECK), final=st.booleans())
@settings(max_examples=8)
def test_a_round_is_solved_exactly_where_kept_cards_are_weighed_together(deck: list[str], final: bool) -> None:
    start = table(deck[0], " ".join(deck[1:5]), " ".join(deck[5:9]), stock=0, final=final, options={"target": "999"})
    state = after(start, [start.hands[i % 2][i // 2] for i in range(3)])
    found = solve(state, 1, 0, stake)
    for move in rules.moves(state):
        assert found[move] == pytest.approx(by_force(rules.play(state, move), state)), move


def by_force(state: State, start: State) -> float:
    """The worth to seat 1 of a round that began at `start`, every line played with the rules."""
    if state.last is None:
        choose = max if state.asked == 1 else min
        return choose(by_force(rules.play(state, move), start) for move in rules.moves(state))
    rows = state.last.rows
    base = stake(start._replace(rows=rows), state.last.winner, 1 - state.last.winner).base
    mine, its = (spent(holding(start, seat), rows[seat][len(start.rows[seat]) :]) for seat in (1, 0))
    return (base if state.last.winner == 1 else -base) - mine + its


def test_cards_kept_are_worth_more_together() -> None:
    assert kept(cards("8H 9H 2S")) > kept(cards("8H 4C 2S"))
    assert kept(cards("AS 2S 9D")) > kept(cards("AS 5S 9D"))


def test_who_drops_out_keeps_more_cards_and_gets_fewer_new_ones() -> None:
    held = cards("2S 3C 9D")
    assert spent(Holding(held, 1, False), ()) > spent(Holding(held, 0, False), ()) == 0


def test_nothing_is_kept_for_after_the_last_round() -> None:
    assert spent(Holding(cards("8H 9H 2S"), 1, True), cards("8H")) == 0


@pytest.mark.parametrize("seats", [2, 4])
def test_the_share_told_is_that_of_rounds_won(seats: int) -> None:
    """A hand that can only win, and one that can only lose."""
    hands = ("7H 7D 7C 2S 2C 3D", "KH 4D 9C 5D 6C 8S", "KD 4C 9S 5H 6D 8C", "KC 4S 9H 5S 6H 8D")[:seats]
    start = table("7S", *hands, stock=51 - 6 * seats)
    assert all(share(choice) == 1 for choice in thought(start) if choice.move[0] == "7")
    state = after(start, " ".join(["7H", *(hand.split()[0] for hand in hands[1:]), "7D"]))
    assert all(share(choice) < 0.2 for choice in thought(state))


def share(choice: Choice) -> float:
    """The share of the deals tried that the reason says are won; 0 where it says nothing of that."""
    _, facts = choice.reason[1].get("wins", ("", {"share": 0.0}))
    told: float = facts["share"]
    return told


def test_the_reason_for_a_last_card_names_what_is_kept_and_for_what() -> None:
    state = after(table("7S", "7H 7D 7C QD QC AS", "2C 2D 3S 3D 4C 5S", dealer=0), "7H 2C 7D 2D")
    choices = {choice.move: words_of("en", GAME).say(choice.reason) for choice in thought(state)}
    assert choices["7C"] == (
        "You win the round, whatever Seat 2 lays. "
        "Keep the queen of diamonds and ace of spades for a sequence next round."
    )


def test_a_beginner_lays_what_fits_at_once_and_never_drops_out() -> None:
    state = after(table("7S", "7H 7D 7C AD AC AS", "2C 2D 3S 3D 4C 5S"), "7H 2C 7D")
    choices = analyse(beginner.think, rules.seen_by(1, state), 1, Dice("x"))
    assert (choices[0].move, choices[-1].move) == ("2D", "drop")


def test_a_beginner_gives_away_the_card_that_counts_least() -> None:
    start = table("2D", "9H 9D 3C 8H 8C 8D", "KS QC 4C 5S 6S 10S", stock=20)
    state = after(start, "9H KS 9D QC 3C 4C")
    choices = analyse(beginner.think, rules.seen_by(0, state), 0, Dice("x"))
    assert choices[0].move == "lead 3C"
    assert choices[-1].move == "lead 9H"


def test_a_round_that_is_hardly_to_be_won_is_told_so_without_a_share() -> None:
    """The rival has laid three sevens, and nothing goes with what was laid against them."""
    state = after(table("7S", "2C 4D 9H JC QD 10S", "7H 7D 7C 2S 3S 5S", dealer=1), "2C 7H 4D 7D")
    reasons = {choice.move: choice.reason for choice in thought(state)}
    for card in state.hands[0]:
        key, facts = reasons[card]
        assert key in (
            "reason.lost-next",
            "reason.lost-kept",
            "reason.lost-price",
            "reason.second-even",
            "reason.second-kept",
        )
        assert "share" not in facts
