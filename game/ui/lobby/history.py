"""The screen of finished matches, day by day: each with who played, how it ended, and the way to its replay."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from game import shelf
from game.core.cards import in_turn
from game.core.match import HUMAN, ME, Match
from game.core.texts import capitalized
from game.ui import dates
from game.ui.html import Html, Node, a, div, h2, li, p, section, span, ul
from game.ui.lobby import checking, daily, discarding
from game.ui.model import Model, days, links, listing, strip
from game.ui.model.notices import marks_in_words
from game.ui.model.saves import End, Save
from game.ui.view.parts import frame, head, home, unbroken
from game.ui.view.people import described, face, humans, names
from game.words import Words, words_of

MOST_LISTED = 50


def screen(model: Model) -> Html:
    """The list, the newest match first, and the way to what all of them come to."""
    lang = model.device.lang
    words, ended = words_of(lang), [*listing.ended(model.device.stored)]
    told = [head(words("menu.history")), checking.note(model, words), discarding.note(model, words)]
    way = a(".button.quiet", href="#/statistics", id="to-statistics")[words("menu.statistics")]
    by_day = groupby(ended[:MOST_LISTED], key=lambda each: days.day_of(each[0].saved))
    found = [
        section(".past")[h2[words.say(dates.whole(day))], ul[[_match(lang, *each) for each in those]]]
        for day, those in by_day
    ]
    inside: Node = [p(".row")[way], p(".small")[words("history.note")], found] if found else none(words)
    return frame("history")[section(".notice.new")[told, inside, p(".row")[home(words)]]]


def none(words: Words) -> list[Html]:
    """That no match was finished here yet, and the ways to today's deal and to those of all days."""
    first = next(game for game in shelf.GAMES.values() if game.first)
    return [p[words("history.none")], p(".row")[daily.ways_on(words, first)]]


def against(words: Words, rivals: tuple[str, ...]) -> str:
    """Who was played against, with the levels: the bots sit in other seats from match to match."""
    return words.list(words("stats.level", level=level, n=rivals.count(level)) for level in dict.fromkeys(rivals))


def _match(lang: str, save: Save, end: End) -> Html:
    """A finished match: the game, who won, by how much, against whom, and the way to its replay."""
    match = save.match
    words = words_of(lang, match.game).named(names(words_of(lang), match.players, save.names))
    others = [seat for seat in range(len(match.players)) if seat not in _alone(match)]
    faced = words("share.against" if _alone(match) else "history.between", rivals=_named(words, save, others))
    won = _won(words, end)
    told = [
        span(".ended")[
            span(".title")[words("title")],
            " ",
            span[_mark(match, end), capitalized(won)],
            " ",
            span(".came")[score(match, end)],
        ],
        span(".small.faced")[[face(match.players[i], i) for i in others], span[faced]],
        [span(".small")[fact] for fact in _facts(words, save)],
    ]
    way = a(href=links.address_with_moves(match, 0))[daily.crest(match.game), span(".told")[told]]
    return li(f".{match.game.name}")[div(".resume")[way, discarding.way(words, save)]]


def _won(words: Words, end: End) -> str:
    """Who won, in words; that the first place is shared is said where points are counted."""
    if not end.won:
        return words("history.nobody")
    return words("history.shared" if end.won[1:] and end.score else "history.match", winners=end.won)


def _named(words: Words, save: Save, seats: list[int]) -> str:
    """Who sat in these seats, with their levels; one that all of them have is said once."""
    players, shared = save.match.players, words_of(words.lang)
    called, levels = names(shared, players, save.names), {players[seat] for seat in seats}
    if len(levels) == 1 and not levels & {ME, HUMAN}:
        return words("persona.of", name=words.list(called[seat] for seat in seats), level=levels.pop())
    each = described(shared, players, save.names)
    return words.list(each[seat] for seat in seats)


def _alone(match: Match) -> tuple[int, ...]:
    """The seat of the player, where one alone plays; else none."""
    people = humans(match.players)
    return people if len(people) == 1 else ()


def _mark(match: Match, end: End) -> Html | None:
    """The sign of how it went for the player; it is said beside it."""
    winners, alone = end.won or (), _alone(match)
    kind = "lost" if not {*alone} & {*winners} else "shared" if winners[1:] else "won"
    return strip.frame((kind,), aria_hidden="true") if alone else None


def whose_first(words: Words, match: Match) -> str:
    """What follows a score that begins with the player's own: that it does; empty where no one plays alone."""
    return words("menu.own-first") if _alone(match) else ""


def score(match: Match, end: End) -> str:
    """The score, the person's own first if only one plays; nothing where nothing is counted."""
    first = next(iter(_alone(match)), 0)
    return unbroken("–".join(str(end.score[seat]) for seat in in_turn(first, len(end.score))))


def _facts(words: Words, save: Save) -> Iterator[str]:
    """That it was the deal of a day, and what sets it apart."""
    if day := days.named(save.match.deal):
        today = day == days.day_of(save.saved)
        yield words("history.of-day") if today else words.say(days.of_deal(save.match.deal))
    yield from marks_in_words(words, save.marks)


def way_in(words: Words) -> Html:
    """The way here from the menu."""
    return a(".plain-link", href="#/history", id="to-history")[words("menu.history")]
