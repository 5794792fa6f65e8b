"""What tools/mutants.py leaves out is there to be left out, and what it changes it finds."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tools.mutants import CACHES, OF_OTHERS, PINS, UNFIT, games, selection

ROOT = Path(__file__).parent.parent
TESTS = ROOT / "tests"


def test_every_test_that_is_left_out_is_there() -> None:
    for name in OF_OTHERS.split():
        assert [*TESTS.glob(f"*/test_{name}.py")], name
    source = "".join(file.read_text("utf-8") for game in games() for file in (TESTS / game).glob("test_*.py"))
    assert [word for word in UNFIT.split(" or ") if not re.search(rf"(def|class) \w*{word}", source)] == []


@pytest.mark.parametrize("game", games())
def test_a_game_is_tried_with_selection_its_own_and_those_that_hold_for_every_game(game: str) -> None:
    places = [word for word in selection(game) if word.startswith("tests/")]
    assert places == [f"tests/{game}", "tests/test_laws.py", "tests/test_golden.py"]
    assert all((ROOT / place).exists() for place in places)


@pytest.mark.parametrize("game", games())
def test_no_function_of_a_module_is_cached_in_the_copy(game: str) -> None:
    """The tool would leave it as it is."""
    for file in (ROOT / "game/games" / game / "rules").glob("*.py"):
        module = ast.parse(CACHES.sub("", file.read_text("utf-8")))
        assert [node.name for node in module.body if isinstance(node, ast.FunctionDef) and node.decorator_list] == []


def test_it_has_the_versions_of_the_tests() -> None:
    _, pinned, *names = [line for line in PINS.read_text("utf-8").splitlines() if line != "hypothesis"]
    assert re.fullmatch(r"mutmut==[0-9.]+", pinned)
    of_tests = (TESTS / "requirements.txt").read_text("utf-8")
    assert all(f"\n{name}==" in of_tests for name in ("hypothesis", *names))
