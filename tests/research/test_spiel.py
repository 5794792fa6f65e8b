"""Every game is an OpenSpiel game by OpenSpiel's own tests, and a few things that those do not ask."""

from __future__ import annotations

import random
import unittest
from typing import Any

import pytest

from game.core.game import Game
from game.core.match import BadMatch
from tests.matches import ALL, name

pyspiel = pytest.importorskip("pyspiel")

from game.research.spiel import short_name  # noqa: E402
from tests.every import few  # noqa: E402

TABLES = [(game, seats) for game in ALL for seats in game.seats]
OPTIONS = {"gang-of-four": "limit:rounds-2", "court-circular": "target:20"}
"""A short match, where one may last for thousands of moves."""

for_every_game = pytest.mark.parametrize("game", ALL, ids=name)


def loaded(game: Game, seats: int = 0, deals: int = 50) -> Any:
    """The game, short, for that many seats or the fewest."""
    facts = {"players": seats or game.seats[0], "options": OPTIONS.get(game.name, ""), "deals": deals}
    return pyspiel.load_game(short_name(game), facts)


def at_random(game: Any, seed: int, most: int) -> Any:
    """A position so many random moves after the deal."""
    dice, state = random.Random(seed), game.new_initial_state()
    for _ in range(most + 1):
        if not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("game", "seats"), few(TABLES, 4), ids=lambda each: str(getattr(each, "name", each)))
def test_it_passes_the_random_simulation(game: Game, seats: int) -> None:
    """With the masks, the observers, and games and states written out and read again."""
    pyspiel.random_sim_test(loaded(game, seats), num_sims=1, serialize=True, verbose=False, mask_test=True)


@for_every_game
def test_it_passes_the_test_of_the_interface(game: Game) -> None:
    """OpenSpiel's for part of the tree; that for the whole tree would try every deal with every move."""
    api_test = pytest.importorskip(
        "open_spiel.integration_tests.api_test"
    )  # slow: it looks at all of OpenSpiel's games
    facts = {"game_name": short_name(game), "game": loaded(game)}
    cases = type("Partial", (api_test.EnforceAPIOnPartialTreeBase,), facts)
    random.seed(1)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(cases).run(result)
    assert result.testsRun > 4
    assert not [*result.errors, *result.failures, *result.skipped]


@for_every_game
def test_a_position_is_the_match_of_its_deal_and_moves(game: Game) -> None:
    state = at_random(loaded(game), 5, 12)
    deal, *moves = state.history()
    match = state.match
    assert match.deal == f"research-{deal}"
    said = state.action_to_string(state.current_player(), state.legal_actions()[0])
    assert said in (game.rules.moves(match.state) if state.numbers.texts else ["move 0"])
    assert len(moves) == len(match.moves)
    assert state.clone().match is match


@for_every_game
def test_an_information_state_is_what_cannot_be_told_apart(game: Game) -> None:
    """The same deal and moves give the same; each seat's differs from the others'; a move more is another one."""
    one, same, later = (at_random(loaded(game), 7, most) for most in (4, 4, 5))
    told = [one.information_state_string(seat) for seat in range(one.num_players())]
    assert told == [same.information_state_string(seat) for seat in range(one.num_players())]
    assert len({*told}) == len(told)
    asked = one.current_player()
    assert later.information_state_string(asked).startswith(told[asked])
    assert later.information_state_string(asked) != told[asked]


def test_an_observer_for_a_part_of_what_is_seen_gives_nothing() -> None:
    game = loaded(ALL[2])
    public = pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE)
    observer = game.make_py_observer(public, None)
    assert observer.tensor is None
    assert observer.string_from(at_random(game, 1, 2), 0) is None
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(public, {"any": 1})


def test_options_are_those_of_the_game_and_wrong_ones_are_refused() -> None:
    game = pyspiel.load_game("fudaba_garlandland(players=3,options=goal:points,deals=2)")
    assert (game.num_players(), game.new_initial_state().chance_outcomes()) == (3, [(0, 0.5), (1, 0.5)])
    assert at_random(game, 1, 0).match.options == {"goal": "points"}
    assert pyspiel.load_game("fudaba_gang_of_four").num_players() == 4
    with pytest.raises((BadMatch, RuntimeError, pyspiel.SpielError)):
        pyspiel.load_game("fudaba_garlandland(options=goal:none)")
