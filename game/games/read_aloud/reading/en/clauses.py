"""What one English clause says, after those before it: who acts on what, and whether it is done, allowed or forbidden."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, product
from typing import Any

from game.games.read_aloud.language.effects import Act, Place
from game.games.read_aloud.reading.en.heap import LOCAL, Clause
from game.games.read_aloud.reading.en.limits import SHAPES
from game.games.read_aloud.reading.en.moves import only
from game.games.read_aloud.reading.en.nouns import Np, reading
from game.games.read_aloud.reading.en.optional import free
from game.games.read_aloud.reading.en.scene import (
    LATER,
    OPEN,
    Before,
    Filled,
    elsewhere,
    filled,
    from_there,
    it_after,
    owner,
    taken,
    uncounted,
)
from game.games.read_aloud.reading.en.shows import owned
from game.games.read_aloud.reading.en.who import acting
from game.games.read_aloud.reading.en.words import AGAIN, NOBODY
from game.games.read_aloud.reading.meanings import SINGLE, mine
from game.games.read_aloud.reading.roles import Choice, Mood, Noun, Roles, Said, Thing


def meant(clause: Clause, before: Before, joint: str) -> Iterator[tuple[tuple[Any, ...], Before]]:
    """What a clause says, and what is known after it."""
    acted = acting(clause, before, joint)
    whole = filled(acted[0], before) if acted else None
    if not acted or not whole:
        return
    clause, now = from_there(whole.clause, before), acted[1]
    if clause.verb.act == "choose":
        more = {"subject": now.subject, "who": now.who, "modal": now.modal}
        yield from ((saids, known._replace(**more)) for saids, known in _chosen(clause))
        return
    if clause.verb.act == "take" and clause.who is None and (thing := taken(clause)):
        yield (), LATER._replace(it=thing, picked=True)
    if _forgotten(whole, before):
        return
    if clause.verb.mood or clause.who == NOBODY:
        yield from ((saids, now._replace(it=it_after(saids))) for saids in _mooded(clause))
        return
    for saids in _shaped(clause):
        if not any(uncounted(each, before) or elsewhere(each, clause.verb, before) for each in saids):
            yield saids, now._replace(it=it_after(saids), they=now.they or owner(saids))


def _chosen(clause: Clause) -> Iterator[tuple[tuple[Any, ...], Before]]:
    """Cards that are chosen, for what is then done with them."""
    np = clause.things[0] if len(clause.things) == 1 else None
    some = isinstance(np, Np) and (np.thing.amount is not None or clause.verb.lemma in ("collect", "gather"))
    if not isinstance(np, Np) or np.facing or not only(clause, "chosen"):
        return
    if some and not clause.places and (mine(clause.who) or np.theirs or np.thing.zone == "hand"):
        yield (), LATER._replace(it=np.thing, picked=True)


def _forgotten(whole: Filled, before: Before) -> bool:
    """Whether somebody or something was chosen and does not come up again."""
    acts = whole.they or whole.clause.who is before.they
    same = whole.it or (before.subject and whole.clause.things == before.subject)
    return (before.chosen and not acts) or (before.picked and not same)


# --- allowed and forbidden


def _mooded(clause: Clause) -> Iterator[tuple[Any, ...]]:
    """What nobody may do, everybody may do again, or the reader may do."""
    if said := _allowed(clause):
        yield (said,)
    elif clause.who == NOBODY and clause.verb.act == "win":
        yield from _shaped(clause)
    elif clause.who is Place.MINE and clause.verb.mood == "may" and not {*clause.parts} & {*AGAIN}:
        for saids in _shaped(clause):
            yield tuple(free(each) for each in saids if isinstance(each, Said))


def _allowed(clause: Clause) -> Said | None:
    """An act that nobody may do, or that everybody may do again."""
    verb, nobody = clause.verb, clause.who == NOBODY
    again = any(each in clause.parts for each in AGAIN[:3])
    act = deed(clause) if _of_all(clause) and not (_one_card(clause) and not again) else None
    if act is None or (again and (nobody or verb.mood == "not")) or (verb.form == "can" and not again and not nobody):
        return None
    return Said("act", Roles(act=act), Mood.MUST_NOT if nobody or verb.mood == "not" else Mood.MAY)


def _one_card(clause: Clause) -> bool:
    """Whether it may be done once, with one card or a whole hand, which allows nothing that was forbidden."""
    one = [
        each
        for each in clause.things
        if isinstance(each, Np) and (each.thing.amount == 1 or each.thing.whole or each.thing.noun is Noun.GAME)
    ]
    return clause.who in (Place.MINE, Place.HANDS) and clause.verb.mood == "may" and bool(one)


def _of_all(clause: Clause) -> bool:
    """Whether it is said of all players, or of the cards."""
    verb, who = clause.verb, clause.who
    if who == NOBODY:
        return verb.mood == "may" or verb.form == "gets" or (verb.form == "third" and "lasting" in clause.marks)
    return who in ("it", Place.HANDS, Place.MINE) or (who is None and verb.passive)


def deed(clause: Clause) -> Act | None:
    """The act of a verb; None where it is done with some cards alone."""
    things, places = clause.things, clause.places
    np = things[0] if len(things) == 1 and isinstance(things[0], Np) else None
    where = places[0] if len(places) == 1 and places[0].prep in ("from", "in", "of") else None
    if (things and not np) or (places and not where) or not {*clause.marks} <= {"soft", "lasting", "end"}:
        return None
    if np and np.thing.noun is Noun.GAME:
        return Act.END if clause.verb.act == "end" and not where else None
    thing = np.thing if np else Thing()
    plain = thing.noun is Noun.CARDS and thing.only("zone whole bare amount") and thing.amount in (None, 1)
    if not plain or (np and (np.it or np.facing)):
        return None
    return _deed(clause.verb.act, np, thing.zone or (where.np.thing.zone if where else None))


def _deed(act: str, np: Np | None, place: Any) -> Act | None:
    if act in ("swap", "shuffle") and place is None:
        return Act.EXCHANGE if act == "swap" else Act.SHUFFLE
    if act == "discard" and place in ("hand", Place.HANDS, Place.MINE, Place.ANYONE):
        return Act.DISCARD_FROM_HANDS
    own = np and (np.theirs or (np.thing.whole and place is Place.MINE))
    if act == "read" and not own:
        return reading("hand" if place is Place.MINE else place)
    return None


# --- several things


def _shaped(clause: Clause) -> Iterator[tuple[Said | Choice, ...]]:
    """What a clause says: of several things or people one clause each, or a choice."""
    shape = SHAPES.get(clause.verb.act)
    found = _prepared(clause)
    if shape is None or found is None:
        return
    clause = found
    if clause.also is not None and clause.join == "and":
        yield from ((*one, *other) for one, other in product(*map(shape, _each(clause))))
        return
    for each in chain.from_iterable(map(_alternatives, _anybodys(clause))):
        for saids in product(*map(shape, each)):
            if len(each) == 1:
                yield saids[0]
            elif all(len(said) == 1 for said in saids):
                yield (Choice(saids[0][0], saids[1][0]),)


def _anybodys(clause: Clause) -> Iterator[Clause]:
    """The clause; "all cards in anybody's hand are discarded" may be said of one player's hand, and of all hands."""
    yield clause
    every = tuple(_of_every_hand(each) for each in clause.things)
    if clause.verb.passive and every != clause.things:
        yield clause._replace(things=every)


def _of_every_hand(each: Any) -> Any:
    if not isinstance(each, Np) or each.at not in LOCAL or each.thing.zone is not Place.ANYONE or each.thing.amount:
        return each
    return each._replace(thing=replace(each.thing, zone=Place.HANDS))


def _prepared(clause: Clause) -> Clause | None:
    """The clause without what is said of who sees cards, or who chooses them; None where that has no effect."""
    if clause.verb.shared and not _several(clause):
        return None
    if "own choice" in clause.marks:
        clause = clause.without("own choice")
        if mine(clause.who):
            return None
    if "own" in clause.marks:
        return owned(clause)
    return _readers_choice(clause) if "chosen" in clause.marks else clause


def _several(clause: Clause) -> bool:
    """Whether there are several of whom it can be said that both do it, or each."""
    two = clause.also is not None or max(len(clause.things), len(clause.subject)) > 1
    return two or (clause.verb.shared != "both" and (clause.verb.passive or not mine(clause.who)))


def _readers_choice(clause: Clause) -> Clause | None:
    """The reader chooses what somebody else discards: then it is the reader who discards it."""
    clause = clause.without("chosen")
    if mine(clause.who):
        return clause
    np = clause.things[0] if len(clause.things) == 1 else None
    if clause.verb.act != "discard" or clause.who not in (*SINGLE, *OPEN) or clause.also or not isinstance(np, Np):
        return None
    if np.thing.amount is None or np.thing.zone not in (None, "hand"):
        return None
    thing = replace(np.thing, zone=clause.who)
    return clause._replace(who=None, things=(np._replace(thing=thing, theirs=False),))


def _shared(one: Thing, other: Thing) -> bool:
    """Whether the place of the second may be that of the first, too."""
    return one.noun is Noun.CARDS and one.zone is None and not one.where and other.zone is not None


def _each(clause: Clause) -> tuple[Clause, ...]:
    """The clause for each of two people."""
    clause = clause.without("each")
    return tuple(clause._replace(who=who, also=None, join="") for who in (clause.who, clause.also))


def _alternatives(clause: Clause) -> Iterator[tuple[Clause, ...]]:
    """The clause itself, or one for each of two people or things of which one is meant, which the reader chooses."""
    if clause.join != "or":
        yield (clause,)
    elif clause.also is not None:
        yield _each(clause)
    elif len(clause.things) == 2 and all(isinstance(each, Np) for each in clause.things) and mine(clause.who):
        one, other = (each.thing for each in clause.things)
        if one.amount == other.amount is not None and {one.zone, other.zone} == {Place.FIELD, Place.ANYONE}:
            yield (clause._replace(things=(Np(replace(one, zone=Place.PLAY)),), join=""),)
        elif (one.amount is None or other.amount is not None) and not _shared(one, other):
            yield tuple(clause._replace(things=(each,), join="") for each in clause.things)
