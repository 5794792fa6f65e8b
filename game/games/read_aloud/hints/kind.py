"""What kind of reason a choice has: whether it says only how it stands, and whether the game is over by it."""

from __future__ import annotations

from game.core.rules import Choice, Saying
from game.games.read_aloud.hints.apart import TIES

STANDS = ("reason.holds", "reason.nothing", "reason.idle", "reason.ends-none")
"""How the reasons begin that say only how it stands then; of others the whole key."""
PLAIN = ("reason.still-open", "reason.open", "reason.exposed", "reason.best", "reason.alike", *TIES)


def stays(why: Saying) -> bool:
    """Whether the seat goes on meeting the condition, for which a card that changes nothing will do."""
    inner: Saying = why[1].get("why", why)
    return inner[0].startswith("reason.stays-ahead")


def is_over(choice: Choice) -> bool:
    """Whether the game, or all hope, is over by it: its reason tells no chance."""
    return "share" not in choice.reason[1]


def inmost(reason: Saying) -> Saying:
    found: Saying = reason[1].get("why", reason)
    return found


def is_plain(reason: Saying) -> bool:
    """Whether a reason says only how it stands after the answer."""
    return reason[0].startswith(STANDS) or reason[0] in PLAIN
