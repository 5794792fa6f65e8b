"""English clauses without their verb, which is that of the clause before: then this card; and one card face down."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.games.read_aloud.reading.en.clauses import meant
from game.games.read_aloud.reading.en.cut import Cut
from game.games.read_aloud.reading.en.heap import Clause, Heap
from game.games.read_aloud.reading.en.nouns import Np
from game.games.read_aloud.reading.en.optional import Reading
from game.games.read_aloud.reading.en.scene import Before
from game.games.read_aloud.reading.en.sentences import DISCARD
from game.games.read_aloud.reading.en.words import Verb
from game.games.read_aloud.reading.meanings import mine
from game.games.read_aloud.reading.roles import Noun, Thing

DISCARDS = Verb("discard", "discard", ("away",), "base")
TURNS = Verb("turn", "turn", ("over",), "base")
MARKS = {"soft", "just", "chosen", "each", "as", "per"}
"""How more cards are discarded, too."""


def elliptic(cut: Cut, start: int, before: Before, joint: str) -> Iterator[Reading]:
    """Other cards with which the same is done."""
    verb = before.said.verb if before.said else ""
    if joint in ("and", "then") and verb in ("discard", "thin"):
        yield from _read(cut, start, before, joint)
    elif joint == "and" and verb == "turn" and before.said and mine(before.said.roles.who):
        yield from _turned(cut, start, before)


def _read(cut: Cut, start: int, before: Before, joint: str) -> Iterator[Reading]:
    """Other cards that are discarded, too: then this card."""
    for end, heap in _heaps(cut, start):
        if {*heap.marks} <= MARKS and _goes(cut, start, heap.things, before):
            clause = Clause(DISCARDS, None, (), tuple(heap.things), heap.join, (), heap.marks, ())
            yield from ((end, *found) for found in meant(clause, before._replace(who=None), joint))


def _turned(cut: Cut, start: int, before: Before) -> Iterator[Reading]:
    """Other cards that are turned another way."""
    for end, heap in _heaps(cut, start):
        if heap.marks.keys() == {"face"} and all(isinstance(each, Np) and each.thing.zone for each in heap.things):
            clause = Clause(TURNS, None, (), tuple(heap.things), heap.join, (), heap.marks, ())
            yield from ((end, *found) for found in meant(clause, before._replace(who=None), "and"))


def _heaps(cut: Cut, start: int) -> Iterator[tuple[int, Heap]]:
    """Things without a verb that begin here."""
    for end, chunks in cut.things(start):
        heap = Heap()
        if heap.whole(chunks) and heap.things and not heap.places and heap.join != "or":
            yield end, heap


def _goes(cut: Cut, start: int, things: list[Any], before: Before) -> bool:
    """Whether these can be discarded like what went before: after a comma alone they can be those; this card never is."""
    what = before.said.roles.what if before.said else None
    if what and _of_both(what, things):
        return False
    this = all(isinstance(each, Np) and each.thing.noun is Noun.THIS for each in things)
    cards = (
        before.said
        and (not what or what.high is None or what.zone is not None)
        and before.said.verb == "discard"
        and all(isinstance(each, Np) for each in things)
    )
    where = bool(what and (what.zone or what.where))
    placed = where and all(isinstance(each, Np) and (each.thing.zone or each.thing.where) for each in things)
    others = cut.words[start - 1] != "," or before.said == DISCARD or placed
    return this or bool(cards and others)


def _of_both(what: Thing, things: list[Any]) -> bool:
    """Whether what is said of the cards of one place, how many or of what value, can be meant of those of another one, too."""
    named = [each for each in things if isinstance(each, Np)]
    if what.amount is not None or what.worth:
        return any(each.at == "bare" for each in named)
    return what.noun is Noun.CARDS and any(each.thing.worth for each in named)
