"""What is told of cards in a round that none of them is likely to win."""

from __future__ import annotations

from game.core.rules import Choice
from game.games.court_circular.bots.certain import rivals_of
from game.games.court_circular.rules.rounds import lies_up
from game.games.court_circular.rules.score import points
from game.games.court_circular.rules.state import State

LOST = ("reason.lost", "reason.lost-least", "reason.lost-keeps", "reason.lost-cheap", "reason.lost-cheapest")
"""The reasons for a card where none is likely to win."""


def cheap(seen: State, seat: int, card: str) -> str:
    """How it is told of a lost round that no card held gives any rival less, where some give more; or that one lost."""
    ties = 1
    for up in {lies_up(seen, rival) for rival in rivals_of(seen, seat)}:
        prices = [points((each,), up, seen.terms) for each in seen.hands[seat]]
        if not points((card,), up, seen.terms) == min(prices) < max(prices):
            return "reason.lost"
        ties = max(ties, prices.count(min(prices)))
    return "reason.lost-cheap" if ties > 1 else "reason.lost-cheapest"


def not_least(choice: Choice) -> Choice:
    """The move that is not the best one of a lost round, without the word that none costs less."""
    key, facts = choice.reason
    return choice._replace(reason=("reason.lost-next", facts)) if key == "reason.lost" else choice
