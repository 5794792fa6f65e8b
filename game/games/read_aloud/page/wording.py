"""What the page says of texts, conditions and questions, in the words of the cards themselves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import is_dataclass

from game.games.read_aloud.language.effects import (
    Act,
    Clause,
    Condition,
    Either,
    Holder,
    If,
    Measure,
    Most,
    PassHands,
    Place,
    Reader,
    Second,
)
from game.games.read_aloud.language.sentences import say_clause, say_condition
from game.games.read_aloud.rules.conditions import COUNTS, value
from game.games.read_aloud.rules.repetition import lasting
from game.games.read_aloud.rules.state import Due, Piece, State
from game.games.read_aloud.rules.turns import left
from game.words import Words

NEAR = 3
"""Rounds before a standstill from which on it is foretold."""


class Said(str):
    """Something in a slot that is said as it stands."""

    __slots__ = ()

    def said(self, _: str) -> str:
        """The text itself."""
        return str(self)


def counted(words: Words, n: int) -> tuple[Said]:
    """How many cards there are, for a slot that names them."""
    return (Said(words("page.cards", n=n)),)


def condition_said(words: Words, condition: Condition | None) -> str:
    """The condition as the card says it, or that there is none."""
    return words("page.no-condition") if condition is None else say_condition(condition, words.lang)


def remark(words: Words, seen: State) -> list[str]:
    """What the condition does not say: which card, what counts of a hand, that none is not the most, and the like."""
    condition = seen.condition
    said = [words("remark.held", card=seen.held)] if isinstance(condition, Holder) else reader_now(words, seen)
    measure = getattr(condition, "measure", None)
    if measure in (Measure.HIGHEST, Measure.LOWEST):
        said.append(words(f"remark.{measure.value}"))
    if isinstance(condition, (Most, Second)) and measure in COUNTS:
        said.append(words("remark.some"))
    return [*said, words("remark.second")] if isinstance(condition, Second) else said


def reader_now(words: Words, seen: State) -> list[str]:
    """Who wins now, where that is who read the condition aloud: its words do not tell; nothing of other conditions."""
    tells = isinstance(seen.condition, Reader) and not seen.over and seen.by is not None
    return [words("remark.reader", seat=seen.by)] if tells else []


def near_standstill(words: Words, seen: State) -> list[str]:
    """That the game ends soon unless a card is discarded or stacked, or that it may by repetition; else nothing."""
    n = left(seen)
    if n <= NEAR * len(seen.hands) and not seen.over:
        return [words("page.still-near", n=n)]
    return [words("page.again-near")] if _may_go_round(seen) else []


def _may_go_round(seen: State) -> bool:
    """Whether no card whose face is seen is sure to leave its place, so that soon all may lead back (E23)."""
    if seen.terms.repeats or seen.over or seen.asked or seen.reading:
        return False
    known = [
        seen.terms.cards.get(piece.key or "") for pieces in (*seen.hands, seen.field, seen.pile) for piece in pieces
    ]
    faces = [card for card in known if card]
    return bool(faces) and not any(map(lasting, faces))


def amount(words: Words, condition: Condition | None, n: int) -> str:
    """What a condition has measured, in words: a number of cards, said to be such ones if not all count, or a value."""
    measure = getattr(condition, "measure", None)
    if measure in COUNTS:
        return words("page.cards" if measure is Measure.CARDS else "page.such-cards", n=n)
    return words("page.points", worth=n)


def banned(words: Words, act: Act) -> str:
    """The sentence that something is forbidden."""
    return words("page.banned", act=act.value)


def inside(clause: Clause, lang: str) -> str:
    """A clause as it stands inside a sentence."""
    return say_clause(clause, lang).rstrip(".")


def due(seen: State) -> Due | None:
    """The clause that is being resolved; None for none."""
    first = seen.agenda[0] if seen.agenda else None
    return first if isinstance(first, Due) else None


def clause_due(seen: State) -> Clause | None:
    """The clause that asks a question now; of two, the one that was chosen; None for none."""
    now = due(seen)
    if now is None:
        return None
    clause = now.clause.clause if isinstance(now.clause, If) else now.clause
    if isinstance(clause, Either) and now.chosen and isinstance(now.chosen[0], int):
        return clause.other if now.chosen[0] else clause.one
    return clause


def doing(seen: State, lang: str) -> str:
    """The same in words."""
    clause = clause_due(seen)
    return inside(clause, lang) if clause else ""


def side_of(clause: Clause) -> Place | None:
    """The side on which the neighbour sits whom a clause means, as its reader sees it; None where it means neither."""
    if isinstance(clause, PassHands):
        return Place.LEFT if clause.left else Place.RIGHT
    return next((side for side in (Place.LEFT, Place.RIGHT) if side in {*_places(clause)}), None)


def _places(part: object) -> Iterator[Place]:
    """The places that a clause or a part of one names, as those of its cards."""
    if isinstance(part, Place):
        yield part
    elif is_dataclass(part):
        for each in vars(part).values():
            yield from _places(each)


def was(seen: State, piece: Piece) -> int | None:
    """What the value of a card was before others came to lie under it; None where they have not changed it."""
    printed = seen.terms.cards[piece.key].value if piece.key else None
    return printed if printed is not None and printed != value(seen, piece) else None
