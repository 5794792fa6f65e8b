"""The practice corner of Read-Aloud: its answers, checked against what is drawn, by a reader that knows the manual."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.chance import Chance
from game.games.read_aloud import GAME, rules
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.problems.cases import Case, turns
from game.games.read_aloud.problems.counting import flows
from game.games.read_aloud.problems.practice import QUESTIONS, lies
from game.games.read_aloud.rules.legal import readable
from game.games.read_aloud.rules.state import Spot
from game.problems.practice import Question
from game.problems.saying import words_for
from tests.markup import parsed
from tests.read_aloud.scenes import SELF, known, table

WORDS = words_for("en", GAME)
known(
    {
        "practice-all": (SELF, e.Discard(e.Whole(Place.MINE))),
        "practice-more": (e.Limit(Place.HANDS, 1), SELF),
        "practice-less": (SELF, e.Limit(Place.HANDS, -1)),
        "practice-taking": (SELF, e.Take(2, Place.PILE, Place.MINE)),
        "practice-any": (SELF, e.Discard(e.Some(e.Any(), Place.PILE))),
        "practice-high": (SELF, e.Discard(e.Peak(Place.FIELD, True))),
        "practice-over": (SELF, e.End()),
    }
)
known({"practice-swap": (e.Swap(Place.FIELD),), "practice-end": (e.Nothing(),), "practice-first": (SELF, e.Undecide())})


@cache
def questions() -> tuple[Question, ...]:
    """Many questions of all kinds."""
    return tuple(QUESTIONS[n % len(QUESTIONS)](Chance("practice")("question", n)) for n in range(150))


def asked(key: str) -> list[Question]:
    """Questions of one sort."""
    return [each for each in questions() if each.asks[0] == f"practice.{key}"]


def lines(each: Question) -> list[str]:
    """What is said of the card."""
    return [line.text for line in parsed(each.drawn(WORDS)).all("li")]


def test_a_card_is_read_whose_face_one_sees_but_no_discard() -> None:
    found = asked("may")
    assert len(found) > 25
    for each in found:
        place, face, forbidden, *_ = lines(each)
        seen = {
            "Its face is seen by all.": True,
            "Its face is seen by nobody.": False,
            "Its face is seen by its owner alone.": "your hand" in place,
            "Its face is seen by all but its owner.": "your hand" not in place,
        }[face]
        free = "Nothing" in forbidden
        if not seen or "discard pile" in place or free:
            assert (each.answers[each.right][0] == "practice.yes") == (seen and "discard pile" not in place)


def test_what_is_not_written_is_not_done() -> None:
    found = asked("happens")
    assert {each.answers[each.right][0] for each in found} == {
        f"practice.{n}" for n in ("discarded", "stays", "elsewhere")
    }
    for each in found:
        said = parsed(each.drawn(WORDS)).one("div", "papers").text.lower()
        if each.why(WORDS) == WORDS("practice.why-idle"):
            assert each.answers[each.right][0] == "practice.discarded"
        elif each.answers[each.right][0] == "practice.discarded":
            assert "discard this card" in said
        else:
            assert "discard this card" not in said


@pytest.mark.parametrize(
    ("card", "place"), [("p1", Place.DISCARDS), ("practice-swap", Place.FIELD), ("practice-end", Place.HANDS)]
)
def test_a_card_is_followed_to_where_it_lies_after_the_reading(card: str, place: Place) -> None:
    state = table("p4 p5", f"{card} p2", "p6 p7", pile="p8 p9")
    there = lies(Case(state, Spot(Place.HANDS, 0, 0)))
    assert there
    assert there.place is place


def counts(card: str, place: Place, **changes: str) -> dict[str, tuple[int, int]]:
    """Before and after a reading, the numbers of cards in hand, field and pile; nothing where that is not asked."""
    hand, field = (f"{card} p2 p3", "p4 p5 p6") if place is Place.HANDS else ("p2 p3", f"{card} p4 p5")
    state = table(field, hand, hand.replace(card, "p1").replace("p2", "p7").replace("p3", "p8"), **changes)
    found = flows(Case(state, Spot(place, 0, 0 if place is Place.HANDS else None)))
    return {zone: (flow.before, flow.after) for zone, flow in (found or {}).items()}


@pytest.mark.parametrize(
    ("card", "place", "pile", "own", "field", "left"),
    [
        ("p9", Place.HANDS, "p10 p11 p12", 3, 3, 2),
        ("p9", Place.FIELD, "p10 p11 p12", 2, 3, 2),
        ("p9", Place.HANDS, "", 3, 2, 0),
        ("practice-all", Place.HANDS, "p10 p11 p12 p13", 3, 3, 0),
        ("practice-all", Place.HANDS, "p10 p11", 3, 1, 0),
        ("practice-more", Place.HANDS, "p10 p11 p12 p13", 4, 3, 1),
        ("practice-less", Place.HANDS, "p10 p11 p12", 2, 3, 2),
        ("practice-taking", Place.HANDS, "p10 p11 p12", 3, 3, 0),
    ],
)
def test_a_card_leaves_so_many_cards_when_all_is_replenished(
    card: str, place: Place, pile: str, own: int, field: int, left: int
) -> None:
    found = counts(card, place, pile=pile)
    assert {zone: after for zone, (_, after) in found.items()} == {"own": own, "field": field, "pile": left}
    assert found["pile"][0] == len(pile.split())


@pytest.mark.parametrize("card", ["practice-any", "practice-high", "practice-over", "practice-end"])
def test_what_hangs_on_a_choice_or_on_a_value_is_not_asked(card: str) -> None:
    assert counts(card, Place.HANDS, pile="p10 p11 p12") == {}


@settings(max_examples=30)
@given(st.integers(0, 2000))
def test_the_counts_hold_whatever_is_answered_and_whoever_picks_what(n: int) -> None:
    """The reading is played once more with answers at random, cards for the hand being chosen as well."""
    dice = Chance("counting")("case", n)
    cases = dice.shuffled(Case(state, spot) for state in turns(dice) for spot in readable(state))[:40]
    for case, found in ((case, found) for case in cases if (found := flows(case))):
        state = case.state._replace(terms=case.state.terms._replace(picks=dice.below(2) == 0))
        state = rules.play(state, rules.moves(state)[readable(state).index(case.spot)])
        while state.asked is not None:
            state = rules.play(state, dice.choice(rules.moves(state)))
        held = len(state.hands[case.state.turn]), len(state.field), len(state.pile)
        assert tuple(flow.after for flow in found.values()) == held
        assert all(flow.before + sum(n for _, n in flow.parts) == flow.after for flow in found.values())


def test_the_reason_counts_from_what_stands_beside_the_card_to_the_answer() -> None:
    found = asked("holds")
    assert len(found) > 25
    for each in found:
        before, *_, after = map(int, re.findall(r"\d+", each.why(WORDS)))
        said = " ".join(lines(each))
        zone = {"own": "Your hand", "field": "Field", "pile": "Draw pile"}[each.asks[1]["zone"][0].split("-")[-1]]
        assert f"{zone} {before}," in said
        assert each.answers[each.right][1] == {"n": after}


def test_the_right_number_is_now_the_lowest_now_the_highest() -> None:
    places = Counter(each.right for each in asked("holds"))
    assert {*places} == {0, 1, 2}
    assert max(places.values()) * 3 < places.total() * 2
