"""The table screen of all games: rivals above, the common thing in the middle, my own below, lists at the side."""

from __future__ import annotations

from game.core.match import Match
from game.ui import lessons, looking, sharing, sound
from game.ui.html import Html, Node, button, css, div, h2, li, ol, p, render, section
from game.ui.model import Model, rounds, scene
from game.ui.parts import act, copy, frame, head, home, notice, rules_link, storage_note
from game.ui.places import Look, Table
from game.ui.view import Board, Scene, view_of
from game.words import Words

LINES = 60
"""Lines of the log that are shown unless more are asked for."""
KEYS = {
    "w": "asked",
    "h": "hand",
    "t": "table",
    "l": "last",
    "d": "detail",
    "c": "counts",
    "s": "score",
    "?": "help",
}
"""The read-out keys, and what each reads out."""


def tabletop(model: Model, shown: Table | Look) -> Html:
    """The table of a match, to play at or to look at."""
    match = shown.match
    here = scene(model, match)
    over = match.asked is None
    heard = [f"{key}=hear {what}" for key, what in KEYS.items()] if model.device.settings["keys"] == "on" else []
    own = [f"{key}={do}" for key, do in view_of(match.game).keys.items()] if heard and model.table else []
    keys = "; ".join(["Escape=clear", *own, *heard])
    kind = "look" if model.look else "result" if over else "table"
    asked = here.seat if here.moves else ""
    facts = frame(kind, match.game, f".table.{match.game.name}")(data_keys=keys, data_line=bool(heard) or None)
    facts = facts(data_turn=len(match.moves), data_seats=len(match.players), data_over=str(over).lower())
    return facts(data_asked=asked)[_felt(model, match, here), _side(model, shown, here)]


def _felt(model: Model, match: Match, here: Scene) -> Html:
    """All that lies on the table."""
    view, words = view_of(match.game), here.words
    board: Board = view.board(here)
    rests = view.rests(here.seen, here.seat, here.put_away)
    look = model.look
    status = words("look.status", n=look.at, of=len(look.whole.moves)) if look else view.status(here)
    return div(".felt")[
        head(_heading(model, words), ".unseen"),
        storage_note(words, model),
        _taken(model, words),
        div(".rivals")[board.rivals],
        div(".middle")[p(".status", id="status")[status], board.middle],
        board.mine,
        div(".reach")[
            lessons.coach(model, here),
            looking.hands(model, here) or (None if rests else board.hand),
            div(".controls")[div(".row")[_buttons(model, match, here, board, rests)], notice(model, words)],
        ],
    ]


def _heading(model: Model, words: Words) -> str:
    """What the screen is called: the game, and whether its end or a replay is shown."""
    if model.look:
        return words("head.replay", title=words("title"))
    over = model.match is not None and model.match.asked is None
    return words("head.result", title=words("title")) if over else words("title")


def _taken(model: Model, words: Words) -> Html | None:
    """That another tab plays this match, and the way to play it here."""
    said = [words("tab.taken"), " ", act(words, "take-over", "tab.take-over")]
    return p(".warning", role="status")[said] if model.taken else None


def _buttons(model: Model, match: Match, here: Scene, board: Board, rests: bool) -> Node:
    """What can be done: play, look through the moves, or go on, to the next round or another match."""
    words = here.words
    if model.look:
        return looking.ways(model.look, words)
    if match.asked is None:
        ways = [act(words, "new", "table.new", ".main"), act(words, "again", "table.again")]
        return [*ways, act(words, "replay", "table.replay"), sharing.result(model, match, words), home(words)]
    if here.seat is None:
        return [_step(model, words), home(words)]
    if rests:
        return [act(words, "put-away", "table.next", ".main"), _undo(model, match, words)]
    line, view = words("table.line"), view_of(match.game)
    can_play = view.chosen(here) in here.moves
    return [
        button(".main", type="button", data_do="play", id="play", aria_disabled=_unless(can_play))[
            board.play or words("table.play")
        ],
        view.actions(here),
        _step(model, words) or _undo(model, match, words),
        act(words, "hint", "table.hint"),
        button(type="button", data_line=True, id="open-line", aria_label=line)["/"],
    ]


def _undo(model: Model, match: Match, words: Words) -> Html:
    """The way back to one's last question; where there is none, the button says so."""
    why = words("table.no-undo") if model.seat is None or match.undo(model.seat) is match else None
    undo = button(type="button", data_do="undo", id="undo", title=why, aria_description=why)
    return undo(aria_disabled="true" if why else None)[words("table.undo")]


def _step(model: Model, words: Words) -> Html | None:
    """At the pace of single steps: the button that lets a bot move."""
    return act(words, "more", "table.step", ".main") if model.stepping else None


def _unless(possible: object) -> str | None:
    """The value of aria-disabled: the button stays in the tab order, and says why when it is pressed."""
    return None if possible else "true"


def _side(model: Model, shown: Table | Look, here: Scene) -> Html:
    """What is good to have at hand; on small screens each part opens and closes."""
    match, words, view = shown.match, here.words, view_of(shown.match.game)
    wide = div(".wide", tabindex="0", role="group", aria_label=words("table.sheet"))
    hear = p(".row")[
        [act(words, f"hear {what}", f"hear.{what}") for what in KEYS.values()],
        sound.switch(model.device.settings, words),
    ]
    parts = {
        "guide": (words("guide"), render([view.guide(here), rules_link(words, match.game)])),
        "sheet": (words("table.sheet"), wide[view.sheet(here, rounds(match))]),
        "log": (words("table.log"), _log(model, shown, here)),
        "hear": (words("hear"), hear),
        "deal": (words("table.deal"), sharing.deal(model, match, words)),
    }
    return div(".side")[[_fold(model, name, head, inside) for name, (head, inside) in parts.items()]]


def _log(model: Model, shown: Table | Look, here: Scene) -> Html:
    """What has happened, of one seat if so chosen; a long match shows its last lines until all are asked for."""
    words, whose, match = here.words, shown.log_of, shown.match
    last = match._replace(states=match.states if whose else match.states[-LINES:])
    told = [event for event in last.log(here.seat) if not whose.isdecimal() or event.facts.get("seat") == int(whose)]
    last_lines = told if whose else told[-LINES:]
    ways = [("all", words("log.all")), *((str(seat), words.seat(seat)) for seat in range(len(match.players)))]
    only = [
        button(type="button", data_do=f"log {which}", id=f"log-{which}", aria_pressed=str(which == whose).lower())[name]
        for which, name in ways
    ]
    copying = copy(words, "log", "log.copy", model.copied, data_copy_of="log")
    lines = ol[[li[words.tell(event)] for event in last_lines]]
    frame = div(".log", tabindex="0", role="group", id="log", aria_label=words("table.log"))
    choose = div(".row.lines", role="group", aria_label=words("log.whose"))[only, copying]
    return render([frame[lines], choose])


def _fold(model: Model, name: str, head: str, inside: Html) -> Html:
    is_open = name in model.device.folds
    toggle = button(type="button", data_do=f"fold {name}", id=f"toggle-{name}", aria_controls=f"inside-{name}")
    return section(css(".fold", open=is_open), id=f"fold-{name}")[
        h2[toggle(aria_expanded=str(is_open).lower())[head]], div(".inside", id=f"inside-{name}")[inside]
    ]
