"""The day's deals as they are drawn: today's on the menu, those of a day in the archive, and the ways to them."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta

from game import shelf
from game.core.game import Game
from game.ui import dates
from game.ui.html import Html, Node, a, h2, li, p, section, span, ul
from game.ui.model import Model, days
from game.ui.view import view_of
from game.ui.view.symbols import picture
from game.words import Words, words_of

FINISHED = ("helped", "lost", "shared", "won")
"""How far one has come with a deal (days.KINDS) that is over."""


def row(model: Model, words: Words, suffix: str, problems: Html) -> Html:
    """Today's deals on the menu, each with how far one has come, the way to all days, and that to the problems."""
    found, today = days.played(model.device.stored), days.day_of(model.device.now)
    said = span[words("days.streak", n=n)] if (n := days.streak(found, today)) > 1 else None
    archive = a(".plain-link", href="#/days", id=f"to-days{suffix}")[words("days.all")]
    links = ways(words, found, today, {"page": "today", "id": "today", "suffix": suffix})
    title = h2(id=f"today{suffix}")[words("days.today")]
    ways_there, same = p(".small")[said, archive, problems], p(".small.same")[words("days.same")]
    back = welcome(words, found, today)
    greets = p(".small.since")[back] if back else None
    return section(".today", aria_labelledby=f"today{suffix}")[title, ways_there, same, greets, links]


def welcome(words: Words, found: Mapping[tuple[str, str], days.Played], today: date) -> str:
    """For who comes back: what the last day's deals gave, that today's are new, and what one more day would make.

    Nothing for who has finished none before, and none once one of today's is finished.
    """
    over = [day for (_, day), each in found.items() if each.kind in FINISHED]
    if not over or (last := date.fromisoformat(max(over))) >= today:
        return ""
    gave = [
        words("days.gave", title=words_of(words.lang, game)("title"), how=(f"days.{each.kind}", {}))
        for game in shelf.GAMES.values()
        if (each := found.get((game.name, last.isoformat()))) and each.kind in FINISHED
    ]
    yesterday = today - last == timedelta(days=1)
    what = words.list(gave, "list.between")
    told = words("days.yesterday" if yesterday else "days.last", what=what, date=dates.near(last))
    row = days.streak(found, today)
    return words.sentences([told, words("days.fresh"), words("days.go-on", n=row + 1) if row else ""])


def ways(words: Words, found: Mapping[tuple[str, str], days.Played], day: date, names: Mapping[str, str]) -> Html:
    """The ways to the deals of a day, each with how far one has come; `names` are the ends of their addresses."""
    games = [(game, found.get((game.name, day.isoformat()), days.Played())) for game in shelf.GAMES.values()]
    return ul[[li[_way(words, game, how, names)] for game, how in games]]


def _way(words: Words, game: Game, how: days.Played, names: Mapping[str, str]) -> Html:
    """The way to a deal of a game."""
    way = a(f".{game.name}", href=f"#/{game.name}/{names['page']}", id=f"{names['id']}-{game.name}{names['suffix']}")
    title = words_of(words.lang, game)("title")
    mark = span(f".dot.{how.kind}", aria_hidden="true")[()]
    return way[crest(game), span(".title")[title], span(f".how.{how.kind}")[mark, words(f"days.{how.kind}")]]


def crest(game: Game) -> Html:
    """A small card with what stands for a game."""
    return span(".crest")[picture(game.name, view_of(game).crest)]


def ways_on(words: Words, game: Game | None) -> Node:
    """From a date that has no deal: to the deal of today, and to all days."""
    today = a(".button", href=f"#/{game.name}/today", id="to-today")[words("days.to-today")] if game else None
    return [today, a(".button.quiet", href="#/days", id="to-days")[words("days.all")]]
