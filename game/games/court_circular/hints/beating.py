"""With which cards a rival still beats the last card of a row, in few words."""

from __future__ import annotations

from math import comb, prod
from typing import NamedTuple

from game.games.court_circular.bots.certain import best_row, waiting
from game.games.court_circular.rules.cards import RANKS, SUIT, SUITS, Cards
from game.games.court_circular.rules.hands import hand
from game.games.court_circular.rules.sight import unseen
from game.games.court_circular.rules.state import LAID, State

MOST_NAMED = 4
"""More cards, numbers and suits than this are not listed."""

HIGH = "high-"
"""What the highest cards of a suit begin with."""


class Beating(NamedTuple):
    """What makes a rival's row stronger: numbers such as `8`, suits such as `H`, high ones, `high-H`, and cards."""

    seat: int
    cards: tuple[str, ...]
    others: tuple[tuple[int, tuple[str, ...]], ...]
    """The other rivals who can still win, each with the cards that they need, in few words or too many."""
    safe: float
    """How often nobody would hold such a card if all unseen cards were as likely."""


def beating(seen: State, seat: int, card: str) -> Beating | None:
    """The rival whom the most cards help against the row with this last card, and which; None if they are too many.

    None, too, where nobody can beat it, and where somebody has more than one card to lay.
    """
    best, rivals = best_row(seen, seat, card), waiting(seen, seat)
    if any(len(seen.rows[each]) != LAID - 1 for each in rivals):
        return None
    lead, sheet, left = seen.lead or "", seen.terms.sheet, unseen(seen)
    found = {
        each: tuple(more for more in left if hand((lead, *seen.rows[each], more), sheet) > best) for each in rivals
    }
    able = [each for each in rivals if found[each]]
    if not able:
        return None
    rival = max(able, key=lambda each: len(found[each]))
    cards = in_few_words(found[rival], left)
    safe = prod(without(len(left), len(found[each]), len(seen.hands[each])) for each in able)
    others = tuple((each, in_few_words(found[each], left)) for each in able if each != rival)
    return Beating(rival, cards, others, safe) if len(cards) <= MOST_NAMED else None


def without(n: int, able: int, held: int) -> float:
    """How often a hand of so many cards has none of those `able`, of `n` cards."""
    return comb(n - able, held) / comb(n, held)


def in_few_words(cards: Cards, among: Cards) -> tuple[str, ...]:
    """These cards as numbers and suits of which all that are left are among them, and the others by name.

    If they are still too many, those that are the highest of a suit are told as such.
    """
    said = min(_parted(cards, among, RANKS + SUITS), _parted(cards, among, SUITS + RANKS), key=len)
    return said if len(said) <= MOST_NAMED else _high(said, among)


def _parted(cards: Cards, among: Cards, kinds: tuple[str, ...]) -> tuple[str, ...]:
    said, left = [], set(cards)
    for kind in kinds:
        alike = {card for card in among if kind in (card[:-1], SUIT[card])}
        if len(alike) > 1 and alike <= set(cards) and alike & left:
            said.append(kind)
            left -= alike
    return (*said, *(card for card in cards if card in left))


def _high(said: tuple[str, ...], among: Cards) -> tuple[str, ...]:
    """The same, where some cards are the highest of their suit that are left: two at least, and not all."""
    for suit in SUITS:
        own = tuple(card for card in said if SUIT.get(card) == suit)
        all_ = [card for card in among if SUIT[card] == suit]
        if len(own) > 1 and {*own} == {*all_[-len(own) :]}:
            said = (*(each for each in said if each not in own), f"{HIGH}{suit}")
    return said
