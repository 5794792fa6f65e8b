"""The lines that deal: those of the page and those of docs/fairness.md, in plain Python, against the games."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from game.core.chance import Chance
from game.core.game import Game
from game.core.match import Match
from game.fairness.fair import fair_of
from game.fairness.lines import SHARED, program, run
from tests.matches import THAT_TELL, name

PAGE = Path(__file__).parent.parent.parent / "docs" / "fairness.md"
NAMES = ("plum-river-42", "day-2026-11-22", "a", "first-steps", *(f"deal-{n}" for n in range(40)))
for_every_game = pytest.mark.parametrize("game", THAT_TELL, ids=name)


def blocks() -> list[str]:
    """The Python in the document: the lines for all games, and those of each."""
    return re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def test_the_document_has_the_lines_that_the_page_prints() -> None:
    shared, *others = blocks()
    assert shared == SHARED
    assert sorted(others) == sorted(fair_of(game).lines for game in THAT_TELL)


@for_every_game
def test_the_lines_of_the_document_deal_as_the_game_does_in_a_python_that_knows_nothing_of_it(game: Game) -> None:
    shared, *others = blocks()
    lines = next(each for each in others if f'"{game.name}"' in each)
    asked = "".join(f"print(deal({deal!r}, {seats}))\n" for deal in NAMES for seats in game.seats)
    done = subprocess.run(
        [sys.executable, "-I", "-c", f"{shared}\n{lines}\n{asked}"], capture_output=True, text=True, check=True
    )
    found = iter(done.stdout.splitlines())
    for deal in NAMES:
        for seats in game.seats:
            match = Match.begin(game, deal, (game.usual,) * seats)
            assert ast.literal_eval(next(found)) == fair_of(game).dealt(match.state), (deal, seats)


@for_every_game
def test_the_lines_that_are_printed_are_those_that_run(game: Game) -> None:
    """Another number of cards in the printed lines gives another number of cards."""
    text = program(game, "plum-river-42", game.seats[0])
    assert text.startswith(SHARED)
    assert fair_of(game).lines in text
    other = text.replace('deal("plum-river-42"', 'deal("plum-river-43"')
    match = Match.begin(game, "plum-river-43", (game.usual,) * game.seats[0])
    assert run(other) == fair_of(game).dealt(match.state) != run(text)


def test_the_dice_and_the_shuffle_of_the_lines_are_those_of_the_games() -> None:
    space: dict[str, object] = {}
    exec(f"{SHARED}\nfound = shuffled(range(99), dice('some-game', 'some-deal', 'deal', 3))", space)
    assert space["found"] == [*Chance("fudaba/some-game/1/some-deal")("deal", 3).shuffled(range(99))]
