"""States and matches can be copied and pickled, so that programs can send them from process to process."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from game.core.game import Game
from game.core.match import HUMAN, Match
from game.core.rules import NOTHING
from tests.matches import ALL, everyone, name, played

ROOT = Path(__file__).parent.parent

for_every_game = pytest.mark.parametrize("game", ALL, ids=name)


def in_the_middle(game: Game) -> Match:
    return played(Match.begin(game, "copies-1", (HUMAN,) * game.seats[-1]), "copies", 25)


@for_every_game
def test_every_state_can_be_copied_and_pickled_as_it_is_and_as_it_is_seen(game: Game) -> None:
    match = in_the_middle(game)
    for state in (*match.states, *map(match.seen, everyone(match))):
        for same in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert same == state
            assert type(same) is type(state)


@for_every_game
def test_a_pickled_match_goes_on_as_it_would_have(game: Game) -> None:
    match = in_the_middle(game)
    same = pickle.loads(pickle.dumps(match))
    assert same == match
    assert same.game is game
    assert played(same, "on", 60) == played(match, "on", 60)


@for_every_game
def test_a_copied_match_is_the_match(game: Game) -> None:
    """It never changes, so that a search that copies at every node copies nothing."""
    match = in_the_middle(game)
    assert copy.copy(match) == match
    assert copy.deepcopy([match])[0] is match
    assert copy.deepcopy(game) is game


def test_nothing_stays_nothing_and_cannot_be_changed() -> None:
    for same in (copy.deepcopy(NOTHING), pickle.loads(pickle.dumps(NOTHING))):
        assert same == NOTHING
        assert type(same) is type(NOTHING)


def test_another_python_takes_a_match_in_and_finds_its_game(tmp_path: Path) -> None:
    matches = [in_the_middle(game) for game in ALL]
    (tmp_path / "matches").write_bytes(pickle.dumps(matches))
    code = "import pickle, sys; print([match.text() for match in pickle.load(open(sys.argv[1], 'rb'))])"
    command = [sys.executable, "-c", code, str(tmp_path / "matches")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == f"{[match.text() for match in matches]}\n"
