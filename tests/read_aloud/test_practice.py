"""The practice corner of Read-Aloud: its answers, checked against what is drawn, by a reader that knows the manual."""

from __future__ import annotations

from functools import cache

import pytest

from game.core.chance import Chance
from game.games.read_aloud import GAME
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.problems.practice import QUESTIONS, Case, lies
from game.games.read_aloud.rules.state import Spot
from game.problems.practice import Question
from game.problems.saying import words_for
from tests.markup import parsed
from tests.read_aloud.scenes import SELF, known, table

WORDS = words_for("en", GAME)
known({"practice-swap": (e.Swap(Place.FIELD),), "practice-end": (e.Nothing(),), "practice-first": (SELF, e.Undecide())})


@cache
def questions() -> tuple[Question, ...]:
    """Many questions of both kinds."""
    return tuple(QUESTIONS[n % 2](Chance("practice")("question", n)) for n in range(100))


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
