"""Why a move is better than another, in words: what a hint, a teacher and a review tell of the expert's thought."""

from __future__ import annotations

from collections.abc import Generator, Mapping

from game.bots import ranked
from game.core.cards import without
from game.core.chance import Dice
from game.core.rules import NOTHING, Choice, Saying
from game.games.court_circular.bots import expert, odds
from game.games.court_circular.bots.certain import best_row, certain, waiting
from game.games.court_circular.bots.found import Found, why, wins
from game.games.court_circular.hints.compared import compared
from game.games.court_circular.rules.answers import DROP
from game.games.court_circular.rules.state import LAID, State

MORE = 4
"""How many times as much is imagined for a hint, whose figures are read: by chance they swing half as far."""
HARDLY = 0.02
"""A round that no card wins more often in the imagined deals is told as hardly to be won."""


def careful(seen: State, seat: int, dice: Dice) -> Generator[None, None, tuple[Choice, ...]]:
    """The same as `reasoned` with more deals, for a hint."""
    return reasoned(seen, seat, dice, MORE)


def reasoned(seen: State, seat: int, dice: Dice, times: int = 1) -> Generator[None, None, tuple[Choice, ...]]:
    """The thought of the expert, perhaps with so many times as many deals, each move with the reason for it."""
    if seen.choosing:
        return compared(seen, seat, (yield from expert.leads(seen, seat, dice, times)))
    found = yield from expert.moves(seen, seat, dice, times)
    if len(seen.rows) > 2:
        found = yield from _told(seen, seat, dice, times, found)
    most = max(each.won for move, each in found.items() if move != DROP)
    sure = {card: certain(seen, seat, card, found[card].won) for card in found if card in seen.hands[seat]}
    some = [Choice(move, each.worth, _why(seen, seat, move, each, most, sure)) for move, each in found.items()]
    return compared(seen, seat, ranked(some))


def _told(seen: State, seat: int, dice: Dice, times: int, found: dict[str, Found]) -> expert.Finding:
    """What was found, with how often the best row after each move wins by the odds, which did not serve to choose."""
    rivals = yield from odds.drawn(seen, seat, dice, expert.WORLDS * times)
    rows = {move: best_row(seen, seat, move) for move in found if move != DROP}
    return {**found, **{move: found[move]._replace(won=odds.share(row, rivals)) for move, row in rows.items()}}


def _why(seen: State, seat: int, move: str, found: Found, most: float, sure: Mapping[str, bool | None]) -> Saying:
    """The reason in words; of the last card of a row, what is kept beside it; `sure` as `certain` of those held."""
    held = seen.hands[seat]
    last = move in held and len(seen.rows[seat]) == LAID - 1 and not seen.final
    if move in held and most < HARDLY and not any(sure.values()):
        few = {"few": ("reason.few" if None in sure.values() else "reason.none", NOTHING)}
        return ("reason.lost-keeps", {**few, "cards": without(held, move)}) if last else ("reason.lost", few)
    if last:
        return "reason.keeps", {**wins(found.won, sure[move], rivals=waiting(seen, seat)), "cards": without(held, move)}
    return why(seen, seat, move, found, most, HARDLY)
