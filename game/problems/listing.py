"""The pages that lead to problems: three for the day, and those of a game by steps, with what was solved of each."""

from __future__ import annotations

from typing import NamedTuple

from game.core.game import Game
from game.problems import pool, record
from game.problems.drawing import address
from game.problems.problem import STEPS, Problem
from game.problems.record import Tried
from game.problems.saying import words_for
from game.ui.html import Html, a, css, div, h2, li, ol, p, section, span, ul
from game.ui.model import Model
from game.ui.model.days import day_of, streaks
from game.ui.model.late import CORNER, PAGE
from game.ui.places import Puzzles
from game.ui.view.parts import fold_button, frame, head, home
from game.words import Words


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
    way = a(f".{game.name}", href=address(game.name, problem.deal), id=f"problem-{game.name}-{problem.deal}")
    said = words("problem.of-step", step=problem.step, how=_how(words, game, problem, found))
    return way[span(".title")[title], span(".how")[said]]


def _how(words: Words, game: Game, problem: Problem, found: list[Tried]) -> str:
    """Whether a problem is new, or how it went."""
    here = next((each for each in found if (each.game, each.deal) == (game.name, problem.deal)), None)
    return words("problem.is-new" if here is None else "problem.is-right" if here.right else "problem.is-wrong")


def _practice(words: Words, game: Game, found: list[Tried]) -> Html:
    """The way to the problems of a game, with how many were solved."""
    title = words_for(words.lang, game)("title")
    mine = [each for each in found if each.game == game.name and each.deal in pool.pool(game)]
    n, of = sum(each.right for each in mine), len(pool.pool(game))
    said = words("problem.solved", n=n, of=of) if mine else words("problem.count", n=of)
    way = a(f".{game.name}", href=f"#/{game.name}/{PAGE}", id=f"practice-{game.name}")
    bar = span(".so-far", aria_hidden="true", style=f"--part: {100 * n / of:.1f}%")[()] if mine else None
    return way[span(".title")[title], span(".how")[said], bar]


def _of_game(model: Model, game: Game) -> Html:
    """The steps of a game's problems."""
    words, found = words_for(model.device.lang, game), record.read(model.device.stored)
    tried = {each.deal: each for each in found if each.game == game.name}
    row = record.streak(tried.values())
    mine = {step: [each for each in pool.pool(game).values() if each.step == step] for step in STEPS}
    here = next((step for step in STEPS if any(each.deal not in tried for each in mine[step])), STEPS[0])
    steps = [_step(model, words, game, _Step(step, mine[step], step == here), tried) for step in STEPS]
    way = a(".button.quiet", href=f"#/{game.name}/{CORNER}", id="to-practice")[words("menu.practice")]
    corner = way if CORNER in game.late else None
    inside = [
        head(words("problem.of-game", title=words("title"))),
        p[words("problem.aim")],
        p(".small")[words.sentences([words("problem.note"), words("problem.steps")])],
        p(".small")[words("problem.streak", n=row)] if row > 1 else None,
        div(".steps")[steps],
        p(".row")[a(".button.quiet", href=f"#/{PAGE}", id="to-problems")[words("problem.day")], corner, home(words)],
    ]
    return frame(PAGE, game)[section(".notice.new")[inside]]


class _Step(NamedTuple):
    """A step, its problems, and whether it is the one to go on with: the first that is not done."""

    step: int
    problems: list[Problem]
    here: bool


def _step(model: Model, words: Words, game: Game, at: _Step, tried: dict[str, Tried]) -> Html:
    """A step: what was solved of it, problem by problem, the way to the next one, and all of them behind a button."""
    step, mine = at.step, at.problems
    right = sum(tried[each.deal].right for each in mine if each.deal in tried)
    done = sum(each.deal in tried for each in mine)
    on = next((each for each in mine if each.deal not in tried), mine[0])
    fold = f"step-{step}"
    is_open = fold in model.device.folds
    said = (
        words("problem.record", right=right, done=done, of=len(mine)) if done else words("problem.count", n=len(mine))
    )
    button = a(css(".button", quiet=not at.here), href=address(game.name, on.deal), id=f"go-{step}")
    way = button(aria_describedby=f"head-{step}")[words("problem.go" if done else "problem.begin")]
    every = fold_button(fold, is_open, ".quiet", f"inside-{fold}")[words("problem.all")]
    marks = [span(_how_marked(each, tried))[()] for each in mine]
    pips = [span(css("", on=n <= step))[()] for n in STEPS]
    return section(css(".step", here=at.here), aria_labelledby=f"head-{step}")[
        h2(id=f"head-{step}")[words("problem.step", step=step), span(".pips", aria_hidden="true")[pips]],
        p(".small")[said],
        div(".marks", aria_hidden="true")[marks],
        p(".row")[way, every],
        ol(".problems", id=f"inside-{fold}")[_all(words, game, mine, tried) if is_open else None],
    ]


def _how_marked(problem: Problem, tried: dict[str, Tried]) -> str:
    """The class of the mark of a problem: `right` or `wrong` at the first try, empty where it is still to solve."""
    if problem.deal not in tried:
        return ""
    return ".right" if tried[problem.deal].right else ".wrong"


def _all(words: Words, game: Game, mine: list[Problem], tried: dict[str, Tried]) -> list[Html]:
    """All problems of a step by number, each with how it went."""
    return [
        li[
            a(
                f".number{_how_marked(each, tried)}",
                href=address(game.name, each.deal),
                id=f"problem-{each.deal}",
                aria_label=words("problem.number", n=n, how=_how(words, game, each, [*tried.values()])),
            )[n]
        ]
        for n, each in enumerate(mine, 1)
    ]
