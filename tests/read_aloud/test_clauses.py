"""One clause by itself: how many cards it moves, what it asks, when it means nothing, and what it leaves behind."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.rules import Secret
from game.games.read_aloud import rules
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Change, Face, Measure, Place, Side, Where
from game.games.read_aloud.rules.agenda import about_to
from game.games.read_aloud.rules.clauses import has_effect, resolve, row
from game.games.read_aloud.rules.state import Ask, Spot, State
from game.games.read_aloud.rules.targets import Chosen
from game.games.read_aloud.rules.transfer import take
from tests.read_aloud.scenes import after, keys, known, table

FIELD, PILE, MINE, LEFT, ANYONE = Place.FIELD, Place.PILE, Place.MINE, Place.LEFT, Place.ANYONE
ANOTHER, OTHERS, PLAY, HANDS = Place.ANOTHER, Place.OTHERS, Place.PLAY, Place.HANDS
MOST, CARDS = e.Most(Measure.SUM), e.Most(Measure.CARDS)
known({"clause": (e.Nothing(),), "clausehand": (e.Nothing(),), "clausepile": (e.Nothing(),)})

FIRST = Spot(FIELD, 0)
DEALT = ("p3 p4 clausehand", "p5 p6", "p7")


def begun(*hands: str, at: Spot = FIRST, **changes: Any) -> State:
    """The first seat reads the first field card, or another; all other cards but two are plain."""
    return about_to(table("clause p1 p2", *hands or DEALT, pile="p10 clausepile p11", **changes), at)


def done(state: State, clause: e.Clause, *chosen: Spot | int) -> tuple[State, int]:
    """The state after the clause, and how many cards it moved."""
    found = resolve(state, clause, chosen)
    assert not isinstance(found, Ask)
    return found


def bared(state: State, n: int = 1) -> State:
    """With so many cards of the pile lying open."""
    pile = tuple(piece._replace(face=Face.OPEN) if i < n else piece for i, piece in enumerate(state.pile))
    return state._replace(pile=pile)


def in_hand(seat: int, n: int = 0) -> Spot:
    return Spot(HANDS, n, seat)


@pytest.mark.parametrize(
    ("clause", "chosen", "moved"),
    [
        (e.Again(), (), 0),
        (e.Skip(), (), 0),
        (e.Reverse(), (), 0),
        (e.Lose(), (), 0),
        (e.LoseEach(OTHERS), (), 0),
        (e.LoseBy(MOST), (), 0),
        (e.End(), (), 0),
        (e.Swap(LEFT), (in_hand(1),), 2),
        (e.Stack(LEFT, Change.ZERO), (in_hand(1),), 1),
        (e.ToPile(e.Whole(LEFT), Where.AMONG), (), 2),
        (e.Discard(e.Some(2, OTHERS)), (in_hand(1), in_hand(2)), 2),
        (e.Discard(e.Some(3, OTHERS)), (), 3),
        (e.Discard(e.Some(e.That(), ANYONE)), (), 0),
        (e.Discard(e.Some(e.Any(), ANYONE)), (2, in_hand(1)), 2),
        (e.Take(e.Any(), FIELD, ANYONE), (1, 2), 2),
        (e.Take(2, FIELD, ANYONE), (1,), 2),
        (e.If(e.AtLeast(PILE, 1), e.Discard(e.Some(1, MINE))), (in_hand(0),), 1),
        (e.Thin(1, False), (), 2),
        (e.Thin(1, True), (), 0),
        (e.Discard(e.Valued(FIELD, 1, Side.OR_MORE)), (), 2),
        (e.Discard(e.Valued(FIELD, 1, Side.OR_LESS)), (), 2),
    ],
)
def test_how_many_cards_a_clause_moves(clause: e.Clause, chosen: Chosen, moved: int) -> None:
    """That is what "as many" means in the next one."""
    assert done(begun(), clause, *chosen)[1] == moved


@pytest.mark.parametrize("kind", [e.Again, e.Skip])
def test_what_is_said_already_of_the_next_turn_moves_nothing(kind: type[e.Again | e.Skip]) -> None:
    state, _ = done(begun(), kind())
    assert done(state, kind()) == (state, 0)


@pytest.mark.parametrize(
    "clause",
    [
        e.ToPile(e.Whole(LEFT), Where.AMONG),
        e.Discard(e.Peak(LEFT, True)),
        e.Discard(e.Some(2, LEFT)),
        e.Stack(LEFT, Change.ZERO),
        e.Swap(LEFT),
    ],
)
def test_of_an_empty_hand_nothing_is_moved(clause: e.Clause) -> None:
    """The pile is not shuffled either where no card is shuffled into it."""
    state = begun("p3 p4", "", "p5")
    assert done(state, clause) == (state, 0)


@pytest.mark.parametrize(
    ("clause", "meant"),
    [
        (e.Look(e.Whole(MINE)), False),
        (e.Look(e.Whole(LEFT)), True),
        (e.Look(e.Top(1)), False),
        (e.Look(e.Top(2)), True),
        (e.Look(e.Top(e.Any())), True),
        (e.Look(e.Some(e.That(), LEFT)), False),
        (e.Look(e.Some(1, LEFT)), True),
        (e.ToPile(e.Some(e.That(), LEFT), Where.TOP), False),
        (e.ToPile(e.Some(1, LEFT), Where.TOP), True),
        (e.ToPile(e.Some(1, Place.RIGHT), Where.TOP), False),
        (e.Turn(e.This(), Face.DOWN), True),
        (e.Turn(e.This(), Face.OPEN), False),
        (e.SwapHands(Place.RIGHT), True),
        (e.LoseBy(CARDS), True),
    ],
)
def test_when_a_clause_means_something(clause: e.Clause, meant: bool) -> None:
    """The top of the pile lies open, the neighbour on the right holds nothing, and no clause was before this one."""
    assert has_effect(bared(begun("p3 p4", "p5 p6", "")), clause) == meant


def test_of_two_empty_hands_none_is_worth_an_exchange() -> None:
    assert not has_effect(begun("", "p5", ""), e.SwapHands(Place.RIGHT))


def test_where_all_have_lost_nobody_loses() -> None:
    assert not has_effect(begun(losers=(0, 1, 2)), e.LoseBy(CARDS))


def test_a_card_that_is_nowhere_goes_under_no_other() -> None:
    state = begun()
    assert state.reading
    lost = state._replace(reading=state.reading._replace(token=-1))
    assert not has_effect(lost, e.Stack(FIELD, Change.ZERO))
    assert done(lost, e.Stack(FIELD, Change.ZERO)) == (lost, 0)


def test_a_card_of_the_pile_is_not_put_there_once_more() -> None:
    state = begun(at=Spot(PILE, 1))
    assert done(state, e.ToPile(e.This(), Where.BOTTOM)) == (state, 0)


@pytest.mark.parametrize(
    ("clause", "hands", "question"),
    [
        (e.SwapTwo(FIELD, ANOTHER), DEALT, Ask(0, "card", (Spot(FIELD, 1), Spot(FIELD, 2)))),
        (e.Look(e.Whole(PLAY)), DEALT, Ask(0, "card", (in_hand(1), in_hand(1, 1), in_hand(2)))),
        (e.Look(e.Whole(ANYONE)), DEALT, Ask(0, "player", numbers=(1, 2))),
        (e.Discard(e.Some(e.Any(), ANYONE)), DEALT, Ask(0, "number", numbers=(0, 1, 2, 3))),
        (e.Discard(e.Some(e.Any(), ANOTHER)), ("p3", "", ""), Ask(0, "number")),
    ],
)
def test_what_a_clause_asks(clause: e.Clause, hands: tuple[str, ...], question: Ask) -> None:
    """Of many hands only what has a target; how many cards, as many as one hand has."""
    assert resolve(begun(*hands), clause) == question


@pytest.mark.parametrize(("high", "gone"), [(False, "p3"), (True, "p4")])
def test_r9_the_card_being_read_is_not_the_lowest_of_its_hand(high: bool, gone: str) -> None:
    state = begun("p3 clausehand p4", "p5", at=in_hand(0, 1))
    assert keys(done(state, e.Discard(e.Peak(MINE, high)))[0].discards) == gone


def test_r31_r32_what_is_hidden_stays_so_in_what_one_seat_has_seen() -> None:
    """Even where the reader could count alone; what all see is counted."""
    seen = rules.seen_by(0, begun())
    assert done(seen, e.LoseBy(CARDS))[0].losers == (0,)
    assert keys(done(seen, e.Discard(e.Valued(FIELD, 2, Side.EXACTLY)))[0].discards) == "p2"
    for hidden in (e.LoseBy(MOST), e.Discard(e.Valued(MINE, 3, Side.EXACTLY))):
        with pytest.raises(Secret):
            resolve(seen, hidden)


@pytest.mark.parametrize(("held", "over"), [((2, 2, 1), False), ((3, 2, 1), True)])
def test_any_number_of_cards_counts_as_one_where_hands_may_not_overflow(held: tuple[int, ...], over: bool) -> None:
    clause = e.Take(e.Any(), FIELD, MINE)
    assert row(clause).overfills(begun(), clause, held) == over


def test_r1_a_card_turned_back_is_no_exception_any_more() -> None:
    state, _ = done(begun(), e.Turn(e.Some(1, FIELD), Face.DOWN), Spot(FIELD, 1))
    state, _ = done(state, e.Turn(e.Some(1, FIELD), Face.OPEN))
    assert [piece.face for piece in state.field] == [None] * 3


def test_r1_a_whole_pile_lies_open_card_by_card() -> None:
    state, n = done(bared(begun()), e.Turn(e.Whole(PILE), Face.OPEN))
    assert (n, [(piece.face, piece.known) for piece in state.pile]) == (3, [(Face.OPEN, 0b111)] * 3)
    state, _ = done(state, e.Turn(e.Whole(PILE), Face.DOWN))
    assert [(piece.face, piece.known) for piece in state.pile] == [(None, 0b111)] * 3


def test_r29_what_is_shuffled_into_the_pile_lies_face_down_and_unknown() -> None:
    state, _ = done(bared(begun()), e.ToPile(e.Some(1, MINE), Where.AMONG), in_hand(0))
    assert [(piece.face, piece.known) for piece in state.pile] == [(None, 0)] * 4


def test_r30_whoever_looks_knows_the_card_and_nobody_else() -> None:
    state, _ = done(begun(turn=1), e.Look(e.Top(1)))
    assert [piece.known for piece in state.pile] == [0b010, 0, 0]


def test_r2_no_token_is_given_twice() -> None:
    state = begun()
    for place in (HANDS, PILE, HANDS):
        before = {piece.token for zone in (state.field, *state.hands, state.pile) for piece in zone}
        state, _ = done(state, e.Shuffle(place))
        new = {piece.token for zone in (state.field, *state.hands, state.pile) for piece in zone} - before
        assert len(new) == (6 if place is HANDS else 3)
        assert state.tokens > max(new) >= min(new) > max(before)


def test_r24_places_that_have_become_vacant_one_after_the_other() -> None:
    state, _ = take(begun(), (Spot(FIELD, 0),))
    state, _ = take(state, (Spot(FIELD, 1),))
    assert state.gaps == ((0, 2), (), (), ())


@pytest.mark.parametrize(
    ("name", "text", "answers", "offered"),
    [
        ("stirmine", (e.Shuffle(MINE), e.Discard(e.Some(1, MINE))), (), 3),
        ("stirfield", (e.Shuffle(MINE), e.Discard(e.Some(1, FIELD))), (), 2),
        ("stirother", (e.Either(e.Shuffle(MINE), e.Discard(e.This())), e.Discard(e.Some(1, MINE))), ("first",), 3),
        ("stirgo", (e.Shuffle(MINE), e.Discard(e.Some(1, MINE)), e.Discard(e.This())), (), 2),
    ],
)
def test_r9_a_shuffled_card_is_lost_where_its_text_does_not_go_on_with_it(
    name: str, text: e.Text, answers: tuple[str, ...], offered: int
) -> None:
    """Then it may be discarded like all the others of the hand."""
    known({name: text})
    state = after(table("p1 p2", f"{name} p3 p4", "p5", pile="p6 p7"), "read hand 1", *answers)
    assert len(rules.moves(state)) == offered
