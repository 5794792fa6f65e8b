"""What tools/mutants.py leaves out is there to be left out, and what it changes it finds."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest

from tools.mutants import (
    KILLED,
    NO_TESTS,
    OF_LANGUAGE,
    OF_OTHERS,
    PINS,
    UNTRIED,
    UNTYPED,
    drawn,
    games,
    results,
    selection,
    survivors,
    undecorated,
)

ROOT = Path(__file__).parent.parent
TESTS = ROOT / "tests"


def test_every_test_that_is_left_out_is_there() -> None:
    for name in OF_OTHERS.split():
        assert [*TESTS.glob(f"*/test_{name}.py")], name
    for name in OF_LANGUAGE.split():
        assert [*TESTS.glob(f"*/test_{name}.py")] == [TESTS / "read_aloud" / f"test_{name}.py"]


@pytest.mark.parametrize("game", games())
def test_a_game_is_tried_with_selection_its_own_and_those_that_hold_for_every_game(game: str) -> None:
    places = [word for word in selection(game) if word.startswith("tests/")]
    assert places == [f"tests/{game}", "tests/test_laws.py", "tests/test_golden.py"]
    assert all((ROOT / place).exists() for place in places)


@pytest.mark.parametrize("game", games())
def test_in_the_copy_the_same_functions_are_cached_without_a_decorator(game: str) -> None:
    """The tool would leave it as it is."""
    for file in (ROOT / "game/games" / game / "rules").glob("*.py"):
        text = file.read_text("utf-8")
        cached = [each.name for each in functions(text) if each.decorator_list]
        module = undecorated(text)
        assert [each.name for each in functions(module) if each.decorator_list] == []
        assert [line.split()[0] for line in module.splitlines() if line.endswith("# type: ignore")] == cached


def functions(module: str) -> list[ast.FunctionDef]:
    """Those of a module itself."""
    return [node for node in ast.parse(module).body if isinstance(node, ast.FunctionDef)]


def test_a_sample_is_a_fair_part_and_lies_within_a_larger_one() -> None:
    every = [f"game.rules.x_play__mutmut_{n}" for n in range(1000)]
    assert drawn(every, 1) == {*every}
    quarter, half = drawn(every, 4), drawn(every, 2)
    assert 200 < len(quarter) < 300
    assert quarter < half
    assert drawn(every[:500], 4) == quarter & {*every[:500]}


def test_alive_is_what_no_test_has_noticed() -> None:
    found = {"b": 0, "a": NO_TESTS, "c": KILLED, "d": -24, "e": UNTYPED, "f": UNTRIED}
    assert survivors(found) == ["a", "b"]


def test_what_has_become_of_mutants_is_read_from_beside_the_rules(tmp_path: Path) -> None:
    for name, codes in (("state", {"x.state.x_f__mutmut_1": 1}), ("score", {"x.score.x_g__mutmut_1": None})):
        file = tmp_path / f"mutants/game/games/x/rules/{name}.py.meta"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps({"exit_code_by_key": codes}), encoding="utf-8")
    assert results(tmp_path) == {"x.score.x_g__mutmut_1": UNTRIED, "x.state.x_f__mutmut_1": KILLED}


def test_it_has_the_versions_of_the_tests() -> None:
    _, pinned, *names = [line for line in PINS.read_text("utf-8").splitlines() if line != "hypothesis"]
    assert re.fullmatch(r"mutmut==[0-9.]+", pinned)
    of_tests = (TESTS / "requirements.txt").read_text("utf-8")
    assert all(f"\n{name}==" in of_tests for name in ("hypothesis", *names))
