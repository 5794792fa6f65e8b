"""What clauses mean: for every verb the roles that it has, and the effects that they make.

A frame reads a clause only if all its roles are filled by what the clause names, and nothing is named that has no role.
Where something is left out it is filled by one of these rules, or nothing is read:
- who draws draws from the pile, and who discards or puts away discards of the reader's hand, or of that of who acts;
- a hand without owner is that of who acts; where that is the reader, the reader's or anyone's for some of its cards,
  the reader's or everybody's for all of them; for a limit all hands, and the reader's where cards go, are counted or
  exchanged;
- cards that go into the pile come to its top, its bottom or anywhere, as the reader likes;
- of cards that somebody has just seen or shown nobody takes others: "look at a hand and take one card" is not read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice, pairwise, product
from typing import NamedTuple, TypeAlias

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Place, Where
from game.games.read_aloud.language.roles import Choice, Mood, Noun, Roles, Said, Thing, cards, merged, zones

MOST = 8
"""The most readings of a text."""
ME = (Place.MINE,)
SOME, WHOLE = (Place.MINE, Place.ANYONE), (Place.MINE, Place.HANDS)
"""Whose a hand can be of which that is not said: of some of its cards, and of all."""
TOGETHER = (Place.HANDS, Place.OTHERS)
SINGLE = (Place.LEFT, Place.RIGHT, Place.OWNER)
"""Who are the same in two clauses; anyone and another can be chosen twice."""
ORIGINS = (Place.PILE, Place.FIELD, Place.DISCARDS)
COUNTED = (Place.FIELD, Place.PILE, Place.DISCARDS, Place.MINE)

Make: TypeAlias = Callable[[Roles], Iterator[e.Plain]]


class Frame(NamedTuple):
    """One way to fill the roles of a verb."""

    needs: frozenset[str]
    may: frozenset[str]
    make: Make
    mood: Mood = Mood.DO


def frame(needs: str, may: str, make: Make, mood: Mood = Mood.DO) -> Frame:
    """A frame by the names of the roles that it needs, and of those that it may have."""
    return Frame(frozenset(needs.split()), frozenset(may.split()), make, mood)


# --- whose


def _mine(who: object) -> bool:
    return who in (None, Place.MINE)


def _theirs(roles: Roles, usual: tuple[Place, ...]) -> tuple[Place, ...]:
    """Whose a hand without owner is."""
    return usual if _mine(roles.who) else (roles.who,) if isinstance(roles.who, Place) else ()


def _what(roles: Roles) -> Thing | None:
    return merged(roles.what, roles.source)


def _own(thing: Thing) -> Thing:
    """The same of a hand, where no place is named."""
    return replace(thing, zone="hand") if thing.zone is None and thing.noun is Noun.CARDS else thing


# --- discarding


def _discard(roles: Roles) -> Iterator[e.Plain]:
    what = _what(roles)
    if what and _mine(roles.who) and not what.each and (what.zone or what.amount is not None or what.noun is Noun.THIS):
        some = ME if what.zone is None else SOME
        yield from (e.Discard(each) for each in cards(_own(what), some, WHOLE))
    elif what and what.zone in (None, "hand") and what.noun is Noun.CARDS:
        yield from _each(roles, what)


def _each(roles: Roles, what: Thing) -> Iterator[e.Plain]:
    """What others discard of their own hands."""
    if isinstance(what.amount, int) and what.only("zone amount each"):
        if isinstance(roles.who, Place):
            yield e.Each(roles.who, what.amount)
        elif roles.who:
            yield e.EachBy(roles.who, what.amount)
    elif isinstance(roles.who, Place) and (what.whole or what.worth):
        yield from (e.Discard(each) for each in cards(what, (), (roles.who,)))


# --- taking


def _draw(roles: Roles) -> Iterator[e.Plain]:
    """Cards come to a hand: the reader's, that of who acts, or that of the person to whom they are dealt."""
    what = _what(roles)
    goal = roles.goal
    if not what or not what.only("zone amount where each bare") or what.where is Where.BOTTOM:
        return
    amount = 1 if what.amount is None and what.where else what.amount
    if amount is None:
        return
    origin = what.zone or Place.PILE
    if origin not in ORIGINS or (what.where and origin is not Place.PILE) or (goal and not goal.only("zone bare")):
        return
    if goal and goal.zone != "hand" and not _mine(roles.who) and goal.zone is not roles.who:
        return
    yield from (
        e.Take(amount, origin, hand)
        for hand in zones(goal.zone if goal else "hand", _theirs(roles, ME))
        if not (hand is Place.MINE and what.each) and not (hand in TOGETHER and isinstance(amount, e.That))
    )


# --- putting


def _put(roles: Roles) -> Iterator[e.Plain]:
    goal = roles.goal
    if not goal or goal.noun not in (Noun.CARDS, Noun.PERSON):
        return
    if goal.zone is Place.PILE and goal.only("zone where bare") and _mine(roles.who):
        wheres = (goal.where,) if goal.where else tuple(Where)
        yield from (e.ToPile(each, where) for each in _given(roles) for where in wheres)
    elif goal.zone is Place.DISCARDS and goal.only("zone bare"):
        yield from _discard(replace(roles, goal=None))
    elif goal.zone not in (*ORIGINS, None) and (what := _what(roles)) and what.zone in ORIGINS:
        yield from _draw(roles)


def _given(roles: Roles) -> Iterator[e.Cards]:
    what = _what(roles)
    if what and (what.amount is not None or what.whole or what.noun is Noun.THIS) and what.zone is not Place.PILE:
        yield from (each for each in cards(what, ME, WHOLE) if isinstance(each, e.This | e.Some | e.Whole))


def _mix(roles: Roles) -> Iterator[e.Plain]:
    """Cards are mixed into the pile."""
    if roles.goal and roles.goal.where is None:
        yield from _put(replace(roles, goal=replace(roles.goal, where=Where.AMONG)))


def _shuffle(roles: Roles) -> Iterator[e.Plain]:
    what = _what(roles)
    if what and what.noun is Noun.CARDS and what.only("zone whole bare"):
        yield from (e.Shuffle(place) for place in zones(what.zone, _theirs(roles, (Place.HANDS,))))


# --- faces


def _turn(roles: Roles) -> Iterator[e.Plain]:
    what = _what(roles)
    if not what or not roles.face or what.where is Where.BOTTOM:
        return
    if _mine(roles.who):
        found = cards(_all(what), SOME, WHOLE)
    elif isinstance(roles.who, Place) and what.zone == "hand" and what.amount is None:
        found = cards(_all(what), (), (roles.who,))
    else:
        return
    yield from (e.Turn(each, roles.face) for each in found if isinstance(each, e.This | e.Some | e.Whole | e.Top))


def _all(thing: Thing) -> Thing:
    """The same, where a place that is named means all of it."""
    return replace(thing, whole=True, bare=False) if thing.bare and thing.amount is None and not thing.where else thing


def _look(roles: Roles) -> Iterator[e.Plain]:
    what = _what(roles)
    if what and _mine(roles.who) and (what.noun is not Noun.PERSON):
        found = cards(_all(what), SOME, WHOLE)
        yield from (e.Look(each) for each in found if isinstance(each, e.Some | e.Whole | e.Top))


# --- exchanging


def _swap(roles: Roles) -> Iterator[e.Plain]:
    one, other = roles.what, roles.other
    if not one or not other or not _mine(roles.who):
        return
    if one.noun is Noun.LIMIT and other.noun is Noun.LIMIT:
        if {one.zone, other.zone} == {"hand", Place.FIELD} and one.only("zone") and other.only("zone"):
            yield e.SwapLimits()
    elif Noun.THIS in (one.noun, other.noun):
        partner = other if one.noun is Noun.THIS else one
        either = partner.zone in (Place.FIELD, Place.DISCARDS) and partner.only("zone bare")
        if partner.noun is Noun.CARDS and (_one(partner) or either):
            yield from (e.Swap(place) for place in zones(partner.zone, ME))
    else:
        yield from _swap_hands(one, other)
        yield from _swap_two(one, other)


def _one(thing: Thing) -> bool:
    """Whether one card of a place is named, or the top of the pile."""
    if thing.zone is Place.PILE:
        return thing.where is Where.TOP and thing.only("zone where amount bare") and thing.amount in (None, 1)
    return thing.zone is not None and thing.only("zone amount") and thing.amount == 1


def _swap_two(one: Thing, other: Thing) -> Iterator[e.Plain]:
    """One card each; a person's is one of their hand."""
    if all(each.noun is Noun.CARDS and _one(each) for each in (one, other)):
        yield from (e.SwapTwo(a, b) for a in zones(one.zone, ME) for b in zones(other.zone, ME))


def _swap_hands(one: Thing, other: Thing) -> Iterator[e.Plain]:
    both = [each.zone for each in (one, other)]
    if all(each.only("zone whole bare") and each.noun in (Noun.CARDS, Noun.PERSON) for each in (one, other)):
        mine = [zone in (Place.MINE, "hand") for zone in both]
        partner = both[1] if mine[0] else both[0]
        if mine[0] is not mine[1] and partner in (Place.ANYONE, Place.ANOTHER, Place.LEFT, Place.RIGHT):
            yield e.SwapHands(Place(partner))


def _pass(roles: Roles) -> Iterator[e.Plain]:
    what = roles.what
    if what and what.noun is Noun.CARDS and what.only("zone whole bare each") and what.amount is None:
        everybody = roles.who is Place.HANDS and what.zone in ("hand", Place.HANDS)
        if (everybody or (_mine(roles.who) and what.zone is Place.HANDS)) and roles.left is not None:
            yield e.PassHands(roles.left)


def _stack(roles: Roles) -> Iterator[e.Plain]:
    under, what = roles.under, roles.what
    if not under or not roles.change or not _mine(roles.who) or (what and (what.noun is not Noun.THIS or what.marks())):
        return
    if under.noun is Noun.CARDS and under.only("zone amount bare") and under.amount in (None, 1):
        yield from (e.Stack(place, roles.change) for place in zones(under.zone, SOME) if place not in TOGETHER)


# --- limits


def _limits(roles: Roles) -> tuple[Place, ...]:
    what = roles.what
    if not what or what.noun is not Noun.LIMIT or not what.only("zone"):
        return ()
    return tuple(place for place in zones(what.zone, (Place.HANDS,)) if place not in (Place.PILE, Place.DISCARDS))


def _raise(roles: Roles) -> Iterator[e.Plain]:
    yield from (e.Limit(place, roles.by or 0) for place in _limits(roles) if roles.by)


def _lower(roles: Roles) -> Iterator[e.Plain]:
    yield from (e.Limit(place, -(roles.by or 0)) for place in _limits(roles) if roles.by)


def _set_limit(roles: Roles) -> Iterator[e.Plain]:
    yield from (e.SetLimit(place, roles.to or 0) for place in _limits(roles) if roles.to)


def _double(roles: Roles) -> Iterator[e.Plain]:
    yield from (e.DoubleLimit(place) for place in _limits(roles))


def _thin(roles: Roles) -> Iterator[e.Plain]:
    what = roles.what
    if what and what.noun is Noun.CARDS and what.zone is Place.PILE and what.only("zone bare") and _mine(roles.who):
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
    if _mine(who):
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
    if turn and turn.noun not in (Noun.TURN, Noun.NEXT_TURN):
        return
    whose = turn.zone if turn and turn.zone else who
    if (whose is Place.LEFT and who in (None, Place.LEFT)) or (turn and turn.noun is Noun.NEXT_TURN and not who):
        yield e.Skip()


def _again(roles: Roles) -> Iterator[e.Plain]:
    turn = roles.what
    if _mine(roles.who) and turn and turn.noun is Noun.TURN and turn.zone in (None, Place.MINE):
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
    "discard": (frame("what", "who source", _discard), frame("source", "who", _discard)),
    "draw": (frame("what", "who source goal", _draw), frame("source", "who goal", _draw)),
    "put": (frame("what goal", "who source", _put), frame("source goal", "who", _put)),
    "mix": (frame("what goal", "source", _mix), frame("source goal", "", _mix)),
    "shuffle": (frame("what", "who", _shuffle),),
    "turn": (frame("what face", "who source", _turn), frame("source face", "who", _turn)),
    "look": (
        frame("what", "who source secret", _look),
        frame("source", "who secret", _look),
        frame("what", "who source secret", _look, Mood.MAY),
    ),
    "swap": (
        frame("what other", "who", _swap),
        frame("both", "who", lambda roles: iter(())),
    ),
    "swap-ones": (frame("", "", _always(e.SwapOnes())),),
    "pass": (frame("what left", "who", _pass),),
    "stack": (frame("under change", "what who", _stack),),
    "raise": (frame("what by", "", _raise),),
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
    roles = replace(said.roles, test=None)
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
    for way in islice(product(*clauses), 64):
        saids = [each for each in way if isinstance(each, Said)]
        if way and not any(_of_those(one, other) for one, other in pairwise(saids)):
            found |= dict.fromkeys(islice(product(*map(_meant, way)), MOST))
    return tuple(found)[:MOST]


def _meant(clause: Said | Choice) -> tuple[e.Clause, ...]:
    if isinstance(clause, Said):
        return readings(clause)
    both = product(readings(clause.one), readings(clause.other))
    return tuple(
        e.Either(one, other)
        for one, other in both
        if not isinstance(one, e.If | e.Either) and not isinstance(other, e.If | e.Either)
    )


def _of_those(first: Said, then: Said) -> bool:
    """Whether cards that were seen just before might be meant where a clause says not of which."""
    seen, taken = _what(first.roles), _what(then.roles)
    if first.verb not in ("look", "turn", "shuffle") or then.verb not in ("draw", "discard", "put") or not seen:
        return False
    if not taken or taken.zone is not None or taken.noun is not Noun.CARDS:
        return False
    return seen.zone not in (Place.MINE, "hand") or not _mine(first.roles.who) or not _mine(then.roles.who)
