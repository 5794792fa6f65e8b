"""Reasons put together from what is gained, what it costs and a near tie, with shorter forms for where room lacks."""

from __future__ import annotations

from game.core.review import NAMED, chained
from game.core.rules import Saying
from game.games.gang_of_four.hints.differences import Pair
from game.games.gang_of_four.hints.losses import leaves
from game.games.gang_of_four.hints.told import AGAINST, BAND, PLAYS, both, in_order, strong_loss
from game.games.gang_of_four.rules.combos import FIVE
from game.games.gang_of_four.rules.exchange import GIVE

TIE: Saying = ("reason.close-two", {})
"""That the other move is about as good, where its name has no room."""


def points(pair: Pair, less: float, key: str) -> Saying:
    """By how much the first move is better, in whole points."""
    return f"reason.{key}", {"n": max(1, round(less)), "other": pair.name}


def close(pair: Pair) -> Saying:
    """That the other move is about as good, by its name."""
    if pair.other.move.startswith(GIVE):
        return "reason.close-give", {**pair.name[1], NAMED: True}
    return "reason.close", {"other": pair.name, NAMED: True}


def laid_out(pair: Pair, gained: list[Saying], price: Saying | None, close: Saying | None) -> Saying:
    """What is gained, at least one thing, the cost, a near tie; in the shorter forms first the last gains go.

    Before that a list of the sets that are left becomes their number. A gang that is broken is told in every form, and
    so is what is to be feared of the move. In the last forms the other move is no longer named.
    """
    spelled = [listed(pair, each) for each in gained]
    brief = [_brief(each) for each in gained] if len(gained) > 1 and not strong_loss(price) else gained
    ways = (spelled, gained) if strong_loss(price) else (spelled, gained, brief)
    if risk := next((each for each in gained if each[0].startswith(AGAINST)), None):
        ends = (close, TIE, None) if close else (None,)
        kept = list(dict.fromkeys((len(gained), gained.index(risk) + 1)))
        return chained([*(form(gained[:n], price, end) for end in ends for n in kept), risk])
    whole = [] if strong_loss(price) else [form(each, price, close) for each in ways]
    forms = whole + [form(each[:n], price, close) for each in ways for n in range(len(gained), 0, -1)]
    if price and strong_loss(price):
        return chained([*forms, form(gained[:1], price, None)])
    forms += [form(gained[:1], None, close)] if price else []
    return chained([*forms, with_close(gained[0], TIE), gained[0]] if close else forms)


def weighed(pair: Pair, gained: list[Saying], price: Saying, less: float) -> Saying:
    """What is gained, the cost, and by how many points the move is better all the same; in the last forms not that.

    Where these points are all that is told for the move, they come after the cost.
    """
    plain = laid_out(pair, gained, price, None)
    if gained[0][0] == "reason.better":
        return chained([both(price, ("reason.even-so-than", gained[0][1])), plain])
    end: Saying = ("reason.even-so", {"n": max(1, round(less))})
    brief = [] if strong_loss(price) or len(gained) == 1 else [[_brief(each) for each in gained]]
    ways = [[listed(pair, each) for each in gained], gained, *brief, gained[:1]]
    return chained([*(form(each, price, end) for each in ways), plain])


def _brief(said: Saying) -> Saying:
    """In place of a rival's few cards and of what is at stake, or what may come of it, the few cards alone."""
    key, facts = said
    seats = facts["seats"] if key == BAND else (facts["seat"],) if key == "reason.few-top" else None
    return ("reason.few", {"seats": seats, "few": facts["few"]}) if seats else said


def listed(pair: Pair, said: Saying) -> Saying:
    """In place of the number of plays that are left the sets themselves, where they are few."""
    gives = pair.best.move.startswith(GIVE)
    return (None if gives or said[0] != PLAYS else leaves(pair.look, pair.best.move, said[1]["n"])) or said


def form(gained: list[Saying], price: Saying | None, close: Saying | None) -> Saying:
    """One form of a reason."""
    said = in_order(gained)
    said = ("reason.price", {"why": said, "price": price}) if price else said
    return with_close(said, close) if close else said


def with_close(said: Saying, close: Saying) -> Saying:
    """A reason, and that the other move is about as good, which names it."""
    key, facts = both(said, close)
    return key, {**facts, NAMED: True}


def naming(pair: Pair, told: Saying, said: list[Saying]) -> Saying:
    """The reason, with the mark that it names the other move where that has a long name, or where it does no more."""
    named = [key for key, facts in said if pair.name in (facts.get("other"), facts.get("what"))]
    long = pair.combos is not None and pair.combos[1].family == FIVE
    return (told[0], {**told[1], NAMED: True}) if named and (long or named[0] == "reason.better") else told
