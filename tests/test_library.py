"""Of Python's standard library the page has what is played with, and nothing needs the rest."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests import faults_told
from tests.built import DIST, archive, needs_dist, unpacked
from tools.runtime import WHEELS
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


PLAYED = "runtime-*/pyodide/python_stdlib.gz"
"""The file with the part of the library that the page has."""


def modules(library: ZipFile) -> set[str]:
    """The names of the modules in a library."""
    files = (Path(each).with_suffix("") for each in library.namelist() if each.endswith((".py", ".pyc")))
    return {".".join(file.parts).removesuffix(".__init__") for file in files}


def rest() -> set[str]:
    """The names of the modules that the page does not have."""
    return modules(ZipFile(ROOT / "node_modules/pyodide/python_stdlib.zip")) - modules(archive(PLAYED))


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
    """The part that the page has, as a file."""
    path = tmp_path_factory.mktemp("library") / "first.zip"
    path.write_bytes(unpacked(PLAYED))
    return path


def test_the_page_has_what_is_played_with_and_no_more() -> None:
    assert {"asyncio", "difflib", "traceback", "pyodide.http"} <= modules(archive(PLAYED))
    assert {"argparse", "email.message", "html.entities", "importlib.metadata"} <= rest()


def test_no_file_of_the_game_names_a_module_of_the_rest() -> None:
    left = rest()
    named = {(path.name, name) for path in OF_THE_PAGE for name in imported(path) if name in left}
    assert len(OF_THE_PAGE) > 300
    assert not named


def test_every_module_of_the_game_is_imported_in_cpython_without_one_of_the_rest() -> None:
    """But for those that this Python needs itself, where a module in C is one of Python there."""
    code = f"import importlib, sys\nfor name in {NAMES}: importlib.import_module(name)\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert not {*done.stdout.split()} & rest()


def test_all_of_the_game_runs_and_every_fault_is_told_in_pyodide_without_the_rest(first: Path) -> None:
    wheels = [path.relative_to(ROOT).as_posix() for path in WHEELS.glob("*.whl")]
    code = f"""
import importlib, sys
sys.path += {wheels}
for name in {NAMES}: importlib.import_module(name)
import pyodide.http
from game.ui.send import sharing
assert "<svg" in sharing.picture("https://example.org/#/garlandland?deal=plum-river-42")
from tests.faults_told import told
print(told())"""
    said = in_pyodide(code, first).splitlines()[-len(faults_told.CODE) :]
    assert not [line for line in said if "ModuleNotFoundError" in line and "'sy'" not in line], said
    assert "ZeroDivisionError: division by zero" in said


def test_the_snapshot_comes_without_what_the_wasm_brings_along() -> None:
    [path] = DIST.glob("snapshot-*.gz")
    own = unpacked(path.name)[:OWN_DATA]
    assert own.count(0) / len(own) > 0.97
