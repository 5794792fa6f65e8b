"""What the clauses of a Japanese sentence say: parts with particles become roles, verbs those of `frames`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language import frames, meanings
from game.games.read_aloud.language.effects import Act, Change, Face, Measure, Place
from game.games.read_aloud.language.judged_ja import Part
from game.games.read_aloud.language.lexicon_ja import ACTS
from game.games.read_aloud.language.roles import HANDS, Choice, Mood, Noun, Roles, Said, Thing, merged
from game.games.read_aloud.language.tokens_ja import Unread

ON = ("join", "then")
"""The forms of a verb that another clause follows."""
ORDER = ("must-not", "may", "end", "bare", "not", "can", *ON)
CAN = ("draw", "take", "look", "again", "read")
"""What somebody who can do it does."""
MOODS = {"must-not": Mood.MUST_NOT, "may": Mood.MAY}
Filled: TypeAlias = dict[str, Any]
"""Roles by name, before they are complete."""
Parts: TypeAlias = Sequence[tuple[str, Part]]
OWN = ("draw", "discard", "turn", "shuffle", "lose", "pass")
"""Verbs whose subject goes on from the clause before."""
THINGS = ("zone", "amount", "n", "card", "noun", "where", "below", "high", "worth", "measure", "value", "act", "it", "all", "bound", "times", "sign")
FACES = {"open": Face.OPEN, "flip": Face.OPEN, "over": Face.DOWN, "down": Face.DOWN, "hide": Face.HIDDEN}


class Scene:
    """What the clauses before leave to the next one."""

    def __init__(self) -> None:
        self.test: e.Test | None = None
        self.who: Place | e.Rank | None = None
        """Who acted in the clause before, where the sentence goes on."""
        self.chosen: Place | str | None = None
        """The person who was chosen."""
        self.kept: list[tuple[str, Part]] = []
        """What was chosen, and what is still to be done with it."""
        self.last: Said | None = None
        self.joined = False
        """Whether the sentence goes on after the clause before."""
        self.under: Thing | None = None
        """Under which card this one was laid, of which is still to be said what becomes of its value."""
        self.instead: Said | None = None
        """What the clause before means after all."""

    def that(self) -> Place:
        """The person who was chosen before."""
        if not isinstance(self.chosen, Place):
            raise Unread
        return self.chosen

    def stop(self) -> None:
        """A sentence ends, and the next one has a subject of its own."""
        self.who = None

    def said(self, verbs: Sequence[str], form: str, let: str, parts: Parts, marks: Part) -> tuple[Said | Choice, ...]:
        """A clause in every way in which it can be meant; nothing for one that only prepares the next one."""
        if {"choose", "collect"} & {*verbs} and form in (*ON, "end") and not marks and not self.test:
            return self._choose(parts)
        if form in MOODS and (named := forbidden(verbs, parts, marks)):
            self.kept = []
            return (Said("act", replace(named, test=self.test), MOODS[form]),)
        if "put" in verbs and self._laid(parts, marks):
            return ()
        if self.under:
            return self._changed(verbs, parts, marks)
        parts = [self._among(each) for each in self._with_kept(parts)]
        if self._goes_on(verbs, parts, marks):
            return ()
        found: dict[Said | Choice, None] = {}
        for way in ways(parts):
            found |= dict.fromkeys(self._ways(verbs, form, let, way, marks))
        if not found:
            raise Unread
        if self.joined and self._twice(tuple(found)):
            return ()
        self.test = None
        self._remember(next(iter(found)), form, let)
        return tuple(found)

    def _twice(self, found: tuple[Said | Choice, ...]) -> bool:
        """Whether the same is said once more: 「めくってみせる」."""
        said = found[0]
        turned = self.last and self.last.verb == "turn" and isinstance(said, Said) and said.verb == "turn"
        return bool(turned and self.last and isinstance(said, Said) and frames.readings(self.last) == frames.readings(said))

    def _laid(self, parts: Parts, marks: Part) -> bool:
        """Whether this card is laid under another one."""
        filled = roles(parts, "put", "")
        under, what = filled.get("under"), filled.get("what")
        if not under or marks or len(filled) > 1 + bool(what) or (what and what != Thing(Noun.THIS)):
            return False
        self.under = under
        return True

    def _changed(self, verbs: Sequence[str], parts: Parts, marks: Part) -> tuple[Said, ...]:
        """What becomes of the value of the two cards, which are one now."""
        said = [part for _, part in parts]
        if {"do", "become", "count"} & {*verbs} and not marks and all(part in ONE_CARD for part in said):
            return ()
        change = changes(verbs, roles(parts, "do", "")) if not marks else None
        if not change or not self.under:
            raise Unread
        said = Said("stack", Roles(under=self.under, change=change, test=self.test))
        self.under, self.test, self.last = None, None, None
        return (said,)

    def _among(self, each: tuple[str, Part]) -> tuple[str, Part]:
        """「そのうち1枚」: of the cards that were counted."""
        particle, part = each
        place = getattr(self.test, "place", None)
        if "among" not in part:
            return each
        if place is None or "zone" in part:
            raise Unread
        return particle, {**{name: value for name, value in part.items() if name != "among"}, "zone": place}

    def _goes_on(self, verbs: Sequence[str], parts: Parts, marks: Part) -> bool:
        """Whether this says nothing new: 「引いて手札に加える」, 「混ぜて配り直す」."""
        if marks or self.test or not self.last:
            return False
        last = self.last
        goal = last.roles.goal
        if {"shuffle", "mix"} & {*verbs} and last.verb == "put" and goal and goal == Thing(zone=Place.PILE, bare=True):
            if [part for _, part in parts] not in ([], [{"zone": Place.PILE}]):
                return False
            self.instead = self.last = replace(last, verb="mix")
            return True
        if "redeal" in verbs:
            what = last.roles.what
            return last.verb == "shuffle" and bool(what and what.zone in ("hand", Place.HANDS)) and [part for _, part in parts] in BACK
        if last.verb == "draw" and {"put", "do"} & {*verbs} and len(parts) == 1 and parts[0][0] == "d":
            named = {name: value for name, value in parts[0][1].items() if name != "who"}
            return named == {"zone": "hand"} and parts[0][1].get("who", Place.MINE) is Place.MINE and not last.roles.goal
        return False

    def _ways(self, verbs: Sequence[str], form: str, let: str, way: Sequence[Parts], marks: Part) -> Iterator[Said | Choice]:
        sides = [list(self._saids(verbs, form, let, parts, marks)) for parts in way]
        if len(sides) == 1:
            yield from sides[0]
        else:
            yield from (Choice(one, other) for one, other in zip(*sides, strict=False))

    def _saids(self, verbs: Sequence[str], form: str, let: str, parts: Parts, marks: Part) -> Iterator[Said]:
        for verb in verbs:
            try:
                filled = roles(parts, verb, let)
            except Unread:
                continue
            if verb in NEEDY and filled.get("all") and not {"what", "source", "float"} & {*filled} and hasattr(self.test, "place"):
                filled["what"] = Thing(zone=self.test.place)
            if verb in NEEDY and self.joined and not {"what", "source", "float", "all"} & {*filled}:
                filled["what"] = self._same()
            if not _marked(filled, marks) or (let and not _made(filled, verb, let)) or (form == "can" and verb not in CAN):
                continue
            for each in clauses(verb, filled, form):
                said = self._whole(each, form, let)
                if said and frames.readings(said):
                    yield said

    def _same(self) -> Thing | None:
        """What the clause before was about, where no others can be meant."""
        what = merged(self.last.roles.what, self.last.roles.source) if self.last else None
        if not what or self.last is None or self.last.verb not in ("turn", "look", "shuffle") or self.last.roles.who:
            return None
        definite = what.noun is Noun.THIS or (what.noun is Noun.CARDS and (what.whole or what.bare or what.zone is Place.PILE))
        return what if definite and what.zone in (Place.MINE, *meanings.ORIGINS, None) else None

    def _whole(self, said: Said, form: str, let: str) -> Said | None:
        """The clause with its mood, the test before it, and who goes on to act."""
        roles = replace(said.roles, test=self.test)
        if form == "not" and said.verb != "nothing":
            return None
        if self.who is not None and roles.who is None and said.verb in OWN and not let:
            what = merged(roles.what, roles.source)
            if not isinstance(self.who, Place) or self.who not in (*meanings.TOGETHER, *meanings.SINGLE):
                return None if not what or what.noun is Noun.CARDS else replace(said, roles=roles)
            if not what or what.noun is Noun.CARDS:
                roles = replace(roles, who=self.who)
        mood = MOODS.get(form, Mood.DO) if said.mood is Mood.DO else said.mood
        return Said(said.verb, roles, mood)

    def _remember(self, said: Said | Choice, form: str, let: str) -> None:
        self.kept = []
        self.last = said if isinstance(said, Said) else None
        who = said.roles.who if isinstance(said, Said) else None
        self.joined = form in ON
        self.who = who if self.joined and not let else None

    def _choose(self, parts: Parts) -> tuple[Said, ...]:
        """Somebody, or cards with which the next clause does something."""
        if len(parts) == 2 and parts[1][1] == {"single": True}:
            parts = parts[:1]
        people = [part for _, part in parts if {*part} <= {"who", "single", "open"} and "who" in part]
        if len(people) == len(parts) == 1:
            self.chosen = people[0]["who"]
        elif any(particle not in ("g", "w", "") for particle, part in parts if part in people):
            raise Unread
        else:
            self.kept = [*self.kept, *parts]
        return ()

    def _with_kept(self, parts: Parts) -> Parts:
        """The parts of a clause with what was chosen for it."""
        named = [part for _, part in parts if part == {"it": True}]
        if not named:
            return [*self.kept, *parts]
        if not self.kept:
            raise Unread
        return [*self.kept, *(each for each in parts if each[1] != {"it": True})]


def apart(verbs: Sequence[str], parts: Parts) -> list[Parts]:
    """The parts of two clauses with the same verb, where it has two objects: 「場札とこのカードを捨てる」."""
    sources = [n for n, (particle, _) in enumerate(parts) if particle == "f"]
    if len(sources) == 2 and "swap" not in verbs:
        return [parts[: sources[1]], parts[sources[1] :]]
    at = next((n for n, (particle, part) in enumerate(parts) if particle == "y"), None)
    if at is None or {"swap", "choose"} & {*verbs} or len(parts) <= at + 1:
        return [parts]
    if not {*THINGS} & {*parts[at][1]} and parts[at + 1][0] not in ("g", "w"):
        return [parts]
    (_, one), (particle, other) = parts[at], parts[at + 1]
    rest = [*parts[:at], *parts[at + 2 :]]
    rest = [(kind, {name: value for name, value in part.items() if name != "each" or "who" in part}) for kind, part in rest]
    if other.get("noun") is Noun.LIMIT and "noun" not in one:
        one = {**one, "noun": Noun.LIMIT}
    return [[*rest[:at], (particle, one), *rest[at:]], [*rest[:at], (particle, other), *rest[at:]]]


def ways(parts: Parts) -> Iterator[list[Parts]]:
    """The parts in every way in which they can be meant; two of them where one is to be chosen."""
    for n, (particle, part) in enumerate(parts):
        rest = {name: value for name, value in part.items() if name not in ("or", "open")}
        if "or" in part:
            name, value = part["or"]
            both = {rest.get("zone"), value}
            if name == "zone" and Place.FIELD in both and rest.get("who") is Place.ANYONE:
                whole = {each: rest[each] for each in rest if each not in ("who", "first")}
                yield from ways([*parts[:n], (particle, {**whole, "zone": Place.PLAY}), *parts[n + 1 :]])
                return
            if part.get("amount", 1) != 1:
                raise Unread
            yield [[*parts[:n], (particle, {**rest, name: each}), *parts[n + 1 :]] for each in (rest[name], value)]
            return
        if part.get("who") == "beside":
            yield [[*parts[:n], (particle, {**rest, "who": each}), *parts[n + 1 :]] for each in (Place.LEFT, Place.RIGHT)]
            return
        if "open" in part:
            people = (Place.ANOTHER, Place.OTHERS) if particle == "w" else (Place.ANOTHER,)
            for who in people:
                yield from ways([*parts[:n], (particle, {**rest, "who": who}), *parts[n + 1 :]])
            return
    yield [parts]


def changes(verbs: Sequence[str], filled: Filled) -> Change | None:
    """What 「価を0にする」 and the like make of a value."""
    names = {name for name in filled if filled[name]}
    if filled.get("sign"):
        return Change.NEGATE if "negate" in verbs and names <= {"sign", "value"} else None
    if names == {"value", "times"} and filled["times"] == 2 or (names == {"value"} and "double" in verbs):
        return Change.DOUBLE
    return Change.ZERO if filled.get("to") == 0 and names == {"value"} and {"do", "become"} & {*verbs} else None


def _made(filled: Filled, verb: str, let: str) -> bool:
    """Whether it is said who is made to do it."""
    owners = [each.zone for each in (filled.get("what"), filled.get("source")) if each and each.zone in HANDS]
    if verb == "open" and let == "get":
        return False
    return filled.get("who") is not None or (verb in ("discard", "open") and len(owners) == 1 and owners[0] is not Place.MINE)


def _marked(filled: Filled, marks: Part) -> bool:
    """Put what is said of the whole clause among the roles; whether all of it has a place there."""
    if not {*marks} <= {"secret", "again", "nothing", "winner", "late"}:
        return False
    filled.update({name: value for name, value in marks.items()})
    return True


# --- parts


def roles(parts: Parts, verb: str, let: str) -> Filled:
    """The roles that the parts fill."""
    filled: Filled = {}
    for particle, part in parts:
        if "rank" in part:
            _put(filled, "rank", part["rank"])
            filled["only"] = part.get("only", False)
        elif "face" in part and {*part} == {"face"} and particle in ("d", "b", ""):
            _put(filled, "face", part["face"])
        elif {*part} == {"side"} and particle in ("d", "b", ""):
            _put(filled, "left", part["side"] == "left")
        elif "who" in part and not {*THINGS} & {*part}:
            _person(filled, particle, part, verb, let)
        else:
            _thing(filled, particle, part, verb)
    return _own(filled)


def _own(filled: Filled) -> Filled:
    """「自分の手札」 of who acts."""
    if filled.get("who", Place.MINE) not in (None, Place.MINE, "nobody"):
        for name in ("what", "source", "goal"):
            if filled.get(name) and filled[name].zone is Place.MINE and filled[name].noun is Noun.CARDS:
                filled[name] = replace(filled[name], zone="hand")
    return filled


def _put(filled: Filled, name: str, value: Any) -> None:
    if filled.get(name) is not None:
        raise Unread
    filled[name] = value


def _person(filled: Filled, particle: str, part: Part, verb: str, let: str) -> None:
    """Who acts, to whom something goes, with whom something is exchanged."""
    if not {*part} <= {"who", "single", "reads", "each"}:
        raise Unread
    who = part["who"]
    if not isinstance(who, Place):
        raise Unread
    if part.get("reads"):
        filled["reads"] = True
    if who is Place.HANDS and particle == "" and filled.get("who") in (Place.ANOTHER, Place.OTHERS):
        filled["who"] = Place.OTHERS
    elif particle == "b" and verb == "swap" and filled.get("other") == Thing(Noun.PERSON, zone=Place.MINE):
        filled["other"] = Thing(Noun.PERSON, zone=who)
    elif particle == "b" and who in meanings.TOGETHER:
        _put(filled, "who", who)
    elif particle in ("g", "w", "") or (particle == "d" and let) or (particle in ("o", "r") and verb in ("lose", "skip", "win")):
        _put(filled, "who", who)
    elif particle == "d":
        _put(filled, "goal", Thing(Noun.PERSON, zone=who))
    elif particle == "y":
        _put(filled, "other", Thing(Noun.PERSON, zone=who))
    else:
        raise Unread


NEEDY = ("open", "down", "hide", "look", "shuffle", "mix", "discard", "put")
BACK: list[list[Part]] = [[], [{"amount": "back"}], [{"amount": "back", "each": True}], [{"amount": e.That()}], [{"amount": e.That(), "each": True}]]
"""How many cards everybody gets back."""
ONE_CARD = ({"it": True}, {"amount": 1}, {"amount": 1, "card": True}, {"amount": 2})
"""What is said of two cards that are one."""
ROLE = {"o": "what", "w": "what", "g": "what", "f": "source", "b": "source", "d": "goal", "y": "other", "m": "until", "": "float"}


def _thing(filled: Filled, particle: str, part: Part, verb: str) -> None:
    if "act" in part:
        _put(filled, "act", part["act"])
        return
    if "n" in part or "times" in part or "bound" in part:
        _figure(filled, particle, part)
        return
    if {*part} <= {"value", "sign"} and "sign" in part:
        _put(filled, "sign", True)
        return
    if part == {"value": True}:
        _put(filled, "value", True)
        return
    if {*part} <= {"all", "each"}:
        for name in part:
            _put(filled, name, True)
        return
    if part.pop("below", False) if part.get("below") and part.get("zone") is not Place.PILE else False:
        _put(filled, "under", thing(part, verb))
        return
    if particle not in ROLE:
        raise Unread
    made = thing(part, verb)
    if "some" in part:
        filled["some"] = True
    role = ROLE[particle]
    if role == "float" and (made.noun is not Noun.CARDS or not made.only("amount each")):
        role = "what"
    if role == "what" and made.noun is Noun.CARDS and made.only("amount each") and made.marks():
        role = "float"
    if role == "what" and filled.get("what") and made.noun is Noun.CARDS and not filled.get("source"):
        role = "source"
    _put(filled, role, made)


def _figure(filled: Filled, particle: str, part: Part) -> None:
    """A number that is not one of cards, times, or up to how many."""
    names = {*part}
    if "times" in names:
        if names == {"times"}:
            _put(filled, "times", part["times"])
        elif names <= {"times", "zone", "bound", "measure"} and part.get("zone") is Place.FIELD:
            _put(filled, "field", part["times"])
        else:
            raise Unread
    elif names == {"n"}:
        _put(filled, "to" if particle in ("d", "m") else "number", part["n"])
    elif names == {"bound"} and part["bound"][1] is e.Side.OR_LESS:
        _put(filled, "to", part["bound"][0])
    else:
        raise Unread


NAMES = {"zone": "zone", "amount": "amount", "all": "whole", "each": "each", "where": "where", "worth": "worth", "high": "high"}


def thing(part: Part, verb: str) -> Thing:
    """A part as a thing."""
    noun = part.get("noun", Noun.CARDS)
    marks = {new: part[old] for old, new in NAMES.items() if old in part}
    if "below" in part:
        marks["where"] = e.Where.BOTTOM
    if "who" in part:
        if marks.get("zone", "hand") != "hand":
            raise Unread
        marks["zone"] = part["who"]
    if part.get("measure", Measure.CARDS) is not Measure.CARDS or ("measure" in part and verb not in ("do", "become", "none", "limit", "lower", "raise")):
        raise Unread
    if "some" in part and verb not in ("unban", "undo"):
        raise Unread
    if {*part} - {*NAMES, "some", "noun", "below", "who", "measure", "card", "single", "reads", "value"} or ("value" in part and "worth" not in part and "high" not in part):
        raise Unread
    if noun is Noun.CARDS and {*marks} == {"zone"}:
        marks["bare"] = True
    return Thing(noun, **marks)


# --- verbs


def clauses(verb: str, filled: Filled, form: str) -> Iterator[Said]:
    """The clauses of `frames` that a verb says with these roles."""
    make = MAKE.get(verb)
    if make:
        filled = dict(filled)
        rank = filled.pop("rank", None)
        only = filled.pop("only", False)
        if rank is not None:
            if verb in ("win", "do", "become", "none", "settled"):
                filled["condition"] = rank
            elif not only and isinstance(rank, e.Most | e.Least | e.Second | e.SecondLeast) and "who" not in filled:
                filled["who"] = rank
            else:
                return
        yield from make(filled, form)


def _gathered(filled: Filled) -> Filled:
    """The roles with what floats in the clause, such as 「2枚」, put to the cards of which it is said."""
    loose = Thing(amount=filled["float"].amount, each=filled["float"].each) if filled.get("float") else Thing()
    loose = replace(loose, whole=filled.get("all", False), each=loose.each or filled.get("each", False))
    rest = {name: value for name, value in filled.items() if name not in ("float", "all", "each", "reads")}
    if not loose.marks():
        return rest
    if rest.get("what") and rest["what"].noun is Noun.BANS and loose == Thing(whole=True):
        return rest
    role = "what" if rest.get("what") and rest["what"].noun is Noun.CARDS else "source" if rest.get("source") else "what"
    old = rest.get(role)
    new = merged(loose, old) if old else loose
    if new is None:
        raise Unread
    return {**rest, role: new}


def _plain(verb: str, **usual: Any) -> Callable[[Filled, str], Iterator[Said]]:
    """A verb that is one of `frames`, with what it says by itself."""

    def make(filled: Filled, form: str) -> Iterator[Said]:
        roles = _gathered(filled)
        if {*roles} <= {*_NAMES} and not {*usual} & {*roles}:
            yield Said(verb, Roles(**{**roles, **usual}))

    return make


_NAMES = tuple(Roles.__dataclass_fields__)


def _discard(filled: Filled, form: str) -> Iterator[Said]:
    if any(filled.get(name) for name in ("until", "to", "field")):
        yield from (each for each in _limit(filled, form) if each.verb == "thin")
    else:
        yield from _plain("discard")(_counted(filled), form)


def _counted(filled: Filled) -> Filled:
    """「2ドロー」: a number without 枚."""
    if filled.get("number") and not filled.get("float"):
        return {**{name: value for name, value in filled.items() if name != "number"}, "float": Thing(amount=filled["number"])}
    return filled


def _draw(filled: Filled, form: str) -> Iterator[Said]:
    roles = _gathered(_counted(filled))
    what = roles.get("what")
    if what and what.zone == "hand" and what.amount is not None and "source" not in roles:
        roles["what"] = replace(what, zone=None)
    if {*roles} <= {*_NAMES}:
        yield Said("draw", Roles(**roles))


def _pass(filled: Filled, form: str) -> Iterator[Said]:
    roles = _gathered(filled)
    goal = roles.pop("goal", None)
    if goal and goal.noun is Noun.PERSON and goal.zone in (Place.LEFT, Place.RIGHT) and "left" not in roles:
        roles["left"] = goal.zone is Place.LEFT
    elif goal:
        return
    if {*roles} <= {*_NAMES}:
        yield Said("pass", Roles(**roles))


def _mix(filled: Filled, form: str) -> Iterator[Said]:
    yield from (_plain("mix") if filled.get("goal") else _plain("shuffle"))(filled, form)


def _swap(filled: Filled, form: str) -> Iterator[Said]:
    """What is named first is given first; with one thing alone this card is exchanged."""
    what = _gathered(filled).get("what") or filled.get("source")
    if what and what.zone is Place.PLAY and not filled.get("other") and {*filled} <= {"what", "source", "float", "each"}:
        loose = filled.get("float") or what
        if loose.amount == 2 or (loose.amount == 1 and (loose.each or filled.get("each"))):
            yield Said("swap-ones", Roles())
        return
    loose, pair = filled.get("float"), (filled.get("what"), filled.get("other"))
    if loose and loose.amount == 1 and all(each and each.noun is Noun.CARDS and each.only("zone bare") for each in pair):
        one, other = (replace(each, amount=1, bare=False) for each in pair if each)
        filled = {name: {"what": one, "other": other}.get(name, value) for name, value in filled.items() if name not in ("float", "each")}
    if filled.get("other") and not filled.get("what") and not filled.get("source") and filled["other"].noun is Noun.CARDS and not filled.get("float"):
        filled = {**filled, "what": Thing(Noun.THIS)}
    for said in _plain("swap")(filled, form):
        first = next((name for name in filled if name in ("what", "other")), "")
        other = said.roles.other
        if first == "other" and other and other.noun is Noun.CARDS:
            yield replace(said, roles=replace(said.roles, what=other, other=said.roles.what))
        else:
            yield said


def _deal(filled: Filled, form: str) -> Iterator[Said]:
    what = filled.get("what")
    if filled.get("goal") and not (what and what.zone == "hand"):
        yield from _draw(filled, form)


def _lay(filled: Filled, form: str) -> Iterator[Said]:
    roles = _gathered(filled)
    if roles.get("under"):
        return
    if filled.get("until") and filled.get("goal") and filled["goal"].zone is Place.DISCARDS:
        yield from _discard({name: value for name, value in filled.items() if name != "goal"}, form)
        return
    if roles.get("face") and not roles.get("goal"):
        yield from _plain("turn")(filled, form)
        return
    if roles.get("face") is Face.DOWN and roles.get("goal") and roles["goal"].zone is Place.PILE:
        del roles["face"]
    if {*roles} <= {*_NAMES}:
        yield Said("put", Roles(**roles))


def _turned(face: Face) -> Callable[[Filled, str], Iterator[Said]]:
    def make(filled: Filled, form: str) -> Iterator[Said]:
        roles = _gathered(filled)
        goal = roles.pop("goal", None)
        if goal and (goal.noun is not Noun.PERSON or goal.zone not in meanings.TOGETHER or face is not Face.OPEN):
            return
        if {*roles} <= {*_NAMES} and "face" not in roles:
            yield Said("turn", Roles(**roles, face=face))

    return make


def _flip(filled: Filled, form: str) -> Iterator[Said]:
    yield from (each for each in _turned(Face.OPEN)(filled, form) if _zone(each) is Place.PILE)


def _over(filled: Filled, form: str) -> Iterator[Said]:
    yield from (each for each in _turned(Face.DOWN)(filled, form) if _zone(each) is Place.FIELD or _is_this(each))
    yield from (each for each in _turned(Face.OPEN)(filled, form) if _zone(each) is Place.PILE)


def _zone(said: Said) -> Any:
    what = merged(said.roles.what, said.roles.source)
    return what.zone if what else None


def _is_this(said: Said) -> bool:
    return bool(said.roles.what and said.roles.what.noun is Noun.THIS)


def _do(filled: Filled, form: str) -> Iterator[Said]:
    """「する」 and 「なる」, by what stands before."""
    what = filled.get("what")
    if filled.get("face"):
        yield from _plain("turn")(filled, form)
    elif filled.get("condition"):
        yield from _win(filled, form)
    elif what and what.noun is Noun.LIMIT or (what and what.zone in ("hand", Place.FIELD, Place.PILE)):
        yield from _limit(filled, form)
    elif filled.get("goal") and filled["goal"].zone in ("hand", Place.DISCARDS, Place.MINE):
        yield from _lay(filled, form)


def _limit(filled: Filled, form: str) -> Iterator[Said]:
    """A limit is set, or the pile made thinner."""
    rest = {name: value for name, value in filled.items() if name not in ("what", "until", "goal", "to", "times", "field")}
    if (source := filled.get("source")) and source.zone in (None, Place.PILE) and source.where is not e.Where.BOTTOM and source.only("zone where bare"):
        del rest["source"]
    what = filled.get("what")
    until = filled.get("until")
    if not what and until and until.zone in ("hand", Place.MINE, Place.FIELD) and until.only("zone amount"):
        what, filled = Thing(zone=until.zone), {**filled, "until": Thing(amount=until.amount)}
    if not what or {name for name in rest if rest[name]}:
        return
    if filled.get("field"):
        yield Said("thin", Roles(what=what, times=filled["field"]))
        return
    if until and until == Thing(amount=e.Count(Place.FIELD)):
        yield Said("thin", Roles(what=what, times=1))
        return
    if filled.get("times") == 2 and what.noun is Noun.LIMIT:
        yield Said("double", Roles(what=what, twice=True))
        return
    numbers = [filled[name] for name in ("until", "goal") if filled.get(name)]
    found = [each.amount if isinstance(each, Thing) and each.only("amount each") else None for each in numbers]
    found += [filled["to"]] if filled.get("to") is not None else []
    if len(found) != 1 or not isinstance(found[0], int):
        return
    if what.zone is Place.PILE:
        yield Said("thin", Roles(what=what, to=found[0]))
    elif what.only("zone bare"):
        yield Said("set", Roles(what=Thing(Noun.LIMIT, zone=what.zone), to=found[0]))


def _by(verb: str) -> Callable[[Filled, str], Iterator[Said]]:
    def make(filled: Filled, form: str) -> Iterator[Said]:
        loose = filled.get("float")
        by = loose.amount if loose else filled.get("number")
        rest = {name for name in filled if filled[name] and name not in ("float", "number", "what")}
        what = filled.get("what")
        if what and what.noun is Noun.CARDS and what.zone not in (Place.PILE, Place.DISCARDS) and what.only("zone bare"):
            what = Thing(Noun.LIMIT, zone=what.zone)
        if isinstance(by, int) and what and not rest and what.noun is Noun.LIMIT:
            yield Said(verb, Roles(what=what, by=by))

    return make


def _win(filled: Filled, form: str) -> Iterator[Said]:
    filled = {name: value for name, value in filled.items() if value not in (None, False)}
    what = filled.pop("what", None)
    if what and what.noun is not Noun.CONDITION:
        return
    if filled.get("reads") and {*filled} == {"reads", "who"}:
        yield Said("win", Roles(condition=e.Reader()))
    elif {*filled} - {"winner", "late"} == {"condition"}:
        yield Said("win", Roles(condition=filled["condition"]))


def _nominal(filled: Filled, form: str) -> Iterator[Said]:
    """A clause without a verb: 「勝者は…の人」, 「手札は5枚まで」."""
    if filled.get("condition") and (filled.get("winner") or filled.get("what")):
        yield from _win(filled, form)
    elif filled.get("until"):
        yield from _limit(filled, form)
    elif filled.get("again"):
        yield from _plain("again")(filled, form)
    elif filled.get("goal") and filled["goal"].zone in (Place.PILE, Place.DISCARDS, "hand", Place.MINE):
        yield from _lay(filled, form)


def _reverse(filled: Filled, form: str) -> Iterator[Said]:
    """「手番を逆にする」: the order of turns."""
    if filled.get("what") == Thing(Noun.TURN):
        filled["what"] = Thing(Noun.ORDER)
    yield from _plain("reverse")(filled, form)


def _skip(filled: Filled, form: str) -> Iterator[Said]:
    yield from _plain("skip")(filled, form)


def _unban(filled: Filled, form: str) -> Iterator[Said]:
    """All bans, where it is said that all are meant."""
    if filled.pop("some", False) and not filled.get("all"):
        return
    yield from _plain("unban")(filled, form)


def _undo(filled: Filled, form: str) -> Iterator[Said]:
    what = filled.get("what")
    yield from (_unban if what and what.noun is Noun.BANS else _plain("undecide"))(filled, form)


def _again(filled: Filled, form: str) -> Iterator[Said]:
    """「もう一度自分の手番にする」: the turn may stand with に."""
    if filled.get("goal") and filled["goal"].noun is Noun.TURN and not filled.get("what"):
        filled["what"] = filled.pop("goal")
    yield from _plain("again")(filled, form)


def _read(filled: Filled, form: str) -> Iterator[Said]:
    """「もう一度読む」, 「もう1枚読む」: another turn."""
    loose = filled.pop("float", None)
    what = filled.pop("what", None)
    if (not loose or loose == Thing(amount=1)) and (not what or what == Thing()) and filled.get("again"):
        yield from _plain("again")({**filled, "what": Thing(Noun.TURN)}, form)


def _nothing(filled: Filled, form: str) -> Iterator[Said]:
    if form == "not" and filled.pop("nothing", False) and not _without_this(filled):
        yield Said("nothing", Roles())


def _without_this(filled: Filled) -> Filled:
    return {name: value for name, value in filled.items() if not (isinstance(value, Thing) and value == Thing(Noun.THIS))}


MAKE: Mapping[str, Callable[[Filled, str], Iterator[Said]]] = {
    "discard": _discard,
    "draw": _draw,
    "take": _draw,
    "deal": _deal,
    "put": _lay,
    "mix": _mix,
    "shuffle": _plain("shuffle"),
    **{verb: _turned(face) for verb, face in FACES.items()},
    "flip": _flip,
    "over": _over,
    "face": _plain("turn"),
    "look": _plain("look"),
    "swap": _swap,
    "pass": _pass,
    "raise": _by("raise"),
    "lower": _by("lower"),
    "do": _do,
    "become": _do,
    "limit": _limit,
    "double": _plain("double", twice=True),
    "end": _plain("end"),
    "lose": _plain("lose"),
    "win": _win,
    "undo": _undo,
    "skip": _skip,
    "again": _again,
    "read": _read,
    "reverse": _reverse,
    "around": lambda filled, form: _reverse({"what": Thing(Noun.ORDER), **filled}, form),
    "ban": _plain("ban"),
    "unban": _unban,
    "nothing": _nothing,
    "none": _nominal,
}
"""What each verb of the lexicon says."""


def act(verbs: Sequence[str], parts: Parts, marks: Part) -> Part | None:
    """The act that is named by a verb with its parts, such as 「手札を捨てること」; None where it cannot be banned."""
    if marks:
        return None
    cards = [part for _, part in parts if part != {"card": True}]
    if len(cards) > 1:
        return None
    part = {name: value for name, value in cards[0].items() if name != "card"} if cards else {}
    place = part.pop("zone", None)
    if part.pop("noun", None) is Noun.GAME:
        place = None
    found: Act | None = next((ACTS[verb, place] for verb in verbs if (verb, place) in ACTS), None)
    return {"act": found} if found and not part else None


def bans(verbs: Sequence[str], parts: Parts, marks: Part) -> Part | None:
    """「交換の禁止」, 「すべての禁止」: the act that is banned, or all that is."""
    if "ban" not in verbs or marks or len(parts) > 1:
        return None
    if not parts:
        return {"noun": Noun.BANS, "some": True}
    part = parts[0][1]
    return dict(part) if {*part} == {"act"} else {"noun": Noun.BANS} if part == {"all": True} else None


def forbidden(verbs: Sequence[str], parts: Parts, marks: Part) -> Roles | None:
    """The act that is said to be forbidden or allowed, of all players."""
    done = [part for _, part in parts if {*part} == {"act"}]
    if done and "again" in verbs and not marks and all({*part} in ({"act"}, {"who"}) for _, part in parts):
        people = [part["who"] for _, part in parts if "who" in part]
        return Roles(act=done[0]["act"]) if len(done) == 1 and people in ([], [Place.HANDS], ["nobody"], ["players"]) else None
    people = [part["who"] for _, part in parts if {*part} == {"who"}]
    named = act(verbs, [each for each in parts if {*each[1]} != {"who"}], marks)
    return Roles(act=named["act"]) if named and people in ([], [Place.HANDS], ["nobody"], ["players"]) else None


def choices(one: Sequence[Said | Choice], other: Sequence[Said | Choice]) -> tuple[Choice, ...]:
    """One of two clauses."""
    return tuple(Choice(a, b) for a in one for b in other if isinstance(a, Said) and isinstance(b, Said))
