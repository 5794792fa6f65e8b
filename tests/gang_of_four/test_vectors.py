"""Every case of the vectors, and that faults known from other programs would be noticed by them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from game.games.gang_of_four import rules
from game.games.gang_of_four.rules import combos, score
from game.games.gang_of_four.rules.answers import _named
from game.games.gang_of_four.rules.cards import ORDER
from game.games.gang_of_four.rules.combos import Combo, Compare
from tests.gang_of_four import checks
from tests.gang_of_four.tables import terms

OPTIONAL = {"D5": "pairs", "D7": "straights", "D8": "flushes", "D9": "houses", "D10": "gangs"}
"""The options of the decisions about comparing."""


def forget() -> None:
    """Empties what the combinations are remembered in."""
    for remembered in (combos.made, combos.combos, combos.groups, _named):
        remembered.cache_clear()


@pytest.fixture
def forgetful() -> Iterator[None]:
    """Nothing is remembered from before, and nothing of this test after."""
    forget()
    yield
    forget()


def test_all_cases_are_there() -> None:
    sizes = {part: len(cases) for part, cases in checks.VECTORS.items() if isinstance(cases, list)}
    assert sizes == {"classification": 40, "comparison": 37, "scoring": 13, "state_rules": 10}


def test_classification() -> None:
    assert checks.classification() == []


def test_comparison() -> None:
    assert checks.comparison() == []


def test_scoring() -> None:
    assert checks.scoring() == []


def test_states() -> None:
    assert checks.states() == []


@pytest.mark.parametrize("decision", OPTIONAL)
def test_an_option_changes_only_cases_of_its_decision(decision: str) -> None:
    """And no set of cards changes its kind."""
    basis = {case["id"]: case["basis"] for case in checks.VECTORS["comparison"]}
    key = OPTIONAL[decision]
    for choice in ("top", "numbers", "colour", "number", "larger"):
        compare = terms(**{key: choice}).compare
        assert checks.classification(compare) == []
        assert {basis[case] for case in checks.comparison(compare)} <= {
            f"decision:{decision}",
            "decision:D6",
            "derived",
        }


def test_the_equal_comparison_options_turn_their_cases_round() -> None:
    changed = {
        ("pairs", "top"): {"P018", "P030"},
        ("straights", "top"): {"P036", "P038"},
        ("flushes", "numbers"): {"P044"},
        ("flushes", "colour"): set(),
        ("houses", "number"): {"P052", "P054"},
        ("gangs", "larger"): {"P070", "P071", "P080"},
    }
    for (key, choice), cases in changed.items():
        assert set(checks.comparison(terms(**{key: choice}).compare)) == cases, key


def no_phoenix_in_a_house(kind: str, cards: Sequence[int]) -> str:
    return "" if kind == "full_house" and max(cards) >= ORDER["GP"] else kind


@pytest.mark.usefixtures("forgetful")
class TestFaultsOfOtherPrograms:
    def test_a_phoenix_pair_refused_in_a_full_house(self, monkeypatch: pytest.MonkeyPatch) -> None:
        sound = combos._kind_of_five
        monkeypatch.setattr(combos, "_kind_of_five", lambda orders, n: no_phoenix_in_a_house(sound(orders, n), orders))
        with pytest.raises(AssertionError):
            checks.comparison()

    def test_a_flush_compared_by_its_sum(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def by_sum(orders: list[int], numbers: list[int], compare: Compare) -> list[int]:
            return [sum(numbers)]

        monkeypatch.setattr(combos, "flush_digits", by_sum)
        assert "P044" in checks.comparison()

    def test_the_multicoloured_one_ranked_lowest(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def lowest(orders: list[int], compare: Compare) -> list[int]:
            return sorted((ORDER["G1"] - 1 if order == ORDER["M1"] else order for order in orders), reverse=True)

        monkeypatch.setattr(combos, "set_digits", lowest)
        assert checks.comparison() == ["P022"]

    def test_kinds_of_five_that_do_not_beat_each_other(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def strict(a: Combo, b: Combo) -> bool:
            return a.strength > b.strength if a.kind == b.kind else a.family == combos.GANG and b.family != combos.GANG

        monkeypatch.setattr(combos, "beats", strict)
        assert {"P056", "P058"} <= set(checks.comparison())

    @pytest.mark.parametrize("bands", [((7, 1), (9, 2), (13, 3), (15, 4), (16, 5)), ((16, 1),), ((10, 1), (16, 2))])
    def test_wrong_bands(self, monkeypatch: pytest.MonkeyPatch, bands: tuple[tuple[int, int], ...]) -> None:
        monkeypatch.setattr(score, "BANDS", bands)
        assert checks.scoring()

    def test_a_direction_that_does_not_change(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(rules, "turned", lambda _: 1)
        assert checks.states() == ["S10"]
