"""The messages of the page: each is a function from the model to the next one and the effects that follow."""

from __future__ import annotations

from collections.abc import Mapping

from game import shelf
from game.core.game import Game
from game.core.match import BadMatch, Match
from game.core.texts import plain
from game.ui import settings
from game.ui.device import Device
from game.ui.effects import Claim
from game.ui.lobby import archive, checking, damaged, discarding, estimating, importing, new_match, preferences
from game.ui.model import Message, Model, Step, attempts, covering, days, holding, late, links, listing, room, usual
from game.ui.places import BY_KEY, KEY_LIST, MENU, BadAddress, Challenge, InRoom, Lobby, Rulebook
from game.ui.play import choosing, entry, lessons, listening, playing, rematch, replay, storing, turning, twice, undoing
from game.ui.play.playing import begun
from game.ui.play.voice import HUSH
from game.ui.protocol import Env
from game.ui.send import comparing, sending, sharing
from game.ui.table import looking
from game.ui.view.people import LONGEST_NAME
from game.words import LANGUAGES
from game.words.languages import USUAL

LOBBY: Mapping[str, Lobby] = {name: Lobby(name) for name in ("settings", "history", "days", "import", "damaged")}
"""The pages of the lobby that have an address of their own."""
FOLDS = ("guide", "sheet", "log", "deal")
"""The folds that are open at first where there is room beside the table."""


def update(model: Model, do: str, value: str, env: Env) -> Step:
    """Apply one message; unknown messages are ignored."""
    name, _, rest = do.partition(" ")
    message = MESSAGES.get(name) if model.curtain is None or name in BEFORE_THE_CURTAIN else None
    if late.is_at_problem(model) and name not in late.AT_A_PROBLEM:
        return Step(model)
    if name not in OF_THE_BROWSER:
        model = _answered(model, name)
    text = f"{rest} {value}" if name in WITH_VALUE else rest or value
    if message and model.look and model.look.asks and name in replay.CHOICES:
        return replay.tried(model, model.look, message, text, env)
    step = message(model, text, env) if message else Step(model)
    return entry.typed(model, step, text) if do == "line" else step


def _answered(model: Model, name: str) -> Model:
    """The model without the answer to the last message; what ASK_TWICE names, or what only tells, keeps what waits."""
    no_voice = name == "set" and model.notice == listening.NO_VOICE  # the press that has asked for one comes after it
    notice = model.notice if no_voice else None
    model = covering.read(model._replace(notice=notice, warned=no_voice, copied=""), name)
    if name in TO_THE_TABLE:
        model = model._replace(device=model.device.keeping(lambda fold: fold != MENU))
    if isinstance(model.screen, Challenge):
        return model if name == "attempt" else model.on(model.screen._replace(sure=""))
    tells = name in ONLY_TELLS or (name == "clear" and KEY_LIST in model.device.folds)
    return model.on(model.table._replace(sure="")) if model.table and not (tells or name in ASK_TWICE) else model


def start(_: Model, __: str, env: Env) -> Step:
    """Begin with the language, the settings and the stored texts of this browser, and open the address."""
    stored = dict(env.stored or {})
    chosen = stored.get("fudaba:lang", env.lang)
    lang = next((each for each in (chosen, env.lang) if each in LANGUAGES), USUAL)
    liked, folds = settings.read(stored, shelf.GAMES), FOLDS if env.wide else ()
    called = plain(stored.get(sharing.NAME, ""), LONGEST_NAME)
    device = Device(lang, env.page, env.can_share, stored, env.denied, liked, folds=folds, called=called)
    return open_address(Model(device), "", env)


def open_address(model: Model, _: str, env: Env) -> Step:
    """Show what the address names; a match that is left may be played in another tab."""
    model = model._replace(device=model.device._replace(now=env.now))
    step = listening.hushed(model, checking.set_aside(at_address(storing.fresh(model, env), env)))
    if (step.model.match and not step.model.problem) or not model.device.held:
        return step
    device = step.model.device._replace(held="")
    return step._replace(model=step.model._replace(device=device), effects=(*step.effects, Claim()))


def followed(model: Model, _: str, env: Env) -> Step:
    """Follow an address in this page: a match that is over opens with its end; at a start, its last round waits."""
    if step := replay.beside(model, env.url):
        return step
    step = open_address(model, "", env)
    over = step.model.match is not None and step.model.match.asked is None
    return step._replace(model=playing.put_all_away(step.model)) if over else step


def left(model: Model) -> Model:
    """The menu on the same device: it knows the way back to the match that is left, and no longer what was deleted.

    Only the lists of the table and the calendar stay open: what comes next is not to lie under the menu that was left.
    """
    held = "" if model.taken else model.device.held
    kept = model.match if not model.problem else None
    back, last = (links.address(kept), kept) if kept else (model.device.back, model.device.left)
    device = model.device.keeping(lambda fold: fold in (*FOLDS, BY_KEY) or archive.is_choice(fold))
    return Model(device._replace(held=held, back=back, left=last, deleted={}))


def at_address(model: Model, env: Env) -> Step:
    """The screen of the address, or a sentence about its fault."""
    called, model = model.setup.names if model.setup else (), left(model)
    if env.url in ("", "#", "#/"):
        return Step(archive.forgotten(no_way_back(model)))
    try:
        if (step := other_page(model, env, called)) is not None:
            return step
        return linked(model, links.parse(env.url, shelf.GAMES), env, called)
    except BadMatch as fault:
        return Step(model.on(BadAddress(fault.saying, fault.game, fault.match)))


def linked(model: Model, link: links.Link, env: Env, called: tuple[str, ...]) -> Step:
    """Open what a link names: results of others, a match to look at, or a table; BadLink as `seated` says.

    Where it names nothing but the game, it is a new match at the table that was chosen last.
    """
    if link.attempts:
        return comparing.arrived(model, link)
    if link.moves:
        return replay.arrived(model, link)
    if env.url == links.way_in(link.game):
        link = link._replace(**usual.of(model.device.stored, link.game)._asdict())
    deal = link.deal or links.deal_name(env.random)
    step = seated(model, link._replace(deal=deal).match(), env, called)
    if not (link.sender and step.model.match):
        return step
    return step._replace(model=step.model._replace(notice=("link.sent-deal", {"name": link.sender})))


def seated(model: Model, match: Match, env: Env, called: tuple[str, ...]) -> Step:
    """Open the table of this very deal, as it was left or at its beginning; BadLink for the deal of a day to come."""
    if step := resumed(model, match, called):
        return step
    days.check(match.game, match.deal, env.now)
    said = days.opened(model.device.stored, match, env.now)
    step = begun(model, match, env, called=called)
    if others := attempts.of(model.device.stored, match):
        said = comparing.turn(others)
    return step._replace(model=step.model._replace(notice=said)) if said else step


def other_page(model: Model, env: Env, called: tuple[str, ...]) -> Step | None:
    """A page that is no link to a match: of the lobby, of what is fetched late (`#/problems`), or of a game."""
    path, _, query = env.url.removeprefix("#/").partition("?")
    name, _, page = path.partition("/")
    if not page and name in LOBBY:
        return Step(model.on(LOBBY[name]))
    if not page and name in late.OF_NO_GAME:
        return late.OF_NO_GAME[name](model, None, query, env)
    game = shelf.GAMES.get(name)
    return page_of(model, game, page, query, env, called) if game else None


def page_of(model: Model, game: Game, page: str, query: str, env: Env, called: tuple[str, ...]) -> Step | None:
    """A page of a game: `#/garlandland/new`, `.../rules`, `.../lesson`, `.../today`, `.../2026-11-22`, or a room."""
    if page == "new":
        return Step(model.on(new_match.opened(model, game, env, query)._replace(names=called)))
    if page == "rules":
        return Step(model.on(Rulebook(game)))
    if page in late.OF_A_GAME:
        return late.OF_A_GAME[page](model, game, query, env)
    if match := days.asked_for(game, page, env.now):
        return seated(model, match, env, called)
    if page in game.rooms:
        return Step(room.entered(model, InRoom(game, page), query, env))
    if page and page != "lesson":
        raise links.BadLink("link.page", game=game, name=page)
    return lessons.opened(no_way_back(model), game, env) if page else None


def no_way_back(model: Model) -> Model:
    """The model without a match to go back to."""
    return model._replace(device=model.device._replace(back=""))


def resumed(model: Model, match: Match, called: tuple[str, ...]) -> Step | None:
    """The newest save of this very deal, with these opponents; the menu where it is hurt, None when there is none."""
    found = listing.search(model.device.stored, match.deal, lambda save: save.match.begins_like(match))
    if found is None:
        return None
    save = listing.opened(found, model.device.left)
    return storing.resumed(model, save, called) if save else storing.hurt(model)


def language(model: Model, lang: str, _: Env) -> Step:
    """Change the language; announcements in the other one are cleared."""
    return Step(model._replace(device=model.device._replace(lang=lang)), HUSH) if lang in LANGUAGES else Step(model)


def arrive(model: Model, _: str, __: Env) -> Step:
    """Move the focus past the head of the page: to the hand at a table, else to `main`."""
    return Step(model, grab=True)


def note_away(model: Model, _: str, __: Env) -> Step:
    """A long notice over the table is put away, as by every message."""
    return Step(model)


ASK_TWICE = ("twice", "hint", "undo")
"""Messages that do something only when they come a second time; anything else in between begins anew."""
ONLY_TELLS = ("hear", "say", "keys")
"""Messages that may come in between, as they only tell something; Escape, too, where it closes the list of keys."""
TO_THE_TABLE = ("play", "enter", "line", "undo", "redo", "put-away")
"""Messages that change the table: the menu, which lies over it on a small screen, closes with them."""
WITH_VALUE = ("name", "number", "room", "keep")
"""Messages whose rest is followed by the text of a field."""
OF_THE_BROWSER = ("claimed", "lost", "seen-again")
"""Messages of the browser, not of a player: the notice on the page stays."""
BEFORE_THE_CURTAIN = ("start", "open", "arrive", "lift", "lang", "storage", "claimed", "lost", "import")
"""Messages that are applied while the curtain is up."""
MESSAGES: Mapping[str, Message] = {
    "start": start,
    "open": followed,
    "lang": language,
    "arrive": arrive,
    "note-away": note_away,
    "problem": late.said,
    "practice": late.answered,
    "fair": late.dealt,
    "eyes": late.eyes,
    "print": late.printed,
    **playing.MESSAGES,
    **holding.MESSAGES,
    **rematch.MESSAGES,
    **turning.MESSAGES,
    **estimating.MESSAGES,
    **choosing.MESSAGES,
    **twice.MESSAGES,
    **undoing.MESSAGES,
    **lessons.MESSAGES,
    **listening.MESSAGES,
    **looking.MESSAGES,
    **replay.MESSAGES,
    **sharing.MESSAGES,
    **sending.MESSAGES,
    **comparing.MESSAGES,
    **archive.MESSAGES,
    **storing.MESSAGES,
    **importing.MESSAGES,
    **discarding.MESSAGES,
    **damaged.MESSAGES,
    **new_match.MESSAGES,
    **preferences.MESSAGES,
    **room.MESSAGES,
}
