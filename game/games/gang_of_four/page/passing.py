"""Passing: now, until the trick is over, or whenever nothing can be played."""

from __future__ import annotations

from game.games.gang_of_four.page.ids import finished_trick
from game.games.gang_of_four.rules.answers import PASS, pass_refused
from game.games.gang_of_four.rules.state import Play, State
from game.ui.html import Html, Node, button, css, span
from game.ui.view import Scene

HELD = 7
"""Paces to see who has taken a trick, and with what, for who was not asked in it."""
ALWAYS = "pass-always"
"""What passing in this match whenever nothing can be played is called in `Scene.standing`."""


def trick_passed(scene: Scene) -> str:
    """The text in `Scene.standing` for passing until this trick is over; empty where there is nothing to pass."""
    seen: State = scene.seen
    if scene.seat is None or seen.asked is None or seen.top is None or scene.seat in seen.out:
        return ""
    if seen.terms.lockout and scene.seat in seen.passed:
        return ""
    return _token(scene, seen.trick)


def _token(scene: Scene, trick: tuple[Play, ...]) -> str:
    """What passing for good in this trick, whose last play is the last move, is called in `Scene.standing`."""
    return f"pass-{scene.seat}-{scene.seen.turn - len(trick)}"


def passes_on(scene: Scene) -> bool:
    """Whether this seat has said that it passes until the trick is over."""
    return trick_passed(scene) in _standing(scene)


def _standing(scene: Scene) -> list[str]:
    """All that stands, by its names."""
    return scene.standing.split()


def _toggled(scene: Scene, name: str) -> str:
    """The message after which this stands, or no more, beside what else still has a meaning."""
    there = [each for each in _standing(scene) if each in (ALWAYS, trick_passed(scene))]
    wanted = [each for each in there if each != name] if name in there else [*there, name]
    return f"stand {' '.join(wanted) or scene.standing}"


def auto(scene: Scene) -> str:
    """The pass that the player has asked for before, or the only move where this device makes it; empty for none."""
    only = _is_automatic(scene) and scene.moves == (PASS,)
    return PASS if only or (PASS in scene.moves and passes_on(scene)) else ""


def _is_automatic(scene: Scene) -> bool:
    """Whether a pass is made where it is the only move, in this match or on this device."""
    return not scene.tries and (ALWAYS in _standing(scene) or _is_set(scene))


def _is_set(scene: Scene) -> bool:
    """Whether the device passes in every match where it is the only move; a learner chooses that in the match."""
    return scene.settings.get("autopass") == "on" and not scene.taught


def held(scene: Scene) -> int:
    """Paces for which a finished trick lies there in which this seat has passed without being asked."""
    seen: State = scene.seen
    if seen.trick or finished_trick(seen):
        return 0
    unasked = _is_automatic(scene) or _token(scene, seen.last_trick) in _standing(scene)
    passed = any(play.seat == scene.seat and play.combo is None for play in seen.last_trick)
    return HELD if unasked and passed else 0


def said(scene: Scene) -> str:
    """Whether this seat passes on, in this trick or in this match, in words."""
    always = "hear.passes-always" if _is_automatic(scene) else "hear.asked-again"
    return scene.words("hear.passes-on" if passes_on(scene) else always)


def ways_to_pass(scene: Scene) -> Node:
    """The button for passing, and beside it passing on; what is off is described by why."""
    why = refused(scene)
    only = scene.moves == (PASS,) and not passes_on(scene)
    lockout = scene.seen.terms.lockout  # then every pass is for the trick anyhow
    look = css(".to-pass", main=only, hinted=PASS in scene.offered)
    what = why or (None if lockout else scene.words("page.pass-once.help"))
    off = "true" if why else None
    now = button(look, type="button", data_do="line pass", id="pass", aria_disabled=off, title=what)
    return [now(aria_description=what)[_label(scene, "" if lockout else "page.pass-once")], _on(scene)]


def refused(scene: Scene) -> str:
    """Why this seat cannot pass now; empty when it can."""
    if PASS in scene.moves:
        return ""
    why = pass_refused(scene.seen, scene.held) if scene.moves else None
    return scene.words.say(why or ("table.not-asked", {}))


def _label(scene: Scene, how_long: str) -> Node:
    """Pass, and below it for how long."""
    return scene.words("page.pass"), how_long and [" ", span(".for")[scene.words(how_long)]]


def never_asked(scene: Scene) -> Html | None:
    """Where passing is the only move, the way not to be asked again in this match whenever that is so.

    Once that is chosen, here or for this device, its place says so at every turn, and leads back to being asked.
    """
    if scene.tries:
        return None
    chosen = _is_automatic(scene)
    if not chosen and (scene.moves != (PASS,) or passes_on(scene)):
        return None
    key = "page.asked-again" if chosen else "page.never-asked"
    do = "set gang-of-four.autopass off" if _is_set(scene) else _toggled(scene, ALWAYS)
    return button(".plain-link", type="button", data_do=do, id="never-asked")[scene.words(key)]


def passed_for(scene: Scene) -> Html | None:
    """How often was passed for the player since the last choice, once there is a choice again."""
    if not scene.unasked or scene.moves in ((), (PASS,)):
        return None
    return span(".passed-for")[scene.words("page.passed-for", n=scene.unasked)]


def _on(scene: Scene) -> Html:
    """The button for passing until the trick is over; where that cannot be, it is off and says why."""
    token = trick_passed(scene)
    held = str(passes_on(scene)).lower() if token else None
    do = _toggled(scene, token) if token else "line pass"
    what = scene.words("page.pass-on.help") if token else refused(scene)
    on = button(".to-pass", type="button", data_do=do, id="pass-on", title=what, aria_description=what)
    return on(aria_pressed=held, aria_disabled=None if token else "true")[_label(scene, "page.pass-on")]
