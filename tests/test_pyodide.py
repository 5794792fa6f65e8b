"""Golden matches, shuffles and bots go the same way in the very Pyodide that the page runs, here in Node."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests.pinned import report

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("seed", ["1", "2"])
def test_pyodide_comes_to_the_same(seed: str) -> None:
    code = "from tests.pinned import report; print(report())"
    command = ["node", "tools/pyodide_run.mjs", str(ROOT), code]
    env = {**os.environ, "PYTHONHASHSEED": seed}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.strip() == report()
