"""What a seat has seen it recalls as long as the card can be followed (R1), and what it imagines agrees with that."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.chance import Dice
from game.core.match import Match
from game.games.read_aloud import GAME, rules
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Face, Place
from game.games.read_aloud.rules import WORLDS, sight
from game.games.read_aloud.rules.sight import forgotten
from game.games.read_aloud.rules.state import Piece, State
from tests.matches import everyone, matches
from tests.read_aloud.scenes import SELF, after, known, table

known(
    {
        "lookup": (e.Turn(e.Top(1), e.Face.OPEN),),
        "stirup": (SELF, e.Shuffle(Place.HANDS)),
        "barehands": (SELF, e.Turn(e.Whole(Place.OTHERS), e.Face.OPEN)),
        "coverup": (SELF, e.Turn(e.Whole(Place.HANDS), e.Face.HIDDEN)),
        "tradeone": (SELF, e.SwapTwo(Place.MINE, Place.ANOTHER)),
        "sinkdown": (e.Swap(Place.PILE),),
        "handon": (SELF, e.PassHands(True)),
        "sinkall": (SELF, e.ToPile(e.Whole(Place.DISCARDS), e.Where.BOTTOM)),
        "stirall": (e.ToPile(e.This(), e.Where.AMONG),),
        "bringback": (SELF, e.Take(1, Place.DISCARDS, Place.MINE)),
        "peekdeep": (SELF, e.Look(e.Top(3))),
        "peekhand": (SELF, e.Look(e.Some(1, Place.OTHERS))),
    }
)


def recalled(state: State, seat: int | None = 0) -> set[str]:
    """The faces that this seat recalls without seeing them."""
    return {piece.recalled for piece in lying(rules.seen_by(seat, state)).values() if piece.recalled}


def lying(state: State) -> dict[int, Piece]:
    """Every card in field, hands and pile by its token."""
    return {piece.token: piece for zone in (state.field, *state.hands, state.pile) for piece in zone}


def test_nobody_recalls_what_was_dealt_to_others() -> None:
    state = Match.begin(GAME, "recall", ("human",) * 2).state
    assert recalled(state) == recalled(state, 1) == set()


def test_who_forgets_recalls_nothing_wherever_it_lies() -> None:
    def recalling(pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
        return tuple(piece._replace(recalled="p1") for piece in pieces)

    seen = rules.seen_by(0, table("p1 p2", "p3 p4", "p5 p6", pile="p7 p8 p9"))
    hands = tuple(map(recalling, seen.hands))
    aware = seen._replace(field=recalling(seen.field), hands=hands, pile=recalling(seen.pile))
    assert len({piece.recalled for piece in lying(aware).values()}) == 1
    assert forgotten(aware) == seen


def test_a_card_taken_from_the_open_field_is_recalled() -> None:
    state = table("p1 p2", "p3 p4", "p5 p6", pile="p7 p8 p9")
    assert recalled(state, 1) == set()
    assert recalled(after(state, "read hand 1"), 1) == {"p1"}


def test_a_card_read_aloud_that_stays_is_recalled() -> None:
    state = table("p1 p2", "lookup p4", "p5 p6", pile="p7 p8 p9")
    assert recalled(after(state, "read hand 1"), 1) == {"lookup"}


def test_a_hand_that_was_open_is_recalled_until_it_is_shuffled() -> None:
    state = after(table("barehands coverup", "stirup p1", "p3 p4", pile="p5 p6 p7 p8 p9"), "read field 1")
    assert recalled(state) == set()
    state = after(state, "read field 2")
    assert recalled(state) == {"p3", "p4"}
    assert recalled(after(state._replace(turn=0), "read hand 1")) == set()


def test_what_was_given_away_is_recalled_by_whoever_gave_it() -> None:
    state = after(table("tradeone p1", "p3 p4", "p5 p6", pile="p7 p8"), "read field 1", "hand 1", "hand 2 of 2")
    assert recalled(state, 0) == {"p3"}
    assert recalled(state, 1) == {"p6"}


def test_what_was_put_on_the_pile_is_recalled() -> None:
    state = after(table("p1 p2", "sinkdown p4", "p5 p6", pile="p7 p8"), "read hand 1")
    assert recalled(state, 0) == recalled(state, 1) == {"sinkdown"}


def test_hands_that_are_passed_on_are_recalled() -> None:
    assert recalled(after(table("handon p1", "p3 p4", "p5 p6", pile="p7 p8"), "read field 1"), 0) == {"p3", "p4"}


def test_what_went_from_the_discards_to_the_pile_is_recalled_until_it_is_shuffled() -> None:
    state = table("sinkall stirall", "p1 p2", "p3 p4", pile="p5 p6 p7 p8", discards="p9")
    state = after(state, "read field 1")
    assert recalled(state, 0) == recalled(state, 1) == {"sinkall", "p9"}
    assert recalled(after(state, "read field 2"), 0) == set()


def test_a_card_taken_back_from_the_discards_is_recalled() -> None:
    state = table("bringback p0", "p1 p2", "p3 p4", pile="p5 p6 p7 p8", discards="p9")
    assert recalled(after(state, "read field 1", "hand 1"), 1) == {"p9"}


def test_what_was_looked_at_is_recalled_by_the_reader_alone() -> None:
    state = table("peekdeep p0", "p1 p2", "p3 p4", pile="p5 p6 p7 p8")
    state = after(state, "read field 1")
    assert (recalled(state, 0), recalled(state, 1)) == ({"p6", "p7", "p8"}, set())
    state = table("peekhand p0", "p1 p2", "p3 p4", pile="p5 p6 p7 p8")
    state = after(state, "read field 1", "hand 2 of 2")
    assert (recalled(state, 0), recalled(state, 1)) == ({"p4"}, set())


def test_who_looks_on_recalls_nothing() -> None:
    assert recalled(after(table("handon p1", "p3 p4", "p5 p6", pile="p7 p8"), "read field 1"), None) == set()


def test_an_imagined_world_has_what_is_recalled_in_its_place() -> None:
    state = after(table("handon p1", "p3 p4", "p5 p6", pile="p7 p8 p9 p9a p9b"), "read field 1")
    worlds = [rules.imagine(rules.seen_by(0, state), 0, Dice(str(n))) for n in range(4)]
    assert {tuple(piece.key for piece in world.hands[1]) for world in worlds} == {("p3", "p4")}
    assert {(world.seer, piece.recalled) for world in worlds for piece in lying(world).values()} == {(None, None)}


@pytest.mark.parametrize(
    ("hand", "changes", "tried"),
    [
        ("", {"turn": 0}, 1),
        ("", {"turn": 1}, 1 + WORLDS),
        ("p3", {"turn": 1}, 1),
        ("p3", {"over": True}, 1),
    ],
)
def test_worlds_are_thrown_back_only_while_another_seat_could_not_go_on(
    hand: str, changes: dict[str, Any], tried: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The field lies face down; the first seat sees nothing that it could read."""
    made = []
    imagine = sight.imagine

    def counted(seen: State, seat: int, dice: Dice) -> State:
        made.append(seat)
        return imagine(seen, seat, dice)

    monkeypatch.setattr(sight, "imagine", counted)
    state = table(
        "p1 p2", "", hand, pile="p5 p6", faces=(Face.DOWN, Face.HIDDEN, Face.HIDDEN), limits=(2, 1), **changes
    )
    rules.imagine(rules.seen_by(0, state), 0, Dice("worlds"))
    assert len(made) == tried


@given(data=st.data())
def test_all_that_was_once_in_sight_and_can_be_followed_is_recalled(data: st.DataObject) -> None:
    """And what is recalled is true."""
    match = data.draw(matches(GAME))
    for seat in everyone(match):
        if seat is None:
            continue
        sighted: dict[int, str | None] = {}
        for state in match.states:
            seen = rules.seen_by(seat, state)
            sighted |= {token: piece.key for token, piece in lying(seen).items() if piece.key}
            hidden = [piece for piece in lying(seen).values() if piece.key is None]
            assert all(piece.recalled == lying(state)[piece.token].key for piece in hidden if piece.token in sighted)
            assert all(piece.recalled in (None, lying(state)[piece.token].key) for piece in hidden)
