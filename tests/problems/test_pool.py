"""The problems that are shipped, how they are written and read, and the command that makes and proves them."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import cast

import pytest

from game.__main__ import main
from game.command import finding
from game.core.game import Game
from game.problems import pool
from game.problems.problem import STEPS, BadProblem, Problem, position, prove, read, right_move, solver_of
from game.problems.saying import words_at
from game.shelf import GAMES
from game.words import LANGUAGES, Words
from tests.every import few
from tests.matches import name

for_every_game = pytest.mark.parametrize("game", pool.games(), ids=name)
COUNT = 200


@for_every_game
def test_every_step_has_as_many_problems_and_each_can_be_set_up(game: Game) -> None:
    found = pool.pool(game)
    assert Counter(each.step for each in found.values()) == dict.fromkeys(STEPS, COUNT // len(STEPS))
    lines = pool.file(game).read_text(encoding="utf-8").splitlines()
    assert [each.line() for each in found.values()] == lines
    for each in found.values():
        assert position(each, game).deal == each.deal


@pytest.mark.parametrize("game", few(pool.games(), 3), ids=name)
def test_the_command_finds_the_first_of_them_again(game: Game) -> None:
    """The same command writes the same file: the first that it finds are looked up in what is shipped."""
    solver = solver_of(game)
    assert solver
    shipped = {each.deal: each._replace(step=1) for each in pool.pool(game).values()}
    found = [each.problem for each in finding.found(game, solver, 6)]
    there = [each for each in found if each.deal in shipped]
    assert there
    assert all(shipped[each.deal] == each for each in there)


@for_every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_of_a_problem_has_its_reason_in_words(game: Game, lang: str) -> None:
    solver = solver_of(game)
    assert solver
    for problem in [*pool.pool(game).values()][::40]:
        match = position(problem, game)
        words: Words = words_at(lang, match)
        for move in game.rules.moves(match.seen(match.asked)):
            why = (solver.why if move == problem.answer else solver.against)(match, move)
            assert why
            assert words.say(why)


@for_every_game
def test_the_weakest_level_does_not_find_the_answer(game: Game) -> None:
    for problem in [*pool.pool(game).values()][::20]:
        assert finding.finds(position(problem, game), problem.answer, 0) * 2 <= finding.DICE


@for_every_game
def test_a_wrong_answer_is_not_proved(game: Game) -> None:
    problem = [*pool.pool(game).values()][100]
    match = position(problem, game)
    other = next(each for each in game.rules.moves(match.seen(match.asked)) if each != problem.answer)
    with pytest.raises(BadProblem) as fault:
        prove(problem._replace(answer=other), game)
    assert fault.value.key == "problem.unproved"


def line(**changes: object) -> str:
    whole = {
        "deal": "problem-1",
        "step": 1,
        "players": ["easy", "easy"],
        "options": {},
        "answer": "V",
        "moves": [],
        "world": 0,
    }
    return json.dumps([*{**whole, **changes}.values()])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        "[" * 99,
        line(step=0),
        line(step="1"),
        line(moves=[1]),
        line(players="easy"),
        line(options=[]),
        "x" * 5000,
    ],
)
def test_a_line_that_is_no_problem_gets_its_sentence(text: str) -> None:
    with pytest.raises(BadProblem) as fault:
        read(text, GAMES["garlandland"])
    assert fault.value.key == "problem.shape"


@pytest.mark.parametrize("changes", [{"answer": "VIII"}, {"moves": ["?"]}, {"players": ["easy"]}, {"deal": "A B"}])
def test_a_problem_that_cannot_be_set_up_gets_its_sentence(changes: dict[str, object]) -> None:
    with pytest.raises(BadProblem) as fault:
        position(read(line(**changes), GAMES["garlandland"]), GAMES["garlandland"])
    assert fault.value.key == "problem.shape"


def test_one_move_must_be_better_than_all_others_by_the_gap() -> None:
    assert right_move({"a": 3.0, "b": 2.0, "c": 1.0}, 1.0) == "a"
    assert right_move({"a": 3.0, "b": 2.5}, 1.0) == ""
    assert right_move({"a": 3.0}, 1.0) == ""
    assert right_move({}, 1.0) == ""


def test_the_steps_go_from_the_easiest_to_the_hardest() -> None:
    problem = Problem("problem-1", 1, (), {}, "V", ())
    found = [finding.Found(n % 4 / 4, -n / 100, problem._replace(deal=f"problem-{n}"), "why") for n in range(100)]
    chosen = finding.in_steps(found, 10)
    missed = {each.problem.deal: each.missed for each in found}
    assert [each.step for each in chosen] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    assert [missed[each.deal] for each in chosen] == sorted(missed[each.deal] for each in chosen)


def test_what_few_find_and_what_has_many_moves_is_missed_more_often() -> None:
    none, some, most = [0, 0, 0, 0], [0, 0, 1, finding.DICE], [0, finding.DICE, finding.DICE, finding.DICE]
    assert finding.missed_by(most, 3) < finding.missed_by(some, 3) < finding.missed_by(none, 3) < 1
    assert finding.missed_by(some, 2) < finding.missed_by(some, 8)
    assert finding.missed_by([finding.DICE] * 4, 1) == 0


@pytest.mark.parametrize("game", few(pool.games(), 2), ids=name)
def test_the_shipped_steps_are_those_of_how_often_it_is_missed(game: Game) -> None:
    solver = solver_of(game)
    assert solver
    some = [*pool.pool(game).values()][::50]
    found = finding.again(game, solver, some)
    assert [each.missed for each in found] == sorted(each.missed for each in found)
    assert [each.problem.deal for each in found] == [each.deal for each in some]


def test_the_command_writes_and_proves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "pool.txt"
    assert main(["problems", "gang-of-four", "--count", "2", "--spare", "1", "--out", str(file)]) == 0
    assert main(["problems", "gang-of-four", "--prove", str(file)]) == 0
    assert "2" in capsys.readouterr().out
    first, second = file.read_text(encoding="utf-8").splitlines()
    spoilt = json.loads(first)
    spoilt[4] = "pass"
    file.write_text(json.dumps(spoilt) + "\n" + second, encoding="utf-8")
    assert main(["problems", "gang-of-four", "--prove", str(file)]) == 1
    assert capsys.readouterr().err


def test_a_game_without_problems_says_so(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cast("dict[str, Game]", GAMES), "tiny", GAMES["garlandland"]._replace(name="tiny"))
    assert main(["problems", "tiny"]) == 2
    assert "tiny" in capsys.readouterr().err
