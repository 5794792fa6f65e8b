"""The day's deals: of each game one a day, the same for everybody, named after the date on the player's own clock.

Seats, opponents and rules are the usual ones. A deal counts once: the first match of it that ended on its day or later,
if that was on its day and without help. What was finished before the day, as a friend further east may have sent it,
takes no place. A day counts for the streak when one of its deals does. Those of earlier days can be played at any time
(game/ui/lobby/archive.py lists them), those of days to come cannot.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from datetime import date, timedelta
from typing import NamedTuple

from game.core.game import Game
from game.core.match import ME, Match
from game.core.rules import Saying
from game.ui.dates import facts
from game.ui.model import Model, listing, peeked
from game.ui.model.links import BadLink
from game.ui.model.saves import End, Save
from game.words import words_of

FIRST = date(2026, 11, 22)
"""The first day that has deals."""
NAME = "day-"
"""What the names of these deals begin with."""
KINDS = ("new", "begun", "helped", "lost", "shared", "won")
"""How far one has come with a deal, the best last; words `days.<kind>`."""
FAULTS = ("days.future", "days.before", "days.no-date")
"""What can be wrong with a date in an address."""
FIRST_HOURS = 14
"""Hours by which the first places on Earth are ahead of UTC: nowhere does a day begin sooner."""
LATEST = 253_370_678_400_000
"""The last day of the year 9998, in milliseconds."""


class Played(NamedTuple):
    """How far one has come with the deal of a day."""

    kind: str = KINDS[0]
    counts: bool = False
    """Whether that first match was finished on its day, without help; `kind` is of that one then."""
    first: str = ""
    """The id of the first match of it that ended on its day or later; empty for none."""


class Streaks(NamedTuple):
    """What the days that count come to."""

    now: int = 0
    """Days in a row up to today or, where today does not count yet, to yesterday."""
    best: int = 0
    """The most days in a row ever."""


def day_of(now: int) -> date:
    """The date on this device's clock, `now` milliseconds after the beginning of 1970, which may be any number.

    What lies before that counts as 1970, what lies after 9998 as the last day of that year.
    """
    return date(*time.localtime(min(max(now, 0), LATEST) / 1000)[:3])


def named(deal: str) -> date | None:
    """The day that a deal is named after, None for any other deal."""
    try:
        day = date.fromisoformat(deal.removeprefix(NAME))
    except ValueError:
        return None
    return day if deal == name_of(day) else None


def of_deal(deal: str) -> Saying:
    """What a deal is called in a sentence: after its day, else by its name."""
    day = named(deal)
    return ("days.of", facts(day)) if day else ("share.deal-name", {"deal": deal})


def name_of(day: date) -> str:
    """The name of the deals of a day."""
    return f"{NAME}{day.isoformat()}"


def match_of(game: Game, day: date) -> Match:
    """The match that everybody plays on this day."""
    return Match.begin(game, name_of(day), _players(game))


def _players(game: Game) -> tuple[str, ...]:
    return (ME, *(game.usual,) * (game.usual_seats - 1))


def of_a_day(match: Match) -> date | None:
    """The day whose deal this match is, with the usual players and rules; None for any other match."""
    usual = match.players == _players(match.game) and {**match.options} == match.game.defaults()
    return named(match.deal) if usual else None


def played(stored: Mapping[str, str]) -> dict[tuple[str, str], Played]:
    """By game and date, how far one has come; nothing where nothing of that deal is stored."""
    found: dict[tuple[str, str], Played] = {}
    for entry in sorted(listing.listed(stored).good, key=lambda each: each.saved):
        if f'"{NAME}' not in entry.text or (read := listing.read(entry)) is None:
            continue
        save, end = read
        if day := of_a_day(save.match):
            key = (save.match.game.name, day.isoformat())
            found[key] = _after(found.get(key, Played()), save, end, day)
    return found


def _after(before: Played, save: Save, end: End, day: date) -> Played:
    """How far one has come with one more match of the deal."""
    kind = _kind(save, end)
    counts = before.counts
    if end.won is not None and not before.first and (over := day_of(save.saved)) >= day:
        counts = not save.marks and over == day
        before = before._replace(first=save.id)
        if counts:
            return before._replace(kind=kind, counts=True)
    better = before.kind if counts else max(before.kind, kind, key=KINDS.index)
    return before._replace(kind=better, counts=counts)


def _kind(save: Save, end: End) -> str:
    """How far one has come with one match; one of KINDS."""
    if end.won is None:
        return "begun" if save.match.moves else "new"
    if save.marks:
        return "helped"
    return ("shared" if end.won[1:] else "won") if 0 in end.won else "lost"


def that_count(found: Mapping[tuple[str, str], Played]) -> list[date]:
    """The days of which a deal counts, in order."""
    return sorted({date.fromisoformat(day) for (_, day), each in found.items() if each.counts})


def streaks(counted: list[date], today: date) -> Streaks:
    """Of days in order, those in a row: up to now and the most ever."""
    rows: list[int] = []
    for i, day in enumerate(counted):
        rows.append(rows[-1] + 1 if i and day - counted[i - 1] == timedelta(days=1) else 1)
    lasts = counted and today - counted[-1] <= timedelta(days=1)
    return Streaks(rows[-1] if lasts else 0, max(rows, default=0))


def streak(found: Mapping[tuple[str, str], Played], today: date) -> int:
    """The days in a row up to now."""
    return streaks(that_count(found), today).now


def done(model: Model, match: Match) -> Iterator[str]:
    """Of a day's deal that is over: that it counts, with the days in a row, or why it does not; nothing of others."""
    day = of_a_day(match)
    if day is None:
        return
    words, found = words_of(model.device.lang), played(model.device.stored)
    this = found.get((match.game.name, day.isoformat()), Played())
    mine = model.table is not None and model.table.id == this.first
    if mine and this.counts:
        yield words("days.done", n=streak(found, day))
    else:
        marks = model.table.marks if model.table else ()
        helped = "peeked" if peeked.MARK in marks else "helped" if marks else "late"
        key = "again" if this.first and not mine else helped
        yield words(f"days.not-{key}", **facts(day))


def row_of(model: Model, match: Match) -> Iterator[str]:
    """The days in a row of which a day's deal is the last, as a sentence; nothing where it does not count."""
    day, found = of_a_day(match), played(model.device.stored)
    this = found.get((match.game.name, day.isoformat()), Played()) if day else Played()
    if day and this.counts and model.table and model.table.id == this.first and (n := streak(found, day)) > 1:
        yield words_of(model.device.lang)("days.streak", n=n)


def opened(stored: Mapping[str, str], match: Match, now: int) -> Saying | None:
    """What is said of a day's deal when it is opened: whether it will count; None of any other match."""
    day = of_a_day(match)
    if day is None:
        return None
    this = played(stored).get((match.game.name, day.isoformat()), Played())
    today = day_of(now)
    when = "now" if day == today else "late" if day < today else "early"
    if when == "now" and peeked.at(stored, match):
        when = "peeked"
    return f"days.open-{'again' if this.first else when}", facts(day)


def check(game: Game, deal: str, now: int) -> None:
    """BadLink for the deal of a day that has not begun anywhere on Earth: a friend further east may have sent one.

    It is raised as well for what begins like the name of such a deal and is none, such as one that was cut short.
    """
    if deal.startswith(NAME) and named(deal) is None:
        raise BadLink("days.no-date", game=game, name=deal.removeprefix(NAME), today=day_of(now).isoformat())
    latest = date(*time.gmtime(now / 1000 + FIRST_HOURS * 3600)[:3])
    if (day := named(deal)) and day > max(latest, day_of(now)):
        raise BadLink("days.future", game=game, **facts(day))


def asked_for(game: Game, page: str, now: int) -> Match | None:
    """The match at the address `#/<game>/today` or `#/<game>/<date>`; None for any other.

    BadLink for what begins like a date and is none, for days before the first one and for days to come.
    """
    today = day_of(now)
    if page == "today":
        return match_of(game, today)
    if not page[:1].isdigit():
        return None
    if (day := named(f"{NAME}{page}")) is None:
        raise BadLink("days.no-date", game=game, name=page, today=today.isoformat())
    if day < FIRST or day > today:
        key, said = ("days.before", FIRST) if day < FIRST else ("days.future", day)
        raise BadLink(key, game=game, **facts(said))
    return match_of(game, day)
