"""`pip install .` gives an engine and a command line that work without this repository."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from game.shelf import GAMES

ROOT = Path(__file__).parent.parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LEFT = shutil.ignore_patterns("__pycache__")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, made without a network by the pinned setuptools, in a copy: it leaves its work beside the sources."""
    if int(pytest.importorskip("setuptools").__version__.partition(".")[0]) < 77:
        pytest.skip("setuptools is too old to make the wheel")
    copy, out = tmp_path_factory.mktemp("sources"), tmp_path_factory.mktemp("wheel")
    shutil.copytree(ROOT / "game", copy / "game", ignore=LEFT)
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    command = [sys.executable, "-m", "pip", "wheel", "--no-build-isolation", "--no-deps", "--no-index", "-w", str(out)]
    done = subprocess.run([*command, str(copy)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return next(out.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what it installs, and nothing else."""
    folder = tmp_path_factory.mktemp("installed")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def run(installed: Path, tmp_path: Path, *words: str) -> str:
    """What Python says elsewhere, with only this installed."""
    env = {**os.environ, "PYTHONPATH": str(installed), "PYTHONSAFEPATH": "1"}
    done = subprocess.run([sys.executable, *words], cwd=tmp_path, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_file_of_the_engine_is_in_it_and_no_other(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
    files = (file for file in (ROOT / "game").rglob("*") if file.is_file() and "__pycache__" not in file.parts)
    assert names == {file.relative_to(ROOT).as_posix() for file in files}


def test_the_engine_and_the_command_line_work_from_another_folder(installed: Path, tmp_path: Path) -> None:
    assert run(installed, tmp_path, "-c", "import game; print(game.__file__)").startswith(str(installed))
    assert "7 points" in run(installed, tmp_path, "-m", "game", "judge", "garlandland", "VII III V I II")
    shelf = run(installed, tmp_path, "-c", "from game.shelf import GAMES; print(*GAMES)")
    assert shelf.split() == [*GAMES]


def test_the_extra_asks_for_what_the_tests_are_run_with() -> None:
    """And the engine itself for nothing."""
    wanted = PYPROJECT["project"]["optional-dependencies"]["research"]
    pins = dict(line.split(";")[0].strip().split("==") for line in pinned())
    assert PYPROJECT["project"]["dependencies"] == []
    for each in wanted:
        package, least = each.split(">=")
        assert version(pins[package]) >= version(least)


def pinned() -> list[str]:
    return (ROOT / "tests/requirements.txt").read_text("utf-8").splitlines()


def version(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(".")))
