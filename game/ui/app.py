"""The messages of the page: each is a function from the model to the next one and the effects that follow."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game import shelf
from game.core.match import BadMatch, Match
from game.ui import keeping, links, new_match, playing, preferences, saves, settings
from game.ui.model import Model, Step
from game.ui.playing import HUSH, begun, refused, seated
from game.words import SHARED, words_of

Env = Mapping[str, Any]
FOLDS = ("guide", "sheet", "log", "deal")
"""What is open at first where there is room beside the table."""


def update(model: Model, do: str, value: str, env: Env) -> Step:
    """The step that a message comes to; unknown messages change nothing."""
    name, _, rest = do.partition(" ")
    message = MESSAGES.get(name) if model.curtain is None or name in BEFORE_THE_CURTAIN else None
    if name not in OF_THE_BROWSER:
        model = model._replace(notice=None, warned=False)
    return message(model, rest or value, env) if message else Step(model)


def start(model: Model, _: str, env: Env) -> Step:
    """The page is there: what the browser keeps, the language, the address."""
    stored = dict(env["stored"])
    kept = str(stored.get("fudaba:lang", env["lang"]))
    lang: str = kept if kept in SHARED else env["lang"]
    model = Model(lang, env["page"], stored=stored, settings=settings.read(stored), unsaved=env["denied"])
    model = model._replace(folds=FOLDS if env["wide"] else ())
    step = open_address(model, "", env)
    aside = saves.aside(stored, shelf.GAMES)
    return step._replace(effects=(*(("store", key, text) for key, text in aside.items()), *step.effects))


def open_address(model: Model, _: str, env: Env) -> Step:
    """The address has changed; a match that is left may be played in another tab."""
    step = at_address(model, env)
    if step.model.match or not model.held:
        return step
    return step._replace(model=step.model._replace(held=""), effects=(*step.effects, ("claim", "", "")))


def at_address(model: Model, env: Env) -> Step:
    """The menu, a table, a match to look at, or a sentence about the fault of the address."""
    model = Model(
        model.lang,
        model.page,
        held="" if model.taken else model.held,
        folds=model.folds,
        stored=model.stored,
        settings=model.settings,
        unsaved=model.unsaved,
    )
    if env["url"] in ("", "#", "#/"):
        return Step(model)
    if (page := other_page(model, env)) is not None:
        return Step(page)
    try:
        link = links.parse(env["url"], shelf.GAMES)
    except BadMatch as fault:
        return Step(model._replace(fault=fault.saying, shared=fault.match))
    if link.moves:
        return Step(model._replace(shared=link.match(), at=len(link.moves) if link.at is None else link.at))
    deal = link.deal or links.deal_name(bytes.fromhex(env["random"]))
    match = link._replace(deal=deal).match()
    return resumed(model, match) or begun(model, match, env)


def other_page(model: Model, env: Env) -> Model | None:
    """The model of a page without a table: `#/settings`, `#/history`, `#/garlandland/new`; None for any other."""
    name, _, page = env["url"].removeprefix("#/").partition("/")
    if name in ("settings", "history") and not page:
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


def language(model: Model, lang: str, _: Env) -> Step:
    """The language of the page, at once; what was announced in the other one goes."""
    return Step(model._replace(lang=lang), HUSH) if lang in SHARED else Step(model)


def storage(model: Model, error: str, _: Env) -> Step:
    """The browser refuses to keep anything, or keeps it again; meanwhile the match goes on and the page says so."""
    if not error:
        return Step(model._replace(unsaved=""))
    return refused(model._replace(unsaved=error), ("storage.full" if "Quota" in error else "storage.denied", {}))


def copied(model: Model, _: str, __: Env) -> Step:
    return Step(model._replace(notice=("share.copied", {})), (("polite", words_of(model.lang)("share.copied")),))


def not_copied(model: Model, _: str, __: Env) -> Step:
    return refused(model, ("share.not-copied", {}))


OF_THE_BROWSER = ("claimed", "lost")
"""What no player has asked for; a sentence on the page stays."""
BEFORE_THE_CURTAIN = ("start", "open", "lift", "lang", "storage", "claimed", "lost")
"""What may be done while the curtain is up."""
MESSAGES: Mapping[str, Callable[[Model, str, Env], Step]] = {
    "start": start,
    "open": open_address,
    "lang": language,
    "storage": storage,
    "copied": copied,
    "not-copied": not_copied,
    **playing.MESSAGES,
    **keeping.MESSAGES,
    **new_match.MESSAGES,
    **preferences.MESSAGES,
}
