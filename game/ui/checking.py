"""Saves that do not say how their match has ended are looked into, a few at a time, while no match is on the table.

They come from older pages and from files. Nothing waits for them: lists tell what is known, and that more will follow.
"""

from __future__ import annotations

from time import perf_counter

from game.ui import listing, saves
from game.ui.html import Html, p
from game.ui.model import Model, Step
from game.words import Words

SLICE = 0.03
"""Seconds of work before the page is heard again."""
SCREENS = ("", "history")
"""Where matches are listed."""


def unchecked(model: Model) -> tuple[listing.Entry, ...]:
    """What is to be looked into now."""
    if model.shown or model.fault or model.screen not in SCREENS:
        return ()
    return listing.listed(model.stored).unchecked


def look(model: Model) -> Step:
    """The next of them, as many as there is time for; what cannot be replayed is kept aside."""
    until = perf_counter() + SLICE
    stored, effects = dict(model.stored), []
    for each in unchecked(model):
        if save := listing.opened(each):
            stored[each.key] = saves.settled(each.text, save)
            effects.append(("replace", each.id, each.key, each.text, stored[each.key]))
        if perf_counter() > until:
            break
    return set_aside(Step(model._replace(stored=stored), tuple(effects)))


def set_aside(step: Step) -> Step:
    """The step, and a copy of everything that cannot be read."""
    stored = step.model.stored
    copies = listing.aside(listing.listed(stored).bad, stored)
    if not copies:
        return step
    effects = tuple(("store", key, text) for key, text in copies.items())
    return step._replace(model=step.model._replace(stored={**stored, **copies}), effects=(*step.effects, *effects))


def note(model: Model, words: Words) -> Html | None:
    """That more matches will follow."""
    n = len(unchecked(model))
    return p(".small")[words("storage.looking", n=n)] if n else None
