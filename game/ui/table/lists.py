"""What stands beside the table, or in a drawer over it: the menu of the read-outs, and lists that open and close."""

from __future__ import annotations

from game.core.match import Match
from game.core.rules import Event
from game.ui.html import Html, a, button, css, div, h2, h3, li, ol, p, render, section, table, tbody, td, th, tr
from game.ui.model import Model, late
from game.ui.model.covering import KEYS_LISTED
from game.ui.places import BY_KEY, KEY_LIST, MENU, Look, Table
from game.ui.play import keys
from game.ui.send import sharing
from game.ui.view import Scene, sound, view_of
from game.ui.view.parts import copy, fold_button, rules_link, scrolling
from game.ui.view.shown import rounds
from game.words import Words

LINES = 60
"""Lines of the log that are shown unless more are asked for."""


def side(model: Model, shown: Table | Look, here: Scene) -> Html:
    """What is good to have at hand; each part opens and closes."""
    match, words, view = shown.match, here.words, view_of(shown.match.game)
    wide = scrolling(".wide", words("table.sheet"))
    parts = {
        "guide": (words("guide"), render([view.guide(here), rules_link(words, match.game)])),
        **({} if model.ended else {"sheet": (words("table.sheet"), wide[view.sheet(here, rounds(match))])}),
        "log": (words("table.log"), _log(model, shown, here)),
        **({} if late.is_at_problem(model) else {"deal": (words("table.deal"), sharing.deal(model, match, words))}),
    }
    folds = [_fold(model, name, head, inside) for name, (head, inside) in parts.items()]
    ways = None if model.ended else menu(model, words, match)
    listed = _key_list(model, words) if KEY_LIST in model.device.folds else None
    away = _away(words) if ways else None
    sounds = p(".row.sounds")[sound.switch(model.device.settings, words)] if ways else None
    keyed = _for_keys(model, words) if ways else None
    return div(css(".side", with_keys=listed), id="side")[
        away, sounds, listed, ways, _thought(model, words), folds, keyed
    ]


def _away(words: Words) -> Html:
    """Closes the drawer in which the lists lie over the table, on a small screen."""
    return button(".away", type="button", data_do="clear", id="close-lists", aria_label=words("table.lists-close"))["×"]


def shade(model: Model) -> Html | None:
    """What a tap beside that drawer meets: it closes it, and nothing below answers."""
    if {MENU, KEY_LIST}.isdisjoint(model.device.folds):
        return None
    return button(".shade", type="button", data_do="clear", tabindex=-1, aria_hidden="true")[()]


def _key_list(model: Model, words: Words) -> Html:
    """All keys that do something here; it stays till it is closed, and scrolls by itself, also from its button."""
    away = button(".away", type="button", data_do="keys", id="close-keys", aria_label=words("notice.close"))["×"]
    tables = [
        [h3[title] if title else None, table[tbody[[tr[th(scope="row")[key], td[does]] for key, does in rows]]]]
        for title, rows in keys.listed(model, words)
    ]
    notes = [p(".small")[note] for note in keys.notes(words)]
    whole = scrolling(".fold.open.key-list", words("hear.keys"))(id=KEYS_LISTED)
    return whole[div(".keys-top")[h2[words("hear.keys")], away], div(".inside")[tables, notes]]


def _thought(model: Model, words: Words) -> Html | None:
    """What the bot thought with whose eyes one looks; there is no need to close it."""
    eyes = model.look.eyes if model.look else None
    if eyes is None:
        return None
    return section(".fold.open.thought", id="fold-eyes")[
        h2[words("eyes.thought", seat=eyes.seat)], div(".inside")[late.worths(model)]
    ]


def toggle(model: Model, words: Words) -> Html:
    """The button that opens and closes the menu; on a small screen all lists with it."""
    frame = fold_button(MENU, MENU in model.device.folds, ".toggle", "side")
    return frame(aria_label=words("table.menu"))["☰"]


def beside_play(model: Model, words: Words) -> tuple[Html, Html]:
    """What stands beside the buttons for playing: that of the menu, and the switch for sounds."""
    return toggle(model, words), sound.sign(model.device.settings, words)


def menu(model: Model, words: Words, match: Match) -> Html | None:
    """The ways away, which lose nothing; None where it is closed.

    After a match it opens at its button, and has the switch for sounds and what is for keys; else these stand among the
    lists.
    """
    if MENU not in model.device.folds:
        return None
    there = {"": "menu.home", f"{match.game.name}/rules": "menu.rules", f"{match.game.name}/new": "menu.new"}
    away = [a(".button.quiet", href=f"#/{to}", id=f"go-{key[5:]}")[words(key)] for to, key in there.items()]
    undone = model.table is not None and bool(model.table.undone)
    redo = button(".quiet.redo", type="button", data_do="redo", id="redo-listed")[words("table.redo")]
    switch = sound.switch(model.device.settings, words)
    return section(".keys", id=MENU, tabindex="-1", aria_label=words("table.menu"))[
        p(".row")[redo if undone else None, away, switch if model.ended else None],
        _for_keys(model, words) if model.ended else None,
    ]


def _for_keys(model: Model, words: Words) -> Html:
    """In a fold the line for typed moves and the read-outs."""
    line = button(type="button", data_line=True, id="open-line")[words("table.line-key")]
    hear = [_by_key(words, key, do) for key, do in keys.HEARD.items()]
    said = words.say(model.notice) if model.notice and model.notice[0] == "hear.said" else None
    inside = [said and p(".said-here", aria_hidden="true")[said], p(".row")[line, hear]]
    return _fold(model, BY_KEY, words("table.by-key"), render(inside))


def _by_key(words: Words, key: str, do: str) -> Html:
    """The button that does what a key does, with the key behind its name."""
    what = do.removeprefix("hear ")
    name = words("hear.by-key", what=words(f"hear.{what}"), sign=key.upper())
    return button(type="button", data_do=do, id=f"hear-{what}")[name]


def _log(model: Model, shown: Table | Look, here: Scene) -> Html:
    """What has happened, of one seat if so chosen; a long match shows its last lines until all are asked for."""
    words, whose, match = here.words, shown.log_of, shown.match
    last = match._replace(states=match.states if whose else match.states[-LINES:])
    told = [
        (place, event)
        for place, event in zip(_turns(last), _read_so_far(model, last, here), strict=False)
        if not whose.isdecimal() or event.facts.get("seat") == int(whose)
    ]
    last_lines = told if whose else told[-LINES:]
    cut = match.states != last.states or last_lines != told
    copying = copy(words, "log", "log.copy", model.copied, data_copy_of="log")
    last_line = last_lines[-1][0] if last_lines else None
    now = shown is model.table and len(match.moves)
    lines = [
        li(css("", just=at[0] == now))[_line(shown, at, at == last_line, words.sentences([words.tell(each)]))]
        for at, each in last_lines
    ]
    frame = scrolling(".log", words("table.log"))(id="log")
    choose = div(".row.lines", role="group", aria_label=words("log.whose"))[
        _only(words, match, whose or "all"), copying
    ]
    earlier = button(".plain-link", type="button", data_do="log all", id="log-earlier")[words("log.earlier")]
    return render([frame[earlier if cut else None, ol(data_rove=isinstance(shown, Look))[lines]], choose])


def _only(words: Words, match: Match, taken: str) -> list[Html]:
    """Whose lines are shown: those of all, or of one seat."""
    ways = [("all", words("log.all")), *((str(seat), words.seat(seat)) for seat in range(len(match.players)))]
    return [
        button(type="button", data_do=f"log {which}", id=f"log-{which}", aria_pressed=str(which == taken).lower())[name]
        for which, name in ways
    ]


def _turns(match: Match) -> list[tuple[int, int]]:
    """For each event of these states, after how many moves it happened, and as which one."""
    first = len(match.moves) + 1 - len(match.states)
    return [(turn, n) for turn, state in enumerate(match.states, first) for n in range(len(state.news))]


def _line(shown: Table | Look, place: tuple[int, int], last: bool, said: str) -> Html | str:
    """A line of the log; in a replay it leads to its turn, and the last one is the tab stop of all."""
    if not isinstance(shown, Look):
        return said
    turn, n = place
    frame = button(type="button", data_do=f"turn {turn}", id=f"logged-{turn}-{n}", tabindex=0 if last else -1)
    return frame(aria_current="step" if turn == shown.at else None)[said]


def _read_so_far(model: Model, match: Match, here: Scene) -> list[Event]:
    """The events of a match; while a result is to be read, none of the round after it."""
    told, view = [*match.log(here.seat)], view_of(match.game)
    opened = [i for i, event in enumerate(told) if view.opens(event)]
    if not (model.at_result and opened and match.asked is not None):
        return told
    rounds = sum(view.opens(event) for event in model.match.log(here.seat)) if model.match else 0
    return told[: opened[-1]] if rounds > view.finished(here.seen) else told


def _fold(model: Model, name: str, head: str, inside: Html) -> Html:
    is_open = name in model.device.folds
    toggle = fold_button(name, is_open, inside=f"inside-{name}")
    return section(css(".fold", open=is_open), id=f"fold-{name}")[
        h2[toggle[head]], div(".inside", id=f"inside-{name}")[inside]
    ]
