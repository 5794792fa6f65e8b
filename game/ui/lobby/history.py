"""The screen of finished matches: what they come to, and each with its day, its score and its replay."""

from __future__ import annotations

from game import shelf
from game.core.cards import in_turn
from game.core.match import Match
from game.ui import dates
from game.ui.html import Html, Node, a, h2, p, section, span, table, tbody, td, th, thead, tr
from game.ui.lobby import checking, discarding
from game.ui.model import Model, days, links, listing
from game.ui.model.notices import marks_in_words
from game.ui.model.saves import End, Save
from game.ui.model.tallies import Finished, tallies
from game.ui.view.parts import figures, frame, head, home, scrolling
from game.ui.view.people import humans, names
from game.words import Words, words_of

MOST_LISTED = 50
COLUMNS = ("won", "shared", "lost", "streak", "assisted")
"""The figures against one kind of opponents; words `stats.<column>`."""


def screen(model: Model) -> Html:
    """The statistics and the list, the newest match first."""
    lang = model.device.lang
    words, ended = words_of(lang), [*listing.ended(model.device.stored)]
    finished = [(save, end.won or ()) for save, end in ended]
    more = p(".row")[a(".button.quiet", href="#/statistics", id="to-statistics")[words("menu.statistics")]]
    stats = [h2[words("stats.title")], _stats(lang, finished[::-1]), more]
    replays = [h2[words("history.list")], _list(lang, ended[:MOST_LISTED]), p(".small")[words("stats.note")]]
    told = [head(words("menu.history")), checking.note(model, words), discarding.note(model, words)]
    inside: Node = [stats, replays] if ended else none(words)
    return frame("history")[section(".notice.new")[told, inside, p(".row")[home(words)]]]


def none(words: Words) -> list[Html]:
    """That no match was finished here yet, and the ways to today's deal and to those of all days."""
    first = next(game for game in shelf.GAMES.values() if game.first)
    return [p[words("history.none")], p(".row")[days.ways_on(words, first)]]


def _stats(lang: str, finished: list[Finished]) -> list[Html]:
    """For each game and kind of opponents what was won and lost; nothing is said of what never happened."""
    names = [words_of(lang)(f"stats.{column}") for column in COLUMNS]
    return [
        figures(_of(lang, *key), ((name, n) for name, n in zip(names, tally, strict=True) if n))
        for key, tally in tallies(finished).items()
    ]


def _of(lang: str, name: str, rivals: tuple[str, ...]) -> str:
    """A game, and who was played against."""
    words = words_of(lang, shelf.GAMES[name])
    return words("stats.of", title=words("title"), rivals=against(words, rivals))


def against(words: Words, rivals: tuple[str, ...]) -> str:
    """Who was played against, with the levels: the bots sit in other seats from match to match."""
    return words.list(words("stats.level", level=level, n=rivals.count(level)) for level in dict.fromkeys(rivals))


def _list(lang: str, ended: list[tuple[Save, End]]) -> Html:
    """The matches with their day, their score and the way to their replay."""
    words = words_of(lang)
    columns = enumerate(("match-head", "score", "delete"))
    heads = [th(".number" if i else "", scope="col")[words(f"history.{column}")] for i, column in columns]
    lines = table(".list.figures.history")[thead[tr[heads]], tbody[[_match(lang, *each) for each in ended]]]
    return scrolling(".wide", words("history.list"))[lines]


def _match(lang: str, save: Save, end: End) -> Html:
    """A finished match: when, who won, by how much, and the way to its replay."""
    match = save.match
    words = words_of(lang, match.game).named(names(words_of(lang), match.players, save.names))
    said = words("history.match" if end.won else "history.nobody", title=words("title"), winners=end.won)
    facts = [dated(words, save), *marks_in_words(words, save.marks)]
    what = [a(href=links.address_with_moves(match, 0))[said], [span(".small")[fact] for fact in facts]]
    return tr[th(scope="row")[what], td(".number")[score(match, end)], td[discarding.way(words, save)]]


def score(match: Match, end: End) -> str:
    """The score, the person's own first if only one plays; a dash where nothing is counted."""
    people = humans(match.players)
    first = people[0] if len(people) == 1 else 0
    return "–".join(str(end.score[seat]) for seat in in_turn(first, len(end.score))) or "–"


def dated(words: Words, save: Save) -> str:
    """The day on which a match was stored last, by the clock of this device, and its deal; once if that is its day."""
    day, deal = days.day_of(save.saved), save.match.deal
    if day == days.named(deal):
        return words("history.of-day", whole=dates.whole(day))
    return words("history.date", whole=dates.whole(day), deal=days.of_deal(deal))


def way_in(words: Words) -> Html:
    """The way here from the menu."""
    return a(".button.quiet", href="#/history", id="to-history")[words("menu.history")]
