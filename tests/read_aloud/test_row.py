"""How full the row of the field is, and so how it is drawn in a wide window."""

from __future__ import annotations

import pytest

from game.games.read_aloud.page.row import Row


@pytest.mark.parametrize(
    ("row", "far", "dense"),
    [
        (Row(3, (), ()), False, False),
        (Row(3, (2,), ()), False, False),
        (Row(6, (), ()), True, False),
        (Row(4, (3,), ()), True, False),
        (Row(3, (), (3, 3, 3)), True, False),
        (Row(5, (3,), ()), True, True),
        (Row(2, (3, 3, 3), ()), True, True),
        (Row(3, (3, 4), ()), True, True),
    ],
    ids=str,
)
def test_slips_give_way_to_columns_only_where_they_have_no_room(row: Row, far: bool, dense: bool) -> None:
    assert (row.far, row.dense, row.style is None) == (far, dense, not far)
