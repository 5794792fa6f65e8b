"""What the clauses of a Japanese sentence leave to those after them: who acts, what was chosen, a test, a card laid under."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import UNOWNED, Place
from game.games.read_aloud.reading.ja import acts
from game.games.read_aloud.reading.ja.lists import apart
from game.games.read_aloud.reading.ja.meant import plain_acts, ways
from game.games.read_aloud.reading.ja.named import forbidden
from game.games.read_aloud.reading.ja.onward import (
    ON,
    Verb,
    among,
    changes,
    clear,
    counts,
    fits,
    goes_on,
    made,
    maybe,
    meant,
    on_top,
    one_card,
    optional,
    seen_of,
    singled_out,
    taken_too,
    those,
    twice,
    valued,
)
from game.games.read_aloud.reading.ja.parts import Filled, Part, Parts, gathered, roles, without
from game.games.read_aloud.reading.ja.tokens import Unread
from game.games.read_aloud.reading.meanings import SINGLE, TOGETHER
from game.games.read_aloud.reading.roles import Choice, Mood, Noun, Roles, Said, Thing, merged

ORDER = ("must-not", "may", "free", "end", "bare", "not", "can", *ON)
MOODS = {"must-not": Mood.MUST_NOT, "may": Mood.MAY, "free": Mood.MAY}
OWN = ("draw", "discard", "turn", "shuffle", "lose", "pass")
"""Verbs whose subject goes on from the clause before."""
NEEDY = ("open", "down", "hide", "look", "shuffle", "mix", "discard", "put")
"""Verbs whose object may go on from the clause before."""


class Scene:
    """What the clauses before leave to the next one."""

    def __init__(self) -> None:
        self.test: e.Test | None = None
        self.who: Place | e.Rank | None = None
        """Who acted in the clause before, where the sentence goes on."""
        self.chosen: Any = None
        """The person who was chosen."""
        self.meant = True
        """Whether that person was named again."""
        self.kept: list[tuple[str, Part]] = []
        """What was chosen, and what is still to be done with it."""
        self.last: Said | None = None
        self.counted: Place | None = None
        """The place whose cards the clause before counts."""
        self.left: Filled = {}
        """How much of the pile is left over, where the rest is still to be discarded."""
        self.joined = False
        """Whether the sentence goes on after the clause before."""
        self.too = False
        """Whether somebody is said to do it, too."""
        self.under: Thing | None = None
        """Under which card this one was laid, of which is still to be said what becomes of its value."""
        self.instead: Said | None = None
        """What the clause before means after all."""

    def that(self) -> Place:
        """The person who was chosen before."""
        if self.chosen is None and self.test == e.InHand():
            return Place.MINE
        if not isinstance(self.chosen, Place):
            raise Unread
        self.meant = True
        return self.chosen

    def said(self, verb: Verb, parts: Parts, marks: Part) -> tuple[Said | Choice, ...]:
        """A clause in every way in which it can be meant; nothing for one that only prepares the next one."""
        if not marks and self._prepares(verb, parts):
            return ()
        if marks.get("only"):
            if verb.form != "must-not":
                raise Unread
            verb, marks = Verb([each for each in verb.acts if each == "limit"], "end"), without(marks, "only")
        if verb.form in MOODS and (
            named := forbidden(verb.acts, parts, marks if verb.form == "must-not" else without(marks, "again"))
        ):
            return self._told((Said("act", replace(named, test=self.test), MOODS[verb.form]),), verb)
        if self.left or self.under:
            return self._rest(verb, parts, marks) if self.left else self._changed(verb, parts, marks)
        if verb.form in ("may", "free") and verb.does("hold", "limit"):
            verb = Verb(("limit",), "end")
        if verb.does("put") and verb.form != "not" and not marks and self._laid(parts):
            return ()
        parts = [(particle, among(self.test, self.last, part)) for particle, part in self._with_kept(parts)]
        parts = apart(verb.acts, parts)[0] if verb.does("swap") else parts
        parts = [(particle, on_top(self.last, part)) for particle, part in parts]
        goes_on = not marks and not self.test and self._goes_on(verb, parts)
        found = () if goes_on else self._found(verb, parts, marks)
        return self._told(found, verb) if found else ()

    def _prepares(self, verb: Verb, parts: Parts) -> bool:
        """Whether something is chosen or counted, with which the next clause does something."""
        if verb.does("choose", "collect") and verb.form in (*ON, "end"):
            self._choose(parts)
            return True
        leaves = verb.does("leave") and verb.form in ON and not self.test
        self.left = roles(parts, "leave", "") if leaves else self.left
        self.counted = counts(parts) if verb.does("count") and verb.form in ON else self.counted
        return leaves or (verb.does("count") and verb.form in ON and self.counted is not None)

    def _found(self, verb: Verb, parts: Parts, marks: Part) -> tuple[Said | Choice, ...]:
        """Every way in which the clause can be meant; nothing where it says the same once more."""
        found = tuple(dict.fromkeys(said for way in ways(parts) for said in self._ways(verb, way, marks)))
        if not found:
            raise Unread
        return () if twice(self.last, found[0], self.joined) else found

    def _told(self, found: tuple[Said | Choice, ...], verb: Verb) -> tuple[Said | Choice, ...]:
        """The clause, which the next one may go on from."""
        self.test, self.kept = None, []
        self.last = found[0] if isinstance(found[0], Said) else None
        self.chosen = self.chosen or seen_of(self.last, verb)
        self.joined = verb.form in ON
        self.who = self.last.roles.who if self.last and self.joined and not verb.let else None
        return found

    def _ways(self, verb: Verb, way: Sequence[Parts], marks: Part) -> Iterator[Said | Choice]:
        sides = [list(self._saids(verb, parts, marks)) for parts in way]
        if verb.form == "may" and len(sides) == 1:
            yield from map(maybe, sides[0])
            return
        yield from sides[0] if len(sides) == 1 else (Choice(one, other) for one, other in zip(*sides, strict=False))

    def _saids(self, verb: Verb, parts: Parts, marks: Part) -> Iterator[Said]:
        for act in plain_acts(verb.acts, self.last, self.test, bool(self.kept)):
            try:
                filled = self._partner(act, {**roles(parts, act, verb.let), **marks}, verb.let == "make")
                if (act in NEEDY or (act == "do" and "face" in filled)) and not {"what", "source", "float"} & {*filled}:
                    filled["what"] = self._object(filled)
                forced = made(filled, act, verb, (self.last, self.who)) or singled_out(parts)
                if not fits(act, verb, parts) or (verb.let and not forced):
                    continue
                found = [
                    self._whole(taken_too(self.last, each, act, self.too), verb) for each in acts.clauses(act, filled)
                ]
            except Unread:
                continue
            yield from (each for each in found if each and clear(each))

    def _partner(self, act: str, filled: Filled, made_to: bool) -> Filled:
        """With whom hands are exchanged, where somebody was chosen for it."""
        what = filled.get("what")
        if made_to and not self.meant and isinstance(self.chosen, Place) and "who" not in filled:
            return {**filled, "who": self.that()}
        hands = what and what.zone == "hand" and what.only("zone bare whole") and not filled.get("other")
        if act == "swap" and hands and isinstance(self.chosen, Place):
            return {**filled, "other": Thing(Noun.PERSON, zone=self.that())}
        return filled

    def _object(self, filled: Filled) -> Thing | None:
        """What the clause is about, where it does not say so: the cards that were counted, or those of the clause before."""
        if filled.get("all"):
            return Thing(zone=self.test.place) if isinstance(self.test, e.AtLeast | e.AtMost) else None
        if not self.joined or not self.last or self.last.verb not in ("turn", "look", "shuffle") or self.last.roles.who:
            return None
        what = merged(self.last.roles.what, self.last.roles.source)
        whole = what and what.noun is Noun.CARDS and (what.whole or what.bare or what.zone is Place.PILE)
        definite = what and (whole or what.noun is Noun.THIS) and what.zone in (Place.MINE, *UNOWNED, None)
        return what if definite else None

    def _whole(self, said: Said, verb: Verb) -> Said | None:
        """The clause with its mood, the test before it, and who goes on to act; nobody who was chosen does."""
        if (verb.form == "not") is not (said.verb == "nothing"):
            return None
        mood = Mood.DO if verb.form == "may" and optional(said) else MOODS.get(verb.form, Mood.DO)
        given = replace(said.roles, test=self.test)
        what = merged(given.what, given.source)
        goes_on = self.who is not None and given.who is None and said.verb in OWN and not verb.let
        if goes_on and (not what or what.noun is Noun.CARDS):
            if not isinstance(self.who, Place) or self.who not in (Place.MINE, *TOGETHER, *SINGLE):
                return None
            given = replace(given, who=self.who)
        return Said(said.verb, given, mood)

    def _rest(self, verb: Verb, parts: Parts, marks: Part) -> tuple[Said | Choice, ...]:
        """「山札を5枚残して、残りを捨てる」."""
        left, self.left = gathered(self.left), {}
        what = left.pop("what", Thing())
        pile = what == Thing(zone=Place.PILE, amount=what.amount) and isinstance(what.amount, int) and not left
        rest = all({*part} <= {"all", "card"} for _, part in parts) and not marks
        if not pile or not rest or not verb.does("discard") or not verb.done():
            raise Unread
        return self._told((Said("thin", Roles(what=Thing(zone=Place.PILE, bare=True), to=what.amount)),), verb)

    def _laid(self, parts: Parts) -> bool:
        """Whether this card is laid under another one."""
        found = [] if any("among" in part for _, part in parts) else next(ways(parts))
        filled = roles(found[0], "put", "") if len(found) == 1 else {}
        self.under = self.under or filled.get("under")
        return "under" in filled and without(filled, "under") in ({}, {"what": Thing(Noun.THIS)})

    def _changed(self, verb: Verb, parts: Parts, marks: Part) -> tuple[Said, ...]:
        """What becomes of the value of the two cards, which are one now."""
        if verb.does("do", "become", "count") and verb.form != "not" and not marks and one_card(parts):
            return ()
        change = None if marks or not verb.done() else changes(verb, roles(valued(parts), "do", ""))
        if not change:
            raise Unread
        said = Said("stack", Roles(under=self.under, change=change, test=self.test))
        self.under, self.test, self.last, self.who = None, None, None, None
        return (said,)

    def _goes_on(self, verb: Verb, parts: Parts) -> bool:
        """Whether this only says how the clause before is meant."""
        if not self.last or not verb.done():
            return False
        if new := meant(self.last, verb, [part for _, part in parts]):
            self.instead = self.last = new
        return bool(new) or goes_on(self.last, verb, parts, self.joined)

    def _choose(self, parts: Parts) -> None:
        """Somebody, or cards with which the next clause does something."""
        parts = parts[:1] if len(parts) == 2 and parts[1][1] == {"single": True} else parts
        people = [part for _, part in parts if {*part} <= {"who", "single", "open"} and "who" in part]
        if len(people) == len(parts) == 1:
            self.chosen, self.meant = people[0]["who"], False
        elif any(particle not in ("g", "w", "") for particle, part in parts if part in people):
            raise Unread
        else:
            self.kept = [*self.kept, *parts]

    def _with_kept(self, parts: Parts) -> Parts:
        """The parts of a clause with what was chosen for it."""
        if not self.kept and (top := those(self.last)):
            return [(particle, top if part == {"it": True} else part) for particle, part in parts]
        named = [each for each in parts if each[1] != {"it": True}]
        if len(named) < len(parts) and not self.kept:
            raise Unread
        return [*self.kept, *named]
