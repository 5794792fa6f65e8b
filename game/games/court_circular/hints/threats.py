"""The rival whose row may still beat the own one, by which hand, and with which cards if one of them is enough."""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import NamedTuple

from game.core.rules import Saying
from game.games.court_circular.bots.certain import TRIED, waiting
from game.games.court_circular.hints.beating import MOST_NAMED, in_few_words, without
from game.games.court_circular.rules.cards import Cards
from game.games.court_circular.rules.hands import Hand, hand
from game.games.court_circular.rules.sight import unseen
from game.games.court_circular.rules.state import LAID, State

LIKELY = 0.3
"""A hand that a rival with one card to lay makes so often comes before those of rivals with more."""
MOSTLY = 0.5
"""The part of a danger that is told for the whole."""

Name = tuple[str, str]
"""The name of a hand, and of one like the own the card on the table that is higher than all of that; empty: another."""


class Threat(NamedTuple):
    """Rivals, the hand that each may still make, and in few words the cards of which any one would do."""

    seats: tuple[int, ...]
    what: Saying
    by: tuple[str, ...] = ()
    """Empty where one card is mostly not enough, or where the cards are too many to name."""
    all_: bool = False
    """Whether these are all cards with which this rival beats the row, by whatever hand."""

    @property
    def told(self) -> list[Saying]:
        """What is told of it, the fullest first."""
        keys = ("open",) if not self.by else ("beats",) if self.all_ else ("one", "can")
        return [(f"threat.{key}", self._asdict()) for key in keys]


def feared(seen: State, seat: int, best: Hand) -> Threat | None:
    """What is likeliest to beat this row, all unseen cards being as likely; None where nothing is.

    Of rivals who have still to lay nearly all their cards nothing is worked out, nor of hands that are not half there.
    """
    able = [each for each in waiting(seen, seat) if len(seen.rows[each]) >= LAID - TRIED]
    found = [(share, each, name) for each in able for name, share in _often(seen, each, best).items()]
    if not found:
        return None
    likely = [each for each in found if each[0] >= LIKELY] or [max(found)]
    first = max(likely, key=lambda each: (len(seen.rows[each[1]]) == LAID - 1, each[0]))
    threat = _threat(seen, best, first)
    threats = [_threat(seen, best, each) for each in found] if threat.by else [threat]
    alike = {each.seats[0] for each in threats if each[2:] == threat[2:] and (each.all_ or each.what == threat.what)}
    return threat._replace(seats=tuple(sorted(alike)))


def _threat(seen: State, best: Hand, found: tuple[float, int, Name]) -> Threat:
    """One of the dangers found, with what that rival needs for it."""
    share, rival, (key, card) = found
    what = f"threat.{'higher' if card else 'hand'}", {"other": key, "card": card}
    if len(seen.rows[rival]) < LAID - 1:
        return Threat((rival,), what, _one_card(seen, rival, best, (key, card), share))
    lead, row, left, sheet = seen.lead or "", seen.rows[rival], unseen(seen), seen.terms.sheet
    by = in_few_words(tuple(more for more in left if hand((lead, *row, more), sheet) > best), left)
    return Threat((rival,), what, by if len(by) <= MOST_NAMED else (), all_=True)


def _often(seen: State, rival: int, best: Hand) -> dict[Name, float]:
    """About how often this rival holds what makes a row stronger than this one, by the name of the hand.

    Where one card is enough, what is laid with it does not count. Of several cards at a time rivals hold several sets
    or none, so that they hold any less often than there are sets on average.
    """
    left, held, n = len(unseen(seen)), len(seen.hands[rival]), LAID - len(seen.rows[rival])
    one, share, found = _stronger(seen, rival, best, 1), comb(held, n) / comb(left, n), {}
    for name, some in _stronger(seen, rival, best, n).items():
        able = {card for [card] in one.get(name, ())}
        sets = share * sum(not able & {*more} for more in some)
        found[name] = 1 - without(left, len(able), held) / (1 + sets)
    return found


def _one_card(seen: State, rival: int, best: Hand, name: Name, share: float) -> tuple[str, ...]:
    """The cards of which a rival needs but one to make this hand, in few words; none where it mostly needs more."""
    able, left = tuple(card for [card] in _stronger(seen, rival, best, 1).get(name, ())), unseen(seen)
    by = in_few_words(able, left) if 1 - without(len(left), len(able), len(seen.hands[rival])) >= share * MOSTLY else ()
    return by if len(by) <= MOST_NAMED else ()


def _stronger(seen: State, rival: int, best: Hand, n: int) -> dict[Name, list[Cards]]:
    """The cards not seen, so many at a time, with which this rival's row beats this one, by the name of the hand."""
    table, found = (seen.lead or "", *seen.rows[rival]), dict[Name, list[Cards]]()
    for more in combinations(unseen(seen), n):
        made = hand((*table, *more), seen.terms.sheet)
        if made > best and (name := _named(made, best, table)):
            found.setdefault(name, []).append(more)
    return found


def _named(made: Hand, best: Hand, table: Cards) -> Name | None:
    """The name of a hand of which half lies there, one card besides the lead at least; None where it is not to be told.

    Before the last card two must lie there. None of a hand like the own that only cards still to come make higher.
    """
    there = [card for card in made.cards if card in table]
    few = len(table) < LAID and len(there) < 2
    if few or 2 * len(there) < len(made.cards) or {*there} <= {table[0]}:
        return None
    if made.name != best.name:
        return made.name, ""
    worths = zip(made.compared, made.values, strict=True)
    return next(((made.name, card) for card, worth in worths if card in there and worth > best.values[0]), None)
