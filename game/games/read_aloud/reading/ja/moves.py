"""What Japanese verbs say that move, turn and exchange cards: clauses of `frames`, by what stands around the verb."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, TypeAlias

from game.games.read_aloud.language.effects import Face, Place
from game.games.read_aloud.reading.ja.parts import Filled, gathered, without
from game.games.read_aloud.reading.meanings import OFF_PILE, TOGETHER
from game.games.read_aloud.reading.roles import BESIDE, HANDS, Noun, Roles, Said, Thing, Zone, merged

Make: TypeAlias = Callable[[Filled], Iterator[Said]]

ROLES = {*Roles.__dataclass_fields__}
HELD: tuple[Zone, ...] = ("hand", *HANDS)


def said(verb: str, roles: Filled) -> Iterator[Said]:
    """The clause, if all that was named is a role."""
    if {*roles} <= ROLES:
        yield Said(verb, Roles(**roles))


def plain(verb: str, **usual: Any) -> Make:
    """A verb that is one of `frames`, with what it says by itself."""

    def make(filled: Filled) -> Iterator[Said]:
        roles = gathered(filled)
        if not {*usual} & {*roles}:
            yield from said(verb, {**roles, **usual})

    return make


def counted(filled: Filled) -> Filled:
    """「2ドロー」: a number without 枚."""
    if filled.get("number") and not filled.get("float"):
        return {**without(filled, "number"), "float": Thing(amount=filled["number"])}
    return filled


def whole(filled: Filled) -> Filled:
    """「捨札を山札に」 without a number is all of them."""
    what = filled.get("what")
    if not what or what.zone not in (*OFF_PILE, Place.MINE, "hand") or {"float", "all", "who"} & {*filled}:
        return filled
    return (
        {**filled, "what": replace(what, whole=True, bare=False)}
        if what == Thing(zone=what.zone, bare=True)
        else filled
    )


def all_of(filled: Filled) -> Filled:
    """「手札を捨てる」 without a number is all of it, where the reader does it."""
    what, uncounted = filled.get("what"), filled.get("uncounted")
    filled = without(filled, "uncounted")
    if not uncounted or not what or not what.bare or filled.get("who") not in (None, Place.MINE):
        return filled
    return (
        filled
        if {"float", "all", "each", "source"} & {*filled}
        else {**filled, "what": replace(what, whole=True, bare=False)}
    )


def draw(filled: Filled) -> Iterator[Said]:
    """「手札を2枚引く」: the hand is where they go."""
    roles = gathered(counted(filled))
    what = roles.get("what")
    if what and what.zone == "hand" and what.amount is not None and "source" not in roles:
        roles["what"] = replace(what, zone=None)
    yield from said("draw", roles)


def add(filled: Filled) -> Iterator[Said]:
    """「手札に2枚加える」: cards of the pile, where no place is named from which they come."""
    roles = gathered(filled)
    what, goal = roles.get("what", Thing()), roles.get("goal")
    loose = isinstance(what.amount, int) and what.only("amount each") and what.noun is Noun.CARDS
    if loose and goal and goal.zone in HELD and goal.only("zone bare") and goal.noun is Noun.CARDS:
        yield from said("draw", roles)


def deal(filled: Filled) -> Iterator[Said]:
    what = filled.get("what")
    if filled.get("goal") and not (what and what.zone == "hand"):
        yield from draw(filled)


def present(filled: Filled) -> Iterator[Said]:
    """Cards for somebody, of the reader's hand where no place is named; only all can be given some of the pile."""
    what, goal = filled.get("what"), filled.get("goal")
    if filled.get("source") or (what and what.zone) or (goal and goal.zone in TOGETHER):
        yield from deal(filled)


def hand_on(filled: Filled) -> Iterator[Said]:
    roles = gathered(filled)
    goal = roles.pop("goal", None)
    if goal and goal.noun is Noun.PERSON and goal.zone in BESIDE and "left" not in roles:
        roles["left"] = goal.zone is Place.LEFT
    elif goal:
        return
    yield from said("pass", roles)


def passed_round(filled: Filled) -> Iterator[Said]:
    """「手札を左に回す」: everybody does."""
    yield from hand_on(filled if filled.get("who") else {**filled, "who": Place.HANDS})


def mix(filled: Filled) -> Iterator[Said]:
    yield from plain("mix" if filled.get("goal") else "shuffle")(whole(filled) if filled.get("goal") else filled)


def turn(face: Face, *zones: Zone | None, heap: bool = True) -> Make:
    """Cards are turned; to everybody only face up, where places are given only there, and the whole pile if `heap`."""

    def make(filled: Filled) -> Iterator[Said]:
        roles = gathered(filled)
        goal = roles.pop("goal", None)
        shown = not goal or (goal.noun is Noun.PERSON and goal.zone in TOGETHER and face is Face.OPEN)
        what = merged(roles.get("what"), roles.get("source"))
        whole = not heap and what and what.zone is Place.PILE and not {"amount", "where"} & what.marks()
        if shown and not whole and roles.get("face", face) is face and (not zones or (what and what.zone in zones)):
            yield from said("turn", {**roles, "face": face})

    return make


def over(filled: Filled) -> Iterator[Said]:
    """Cards of the field lie face up, those of the pile face down, before they are turned over; hands either way.

    The whole pile turned over would lie the other way round, too, so that is not read.
    """
    yield from backs(filled)
    yield from turn(Face.OPEN, *HELD)(filled)


def backs(filled: Filled) -> Iterator[Said]:
    """The same where a hand comes to lie face down."""
    yield from turn(Face.DOWN, Place.FIELD, *HELD)(filled)
    yield from turn(Face.OPEN, Place.PILE, heap=False)(filled)
    if filled.get("what") == Thing(Noun.THIS):
        yield from turn(Face.DOWN)(filled)


def swap(filled: Filled) -> Iterator[Said]:
    """With one thing alone this card is exchanged, or two of the field and all hands; what is named first is given first."""
    what, other, loose = filled.get("what") or filled.get("source"), filled.get("other"), filled.get("float")
    if what and other and what.noun is Noun.LIMIT and _bare(other):
        filled = {**filled, "other": Thing(Noun.LIMIT, zone=other.zone)}
    first = next((name for name in filled if name in ("what", "source", "other")), "")
    if filled.get("two") or (what and what.zone is Place.PLAY and not other):
        yield from _swap_ones(filled)
        return
    if other and other.noun is Noun.PERSON and loose and loose.amount == 1:
        filled = filled if what else {**filled, "what": Thing(zone="hand", bare=True)}
        filled = _one_each(filled, other, loose)
        first = "what"
    elif loose and loose.amount == 1 and all(_bare(each) for each in (what, other)):
        one: Filled = {
            name: replace(filled[name], amount=1, bare=False) for name in ("what", "other") if name in filled
        }
        filled = {**without(filled, "float", "each"), **one}
    elif other and other.noun is Noun.CARDS and not what and not loose:
        filled = {**filled, "what": Thing(Noun.THIS)}
    for each in plain("swap")(filled):
        roles = each.roles
        turned = first == "other" and roles.other and roles.other.noun is Noun.CARDS
        yield replace(each, roles=replace(roles, what=roles.other, other=roles.what)) if turned else each


def _one_each(filled: Filled, other: Thing, loose: Thing) -> Filled:
    """One card with somebody, who is known to be another player where each gives one."""
    each = loose.each and other.zone is Place.ANYONE
    return {**filled, "other": Thing(zone=other.zone, amount=1), "float": replace(loose, each=each)}


def _swap_ones(filled: Filled) -> Iterator[Said]:
    """One card each of two places among the field and all hands."""
    named = [filled[name] for name in ("what", "source", "other") if filled.get(name)]
    if not named:
        return
    both = filled.get("float") or named[0]
    each = both.each or filled.get("each")
    amounts = (1,) if each else (1, 2) if filled.get("two") else (2,)
    zones = {thing.zone if thing.noun is Noun.CARDS else None for thing in named}
    if both.amount in amounts and zones in ({Place.PLAY}, {Place.FIELD, Place.HANDS}):
        yield from said("swap-ones", without(filled, "what", "source", "other", "float", "each", "two"))


def _bare(thing: Thing | None) -> bool:
    return bool(thing and thing.noun is Noun.CARDS and thing.only("zone bare"))
