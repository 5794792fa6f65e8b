"""What English writers say once more in other words: read where both ways of saying it mean the same."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from game.games.read_aloud.language import effects as e

AGAIN = re.compile(
    r"^(?P<head>[^.;]+?)(?:,|;|\.| \() ?(?:or,? )?(?:that is(?: to say)?|that means|which means|in other words|meaning|namely|i ?\. ?e ?\. ?)[,:]? ?(?:that )?"
    r"(?P<again>[^.;()]+?)\)?(?P<tail>(?:, [^.;,]+)?(?:[.;].*)?)$",
    re.IGNORECASE,
)
PLACES = ("in", "from", "of", "on")
MOST_WORDS = 16
"""How far back in the sentence what is said again can begin."""


def restated(sentence: str, read: Callable[[str], tuple[e.Text, ...]]) -> tuple[e.Text, ...]:
    """What a sentence says with and without what it says once more; nothing where that is not the same."""
    found = AGAIN.match(sentence)
    if not found:
        return ()
    head, again, tail = found["head"], found["again"], found["tail"].removeprefix(",")
    first = read(f"{head}{tail}")
    return first if first and any(read(each + tail) == first for each in ways(head, again)) else ()


def ways(head: str, again: str) -> Iterator[str]:
    """What is said first, with what is said again in the place of its last words, or of those before where they lie."""
    words = head.split(" ")
    for n in range(len(words) - 1, -1, -1)[:MOST_WORDS]:
        yield " ".join((*words[:n], again))
        for place in (m for m in range(n + 1, len(words)) if words[m] in PLACES):
            yield " ".join((*words[:n], again, *words[place:]))
