"""What a card with a chance is to be told with: the hand to be feared, and what dropping out would mean."""

from __future__ import annotations

from game.core.review import OWN, difference
from game.core.rules import Choice
from game.games.court_circular.bots.certain import best_row, feared
from game.games.court_circular.bots.forms import SAID, More
from game.games.court_circular.bots.found import TENTH, chance, roughly, taken
from game.games.court_circular.bots.second import EVEN, LOSES, SURE, told_win
from game.games.court_circular.rules.answers import DROP, closed, drop_refused
from game.games.court_circular.rules.cards import NUMBER
from game.games.court_circular.rules.score import EXTRA, UP
from game.games.court_circular.rules.stakes import FIRST_HAND
from game.games.court_circular.rules.state import LAID, State

UNSURE = 0.85
"""A card that wins less often than this is told with the hand that a rival may still make."""
SELDOM = 0.3
"""A card that wins less often than this is told with what dropping out would mean, where that is allowed."""
LATER = "reason.drop-later"
HARDLY = 0.15
"""A first card that wins less often than this is told with dropping out next turn."""


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
    more = {"all": all_, "n": LAID - len(seen.rows[seat]), "saved": all_ - less}
    key = "reason.drop-even" if difference(best.worth, drop.worth) < EVEN else _not_out(seen, chance(best), less, all_)
    return lambda said: (key, {**best.reason[1], OWN: said, **more})


def _not_out(seen: State, share: float, less: int, all_: int) -> str:
    """What speaks against dropping out: the cards and the lead to be won, or the new cards where that is too little."""
    if seen.final:
        return "reason.not-drop-final"
    worthwhile = share * (all_ + FIRST_HAND / UP) >= (1 - share) * (all_ - less)
    return "reason.not-drop" if worthwhile else "reason.not-drop-lost"


def later(seen: State, seat: int, best: Choice) -> More | None:
    """Adds that one can drop out next turn, to a first card that hardly wins; None where that is not so."""
    soon = not seen.choosing and not seen.rows[seat] and drop_refused(seen) and may_drop(seen)
    return (lambda said: (LATER, {**best.reason[1], OWN: said})) if soon and chance(best) < HARDLY else None


def is_lowest(seen: State, seat: int, best: Choice) -> bool:
    """Whether a card hardly ever wins, and no other one held is lower, or counts less in the winner's heap."""
    card, held = best.move, seen.hands[seat]
    least = all(EXTRA[card] <= EXTRA[each] and NUMBER[card] <= NUMBER[each] for each in held)
    return least and roughly(chance(best)) < TENTH


def may_drop(seen: State) -> bool:
    """Whether dropping out is allowed in this round once all have laid a card."""
    return closed(seen, (1,) * len(seen.rows)) is None
