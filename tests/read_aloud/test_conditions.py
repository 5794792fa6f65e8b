"""5-2c: the winner's condition and whom it makes winners (E26 to E29, E35, E36, R12)."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.read_aloud import rules
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Change, Face, Measure
from game.games.read_aloud.rules.state import State
from tests.read_aloud.scenes import SELF, after, known, table

known(
    {
        "end": (e.End(),),
        "most": (SELF, e.Decide(e.Most(Measure.SUM))),
        "keep": (e.Lose(),),
        "wordless": (e.Decide(e.Most(Measure.KEEPERS)),),
        "forbidding": (e.Ban(e.Act.DISCARD_FROM_HANDS),),
        "allowing": (e.Unban(e.Act.DISCARD_FROM_HANDS),),
        "stilling": (e.Ban(e.Act.SHUFFLE),),
        "readwins": (e.Decide(e.Reader()),),
        "ranked": (e.LoseBy(e.Most(Measure.KEEPERS)),),
        "zerowins": (e.Decide(e.Most(Measure.ZEROS)),),
    }
)


def ended(condition: e.Condition | None, *hands: str, **changes: Any) -> State:
    """The game ended by the first seat."""
    return after(table("end p20", *hands, pile="p21 p22", condition=condition, **changes), "read field 1")


@pytest.mark.parametrize(
    ("condition", "hands", "winners"),
    [
        (e.Most(Measure.SUM), ("p5 p1", "p4 p3"), (1,)),
        (e.Most(Measure.SUM), ("p5 p1", "p4 p2"), (0, 1)),
        (e.Least(Measure.SUM), ("p5 p-1", "p4 p3"), (0,)),
        (e.Second(Measure.SUM), ("p9", "p8", "p8a"), (1, 2)),
        (e.Second(Measure.SUM), ("p9", "p9a"), ()),
        (e.Nearest(Measure.SUM, 10), ("p9", "p11", "p8"), (0, 1)),
        (e.Nearest(Measure.SUM, None), ("p9", "p11", "p19"), (2,)),
        (e.Within(Measure.SUM, 15), ("p9", "p16", "p15"), (2,)),
        (e.Within(Measure.SUM, 5), ("p9", "p16"), ()),
        (e.Most(Measure.HIGHEST), ("p9 p1", "p8 p7"), (0,)),
        (e.Least(Measure.LOWEST), ("p9 p1", "p8 p2"), (0,)),
        (e.Most(Measure.SPREAD), ("p9 p1", "p12 p2"), (1,)),
        (e.Odd(Measure.SUM), ("p9", "p-3", "p2"), (0, 1)),
        (e.Even(Measure.SUM), ("p9", "p-4", "p2"), (1, 2)),
        (e.Most(Measure.ZEROS), ("p0 p1", "p3 p2"), (0,)),
        (e.Most(Measure.ZEROS), ("p1", "p2"), ()),
        (e.Most(Measure.NEGATIVES), ("p-1 p1", "p-2 p-3"), (1,)),
        (e.Most(Measure.NEGATIVES), ("p-1 p1", "p0 p0a"), (0,)),
        (e.Most(Measure.KEEPERS), ("keep p1", "p3 p2"), (0,)),
        (e.Most(Measure.KEEPERS), ("p1", "p2"), ()),
        (e.Least(Measure.KEEPERS), ("p1", "keep"), (0,)),
        (e.Most(Measure.KEEPERS), ("wordless forbidding allowing p1", "stilling p3"), (1,)),
        (e.Most(Measure.KEEPERS), ("readwins zerowins", "stilling wordless"), (0,)),
        (e.Most(Measure.KEEPERS), ("ranked p1", "stilling p3"), (1,)),
        (e.Most(Measure.CARDS), ("p1 p2", "p3"), (0,)),
        (e.Beside(True), ("p1", "p2", "p3"), (1,)),
        (e.Beside(False), ("p1", "p2", "p3"), (2,)),
        (None, ("p1", "p2"), ()),
    ],
)
def test_5_2c_winners(condition: e.Condition | None, hands: tuple[str, ...], winners: tuple[int, ...]) -> None:
    state = ended(condition, *hands)
    assert (rules.winners(state), rules.to_move(state)) == (winners, None)


def test_r12_whoever_read_the_condition() -> None:
    assert rules.winners(ended(e.Reader(), "p1", "p2", by=1)) == (1,)


def test_r12_losers_are_not_compared() -> None:
    state = ended(e.Most(Measure.SUM), "p9", "p2", "p3", losers=(0,))
    assert (rules.winners(state), rules.scores(state)) == ((2,), (0.0, 0.0, 1.0))


@pytest.mark.parametrize("condition", [e.Reader(), e.Beside(True), e.Most(Measure.SUM)])
def test_r12_if_all_have_lost_nobody_wins(condition: e.Condition) -> None:
    assert rules.winners(ended(condition, "p1", "p2", by=0, losers=(0, 1))) == ()


def test_a_stack_counts_with_its_changes() -> None:
    state = table("end p20", "p5 p1", "p4", pile="p21")
    top = state.hands[0][0]._replace(under=("p21a",), changes=(Change.NEGATE, Change.DOUBLE))
    state = state._replace(hands=((top, state.hands[0][1]), state.hands[1]), condition=e.Least(Measure.SUM))
    state = after(state, "read field 1")
    assert state.last
    assert (state.last.measures, state.last.winners) == ((-9, 4), (0,))


def test_a_stack_is_one_card_that_has_become_one() -> None:
    state = table("end p20", "p5 p1", "p4", pile="p21", condition=e.Most(Measure.STACKS))
    top = state.hands[1][0]._replace(under=("p21a",))
    assert rules.winners(after(state._replace(hands=(state.hands[0], (top,))), "read field 1")) == (1,)


@pytest.mark.parametrize(
    ("face", "winners"), [(Face.OPEN, (1,)), (Face.OUTWARD, (1,)), (Face.DOWN, ()), (Face.HIDDEN, ())]
)
def test_cards_that_others_see(face: Face, winners: tuple[int, ...]) -> None:
    state = ended(e.Most(Measure.SEEN), "p1", "p2", faces=(Face.OPEN, Face.HIDDEN, face))
    assert rules.winners(state) == winners


def test_e36_hands_count_as_they_are() -> None:
    """The limit is five, but two are held."""
    assert rules.winners(ended(e.Most(Measure.SUM), "p1 p2", "p4", limits=(2, 5))) == (1,)


def test_r12_the_card_that_ends_the_game_stays_and_counts() -> None:
    state = after(table("p1 p2", "end p4", "p5 p6", pile="p7", condition=e.Most(Measure.ZEROS)), "read hand 1")
    assert rules.winners(state) == (0,)


def test_r12_a_condition_stores_its_reader() -> None:
    state = after(table("most p2", "p3", "p4", pile="p5 p6"), "read field 1")
    assert (state.condition, state.by) == (e.Most(Measure.SUM), 0)
    assert [event.facts["seat"] for event in state.news if event.kind == "decided"] == [0]


def test_at_the_end_the_hands_are_laid_open() -> None:
    state = rules.seen_by(None, ended(None, "p1", "p2"))
    assert [piece.key for hand in state.hands for piece in hand] == ["p1", "p2"]
