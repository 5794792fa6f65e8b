"""What English writers deny to say what they mean: the field, not your hand; instead of discarding this card.

It is read where what is denied could stand there and would be something else altogether: other cards, another player,
another side. What is only a part of it, such as the highest of these cards, would narrow what is said.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any, TypeAlias

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import UNOWNED, Place
from game.games.read_aloud.reading.en.cut import Cut
from game.games.read_aloud.reading.en.restated import ways
from game.games.read_aloud.reading.spelling import plain

Read: TypeAlias = Callable[[str], tuple[e.Text, ...]]

_THIS = r"(?:this card|this one|this|it)"
_GONE = rf"(?:being )?(?:(?:discard|throw|bin|toss|ditch|trash)(?:ing|ed)? {_THIS}(?: away| out)?|get(?:ting)? rid of {_THIS})"
KEPT = tuple(
    re.compile(pattern)
    for pattern in (
        rf"^(?:do not|you do not|never) {_GONE}(?:,? but|,? and|[,;.])(?: rather| instead,?| just)? (?P<said>[^;]+)$",
        rf"^(?:instead of|rather than) {_GONE}, (?P<said>[^;]+)$",
        rf"^(?P<said>[^.;]+?),? (?:instead of|rather than) {_GONE}$",
        r"^this card is not (?:discarded|thrown away)(?:,? but|[;,.](?: but)?(?: instead,?)?)(?P<is> (?:it )?is)? ?(?:it )?(?P<said>[^;]+)$",
        r"^(?P<said>[^;]+?)[,;.] (?:but |and )?do not discard this card$",
    )
)
"""That this card is not discarded, which it is not anyhow, and what happens to it, or what is done."""
DENIED = re.compile(
    r"^(?P<said>[^.;:]+?),? (?:(?:and |but )?not(?! only\b)|(?P<instead>instead of|rather than)) (?P<other>[^.;:,]+?)"
    r"(?:, (?:but )?(?P<rest>(?!or\b|and\b|if\b|unless\b)[^.;:]+))?(?P<tail>[.;].*)?$"
)
LEFT_OUT = re.compile(
    r"^(?P<said>[^.;:]+?)[,;.] (?:but |and |while )?(?P<other>[a-z’ ]+?) (?:do|does|must|need)(?: not|es not)(?: have to| need to)?$"
)
FIRST = re.compile(r"^(?:it is )?not (?P<other>[^.;:,]+?),? but (?:rather )?(?P<said>[^.;:]+?)(?P<tail>[.;].*)?$")
WHO = re.compile(r"^([a-z’ ]+?) (?:who|that) (?=[a-z]+s\b|must\b)")
BOTTOM = re.compile(r"(?:from )?(?:the )?bottom(?: one| card| of it| of the (?:draw )?(?:pile|deck))?")
APART = {
    **{
        place: {*UNOWNED} - {place} | {Place.MINE, Place.LEFT, Place.RIGHT, Place.ANOTHER, Place.OTHERS}
        for place in UNOWNED
    },
    Place.MINE: {*UNOWNED, Place.LEFT, Place.RIGHT, Place.ANOTHER, Place.OTHERS},
    Place.LEFT: {*UNOWNED, Place.MINE, Place.RIGHT},
    Place.RIGHT: {*UNOWNED, Place.MINE, Place.LEFT},
    Place.ANOTHER: {*UNOWNED, Place.MINE},
    Place.OTHERS: {*UNOWNED, Place.MINE},
}
"""Places that have no card in common."""
OPPOSED = ({e.Odd, e.Even}, {e.Most, e.Least}, {e.Second, e.SecondLeast})
ACTED = (e.Discard, e.Each, e.Take, e.LoseEach, e.Limit, e.SetLimit, e.DoubleLimit)
"""Clauses of somebody who does it, or to whom it happens."""


def contrasted(sentence: str, read: Read) -> tuple[e.Text, ...]:
    """What a sentence says that also says what it does not mean."""
    text = plain(sentence.rstrip(" .!"), small=True).text.replace("'", "’").replace("it’s ", "it is ")
    text = re.sub(r"n’t\b", " not", text)
    return _stays(text, read) or _denies(text, read)


def _stays(text: str, read: Read) -> tuple[e.Text, ...]:
    """What is done where this card is only said to stay."""
    for pattern in KEPT:
        if found := pattern.match(text):
            said = found["said"]
            if text.startswith("this card is not"):
                said = f"this card {'is ' if found['is'] or said.split()[0].endswith('ed') else ''}{said}"
            elif "this card" not in said:
                said = re.sub(r"^((?:then |you )*[a-z]+) it\b", r"\1 this card", said)
            if (texts := read(said)) and all(_keeps(each, pattern is KEPT[-1]) for each in texts):
                return texts
    return ()


def _keeps(text: e.Text, done: bool) -> bool:
    """Whether something else becomes of this card, or, where that is only said by the way, it stays."""
    parts = [part for clause in text for part in e.parts(clause)]
    return e.DISCARD_THIS not in parts and (done or any(map(_of_this, parts)))


def _of_this(clause: e.Plain) -> bool:
    return isinstance(clause, e.Swap | e.Stack) or getattr(clause, "cards", None) == e.This()


def _denies(text: str, read: Read) -> tuple[e.Text, ...]:
    """What is said, where what is denied is something else."""
    if (found := LEFT_OUT.match(text)) and (person := _person(found["other"])):
        return tuple(each for each in read(found["said"]) if _elsewhere(each, person))
    if found := FIRST.match(text):
        said, other, rest = (
            WHO.sub(r"\1 ", found["said"]) if text.startswith("it is") else found["said"],
            found["other"],
            None,
        )
    elif found := DENIED.match(text):
        said, other, rest = found["said"], found["other"], found["rest"]
    else:
        return ()
    tail = found["tail"] or ""
    whole = f"{said} {rest}" if rest else said
    texts = read(whole + tail)
    if len(texts) != 1 or (found.groupdict().get("instead") and re.search(r"\bif\b", whole)):
        return ()
    return texts if _other(texts[0], whole, other, lambda each: read(each + tail)) else ()


def _other(text: e.Text, whole: str, other: str, read: Read) -> bool:
    """Whether what is denied is something else than what is said."""
    if BOTTOM.fullmatch(other):
        return re.search(r"\btop(?:most)?\b", whole) is not None and "bottom" not in whole
    if person := _person(other):
        return _elsewhere(text, person)
    return any(_apart(text, another) for each in ways(whole, other) for another in read(each))


def _person(words: str) -> Place | None:
    """Who is named; None where nobody is."""
    cut = Cut(words)
    found = [who for name in ("Person", "Yours") for end, who in cut.at(name, 0) if end == cut.end and cut.end]
    return found[0] if len(found) == 1 and isinstance(found[0], Place) else None


def _elsewhere(text: e.Text, person: Place) -> bool:
    """Whether it is only done by others, or happens to them."""
    hands = [place for place in _places(text) if place not in UNOWNED]
    acted = all(isinstance(each, ACTED) for each in text)
    return acted and bool(hands) and all(person in APART.get(place, ()) for place in hands)


def _places(value: Any) -> Iterator[Place]:
    """All places that a text names."""
    if isinstance(value, Place):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from _places(each)
    elif is_dataclass(value):
        for field in fields(value):
            yield from _places(getattr(value, field.name))


def _apart(one: Any, other: Any) -> bool:
    """Whether two texts differ, and in nothing but sides, faces and places that have no card in common."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and _differing(list(zip(one, other, strict=True)))
    if isinstance(one, Place) and isinstance(other, Place):
        return other in APART.get(one, ())
    if isinstance(one, e.Face | e.Where | bool) and type(one) is type(other):
        return True
    if type(one) is type(other) and is_dataclass(one):
        return _differing([(getattr(one, each.name), getattr(other, each.name)) for each in fields(one)])
    if {type(one), type(other)} in OPPOSED:
        return bool(one.measure == other.measure)
    cards = (e.Some, e.Top, e.Whole)
    return isinstance(one, cards) and isinstance(other, cards) and _apart(_place(one), _place(other))


def _differing(pairs: list[tuple[Any, Any]]) -> bool:
    """Whether some of these differ, and each of those so."""
    differing = [(one, other) for one, other in pairs if one != other]
    return bool(differing) and all(_apart(one, other) for one, other in differing)


def _place(cards: e.Some | e.Top | e.Whole) -> Place:
    return Place.PILE if isinstance(cards, e.Top) else cards.place
