"""Looking through a match that is finished or came with a link, and playing on from one of its turns."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.ui import links
from game.ui.model import Model, Step
from game.ui.playing import begun, kept, refused
from game.ui.view import view_of
from game.ui.voice import polite, told
from game.words import words_of

Env = Mapping[str, Any]


def look(model: Model, where: str, _: Env) -> Step:
    """Through the moves of a match that is looked at: first, back, forward, last; play lets it run."""
    if not model.shared:
        return Step(model)
    last = len(model.shared.moves)
    here = last if model.at is None else model.at
    onward = min(last, here + 1)
    there = {"first": 0, "back": max(0, here - 1), "forward": onward, "on": onward, "last": last}.get(where, here)
    running = there < last and (where == "on" or (where == "play" and not model.running))
    model = model._replace(at=there, running=running)
    status = words_of(model.lang)("look.status", n=there, of=last)
    said = (*polite([status]), *(told(model) if there != here else ()))
    return Step(model, said, beats=beats(model) if there == here + 1 else 1)


def beats(model: Model) -> int:
    """For how many paces the last of the moves looked at is read, so that no result of a round is skipped."""
    match = model.shown
    assert match
    before, after = (match.game.rules.seen_by(model.seat, state) for state in match.states[-2:])
    return view_of(match.game).beats(before, after)


def replay(model: Model, _: str, __: Env) -> Step:
    """The finished match from its beginning."""
    match = model.match
    if not match:
        return Step(model)
    model = model._replace(match=None, shared=match, at=0, marks=(), held="", ticked=(), put_away={})
    return Step(model, (("go", links.address_with_moves(match, 0)), ("claim", "", "")), grab=True)


def branch(model: Model, _: str, env: Env) -> Step:
    """Played on from the turn that is looked at: a match of its own, marked as a branch."""
    match = model.shown
    if not (model.shared and match) or match.asked is None:
        return refused(model, ("look.over", {}))
    fresh = model._replace(shared=None, at=None, running=False, ticked=(), put_away={})
    step = begun(fresh, match, env)
    return kept(step._replace(model=step.model._replace(marks=("branch",))), env)


MESSAGES: Mapping[str, Callable[[Model, str, Env], Step]] = {"look": look, "replay": replay, "branch": branch}
