"""The way to the end of a match that is decided: the rest is played without the player, who has asked for that."""

from __future__ import annotations

from game.games.court_circular.page.prospects import planned
from game.games.court_circular.rules.answers import LEAD, STAY, offered
from game.games.court_circular.rules.decided import decided
from game.games.court_circular.rules.score import points
from game.games.court_circular.rules.state import State
from game.ui.html import Html
from game.ui.places import TO_END
from game.ui.view import Scene
from game.ui.view.to_end import plays_alone, to_end


def way_to_end(scene: Scene) -> Html | None:
    """The button beside the words that the match is decided; of several people at one device nobody plays for all."""
    if not _may(scene):
        return None
    return to_end(scene)(".plain-link")[scene.words("page.to-end")]


def by_itself(scene: Scene) -> bool:
    """Whether the rest is being played to its end."""
    return scene.standing == TO_END and _may(scene)


def _may(scene: Scene) -> bool:
    """Whether it can be: the match is decided, and no other person plays."""
    return plays_alone(scene) and decided(scene.seen) is not None


def auto(scene: Scene) -> str:
    """The move that is made for the player on the way to the end; empty where that was not asked for."""
    seen: State = scene.seen
    if scene.standing != TO_END or not scene.moves or decided(seen) is None:
        return ""
    if seen.choosing:
        up = seen.last is not None and seen.last.up
        return LEAD + min(offered(seen), key=lambda card: points((card,), up, seen.terms))
    return STAY if seen.queue else planned(scene._replace(ticked=())).cards[0]
