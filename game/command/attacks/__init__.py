"""The attacks: each makes hostile input of good input, tries it on the real program, and tells what broke.

Whatever is raised counts as broken, and so does what takes too long.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from game.command.attacks import calling, page, store, written
from game.core.chance import Dice


class Attack(NamedTuple):
    """One way in."""

    make: Callable[[Dice], Any]
    """Something to try; the same dice make the same."""
    check: Callable[[Any], None]
    """Tries it, and raises when something breaks or is lost."""


ALL: Mapping[str, Attack] = {
    "links": Attack(page.make_links, page.check_links),
    "saves": Attack(store.make_saves, store.check_saves),
    "imports": Attack(store.make_imports, store.check_imports),
    "settings": Attack(store.make_settings, store.check_settings),
    "sentences": Attack(written.make_sentences, written.check_sentences),
    "moves": Attack(page.make_moves, page.check_moves),
    "codes": Attack(written.make_codes, written.check_codes),
    "calls": Attack(calling.make_calls, calling.check_calls),
    "messages": Attack(page.make_messages, page.check_messages),
}
"""By name, in the order in which they are tried."""
