"""Helpers of build.py: paths, progress lines, commands that stop with a reason."""

from __future__ import annotations

import hashlib
import subprocess
from collections.abc import Mapping
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
DIST, CACHE, VENV, NODE_MODULES = (HERE / name for name in ("dist", ".cache", ".venv", "node_modules"))
LONGEST_LINE, LAST_LINES = 400, 12


class Stop(Exception):
    """The reason, in one plain sentence, why the work cannot go on."""


def tell(sentence: str) -> None:
    """A line of progress."""
    print(f"fudaba: {sentence}", flush=True)


def run(*command: str | Path, why: str, quiet: bool = True, env: Mapping[str, str] | None = None) -> None:
    """Run a command; a failure stops with `why` and, when quiet, the last lines that it printed."""
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=HERE, text=True, capture_output=quiet, env=env, check=False)
    if done.returncode:
        said = ((done.stdout or "") + (done.stderr or "")).splitlines()
        raise Stop("\n".join([why, *[line for line in said if len(line) < LONGEST_LINE][-LAST_LINES:]]))


def digest(*parts: bytes) -> str:
    """A short name for contents."""
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:10]


def outdate(pattern: str) -> None:
    """Make room in the cache for a new state of something: the files of this pattern were of earlier ones."""
    CACHE.mkdir(exist_ok=True)
    for old in CACHE.glob(pattern):
        old.unlink(missing_ok=True)


def done_before(mark: Path, source: Path) -> bool:
    """Whether the work that the mark stands for was done for exactly this source."""
    return mark.exists() and mark.read_text() == digest(source.read_bytes())


def mark_done(mark: Path, source: Path) -> None:
    """Remember that the work was done for this source."""
    mark.write_text(digest(source.read_bytes()))
