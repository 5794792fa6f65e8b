"""What a browser keeps, read to the end: every match replayed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.core.match import BadSave
from game.shelf import GAMES
from game.ui.model.listing import Unread
from game.ui.model.saves import KEY, Save, read_one


class Read(NamedTuple):
    """All that is stored, the newest first."""

    good: tuple[Save, ...] = ()
    bad: tuple[Unread, ...] = ()


def read(stored: Mapping[str, str]) -> Read:
    """Every match among the stored texts, and what should be one but cannot be replayed."""
    good, bad = [], []
    for key, text in stored.items():
        if key.startswith(KEY):
            name = key.removeprefix(KEY)
            try:
                good.append(read_one(name, text, GAMES))
            except BadSave as fault:
                bad.append(Unread(name, text, fault))
    return Read(tuple(sorted(good, key=lambda save: -save.saved)), tuple(bad))
