"""The languages there are: one file each in this folder, and in every folder of a game that holds words.

A file here has a LANGUAGE. A game's file is called `<lang>.py` or `<part>_<lang>.py` and has a SENTENCES.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import NamedTuple

from game.core.rules import Sentences

USUAL = "en"
"""The language for a browser that asks for none of ours; the last in lists."""


class Language(NamedTuple):
    """What differs between languages."""

    table: Sentences
    """The sentences that no game owns."""
    quote: str
    """What is quoted, with its marks: a template with one slot."""
    pace: int
    """Milliseconds that a voice needs for a sign."""
    script: str
    """A run of words in the letters of this language, as a regular expression; equal for languages of one script."""
    week: int = 1
    """The day with which a week begins, counted from Sunday, which is 0."""
    upright: bool = False
    """Whether it can be written downwards."""


def _modules(package: str) -> Iterator[tuple[str, str]]:
    """The last word of every module's name in a package, and the whole name."""
    for module in pkgutil.iter_modules(import_module(package).__path__):
        yield module.name.rpartition("_")[2], f"{package}.{module.name}"


def found(package: str) -> Mapping[str, Language]:
    """Every language by its code, USUAL last."""
    there = {code: getattr(import_module(name), "LANGUAGE", None) for code, name in _modules(package)}
    codes = sorted(there, key=lambda code: (code == USUAL, code))
    return {code: language for code in codes if isinstance(language := there[code], Language)}


def tables(package: str, codes: Mapping[str, object]) -> Mapping[str, Sentences]:
    """A game's sentences in each of these languages, of all files in a package.

    ValueError for a key that two files have, and for a language without a file.
    """
    found: dict[str, dict[str, str | tuple[str, str]]] = {code: {} for code in codes}
    for code, name in _modules(package):
        if code in found:
            table = import_module(name).SENTENCES
            if twice := found[code].keys() & table.keys():
                raise ValueError(f"{name} says again what another file says: {sorted(twice)}")
            found[code].update(table)
    if silent := [code for code, table in found.items() if not table]:
        raise ValueError(f"{package} has no words in {', '.join(silent)}")
    return found
