"""What the read-outs of several games have in common."""

from __future__ import annotations

from collections.abc import Callable, Collection

from game.core.rules import Event
from game.words import Words


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
