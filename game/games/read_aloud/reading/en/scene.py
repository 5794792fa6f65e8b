"""What “it”, “they” and “their” stand for in an English clause, by what the clauses before have named."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import UNOWNED, Place
from game.games.read_aloud.reading.en.chunks import Who
from game.games.read_aloud.reading.en.heap import Clause
from game.games.read_aloud.reading.en.nouns import Np, Pp, placed
from game.games.read_aloud.reading.en.words import THEY, Verb
from game.games.read_aloud.reading.meanings import OFF_PILE, TOGETHER, mine
from game.games.read_aloud.reading.roles import BESIDE, Noun, Said, Thing

OPEN = (Place.ANYONE, Place.ANOTHER)
"""Who can be one player in one clause and another one in the next."""
SURE = (*UNOWNED, Place.MINE, Place.LEFT, Place.RIGHT, Place.OWNER, *TOGETHER)
"""Places that are the same in two clauses."""
PILE = Thing(zone=Place.PILE, bare=True)


class Before(NamedTuple):
    """What the clauses before have named."""

    who: Any = None
    """Who acted, for a verb without anybody."""
    modal: bool = False
    """Whether the next verb has the same form: something must be done, or several people do it."""
    they: Place | None = None
    """Who is “they”."""
    chosen: bool = False
    """Whether they were only chosen, and do nothing yet."""
    it: Thing | None = None
    """What is “it”."""
    picked: bool = False
    """Whether it was only chosen."""
    test: e.Test | None = None
    """The test that the clause has, for “otherwise”."""
    said: Said | None = None
    """What it says, for “and so does ...”."""
    subject: tuple[Any, ...] = ()
    """With what something was done, where that is the subject."""
    first: bool = True
    lone: bool = False
    """Whether they only choose whom or what the next one is about."""
    discarded: bool = False
    """Whether other cards than this one were just discarded, so that “the discarded cards” can be those."""


LATER = Before(first=False)


class Filled(NamedTuple):
    """A clause without “it” and “they”."""

    clause: Clause
    they: bool
    """Whether it named them."""
    it: bool


def filled(clause: Clause, before: Before) -> Filled | None:
    """The clause with what “it” and “their” stand for; None where they stand for nothing."""
    things = [_meant(each, clause, before) for each in clause.things]
    places = [found for each in clause.places if (found := _where(each, clause, before))]
    if None in things or len(places) < len(clause.places):
        return None
    whole = clause._replace(things=tuple(things), places=tuple(places))
    they = any(map(_of_them, (*clause.things, *(each.np for each in clause.places)))) and mine(clause.who)
    it = any(isinstance(each, Np) and each.it for each in clause.things) or any(each.np.it for each in clause.places)
    return Filled(_fronted(whole), they, it)


def _of_them(thing: Any) -> bool:
    return (
        thing.who == THEY
        if isinstance(thing, Who)
        else isinstance(thing, Np) and (thing.theirs or thing.thing.zone == THEY)
    )


def _meant(thing: Any, clause: Clause, before: Before) -> Any:
    """The thing, or the person, that is meant; None where that is not known."""
    if isinstance(thing, Who):
        who = before.they if thing.who == THEY else thing.who
        return None if who is None else Who(who)
    if not isinstance(thing, Np):
        return thing
    np = _that(thing, clause, before) if thing.it else thing
    if np is None or _of_them(np):
        return np and _theirs(np, clause, before)
    if np.thing.zone is Place.MINE and np.thing.whole and _called(clause):
        return np._replace(thing=replace(np.thing, zone="hand"))
    return _readers_own(np, clause)


def _theirs(np: Np, clause: Clause, before: Before) -> Np | None:
    """What is theirs: of whoever acts, or of who was chosen."""
    if np.theirs and not mine(clause.who):
        return np
    return np._replace(thing=replace(np.thing, zone=before.they), theirs=False) if before.they else None


def _readers_own(np: Np, clause: Clause) -> Np:
    """Cards in a hand of which is not said whose it is: the reader's."""
    bare = np.thing.zone == "hand" and np.thing.noun is Noun.CARDS and not np.theirs and np.at != "from"
    return np._replace(thing=replace(np.thing, zone=Place.MINE)) if bare and mine(clause.who) else np


def _called(clause: Clause) -> bool:
    """Whether several people are told what to do: everyone, show your cards."""
    verb = clause.verb
    return clause.who in TOGETHER and verb.form == "base" and not verb.modal and not verb.mood


def _where(pp: Pp, clause: Clause, before: Before) -> Pp | None:
    """The place that is meant; None where that is not known."""
    np: Np | None = pp.np
    if pp.np.it and before.picked and pp.prep in ("with", "for"):
        np = Np(before.it) if before.it else None
    elif pp.np.it:
        place = before.it.zone if before.it and not (before.it.where and not pp.np.thing.where) else None
        np = (
            Np(Thing(zone=place, where=pp.np.thing.where))
            if place is Place.PILE or (place in _known(before) and pp.prep in ("from", "of", "in"))
            else None
        )
    elif _of_them(pp.np):
        np = _theirs(pp.np, clause, before)
    return pp._replace(np=_readers_own(np, clause)) if np else None


def _known(before: Before) -> tuple[Place, ...]:
    """The places from which “it” can be: also a hand that was just looked at or shown, the reader’s or a neighbour’s."""
    looked = before.said is not None and before.said.verb in ("look", "turn")
    return (*UNOWNED, *BESIDE, Place.MINE) if looked else UNOWNED


def _that(np: Np, clause: Clause, before: Before) -> Np | None:
    """What “it” stands for, or “one of them”."""
    some, it = np.thing, before.it
    if isinstance(clause.who, e.Rank) and some.amount is not None and not some.where:
        return Np(Thing(amount=some.amount))
    if it is None or (np.at == "single" and not _one(it)):
        return None
    if it.zone is Place.PILE and (it.bare or some.where or clause.verb.act == "shuffle"):
        return Np(replace(some, zone=Place.PILE)) if some.where else Np(PILE) if clause.verb.act == "shuffle" else None
    if some.where or (some.amount is not None and not it.whole):
        return None
    if some.high is not None:
        return Np(Thing(zone=it.zone, high=some.high)) if it.whole and it.zone in (Place.FIELD, Place.MINE) else None
    return Np(replace(it, whole=False, amount=some.amount)) if some.amount is not None else Np(it)


def _one(it: Thing) -> bool:
    """Whether that is one card."""
    return it.noun is not Noun.CARDS or (it.amount in (None, 1) and not it.whole and not (it.bare and not it.where))


def _fronted(clause: Clause) -> Clause:
    """The clause with the thing at the place that stands before the verb."""
    if clause.verb.act in ("put", "swap") or len(clause.things) != 1:
        return clause
    for pp in clause.places:
        if pp.prep in ("from", "in", "of") and (np := placed(clause.things[0], pp)):
            return clause._replace(things=(np,), places=tuple(each for each in clause.places if each is not pp))
    return clause


# --- what is known afterwards


def it_after(saids: tuple[Any, ...]) -> Thing | None:
    """What “it” stands for after these clauses: a whole place, this card, or the top of the pile that still lies there."""
    said = saids[0] if len(saids) == 1 and isinstance(saids[0], Said) else None
    what, goal = (said.roles.what, said.roles.goal) if said else (None, None)
    if said and said.roles.condition in (e.Holder(), e.Reader()):
        return Thing(Noun.THIS)
    into = said and what and said.verb == "put" and goal and goal.zone is Place.PILE and not goal.where
    if said is None or what is None or (what.noun in (Noun.THIS, Noun.LIMIT) and not into):
        return what
    if (goal and goal.zone is Place.PILE and not goal.where) or (
        said.verb in ("discard", "draw") and what.zone is Place.PILE
    ):
        return PILE
    if what.noun is not Noun.CARDS or said.verb not in ("look", "turn", "shuffle"):
        return None
    zone = said.roles.who if what.zone == "hand" and isinstance(said.roles.who, Place) else what.zone
    lies = what.whole or what.bare or (what.where and said.verb != "shuffle")
    return replace(what, zone=zone) if zone in SURE and lies else None


def owner(saids: tuple[Any, ...]) -> Place | None:
    """Who “they” are after cards of the one neighbour, or of all others, were named; nobody after those of two people."""
    roles = [each.roles for each in saids if isinstance(each, Said)]
    named = [thing.zone for each in roles for thing in (each.what, each.other, each.goal, each.under) if thing]
    people = {each for each in named if each not in (*UNOWNED, Place.MINE, "hand", None)}
    return Place(people.pop()) if len(people) == 1 and people <= {Place.LEFT, Place.RIGHT, Place.OTHERS} else None


def taken(clause: Clause) -> Thing | None:
    """One thing that is taken from somewhere, for what is then done with it; None where it is taken for good."""
    np = clause.things[0] if len(clause.things) == 1 else None
    if not isinstance(np, Np) or np.it or np.facing or clause.places or {*clause.marks} - {"soft", "chosen"}:
        return None
    thing = np.thing
    if thing.where or thing.zone in (None, Place.PILE, Place.MINE):
        top = thing.where and clause.verb.lemma in ("take", "remove")
        return thing if top or (thing.whole and thing.zone is Place.PILE) else None
    return thing if thing.amount is not None or thing.whole else None


def uncounted(said: Any, before: Before) -> bool:
    """Whether a number is that of something that nobody counted, or that several did."""
    what = said.roles.what if isinstance(said, Said) else None
    return bool(what and what.amount == e.That() and (before.first or not mine(before.who)))


LONE = ("one", "one more")
"""How cards without a noun are named."""


def _taken_from(before: Before) -> Place | None:
    """The field or the discards, where a card was taken from there just before."""
    last = before.said.roles.what if before.said and before.said.verb == "draw" else None
    return last.zone if last and last.zone in OFF_PILE else None


def from_there(clause: Clause, before: Before) -> Clause:
    """Who takes one, or another, after a card was taken from a place takes it from there."""
    place, lone = _taken_from(before), [each for each in clause.things if isinstance(each, Np) and each.at in LONE]
    if clause.verb.act != "take" or not place or len(clause.things) != 1 or not lone or clause.places:
        return clause
    return clause._replace(things=(lone[0]._replace(thing=replace(lone[0].thing, zone=place)),))


def elsewhere(said: Any, verb: Verb, before: Before) -> bool:
    """Whether somebody takes cards after one was taken from another place than the pile, where they could be from, too."""
    what = said.roles.what if isinstance(said, Said) and said.verb == "draw" and verb.act == "take" else None
    return bool(what and what.zone is None and not what.where and _taken_from(before))
