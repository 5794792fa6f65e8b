"""Bots that play one match after the other in one page without a browser, and what memory that takes.

    node tools/pyodide_run.mjs . "from tests.endless import main; main(20_000)"

The stored texts of a browser lie outside of Python's memory, so that nothing of them is kept here.
"""

from __future__ import annotations

import gc

import pyodide_js

from game.core.match import Match
from game.shelf import GAMES
from game.ui.model import links
from tests.ui.page import Page

EVERY = 1_000
"""Moves from one line to the next."""


class Endless(Page):
    """A page whose stored texts are somebody else's."""

    def store(self, key: str, text: str) -> None:
        """Nothing is kept."""


def main(moves: int, level: str = "normal") -> None:
    """Print, after every thousand moves, the objects that Python has in use and the size of the wasm's memory in MB."""
    page, played = Endless("#/"), 0
    while played < moves:
        for game in GAMES.values():
            match = Match.begin(game, f"endless-{played}", (level,) * game.seats[-1])
            page.open(links.address(match))
            while played < moves and page.answer["more"] is not None:
                page.send("more")
                played += 1
                if played % EVERY == 0:
                    gc.collect()
                    size = pyodide_js._module.HEAPU8.length / 1e6
                    print(f"{played:6} moves: {len(gc.get_objects()):9} objects, {size:6.1f} MB", flush=True)
            page.said.clear()
