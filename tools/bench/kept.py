"""The figures that were measured last, in README.md and in a module for the page that shows them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tools.bench.figures import Figure, table
from tools.work import HERE

README, MODULE = HERE / "README.md", HERE / "game/office/measured.py"
START, END = "<!-- figures -->\n", "\n<!-- end of figures -->"
SHOWN = {
    "first paint of the shell": "paint",
    "table playable on a later visit, against the bare page": "again",
    "table playable on a first visit, against the bare page": "first",
    "bytes of a first visit until the table is playable, gzip": "bytes",
    "the same until ready for offline use, with the snapshot": "offline",
    "a click that selects a card, 64 cards in sight": "click",
    "total blocking time, Lighthouse mobile, the front page": "blocked",
}
"""The figures that players are shown, by what they are; words: `made.of.<key>`."""
_DAY = re.compile(r"\d{4}-\d\d-\d\d(?=:\n\n$)")
"""The day at the end of the sentence above the table."""
FORM = '''"""What `python3 build.py bench page --write` has measured; it writes this file, with README.md."""

DAY = "{day}"
FIGURES = (
{rows}
)
"""(key, measured, at most) of each; words: `made.of.<key>`."""
'''


def write(figures: Sequence[Figure], day: str) -> None:
    """Keep these figures of this day."""
    before, _, rest = README.read_text(encoding="utf-8").partition(START)
    _, _, after = rest.partition(END)
    dated = _DAY.sub(day, before)
    readme = f"{dated}{START}{table(figures)}{END}{after}"
    README.write_text(readme, encoding="utf-8")
    MODULE.write_text(module(figures, day), encoding="utf-8")


def module(figures: Sequence[Figure], day: str) -> str:
    """The module with those figures that are shown, without what stands behind them in brackets."""
    shown = [
        (SHOWN[each.what], each.measured.partition(" (")[0], each.budget) for each in figures if each.what in SHOWN
    ]
    rows = "\n".join(f'    ("{key}", "{measured}", "{most}"),' for key, measured, most in shown)
    return FORM.format(day=day, rows=rows)


def written() -> list[Figure]:
    """The figures as they stand in README.md."""
    text = README.read_text(encoding="utf-8").partition(START)[2].partition(END)[0]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines()[2:]]
    return [Figure(what, measured, budget) for what, measured, budget, _ in cells]
