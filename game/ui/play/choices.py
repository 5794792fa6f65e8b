"""Which turn is looked at and what was chosen there, in words; where and by which choices two attempts part."""

from __future__ import annotations

from typing import Any

from game.core.match import ME, Match
from game.core.review import Decision, by_itself
from game.core.rules import Saying
from game.ui.html import Html, div, p
from game.ui.model import Model, attempts, scene
from game.ui.places import Look, Table
from game.ui.view import Scene, view_of
from game.ui.view.shown import rounds
from game.words import Words

APART = "turning.apart"
"""How the reason begins that says no more than by how much a choice is better."""
WHOLE = 1.95
"""The least difference of points that is told in whole ones: what would be told as 2.0."""


def meaning(model: Model, match: Match, at: int, move: str, *, brief: bool = False) -> str:
    """What a move would have done after `at` moves, in words; in few where `brief`."""
    view = view_of(match.game)
    return (view.brief_clause if brief else view.clause)(_there(model, match, at), move)


def named(model: Model, match: Match, made: Decision, move: str, *, brief: bool = False) -> str:
    """The move played or the better one, in words; what both say in brackets at their end tells nothing."""
    other = made.better.move if move == made.played else made.played
    said, beside = (meaning(model, match, made.at, each, brief=brief) for each in (move, other))
    end = _bracket(said)
    alone = said.removesuffix(end).rstrip()
    return alone if end == _bracket(beside) and alone != beside.removesuffix(end).rstrip() else said


def _bracket(said: str) -> str:
    """What a text says in brackets at its end; empty where it ends otherwise."""
    depth = 0
    for at, sign in reversed([*enumerate(said)]):
        depth += (sign in ")）") - (sign in "(（")
        if depth == 0:
            return said[at:] if sign in "(（" else ""
    return ""


def told_apart(model: Model, match: Match, made: Decision) -> bool:
    """Whether the move played and the better one are told apart in few words."""
    played, best = (meaning(model, match, made.at, move, brief=True) for move in (made.played, made.better.move))
    return played != best


def drawn(model: Model, match: Match, made: Decision, words: Words, *, told: bool) -> Html | None:
    """The cards chosen, and the better ones once these are told, as the table draws them; None where words are all."""
    moves = {"turning.yours": made.played, **({"turning.bots": made.better.move} if told else {})}
    there, view = _there(model, match, made.at), view_of(match.game)
    cards = {key: view.pictured(there, move) for key, move in moves.items()}
    rows = [div(".row-of", aria_hidden="true")[p(".of")[words(key)], each] for key, each in cards.items() if each]
    return div(".rows-of")[rows] if rows else None


def _there(model: Model, match: Match, at: int) -> Scene:
    """What the player saw after `at` moves."""
    before = match.until(at)
    return scene(model.on(Table(before, "")), before)


def better(model: Model, match: Match, made: Decision, *, brief: bool = False) -> tuple[Saying, ...]:
    """What the bot would have chosen, and why; where no reason tells it from the player's move, by how much."""
    move, words = named(model, match, made, made.better.move, brief=brief), scene(model, match).words
    played = next((each for each in made.choices if each.move == made.played), None)
    reason, against = made.better.reason, match.game.against
    if played and against:
        seat = match.game.rules.to_move(match.states[made.at]) or 0
        reason = against(match.until(made.at).seen(seat), seat, by_itself(made.better), played)
    elif _holds_for_both(words, made):
        reason = behind(words, made, made.played, APART) or ("turning.tried-level.why", {})
    return ("turning.better", {"move": move}), reason


def level(model: Model, match: Match, made: Decision) -> Saying:
    """What the bot would have chosen where that is not clearly better."""
    return "turning.level", {"move": meaning(model, match, made.at, made.better.move)}


def _holds_for_both(words: Words, made: Decision) -> bool:
    """Whether the reason for the better move, apart from its price, is also said for the move that was played."""
    played = next((each.reason for each in made.choices if each.move == made.played), None)
    *_, inmost = _whys(words, made.better.reason)
    return played is not None and inmost in _whys(words, played)


def _whys(words: Words, reason: Saying) -> list[str]:
    """A reason as it is said, and then what its fact `why` says by itself, the inmost last."""
    inside = reason[1].get("why")
    return [words.say(reason), *(_whys(words, inside) if inside else [])]


def behind(words: Words, made: Decision, move: str, key: str) -> Saying | None:
    """By how much the best choice is better than a move; None where that is too little to be told.

    Where worths are chances, which a game says in `turning.chances`, both are told, and the key ends so.
    """
    less = gap(words, made.told(move))
    if less and "turning.chances" in words:
        both = words("turning.chances", best=made.better.worth, left=made.worth(move))
        return f"{key}-chances", {"gap": both}
    return (key, {"gap": less}) if less else None


def gap(words: Words, worth: float) -> str:
    """A difference of worths, empty where it is too small to be told; a game says in `turning.gap` what they count.

    Where it has `turning.gap-whole`, an estimate of so many points is told without a decimal, which would mean nothing.
    """
    if worth >= WHOLE and "turning.gap-whole" in words:
        return words("turning.gap-whole", worth=worth)
    said, none = (
        words("turning.gap", worth=each) if "turning.gap" in words else f"{each:.2f}" for each in (worth, 0.0)
    )
    return said if said != none else ""


def compared(model: Model) -> tuple[Match, attempts.Attempt] | None:
    """The own match and the attempt it is compared with, of which a replay shows one; None where there are not two.

    Nor with a bot's eyes, where the player is not `you`, nor where the player is to think again.
    """
    look = model.look
    others = attempts.of(model.device.stored, look.whole) if look and not (look.eyes or look.asks) else ()
    if look is None or not others:
        return None
    own = _own(model, look)
    if own is None or own.asked is not None:
        return None
    shown = (each for each in others if each.match.moves == look.whole.moves)
    return own, next(shown, None) or others[attempts.compared(model.device, others)]


def _own(model: Model, look: Look) -> Match | None:
    """The player's own match: the one at whose end the replay was opened, the one shown, or the first stored."""
    if look.origin or not look.sent:
        return look.origin.match if look.origin else look.whole
    first = attempts.first(model.device.stored, look.whole)
    return first.match if first else None


def parting(model: Model) -> tuple[Match, attempts.Attempt, int] | None:
    """Both, with the number of moves after which they part, where that is at a turn of the player."""
    if (both := compared(model)) is None:
        return None
    own, other = both
    at = attempts.parted(own, other.match)
    return (own, other, at) if at in attempts.turns(own, at) else None


def fork(model: Model) -> int | None:
    """After how many moves the attempts in a replay part, where that is at a turn of the player."""
    found = parting(model)
    return found[2] if found else None


def apart(model: Model) -> Saying | None:
    """What the player and another one chose, at the turn of a replay where their attempts part."""
    found = parting(model)
    if found is None or model.look is None or model.look.at != found[2]:
        return None
    own, other, at = found
    mine, theirs = (meaning(model, match, at, match.moves[at]) for match in (own, other.match))
    return "attempts.here", {"who": other.who, "mine": mine, "theirs": theirs}


def turn_said(model: Model, look: Look) -> str:
    """Which turn of a match is looked at; from a problem on, which move it is played out after."""
    words, match = scene(model, look.match).words, look.whole
    if look.origin and look.origin.problem and look.at >= (first := len(look.origin.match.moves)):
        move = match.moves[first]
        key = "problem.follows" if move == look.origin.problem.answer else "problem.why-line"
        return words(key, move=meaning(model, match, first, move))
    return how_far(words, look)


def how_far(words: Words, look: Look) -> str:
    """Where in the match a turn is, as the table counts, or at the start; with whose eyes, if not with the player's."""
    eyes, place = look.eyes, "status" if look.at else "start"
    facts: dict[str, Any] = {"n": look.at, "of": len(look.whole.moves)}
    if eyes:
        return words(f"eyes.{place}", seat=eyes.seat, **facts)
    where = _where(look) if look.at else None
    if where and look.put_away:  # the new hands, which have no number of their own: the result has it
        return words("look.dealt", at=where, **facts)
    return words("look.at", at=where, **facts) if where else words(f"look.{place}", **facts)


def lies(look: Look) -> bool:
    """Whether the result of a round lies on the table of a replay; not where something is to be said of what follows.

    That is what the player is to think of again, and what a bot thought.
    """
    if look.eyes or look.asks or look.put_away:
        return False
    state, players = look.match.state, look.whole.players
    number, seat = state.last.number if state.last else 0, players.index(ME) if ME in players else None
    return bool(number and view_of(look.whole.game).shows_result(state, seat, number - 1))


def dealt_anew(look: Look) -> bool:
    """Whether the result of a round lies there while the next one has begun already: its hands are not shown yet."""
    return lies(look) and any(map(view_of(look.whole.game).opens, look.match.state.news))


def _where(look: Look) -> Saying | None:
    """The round that is shown, or whose result lies there, and what is next in it; None where neither is counted."""
    match, view, state = look.whole, view_of(look.whole.game), look.match.state
    part = None if match.game.rules.to_move(state) is None else view.moment(look.match.states)
    if len(rounds(match)) < 2:
        return part
    number = state.last.number if state.last else 0
    if number and (not part or lies(look)):
        return "turning.round", {"round": number}
    facts = {"round": number + 1}
    return ("turning.round-part", {**facts, "part": part}) if part else ("turning.round", facts)
