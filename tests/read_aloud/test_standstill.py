"""A card after which nobody could read any card says before it is read that it ends the game."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.read_aloud import rules
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Discard, Face, Place, Some, Text, This, Turn, Whole
from game.games.read_aloud.page.coach import coach
from game.games.read_aloud.page.slips import told
from game.games.read_aloud.rules.standstill import stalled
from game.games.read_aloud.rules.state import Spot, State
from tests.read_aloud.sights import PLAIN, drawn, for_both, scene, slip, table

DOWN = (Face.OPEN, Face.DOWN, Face.DOWN)
"""The field open, both hands face down."""
FIELD_DOWN: Text = (Turn(Whole(Place.FIELD), Face.DOWN),)
ENDS: dict[str, Text] = {
    "the field": FIELD_DOWN,
    "this card first": (Discard(This()), Turn(Whole(Place.FIELD), Face.DOWN)),
    "the one card": (Turn(Some(1, Place.FIELD), Face.DOWN),),
}
GOES_ON: dict[str, Text] = {
    "a hand": (Turn(Whole(Place.MINE), Face.DOWN),),
    "then up again": (Turn(Whole(Place.FIELD), Face.DOWN), Turn(Whole(Place.FIELD), Face.OPEN)),
    "the end": (e.End(),),
}


def _table(text: Text, *more: Text, **facts: Any) -> State:
    return table([text, *more], [PLAIN], [PLAIN], **{"faces": DOWN, **facts})


@pytest.mark.parametrize("lang", for_both)
@pytest.mark.parametrize("text", ENDS.values(), ids=ENDS)
def test_it_says_so_wherever_it_is_told_and_the_game_ends_so(text: Text, lang: str) -> None:
    state = _table(text)
    here = scene(rules.seen_by(0, state), "c0", lang=lang)
    said, page = here.words("page.stalls-nobody"), drawn(here)
    assert said in page.one("section", "account").text
    assert slip(page, "c0").attributes.get("aria-description") == said
    assert said in told(here, Spot(Place.FIELD, 0))
    assert said in coach(here)
    after = rules.play(state, "read field 1")
    assert after.over
    assert after.last
    assert after.last.kind == "standstill"
    assert not after.victors


def test_with_a_condition_it_says_only_that_the_game_ends() -> None:
    here = scene(rules.seen_by(0, _table(FIELD_DOWN, condition=e.Reader(), by=0)), "c0")
    assert here.words("page.stalls") in told(here, Spot(Place.FIELD, 0))
    assert here.words("page.stalls-nobody") not in told(here, Spot(Place.FIELD, 0))


@pytest.mark.parametrize("text", GOES_ON.values(), ids=GOES_ON)
def test_no_other_card_says_so(text: Text) -> None:
    assert stalled(rules.seen_by(0, _table(text)), Spot(Place.FIELD, 0)) == ()


def test_where_a_choice_leaves_a_card_to_read_nothing_is_said() -> None:
    state = _table((Turn(Some(1, Place.FIELD), Face.DOWN),), PLAIN)
    assert stalled(rules.seen_by(0, state), Spot(Place.FIELD, 0)) == ()


def test_where_somebody_still_sees_a_hand_nothing_is_said() -> None:
    seen = rules.seen_by(0, _table(FIELD_DOWN, faces=(Face.OPEN, Face.DOWN, Face.HIDDEN)))
    assert stalled(seen, Spot(Place.FIELD, 0)) == ()


def test_a_plain_card_that_was_the_last_to_be_seen_says_so_too() -> None:
    state = _table(PLAIN, faces=(Face.DOWN, Face.DOWN, Face.DOWN))
    field = tuple(piece._replace(face=Face.OPEN) for piece in state.field)
    seen = rules.seen_by(0, state._replace(field=field, over=False, turn=0))
    assert stalled(seen, Spot(Place.FIELD, 0))
