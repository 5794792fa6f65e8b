"""The frames of verbs: which roles each has, so that a clause is read by what stands in it and not by its order.

A frame reads a clause only if all its roles are filled by what the clause names, and nothing is named that has no role.
`meanings` says what that does. Of cards that somebody has just seen or shown nobody takes others: "look at a hand and
take one card" is not read.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice, pairwise, product
from typing import NamedTuple

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.reading import meanings as m
from game.games.read_aloud.reading.meanings import Make
from game.games.read_aloud.reading.roles import Choice, Mood, Noun, Roles, Said, Thing, merged, zones

MOST, MOST_WAYS = 8, 64
"""The most readings of a text, and ways of its clauses that are tried."""
COUNTED = (Place.FIELD, Place.PILE, Place.DISCARDS, Place.MINE)


class Frame(NamedTuple):
    """One way to fill the roles of a verb."""

    needs: frozenset[str]
    may: frozenset[str]
    make: Make
    mood: Mood = Mood.DO


def frame(needs: str, may: str, make: Make, mood: Mood = Mood.DO) -> Frame:
    """A frame by the names of the roles that it needs, and of those that it may have."""
    return Frame(frozenset(needs.split()), frozenset(may.split()), make, mood)


# --- limits


def _limits(roles: Roles) -> tuple[Place, ...]:
    what = roles.what
    if not what or what.noun is not Noun.LIMIT or not what.only("zone"):
        return ()
    return tuple(place for place in zones(what.zone, (Place.HANDS,)) if place not in (Place.PILE, Place.DISCARDS))


def _higher(roles: Roles) -> Iterator[e.Plain]:
    yield from (e.Limit(place, roles.by or 0) for place in _limits(roles) if roles.by)


def _lower(roles: Roles) -> Iterator[e.Plain]:
    yield from (e.Limit(place, -(roles.by or 0)) for place in _limits(roles) if roles.by)


def _set_limit(roles: Roles) -> Iterator[e.Plain]:
    yield from (e.SetLimit(place, roles.to or 0) for place in _limits(roles) if roles.to)


def _double(roles: Roles) -> Iterator[e.Plain]:
    yield from (e.DoubleLimit(place) for place in _limits(roles))


def _thin(roles: Roles) -> Iterator[e.Plain]:
    what = roles.what
    if what and what.noun is Noun.CARDS and what.zone is Place.PILE and what.only("zone bare") and m.mine(roles.who):
        yield e.Thin(roles.times or roles.to or 0, roles.times is not None)


# --- the match


def _of(noun: Noun, effect: e.Plain) -> Make:
    """A frame for a thing of which there is one."""

    def make(roles: Roles) -> Iterator[e.Plain]:
        if roles.what and roles.what.noun is noun and not roles.what.marks() - {"bare"}:
            yield effect

    return make


def _always(effect: e.Plain) -> Make:
    return lambda roles: iter((effect,))


def _lose(roles: Roles) -> Iterator[e.Plain]:
    who = roles.who
    if m.mine(who):
        yield e.Lose()
    elif isinstance(who, Place):
        yield e.LoseEach(who)
    elif who:
        yield e.LoseBy(who)


def _win(roles: Roles) -> Iterator[e.Plain]:
    if roles.condition:
        yield e.Decide(roles.condition)


def _skip(roles: Roles) -> Iterator[e.Plain]:
    """The turn of whoever is next is skipped, or they skip it themselves."""
    turn, who = roles.what, roles.who
    if turn and (turn.noun not in (Noun.TURN, Noun.NEXT_TURN) or not turn.only("zone bare")):
        return
    whose = turn.zone if turn and turn.zone else who
    if (whose is Place.LEFT and who in (None, Place.LEFT)) or (turn == Thing(Noun.NEXT_TURN) and not who):
        yield e.Skip()


def _again(roles: Roles) -> Iterator[e.Plain]:
    turn = roles.what
    if m.mine(roles.who) and turn in (Thing(Noun.TURN), Thing(Noun.TURN, zone=Place.MINE)):
        yield e.Again()


def _ban(roles: Roles) -> Iterator[e.Plain]:
    if roles.act:
        yield e.Ban(roles.act)


def _unban(roles: Roles) -> Iterator[e.Plain]:
    if roles.act:
        yield e.Unban(roles.act)
    elif roles.what and roles.what.noun is Noun.BANS:
        yield e.Unban(None)


FRAMES: Mapping[str, tuple[Frame, ...]] = {
    "discard": (frame("what", "who", m.discard),),
    "draw": (frame("what", "who goal", m.draw),),
    "put": (frame("what goal", "who", m.put),),
    "mix": (frame("what goal", "", m.mix),),
    "shuffle": (frame("what", "who", m.shuffle),),
    "turn": (frame("what face", "who", m.turn),),
    "look": (frame("what", "who secret", m.look), frame("what", "who secret", m.look, Mood.MAY)),
    "swap": (frame("what other", "who", m.swap),),
    "swap-ones": (frame("", "", _always(e.SwapOnes())),),
    "pass": (frame("what left", "who", m.hand_on),),
    "stack": (frame("under change", "what who", m.stack),),
    "raise": (frame("what by", "", _higher),),
    "lower": (frame("what by", "", _lower),),
    "set": (frame("what to", "", _set_limit),),
    "double": (frame("what twice", "", _double),),
    "thin": (frame("what to", "who", _thin), frame("what times", "who", _thin)),
    "end": (frame("what", "", _of(Noun.GAME, e.End())),),
    "lose": (frame("", "who", _lose),),
    "win": (frame("condition", "", _win),),
    "undecide": (frame("what", "", _of(Noun.CONDITION, e.Undecide())),),
    "again": (frame("what again", "who", _again), frame("what again", "who", _again, Mood.MAY)),
    "skip": (frame("what", "who", _skip), frame("who", "", _skip)),
    "reverse": (frame("what", "", _of(Noun.ORDER, e.Reverse())),),
    "nothing": (frame("", "", _always(e.Nothing())),),
    "ban": (frame("act", "", _ban),),
    "unban": (frame("act", "", _unban), frame("what", "", _unban)),
    "act": (frame("act", "", _ban, Mood.MUST_NOT), frame("act", "", _unban, Mood.MAY)),
}
"""The frames of every verb; `act` is a verb that is said to be forbidden or allowed, with its act."""


def readings(said: Said) -> tuple[e.Clause, ...]:
    """What a clause can mean; nothing where no frame takes all of it."""
    test = said.roles.test
    what = merged(said.roles.what, said.roles.source)
    roles = replace(said.roles, test=None, what=what, source=None)
    if said.roles.source and not what:
        return ()
    given = roles.given()
    plain = dict.fromkeys(
        clause
        for each in FRAMES.get(said.verb, ())
        if each.mood is said.mood and each.needs <= given <= each.needs | each.may
        for clause in each.make(roles)
    )
    return tuple(e.If(test, clause) if test else clause for clause in plain)


def test_of(zone: Place | None, number: int, side: e.Side) -> e.Test | None:
    """The test whether a place has so many cards; None where there is none."""
    if zone not in COUNTED or number < 0:
        return None
    if side is e.Side.OR_MORE:
        return e.AtLeast(zone, number) if number else None
    if number == 0:
        return e.None_(zone)
    return e.AtMost(zone, number) if side is e.Side.OR_LESS else None


def otherwise(test: e.Test) -> e.Test | None:
    """The test that holds where this one does not; None where there is none."""
    match test:
        case e.AtLeast(place, number):
            return test_of(place, number - 1, e.Side.OR_LESS)
        case e.AtMost(place, number):
            return e.AtLeast(place, number + 1)
        case e.None_(place):
            return e.AtLeast(place, 1)
    return None


def texts(clauses: Sequence[Sequence[Said | Choice]]) -> tuple[e.Text, ...]:
    """Every text that these clauses say, each of which may have been understood in several ways."""
    found: dict[e.Text, None] = {}
    for way in islice(product(*clauses), MOST_WAYS):
        saids = [each for each in way if isinstance(each, Said)]
        if way and not (saids and _as_many(saids)) and not any(_of_those(*pair) for pair in _pairs(way, saids)):
            found |= dict.fromkeys(islice(product(*map(_meant, way)), MOST))
    return tuple(found)[:MOST]


def _pairs(way: Sequence[Said | Choice], saids: Sequence[Said]) -> Iterator[tuple[Said, Said]]:
    """Clauses one after the other, of a choice the one and the other, and without the choices."""
    yield from pairwise(saids)
    for pair in pairwise(way):
        yield from product(*((each.one, each.other) if isinstance(each, Choice) else (each,) for each in pair))


def _meant(clause: Said | Choice) -> tuple[e.Clause, ...]:
    if isinstance(clause, Said):
        return readings(clause)
    both = product(readings(clause.one), readings(clause.other))
    return tuple(
        e.Either(one, other)
        for one, other in both
        if not isinstance(one, e.If | e.Either) and not isinstance(other, e.If | e.Either)
    )


def _as_many(saids: Sequence[Said]) -> bool:
    """Whether the first clause is about as many cards as one before it."""
    return any(isinstance(each, Thing) and each.amount == e.That() for each in vars(saids[0].roles).values())


def _of_those(first: Said, then: Said) -> bool:
    """Whether cards that were seen just before might be meant where a clause says not of which."""
    seen, taken = (merged(each.roles.what, each.roles.source) for each in (first, then))
    if first.verb not in ("look", "turn", "shuffle") or then.verb not in ("draw", "discard", "put") or not seen:
        return False
    if not taken or taken.zone is not None or taken.noun is not Noun.CARDS or seen.noun is Noun.THIS:
        return False
    if first.verb == "shuffle" and seen.zone is Place.PILE and then.verb == "draw":
        return False
    owner, who = first.roles.who if seen.zone == "hand" else seen.zone, then.roles.who
    among = owner in (*m.SINGLE, *m.TOGETHER) and (who is owner or owner is Place.HANDS)
    if then.verb == "discard" and among and not m.mine(who) and who not in m.OPEN:
        return False
    return seen.zone not in (Place.MINE, "hand") or not m.mine(first.roles.who) or not m.mine(then.roles.who)
