"""The page of statistics: per game what was won against whom, how strong that is, and what luck brought."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game import shelf
from game.core.game import Game
from game.core.review import Reviewed
from game.core.rules import Saying
from game.office import luck, numbers
from game.office.curve import curve
from game.office.numbers import FEWEST, WINDOW, Record, Rivals
from game.office.saying import words_for
from game.office.strength import strengths
from game.ui.html import (
    Html,
    Node,
    a,
    button,
    div,
    figcaption,
    figure,
    h2,
    h3,
    li,
    p,
    section,
    span,
    ul,
)
from game.ui.lobby import checking, estimating, history
from game.ui.model import Model, listing
from game.ui.model.saves import End, Save
from game.ui.places import Estimate, Office
from game.ui.view.parts import frame, head, home
from game.ui.view.people import face
from game.words import Words


def screen(model: Model, here: Office) -> Html:
    """A section for every game of which a match has been finished, the one that was played most often first."""
    words, ended = words_for(model.device.lang), [*listing.ended(model.device.stored)]
    found = numbers.records(ended[::-1])
    order = sorted(found, key=lambda name: -sum(each.matches for each in found[name].values()))
    games = [_of_game(words.lang, shelf.GAMES[name], found[name], ended, here.estimate) for name in order]
    way = a(".button.quiet", href="#/history", id="to-history")[words("menu.history")] if found else None
    inside = [p(".small")[words("statistics.note", n=FEWEST)], games] if found else history.none(words)
    said = [head(words("menu.statistics")), checking.note(model, words), inside]
    return frame("statistics")[section(".notice.new")[said, p(".row")[way, home(words)]]]


def _of_game(
    lang: str, game: Game, found: Mapping[Rivals, Record], ended: list[tuple[Save, End]], estimate: Estimate | None
) -> Html:
    """The record, the curve and the luck of one game; where nothing counts yet, the way to today's deal."""
    words, name = words_for(lang, game), f"of-{game.name}"
    if counted := estimating.counting(game, ended):
        lucky = _estimated(words, game, counted, estimate) if game.account else p[_luck(words, game, counted)]
        more: Node = [_curve(words, game, counted), h3[words("statistics.luck-head")], lucky]
    else:
        today = a(".button", href=f"#/{game.name}/today", id=f"today-{game.name}")[words("days.to-today")]
        more = [p[words("statistics.all-assisted")], p(".row")[today]]
    records = ul(".versus")[[li[_record(words, *each)] for each in found.items()]]
    return section(f".{game.name}.of-game", aria_labelledby=name)[h2(id=name)[words("title")], records, more]


def _record(words: Words, rivals: Rivals, record: Record) -> Node:
    """What was won against the same opponents, drawn as a bar and said; what never happened is not said."""
    n, won, shared = len(record.plays), record.won, record.shared
    parts = [("won", won), ("shared", shared), ("lost", n - won - shared)]
    bar = span(".bar", aria_hidden="true")[[span(f".of-{kind}", style=f"flex: {of}")[()] for kind, of in parts if of]]
    faces = [face(level, seat) for seat, level in enumerate(rivals, 1)]
    against = span(".against")[faces, span[words("statistics.against", rivals=history.against(words, rivals))]]
    result = span(".came")[words("statistics.won-of", won=won, n=n)] if n else None
    said = [*_share(words, record), *_rows(words, record)]
    return [against, result, bar if n else None, span(".small")[words.sentences(said)] if said else None]


def _share(words: Words, record: Record) -> Iterator[str]:
    """How many were drawn; from FEWEST matches on the share of wins, with the interval that holds the true one."""
    if record.shared:
        yield words("statistics.shared", n=record.shared)
    if (n := len(record.plays)) >= FEWEST:
        low, high = (_whole(each) for each in numbers.wilson(record.won, n))
        yield words("statistics.share", share=_whole(record.won / n), low=low, high=high)


def _rows(words: Words, record: Record) -> Iterator[str]:
    """The most matches in a row without a loss, if that is a row; how many were played with help."""
    if record.best > 1:
        yield words("statistics.streak", now=record.streak, best=record.best)
    if record.assisted:
        yield words("statistics.assisted", n=record.assisted)


def _curve(words: Words, game: Game, counted: list[tuple[Save, End]]) -> Node:
    """How strong the player was over time, drawn and in words; nothing before there are enough matches."""
    found = strengths(game, counted[::-1])
    if not found:
        return None
    levels = {words(f"level.{level}"): rating for level, rating in game.ratings.items()}
    (rating, error), was, before = found[-1], found[0].rating, len(found) - 1
    nearest = min(game.ratings, key=lambda level: abs(game.ratings[level] - rating))
    facts = {"now": rating, "low": rating - error, "high": rating + error}
    scale = words.list(words("statistics.level", level=level, rating=levels[level]) for level in levels)
    told = [
        words("statistics.curve", seats=game.usual_seats, n=WINDOW),
        words("statistics.stands", **facts),
        *([words("statistics.stood", n=before, was=was)] if before else []),
        words("statistics.scale", levels=scale),
    ]
    return [
        h3[words("statistics.strength")],
        p[words("statistics.like", level=nearest)],
        figure[curve([each.rating for each in found], levels), figcaption(".small")[words.sentences(told)]],
    ]


def _whole(share: float) -> int:
    return round(100 * share)


def _luck(words: Words, game: Game, counted: list[tuple[Save, End]]) -> str:
    """What the deal brought and what was made of it, in tenths that add up; or why that is not known."""
    known = luck.dealt(save.match for save, _ in counted)
    if known is None:
        return words("statistics.not-yet" if game.dealt else "statistics.unknown")
    before, dealt, got = (round(each, 1) for each in (known.before, known.after - known.before, known.got))
    return words("statistics.luck", n=known.n, before=before, dealt=dealt, made=got - before - dealt, got=got)


def _estimated(words: Words, game: Game, counted: list[tuple[Save, End]], estimate: Estimate | None) -> Html:
    """Luck and play by the reviews that are kept, and the way to those that are missing."""
    found = [end.review for _, end in counted if end.review]
    none = p[words("statistics.unreviewed")]
    said = [p[_parted(words, found)], _basis(words, found, len(counted))] if found else none
    return div(".luck", id=f"luck-{game.name}", tabindex="-1")[said, _search(words, game, counted, estimate)]


def _parted(words: Words, found: list[Reviewed]) -> str:
    """How it came out, what the decisions gave away, and the rest: points in whole numbers, which add up."""
    parted = luck.parted(found)
    if "review.came-even" not in words:
        return words("review.estimate", **parted._asdict(), luck=parted.luck)
    came, lost = round(parted.got - parted.fair), round(parted.lost)
    how: Saying = f"review.came-{'better' if came > 0 else 'worse' if came else 'even'}", {"by": abs(came)}
    return words("review.estimate", n=parted.n, came=how, lost=lost, luck=came + lost)


def _basis(words: Words, found: list[Reviewed], of: int) -> Html:
    """What these numbers rest on, and how far they can be trusted."""
    lost, off = luck.parted(found)[3:]
    sure = words("statistics.few", n=FEWEST)
    if off is not None:
        sure = words("statistics.lost-between", low=lost - off, high=lost + off)
    return p(".small")[words.sentences([words("statistics.estimated", n=len(found), of=of), sure])]


def _search(words: Words, game: Game, counted: list[tuple[Save, End]], estimate: Estimate | None) -> Node:
    """The button that has the missing matches looked through, or how far that is and the button that stops it.

    It is one button, so that the focus stays on it.
    """
    ask = button(type="button", id=f"estimate-{game.name}")
    if estimate and estimate.game is game:
        review, of = estimate.review, estimate.done + len(estimate.left)
        n = len(review.decisions)
        steps = words("turning.seeking", n=n, of=n + len(review.left)) if estimate.match else ""
        far = words.sentences([words("estimate.going", n=estimate.done + 1, of=of), steps])
        return [p(".small")[far], p(".row")[ask(data_do="estimate")[words("turning.stop")]]]
    n = len(estimating.left(counted))
    return p(".row")[ask(data_do=f"estimate {game.name}")[words("estimate.ask", n=n)]] if n else None
