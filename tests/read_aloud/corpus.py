"""Sentences as players write them, with what they mean: the files of `written/`, one for each language."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.sentences import LANGUAGES
from game.games.read_aloud.reading.grammar import parse

FOLDER = Path(__file__).parent / "written"
NAMES: dict[str, Any] = vars(e) | {
    member.name: member
    for sort in (e.Place, e.Face, e.Change, e.Act, e.Measure, e.Where, e.Side)
    for member in sort
    if isinstance(member, Enum)
}


class Written(NamedTuple):
    """A sentence that somebody wrote."""

    lang: str
    sentence: str
    meanings: tuple[e.Text, ...]
    """What it can mean; nothing where no effect does what it says."""


def meanings(line: str) -> tuple[e.Text, ...]:
    """The texts of a line such as `DISCARD_THIS, Shuffle(MINE) | DISCARD_THIS, Shuffle(HANDS)`."""
    return tuple(eval(f"({each.strip()},)", {}, NAMES) for each in line.split("|"))


def written(name: str) -> Iterator[Written]:
    """The sentences of a file, such as `ja`."""
    meant: tuple[e.Text, ...] = ()
    for line in (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("="):
            meant = meanings(line[1:])
        elif line.startswith("?"):
            meant = ()
        elif line and not line.startswith("#"):
            yield Written(name[:2], line, meant)


def understood(each: Written) -> bool:
    """Whether it is understood: with one of its meanings or several, and no other one."""
    found = _found(each)
    return bool(found) and found <= {*each.meanings}


def misunderstood(each: Written) -> bool:
    """Whether a meaning is found that it has not."""
    return not _found(each) <= {*each.meanings}


@cache
def _found(each: Written) -> frozenset[e.Text]:
    """What the grammar finds in it; several tests ask."""
    return frozenset(parse(each.sentence, each.lang))


ALL = [each for lang in LANGUAGES for each in written(lang)]
