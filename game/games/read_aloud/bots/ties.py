"""What is said where the next best does as well: whether any other does, and if not, what is better than the worst."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from game.core.chance import Dice
from game.core.rules import Choice, Saying
from game.games.read_aloud.bots.answering import Answer, by_move
from game.games.read_aloud.bots.apart import DIFFUSE, apart
from game.games.read_aloud.bots.both import NEXT, Both, clearly, played_on
from game.games.read_aloud.bots.worth import uses_of
from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.rules.conditions import value
from game.games.read_aloud.rules.state import Spot, State
from game.games.read_aloud.rules.zones import at

OF_TIES = (
    "reason.even",
    "reason.even-other",
    "reason.neither",
    "reason.any",
    "reason.any-number",
    "reason.none-of-use",
    "reason.next-too",
)
"""All that is said of ties."""


def of_tie(both: Both, move: str, rest: Sequence[Choice], dice: Dice) -> Generator[None, None, Saying]:
    """That another choice does as well, or any, or what is better after the best move than after the worst of the rest.

    `rest` is what there is besides the two that are compared.
    """
    seen, some = both.seen, by_move(both.seen)
    plain = _is_plain(seen, list(some.values()))
    if not rest:
        return ("reason.neither" if plain else "reason.even-other"), {}
    last = min(rest, key=lambda each: each.worth)
    than = _named(seen, both.seat, some[last.move])
    to_last = yield from played_on(seen, both.seat, (move, last.move), dice, than or NEXT)
    if clearly(to_last):
        why = apart(to_last) if than else DIFFUSE
        return ("reason.even", {}) if why == DIFFUSE else ("reason.next-too", {"why": why})
    if seen.asked and seen.asked.kind == "number":
        return "reason.any-number", {}
    return ("reason.none-of-use" if plain else "reason.any"), {}


def _is_plain(seen: State, answers: Sequence[Answer]) -> bool:
    """Whether all are cards that the player sees, and none of them sets a condition or ends the game."""
    uses = uses_of(seen.terms.cards)
    keys = [at(seen, each).key if isinstance(each, Spot) else None for each in answers]
    return all(key and key not in uses for key in keys)


def _named(seen: State, seat: int, answer: Answer) -> Saying | None:
    """What a card in sight is called where another one is compared with it; None of any other answer."""
    if not isinstance(answer, Spot) or at(seen, answer).key is None:
        return None
    place = "own" if answer.place is Place.HANDS and answer.seat == seat else answer.place.value
    where: Saying = (f"place.{place}", {"i": answer.n + 1, "seat": answer.seat or 0})
    return "reason.than-card", {"where": where, "n": value(seen, at(seen, answer))}
