"""What a card with a chance is to be told with: the hand to be feared, and what dropping out would mean."""

from __future__ import annotations

from game.core.review import OWN, difference
from game.core.rules import Choice
from game.games.court_circular.bots.certain import best_row, feared
from game.games.court_circular.bots.forms import SAID, More
from game.games.court_circular.bots.found import chance, taken
from game.games.court_circular.bots.losing import is_lost
from game.games.court_circular.bots.second import EVEN, LOSES, SURE, told_win
from game.games.court_circular.rules.answers import DROP
from game.games.court_circular.rules.state import LAID, State

UNSURE = 0.65
"""A card that wins less often than this is told with the hand that a rival may still make."""
SELDOM = 0.3
"""A card that wins less often than this is told with what dropping out would mean, where that is allowed."""


def cause(seen: State, seat: int, choice: Choice) -> More | None:
    """Adds the hand that a rival may still make against this card; None where the card is safe, or lost."""
    if seen.choosing or chance(choice) >= UNSURE or told_win(choice) in (*SURE, LOSES):
        return None
    found = feared(seen, seat, choice.move)
    if not found:
        return None
    rival, other = found
    key = "reason.threat-higher" if other == best_row(seen, seat, choice.move).name else "reason.threat"
    return lambda said: (key, {**choice.reason[1], SAID: said, "seat": rival, "other": other})


def out(seen: State, seat: int, best: Choice, others: list[Choice]) -> More | None:
    """Adds what dropping out would mean; None where that is not allowed, or the card wins too often to think of it."""
    drop = next((each for each in others if each.move == DROP), None)
    if drop is None or (drop is not others[0] and chance(best) >= SELDOM):
        return None
    less, all_ = taken(seen, seat)
    more = {"cards": less, "all": all_, "n": LAID - len(seen.rows[seat]), "saved": all_ - less}
    key = _not_out(seen, best, difference(best.worth, drop.worth))
    return lambda said: (key, {**best.reason[1], OWN: said, **more})


def _not_out(seen: State, best: Choice, less: float) -> str:
    """What dropping out would mean; of a lost round also why it does not pay to give the winner fewer cards."""
    if less < EVEN:
        return "reason.drop-even"
    return "reason.not-drop-lost" if is_lost(best) and not seen.final else "reason.not-drop"
