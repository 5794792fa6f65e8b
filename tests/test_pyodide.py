"""Golden matches, shuffles and bots go the same way in the very Pyodide that the page runs, here in Node."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from tests.pinned import report

ROOT = Path(__file__).parent.parent


def test_pyodide_comes_to_the_same() -> None:
    """With another seed of hashes than here."""
    code = "from tests.pinned import report; print(report())"
    command = ["node", "tools/pyodide_run.mjs", str(ROOT), code]
    env = {**os.environ, "PYTHONHASHSEED": "2"}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.strip() == report()
