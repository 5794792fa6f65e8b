"""The pages that lead to problems: three for the day, and those of a game by steps, with what was solved of each."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.game import Game
from game.problems import pool, record
from game.problems.drawing import address
from game.problems.problem import STEPS, Problem
from game.problems.record import Tried
from game.problems.saying import words_for
from game.ui.html import Html, Tag, a, css, div, h2, li, ol, p, section, span, ul
from game.ui.lobby.daily import crest
from game.ui.model import Model
from game.ui.model.days import day_of, streaks
from game.ui.model.late import CORNER, PAGE
from game.ui.places import Puzzles
from game.ui.view.parts import frame, head, home
from game.words import Words

KINDS = ("right", "later", "wrong", "new")
"""How a problem went; words `problem.is-<kind>`."""


def screen(model: Model, here: Puzzles) -> Html:
    """The problems of the day, or those of a game."""
    return _of_game(model, here.game) if here.game else _of_day(model)


def _of_day(model: Model) -> Html:
    """Three problems, how far one has come with each, and the ways to practice."""
    words, day = words_for(model.device.lang), day_of(model.device.now)
    found = record.read(model.device.stored)
    daily = ul[[li[_way(words, game, each, found)] for game, each in pool.of_day(day)]]
    practice = ul[[li[_practice(words, game, found)] for game in pool.games()]]
    solved = record.days(found, lambda each: [(game.name, problem.deal) for game, problem in pool.of_day(each)])
    row = streaks(solved, day).now
    told = [p[words("problem.day-text")], p(".small")[words("days.streak", n=row)] if row > 1 else None]
    inside = [
        head(words("problem.day")),
        told,
        section(".today", aria_label=words("problem.day"))[daily],
        p(".small")[words("problem.steps")],
        h2[words("problem.practice")],
        section(".today", aria_label=words("problem.practice"))[practice],
        p(".row")[home(words)],
    ]
    return frame(PAGE)[section(".notice.new")[inside]]


def _way(words: Words, game: Game, problem: Problem, found: list[Tried]) -> Html:
    """The way to a problem of the day, with its game, its step and how it went."""
    title = words_for(words.lang, game)("title")
    way = a(
        f".{game.name}", href=address(game.name, problem.deal, of_day=True), id=f"problem-{game.name}-{problem.deal}"
    )
    kind = _kind(_of(game, found).get(problem.deal))
    said = words(
        "problem.daily" if kind == "new" else "problem.of-step", step=problem.step, how=words(f"problem.is-{kind}")
    )
    mark = span(f".number.{kind}", aria_hidden="true")[()] if kind != "new" else None
    return way[crest(game), span(".title")[title], span(f".how.{kind}")[mark, said]]


def _practice(words: Words, game: Game, found: list[Tried]) -> Html:
    """The way to the problems of a game, with how far one has come."""
    title, tried = words_for(words.lang, game)("title"), _of(game, found)
    solved = sum(each.solved for each in tried.values())
    said = words("problem.solved", n=solved) if tried else words("problem.count", n=len(pool.pool(game)))
    way = a(f".{game.name}", href=f"#/{game.name}/{PAGE}", id=f"practice-{game.name}")
    return way[span(".title")[title], span(".how")[said], _bar(game, tried)]


def _of(game: Game, found: list[Tried]) -> dict[str, Tried]:
    """What was tried of the problems of a game, by name, the oldest first."""
    return {each.deal: each for each in found if each.game == game.name and each.deal in pool.pool(game)}


def _bar(game: Game, tried: Mapping[str, Tried]) -> Html:
    """How far one has come, drawn: a part for each step, filled by what was solved and hatched by what was missed."""
    parts = []
    for step in STEPS:
        mine = _numbers(game, step)
        done = [tried[deal].solved for deal in mine if deal in tried]
        solved, missed = sum(done) / len(mine), len(done) / len(mine)
        parts.append(span(style=f"--solved: {solved:.0%}; --done: {missed:.0%}")[()])
    return span(".progress", aria_hidden="true")[parts]


def _of_game(model: Model, game: Game) -> Html:
    """How far one has come with a game's problems, the way on, and all of them by steps."""
    words, tried = words_for(model.device.lang, game), _of(game, record.read(model.device.stored))
    on = pool.onward(game, tried, next(reversed(tried), ""))
    way = a(".button.quiet", href=f"#/{game.name}/{CORNER}", id="to-practice")[words("menu.practice")]
    corner = way if CORNER in game.late else None
    missed = [] if all(each.solved for each in tried.values()) else [words("problem.missed-again")]
    inside = [
        head(words("problem.of-game", title=words("title"))),
        p[words("problem.asks")],
        _onward(words, game, tried, on),
        [_step(words, game, step, tried, on) for step in STEPS],
        p(".small")[words.sentences([*missed, words("problem.note"), words("problem.steps")])],
        p(".row")[a(".button.quiet", href=f"#/{PAGE}", id="to-problems")[words("problem.day")], corner, home(words)],
    ]
    return frame(PAGE, game)[section(".notice.new")[inside]]


def _onward(words: Words, game: Game, tried: Mapping[str, Tried], on: Problem | None) -> Html:
    """How far one has come, drawn and said, and the way to the next problem."""
    hows, row = [_kind(each) for each in tried.values()], record.streak(tried.values())
    right, later = hows.count("right"), hows.count("later")
    facts = {"solved": right + later, "right": right, "of": len(pool.pool(game))}
    said = [words("problem.record", **facts)] if tried else [words("problem.count", n=facts["of"])]
    in_row = [words("problem.streak", n=row)] if row > 1 else []
    way = None
    if on:
        go = a(".button", href=address(game.name, on.deal), id="go-on", aria_describedby="which")
        which = span(".small", id="which")[words("problem.which", step=on.step, n=_numbers(game, on.step)[on.deal])]
        way = p(".row")[go[words("problem.next" if tried else "problem.begin")], which]
    return div(".so-far")[_bar(game, tried), p[words.sentences([*said, *in_row])], way]


def _numbers(game: Game, step: int) -> dict[str, int]:
    """The problems of a step by name, each with its number in it."""
    return {each.deal: n for n, each in enumerate((q for q in pool.pool(game).values() if q.step == step), 1)}


def _step(words: Words, game: Game, step: int, tried: Mapping[str, Tried], on: Problem | None) -> Html:
    """A step: how many of it are solved, missed and left, and all of them; arrows move between them."""
    mine, name = _numbers(game, step), f"step-{step}"
    hows = {deal: _kind(tried.get(deal)) for deal in mine}
    told = [
        span[
            span(f".number.{kind}", aria_hidden="true")[()],
            words("problem.tally", n=n, how=words(f"problem.is-{kind}")),
        ]
        for kind in KINDS
        if (n := [*hows.values()].count(kind))
    ]
    stop = on.deal if on and on.deal in mine else next(iter(mine))
    cells = []
    for deal, n in mine.items():
        kind = "next" if on and deal == on.deal else hows[deal]
        way = _cell(words, game, deal, n, kind)(tabindex=-(deal != stop))
        cells.append(li[way[n if kind in ("new", "next") else None]])
    title = h2(id=name)[words("problem.step", step=step)]
    return section(".step", aria_labelledby=name)[
        div(".step-head")[title, p(".small.tally")[told]], ol(".problems", data_rove=True)[cells]
    ]


def _kind(tried: Tried | None) -> str:
    """How a problem went; one of KINDS."""
    if tried is None:
        return "new"
    return "right" if tried.right else "later" if tried.later else "wrong"


def _cell(words: Words, game: Game, deal: str, n: int, kind: str) -> Tag:
    """The way to a problem, with the mark of how it went; the `next` one stands out."""
    way = a(css(f".number.{kind}", new=kind == "next"), href=address(game.name, deal), id=f"problem-{deal}")
    return way(aria_label=words("problem.number", n=n, how=words(f"problem.is-{kind}")))
