"""What a card with a chance is to be told with: the hand to be feared, and what dropping out would mean."""

from __future__ import annotations

from functools import partial

from game.core.review import OWN, difference
from game.core.rules import Choice, Facts, Saying
from game.games.court_circular.bots.certain import best_row, rivals_of
from game.games.court_circular.bots.found import chance, fewer, roughly, taken
from game.games.court_circular.bots.keeping import holding, spent
from game.games.court_circular.hints.forms import SAID, More
from game.games.court_circular.hints.second import EVEN, LOSES, SURE, told_win
from game.games.court_circular.hints.sparing import to_keep
from game.games.court_circular.hints.threats import feared
from game.games.court_circular.rules.answers import DROP, closed
from game.games.court_circular.rules.outlook import made_so_far
from game.games.court_circular.rules.score import UP
from game.games.court_circular.rules.stakes import FIRST_HAND
from game.games.court_circular.rules.state import State

UNSURE = 0.85
"""A card that wins less often than this is told with the hand that a rival may still make."""
SELDOM = 0.3
"""A card that wins less often than this is told with what dropping out would mean, where that is allowed."""
POOR, HOPE = 0.2, 0.03
"""A poor chance, and one of which it is not told what a win would take."""
LITTLE = 5.0
"""By fewer points than this a card is told to be a little better than dropping out."""


def poor(choice: Choice) -> bool:
    """Whether a card wins so seldom that what dropping out would mean is told before all else but the danger."""
    return roughly(chance(choice)) <= POOR


def cause(seen: State, seat: int, choice: Choice) -> list[More]:
    """What adds the hand that a rival may still make against this card, then shorter; none if it is safe, or lost."""
    if seen.choosing or chance(choice) >= UNSURE or told_win(choice) in (*SURE, LOSES):
        return []
    found = feared(seen, seat, best_row(seen, seat, choice.move))
    return [partial(_danger, {**choice.reason[1], "why": why}) for why in (found.told if found else ())]


def endangered(
    seen: State, seat: int, best: Choice, forms: list[Saying], more: tuple[list[More], tuple[More, ...]]
) -> list[Saying]:
    """The forms with a danger and then an end; the hand in reach gives way to both if the row is a hand."""
    made = made_so_far(seen.lead or "", (*seen.rows[seat], best.move), seen.terms.sheet).cards
    some = [*forms, *([("reason.stay", best.reason[1])] if made else [])]
    return [end(danger(each)) for each in some for danger in more[0] for end in more[1]]


def out(seen: State, seat: int, best: Choice, others: list[Choice]) -> tuple[More, ...]:
    """What adds what dropping out would mean, then shorter; none where the card wins too often to think of it.

    Nor is any where dropping out is not allowed.
    """
    drop = next((each for each in others if each.move == DROP), None)
    if drop is None or (drop is not others[0] and chance(best) >= SELDOM):
        return ()
    less, all_ = taken(seen, seat)
    takes = f"takes.{'most' if len(rivals_of(seen, seat)) > 1 else 'all'}", {"all": all_}
    more = {**best.reason[1], "saved": all_ - less, "takes": takes}
    if difference(best.worth, drop.worth) < EVEN:
        return (partial(_added, "reason.drop-even", more),)
    n, gain = _swapped(seen, seat, best.move)
    against = _not_out(seen, chance(best), less, all_)
    stays = _stays(best, difference(best.worth, drop.worth) - gain, n, gain)
    keys = [against, against and "reason.not-drop-saves", stays]
    return tuple(partial(_added, key, {**more, "n": n}) for key in keys if key)


def _danger(facts: Facts, said: Saying) -> Saying:
    """A reason with what a rival may make."""
    return "reason.threat", {**facts, SAID: said}


def _added(key: str, facts: Facts, said: Saying) -> Saying:
    """A reason with a sentence more."""
    return key, {**facts, OWN: said}


def _not_out(seen: State, share: float, less: int, all_: int) -> str | None:
    """What speaks against dropping out: the cards and the lead to be won; None where that is too little."""
    if seen.final:
        return "reason.not-drop-final"
    worth_it = share * (all_ + FIRST_HAND / UP) >= (1 - share) * (all_ - less)
    return "reason.not-drop" if worth_it or share >= HOPE else None


def _swapped(seen: State, seat: int, card: str) -> tuple[int, float]:
    """How many new cards more the seat gets if it plays on, and what that brings it, in points."""
    held, keeps = holding(seen, seat), to_keep(seen, seat, card)
    laid = tuple(each for each in held.cards if each not in keeps)
    return 0 if seen.final else fewer(seen, seat), spent(held, ()) - spent(held, laid)


def _stays(best: Choice, hoped: float, n: int, gain: float) -> str | None:
    """Why to play on, in few words: a chance, if most of what that brings is `hoped`, or `n` new cards; None: neither.

    Where no card can win there is no chance to be told.
    """
    lost = best.reason[1].get("few", ("",))[0] == "reason.none"
    if not lost and hoped > gain:
        return f"reason.not-drop-{'little' if hoped + gain < LITTLE else 'chance'}"
    return "reason.not-drop-swap" if n and gain > 0 else None


def may_drop(seen: State) -> bool:
    """Whether dropping out is allowed in this round once all have laid a card."""
    return closed(seen, (1,) * len(seen.rows)) is None
