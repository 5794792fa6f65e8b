"""Taking a move back, and whether that is help: what has been seen since cannot be unseen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.core.match import Match
from game.ui.model import Model, Step
from game.ui.playing import kept, marked, not_asked, read, refused
from game.ui.voice import polite
from game.words import words_of

Env = Mapping[str, Any]


def undo(model: Model, _: str, env: Env) -> Step:
    """Back to the last question of the human; the match counts as assisted if anything has been seen since."""
    if model.taken:
        return not_asked(model)
    if not model.match or model.seat is None or (back := model.match.undo(model.seat)) == model.match:
        return refused(model, ("table.no-undo", {}))
    marks = marked(model, "undo") if learnt(model.match, back, model.seat) else model.marks
    key = "table.undone" if "undo" in marks else "table.taken-back"
    model = read(model._replace(match=back, marks=marks, ticked=(), notice=(key, {}), by_hand=True))
    return kept(Step(model, polite([words_of(model.lang)(key)])), env)


def learnt(match: Match, back: Match, seat: int) -> bool:
    """Whether this seat may know more than when it was asked: somebody else has moved, or a card has come to light."""
    news, known = match.state.news, repr(back.seen(seat))
    alone = all(event.facts.get("seat") == seat and not event.private for event in news)
    cards = [card for event in news for card in (event.facts.get("card"), *event.facts.get("cards", ())) if card]
    return len(match.moves) > len(back.moves) + 1 or not alone or any(repr(card) not in known for card in cards)


MESSAGES: Mapping[str, Callable[[Model, str, Env], Step]] = {"undo": undo}
