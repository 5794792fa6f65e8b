"""What a tap on a card lifts: the best combination with it, with each further tap another one, at last nothing.

Only what may be played is lifted; where nothing that may be played has the card, it alone. Taps on other cards change
what is lifted, so that who presses the cards of a combination one after the other without looking up has it lifted in
the end. Of what a hint or the list has lifted whole, the first tapped card changes nothing, and the next tap on it
lifts another proposal. A card that rose with a tapped one is wanted as well when it has the number of a tapped one, and
only what those need stays lifted; else it is put back with those of its number, or stays, if the rest could not be
played. A card that is not lifted goes with the lifted ones as far as something that may be played has them all, else
with as many of the last tapped ones as possible.

Where the hand is sorted by combination, the group under whose name the card stands comes first, if it may be played;
of the rest, what tears the fewest of these groups.
"""

from __future__ import annotations

from collections import Counter

from game.games.gang_of_four.page.held import COMBINATION, grouped, labelled
from game.games.gang_of_four.page.ids import Ids, card_of, held_by, places, ticked
from game.games.gang_of_four.rules.answers import playable
from game.games.gang_of_four.rules.cards import NUMBER, Cards, has, in_order
from game.games.gang_of_four.rules.combos import GANG, LEAST_GANG, ONE, Combo
from game.ui.view import Scene


def propose(scene: Scene, name: str) -> Ids:
    """The ids of the lifted cards after a tap on the card with this id, which is the last of them if it is lifted."""
    names = places(scene.seen, scene.seat).hand
    if name not in names:
        return scene.ticked
    lifted = tuple(each for each in scene.ticked if each in names)
    tapped = tuple(each for each in lifted if each not in scene.offered)
    if name in tapped:
        return _next(scene, lifted, tapped, name)
    if name in lifted:
        return _risen(scene, lifted, tapped, name)
    return _with(scene, lifted, tapped, name)


def proposals(scene: Scene, name: str) -> tuple[Cards, ...]:
    """What successive taps on the card with this id lift: all that may be played now with it, else the card alone.

    The lowest of every kind goes before the rest, what tears a gang comes later, and gangs are last on a trick. Who
    leads, or has sorted by combination, sees first what the card belongs to in the hand as it is grouped, and who leads
    the card alone last of all kinds.
    """
    card, own = card_of(name), in_order(map(card_of, _own(scene, name)))
    found = [combo for combo in _possible(scene) if card in combo.cards]
    leads = scene.seen.top is None
    lowest = {combo.kind: combo for combo in reversed(found)}

    def rank(combo: Combo) -> tuple[bool, bool, bool, bool]:
        first = combo.cards == own and (leads or any(name in group for group in labelled(scene)))
        later = combo is not lowest[combo.kind]
        return not first, not leads and combo.family == GANG, later, combo.family == ONE

    return tuple(dict.fromkeys(combo.cards for combo in sorted(found, key=rank))) or ((card,),)


def place(scene: Scene) -> tuple[int, int] | None:
    """Which of the proposals with the card that was tapped last is lifted, from 1, and how many there are.

    None in a problem, in which taps propose nothing.
    """
    names = places(scene.seen, scene.seat).hand
    if scene.problem or not scene.ticked or scene.ticked[-1] not in names:
        return None
    ways, now = proposals(scene, scene.ticked[-1]), ticked(scene)
    return (ways.index(now) + 1, len(ways)) if now in ways else None


def _own(scene: Scene, name: str) -> Ids:
    """The combination that this card makes with others in the hand as it is grouped by combination; else it alone."""
    return next((group.ids for group in grouped(scene, COMBINATION) if group.kind and name in group.ids), (name,))


def _next(scene: Scene, lifted: Ids, tapped: Ids, name: str) -> Ids:
    """After another tap on a card: the proposal after the lifted cards, nothing after the last, else the first."""
    ways, now = proposals(scene, name), in_order(map(card_of, lifted))
    after = ways[ways.index(now) + 1 :] if now in ways else ways
    return _lift(scene, after[0], tapped, name) if after else ()


def _risen(scene: Scene, lifted: Ids, tapped: Ids, name: str) -> Ids:
    """After a tap on a card that rose by itself: see above.

    While no card was tapped, a hint or the list has lifted them all, and this one is confirmed.
    """
    found = [combo.cards for combo in _possible(scene)]
    rest = tuple(each for each in lifted if each != name)
    if in_order(map(card_of, lifted)) not in found or any(_alike(each, name) for each in tapped):
        return _with(scene, tapped, tapped, name)
    others = tuple(each for each in rest if not _alike(each, name))
    return others if tapped and in_order(map(card_of, others)) in found else (*rest, name)


def _alike(one: str, other: str) -> bool:
    """Whether the cards with these ids have one number."""
    return NUMBER[card_of(one)] == NUMBER[card_of(other)]


def _with(scene: Scene, lifted: Ids, tapped: Ids, name: str) -> Ids:
    """The smallest that may be played with the lifted cards and this one, else with the last tapped ones and this one.

    Where nothing has even the last of them, the first proposal with this one.
    """
    found = [combo.cards for combo in _possible(scene)]
    kept = [lifted, *(tapped[n:] for n in range(len(tapped)))] if tapped else []
    ways = (_filled(scene, found, each, name) for each in kept)
    return next(filter(None, ways), ()) or _lift(scene, proposals(scene, name)[0], (), name)


def _possible(scene: Scene) -> list[Combo]:
    """Every combination that may be played now, the weakest first, but those that tear a gang after all others.

    Where groups are labelled, those that tear fewer of them are before.
    """
    held = held_by(scene.seen, scene.seat)
    found, count = playable(scene.seen, held), Counter(map(NUMBER.__getitem__, held))
    whole = [Counter(map(card_of, ids)) for ids in labelled(scene)]
    loose = Counter(held)
    for group in whole:
        loose -= group

    def torn(combo: Combo) -> int:
        return _torn(combo.cards, whole, loose) if whole else _tears_gang(combo.cards, count)

    return sorted(found, key=lambda combo: (combo.family == GANG, torn(combo)))


def _tears_gang(cards: Cards, held: Counter[int]) -> bool:
    """Whether these cards, which are no gang, leave less than a gang of a number of which this many are held."""
    taken = Counter(map(NUMBER.__getitem__, cards))
    return any(held[each] >= LEAST_GANG > held[each] - n for each, n in taken.items() if n < LEAST_GANG)


def _torn(cards: Cards, whole: list[Counter[str]], loose: Counter[str]) -> int:
    """How many groups of the hand are taken apart by a combination that takes the loose cards first."""
    left = Counter(cards) - loose
    for group in whole:
        if group <= left:
            left -= group
    return sum(bool(group & left) for group in whole)


def _filled(scene: Scene, found: list[Cards], kept: Ids, name: str) -> Ids:
    """The smallest of these combinations with all the cards that are kept and this one; empty when none has them."""
    fits = [cards for cards in found if has(cards, map(card_of, (*kept, name)))]
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
