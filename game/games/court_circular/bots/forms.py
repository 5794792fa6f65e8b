"""A reason in several forms, each of which gives way to the next where room lacks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from game.core.review import SHORT
from game.core.rules import Saying

SAID = "said"
"""The fact of a reason that another one begins with; unlike the form that is told where room lacks, it stays."""

More = Callable[[Saying], Saying]
"""Adds a sentence to a reason."""


def chained(forms: Iterable[Saying]) -> Saying:
    """The first of these forms, with the others as its shorter ones, in their order; at least one."""
    *longer, result = _apart(forms)
    for key, facts in reversed(longer):
        result = key, {**facts, SHORT: result}
    return result


def forms_of(said: Saying) -> Iterator[Saying]:
    """A reason, then its shorter forms, each without what follows it."""
    key, facts = said
    yield key, {name: fact for name, fact in facts.items() if name != SHORT}
    if SHORT in facts:
        yield from forms_of(facts[SHORT])


def _apart(forms: Iterable[Saying]) -> list[Saying]:
    """These forms, each once."""
    found: list[Saying] = []
    for each in forms:
        if each not in found:
            found.append(each)
    return found


def same(said: Saying) -> Saying:
    """The reason as it is."""
    return said
