"""What is read or heard at a table and changes nothing in the match: read-outs, folds, the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from game.core.rules import Saying
from game.ui.effects import polite
from game.ui.model import Message, Model, Step, covering, late, scene
from game.ui.places import KEY_LIST, KEYS_FROM, MENU, Look, Table
from game.ui.play import keys
from game.ui.play.playing import refused, selection
from game.ui.play.voice import HUSH, question, since
from game.ui.protocol import Env
from game.ui.view import Scene, seats, view_of

OF_THE_DEAL = ("hand", "counts")
"""What is read out of the cards held; while the result of a round lies there, those of the next one are not seen."""

NO_VOICE: Saying = ("voice.none", {})
"""What is said where the browser has no voice to speak with."""


def hear(model: Model, what: str, env: Env) -> Step:
    """The table in words, said and shown: what is asked, the hand, what lies there, what has happened."""
    match = model.shown
    if not match:
        return Step(model)
    here = scene(model, match)
    ways: dict[str, Callable[[], list[str]]] = {
        "asked": lambda: [
            late.told(model, short=True) if model.problem else "",
            question(model),
            selection(model, match),
        ],
        "last": lambda: since(model) or [here.words("hear.nothing-yet")],
        "detail": lambda: since(model, whole=True) or [here.words("hear.nothing-yet")],
        "table": lambda: [view_of(match.game).heard(here, what), question(model)],
        **{f"who {seat}": partial(_bot, model, here, seat) for seat in range(len(here.players))},
        **(dict.fromkeys(OF_THE_DEAL, lambda: [question(model)]) if model.at_result else {}),
    }
    text = here.words.sentences(ways.get(what, lambda: [view_of(match.game).heard(here, what)])())
    return Step(model._replace(notice=("hear.said", {"text": text})), polite([text]))


def hushed(before: Model, step: Step) -> Step:
    """The way from a match to another page, on which nothing is read any more of what was said of the match."""
    return step._replace(effects=(*HUSH, *step.effects)) if before.shown and not step.model.shown else step


def say(model: Model, what: str, env: Env) -> Step:
    """The same for the ear alone: the page shows it beside what was pressed."""
    return hear(model, what, env)._replace(model=model)


def _bot(model: Model, here: Scene, seat: int) -> list[str]:
    """Who a bot is: its name with its level, its manner, and whether it thinks just now; nothing of a person."""
    name = seats.bot(here, seat)
    thinks = [here.words("persona.thinks")] if model.thinking == seat else []
    return [name, here.words(f"persona.{here.players[seat]}"), *thinks] if name else []


def key_list(model: Model, at: str, env: Env) -> Step:
    """The list of all keys opens, and is told; the same again closes it.

    Where it lies over the table it takes the focus, to be scrolled by keys, and gives it back to where that came from.
    Beside the table the focus stays, and in sight: the list may have pushed away what lies there.
    """
    device, match = model.device, model.shown
    if match is None:
        return Step(model)
    if KEY_LIST in device.folds:
        return covering.after_keys(model._replace(device=device.keeping(lambda fold: fold != KEY_LIST)), at)
    device = device.choosing(KEYS_FROM, at)
    model = model._replace(device=device._replace(folds=(*device.folds, KEY_LIST)))
    words = scene(model, match).words
    told = polite([words.sentences(keys.said(model, words))])
    return Step(model, told, grab=bool(at) or not env.wide, focus=at if env.wide else covering.KEYS_LISTED)


def fold(model: Model, names: str, env: Env) -> Step:
    """A fold opens or closes; of its own one, the game may say what is in it.

    Names after the first are of folds in it that open with it. Away from a table its button comes whole in sight. The
    focus goes with the menu: to the first way there, or to what closes the drawer that covers the table.
    """
    device, (name, *inner) = model.device, names.split(" ")
    if name in device.folds:
        return Step(model._replace(device=device.keeping(lambda fold: fold != name)), focus=f"toggle-{name}")
    opened = [each for each in (name, *inner) if each not in device.folds]
    model = model._replace(device=device._replace(folds=(*device.folds, *opened)))
    if name == MENU:
        drawer = not (env.wide or model.ended)
        model = model._replace(device=model.device._replace(drawer=drawer))
        return Step(model, grab=True, focus="close-lists" if drawer else "go-home")
    match = model.shown
    told = polite([view_of(match.game).heard(scene(model, match), f"fold {name}")] if match else [])
    return Step(model, told, grab=match is None, focus=f"toggle-{name}")


def into(model: Model, names: str, env: Env) -> Step:
    """A fold opens by a key, and the focus goes into it, to what has the second name as its id."""
    name, _, there = names.partition(" ")
    return fold(model, name, env)._replace(grab=True, focus=there)


def visit(model: Model, there: str, _: Env) -> Step:
    """The focus goes to what has this id, which so comes in sight; the id of the button stands behind it."""
    return Step(model, grab=True, focus=there.partition(" ")[0])


def log_of(model: Model, whose: str, _: Env) -> Step:
    """The log shows the lines of one seat, of all, or only the last ones; the focus goes to it if lost."""
    screen = model.screen
    if not isinstance(screen, Table | Look):
        return Step(model)
    return Step(model.on(screen._replace(log_of="" if whose == screen.log_of else whose)), focus="log")


def mute(model: Model, _: str, __: Env) -> Step:
    """The browser has no voice to speak with."""
    return refused(model, NO_VOICE)


MESSAGES: Mapping[str, Message] = {
    "hear": hear,
    "keys": key_list,
    "say": say,
    "fold": fold,
    "into": into,
    "visit": visit,
    "log": log_of,
    "mute": mute,
}
