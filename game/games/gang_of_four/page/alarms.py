"""What the teacher of a guided match warns of, whatever else there is to say: somebody's last cards, or dear ones."""

from __future__ import annotations

from game.core.rules import Saying
from game.games.gang_of_four.page.hand import chosen
from game.games.gang_of_four.page.ids import held_by
from game.games.gang_of_four.rules.answers import PASS, playable
from game.games.gang_of_four.rules.combos import FIVE, ONE
from game.games.gang_of_four.rules.score import times
from game.games.gang_of_four.rules.state import State
from game.ui.view import Scene

BRIEF = 3
"""The number of the first round in which the coach says little."""
FEW, MANY = 3, 8
"""At most this many cards left: nearly out; at least this many held: each costs more."""


def alarm(scene: Scene, seat: int) -> Saying | None:
    """A warning: the seat's own last card, a rival's last cards, or the price of many cards; None for no warning."""
    seen: State = scene.seen
    if chosen(scene).endswith("!"):
        return "coach.call", {"play": ("page.play-call", {}), "mute": ("page.play-mute", {})}
    others = {other: len(held) for other, held in enumerate(seen.hands) if other != seat and other not in seen.out}
    nearest = min(others, key=lambda other: others[other])
    left, mine = others[nearest], len(held_by(seen, seat))
    if seen.dutiful and PASS not in scene.moves:
        return "coach.duty", {"seat": seen.after(seat)[0]}
    if not playable(seen, held_by(seen, seat)):
        return None
    on = seen.top.combo.family if seen.top and seen.top.combo else None
    if left == 1 and on in (None, ONE):
        return f"coach.one-left{'-lead' if on is None else ''}", {"seat": nearest}
    if left <= FEW and mine >= MANY and seen.round < BRIEF and on in (None, FIVE):
        return "coach.hurry", {"seat": nearest, "n": left, "mine": mine, "times": times(mine)}
    return None
