"""What all are told of a reading, event by event: who, which card, where and how many (5-1, 5-3, 6)."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.read_aloud import rules
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Act, Change, Face, Place, Where
from tests.read_aloud.scenes import SELF, after, known, table

known(
    {
        "nothing": (e.Nothing(),),
        "newslose": (e.Lose(), SELF),
        "newsban": (e.Ban(Act.END), e.Unban(Act.END)),
        "newshand": (e.Limit(Place.MINE, -1),),
        "newsfewer": (e.Limit(Place.FIELD, -1),),
        "newsmore": (e.Limit(Place.HANDS, 1),),
        "newslift": (e.Unban(None),),
        "newsright": (e.PassHands(False),),
        "newsdecide": (e.Decide(e.Reader()), e.Undecide()),
        "newstrade": (e.SwapHands(Place.ANOTHER),),
        "newsswap": (e.Swap(Place.ANOTHER),),
        "newsroof": (e.Swap(Place.PILE),),
        "newsturn": (e.Turn(e.Some(1, Place.ANOTHER), Face.OPEN),),
        "newsfield": (e.Turn(e.Some(1, Place.FIELD), Face.DOWN),),
        "newspeek": (e.Turn(e.Top(2), Face.OPEN),),
        "newswhole": (e.Turn(e.Whole(Place.ANOTHER), Face.OPEN),),
        "newsdown": (e.Turn(e.Whole(Place.FIELD), Face.DOWN), e.Turn(e.Whole(Place.MINE), Face.DOWN)),
        "newsstack": (e.Stack(Place.ANOTHER, Change.DOUBLE),),
        "newstake": (e.Take(1, Place.PILE, Place.ANOTHER),),
        "newsdrop": (e.Discard(e.Some(1, Place.ANOTHER)),),
        "newsagain": (e.Again(),),
        "newsskip": (e.Skip(),),
        "newsunder": (e.Stack(Place.FIELD, Change.ZERO),),
        "newssink": (e.ToPile(e.Some(1, Place.FIELD), Where.BOTTOM),),
        "newshide": (e.ToPile(e.Some(1, Place.MINE), Where.BOTTOM),),
        "newsstir": (e.Shuffle(Place.FIELD),),
        "newsend": (e.End(),),
    }
)


Told = tuple[str, dict[str, Any]]
"""A kind of event with what all know of it."""


def dropped(card: str, **seat: int) -> Told:
    """One card discarded, from the field or from the hand of a seat."""
    return f"discarded-{'hand' if seat else 'field'}", {**seat, "n": 1, "cards": (card,)}


def laid(card: str) -> Told:
    """One card from the pile to the field."""
    return "laid-open", {"cards": (card,)}


def filled(seat: int, card: str, from_pile: str) -> list[Told]:
    """One card from the field to a hand, and another one from the pile to the field."""
    return [("replenished-open", {"seat": seat, "cards": (card,)}), laid(from_pile)]


def got(seat: int) -> Told:
    """Another hand of two cards, which only its owner sees."""
    return "got", {"seat": seat, "n": 2}


def gave(seat: int, other: int) -> Told:
    """A hand of two cards that goes to somebody else, and only its owner has seen."""
    return "gave", {"seat": seat, "other": other, "n": 2}


def came(place: str, card: str, **seat: int) -> Told:
    """A card exchanged, as it comes to a place."""
    return f"came-{place}-open", {**seat, "cards": (card,)}


def turned(kind: str, at: int, face: str, **facts: Any) -> Told:
    """One card that lies another way."""
    return f"turned-{kind}", {**facts, "at": at, "face": face}


def whole(seat: int, face: str) -> Told:
    """A hand that lies another way."""
    return "whole-hand", {"seat": seat, "face": face}


@pytest.mark.parametrize(
    ("text", "answer", "told"),
    [
        ("nothing", "", [("nothing", {"seat": 0})]),
        ("newslift", "", [("idle", {"card": "newslift"}), dropped("newslift"), laid("p10")]),
        ("newslose", "", [("lost", {"seat": 0}), dropped("newslose"), laid("p10")]),
        ("newsban", "", [("banned", {"act": "end"}), ("unbanned", {"act": "end"})]),
        ("newshand", "", [("limit-hand", {"seat": 0, "n": 1})]),
        ("newsfewer", "", [("limit-field", {"n": 2}), ("overflow-field", {}), dropped("p2")]),
        ("newsmore", "", [("limit-hands", {"n": 3}), *filled(0, "newsmore", "p10"), *filled(1, "p10", "p11")]),
        ("newsdecide", "", [("decided", {"seat": 0, "card": "newsdecide"}), ("undecided", {})]),
        ("newstrade", "", [("swapped-hands", {"seat": 0, "other": 1}), gave(0, 1), gave(1, 0), got(0), got(1)]),
        ("newsright", "", [("passed-right", {}), gave(0, 1), gave(1, 0), got(0), got(1)]),
        ("newsswap", "hand 2 of 2", [came("hand", "newsswap", seat=1), came("field", "p6")]),
        ("newsroof", "", [came("pile", "newsroof"), came("field", "p10")]),
        ("newsturn", "hand 2 of 2", [turned("hand-open", 2, "open", seat=1, cards=("p6",))]),
        ("newsfield", "field 2", [turned("field", 2, "down")]),
        ("newspeek", "", [turned("pile-open", n, "open", cards=(card,)) for n, card in ((1, "p10"), (2, "p11"))]),
        ("newswhole", "", [whole(1, "open"), ("shown-open", {"seat": 1, "n": 2, "cards": ("p5", "p6")})]),
        ("newsdown", "", [("whole-field", {}), whole(0, "down")]),
        ("newsstack", "hand 2 of 2", [("stacked-hand", {"seat": 1, "card": "newsstack", "at": 2}), laid("p10")]),
        ("newstake", "", [("took-pile", {"seat": 1})]),
        ("newsdrop", "hand 2 of 2", [dropped("p6", seat=1), *filled(1, "newsdrop", "p10")]),
        ("newsagain", "", [("again", {"seat": 0})]),
        ("newsskip", "", [("passed-over", {"seat": 1})]),
        (
            "newsunder",
            "field 2",
            [("stacked-field-open", {"card": "newsunder", "at": 2, "cards": ("p2", "newsunder")}), laid("p10")],
        ),
        (
            "newssink",
            "field 2",
            [("piled-bottom-open", {"origin": ("origin.field", {}), "n": 1, "cards": ("p2",)}), laid("p10")],
        ),
        (
            "newshide",
            "hand 2",
            [("piled-bottom", {"origin": ("origin.other", {"seat": 0}), "n": 1}), *filled(0, "newshide", "p10")],
        ),
    ],
)
def test_what_all_are_told(text: str, answer: str, told: list[Told]) -> None:
    """After the card that is read and each of its clauses."""
    state = table(f"{text} p2 p9", "p3 p4", "p5 p6", pile="p10 p11 p12", limits=(3, 2))
    state = after(state, "read field 1", *filter(None, [answer]))
    assert [(each.kind, each.facts) for each in state.news if each.kind not in ("read", "clause")] == told


@pytest.mark.parametrize(
    ("move", "origin"), [("hand 1", ("origin.hands", {})), ("hand 1 of 2", ("origin.other", {"seat": 1}))]
)
def test_the_card_that_is_read_comes_first_with_its_place(move: str, origin: tuple[str, dict[str, int]]) -> None:
    faces = (Face.OPEN, Face.HIDDEN, Face.OPEN)
    state = after(table("p1 p2", "nothing", "nothing1", pile="p5", faces=faces), f"read {move}")
    read, clause, *_ = state.news
    card = "nothing" if move == "hand 1" else "nothing1"
    assert (read.kind, read.facts) == ("read", {"seat": 0, "card": card, "origin": origin})
    assert (clause.kind, clause.facts) == ("clause", {"n": 0, "at": 1})


def test_readings_are_counted() -> None:
    state = table("p1 p2 nothing", "p3", "p4", pile="p5 p6 p7")
    assert after(state, "read field 3", "read field 1").readings == 2


def test_what_is_put_on_the_pile_out_of_a_hand_is_told_to_whoever_held_it() -> None:
    state = after(table("newshide p2", "p3 p4", "p5 p6", pile="p10 p11"), "read field 1", "hand 2")
    (event,) = (each for each in state.news if each.kind == "piled-bottom")
    assert [event.seen_by(seat).private for seat in (0, 1, None)] == [{"cards": ("p4",)}, {}, {}]


@pytest.mark.parametrize(("turn", "onward", "over"), [(1, 1, 2), (3, 1, 0), (1, -1, 0), (0, -1, 3)])
def test_it_is_told_who_is_passed_over(turn: int, onward: int, over: int) -> None:
    state = table("newsskip p2", "p3", "p4", "p5", "p6", pile="p7 p8", turn=turn, onward=onward)
    assert [each.facts for each in after(state, "read field 1").news if each.kind == "passed-over"] == [{"seat": over}]


def test_a_field_that_was_shuffled_is_told_in_its_new_order() -> None:
    state = after(table("newsstir p1 p2", "p3", "p4", pile="p5"), "read field 1")
    (facts,) = (event.facts for event in state.news if event.kind == "shuffled-field-open")
    assert facts == {"n": 3, "cards": tuple(piece.key for piece in state.field)}


def test_an_empty_hand_is_not_told() -> None:
    state = after(
        table("newstrade p2", "p3 p4", "p5", "", pile="p6", limits=(2, 2), offsets=(0, -1, -2)), "read field 1"
    )
    assert [event.facts["seat"] for event in state.news if event.kind == "got"] == [0, 1]
    known({"newsgive": (e.SwapHands(Place.LEFT),)})
    state = after(table("newsgive p2", "p3", "", pile="p6", limits=(2, 0)), "read field 1")
    assert [event.facts["seat"] for event in state.news if event.kind == "got"] == [1]


def test_an_end_without_winners_names_none() -> None:
    state = after(table("newsend p2", "p3", "p4", pile="p6"), "read field 1")
    assert [(event.kind, event.facts) for event in state.news[-1:]] == [("ended-nobody", {})]


def test_hands_that_nobody_sees_can_be_passed_on_in_what_one_seat_has_seen() -> None:
    """There is nothing to tell, so that no face is needed."""
    known({"newspass": (e.PassHands(True),)})
    state = table("newspass p2", "p3 p4", "p5 p6", pile="p7", faces=(Face.OPEN, Face.DOWN, Face.DOWN))
    seen = rules.play(rules.seen_by(0, state), "read field 1")
    assert seen == rules.seen_by(0, after(state, "read field 1"))
