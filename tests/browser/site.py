"""Copies of dist/ to serve: under a sub-path, by a process that can be killed, and in a second version."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from tools.site import allowed, seal

ROOT = Path(__file__).parents[2]
DIST = ROOT / "dist"
SUB_PATH = "some/path"
STAND = "stand.html"
"""An empty page beside the site, to reach its storage from before it starts."""
FILLED = "another-project"
FILL = f"""() => {{
  let text = "";
  delete localStorage["fudaba-kept"];
  for (let size = 2 ** 23; size >= 1; size /= 2) {{
    const more = text + "x".repeat(size);
    try {{ localStorage.setItem({FILLED!r}, more); text = more; }} catch {{ /* then less */ }}
  }}
}}"""
"""Another project of this origin takes all the room there is, that of the kept screen too: not one character fits."""


class Site:
    """A deployed copy of dist/ and the server in front of it."""

    def __init__(self, folder: Path, max_age: int = 0) -> None:
        self.files = folder / SUB_PATH
        shutil.copytree(DIST, self.files)
        (self.files / STAND).write_text('<!doctype html><title>-</title><link rel="icon" href="data:,">')
        script = Path(__file__).with_name("server.py")
        self._server = subprocess.Popen(
            [sys.executable, script, folder, str(max_age)], stdout=subprocess.PIPE, text=True
        )
        assert self._server.stdout
        self.origin = f"http://127.0.0.1:{self._server.stdout.readline().strip()}"
        self.url = f"{self.origin}/{SUB_PATH}/"

    def fault(self, file: str = "", way: str = "") -> None:
        """From now on something goes wrong with the files whose path contains this; without a way, nothing does."""
        path = self.files.parents[1] / "fault.json"
        path.unlink(missing_ok=True)
        if way:
            path.write_text(json.dumps({"file": file, "way": way}))

    def kill(self) -> None:
        """End the server; nothing answers at its address any more."""
        self._server.kill()
        self._server.wait()

    def facts(self) -> dict[str, Any]:
        """What sw.js knows: the names of the caches and the files of each."""
        return facts(self.files)

    def deploy_second_version(self) -> None:
        """Another version over the first: a changed page, a changed style sheet under a new name, a new sw.js."""
        page, worker = self.files / "index.html", self.files / "sw.js"
        before = seal(page.read_bytes())
        old = next(self.files.glob("style-*.css"))
        new = self.files / "style-0123456789.css"
        new.write_text(old.read_text(encoding="utf-8") + "\n:root { --version: 2; }\n", encoding="utf-8")
        both = (old.name, new.name), (seal(old.read_bytes()), seal(new.read_bytes()))
        old.unlink()
        rewrite(page, *both, ("<html ", '<html data-version="2" '))
        _allow(page)
        pages = before, seal(page.read_bytes())
        rewrite(worker, *both, pages, (facts(self.files)["app"]["name"], "fudaba-app-0123456789"))

    def deploy_kill_switch(self) -> None:
        """The worker that gives itself up, in the place of the one that does harm."""
        shutil.copy(ROOT / "static/kill-switch.js", self.files / "sw.js")


def _allow(page: Path) -> None:
    """The policy of a page allows its scripts as they stand there now."""
    text = page.read_text(encoding="utf-8")
    text = re.sub(r"script-src 'self' (?:'sha256-[^']*' ?)*", "script-src 'self' INLINE ", text)
    page.write_bytes(allowed(text))


def facts(files: Path) -> dict[str, Any]:
    """The JSON object that build.py wrote into sw.js."""
    found = re.search(r"const FILES = (\{.*\});", (files / "sw.js").read_text(encoding="utf-8"))
    assert found, "sw.js holds no list of files"
    read: dict[str, Any] = json.loads(found[1])
    return read


def rewrite(path: Path, *pairs: tuple[str, str]) -> None:
    """Put the second text of each pair in the place of the first, which must be there."""
    text = path.read_text(encoding="utf-8")
    for old, new in pairs:
        assert old in text, f"{path.name} does not contain {old}"
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")
