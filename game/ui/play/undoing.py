"""Undo, and whether it marks the match: what has been seen since cannot be unseen. Redo, until a move is made."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.match import Match
from game.core.rules import Saying
from game.ui.effects import polite
from game.ui.model import Message, Model, Step, scene
from game.ui.places import Table
from game.ui.play import hinting
from game.ui.play.playing import marked, not_asked, put_all_away, refused, stored
from game.ui.play.unasked import lasting
from game.ui.protocol import Env
from game.ui.view import view_of
from game.words import words_of


def undo(model: Model, at: str, env: Env) -> Step:
    """Go back to the player's last choice; the match is marked if anything new has been seen since.

    That it would count no longer is said first, and that it does when it becomes so, not again. The focus goes to the
    card that is taken back, but stays on the button, whose id is `at` then, while that can do more.
    """
    if model.taken:
        return not_asked(model)
    table, seat = model.table, model.seat
    if table is None or seat is None:
        return refused(model, ("table.no-undo", {}))
    if (back := table.match.undo(seat)) is table.match:
        return refused(model, (none_to_undo(table.match, seat), {}))
    marks = marked(model, table, "undo") if learnt(table.match, back, seat) else table.marks
    if marks != table.marks and (warning := hinting.spends(model, "undo", env)):
        return warning
    key = "table.undone" if marks and not table.marks else "table.taken-back"
    notice: Saying = (key, {"back": _how_far(table.match, back)})
    undone = (*table.undone, table._replace(undone=()))
    model = put_all_away(model.on(_by_hand(table)._replace(match=back, marks=marks, undone=undone)))
    told = _told(model, notice, env, grab=at != "undo" or back.undo(seat) is back)
    move = table.match.moves[len(back.moves)]
    return told._replace(focus=next(iter(view_of(back.game).cards_of(scene(model, back), move)), move))


def none_to_undo(match: Match, seat: int | None) -> str:
    """The key of the reason why this seat can take nothing back: it has made no move, or none that was its choice."""
    moved = any(match.game.rules.to_move(state) == seat for state in match.states[:-1])
    return "table.no-undo-forced" if moved else "table.no-undo"


def redo(model: Model, _: str, env: Env) -> Step:
    """Put the table back as it was before the last undo, uncounted only for other help than that."""
    table = model.table
    if table is None or not table.undone or model.taken:
        return not_asked(model) if model.taken else refused(model, ("table.no-redo", {}))
    *others, before = table.undone
    helped = (mark for mark in table.marks if mark != "undo" and mark not in before.marks)
    before = before._replace(standing=table.standing)
    again = _by_hand(before)._replace(marks=(*before.marks, *helped), undone=tuple(others), log_of=table.log_of)
    return _told(model.on(again), ("table.redone", {}), env, grab=not others)


def _by_hand(table: Table) -> Table:
    """The table with nothing selected, on which no move is made for the player until the next one by hand."""
    return table._replace(ticked=(), offered=(), by_hand=True, standing=lasting(table.standing), sure="")


def _told(model: Model, notice: Saying, env: Env, *, grab: bool) -> Step:
    """The step to a model that is stored and says what was done; with `grab` the focus goes back to the cards."""
    said = polite([words_of(model.device.lang).say(notice)])
    return stored(Step(model._replace(notice=notice, warned=False), said, grab=grab), env)


def _how_far(match: Match, back: Match) -> Saying:
    """That the last move was taken back, or with it how many that came after it."""
    n = len(match.moves) - len(back.moves) - 1
    return ("table.back-far", {"n": n}) if n else ("table.back", {})


def learnt(match: Match, back: Match, seat: int) -> bool:
    """Whether this seat may know more than when it was asked: somebody else has moved, or a card was shown."""
    if len(match.moves) > len(back.moves) + 1:
        return True
    news, known = match.state.news, repr(back.seen(seat))
    alone = all(event.facts.get("seat") == seat and not event.private for event in news)
    cards = [card for event in news for card in (event.facts.get("card"), *event.facts.get("cards", ())) if card]
    return not alone or any(repr(card) not in known for card in cards)


MESSAGES: Mapping[str, Message] = {"undo": undo, "redo": redo}
