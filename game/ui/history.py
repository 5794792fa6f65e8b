"""The finished matches with their replays, and what they come to: per game and opponents, assisted ones apart."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from itertools import islice
from typing import NamedTuple, TypeAlias

from game import shelf
from game.core.match import Match
from game.ui import checking, links, listing
from game.ui.html import Html, a, div, h2, li, p, section, table, tbody, td, th, thead, tr, ul
from game.ui.model import Model
from game.ui.parts import frame, head, home, marks_in_words
from game.ui.people import humans, names
from game.ui.saves import Save
from game.words import Words, words_of

MOST_LISTED = 50
MOST_LOOKED_AT = 500
"""Finished matches among which a row of wins is looked for."""
Finished: TypeAlias = tuple[Save, tuple[int, ...]]
"""A match, and those who have won it."""


class Tally(NamedTuple):
    """What the matches against the same opponents came to."""

    won: int = 0
    shared: int = 0
    lost: int = 0
    streak: int = 0
    """Won or shared without a loss, up to the newest."""
    assisted: int = 0
    """Counted here only, neither as won nor as lost."""

    def after(self, save: Save, winners: tuple[int, ...]) -> Tally:
        """The tally with one more match, a newer one."""
        if save.marks:
            return self._replace(assisted=self.assisted + 1)
        (me,) = humans(save.match.players)
        if me not in winners:
            return self._replace(lost=self.lost + 1, streak=0)
        if len(winners) > 1:
            return self._replace(shared=self.shared + 1, streak=self.streak + 1)
        return self._replace(won=self.won + 1, streak=self.streak + 1)


def tallies(finished: Iterable[Finished]) -> dict[tuple[str, tuple[str, ...]], Tally]:
    """Per game and opponents, of matches with exactly one human, given from the oldest to the newest."""
    found: dict[tuple[str, tuple[str, ...]], Tally] = {}
    for save, winners in finished:
        match = save.match
        people = humans(match.players)
        if len(people) == 1:
            rivals = tuple(sorted(player for seat, player in enumerate(match.players) if seat not in people))
            found[match.game.name, rivals] = found.get((match.game.name, rivals), Tally()).after(save, winners)
    return found


def streak(stored: Mapping[str, str], match: Match) -> int:
    """How many of the newest matches like this one its one human has won or shared, without a loss between them."""
    like = (match.game, humans(match.players), sorted(match.players))
    n = 0
    for save, winners in islice(listing.finished(stored), MOST_LOOKED_AT):
        each = save.match
        if save.marks or (each.game, humans(each.players), sorted(each.players)) != like:
            continue
        if not {*humans(each.players)} & {*winners}:
            break
        n += 1
    return n


def screen(model: Model) -> Html:
    """The statistics and the list, the newest match first."""
    lang = model.device.lang
    words, finished = words_of(lang), listing.finished(model.device.stored)
    stats = [h2[words("stats.title")], _stats(lang, finished[::-1])] if finished else p[words("history.none")]
    rows = ul(".matches")[[_match(lang, *each) for each in finished[:MOST_LISTED]]]
    replays = [h2[words("history.list")], rows] if finished else None
    inside = [head(words("menu.history")), checking.note(model, words), stats, replays]
    return frame("history")[section(".notice.new")[inside, p(".small")[words("stats.note")], p(".row")[home(words)]]]


def _stats(lang: str, finished: list[Finished]) -> Html:
    words = words_of(lang)
    columns = ("against", "won", "shared", "lost", "streak", "assisted")
    head = thead[tr[[th(".number" if i else "", scope="col")[words(f"stats.{c}")] for i, c in enumerate(columns)]]]
    rows = [
        tr[th(scope="row")[_against(lang, *key)], [td(".number")[count] for count in tally]]
        for key, tally in tallies(finished).items()
    ]
    return div(".wide", tabindex="0", role="group", aria_label=words("stats.title"))[table(".list")[head, tbody[rows]]]


def _against(lang: str, name: str, rivals: tuple[str, ...]) -> str:
    words = words_of(lang, shelf.GAMES[name])
    return f"{words('title')}: {words.list(names(words, rivals))}"


def _match(lang: str, save: Save, winners: tuple[int, ...]) -> Html:
    """A finished match: who won, and the way to its replay."""
    match = save.match
    words = words_of(lang, match.game).named(names(words_of(lang), match.players, save.names))
    said = words("history.match" if winners else "history.nobody", title=words("title"), winners=winners)
    facts = [dated(words, save), *marks_in_words(words, save.marks)]
    return li[a(href=links.address_with_moves(match, 0))[said], [p(".small")[fact] for fact in facts]]


def dated(words: Words, save: Save) -> str:
    """The day on which a match was kept last, by the clock of this device, and its deal."""
    day = time.localtime(save.saved / 1000)
    return words("history.date", year=day.tm_year, month=day.tm_mon, day=day.tm_mday, deal=save.match.deal)


def way_in(words: Words) -> Html:
    """The way here from the menu."""
    return a(".button.quiet", href="#/history", id="to-history")[words("menu.history")]
