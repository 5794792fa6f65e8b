"""How often a card wins, as a clause: a figure, or always and never where that is proved."""

from __future__ import annotations

from game.core.rules import Saying

ROUNDED = {"0%": "nearly-never", "1%": "nearly-never", "2%": "nearly-never", "100%": "nearly-always"}
"""How a figure is told that is next to nothing, or all only because it is rounded."""


def how(share: float, proof: str) -> str:
    """`always` or `never` where that is the proof; where the figure nearly says so, `nearly-` first; else `often`."""
    return proof or ROUNDED.get(f"{share:.0%}", "often")


def odds(goal: str, share: float, proof: str, other: str, its: float, disproof: str) -> Saying:
    """How often a card wins and, in brackets, the other one, each with its proof."""
    mine: Saying = (f"reason.{goal}-you-{how(share, proof)}", {"share": share})
    return f"reason.{goal}-odds", {
        "mine": mine,
        "its": (f"reason.with-{how(its, disproof)}", {"card": other, "share": its}),
    }
