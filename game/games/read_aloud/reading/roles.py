"""What a clause names, before it is known what it means: things, people and the roles that they play.

A chunker of a language makes these from words, `frames` makes effects of them; no language is known here. What a
sentence leaves out is None or False. Nothing that is set may be overlooked: a frame that has no use for a role or for a
mark of a thing reads nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Literal, TypeAlias

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Place

Zone: TypeAlias = Place | Literal["hand"]
"""A place; "hand" is a hand of which is not said whose it is."""


class Noun(Enum):
    """What kind of thing is named."""

    CARDS = "cards"
    THIS = "this"
    PERSON = "person"
    """A player; `zone` is the place of their hand."""
    LIMIT = "limit"
    """The limit of a zone."""
    CONDITION = "condition"
    """The winner's condition."""
    TURN = "turn"
    """A turn of the player in `zone`; the reader's where there is none."""
    NEXT_TURN = "next-turn"
    """The turn of whoever is next."""
    ORDER = "order"
    GAME = "game"
    BANS = "bans"
    """All that is forbidden."""


class Mood(Enum):
    """How the act of a clause is meant; what is denied in another way is no clause."""

    DO = "do"
    MUST_NOT = "must-not"
    """It is forbidden: an act that nobody can do."""
    MAY = "may"
    """It is allowed."""


@dataclass(frozen=True)
class Thing:
    """Something that a clause names."""

    noun: Noun = Noun.CARDS
    zone: Zone | None = None
    amount: e.Amount | None = None
    whole: bool = False
    """Whether all of it is meant: "all cards of the field", in English "your hand"."""
    bare: bool = False
    """Whether it is named as a whole without saying all: 「場札を」."""
    each: bool = False
    """Whether everybody has their own: 「1枚ずつ」, "one card each"."""
    where: e.Where | None = None
    """Top or bottom of the pile, or among its cards."""
    worth: tuple[int, e.Side] | None = None
    """The value that the cards have."""
    high: bool | None = None
    """Whether the card of the highest value is meant, or that of the lowest."""

    def marks(self) -> set[str]:
        """What is said of it, apart from its noun."""
        found = {name for name, value in vars(self).items() if value is not None and value is not False}
        found.remove("noun")
        return found | {"high"} if self.high is False else found

    def only(self, names: str) -> bool:
        """Whether nothing is said of it but these marks."""
        return self.marks() <= {*names.split()}


@dataclass(frozen=True)
class Roles:
    """Who does what with what."""

    who: Place | e.Rank | None = None
    """Who acts, by the place of their hand or by what singles them out; the reader where there is none."""
    what: Thing | None = None
    other: Thing | None = None
    """With what it is exchanged."""
    source: Thing | None = None
    """From where; a chunker may as well put all marks into `what`."""
    goal: Thing | None = None
    """Where it goes: a zone, a person, the pile with its `where`."""
    under: Thing | None = None
    """Under which card."""
    face: e.Face | None = None
    change: e.Change | None = None
    left: bool | None = None
    """In which direction hands go, or turns."""
    by: int | None = None
    """By how many a limit changes."""
    to: int | None = None
    """To how many."""
    twice: bool | None = None
    times: int | None = None
    """How many times the field."""
    act: e.Act | None = None
    """The act that is banned or free."""
    condition: e.Condition | None = None
    secret: bool | None = None
    """Whether nobody else sees it."""
    again: bool | None = None
    """Once more."""
    nothing: bool | None = None
    test: e.Test | None = None
    """Only if this holds; `frames` wraps whatever the rest says."""

    def given(self) -> frozenset[str]:
        """The names of the roles that are filled."""
        return frozenset(name for name, value in vars(self).items() if value is not None)


@dataclass(frozen=True)
class Said:
    """A clause as it is said: its verb, by the name that `frames.FRAMES` has for it."""

    verb: str
    roles: Roles
    mood: Mood = Mood.DO


@dataclass(frozen=True)
class Choice:
    """Two clauses of which one is to be chosen."""

    one: Said
    other: Said


DISCARDED = Said("discard", Roles(what=Thing(Noun.THIS)))
"""This card is discarded."""


def plain_ones(saids: Sequence[Said | Choice]) -> Iterator[Said]:
    """The clauses, of a choice both."""
    for each in saids:
        yield from (each.one, each.other) if isinstance(each, Choice) else (each,)


def top_of_pile(said: Said) -> bool:
    """Whether it is about so many cards of the pile, which are then the top ones, without saying so."""
    things = [each for each in (said.roles.what, said.roles.source, said.roles.other) if each]
    zones_named = [each.zone for each in things if each.zone]
    of_pile = Place.PILE in zones_named or (said.verb == "draw" and not zones_named)
    return of_pile and any(isinstance(each.amount, int) for each in things) and not any(each.where for each in things)


# --- cards

BESIDE = (Place.LEFT, Place.RIGHT)
"""The hands of the two neighbours."""
HANDS = (Place.MINE, Place.ANYONE, Place.ANOTHER, Place.LEFT, Place.RIGHT, Place.OWNER, Place.HANDS, Place.OTHERS)


def zones(zone: Zone | None, hand: tuple[Place, ...]) -> tuple[Place, ...]:
    """The places that are meant; a hand that nobody is said to own is one of `hand`."""
    return hand if zone == "hand" else (zone,) if zone else ()


def merged(what: Thing | None, source: Thing | None) -> Thing | None:
    """One thing of what is named and where it comes from; None where they do not go together."""
    if not what or not source:
        return what or source
    both = what.marks() & source.marks() - {"bare"}
    if both or what.noun is not Noun.CARDS or source.noun is not Noun.CARDS:
        return None
    marks = {name: getattr(each, name) for each in (source, what) for name in each.marks()}
    return Thing(**{**marks, "bare": False})


def cards(thing: Thing, some: tuple[Place, ...], whole: tuple[Place, ...]) -> Iterator[e.Cards]:
    """The cards that are meant; a hand without owner is one of `some`, and where all of it is meant one of `whole`."""
    if thing.noun is Noun.THIS and not thing.marks():
        yield e.This()
    if thing.noun is not Noun.CARDS:
        return
    yield from _of_the_pile(thing)
    if thing.worth and thing.only("zone worth whole bare"):
        yield from (e.Valued(place, *thing.worth) for place in zones(thing.zone, whole))
    elif thing.high is not None and thing.only("zone high amount bare") and thing.amount in (None, 1):
        yield from (e.Peak(place, thing.high) for place in zones(thing.zone, (Place.MINE,)))
    elif thing.zone is Place.PILE:
        return
    elif thing.amount is not None and thing.only("zone amount"):
        yield from (e.Some(thing.amount, place) for place in zones(thing.zone, some))
    elif thing.whole and thing.only("zone whole bare"):
        yield from (e.Whole(place) for place in zones(thing.zone, whole))


def _of_the_pile(thing: Thing) -> Iterator[e.Cards]:
    if thing.zone is Place.PILE and thing.where is e.Where.TOP and thing.only("zone where amount bare"):
        yield e.Top(1 if thing.amount is None else thing.amount)
    elif thing.zone is Place.PILE and thing.amount is not None and thing.only("zone amount"):
        yield e.Top(thing.amount)
    elif thing.zone is Place.PILE and thing.only("zone whole bare") and (thing.whole or thing.bare):
        yield e.Whole(Place.PILE)
