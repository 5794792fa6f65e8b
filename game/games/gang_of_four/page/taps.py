"""What a tap on a card lifts: the best combination with it, with each further tap another one, at last nothing.

Taps on other cards change what is lifted, so that every combination can be reached without keys: a lifted card is put
back; another one goes with the lifted ones as far as something that may be played has them all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from game.games.gang_of_four.page.ids import Ids, card_of, held_by, partition, places
from game.games.gang_of_four.rules.answers import playable
from game.games.gang_of_four.rules.cards import Cards, in_order
from game.games.gang_of_four.rules.combos import FIVE, Combo
from game.games.gang_of_four.rules.state import State
from game.ui.view import Scene


def propose(scene: Scene, name: str) -> Ids:
    """The ids of the lifted cards after a tap on the card with this id, which is the last of them if it is lifted."""
    names = places(scene.seen, scene.seat).hand
    if name not in names:
        return scene.ticked
    lifted = tuple(each for each in scene.ticked if each in names)
    ways = proposals(scene, card_of(name))
    if name in lifted:
        return _again(names, lifted, name, ways)
    return _with(scene, names, lifted, name) or _lift(names, ways[0], (), name)


def proposals(scene: Scene, card: str) -> tuple[Cards, ...]:
    """What successive taps on a card lift: combinations that may be played now, and in the end the card alone.

    Of straights, flushes and the like only the lowest of each kind. Who leads sees first what the card belongs to in
    the hand as it is grouped, and of every other kind the lowest.
    """
    seen: State = scene.seen
    held = held_by(seen, scene.seat)
    found = [combo for combo in playable(seen, held) if card in combo.cards]
    leads = seen.top is None
    ways = [combo.cards for combo in _lowest(found, each_kind=leads)]
    if leads:
        own = next(combo.cards for combo in partition(held, seen.terms.compare) if card in combo.cards)
        ways = [each for each in (own,) if any(each == combo.cards for combo in found)] + ways
        ways = [each for each in ways if len(each) > 1 or each == own]
    return tuple(dict.fromkeys([*ways, (card,)]))


def _lowest(found: Iterable[Combo], each_kind: bool) -> Iterator[Combo]:
    """The combinations without those of a kind that was there before; of one number all of them unless `each_kind`."""
    met: list[str] = []
    for combo in found:
        if combo.kind not in met or not (each_kind or combo.family == FIVE):
            yield combo
        met.append(combo.kind)


def _again(names: Ids, lifted: Ids, name: str, ways: tuple[Cards, ...]) -> Ids:
    """After a tap on a lifted card: the next proposal if it was the one that was tapped, else it is put back."""
    now = in_order(map(card_of, lifted))
    if name != lifted[-1] or now not in ways:
        return tuple(each for each in lifted if each != name)
    after = ways[ways.index(now) + 1 :]
    return _lift(names, after[0], (), name) if after else ()


def _with(scene: Scene, names: Ids, lifted: Ids, name: str) -> Ids:
    """The lifted cards and one more, filled up to what may be played if they could be played before; else nothing."""
    found = playable(scene.seen, held_by(scene.seen, scene.seat))
    before, after = (in_order(map(card_of, each)) for each in (lifted, (*lifted, name)))
    fits = [combo.cards for combo in found if lifted and not Counter(after) - Counter(combo.cards)]
    if not fits:
        return ()
    if all(combo.cards != before for combo in found):
        return (*lifted, name)
    return _lift(names, min(fits, key=len), lifted, name)


def _lift(names: Ids, cards: Cards, lifted: Ids, name: str) -> Ids:
    """The ids of these cards, of equal ones those already lifted; the tapped one is the last."""
    left, found = list(cards), []
    for each in dict.fromkeys((name, *lifted, *names)):
        if card_of(each) in left:
            left.remove(card_of(each))
            found.append(each)
    return (*found[1:], name)
