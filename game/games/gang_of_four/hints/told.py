"""The parts of a reason, put together as a sentence and taken apart again."""

from __future__ import annotations

from functools import reduce
from typing import NamedTuple

from game.core.rules import Saying

PLAYS = "reason.plays"
"""The reason that says only in how few plays the rest can be laid."""
OPEN = "reason.open"
"""The same where that is no fewer than before, and so no reason."""
PLAN = "reason.plan"
"""The reason that what stays in the hand regains the lead, and that the other set goes out then."""
KEEPS = "reason.keeps"
"""The reason that a strong combination stays in the hand."""
TEARS = "reason.tears"
"""The reason that says only what is broken."""
STEP = "reason.step"
"""The reason that says only what the cards left would cost."""
BAND = "reason.band"
"""The same where another player has few cards left, which is told with it."""
LOWEST = "reason.lowest-answer"
"""The reason that this is the weakest answer."""
NEXT = "reason.next-out"
"""What follows the reason that nobody can beat the move, where the rest goes out next."""
SURE: Saying = ("reason.sure", {})
"""The reason of a dragon, which only a gang might beat."""
HIGHEST: Saying = ("reason.highest-left", {})
"""The same of another single card, which none of the unseen ones beats."""
UNBEATEN: Saying = ("reason.unbeaten", {})
"""The same where nobody can hold a gang."""
AGAINST = ("reason.danger", "reason.pass-lets-out", "reason.no-call")
"""What begins the reasons against a move."""


OF_IT = tuple(f"reason.{key}" for key in ("sure", "highest-left", "unbeaten", "gang", "gang-larger", "top-house"))
"""The reasons that call the play "it" or "that", and so stand directly after it."""


_PLAYED = ("spares", "whole", "keeps", "keeps-from", "plan", "last", "waits-out", "cheap", "low", "lower-five", "sheds")
_PASSED = ("pass-saves", "pass-sure", "pass-sure-low", "pass-all", "pass-keeps")
OF_YOU = tuple(f"reason.{key}" for key in _PLAYED + _PASSED)
"""The reasons that say what the player does with the move."""


class Told(NamedTuple):
    """The parts of a reason."""

    main: Saying | None
    plays: Saying | None
    price: Saying | None


def told_as(told: Told) -> Saying:
    """A reason of these parts, of which there is one at least."""
    first = both(told.main, told.plays) if told.main and told.plays else told.main or told.plays
    if first and told.price:
        return "reason.price", {"why": first, "price": told.price}
    said = first or told.price
    assert said
    return said


def strong_loss(price: Saying | None) -> bool:
    """Whether what is broken is a gang or a straight flush, which is told in any case."""
    if price is None:
        return False
    key, facts = price[1]["what"]
    return bool(key.startswith("brief.gang") or facts.get("kind") == "straight_flush")


def of_better(said: list[Saying]) -> list[Saying]:
    """The sentences of a review; if the first says what the player does, that it is with the better choice."""
    first, *more = said
    return [("reason.with-better", {"why": first}) if first[0] in OF_YOU else first, *more]


def cancels(said: Saying, price: Saying) -> bool:
    """Whether a set is kept whole and one of the same kind is broken, so that the two are no reason together."""
    if said[0] != "reason.whole":
        return False
    (kept, of_kept), (lost, of_lost) = (each[1]["what"] for each in (said, price))
    return bool((of_kept.get("kind") or kept.split("-")[0]) == (of_lost.get("kind") or lost.split("-")[0]))


def sentences(said: Saying) -> list[Saying]:
    """The sentences of a reason."""
    key, facts = said
    more = "price" if key == "reason.price" else "more" if key == "reason.both" else None
    return [*sentences(facts["why"]), *sentences(facts[more])] if more else [said]


def in_order(said: list[Saying]) -> Saying:
    """These sentences, of which there is one at least, as one reason; first what calls the play "it"."""
    return reduce(both, sorted(said, key=lambda each: each[0] not in OF_IT))


def both(first: Saying, more: Saying) -> Saying:
    """Two sentences as one reason."""
    return "reason.both", {"why": first, "more": more}


def parts(said: Saying) -> Told:
    """The parts of a reason."""
    key, facts = said
    if key == "reason.price":
        return parts(facts["why"])._replace(price=facts["price"])
    if key == "reason.both":
        return Told(facts["why"], facts["more"], None)
    more = Told(None, said, None)
    bare = {OPEN: Told(None, None, None), PLAYS: more, STEP: more, BAND: more, TEARS: Told(None, None, said)}
    return bare.get(key, Told(said, None, None))
