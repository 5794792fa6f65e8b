"""The end of a game: all hands laid out, that of the winner first, and why it has ended so."""

from __future__ import annotations

from game.core.rules import Event
from game.core.texts import capitalized
from game.games.read_aloud.page.ids import hand_of
from game.games.read_aloud.page.result import places, ranked, why
from game.games.read_aloud.page.reveal import READ
from game.games.read_aloud.page.slips import copied
from game.games.read_aloud.rules.state import Result, State
from game.games.read_aloud.rules.zones import at
from game.ui.html import Html, div, p
from game.ui.view import Scene
from game.ui.view.closing import Ending, Fact

MOST_SHOWN = 8
"""Cards of a hand that are laid out."""


def ending(scene: Scene, rounds: tuple[Result, ...], _: tuple[Event, ...]) -> Ending:
    """What the condition measured for each player, and all hands."""
    if not rounds:
        return Ending()
    last, words = rounds[-1], scene.words
    shown = div(".rows-of")[[_hand(scene, seat) for seat in ranked(last)]]
    read = Fact(words("ending.readings", n=scene.seen.readings))
    headline = words(f"ending.won-{min(2, len(last.winners))}", seats=last.winners)
    return Ending(headline, shown, (why(scene, last),), (read,), places(scene, last))


def _hand(scene: Scene, seat: int) -> Html:
    """The open hand of a seat as slips."""
    seen: State = scene.seen
    held = [spot for spot in hand_of(seen, seat) if at(seen, spot).key is not None][:MOST_SHOWN]
    if not held:
        return Html()
    slips = [copied(scene, spot) for spot in held]
    return div(".row-of")[p(".of")[capitalized(scene.words("page.hand-of", seat=seat))], div(".open-hand")[slips]]


def strip(rounds: tuple[Result, ...], log: tuple[Event, ...], seat: int) -> tuple[str, ...]:
    """Who read each card, and whether this seat has won."""
    read = ["own" if event.facts["seat"] == seat else "other" for event in log if event.kind == READ]
    return (*read, *("won" if seat in each.winners else "lost" for each in rounds))
