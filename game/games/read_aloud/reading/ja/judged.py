"""Who wins and what is tested, from the parts of a Japanese clause: a measure, how it compares, a number."""

from __future__ import annotations

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Measure, Place, Side
from game.games.read_aloud.reading.frames import otherwise, test_of
from game.games.read_aloud.reading.ja.parts import Part, Parts, without
from game.games.read_aloud.reading.roles import Noun

SIZES = (Measure.SUM, Measure.HIGHEST, Measure.LOWEST, Measure.SPREAD)
PASSED = {"exceed": (1, Side.OR_MORE), "below": (-1, Side.OR_LESS)}
BIG = {"big": True, "many": True, "small": False, "few": False}


def condition(parts: Parts, marks: Part, verbs: tuple[str, ...]) -> e.Condition | None:
    """The winner's condition that a clause says of a player; None where it says none, or something else besides."""
    whole: Part = {}
    goal: Part = {}
    for particle, part in parts:
        if (
            particle in ("d", "y")
            and (particle == "d" or marks.get("adjective") == "near")
            and (part.get("measure") or {"n", "amount"} & {*part})
            and not {"hold", "become"} & {*verbs}
        ):
            if goal:
                return None
            goal = part
        elif any(name in whole and whole[name] != part[name] for name in part):
            return None
        else:
            whole = {**whole, **part}
    who = whole.pop("who", Place.MINE)
    if who not in (Place.MINE, Place.HANDS):
        return None
    found = _condition({**whole, **marks}, goal, verbs)
    return None if who is Place.HANDS and isinstance(found, e.Exactly | e.Odd | e.Even) else found


def _condition(marks: Part, goal: Part, verbs: tuple[str, ...]) -> e.Condition | None:
    if "gone" in verbs:
        marks, verbs = {**marks, "none": True}, ("be",)
    holds = "hold" in verbs or "be" in verbs
    named = "zone" in marks or "card" in marks or goal.get("measure") is not None
    hand, card = marks.pop("zone", "hand"), marks.pop("card", None)
    if hand not in ("hand", Place.MINE, Place.HANDS) or (verbs and not holds and "become" not in verbs):
        return None
    if noun := marks.pop("noun", None):
        return e.Holder() if noun is Noun.THIS and holds and not marks and not goal and not card else None
    sole = not {"measure", "worth", "high"} & {*marks}
    if holds and marks.get("most") and not {"adjective", "high"} & {*marks}:
        marks["adjective"] = "many"
    measure = Measure.SUM if sole and goal.get("measure") else _measure(marks, holds, card)
    if measure is None or (sole and not named):
        return None
    return _compared(measure, marks, goal)


def _measure(marks: Part, holds: bool, card: object) -> Measure | None:
    """What is compared; its marks are taken out."""
    value = marks.pop("value", None)
    named = marks.pop("measure", None)
    if named in (Measure.SUM, Measure.SPREAD, Measure.SEEN, Measure.STACKS, Measure.KEEPERS):
        return named if not card or named not in (Measure.SUM, Measure.SPREAD) else None
    if worth := marks.pop("worth", None):
        return {(0, Side.EXACTLY): Measure.ZEROS, (-1, Side.OR_LESS): Measure.NEGATIVES}.get(worth)
    if "high" in marks and (holds or value or card):
        high = marks.pop("high")
        if marks.get("amount") == 1:
            del marks["amount"]
        if not ({"adjective", "n", "amount"} & {*marks}):
            marks["adjective"], marks["most"] = ("big" if high else "small"), True
        return Measure.HIGHEST if high else Measure.LOWEST
    return None if value else Measure.CARDS


def _compared(measure: Measure, marks: Part, goal: Part) -> e.Condition | None:
    """The comparison of a measure; every mark must be part of it."""
    if marks.get("adjective") == "near":
        return _nearest(measure, marks, goal)
    if goal:
        return None
    return _ranked(measure, marks) if "adjective" in marks else _exact(measure, marks)


def _exact(measure: Measure, marks: Part) -> e.Condition | None:
    """Odd, even, a number, none; so many cards are no value."""
    if "amount" in marks and measure in SIZES:
        return None
    number = marks.get("n", marks.get("amount"))
    if {*marks} == {"odd"}:
        return e.Odd(measure) if marks["odd"] else e.Even(measure)
    if {*marks} == {"none"} or marks == {"none": True, "amount": 1}:
        return e.Exactly(measure, 0) if measure not in SIZES else None
    sole = isinstance(number, int) and {*marks} - {"exactly"} in ({"n"}, {"amount"})
    return e.Exactly(measure, number) if sole and isinstance(number, int) else None


def _ranked(measure: Measure, marks: Part) -> e.Condition | None:
    """Most, least, and how else a player is singled out; a number of cards is never big."""
    names, adjective = {*marks} - {"adjective"}, marks["adjective"]
    if adjective in ("big", "small") and measure not in SIZES:
        return None
    high = BIG[adjective]
    if names == {"second"}:
        return e.Second(measure) if high else e.SecondLeast(measure)
    if names == {"most", "bound"} and high and marks["bound"][1] is Side.OR_LESS:
        return e.Within(measure, marks["bound"][0])
    if names <= {"most"}:
        return e.Most(measure) if high else e.Least(measure)
    return None


def _nearest(measure: Measure, marks: Part, goal: Part) -> e.Condition | None:
    if not {*marks} <= {"adjective", "most"}:
        return None
    if {*goal} == {"n"} or ({*goal} == {"amount"} and measure is Measure.CARDS):
        number = goal.get("n", goal.get("amount"))
        return e.Nearest(measure, number) if isinstance(number, int) else None
    field = without(goal, "value") == {"zone": Place.FIELD, "measure": Measure.SUM}
    return e.Nearest(measure, None) if field else None


def test(parts: Parts, marks: Part, said: tuple[tuple[str, ...], bool], place: Place | None) -> e.Test | None:
    """The test that a clause is, of this place where it names none, by its verbs and whether they are denied."""
    verbs, unless = said
    whole: Part = dict(marks)
    for _, part in parts:
        if any(name in whole for name in part):
            return None
        whole |= part
    if unless and "settled" in verbs and without(whole, "nothing") == {"noun": Noun.CONDITION}:
        return e.Undecided()
    if unless and ("w", {"amount": 1}) in parts and {"be", "hold"} & {*verbs}:
        del whole["amount"]
    if "only" in whole and "amount" in whole and ("none" in whole or unless):
        whole, unless = {**without(whole, "only", "none", "amount"), "bound": (whole["amount"], Side.OR_LESS)}, False
    return _tested(whole, verbs, unless, place)


def _tested(whole: Part, verbs: tuple[str, ...], unless: bool, place: Place | None) -> e.Test | None:
    passed = next((PASSED[verb] for verb in verbs if verb in PASSED), None)
    if passed and "amount" in whole:
        whole["bound"] = (whole.pop("amount") + passed[0], passed[1])
    if {*whole} == {"bound"} and place:
        whole["zone"] = place
    found = _test(whole, verbs)
    return otherwise(found) if found and unless else found


def _test(marks: Part, verbs: tuple[str, ...]) -> e.Test | None:
    names = {*marks}
    if {"nothing", "none"} <= names:
        names.discard("nothing")
    place = marks.get("zone")
    if marks.get("who") is Place.MINE and place == "hand":
        place, names = Place.MINE, names - {"who", "reads"}
    place = Place.MINE if place == "hand" else place
    names -= {"card"} if place else set()
    if marks.get("noun") is Noun.THIS and place is Place.MINE and names == {"noun", "zone"}:
        return e.InHand() if {"be", "hold", "read"} & {*verbs} else None
    if place is Place.MINE and names == {"zone"} and "read" in verbs:
        return e.InHand()
    if marks.get("noun") is Noun.CONDITION and names == {"noun", "none"}:
        return e.Undecided()
    names -= {"measure"} if marks.get("measure") is Measure.CARDS else set()
    return _counted(place, marks, names - {"zone"}, verbs) if isinstance(place, Place) else None


def _counted(place: Place, marks: Part, names: set[str], verbs: tuple[str, ...]) -> e.Test | None:
    if names == {"none"} or (names == {"none", "amount"} and marks["amount"] == 1) or ("gone" in verbs and not names):
        return test_of(place, 0, Side.OR_LESS)
    if names in ({"amount"}, {"n"}) and 0 in (marks.get("amount"), marks.get("n")) and not {"hold"} & {*verbs}:
        return test_of(place, 0, Side.OR_LESS)
    if names == {"bound"} and {*verbs} <= {
        "be",
        "hold",
        "become",
        "fewer",
        "do",
        "nothing",
        "again",
        "exceed",
        "below",
    }:
        return test_of(place, *marks["bound"])
    if not names and verbs and {*verbs} <= {"be", "hold"}:
        return test_of(place, 1, Side.OR_MORE)
    return None
