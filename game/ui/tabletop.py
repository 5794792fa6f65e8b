"""The table screen of all games: rivals above, the common thing in the middle, my own below, lists at the side."""

from __future__ import annotations

from game.core.match import Match
from game.ui import links
from game.ui.html import Html, Node, button, dd, div, dl, dt, h1, h2, li, main, ol, p, render, section, span
from game.ui.model import Board, Model, Scene, names, rounds, scene, view_of
from game.ui.parts import act, home, notice, storage_note
from game.words import Words

KEYS = {"h": "hand", "t": "table", "l": "last", "c": "counts", "s": "score", "?": "help"}
"""The read-out keys, and what each reads out."""


def tabletop(model: Model, match: Match) -> Html:
    """The table of a match: to play at, or to look at when it came with a link."""
    here = scene(model, match)
    over = match.asked is None
    keys = "; ".join(f"{key}=hear {what}" for key, what in KEYS.items()) if model.settings["keys"] == "on" else None
    frame = main(f".table.{match.game.name}", id="main", tabindex="-1", data_game=match.game.name, data_keys=keys)
    kind = "look" if model.shared else "result" if over else "table"
    asked = here.seat if here.moves else ""
    return frame(data_screen=kind, data_asked=asked, data_over=str(over).lower(), data_seats=len(match.players))[
        _felt(model, match, here), _side(model, match, here)
    ]


def _felt(model: Model, match: Match, here: Scene) -> Html:
    """All that lies on the table."""
    board: Board = view_of(match.game).board(here)
    words = here.words
    status = words("look.status", n=len(match.moves), of=len(model.shared.moves)) if model.shared else board.status
    return div(".felt")[
        h1(".unseen")[words("title")],
        storage_note(words, model),
        _taken(model, words),
        div(".rivals")[board.rivals],
        div(".middle")[p(".status", id="status")[status], board.middle],
        board.mine,
        div(".reach")[board.hand, div(".controls")[div(".row")[_buttons(model, match, here)], notice(model, words)]],
    ]


def _taken(model: Model, words: Words) -> Html | None:
    """That another tab plays this match, and the way to play it here."""
    said = [words("tab.taken"), " ", act(words, "take-over", "tab.take-over")]
    return p(".warning", role="status")[said] if model.taken else None


def _buttons(model: Model, match: Match, here: Scene) -> Node:
    """What can be done: play, look through the moves, or go on to another match."""
    words = here.words
    if model.shared:
        play = act(words, "look play", "look.stop" if model.running else "look.play")
        first, back, forward, last = (
            act(words, f"look {where}", f"look.{where}") for where in ("first", "back", "forward", "last")
        )
        on = [act(words, "branch", "look.branch"), act(words, "again", "link.play-deal", ".main"), home(words)]
        return [first, back, play, forward, last, on]
    if match.asked is None:
        ways = [act(words, "new", "table.new", ".main"), act(words, "again", "table.again")]
        return [*ways, act(words, "replay", "table.replay"), home(words)]
    if here.seat is None:
        return [_step(model, words), home(words)]
    line = words("table.line")
    return [
        button(".main", type="button", data_do="play", id="play", aria_disabled=_unless(here.moves and here.ticked))[
            words("table.play")
        ],
        _step(model, words) or act(words, "undo", "table.undo"),
        button(type="button", data_line=True, id="open-line", title=line, aria_label=line)["/"],
    ]


def _step(model: Model, words: Words) -> Html | None:
    """At the pace of single steps: the button that lets a bot move."""
    stepping = model.thinking is not None and model.settings["pace"] == "step"
    return act(words, "more", "table.step", ".main") if stepping else None


def _unless(possible: object) -> str | None:
    """The value of aria-disabled: the button stays in the tab order, and says why when it is pressed."""
    return None if possible else "true"


def _side(model: Model, match: Match, here: Scene) -> Html:
    """What is good to have at hand; on small screens each part opens and closes."""
    words, view = here.words, view_of(match.game)
    events = ol[[li[words.tell(event)] for event in match.log(here.seat)]]
    log = div(".log", tabindex="0", role="group", aria_label=words("table.log"))[events]
    hear = p(".row")[[act(words, f"hear {what}", f"hear.{what}") for what in KEYS.values()]]
    parts = {
        "guide": (words("guide"), view.guide(here)),
        "sheet": (words("table.sheet"), view.sheet(here, rounds(match))),
        "log": (words("table.log"), log),
        "hear": (words("hear"), hear),
        "deal": (words("table.deal"), _deal(model, match, words)),
    }
    return div(".side")[[_fold(model, name, head, inside) for name, (head, inside) in parts.items()]]


def _fold(model: Model, name: str, head: str, inside: Html) -> Html:
    is_open = name in model.folds
    toggle = button(type="button", data_do=f"fold {name}", id=f"toggle-{name}", aria_controls=f"inside-{name}")
    return section(".fold" + ".open" * is_open, id=f"fold-{name}")[
        h2[toggle(aria_expanded=str(is_open).lower())[head]], div(".inside", id=f"inside-{name}")[inside]
    ]


def _deal(model: Model, match: Match, words: Words) -> Html:
    """The deal and who plays it, with links to send."""
    facts = [
        (words("deal.name"), match.deal),
        (words("deal.players"), words.list(names(words, match.players))),
        *((words(f"option.{key}"), words(f"option.{key}.{choice}")) for key, choice in match.options.items()),
    ]
    copies = [_copy(words, "deal", model.page + links.address(match))]
    if match.moves:
        copies.append(_copy(words, "match", model.page + links.address_with_moves(match)))
    if model.shared:
        copies.append(_copy(words, "turn", model.page + links.address_with_moves(model.shared, len(match.moves))))
    rows = [(dt[name], dd[fact]) for name, fact in facts]
    return render([dl[rows], p(".row")[copies], span(".small")[words("deal.fair")]])


def _copy(words: Words, what: str, link: str) -> Html:
    return button(type="button", data_copy=link, id=f"copy-{what}")[words(f"share.{what}")]
