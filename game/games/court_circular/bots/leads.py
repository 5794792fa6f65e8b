"""What a lead adds to the cards kept: the stronger hand that one card more would make with it."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import NamedTuple

from game.core.review import chained
from game.core.rules import Choice, Saying
from game.games.court_circular.bots.aims import card_of, planned
from game.games.court_circular.bots.beating import MOST_NAMED, in_few_words
from game.games.court_circular.bots.forms import SAID
from game.games.court_circular.rules.cards import SUIT
from game.games.court_circular.rules.hands import hand
from game.games.court_circular.rules.sight import unseen
from game.games.court_circular.rules.state import LAID, State


class Growth(NamedTuple):
    """A hand stronger than the one in reach, and the cards, in few words, of which any one would make it."""

    other: str
    by: tuple[str, ...]


def growth(seen: State, seat: int, move: str) -> Growth | None:
    """The stronger hand with this lead that the most cards would make, one of them drawn; None where few make any."""
    left, now = unseen(seen), planned(seen, seat, move).hand.place
    made = {more: _with(seen, seat, card_of(move), more, now) for more in left}
    names = Counter(name for each in made.values() for name in each)
    if not names:
        return None
    [(other, _)] = names.most_common(1)
    suited, lead = other.startswith("sympathy"), card_of(move)
    able = tuple(more for more, each in made.items() if (SUIT[more] == SUIT[lead] if suited else other in each))
    by = in_few_words(able, left)
    return Growth(other, by) if len(by) <= MOST_NAMED else None


def _with(seen: State, seat: int, lead: str, more: str, now: int) -> tuple[str, ...]:
    """The hands with this lead and one card more that are stronger than one of this place, each once."""
    pairs = combinations(seen.hands[seat], LAID - 1)
    rows = [hand((lead, more, *two), seen.terms.sheet) for two in pairs]
    return tuple(dict.fromkeys(row.name for row in rows if row.place > now and lead in row.cards))


def grown(seen: State, seat: int, best: Choice, other: Choice, said: Saying) -> list[Saying]:
    """That a lead makes a hand with the cards kept, and with one card more a stronger one; empty where it does not.

    Nor is it told where the `other` lead does the same.
    """
    found = growth(seen, seat, best.move) if said[0] == "reason.lead-hand" and seen.choosing else None
    if not found or found == growth(seen, seat, other.move):
        return []
    facts = {**said[1], **found._asdict()}
    return [("reason.lead-grows", facts), ("reason.grows-only", facts)]


def led_with(seen: State, seat: int, choice: Choice, said: Saying) -> Saying:
    """What is said of a lead; where it makes no hand with the cards kept, what one card more would add comes first."""
    found = growth(seen, seat, choice.move) if said[0] in ("reason.spare-lead", "reason.lead") else None
    if not found:
        return said
    facts = {**choice.reason[1], **found._asdict()}
    more: list[Saying] = [("reason.grows", {**facts, SAID: said})] if said[0] == "reason.spare-lead" else []
    return chained([*more, ("reason.grows-only", facts)])
