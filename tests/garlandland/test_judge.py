"""The judge: what one row is worth, or which of two wins, as facts and in the vocabulary of the vectors."""

from __future__ import annotations

import pytest

from game.core.rules import Fault
from game.games.garlandland.rules.judge import judge
from tests.garlandland.test_hands import EXAMPLES


@pytest.mark.parametrize(("name", "worth", "sequence", "cards"), EXAMPLES)
def test_one_row_has_its_garlands_its_hand_and_its_points(name: str, worth: int, sequence: str, cards: str) -> None:
    found = {"garlands": tuple(sequence.split()), "hand": name}
    assert judge((cards,)) == ({**found, "points": worth}, ("judge.row", {**found, "row": cards, "n": worth}))


@pytest.mark.parametrize(
    ("a", "b", "winner", "criterion"),
    [
        ("I VI VII II V", "II VI IV V III", "a", "hand"),
        ("II VI IV V III", "I VI VII II V", "b", "hand"),
        ("I VI VII II V", "IV VII III V VI", "b", "shape"),
    ],
)
def test_of_two_rows_the_stronger_one_wins_by_what_sets_them_apart(a: str, b: str, winner: str, criterion: str) -> None:
    best = {"a": a, "b": b}[winner]
    assert judge((a, b)) == ({"winner": winner}, ("judge.wins", {"row": best, "criterion": criterion}))


def test_two_rows_that_nothing_sets_apart_tie() -> None:
    assert judge(("VII III V I II", "VII III V II I")) == ({"winner": "tie"}, ("judge.tie", {}))


@pytest.mark.parametrize("n", [0, 3])
def test_one_row_or_two_can_be_judged(n: int) -> None:
    with pytest.raises(Fault) as fault:
        judge(("I VI VII II V",) * n)
    assert fault.value.saying == ("judge.cases", {"n": n})
