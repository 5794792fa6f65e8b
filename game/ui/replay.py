"""Looking through a match that is finished or came with a link, and playing on from one of its turns."""

from __future__ import annotations

from collections.abc import Mapping

from game.ui import links
from game.ui.effects import Claim, Go, polite
from game.ui.model import Message, Model, Step
from game.ui.places import Look
from game.ui.playing import begun, refused
from game.ui.protocol import Env
from game.ui.view import view_of
from game.ui.voice import told
from game.words import words_of


def look(model: Model, where: str, _: Env) -> Step:
    """Through the moves of a match that is looked at: first, back, forward, last; play lets it run."""
    if (shown := model.look) is None:
        return Step(model)
    last, here = len(shown.whole.moves), shown.at
    onward = min(last, here + 1)
    there = {"first": 0, "back": max(0, here - 1), "forward": onward, "on": onward, "last": last}.get(where, here)
    running = there < last and (where == "on" or (where == "play" and not shown.running))
    model = model.on(shown._replace(at=there, running=running))
    status = words_of(model.device.lang)("look.status", n=there, of=last)
    said = (*polite([status]), *(told(model) if there != here else ()))
    onwards = there == here + 1
    return Step(model, said, beats=beats(model) if onwards else 1, reveals=onwards)


def beats(model: Model) -> int:
    """Pause after the last move that is shown, in paces, so that no result of a round is skipped."""
    match = model.shown
    if match is None or len(match.states) < 2:
        return 1
    before, after = (match.game.rules.seen_by(model.seat, state) for state in match.states[-2:])
    return view_of(match.game).beats(before, after)


def replay(model: Model, _: str, __: Env) -> Step:
    """The finished match from its beginning."""
    if (table := model.table) is None:
        return Step(model)
    look = Look(table.match, 0, table.names, lifted=table.lifted, log_of=table.log_of)
    model = model._replace(device=model.device._replace(held=""), screen=look)
    return Step(model, (Go(links.address_with_moves(table.match, 0)), Claim()), grab=True)


def branch(model: Model, _: str, env: Env) -> Step:
    """Played on from the turn that is looked at: a match of its own, marked as a branch."""
    if model.look is None or model.look.match.asked is None:
        return refused(model, ("look.over", {}))
    return begun(model, model.look.match, env, ("branch",))


MESSAGES: Mapping[str, Message] = {"look": look, "replay": replay, "branch": branch}
