"""What several English clauses say together, one after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.reading.en.scene import Before
from game.games.read_aloud.reading.en.sentences import DISCARD
from game.games.read_aloud.reading.meanings import mine
from game.games.read_aloud.reading.roles import Roles, Said

Saids: TypeAlias = tuple[Any, ...]

NOTHING = Said("nothing", Roles())
STOPS = (".", ",", ";", ":")
NAMED = ("card", "cards", "it", "this", "one", "them", "hand", "field", "pile")
"""What is done first, said at the end."""
AT_MOST_ONCE = ("nothing", "end", "undecide", "lose")
"""What is only said again where it is said twice."""


def out_of_order(words: Sequence[str]) -> bool:
    """Whether a later clause is said to come first."""
    later = [n for n, word in enumerate(words) if word == "first" and n and any(each in STOPS for each in words[:n])]
    return any(
        words[n - 1] == "but" or (words[n - 1] in NAMED and [*words[n + 1 : n + 2], "."][0] in STOPS) for n in later
    )


def discarded(words: Sequence[str]) -> bool:
    """Whether cards are called discarded, which could be those of the pile or those of just now: not “each card discarded”."""
    found = [n for n, word in enumerate(words) if word == "discarded"]
    return any(
        words[n - 1] not in ("card", "you", "have") or not {"each", "every", "per"} & {*words[:n]} for n in found
    )


def leads_on(saids: Saids, now: Before, rest: Saids) -> bool:
    """Whether a colon may stand between these: after a choice, after the price, or where the same is said again."""
    last = saids[-1] if saids else None
    return now.chosen or now.picked or last in (None, DISCARD, NOTHING) or rest[:1] == saids[-1:] or _price(last)


def _price(said: Any) -> bool:
    """Whether it is so many cards that the reader pays for what follows."""
    what = said.roles.what if paid(said) and mine(said.roles.who) else None
    return bool(what and isinstance(what.amount, int))


def known(now: Before, before: Before, saids: Saids) -> Before:
    """What the next clause knows."""
    said = saids[-1] if saids and isinstance(saids[-1], Said) else None
    others = any(paid(each) and each != DISCARD for each in saids)
    lone = before.first and (now.chosen or now.picked)
    return now._replace(first=False, lone=lone, said=said, discarded=before.discarded or others)


def paid(said: Any) -> bool:
    """Whether it is something that is discarded, be it for something else."""
    return isinstance(said, Said) and said.verb == "discard"


def with_test(test: e.Test, saids: Saids, now: Before) -> Saids:
    """The clause with its test; nothing where it is rather the condition of the winner, or denies one."""
    said = saids[0] if len(saids) == 1 and isinstance(saids[0], Said) and not now.chosen else None
    own = isinstance(test, e.InHand) or getattr(test, "place", None) is Place.MINE
    if (
        not said
        or (own and said.verb == "win")
        or (said.verb == "undecide" and isinstance(test, e.AtLeast) and test.number == 1)
    ):
        return ()
    return (replace(said, roles=replace(said.roles, test=test)),)


def glued(saids: Saids, rest: Saids) -> Saids:
    """Both, where cards that are put into the pile and shuffled are one act."""
    one, two = saids[-1] if saids else None, rest[0] if rest else None
    if isinstance(one, Said) and isinstance(two, Said) and (one.verb, two.verb) == ("put", "shuffle"):
        goal, what = one.roles.goal, two.roles.what
        if goal and goal.zone is Place.PILE and not goal.where and (not what or what.zone is Place.PILE):
            return (*saids[:-1], replace(one, verb="mix"), *rest[1:])
    return (*saids, *rest)


def merged(text: e.Text) -> e.Text:
    """A text in which nothing is forbidden, allowed, decided or turned twice in a row."""
    return tuple(
        each
        for n, each in enumerate(text)
        if n == 0 or each != text[n - 1] or not (isinstance(each, e.Ban | e.Unban | e.Decide) or _turned(each))
    )


def _turned(clause: e.Clause) -> bool:
    """Whether the very same cards are turned where this is said twice."""
    return isinstance(clause, e.Turn) and isinstance(clause.cards, e.Top | e.Whole | e.This)


def once(way: Saids) -> Iterator[Any]:
    """The clauses without what is only said again: nothing happens, no effect."""
    for n, each in enumerate(way):
        if n == 0 or each != way[n - 1] or not isinstance(each, Said) or each.verb not in AT_MOST_ONCE:
            yield each
