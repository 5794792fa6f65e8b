"""What is done at a table: a move and all that follows from it, undo, another match, looking and listening."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.core.match import Match
from game.core.rules import Event, Fault
from game.ui import links, saves
from game.ui.model import Model, Step, names, scene
from game.words import words_of

Env = Mapping[str, Any]


def begun(model: Model, match: Match, env: Env) -> Step:
    """A new match is on the table and in its save."""
    return kept(seated(model._replace(match=match, id=env["random"][:12], marks=())), env)


def seated(model: Model) -> Step:
    """The table of the match, and its address."""
    assert model.match
    return Step(model, (("go", links.address(model.match)),))


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
    move = model.match.game.view.chosen(here if here.ticked else here._replace(ticked=(card,)))
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
    seat, view = model.seat, before.game.view
    news = tuple(event.seen_by(seat) for event in after.state.news)
    model = model._replace(match=after, ticked=())
    effects = told(model, news) + ((("persist",),) if after.asked is None else ())
    return kept(Step(model, effects, view.moved(before.seen(seat), after.seen(seat), seat)), env)


def told(model: Model, news: tuple[Event, ...]) -> tuple[tuple[str, ...], ...]:
    """The announcements of what has happened, for those who listen."""
    assert model.match
    words = words_of(model.lang, model.match.game).named(names(words_of(model.lang), model.match.players))
    return tuple(("polite", words.tell(event)) for event in news)


def refused(model: Model, saying: tuple[str, Mapping[str, Any]]) -> Step:
    """A refusal with its reason; nothing else changes."""
    words = words_of(model.lang, model.game)
    return Step(model._replace(notice=saying), (("assertive", words.say(saying)),))


def tick(model: Model, card: str, _: Env) -> Step:
    """A card of the hand is selected, or not any more."""
    if not (model.match and model.asked):
        return Step(model)
    ticked = model.match.game.view.tick(model.ticked, card)
    return Step(model._replace(ticked=ticked, put_away=model.match.game.view.finished(model.match.seen(model.seat))))


def clear(model: Model, _: str, __: Env) -> Step:
    """No card is selected any more."""
    return Step(model._replace(ticked=()))


def put_away(model: Model, _: str, __: Env) -> Step:
    """The result of the last round has been read."""
    if not model.match:
        return Step(model)
    return Step(model._replace(put_away=model.match.game.view.finished(model.match.seen(model.seat))), grab=True)


def undo(model: Model, _: str, env: Env) -> Step:
    """Back to the last question of the human; the match counts as assisted from here on."""
    if not model.match or model.seat is None or (back := model.match.undo(model.seat)) == model.match:
        return refused(model, ("table.no-undo", {}))
    marks = model.marks if "undo" in model.marks or len(model.people) > 1 else (*model.marks, "undo")
    model = model._replace(match=back, marks=marks, ticked=(), put_away=0, notice=("table.undone", {}))
    return kept(Step(model, (("polite", words_of(model.lang)("table.undone")),)), env)


def again(model: Model, _: str, env: Env) -> Step:
    """The same deal from its beginning; a match that came with a link is played without its moves."""
    match = model.match or model.shared
    if not match:
        return Step(model)
    fresh = Match.begin(match.game, match.deal, match.players, match.options, match.v)
    return begun(model._replace(shared=None, fault=None, at=None, ticked=(), put_away=0), fresh, env)


def new(model: Model, _: str, env: Env) -> Step:
    """Another deal with the same opponents."""
    match = model.match or model.shared
    if not match:
        return Step(model)
    fresh = Match.begin(match.game, links.deal_name(bytes.fromhex(env["random"])), match.players, match.options)
    return begun(model._replace(shared=None, fault=None, at=None, ticked=(), put_away=0), fresh, env)


def look(model: Model, where: str, _: Env) -> Step:
    """Through the moves of a match that came with a link: first, back, forward, last."""
    if not model.shared:
        return Step(model)
    last = len(model.shared.moves)
    here = last if model.at is None else model.at
    there = {"first": 0, "back": max(0, here - 1), "forward": min(last, here + 1), "last": last}.get(where, here)
    return Step(model._replace(at=there))


def lift(model: Model, _: str, __: Env) -> Step:
    """The seat that is asked has sat down at the page."""
    return Step(model if model.curtain is None else model._replace(lifted=model.curtain, ticked=()), grab=True)


def hear(model: Model, what: str, _: Env) -> Step:
    """The table in words: the hand, the rows, the last play, the counts, the score, or the keys themselves."""
    match = model.shown
    if not match:
        return Step(model)
    here = scene(model, match)
    said = match.game.view.heard(here, what)
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
    "lift": lift,
    "fold": fold,
    "hear": hear,
}
