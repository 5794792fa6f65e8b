"""Passing: now, until the trick is over, or whenever nothing can be played."""

from __future__ import annotations

from game.games.gang_of_four.page.ids import finished_trick
from game.games.gang_of_four.rules.answers import PASS, pass_refused
from game.games.gang_of_four.rules.state import Play, State
from game.ui.html import Html, Node, button, css, span
from game.ui.view import Scene

HELD = 7
"""Paces to see who has taken a trick, and with what, for who was not asked in it."""


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
    return scene.standing != "" and scene.standing == trick_passed(scene)


def auto(scene: Scene) -> str:
    """The pass that the player has asked for before, or the only move where this device makes it; empty for none."""
    only = _is_automatic(scene) and scene.moves == (PASS,)
    return PASS if only or (PASS in scene.moves and passes_on(scene)) else ""


def _is_automatic(scene: Scene) -> bool:
    """Whether this device passes where passing is the only move."""
    return _may_be_automatic(scene) and scene.settings.get("autopass") == "on"


def _may_be_automatic(scene: Scene) -> bool:
    """Whether it may: not for a learner, in a problem, or where a match is looked at."""
    return not (scene.taught or scene.tries)


def held(scene: Scene) -> int:
    """Paces for which a finished trick lies there in which this seat has passed without being asked."""
    seen: State = scene.seen
    if seen.trick or finished_trick(seen):
        return 0
    unasked = _is_automatic(scene) or scene.standing == _token(scene, seen.last_trick)
    passed = any(play.seat == scene.seat and play.combo is None for play in seen.last_trick)
    return HELD if unasked and passed else 0


def said(scene: Scene) -> str:
    """Whether this seat passes on, in words."""
    return scene.words("hear.passes-on" if passes_on(scene) else "hear.asked-again")


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
    """Where passing is the only move, the way not to be asked again whenever that is so.

    Once that is chosen, its place says so at every turn, and leads back to being asked.
    """
    if not _may_be_automatic(scene):
        return None
    chosen = _is_automatic(scene)
    if not chosen and (scene.moves != (PASS,) or passes_on(scene)):
        return None
    do, key = ("off", "page.asked-again") if chosen else ("on", "page.never-asked")
    way = button(".plain-link", type="button", data_do=f"set gang-of-four.autopass {do}", id="never-asked")
    return way[scene.words(key)]


def _on(scene: Scene) -> Html:
    """The button for passing until the trick is over; where that cannot be, it is off and says why."""
    token = trick_passed(scene)
    held = str(passes_on(scene)).lower() if token else None
    do = f"stand {token}" if token else "line pass"
    what = scene.words("page.pass-on.help") if token else refused(scene)
    on = button(".to-pass", type="button", data_do=do, id="pass-on", title=what, aria_description=what)
    return on(aria_pressed=held, aria_disabled=None if token else "true")[_label(scene, "page.pass-on")]
