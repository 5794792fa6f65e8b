"""In tests of the page bots think less than for players: how well they play is tried elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.games.court_circular.bots import expert as solver
from game.games.gang_of_four.bots import expert, review
from game.games.read_aloud.bots import expert as reader
from tests.every import EVERY

LESS = (
    (expert, "DEALS", 6),
    (review, "DEALS", 6),
    (reader, "READINGS", 3),
    (solver, "WORLDS", 8),
    (solver, "ROUNDS", 30),
)


@pytest.fixture(autouse=True, scope="module")
def quick_bots() -> Iterator[None]:
    """With EVERY they think as long as ever."""
    with pytest.MonkeyPatch.context() as patch:
        for module, name, n in () if EVERY else LESS:
            patch.setattr(module, name, n)
        yield
