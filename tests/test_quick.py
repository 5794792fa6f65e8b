"""A quick record is the NamedTuple that it was, copied in less time; what was asked last is not asked again."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from game.core.quick import Recalling, quick


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


def test_an_answer_is_recalled_for_the_very_same_thing_alone() -> None:
    asked: list[Point] = []
    far = Recalling[Point, int](lambda point: asked.append(point) or point.x)  # type: ignore[func-returns-value]
    one, same = Point(7), Point(7)
    assert far.recalled(one) is None
    assert (far(one), far(one), far.recalled(one)) == (7, 7, 7)
    assert far.recalled(same) is None
    assert far(same) == 7
    assert len(asked) == 2
