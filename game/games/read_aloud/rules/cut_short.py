"""How far a reading comes before the game ends, as far as a seat can know: what stands behind that is not done."""

from __future__ import annotations

from itertools import islice

from game.core.rules import Secret
from game.games.read_aloud.language.effects import End, Text, parts
from game.games.read_aloud.rules.agenda import begin
from game.games.read_aloud.rules.refill import exhausted
from game.games.read_aloud.rules.standstill import MOST, ways_through
from game.games.read_aloud.rules.state import Spot, State
from game.games.read_aloud.rules.zones import at, reading

FEW = 12
"""With more cards in the pile than this a text that does not say so ends no game."""


def last_step(seen: State, spot: Spot) -> int | None:
    """The clause of the card there with which the game ends at the latest, whatever is chosen, where more follow it.

    None where all of them may be done, or that hangs on a card that is not seen.
    """
    key = at(seen, spot).key
    if key is None or not _may_end_before(seen, seen.terms.cards[key].text):
        return None
    begun = begin(seen._replace(terms=seen.terms._replace(told=False)), spot)
    if reading(begun).idle:
        return None
    reached = 0
    try:
        for n, end in enumerate(islice(ways_through(begun), MOST + 1)):
            if n == MOST or not (end.over or exhausted(end)):
                return None
            reached = max(reached, reading(end).clause)
    except Secret:
        return None
    return reached if reached + 1 < len(seen.terms.cards[key].text) else None


def _may_end_before(seen: State, text: Text) -> bool:
    """Whether it is worth a look: more follows a clause that ends the game, or few cards are left."""
    says_so = any(isinstance(part, End) for clause in text[:-1] for part in parts(clause))
    return len(text) > 1 and (says_so or len(seen.pile) <= FEW)
