"""How a Japanese clause goes on from the one before it, and what it says of one or of two clauses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Change, Face, Place
from game.games.read_aloud.reading.frames import readings
from game.games.read_aloud.reading.ja.parts import Filled, Part, Parts, without
from game.games.read_aloud.reading.ja.tokens import Unread
from game.games.read_aloud.reading.meanings import OFF_PILE, TOGETHER
from game.games.read_aloud.reading.roles import BESIDE, HANDS, Choice, Mood, Noun, Roles, Said, Thing, merged

OPTIONAL = ("discard", "draw", "put", "mix", "turn", "swap", "shuffle", "stack", "reverse")
"""Verbs of what the reader does or leaves."""
SHOWN = ("shown", "look")
"""What the reader learns where it is done for them."""
CAN = ("draw", "take", "look", "again", "read")
"""What somebody who can do it does."""
ON = ("join", "then")
"""The forms of a verb that another clause follows."""
ONE_CARD: tuple[Part, ...] = ({"it": True}, {"amount": 1}, {"amount": 1, "card": True}, {"amount": 2})
"""What is said of two cards that are one."""
BACK: list[list[Part]] = [
    [],
    *([{"amount": amount, **each}] for amount in ("back", e.That()) for each in ({}, {"each": True})),
]
"""How many cards everybody gets back where hands are shuffled together."""


class Verb:
    """A verb as it stands in a sentence: what it may do, its form, and whether somebody is made or asked to do it."""

    def __init__(self, acts: Sequence[str], form: str, let: str = "") -> None:
        self.acts, self.form, self.let = acts, form, let

    def done(self) -> bool:
        """Whether it is done, and not denied, forbidden or only allowed."""
        return self.form in ("end", "bare", *ON)

    def does(self, *acts: str) -> bool:
        """Whether it may be one of these."""
        return any(act in self.acts for act in acts)


def clear(said: Said) -> bool:
    """Whether it has a meaning; where cards of a place were counted those could be meant of which is not said which."""
    test, what = said.roles.test, said.roles.what
    counted = isinstance(test, e.AtLeast | e.AtMost) and test.place in OFF_PILE
    bare = said.verb == "discard" and what is not None and what.noun is Noun.CARDS and what.zone is None
    return bool(readings(said)) and not (counted and bare and not said.roles.source and not said.roles.who)


def fits(act: str, verb: Verb, parts: Parts) -> bool:
    """Whether this sense has this form: who is shown something looks at it, and who can do something does it.

    Whom the next player skips is somebody else.
    """
    if act == "skip" and sum(part.get("who") is Place.LEFT for _, part in parts) > 1:
        return False
    if "shown" in verb.acts and act in ("open", "shown"):
        return (act == "shown") is (verb.let == "get")
    return verb.form != "can" or act in CAN


def one_card(parts: Parts) -> bool:
    """Whether it is said of two cards that they are one, and not that they are two."""
    named = [part for _, part in parts]
    return all(part in ONE_CARD for part in named) and named != [{"amount": 2}]


def goes_on(last: Said, verb: Verb, parts: Parts, joined: bool) -> bool:
    """Whether this only says how the clause before is meant: 「混ぜて配り直す」, 「引いて手札に加える」, 「伏せて見えないようにする」."""
    named = [part for _, part in parts]
    if verb.does("put") and not parts and not joined:
        return False
    if verb.form == "then" and not parts and last.verb in verb.acts:
        return True
    if last.verb == "turn":
        return _turned(last.roles.face, verb, parts)
    if last.verb in ("shuffle", "mix"):
        return _shuffled(last, verb, named)
    mine = [("d", {"zone": "hand"}), ("d", {"who": Place.MINE, "zone": "hand"})]
    drawn = last.verb == "draw" and not last.roles.goal
    return drawn and verb.does("put", "do") and len(parts) == 1 and parts[0] in mine


def _turned(face: Face | None, verb: Verb, parts: Parts) -> bool:
    """Whether the same face is said once more, or that all see it or play on so."""
    if face is Face.OPEN and (verb.does("open") and not verb.let and [*parts] in ([], [("d", {"who": Place.HANDS})])):
        return True
    if parts:
        return [part for _, part in parts] == [{"face": face}] and verb.does("do", "face", "put")
    onward = verb.does("onward") and face is Face.OPEN
    return onward or verb.does("face", "put") or (verb.does("down") and face is Face.DOWN)


def _shuffled(last: Said, verb: Verb, named: Sequence[Part]) -> bool:
    """Whether cards that were shuffled come back to where they were."""
    zone = last.roles.what.zone if last.verb == "shuffle" and last.roles.what else None
    if verb.does("redeal", "deal") or (verb.does("put") and named in BACK[1:]):
        return zone in ("hand", *TOGETHER) and named in BACK
    if verb.does("relay"):
        return zone is Place.FIELD and not named
    return last.verb == "mix" and verb.does("shuffle", "mix") and not named


def twice(last: Said | None, said: Said | Choice, joined: bool) -> bool:
    """Whether the same is said once more: 「めくってみせる」, 「おしまい。ゲームを終える」."""
    if not isinstance(said, Said) or not last or said.verb != last.verb:
        return False
    if said.verb == "end":
        return said.roles.test is None
    if said.verb == "shuffle":
        return joined and said.roles in (last.roles, Roles())
    return joined and said.verb == "turn" and readings(last) == readings(said)


def meant(last: Said, verb: Verb, named: Sequence[Part]) -> Said | None:
    """What the clause before means after all: 「戻して切る」."""
    to_the_pile = last.verb == "put" and last.roles.goal == Thing(zone=Place.PILE, bare=True)
    if to_the_pile and verb.does("shuffle", "mix") and named in ([], [{"zone": Place.PILE}]):
        return replace(last, verb="mix")
    return None


def on_top(last: Said | None, part: Part) -> Part:
    """「一番上」 of the pile, where the clause before was about it."""
    roles = last.roles if last else Roles()
    pile = any(each and each.zone is Place.PILE for each in (roles.what, roles.source, roles.goal))
    return {**part, "zone": Place.PILE} if pile and "where" in part and "zone" not in part else part


def seen_of(said: Said | None, verb: Verb) -> Place | None:
    """Whose hand was looked at or turned, where that is one of whom more can be said."""
    what = said.roles.what if said and said.verb in ("look", "turn") and not verb.let else None
    zone = said.roles.who if said and what and what.zone == "hand" else what.zone if what else None
    return zone if isinstance(zone, Place) and zone in BESIDE else None


def among(test: e.Test | None, last: Said | None, part: Part) -> Part:
    """「そのうち1枚」: of the cards that were counted, or all seen."""
    place = getattr(test, "place", None)
    if "among" not in part:
        return part
    if "zone" in part:
        raise Unread
    return {**without(part, "among"), **({"zone": place} if place else _seen_among(last, part))}


def _seen_among(said: Said | None, part: Part) -> Part:
    """Of which cards 「そのうち1枚」 is said where all of a place were seen, or those on top of the pile."""
    what = merged(said.roles.what, said.roles.source) if said and said.verb in ("look", "turn") else None
    if what and part.get("where") is e.Where.TOP and what.zone is Place.PILE and what.where is e.Where.TOP:
        return {"zone": Place.PILE}
    if not said or not what or "where" in part or not (what.whole or what.bare) or what.zone is Place.PILE:
        raise Unread
    if what.zone in (Place.LEFT, Place.RIGHT, Place.MINE):
        return {"zone": "hand", "who": what.zone}
    if what.zone not in OFF_PILE:
        raise Unread
    return {"zone": what.zone}


def counts(parts: Parts) -> Place | None:
    """The place in 「場札の枚数を数えて」 before "as many as that"."""
    part = parts[0][1] if len(parts) == 1 else {}
    zone = part.get("zone") if part.get("measure") is e.Measure.CARDS and {*part} == {"zone", "measure"} else None
    return Place.MINE if zone == "hand" else zone if isinstance(zone, Place) else None


def taken_too(last: Said | None, said: Said, act: str, too: bool) -> Said:
    """Who takes a card, too, after one was taken from the field or the discards, takes it from there."""
    what = merged(said.roles.what, said.roles.source)
    before = merged(last.roles.what, last.roles.source) if last and last.verb == "draw" else None
    if act != "take" or said.verb != "draw" or not what or what.zone or not before or before.zone not in OFF_PILE:
        return said
    if not too:
        raise Unread
    return replace(said, roles=replace(said.roles, what=replace(what, zone=before.zone), source=None))


def those(last: Said | None) -> Part | None:
    """「それ」: the cards on top of the pile that were just seen, which lie there still."""
    what = merged(last.roles.what, last.roles.source) if last and last.verb in ("look", "turn") else None
    top = what and what.zone is Place.PILE and what.where is e.Where.TOP
    return {"zone": Place.PILE, "where": e.Where.TOP, "amount": what.amount or 1} if what and top else None


def valued(parts: Parts) -> Parts:
    """「そのカードは2倍になる」 is said of its value, as 「そのカードは価が2倍になる」 is."""
    rest = [(particle, part) for particle, part in parts if part != {"it": True} or particle not in ("w", "g", "o")]
    named = len(rest) == len(parts) or any("value" in part or "sign" in part for _, part in rest)
    return rest if named else [("w", {"value": True}), *rest]


def changes(verb: Verb, filled: Filled) -> Change | None:
    """What 「価を0にする」 and the like make of a value."""
    names = {*filled}
    if "sign" in names:
        return Change.NEGATE if verb.does("negate") and names == {"sign"} else None
    if {"goal"} <= names <= {"value", "goal"} and filled["goal"] == Thing(worth=(-1, e.Side.OR_LESS)):
        return Change.NEGATE if verb.does("do", "become") else None
    if (names == {"value", "times"} and filled["times"] == 2) or (names == {"value"} and verb.does("double")):
        return Change.DOUBLE
    zero = names in ({"value", "to"}, {"value", "number"}) and 0 in (filled.get("to"), filled.get("number"))
    return Change.ZERO if zero and verb.does("do", "become") else None


def singled_out(parts: Parts) -> bool:
    """Whether it is somebody with the most, or the least, who is made to do it: 「手札が一番多い人に」."""
    return any(particle == "d" and "rank" in part for particle, part in parts)


def made(filled: Filled, act: str, verb: Verb, before: tuple[Said | None, Place | e.Rank | None]) -> bool:
    """Whether it is said who is made to do it; who is asked to show something shows it to the one who asks.

    The reader is asked, 「1枚取っていただきます」, where nobody else was named or acted before.
    """
    owners = [each.zone for each in (filled.get("what"), filled.get("source")) if each and each.zone in HANDS]
    theirs = act in ("discard", "open", "shown") and len(owners) == 1 and owners[0] is not Place.MINE
    last, who = before
    alone = who in (None, Place.MINE) and (not last or last.roles.who in (None, Place.MINE))
    reader = verb.let == "get" and alone and act not in SHOWN and {*owners} <= {Place.MINE}
    return filled.get("who") is not None or theirs or reader


def optional(said: Said) -> bool:
    """Whether the reader may do it or not, and nobody could say how often: 「2枚引いてもよい」."""
    what = merged(said.roles.what, said.roles.source)
    amount = what.amount if what else None
    return said.verb in OPTIONAL and said.roles.who in (None, Place.MINE) and not isinstance(amount, e.Any | e.That)


def maybe(said: Said) -> Said | Choice:
    """It or nothing, where it may be done; what is only allowed is itself."""
    return Choice(said, Said("nothing", Roles())) if said.mood is Mood.DO else said


def choices(one: Sequence[Said | Choice], other: Sequence[Said | Choice]) -> tuple[Choice, ...]:
    """One of two clauses."""
    return tuple(Choice(a, b) for a in one for b in other if isinstance(a, Said) and isinstance(b, Said))


def others_act(found: tuple[Said | Choice, ...]) -> bool:
    """Whether others act, who would be those who choose, too, where they are not named again."""
    saids = [each for each in found if isinstance(each, Said) and each.verb != "skip"]
    return any(each.roles.who not in (None, Place.MINE) for each in saids)
