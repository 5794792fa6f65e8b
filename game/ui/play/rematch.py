"""Another match from the one on the screen: the same deal again, or a new one with the same opponents."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.match import Match
from game.ui.effects import Go
from game.ui.model import Message, Model, Step, days, links
from game.ui.places import BadAddress, Challenge, Look, Table
from game.ui.play.playing import begun
from game.ui.protocol import Env


def again(model: Model, _: str, env: Env) -> Step:
    """The same deal from its beginning; a match that came with a link is played without its moves."""
    return anew(model, match, env) if (match := whole(model)) else Step(model)


def anew(model: Model, match: Match, env: Env) -> Step:
    """The deal of this match from its beginning; of a day's deal it is said whether it will count."""
    step = begun(model, Match.begin(match.game, match.deal, match.players, match.options, match.v), env)
    said = days.opened(model.device.stored, match, env.now)
    return step._replace(model=step.model._replace(notice=said)) if said else step


def new(model: Model, _: str, env: Env) -> Step:
    """Another deal with the same opponents; from the end of a match, one comes back to its result."""
    if (match := whole(model)) is None:
        return Step(model)
    deal = links.deal_name(env.random)
    step = begun(model, Match.begin(match.game, deal, match.players, match.options), env)
    return behind(step) if model.ended else step


def behind(step: Step) -> Step:
    """The same, so that one comes back from it to the address that was shown before."""
    kept = (each._replace(behind="behind") if isinstance(each, Go) else each for each in step.effects)
    return step._replace(effects=tuple(kept))


def whole(model: Model) -> Match | None:
    """The match on the screen with all its moves, also where only a part of it can be shown."""
    match model.screen:
        case Table(match) | Look(match) | Challenge(match) | BadAddress(match=match):
            return match
    return None


MESSAGES: Mapping[str, Message] = {"again": again, "new": new}
