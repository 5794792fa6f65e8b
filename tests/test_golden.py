"""Whole matches go as they always have, and there is one for every way to end."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.core.game import Game
from tests.golden import HERE, faults, goldens, missing, of_presets, tell, unplayed, wanted
from tests.golden import read as read_golden
from tests.matches import ALL, name

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("game", ALL, ids=name)
def test_every_match_goes_as_it_always_has(game: Game) -> None:
    assert faults([game]) == []


@pytest.mark.parametrize("seed", ["1", "2"])
def test_the_order_of_sets_does_not_matter(seed: str) -> None:
    """Hashes of texts change with every start of Python."""
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    done = subprocess.run(
        [sys.executable, "-m", "tests.golden", "--matches"], cwd=ROOT, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("game", ALL, ids=name)
def test_each_file_ends_as_its_name_says(game: Game) -> None:
    for file in wanted(game):
        match = read_golden(game, file.read_text("utf-8"))
        assert f"{match.state.news[-1].kind}-{len(match.players)}" == file.stem


def test_a_missing_file_is_named_with_the_command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("tests.golden.HERE", tmp_path)
    assert len(missing()) == sum(len(wanted(game)) + len(of_presets(game)) for game in ALL) > 0
    assert all("python -m tests.golden --write" in fault for fault in faults())


def test_a_change_is_shown_by_its_first_line(monkeypatch: pytest.MonkeyPatch) -> None:
    file = next(goldens()).file
    monkeypatch.setattr("tests.golden.tell", lambda match: tell(match).replace("scores", "points"))
    found = next(fault for fault in faults() if file.name in fault)
    assert "was 'scores" in found
    assert "now 'points" in found


def test_every_golden_file_is_written_by_the_one_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.golden.match_heard", lambda *_: ())
    matches = [file for game in ALL for file in (*wanted(game), *of_presets(game))]
    assert sorted([*matches, *(golden.file for golden in unplayed())]) == sorted(HERE.rglob("*.txt"))
