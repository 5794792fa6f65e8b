"""What those who listen hear of their hand: what may be played now, and what marked cards still lack."""

from __future__ import annotations

import pytest

from game.games.gang_of_four.page import VIEW
from game.ui.view import Scene
from tests.gang_of_four.scenes import scene
from tests.gang_of_four.tables import facing, table

HAND = "G3 Y4 R5 G6 Y7 R8 Y8 G8 R9 Y9 GP YP RD"
OTHERS = "G1 G2", "G1 G2", "G1 G2"


def looking(on: str, marked: str = "", lang: str = "en") -> Scene:
    """My turn with this on the table and these cards marked."""
    state = table(HAND, *OTHERS)
    here = scene(facing(state, 3, on) if on else state, lang=lang)
    return here._replace(ticked=VIEW.cards_of(here, marked))


@pytest.mark.parametrize(
    ("on", "said"),
    [
        ("R1 Y2 Y3 Y4 Y5", "Straight up to 7, 8 or 9. Full house, its three of 8."),
        ("R3 Y3", "Pair: 8, 9 and phoenixes."),
        ("YP", "Single card: red dragon."),
        ("RD", "Nothing in your hand beats what lies on the table."),
    ],
)
def test_a_key_tells_what_may_be_played_now_kind_by_kind(on: str, said: str) -> None:
    assert VIEW.heard(looking(on), "combinations") == said
    assert VIEW.keys["b"] == "hear combinations"


@pytest.mark.parametrize(
    ("on", "marked", "said"),
    [
        ("R1 Y2 Y3 Y4 Y5", "G3", "Selected: green 3. 4 more cards for a straight."),
        ("R1 Y2 Y3 Y4 Y5", "G3 Y4 R5", "Selected: green 3, yellow 4 and red 5. 2 more cards for a straight."),
        ("R1 Y2 Y3 Y4 Y5", "R8", "Selected: red 8. 4 more cards for a straight or full house."),
        ("R1 Y2 Y3 Y4 Y5", "G3 Y4 R5 G6 Y7", "Straight: beats the table."),
        ("R3 Y3", "R8", "Selected: red 8. 1 more card for a pair."),
        ("", "", "Nothing is selected."),
    ],
)
def test_marked_cards_are_told_with_what_they_lack(on: str, marked: str, said: str) -> None:
    assert VIEW.heard(looking(on, marked), "selected") == said


@pytest.mark.parametrize("on", ["", "R1 Y2 Y3 Y4 Y5"])
def test_of_cards_that_make_nothing_that_may_be_played_it_is_said_so(on: str) -> None:
    said = VIEW.heard(looking(on, "G3 RD"), "selected")
    assert said.startswith("Selected: green 3 and red dragon. Nothing that you can play now has all of these. ")
