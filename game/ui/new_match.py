"""The screen where a match is put together: seats, options, deal. Its way on is the address of the match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.core.game import Game
from game.core.match import HUMAN, ME, BadMatch, Match
from game.ui import links
from game.ui.html import Html, Node, a, button, form, h1, input_, label, main, p, section
from game.ui.model import Model, Step
from game.ui.parts import act, choices, home, notice
from game.words import Words, words_of

Env = Mapping[str, Any]
USUAL = "normal"


def opened(model: Model, game: Game, env: Env) -> Model:
    """The screen with the usual table of a game and a random deal."""
    deal = links.deal_name(bytes.fromhex(env["random"]))
    usual = USUAL if USUAL in game.levels else next(iter(game.levels))
    return model._replace(draft=Match.begin(game, deal, (ME, *(usual,) * (game.seats[0] - 1))))


def screen(model: Model) -> Html:
    """All that can be chosen, each choice a button that says whether it is taken."""
    draft = model.draft
    assert draft
    game = draft.game
    words = words_of(model.lang, game)
    deal = [input_(id="deal", name="deal", maxlength="40", value=draft.deal, autocapitalize="off", spellcheck="false")]
    parts: list[Node] = [
        choices(
            words("new.seats"), "seats", [(str(n), words("new.n", n=n)) for n in game.seats], str(len(draft.players))
        ),
        [_seat(words, game, draft.players, seat) for seat in range(len(draft.players))],
        [_option(words, draft, key) for key in draft.options],
    ]
    start = p(".row")[a(".button", href=links.address(draft), id="start")[words("new.start")], home(words)]
    reroll_ = act(words, "reroll", "new.random")
    choose = form(".row", data_do="deal", autocomplete="off")[
        label(for_="deal")[words("deal.name")], deal, button(type="submit")[words("new.use")], reroll_
    ]
    inside = [h1[words("new.title", title=words("title"))], parts, choose, notice(model, words), start]
    return main(id="main", data_screen="new", data_game=game.name, tabindex="-1")[section(".notice.new")[inside]]


def _seat(words: Words, game: Game, players: tuple[str, ...], seat: int) -> Html:
    people = [(ME, words("player.me")), (HUMAN, words("player.human"))]
    levels = [(level, words("bot", level=level)) for level in game.levels]
    taken = players[seat]
    what = words(f"level.{taken}.help") if taken in game.levels else ""
    return choices(words("seat", n=seat + 1), f"seat {seat}", people + levels, taken, what)


def _option(words: Words, draft: Match, key: str) -> Html:
    option = next(option for option in draft.game.options if option.key == key)
    offered = [(choice, words(f"option.{key}.{choice}")) for choice in option.choices]
    return choices(words(f"option.{key}"), f"option {key}", offered, draft.options[key], words(f"option.{key}.help"))


def _changed(model: Model, **changes: Any) -> Step:
    """The draft with something changed; a sentence where there is no such match."""
    draft = model.draft
    assert draft
    try:
        fresh = Match.begin(
            draft.game,
            changes.get("deal", draft.deal),
            changes.get("players", draft.players),
            {**draft.options, **changes.get("options", {})},
        )
    except BadMatch as fault:
        words = words_of(model.lang, draft.game)
        return Step(model._replace(notice=fault.saying), (("assertive", words.say(fault.saying)),))
    return Step(model._replace(draft=fresh))


def seats(model: Model, text: str, _: Env) -> Step:
    """So many seats, the new ones with bots like the last."""
    draft = model.draft
    if not draft or text not in map(str, draft.game.seats):
        return Step(model)
    players, n = draft.players, int(text)
    bot = next((player for player in reversed(players) if player in draft.game.levels), USUAL)
    return _changed(model, players=(*players[:n], *(bot,) * (n - len(players))))


def seat(model: Model, text: str, __: Env) -> Step:
    """Somebody sits down in a seat; who was `me` before is somebody else at this device."""
    number, _, player = text.partition(" ")
    if not model.draft or not number.isdecimal() or int(number) >= len(model.draft.players):
        return Step(model)
    players = [HUMAN if player == ME == each else each for each in model.draft.players]
    players[int(number)] = player
    return _changed(model, players=tuple(players))


def option(model: Model, text: str, __: Env) -> Step:
    """An option is chosen."""
    key, _, choice = text.partition(" ")
    return _changed(model, options={key: choice}) if model.draft else Step(model)


def deal(model: Model, text: str, _: Env) -> Step:
    """A deal by its name."""
    return _changed(model, deal="-".join(text.lower().split())) if model.draft else Step(model)


def reroll(model: Model, _: str, env: Env) -> Step:
    """A random deal."""
    return _changed(model, deal=links.deal_name(bytes.fromhex(env["random"]))) if model.draft else Step(model)


MESSAGES: Mapping[str, Callable[[Model, str, Env], Step]] = {
    "seats": seats,
    "seat": seat,
    "option": option,
    "deal": deal,
    "reroll": reroll,
}
