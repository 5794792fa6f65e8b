"""What an answer has the browser do: records, performed by game/page.py in the order given.

On the wire each is a list of its kind, the name of its class in small letters, and its fields.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple, TypeAlias


class Store(NamedTuple):
    """Store a text; a refusal comes back as the message `storage`."""

    key: str
    text: str


class Append(NamedTuple):
    """Put a text behind the one that is stored under a key now, be it another tab's; a refusal is told as of Store."""

    key: str
    text: str


class Forget(NamedTuple):
    """Delete a stored text."""

    key: str


class Replace(NamedTuple):
    """Store a text in place of another one, unless a tab that plays the match has changed it."""

    id: str
    """The save whose lock is needed."""
    key: str
    before: str
    text: str


class Claim(NamedTuple):
    """Let this tab write a save and let go of the one before; the message `claimed <id> <mine or taken>` follows."""

    id: str = ""
    """The save; empty to let go only, which nothing follows."""
    steal: str = ""
    """`steal` takes it from another tab, which gets the message `lost <id>`."""


class Persist(NamedTuple):
    """Ask the browser not to delete what is stored."""


class Go(NamedTuple):
    """Show an address without opening it; nothing happens if the player has gone elsewhere meanwhile."""

    hash: str
    """The address from its `#` on."""
    behind: str = ""
    """`behind` where one comes back to the address that was shown before, `back` where this is the address to come back
    to; else this one takes the place of the other."""


class Visit(NamedTuple):
    """Open an address, which comes back as the message `open`; nothing happens if the player has gone elsewhere."""

    hash: str
    """The address from its `#` on."""


class File(NamedTuple):
    """Hand out a file."""

    name: str
    text: str


class Retype(NamedTuple):
    """Put a text that was refused back into the line for typed moves, where it stands selected when that is opened."""

    text: str


class Print(NamedTuple):
    """Print the page."""


class Speak(NamedTuple):
    """Have a voice of the browser say a text."""

    text: str
    lang: str


class Polite(NamedTuple):
    """Announce a sentence to screen readers, after what they are saying; an empty one clears the region."""

    text: str


class Assertive(NamedTuple):
    """Announce a sentence to screen readers at once; an empty one clears the region."""

    text: str


Effect: TypeAlias = (
    Store | Append | Forget | Replace | Claim | Persist | Go | Visit | File | Print | Speak | Polite | Assertive
    | Retype
)  # fmt: skip
Effects: TypeAlias = tuple[Effect, ...]


def after(stored: Mapping[str, str], effect: Store | Append | Forget) -> Mapping[str, str]:
    """What is stored when the page has performed this."""
    rest = {key: text for key, text in stored.items() if key != effect.key}
    match effect:
        case Store(key, text):
            return {**rest, key: text}
        case Append(key, text):
            return {**rest, key: stored.get(key, "") + text}
    return rest


def polite(said: Iterable[str]) -> Effects:
    """Announce each of these sentences once; empty ones are left out."""
    return tuple(Polite(sentence) for sentence in dict.fromkeys(said) if sentence)


def on_the_wire(effect: Effect) -> tuple[str, ...]:
    """The kind of an effect and its fields."""
    return (type(effect).__name__.lower(), *effect)
