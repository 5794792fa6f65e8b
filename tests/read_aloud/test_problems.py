"""What a problem of Read-Aloud is: something to find, and not the card that simply says that the game is over."""

from __future__ import annotations

import pytest

from game.command import finding
from game.core.game import Game
from game.games.read_aloud import GAME
from game.games.read_aloud.problems import SOLVER, _numbers, hard, plain
from game.games.read_aloud.rules.state import Result
from game.problems import pool
from game.problems.problem import Problem, position, prove, solver_of
from game.problems.saying import words_for
from tests.every import few

BARE = Problem(
    "problem-4718",
    1,
    ("random", "random"),
    {},
    "read hand 1",
    ("read hand 3", "field 2", "second", "field 3", "read hand 1", "field 1", "read hand 3"),
)
"""“End the game”, read by whom the table names as the winner."""
TESTED = Problem(
    "problem-651",
    1,
    ("random", "random", "random"),
    {},
    "read field 1",
    (
        "read hand 1",
        "field 1",
        "read field 3",
        "read field 1",
        "hand 1",
        "discard 3",
        "read field 2",
        "hand 3",
        "hand 1 of 3",
        "read field 1",
        "field 3",
        "read hand 1 of 3",
        "field 1",
        "read hand 2",
        "field 1",
        "read hand 3",
    ),
)
"""The same after a test that holds: “if there are at most eight cards in the draw pile”."""
DOUBTFUL = Problem(
    "problem-5739",
    1,
    ("random", "random", "random"),
    {},
    "read hand 3",
    (
        "read field 3",
        "hand 1",
        "hand 2",
        "hand 3",
        "read hand 2",
        "field 3",
        "player 1",
        "field 3",
        "read hand 2",
        "field 2",
        "read field 1",
        "read field 3",
        "read hand 1",
        "field 4",
        "read field 4",
        "read field 1",
        "read hand 2",
        "field 1",
        "read hand 1",
        "field 5",
        "field 5",
        "field 2",
        "read field 3",
        "read hand 1",
        "field 4",
        "read hand 2",
        "hand 1",
        "field 1",
        "field 2",
        "read hand 1 of 3",
        "field 1",
        "read hand 1",
        "field 1",
        "hand 1 of 2",
    ),
)
"""Another card speaks of the end as well and does not win."""


@pytest.mark.parametrize(("problem", "expected"), [(BARE, True), (TESTED, True), (DOUBTFUL, False)])
def test_it_is_plain_to_end_a_game_that_one_has_won_unless_another_card_seems_to_end_it(
    problem: Problem, expected: bool
) -> None:
    match = position(problem, GAME)
    prove(problem, GAME)
    assert plain(match, problem.answer) is expected
    assert (finding.judged(match, SOLVER) is None) is expected


@pytest.mark.parametrize("game", pool.games(), ids=lambda game: game.name)
def test_no_problem_that_is_shipped_is_plain(game: Game) -> None:
    solver = solver_of(game)
    assert solver
    found = pool.pool(game).values() if solver.plain else ()
    assert not [each.deal for each in found if solver.plain and solver.plain(position(each, game), each.answer)]


def test_a_game_won_by_a_standstill_is_no_problem_as_the_positions_before_are_not_shown() -> None:
    for problem in few(pool.pool(GAME).values(), 5):
        match = position(problem, GAME)
        end = SOLVER.line(match, problem.answer, 0).state.last
        assert not end.kind.startswith("standstill")


def test_the_more_cards_tempt_the_harder_it_is_within_a_level() -> None:
    """All lead by the level of the bot that finds it; the steps in between are of one level, and say something."""
    steps = {step: [each for each in pool.pool(GAME).values() if each.step == step] for step in (2, 3, 4)}
    tempting = {step: sum(hard(position(each, GAME), each.answer) for each in found) for step, found in steps.items()}
    assert tempting[2] < tempting[3] < tempting[4]


def test_what_proves_it_names_the_numbers_of_all_who_are_still_in_the_game() -> None:
    told = [_numbers(_result(losers), 0) for losers in ((), (1,))]
    first, other = {"mine": 9, "its": 6, "seat": 2}, {"theirs": 4, "third": 1}
    assert told == [("problem.numbers-two", {**first, **other}), ("problem.numbers", first)]


def _result(losers: tuple[int, ...]) -> Result:
    """The end of a game of three, whose hands come to 9, 4 and 6."""
    return Result(1, "ended", 0, None, None, (9, 4, 6), losers, (0,))


@pytest.mark.parametrize(("lang", "cause"), [("ja", "最後の場札"), ("en", "last card")])
def test_a_game_that_ends_with_the_last_card_of_the_field_is_said_to_end_for_that(lang: str, cause: str) -> None:
    words, told = words_for(lang, GAME), set[str]()
    for problem in few([*pool.pool(GAME).values()], 7):
        match = position(problem, GAME)
        reason = SOLVER.why(match, problem.answer)
        last = SOLVER.line(match, problem.answer, 0).state.last
        assert reason
        assert (cause in words.say(reason)) == (last.kind == "exhausted")
        told.add(reason[0])
    assert "problem.why-sets-last" in told
