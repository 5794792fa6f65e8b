"""What happens one thing after the other: elements that are seen later than the rest of the same answer.

A view gives such an element the attributes of `stage(n)`, n being 1, 2, 3...; cards that move go first. The page shows
them in this order (static/css/5-stages.css); for whoever hears the page they are all there at once. Only an answer that
brings something new does so, and a press or a key shows the end at once.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from game.ui.html import Html
from game.ui.settings import Settings

PACES = {"step": 300, "slow": 450, "normal": 300}
"""Milliseconds from one stage to the next; at any other pace the end is shown at once."""
_STAGE = re.compile(r' data-stage="(\d+)"')


def stage(n: int, **later: int) -> dict[str, int | str]:
    """The attributes of an element that is seen at stage n; nothing for 0, an element that is there from the start.

    `later` names stages at which the style sheet changes something else of it: `then=8` is its property `--then`.
    """
    if not n:
        return {}
    return {"data_stage": n, "style": "; ".join(f"--{name}: {at}" for name, at in {"stage": n, **later}.items())}


def verdict(html: Html) -> int:
    """The stage of a page at which the result is told, after all others; 0 where everything is there from the start."""
    return max((1 + int(n) for n in _STAGE.findall(html)), default=0)


def pace(settings: Settings) -> int:
    """Milliseconds from one stage to the next on this device; 0 where the end is shown at once."""
    return PACES.get(settings["pace"], 0) if settings["motion"] == "on" else 0


def root(stages: int, each: int) -> Mapping[str, str]:
    """The attributes of the root element for this many stages, each `each` milliseconds long."""
    shown = stages and each
    return {
        "data-reveal": "on" if shown else "",
        "style": f"--stages: {stages}; --stage-pace: {each}ms" if shown else "",
    }
