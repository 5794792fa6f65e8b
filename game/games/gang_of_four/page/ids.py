"""Where cards lie on the page, and under which ids: `c0` to `c63`, by the place in the deck, where the face is seen.

Two copies of a face are told apart by the order in which they are met: those of the own seat, then the others. A card
of a finished round has `last-` before its id, since the next hand may hold it already; a back goes by its place.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from game.core.cards import HIDDEN
from game.games.gang_of_four.rules.cards import DECK, ORDER, Cards, in_order, without
from game.games.gang_of_four.rules.combos import FAMILIES, Combo, Compare, combos
from game.games.gang_of_four.rules.exchange import GIVE
from game.games.gang_of_four.rules.score import Round
from game.games.gang_of_four.rules.state import Play, State
from game.ui.view import Scene
from game.ui.view.shown import shown_round

Ids = tuple[str, ...]
FIRST = {face: DECK.index(face) for face in ORDER}
COLOURS = "MGYR"


class Places(NamedTuple):
    """The ids of what lies open, in the order of the state."""

    hand: Ids
    trick: tuple[Ids, ...]
    """Per play of the trick on the table; nothing for a pass."""


def held_by(seen: State, seat: int | None) -> Cards:
    """The cards in this hand; none for a spectator, none of a hand face down, none after the match."""
    return () if seat is None or seen.asked is None or HIDDEN in seen.hands[seat] else seen.hands[seat]


def on_table(scene: Scene) -> Round | None:
    """The finished round that is still shown: after the match, and until its result is put away; None for none."""
    last: Round | None = shown_round(scene, shows_result, over=scene.seen.asked is None)
    return last


def shows_result(seen: State, _: int | None, put_away: int) -> bool:
    """Whether a result lies on the table: of a round later than round `put_away`, and the next round has not begun."""
    begun = seen.played or (seen.exchange and seen.exchange.given)
    return not (seen.last is None or seen.asked is None or seen.last.number <= put_away or begun)


def finished_trick(seen: State) -> bool:
    """Whether the last trick belongs to a round that is over."""
    return seen.asked is None or not seen.played


def lying(seen: State) -> tuple[Play, ...]:
    """The trick on the table: the present one, or the one before it until the next play."""
    return seen.trick or seen.last_trick


def places(seen: State, seat: int | None) -> Places:
    """The id of every card in the hand and in the trick on the table."""
    met: dict[str, int] = {}

    def take(cards: Iterable[str]) -> Ids:
        return tuple(f"c{FIRST[card] + _count(met, card)}" for card in cards)

    hand = take(held_by(seen, seat))
    before = "last-" if not seen.trick and finished_trick(seen) else ""
    if before:
        met.clear()
    trick = lying(seen)
    ids: dict[int, Ids] = {}
    for i in sorted(range(len(trick)), key=lambda i: trick[i].seat != seat):
        combo = trick[i].combo
        ids[i] = tuple(before + name for name in take(combo.cards)) if combo else ()
    return Places(hand, tuple(ids[i] for i in range(len(trick))))


def _count(met: dict[str, int], card: str) -> int:
    """The number of times that the card was met before; counts it once more."""
    met[card] = met.get(card, -1) + 1
    return met[card]


def card_of(name: str) -> str:
    """The card of an id; empty when it is none."""
    number = name[1:]
    return DECK[int(number) % len(DECK)] if name[:1] == "c" and number.isdecimal() else ""


def ticked(scene: Scene) -> Cards:
    """Those of the selected cards that are held, in order."""
    hand = places(scene.seen, scene.seat).hand
    return in_order(card_of(name) for name in scene.ticked if name in hand)


def ids_of(scene: Scene, move: str) -> Ids:
    """The ids of the cards that a move plays or gives."""
    held, names = held_by(scene.seen, scene.seat), places(scene.seen, scene.seat).hand
    at: dict[str, int] = {}
    found = []
    for card in move.removeprefix(GIVE).rstrip("!").split():
        if card in held:
            copy = at[card] = at.get(card, -1) + 1
            found.append(names[held.index(card) + copy])
    return tuple(found)


def arranged(held: Cards, how: str, compare: Compare) -> tuple[Cards, ...]:
    """The hand in groups, as this device likes it: by number, by colour, or by combination."""
    if how == "colour":
        return tuple(filter(None, (tuple(card for card in held if card[0] == colour) for colour in COLOURS)))
    if how != "combination":
        return (held,)
    made = [combo.cards for combo in partition(held, compare)]
    loose = tuple(card for cards in made if len(cards) == 1 for card in cards)
    return tuple(filter(None, (*(cards for cards in made if len(cards) > 1), loose)))


@lru_cache(maxsize=256)
def partition(held: Cards, compare: Compare) -> tuple[Combo, ...]:
    """The hand taken apart: the largest combinations first, each time the strongest that is left; singles last."""
    found = []
    for family in reversed(FAMILIES):
        while there := combos(held, family, compare):
            best = there[-1]
            found.append(best)
            held = without(held, best.cards)
    ones = sorted((combo for combo in found if len(combo.cards) == 1), key=lambda combo: ORDER[combo.cards[0]])
    return (*(combo for combo in found if len(combo.cards) > 1), *ones)
