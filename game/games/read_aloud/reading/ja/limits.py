"""What Japanese verbs say of the limits and of how many cards the pile keeps: clauses of `frames`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.reading.ja.moves import Make, said
from game.games.read_aloud.reading.ja.parts import Filled, without
from game.games.read_aloud.reading.roles import Noun, Said, Thing

HERE = ("hand", Place.MINE, Place.FIELD)


def limit_of(verb: str, filled: Filled) -> Filled:
    """「左の人は手札の上限が」 is the limit of that hand."""
    what, who = filled.get("what"), filled.get("who")
    if not isinstance(who, Place) or not what or what.zone != "hand":
        return filled
    if what.noun is Noun.LIMIT or (verb in ("raise", "lower", "limit") and what.only("zone bare")):
        return {**without(filled, "who"), "what": replace(what, zone=who)}
    return filled


def limit(filled: Filled) -> Iterator[Said]:
    """A limit is set, or the pile made thinner."""
    what, until, source = filled.get("what"), filled.get("until"), filled.get("source")
    rest = without(filled, "what", "until", "goal", "to", "times", "field", "reads")
    if (
        source
        and source.noun is Noun.CARDS
        and source.zone in (None, Place.PILE)
        and source.where is not e.Where.BOTTOM
        and source.only("zone where bare")
    ):
        del rest["source"]
    if not what:
        what, filled = _unsaid(filled)
    if not what or what.noun not in (Noun.CARDS, Noun.LIMIT) or any(each is not None for each in rest.values()):
        return
    if filled.get("times") == 2 and what.noun is Noun.LIMIT:
        yield from said("double", {"what": what, "twice": True})
    elif "field" in filled or until == Thing(amount=e.Count(Place.FIELD)):
        yield from said("thin", {"what": what, "times": filled.get("field", 1)})
    elif (number := _to(filled)) and what.zone is Place.PILE:
        yield from said("thin", {"what": what, "to": number})
    elif number and what.only("zone bare"):
        yield from said("set", {"what": Thing(Noun.LIMIT, zone=what.zone), "to": number})


def _unsaid(filled: Filled) -> tuple[Thing | None, Filled]:
    """Of what there shall be so many, where that is named with the number; "so many times the field" is the pile."""
    until = filled.get("until")
    if until and until.zone in HERE and until.only("zone amount"):
        return Thing(zone=until.zone), {**filled, "until": Thing(amount=until.amount)}
    return Thing(zone=Place.PILE) if "field" in filled else None, filled


def _to(filled: Filled) -> int | None:
    """The number to which something comes; None where there is not one."""
    named = [filled[name] for name in ("until", "goal") if filled.get(name)]
    found = [each.amount if each.only("amount each") else None for each in named]
    found += [filled["to"]] if filled.get("to") is not None else []
    return found[0] if len(found) == 1 and isinstance(found[0], int) else None


def changed(verb: str) -> Make:
    """A limit is raised or lowered; 「手札を1枚増やす」 means its limit."""

    def make(filled: Filled) -> Iterator[Said]:
        loose, what = filled.get("float"), filled.get("what")
        if what and what.noun is Noun.LIMIT and filled.get("goal"):
            yield from limit(filled)
            return
        by = filled.get("number") if not loose else loose.amount if "number" not in filled else None
        if (
            what
            and what.noun is Noun.CARDS
            and what.zone not in (Place.PILE, Place.DISCARDS)
            and what.only("zone bare")
        ):
            what = Thing(Noun.LIMIT, zone=what.zone)
        if isinstance(by, int) and what and what.noun is Noun.LIMIT:
            yield from said(verb, {**without(filled, "float", "number"), "what": what, "by": by})

    return make


def numbered(filled: Filled) -> Filled:
    """「上限は7枚となる」: the number of cards is the limit."""
    what = filled.get("what")
    for name in ("float", "other"):
        loose = filled.get(name)
        if what and what.noun is Noun.LIMIT and loose and loose.only("amount") and isinstance(loose.amount, int):
            return {**without(filled, name), "to": loose.amount}
    return filled


def hold(filled: Filled) -> Iterator[Said]:
    """How many cards can be held: so many, or so many more."""
    if filled.get("adjective") == "many":
        yield from changed("raise")(without(filled, "adjective"))
    else:
        yield from limit(filled)
