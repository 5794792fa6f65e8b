"""The end of a match, a page of its own: who has won and by how much, what decided it, and the player's best."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import cos, radians, sin
from typing import Any

from game.core.match import Match
from game.ui.html import Html, Node, a, css, div, figcaption, figure, h1, li, ol, p, path, render, span, svg, ul
from game.ui.model import LESSON, Model, attempts, days, links, listing, outcome, strip
from game.ui.model.kinds import guided
from game.ui.model.notices import marks_in_words
from game.ui.play import stakes, turning
from game.ui.view import Scene, view_of
from game.ui.view.closing import Ending, Fact
from game.ui.view.parts import places_of, unbroken
from game.ui.view.people import described, face
from game.words import Words

ROW = 2
"""The shortest row of matches won that is worth a sentence."""
RANDOM = "random"
"""The level below all others, which nobody learns from."""
HEAVY = 3
"""A match was lost heavily by a count that is more than so many times off the winner's."""
LEAVES = 9
"""The leaves on each branch of the wreath."""


def finale(model: Model, match: Match, here: Scene, rounds: tuple[Any, ...], beside: Node) -> list[Node]:
    """The headline with those who have won, how the player stood, what is told `beside` it, and what decided it."""
    end, stood = of(match, here, rounds), [*stakes.stood(match, here), *_uncounted(model, match, here.words)]
    headline = h1(".headline", id="head", tabindex="-1")[unbroken(end.headline or view_of(match.game).status(here))]
    facts = [*end.facts, *map(Fact, row_won(model, match, here))]
    drawn = (
        figure(".decisive")[end.shown, figcaption[unbroken(here.words.sentences(end.said))] if end.said else None]
        if end.shown or end.said
        else None
    )
    return [
        div(".finale")[
            emblem(match, here),
            div[headline, [p(".stood")[unbroken(each)] for each in stood if each]],
            _places(match, end) or _board(match, here),
            _after_loss(model, match, here),
        ],
        beside,
        _of_day(model, match, here.words) if days.of_a_day(match) else None,
        drawn,
        ul(".best")[[li[unbroken(fact.said), fact.cards] for fact in facts]] if facts else None,
    ]


def _uncounted(model: Model, match: Match, words: Words) -> list[str]:
    """Why this match is not counted in the record; nothing of a day's deal, which tells it itself, and of a lesson."""
    marks = model.table.marks if model.table else ()
    return [] if LESSON in marks or days.of_a_day(match) else marks_in_words(words, marks)


def _after_loss(model: Model, match: Match, here: Scene) -> Html | None:
    """After a lost match, when it was looked into: easier opponents or, below the easiest, the lesson.

    After a heavy loss both of these at once; neither for who has left somebody behind. Nothing where the coach, or a
    friend's result, says what comes next.
    """
    if not turning.possible(model) or outcome.outcome(match) != "lost":
        return None
    if attempts.of(model.device.stored, match) or guided(model):
        return None
    words, heavy = here.words, _heavy(match, here)
    looked_into = bool(model.table and model.table.review)
    if not (heavy or (looked_into and _last(match, here))):
        return None
    easier, to_lesson = _easier(match), a(".plain-link", href=f"#/{match.game.name}/lesson", id="to-lesson")
    lesson = p(".stood")[to_lesson[words("menu.lesson")]]
    if easier == RANDOM:
        return lesson
    way = a(".plain-link", href=links.address_against(match, easier), id="to-easier")
    next_easier = p(".stood")[way[words("ending.next-easier", level=easier)]]
    return render([next_easier, lesson]) if heavy else next_easier


def _easier(match: Match) -> str:
    """The level below the strongest opponent; that of a bot that plays at random below all others."""
    levels = [*match.game.levels]
    strongest = max(levels.index(player) for player in match.players if player in levels)
    return levels[max(0, strongest - 1)]


def _last(match: Match, here: Scene) -> bool:
    """Whether nobody stands behind the player, as far as anything is counted."""
    ranks = outcome.ranks(match, view_of(match.game).counts(here.seen))
    return here.seat is None or not ranks or ranks[here.seat] == max(ranks)


def _heavy(match: Match, here: Scene) -> bool:
    """Whether the player has lost by far, where anything is counted."""
    counts = [facts["n"] for _, facts in view_of(match.game).counts(here.seen)]
    if not counts or here.seat is None:
        return False
    low, high = sorted((counts[here.seat], counts[match.game.rules.winners(match.state)[0]]))
    return bool(low * HEAVY < high)


def _places(match: Match, end: Ending) -> Html | None:
    """What each player has come to, the best first; the winners stand out."""
    winners = match.game.rules.winners(match.state)
    rows = [
        li(css("", winner=seat in winners))[face(match.players[seat], seat), span[unbroken(said)]]
        for seat, said in end.places
    ]
    return ol(".came-to.said-of")[rows] if rows else None


def _board(match: Match, here: Scene) -> Html | None:
    """The place and the count of each player, the best first; nothing where nothing is counted."""
    counts, winners = view_of(match.game).counts(here.seen), match.game.rules.winners(match.state)
    if not counts:
        return None
    rows = [
        li(css("", winner=seat in winners, you=seat == here.seat))[
            span(".rank")[here.words(f"place.{place}")],
            face(match.players[seat], seat),
            span(".called")[here.words.seat(seat)],
            span(".came")[here.words.say(counts[seat])],
        ]
        for place, seat in places_of(outcome.standings(match, counts))
    ]
    return ol(".came-to.board")[rows]


def _of_day(model: Model, match: Match, words: Words) -> Html:
    """Of the deal of a day: the marks of its rounds, whether it counts, and the way to all days."""
    way = a(".plain-link", href="#/days", id="to-days")[words("days.all")]
    shown = [strip.drawn(words, match), strip.legend(words, match)]
    return div(".of-day")[shown, p[words.sentences(days.done(model, match)), " ", way]]


def told(model: Model, here: Scene, rounds: tuple[Any, ...]) -> list[str]:
    """What the page tells beside its headline, in sentences, for those who hear it."""
    match = model.match
    if match is None:
        return []
    end = of(match, here, rounds)
    more = (
        *(fact.said for fact in end.facts),
        *row_won(model, match, here),
        *days.done(model, match),
        *attempts.told(model.device.stored, here.words, match),
    )
    places = (said for _, said in end.places)
    return [each for each in (*stakes.stood(match, here), *places, *end.said, *more) if each]


def of(match: Match, here: Scene, rounds: tuple[Any, ...]) -> Ending:
    """What the game shows and says of the end; what stands among the facts is said there alone."""
    end = view_of(match.game).ending(here, rounds, match.log(here.seat))
    told = {fact.said for fact in end.facts}
    return end._replace(said=tuple(each for each in end.said if each not in told))


def row_won(model: Model, match: Match, here: Scene) -> Iterator[str]:
    """How many matches in a row the player has won against the same bots, if this is one of several."""
    mine = here.seat in match.game.rules.winners(match.state) and model.table and not model.table.marks
    n = listing.streak(model.device.stored, match) if mine else 0
    if n >= ROW:
        rivals = [name for seat, name in enumerate(described(here.words, match.players)) if seat != here.seat]
        yield here.words("ending.streak", n=n, rivals=here.words.list(rivals))


def emblem(match: Match, here: Scene) -> Html | None:
    """A wreath around the seal of a player who has won, or the winners' faces; no wreath around a bot that beat one.

    Where all share the first place the seal says so.
    """
    winners = match.game.rules.winners(match.state)
    if not winners:
        return None
    mine = here.seat in winners
    beaten = here.seat is not None and not mine
    seal = span(".seal")[here.words("ending.seal" if len(winners) < len(match.players) else "ending.seal-shared")]
    inside = seal if mine else [face(match.players[seat], seat) for seat in winners]
    return div(".emblem", aria_hidden="true")[None if beaten else wreath(), span(".inside")[inside]]


@cache
def wreath() -> Html:
    """Two branches of laurel that meet below; the style sheet draws them once, leaf after leaf."""
    leaf = "M0 0Q6 -9 0 -18Q-6 -9 0 0Z"
    branches = []
    for side in (1, -1):
        stem = path(".stem", d=f"M60 110A50 50 0 0 {int(side < 0)} {60 + side * 34:g} 23.3", pathLength="1")[()]
        leaves = [_leaf(leaf, side, i) for i in range(2 * LEAVES)]
        branches.append([stem, leaves])
    return svg(".wreath", viewBox="-4 2 128 116", focusable="false")[render(branches)]


def _leaf(shape: str, side: int, i: int) -> Html:
    """The i-th leaf of a branch, to its one side or its other, pointing on and away from it."""
    angle = 8 + 14.5 * (i // 2 + 0.5)
    x, y = 60 + side * 50 * sin(radians(angle)), 60 + 50 * cos(radians(angle))
    turn = side * (90 - angle + (38 if i % 2 else -38))
    place = f"translate({x:.1f} {y:.1f}) rotate({turn:.0f})"
    return path(".wreath-leaf", d=shape, transform=place, style=f"--i: {i // 2}")[()]
