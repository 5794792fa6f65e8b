"""How a hand stands against the rows that lie open: whether it beats what they make so far, and what may still come."""

from __future__ import annotations

from typing import NamedTuple

from game.games.court_circular.page.ids import selected
from game.games.court_circular.page.parting import parting
from game.games.court_circular.page.prospects import cost, row_with, so_far
from game.games.court_circular.rules.answers import DROP, drop_refused
from game.games.court_circular.rules.hands import Hand
from game.games.court_circular.rules.state import LAID, State
from game.ui.view import Scene


class Forecast(NamedTuple):
    """What becomes of a hand in this round, as far as the rows that lie open tell."""

    said: tuple[str, ...] = ()
    """In sentences; none while no rival has laid."""
    lost: bool = False
    """Whether it has lost, whatever is still laid."""
    won: bool = False
    """Whether it has won, whatever is still laid."""


def verdict(scene: Scene, best: Hand) -> Forecast:
    """Whether the best hand in reach wins, loses, or is ahead for now.

    A row never gets worse by a card, so what loses to a row as it lies there has lost.
    """
    seen: State = scene.seen
    staying = [seat for seat in range(len(seen.rows)) if seat not in (scene.seat, *seen.dropped)]
    shown = [(so_far(seen, seen.rows[seat]), seat) for seat in staying if seen.rows[seat]]
    if not shown:
        return Forecast()
    hand, rival = max(shown)
    if hand > best:
        return Forecast((_loses(scene, hand, rival, best), *_saves(scene)), lost=True)
    n = sum([LAID - len(seen.rows[seat]) for seat in staying])
    if not n:
        return Forecast((scene.words("page.wins"),), won=True)
    if hand.cards:
        return Forecast((_ahead(scene, hand, rival, best, n),))
    key = "page.ahead-none" if len(staying) > 1 else "page.ahead-of-none"
    return Forecast((scene.words(key, seat=rival, n=n),))


def _ahead(scene: Scene, hand: Hand, rival: int, best: Hand, n: int) -> str:
    """Which row is beaten, now or once the best hand is complete, and that the rivals' `n` cards still decide."""
    now = so_far(scene.seen, row_with(scene, selected(scene))[0])
    mine, when = (now, "-now") if now > hand else (best, "")
    if hand.name != mine.name:
        return scene.words(f"page.ahead{when}", seat=rival, hand=hand.name, n=n)
    card, _ = parting(mine, hand)
    return scene.words(f"page.ahead-equal{when}", seat=rival, card=card, n=n)


def _loses(scene: Scene, hand: Hand, rival: int, best: Hand) -> str:
    """To which row the best hand in reach loses, and between equal hands by which card."""
    if not hand.cards:
        return scene.words("page.loses-none", seat=rival)
    if hand.name != best.name:
        return scene.words("page.loses", seat=rival, hand=hand.name)
    card, _ = parting(hand, best)
    return scene.words("page.loses-equal", seat=rival, card=card)


def _saves(scene: Scene) -> tuple[str, ...]:
    """What dropping out would save of the cards, that it is possible, or too late; nothing where a coach says so."""
    if scene.taught or not scene.moves:
        return ()
    _, price = cost(scene.seen)
    if DROP in scene.moves:
        return (scene.words("page.drop-saves" if "n" in price else "page.drop-may", **price),)
    refused = drop_refused(scene.seen)
    return (scene.words("page.drop-late"),) if refused and refused[0] == "illegal.drop-third" else ()
