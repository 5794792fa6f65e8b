"""How a hand stands against the rows that lie open: whether it beats what they make so far, and what may still come."""

from __future__ import annotations

from game.games.court_circular.page.prospects import cost, so_far
from game.games.court_circular.rules.answers import DROP
from game.games.court_circular.rules.hands import Hand
from game.games.court_circular.rules.state import LAID, State
from game.ui.view import Scene


def verdict(scene: Scene, best: Hand) -> list[str]:
    """Whether the best hand in reach wins, loses, or is ahead for now, in sentences; none while no rival has laid.

    A row never gets worse by a card, so what loses to a row as it lies there has lost.
    """
    seen: State = scene.seen
    staying = [seat for seat in range(len(seen.rows)) if seat not in (scene.seat, *seen.dropped)]
    shown = [(so_far(seen, seen.rows[seat]), seat) for seat in staying if seen.rows[seat]]
    if not shown:
        return []
    hand, rival = max(shown)
    if hand > best:
        return _lost(scene, hand, rival)
    n = sum([LAID - len(seen.rows[seat]) for seat in staying])
    if not n:
        return [scene.words("page.wins")]
    return [scene.words("page.ahead" if hand.cards else "page.ahead-none", seat=rival, hand=hand.name, n=n)]


def _lost(scene: Scene, hand: Hand, rival: int) -> list[str]:
    """To which row the best hand in reach loses, and what dropping out would save of the cards."""
    said = scene.words("page.loses" if hand.cards else "page.loses-none", seat=rival, hand=hand.name)
    _, price = cost(scene.seen)
    saves = DROP in scene.moves and "n" in price
    return [said, scene.words("page.drop-saves", **price)] if saves else [said]
