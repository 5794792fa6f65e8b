"""The messages of the page: each is a function from the model to the next one and the effects that follow."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game import shelf
from game.core.match import BadMatch, Match
from game.core.rules import Event, Fault
from game.ui import links, new_match, preferences, saves, settings
from game.ui.model import Model, Step, names, scene
from game.words import SHARED, words_of

Env = Mapping[str, Any]


def update(model: Model, do: str, value: str, env: Env) -> Step:
    """The step that a message comes to; unknown messages change nothing."""
    name, _, rest = do.partition(" ")
    message = MESSAGES.get(name) if model.curtain is None or name in BEFORE_THE_CURTAIN else None
    return message(model._replace(notice=None), rest or value, env) if message else Step(model)


def start(model: Model, _: str, env: Env) -> Step:
    """The page is there: what the browser keeps, the language, the address."""
    stored = dict(env["stored"])
    kept = str(stored.get("fudaba:lang", env["lang"]))
    lang: str = kept if kept in SHARED else env["lang"]
    model = Model(lang, env["page"], stored=stored, settings=settings.read(stored), unsaved=env["denied"])
    step = open_address(model, "", env)
    aside = saves.aside(stored, shelf.GAMES)
    return step._replace(effects=(*(("store", key, text) for key, text in aside.items()), *step.effects))


def open_address(model: Model, _: str, env: Env) -> Step:
    """The address has changed: the menu, a table, a match to look at, or a sentence about its fault."""
    model = Model(model.lang, model.page, stored=model.stored, settings=model.settings, unsaved=model.unsaved)
    if env["url"] in ("", "#", "#/"):
        return Step(model)
    if (page := other_page(model, env)) is not None:
        return Step(page)
    try:
        link = links.parse(env["url"], shelf.GAMES)
    except BadMatch as fault:
        return Step(model._replace(fault=fault.saying, shared=fault.match))
    if link.moves:
        return Step(model._replace(shared=link.match(), at=len(link.moves)))
    deal = link.deal or links.deal_name(bytes.fromhex(env["random"]))
    match = link._replace(deal=deal).match()
    return resumed(model, match) or begun(model, match, env)


def other_page(model: Model, env: Env) -> Model | None:
    """The model of a page without a table: `#/settings`, `#/garlandland/new`; None for any other."""
    name, _, page = env["url"].removeprefix("#/").partition("/")
    if name == "settings" and not page:
        return model._replace(screen=name)
    if name in shelf.GAMES and page == "new":
        return new_match.opened(model._replace(screen=page), shelf.GAMES[name], env)
    return None


def resumed(model: Model, match: Match) -> Step | None:
    """The newest save of this very deal, with these opponents; None when there is none."""
    same = (save for save in saves.read(model.stored, shelf.GAMES).good if same_deal(save.match, match))
    save = next(same, None)
    return save and seated(model._replace(match=save.match, id=save.id, marks=save.marks))


def same_deal(one: Match, other: Match) -> bool:
    """Whether two matches differ in nothing but their moves."""
    return one._replace(moves=(), states=()) == other._replace(moves=(), states=())


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


def fold(model: Model, name: str, _: Env) -> Step:
    """A fold opens or closes."""
    folds = tuple(each for each in model.folds if each != name) if name in model.folds else (*model.folds, name)
    return Step(model._replace(folds=folds))


def language(model: Model, lang: str, _: Env) -> Step:
    """The language of the page, at once."""
    return Step(model._replace(lang=lang) if lang in SHARED else model)


def storage(model: Model, error: str, _: Env) -> Step:
    """The browser refuses to keep anything, or keeps it again; meanwhile the match goes on and the page says so."""
    if not error:
        return Step(model._replace(unsaved=""))
    return refused(model._replace(unsaved=error), ("storage.full" if "Quota" in error else "storage.denied", {}))


def copied(model: Model, _: str, __: Env) -> Step:
    return Step(model._replace(notice=("share.copied", {})), (("polite", words_of(model.lang)("share.copied")),))


def not_copied(model: Model, _: str, __: Env) -> Step:
    return refused(model, ("share.not-copied", {}))


BEFORE_THE_CURTAIN = ("start", "open", "lift", "lang", "storage")
"""What may be done while the curtain is up."""
MESSAGES: Mapping[str, Callable[[Model, str, Env], Step]] = {
    "start": start,
    "open": open_address,
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
    "lang": language,
    "storage": storage,
    "copied": copied,
    "not-copied": not_copied,
    **new_match.MESSAGES,
    **preferences.MESSAGES,
}
