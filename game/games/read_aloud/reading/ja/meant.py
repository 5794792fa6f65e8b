"""What the parts of a Japanese clause can mean: one of two places or people, another player or all others; loose cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import UNOWNED, Place
from game.games.read_aloud.reading.ja.parts import Part, Parts, without
from game.games.read_aloud.reading.ja.tokens import Unread
from game.games.read_aloud.reading.meanings import OFF_PILE
from game.games.read_aloud.reading.roles import Said, merged

BOTH = (Place.ANOTHER, Place.OTHERS)
MOVES = ("draw", "put", "mix", "look", "turn", "shuffle", "swap")
"""Verbs after which cards without a place may be those that were seen or moved."""


def plain_acts(acts: Sequence[str], last: Said | None, test: e.Test | None, chosen: bool) -> Sequence[str]:
    """What a verb can do; nothing is added from the pile where chosen cards, or those of the clause or test before, may be meant."""
    what = merged(last.roles.what, last.roles.source) if last else None
    moved = last is not None and (last.verb in MOVES or (what is not None and what.zone in UNOWNED))
    known = chosen or moved or getattr(test, "place", None) in OFF_PILE
    return [act for act in acts if act != "add"] if known else acts


def ways(parts: Parts) -> Iterator[list[Parts]]:
    """The parts in every way in which they can be meant; two of them where one is to be chosen."""
    found = next(
        (n for n, (_, part) in enumerate(parts) if {"or", "open"} & {*part} or part.get("who") == "beside"), None
    )
    if found is None:
        yield [parts]
        return
    particle, part = parts[found]

    def other(**marks: Any) -> Parts:
        new = {name: value for name, value in {**without(part, "or", "open"), **marks}.items() if value is not None}
        return [*parts[:found], (particle, new), *parts[found + 1 :]]

    mine = "or" in part and "zone" in part and part.get("who") not in (None, Place.ANYONE)
    if mine and any(each.get("amount", 1) != 1 for _, each in parts):
        raise Unread
    if "or" in part:
        yield from _or(part, other)
    elif "open" in part:
        several = any("each" in each for _, each in parts) and particle in ("w", "g", "d", "")
        for who in (Place.OTHERS,) if several else BOTH if particle == "w" else BOTH[:1]:
            yield from ways(other(who=who))
    else:
        yield [other(who=Place.LEFT), other(who=Place.RIGHT)]


def _or(part: Part, other: Any) -> Iterator[list[Parts]]:
    """One of two places or people; the field or anyone's hand is one place."""
    name, value = part["or"]
    if name == "zone" and {part["zone"], value} == {Place.FIELD, "hand"} and part.get("who") is Place.ANYONE:
        yield from ways(other(zone=Place.PLAY, who=None))
    elif part.get("amount", 1) == 1:
        own = {each: {"who": part.get("who") if each == "hand" else None} for each in (part[name], value)}
        card = {"card": True} if name == "zone" else {}
        yield [other(**{**(own[each] if name == "zone" else {}), **card, name: each}) for each in (part[name], value)]
    else:
        raise Unread
