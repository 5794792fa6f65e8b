"""The menu: all games with a way in, and the matches that wait to be finished, one card for each game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import islice

from game import shelf
from game.core.game import Game
from game.ui import dates
from game.ui.html import Html, Node, a, div, h2, header, li, p, render, section, span, ul
from game.ui.html import h1 as heading
from game.ui.lobby import checking, daily, damaged, discarding, history, rulebook
from game.ui.model import LESSON, Model, days, late, links, listing, room, usual
from game.ui.model.notices import storage_note
from game.ui.model.saves import End, Save
from game.ui.model.tried import lines
from game.ui.play.lessons import TAUGHT
from game.ui.view import view_of
from game.ui.view.parts import act, fold_button, unbroken
from game.ui.view.people import humans, names
from game.words import Words, words_of

NBSP = "\u00a0"
LINES = (".small.with", ".small.facts")
"""The lines of a card of an unfinished match below its title."""
Waiting = tuple[Save, End]
"""An unfinished match, and how it stands."""
MOST_WAITING = 12
"""Unfinished matches that the menu lists."""


def menu(model: Model, suffix: str = "") -> Html:
    """All games with a way in, and the matches that wait to be finished; the suffix keeps ids apart in the shell."""
    words, stored = words_of(model.device.lang), model.device.stored
    waiting = [*islice(listing.begun(stored), MOST_WAITING)]
    found = listing.listed(stored)
    aside = section(".warning", role="status")[_unread(words, found)] if found.bad else None
    newcomer = not (suffix or found.good or found.bad)
    done = _done(words, stored)
    games = ul(".games")[[_way_in(model, game, suffix, newcomer, done) for game in shelf.GAMES.values()]]
    hello = header(".hello")[heading(id=f"head{suffix}")[words("menu.title")], p[words("menu.text")]]
    past = history.way_in(words) if len(found.good) > len(waiting) else None
    notes = [storage_note(words, model), aside, checking.note(model, words), discarding.note(model, words)]
    ask = a(".plain-link", href=f"#/{late.PAGE}", id=f"to-{late.PAGE}{suffix}")[words("menu.daily")]
    fair = a(".plain-link", href=f"#/{late.FAIR}", id=f"to-{late.FAIR}{suffix}")[words("fair.way")]
    record = a(".plain-link", href="#/statistics", id=f"to-statistics{suffix}")[words("menu.statistics")]
    foot = p(".row.middle-row")[past, record, fair]
    today = daily.row(model, words, suffix, ask)
    begun = _awaited(words) if suffix else _waiting(model, words, waiting)
    return render([hello, notes, begun, today, games, foot])


def _unread(words: Words, found: listing.Listed) -> Html:
    """What could not be opened, each with its reason and, where a part of it can be played, a link to that."""
    rows = [
        li[
            words_of(words.lang, each.fault.game).say(each.fault.saying),
            " ",
            each.fault.match and act(words, f"rescue {each.id}", "save.rescue"),
        ]
        for each in found.bad[:MOST_WAITING]
    ]
    return render([p[words("storage.aside", n=len(found.bad))], ul[rows], p[damaged.link(words)]])


def _way_in(model: Model, game: Game, suffix: str, newcomer: bool, done: Mapping[str, list[str]]) -> Html:
    """A game on the menu: its picture, what it is about and was done of it, three facts, and the ways in."""
    words = words_of(model.device.lang, game)
    pages = ("lesson", *(late.CORNER,) * (late.CORNER in game.late), "rules", "new")
    ways = {page: f"#/{game.name}/{page}" for page in pages}
    if suffix:
        ways["rules"] = rulebook.file(game, words.lang)
    title = f"title-{game.name}{suffix}"
    play = a(".button", href=f"#/{game.name}", id=f"play-{game.name}{suffix}", aria_describedby=title)
    more = [
        a(".button.quiet", href=to, id=f"{key}-{game.name}{suffix}", aria_describedby=title)[words(f"menu.{key}")]
        for key, to in ways.items()
    ]
    cover = div(".cover", aria_hidden="true")[view_of(game).cover(words)]
    return li(f".game.{game.name}")[
        cover,
        h2(id=title)[
            words("title"), span(".start-here")[words("menu.start-here")] if newcomer and game.first else None
        ],
        p(".done")[" · ".join(done[game.name])] if done[game.name] else None,
        p(".aim")[words("aim")],
        ul(".facts")[[li[fact] for fact in (players(words, game), words("tile.time"), words("tile.feel"))]],
        p(".row")[play[words("menu.play"), _with(model, words, game)], more, room.ways(words, game, suffix)],
    ]


def _with(model: Model, words: Words, game: Game) -> Node:
    """On the way into a match: who plays, and by which rules, where another table than the usual one was chosen."""
    chosen = usual.of(model.device.stored, game)
    if chosen == usual.of_nobody(game):
        return None
    levels = [words(f"level.{level}") for level in game.levels if level in chosen.players]
    people = len(humans(chosen.players))
    here = [words("menu.people", n=people)] * (people > 1)
    exact = [words(f"preset.{key}") for key, sheet in game.presets.items() if {**sheet} == {**chosen.options}]
    rules = [*exact, words("menu.own-rules")][:1] if chosen.options != game.defaults() else []
    said = words.list([words("new.n", n=len(chosen.players)), *here, *levels, *rules], "list.between")
    return [" ", span(".with")[said]]


def _done(words: Words, stored: Mapping[str, str]) -> dict[str, list[str]]:
    """What was finished of each game, in a few words: the lesson, and how many problems."""
    taught = ((mark, each) for mark in (LESSON, TAUGHT) for each in listing.having(stored, mark))
    learned = {save.match.game.name for mark, (entry, save) in taught if entry.over and mark in save.marks}
    right = {(each.game, each.deal) for each in lines(stored.get(late.KEY, "")) if each.how != "wrong"}
    solved = Counter(game for game, _ in right)
    return {
        game: [
            *[words("menu.learned")] * (game in learned),
            *[words("menu.solved", n=solved[game])] * (game in solved),
        ]
        for game in shelf.GAMES
    }


def players(words: Words, game: Game) -> str:
    """The numbers of players, from the least to the most."""
    least, most = game.seats[0], game.seats[-1]
    return words("new.n", n=most) if least == most else words("menu.players", least=least, most=most)


def _waiting(model: Model, words: Words, waiting: list[Waiting]) -> Html | None:
    """The unfinished matches, the newest of each game as a card, the others behind it."""
    if not waiting:
        return None
    by_game: dict[str, list[Waiting]] = {}
    for each in waiting:
        by_game.setdefault(each[0].match.game.name, []).append(each)
    cards = ul[[_card(model, name, saves) for name, saves in by_game.items()]]
    return section(".waiting", aria_labelledby="waiting")[h2(id="waiting")[words("menu.continue")], cards]


def _awaited(words: Words) -> Html:
    """In the shell, the place of the unfinished matches: a card for each game, to be shown where one waits."""
    cards = [
        li(f".game.{game.name}", data_game=game.name)[
            div(".resume")[a[span(".title")[words_of(words.lang, game)("title")], [span(css)[NBSP] for css in LINES]]],
            p(".more")[NBSP],
        ]
        for game in shelf.GAMES.values()
    ]
    return section(hidden=True, data_waits=True)[h2[words("menu.continue")], ul[cards]]


def _card(model: Model, name: str, saves: list[Waiting]) -> Html:
    """The newest unfinished match of a game, and behind a button the older ones."""
    words, first, *older = words_of(model.device.lang, shelf.GAMES[name]), *saves
    fold = f"waiting-{name}"
    is_open = fold in model.device.folds
    more = fold_button(fold, is_open, ".more", fold)[words("menu.older", n=len(older))] if older else None
    rest = ul(id=fold)[[li[_resume(words, *each)] for each in older]] if older and is_open else None
    return li(f".game.{name}")[_resume(words, *first), more, rest]


def _stands(end: End) -> str:
    """Which sentence says how far a match is: by the score, by the round while nobody has points, by the moves."""
    if any(end.score) and end.round:
        return "menu.scored"
    return "menu.round" if end.score and end.round > 1 else "menu.match"


def _resume(words: Words, save: Save, end: End) -> Html:
    """The way back into a match, and the way to throw it away."""
    match = save.match
    called = names(words, match.players, save.names)
    key = "menu.taught" if LESSON in save.marks else _stands(end)
    when = days.of_deal(match.deal) if days.named(match.deal) else dates.short(days.day_of(save.saved))
    facts = words(key, when=when, n=len(match.moves), round=end.round, score=history.score(match, end))
    yours = history.whose_first(words, match) if key == "menu.scored" else ""
    way = a(href=links.address(match), id=f"resume-{save.id}")[
        span(".title")[words("title")],
        " ",
        span(".small.with")[words.list(called)],
        " ",
        span(".small")[unbroken(facts), span(".yours")[yours] if yours else None],
    ]
    return div(".resume")[way, discarding.way(words, save)]
