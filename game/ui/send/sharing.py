"""Links to a deal, a match, a turn or a result, to copy or send, and the QR code."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.match import Match
from game.core.rules import Option
from game.core.texts import plain
from game.ui.effects import Forget, Polite, Store
from game.ui.html import Html, Node, a, button, dd, div, dl, dt, input_, label, p, path, render, span, svg
from game.ui.model import Message, Model, Step, attempts, late, links, room
from game.ui.places import InRoom
from game.ui.play.playing import refused
from game.ui.protocol import Env
from game.ui.view.parts import copy, qr_button
from game.ui.view.people import LONGEST_NAME, described
from game.words import Words, words_of

NAME = "fudaba:name"
"""The key of the name that goes with links."""
INK, PAPER = "#1d1b18", "#fffdf8"
"""A QR code is dark on light in every theme: cameras want it so."""
QUIET = 4
"""How many of its squares stay free on each side of a QR code."""


def deal(model: Model, match: Match, words: Words) -> Html:
    """The deal and its players, with every link to it."""
    facts = [
        (words("deal.name"), match.deal),
        (words("deal.players"), words.list(described(words, match.players, model.names))),
        *_agreement(words, match),
        *_others(model, words, match),
    ]
    rows = [(dt[name], dd[fact]) for name, fact in facts]
    ways = [_ways(model, words, what, link) for what, link in _links(model, match)]
    qr = qr_button(words, model.qr)
    code = div(".qr", role="img", aria_label=words("share.qr-of", deal=match.deal))[Html(model.qr)]
    return render(
        [
            dl[rows],
            called_field(model, words),
            p(".row")[ways, qr],
            code if model.qr else None,
            span(".small")[words("deal.fair"), " ", _checked(model, match, words)],
        ]
    )


def _checked(model: Model, match: Match, words: Words) -> Html | None:
    """The way to the cards of this deal, once its match is over."""
    whole = model.look.whole if model.look else match
    to = late.address_of_deal(match.game, match.deal, len(match.players))
    return late.way_to_deal(words, match.game, to) if whole.asked is None else None


def _agreement(words: Words, match: Match) -> list[tuple[str, Node]]:
    """The preset, if the game has any; the first option, and options that differ from their defaults."""
    game = match.game
    sheet = game.preset(match.options)
    rules = [(words("preset"), words(f"preset.{sheet}") if sheet else words("preset.own"))] if game.presets else []
    told = [option for i, option in enumerate(game.options) if i == 0 or match.options[option.key] != option.default]
    return [*rules, *((words(f"option.{option.key}"), _agreed(words, match, option)) for option in told)]


def _others(model: Model, words: Words, match: Match) -> list[tuple[str, Node]]:
    """The results of others with these cards, where they were sent."""
    said = attempts.told(model.device.stored, words, match)
    return [(words("attempts.so-far"), words.sentences(said))] if said else []


def _agreed(words: Words, match: Match, option: Option) -> Node:
    """The choice of an option; cards that players wrote can be looked at."""
    choice = match.options[option.key]
    if choice == option.default or option.cards is None:
        return words.chosen(option.key, choice)
    look = a(href=room.showing(match.game, option.key, choice), id=f"see-{option.key}")[words("new.see")]
    return [words(f"option.{option.key}.number", n=option.cards(choice)), " ", look]


def called_field(model: Model, words: Words, name: str = "called") -> Html:
    """The field for the name that goes with the links; `name` is its id."""
    field = input_(id=name, data_do="called", data_typed="called", maxlength=LONGEST_NAME, autocomplete="off")
    return p(".row.called")[label(for_=name)[words("share.called")], field(value=model.device.called)[()]]


def whole(model: Model, address: str) -> str:
    """The URL of an address, with the name of who sends it."""
    return model.device.page + links.sent_by(address, model.device.called)


def _links(model: Model, match: Match) -> list[tuple[str, str]]:
    """The links to this match, each with its key in the words."""
    found = [("deal", links.address(match))]
    if match.moves:
        found.append(("match", links.address_with_moves(match)))
    if model.look:
        found.append(("turn", links.address_with_moves(model.look.whole, model.look.at)))
    return [(what, whole(model, address)) for what, address in found]


def _ways(model: Model, words: Words, what: str, link: str) -> list[Html]:
    """The buttons that copy a link and, where the browser can, send it."""
    way = copy(words, what, f"share.{what}", model.copied, data_copy=link)
    send = button(type="button", data_share=link, id=f"send-{what}")[words(f"send.{what}")]
    return [way, *([send] if model.device.can_share else [])]


def picture(link: str) -> str:
    """A QR code as SVG, with the quiet zone of ISO/IEC 18004 around it; what makes it is fetched by the page first."""
    from qrcodegen import QrCode  # noqa: PLC0415

    code = QrCode.encode_text(link, QrCode.Ecc.LOW)
    inside, side = range(code.get_size()), code.get_size() + 2 * QUIET
    dark = "".join(f"M{x + QUIET} {y + QUIET}h1v1h-1z" for y in inside for x in inside if code.get_module(x, y))
    return svg(viewBox=f"0 0 {side} {side}", shape_rendering="crispEdges")[
        path(fill=PAPER, d=f"M0 0h{side}v{side}h-{side}z"), path(fill=INK, d=dark)
    ]


def address(model: Model) -> str:
    """The URL of the deal on the table or of the room; empty for none."""
    if isinstance(model.screen, InRoom):
        return room.link(model, model.screen)
    return whole(model, links.address(model.shown)) if model.shown else ""


def copied(model: Model, pressed: str, _: Env) -> Step:
    """Say that the text of the button with this id is on the clipboard."""
    what, words = pressed.removeprefix("copy-"), words_of(model.device.lang, model.game)
    if f"copied.{what}" not in words:
        return Step(model)
    return Step(model._replace(copied=what), (Polite(words(f"copied.{what}")),))


def not_copied(model: Model, pressed: str, _: Env) -> Step:
    """Say that the browser has refused to copy or send."""
    return refused(model, ("share.not-copied" if pressed == "copy-deal" else "share.refused", {}))


def called(model: Model, text: str, _: Env) -> Step:
    """Take the name that goes with the links from now on, and store it."""
    name = plain(text, LONGEST_NAME)
    stored = {key: each for key, each in model.device.stored.items() if key != NAME}
    device = model.device._replace(called=name, stored={**stored, NAME: name} if name else stored)
    return Step(model._replace(device=device, qr=""), (Store(NAME, name) if name else Forget(NAME),))


def fold_qr(model: Model, _: str, __: Env) -> Step:
    """Hide the QR code."""
    return Step(model._replace(qr=""))


MESSAGES: Mapping[str, Message] = {
    "copied": copied,
    "not-copied": not_copied,
    "called": called,
    "qr": fold_qr,
}
