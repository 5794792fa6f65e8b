"""The screen where a match is put together: seats, options, deal. Its way on is the address of the match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any
from unicodedata import normalize

from game.core.game import Game
from game.core.match import HUMAN, ME, BadMatch, Match
from game.core.rules import Option
from game.core.texts import plain
from game.ui import links, room
from game.ui.html import Html, Node, a, button, fieldset, form, input_, label, legend, p, section
from game.ui.model import LONGEST_NAME, Model, Step
from game.ui.parts import act, choices, frame, head, home, notice
from game.words import Words, words_of

Env = Mapping[str, Any]


def opened(model: Model, game: Game, env: Env, query: str = "") -> Model:
    """The screen with the usual table of a game, a random deal, and options from the address; BadMatch for bad ones."""
    deal = links.deal_name(bytes.fromhex(env["random"]))
    players = (ME, *(game.usual,) * (game.seats[0] - 1))
    return model._replace(draft=Match.begin(game, deal, players, links.fields(query, game)))


def screen(model: Model) -> Html:
    """All that can be chosen, each choice a button that says whether it is taken."""
    draft = model.draft
    assert draft
    game = draft.game
    words = words_of(model.lang, game)
    offered = [(str(n), words("new.n", n=n)) for n in game.seats]
    inside = [
        head(words("new.title", title=words("title"))),
        choices(words("new.seats"), "seats", offered, str(len(draft.players))),
        [_seat(model, words, draft, seat) for seat in range(len(draft.players))],
        _presets(words, draft),
        [_option(words, draft, option) for option in game.options],
        room.row(words, game),
        _deal(model, words, draft),
        None if model.typed else notice(model, words),
        p(".row")[a(".button", href=links.address(draft), id="start")[words("new.start")], home(words)],
    ]
    return frame("new", game)[section(".notice.new")[inside]]


def _deal(model: Model, words: Words, draft: Match) -> Node:
    """The name of the deal, to be typed or drawn; what is no name stays there, with the reason beside it."""
    field = input_(id="deal", name="deal", data_do="deal", maxlength="40", autocapitalize="off", spellcheck="false")
    bad = {"aria_invalid": "true", "aria_describedby": "notice"} if model.typed else {}
    row = form(".row", data_do="use-deal", autocomplete="off")[
        label(for_="deal")[words("deal.name")],
        field(value=model.typed or draft.deal, **bad)[()],
        button(type="submit", id="use-deal")[words("new.use")],
        act(words, "reroll", "new.random"),
    ]
    return [row, notice(model, words) if model.typed else None]


def _seat(model: Model, words: Words, draft: Match, seat: int) -> Node:
    """Who sits there: somebody with a name to be typed, or a bot with a sentence about its play."""
    people = [(ME, words("player.me")), (HUMAN, words("player.human"))]
    levels = [(level, words("bot", level=level)) for level in draft.game.levels]
    taken, head = draft.players[seat], words("seat", n=seat + 1)
    if taken in draft.game.levels:
        return choices(head, f"seat {seat}", people + levels, taken, words(f"level.{taken}.help"))
    called = input_(id=f"name-{seat}", data_do=f"name {seat}", maxlength=LONGEST_NAME, autocomplete="off")
    value = model.names[seat] if seat < len(model.names) else ""
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
        return Step(model._replace(notice=fault.saying, warned=True), (("assertive", words.say(fault.saying)),))
    return Step(model._replace(draft=fresh))


def seats(model: Model, text: str, _: Env) -> Step:
    """So many seats, the new ones with bots like the last."""
    draft = model.draft
    if not draft or text not in map(str, draft.game.seats):
        return Step(model)
    players, n = draft.players, int(text)
    bot = next((player for player in reversed(players) if player in draft.game.levels), draft.game.usual)
    return _changed(model, players=(*players[:n], *(bot,) * (n - len(players))))


def seat(model: Model, text: str, __: Env) -> Step:
    """Somebody sits down in a seat; who was `me` before is somebody else at this device."""
    number, _, player = text.partition(" ")
    if not model.draft or not number.isdecimal() or int(number) >= len(model.draft.players):
        return Step(model)
    players = [HUMAN if player == ME == each else each for each in model.draft.players]
    players[int(number)] = player
    return _changed(model, players=tuple(players))


def name(model: Model, text: str, _: Env) -> Step:
    """What the player in a seat is called; a name is one line, and not long."""
    number, __, said = text.partition(" ")
    if not model.draft or not number.isdecimal() or int(number) >= len(model.draft.players):
        return Step(model)
    called = plain(said, LONGEST_NAME)
    seats = range(len(model.draft.players))
    before = {**dict.fromkeys(seats, ""), **dict(enumerate(model.names))}
    return Step(model._replace(names=tuple({**before, int(number): called}.values())))


def option(model: Model, text: str, __: Env) -> Step:
    """An option is chosen."""
    key, _, choice = text.partition(" ")
    return _changed(model, options={key: choice}) if model.draft else Step(model)


def number(model: Model, text: str, env: Env) -> Step:
    """An option is a number that was typed, with any sort of digits."""
    key, _, said = text.partition(" ")
    return option(model, f"{key} {normalize('NFKC', said).strip()}", env)


def preset(model: Model, text: str, _: Env) -> Step:
    """All options as a whole sheet of rules has them."""
    if not model.draft or text not in model.draft.game.presets:
        return Step(model)
    return _changed(model, options=model.draft.game.presets[text])


def deal(model: Model, text: str, _: Env) -> Step:
    """A deal by its name; what is no name stays in the field."""
    if not model.draft:
        return Step(model)
    step = _changed(model._replace(target=""), deal="-".join(text.lower().split()))
    return step._replace(model=step.model._replace(typed=text if step.model.warned else ""))


def use_deal(model: Model, text: str, env: Env) -> Step:
    """A deal by its name, from Enter or the button: then the focus goes on to the start."""
    step = deal(model, text, env)
    if not step.model.draft or step.model.warned:
        return step._replace(model=step.model._replace(target="deal"), grab=True)
    said = ("new.taken", {"deal": step.model.draft.deal})
    told = (("polite", words_of(model.lang).say(said)),)
    return Step(step.model._replace(target="start", notice=said), told, grab=True)


def reroll(model: Model, _: str, env: Env) -> Step:
    """A random deal."""
    return deal(model, links.deal_name(bytes.fromhex(env["random"])), env)


MESSAGES: Mapping[str, Callable[[Model, str, Env], Step]] = {
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
