"""The hand of a row of four cards, the lead first, and the comparison of rows.

part   some cards of the row that may make a hand       class   the kind of hand: "quartet" to "etiquette", or "none"
sheet  what was agreed about hands: the article's table, or Carroll's lines of 1860 with (L) and without (x) the lead
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from itertools import combinations
from typing import Any, NamedTuple

from game.core.cards import without
from game.games.court_circular.rules.cards import NUMBER, SUIT, SUITS, Cards

ROW = 4
KEPT = 1 << 15
"""How many rows are remembered: the bots ask for the same ones again and again."""
ACE, LOW_ACE = 14, 1
COURT_NUMBERS = (11, 12, 13)
HIGHER = 16
"""More than any number."""
NUMBER_KINDS, SUIT_KINDS = ("alike", "run", "court"), ("suited", "hearts")

Traits = tuple[Any, ...]
"""The numbers of a row, or its suits."""
Part = tuple[int, ...]
"""Places in the row, in order; 0 is the lead."""


class Sheet(NamedTuple):
    """The options about hands."""

    lines: str = "article"
    """`article` (S14 to S17) or `1860`, which has its own order, no lead in two cards, and sympathy in hearts only."""
    order: str = "article"
    """Of single cards: by suit (S20), `1860` hearts before all and then by number, `1862` by number (C1)."""
    lead_in_two: bool = True
    hearts_only: bool = False
    """Whether sympathy must be in hearts (B12)."""
    runs_without_lead: bool = True
    """Whether three own cards make a sequence (B7)."""
    low_ace: bool = False
    """Whether the ace of A-2-3 is the lowest card when equal hands meet (C4)."""
    lead_in_ties: bool = True
    """Whether the lead counts then, if the hand uses it (C5)."""


ARTICLE = Sheet()
CARROLL = Sheet("1860", "1860")


class Hand(NamedTuple):
    """The hand of a row; a better one is greater, by place, then by values (B1, C2)."""

    place: int
    """Of the class: 0 for none, and more for a stronger one."""
    values: tuple[int, ...]
    """Of the compared cards, the best first."""
    name: str
    cards: Cards
    """The cards that make up the hand, the best first; empty when there is none."""
    compared: Cards
    """The cards that decide against an equal hand, the best first; without a hand all four (C7)."""


class Verdict(NamedTuple):
    """The rows from best to worst, and the card that sets the best apart from the next; None when the class does."""

    order: tuple[int, ...]
    card: str | None


class Line(NamedTuple):
    """A class of hands: its name, the parts of a row that may make it, and of what kind they must be."""

    name: str
    parts: tuple[Part, ...]
    kind: str
    size: int


_ARTICLE = """quartet 4 alike; sequence4 4 run; sympathy4 4 suited; court4 4 court; trio 3 alike; sequence3 3 run;
    sympathy3 3 suited; court3 3 court; pair 2 alike; valentine 2 hearts; etiquette 2 court"""
_CARROLL = """quartetL 4 alike; trioL 3L alike; sequence4L 4 run; sequence3L 3L run; sympathy4L 4 hearts;
    sympathy3L 3L hearts; court4L 4 court; court3L 3L court; triox 3x alike; sequence3x 3x run; sympathy3x 3x hearts;
    court3x 3x court; pair 2x alike; valentine 2x hearts; etiquette 2x court"""
"""The classes, the strongest first: name; how many cards, L with the lead, x without it; the kind."""


def hand(row: Cards, sheet: Sheet = ARTICLE) -> Hand:
    """The best hand of a row of up to four cards, the lead first; the order of the others means nothing (B3, B5)."""
    return _hand((row[0], *sorted(row[1:])), sheet)


def classes(sheet: Sheet = ARTICLE) -> tuple[str, ...]:
    """The names of all classes, the strongest first."""
    return (*(line.name for line in _lines(sheet)), "none")


def shape(name: str, sheet: Sheet = ARTICLE) -> str:
    """The kind of a class and the number of its cards, such as `run-3`."""
    line = next(line for line in _lines(sheet) if line.name == name)
    return f"{line.kind}-{line.size}"


def decide(hands: tuple[Hand, ...]) -> Verdict:
    """The verdict on hands with the same lead, at least one; there is never a draw (S19, C8)."""
    order = tuple(sorted(range(len(hands)), key=lambda i: hands[i], reverse=True))
    if len(order) < 2:
        return Verdict(order, None)
    best, second = (hands[i] for i in order[:2])
    if best.place != second.place:
        return Verdict(order, None)
    parting = (card for card, mine, its in zip(best.compared, best.values, second.values, strict=False) if mine != its)
    return Verdict(order, next(parting))


def value(card: str, sheet: Sheet = ARTICLE) -> int:
    """The place of a card in the order of single cards (C1); more is better."""
    return _values(sheet.order)[card]


@cache
def _values(order: str) -> Mapping[str, int]:
    return {card: _value(card, number, order) for card, number in NUMBER.items()}


def _value(card: str, number: int, order: str) -> int:
    """The place of a card in an order of single cards if its number were this."""
    suit, hearts = SUITS.index(SUIT[card]), SUIT[card] == "H"
    if order == "article":
        return suit * HIGHER + number
    return (hearts and order == "1860") * len(SUITS) * HIGHER + number * len(SUITS) + suit


@lru_cache(maxsize=KEPT)
def _hand(row: Cards, sheet: Sheet) -> Hand:
    by_number = strongest(tuple([NUMBER[card] for card in row]), NUMBER_KINDS, sheet)
    by_suit = strongest(tuple([SUIT[card] for card in row]), SUIT_KINDS, sheet)
    place, line, parts = by_number if by_number[0] > by_suit[0] else by_suit
    return max([_made(row, part, line, place, sheet) for part in parts])  # B15


@lru_cache(maxsize=KEPT)
def strongest(traits: Traits, kinds: tuple[str, ...], sheet: Sheet) -> tuple[int, Line | None, tuple[Part, ...]]:
    """The strongest class of these kinds in a row of such numbers, or suits: its place, and the parts that make it."""
    lines = _lines(sheet)
    for above, line in enumerate(lines):
        if line.kind not in kinds:
            continue
        fits = _FITS[line.kind]
        found = tuple([part for part in line.parts if part[-1] < len(traits) and fits(traits, part)])
        if found:
            return len(lines) - above, line, found
    return 0, None, (tuple(range(len(traits))),)


def _made(row: Cards, part: Part, line: Line | None, place: int, sheet: Sheet) -> Hand:
    """The hand that this part of the row makes."""
    cards = tuple(row[i] for i in part)
    low = sheet.low_ace and line is not None and line.kind == "run"
    worth = _with_low_ace(cards, sheet.order) if low else _values(sheet.order)
    best_first = tuple(sorted(cards, key=worth.__getitem__, reverse=True))
    compared = best_first if sheet.lead_in_ties else without(best_first, row[0])
    name, made = (line.name, best_first) if line else ("none", ())
    return Hand(place, tuple([worth[card] for card in compared]), name, made, compared)


def _with_low_ace(cards: Cards, order: str) -> Mapping[str, int]:
    """The values of the cards of a sequence, where the ace of A-2-3 is the lowest of its suit (C4)."""
    numbers = consecutive(tuple(NUMBER[card] for card in cards))
    return {card: _value(card, number, order) for card, number in zip(cards, numbers, strict=True)}


@cache
def _lines(sheet: Sheet) -> tuple[Line, ...]:
    """The classes of a sheet that a row can make, the strongest first."""
    table = _ARTICLE if sheet.lines == "article" else _CARROLL
    return tuple(line for entry in table.split(";") if (line := _line(sheet, *entry.split())).parts)


def _line(sheet: Sheet, name: str, parts: str, kind: str) -> Line:
    """A class as this sheet has it."""
    size, lead = int(parts[0]), parts[1:]
    if (size == 2 and not sheet.lead_in_two) or (name == "sequence3" and not sheet.runs_without_lead):
        lead = "x" if size == 2 else "L"
    allowed = [part for part in combinations(range(ROW), size) if lead != ("x" if 0 in part else "L")]
    if name == "sequence3x" and not sheet.runs_without_lead:
        allowed = []
    return Line(name, tuple(allowed), "hearts" if kind == "suited" and sheet.hearts_only else kind, size)


def _alike(traits: Traits, part: Part) -> bool:
    """All of one number, or of one suit."""
    return len({traits[i] for i in part}) == 1


def _hearts(suits: Traits, part: Part) -> bool:
    return all(suits[i] == "H" for i in part)


def _court(numbers: Traits, part: Part) -> bool:
    return all(numbers[i] in COURT_NUMBERS for i in part)


def _run(numbers: Traits, part: Part) -> bool:
    """Consecutive in any order, and the lead, if it is one of them, at an end (S15, B6 to B10)."""
    run = consecutive(tuple([numbers[i] for i in part]))
    return bool(run) and (0 not in part or run[0] in (min(run), max(run)))


def consecutive(high: tuple[int, ...]) -> tuple[int, ...]:
    """The numbers if they follow each other, the ace above the king or below the 2; else nothing."""
    if _step(high):
        return high
    low = tuple([LOW_ACE if number == ACE else number for number in high])
    return low if ACE in high and _step(low) else ()


def _step(numbers: tuple[int, ...]) -> bool:
    return len(set(numbers)) == len(numbers) == max(numbers) - min(numbers) + 1


_FITS: dict[str, Callable[[Any, Part], bool]] = {
    "alike": _alike, "run": _run, "court": _court, "suited": _alike, "hearts": _hearts,
}  # fmt: skip
