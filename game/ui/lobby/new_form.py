"""The form of a new match: players as chips, sheets of rules as cards, house rules in a fold, the deal."""

from __future__ import annotations

from game.core.match import HUMAN, ME, Match
from game.core.rules import Option
from game.ui.html import Html, Node, a, button, div, fieldset, form, input_, label, legend, p, section, span
from game.ui.model import Model, room
from game.ui.model.notices import notice
from game.ui.places import Setup
from game.ui.view.parts import act, choice_row, choices, fold_button, frame, head, home
from game.ui.view.people import LONGEST_NAME, described, face, regular
from game.words import Words, words_of


def screen(model: Model, setup: Setup) -> Html:
    """Everything that can be chosen, each choice a button that says whether it is taken."""
    draft, game = setup.draft, setup.draft.game
    words = words_of(model.device.lang, game)
    offered = [(str(n), words("new.n", n=n)) for n in game.seats]
    start = button(".button", type="button", data_do="begin", id="start")[words("new.start")]
    inside = [
        head(words("new.title", title=words("title")), tabindex="-1", data_keys="Enter=begin"),
        choices(words("new.seats"), _row("seats", offered, str(len(draft.players)))),
        _seats(model, words, setup),
        _presets(words, draft),
        [_cards(words, draft, option) for option in game.options if option.cards],
        _house(model, words, draft),
        room.row(words, game),
        _deal(model, words, setup),
        None if setup.typed is not None else notice(model, words),
        p(".row.start-bar")[start, home(words)],
    ]
    return frame("new", game)(data_keys="Escape=shut")[section(".notice.new")[inside]]


def _seats(model: Model, words: Words, setup: Setup) -> Node:
    """Who sits where, one chip a seat; a chip opens what can be chosen for its seat, which is the next to be tabbed to.

    It is seen below all chips, none of which it moves.
    """
    called = described(words, setup.draft.players, setup.names)
    return div(".row.seat-chips")[[_chip(model, words, setup, seat, name) for seat, name in enumerate(called)]]


def _chip(model: Model, words: Words, setup: Setup, seat: int, name: str) -> Node:
    """The chip of a seat, and after it what can be chosen for the seat, if that is open."""
    folds, fold = model.device.folds, f"seat-{seat}"
    chip = _fold(fold, fold in folds, [span(".small")[words("seat", n=seat + 1)], " ", name])
    return [chip, div(".opened", id=f"inside-{fold}")[_seat(setup, words, seat, folds)] if fold in folds else None]


def _row(do: str, offered: list[tuple[str, str]], taken: str) -> Html:
    """Buttons of which one is taken, on which Enter starts."""
    return choice_row(do, offered, taken, enter="begin")


def _house(model: Model, words: Words, draft: Match) -> Node:
    """Every rule that can be chosen, and the length, behind a fold whose line says what differs from the standard."""
    options = [option for option in draft.game.options if not option.cards]
    if not options:
        return None
    is_open = "house" in model.device.folds
    other = [each for each in options if draft.options[each.key] != each.default]
    said = [f"{words(f'option.{each.key}')}{words('colon')}{_said(words, draft, each)}" for each in other]
    told = p(".small", id="house-differs")[words.list(said, "list.between") if said else words("new.standard")]
    inside = div(".opened", id="inside-house")[[_option(words, draft, option) for option in options]]
    return [div(".house")[_fold("house", is_open, words("new.house")), told], inside if is_open else None]


def _said(words: Words, draft: Match, option: Option) -> str:
    """What is chosen of an option, in words."""
    return words.chosen(option.key, draft.options[option.key])


def _fold(name: str, is_open: bool, said: Node) -> Html:
    """The button that opens and closes the element `inside-<name>`."""
    return fold_button(name, is_open, ".chip", f"inside-{name}" if is_open else None)[said]


def _deal(model: Model, words: Words, setup: Setup) -> Node:
    """The name of the deal, to be typed or drawn; what is no name stays there, with the reason beside it."""
    field = input_(id="deal", name="deal", data_do="deal", maxlength="40", autocapitalize="off", spellcheck="false")
    bad = {"aria_invalid": "true", "aria_describedby": "notice"} if setup.typed is not None else {}
    row = form(".row", data_do="use-deal", autocomplete="off")[
        label(for_="deal")[words("deal.name")],
        field(value=setup.draft.deal if setup.typed is None else setup.typed, **bad)[()],
        button(type="submit", id="use-deal")[words("new.use")],
        act(words, "reroll", "new.random"),
    ]
    return [row, notice(model, words) if bad else p(".small")[words("new.same")]]


def _seat(setup: Setup, words: Words, seat: int, folds: tuple[str, ...]) -> Node:
    """Who sits there: somebody with a name to be typed, or a bot with a sentence about its play."""
    draft = setup.draft
    people = [(ME, words("player.me")), (HUMAN, words("player.human"))]
    levels = [(level, words(f"level.{level}")) for level in draft.game.levels]
    taken, head = draft.players[seat], words("seat", n=seat + 1)
    if taken in draft.game.levels:
        return [choices(head, _row(f"seat {seat}", people + levels, taken)), _introduced(words, taken, seat, folds)]
    called = input_(id=f"name-{seat}", data_do=f"name {seat}", maxlength=LONGEST_NAME, autocomplete="off")
    value = setup.names[seat] if seat < len(setup.names) else ""
    name = p(".row")[label(for_=f"name-{seat}")[words("new.name")], called(value=value)[()]]
    return [choices(head, _row(f"seat {seat}", people + levels, taken)), name]


def _introduced(words: Words, level: str, seat: int, folds: tuple[str, ...]) -> Html:
    """Face, name and manner of the bot of this level in this seat; what it is, and how it chooses, behind one tap."""
    fold, name = f"about-{seat}", regular(words, level, seat)
    how = words.sentences([words("persona.is", level=level), words(f"level.{level}.help")])
    return div(".persona")[
        face(level, seat),
        p[span(".name")[name], " ", words(f"persona.{level}")],
        p[fold_button(fold, fold in folds, ".quiet")[words("persona.what", name=name)]],
        p(".small", role="status")[how] if fold in folds else None,
    ]


def _presets(words: Words, draft: Match) -> Html | None:
    """The whole sheets of rules of the game as cards, if it has any; none is taken where something is otherwise."""
    presets = draft.game.presets
    if not presets:
        return None
    taken = draft.game.preset(draft.options)
    cards = [
        _preset(words, key, is_taken=key == taken, is_stop=key == (taken or next(iter(presets)))) for key in presets
    ]
    own = None if taken else p(".small")[words("preset.own")]
    return fieldset[legend[words("preset")], div(".presets", role="radiogroup", data_rove="choose")[cards], own]


def _preset(words: Words, key: str, *, is_taken: bool, is_stop: bool) -> Html:
    """One sheet of rules: a radio button, one tab stop with the others, which an arrow key takes."""
    frame = button(".preset", type="button", role="radio", data_do=f"preset {key}", id=f"preset-{key}")
    frame = frame(aria_checked=str(is_taken).lower(), tabindex=0 if is_stop else -1)
    card = frame(data_keys="Enter=begin" if is_taken else None)
    return card[span(".title")[words(f"preset.{key}")], span(".small")[words(f"preset.{key}.help")]]


def _option(words: Words, draft: Match, option: Option) -> Node:
    key = option.key
    offered = [(choice, words.chosen(key, choice)) for choice in option.choices]
    taken, what = draft.options[key], words(f"option.{key}.help")
    beside = _number(words, key, taken) if option.kind == "number" else None
    return choices(words(f"option.{key}"), _row(f"option {key}", offered, taken), what, beside)


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
    """The field for another number, with its name."""
    field = input_(id=f"number-{key}", data_do=f"number {key}", inputmode="numeric", maxlength=3, autocomplete="off")
    return label(".own-number")[words(f"option.{key}.own"), field(value=taken if taken.isdecimal() else "")[()]]
