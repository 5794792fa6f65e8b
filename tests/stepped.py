"""Running a coroutine without an event loop: Playwright's own may be running in the same thread."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


def stepped(work: Coroutine[Any, Any, T]) -> T:
    """What the work comes to; it may pause with `sleep(0)` as often as it likes."""
    while True:
        try:
            work.send(None)
        except StopIteration as done:
            result: T = done.value
            return result
