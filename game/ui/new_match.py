"""The screen where a match is put together: seats, options, deal. Its way on is the address of the match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from unicodedata import normalize

from game.core.game import Game
from game.core.match import HUMAN, ME, BadMatch, Match
from game.core.rules import Option
from game.core.texts import plain
from game.ui import links, room
from game.ui.effects import Assertive, Polite
from game.ui.html import Html, Node, a, button, fieldset, form, input_, label, legend, p, section
from game.ui.model import Message, Model, Step
from game.ui.parts import act, choices, frame, head, home, notice
from game.ui.people import LONGEST_NAME, about, introduced
from game.ui.places import Setup
from game.ui.protocol import Env
from game.words import Words, words_of


def opened(game: Game, env: Env, query: str = "") -> Setup:
    """The form with the usual table of a game, a random deal, and options from the address; BadMatch for bad ones."""
    deal = links.deal_name(bytes.fromhex(env.random))
    players = (ME, *(game.usual,) * (game.usual_seats - 1))
    return Setup(Match.begin(game, deal, players, links.fields(query, game)))


def screen(model: Model, setup: Setup) -> Html:
    """Everything that can be chosen, each choice a button that says whether it is taken."""
    draft, game = setup.draft, setup.draft.game
    words = words_of(model.device.lang, game)
    offered = [(str(n), words("new.n", n=n)) for n in game.seats]
    inside = [
        head(words("new.title", title=words("title"))),
        choices(words("new.seats"), "seats", offered, str(len(draft.players))),
        [_seat(setup, words, seat, model.device.folds) for seat in range(len(draft.players))],
        _presets(words, draft),
        [_option(words, draft, option) for option in game.options],
        room.row(words, game),
        _deal(model, words, setup),
        None if setup.typed else notice(model, words),
        p(".row")[a(".button", href=links.address(draft), id="start")[words("new.start")], home(words)],
    ]
    return frame("new", game)[section(".notice.new")[inside]]


def _deal(model: Model, words: Words, setup: Setup) -> Node:
    """The name of the deal, to be typed or drawn; what is no name stays there, with the reason beside it."""
    field = input_(id="deal", name="deal", data_do="deal", maxlength="40", autocapitalize="off", spellcheck="false")
    bad = {"aria_invalid": "true", "aria_describedby": "notice"} if setup.typed else {}
    row = form(".row", data_do="use-deal", autocomplete="off")[
        label(for_="deal")[words("deal.name")],
        field(value=setup.typed or setup.draft.deal, **bad)[()],
        button(type="submit", id="use-deal")[words("new.use")],
        act(words, "reroll", "new.random"),
    ]
    return [row, notice(model, words) if setup.typed else None]


def _seat(setup: Setup, words: Words, seat: int, folds: tuple[str, ...]) -> Node:
    """Who sits there: somebody with a name to be typed, or a bot with a sentence about its play."""
    draft = setup.draft
    people = [(ME, words("player.me")), (HUMAN, words("player.human"))]
    levels = [(level, words(f"level.{level}")) for level in draft.game.levels]
    taken, head = draft.players[seat], words("seat", n=seat + 1)
    if taken in draft.game.levels:
        return [
            choices(head, f"seat {seat}", people + levels, taken),
            introduced(words, taken, seat, about(seat) in folds),
        ]
    called = input_(id=f"name-{seat}", data_do=f"name {seat}", maxlength=LONGEST_NAME, autocomplete="off")
    value = setup.names[seat] if seat < len(setup.names) else ""
    name = p(".row")[label(for_=f"name-{seat}")[words("new.name")], called(value=value)[()]]
    return [choices(head, f"seat {seat}", people + levels, taken), name]


def _presets(words: Words, draft: Match) -> Html | None:
    """The whole sheets of rules of the game, if it has any; none is taken where something is agreed otherwise."""
    presets = draft.game.presets
    if not presets:
        return None
    taken = next((key for key, options in presets.items() if {**options} == {**draft.options}), "")
    offered = [(key, words(f"preset.{key}")) for key in presets]
    return choices(words("preset"), "preset", offered, taken, words(f"preset.{taken}.help" if taken else "preset.own"))


def _option(words: Words, draft: Match, option: Option) -> Node:
    if option.cards:
        return _cards(words, draft, option)
    key = option.key
    offered = [(choice, words.chosen(key, choice)) for choice in option.choices]
    taken, what = draft.options[key], words(f"option.{key}.help")
    group = choices(words(f"option.{key}"), f"option {key}", offered, taken, what)
    return [group, _number(words, key, taken)] if option.kind == "number" else group


def _cards(words: Words, draft: Match, option: Option) -> Html | None:
    """How many cards of the players' own are in, where they can be seen, and a way to take them out."""
    code = draft.options[option.key]
    if code == option.default or option.cards is None:
        return None
    look = a(".button.quiet", href=room.showing(draft.game, option.key, code), id="see-cards")[words("new.see")]
    out = button(type="button", data_do=f"option {option.key} {option.default}", id="take-out")[words("new.take-out")]
    said = p[words(f"option.{option.key}.number", n=option.cards(code))]
    return fieldset[legend[words(f"option.{option.key}")], said, p(".row")[look, out]]


def _number(words: Words, key: str, taken: str) -> Html:
    """The field for a number of one's own."""
    field = input_(id=f"number-{key}", data_do=f"number {key}", inputmode="numeric", maxlength=3, autocomplete="off")
    return p(".row")[
        label(for_=f"number-{key}")[words(f"option.{key}.own")], field(value=taken if taken.isdecimal() else "")[()]
    ]


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
    return _in_form(step, text if step.model.warned else "", "")


def _in_form(step: Step, typed: str, focus: str) -> Step:
    """The step with another `typed` and `focus` in the form."""
    setup = step.model.setup
    return step._replace(model=step.model.on(setup._replace(typed=typed, focus=focus))) if setup else step


def use_deal(model: Model, text: str, env: Env) -> Step:
    """A deal by its name, from Enter or the button: then the focus goes on to the start."""
    step = deal(model, text, env)
    setup = step.model.setup
    if setup is None or step.model.warned:
        return _in_form(step, setup.typed if setup else "", "deal")._replace(grab=True)
    said = ("new.taken", {"deal": setup.draft.deal})
    told = (Polite(words_of(model.device.lang).say(said)),)
    return Step(step.model.on(setup._replace(focus="start"))._replace(notice=said), told, grab=True)


def reroll(model: Model, _: str, env: Env) -> Step:
    """A random deal."""
    return deal(model, links.deal_name(bytes.fromhex(env.random)), env)


MESSAGES: Mapping[str, Message] = {
    "seats": seats,
    "seat": seat,
    "name": name,
    "option": option,
    "number": number,
    "preset": preset,
    "deal": deal,
    "use-deal": use_deal,
    "reroll": reroll,
}
