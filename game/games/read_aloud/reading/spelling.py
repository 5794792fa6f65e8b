"""One spelling for many: rules that rewrite a sentence, and where each sign of the result stood in what was written."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias

Words: TypeAlias = str | Callable[[re.Match[str]], str]
"""What stands in place of a match: a template, or what makes it."""
Rule: TypeAlias = tuple[re.Pattern[str], Words]

LABELS = {sign: f"({n})" for n, sign in enumerate("①②③④⑤⑥⑦⑧⑨", 1)}
"""Labels, which are no numbers of what follows them."""
_CLUSTER = re.compile(r".[\u0300-\u036f\u3099\u309a\uff9e\uff9f]*", re.DOTALL)
"""A sign with the marks that melt into it."""


class Spelt(NamedTuple):
    """A sentence in the one spelling."""

    text: str
    places: tuple[int, ...]
    """Where each of its signs stood in what was written, and where that ends."""

    def written(self, start: int, end: int) -> tuple[int, int]:
        """The part that was written where this part of the text stands."""
        return self.places[start], self.places[end]


def rules(table: Iterable[tuple[str, Words]]) -> tuple[Rule, ...]:
    """Rules by their patterns, in the order in which they are applied."""
    return tuple((re.compile(pattern), words) for pattern, words in table)


def plain(sentence: str, small: bool) -> Spelt:
    """The sentence in signs of one width, and small letters where asked."""
    if sentence.isascii():
        return Spelt(sentence.lower() if small else sentence, tuple(range(len(sentence) + 1)))
    text, places = "", []
    for each in _CLUSTER.finditer(sentence):
        signs = unicodedata.normalize("NFKC", LABELS.get(each[0], each[0]))
        signs = signs.casefold() if small else signs
        text += signs
        places += [each.start()] * len(signs)
    return Spelt(text, (*places, len(sentence)))


def rewritten(spelt: Spelt, table: Iterable[Rule]) -> Spelt:
    """The sentence after all rules."""
    for pattern, words in table:
        if pattern.search(spelt.text):
            spelt = _replaced(spelt, pattern, words)
    return spelt


def _replaced(spelt: Spelt, pattern: re.Pattern[str], words: Words) -> Spelt:
    text, places, at = "", [], 0
    for match in pattern.finditer(spelt.text):
        new = match.expand(words) if isinstance(words, str) else words(match)
        text += spelt.text[at : match.start()] + new
        places += [*spelt.places[at : match.start()], *_moved(spelt, match, new)]
        at = match.end()
    return Spelt(text + spelt.text[at:], (*places, *spelt.places[at:]))


def _moved(spelt: Spelt, match: re.Match[str], new: str) -> list[int]:
    """Where the new signs stood: those at the beginning that are as before where they were, the others at the last."""
    old, start = match[0], match.start()
    same = next(
        (n for n, (one, other) in enumerate(zip(old, new, strict=False)) if one != other), min(len(old), len(new))
    )
    tail = 0
    while tail < min(len(old), len(new)) - same and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    middle = spelt.places[start + same] if same < len(old) else spelt.places[match.end()]
    end = match.end()
    return [
        *spelt.places[start : start + same],
        *[middle] * (len(new) - same - tail),
        *spelt.places[end - tail : end],
    ]
