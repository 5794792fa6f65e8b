"""What an English clause says: its verb with the roles of the things around it, wherever they stand.

A clause is cut into chunks (`CHUNKS`); every chunk must find its use in the shape of the verb, else the clause is not read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.chart import Rows
from game.games.read_aloud.language.effects import Act, Face, Place, Where
from game.games.read_aloud.language.nouns_en import Deed, Mark, Np, Pp, placed, reading, zone
from game.games.read_aloud.language.roles import Mood, Noun, Roles, Said, Thing
from game.games.read_aloud.language.words_en import Verb, Verbs


class Who(NamedTuple):
    """Who acts: the place of their hand, or what singles them out."""

    who: Any


class BanOn(NamedTuple):
    """The ban on an act."""

    act: Act | None


PARTS = "away|clean|out|off|down|up|back|over|around|round|together|again|aside|along|in|on|open|anymore|any more|any longer|once more|once again"

CHUNKS: dict[str, Rows] = {
    "Chunk": {
        "Cards|Limit|Turns|Match|Order|Goal|Bans|Doing|Worth": lambda found: found,
        "Person|Ranked|State": Who,
        "nobody|no one|no player|no players|none of the players|no player at all": Who("nobody"),
        "the? ban/prohibition on/of/against Doing": lambda deed: BanOn(deed.act),
        "From Spot|From Cards": lambda prep, np: Pp(prep, np),
        "From Limit": lambda _, np: Pp("from", np),
        "Into Limit": lambda _, np: Pp("to", np),
        "Into It|Onto It": lambda _, np: Pp("to", np),
        "Onto Spot": lambda _, np: Pp("on", np),
        "Into Spot": lambda _, np: Pp("to", np),
        "Beneath Cards|Beneath Spot": lambda _, np: Pp("under", np),
        "of Person|held by Person|that/which Person holds/has/hold/have InHand?|Person holds/hold InHand?|that/which? Person is holding": lambda who, *_: Pp("of", zone(who)) if who is not Place.MINE else None,
        "that/which? you/i hold/have/own InHand?|that/which? you/i are holding": lambda *_: Pp("in", zone(Place.MINE)),
        "With Cards|With Limit": lambda _, np: Pp("with", np),
        "With Yours": lambda _, place: Pp("with", zone(place, amount=1)._replace(at="yours")),
        "With Person": lambda _, who: Pp("with", Np(Thing(Noun.PERSON, zone=who))),
        "For Person": lambda _, who: Pp("for", Np(Thing(Noun.PERSON, zone=who))),
        "by Person|by Ranked": lambda who: Mark("doer", who),
        "by Number Kard?": lambda n, _: Mark("by", n),
        "to/at just? only? at? most? exactly? Number Kard?": lambda n, _: Mark("to", n),
        "Face": lambda face: Mark("face", face),
        "each|apiece|per player": Mark("each", True),
        "either": Mark("either", True),
        "Part": lambda part: Mark("part", part),
        "Soft|Choice": lambda _: Mark("soft", True),
        "Lasting": Mark("lasting", True),
        "Secret": Mark("secret", True),
        "Verbs": lambda verb: verb,
        "and|plus|along with|together with|as well as|and also|and then": Mark("join", "and"),
        "or|or else": Mark("join", "or"),
        "as Like|as many as Like": Mark("as", e.Any()),
        "As Counted": lambda _, place: Mark("as", e.Count(place)),
        "Per Counted": lambda _, place: Mark("per", e.Count(place)),
        "Direction": lambda left: Mark("left", left),
        "Cause": Mark("cause", True),
        "At": Mark("end", True),
        "and keep/keeps/hold/holds it/them|and add it/them to your hand": Mark("kept", True),
        "and? deal/deals it/them back? out? again? Comma* Evenly?|and? redeal it?|and? redealt|and? dealt back? out again?|and? give/gives them back|and? deal back? out again?|and? deal them back out": Mark("dealt", True),
        "after this one/turn/go?": Mark("after", True),
        "Except you/me/myself/yourself|Except the reader": Mark("except", True),
        "For one/each another/other|from view": lambda *_: Mark("soft", True),
    },
    "At": {"AtEnd": True},
    "Evenly": {"as before|evenly|same number of cards each as before|the same number each|so that? everyone has as many cards as before": True},
    "Part": {each: each for each in PARTS.split("|")},
    "From": {
        "from|off|off of|out of|from among|from out of|from within|from in|straight from|from off": "from",
        "of|belonging to": "of",
        "Rel? in/on/within/among/inside/at|that/which is/are/lie/lies in/on": lambda *_: "in",
    },
    "Rel": {"lying|that/which is/are|that/which lie/lies|currently|placed|sitting|there|held": True},
    "Onto": {"on|onto|on to|upon|back on|back onto": True},
    "Into": {"to|into|in to|back to|back into|in with|among|at": True},
    "Beneath": {"under|beneath|below|underneath": True},
    "With": {"with|for|against|in exchange for|in return for": True},
    "For": {"to|for|from": True},
    "Soft": {
        "immediately|at once|right away|right now|straight away|now|simply|also|too|as well|please|freely|all together|altogether|in total|well|thoroughly|carefully|in one go|simultaneously|hereby|afterwards|in any case|in the end|yourself|myself|than before|for free|on the spot|here|right here|thereby|in return|then|just|all|for yourself|completely|permanently|instantly|in full|entirely|therein|thoroughly|for good|all at once|at the same time": True
    },
    "Lasting": {"from now on|from here on|than before|than now|for the rest of the game|for the remainder of the game|henceforth|hereafter|until further notice|from this point on|for the whole game|from this moment on|until the end of the game": True},
    "Secret": {
        "secretly|privately|in secret|in private|alone|quietly|discreetly|for your eyes only|without showing it/them? to? anyone/anybody? else?|without showing anyone/anybody else? it/them?|but? do not show it/them? to? anyone/anybody? else?|but nobody else can/may see/look it/them|but only you can see it/them|without telling anyone|without revealing it/them|by yourself|on your own|for yourself alone|only you": True
    },
    "Like": {"you/they like/want/wish/please/choose|you like": True},
    "As": {"as there are cards?|as are|as there lie|as lie|as you have cards?|as you hold|as there are cards currently|equal to the number of cards|as the number of cards|as many cards as": True},
    "Per": {"for each|for every|per|for each card|for every card|per card": True},
    "Counted": {
        "cards? Rel? in/on/of Spot|card Rel? in/on/of Spot": lambda *found: _counted(found[-1]),
        "Field card/cards": lambda place: place,
        "discard|discards|discarded card/cards": Place.DISCARDS,
        "Rel? in/on Spot": lambda _, np: _counted(np),
        "card/cards? that? you/i have/hold InHand*|card/cards? that? you/i are holding|you/i have/hold InHand*|in your/my hand|card/cards in hand": lambda *_: Place.MINE,
    },
    "Direction": {
        "one/a place/seat/player/step/person/position further? Turned": lambda left: left,
        "Turned": lambda left: left,
    },
    "Turned": {
        "to the left|left|leftward|leftwards|clockwise|over? to the player/person/neighbour/neighbor/one on/to their/your/the left|over to their/your left hand? neighbour/neighbor|to their/your left hand? neighbour/neighbor|to their/your left|to the next player/person|one/a place/seat/player/step/person/position to the left|one place/seat/player over? to the left|to the left by one place/seat?|around the table to the left|in a? clockwise direction?": True,
        "to the right|right|rightward|rightwards|counterclockwise|anticlockwise|counter clockwise|anti clockwise|to the player/person/neighbour/neighbor/one on/to their/your/the right|to their/your right hand? neighbour/neighbor|to their/your right|to the previous player/person|one/a place/seat/player/step/person/position to the right": False,
    },
    "Cause": {"have|make|let|force|ask|order|tell|require|get": True},
}


def _counted(np: Np) -> Place | None:
    """A place whose cards can be counted."""
    thing = np.thing
    place = Place.MINE if thing.zone == "hand" and not np.theirs else thing.zone
    return place if place in (Place.FIELD, Place.PILE, Place.DISCARDS, Place.MINE) and not thing.where else None


class Clause(NamedTuple):
    """The chunks of a clause, sorted."""

    verb: Verb
    who: Any
    subject: tuple[Any, ...]
    things: tuple[Any, ...]
    join: str
    """How several things are joined: `and`, `or`."""
    places: tuple[Pp, ...]
    marks: Mapping[str, Any]
    parts: tuple[str, ...]
    also: Any = None
    """The other one who acts, where there are two."""


Chunks = tuple[Any, ...]
Shape = Callable[[Clause], Iterator["tuple[Said, ...]"]]


LOCAL = ("from", "of", "in")
"""Places that a thing before them can lie in."""


class Heap:
    """The chunks on one side of a verb, each put where it belongs."""

    def __init__(self) -> None:
        self.things: list[Any] = []
        self.places: list[Pp] = []
        self.marks: dict[str, Any] = {}
        self.parts: list[str] = []
        self.join = ""
        self._open = ""
        self._base: Np | None = None
        """The last thing before it got its place, which another one may get, too."""
        self._last: list[Any] | None = None
        """Where the thing stands that a place belongs to: at the end of things or of places."""

    def whole(self, chunks: Chunks) -> bool:
        """Whether every chunk finds its place."""
        return all(map(self._taken, chunks)) and not self._open

    def _taken(self, chunk: Any) -> bool:
        if isinstance(chunk, Mark):
            return not self._open and self._mark(chunk)
        if isinstance(chunk, Pp):
            return self._place(chunk)
        if self.things and isinstance(self.things[-1], Np) and isinstance(chunk, Np):
            if not self._open or self.join not in ("", self._open):
                return False
        elif self._open and not (self.things and type(self.things[-1]) is type(chunk)):
            return False
        self.join = self._open or self.join
        self.things.append(chunk)
        self._open, self._base, self._last = "", chunk if isinstance(chunk, Np) else None, self.things
        return True

    def _mark(self, mark: Mark) -> bool:
        if mark.kind in ("worth", "high"):
            return self._valued(mark)
        if mark.kind == "join":
            self._open = mark.value
            return bool(self.things)
        if mark.kind == "part":
            self.parts.append(mark.value)
        elif mark.kind != "soft" and self.marks.get(mark.kind, mark.value) != mark.value:
            return False
        else:
            self.marks[mark.kind] = mark.value
        return True

    def _valued(self, mark: Mark) -> bool:
        if not self.things or not isinstance(self.things[-1], Np) or getattr(self.things[-1].thing, mark.kind) is not None:
            return False
        np = self.things[-1]
        self.things[-1] = np._replace(thing=replace(np.thing, **{mark.kind: mark.value}))
        return True

    def _place(self, pp: Pp) -> bool:
        if self._open:
            other = placed(self._base, pp) if self._base and pp.prep in LOCAL else None
            if other is None or self.join not in ("", self._open) or self._last is not self.things:
                return False
            self.things.append(other)
            self.join, self._open = self._open, ""
            return True
        if self._last and pp.prep in LOCAL:
            held = self._last[-1]
            found = placed(held.np if isinstance(held, Pp) else held, pp)
            if found:
                self._last[-1] = held._replace(np=found) if isinstance(held, Pp) else found
                return True
        self.places.append(pp)
        self._last = self.places if pp.prep in ("with", "under") else self._last
        return True


def sorted_out(chunks: Chunks) -> Iterator[Clause]:
    """The clause with each of the verbs that its verb can be."""
    verbs = [n for n, each in enumerate(chunks) if isinstance(each, Verbs)]
    if len(verbs) != 1:
        return
    before, after = Heap(), Heap()
    if not before.whole(chunks[: verbs[0]]) or not after.whole(chunks[verbs[0] + 1 :]):
        return
    who = [each.who for each in before.things if isinstance(each, Who)]
    twice = before.marks.keys() & after.marks.keys() - {"soft"}
    if twice or len(who) > 2 or (len(who) == 2 and not before.join) or (before.join and after.join):
        return
    marks = {**before.marks, **after.marks}
    if marks.pop("either", None) and (before.join or after.join) != "or":
        return
    for verb in chunks[verbs[0]]:
        yield Clause(
            verb,
            who[0] if who else None,
            tuple(each for each in before.things if not isinstance(each, Who)),
            tuple(after.things),
            before.join or after.join,
            (*before.places, *after.places),
            marks,
            (*before.parts, *after.parts),
            who[1] if len(who) == 2 else None,
        )


# --- shapes


def _thing(np: Np, who: Any = None) -> Thing | None:
    """The thing itself; None where it needs what is not there."""
    thing = np.thing
    if np.vague and thing.zone is None:
        return None
    if thing.whole and thing.zone is None and thing.noun is Noun.CARDS:
        return replace(thing, zone="hand") if isinstance(who, Place) and who is not Place.MINE else None
    if thing.where and thing.zone is None:
        thing = replace(thing, zone=Place.PILE)
    return thing


def _simple(name: str, *allowed: str, facing: bool = False) -> Shape:
    """A verb whose things are what it is done with, one clause for each."""

    def shape(clause: Clause) -> Iterator[tuple[Said, ...]]:
        if clause.places or not {*clause.marks} <= {"soft", *allowed}:
            return
        things = [_amount(each, clause) for each in clause.things if isinstance(each, Np)]
        if len(things) < len(clause.things) or not things or None in things:
            return
        if any(each.facing for each in clause.things) and not facing:
            return
        if name in ("turn", "look") and any(each and each.zone is Place.DISCARDS for each in things):
            return
        more = {"secret": True} if "secret" in clause.marks else {}
        yield tuple(Said(name, Roles(who=clause.who, what=each, **more), mood(clause)) for each in things)

    return shape


def mood(clause: Clause) -> Mood:
    return Mood.MAY if clause.verb.mood == "may" else Mood.DO


def _amount(np: Np, clause: Clause) -> Thing | None:
    """The thing with the number that is said apart from it: as many as there are, one for each."""
    thing = _thing(np, clause.who)
    if thing is None:
        return None
    if "as" in clause.marks:
        return replace(thing, amount=clause.marks["as"]) if thing.amount == e.That() else None
    if "per" in clause.marks:
        return replace(thing, amount=clause.marks["per"]) if thing.amount == 1 else None
    return replace(thing, each=True) if "each" in clause.marks and thing.amount is not None and clause.who else thing


def _of_pile(clause: Clause) -> Clause | None:
    """The same for cards of the pile."""
    things = []
    for each in clause.things:
        if not isinstance(each, Np) or each.thing.zone not in (None, Place.PILE):
            return None
        things.append(each._replace(thing=replace(each.thing, zone=Place.PILE)))
    return clause._replace(things=tuple(things))


def _mill(clause: Clause) -> Iterator[tuple[Said, ...]]:
    of = _of_pile(clause)
    if of and not clause.who:
        yield from _simple("discard", "as", "per")(of)


def _discard(clause: Clause) -> Iterator[tuple[Said, ...]]:
    places = tuple(
        each for each in clause.places if not (each.prep in ("to", "in", "on") and each.np.thing.zone is Place.DISCARDS)
    )
    things = tuple(
        each._replace(thing=replace(each.thing, zone=None))
        if isinstance(each, Np) and each.thing.zone is Place.DISCARDS and each.at == "in"
        else each
        for each in clause.things
    )
    yield from _simple("discard", "each", "as", "per")(clause._replace(places=places, things=things))


def _clear(clause: Clause) -> Iterator[tuple[Said, ...]]:
    if all(isinstance(each, Np) and each.thing.zone in (Place.FIELD, Place.MINE) and each.thing.whole for each in clause.things):
        yield from _discard(clause)


def _goal(np: Np) -> Thing:
    return replace(np.thing, whole=False, bare=False)


def _draw(clause: Clause) -> Iterator[tuple[Said, ...]]:
    """Cards come to a hand, in exchange for this card or for nothing."""
    if len(clause.places) == 1 and clause.places[0].prep == "with" and clause.places[0].np.thing.noun is Noun.THIS:
        yield from _swap(clause)
        return
    if clause.verb.act == "draw" and not clause.things:
        clause = clause._replace(things=(Np(Thing(amount=1)),))
    goals = [each for each in clause.places if each.prep in ("to", "in") and each.np.thing.noun is Noun.CARDS and each.np.thing.zone not in (Place.PILE, Place.FIELD, Place.DISCARDS)]
    fors = [each for each in clause.places if each.prep == "for"]
    rest = tuple(each for each in clause.places if each not in (*goals, *fors))
    if len(goals) + len(fors) > 1 or len(clause.things) != 1 or not isinstance(clause.things[0], Np):
        return
    thing = clause.things[0]
    for each in rest:
        found = placed(thing, each) if each.prep == "from" else None
        if not found:
            return
        thing = found
    if thing.thing.noun is not Noun.CARDS or thing.facing or not {*clause.marks} <= {"soft", "each", "as", "per", "kept"}:
        return
    what = _amount(thing, clause)
    goal = _goal(goals[0].np) if goals else None
    if what and not fors:
        yield (Said("draw", Roles(who=clause.who, what=what, goal=goal), mood(clause)),)


def _add(clause: Clause) -> Iterator[tuple[Said, ...]]:
    """Cards to a hand, or a number to a limit."""
    limits = [each for each in clause.places if each.np.thing.noun is Noun.LIMIT]
    if not limits:
        if clause.verb.act == "add" and any(each.prep in ("to", "in") for each in clause.places):
            yield from _draw(clause)
        return
    n = clause.things[0].thing.amount if len(clause.things) == 1 and isinstance(clause.things[0], Np) else None
    if isinstance(n, int) and len(clause.places) == 1 and not {*clause.marks} - {"soft", "lasting"} and not clause.who:
        if clause.things[0].thing == Thing(amount=n):
            verb = "raise" if clause.verb.act == "add" else "lower"
            yield (Said(verb, Roles(what=limits[0].np.thing, by=n)),)


def _give(clause: Clause) -> Iterator[tuple[Said, ...]]:
    """Cards are dealt to somebody, with the person as a thing or as a place."""
    people = [each for each in clause.things if isinstance(each, Who)]
    places = [each for each in clause.places if each.prep in ("for", "with") and each.np.thing.noun is Noun.PERSON]
    things = tuple(each for each in clause.things if not isinstance(each, Who))
    if len(people) + len(places) != 1 or clause.who not in (None, Place.MINE) or len(things) != 1:
        return
    to = people[0].who if people else places[0].np.thing.zone
    if not isinstance(to, Place) or not isinstance(things[0], Np):
        return
    rest = tuple(each for each in clause.places if each not in places)
    if clause.verb.lemma != "deal" and things[0].thing.zone is None and not any(each.prep == "from" for each in rest):
        return
    for said in _draw(clause._replace(things=things, places=rest, who=None)):
        yield tuple(replace(each, roles=replace(each.roles, goal=Thing(Noun.PERSON, zone=to))) for each in said)


def _put(clause: Clause) -> Iterator[tuple[Said, ...]]:
    """Cards go somewhere: to a hand, the discards or the pile; a place that is named twice is the goal at last."""
    if not clause.things or not all(isinstance(each, Np) for each in clause.things):
        return
    if not {*clause.marks} <= {"soft", "face", "each", "as", "per"} or any(each.facing for each in clause.things):
        return
    things, places = list(clause.things), list(clause.places)
    together = ("with",) if clause.verb.lemma in ("combine", "merge") else ()
    goals = [each for each in places if each.prep in ("to", "in", "on", "under", "from", *together)]
    if goals and goals[-1].prep == "from":
        goals = goals[:-1]
    if not goals and len(things) == 1 and things[0].thing.zone is not None and not clause.marks.get("face"):
        yield from _put_alone(clause, things[0])
        return
    if not goals:
        return
    goal = goals[-1]
    rest = [each for each in places if each is not goal]
    for each in rest:
        found = placed(things[-1], each) if each.prep in ("from", "of", "in") else None
        if not found:
            return
        things[-1] = found
    yield from _gone(clause._replace(things=tuple(things), places=()), goal)


def _put_alone(clause: Clause, np: Np) -> Iterator[tuple[Said, ...]]:
    """Cards of which only the goal is said."""
    return iter(())


def _gone(clause: Clause, goal: Pp) -> Iterator[tuple[Said, ...]]:
    to = _goal(goal.np)
    face = clause.marks.get("face")
    if to.zone is Place.PILE and goal.prep == "under":
        to = replace(to, where=Where.BOTTOM) if not to.where else to
    elif goal.prep == "under":
        return
    if to.zone is Place.PILE and not to.where and goal.prep == "on":
        to = replace(to, where=Where.TOP)
    if to.zone is Place.PILE and goal.prep == "in" and not to.where:
        return
    if face is not None and not (to.zone is Place.PILE and face is Face.DOWN):
        return
    things = [_amount(each, clause) for each in clause.things]
    who = None if clause.who is Place.MINE else clause.who
    verb = "put"
    if to.zone is Place.DISCARDS:
        things = [replace(each, whole=True, bare=False) if each and each.bare else each for each in things]
    if None not in things:
        yield tuple(Said(verb, Roles(who=who, what=each, goal=to)) for each in things)


def _shuffle(clause: Clause) -> Iterator[tuple[Said, ...]]:
    goals = [each for each in clause.places if each.prep in ("to", "with", "in") and each.np.thing.zone is Place.PILE]
    if not goals:
        if not clause.things and not clause.who and not clause.marks:
            yield (Said("shuffle", Roles()),)
        if len(clause.things) == 1:
            yield from _simple("shuffle", "dealt")(clause)
        return
    rest = [each for each in clause.places if each not in goals]
    if len(goals) > 1 or rest or goals[0].np.thing.where or not {*clause.marks} <= {"soft", "as"}:
        return
    things = [_amount(each, clause) for each in clause.things if isinstance(each, Np) and not each.facing]
    if things and len(things) == len(clause.things) and None not in things:
        things = [_whose(each, clause.who) for each in things if each]
    if things and len(things) == len(clause.things) and None not in things:
        yield tuple(Said("mix", Roles(what=each, goal=Thing(zone=Place.PILE))) for each in things)


def _whose(thing: Thing, who: Any) -> Thing | None:
    """The thing of whoever acts; None where it is of nobody who does."""
    if who in (None, Place.MINE):
        return thing
    whole = thing.zone == "hand" and thing.whole and isinstance(who, Place)
    return replace(thing, zone=who) if whole else None


WATCHERS = (Place.HANDS, Place.OTHERS)


def _reveal(clause: Clause) -> Iterator[tuple[Said, ...]]:
    """Cards are shown to everybody."""
    people = [each.who for each in clause.things if isinstance(each, Who)]
    places = [each for each in clause.places if each.prep == "for" and each.np.thing.noun is Noun.PERSON]
    watching = [*people, *(each.np.thing.zone for each in places)]
    if people and not isinstance(clause.things[0], Who) or len(watching) > 1:
        return
    seen = WATCHERS if clause.who in (None, Place.MINE) else (*WATCHERS, Place.MINE)
    if any(each not in seen for each in watching):
        return
    rest = tuple(each for each in clause.places if each not in places)
    things = tuple(each for each in clause.things if not isinstance(each, Who))
    face = Face.HIDDEN if clause.verb.act == "hide" else Face.OPEN
    if clause.marks.get("face") not in (None, Face.OPEN) or (clause.verb.act == "hide" and "face" in clause.marks):
        return
    marks = {key: value for key, value in clause.marks.items() if key != "face"}
    yield from _turned(clause._replace(things=things, places=rest, marks=marks), face)


def _turned(clause: Clause, face: Face) -> Iterator[tuple[Said, ...]]:
    for said in _simple("turn", "as", facing=True)(clause):
        for np in clause.things:
            if np.facing and (np.facing is face or np.thing.zone is not Place.FIELD):
                return
        yield tuple(replace(each, roles=replace(each.roles, face=face)) for each in said)


LAID = ("lay", "put", "place", "set", "leave", "keep", "hold", "spread", "make")


def _turn(clause: Clause) -> Iterator[tuple[Said, ...]]:
    """Cards come to lie another way."""
    face = clause.marks.get("face")
    things = clause.things
    np = things[0] if len(things) == 1 and isinstance(things[0], Np) else None
    lemma = clause.verb.lemma
    if lemma in LAID:
        places = tuple(each for each in clause.places if each.np.thing != Thing(zone=Place.FIELD))
        own = np is not None and np.thing.whole and np.thing.zone not in (Place.FIELD, Place.PILE)
        if len(places) < len(clause.places) and not (own and face is Face.OPEN):
            return
        if np and np.thing.zone is Place.FIELD and not np.thing.whole:
            return
        if lemma in ("leave", "keep", "hold") and face not in (Face.OUTWARD, Face.HIDDEN) and not (np and np.thing.where):
            return
        clause = clause._replace(places=places)
    marks = {key: value for key, value in clause.marks.items() if key != "face"}
    if face is None and np and lemma in ("turn", "flip"):
        over = "over" in clause.parts
        if np.facing:
            face = Face.DOWN if np.facing is Face.OPEN else Face.OPEN
        elif np.thing.where is Where.TOP and (over or lemma == "flip"):
            face = Face.OPEN
    if face is not None and (face is not Face.HIDDEN or lemma in ("turn", "hold", "keep", "pick")):
        yield from _turned(clause._replace(marks=marks), face)


def _look(clause: Clause) -> Iterator[tuple[Said, ...]]:
    if clause.verb.lemma == "see" and clause.who in WATCHERS and clause.verb.modal:
        for said in _simple("turn")(clause._replace(who=None)):
            yield tuple(replace(each, roles=replace(each.roles, face=Face.OPEN)) for each in said)
        return
    yield from _simple("look", "secret", "as")(clause)


def _swap(clause: Clause) -> Iterator[tuple[Said, ...]]:
    if not {*clause.marks} <= {"soft"} or clause.who not in (None, Place.MINE):
        return
    partners = [each.np for each in clause.places if each.prep == "with" or (each.prep == "for" and each.np.thing.noun is not Noun.PERSON)]
    things = [each for each in clause.things if isinstance(each, Np)]
    if len(partners) < len(clause.places) or len(things) < len(clause.things):
        return
    both = [*things, *partners]
    if len(both) != 2 or any(each.facing for each in both) or (len(things) == 2 and clause.join != "and"):
        return
    one, other = _partner(both[0]), _partner(both[1])
    if one is None or other is None:
        return
    if one.whole and both[1].at == "yours":
        other = Thing(Noun.PERSON, zone=other.zone)
    one, other = _own(one, other, both[0]), _own(other, one, both[1])
    if one.noun is Noun.PERSON or other.noun is Noun.PERSON:
        one, other = _with_person(one, other)
    yield (Said("swap", Roles(what=one, other=other)),)


def _partner(np: Np) -> Thing | None:
    return None if np.theirs else _thing(np)


def _own(thing: Thing, other: Thing, np: Np) -> Thing:
    """A card of which is not said where it is, is the reader’s; “hands” are the reader’s hand."""
    if thing.noun is Noun.CARDS and thing.zone is None and thing.amount == 1 and other.noun is not Noun.THIS:
        return replace(thing, zone=Place.MINE)
    if thing.noun is Noun.CARDS and thing.zone == "hand":
        return replace(thing, zone=Place.MINE)
    return thing


def _with_person(one: Thing, other: Thing) -> tuple[Thing, Thing]:
    """One card, or hands, with a person."""
    if one.noun is Noun.PERSON:
        one, other = other, one
    if one.zone is Place.HANDS and one.whole:
        one = Thing(zone=Place.MINE, whole=True)
    if one.amount == 1 and one.zone is Place.MINE:
        other = Thing(zone=other.zone, amount=1)
    return one, other


def _pass(clause: Clause) -> Iterator[tuple[Said, ...]]:
    left = clause.marks.get("left")
    if left is None or clause.places or not {*clause.marks} <= {"soft", "left"} or len(clause.things) != 1:
        return
    np = clause.things[0]
    if isinstance(np, Np) and (not np.theirs or clause.who is Place.HANDS):
        yield (Said("pass", Roles(who=clause.who, what=np.thing, left=left)),)


def _of(name: str, noun: Noun, lasting: bool = False) -> Shape:
    """A verb for a thing of which there is one."""

    def shape(clause: Clause) -> Iterator[tuple[Said, ...]]:
        things = clause.things
        if len(things) == 1 and isinstance(things[0], Np) and things[0].thing.noun is noun and not clause.places:
            if {*clause.marks} <= {"soft", *(("lasting",) if lasting else ())} and clause.who in (None, Place.MINE):
                yield (Said(name, Roles(what=things[0].thing)),)

    return shape


def _limit(name: str) -> Shape:
    """A limit that changes by a number, or to one."""

    def shape(clause: Clause) -> Iterator[tuple[Said, ...]]:
        marks = {key: value for key, value in clause.marks.items() if key not in ("soft", "lasting", "each")}
        clause = _for_all(clause)
        if clause.places or clause.who not in (None, Place.MINE) or not clause.things:
            return
        limits = [each.thing for each in clause.things if isinstance(each, Np) and each.thing.noun is Noun.LIMIT]
        if len(limits) < len(clause.things) or len(marks) > 1 or any(each.theirs for each in clause.things):
            return
        if "by" in marks and name in ("raise", "lower"):
            yield tuple(Said(name, Roles(what=each, by=marks["by"])) for each in limits)
        elif "to" in marks:
            yield tuple(Said("set", Roles(what=each, to=marks["to"])) for each in limits)
        elif name == "double" and not marks:
            yield tuple(Said(name, Roles(what=each, twice=True)) for each in limits)

    return shape


def _for_all(clause: Clause) -> Clause:
    """The same without whom it is for, where that is everybody."""
    people = [each for each in clause.places if each.prep in ("with", "for") and each.np.thing.noun is Noun.PERSON]
    limits = [each for each in clause.things if isinstance(each, Np) and each.thing.zone == "hand"]
    if len(people) == 1 and len(limits) == len(clause.things) == 1 and isinstance(people[0].np.thing.zone, Place):
        who = people[0].np.thing.zone
        limit = limits[0] if who is Place.HANDS else limits[0]._replace(thing=replace(limits[0].thing, zone=who))
        return clause._replace(places=tuple(each for each in clause.places if each is not people[0]), things=(limit,))
    return clause


def _lower(clause: Clause) -> Iterator[tuple[Said, ...]]:
    """A limit, or the pile that gets smaller."""
    yield from _limit("lower")(clause)
    np = clause.things[0] if len(clause.things) == 1 else None
    if isinstance(np, Np) and np.thing.noun is Noun.CARDS and {*clause.marks} <= {"soft", "to"} and "to" in clause.marks:
        if not clause.places and not clause.who:
            yield (Said("thin", Roles(what=replace(np.thing, whole=False, bare=True), to=clause.marks["to"])),)


def _become(clause: Clause) -> Iterator[tuple[Said, ...]]:
    """A limit that is a number from now on."""
    if len(clause.subject) != 1 or len(clause.things) != 1 or clause.places or clause.who:
        return
    limit, n = clause.subject[0], clause.things[0]
    if isinstance(limit, Np) and limit.thing.noun is Noun.LIMIT and isinstance(n, Np) and not limit.theirs:
        if n.thing == Thing(amount=n.thing.amount) and isinstance(n.thing.amount, int) and {*clause.marks} <= {"soft", "lasting"}:
            yield (Said("set", Roles(what=limit.thing, to=n.thing.amount)),)


def _win(clause: Clause) -> Iterator[tuple[Said, ...]]:
    things = [each for each in clause.things if not (isinstance(each, Np) and each.thing.noun is Noun.GAME)]
    if things or clause.places or not {*clause.marks} <= {"soft", "end", "lasting"}:
        return
    who = clause.who
    condition = e.Reader() if who is Place.MINE else who
    if who == "nobody":
        yield (Said("undecide", Roles(what=Thing(Noun.CONDITION))),)
    elif isinstance(condition, e.Condition):
        yield (Said("win", Roles(condition=condition)),)


def _lose(clause: Clause) -> Iterator[tuple[Said, ...]]:
    things = [each for each in clause.things if not (isinstance(each, Np) and each.thing.noun is Noun.GAME)]
    if things or clause.places or not {*clause.marks} <= {"soft"}:
        return
    who = Place.MINE if isinstance(clause.who, e.Reader) else clause.who
    if who is None or isinstance(who, Place | e.Rank):
        yield (Said("lose", Roles(who=who)),)


def _miss(clause: Clause) -> Iterator[tuple[Said, ...]]:
    if clause.who not in (None, Place.MINE) and len(clause.things) == 1 and isinstance(clause.things[0], Np):
        np = clause.things[0]
        if np.thing.noun is Noun.TURN and not np.again and not clause.places and {*clause.marks} <= {"soft"}:
            if np.thing.zone in (None, "hand") and (not np.theirs or np.thing.zone == "hand"):
                yield (Said("skip", Roles(who=clause.who, what=Thing(Noun.TURN))),)


def _skip(clause: Clause) -> Iterator[tuple[Said, ...]]:
    """A turn, or the person who would have it."""
    if len(clause.things) != 1 or clause.places or clause.who or not {*clause.marks} <= {"soft"}:
        return
    one = clause.things[0]
    if isinstance(one, Who) and isinstance(one.who, Place):
        yield (Said("skip", Roles(what=Thing(Noun.TURN, zone=one.who))),)
    elif isinstance(one, Np) and one.thing.noun in (Noun.TURN, Noun.NEXT_TURN) and not one.again and not one.theirs:
        yield (Said("skip", Roles(what=one.thing)),)


def _again(clause: Clause) -> Iterator[tuple[Said, ...]]:
    np = clause.things[0] if len(clause.things) == 1 else None
    if clause.places or clause.who not in (None, Place.MINE) or not {*clause.marks} <= {"soft", "after"}:
        return
    once = any(each in clause.parts for each in ("again", "once more", "once again"))
    if isinstance(np, Np) and np.thing.noun is Noun.TURN and (np.again or (once and np.thing.zone is Place.MINE)):
        yield (Said("again", Roles(what=Thing(Noun.TURN), again=True)),)
    elif not clause.things and clause.verb.lemma in ("go", "play") and once:
        yield (Said("again", Roles(what=Thing(Noun.TURN), again=True)),)


def _ban(name: str) -> Shape:
    """An act that is forbidden or allowed, as a thing."""

    def shape(clause: Clause) -> Iterator[tuple[Said, ...]]:
        if clause.places or clause.who not in (None, Place.MINE) or not {*clause.marks} <= {"soft", "lasting"}:
            return
        deeds = [each for each in clause.things if isinstance(each, Deed)]
        if deeds and len(deeds) == len(clause.things) and clause.join in ("", "and"):
            yield tuple(Said(name, Roles(act=each.act)) for each in deeds)

    return shape


def _lift(clause: Clause) -> Iterator[tuple[Said, ...]]:
    """A ban, all bans, or the winner’s condition."""
    yield from _of("undecide", Noun.CONDITION)(clause)
    yield from _of("unban", Noun.BANS)(clause)
    if len(clause.things) == 1 and isinstance(clause.things[0], BanOn) and not clause.places and {*clause.marks} <= {"soft"}:
        yield (Said("unban", Roles(act=clause.things[0].act)),)


def _hold(clause: Clause) -> Iterator[tuple[Said, ...]]:
    return iter(())


def deed(clause: Clause) -> Act | None:
    """The act of a verb that nobody may do, or that is allowed again."""
    act, things = clause.verb.act, clause.things
    np = things[0] if len(things) == 1 and isinstance(things[0], Np) else None
    where = clause.places[0] if len(clause.places) == 1 and clause.places[0].prep in ("from", "in", "of") else None
    if (things and not np) or (clause.places and not where) or not {*clause.marks} <= {"soft", "lasting", "end"}:
        return None
    thing = np.thing if np else Thing()
    place = thing.zone or (where.np.thing.zone if where else None)
    plain = not np or (thing.noun is Noun.CARDS and thing.only("zone whole bare amount") and thing.amount in (None, 1))
    if act == "end" and np and thing.noun is Noun.GAME and not where:
        return Act.END
    if not plain or thing.where or (np and (np.it or np.facing)) or (act == "read" and np and np.theirs):
        return None
    if act in ("swap", "shuffle") and place is None:
        return Act.EXCHANGE if act == "swap" else Act.SHUFFLE
    if act == "discard" and place in ("hand", Place.HANDS, Place.MINE, Place.ANYONE):
        return Act.DISCARD_FROM_HANDS
    if act == "read":
        return None if np and thing.whole and place is Place.MINE else reading("hand" if place is Place.MINE else place)
    return None


SHAPES: Mapping[str, Shape] = {
    "discard": _discard,
    "mill": _mill,
    "clear": _clear,
    "draw": _draw,
    "take": _draw,
    "add": _add,
    "put": _put,
    "give": _give,
    "subtract": _add,
    "pass": _pass,
    "reveal": _reveal,
    "hide": _reveal,
    "turn": _turn,
    "shuffle": _shuffle,
    "look": _look,
    "swap": _swap,
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
MOVING = ("swap", "put", "pass", "rise", "fall", "double", "end", "reverse", "go")
"""Verbs of what happens by itself."""
