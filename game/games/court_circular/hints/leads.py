"""What a lead adds to the cards kept: the stronger hand that one card more would make with it."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import NamedTuple

from game.core.review import chained
from game.core.rules import Choice, Facts, Saying
from game.games.court_circular.hints.aims import card_of, planned
from game.games.court_circular.hints.beating import MOST_NAMED, in_few_words
from game.games.court_circular.hints.forms import SAID
from game.games.court_circular.rules.cards import SUIT, Cards
from game.games.court_circular.rules.hands import hand, shape
from game.games.court_circular.rules.sight import unseen
from game.games.court_circular.rules.state import LAID, State


class Growth(NamedTuple):
    """A hand stronger than the one in reach, and the cards, in few words, of which any one would make it."""

    other: str
    by: tuple[str, ...]


def growth(seen: State, seat: int, move: str) -> tuple[Growth, ...]:
    """The stronger hands with this lead that one card more, drawn, would make; the one that most cards make first."""
    left, now = unseen(seen), planned(seen, seat, move).hand.place
    made = {more: _with(seen, seat, card_of(move), more, now) for more in left}
    names = Counter(name for each in made.values() for name in each)
    found = [Growth(other, in_few_words(_able(made, other, card_of(move)), left)) for other, _ in names.most_common()]
    return tuple(each for each in found if len(each.by) <= MOST_NAMED)


def _able(made: dict[str, tuple[str, ...]], other: str, lead: str) -> Cards:
    """The cards that make this hand, or for a sympathy all of its suit."""
    suited = other.startswith("sympathy")
    return tuple(more for more, each in made.items() if (SUIT[more] == SUIT[lead] if suited else other in each))


def _with(seen: State, seat: int, lead: str, more: str, now: int) -> tuple[str, ...]:
    """The hands with this lead and one card more that are stronger than one of this place, each once."""
    pairs = combinations(seen.hands[seat], LAID - 1)
    rows = [hand((lead, more, *two), seen.terms.sheet) for two in pairs]
    return tuple(dict.fromkeys(row.name for row in rows if row.place > now and lead in row.cards))


def grown(seen: State, seat: int, best: Choice, others: list[Choice], said: Saying) -> list[Saying]:
    """That a lead makes a hand with the cards kept, and with one card drawn a stronger one; empty where it does not.

    Nor is it told where the next best lead makes the same of both, unless another one makes a stronger hand at once.
    """
    if said[0] != "reason.lead-hand" or not seen.choosing:
        return []
    mine, *its = (planned(seen, seat, each.move).hand for each in (best, *others))
    found, n = _apart(seen, seat, best.move, others[0].move)
    alike = not n and mine.name == its[0].name and all(each.place <= mine.place for each in its)
    return _grows("reason.lead-grows", found[:1], said[1]) if found and not alike else []


def _apart(seen: State, seat: int, move: str, other: str) -> tuple[tuple[Growth, ...], int]:
    """What a lead would make with one card more, first what no card makes with the other lead; how often others do."""
    its = growth(seen, seat, other)
    names = [each.other for each in its]
    found = sorted(growth(seen, seat, move), key=lambda each: each.other in names)
    return tuple(found), sum(each not in its for each in found)


def _grows(key: str, found: tuple[Growth, ...], facts: Facts) -> list[Saying]:
    """A reason with both stronger hands where there are two, then with the first."""
    facts = {**facts, **found[0]._asdict()}
    both: list[Saying] = [(f"{key}-two", {**facts, "also": each.other, "with": each.by}) for each in found[1:]]
    return [*both, (key, facts)]


def led_with(seen: State, seat: int, choice: Choice, other: Choice, said: Saying) -> Saying:
    """What is said of a lead; where it makes no hand with the cards kept, what one card more would add comes first.

    Of that what the `other` lead does not add is told before what both do, and no hand of two cards beside another.
    """
    if said[0] not in ("reason.spare-lead", "reason.lead"):
        return said
    found, facts = _apart(seen, seat, choice.move, other.move)[0], choice.reason[1]
    more = _grows("reason.grows", found[:1], {**facts, SAID: said}) if found and said[0] == "reason.spare-lead" else []
    both = tuple(
        each
        for each in found[:2]
        if each == found[0] or not (each.by == found[0].by or shape(each.other, seen.terms.sheet).endswith("-2"))
    )
    return chained([*more, *_grows("reason.grows-only", both, facts)]) if found else said
