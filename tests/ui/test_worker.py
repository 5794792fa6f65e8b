"""How the worker starts."""

from __future__ import annotations

import subprocess
import sys

from tests.test_architecture import ROOT


def test_what_is_there_from_the_start_is_not_looked_through_for_what_is_not() -> None:
    """The collector of garbage would stop a bot's thought for it, for three times as long as any piece takes."""
    code = "import game.table, gc; print(gc.get_freeze_count(), len(gc.get_objects()))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    frozen, others = map(int, done.stdout.split())
    assert frozen > 20_000
    assert others < 1_000
