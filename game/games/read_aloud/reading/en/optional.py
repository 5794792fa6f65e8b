"""What the English reader may do or leave: a choice between the act and nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any, TypeAlias

from game.games.read_aloud.language.effects import Any as Any_
from game.games.read_aloud.reading.en.cut import Cut
from game.games.read_aloud.reading.en.joined import NOTHING, Saids
from game.games.read_aloud.reading.en.scene import Before
from game.games.read_aloud.reading.meanings import mine
from game.games.read_aloud.reading.roles import Choice, Mood, Said

Reading: TypeAlias = tuple[int, Saids, Before]
"""Where a clause ends, what it says, and what is known after it."""

FREE = (
    "discard", "draw", "put", "mix", "shuffle", "swap", "turn", "raise", "lower", "set", "double", "skip", "reverse",
)  # fmt: skip
"""What can be left as well as done; of the others a permission means something else."""
AFTERWARDS = (("if", "you", "do"), ("if", "you", "did"), ("if", "so"), ("when", "you", "do"), ("in", "that", "case"))
"""What follows only where it was done."""


def free(said: Said) -> Said | Choice:
    """What the reader may do; with any number of cards that is done, since none is a number, too."""
    what = said.roles.what
    if what and what.amount == Any_():
        return said
    return Choice(said, NOTHING) if said.verb in FREE else replace(said, mood=Mood.MAY)


def left_open(saids: Saids) -> bool:
    """Whether the last of these may be left, so that what follows in the same sentence could be, too."""
    last = saids[-1] if saids else None
    return isinstance(last, Choice) and last.other == NOTHING and last.one.verb in FREE


def goes_on(cut: Cut, at: int, join: str) -> bool:
    """Whether another sentence begins here, and not what follows from what was done."""
    words = tuple(each for each in cut.words[at : at + 4] if each != ",")
    return join in (".", ";") and not any(words[: len(each)] == each for each in AFTERWARDS)


def maybe(cut: Cut, found: Reading, leads: bool) -> Iterator[Reading]:
    """The clause that the reader may leave, where words before it or after it say so."""
    end, saids, now = found
    said: Any = saids[0] if len(saids) == 1 else None
    if left_open(saids) and not leads:
        yield from ((there, saids, now) for there, _ in cut.at("IfLiked", end))
    if not isinstance(said, Said) or said.verb not in FREE or not mine(said.roles.who) or now.chosen or now.picked:
        return
    ends = [end] if leads else [there for there, _ in cut.at("IfLiked", end)]
    yield from ((there, (free(said),), now._replace(it=None)) for there in ends)


def led(cut: Cut, start: int, clause: Callable[[int], Iterable[Reading]]) -> Iterator[Reading]:
    """The clause after such words."""
    for at, _ in cut.at("Optional", start):
        for found in clause(at):
            yield from maybe(cut, found, leads=True)
