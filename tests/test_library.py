"""Of Python's standard library a start fetches what is played with; the rest lies beside it for what needs it."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import faults_told
from tests.built import DIST, archive, needs_dist, unpacked
from tools.site import ENDS_OF_THE_WIRE, NOT_OF_THE_PAGE

ROOT = Path(__file__).parent.parent
OF_THE_PAGE = [
    path
    for path in sorted((ROOT / "game").rglob("*.py"))
    if not path.relative_to(ROOT).as_posix().startswith((*NOT_OF_THE_PAGE, *ENDS_OF_THE_WIRE))
]
NAMES = [".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__") for path in OF_THE_PAGE]
"""Those of all modules that the page has."""
OWN_DATA = 3_800_000
"""Bytes of a memory that hold what Pyodide's wasm brings along, nearly."""
pytestmark = needs_dist


def packed(part: str) -> str:
    """The file that is one of the two parts of the library."""
    return f"runtime-*/pyodide/{part}.gz"


def modules(part: str) -> set[str]:
    """The names of the modules in a part."""
    files = (Path(each).with_suffix("") for each in archive(packed(part)).namelist() if each.endswith((".py", ".pyc")))
    return {".".join(file.parts).removesuffix(".__init__") for file in files}


def imported(path: Path) -> Iterator[str]:
    """All that a file imports, wherever it stands in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        if isinstance(node, ast.ImportFrom):
            yield str(node.module)
            yield from (f"{node.module}.{each.name}" for each in node.names)


def in_pyodide(code: str, stdlib: Path) -> str:
    """What the code prints in Pyodide, with this standard library."""
    command = ["node", "tools/pyodide_run.mjs", str(ROOT), code, str(stdlib)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The part that every start fetches, as a file."""
    path = tmp_path_factory.mktemp("library") / "first.zip"
    path.write_bytes(unpacked(packed("python_stdlib")))
    return path


def test_no_module_is_in_both_parts() -> None:
    assert not modules("python_stdlib") & modules("python_rest")
    assert {"asyncio", "difflib", "traceback", "pyodide.http"} <= modules("python_stdlib")
    assert {"argparse", "email.message", "html.entities", "importlib.metadata"} <= modules("python_rest")


def test_no_file_of_the_game_names_a_module_of_the_rest() -> None:
    rest = modules("python_rest")
    named = {(path.name, name) for path in OF_THE_PAGE for name in imported(path) if name in rest}
    assert len(OF_THE_PAGE) > 300
    assert not named


def test_every_module_of_the_game_is_imported_in_cpython_without_one_of_the_rest() -> None:
    """But for those that this Python needs itself, where a module in C is one of Python there."""
    code = f"import importlib, sys\nfor name in {NAMES}: importlib.import_module(name)\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert not {*done.stdout.split()} & modules("python_rest")


def test_all_of_the_game_runs_and_every_fault_is_told_in_pyodide_without_the_rest(first: Path) -> None:
    code = f"""
import importlib
for name in {NAMES}: importlib.import_module(name)
import pyodide.http
from tests.faults_told import told
print(told())"""
    said = in_pyodide(code, first).splitlines()[-len(faults_told.CODE) :]
    assert not [line for line in said if "ModuleNotFoundError" in line and "'sy'" not in line], said
    assert "ZeroDivisionError: division by zero" in said


def test_the_snapshot_comes_without_what_the_wasm_brings_along() -> None:
    [path] = DIST.glob("snapshot-*.gz")
    own = unpacked(path.name)[:OWN_DATA]
    assert own.count(0) / len(own) > 0.97
