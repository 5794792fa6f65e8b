"""What tells the best answer from another one that it is clearly better than, as a sentence."""

from __future__ import annotations

from game.core.rules import Saying
from game.games.read_aloud.hints.both import Both
from game.games.read_aloud.hints.changes import changed, kinds
from game.games.read_aloud.hints.compared import differing, leaning, preferred
from game.games.read_aloud.hints.forecast import of_end, of_position

TIES = ("reason.even", "reason.further")
FORETELLS = (
    "reason.less-risk",
    "reason.then-likelier",
    "reason.then-unlikelier",
    "reason.then-none",
    "reason.then-ahead",
    "reason.then-set",
    "reason.then-still",
)
"""The reasons in what is likely to follow: they say nothing where two choices come out alike."""
DIFFUSE: Saying = ("reason.ahead", {})
"""What is said where no one thing tells them apart."""


def apart(both: Both) -> Saying:
    """What tells them apart: how it stands after either, what the first does on the table, what is likely to follow."""
    facts = (preferred(both), differing(both), done(both), of_end(both), of_position(both), leaning(both))
    return next((said for said in facts if said and said[0] not in TIES), DIFFUSE)


def done(both: Both) -> Saying | None:
    """What the first answer does on the table, and the other does not."""
    after, other = ([node.state for node in ends] for ends in (both.mine, both.other))
    found = changed(list(zip(both.begun, after, strict=True)), both.seat)
    also = kinds(list(zip(both.begun, other, strict=True)), both.seat)
    return found if found and found[0] not in also else None
