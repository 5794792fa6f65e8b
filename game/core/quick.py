"""Frozen records that are copied often, with one thing changed, and functions of them that are asked the same again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

Record = TypeVar("Record", bound=type)
Thing = TypeVar("Thing")
Answer = TypeVar("Answer")


def quick(record: Record) -> Record:
    """The same NamedTuple with a `_replace` of less than half the time; KeyError for a field that is not there."""
    places: dict[str, int] = {name: n for n, name in enumerate(record._fields)}  # type: ignore[attr-defined]
    make = tuple.__new__

    def _replace(self: tuple[Any, ...], /, **changes: Any) -> Any:
        values = [*self]
        for name, value in changes.items():
            values[places[name]] = value
        return make(record, values)

    record._replace = _replace  # type: ignore[attr-defined]
    return record


class Recalling(Generic[Thing, Answer]):
    """A pure function of something frozen that recalls its last answer, for that very object alone."""

    __slots__ = ("_function", "_last")

    def __init__(self, function: Callable[[Thing], Answer]) -> None:
        self._function = function
        self._last: tuple[Thing, Answer] | None = None

    def __call__(self, thing: Thing) -> Answer:
        """The answer of the function."""
        last = self._last
        if last is not None and last[0] is thing:
            return last[1]
        answer = self._function(thing)
        self._last = (thing, answer)
        return answer

    def recalled(self, thing: Thing) -> Answer | None:
        """The answer if it was the last one; None where it is to be found anew."""
        last = self._last
        return last[1] if last is not None and last[0] is thing else None
