"""The chart of running totals: the last ones stand at its end, none over another."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.view.chart import EDGE, HIGH, LINE, WIDE, chart, cut
from tests.markup import tree

TOTALS = st.integers(2, 4).flatmap(lambda n: st.lists(st.tuples(*[st.integers(0, 99)] * n), min_size=1, max_size=9))


@given(TOTALS)
def test_the_last_totals_stand_apart_in_the_drawing(totals: list[tuple[int, ...]]) -> None:
    figures = tree(chart(totals)).all("text")
    assert [each.text for each in figures] == [str(n) for n in totals[-1]]
    heights = [float(each.attributes["y"] or 0) for each in figures]
    assert all(abs(a - b) >= LINE - 0.2 for a, b in combinations(heights, 2))
    assert EDGE <= min(heights) <= max(heights) <= HIGH


def test_a_name_stands_behind_its_total_and_a_long_one_is_cut() -> None:
    figures = tree(chart([(3, 12)], ["Ann", "Maximiliana Augusta"])).all("text")
    assert [each.text for each in figures] == ["3 Ann", f"12 {cut('Maximiliana Augusta')}"]
    assert cut("Maximiliana Augusta").endswith("…")
    assert cut("あ" * 20) == "あ" * 6 + "…"


@pytest.mark.parametrize(("total", "name", "wide"), [(132, "Shizuka", 82.1), (91, "Bungo", 64.0), (50, "文吾", 44.9)])
def test_there_is_room_for_a_name_behind_its_total(total: int, name: str, wide: float) -> None:
    """The widths are those of a wide font, DejaVu Sans Bold."""
    _, figure = tree(chart([(3, total)], ["Yo", name])).all("text")
    assert float(figure.attributes["x"] or 0) + wide <= WIDE


def test_where_the_match_ends_is_a_line_with_its_number_over_all_that_is_less() -> None:
    limit, *figures = tree(chart([(3, 12), (40, 60)], limit=100)).all("text")
    assert limit.text == "100"
    assert all(float(limit.attributes["y"] or 0) < float(each.attributes["y"] or 0) for each in figures)
    assert len(tree(chart([(3, 12)], limit=10)).all("polyline", "limit")) == 1
    assert not tree(chart([(3, 12)])).all("polyline", "limit")


@pytest.mark.parametrize(("limit", "above"), [(20, True), (80, False)])
def test_the_number_of_a_low_limit_stands_above_its_line_and_that_of_a_high_one_below(limit: int, above: bool) -> None:
    drawn = tree(chart([(3, 12), (40, 87)], limit=limit))
    number, *_ = drawn.all("text")
    _, height = (drawn.all("polyline", "limit")[0].attributes["points"] or "").split(" ")[0].split(",")
    assert (float(number.attributes["y"] or 0) < float(height)) == above


@pytest.mark.parametrize("last", [(0, 99), (50, 10)])
def test_more_stands_higher(last: tuple[int, int]) -> None:
    first, second = (float(each.attributes["y"] or 0) for each in tree(chart([(0, 0), last])).all("text"))
    assert (first < second) == (last[0] > last[1])
