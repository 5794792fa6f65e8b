"""Putting a match together: seats, options, deal; the form itself is game/ui/lobby/new_form.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from unicodedata import normalize

from game.core.game import Game
from game.core.match import HUMAN, ME, BadMatch, Match
from game.core.texts import plain
from game.ui.effects import Assertive, Polite, Visit
from game.ui.model import Message, Model, Step, links, listing, usual
from game.ui.places import Setup
from game.ui.play import rematch
from game.ui.protocol import Env
from game.ui.view.people import LONGEST_NAME
from game.words import words_of


def opened(model: Model, game: Game, env: Env, query: str = "") -> Setup:
    """The form with the table that was chosen last, a random deal, options from the address; BadMatch for bad ones.

    The focus goes to its heading, which says where one is and on which Enter starts.
    """
    deal, chosen = links.deal_name(env.random), usual.of(model.device.stored, game)
    draft = Match.begin(game, deal, chosen.players, {**chosen.options, **links.fields(query, game)})
    return Setup(draft, focus="head")


def _changed(model: Model, setup: Setup, **changes: Any) -> Step:
    """Change the `deal`, the `players` or `options` of the draft; a refusal where there is no such match."""
    draft = setup.draft
    try:
        fresh = Match.begin(
            draft.game,
            changes.get("deal", draft.deal),
            changes.get("players", draft.players),
            {**draft.options, **changes.get("options", {})},
        )
    except BadMatch as fault:
        words = words_of(model.device.lang, draft.game)
        return Step(model._replace(notice=fault.saying, warned=True), (Assertive(words.say(fault.saying)),))
    return Step(model.on(setup._replace(draft=fresh)))


def seats(model: Model, text: str, _: Env) -> Step:
    """Change the number of seats; new ones get bots like the last."""
    setup = model.setup
    if setup is None or text not in map(str, setup.draft.game.seats):
        return Step(model)
    draft = setup.draft
    players, n = draft.players, int(text)
    bot = next((player for player in reversed(players) if player in draft.game.levels), draft.game.usual)
    return _changed(model, setup, players=(*players[:n], *(bot,) * (n - len(players))))


def seat(model: Model, text: str, __: Env) -> Step:
    """Somebody sits down in a seat; who was `me` before is somebody else at this device."""
    number, _, player = text.partition(" ")
    setup = model.setup
    if setup is None or not number.isdecimal() or int(number) >= len(setup.draft.players):
        return Step(model)
    players = [HUMAN if player == ME == each else each for each in setup.draft.players]
    players[int(number)] = player
    return _changed(model, setup, players=tuple(players))


def name(model: Model, text: str, _: Env) -> Step:
    """What the player in a seat is called; a name is one line, and not long."""
    number, __, said = text.partition(" ")
    setup = model.setup
    if setup is None or not number.isdecimal() or int(number) >= len(setup.draft.players):
        return Step(model)
    called = plain(said, LONGEST_NAME)
    seats = range(len(setup.draft.players))
    before = {**dict.fromkeys(seats, ""), **dict(enumerate(setup.names))}
    return Step(model.on(setup._replace(names=tuple({**before, int(number): called}.values()))))


def option(model: Model, text: str, __: Env) -> Step:
    """An option is chosen."""
    key, _, choice = text.partition(" ")
    return _changed(model, model.setup, options={key: choice}) if model.setup else Step(model)


def number(model: Model, text: str, env: Env) -> Step:
    """An option is a number that was typed, with any sort of digits."""
    key, _, said = text.partition(" ")
    return option(model, f"{key} {normalize('NFKC', said).strip()}", env)


def preset(model: Model, text: str, _: Env) -> Step:
    """All options as a whole sheet of rules has them."""
    setup = model.setup
    if setup is None or text not in setup.draft.game.presets:
        return Step(model)
    return _changed(model, setup, options=setup.draft.game.presets[text])


def deal(model: Model, text: str, _: Env) -> Step:
    """A deal by its name; what is no name stays in the field."""
    if model.setup is None:
        return Step(model)
    step = _changed(model, model.setup._replace(focus=""), deal="-".join(text.lower().split()))
    return _in_form(step, text if step.model.warned else None, "")


def _in_form(step: Step, typed: str | None, focus: str) -> Step:
    """The step with another `typed` and `focus` in the form."""
    setup = step.model.setup
    return step._replace(model=step.model.on(setup._replace(typed=typed, focus=focus))) if setup else step


def use_deal(model: Model, text: str, env: Env) -> Step:
    """A deal by its name, from Enter or the button: then the focus goes on to the start."""
    step = deal(model, text, env)
    setup = step.model.setup
    if setup is None or step.model.warned:
        return _in_form(step, setup.typed if setup else None, "deal")._replace(grab=True)
    said = ("new.taken", {"deal": setup.draft.deal})
    told = (Polite(words_of(model.device.lang).say(said)),)
    return Step(step.model.on(setup._replace(focus="start"))._replace(notice=said), told, grab=True)


def begin(model: Model, _: str, env: Env) -> Step:
    """The match begins and its table is kept; where no deal has the name in the field, the focus goes back there.

    A match of this very deal that was left is gone on with; one that is over is played anew.
    """
    if model.setup is None:
        return Step(model)
    if model.setup.typed is not None:
        return use_deal(model, model.setup.typed, env)
    stored, draft = model.device.stored, model.setup.draft
    kept = usual.noted(stored, draft)
    model = model.storing({**stored, kept.key: kept.text})
    if not _is_over(model, draft):
        return Step(model, (kept, Visit(links.address(draft))))
    step = rematch.behind(rematch.anew(model, draft, env))
    return step._replace(effects=(kept, *step.effects))


def _is_over(model: Model, draft: Match) -> bool:
    """Whether the newest stored match of this very deal, with these opponents, is over."""
    found = listing.search(model.device.stored, draft.deal, lambda save: save.match.begins_like(draft))
    save = listing.opened(found, model.device.left) if found else None
    return save is not None and save.match.asked is None


def reroll(model: Model, _: str, env: Env) -> Step:
    """A random deal."""
    return deal(model, links.deal_name(env.random), env)


def shut(model: Model, at: str, _: Env) -> Step:
    """Close the panel in which the key was pressed, else the one opened last; the focus goes to its chip."""
    opened = [fold for fold in model.device.folds if fold.startswith("seat-") or fold == "house"]
    if model.setup is None or not opened:
        return Step(model)
    there = at.removeprefix("toggle-").replace("about-", "seat-") + "-"
    within = [fold for fold in opened if there.startswith(f"{fold}-")]
    name = (within or opened)[-1]
    device = model.device.keeping(lambda fold: fold != name)
    return Step(model._replace(device=device), focus=f"toggle-{name}")


MESSAGES: Mapping[str, Message] = {
    "shut": shut,
    "seats": seats,
    "seat": seat,
    "name": name,
    "option": option,
    "number": number,
    "preset": preset,
    "deal": deal,
    "use-deal": use_deal,
    "reroll": reroll,
    "begin": begin,
}
