"""The screens: pure functions from the model to HTML, and the answers of the wire that carry them."""

from __future__ import annotations

from typing import Any

from game import shelf
from game.core.match import Match
from game.ui import links, saves
from game.ui.html import Html, a, button, div, dl, dt, dd, h1, h2, li, ol, option, p, pre, render, section, span, ul
from game.ui.html import main as main_
from game.ui.model import Board, Model, Scene, Step, names, scene
from game.words import Words, words_of

PACE = 450
"""Milliseconds between a question to a bot and its answer, so that the eye can follow."""


def answer(n: int, step: Step) -> dict[str, Any]:
    """The answer to request `n`: the page as HTML and what the page has to do."""
    model = step.model
    return {
        "n": n,
        "html": page(model),
        "legal": legal(model),
        "title": title(model),
        "lang": model.lang,
        "focus": focus(model),
        "grab": step.grab,
        "moved": step.moved,
        "effects": step.effects,
        "more": None if model.thinking is None else PACE,
    }


def broken(n: int, model: Model, report: str) -> dict[str, Any]:
    """The answer when something went wrong in the program: what happened, and a way on."""
    words = words_of(model.lang)
    html = main_(id="main", data_screen="error", tabindex="-1")[
        section(".notice", role="alert")[h1[words("error.title")], p[words("error.text")], _home(words), pre[report]]
    ]
    empty = {"legal": "", "title": words("error.title"), "lang": model.lang, "focus": "", "grab": False, "moved": (), "effects": (), "more": None}
    return {"n": n, "html": html, **empty}


def page(model: Model) -> Html:
    """The `main` element of the screen that the model asks for."""
    words = words_of(model.lang)
    if model.fault:
        return _fault(model, words)
    if model.shown:
        return _table(model, model.shown)
    return main_(id="main", data_screen="menu", tabindex="-1")[menu(model)]


def title(model: Model) -> str:
    words = words_of(model.lang, model.game)
    return f"{words('title')} · {words('fudaba')}" if model.game else words("fudaba.full")


def focus(model: Model) -> str:
    """Where the focus goes when it is lost: the hand, else the main element."""
    return "main" if not (model.match and model.asked) else next(iter(model.ticked), "") or _first_card(model)


def _first_card(model: Model) -> str:
    assert model.match
    return str(model.match.game.view.first_card(scene(model, model.match)))


def legal(model: Model) -> Html:
    """The moves of the asked human as options, each with its meaning."""
    if not (model.match and model.asked):
        return Html()
    here = scene(model, model.match)
    view = model.match.game.view
    return render([option(value=move, label=view.meaning(here, move))[()] for move in here.moves])


def menu(model: Model, suffix: str = "") -> Html:
    """All games with a way in, and the matches that wait to be finished; the suffix keeps ids apart in the shell."""
    words = words_of(model.lang)
    return render([_storage_note(words, model), _waiting(words, model), ul(".games")[[_shelf_card(words.lang, game, suffix) for game in shelf.GAMES.values()]]])


def _shelf_card(lang: str, game: Any, suffix: str) -> Html:
    words = words_of(lang, game)
    return li(f".game.{game.name}")[
        div(".cover", aria_hidden="true")[game.view.cover()],
        h2[words("title")],
        p[words("blurb")],
        p(".row")[a(".button", href=f"#/{game.name}", id=f"play-{game.name}{suffix}")[words("menu.play")]],
    ]


def _waiting(words: Words, model: Model) -> Html | None:
    """The unfinished matches, the newest first."""
    newest = [save for save in saves.read(model.stored, shelf.GAMES).good if save.match.asked is not None]
    if not newest:
        return None
    return section(".waiting", aria_labelledby="waiting")[h2(id="waiting")[words("menu.continue")], ul[[_waiting_match(model.lang, save.match) for save in newest[:12]]]]


def _waiting_match(lang: str, match: Match) -> Html:
    words = words_of(lang, match.game)
    shown = words("menu.match", title=words("title"), deal=match.deal, names=names(words, match.players), n=len(match.moves))
    return li[a(href=links.address(match))[shown]]


def _storage_note(words: Words, model: Model) -> Html | None:
    return p(".warning", role="status")[words("storage.full" if "Quota" in model.unsaved else "storage.denied")] if model.unsaved else None


def _home(words: Words) -> Html:
    return a(".button", href="#/")[words("menu.home")]


def _fault(model: Model, words: Words) -> Html:
    """A sentence that names the fault of an address, and the ways on from there."""
    assert model.fault
    playable = model.shared and button(type="button", data_do="again", id="again")[words("link.play-deal")]
    return main_(id="main", data_screen="fault", tabindex="-1")[
        section(".notice", role="alert")[h1[words("link.fault")], p[words.say(model.fault)], p(".row")[playable, _home(words)]]
    ]


def _table(model: Model, match: Match) -> Html:
    """A table: rivals above, the common thing in the middle, my row, my hand and my buttons below; lists at the side."""
    here = scene(model, match)
    board: Board = match.game.view.board(here)
    over = match.game.rules.to_move(here.seen) is None
    words = here.words
    screen = "look" if model.shared else "result" if over else "table"
    asked = here.seat if here.moves else ""
    frame = main_(f".table.{match.game.name}", id="main", tabindex="-1", data_screen=screen, data_game=match.game.name)
    return frame(data_asked=asked, data_over=str(over).lower(), data_seats=len(match.players))[
        div(".felt")[
            h1(".unseen")[words("title")],
            _storage_note(words, model),
            div(".rivals")[board.rivals],
            div(".middle")[p(".status", id="status")[board.status], board.middle],
            board.mine,
            div(".reach")[board.hand, _controls(model, here, over)],
        ],
        div(".side")[
            _fold(model, words, "guide", words("table.guide"), board.guide),
            _fold(model, words, "log", words("table.log"), _log(match, here)),
            _fold(model, words, "deal", words("table.deal"), _deal(model, match, words)),
        ],
    ]


def _controls(model: Model, here: Scene, over: bool) -> Html:
    """The buttons under the hand, and the sentence beside them."""
    words = here.words
    notice = words.say(model.notice) if model.notice else words("table.assisted") if model.marks else ""
    if model.shared:
        return div(".controls")[_looking(words), _notice(notice)]
    again = [button(type="button", data_do="new", id="new")[words("table.new")], button(type="button", data_do="again", id="again")[words("table.again")], _home(words)]
    playing = [
        button(".main", type="button", data_do="play", id="play", aria_disabled=None if here.moves and here.ticked else "true")[words("table.play")],
        button(type="button", data_do="undo", id="undo")[words("table.undo")],
        button(type="button", data_line=True, id="open-line", title=words("table.line"), aria_label=words("table.line"))["/"],
    ]
    return div(".controls")[div(".row")[again if over else playing if here.seat is not None else _home(words)], _notice(notice)]


def _notice(text: str) -> Html:
    return p(".notice-line", id="notice")[text]


def _looking(words: Words) -> Html:
    """The buttons for a match that came with a link."""
    steps = [button(type="button", data_do=f"look {where}", id=f"look-{where}")[words(f"look.{where}")] for where in ("first", "back", "forward", "last")]
    return div(".row")[steps, button(".main", type="button", data_do="again", id="again")[words("link.play-deal")], _home(words)]


def _fold(model: Model, words: Words, name: str, head: str, inside: Html) -> Html:
    """A part at the side; on small screens it opens and closes."""
    is_open = name in model.folds
    return section(".fold" + (".open" if is_open else ""), id=f"fold-{name}")[
        h2[button(type="button", data_do=f"fold {name}", id=f"toggle-{name}", aria_expanded=str(is_open).lower(), aria_controls=f"inside-{name}")[head]],
        div(".inside", id=f"inside-{name}")[inside],
    ]


def _log(match: Match, here: Scene) -> Html:
    """What has happened so far, as this seat may know it, the newest last."""
    return ol(".log", tabindex="0", aria_label=here.words("table.log"))[[li[here.words.tell(event)] for event in match.log(here.seat)]]


def _deal(model: Model, match: Match, words: Words) -> Html:
    """The deal and who plays it, with links to send."""
    address = links.address(match._replace(moves=()))
    rows = [dt[words("deal.name")], dd[match.deal], dt[words("deal.players")], dd[words.list(names(words, match.players))]]
    for each in match.game.options:
        rows += [dt[words(f"option.{each.key}")], dd[words(f"option.{each.key}.{match.options[each.key]}")]]
    copies = [
        button(type="button", data_copy=model.page + address, id="copy-deal")[words("share.deal")],
        match.moves and button(type="button", data_copy=model.page + links.address_with_moves(match), id="copy-match")[words("share.match")],
    ]
    return render([dl[rows], p(".row")[copies], span(".small")[words("deal.fair")]])

