"""The archive of the day's deals: a calendar with how far one has come on each day, and the days in a row."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from itertools import groupby

from game import shelf
from game.ui import dates
from game.ui.effects import Polite
from game.ui.html import Html, button, css, div, h2, p, section, span, table, tbody, td, th, thead, tr
from game.ui.lobby import daily
from game.ui.model import Message, Model, Step, days
from game.ui.model.days import FIRST, Played
from game.ui.protocol import Env
from game.ui.view.parts import fold_button, folded, frame, head, home
from game.words import LANGUAGES, Words, words_of

WEEK = 7
CHOSEN = "day-"
"""What the fold of the day that is shown begins with."""
OPEN = "month-"
"""What the fold of a month begins with."""
ABOUT = "about-days"
"""The fold that tells how the deals of a day are played."""
Found = Mapping[tuple[str, str], Played]


def screen(model: Model) -> Html:
    """The months up to this one, the newest first and open, each as a calendar with the deals of the chosen day."""
    words, today = words_of(model.device.lang), days.day_of(model.device.now)
    found = days.played(model.device.stored)
    listed = [today - timedelta(days=n) for n in range(max(0, (today - FIRST).days + 1))]
    months = [[*each][::-1] for _, each in groupby(listed, key=lambda day: (day.year, day.month))]
    toggle, rules = folded(model.device.folds, ABOUT, words("days.about"), p, lambda: _about(words))
    figures = _figures(words, found, today)
    told = [p[words.sentences(figures)] if figures else None, p(".row")[toggle], rules]
    shown = [_month(model, words, found, each, first=not i) for i, each in enumerate(months)]
    same = p(".small")[words("days.same")]
    inside = [head(words("days.title")), same, shown, _legend(words, found, listed), told, p(".row")[home(words)]]
    return frame("days")[section(".notice.new")[inside]]


def _about(words: Words) -> str:
    """How the deals of a day are played, and since when there are any."""
    return words.sentences([words("days.text"), words("days.before", **dates.facts(FIRST))])


def _legend(words: Words, found: Found, listed: list[date]) -> Html:
    """What the dots of these days mean, as far as there are any, the best first; for the eye, as each day says it."""
    there = {how(found, game, day).kind for day in listed for game in shelf.GAMES}
    kinds = [[span(f".dot.{kind}")[()], words(f"days.{kind}")] for kind in days.KINDS[::-1] if kind in there]
    return p(".row.small.legend", aria_hidden="true")[words("days.legend"), [span(".how")[each] for each in kinds]]


def _figures(words: Words, found: Found, today: date) -> list[str]:
    """The days in a row now, at best where that was more, and how many deals count; nothing before the first."""
    rows, counted = days.streaks(days.that_count(found), today), [each for each in found.values() if each.counts]
    if not counted:
        return []
    won = sum(each.kind == "won" for each in counted)
    now = [words("days.streak", n=rows.now)] if rows.now > 1 else []
    best = [words("days.best", n=rows.best)] if rows.best > max(1, rows.now) else []
    return [*now, *best, words("days.counted", n=len(counted), won=won)]


def chosen(model: Model) -> date:
    """The day whose deals are shown: today unless another one was chosen."""
    name = model.device.chosen(CHOSEN)
    return date.fromisoformat(name) if name else days.day_of(model.device.now)


def is_choice(fold: str) -> bool:
    """Whether a fold belongs to the calendar: who comes back from a deal finds it as it was left."""
    return fold.startswith((CHOSEN, OPEN))


def forgotten(model: Model) -> Model:
    """The model in which the calendar is as at first: today is chosen, and only the last month is open."""
    return model._replace(device=model.device.keeping(lambda fold: not is_choice(fold)))


def _month(model: Model, words: Words, found: Found, listed: list[date], *, first: bool) -> Html:
    """The calendar of a month, from its first listed day on; but for the first month it opens and closes."""
    name = f"{OPEN}{listed[0]:%Y-%m}"
    title = words("days.month", year=listed[0].year, month=listed[0].month)
    is_open = first or name in model.device.folds
    inside = [_calendar(words, found, listed, chosen(model), title), _day(model, words, found, listed)]
    toggle = h2[title] if first else fold_button(name, is_open, inside=f"inside-{name}")[title]
    return section(".month")[toggle, div(id=f"inside-{name}")[inside if is_open else None]]


def _calendar(words: Words, found: Found, listed: list[date], shown: date, title: str) -> Html:
    """The weeks of a month that have deals, from the first day in this language on; other days are only numbers."""
    first = LANGUAGES[words.lang].week
    start = listed[0] - timedelta(days=(listed[0].isoweekday() - first) % WEEK)
    weeks = -(-((listed[-1] - start).days + 1) // WEEK)
    heads = [th(scope="col")[words(f"days.weekday.{(first + n) % WEEK}")] for n in range(WEEK)]
    stop = shown if shown in listed else listed[-1]
    rows = [
        tr[[_cell(words, found, start + timedelta(days=WEEK * week + n), listed, (shown, stop)) for n in range(WEEK)]]
        for week in range(weeks)
    ]
    return table(".calendar", aria_label=title, data_rove=True)[thead[tr[heads]], tbody[rows]]


def _cell(words: Words, found: Found, day: date, listed: list[date], marked: tuple[date, date]) -> Html:
    """A day: a button with a dot for each game, or only its number; nothing outside the month."""
    if day not in listed:
        return td[span(".small")[day.day] if day.month == listed[0].month else None]
    shown, stop = marked
    kinds = [how(found, game, day).kind for game in shelf.GAMES]
    dots = span(".dots", aria_hidden="true")[[span(f".dot.{kind}")[()] for kind in kinds]]
    name = button(css(".day"), type="button", data_do=f"day {day.isoformat()}", id=f"day-{day.isoformat()}")
    press = name(aria_pressed=str(day == shown).lower(), tabindex=0 if day == stop else -1)
    return td[press(aria_label=told(words, found, day))[day.day, dots]]


def how(found: Found, game: str, day: date) -> Played:
    """How far one has come with the deal of a game on a day."""
    return found.get((game, day.isoformat()), Played())


def told(words: Words, found: Found, day: date) -> str:
    """A day and how far one has come with its deals, in words."""
    each = [
        words("days.how", title=words_of(words.lang, game)("title"), how=(f"days.{how(found, name, day).kind}", {}))
        for name, game in shelf.GAMES.items()
    ]
    return words("days.told", date=dates.near(day), what=words.list(each, "list.between"))


def _day(model: Model, words: Words, found: Found, listed: list[date]) -> Html | None:
    """The ways to the deals of the chosen day, if it is one of these."""
    if (day := chosen(model)) not in listed:
        return None
    name = day.isoformat()
    names = {"page": name, "id": name, "suffix": ""}
    return div(".days")[h2[words.say(dates.near(day))], daily.ways(words, found, day, names)]


def choose(model: Model, text: str, _: Env) -> Step:
    """The deals of another day are shown; nothing happens where it has none."""
    device, words = model.device, words_of(model.device.lang)
    day = days.named(days.NAME + text)
    if day is None or not FIRST <= day <= days.day_of(device.now):
        return Step(model)
    said = told(words, days.played(device.stored), day)
    return Step(model._replace(device=device.choosing(CHOSEN, text)), (Polite(said),))


def seen_again(model: Model, _: str, env: Env) -> Step:
    """The page comes back into sight, perhaps on another day, whose deals it shows then."""
    return Step(model._replace(device=model.device._replace(now=env.now)))


MESSAGES: Mapping[str, Message] = {"day": choose, "seen-again": seen_again}
