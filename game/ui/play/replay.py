"""Looking through a match that is finished or came with a link, and playing on from one of its turns."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from game.core.match import Match
from game.ui.effects import Claim, Go, polite
from game.ui.model import Message, Model, Step, links, listing, peeked, scene
from game.ui.model.saves import Save
from game.ui.places import SHARE, Look, Table
from game.ui.play import choices, judging
from game.ui.play.playing import begun, line, put_all_away, refused
from game.ui.play.voice import told
from game.ui.protocol import Env
from game.ui.view import view_of

LONGEST = 6
"""The number of a turn has fewer digits."""
STEP, RESULT = 2.5, 6.5
"""Paces for which a replay that runs by itself shows a move at least, and the result of a round: 1.1 and 2.9 s."""


def arrived(model: Model, link: links.Link) -> Step:
    """A match that came with a link, from its first move on unless a turn is meant, with who sent it.

    One that is stored here is shown as the player's own, and leads to its end where it is over: so a replay that is
    loaded again keeps its way back. Of any other it is noted that its cards have been seen.
    """
    match = link.match()
    fits = partial(_holds, match)
    found = listing.search(model.device.stored, match.deal, fits)
    save = listing.read(found) if found else None
    look = Look(match, link.at or 0, save[0].names if save else (), sent=save is None, sender=link.sender)
    model = model.on(look._replace(origin=_ended(model, match, save[0]) if save else None))
    written = peeked.noted(model.device.stored, match) if look.sent else None
    model = model.storing({**model.device.stored, written.key: written.text}) if written else model
    return Step(_told_of(model, look, link) if look.sent and not look.at else model, (written,) if written else ())


def _told_of(model: Model, look: Look, link: links.Link) -> Model:
    """The model with a note of who has sent the match, and how it ended."""
    match = look.whole
    whole = model.on(look._replace(at=len(match.moves)))
    result = view_of(match.game).status(scene(whole, match)) if match.asked is None else ""
    key = ("link.sent" if link.sender else "link.unsigned") + ("-over" if result else "")
    facts = {"name": link.sender, "result": result}
    return model._replace(notice=(key, {name: fact for name, fact in facts.items() if fact}))


def _holds(match: Match, save: Save) -> bool:
    """Whether a stored match is this one, played so far or further."""
    return save.match.begins_like(match) and save.match.moves[: len(match.moves)] == match.moves


def _ended(model: Model, match: Match, save: Save) -> Table | None:
    """The end of a match that is stored, once its last result was put away; None where the match goes on."""
    if match.asked is not None or save.match.moves != match.moves:
        return None
    return put_all_away(model.on(Table(match, save.id, save.marks, save.names))).table


def look(model: Model, where: str, _: Env) -> Step:
    """Through the moves of a match that is looked at: first, back, forward, last; play lets it run, at the end anew."""
    if (shown := model.look) is None:
        return Step(model)
    last = len(shown.whole.moves)
    there = _there(shown, where)
    running = there.at < last and (where == "on" or (where == "play" and not shown.running))
    return at_turn(model, there._replace(running=running))


def _there(shown: Look, where: str) -> Look:
    """The replay where a button leads; between the result of a round and the first card of the next stands the deal."""
    last, here = len(shown.whole.moves), shown.at
    if where in ("forward", "on"):
        anew = choices.dealt_anew(shown)
        return shown._replace(at=here if anew else min(last, here + 1), put_away=anew)
    if where == "back":
        before = shown._replace(at=here if shown.put_away else max(0, here - 1), put_away=False)
        return before._replace(put_away=not shown.put_away and choices.dealt_anew(before))
    ends = {"first": 0, "last": last, "play": 0 if here == last else here}
    return shown._replace(at=ends[where], put_away=shown.put_away and where == "play") if where in ends else shown


def turn(model: Model, text: str, _: Env) -> Step:
    """To the turn that the slider names."""
    shown = model.look
    if shown is None or (at := _number(text)) is None:
        return Step(model)
    there = shown._replace(at=min(at, len(shown.whole.moves)), running=False)
    return at_turn(model, there._replace(put_away=_lost(there)))


def _lost(look: Look) -> bool:
    """Whether something was lost at this turn, which is what one wants to see there: not a result before it."""
    review = look.origin.review if look.origin else None
    return bool(review and review.lost_at(look.at))


def at_turn(model: Model, shown: Look) -> Step:
    """The replay at another turn, with what is said of it; what heads every turn after a problem, once."""
    before, known = (model.look.at, choices.turn_said(model, model.look)) if model.look else (0, "")
    model = model.on(judging.answered(shown)._replace(eyes=shown.eyes and shown.eyes._replace(choices=())))
    model = model._replace(device=model.device.keeping(lambda fold: fold != judging.WHY))
    heading = choices.turn_said(model, shown)
    said = (
        *polite([] if heading == known and shown.at != before else [heading]),
        *(told(model) if shown.at != before else ()),
        *polite(judging.judged(model)),
    )
    onwards = shown.at == before + 1
    return Step(model, said, pause=pause(model, shown) if onwards or shown.put_away else 1, reveals=onwards)


def pause(model: Model, look: Look) -> float:
    """For how many paces the turn is seen in a replay that runs by itself: long enough to see and to read it."""
    match = look.match
    if look.put_away or len(match.states) < 2:
        return STEP
    view = view_of(match.game)
    before, after = (match.game.rules.seen_by(model.seat, state) for state in match.states[-2:])
    if view.finished(after) > view.finished(before):
        return RESULT
    return max(STEP, view.pause(before, after))


def replay(model: Model, text: str, _: Env) -> Step:
    """The finished match from its beginning, or from the turn that is named."""
    if (table := model.table) is None:
        return Step(model)
    return opened(model, table, min(_number(text) or 0, len(table.match.moves)))


def opened(model: Model, table: Table, at: int, *, asks: bool = False) -> Step:
    """A turn of a match that was just played here, from which the browser leads back to the end of the match."""
    step, behind = looked_at(model, table, at, asks=asks), "" if table.problem else "behind"
    return step._replace(effects=(Go(links.address_with_moves(table.match, at), behind), *step.effects))


def looked_at(model: Model, table: Table, at: int, *, asks: bool = False) -> Step:
    """The replay of a match that was just played here; `asks` where the player is to think again at this turn."""
    look = Look(
        table.match,
        at,
        table.names,
        origin=table,
        behind=True,
        asks=asks,
        lifted=table.lifted,
        log_of=table.log_of,
    )
    look = look._replace(put_away=_lost(look))
    device = model.device.keeping(lambda fold: fold != SHARE)
    model = model._replace(device=device._replace(held=""), screen=look)
    return Step(model, (Claim(), *polite(judging.judged(model))), grab=True)


def beside(model: Model, address: str) -> Step | None:
    """The way by which Back and Forward of the browser lead between the end of a match and its replay; None for others.

    Nothing that was found out about the match is lost on it.
    """
    look, table = model.look, model.table
    if look and look.origin and not look.origin.problem and address == links.address(look.origin.match):
        return _at_end(model, look.origin)
    if table is None or not model.ended:
        return None
    if address == links.address(table.match):
        return Step(model)
    turns = links.address_with_moves(table.match, 0).removesuffix("0")
    at = _number(address.removeprefix(turns)) if address.startswith(turns) else None
    return looked_at(model, table, min(at, len(table.match.moves))) if at is not None else None


def _at_end(model: Model, table: Table, *before: Go) -> Step:
    """The end of a match of the player, as it was left."""
    return Step(Model(model.device, table), (*before, Claim(table.id)), grab=True)


def _number(text: str) -> int | None:
    """The number of moves that a text names; None where it is no such number."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < LONGEST else None


def think_again(model: Model, _: str, __: Env) -> Step:
    """To the turning point, as the player saw it, before it is told what was better."""
    table = model.table
    worst = table.review.worst if table and table.review else None
    return opened(model, table, worst.at, asks=True) if table and worst else Step(model)


def back_to_end(model: Model, _: str, __: Env) -> Step:
    """Back from the replay to the end of its match."""
    look = model.look
    if look is None or look.origin is None:
        return Step(model)
    if look.origin.problem:
        return Step(Model(model.device, look.origin), grab=True)
    return _at_end(model, look.origin, Go(links.address(look.origin.match), "back" if look.behind else ""))


def branch(model: Model, _: str, env: Env) -> Step:
    """Played on from the turn that is looked at: a match of its own, marked as a branch."""
    look = model.look
    if look is None or look.match.asked is None:
        return refused(model, ("look.over", {}))
    begins = begun(model, look.match, env, ("branch",))
    if not view_of(look.match.game).shows_result(look.match.state, None, 0):
        begins = begins._replace(model=put_all_away(begins.model))
    if not look.tried:
        return begins
    step = line(begins.model, look.tried, env)
    return step._replace(effects=(*begins.effects, *step.effects))


CHOICES = ("tick", "propose", "lift-with", "pick", "pick-cards", "play", "enter", "line", "twice", "stand", "clear")
"""The messages by which cards and moves are chosen at a table."""


def tried(model: Model, look: Look, message: Message, text: str, env: Env) -> Step:
    """A choice where the player is to think again: cards are selected as at the table; a move is judged, not made."""
    before = Table(look.match, "", names=look.names, lifted=look.lifted)
    at_table = put_all_away(model.on(look.trial or before))
    step = message(at_table, text, env)
    trial = step.model.table
    if trial is None or len(trial.match.moves) == look.at:
        kept = look.tried if trial == at_table.table else ""
        return step._replace(model=step.model.on(look._replace(trial=trial, tried=kept)))
    move = trial.match.moves[look.at]
    cards = view_of(look.whole.game).cards_of(scene(at_table, look.match), move)
    model = model.on(look._replace(trial=before._replace(ticked=cards), tried=move))
    return Step(model, polite(judging.verdict(model)), grab=True, focus="branch")


MESSAGES: Mapping[str, Message] = {
    "look": look,
    "turn": turn,
    "replay": replay,
    "branch": branch,
    "think-again": think_again,
    "to-end": back_to_end,
}
