"""Lighthouse, as it judges a page on a telephone: total blocking time and the four categories.

It comes from npm, pinned by tools/bench/lighthouse/package-lock.json, into node_modules/.lighthouse.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from game.core.match import Match
from game.shelf import GAMES
from game.ui.model import links
from tools.bench.browser import FLAGS
from tools.bench.figures import Figure, at_most
from tools.bench.sites import DEAL, PARTS, Site
from tools.browsers import find_chromium
from tools.empty import seated
from tools.work import NODE_MODULES, done_before, mark_done, run, tell

PLACE = NODE_MODULES / ".lighthouse"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
ENOUGH = 95

Report = Mapping[str, Any]


def figures(our: Site, runs: int) -> Sequence[Figure]:
    """Of the front page and of a table of every game."""
    install()
    matches = [Match.begin(game, DEAL, seated(game.seats[0], "normal")) for game in GAMES.values()]
    pages = {"the front page": "", **{match.game.name: links.address(match) for match in matches}}
    return [figure for name, address in pages.items() for figure in _of_page(name, our.page(address), runs)]


def install() -> None:
    """Lighthouse, where it is not there yet."""
    lock, mark = PARTS / "lighthouse/package-lock.json", PLACE / ".fudaba"
    if not done_before(mark, lock):
        tell("fetching the pinned Lighthouse from npm (about 190 MB on disk) ...")
        shutil.copytree(lock.parent, PLACE, dirs_exist_ok=True)
        fetch = ("npm", "ci", "--no-audit", "--no-fund", "--prefix", PLACE)
        run(*fetch, why="npm could not fetch Lighthouse; is there a network?")
        mark_done(mark, lock)


def _of_page(name: str, address: str, runs: int) -> Sequence[Figure]:
    reports = [report(address) for _ in range(runs)]
    blocked = [float(each["audits"]["total-blocking-time"]["numericValue"]) for each in reports]
    scores = {each: median(100 * report["categories"][each]["score"] for report in reports) for each in CATEGORIES}
    said = ", ".join(f"{each} {score:.0f}" for each, score in scores.items())
    more = f" ({', '.join(f'{each:.0f}' for each in sorted(blocked))})"
    return (
        at_most(f"total blocking time, Lighthouse mobile, {name}", median(blocked), "ms", 250, more),
        Figure(f"Lighthouse mobile, {name}", said, f"at least {ENOUGH}", min(scores.values()) >= ENOUGH),
    )


def report(address: str) -> Report:
    """What Lighthouse says of a page, with an empty profile."""
    with TemporaryDirectory() as folder:
        out = Path(folder) / "report.json"
        flags = f"--chrome-flags=--headless=new {' '.join(FLAGS)}"
        command = ("node", PLACE / "node_modules/lighthouse/cli/index.js", address, "--quiet", flags)
        env = {**os.environ, "CHROME_PATH": find_chromium(), "HOME": folder}
        run(*command, "--output=json", f"--output-path={out}", why="Lighthouse could not judge the page:", env=env)
        read: Report = json.loads(out.read_text(encoding="utf-8"))
    tell(f"Lighthouse: blocked for {read['audits']['total-blocking-time']['numericValue']:.0f} ms")
    return read
