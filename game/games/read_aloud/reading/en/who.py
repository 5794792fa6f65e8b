"""Who acts in an English clause, and on what.

Who acted before acts again where the form of the verb says so: "draws one and discards one". Where somebody could be one
player here and another one there, nothing is read.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import UNOWNED, Place
from game.games.read_aloud.reading.en.chunks import Who
from game.games.read_aloud.reading.en.heap import Clause
from game.games.read_aloud.reading.en.nouns import Np, Pp, placed
from game.games.read_aloud.reading.en.scene import LATER, OPEN, Before
from game.games.read_aloud.reading.en.words import AGAIN, ITS, THEY, Verb
from game.games.read_aloud.reading.meanings import TOGETHER, mine
from game.games.read_aloud.reading.roles import Noun

SINGLE = (Place.MINE, Place.LEFT, Place.RIGHT, *OPEN, Place.OWNER)
MOVING = ("swap", "put", "pass", "rise", "fall", "double", "end", "reverse", "go")
"""What happens by itself."""
UNSURE = "?"


def acting(clause: Clause, before: Before, joint: str) -> tuple[Clause, Before] | None:
    """The clause with who acts and on what, active or passive, and what is known after it; None where that is open."""
    verb = clause.verb
    if not _whole(verb, clause.parts):
        return None
    if verb.passive:
        return _passive(clause)
    if clause.subject and verb.act in MOVING and not clause.things and clause.who is None:
        return _by_itself(clause)
    if verb.form == "part":
        return _carried_on(clause, before, joint)
    return _active(clause, before, joint) if _can_act(clause) else None


def _can_act(clause: Clause) -> bool:
    """Whether the verb has a form in which somebody does something, and nobody else stands where they would."""
    verb = clause.verb
    named = "doer" in clause.marks or (clause.subject and verb.act != "become")
    if isinstance(clause.who, e.Condition) and not isinstance(clause.who, e.Rank) and verb.act not in ("win", "lose"):
        return False
    return not named and verb.form != "ing" and (verb.form != "perfect" or verb.act in ("lose", "win", "end"))


def _whole(verb: Verb, parts: tuple[str, ...]) -> bool:
    """Whether all small words belong to the verb, and none is missing."""
    needed = [each[1:] for each in verb.parts if each.startswith("~")]
    return {*parts} <= {*verb.parts, *AGAIN} and {*needed} <= {*parts}


def _passive(clause: Clause) -> tuple[Clause, Before] | None:
    """With what something is done stands before the verb, and who does it after “by”; or who is given something."""
    if clause.verb.act == "give" and clause.things and isinstance(clause.who, Place) and not clause.subject:
        given = clause._replace(who=clause.marks.get("doer"), things=(Who(clause.who), *clause.things))
        return (given.without("doer"), LATER) if clause.also is None else None
    if clause.things or (clause.subject and clause.who is not None):
        return None
    if clause.verb.mood == "not" and clause.marks.get("doer") is Place.MINE:
        return None
    things = clause.subject or (() if clause.who is None else (Who(clause.who),))
    clause = clause._replace(who=clause.marks.get("doer"), subject=(), things=things).without("doer")
    return clause, LATER._replace(subject=_where_they_were(things, clause.places))


def _where_they_were(things: tuple[Any, ...], places: tuple[Pp, ...]) -> tuple[Any, ...]:
    """The things with the place from which they are taken, so that something more can be done with them; else nothing."""
    origins = [each for each in places if each.prep in ("from", "of", "in")]
    if not origins:
        return things
    found = placed(things[0], origins[0]) if len(things) == len(origins) == 1 else None
    return (found,) if found else ()


def _by_itself(clause: Clause) -> tuple[Clause, Before] | None:
    """What happens is said of the thing itself."""
    forms = ("third", "base", "can", *(("perfect",) if clause.verb.act == "end" else ()))
    if clause.verb.form not in forms or "doer" in clause.marks:
        return None
    return clause._replace(who="it" if clause.verb.mood else None, subject=(), things=clause.subject), LATER


def _carried_on(clause: Clause, before: Before, joint: str) -> tuple[Clause, Before] | None:
    """Something else is done with the same: is shuffled and discarded."""
    if (
        "doer" not in clause.marks
        and before.subject
        and not (clause.who or clause.subject or clause.things)
        and joint in ("and", "then")
        and not _gone(before)
    ):
        return clause._replace(things=before.subject), LATER._replace(subject=before.subject)
    return None


def _gone(before: Before) -> bool:
    """Whether cards that were named are not any more where they were."""
    what = before.said.roles.what if before.said and before.said.verb in ("draw", "put", "discard", "swap") else None
    return bool(what and what.noun is Noun.CARDS)


def _active(clause: Clause, before: Before, joint: str) -> tuple[Clause, Before] | None:
    verb = clause.verb
    if "cause" in clause.marks:
        verb = verb._replace(modal=True)
    who, modal = _named(clause, before), _same_form(clause, verb)
    if who is None and joint in ("to", "who") and before.chosen:
        who, modal = before.they, True
    elif who is None and verb.act != "become":
        who = _carried(clause, before, joint)
        modal = before.modal and who is not None
        clause = _of_theirs(clause) if who is not None else clause
    if who == UNSURE or (clause.also is not None and not (who in SINGLE and clause.also in SINGLE)):
        return None
    they = who if clause.also is None and isinstance(who, Place) and who not in (*OPEN, Place.MINE) else None
    return clause._replace(who=who, verb=verb).without("cause", "except"), LATER._replace(
        who=who, modal=modal, they=they
    )


def _named(clause: Clause, before: Before) -> Any:
    """Who is named; “?” where that is nobody that is known."""
    if "except" in clause.marks:
        return Place.OTHERS if clause.who is Place.HANDS else UNSURE
    if clause.who == ITS:
        of_this = before.said and before.said.roles.what and before.said.roles.what.noun is Noun.THIS
        return Place.OWNER if of_this else UNSURE
    return (before.they or UNSURE) if clause.who == THEY else clause.who


def _same_form(clause: Clause, verb: Verb) -> bool:
    """Whether the next verb of the same people has the form in which the reader is told something, too."""
    return verb.modal or (verb.form == "base" and (clause.who in TOGETHER or clause.who == THEY))


def _carried(clause: Clause, before: Before, joint: str) -> Any:
    """Who acts where nobody is named: whoever acted before, or the reader; “?” where that is open."""
    verb, who = clause.verb, before.who
    if verb.form == "third" and verb.lemma in ("go", "return") and clause.things and clause.places:
        return None
    same = joint in ("and", "then", "who") and not mine(who)
    sure = isinstance(who, Place) and who not in OPEN
    if verb.form == "third":
        return who if same and sure else UNSURE
    if not same or not before.modal or any(map(_readers, clause.things)):
        return None
    return who if clause.things and sure else UNSURE


def _readers(thing: Any) -> bool:
    """Whether it is the reader who does something with this: this card, your hand, a whole place."""
    if not isinstance(thing, Np):
        return False
    what = thing.thing
    alone = what.noun not in (Noun.CARDS, Noun.TURN, Noun.LIMIT)
    return alone or what.zone is Place.MINE or (what.zone in UNOWNED and what.whole)


def _of_theirs(clause: Clause) -> Clause:
    """Cards that are discarded by whoever acted before are of their hand."""
    if clause.verb.act != "discard":
        return clause
    return clause._replace(things=tuple(map(_in_hand, clause.things)))


def _in_hand(thing: Any) -> Any:
    if isinstance(thing, Np) and thing.thing.zone is None and thing.thing.amount is not None:
        return thing._replace(thing=replace(thing.thing, zone="hand"))
    return thing
