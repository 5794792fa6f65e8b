"""The messages of the page: each is a function from the model to the next one and the effects that follow."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game import shelf
from game.core.match import BadMatch, Match
from game.ui import (
    checking,
    keeping,
    lessons,
    links,
    listening,
    listing,
    new_match,
    playing,
    preferences,
    replay,
    room,
    settings,
    sharing,
    undoing,
)
from game.ui.model import Model, Step
from game.ui.playing import begun, refused
from game.ui.voice import HUSH
from game.words import SHARED

Env = Mapping[str, Any]
FOLDS = ("guide", "sheet", "log", "deal")
"""What is open at first where there is room beside the table."""


def update(model: Model, do: str, value: str, env: Env) -> Step:
    """The step that a message comes to; unknown messages change nothing."""
    name, _, rest = do.partition(" ")
    message = MESSAGES.get(name) if model.curtain is None or name in BEFORE_THE_CURTAIN else None
    if name not in OF_THE_BROWSER:
        model = model._replace(notice=None, warned=False, copied="", sure=model.sure if name == "twice" else "")
    return message(model, f"{rest} {value}" if name in WITH_VALUE else rest or value, env) if message else Step(model)


def start(model: Model, _: str, env: Env) -> Step:
    """The page is there: what the browser keeps, the language, the address."""
    stored = dict(env["stored"])
    kept = str(stored.get("fudaba:lang", env["lang"]))
    lang: str = kept if kept in SHARED else env["lang"]
    model = Model(lang, env["page"], stored=stored, settings=settings.read(stored, shelf.GAMES), unsaved=env["denied"])
    model = model._replace(folds=FOLDS if env["wide"] else (), can_share=bool(env["can_share"]))
    return open_address(model, "", env)


def open_address(model: Model, _: str, env: Env) -> Step:
    """The address has changed; a match that is left may be played in another tab."""
    step = checking.set_aside(at_address(keeping.fresh(model, env), env))
    if step.model.match or not model.held:
        return step
    return step._replace(model=step.model._replace(held=""), effects=(*step.effects, ("claim", "", "")))


def left(model: Model) -> Model:
    """What stays when an address is left: all about the device, the way back, and the names of a match put together."""
    return Model(
        model.lang,
        model.page,
        held="" if model.taken else model.held,
        folds=model.folds,
        stored=model.stored,
        settings=model.settings,
        unsaved=model.unsaved,
        can_share=model.can_share,
        names=model.names if model.screen == "new" else (),
        desks=model.desks,
        back=links.address(model.match) if model.match else model.back,
    )


def at_address(model: Model, env: Env) -> Step:
    """The menu, a table, a match to look at, or a sentence about the fault of the address."""
    model = left(model)
    if env["url"] in ("", "#", "#/"):
        return Step(model._replace(back=""))
    try:
        if (step := other_page(model, env)) is not None:
            return step
        link = links.parse(env["url"], shelf.GAMES)
    except BadMatch as fault:
        return Step(model._replace(fault=fault.saying, about=fault.game, shared=fault.match))
    if link.moves:
        return Step(model._replace(shared=link.match(), at=len(link.moves) if link.at is None else link.at))
    deal = link.deal or links.deal_name(bytes.fromhex(env["random"]))
    match = link._replace(deal=deal).match()
    return resumed(model, match) or begun(model, match, env)


def other_page(model: Model, env: Env) -> Step | None:
    """A page that is no link to a match: `#/settings`, `#/history`, `#/garlandland/new`, `.../rules`, a room."""
    path, _, query = env["url"].removeprefix("#/").partition("?")
    name, _, page = path.partition("/")
    if name in ("settings", "history") and not page:
        return Step(model._replace(screen=name))
    if name in shelf.GAMES and page in ("new", "rules"):
        return Step(new_match.opened(model._replace(screen=page), shelf.GAMES[name], env, query))
    if name in shelf.GAMES and page in shelf.GAMES[name].rooms:
        model = new_match.opened(model._replace(screen="room", room=page), shelf.GAMES[name], env)
        return Step(room.entered(model, query, env))
    if name in shelf.GAMES and page == "lesson":
        return lessons.opened(model._replace(back=""), shelf.GAMES[name], env)
    return None


def resumed(model: Model, match: Match) -> Step | None:
    """The newest save of this very deal, with these opponents; the menu where it is hurt, None when there is none."""
    found = listing.search(model.stored, match.deal, lambda save: same_deal(save.match, match))
    if found is None:
        return None
    save = listing.opened(found)
    return keeping.resumed(model, save) if save else keeping.hurt(model)


def same_deal(one: Match, other: Match) -> bool:
    """Whether two matches differ in nothing but their moves."""
    return one._replace(moves=(), states=()) == other._replace(moves=(), states=())


def language(model: Model, lang: str, _: Env) -> Step:
    """The language of the page, at once; what was announced in the other one goes."""
    return Step(model._replace(lang=lang), HUSH) if lang in SHARED else Step(model)


def arrive(model: Model, _: str, __: Env) -> Step:
    """The focus goes past the head of the page: to the hand at a table, else to the screen."""
    return Step(model, grab=True)


def storage(model: Model, error: str, _: Env) -> Step:
    """The browser refuses to keep anything, or keeps it again; meanwhile the match goes on and the page says so."""
    if not error:
        return Step(model._replace(unsaved=""))
    return refused(model._replace(unsaved=error), ("storage.full" if "Quota" in error else "storage.denied", {}))


WITH_VALUE = ("name", "number", "room", "keep")
"""What is said about a field, with what was typed into it."""
OF_THE_BROWSER = ("claimed", "lost")
"""What no player has asked for; a sentence on the page stays."""
BEFORE_THE_CURTAIN = ("start", "open", "arrive", "lift", "lang", "storage", "claimed", "lost")
"""What may be done while the curtain is up."""
MESSAGES: Mapping[str, Callable[[Model, str, Env], Step]] = {
    "start": start,
    "open": open_address,
    "lang": language,
    "arrive": arrive,
    "storage": storage,
    **playing.MESSAGES,
    **undoing.MESSAGES,
    **lessons.MESSAGES,
    **listening.MESSAGES,
    **replay.MESSAGES,
    **sharing.MESSAGES,
    **keeping.MESSAGES,
    **new_match.MESSAGES,
    **preferences.MESSAGES,
    **room.MESSAGES,
}
