"""What the read-outs of all games have in common."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, NamedTuple

from game.core.rules import Event
from game.ui.view import Scene
from game.words import Words

Said = str | list[str]
Tell = Callable[[Scene], Said]
"""Reads one thing out: a text, or several sentences; empty where there is nothing to say."""


def cards(scene: Scene, held: tuple[Any, ...]) -> str:
    """The cards held: the entry `hear.cards` with `cards` and their number `n`, `hear.nothing` for none."""
    return scene.words("hear.cards", n=len(held), cards=held) if held else scene.words("hear.nothing")


def counts(scene: Scene) -> list[str]:
    """How many cards each seat holds: the entry `hear.count`."""
    return by_seat(scene, "hear.count", map(len, scene.seen.hands))


def by_seat(scene: Scene, key: str, numbers: Iterable[int]) -> list[str]:
    """The sentence of this entry for each seat, with its number as `n`."""
    return [scene.words(key, seat=seat, n=n) for seat, n in enumerate(numbers)]


class Readout(NamedTuple):
    """What the read-out keys of a game say; what has a default need not be given."""

    table: Tell
    score: Tell
    selected: Tell
    result: Tell
    hand: Tell = lambda scene: cards(scene, scene.held)
    counts: Tell = counts
    more: Mapping[str, Tell] = {}
    """What only this game reads out, such as `aloud`, by name."""

    def heard(self, scene: Scene, what: str) -> str:
        """One of these read out, by its name; empty when there is no such thing. This is `View.heard`.

        What is not in `more` as a whole may be there by its first word.
        """
        first, *_ = what.split(" ")
        tell = getattr(self, what) if what in KEYS else self.more.get(what) or self.more.get(first)
        said = tell(scene) if tell else ""
        return said if isinstance(said, str) else scene.words.sentences(said)


KEYS = Readout._fields[:-1]


def told(
    words: Words,
    news: tuple[Event, ...],
    left_out: Collection[str],
    ends: Collection[str],
    result: Callable[[], str],
) -> list[str]:
    """The lines of the news but those of the kinds left out; the result comes where the first of `ends` stands."""
    at = next((n for n, event in enumerate(news) if event.kind in ends), len(news))
    before, after = (
        [words.tell(event) for event in part if event.kind not in left_out] for part in (news[:at], news[at:])
    )
    return [*before, result(), *after] if news[at:] else before
