"""The page of statistics: per game what was won against whom, how strong that is, and what luck brought."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from game import shelf
from game.core.game import Game
from game.core.review import Reviewed
from game.office import luck, numbers
from game.office.curve import curve
from game.office.method import dealt_parts, method_of, share_of
from game.office.numbers import FEWEST, Record, Rivals
from game.office.saying import words_for
from game.office.strength import Strength, strengths
from game.ui.html import (
    Html,
    Node,
    a,
    button,
    dd,
    div,
    dl,
    dt,
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
from game.ui.places import Office
from game.ui.searched import Estimate
from game.ui.view.parts import folded, frame, head, home
from game.ui.view.people import face
from game.words import Words

METHOD = "method-"
"""What the fold of a game begins with that tells how its figures are found, and how sure they are."""


def screen(model: Model, here: Office) -> Html:
    """A section for every game of which a match has been finished, the one that was played most often first."""
    words, ended = words_for(model.device.lang), [*listing.ended(model.device.stored)]
    found = numbers.records(ended[::-1])
    order = sorted(found, key=lambda name: -sum(each.matches for each in found[name].values()))
    games = [_of_game(model, shelf.GAMES[name], found[name], ended, here.estimate) for name in order]
    way = a(".button.quiet", href="#/history", id="to-history")[words("menu.history")] if found else None
    said = [head(words("menu.statistics")), checking.note(model, words), games if found else history.none(words)]
    return frame("statistics")[section(".notice.new")[said, p(".row")[way, home(words)]]]


def _of_game(
    model: Model, game: Game, found: Mapping[Rivals, Record], ended: list[tuple[Save, End]], estimate: Estimate | None
) -> Html:
    """The record, the curve and the luck of one game; where nothing counts yet, the way to today's deal."""
    words, name = words_for(model.device.lang, game), f"of-{game.name}"
    if counted := estimating.counting(game, ended):
        rated = strengths(game, counted[::-1])
        lucky = _estimated(words, game, counted, estimate) if game.account else _exact(words, game, counted)
        method = _method(model, words, game, partial(_sentences, words, game, found, counted, rated))
        more: Node = [_curve(words, game, rated), h3[words("statistics.luck-head")], lucky, method]
    else:
        today = a(".button", href=f"#/{game.name}/today", id=f"today-{game.name}")[words("days.to-today")]
        more = [p[words("statistics.all-assisted")], p(".row")[today]]
    records = ul(".versus")[[li[_record(words, *each)] for each in found.items()]]
    return section(f".{game.name}.of-game", aria_labelledby=name)[h2(id=name)[words("title")], records, more]


def _record(words: Words, rivals: Rivals, record: Record) -> Node:
    """What was won against the same opponents, in figures and as a bar; what never happened has neither."""
    n, nobody = len(record.plays), len(record.unwon)
    parts = {"won": record.won, "shared": record.shared, "nobody": nobody, "lost": record.lost}
    bar = span(".bar", aria_hidden="true")[
        [span(f".of-{kind}", style=f"flex: {of}")[()] for kind, of in parts.items() if of]
    ]
    faces = [face(level, seat) for seat, level in enumerate(rivals, 1)]
    against = span(".against")[faces, span[words("statistics.against", rivals=history.against(words, rivals))]]
    helped = words("statistics.assisted" if n else "statistics.assisted-only", n=record.assisted)
    assisted = span(".small")[helped] if record.assisted else None
    return [against, [_figures(words, record, parts), bar] if n else None, assisted]


def _figures(words: Words, record: Record, parts: Mapping[str, int]) -> Html:
    """Won, shared, by nobody, lost, and the most in a row without a loss, if that is a row: each over its label."""
    told = [(words(f"statistics.{kind}"), str(of)) for kind, of in parts.items() if of or kind in ("won", "lost")]
    if record.best > 1:
        told += [(words("statistics.row-now"), str(record.streak)), (words("statistics.row-best"), str(record.best))]
    return dl(".counted")[[div[dt[label], dd[each]] for label, each in told]]


def _curve(words: Words, game: Game, rated: list[Strength]) -> Node:
    """How strong the player is, in words, and was over time, drawn; nothing before there are enough matches."""
    if not rated:
        return None
    levels = {words(f"level.{level}"): rating for level, rating in game.ratings.items()}
    nearest = min(game.ratings, key=lambda level: abs(game.ratings[level] - rated[-1].rating))
    said = p[words("statistics.like", level=nearest)]
    return [h3[words("statistics.strength")], said, figure[curve([each.rating for each in rated], levels)]]


def _exact(words: Words, game: Game, counted: list[tuple[Save, End]]) -> Html:
    """What the first cards brought, and what was made of them, a sentence each; or why that is not known."""
    if (known := dealt_parts(counted)) is None:
        return p[words("statistics.not-yet" if game.dealt else "statistics.unknown")]
    n, _, dealt, made, _ = known
    return p[words.sentences(_signed(words, what, by, n=n) for what, by in (("dealt", dealt), ("made", made)))]


def _signed(words: Words, what: str, by: float, **facts: int) -> str:
    """That something brought more or less than could be expected, or neither."""
    how = "more" if by > 0 else "less" if by < 0 else "even"
    return words(f"statistics.{what}-{how}", by=abs(by), **facts)


def _estimated(words: Words, game: Game, counted: list[tuple[Save, End]], estimate: Estimate | None) -> Html:
    """Luck and play by the reviews that are kept, and the way to those that are missing."""
    found = [end.review for _, end in counted if end.review]
    said = p[words.sentences(_a_match(words, found)) if found else words("statistics.unreviewed")]
    return div(".luck", id=f"luck-{game.name}", tabindex="-1")[said, _search(words, game, counted, estimate)]


def _a_match(words: Words, found: list[Reviewed]) -> Iterator[str]:
    """What luck brought and what the choices gave away, for one match, in whole points or parts of a win."""
    parted, unit = luck.parted(found), "points" if "review.came-even" in words else "wins"
    lucky, lost = (round(each * parted.n / len(found)) for each in (parted.luck, parted.lost))
    yield _signed(words, f"luck-{unit}", lucky)
    yield words(f"statistics.cost-{unit}", by=lost) if lost > 0 else words("statistics.cost-none")


def _method(model: Model, words: Words, game: Game, told: Callable[[], Node]) -> Html:
    """What is told of the figures, behind one press."""
    said = words("statistics.method")
    toggle, inside = folded(model.device.folds, f"{METHOD}{game.name}", said, div(".luck"), told)
    return div[p(".row")[toggle], inside]


def _sentences(
    words: Words, game: Game, found: Mapping[Rivals, Record], counted: list[tuple[Save, End]], rated: list[Strength]
) -> list[Html]:
    """What counts, how the figures are found and how sure they are."""
    told = [*share_of(words, found), *method_of(words, game, counted, rated)]
    return [p(".small")[each] for each in (words("statistics.note", n=FEWEST), *told)]


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
