"""The pages measured: ours, the bare page as the yardstick, and ours with 64 cards on the table.

The bare page is what somebody who knows PyScript writes first: `<script type="py">`, Pyodide on the main thread, all
files from its own origin (the same ones, from node_modules), no service worker and no snapshot. Its Python imports
nothing, which a real game would, and puts a table of about the size of ours into the page as one string.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.request import urlopen

from game.core.match import ME
from tools.bench.server import COUNTER
from tools.work import DIST, HERE, NODE_MODULES, run

PARTS = HERE / "tools/bench"
LEFT = (
    ".git",
    ".venv",
    "node_modules",
    "dist",
    "tests",
    "docs",
    "__pycache__",
    "snapshot-*",
    ".*_cache",
    ".hypothesis",
)
"""Files and folders that a build does not need."""
FOLDER = "/fudaba/"
"""Where our site lies at its origin."""
DEAL = "plum-river-42"
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")


class Site(NamedTuple):
    """A served folder."""

    origin: str
    table: str
    """The address of a table, below the origin."""

    @property
    def address(self) -> str:
        """The address of a table."""
        return self.origin + self.table

    def page(self, address: str) -> str:
        """A page of our site, by the part of its address that the page itself writes."""
        return self.origin + FOLDER + address

    def sent(self) -> int:
        """The bytes that the server has sent so far."""
        with urlopen(self.origin + COUNTER) as answer:
            return int(answer.read())


@contextmanager
def served(folder: Path, table: str, *flags: str) -> Iterator[Site]:
    """The folder behind a server of its own, which ends with the context; the flags are the server's."""
    command = [sys.executable, "-m", "tools.bench.server", str(folder), *flags]
    with subprocess.Popen(command, cwd=HERE, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        try:
            yield Site(f"http://127.0.0.1:{server.stdout.readline().strip()}", table)
        finally:
            server.kill()


def ours(folder: Path) -> Path:
    """A copy of dist/ under a path, as on GitHub Pages."""
    shutil.copytree(DIST, folder / "fudaba")
    return folder


def bare(folder: Path) -> Path:
    """The bare page."""
    shutil.copytree(PARTS / "bare", folder)
    pyscript = NODE_MODULES / "@pyscript/core/dist"
    shutil.copytree(pyscript, folder / "pyscript", ignore=shutil.ignore_patterns("*.map"))
    (folder / "pyodide").mkdir()
    for name in PYODIDE:
        shutil.copy(NODE_MODULES / "pyodide" / name, folder / "pyodide")
    return folder


def full(folder: Path) -> Path:
    """A copy of the sources with the game of 64 cards on the shelf, built like ours; where its site lies."""
    shutil.copytree(HERE, folder, ignore=shutil.ignore_patterns(*LEFT))
    (folder / "node_modules").symlink_to(NODE_MODULES)
    shutil.copytree(PARTS / "sixty_four", folder / "game/games/sixty_four")
    run(sys.executable, folder / "build.py", "build", why="The table of 64 cards could not be built:")
    return folder / "dist"


OURS = f"{FOLDER}#/garlandland?deal={DEAL}&v=1&players={ME},normal"
BARE = "/"
FULL = f"/#/sixty-four?deal={DEAL}&v=1&players={ME}"
