"""My cards as they are sorted, in groups with gaps and captions, as buttons that a tap, a key or a swipe selects."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.games.gang_of_four.page.drawing import picture
from game.games.gang_of_four.page.ids import Ids, arranged, card_of, held_by, ids_of, places
from game.games.gang_of_four.rules.cards import Cards
from game.games.gang_of_four.rules.combos import classify
from game.games.gang_of_four.rules.dealing import HELD
from game.games.gang_of_four.rules.exchange import GIVE
from game.games.gang_of_four.rules.state import State
from game.ui.html import Html, Tag, css, span
from game.ui.view import Scene
from game.ui.view.hand import card_button, card_group, tab_stop

COMBINATION = "combination"
SORTS = ("number", "colour", COMBINATION)
KEYS = "Enter=enter; Escape=clear; g=lift-with"


def forced(scene: Scene) -> str:
    """The gift of the weakest loser, who has no choice; empty for every other question."""
    return scene.moves[0] if scene.seen.giving and len(scene.moves) == 1 else ""


class Group(NamedTuple):
    """Cards of the hand that stand together."""

    kind: str
    """The combination that they make; empty where they are together for another reason."""
    ids: Ids


def groups(scene: Scene) -> tuple[Group, ...]:
    """The cards held as they are sorted: by number all in one group; by combination, those that make none come last."""
    return grouped(scene, _sort(scene))


def grouped(scene: Scene, how: str) -> tuple[Group, ...]:
    """The same as they would stand if they were sorted like this; in a problem, where no tap lifts one, unnamed."""
    seen: State = scene.seen
    named = how == COMBINATION and not scene.problem
    left = list(places(seen, scene.seat).hand)
    found: list[Group] = []
    for cards in arranged(held_by(seen, scene.seat), how, seen.terms.compare):
        names = []
        for card in cards:
            names.append(next(each for each in left if card_of(each) == card))
            left.remove(names[-1])
        combo = classify(cards, seen.terms.compare) if named and len(cards) > 1 else None
        found.append(Group(combo.kind if combo else "", tuple(names)))
    return tuple(found)


def labelled(scene: Scene) -> tuple[Ids, ...]:
    """The groups that stand under the name of a combination; none unless the hand is sorted by combination."""
    return tuple(group.ids for group in groups(scene) if group.kind)


def _sort(scene: Scene) -> str:
    """How this device sorts the hand."""
    return scene.settings.get("sort", SORTS[0])


def as_sorted(scene: Scene) -> Cards:
    """The cards held as they are sorted, also after the match."""
    return tuple(card for cards in arranged(scene.held, _sort(scene), scene.seen.terms.compare) for card in cards)


def order(scene: Scene) -> Ids:
    """The ids of the cards held as they are sorted."""
    return tuple(name for group in groups(scene) for name in group.ids)


def received(scene: Scene) -> str:
    """The id of the card that came in the exchange, until the seat's first play; empty for none."""
    seen: State = scene.seen
    held, names, swap = held_by(seen, scene.seat), places(seen, scene.seat).hand, seen.exchange
    if swap is None or len(held) != HELD or scene.seat not in (swap.winner, swap.loser) or swap.returned is None:
        return ""
    card = swap.given if scene.seat == swap.winner else swap.returned
    return names[held.index(card)] if card in held else ""


def cards_held(scene: Scene) -> Html:
    """The cards held, as buttons in one group, which can be swiped over; lifted ones are drawn out together."""
    whole = card_group("hand", scene.words("page.hand", n=len(held_by(scene.seen, scene.seat))))
    swipe = None if scene.seen.giving else "pick-cards"
    return whole(data_swipe=swipe, data_draw="lifted", data_keys=KEYS)[tuple(_buttons(scene))]


def _buttons(scene: Scene) -> Iterator[Html]:
    """The cards, the first of each group apart from the one before and with the group's caption."""
    names = order(scene)
    stop, new = tab_stop(scene, names), received(scene)
    for group in groups(scene):
        for name in group.ids:
            i, first = names.index(name), name == group.ids[0]
            caption = span(".caption", aria_hidden="true")[scene.words(f"kind.{group.kind}")] if group.kind else None
            more = css("", apart=first and i > 0, received=name == new)
            yield _held(scene, name, stop, i + 1, new)(more)[picture(card_of(name)), caption if first else None]


def _held(scene: Scene, name: str, stop: str, i: int, new: str) -> Tag:
    """The button of a card held, the i-th; while cards are exchanged it selects this one alone."""
    card, giving = card_of(name), bool(scene.moves) and scene.seen.giving
    label = scene.words("page.held", card=card, i=i, n=len(held_by(scene.seen, scene.seat)))
    if name == new:
        label = scene.words("page.received", what=label)
    frame = card_button(scene, name, label, stop)
    if not giving:
        return frame(data_do="propose", data_exact="tick")
    gift, due = GIVE + card, forced(scene)
    pressed = name in (ids_of(scene, due) if due else scene.ticked)
    return frame(data_do=f"pick {gift}" if gift in scene.moves else f"line {gift}", aria_pressed=str(pressed).lower())
