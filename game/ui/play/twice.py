"""What is done only when it is asked for a second time, and not by the second press of a double click."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.rules import Fault, Saying
from game.ui.effects import Polite
from game.ui.model import Message, Model, Step, scene
from game.ui.play.playing import line, refused
from game.ui.protocol import Env
from game.ui.view import view_of
from game.words import words_of

ASKED = "asked"
"""The fact of a notice that a second press answers: what was asked for, and when, in milliseconds since 1970."""
DOUBLE = 400
"""Milliseconds within which another press belongs to the first one, as in a double click: it answers nothing."""


def asked(model: Model, what: str, said: Saying, env: Env) -> Step:
    """The step that says what it would mean, on the page and to the ear, and does `what` when that comes again."""
    if model.table is None:
        return Step(model)
    key, facts = said
    notice: Saying = key, {**facts, ASKED: (what, env.now)}
    model = model.on(model.table._replace(sure=what))._replace(notice=notice, warned=False)
    return Step(model, (Polite(words_of(model.device.lang).say(said)),))


def twice(model: Model, text: str, env: Env) -> Step:
    """Make a move that cannot be taken back, once it is asked for a second time; in a problem all is taken back."""
    table = model.table
    if table is None or not model.asked or table.sure == text or model.problem:
        return line(model, text, env)
    try:
        table.match.game.rules.read(table.match.seen(model.seat), text)
    except Fault as fault:
        return refused(model, fault.saying)
    here = scene(model, table.match)
    said = view_of(table.match.game).heard(here, f"twice {text}") or here.words("table.sure")
    return asked(model, text, ("hear.said", {"text": said}), env)


def is_double(model: Model, do: str, env: Env) -> bool:
    """Whether what this message does was asked for so short a time ago that the press belongs to that one."""
    what, since = (model.notice[1] if model.notice else {}).get(ASKED, ("", 0))
    return do in (what, f"twice {what}") and env.now - since < DOUBLE


MESSAGES: Mapping[str, Message] = {"twice": twice}
