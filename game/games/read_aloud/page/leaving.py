"""How who can win no more leaves the rest of the game to itself: it is played at once, up to the result."""

from __future__ import annotations

from game.games.read_aloud.rules.state import State
from game.ui.html import Html
from game.ui.places import TO_END
from game.ui.view import Scene
from game.ui.view.to_end import plays_alone, to_end


def is_out(scene: Scene) -> bool:
    """Whether the only person of the match can win it no more, and only bots still can."""
    seen: State = scene.seen
    return plays_alone(scene) and not seen.over and scene.seat in seen.losers


def leaving(scene: Scene) -> Html:
    """The button that has the rest played at once, the own turns too; pressed again, it stops that."""
    if not is_out(scene):
        return Html()
    about = scene.words("page.to-end.help")
    return to_end(scene)(title=about, aria_description=about)[scene.words("page.to-end")]


def hastened(scene: Scene) -> str:
    """The next move of a seat that is out and leaves the rest of the game to itself; empty for none.

    It takes what is offered in turn, so that the game does not come to a standstill.
    """
    if scene.standing != TO_END or not (scene.moves and is_out(scene)):
        return ""
    readings: int = scene.seen.readings
    return scene.moves[readings % len(scene.moves)]


def left_to_itself(scene: Scene) -> str:
    """That the rest is played at once, or that the player is asked again; empty where it cannot be left."""
    if not is_out(scene):
        return ""
    return scene.words("hear.hastened" if scene.standing == TO_END else "hear.asked-again")
