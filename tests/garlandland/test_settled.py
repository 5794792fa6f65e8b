"""Of the last card where all is lost or won with either, the hint says only that."""

from __future__ import annotations

import pytest

from game.bots import analyse
from game.core.chance import Dice
from game.games.garlandland import GAME, bots
from game.words import words_of
from tests.garlandland.test_levels import at

LOST, WON = ("I IV VII VI", "III VI II I", "II V"), ("VII II V IV", "IV I III VII", "VI III")
OPEN = ("V II IV VII", "II VI VII IV", "III I")


@pytest.mark.parametrize("goal", ["wins", "points"])
@pytest.mark.parametrize(("rows", "how"), [(LOST, "lost"), (WON, "won"), (OPEN, "")])
def test_where_either_card_loses_or_wins_both_say_so_alike(rows: tuple[str, str, str], how: str, goal: str) -> None:
    """In the points game in its last round, with one side far ahead."""
    mine, its, held = rows
    ahead = {"lost": (0, 30), "won": (30, 0), "": (0, 0)}[how]
    seen = at(mine, its, held=held, goal=goal, points=ahead if goal == "points" else (), number=2)
    reasons = [choice.reason for choice in analyse(bots.expert, seen, 0, Dice("x"))]
    if how:
        surely = (how, goal) == ("lost", "wins")
        lost_to = "reason.wins-lost-to", {"seat": 1, "made": ("made.all shapes", {})}
        assert reasons == [lost_to if surely else (f"reason.{goal}-{how}", {})] * 2
        what = {"wins": "This round", "points": "The game"}[goal]
        said = words_of("en", GAME).say(reasons[0])
        assert said.endswith(f"{what[0].lower() if surely else what[0]}{what[1:]} is {how} with either card.")
    else:
        assert not {f"reason.{goal}-lost", f"reason.{goal}-won"} & {key for key, _ in reasons}
