"""How full the row of the field is, and so how it is drawn in a wide window."""

from __future__ import annotations

import pytest

from game.games.read_aloud.page.row import Row


@pytest.mark.parametrize(
    ("row", "far", "dense"),
    [
        (Row(3, (), ()), False, False),
        (Row(3, (1,), ()), False, False),
        (Row(3, (2,), ()), True, False),
        (Row(2, (2,), (), 2), False, False),
        (Row(3, (3,), ()), True, False),
        (Row(3, (3, 3), ()), True, False),
        (Row(4, (1,), (), 4), False, False),
        (Row(6, (), ()), True, False),
        (Row(5, (), ()), True, False),
        (Row(4, (), ()), False, False),
        (Row(4, (1,), ()), True, False),
        (Row(4, (3,), ()), True, False),
        (Row(3, (), (3, 3, 3)), True, False),
        (Row(5, (3,), ()), True, True),
        (Row(2, (3, 3, 3), ()), True, True),
        (Row(3, (3, 4), ()), True, True),
    ],
    ids=str,
)
def test_slips_give_way_to_columns_only_where_they_have_no_room(row: Row, far: bool, dense: bool) -> None:
    assert (row.far, row.dense, "--open" in row.style) == (far, dense, far)


@pytest.mark.parametrize(
    ("row", "aside"),
    [
        (Row(3, (), ()), False),
        (Row(3, (3,), ()), False),
        (Row(3, (), (3, 3, 3)), False),
        (Row(3, (3, 3), ()), True),
        (Row(6, (), ()), True),
        (Row(3, (3, 3, 3), ()), True),
        (Row(4, (3,), (), 4), False),
        (Row(5, (), (), 5), False),
    ],
    ids=str,
)
def test_the_field_lies_in_the_middle_unless_what_lies_open_beside_it_needs_that_room(row: Row, aside: bool) -> None:
    assert row.aside == aside
