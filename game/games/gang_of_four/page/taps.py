"""What a tap on a card lifts: the best combination with it, with each further tap another one, at last nothing.

Only what may be played is lifted; where nothing that may be played has the card, it alone. Taps on other cards change
what is lifted, so that who presses the cards of a combination one after the other without looking up has it lifted in
the end. Of what a hint or the list has lifted whole, the first tapped card changes nothing, and the next tap on it
lifts another proposal. A card that rose with a tapped one is wanted as well when it has the number of a tapped one, and
only what those need stays lifted; else it is put back with those of its number, or stays, if the rest could not be
played. A card that is not lifted goes with the lifted ones as far as something that may be played has them all, else
with as many of the last tapped ones as possible.

Where the hand is sorted by combination, the group under whose name the card stands comes first, if it may be played;
of the rest, what takes the least apart of the hand (taking_apart.py).
"""

from __future__ import annotations

from game.games.gang_of_four.page.held import COMBINATION, grouped, labelled
from game.games.gang_of_four.page.ids import Ids, card_of, places, ticked
from game.games.gang_of_four.page.taking_apart import Torn, sparing
from game.games.gang_of_four.rules.cards import NUMBER, Cards, has, in_order
from game.games.gang_of_four.rules.combos import GANG, ONE, Combo
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

    What takes less apart of the hand goes first, and of that the lowest of every kind; gangs are last on a trick. Who
    leads, or has sorted by combination, sees first what the card belongs to in the hand as it is grouped, and who leads
    the card alone last of all kinds.
    """
    card, own = card_of(name), in_order(map(card_of, _own(scene, name)))
    found = [(combo, torn) for combo, torn in sparing(scene) if card in combo.cards]
    leads = scene.seen.top is None
    lowest = {combo.kind: combo for combo, _ in reversed(found)}

    def rank(each: tuple[Combo, Torn]) -> tuple[bool, bool, Torn, bool, bool]:
        combo, torn = each
        first = combo.cards == own and (leads or any(name in group for group in labelled(scene)))
        later = combo is not lowest[combo.kind]
        return not first, not leads and combo.family == GANG, torn, later, combo.family == ONE

    return tuple(dict.fromkeys(combo.cards for combo, _ in sorted(found, key=rank))) or ((card,),)


def place(scene: Scene) -> tuple[int, int] | None:
    """Which of the proposals with the card that was tapped last is lifted, from 1, and how many there are.

    None in a problem, in which taps propose nothing, and where no lifted card was tapped.
    """
    names = places(scene.seen, scene.seat).hand
    if scene.problem or {*scene.ticked} <= {*scene.offered} or scene.ticked[-1] not in names:
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
    """Every combination that may be played now, the weakest first of those that take as little as possible apart."""
    return [combo for combo, _ in sparing(scene)]


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
