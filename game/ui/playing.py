"""What is done at a table: a move and all that follows from it, undo, another match, looking and listening."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.core.match import Match
from game.core.rules import Choice, Fault
from game.ui import links, saves
from game.ui.model import Model, Step, scene
from game.ui.settings import of_game
from game.ui.view import view_of
from game.ui.voice import opened, polite, told
from game.words import words_of

Env = Mapping[str, Any]
Effects = tuple[tuple[str, ...], ...]


def begun(model: Model, match: Match, env: Env) -> Step:
    """A new match is on the table and in its save."""
    held = "" if model.taken else model.held
    return kept(seated(model._replace(match=match, id=env["random"][:12], marks=(), held=held)), env)


def seated(model: Model) -> Step:
    """The table of the match, its address, and the claim to write its save."""
    assert model.match
    step = Step(model, (("go", links.address(model.match)),))
    if model.held == model.id:
        return step
    return Step(model._replace(held=""), (*step.effects, ("claim", model.id, "")))


def kept(step: Step, env: Env) -> Step:
    """The step, and the match written to its save, unless another tab plays it."""
    if step.model.taken:
        return step
    model = step.model._replace(marks=aided(step.model))
    assert model.match
    save = saves.Save(model.id, model.match, model.marks, int(env["now"]), model.names)
    stored = {**model.stored, save.key: save.text()}
    return step._replace(model=model._replace(stored=stored), effects=(*step.effects, ("store", save.key, save.text())))


def aided(model: Model) -> tuple[str, ...]:
    """The marks, with one for a setting that shows what has to be remembered otherwise."""
    game = model.game
    aids = [] if game is None else [option for option in game.settings if option.kind == "aid"]
    used = [aid for aid in aids if game and of_game(model.settings, game)[aid.key] != aid.default]
    return marked(model, "aid") if used else model.marks


def auto(model: Model) -> str:
    """The move that the settings make for the human at this page; empty for none."""
    if not (model.match and model.asked) or model.by_hand:
        return ""
    return view_of(model.match.game).auto(scene(model, model.match))


def play(model: Model, card: str, env: Env) -> Step:
    """The selected cards are played; when none is, the one that has the focus."""
    if not (model.match and model.asked):
        return not_asked(model)
    here = scene(model, model.match)
    move = view_of(model.match.game).chosen(here if here.ticked else here._replace(ticked=(card,)))
    return line(model, move, env) if move else refused(model, ("table.choose", {}))


def line(model: Model, text: str, env: Env) -> Step:
    """A move of the human at this page as a text, such as the line sends it."""
    if not (model.match and model.asked):
        return not_asked(model)
    try:
        return advance(read(model), model.match.game.rules.read(model.match.seen(model.seat), text), env)
    except Fault as fault:
        return refused(model, fault.saying)


def twice(model: Model, text: str, env: Env) -> Step:
    """A move that cannot be made by mistake: asked for once it wants to be confirmed, then it is made."""
    if not (model.match and model.asked) or model.sure == text:
        return line(model._replace(sure=""), text, env)
    try:
        model.match.game.rules.read(model.match.seen(model.seat), text)
    except Fault as fault:
        return refused(model, fault.saying)
    said = words_of(model.lang)("table.sure")
    return Step(model._replace(sure=text, notice=("table.sure", {})), (("polite", said),))


def advance(model: Model, move: str, env: Env) -> Step:
    """The match after a move, whoever made it: saved, told, and with the cards that move."""
    before = model.match
    assert before
    after = before.play(move)
    seat, view = model.seat, view_of(before.game)
    model = model._replace(match=after, ticked=(), by_hand=False)
    effects = told(model)
    if after.asked is None:
        effects += (("persist",),)
    seen = before.seen(seat), after.seen(seat)
    moved, beats = view.moved(*seen, seat), view.beats(*seen)
    return kept(Step(model, effects, moved, beats=beats, grab=model.stepping or model.reading), env)


def refused(model: Model, saying: tuple[str, Mapping[str, Any]]) -> Step:
    """A refusal with its reason, printed unless what is selected says it already; nothing else changes."""
    words = scene(model, model.shown).words if model.shown else words_of(model.lang, model.game)
    said = words.say(saying)
    if not (model.match and said in _selection(model, model.match)):
        model = model._replace(notice=saying, warned=True)
    return Step(model, (("assertive", said),))


def _selection(model: Model, match: Match) -> str:
    """What stands on the page about the selected cards."""
    return view_of(match.game).heard(scene(model, match), "selected") if model.ticked else ""


def not_asked(model: Model) -> Step:
    """The refusal when it is nobody's turn at this page, with the way on where there is one."""
    if model.stepping:
        return refused(model, ("table.step-first", {"seat": model.thinking}))
    return refused(model, ("table.read-first" if model.reading else "table.not-asked", {}))


def tick(model: Model, card: str, _: Env) -> Step:
    """A card of the hand is selected, or not any more."""
    if not (model.match and model.asked):
        return not_asked(model)
    view = view_of(model.match.game)
    return selected(model._replace(ticked=view.tick(model.ticked, card)))


def selected(model: Model) -> Step:
    """What the selected cards are is told."""
    assert model.match
    return Step(model, polite([view_of(model.match.game).heard(scene(model, model.match), "selected")]))


def read(model: Model) -> Model:
    """The result of the last round has been read by everybody at this device."""
    if not model.match:
        return model
    done = view_of(model.match.game).finished(model.match.seen(model.seat))
    return model._replace(put_away=dict.fromkeys((*model.people, model.seat), done))


def pick(model: Model, move: str, _: Env) -> Step:
    """The cards of a move are selected."""
    if not (model.match and model.asked):
        return not_asked(model)
    here = scene(model, model.match)
    if move not in here.moves:
        return Step(model)
    return selected(model._replace(ticked=view_of(model.match.game).cards_of(here, move)))


def clear(model: Model, _: str, __: Env) -> Step:
    """No card is selected any more."""
    said = [words_of(model.lang)("table.cleared")] if model.ticked else []
    return Step(model._replace(ticked=()), polite(said))


def put_away(model: Model, _: str, __: Env) -> Step:
    """The result of the last round has been read."""
    if not model.reading:
        return Step(model, grab=True)
    model = read(model)
    return Step(model, opened(model), grab=True)


def marked(model: Model, mark: str) -> tuple[str, ...]:
    """The marks with one more; among several people at one device, help is their own affair."""
    return model.marks if mark in model.marks or len(model.people) > 1 else (*model.marks, mark)


def hint(model: Model, choice: Choice, env: Env) -> Step:
    """What a bot would play now and why; its cards are selected, and the match counts as assisted from here on."""
    assert model.match
    here, view = scene(model, model.match), view_of(model.match.game)
    model = model._replace(ticked=view.cards_of(here, choice.move), marks=marked(model, "hint"))
    said = ("hint", {"move": view.meaning(here, choice.move).rstrip("。."), "why": choice.reason})
    return kept(Step(model._replace(notice=said), (("polite", here.words.say(said)),)), env)


def again(model: Model, _: str, env: Env) -> Step:
    """The same deal from its beginning; a match that came with a link is played without its moves."""
    match = model.match or model.shared
    if not match:
        return Step(model)
    fresh = Match.begin(match.game, match.deal, match.players, match.options, match.v)
    return begun(model._replace(shared=None, fault=None, at=None, ticked=(), put_away={}), fresh, env)


def new(model: Model, _: str, env: Env) -> Step:
    """Another deal with the same opponents."""
    match = model.match or model.shared
    if not match:
        return Step(model)
    fresh = Match.begin(match.game, links.deal_name(bytes.fromhex(env["random"])), match.players, match.options)
    return begun(model._replace(shared=None, fault=None, at=None, ticked=(), put_away={}), fresh, env)


def lift(model: Model, _: str, __: Env) -> Step:
    """The seat that is asked has sat down at the page, and hears what all may know of the last play."""
    if model.curtain is None:
        return Step(model)
    model = model._replace(lifted=model.curtain, ticked=())
    return Step(model, told(model), grab=True)


def no_hint(model: Model, _: str, __: Env) -> Step:
    """A hint was asked for when it is nobody's turn at this page."""
    return not_asked(model)


MESSAGES: Mapping[str, Callable[[Model, str, Env], Step]] = {
    "hint": no_hint,
    "play": play,
    "tick": tick,
    "pick": pick,
    "line": line,
    "twice": twice,
    "clear": clear,
    "put-away": put_away,
    "again": again,
    "new": new,
    "lift": lift,
}
