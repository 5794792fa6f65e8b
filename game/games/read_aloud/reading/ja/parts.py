"""The parts of a Japanese clause, each with its particle, and the roles that they fill."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Measure, Place
from game.games.read_aloud.reading.ja.tokens import Unread
from game.games.read_aloud.reading.meanings import TOGETHER
from game.games.read_aloud.reading.roles import HANDS, Noun, Thing, merged

Part: TypeAlias = dict[str, Any]
"""What stands before one particle, by the names of its marks."""
Parts: TypeAlias = Sequence[tuple[str, Part]]
Filled: TypeAlias = dict[str, Any]
"""Roles by name, and what is still to be put among them."""

NAMES = {
    "zone": "zone",
    "amount": "amount",
    "all": "whole",
    "each": "each",
    "where": "where",
    "worth": "worth",
    "high": "high",
}
"""The marks of a thing, by the names that they have in a part."""
THINGS = {*NAMES, "n", "card", "noun", "below", "measure", "value", "act", "it", "bound", "times", "sign"} - {"each"}
SILENT = {"some", "noun", "below", "who", "measure", "card", "single", "reads", "value"}
COUNTED = ("discard", "do", "become", "fewer", "none", "limit", "lower", "raise")
"""Verbs of which the number of cards may be named: 「山札の枚数を5枚まで減らす」."""
HELD = (Place.FIELD, "hand", *HANDS)
"""Places of which all cards are meant where no number is said."""
OWN = ("discard", "open", "down", "hide", "put", "mix", "do", "none", "face")
"""Verbs of which it is known whose hand is meant where it is said who acts."""
ROLE = {
    "o": "what",
    "w": "what",
    "g": "what",
    "f": "source",
    "b": "source",
    "d": "goal",
    "y": "other",
    "m": "until",
    "": "float",
}


def without(marks: Filled, *names: str) -> Filled:
    """The marks but for these."""
    return {name: value for name, value in marks.items() if name not in names}


def roles(parts: Parts, verb: str, let: str) -> Filled:
    """The roles that the parts fill."""
    filled: Filled = {}
    for particle, part in parts:
        names, aside = {*part}, particle in ("d", "b", "")
        if "rank" in part:
            _ranked(filled, part)
        elif names == {"face"} and aside:
            if filled.get("face") is not part["face"]:
                put(filled, "face", part["face"])
        elif names == {"two"} and particle in ("f", "r", "d", "b"):
            put(filled, "two", True)
        elif names == {"side"} and aside:
            put(filled, "left", part["side"] == "left")
        elif "who" in part and not THINGS & names:
            _person(filled, particle, part, verb, let)
        else:
            _thing(filled, particle, part, verb)
    return _reflexive(filled, verb)


def _ranked(filled: Filled, part: Part) -> None:
    """Who is singled out; of their cards nobody else does anything, and their neighbour is somebody else."""
    if not {*part} <= {"rank", "only", "single"}:
        raise Unread
    put(filled, "rank", part["rank"])
    filled["only"] = part.get("only", False)


def _reflexive(filled: Filled, verb: str) -> Filled:
    """「自分の手札」 is that of who acts, and a hand of which it is not said whose is the reader's who is named."""
    other = filled.get("who") not in (None, Place.MINE) or "rank" in filled
    own = verb in OWN and filled.get("who") is Place.MINE and "reads" not in filled
    for name in ("what", "source", "goal"):
        thing_ = filled.get(name)
        if thing_ and thing_.noun is Noun.CARDS and other and thing_.zone is Place.MINE:
            filled[name] = replace(thing_, zone="hand")
        elif thing_ and thing_.noun is Noun.CARDS and own and thing_.zone == "hand" and name != "goal":
            filled[name] = replace(thing_, zone=Place.MINE)
    return filled


def put(filled: Filled, name: str, value: Any) -> None:
    """Fill a role, which only one part can do."""
    if filled.get(name) is not None:
        raise Unread
    filled[name] = value


def _person(filled: Filled, particle: str, part: Part, verb: str, let: str) -> None:
    """Who acts, to whom something goes, with whom something is exchanged."""
    who = part["who"]
    if not {*part} <= {"who", "single", "reads", "each"} or not isinstance(who, Place):
        raise Unread
    if part.get("reads"):
        filled["reads"] = True
    acts = particle in ("g", "w", "") or (particle == "d" and let) or (particle == "b" and who in TOGETHER)
    if who is Place.HANDS and particle == "" and filled.get("who") in (Place.ANOTHER, Place.OTHERS):
        filled["who"] = Place.OTHERS
    elif particle == "b" and verb == "swap" and filled.get("other") == Thing(Noun.PERSON, zone=Place.MINE):
        filled["other"] = Thing(Noun.PERSON, zone=who)
    elif acts or (particle in ("o", "r") and verb in ("lose", "skip", "win")):
        put(filled, "who", who)
    elif particle in ("d", "y"):
        put(filled, ROLE[particle], Thing(Noun.PERSON, zone=who))
    else:
        raise Unread


def _thing(filled: Filled, particle: str, part: Part, verb: str) -> None:
    names = {*part}
    if "act" in part:
        put(filled, "act", part["act"])
        if "banned" in part:
            filled["banned"] = True
    elif names & {"n", "times", "bound"}:
        _figure(filled, particle, part)
    elif names <= {"value", "sign"} or names <= {"all", "each"}:
        for name in part:
            if name != "value" or "sign" not in part:
                put(filled, name, True)
    elif "below" in part and part.get("zone") is not Place.PILE:
        put(filled, "under", thing(without(part, "below"), verb))
    else:
        _named(filled, particle, part, verb)


def _named(filled: Filled, particle: str, part: Part, verb: str) -> None:
    """A thing in the role of its particle; a number of cards floats, and a place beside another thing is its source."""
    made = thing(part, verb)
    if particle not in ROLE:
        raise Unread
    if "some" in part:
        filled["some"] = True
    if verb == "discard" and particle in ("o", "w") and "card" not in part and made.bare and made.zone in HELD:
        filled["uncounted"] = True
    role = ROLE[particle]
    loose = made.noun is Noun.CARDS and made.only("amount each")
    if role == "float" and not loose:
        role = "what"
    if role == "what" and loose and made.marks():
        role = "float"
    what = filled.get("what")
    pile = what is not None and what.zone is Place.PILE is made.zone
    if role == "what" and pile and made.only("zone where bare") and made.where is not e.Where.BOTTOM:
        return
    if role == "what" and what and made.noun is Noun.CARDS and not filled.get("source"):
        role = "source"
    put(filled, role, made)


def _figure(filled: Filled, particle: str, part: Part) -> None:
    """A number that is not one of cards, how many times, or up to how many."""
    names, counted = {*part}, part.get("measure", Measure.CARDS) is Measure.CARDS
    if names == {"times"}:
        put(filled, "times", part["times"])
    elif names <= {"times", "zone", "measure"} and counted and part.get("zone") is Place.FIELD:
        put(filled, "field", part["times"])
    elif names == {"n"}:
        put(filled, "to" if particle in ("d", "m", "y") else "number", part["n"])
    elif names != {"bound"} or part["bound"][1] is not e.Side.OR_LESS or filled.get("what", Thing()).noun is Noun.LIMIT:
        raise Unread
    else:
        put(filled, "to", part["bound"][0])


def thing(part: Part, verb: str) -> Thing:
    """A part as a thing."""
    noun = part.get("noun", Noun.CARDS)
    marks = {new: part[old] for old, new in NAMES.items() if old in part}
    if "below" in part:
        marks["where"] = e.Where.BOTTOM
    if "who" in part:
        if marks.get("zone", "hand") != "hand":
            raise Unread
        marks["zone"] = part["who"]
    strange = {*part} - {*NAMES, *SILENT} or ("value" in part and not {"worth", "high"} & {*part})
    counted = "measure" in part and (part["measure"] is not Measure.CARDS or verb not in COUNTED)
    if strange or counted or ("some" in part and verb not in ("unban", "undo")):
        raise Unread
    if noun is Noun.CARDS and {*marks} == {"zone"}:
        marks["bare"] = True
    return Thing(noun, **marks)


def gathered(filled: Filled) -> Filled:
    """The roles with what floats in the clause, such as 「2枚」, put to the cards of which it is said."""
    loose = filled.get("float") or Thing()
    loose = replace(loose, whole=filled.get("all", False), each=loose.each or filled.get("each", False))
    rest = without(filled, "float", "all", "each", "reads")
    what = rest.get("what")
    if not loose.marks() or (what and what.noun is Noun.BANS and loose == Thing(whole=True)):
        return rest
    role = "source" if rest.get("source") and not (what and what.noun is Noun.CARDS) else "what"
    new = merged(loose, rest.get(role))
    if new is None:
        raise Unread
    return {**rest, role: new}
