"""What English sentences say though no effect does so: one's own hand alone, any card of the pile, both of whom it is open."""

from __future__ import annotations

import re
from collections.abc import Sequence

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Act, Place

_OWN = re.compile(r"\bown\b(?! choice)")
_TOLD = re.compile(
    r"\b(?:forbid\w*|forbade|ban\w*|prohibit\w*|allow\w*|permit\w*|may|can|cannot|must not|do not|does not|no|nobody|never|lift\w*|"
    r"illegal|legal|barred|stop)\b"
)
"""Words by which an act is forbidden or allowed."""
_ANY_OF_PILE = re.compile(
    r"\b(?:draw|draws|take|takes|get|gets|receive|receives) any (?:one |two |three |four )?cards?\b"
    r"(?! (?:from|in|of|on) (?:the|your|my|a|any|another|anyone|someone)? ?(?:field|table|discards?|hand|opponent|player|of))"
)

_BOTH = re.compile(
    r"(?:^|[.;:,] |\b(?:or|then) )both (?!now\b|of\b|are\b|limits\b|your\b|my\b|the\b|neighbou?rs\b|hands\b|players\b|cards\b|become|count)"
)
"""Two people who act, though it is not said who."""


def narrowed(words: Sequence[str], text: e.Text) -> bool:
    """Whether a text says more than these words."""
    said = " ".join(words)
    if _BOTH.search(said):
        return True
    clauses = [plain for clause in text for plain in e.parts(clause)]
    hands = any(isinstance(each, e.Ban | e.Unban) and each.act in HANDS for each in clauses)
    if hands and any(_OWN.search(part) and _TOLD.search(part) for part in re.split("[.;]", said)):
        return True
    drawn = any(isinstance(each, e.Take) and each.origin is Place.PILE for each in clauses)
    return drawn and bool(_ANY_OF_PILE.search(said))


HANDS = (Act.READ_HANDS, Act.DISCARD_FROM_HANDS)
"""What can be forbidden for all hands, and not for one."""
