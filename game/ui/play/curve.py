"""How a player stood through a match that is over, as a line with one point for each decision, which leads there.

The line has a gap where a round ends: the next one begins anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from game.core.match import Match
from game.core.review import Decision
from game.core.rules import share
from game.ui.html import Html, button, circle, div, figcaption, figure, line, p, polyline, svg
from game.ui.play import scale
from game.ui.play.scale import HIGH, WIDE, Scale
from game.ui.searched import Review
from game.ui.view import view_of
from game.words import Words


def curve(match: Match, seat: int, review: Review, words: Words) -> Html | None:
    """The curve with its scale and what both mean; None before all decisions are known, or with nothing to compare."""
    made = review.decisions
    worths = [each.better.worth for each in made]
    if not review.done or len({*worths}) < 2:
        return None
    kind, last, result = view_of(match.game).worths(match.state), len(match.moves), came_to(match, seat)
    here = scale.scale(worths, len(match.players), chances=kind != "points")
    places = [scale.across(each.at, last) for each in made]
    ends = [scale.across(at, last) for at in round_ends(match)]
    drawn = svg(".chart.curve.seat0", viewBox=f"0 0 {WIDE} {HIGH}", aria_hidden="true", focusable="false")[
        [*scale.drawn(here, words)],
        [*scale.rounds(ends)] if len(ends) > 1 else None,
        [*_lines(here, made, places, ends[:-1], review.worst)],
        None if result is None else [*_result(here, places[-1], worths[-1], result)],
    ]
    ways = [*_ways(here, review, places, words)]
    told = [words(f"curve.{kind}")]
    told += [words("curve.rounds" if len(ends) > 1 else "curve.decisions")]
    told += [] if result is None else [the_end(words, match, seat, here.figure(result))]
    return figure(".stood-through")[
        p(".unseen")[_said(here, worths, words)],
        div(".points", role="group", aria_label=words("curve.title"), data_rove=True)[drawn, ways],
        figcaption(".small")[words.sentences(told)],
    ]


def the_end(words: Words, match: Match, seat: int, worth: str) -> str:
    """With what the line ends; a win that several share is a part of one."""
    winners = match.game.rules.winners(match.state)
    shared = seat in winners and len(winners) > 1
    return words("curve.result-shared", n=len(winners), worth=worth) if shared else words("curve.result", worth=worth)


def round_ends(match: Match) -> tuple[int, ...]:
    """After how many moves each round of a match has ended."""
    numbers = [state.last.number if state.last else 0 for state in match.states]
    return tuple(at for at, (before, after) in enumerate(pairwise(numbers), start=1) if after > before)


def came_to(match: Match, seat: int) -> float | None:
    """What a match of one round was worth to the seat at its end, 0 where nobody won.

    None where that is no chance to win, and where a round may have been judged by itself.
    """
    if view_of(match.game).worths(match.state) == "points" or len(round_ends(match)) > 1:
        return None
    return share(seat, match.game.rules.winners(match.state))


def _result(here: Scale, x: float, worth: float, result: float) -> Iterator[Html]:
    """From the last decision on the line goes to the result."""
    end, y = scale.across(1, 1), here.height(result)
    yield polyline(".line", points=f"{x:.1f},{here.height(worth):.1f} {end:.1f},{y:.1f}")[()]
    yield circle(".dot", cx=f"{end:.1f}", cy=f"{y:.1f}", r="2.5")[()]


def _said(here: Scale, worths: list[float], words: Words) -> str:
    """The course of the curve in one line, for those who do not see it."""
    named = {"first": worths[0], "last": worths[-1], "best": max(worths), "worst": min(worths), "even": here.even}
    return words("curve.said", **{name: here.figure(worth) for name, worth in named.items()})


def _lines(
    here: Scale, made: tuple[Decision, ...], across: list[float], ends: list[float], worst: Decision | None
) -> Iterator[Html]:
    """A line for each round through what the decisions promised before they were made, and a dot for each of them.

    From the worst one it also falls to what was left, as far as there is room.
    """
    down = [here.height(each.better.worth) for each in made]
    if worst:
        at = made.index(worst)
        foot = here.height(worst.better.worth - worst.loss)
        yield line(".drop", x1=f"{across[at]:.1f}", x2=f"{across[at]:.1f}", y1=f"{down[at]:.1f}", y2=f"{foot:.1f}")[()]
    for left, right in pairwise([0.0, *ends, float(WIDE)]):
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in zip(across, down, strict=True) if left <= x < right)
        yield polyline(".line", points=points)[()]
    for x, y, each in zip(across, down, made, strict=True):
        turned = each is worst
        yield circle(".dot.worst" if turned else ".dot", cx=f"{x:.1f}", cy=f"{y:.1f}", r="6" if turned else "2.5")[()]


def _ways(here: Scale, review: Review, across: list[float], words: Words) -> Iterator[Html]:
    """For each decision a strip over the drawing, which leads there; the arrows go through them from the worst on."""
    middles = [(left + right) / 2 for left, right in pairwise(across)]
    stop = review.worst or review.decisions[0]
    of = len(review.decisions)
    for n, (each, left, right) in enumerate(
        zip(review.decisions, [0.0, *middles], [*middles, float(WIDE)], strict=True), start=1
    ):
        how = "worst" if each is review.worst else "lost" if each.loss else "same"
        said = words(f"curve.{how}", n=n, of=of, worth=here.figure(each.better.worth))
        strip = f"--from: {100 * left / WIDE:.2f}%; --wide: {100 * (right - left) / WIDE:.2f}%"
        way = button(".point", type="button", data_do=f"replay {each.at}", id=f"point-{each.at}", style=strip)
        yield way(tabindex=0 if each is stop else -1, title=said, aria_label=said)[()]
