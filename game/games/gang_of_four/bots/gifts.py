"""Reasons for giving a card away, and the weakest card that the hand does not need."""

from __future__ import annotations

from collections import Counter

from game.core.rules import Saying
from game.games.gang_of_four.bots.look import Look, name_of, parts_of, plays_of
from game.games.gang_of_four.bots.losses import broken
from game.games.gang_of_four.bots.passing import broken_by
from game.games.gang_of_four.bots.told import TEARS, Told
from game.games.gang_of_four.rules.cards import NUMBER, ORDER, TOP, without
from game.games.gang_of_four.rules.combos import classify

TWINS = 2
"""The number of cards of one number of which the other one stays when one is given away."""
LOW = 5
"""The highest number of which a card is called weak."""


def of_gift(look: Look, card: str) -> Told:
    """The parts of the reason for giving a card away."""
    single = classify((card,), look.seen.terms.compare)
    lost = single and broken_by(look, single)
    price: Saying | None = (TEARS, {"what": name_of(look, lost)}) if lost else None
    main: Saying | None = ("reason.give-low", {}) if card == look.held[0] else None
    if look.pieces[(ORDER[card],)] in look.parts.pieces and not lost:
        main = _of_loose(look, card)
    elif not (main or lost) and NUMBER[card] == _weakest_twin(look):
        main = "reason.give-twin", {"number": NUMBER[card]}
    return Told(main, None, price)


def _of_loose(look: Look, card: str) -> Saying:
    """The reason for giving away a card that no combination needs: a strong one, the weakest of them, or any."""
    if NUMBER[card] > TOP:
        return "reason.give-strong", {"n": plays_of(look, without(look.held, (card,)))}
    return "reason.give-spare" if card == spare(look) != look.held[0] else "reason.loose", {}


def _weakest_twin(look: Look) -> int | None:
    """The lowest number of which two cards are held; None where it is no low one."""
    counts = Counter(NUMBER[card] for card in look.held)
    return next((NUMBER[card] for card in look.held if counts[NUMBER[card]] == TWINS and NUMBER[card] <= LOW), None)


def spare(look: Look) -> str | None:
    """The weakest card that goes alone in the plan of the hand and breaks nothing; None where there is none."""
    return next((card for card in look.held if _needless(look, card)), None)


def _needless(look: Look, card: str) -> bool:
    """Whether no combination of the plan needs this card."""
    single = classify((card,), look.seen.terms.compare)
    if single is None or look.pieces[(ORDER[card],)] not in look.parts.pieces:
        return False
    return broken(look, single, parts_of(without(look.held, (card,)), look.pieces)) is None
