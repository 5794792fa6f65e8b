"""What a Python with another seed of its hashes says: sets of texts have another order in each."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def said_alike(code: str) -> str:
    """What this code prints; AssertionError where it depends on the hash seed."""
    one, other = (
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT, env={"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True,
        ).stdout
        for seed in ("1", "2")
    )  # fmt: skip
    assert one == other
    return one
