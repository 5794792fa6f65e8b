"""What is done at a table: a move and all that follows from it, undo, another match, looking and listening."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.core.match import Match
from game.core.rules import Fault
from game.ui import links, saves
from game.ui.model import Model, Step, scene, view_of
from game.words import words_of

Env = Mapping[str, Any]
Effects = tuple[tuple[str, ...], ...]
HUSH: Effects = (("polite", ""), ("assertive", ""))
"""Nothing of what was announced stays on the page."""


def begun(model: Model, match: Match, env: Env) -> Step:
    """A new match is on the table and in its save."""
    held = "" if model.taken else model.held
    return kept(seated(model._replace(match=match, id=env["random"][:12], marks=(), held=held)), env)


def seated(model: Model) -> Step:
    """The table of the match, its address, and the claim to write its save."""
    assert model.match
    claim = () if model.held == model.id else (("claim", model.id, ""),)
    return Step(model, (("go", links.address(model.match)), *claim))


def kept(step: Step, env: Env) -> Step:
    """The step, and the match written to its save."""
    model = step.model
    assert model.match
    save = saves.Save(model.id, model.match, model.marks, int(env["now"]))
    stored = {**model.stored, save.key: save.text()}
    return step._replace(model=model._replace(stored=stored), effects=(*step.effects, ("store", save.key, save.text())))


def play(model: Model, card: str, env: Env) -> Step:
    """The selected cards are played; when none is, the one that has the focus."""
    if not (model.match and model.asked):
        return refused(model, ("table.not-asked", {}))
    here = scene(model, model.match)
    move = view_of(model.match.game).chosen(here if here.ticked else here._replace(ticked=(card,)))
    return line(model, move, env) if move else refused(model, ("table.choose", {}))


def line(model: Model, text: str, env: Env) -> Step:
    """A move of the human at this page as a text, such as the line sends it."""
    if not (model.match and model.asked):
        return refused(model, ("table.not-asked", {}))
    try:
        return advance(model, model.match.game.rules.read(model.match.seen(model.seat), text), env)
    except Fault as fault:
        return refused(model, fault.saying)


def advance(model: Model, move: str, env: Env) -> Step:
    """The match after a move, whoever made it: saved, told, and with the cards that move."""
    before = model.match
    assert before
    after = before.play(move)
    seat, view = model.seat, view_of(before.game)
    model = model._replace(match=after, ticked=())
    ended = view.finished(after.seen(seat)) > view.finished(before.seen(seat))
    effects = HUSH if model.curtain is not None else told(model, ended)
    if after.asked is None:
        effects += (("persist",),)
    return kept(Step(model, effects, view.moved(before.seen(seat), after.seen(seat), seat), pause=ended), env)


def told(model: Model, ended: bool) -> Effects:
    """The announcements of what has just happened, and of the result when a round has ended.

    With several people at the device only what all may know is said aloud.
    """
    match = model.shown
    assert match
    here = scene(model, match)
    ears = model.seat if len(model.people) == 1 else None
    said = [here.words.tell(event.seen_by(ears)) for event in match.state.news]
    if ended:
        said.append(view_of(match.game).heard(here, "result"))
    return tuple(("polite", sentence) for sentence in said)


def refused(model: Model, saying: tuple[str, Mapping[str, Any]]) -> Step:
    """A refusal with its reason; nothing else changes."""
    words = words_of(model.lang, model.game)
    return Step(model._replace(notice=saying, warned=True), (("assertive", words.say(saying)),))


def tick(model: Model, card: str, _: Env) -> Step:
    """A card of the hand is selected, or not any more."""
    if not (model.match and model.asked):
        return refused(model, ("table.not-asked", {}))
    view = view_of(model.match.game)
    model = read(model._replace(ticked=view.tick(model.ticked, card)))
    said = view.heard(scene(model, model.match), "selected") if model.match else ""
    return Step(model, (("polite", said),) if said else ())


def read(model: Model) -> Model:
    """The result of the last round has been read by the seat at the page."""
    if not model.match:
        return model
    done = view_of(model.match.game).finished(model.match.seen(model.seat))
    return model._replace(put_away={**model.put_away, model.seat: done})


def clear(model: Model, _: str, __: Env) -> Step:
    """No card is selected any more."""
    return Step(model._replace(ticked=()))


def put_away(model: Model, _: str, __: Env) -> Step:
    """The result of the last round has been read."""
    return Step(read(model), grab=True)


def undo(model: Model, _: str, env: Env) -> Step:
    """Back to the last question of the human; the match counts as assisted from here on."""
    if not model.match or model.seat is None or (back := model.match.undo(model.seat)) == model.match:
        return refused(model, ("table.no-undo", {}))
    marks = model.marks if "undo" in model.marks or len(model.people) > 1 else (*model.marks, "undo")
    key = "table.undone" if marks else "table.taken-back"
    model = model._replace(match=back, marks=marks, ticked=(), put_away={}, notice=(key, {}))
    return kept(Step(model, (("polite", words_of(model.lang)(key)),)), env)


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
    return Step(model, (("polite", status), *(told(model, False) if there != here else ())))


def replay(model: Model, _: str, __: Env) -> Step:
    """The finished match from its beginning."""
    match = model.match
    if not match:
        return Step(model)
    model = model._replace(match=None, shared=match, at=0, marks=(), held="", ticked=())
    return Step(model, (("go", links.address_with_moves(match, 0)), ("claim", "", "")), grab=True)


def branch(model: Model, _: str, env: Env) -> Step:
    """Played on from the turn that is looked at: a match of its own, marked as a branch."""
    match = model.shown
    if not (model.shared and match) or match.asked is None:
        return refused(model, ("look.over", {}))
    fresh = model._replace(shared=None, at=None, running=False, ticked=(), put_away={})
    step = begun(fresh, match, env)
    return kept(step._replace(model=step.model._replace(marks=("branch",))), env)


def lift(model: Model, _: str, __: Env) -> Step:
    """The seat that is asked has sat down at the page, and hears what all may know of the last play."""
    if model.curtain is None:
        return Step(model)
    model = model._replace(lifted=model.curtain, ticked=())
    return Step(model, told(model, False), grab=True)


def hear(model: Model, what: str, _: Env) -> Step:
    """The table in words: the hand, the rows, the last play, the counts, the score, or the keys themselves."""
    match = model.shown
    if not match:
        return Step(model)
    here = scene(model, match)
    said = view_of(match.game).heard(here, what)
    if what == "last":
        said = " ".join(here.words.tell(event) for event in here.seen.news)
    if what == "help":
        said = here.words("hear.keys")
    return Step(model, (("polite", said),) if said else ())


def fold(model: Model, name: str, _: Env) -> Step:
    """A fold opens or closes."""
    folds = tuple(each for each in model.folds if each != name) if name in model.folds else (*model.folds, name)
    return Step(model._replace(folds=folds))


MESSAGES: Mapping[str, Callable[[Model, str, Env], Step]] = {
    "play": play,
    "tick": tick,
    "line": line,
    "clear": clear,
    "put-away": put_away,
    "undo": undo,
    "again": again,
    "new": new,
    "look": look,
    "replay": replay,
    "branch": branch,
    "lift": lift,
    "fold": fold,
    "hear": hear,
}
