"""What crosses the wire: what the page sends with a message, and what it gets. docs/wire.md is the whole of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.words.languages import USUAL

OPENS = ("start", "open")
"""The messages that go to an address."""


class Env(NamedTuple):
    """What the page sends with every message."""

    url: str = ""
    """The address from its `#` on."""
    lang: str = USUAL
    """The language of the page, as the shell has chosen it."""
    page: str = ""
    """The address without its hash."""
    random: str = "0" * 32
    """128 fresh random bits, in hexadecimal digits."""
    now: int = 0
    """Milliseconds since 1970."""
    wide: bool = False
    """Whether there is room beside the table."""
    can_share: bool = False
    """Whether the browser can send a link to other programs."""
    stored: Mapping[str, str] | None = None
    """All stored texts of ours by key; None unless the message needs them (see WITH_ALL_STORED in game/page.py)."""
    denied: str = ""
    """The name of the error with which the browser refused to read them."""


NOTHING_SENT = Env()
"""For what is drawn without a message."""


class Request(NamedTuple):
    """A message from the page; on the wire it comes with `seen`, the number of the last answer that was performed."""

    do: str
    """The name of the message and, behind a space, the rest of it: `data-do` of what was pressed."""
    value: str
    """The text that was typed or read, or the id of what was pressed."""
    env: Env


class Answer(NamedTuple):
    """What the page gets for a message; game/page.py performs it."""

    html: str
    """The new `main` element."""
    legal: str
    """An `option` for each legal move."""
    title: str
    """The title of the page."""
    root: Mapping[str, str]
    """Attributes of the root element, by name."""
    focus: str
    """The id that gets the focus when it was lost or is grabbed."""
    grab: bool
    """Whether the focus goes there even if it was not lost."""
    moved: tuple[tuple[str, str], ...]
    """(id before, id after) of the cards that move."""
    sounds: tuple[tuple[float, ...], ...]
    """What is heard: notes, see game/ui/view/sound.py; a phone vibrates with the last one."""
    effects: tuple[tuple[str, ...], ...]
    """(kind, fields...) of the effects of game/ui/effects.py."""
    more: int | None
    """Milliseconds until the page sends `more`; None for not at all."""
    n: int = 0
    """The number of the answer, from 1 on; the page shows no answer after a later one."""
