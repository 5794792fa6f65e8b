"""What kind of reason a choice has, how its sentences become one reason, and which of them give way to lack of room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from game.core.rules import Choice, Saying
from game.games.read_aloud.hints.apart import TIES

STANDS = ("reason.holds", "reason.nothing", "reason.idle", "reason.ends-none")
"""How the reasons begin that say only how it stands then; of others the whole key."""
PLAIN = ("reason.still-open", "reason.open", "reason.exposed", "reason.best", "reason.alike", *TIES)


OF_CARDS = ("reason.keeps", "reason.sets", "reason.denies", "reason.still")
"""How the reasons begin that speak of the card itself, and stand directly after it."""
MUST, MORE, LESS = 3, 2, 1
"""How much a sentence weighs where room lacks."""
Told: TypeAlias = list[tuple[int, Sequence[Saying]]]
"""The sentences of a choice in their order, each with its weight, the longest form of it first."""


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


def forms(told: Told) -> Iterator[list[Saying]]:
    """The sentences, without those that weigh least, then the same of shorter ones, then less and less of them."""
    depth = range(max(len(each) for _, each in told))
    kept, weighty = [*_shorter(told)], sum(weight > LESS for weight, _ in told)
    whole = [each for each in kept if sum(weight > LESS for weight, _ in each) == weighty]
    for parts, n in (*((each, n) for n in depth for each in whole), *((each, n) for each in kept for n in depth)):
        yield [each[min(n, len(each) - 1)] for _, each in parts]


def _shorter(told: Told) -> Iterator[Told]:
    """The sentences, then without the least of them, the last first."""
    while told:
        yield told
        least = min(weight for weight, _ in told)
        at = max(n for n, (weight, _) in enumerate(told) if weight == least)
        told = [*told[:at], *told[at + 1 :]]


def praises(told: Told) -> bool:
    """Whether a card is praised for what it sets or ends."""
    return any(each[0].startswith(OF_CARDS) for _, forms in told for each in forms)


def joined(parts: Sequence[Saying]) -> Saying:
    """These sentences as one reason."""
    first, *others = parts
    return ("reason.brings", {"what": first, "why": joined(others)}) if others else first
