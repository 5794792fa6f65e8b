"""Whether a second move is worth naming beside the best one, and what speaks for dropping out where it is that."""

from __future__ import annotations

from game.core.review import OWN, chained, forms_of
from game.core.rules import Choice, Saying
from game.games.court_circular.bots.certain import rivals_of
from game.games.court_circular.bots.found import chance, fewer, taken
from game.games.court_circular.hints.forms import SAID
from game.games.court_circular.rules.answers import DROP
from game.games.court_circular.rules.state import State

EVEN = 1.0
"""A difference in worth that is none to a player: less than a card counts, and the worth of cards kept is a fit."""
HALF = 0.5
LOSES = "reason.loses"
SURE = ("reason.wins", "reason.wins-always", "reason.wins-all")
"""How it is told that a card wins for certain."""
ONLY = ("reason.only-wins", "reason.only-sure", "reason.only-not-drop")
"""The reasons after which no second move is named, as `ui.play.hinting` knows by how they begin."""


def only(best: Choice, others: list[Choice], said: Saying) -> Saying | None:
    """That all other cards lose the round, or that one should not even drop out; None where another will do.

    `said` is what speaks for the best card, which has a chance.
    """
    cards = [each for each in others if each.move != DROP]
    if cards and told_win(best) != LOSES and all(told_win(each) == LOSES for each in cards):
        return chained(("reason.only-wins", {OWN: said, SAID: unkept(each)}) for each in forms_of(said))
    if others[0].move == DROP and told_win(best) in SURE:
        return chained(("reason.only-sure", {OWN: said, SAID: each}) for each in forms_of(said))
    if others[0].move == DROP and chance(best) >= HALF and best.worth - others[0].worth >= EVEN:
        return chained(("reason.only-not-drop", {OWN: said, SAID: unkept(each)}) for each in forms_of(said))
    return None


def told_win(choice: Choice) -> str:
    """How it is told how often a card wins; empty where it is not."""
    key: str = choice.reason[1].get("wins", ("",))[0]
    return key


def second(seen: State, seat: int, choice: Choice) -> Choice:
    """The move, with what dropping out means as its reason if it is that: what it saves, or fewer new cards.

    With one rival left the move itself says how many cards that one takes.
    """
    if choice.move != DROP:
        return choice
    less, all_ = taken(seen, seat)
    n = 0 if seen.final or len(rivals_of(seen, seat)) > 1 else fewer(seen, seat)
    told: Saying = ("reason.drop-fewer", {"n": n}) if n else ("reason.drop-second", {"cards": less, "all": all_})
    return choice._replace(reason=told)


def unkept(said: Saying) -> Saying:
    """The same without what is kept, which matters less than what else is to be said."""
    short: Saying = said[1][SAID] if said[0] == "reason.kept" else said
    return short
