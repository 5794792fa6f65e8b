"""A match is said to be decided as soon as nobody can catch up any more, and not before."""

from __future__ import annotations

import pytest

from game.core.chance import Dice
from game.core.rules import Event
from game.games.court_circular import rules
from game.games.court_circular.page import VIEW
from game.games.court_circular.page.status import small_print
from game.games.court_circular.rules.decided import decided
from game.games.court_circular.rules.state import State
from game.words import LANGUAGES
from tests.court_circular.scenes import scene
from tests.court_circular.tables import dealt, table

HELD = ("2C 4D 6S", "9C 9D 3S")


def last(mine: int, theirs: int, **more: object) -> State:
    """A last round for seven plain cards, 7 points face down and 14 face up, with these totals."""
    return table("5C", *HELD, stock=0, **{"final": True, **more}, totals=(mine - 45, theirs))  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("options", [{}, {"target": "20"}, {"scoring": "difference"}, {"lastDeal": "literal"}], ids=str)
def test_who_is_said_to_win_wins(seats: int, options: dict[str, str]) -> None:
    found = 0
    for number in range(25):
        state, dice = dealt(seats, f"decided-{number}", **options), Dice(f"decided-{seats}-{number}")
        sure = None
        while state.asked is not None:
            assert sure in (None, decided(state)), "it is no longer said"
            sure = decided(state)
            assert sure == decided(rules.seen_by(state.asked, state))
            state = rules.play(state, dice.shuffled(rules.moves(state))[0])
        assert sure is None or (sure,) == state.victors
        found += sure is not None
    assert found


@pytest.mark.parametrize(
    ("theirs", "more", "sure"),
    [
        (47, {}, 0),  # the dealer takes the last cards face down
        (48, {}, None),
        (40, {"dealer": 0}, 0),  # and whoever is not, face up
        (41, {"dealer": 0}, None),
        (40, {"final": False}, 0),  # as the dealer may later
        (41, {"final": False}, None),
    ],
)
def test_it_is_decided_by_what_the_others_can_still_win(theirs: int, more: dict[str, object], sure: int | None) -> None:
    assert decided(last(55, theirs, **more)) == sure


def test_counted_by_the_difference_the_target_must_hold_whatever_the_lowest_still_wins() -> None:
    options = {"scoring": "difference"}
    assert [decided(last(total, 0, options=options)) for total in (50, 63, 64)] == [None, None, 0]


def test_nothing_is_decided_below_the_target() -> None:
    assert [decided(last(total, 0)) for total in (49, 50)] == [None, 0]


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_the_small_print_and_the_read_out_score_say_that_nobody_can_catch_up(lang: str) -> None:
    for more, key in (({}, "decided-last"), ({"final": False}, "decided-out")):
        here = scene(last(55, 0, **more)._replace(round=9), lang=lang)
        said = here.words(f"page.{key}", seat=0)
        assert said in small_print(here)
        assert said in VIEW.heard(here, "score")


def test_who_listens_hears_it_when_a_round_begins() -> None:
    here = scene(last(55, 0))
    begun, laid = (
        Event("round-last", {"number": 9, "dealer": 1, "first": 0, "card": "5C"}),
        Event("stayed", {"seat": 0}),
    )
    said = here.words("page.decided-last", seat=0)
    assert VIEW.told(here, (begun,))[-1] == said
    assert said not in VIEW.told(here, (laid,))
    assert said not in VIEW.told(scene(last(50, 49)), (begun,))
