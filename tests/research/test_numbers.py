"""Every move has its number and every seen state its vector, without the packages for learning."""

from __future__ import annotations

import copy
from collections.abc import Mapping

import pytest

from game.core.cards import HIDDEN
from game.core.chance import Dice
from game.core.game import Game
from game.core.match import BadMatch, Match
from game.core.rules import NOTHING
from game.games.gang_of_four.rules.cards import DECK
from game.games.gang_of_four.rules.combos import FAMILIES, USUAL, combos
from game.research import numbers
from game.research.actions import MOST
from game.research.numbers import in_numbers
from game.research.tensor import HIGHEST
from tests.matches import ALL, name, played

for_every_game = pytest.mark.parametrize("game", ALL, ids=name)
MOVES = {"court-circular": 106, "gang-of-four": 24_739, "garlandland": 7, "read-aloud": 1029}
"""As the docstring of actions.py says, at the largest table; any other game has MOST."""
for_every_listed_game = pytest.mark.parametrize("game", [game for game in ALL if game.name in MOVES], ids=name)


def middle(game: Game, seed: int, options: Mapping[str, str] = NOTHING, most: int = 80) -> Match:
    """A match at the largest table, so many moves after its deal."""
    begun = in_numbers(game.name, game.seats[-1], options).begin(f"numbers-{seed}")
    return played(begun, f"{seed}", most)


@for_every_game
def test_there_are_as_many_moves_as_is_said(game: Game) -> None:
    assert in_numbers(game.name, game.seats[-1]).moves == MOVES.get(game.name, MOST)


@for_every_listed_game
def test_every_legal_move_has_a_number_of_its_own_that_is_always_the_same(game: Game) -> None:
    sheet = in_numbers(game.name, game.seats[-1])
    met: dict[int, str] = {}
    for seed in range(4):
        match = middle(game, seed, most=300)
        for state in match.states:
            legal = sheet.legal(match._replace(states=(state,)))
            assert sorted(legal.values()) == sorted(game.rules.moves(state))
            assert list(legal) == sorted(legal)
            assert all(met.setdefault(number, move) == move for number, move in legal.items())
    assert len({*met.values()}) == len(met)


@for_every_game
def test_every_legal_move_has_a_number_under_every_option(game: Game) -> None:
    for option in game.options:
        for choice in (*option.choices, option.example or option.default):
            match = middle(game, 1, {option.key: choice})
            sheet = in_numbers(game.name, game.seats[-1], match.options)
            assert all(sheet.legal(match._replace(states=(state,))) for state in match.states[:-1])


def test_the_combinations_of_gang_of_four_are_those_of_its_rules() -> None:
    texts = [text for text in in_numbers("gang-of-four").texts if not text.startswith(("give ", "pass"))]
    ours = [text for text in texts if not text.endswith("!")]
    assert {*ours} == {combo.text for family in FAMILIES for combo in combos(tuple(DECK), family, USUAL)}
    assert texts == [*ours, *(f"{text}!" for text in ours)]


def test_a_game_that_is_not_listed_counts_in_the_list_of_legal_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numbers, "listed", lambda *_: ())
    sheet = numbers.Numbers("garlandland", 2, NOTHING)
    match = sheet.begin("numbers-1")
    assert sheet.moves == MOST
    assert sheet.legal(match) == dict(enumerate(match.game.rules.moves(match.state)))
    monkeypatch.setattr(numbers, "MOST", 1)
    with pytest.raises(OverflowError):
        sheet.legal(match)


@for_every_game
def test_a_vector_has_a_name_for_each_index_and_the_same_length_throughout(game: Game) -> None:
    sheet = in_numbers(game.name, game.seats[-1])
    names = sheet.layout.names
    assert len({*names}) == len(names)
    match = middle(game, 2, most=300)
    for state in match.states:
        for seat in range(sheet.seats):
            vector = sheet.seen(match._replace(states=(state,)), seat)
            assert len(vector) == len(names)
            assert max(map(abs, vector)) <= HIGHEST


@for_every_game
def test_other_hidden_cards_change_nothing_for_a_program(game: Game) -> None:
    """Neither what a seat sees, nor which moves it has while it is asked, nor what it remembers."""
    sheet = in_numbers(game.name, game.seats[-1])
    for seed in range(6):
        match = middle(game, seed, most=7 + 13 * seed)
        for seat in range(sheet.seats):
            world = game.rules.imagine(match.seen(seat), seat, Dice(f"{seed}"))
            other = match._replace(states=(*match.states[:-1], world))
            assert sheet.seen(other, seat) == sheet.seen(match, seat)
            assert sheet.recalled(other, seat) == sheet.recalled(match, seat)
            assert match.asked != seat or sheet.legal(other) == sheet.legal(match)


@for_every_game
def test_a_seat_sees_its_own_cards_and_not_those_of_others(game: Game) -> None:
    sheet = in_numbers(game.name, game.seats[-1])
    match = middle(game, 3, most=9)
    hands = {
        seat: [n for n, each in enumerate(sheet.layout.names) if each.startswith(f"hands[{seat}]")] for seat in (0, 1)
    }
    vector = sheet.seen(match, 0)
    own = [n for n in hands[0] if vector[n]]
    assert len(own) == len(match.state.hands[0])
    hidden = [card for card in match.seen(0).hands[1] if HIDDEN in card or getattr(card, "key", card) is None]
    assert len([n for n in hands[1] if vector[n]]) == len(match.state.hands[1]) - len(hidden)
    assert hidden


def test_of_two_like_cards_each_has_its_index_and_the_first_in_the_hand_is_nearest_to_one() -> None:
    sheet = in_numbers("gang-of-four", 3)
    state = next(
        state
        for seed in range(50)
        if len({*(state := sheet.begin(f"numbers-{seed}").state).hands[0]}) < len(state.hands[0])
    )
    match = sheet.begin("numbers-0")._replace(states=(state,))
    seen = dict(zip(sheet.layout.names, sheet.seen(match, 0), strict=True))
    held = state.hands[0]
    twice = next(card for card in held if held.count(card) == 2)
    assert seen[f"hands[0] {held[0]}"] == 1
    assert 1 >= seen[f"hands[0] {twice}"] > seen[f"hands[0] {twice} (2)"] > 0


def test_a_seat_remembers_what_it_did_before_the_others_know_it() -> None:
    sheet = in_numbers("garlandland", 2)
    match = sheet.begin("numbers-1")
    seat = match.asked
    assert seat is not None
    one, other = (match.play(move) for move in sheet.legal(match).values())
    assert sheet.recalled(one, seat) != sheet.recalled(other, seat)
    assert sheet.recalled(one, 1 - seat) == sheet.recalled(other, 1 - seat)


@for_every_game
def test_returns_are_zero_in_sum_and_a_lone_winner_has_one(game: Game) -> None:
    for seats in game.seats:
        sheet = in_numbers(game.name, seats)
        match = played(sheet.begin("numbers-1"), "returns")
        winners, returns = game.rules.winners(match.state), sheet.returns(match)
        assert sheet.returns(sheet.begin("numbers-1")) == (0.0,) * seats
        assert abs(sum(returns)) < 1e-9
        assert [seat for seat, gain in enumerate(returns) if gain > 0] == [*winners]
        assert len(winners) != 1 or max(returns) == 1


def test_it_is_made_once_and_wrong_tables_are_refused() -> None:
    sheet = in_numbers("garlandland", 0, {"goal": "points"})
    assert in_numbers("garlandland", 2, {"goal": "points"}) is sheet
    assert copy.deepcopy(sheet) is sheet
    with pytest.raises(BadMatch):
        in_numbers("garlandland", 9)
    with pytest.raises(KeyError):
        in_numbers("chess")
