"""The day's deals: of each game one a day, the same for everybody, named after the date on the player's own clock.

Seats, opponents and rules are the usual ones. A day counts for the streak when at least one of its deals was played to
the end on that day and without help; those of earlier days can be played at any time.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from datetime import date, timedelta
from itertools import groupby
from typing import NamedTuple

from game import shelf
from game.core.game import Game
from game.core.match import ME, Match
from game.ui import listing
from game.ui.html import Html, a, div, h2, li, ol, p, section, span, ul
from game.ui.model import Model
from game.ui.parts import fold_button, frame, head, home
from game.ui.saves import End, Save
from game.words import Words, words_of

FIRST = date(2026, 11, 22)
"""The first day that has deals."""
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


def done(model: Model, match: Match) -> Iterator[str]:
    """That a match which is over was the deal of its day, with the days in a row; nothing of any other match."""
    day = match.deal.removeprefix(NAME)
    found = played(model.device.stored) if match.deal.startswith(NAME) else {}
    if found.get((match.game.name, day), Played()).counts:
        words = words_of(model.device.lang)
        n = streak(found, date.fromisoformat(day))
        yield words("days.done", n=n)


def row(model: Model, words: Words, suffix: str) -> Html:
    """Today's deals on the menu, each with how far one has come, and the way to all days."""
    found, today = played(model.device.stored), day_of(model.device.now)
    said = [words("days.streak", n=n), " "] if (n := streak(found, today)) > 1 else None
    archive = a(".plain-link", href="#/days", id=f"to-days{suffix}")[words("days.all")]
    ways = _ways(words, found, today, {"page": "today", "id": "today", "suffix": suffix})
    title = h2(id=f"today{suffix}")[words("days.today")]
    return section(".today", aria_labelledby=f"today{suffix}")[title, ways, p(".small")[said, archive]]


def _ways(words: Words, found: Mapping[tuple[str, str], Played], day: date, names: Mapping[str, str]) -> Html:
    """The ways to the deals of a day, each with how far one has come; `names` are the ends of their addresses."""
    return ul[[li[_way(words, game, found.get((game.name, day.isoformat()), Played()), names)] for game in _games()]]


def _way(words: Words, game: Game, how: Played, names: Mapping[str, str]) -> Html:
    """The way to a deal of a game."""
    way = a(f".{game.name}", href=f"#/{game.name}/{names['page']}", id=f"{names['id']}-{game.name}{names['suffix']}")
    title = words_of(words.lang, game)("title")
    return way[span(".title")[title], span(f".how.{how.kind}")[words(f"days.{how.kind}")]]


def _games() -> tuple[Game, ...]:
    return tuple(shelf.GAMES.values())


def screen(model: Model) -> Html:
    """All days so far, the newest first, with how far one has come in each game; the months before this one folded."""
    words, today = words_of(model.device.lang), day_of(model.device.now)
    found = played(model.device.stored)
    days = [today - timedelta(days=n) for n in range(max(0, (today - FIRST).days + 1))]
    months = [[*each] for _, each in groupby(days, key=lambda day: (day.year, day.month))]
    told = [p[words("days.text")], p[words("days.streak", n=n)] if (n := streak(found, today)) > 1 else None]
    listed = [_month(model, words, found, each, first=not i) for i, each in enumerate(months)]
    return frame("days")[section(".notice.new")[head(words("days.title")), told, listed, p(".row")[home(words)]]]


def _month(
    model: Model, words: Words, found: Mapping[tuple[str, str], Played], days: list[date], *, first: bool
) -> Html:
    """The days of a month; but for the first one they open and close."""
    name = f"month-{days[0]:%Y-%m}"
    is_open = first or name in model.device.folds
    lines = ol(".days", id=f"inside-{name}")[[_day(words, found, day) for day in days] if is_open else None]
    if first:
        return lines
    said = words("days.month", year=days[0].year, month=days[0].month)
    return div[fold_button(name, is_open, inside=f"inside-{name}")[said], lines]


def _day(words: Words, found: Mapping[tuple[str, str], Played], day: date) -> Html:
    """A day with the ways to its deals."""
    said, name = words("days.date", year=day.year, month=day.month, day=day.day), day.isoformat()
    return li[h2[said], _ways(words, found, day, {"page": name, "id": name, "suffix": ""})]


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
