"""How a player stood through a match that is over: the chance to win it, at each decision and after each round.

The line goes through every decision, which leads there, and every result, and ends with that of the match.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from game.core.match import Match
from game.core.review import Decision
from game.core.rules import share
from game.ui.html import Html, button, circle, div, figcaption, figure, line, p, polyline, rect, svg
from game.ui.play import costs, scale
from game.ui.play.scale import HIGH, WIDE
from game.ui.searched import Review
from game.words import Words

SQUARE = 7
"""The side of the square that marks a result, in units of the drawing."""
LARGE, SMALL = 6, 2
"""The radius of the dot of the costliest choice, and of the others, in units of the drawing."""
FALLS = 0.2
"""What a player's chance to win has lost through cards and others, at least, if it is to be told."""


class Result(NamedTuple):
    """How a round has left the player."""

    at: int
    """The number of moves before it."""
    chance: float
    """The chance to win the match by the score alone; of the last one, the part of the victory."""


class Fall(NamedTuple):
    """How the chance to win fell after a decision, through the cards and the others."""

    after: Decision
    high: float
    """What the move played had left of the chance."""
    low: float
    """The chance at the next decision or result."""


def curve(match: Match, seat: int, review: Review, words: Words) -> Html | None:
    """The curve with its scale and what both mean; None before all decisions are known, and of a game without it."""
    made, last = review.decisions, len(match.moves)
    if not review.done or not made or match.game.chance is None:
        return None
    ended, even = results(match, seat), 1 / len(match.players)
    ends = [scale.across(each.at, last) for each in ended]
    drawn = svg(".chart.curve.seat0", viewBox=f"0 0 {WIDE} {HIGH}", aria_hidden="true", focusable="false")[
        [*scale.drawn(even, words)],
        [*scale.rounds(ends)] if len(ends) > 1 else None,
        [*_line(made, ended, last, review.worst)],
    ]
    ways = [*_ways(match, review, [scale.across(each.at, last) for each in made], words)]
    told = [
        words("curve.rounds" if len(ends) > 1 else "curve.decisions"),
        words("curve.drop") if _drops(review.worst) else "",
        words("curve.chance-exact" if review.split else "curve.chance"),
        shared(words, match, seat, f"{ended[-1].chance:.0%}"),
    ]
    return figure(".stood-through")[
        p(".unseen")[_said(made, ended, even, words)],
        div(".points", role="group", aria_label=words("curve.title"), data_rove=True)[drawn, ways],
        figcaption(".small")[words.sentences(told)],
    ]


def shared(words: Words, match: Match, seat: int, worth: str) -> str:
    """What the last square is if the player shares the win with others, which is a part of one; else empty."""
    winners = match.game.rules.winners(match.state)
    one_of_them = seat in winners and len(winners) > 1
    return words("curve.result-shared", n=len(winners), worth=worth) if one_of_them else ""


def fall(match: Match, seat: int, review: Review) -> Fall | None:
    """The steepest fall of the line if cards and others made it and it was steeper than that of the costliest choice.

    None, too, where a deal made it, where nothing was decided, and of a game without `chance`.
    """
    if match.game.chance is None or not review.decisions:
        return None
    stops = _stops(review.decisions, results(match, seat))
    falls = ((_left(each) - after.chance, each, after) for each, after in pairwise(stops))
    deep, each, after = max(falls, key=lambda found: found[0])
    least = max(FALLS, review.worst.effect if review.worst else 0.0)
    return Fall(each, _left(each), after.chance) if isinstance(each, Decision) and deep >= least else None


def round_ends(match: Match) -> tuple[int, ...]:
    """After how many moves each round of a match has ended."""
    numbers = [state.last.number if state.last else 0 for state in match.states]
    return tuple(at for at, (before, after) in enumerate(pairwise(numbers), start=1) if after > before)


def results(match: Match, seat: int) -> tuple[Result, ...]:
    """How each round has left a seat; the last one is that of the match, 0 where nobody won."""
    chance, last = match.game.chance, len(match.moves)
    assert chance
    between = [Result(at, chance(match.until(at).seen(seat), seat, None)) for at in round_ends(match) if at < last]
    return *between, Result(last, share(seat, match.game.rules.winners(match.state)))


def _said(made: Sequence[Decision], ended: Sequence[Result], even: float, words: Words) -> str:
    """The course of the curve in one line, for those who do not see it."""
    chances, between = [each.chance for each in made], [each.chance for each in ended[:-1]]
    told = chances + between
    named = {"first": chances[0], "last": chances[-1], "best": max(told), "worst": min(told), "even": even}
    said = words("curve.said", **{name: f"{each:.0%}" for name, each in named.items()})
    after = words.list(f"{each:.0%}" for each in between)
    return words.sentences([said, words("curve.said-results", after=after)] if between else [said])


def _line(made: Sequence[Decision], ended: Sequence[Result], last: int, worst: Decision | None) -> Iterator[Html]:
    """The line through all of them, with a dot for each decision and a square for each result.

    From the worst decision it also falls to what was left, where that is to be seen below its dot.
    """
    if worst and _drops(worst):
        at, foot = f"{scale.across(worst.at, last):.1f}", scale.height(worst.chance - worst.effect)
        yield line(".drop", x1=at, x2=at, y1=f"{scale.height(worst.chance):.1f}", y2=f"{foot:.1f}")[()]
    stops = _stops(made, ended)
    places = [(scale.across(each.at, last), scale.height(each.chance)) for each in stops]
    yield polyline(".line", points=" ".join(f"{x:.1f},{y:.1f}" for x, y in places))[()]
    # the large dot lies above the squares: it is what is looked for
    for each, (x, y) in sorted(zip(stops, places, strict=True), key=lambda stop: stop[0] is worst):
        if isinstance(each, Result):
            yield rect(".result", x=f"{x - SQUARE / 2:.1f}", y=f"{y - SQUARE / 2:.1f}", width=SQUARE, height=SQUARE)[()]
        else:
            turned = each is worst
            size = LARGE if turned else SMALL
            yield circle(".dot.worst" if turned else ".dot", cx=f"{x:.1f}", cy=f"{y:.1f}", r=str(size))[()]


def _stops(made: Sequence[Decision], ended: Sequence[Result]) -> list[Decision | Result]:
    """All that the line goes through, in the order of play; a result before what is decided after it."""
    return sorted([*ended, *made], key=lambda each: (each.at, isinstance(each, Decision)))


def _left(stop: Decision | Result) -> float:
    """What is left of the chance to win after a stop."""
    return stop.chance - stop.effect if isinstance(stop, Decision) else stop.chance


def _drops(worst: Decision | None) -> bool:
    """Whether what a choice has given away is to be seen: it reaches as far below its dot as the dot is wide."""
    return worst is not None and scale.height(_left(worst)) - scale.height(worst.chance) >= 3 * LARGE


def _ways(match: Match, review: Review, across: list[float], words: Words) -> Iterator[Html]:
    """For each decision a strip over the drawing, which leads there; the arrows go through them from the worst on.

    The strips lie side by side over the whole height, from middle to middle, so that a tap finds the nearest decision.
    Of many each is narrower than a finger, and than the 24 px of WCAG 2.5.8, which allows it: in the replay, where a
    strip leads, the slider and the buttons reach every other turn. What the one is worth that has the focus or the
    pointer, else the worst, stands below the drawing.
    """
    middles = [(left + right) / 2 for left, right in pairwise(across)]
    stop = review.worst or review.decisions[0]
    worst = "costliest" if costs.undecided(match, review) else "worst"
    of = len(review.decisions)
    edges = zip(review.decisions, across, [0.0, *middles], [*middles, float(WIDE)], strict=True)
    for n, (each, dot, left, right) in enumerate(edges, start=1):
        how = worst if each is review.worst else "lost" if each.loss else "same"
        said = words(f"curve.{how}", n=n, of=of, worth=f"{each.chance:.0%}")
        strip = f"--from: {100 * left / WIDE:.2f}; --wide: {100 * (right - left) / WIDE:.2f}%"
        strip += f"; --dot: {100 * (dot - left) / (right - left):.0f}%"
        way = button(".point", type="button", data_do=f"replay {each.at}", id=f"point-{each.at}", style=strip)
        yield way(tabindex=0 if each is stop else -1, aria_label=said)[()]
