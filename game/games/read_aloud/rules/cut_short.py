"""Whether a reading ends the game, as far as a seat can know, and how far it comes: what stands behind is not done."""

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


def ended(seen: State, spot: Spot) -> tuple[State, ...]:
    """How it stands after each way of reading the card there, if the game is over after all of them; else nothing.

    Nothing either where that hangs on a card that is not seen.
    """
    key = at(seen, spot).key
    if key is None or not _may_end(seen, seen.terms.cards[key].text):
        return ()
    begun = begin(seen._replace(terms=seen.terms._replace(told=False)), spot)
    ends = list[State]()
    try:
        for n, end in enumerate(islice(ways_through(begun), MOST + 1)):
            if n == MOST or not (end.over or exhausted(end)):
                return ()
            ends.append(end)
    except Secret:
        return ()
    return tuple(ends)


def last_step(seen: State, ends: tuple[State, ...]) -> int | None:
    """The clause with which a reading that always `ended` the game is over at the latest, where more follow it.

    None where all of them may be done.
    """
    if not ends or reading(ends[0]).idle:
        return None
    reached = max(reading(end).clause for end in ends)
    return reached if reached + 1 < len(seen.terms.cards[reading(ends[0]).key].text) else None


def _may_end(seen: State, text: Text) -> bool:
    """Whether it is worth a look: a clause ends the game, or few cards are left."""
    says_so = any(isinstance(part, End) for clause in text for part in parts(clause))
    return says_so or len(seen.pile) <= FEW
