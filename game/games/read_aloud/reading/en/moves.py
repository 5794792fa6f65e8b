"""The shapes of English clauses in which cards go somewhere: discarded, drawn, dealt, put, shuffled."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from typing import Any, TypeAlias

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import UNOWNED, Face, Place, Where
from game.games.read_aloud.reading.en.chunks import Who
from game.games.read_aloud.reading.en.heap import Clause
from game.games.read_aloud.reading.en.nouns import Np, Pp, placed
from game.games.read_aloud.reading.meanings import mine
from game.games.read_aloud.reading.roles import Noun, Roles, Said, Thing

Saids: TypeAlias = Iterator[tuple[Said, ...]]
Shape: TypeAlias = Callable[[Clause], Saids]
"""What a clause says; nothing where it has something that its verb has no use for."""

TOGETHER = ("combine", "merge")


def only(clause: Clause, *marks: str) -> bool:
    """Whether nothing is said of how but these."""
    return {*clause.marks} <= {"soft", "just", *marks}


def thing(np: Np, who: Any = None) -> Thing | None:
    """The thing itself; None where it needs what is not there."""
    it = np.thing
    if it.zone is None and (np.vague or (it.whole and it.noun is Noun.CARDS)):
        theirs = not np.vague and isinstance(who, Place) and not mine(who)
        return replace(it, zone="hand") if theirs else None
    return replace(it, zone=Place.PILE) if it.where and it.zone is None else it


def counted(np: Any, clause: Clause) -> Thing | None:
    """The thing with the number that is said apart from it: as many as there are, one for each."""
    it = thing(np, clause.who) if isinstance(np, Np) else None
    if it is None:
        return None
    if "as" in clause.marks:
        free = it.amount == e.That() or (it.amount is None and not it.marks() - {"zone", "where"})
        return replace(it, amount=clause.marks["as"]) if free else None
    if "per" in clause.marks:
        return replace(it, amount=clause.marks["per"]) if it.amount == 1 else None
    return replace(it, each=True) if "each" in clause.marks and it.amount is not None and clause.who else it


def things(clause: Clause) -> tuple[Thing, ...]:
    """All things of a clause; nothing where one of them is none, or lies in a way that matters."""
    found = [counted(each, clause) for each in clause.things]
    nobody = "each" in clause.marks and len(found) == 1 and clause.who in (None, Place.MINE)
    if nobody or None in found or any(each.facing for each in clause.things if isinstance(each, Np)):
        return ()
    return tuple(each for each in found if each)


def simple(name: str, *marks: str) -> Shape:
    """A verb whose things are what it is done with, one clause for each."""

    def shape(clause: Clause) -> Saids:
        if not clause.places and only(clause, *marks) and (found := things(clause)):
            secret = True if "secret" in clause.marks else None
            yield tuple(Said(name, Roles(who=clause.who, what=each, secret=secret)) for each in found)

    return shape


# --- to the discards


def discard(clause: Clause) -> Saids:
    """Cards are discarded, be it said or not that they go to the discards."""
    rest = tuple(each for each in clause.places if not _discards(each))
    cards = tuple(map(_anywhere, clause.things))
    yield from simple("discard", "each", "as", "per")(clause._replace(places=rest, things=cards))


def _discards(pp: Pp) -> bool:
    return pp.prep in ("to", "in", "on") and pp.np.thing.zone is Place.DISCARDS


def _anywhere(each: Any) -> Any:
    """The cards, where the place said with them is the one where they go."""
    goes = isinstance(each, Np) and each.thing.zone is Place.DISCARDS and each.at == "in"
    return each._replace(thing=replace(each.thing, zone=None)) if goes else each


def mill(clause: Clause) -> Saids:
    """Cards of the pile are discarded, where no other place is named."""
    cards = [each for each in clause.things if isinstance(each, Np) and each.thing.zone in (None, Place.PILE)]
    if len(cards) == len(clause.things) and not clause.who:
        of = tuple(each._replace(thing=replace(each.thing, zone=Place.PILE)) for each in cards)
        yield from simple("discard", "as", "per")(clause._replace(things=of))


def clear(clause: Clause) -> Saids:
    """The field or a whole hand is cleared."""
    if all(
        isinstance(each, Np) and each.thing.whole and each.thing.zone not in (None, Place.PILE, Place.DISCARDS)
        for each in clause.things
    ):
        yield from discard(clause)


# --- to a hand


def draw(clause: Clause) -> Saids:
    """Cards come to a hand, in exchange for this card or for nothing; one, where nothing is said of how many."""
    if len(clause.things) > 1 and all(_from(each, clause) for each in clause.things):
        lone = [clause.without("each")._replace(things=(np,), join="") for np in clause.things]
        yield from (tuple(said for (said,) in saids) for saids in product(*map(draw, lone)))
        return
    clause = _drawn(clause)
    goals = [each for each in clause.places if _to_hand(each)]
    rest = [each for each in clause.places if each not in goals]
    np = clause.things[0] if len(clause.things) == 1 else None
    for each in rest:
        np = placed(np, each) if each.prep == "from" else None
    if "each" in clause.marks and not goals and mine(clause.who):
        return
    loose = isinstance(np, Np) and np.at == "loose" and np.thing.whole
    if not isinstance(np, Np) or np.facing or loose or len(goals) > 1 or not only(clause, "each", "as", "per", "kept"):
        return
    what = counted(np, clause)
    if what and what.amount == e.That() and what.zone is None and clause.verb.act == "draw":
        what = replace(what, zone=Place.PILE)
    if what and what.noun is Noun.CARDS:
        goal = aim(goals[0].np) if goals else None
        yield (Said("draw", Roles(who=clause.who, what=what, goal=goal)),)


def _drawn(clause: Clause) -> Clause:
    """Who draws the next card draws one, as if nothing were said of how many; but not who draws up to a hand."""
    np = clause.things[0] if len(clause.things) == 1 else None
    filled = "up" in clause.parts and any(map(_to_hand, clause.places))
    if clause.verb.act != "draw" or filled or (clause.things and not (isinstance(np, Np) and np.vague)):
        return clause
    return clause._replace(things=(Np(Thing(amount=np.thing.amount if isinstance(np, Np) else 1)),))


def _from(np: Any, clause: Clause) -> bool:
    """Whether it is known of each of several cards where they come from."""
    return isinstance(np, Np) and (np.thing.zone is not None or clause.verb.act == "draw")


def _to_hand(pp: Pp) -> bool:
    goal = pp.np.thing
    return pp.prep in ("to", "in") and goal.noun is Noun.CARDS and goal.zone not in UNOWNED


def aim(np: Np) -> Thing:
    """Where something goes: no matter whether all of the place is meant."""
    return replace(np.thing, whole=False, bare=False)


def add(clause: Clause) -> Saids:
    """Cards to a hand, or a number to a limit."""
    limits = [each.np.thing for each in clause.places if each.np.thing.noun is Noun.LIMIT]
    if not limits:
        if clause.verb.act == "add" and any(each.prep in ("to", "in") for each in clause.places):
            yield from draw(clause)
        return
    np = clause.things[0] if len(clause.things) == len(clause.places) == 1 else None
    n = np.thing.amount if isinstance(np, Np) else None
    if (
        isinstance(np, Np)
        and isinstance(n, int)
        and np.thing == Thing(amount=n)
        and only(clause, "lasting")
        and not clause.who
    ):
        yield (Said("raise" if clause.verb.act == "add" else "lower", Roles(what=limits[0], by=n)),)


def give(clause: Clause) -> Saids:
    """Cards are dealt to somebody; only who deals need not say from where."""
    people = [each.who for each in clause.things if isinstance(each, Who)]
    places = [each for each in clause.places if each.prep in ("for", "with") and each.np.thing.noun is Noun.PERSON]
    to = [*people, *(each.np.thing.zone for each in places)]
    cards = tuple(each for each in clause.things if isinstance(each, Np))
    rest = tuple(each for each in clause.places if each not in places)
    if len(to) != 1 or not isinstance(to[0], Place) or len(cards) != 1 or not mine(clause.who):
        return
    if (
        clause.verb.lemma == "deal"
        or "out" in clause.parts
        or cards[0].thing.zone is not None
        or any(each.prep == "from" for each in rest)
    ):
        for saids in draw(clause._replace(things=cards, places=rest, who=None)):
            yield tuple(replace(each, roles=replace(each.roles, goal=Thing(Noun.PERSON, zone=to[0]))) for each in saids)


def take(clause: Clause) -> Saids:
    """Cards are taken into a hand, or in exchange for this card."""
    swapped = [each.np for each in clause.places if each.prep == "with"]
    np = clause.things[0] if len(clause.things) == 1 else None
    if not swapped:
        yield from draw(clause)
    elif len(clause.places) == 1 and swapped[0].thing == Thing(Noun.THIS) and isinstance(np, Np) and only(clause):
        other = None if np.theirs or np.facing else thing(np)
        if other and mine(clause.who):
            yield (Said("swap", Roles(what=other, other=swapped[0].thing)),)


# --- to a place


def put(clause: Clause) -> Saids:
    """Cards go somewhere; of several places the last is where."""
    cards = [each for each in clause.things if isinstance(each, Np)]
    if not cards or len(cards) < len(clause.things) or not only(clause, "face", "each", "as", "per"):
        return
    together = ("with",) if clause.verb.lemma in TOGETHER else ()
    goals = [each for each in clause.places if each.prep in ("to", "in", "on", "under", *together)]
    for each in clause.places:
        if goals and each is not goals[-1]:
            found = placed(cards[-1], each) if each.prep in ("from", "of", "in") else None
            if not found:
                return
            cards[-1] = found
    if goals and (goal := _goal(goals[-1], clause.marks.get("face"))):
        yield from _gone(clause._replace(things=tuple(cards), places=()), goal)


def _goal(pp: Pp, face: Face | None) -> Thing | None:
    """Where cards go: into the pile face down, under it or on it; None where that is open."""
    to = aim(pp.np)
    if (face is not None or pp.prep == "under") and (to.zone is not Place.PILE or face not in (None, Face.DOWN)):
        return None
    if to.zone is not Place.PILE or to.where:
        return to
    if pp.prep in ("under", "on"):
        return replace(to, where=Where.BOTTOM if pp.prep == "under" else Where.TOP)
    return None if pp.prep == "in" else to


def _gone(clause: Clause, goal: Thing) -> Saids:
    found = things(clause)
    if goal.zone is Place.DISCARDS:
        found = tuple(replace(each, whole=True, bare=False) if each.bare else each for each in found)
    if found:
        who = None if mine(clause.who) else clause.who
        yield tuple(Said("put", Roles(who=who, what=each, goal=goal)) for each in found)
