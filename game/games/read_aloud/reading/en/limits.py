"""The shapes of English clauses about limits, turns, the winner and what is forbidden; and the shape of every verb."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.reading.en import moves, shows
from game.games.read_aloud.reading.en.chunks import BanOn, Who
from game.games.read_aloud.reading.en.heap import Clause
from game.games.read_aloud.reading.en.moves import Saids, Shape, only
from game.games.read_aloud.reading.en.nouns import Deed, Np
from game.games.read_aloud.reading.en.words import AGAIN, NOBODY
from game.games.read_aloud.reading.meanings import mine
from game.games.read_aloud.reading.roles import Noun, Roles, Said, Thing

CAPPED = ("limit", "cap")
"""What is done to a number that may be as high as this; else "at most three" would be any number up to it."""


def _sole(clause: Clause) -> Any:
    """The one thing of a clause without places."""
    return clause.things[0] if len(clause.things) == 1 and not clause.places else None


def _sole_np(clause: Clause, *nouns: Noun) -> Np | None:
    """The same, where it is one of these."""
    np = _sole(clause)
    return np if isinstance(np, Np) and np.thing.noun in nouns else None


def _of(name: str, noun: Noun) -> Shape:
    """A verb for a thing of which there is one."""

    def shape(clause: Clause) -> Saids:
        np = _sole_np(clause, noun)
        if np and only(clause) and mine(clause.who):
            yield (Said(name, Roles(what=np.thing)),)

    return shape


# --- limits


def _limit(name: str) -> Shape:
    """A limit that changes by a number, or to one."""

    def shape(clause: Clause) -> Saids:
        clause = _for_all(clause)
        limits = [each.thing for each in clause.things if isinstance(each, Np) and each.thing.noun is Noun.LIMIT]
        owned = any(isinstance(each, Np) and each.theirs for each in clause.things)
        if not limits or len(limits) < len(clause.things) or clause.places or owned or not mine(clause.who):
            return
        marks = clause.without("soft", "lasting", "each").marks
        if marks.keys() == {"by"} and name in ("raise", "lower"):
            yield tuple(Said(name, Roles(what=each, by=marks["by"])) for each in limits)
        elif marks.keys() == {"to"} or (marks.keys() == {"to most"} and clause.verb.lemma in CAPPED):
            yield tuple(Said("set", Roles(what=each, to=n)) for each in limits for n in marks.values())
        elif name == "double" and not marks:
            yield tuple(Said(name, Roles(what=each, twice=True)) for each in limits)

    return shape


def _for_all(clause: Clause) -> Clause:
    """The same without whom a limit is for."""
    limit = clause.things[0] if len(clause.things) == len(clause.places) == 1 else None
    person = clause.places[0].np.thing if clause.places else Thing()
    if not isinstance(limit, Np) or limit.thing.zone != "hand" or person.noun is not Noun.PERSON:
        return clause
    whose = "hand" if person.zone is Place.HANDS else person.zone
    return clause._replace(places=(), things=(limit._replace(thing=replace(limit.thing, zone=whose)),))


def _lower(clause: Clause) -> Saids:
    """A limit, or the pile that gets smaller."""
    yield from _limit("lower")(clause)
    np = _sole_np(clause, Noun.CARDS)
    to = clause.marks.get("to", clause.marks.get("to most"))
    if np and to is not None and only(clause, "to", "to most") and not clause.who:
        pile = replace(np.thing, whole=False, bare=True)
        yield (Said("thin", Roles(what=pile, to=to)),)


def _become(clause: Clause) -> Saids:
    """A limit that is a number from now on."""
    limits, np = clause.subject, _sole_np(clause, Noun.CARDS)
    if not limits or not np or clause.who or not all(map(_of_limit, limits)):
        return
    n = np.thing.amount
    if isinstance(n, int) and np.thing == Thing(amount=n) and np.at != "one more" and only(clause, "lasting"):
        yield tuple(Said("set", Roles(what=each.thing, to=n)) for each in limits)


def _of_limit(np: Any) -> bool:
    return isinstance(np, Np) and np.thing.noun is Noun.LIMIT and not np.theirs


# --- who wins and loses


def _match(clause: Clause) -> bool:
    """Whether nothing is named but the game."""
    return not clause.places and (not clause.things or _sole_np(clause, Noun.GAME) is not None)


def _win(clause: Clause) -> Saids:
    condition = e.Reader() if clause.who is Place.MINE else clause.who
    if _match(clause) and only(clause, "end", "lasting"):
        if condition == NOBODY:
            yield (Said("undecide", Roles(what=Thing(Noun.CONDITION))),)
        elif isinstance(condition, e.Condition):
            yield (Said("win", Roles(condition=condition)),)


def _lose(clause: Clause) -> Saids:
    who = Place.MINE if isinstance(clause.who, e.Reader) else clause.who
    if _match(clause) and only(clause) and (who is None or isinstance(who, Place | e.Rank)):
        yield (Said("lose", Roles(who=who)),)


# --- turns


def _miss(clause: Clause) -> Saids:
    """Somebody does not get a turn."""
    if clause.verb.lemma.startswith(("sit", "pass")) and not clause.things:
        clause = clause._replace(things=(Np(Thing(Noun.TURN)),))
    np = _sole_np(clause, Noun.TURN)
    if np and not np.again and not mine(clause.who) and only(clause) and np.thing.zone in (None, "hand"):
        yield (Said("skip", Roles(who=clause.who, what=Thing(Noun.TURN))),)


def _skip(clause: Clause) -> Saids:
    """A turn, or the person who would have it."""
    one, np = _sole(clause), _sole_np(clause, Noun.TURN, Noun.NEXT_TURN)
    if not mine(clause.who) or not only(clause):
        return
    if isinstance(one, Who) and isinstance(one.who, Place):
        yield (Said("skip", Roles(what=Thing(Noun.TURN, zone=one.who))),)
    elif np and not np.again and not np.theirs:
        yield (Said("skip", Roles(what=np.thing)),)


def _again(clause: Clause) -> Saids:
    """Another turn, or a turn again."""
    np = _sole_np(clause, Noun.TURN)
    once = any(each in clause.parts for each in AGAIN[:3])
    goes = not clause.things and not clause.places and clause.verb.lemma in ("go", "play") and once
    if (
        mine(clause.who)
        and only(clause, "after")
        and (goes or (np and (np.again or (once and np.thing.zone is Place.MINE))))
    ):
        yield (Said("again", Roles(what=Thing(Noun.TURN), again=True)),)


# --- what is forbidden


def _ban(name: str) -> Shape:
    """An act that is forbidden or allowed, as a thing."""

    def shape(clause: Clause) -> Saids:
        deeds = [each for each in clause.things if isinstance(each, Deed)]
        free = not clause.places and mine(clause.who) and only(clause, "lasting")
        if free and deeds and len(deeds) == len(clause.things) and clause.join in ("", "and"):
            yield tuple(Said(name, Roles(act=each.act)) for each in deeds)

    return shape


def _lift(clause: Clause) -> Saids:
    """A ban, all bans, or the winner’s condition."""
    yield from _of("undecide", Noun.CONDITION)(clause)
    yield from _of("unban", Noun.BANS)(clause)
    ban = _sole(clause)
    if isinstance(ban, BanOn) and only(clause):
        yield (Said("unban", Roles(act=ban.act)),)


SHAPES: Mapping[str, Shape] = {
    "discard": moves.discard,
    "mill": moves.mill,
    "clear": moves.clear,
    "draw": moves.draw,
    "take": moves.take,
    "add": moves.add,
    "subtract": moves.add,
    "give": moves.give,
    "put": moves.put,
    "shuffle": shows.shuffle,
    "reveal": shows.reveal,
    "hide": shows.reveal,
    "turn": shows.turn,
    "look": shows.look,
    "swap": shows.swap,
    "pass": shows.hand_on,
    "win": _win,
    "lose": _lose,
    "end": _of("end", Noun.GAME),
    "ban": _ban("ban"),
    "allow": _ban("unban"),
    "lift": _lift,
    "raise": _limit("raise"),
    "lower": _lower,
    "rise": _limit("raise"),
    "fall": _limit("lower"),
    "set": _limit("set"),
    "become": _become,
    "double": _limit("double"),
    "skip": _skip,
    "miss": _miss,
    "again": _again,
    "reverse": _of("reverse", Noun.ORDER),
}
"""What a clause says, by the act of its verb."""
