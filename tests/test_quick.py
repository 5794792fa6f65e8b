"""A quick record is the NamedTuple that it was, copied in less time."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from game.core.quick import quick


@quick
class Point(NamedTuple):
    x: int
    y: int = 0


def test_a_copy_has_the_change_and_nothing_else() -> None:
    point = Point(1, 2)
    assert point._replace(y=5) == Point(1, 5)
    assert type(point._replace(x=3, y=4)) is Point
    assert point == Point(1, 2)


def test_a_field_that_is_not_there_is_refused() -> None:
    with pytest.raises(KeyError):
        Point(1)._replace(z=1)  # type: ignore[call-arg]
