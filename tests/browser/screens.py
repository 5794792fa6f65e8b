"""Every screen of the room, each under an address of its own in one page."""

from __future__ import annotations

from game.games.read_aloud import code, own
from game.games.read_aloud.effects import Nothing
from tests.browser import mirror

DO_NOTHING = (Nothing(),)

SHORT = mirror.short_match()
STORED = {
    **mirror.FAST,
    **mirror.saved(mirror.some_moves(6, "open-table-1"), "open"),
    **mirror.saved(mirror.some_moves(8, "last-turn-1"), "last"),
    **mirror.saved(mirror.some_moves(10, "round-over-1"), "round"),
    **mirror.saved(SHORT, "short"),
}
"""What is stored beforehand."""


SCREENS = {
    "menu": ("", "menu"),
    "table": (mirror.link("open-table-1"), "table"),
    "end of a round": (mirror.link("round-over-1"), "table"),
    "result": (mirror.link(SHORT.deal), "result"),
    "look": (mirror.link_with_moves(mirror.some_moves(6)), "look"),
    "fault": ("#/poker", "fault"),
    "new match": ("#/garlandland/new", "new"),
    "settings": ("#/settings", "settings"),
    "history": ("#/history", "history"),
    "workshop": (f"#/read-aloud/workshop?own={code.pack((own.card(3, DO_NOTHING),))}", "workshop"),
    "curtain": (f"#/garlandland?deal={mirror.DEAL}&v=1&players=human,human", "curtain"),
}
"""The address and the screen it shows."""
