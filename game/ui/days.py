"""The day's deals: of each game one a day, the same for everybody, named after the date on the player's own clock.

Seats, opponents and rules are the usual ones. A day counts for the streak when at least one of its deals was played to
the end on that day and without help; those of earlier days can be played at any time.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from datetime import date, timedelta
from typing import NamedTuple

from game import shelf
from game.core.game import Game
from game.core.match import ME, Match
from game.ui import listing
from game.ui.html import Html, a, h2, li, p, section, span, table, tbody, td, th, thead, tr, ul
from game.ui.model import Model
from game.ui.parts import frame, head, home, scrolling
from game.ui.saves import End, Save
from game.words import Words, words_of

FIRST = date(2026, 11, 22)
"""The first day that has deals."""
MOST_DAYS = 366
"""The days that the archive lists."""
NAME = "day-"
"""What the names of these deals begin with."""
KINDS = ("new", "begun", "lost", "won")
"""How far one has come with a deal, the best last; words `days.<kind>`."""


class Played(NamedTuple):
    """How far one has come with the deal of a day."""

    kind: str = KINDS[0]
    counts: bool = False
    """Whether it was played to the end on its own day, without help."""


def day_of(now: int) -> date:
    """The date on this device's clock, `now` milliseconds after the beginning of 1970."""
    return date(*time.localtime(now / 1000)[:3])


def match_of(game: Game, day: date) -> Match:
    """The match that everybody plays on this day."""
    return Match.begin(game, f"{NAME}{day.isoformat()}", _players(game))


def _players(game: Game) -> tuple[str, ...]:
    return (ME, *(game.usual,) * (game.usual_seats - 1))


def played(stored: Mapping[str, str]) -> dict[tuple[str, str], Played]:
    """By game and date, how far one has come; nothing where nothing of that deal is stored."""
    found: dict[tuple[str, str], Played] = {}
    for entry in listing.listed(stored).good:
        if f'"{NAME}' not in entry.text or (read := listing.read(entry)) is None:
            continue
        save, end = read
        game, day = save.match.game, save.match.deal.removeprefix(NAME)
        if save.match.players == _players(game) and dict(save.match.options) == game.defaults():
            here, before = _of(save, end, day), found.get((game.name, day), Played())
            better = max(here.kind, before.kind, key=KINDS.index)
            found[game.name, day] = Played(better, here.counts or before.counts)
    return found


def _of(save: Save, end: End, day: str) -> Played:
    """How far one stored match has come."""
    if end.won is None:
        return Played("begun" if save.match.moves else "new")
    return Played("won" if 0 in end.won else "lost", not save.marks and day_of(save.saved).isoformat() == day)


def streak(found: Mapping[tuple[str, str], Played], today: date) -> int:
    """The number of days in a row that count, up to today or, where today does not yet, to yesterday."""
    counted = {day for (_, day), each in found.items() if each.counts}
    day = today if today.isoformat() in counted else today - timedelta(days=1)
    n = 0
    while (day - timedelta(days=n)).isoformat() in counted:
        n += 1
    return n


def row(model: Model, words: Words, suffix: str) -> Html:
    """Today's deals on the menu, each with how far one has come, and the way to all days."""
    found, today = played(model.device.stored), day_of(model.device.now)
    deals = [li[_way(words, game, found.get((game.name, today.isoformat()), Played()), suffix)] for game in _games()]
    n = streak(found, today)
    said = [words("days.streak", n=n), " "] if n > 1 else None
    archive = a(".plain-link", href="#/days", id=f"to-days{suffix}")[words("days.all")]
    title = h2(id=f"today{suffix}")[words("days.today")]
    return section(".today", aria_labelledby=f"today{suffix}")[title, ul[deals], p(".small")[said, archive]]


def _way(words: Words, game: Game, how: Played, suffix: str) -> Html:
    """The way to today's deal of a game."""
    way = a(f".{game.name}", href=f"#/{game.name}/today", id=f"today-{game.name}{suffix}")
    title = words_of(words.lang, game)("title")
    return way[span(".title")[title], span(f".how.{how.kind}")[words(f"days.{how.kind}")]]


def _games() -> tuple[Game, ...]:
    return tuple(shelf.GAMES.values())


def screen(model: Model) -> Html:
    """All days so far, the newest first, with how far one has come in each game."""
    words, today = words_of(model.device.lang), day_of(model.device.now)
    found = played(model.device.stored)
    days = [today - timedelta(days=n) for n in range(min(MOST_DAYS, max(0, (today - FIRST).days + 1)))]
    titles = [words_of(words.lang, game)("title") for game in _games()]
    heads = tr[th(scope="col")[words("days.day")], [th(scope="col")[title] for title in titles]]
    lines = table(".list.figures.days")[thead[heads], tbody[[_line(words, found, day) for day in days]]]
    told = [p[words("days.text")], p[words("days.streak", n=n)] if (n := streak(found, today)) > 1 else None]
    inside = [head(words("days.title")), told, scrolling(".wide", words("days.title"))[lines]]
    return frame("days")[section(".notice.new")[inside, p(".row")[home(words)]]]


def _line(words: Words, found: Mapping[tuple[str, str], Played], day: date) -> Html:
    """A day with the ways to its deals."""
    said = words("days.date", year=day.year, month=day.month, day=day.day)
    cells = [td[_deal(words, game, found.get((game.name, day.isoformat()), Played()), day)] for game in _games()]
    return tr[th(scope="row")[said], cells]


def _deal(words: Words, game: Game, how: Played, day: date) -> Html:
    """The way to the deal of a day, named by how far one has come."""
    way = a(href=f"#/{game.name}/{day.isoformat()}", id=f"{game.name}-{day.isoformat()}")
    return way[words(f"days.{how.kind}")]


def asked_for(game: Game, page: str, now: int) -> Match | None:
    """The match at the address `#/<game>/today` or `#/<game>/<date>`; None for any other, and for days to come."""
    today = day_of(now)
    if page == "today":
        return match_of(game, today)
    try:
        day = date.fromisoformat(page)
    except ValueError:
        return None
    return match_of(game, day) if FIRST <= day <= today and page == day.isoformat() else None
