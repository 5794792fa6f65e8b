"""Whose turn it is and what may be done, in one sentence."""

from __future__ import annotations

from game.core.rules import Saying
from game.games.read_aloud.page.asking import question
from game.games.read_aloud.page.picking import picked
from game.games.read_aloud.page.standings import all_lost
from game.games.read_aloud.rules.state import State
from game.ui.view import Scene


def status(scene: Scene) -> str:
    """Whose turn it is and what may be done."""
    seen: State = scene.seen
    if seen.over:
        return scene.words(f"page.over-{min(2, len(seen.victors))}", seats=seen.victors)
    if picked(scene):
        return scene.words("page.picked")
    if seen.asked:
        return scene.words.say(question(scene, seen.asked.seat == scene.seat))
    if seen.turn != scene.seat:
        return scene.words("page.wait", seat=seen.turn)
    if all_lost(seen):
        return scene.words("page.your-turn-all-lost")
    return scene.words("page.your-turn-lost" if scene.seat in seen.losers else "page.your-turn")


def moment(states: tuple[State, ...]) -> Saying | None:
    """Which turn of its reader the last of these states lies in."""
    now = states[-1]
    return "moment.turn", {
        "seat": now.turn,
        "n": sum(each.turn == now.turn and each.reading is None for each in states),
    }
