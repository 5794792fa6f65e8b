"""Replays saves that do not tell their end, a few at a time, while no match is on the table.

They come from older pages and from files. Nothing waits for them: lists tell what is known, and that more will follow.
"""

from __future__ import annotations

from time import perf_counter

from game.ui.effects import Effects, Replace, Store
from game.ui.html import Html, p
from game.ui.model import Model, Step, listing, saves
from game.ui.places import Lobby, Office
from game.words import Words

SLICE = 0.03
"""Seconds of work before the page is heard again."""
LISTS = (Lobby("menu"), Lobby("history"), Lobby("days"))
"""The screens that list matches; the statistics count them."""


def unchecked(model: Model) -> tuple[listing.Entry, ...]:
    """The entries to be replayed now; none on other screens."""
    counts = isinstance(model.screen, Office) and model.screen.page == "statistics"
    return listing.listed(model.device.stored).unchecked if counts or model.screen in LISTS else ()


def look(model: Model) -> Step:
    """Replay the next entries for SLICE seconds; those that cannot be replayed are copied to ASIDE."""
    until = perf_counter() + SLICE
    stored, effects = dict(model.device.stored), list[Replace]()
    for each in unchecked(model):
        if save := listing.opened(each):
            stored[each.key] = saves.settled(each.text, save)
            effects.append(Replace(each.id, each.key, each.text, stored[each.key]))
        if perf_counter() > until:
            break
    return set_aside(Step(model.storing(stored), tuple(effects)))


def set_aside(step: Step) -> Step:
    """Copy every text that cannot be read to ASIDE, unless it is there."""
    stored = step.model.device.stored
    copies = listing.aside(listing.listed(stored).bad, stored)
    if not copies:
        return step
    effects: Effects = tuple(Store(key, text) for key, text in copies.items())
    return step._replace(model=step.model.storing({**stored, **copies}), effects=(*step.effects, *effects))


def note(model: Model, words: Words) -> Html | None:
    """The sentence that more matches will follow; None when all are listed."""
    n = len(unchecked(model))
    return p(".small")[words("storage.looking", n=n)] if n else None
