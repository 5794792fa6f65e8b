"""The sentences that are added to a reason."""

from __future__ import annotations

from collections.abc import Callable

from game.core.rules import Saying

SAID = "said"
"""The fact of a reason that another one begins with; unlike the form that is told where room lacks, it stays."""

More = Callable[[Saying], Saying]
"""Adds a sentence to a reason."""


def same(said: Saying) -> Saying:
    """The reason as it is."""
    return said
