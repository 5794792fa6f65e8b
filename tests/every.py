"""Whether tests try all there is: `EVERY=1 python3 build.py test`, about 40 minutes; without it, some of it.

All are the screens that are like another game's, also in forced colours, and each in both languages at all sizes; the
ways in which a first visit can fail, a cache be gone and a snapshot be broken; all bad links in the browser, whose
sentences tests/test_links.py has; whole matches at tables of all sizes, and in all languages those that the menu
begins; what every game has, in every game, where two show it; all batches of what players write; more stories of
undo, more cards to complete; every story in every engine, and Chromium among them, which all other tests of the page
use; bots that think as long in tests of the page as for players; and all cases that are like those tried (`few`), and
tests of which another one says most (`seldom`).
"""

import os
from collections.abc import Iterable
from typing import TypeVar

import pytest

T = TypeVar("T")
EVERY = bool(os.environ.get("EVERY"))
seldom = pytest.mark.skipif(not EVERY, reason="only with EVERY=1")
"""A test that costs much and of which another one, always tried, says most."""


def few(cases: Iterable[T], step: int = 2) -> list[T]:
    """Every so manyth of the cases, from the first; with EVERY, all."""
    return [*cases][:: 1 if EVERY else step]
