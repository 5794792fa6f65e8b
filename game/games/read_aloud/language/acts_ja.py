"""What Japanese verbs say: clauses of `frames`, by what stands around the verb."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, TypeAlias

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Face, Place
from game.games.read_aloud.language.meanings import TOGETHER
from game.games.read_aloud.language.parts_ja import Filled, gathered, without
from game.games.read_aloud.language.roles import Noun, Roles, Said, Thing, merged

Make: TypeAlias = Callable[[Filled], Iterator[Said]]

ROLES = {*Roles.__dataclass_fields__}
HERE = ("hand", Place.MINE, Place.FIELD)
DECIDING = ("win", "do", "become", "none")
"""Verbs of which a condition is said."""


def clauses(verb: str, filled: Filled) -> Iterator[Said]:
    """The clauses that a verb says with these roles."""
    rank, only = filled.get("rank"), filled.get("only", False)
    filled = without(filled, "rank", "only")
    if rank is not None and verb in DECIDING:
        filled["condition"] = rank
    elif rank is not None:
        if only or "who" in filled or not isinstance(rank, e.Most | e.Least | e.Second | e.SecondLeast):
            return
        filled["who"] = rank
    if verb in MAKE:
        yield from MAKE[verb](filled)


def _said(verb: str, roles: Filled) -> Iterator[Said]:
    """The clause, if all that was named is a role."""
    if {*roles} <= ROLES:
        yield Said(verb, Roles(**roles))


def _plain(verb: str, **usual: Any) -> Make:
    """A verb that is one of `frames`, with what it says by itself."""

    def make(filled: Filled) -> Iterator[Said]:
        roles = gathered(filled)
        if not {*usual} & {*roles}:
            yield from _said(verb, {**roles, **usual})

    return make


def _counted(filled: Filled) -> Filled:
    """「2ドロー」: a number without 枚."""
    if filled.get("number") and not filled.get("float"):
        return {**without(filled, "number"), "float": Thing(amount=filled["number"])}
    return filled


def _discard(filled: Filled) -> Iterator[Said]:
    if {"until", "to", "field"} & {*filled}:
        yield from (each for each in _limit(filled) if each.verb == "thin")
    else:
        yield from _plain("discard")(_counted(filled))


def _draw(filled: Filled) -> Iterator[Said]:
    """「手札を2枚引く」: the hand is where they go."""
    roles = gathered(_counted(filled))
    what = roles.get("what")
    if what and what.zone == "hand" and what.amount is not None and "source" not in roles:
        roles["what"] = replace(what, zone=None)
    yield from _said("draw", roles)


def _deal(filled: Filled) -> Iterator[Said]:
    what = filled.get("what")
    if filled.get("goal") and not (what and what.zone == "hand"):
        yield from _draw(filled)


def _pass(filled: Filled) -> Iterator[Said]:
    roles = gathered(filled)
    goal = roles.pop("goal", None)
    if goal and goal.noun is Noun.PERSON and goal.zone in (Place.LEFT, Place.RIGHT) and "left" not in roles:
        roles["left"] = goal.zone is Place.LEFT
    elif goal:
        return
    yield from _said("pass", roles)


def _mix(filled: Filled) -> Iterator[Said]:
    yield from _plain("mix" if filled.get("goal") else "shuffle")(filled)


def _put(filled: Filled) -> Iterator[Said]:
    """Cards go somewhere, or are laid face up or down where they lie; in the pile they lie face down anyhow."""
    roles = gathered(filled)
    goal = roles.get("goal")
    if goal and goal.zone is Place.DISCARDS and "until" in filled:
        yield from _discard(without(filled, "goal"))
    elif roles.get("face") and not goal:
        yield from _said("turn", roles)
    elif roles.get("face") is Face.DOWN and goal.zone is Place.PILE:
        yield from _said("put", without(roles, "face"))
    else:
        yield from _said("put", roles)


def _turn(face: Face, *zones: Place | None) -> Make:
    """Cards are turned; to everybody only face up, and where places are given only there."""

    def make(filled: Filled) -> Iterator[Said]:
        roles = gathered(filled)
        goal = roles.pop("goal", None)
        shown = not goal or (goal.noun is Noun.PERSON and goal.zone in TOGETHER and face is Face.OPEN)
        what = merged(roles.get("what"), roles.get("source"))
        if shown and "face" not in roles and (not zones or (what and what.zone in zones)):
            yield from _said("turn", {**roles, "face": face})

    return make


def _over(filled: Filled) -> Iterator[Said]:
    """Cards of the field lie face up, those of the pile face down, before they are turned over."""
    yield from _turn(Face.DOWN, Place.FIELD)(filled)
    yield from _turn(Face.OPEN, Place.PILE)(filled)
    if filled.get("what") == Thing(Noun.THIS):
        yield from _turn(Face.DOWN)(filled)


def _swap(filled: Filled) -> Iterator[Said]:
    """With one thing alone this card is exchanged, or two of the field and all hands; what is named first is given first."""
    what, other, loose = filled.get("what") or filled.get("source"), filled.get("other"), filled.get("float")
    first = next((name for name in filled if name in ("what", "source", "other")), "")
    if what and what.zone is Place.PLAY and not other:
        both = loose or what
        if both.amount == 2 or (both.amount == 1 and (both.each or filled.get("each"))):
            yield from _said("swap-ones", without(filled, "what", "source", "float", "each"))
        return
    if loose and loose.amount == 1 and all(_bare(each) for each in (what, other)):
        one = {name: replace(filled[name], amount=1, bare=False) for name in ("what", "other") if name in filled}
        filled = {**without(filled, "float", "each"), **one}
    elif other and other.noun is Noun.CARDS and not what and not loose:
        filled = {**filled, "what": Thing(Noun.THIS)}
    for said in _plain("swap")(filled):
        roles = said.roles
        turned = first == "other" and roles.other and roles.other.noun is Noun.CARDS
        yield replace(said, roles=replace(roles, what=roles.other, other=roles.what)) if turned else said


def _bare(thing: Thing | None) -> bool:
    return bool(thing and thing.noun is Noun.CARDS and thing.only("zone bare"))


def _limit(filled: Filled) -> Iterator[Said]:
    """A limit is set, or the pile made thinner."""
    what, until, source = filled.get("what"), filled.get("until"), filled.get("source")
    rest = without(filled, "what", "until", "goal", "to", "times", "field", "reads")
    if source and source.zone in (None, Place.PILE) and source.where is not e.Where.BOTTOM and source.only("zone where bare"):
        del rest["source"]
    if not what and until and until.zone in HERE and until.only("zone amount"):
        what, filled = Thing(zone=until.zone), {**filled, "until": Thing(amount=until.amount)}
    if not what or any(rest.values()):
        return
    if filled.get("times") == 2 and what.noun is Noun.LIMIT:
        yield from _said("double", {"what": what, "twice": True})
    elif "field" in filled or until == Thing(amount=e.Count(Place.FIELD)):
        yield from _said("thin", {"what": what, "times": filled.get("field", 1)})
    elif (number := _to(filled)) and what.zone is Place.PILE:
        yield from _said("thin", {"what": what, "to": number})
    elif number and what.only("zone bare"):
        yield from _said("set", {"what": Thing(Noun.LIMIT, zone=what.zone), "to": number})


def _to(filled: Filled) -> int | None:
    """The number to which something comes; None where there is not one."""
    named = [filled[name] for name in ("until", "goal") if filled.get(name)]
    found = [each.amount if each.only("amount each") else None for each in named]
    found += [filled["to"]] if filled.get("to") is not None else []
    return found[0] if len(found) == 1 and isinstance(found[0], int) else None


def _by(verb: str) -> Make:
    """A limit is raised or lowered; 「手札を1枚増やす」 means its limit."""

    def make(filled: Filled) -> Iterator[Said]:
        loose, what = filled.get("float"), filled.get("what")
        by = loose.amount if loose else filled.get("number")
        if what and what.noun is Noun.CARDS and what.zone not in (Place.PILE, Place.DISCARDS) and what.only("zone bare"):
            what = Thing(Noun.LIMIT, zone=what.zone)
        if isinstance(by, int) and what and what.noun is Noun.LIMIT:
            yield from _said(verb, {**without(filled, "float", "number"), "what": what, "by": by})

    return make


def _win(filled: Filled) -> Iterator[Said]:
    """Whoever fits a condition wins, or who read this card."""
    roles = without(filled, "what", "winner", "late")
    what = filled.get("what")
    if what and what.noun is not Noun.CONDITION:
        return
    if roles.get("reads") and {*roles} == {"reads", "who"}:
        roles = {"condition": e.Reader()}
    yield from _said("win", roles)


def _do(filled: Filled) -> Iterator[Said]:
    """「する」 and 「なる」, by what stands before."""
    what, goal = filled.get("what"), filled.get("goal")
    if filled.get("face"):
        yield from _plain("turn")(filled)
    elif filled.get("condition"):
        yield from _win(filled)
    elif what and (what.noun is Noun.LIMIT or what.zone in ("hand", Place.FIELD, Place.PILE)):
        yield from _limit(filled)
    elif goal and goal.zone in ("hand", Place.DISCARDS, Place.MINE):
        yield from _put(filled)


def _nominal(filled: Filled) -> Iterator[Said]:
    """A clause without a verb: 「勝者は…の人」, 「手札は5枚まで」, 「もう一度自分の番」."""
    goal = filled.get("goal")
    if filled.get("condition") and (filled.get("winner") or filled.get("what")):
        yield from _win(filled)
    elif filled.get("until"):
        yield from _limit(filled)
    elif filled.get("again"):
        yield from _plain("again")(filled)
    elif goal and goal.zone in (Place.PILE, Place.DISCARDS, "hand", Place.MINE):
        yield from _put(filled)


def _reverse(filled: Filled) -> Iterator[Said]:
    """「手番を逆にする」 means their order."""
    turn = filled.get("what") == Thing(Noun.TURN)
    yield from _plain("reverse")({**filled, "what": Thing(Noun.ORDER)} if turn else filled)


def _unban(filled: Filled) -> Iterator[Said]:
    """All bans, where it is said that all are meant."""
    if not filled.get("some") or filled.get("all"):
        yield from _plain("unban")(without(filled, "some"))


def _undo(filled: Filled) -> Iterator[Said]:
    what = filled.get("what")
    yield from (_unban if what and what.noun is Noun.BANS else _plain("undecide"))(filled)


def _again(filled: Filled) -> Iterator[Said]:
    """「もう一度自分の手番にする」: the turn may stand with に."""
    goal = filled.get("goal")
    turn = goal and goal.noun is Noun.TURN and not filled.get("what")
    yield from _plain("again")({**without(filled, "goal"), "what": goal} if turn else filled)


def _read(filled: Filled) -> Iterator[Said]:
    """「もう一度読む」, 「もう1枚読む」: another turn."""
    if filled.get("float", Thing(amount=1)) == Thing(amount=1) and filled.get("what", Thing()) == Thing():
        yield from _plain("again")({**without(filled, "float"), "what": Thing(Noun.TURN)})


def _nothing(filled: Filled) -> Iterator[Said]:
    this = filled.get("what") == Thing(Noun.THIS)
    if filled.get("nothing") and {*filled} <= {"nothing", *({"what"} if this else {})}:
        yield Said("nothing", Roles())


MAKE: Mapping[str, Make] = {
    **{verb: _plain(verb) for verb in ("shuffle", "look", "end", "lose", "skip", "ban")},
    "face": _plain("turn"),
    "double": _plain("double", twice=True),
    "discard": _discard,
    "draw": _draw,
    "take": _draw,
    "deal": _deal,
    "put": _put,
    "mix": _mix,
    "open": _turn(Face.OPEN),
    "down": _turn(Face.DOWN),
    "hide": _turn(Face.HIDDEN),
    "flip": _turn(Face.OPEN, Place.PILE),
    "over": _over,
    "swap": _swap,
    "pass": _pass,
    "raise": _by("raise"),
    "lower": _by("lower"),
    **dict.fromkeys(("do", "become"), _do),
    "limit": _limit,
    "win": _win,
    "undo": _undo,
    "again": _again,
    "read": _read,
    "reverse": _reverse,
    "around": lambda filled: _reverse({"what": Thing(Noun.ORDER), **filled}),
    "unban": _unban,
    "nothing": _nothing,
    "none": _nominal,
}
"""What each verb of the lexicon says."""
