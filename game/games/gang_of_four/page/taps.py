"""What a tap on a card lifts: the best combination with it, with each further tap another one, at last nothing.

Taps on other cards change what is lifted, so that every combination can be reached without keys, and that who presses
the cards of a combination one after the other without looking up has it lifted in the end (of 1,175 in random hands all
but 12). Of what a hint or the list has lifted whole, the first tapped card changes nothing, and the next tap on it
lifts another proposal. A card that rose with a tapped one is wanted as well when it has the number of a tapped one, and
only what those need stays lifted; else it is put back with those of its number, or stays, if the rest could not be
played. A card that is not lifted goes with the lifted ones as far as something that may be played has them all, else
with the tapped ones. A card that was tapped stays lifted until it is tapped again.

Where the hand is sorted by combination, the group under whose name the card stands comes first, if it may be played;
of the rest, what tears the fewest of these groups.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from game.games.gang_of_four.page.held import COMBINATION, grouped, labelled
from game.games.gang_of_four.page.ids import Ids, card_of, held_by, places
from game.games.gang_of_four.rules.answers import playable
from game.games.gang_of_four.rules.cards import NUMBER, Cards, in_order
from game.games.gang_of_four.rules.combos import FIVE, GANG, Combo
from game.games.gang_of_four.rules.state import State
from game.ui.view import Scene


def propose(scene: Scene, name: str) -> Ids:
    """The ids of the lifted cards after a tap on the card with this id, which is the last of them if it is lifted."""
    names = places(scene.seen, scene.seat).hand
    if name not in names:
        return scene.ticked
    lifted = tuple(each for each in scene.ticked if each in names)
    tapped = tuple(each for each in lifted if each not in scene.offered)
    if name in tapped:
        return _again(scene, lifted, tapped, name)
    if name in lifted:
        return _risen(scene, lifted, tapped, name)
    if tapped:
        return _with(scene, lifted, tapped, name)
    return _lift(scene, proposals(scene, name)[0], (), name)


def proposals(scene: Scene, name: str) -> tuple[Cards, ...]:
    """What successive taps on the card with this id lift: what may be played now with it, at last the card alone.

    Of straights, flushes and the like only the lowest of each kind. Who leads, or has sorted by combination, sees first
    what the card belongs to in the hand as it is grouped; who leads then sees of every other kind the lowest.
    """
    seen: State = scene.seen
    card, own = card_of(name), in_order(map(card_of, _own(scene, name)))
    found = [combo for combo in _possible(scene) if card in combo.cards]
    leads = seen.top is None
    ways = [combo.cards for combo in _lowest(found, each_kind=leads)]
    if leads or any(name in group for group in labelled(scene)):
        ways = [each for each in (own,) if any(each == combo.cards for combo in found)] + ways
    if leads:
        ways = [each for each in ways if len(each) > 1 or each == own]
    return tuple(dict.fromkeys([*ways, (card,)]))


def _own(scene: Scene, name: str) -> Ids:
    """The combination that this card makes with others in the hand as it is grouped by combination; else it alone."""
    return next((group.ids for group in grouped(scene, COMBINATION) if group.kind and name in group.ids), (name,))


def _has(cards: Cards, wanted: Iterable[str]) -> bool:
    """Whether all these cards are in a combination."""
    return not Counter(wanted) - Counter(cards)


def _lowest(found: Iterable[Combo], each_kind: bool) -> Iterator[Combo]:
    """The combinations without those of a kind that was there before; of one number all of them unless `each_kind`."""
    met: list[str] = []
    for combo in found:
        if combo.kind not in met or not (each_kind or combo.family == FIVE):
            yield combo
        met.append(combo.kind)


def _again(scene: Scene, lifted: Ids, tapped: Ids, name: str) -> Ids:
    """After a tap on a tapped card: the next proposal if no other was tapped, else it is put back."""
    after = _further(scene, in_order(map(card_of, lifted)), name) if tapped == (name,) else ()
    return _lift(scene, after[0], tapped, name) if after else tuple(each for each in lifted if each != name)


def _further(scene: Scene, now: Cards, name: str) -> tuple[Cards, ...]:
    """The proposals after the lifted cards; all where those may be played but a hint or the list has lifted them."""
    ways = proposals(scene, name)
    if now in ways:
        return ways[ways.index(now) + 1 :]
    return ways if any(now == combo.cards for combo in _possible(scene)) else ()


def _risen(scene: Scene, lifted: Ids, tapped: Ids, name: str) -> Ids:
    """After a tap on a card that rose by itself: see above.

    While the lifted cards cannot be played, somebody builds by hand, and exactly this card is put back. While no card
    was tapped, a hint or the list has lifted them all, and this one is confirmed.
    """
    found = [combo.cards for combo in _possible(scene)]
    rest = tuple(each for each in lifted if each != name)
    if in_order(map(card_of, lifted)) not in found:
        return rest
    if not tapped:
        return (*rest, name)
    if any(_alike(each, name) for each in tapped):
        return _filled(scene, found, tapped, name)
    others = tuple(each for each in rest if not _alike(each, name))
    return others if in_order(map(card_of, others)) in found else (*rest, name)


def _alike(one: str, other: str) -> bool:
    """Whether the cards with these ids have one number."""
    return NUMBER[card_of(one)] == NUMBER[card_of(other)]


def _with(scene: Scene, lifted: Ids, tapped: Ids, name: str) -> Ids:
    """The lifted cards and one more, filled up to what may be played if they could be played before.

    Where nothing that may be played has them all, the tapped cards and this one, filled up if anything has them.
    """
    found = [combo.cards for combo in _possible(scene)]
    whole = _filled(scene, found, lifted, name)
    if whole:
        return whole if in_order(map(card_of, lifted)) in found else (*lifted, name)
    return _filled(scene, found, tapped, name) or (*tapped, name)


def _possible(scene: Scene) -> list[Combo]:
    """Every combination that may be played now, the weakest first; those that tear fewer labelled groups before."""
    found = playable(scene.seen, held_by(scene.seen, scene.seat))
    if not (whole := [Counter(map(card_of, ids)) for ids in labelled(scene)]):
        return found
    loose = Counter(held_by(scene.seen, scene.seat))
    for group in whole:
        loose -= group
    return sorted(found, key=lambda combo: (combo.family == GANG, _torn(combo.cards, whole, loose)))


def _torn(cards: Cards, whole: list[Counter[str]], loose: Counter[str]) -> int:
    """How many groups of the hand are taken apart by a combination that takes the loose cards first."""
    left = Counter(cards) - loose
    for group in whole:
        if group <= left:
            left -= group
    return sum(bool(group & left) for group in whole)


def _filled(scene: Scene, found: list[Cards], kept: Ids, name: str) -> Ids:
    """The smallest of these combinations with all the cards that are kept and this one; empty when none has them."""
    fits = [cards for cards in found if _has(cards, map(card_of, (*kept, name)))]
    return _lift(scene, min(fits, key=len), kept, name) if fits else ()


def _lift(scene: Scene, cards: Cards, lifted: Ids, name: str) -> Ids:
    """The ids of these cards, of equal ones those already lifted; the tapped one is the last.

    Of two copies of a card the one in the tapped one's group comes first, and then the one that is in no group.
    """
    names = places(scene.seen, scene.seat).hand
    there = labelled(scene)
    near = next((ids for ids in there if name in ids), ())
    loose = [each for each in names if not any(each in ids for ids in there)]
    left, found = list(cards), []
    for each in dict.fromkeys((name, *lifted, *near, *loose, *names)):
        if card_of(each) in left:
            left.remove(card_of(each))
            found.append(each)
    return (*found[1:], name)
