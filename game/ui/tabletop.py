"""The table screen of all games: rivals above, the common thing in the middle, my own below, lists at the side."""

from __future__ import annotations

from game.core.match import Match
from game.ui import lessons, sharing
from game.ui.html import Html, Node, button, div, h1, h2, li, main, ol, p, render, section
from game.ui.model import Model, rounds, scene
from game.ui.parts import act, home, notice, rules_link, storage_note
from game.ui.view import Board, Scene, view_of
from game.words import Words

LINES = 60
"""Lines of the log that are shown unless more are asked for."""
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
    facts = frame(data_screen=kind, data_asked=asked, data_over=str(over).lower(), data_seats=len(match.players))
    return facts(data_turn=len(match.moves))[_felt(model, match, here), _side(model, match, here)]


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
        div(".reach")[
            lessons.coach(model, here),
            board.hand,
            div(".controls")[div(".row")[_buttons(model, match, here, board)], notice(model, words)],
        ],
    ]


def _taken(model: Model, words: Words) -> Html | None:
    """That another tab plays this match, and the way to play it here."""
    said = [words("tab.taken"), " ", act(words, "take-over", "tab.take-over")]
    return p(".warning", role="status")[said] if model.taken else None


def _buttons(model: Model, match: Match, here: Scene, board: Board) -> Node:
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
        return [*ways, act(words, "replay", "table.replay"), sharing.result(model, match, words), home(words)]
    if here.seat is None:
        return [_step(model, words), home(words)]
    line = words("table.line")
    return [
        button(".main", type="button", data_do="play", id="play", aria_disabled=_unless(here.moves and here.ticked))[
            board.play or words("table.play")
        ],
        view_of(match.game).actions(here),
        _step(model, words) or act(words, "undo", "table.undo"),
        act(words, "hint", "table.hint"),
        button(type="button", data_line=True, id="open-line", title=line, aria_label=line)["/"],
    ]


def _step(model: Model, words: Words) -> Html | None:
    """At the pace of single steps: the button that lets a bot move."""
    return act(words, "more", "table.step", ".main") if model.stepping else None


def _unless(possible: object) -> str | None:
    """The value of aria-disabled: the button stays in the tab order, and says why when it is pressed."""
    return None if possible else "true"


def _side(model: Model, match: Match, here: Scene) -> Html:
    """What is good to have at hand; on small screens each part opens and closes."""
    words, view = here.words, view_of(match.game)
    hear = p(".row")[[act(words, f"hear {what}", f"hear.{what}") for what in KEYS.values()]]
    parts = {
        "guide": (words("guide"), render([view.guide(here), rules_link(words, match.game)])),
        "sheet": (words("table.sheet"), view.sheet(here, rounds(match))),
        "log": (words("table.log"), _log(model, match, here)),
        "hear": (words("hear"), hear),
        "deal": (words("table.deal"), sharing.deal(model, match, words)),
    }
    return div(".side")[[_fold(model, name, head, inside) for name, (head, inside) in parts.items()]]


def _log(model: Model, match: Match, here: Scene) -> Html:
    """What has happened, of one seat if so chosen; a long match shows its last lines until all are asked for."""
    words, whose = here.words, model.log_of
    last = match._replace(states=match.states if whose else match.states[-LINES:])
    told = [event for event in last.log(here.seat) if not whose.isdecimal() or event.facts.get("seat") == int(whose)]
    shown = told if whose else told[-LINES:]
    ways = [("all", words("log.all")), *((str(seat), words.seat(seat)) for seat in range(len(match.players)))]
    only = [
        button(type="button", data_do=f"log {which}", id=f"log-{which}", aria_pressed=str(which == whose).lower())[name]
        for which, name in ways
    ]
    copy = button(type="button", data_copy_of="log", id="copy-log")[words("log.copy")]
    lines = ol[[li[words.tell(event)] for event in shown]]
    frame = div(".log", tabindex="0", role="group", id="log", aria_label=words("table.log"))
    choose = div(".row.lines", role="group", aria_label=words("log.whose"))[only, copy]
    return render([frame[lines], choose])


def _fold(model: Model, name: str, head: str, inside: Html) -> Html:
    is_open = name in model.folds
    toggle = button(type="button", data_do=f"fold {name}", id=f"toggle-{name}", aria_controls=f"inside-{name}")
    return section(".fold" + ".open" * is_open, id=f"fold-{name}")[
        h2[toggle(aria_expanded=str(is_open).lower())[head]], div(".inside", id=f"inside-{name}")[inside]
    ]
