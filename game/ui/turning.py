"""The turning point of a match that is over: the decision by which the player gave most away, as the best bot judges.

It is looked for when the player asks for it; first the page says where it was, so that one can think about it there.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping

from game.core.match import Match
from game.core.review import Decision, decisions
from game.ui import links
from game.ui.effects import polite
from game.ui.html import Html, a, div, p
from game.ui.model import Message, Model, Step, scene
from game.ui.parts import act
from game.ui.places import Review
from game.ui.protocol import Env
from game.ui.view import view_of
from game.words import Words


def asked(model: Model, _: str, __: Env) -> Step:
    """The player wants to know the turning point."""
    table = model.table
    if table is None or not possible(model) or table.review:
        return Step(model)
    return _told(model.on(table._replace(review=Review())))


def tell(model: Model, _: str, __: Env) -> Step:
    """The player wants to know what would have been better."""
    table = model.table
    if table is None or table.review is None or table.review.worst is None:
        return Step(model)
    return _told(model.on(table._replace(review=table.review._replace(told=True))), grab=True)


def possible(model: Model) -> bool:
    """Whether a match of one person is over and shown."""
    return model.ended and model.seat is not None and len(model.people) == 1


def sought(model: Model) -> bool:
    """Whether the turning point is still to be found."""
    return bool(possible(model) and model.table and model.table.review and not model.table.review.done)


def search(match: Match, seat: int) -> Generator[None, None, Decision | None]:
    """The decision that the strongest bot thinks was the worst; None where it would have lost nothing by any."""
    made = yield from decisions(match, seat, [*match.game.levels][-1])
    worst = max(made, key=lambda each: each.loss, default=None)
    return worst if worst and worst.loss > 0 else None


def found(model: Model, worst: Decision | None) -> Step:
    """The search has come to its end."""
    table = model.table
    if table is None or table.review is None:
        return Step(model)
    return _told(model.on(table._replace(review=Review(done=True, worst=worst))))


def _told(model: Model, *, grab: bool = False) -> Step:
    """The step to a model whose turning point has something new to say."""
    return Step(model, polite([said(model)]), grab=grab)


def said(model: Model) -> str:
    """What is known of the turning point, in a sentence or two; empty before anybody has asked."""
    table = model.table
    if table is None or table.review is None:
        return ""
    words, review = scene(model, table.match).words, table.review
    if review.worst is None:
        return words("turning.none" if review.done else "turning.seeking")
    worst, where = review.worst, {"n": review.worst.at + 1, "of": len(table.match.moves)}
    sentences = [words("turning.found", move=_meaning(model, worst, worst.played), **where)]
    if review.told:
        better = _meaning(model, worst, worst.better.move)
        sentences.append(words("turning.better", move=better, why=worst.better.reason))
    return words.sentences(sentences)


def _meaning(model: Model, decision: Decision, move: str) -> str:
    """What a move would have done there, in words."""
    table = model.table
    if table is None:
        return ""
    match = table.match
    before = match._replace(moves=match.moves[: decision.at], states=match.states[: decision.at + 1])
    there = scene(model.on(table._replace(match=before, ticked=())), before)
    return view_of(match.game).meaning(there, move).rstrip(".。")


def shown(model: Model, words: Words) -> Html | None:
    """What is known of the turning point, and the ways to it and to the better move."""
    table = model.table
    if table is None or table.review is None:
        return None
    worst = table.review.worst
    ways = None
    if worst:
        there = a(".button.quiet", href=links.address_with_moves(table.match, worst.at), id="try-turning")[
            words("turning.try")
        ]
        ways = div(".row.ways")[there, None if table.review.told else act(words, "tell-turning", "turning.tell")]
    return div(".turning")[p[said(model)], ways]


MESSAGES: Mapping[str, Message] = {"turning": asked, "tell-turning": tell}
