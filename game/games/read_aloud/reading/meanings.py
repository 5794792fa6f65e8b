"""What verbs do with the things around them: effects of the roles that a clause fills; `frames` says which it needs.

Where something is left out it is filled by one of these rules, or nothing is read:
- who draws draws from the pile, and who discards or puts away discards of the reader's hand, or of that of who acts;
- a hand without owner is that of who acts; where that is the reader, the reader's or anyone's for some of its cards,
  the reader's or everybody's for all of them; for a limit and a shuffle all hands, and the reader's where cards go, are
  counted or exchanged;
- cards that go into the pile come to its top, its bottom or anywhere, as the reader likes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TypeAlias

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import UNOWNED, Place, Where
from game.games.read_aloud.reading.roles import Noun, Roles, Thing, cards, zones

Make: TypeAlias = Callable[[Roles], Iterator[e.Plain]]

ME = (Place.MINE,)
SOME, WHOLE = (Place.MINE, Place.ANYONE), (Place.MINE, Place.HANDS)
"""Whose a hand can be of which that is not said: of some of its cards, and of all."""
OFF_PILE = (Place.FIELD, Place.DISCARDS)
"""The places in nobody's hand, but for the pile."""
TOGETHER = (Place.HANDS, Place.OTHERS)
OPEN = (Place.ANYONE, Place.ANOTHER)
SINGLE = (Place.LEFT, Place.RIGHT, Place.OWNER)
"""Who are the same in two clauses; anyone and another can be chosen twice."""


# --- whose


def mine(who: object) -> bool:
    """Whether the reader acts."""
    return who in (None, Place.MINE)


def _theirs(roles: Roles, usual: tuple[Place, ...]) -> tuple[Place, ...]:
    """Whose a hand without owner is."""
    return usual if mine(roles.who) else (roles.who,) if isinstance(roles.who, Place) else ()


def _own(thing: Thing) -> Thing:
    """The same of a hand, where no place is named."""
    return replace(thing, zone="hand") if thing.zone is None and thing.noun is Noun.CARDS else thing


# --- discarding


def discard(roles: Roles) -> Iterator[e.Plain]:
    what = roles.what
    if what and mine(roles.who) and not what.each and (what.zone or what.amount is not None or what.noun is Noun.THIS):
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
    elif what.high is not None and what.only("zone high") and roles.who in (*SINGLE, *OPEN):
        yield e.Discard(e.Peak(Place(roles.who), what.high))
    elif isinstance(roles.who, Place) and (what.whole or what.worth):
        yield from (e.Discard(each) for each in cards(what, (), (roles.who,)))


# --- taking


def draw(roles: Roles) -> Iterator[e.Plain]:
    """Cards come to a hand: the reader's, that of who acts, or that of the person to whom they are dealt."""
    what, goal = roles.what, roles.goal
    if not what or what.noun is not Noun.CARDS or not what.only("zone amount where each bare whole"):
        return
    if what.where is Where.BOTTOM:
        return
    amount = _every(roles) if what.whole else 1 if what.amount is None and what.where else what.amount
    if amount is None:
        return
    origin = what.zone or Place.PILE
    if origin not in UNOWNED or (what.where and origin is not Place.PILE) or (goal and not goal.only("zone bare")):
        return
    if goal and goal.zone != "hand" and not mine(roles.who) and (goal.zone is not roles.who or roles.who in OPEN):
        return
    yield from (
        e.Take(amount, origin, hand)
        for hand in zones(goal.zone if goal else "hand", _theirs(roles, ME))
        if not (hand is Place.MINE and what.each) and not (hand in TOGETHER and isinstance(amount, e.That))
    )


def _every(roles: Roles) -> e.Amount | None:
    """As many as there are, where one hand gets all cards of a place."""
    what, goal = roles.what, roles.goal
    together = roles.who in TOGETHER or (goal and goal.zone in TOGETHER)
    one = what and what.zone in UNOWNED and what.only("zone whole bare") and not together
    return e.Count(Place(what.zone)) if what and one else None


# --- putting


def put(roles: Roles) -> Iterator[e.Plain]:
    goal = roles.goal
    if not goal or goal.noun not in (Noun.CARDS, Noun.PERSON):
        return
    if goal.zone is Place.PILE and goal.only("zone where bare") and mine(roles.who):
        wheres = (goal.where,) if goal.where else tuple(Where)
        yield from (e.ToPile(each, where) for each in _given(roles) for where in wheres)
    elif goal.zone is Place.DISCARDS and goal.only("zone bare"):
        yield from discard(replace(roles, goal=None))
    elif goal.zone not in (*UNOWNED, None) and roles.what and roles.what.zone in UNOWNED:
        yield from draw(roles)


def _given(roles: Roles) -> Iterator[e.Cards]:
    what = roles.what
    if what and (what.amount is not None or what.whole or what.noun is Noun.THIS) and what.zone is not Place.PILE:
        yield from (each for each in cards(what, ME, WHOLE) if isinstance(each, e.This | e.Some | e.Whole))


def mix(roles: Roles) -> Iterator[e.Plain]:
    """Cards are mixed into the pile."""
    if roles.goal and roles.goal.where is None:
        yield from put(replace(roles, goal=replace(roles.goal, where=Where.AMONG)))


def shuffle(roles: Roles) -> Iterator[e.Plain]:
    """Hands are shuffled together; where several players shuffle theirs, each would do so alone."""
    what = roles.what
    if (
        what
        and not (roles.who in TOGETHER and what.zone == "hand")
        and what.noun is Noun.CARDS
        and what.only("zone whole bare")
    ):
        yield from (e.Shuffle(place) for place in zones(what.zone, _theirs(roles, (Place.HANDS,))))


# --- faces


def turn(roles: Roles) -> Iterator[e.Plain]:
    what = roles.what
    if not what or not roles.face or what.where is Where.BOTTOM:
        return
    if mine(roles.who):
        found = cards(_all(what), SOME, WHOLE)
    elif isinstance(roles.who, Place) and what.zone == "hand" and what.amount is None:
        found = cards(_all(what), (), (roles.who,))
    else:
        return
    yield from (e.Turn(each, roles.face) for each in found if isinstance(each, e.This | e.Some | e.Whole | e.Top))


def _all(thing: Thing) -> Thing:
    """The same, where a place that is named means all of it."""
    return replace(thing, whole=True, bare=False) if thing.bare and thing.amount is None and not thing.where else thing


def look(roles: Roles) -> Iterator[e.Plain]:
    what = roles.what
    if what and what.where is Where.BOTTOM:
        if mine(roles.who) and what.zone is Place.PILE and what.only("zone where amount bare"):
            yield e.Look(e.Bottom(1 if what.amount is None else what.amount))
    elif what and mine(roles.who) and (what.noun is not Noun.PERSON):
        found = cards(_all(what), SOME, WHOLE)
        yield from (e.Look(each) for each in found if isinstance(each, e.Some | e.Whole | e.Top))


# --- exchanging


def swap(roles: Roles) -> Iterator[e.Plain]:
    one, other = roles.what, roles.other
    if not one or not other or not mine(roles.who):
        return
    if one.noun is Noun.LIMIT and other.noun is Noun.LIMIT:
        if {one.zone, other.zone} == {"hand", Place.FIELD} and one.only("zone") and other.only("zone"):
            yield e.SwapLimits()
    elif Noun.THIS in (one.noun, other.noun):
        this, partner = (one, other) if one.noun is Noun.THIS else (other, one)
        either = partner.zone in OFF_PILE and partner.only("zone bare")
        if partner.noun is Noun.CARDS and not this.marks() and (_one(partner) or either):
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
    """One card each; a person's is one of their hand, and for one card another one comes from the field."""
    both, ones = (one, other), (_one(one), _one(other))
    bare = [each.bare and each.zone in OFF_PILE and each.only("zone bare") for each in both]
    if any(ones) and all(ones[n] or bare[n] for n in (0, 1)) and all(each.noun is Noun.CARDS for each in both):
        yield from (e.SwapTwo(a, b) for a in zones(one.zone, ME) for b in zones(other.zone, ME))


def _swap_hands(one: Thing, other: Thing) -> Iterator[e.Plain]:
    both = [each.zone for each in (one, other)]
    if all(each.only("zone whole bare") and each.noun in (Noun.CARDS, Noun.PERSON) for each in (one, other)):
        own = [zone in (Place.MINE, "hand") for zone in both]
        partner = both[1] if own[0] else both[0]
        if own[0] is not own[1] and partner in (Place.ANYONE, Place.ANOTHER, Place.LEFT, Place.RIGHT):
            yield e.SwapHands(Place(partner))


def hand_on(roles: Roles) -> Iterator[e.Plain]:
    what = roles.what
    if what and what.noun is Noun.CARDS and what.only("zone whole bare each") and what.amount is None:
        everybody = roles.who is Place.HANDS and what.zone in ("hand", Place.HANDS)
        if (everybody or (mine(roles.who) and what.zone is Place.HANDS)) and roles.left is not None:
            yield e.PassHands(roles.left)


def stack(roles: Roles) -> Iterator[e.Plain]:
    under, what = roles.under, roles.what
    if not under or not roles.change or not mine(roles.who) or (what and (what.noun is not Noun.THIS or what.marks())):
        return
    if under.noun is Noun.CARDS and under.only("zone amount bare") and under.amount in (None, 1):
        yield from (e.Stack(place, roles.change) for place in zones(under.zone, SOME) if place not in TOGETHER)
