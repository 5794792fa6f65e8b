"""Finished matches are looked through one after the other, behind the statistics, to tell luck and play apart.

Every decision of the player is judged as for the turning point (ui/play/turning.py), and what a match came to is kept
in its envelope. That goes on until the player stops it or goes elsewhere; matches that are done stay done.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from time import perf_counter

from game import shelf
from game.core.game import Game
from game.core.match import Match
from game.core.review import decisions, reviewed, thought_over
from game.ui.effects import Effects, Replace, polite
from game.ui.model import Message, Model, Step, listing
from game.ui.model.saves import End, Save
from game.ui.places import Office
from game.ui.play import searching, turning
from game.ui.protocol import Env
from game.ui.searched import Estimate, Review
from game.ui.view.people import humans
from game.words import words_of

MOST = 100
"""Matches of a game whose luck is told, the newest."""
PROGRESS = 0.25
"""Seconds of work before the page is told how far it is."""


def counting(game: Game, ended: Iterable[tuple[Save, End]]) -> list[tuple[Save, End]]:
    """The matches of a game whose luck is told, given from the newest on: one person played, and nobody helped."""
    found = (
        (save, end)
        for save, end in ended
        if save.match.game is game and not save.marks and len(humans(save.match.players)) == 1
    )
    return [each for each, _ in zip(found, range(MOST), strict=False)]


def left(counted: Iterable[tuple[Save, End]]) -> tuple[str, ...]:
    """The ids of those that are still to be looked through."""
    return tuple(save.id for save, end in counted if end.review is None)


def asked(model: Model, name: str, _: Env) -> Step:
    """The player wants the matches of the game of this name looked through, or with no name no more of that."""
    game = shelf.GAMES.get(name)
    if not isinstance(model.screen, Office):
        return Step(model)
    if game is None or game.account is None:
        return Step(model.on(model.screen._replace(estimate=None)))
    waiting = left(counting(game, listing.ended(model.device.stored)))
    model = model.on(model.screen._replace(estimate=Estimate(game, waiting), focus=f"luck-{name}"))
    return Step(model, polite([words_of(model.device.lang)("estimate.going", n=1, of=len(waiting))]))


def goes_on(model: Model) -> Estimate | None:
    """What is being looked through; None for nothing."""
    estimate = model.screen.estimate if isinstance(model.screen, Office) else None
    return estimate if estimate and estimate.left else None


def work(model: Model) -> Generator[None, None, Estimate] | None:
    """The next of it, which yields between pieces of work; None for nothing."""
    estimate = goes_on(model)
    return _onward(estimate, model.device.stored) if estimate else None


def _onward(now: Estimate, stored: Mapping[str, str]) -> Generator[None, None, Estimate]:
    """The estimate after some more decisions, one at least; where the match cannot be opened, it comes back without."""
    until, match, review = perf_counter() + PROGRESS, now.match, now.review
    if match is None:
        entry = next((each for each in listing.listed(stored).good if each.id == now.left[0]), None)
        save = listing.opened(entry) if entry else None
        if save is None or save.match.asked is not None:
            return now
        match = save.match
        review = Review(decisions(match, humans(match.players)[0]))
        yield
    while review.left:
        review = yield from _one_more(match, humans(match.players)[0], review)
        if perf_counter() > until:
            break
    return now._replace(match=match, review=review)


def _one_more(match: Match, seat: int, review: Review) -> Generator[None, None, Review]:
    """The review with one more decision, judged and thought over."""
    review = yield from searching.search(match, seat, review)
    *before, made = review.decisions
    made = yield from thought_over(match, seat, made)
    return review._replace(decisions=(*before, made))


def worked(before: Model, model: Model, now: Estimate) -> Step:
    """The step after such work; nothing is done if the page has gone on meanwhile."""
    if model.screen is not before.screen or not isinstance(model.screen, Office):
        return Step(model)
    if now.match and now.review.left:
        return Step(model.on(model.screen._replace(estimate=now)))
    following = Estimate(now.game, now.left[1:], now.done + 1)
    model, written = _kept(model.on(model.screen._replace(estimate=following if following.left else None)), now)
    over = () if following.left else polite([words_of(model.device.lang)("estimate.done")])
    return Step(model, (*written, *over))


def _kept(model: Model, now: Estimate) -> tuple[Model, Effects]:
    """The model with the review of this match, which is stored unless another tab plays it on."""
    match = now.match
    result = reviewed(match, humans(match.players)[0], now.review.decisions) if match else None
    if result is None:
        return model, ()
    model, written = turning.noted(model, now.left[0], result)
    return model, tuple(Replace(now.left[0], *each) for each in written)


MESSAGES: Mapping[str, Message] = {"estimate": asked}
