"""What a screen says besides: the notice under the buttons, the way back, and that nothing is stored."""

from __future__ import annotations

import re

from game.ui.html import (
    Html,
    Node,
    a,
    button,
    css,
    p,
    span,
)
from game.ui.model import Model, days
from game.ui.view.parts import act, columns, home
from game.words import Words

SENT = ("link.sent", "link.unsigned")
"""What the notes begin with that say who has sent a match."""
LONG = 100
"""Columns from which a notice has no room in two lines of a phone; it lies over the head of the page then."""

LONG_WIDE = 144
"""Columns from which a notice has no room in two lines of a window that is as wide as `Env.wide` says."""

LONGER = 120
"""Columns from which it has no room there, in the narrowest window of its kind, but in smaller letters."""

MOST = 160
"""Columns that have room in three lines of a phone; more than that no hint needs if its reason has a shorter form."""

WHOLE = 156
"""Columns up to which a hint has room in three lines of a phone also where no line ends within the name of a card."""

NAMES = range(3, 7)
"""How long the names of cards are that need no line of their own, in signs."""

AT_BUTTONS = ("undo", "hint")
"""The marks that are told when they come, and from then on stand at the button of the same name."""

UNDONE = ("table.undone", "table.taken-back")
"""The notices that a move was taken back."""


def way_back(model: Model, words: Words) -> list[Html]:
    """The way back to the match that was left, if one was, and to all games."""
    back = a(".button", href=model.device.back, id="to-match")[words("menu.back")] if model.device.back else None
    return [*([back] if back else []), home(words)]


def marks_in_words(words: Words, marks: tuple[str, ...]) -> list[str]:
    """What sets a match apart; whatever only a newer version of the page knows, in one sentence.

    That the match is not counted for this is said once.
    """
    known = [f"mark.{mark}" for mark in dict.fromkeys(marks) if f"mark.{mark}" in words]
    first = [words("marks.uncounted", what=words(key)) for key in known[:1]]
    return [*first, *map(words, known[1:]), *([words("mark.newer")] if len(known) < len({*marks}) else [])]


def sent_note(model: Model, words: Words) -> str:
    """Who has sent the match that is looked at and how it ended, until its first move; it heads the table."""
    return words.say(model.notice) if model.look and model.notice and model.notice[0].startswith(SENT) else ""


def notice(model: Model, words: Words) -> Html:
    """The sentence under the buttons: a refusal, what has just been done, what marks the match, or at first its aim.

    What marks a match is not said again at its end, nor what stands at a button. A hint always lies over the head of
    the page, as do others that have no room there; a tap puts it away.
    """
    if lasting := _lasting(model, words):
        return lasting
    marks = model.table.marks if model.table and not model.ended else ()
    marks = tuple(mark for mark in marks if mark not in AT_BUTTONS)
    usual = [*marks_in_words(words, marks), *_at_first(model, words)]
    said = words.say(model.notice) if model.notice else next(iter(usual), "")
    said = "" if said == sent_note(model, words) else said
    hints = bool(model.notice and model.notice[0].startswith("hint"))
    redo = _redo(model, words)
    width = columns(f"{said} {words('table.redo')}" if redo else said)
    long = hints or width > LONG
    lies_over = long and model.notice and (model.table or model.look)
    away = button(".away", type="button", data_do="note-away", id="note-away", aria_label=words("notice.close"))["×"]
    begins = at_first_sight(model) and not model.notice and model.device.settings["keys"] == "on"
    stop = words.sentences([said]).removeprefix(said)
    keys = span(".keys-hint")[stop, " ", words("table.keys-hint")] if begins else None
    frame = p(css(".notice-line", warned=model.warned, long=long, longer=width > LONGER), id="notice")
    text = _unbroken(words, said) if long and width <= WHOLE else said
    return frame[text, redo and [" ", redo], keys, away if lies_over else None]


def _unbroken(words: Words, said: str) -> Node:
    """The text in which no line ends within the name of a card, in a language that may break a line anywhere."""
    names = [each for each in words.of_kind("card") if len(each) in NAMES and " " not in each]
    parts = re.split(f"({'|'.join(map(re.escape, names))})", said) if names else [said]
    return [span(".name-of")[each] if n % 2 else each for n, each in enumerate(parts)]


def _lasting(model: Model, words: Words) -> Html | None:
    """That another tab plays this match, instead of a refusal; or that nothing is stored, while nothing else is."""
    if model.ended:
        return None
    if model.taken and (not model.notice or model.notice[0] == "table.not-asked"):
        return p(".notice-line", id="notice", role="status")[taken(model, words)]
    unsaved = not model.notice and (model.table or model.look) and _unsaved(model, words)
    return p(".notice-line.warned", id="notice", role="status")[unsaved] if unsaved else None


def _redo(model: Model, words: Words) -> Html | None:
    """After undo the way on again, where the row of buttons has no room for it."""
    undone = model.table and model.table.undone and model.notice and model.notice[0] in UNDONE
    way = button(".plain-link.redo", type="button", data_do="redo", id="redo-said")
    return way[words("table.redo")] if undone else None


def taken(model: Model, words: Words) -> Node:
    """That another tab plays this match, and the way to play it here."""
    return [words("tab.taken"), " ", act(words, "take-over", "tab.take-over", ".plain-link")] if model.taken else None


def _at_first(model: Model, words: Words) -> list[str]:
    """What is said before everybody has moved: of the deal of a day whether it will count, else the aim."""
    if model.match is None or not at_first_sight(model):
        return []
    of_day = days.opened(model.device.stored, model.match, model.device.now)
    return [words.say(of_day or ("aim", {}))]


def at_first_sight(model: Model) -> bool:
    """Whether a match lies on the table in which not everybody has moved yet, and that is not over."""
    match = model.match
    return match is not None and match.asked is not None and len(match.moves) < len(match.players)


def storage_note(words: Words, model: Model) -> Html | None:
    """That the browser keeps nothing, and why, above a screen that is no table; there the notice says it."""
    unsaved = _unsaved(model, words)
    return p(".warning", role="status")[unsaved] if unsaved else None


def _unsaved(model: Model, words: Words) -> str:
    """That the browser keeps nothing, and why; nothing while it does."""
    if not model.device.unsaved:
        return ""
    return words("storage.full" if "Quota" in model.device.unsaved else "storage.denied")
