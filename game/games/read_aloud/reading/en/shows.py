"""The shapes of English clauses in which cards are shown, turned, looked at, shuffled or exchanged."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.games.read_aloud.language.effects import UNOWNED, Face, Place, Where
from game.games.read_aloud.reading.en.chunks import Who
from game.games.read_aloud.reading.en.heap import LOCAL, Clause
from game.games.read_aloud.reading.en.moves import Saids, counted, only, simple, thing, things
from game.games.read_aloud.reading.en.nouns import Np
from game.games.read_aloud.reading.meanings import mine
from game.games.read_aloud.reading.roles import HANDS, Noun, Roles, Said, Thing

PLAYED = ("play", "pick", "take")
"""What is done with a whole hand alone."""
WATCHERS = (Place.HANDS, Place.OTHERS)
LAID = (*PLAYED, "lay", "put", "place", "set", "leave", "keep", "hold", "spread", "make")
KEPT = ("leave", "keep", "hold")
HIDDEN = (*PLAYED, "turn", "hold", "keep")
OPPOSITE = {Face.OPEN: Face.DOWN, Face.DOWN: Face.OPEN}


def owned(clause: Clause) -> Clause | None:
    """The clause with how cards lie that the reader alone sees: cards of the reader's; None where they are others'."""
    things = [each.thing for each in clause.things if isinstance(each, Np)]
    theirs = [each for each in things if each.zone not in (Place.MINE, "hand") and each.noun is not Noun.THIS]
    if theirs or not mine(clause.who) or len(things) < len(clause.things):
        return None
    return clause._replace(marks={**clause.without("own").marks, "face": clause.marks["own"]})


def reveal(clause: Clause) -> Saids:
    """Cards are shown to everybody, or hidden from them."""
    people = [each.who for each in clause.things if isinstance(each, Who)]
    face = Face.HIDDEN if clause.verb.act == "hide" else Face.OPEN
    to = ("for", "from") if face is Face.HIDDEN else ("for",)
    places = [each for each in clause.places if each.prep in to and each.np.thing.noun is Noun.PERSON]
    watching = [*people, *(each.np.thing.zone for each in places)]
    seen = WATCHERS if mine(clause.who) else (*WATCHERS, Place.MINE)
    first = not people or isinstance(clause.things[0], Who)
    if not first or len(watching) > 1 or any(each not in seen for each in watching):
        return
    if clause.marks.get("face") is face is Face.HIDDEN and mine(clause.who):
        clause = clause.without("face")
    to_reader = watching == [Place.MINE] and clause.who is not Place.HANDS and "face" not in clause.marks
    if to_reader:
        yield from _seen(clause)
    if to_reader and clause.who is not Place.OTHERS:
        return
    if clause.marks.get("face", Face.OPEN) is Face.OPEN and not (face is Face.HIDDEN and "face" in clause.marks):
        cards = tuple(each for each in clause.things if not isinstance(each, Who))
        rest = tuple(each for each in clause.places if each not in places)
        yield from _turned(clause._replace(things=cards, places=rest), face)


def _seen(clause: Clause) -> Saids:
    """What others show to the reader alone is looked at; what all of them show may also be open to everybody."""
    np = next((each for each in clause.things if isinstance(each, Np)), None)
    if np and np.thing.zone == "hand" and np.thing.whole and not clause.places and only(clause, "secret"):
        yield (Said("look", Roles(what=replace(np.thing, zone=clause.who))),)


def _turned(clause: Clause, face: Face) -> Saids:
    """Cards come to lie so; those that are said to lie another way are of the field."""
    found = [counted(each, clause) for each in clause.things]
    lasting = ("lasting",) if all(each and each.whole for each in found) else ()
    if not found or None in found or clause.places or not only(clause, "face", "as", *lasting):
        return
    if any(each.facing and (each.facing is face or each.thing.zone is not Place.FIELD) for each in clause.things):
        return
    unowned = (*UNOWNED, None) if face in (Face.HIDDEN, Face.OUTWARD) else (Place.DISCARDS,)
    if not any(each and each.zone in unowned and each.noun is Noun.CARDS for each in found):
        yield tuple(Said("turn", Roles(who=clause.who, what=each, face=face)) for each in found)


def turn(clause: Clause) -> Saids:
    """Cards come to lie another way."""
    np = clause.things[0] if len(clause.things) == 1 and isinstance(clause.things[0], Np) else None
    faces = (clause.marks["face"],) if clause.marks.get("face") else _flipped(clause, np)
    if np and np.thing.whole and np.thing.zone is not Place.FIELD:
        clause = clause.without("front")
    for face in faces:
        yield from _to_lie(clause, np, face)


def _to_lie(clause: Clause, np: Np | None, face: Face) -> Saids:
    """Cards come to lie so, where the verb can say that."""
    if clause.verb.lemma in LAID:
        rest = tuple(each for each in clause.places if each.np.thing != Thing(zone=Place.FIELD))
        if clause.verb.lemma in PLAYED:
            rest = tuple(each for each in rest if each.np.thing.noun is not Noun.CARDS or each.np.thing.zone in UNOWNED)
        if not _laid(clause, np, face, len(rest) < len(clause.places)):
            return
        clause = clause._replace(places=rest)
    if face is not Face.HIDDEN or clause.verb.lemma in HIDDEN:
        yield from _turned(clause, face)


def _flipped(clause: Clause, np: Np | None) -> tuple[Face, ...]:
    """How cards lie after they were turned over: those of the field lay face up, hands either way."""
    if not np or clause.verb.lemma not in ("turn", "flip"):
        return ()
    if np.facing:
        return (OPPOSITE[np.facing],) if np.facing in OPPOSITE else ()
    if "over" not in clause.parts and (clause.verb.lemma != "flip" or clause.parts):
        return ()
    if np.thing.where is Where.TOP:
        return (Face.OPEN,)
    if np.thing.zone is Place.FIELD or np.thing.noun is Noun.THIS:
        return (Face.DOWN,)
    return (Face.DOWN, Face.OPEN) if np.thing.zone in ("hand", *HANDS) else ()


def _laid(clause: Clause, np: Np | None, face: Face, on_field: bool) -> bool:
    """Whether cards that are laid somehow stay where they are: a whole hand, also on the table."""
    if on_field and not (
        np and np.thing.whole and np.thing.zone not in (Place.FIELD, Place.PILE) and face is Face.OPEN
    ):
        return False
    if np and np.thing.zone is Place.FIELD and not np.thing.whole:
        return False
    lemma, hand = clause.verb.lemma, np is not None and np.thing.whole and np.thing.zone is not Place.FIELD
    if lemma in PLAYED:
        return hand
    top = np is not None and np.thing.where is not None
    return lemma not in KEPT or face in (Face.OUTWARD, Face.HIDDEN) or top


def look(clause: Clause) -> Saids:
    """The reader looks at cards; what everybody is let see is shown."""
    if clause.verb.lemma == "see" and clause.who in WATCHERS and clause.verb.modal:
        yield from _turned(clause._replace(who=None), Face.OPEN)
    elif not any(isinstance(each, Np) and each.thing.zone is Place.DISCARDS for each in clause.things):
        yield from simple("look", "secret", "as")(clause._replace(things=tuple(map(_unseen, clause.things))))


def _unseen(each: Any) -> Any:
    """Cards that lie face down, of which alone one can look at the face."""
    return each._replace(facing=None) if isinstance(each, Np) and each.facing is Face.DOWN else each


# --- shuffling and exchanging


def shuffle(clause: Clause) -> Saids:
    """Cards of a place are shuffled, or into the pile."""
    goals = [
        each.np.thing
        for each in clause.places
        if each.prep in ("to", "with", "in") and each.np.thing.zone is Place.PILE
    ]
    if not goals:
        if not clause.things and not clause.who and not clause.marks:
            yield (Said("shuffle", Roles()),)
        elif len(clause.things) == 1:
            yield from simple("shuffle", "dealt")(_together(clause))
    elif len(goals) == len(clause.places) == 1 and not goals[0].where and only(clause, "as"):
        found = [_whose(each, clause.who) for each in things(clause)]
        if found and None not in found:
            yield tuple(Said("mix", Roles(what=each, goal=Thing(zone=Place.PILE))) for each in found)


def _together(clause: Clause) -> Clause:
    """The clause with the hands that several players shuffle together."""
    np = clause.things[0]
    hands = isinstance(np, Np) and np.thing.zone == "hand" and clause.who in WATCHERS
    if not hands or "together" not in clause.parts:
        return clause
    return clause._replace(who=None, things=(np._replace(thing=replace(np.thing, zone=clause.who), theirs=False),))


def _whose(it: Thing, who: Any) -> Thing | None:
    """The thing of whoever acts; None where it is of nobody who does."""
    if mine(who):
        return it
    whole = it.zone == "hand" and it.whole and isinstance(who, Place)
    return replace(it, zone=who) if whole else None


def swap(clause: Clause) -> Saids:
    """Two things, or hands or one card each with a person."""
    partners = [each.np for each in clause.places if each.prep == "with"]
    cards = [each for each in clause.things if isinstance(each, Np)]
    if (
        len(partners) < len(clause.places)
        or len(cards) < len(clause.things)
        or not only(clause)
        or not mine(clause.who)
    ):
        return
    both = [*cards, *partners]
    if len(both) != 2 or any(map(_unfit, both)) or (len(cards) == 2 and clause.join != "and"):
        return
    one, other = thing(both[0]), thing(both[1])
    if one and other:
        if one.whole and both[1].at == "yours":
            other = Thing(Noun.PERSON, zone=other.zone)
        one, other = _own(one, other), _own(other, one)
        if Noun.PERSON in (one.noun, other.noun):
            one, other = _with_person(one, other)
        yield (Said("swap", Roles(what=one, other=other)),)


def _unfit(np: Np) -> bool:
    """Whether it lies in a way that matters, or is cards out of a hand, of which is not said how many."""
    it = np.thing
    return bool(np.facing or np.theirs) or (
        np.at in LOCAL and it.noun is Noun.CARDS and it.zone not in UNOWNED and not it.marks() - {"zone"}
    )


def _own(it: Thing, other: Thing) -> Thing:
    """A card of which is not said where it is, or a hand, is the reader’s."""
    lone = it.zone is None and it.amount == 1 and other.noun is not Noun.THIS
    return replace(it, zone=Place.MINE) if it.noun is Noun.CARDS and (lone or it.zone == "hand") else it


def _with_person(one: Thing, other: Thing) -> tuple[Thing, Thing]:
    """One card, or hands, with a person."""
    if one.noun is Noun.PERSON:
        one, other = other, one
    if one.zone is Place.HANDS and one.whole:
        one = Thing(zone=Place.MINE, whole=True)
    if one.amount == 1 and one.zone is Place.MINE:
        other = Thing(zone=other.zone, amount=1)
    return one, other


def hand_on(clause: Clause) -> Saids:
    """Whole hands go to the left or to the right."""
    left: Any = clause.marks.get("left")
    np = clause.things[0] if len(clause.things) == 1 else None
    theirs = isinstance(np, Np) and np.theirs and clause.who is not Place.HANDS
    if left is not None and isinstance(np, Np) and not theirs and not clause.places and only(clause, "left"):
        yield (Said("pass", Roles(who=clause.who, what=np.thing, left=left)),)
