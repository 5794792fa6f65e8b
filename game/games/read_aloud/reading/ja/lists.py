"""Several objects under one Japanese verb, each a clause of its own: 「手札を1枚と場札を2枚捨てる」."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.reading.ja.parts import Part, Parts, without
from game.games.read_aloud.reading.ja.tokens import Unread
from game.games.read_aloud.reading.roles import Noun

FAMILY = {"o": "o", "w": "w", "f": "f", "": "o"}
"""Particles of which several objects can stand under one verb, and the one that is meant where none is said."""
OWN = {"amount", "all", "each", "n"}
"""What says how many of an object are meant."""
MIXED = {"shuffle", "mix", "sum"}
"""Verbs that make one heap of several things."""
TOGETHER = ("swap", "choose")
"""Verbs that do one thing with both."""


def apart(verbs: Sequence[str], parts: Parts) -> list[Parts]:
    """The parts of each clause that the verb says: one, or as many as it has objects or people."""
    heads = _heads(parts)
    if {*TOGETHER} & {*verbs}:
        pair = "swap" in verbs and len(heads) == 2 and parts[heads[0]][0] == parts[heads[1]][0] == "f"
        return _pair(parts, heads) if pair else [parts]
    if len(heads) > 1:
        if MIXED & {*verbs} and not any(kind == "d" for kind, _ in parts) and not _both(parts, heads):
            raise Unread
        return _objects(parts, heads)
    at = next((n for n, (kind, part) in enumerate(parts[:-1]) if kind == "y" and "who" in part), None)
    if at is None:
        return [parts]
    kind, other = parts[at + 1]
    if Place.HANDS in (parts[at][1]["who"], other.get("who")):
        raise Unread  # somebody and everyone: one of the two was not meant
    if kind not in ("g", "w") and not (kind in ("d", "") and any("each" in part for _, part in parts)):
        return [parts]
    rest = [(particle, without(part, "each")) for particle, part in parts[at + 2 :]]
    return [[*parts[:at], (kind, each), *rest] for each in (parts[at][1], other)]


def _pair(parts: Parts, heads: Sequence[int]) -> list[Parts]:
    """「手札から1枚と場札から1枚を交換する」."""
    if len(parts) != 4 or heads[0] != 0 or heads[1] != 2:
        return [parts]
    one, other = ({**parts[at][1], **parts[at + 1][1]} for at in heads)
    return [[("y", one), ("o", other)]]


def _heads(parts: Parts) -> list[int]:
    """Where the objects stand that share one particle, for which 「と」 or a comma may stand."""
    kind, found = "", list[int]()
    for n in range(len(parts) - 1, -1, -1):
        particle, part = parts[n]
        if ({"zone", "noun", "act"} & {*part} or _valued(parts, n)) and "below" not in part:
            kind = kind or FAMILY.get(particle, "")
            if kind and particle in (kind, "y", "", *("o" if kind == "w" else "")):
                found.insert(0, n)
    return found


def _both(parts: Parts, heads: Sequence[int]) -> bool:
    """Whether each of them is meant alone: 「手札も場札も」."""
    return all(parts[n][0] == "w" for n in heads)


def _valued(parts: Parts, n: int) -> bool:
    """「場の最大のカードと最小のカード」: the second one is of the same place."""
    names = {"high", "worth"}
    return n > 0 and parts[n - 1][0] == "y" and bool(names & {*parts[n][1]} and names & {*parts[n - 1][1]})


def _objects(parts: Parts, heads: Sequence[int]) -> list[Parts]:
    """Each object with what is said of it; what is said of the last one alone is said of all."""
    kind, ends = FAMILY[parts[heads[-1]][0]], [*heads[1:], len(parts)]
    objects = [parts[n][1] for n in heads]
    if objects[-1].get("noun") is Noun.LIMIT:
        objects = [each if "noun" in each else {**each, "noun": Noun.LIMIT} for each in objects]
    place = {name: value for name, value in objects[0].items() if name in ("zone", "who")}
    objects = [each if {"zone", "noun", "act"} & {*each} else {**place, **each} for each in objects]
    if _valued_first(objects) and any("all" in part for _, part in parts):
        raise Unread
    rests = [_loose(parts[one + 1 : end]) for one, end in zip(heads, ends, strict=True)]
    counts = [[each for each in rest if _counts(each)] for rest in rests]
    others = [[each for each in rest if not _counts(each)] for rest in rests]
    if not any(others[:-1]):
        others = [others[-1]] * len(heads)
    return [
        [*parts[: heads[0]], (kind, each), *count, *other]
        for each, count, other in zip(objects, _given(objects, counts, _both(parts, heads)), others, strict=True)
    ]


def _valued_first(objects: Sequence[Part]) -> bool:
    """Whether the first cards have a value that might be meant of the last place, too: 「価が5以上の場札と手札」."""
    return "worth" in objects[0] and {*objects[-1]} <= {"zone", "who", "all"}


def _loose(parts: Parts) -> Parts:
    """「1枚と」 is said of the object before it."""
    return [("" if kind == "y" else kind, part) for kind, part in parts]


def _counts(part: tuple[str, Part]) -> bool:
    return {*part[1]} <= OWN


def _given(objects: Sequence[Part], counts: Sequence[Parts], both: bool) -> list[Parts]:
    """How many of each object: where the last one alone has a number it is that of all."""
    several = [n for n, each in enumerate(objects) if each.get("noun") is not Noun.THIS]
    bare = [n for n in several if not counts[n] and not OWN & {*objects[n]}]
    last = counts[-1]
    if not bare or not last or bare != several[:-1]:
        return [*counts]
    said = {name for _, part in last for name in part}
    if not said & {"each", "all"} and objects[-1].get("noun") is not Noun.LIMIT and not both:
        raise Unread
    shared = [(kind, without(part, "each")) for kind, part in last]
    return [shared if n in several else [] for n in range(len(objects))]
