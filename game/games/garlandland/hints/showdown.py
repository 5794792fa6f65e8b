"""Why a row always wins though a rival may make the same hand: what is stronger in it, as the type-break tells."""

from __future__ import annotations

from game.core.review import chained
from game.core.rules import Saying
from game.games.garlandland.bots.tree import BRINGS, EXAMPLES
from game.games.garlandland.hints.aims import beats
from game.games.garlandland.hints.becoming import EXACT, strengths
from game.games.garlandland.hints.sides import WORTHS, Side, able_to
from game.games.garlandland.rules import State
from game.games.garlandland.rules.hands import strength


def by_tie(seen: State, seat: int, mine: Side, told: Saying) -> Saying:
    """What is said of a card that always wins, with what its hand is stronger by, if a rival may make the same one."""
    surest = max(brings for brings in (0, *WORTHS) if not brings or able_to(brings, mine) > 1 - EXACT)
    made = [at for at, chance in enumerate(mine.chances) if chance > EXACT and BRINGS[at] == surest]
    broken = by(seen, seat, min(made)) if made else None
    key, facts = told
    if broken is None or key != "reason.wins-hand":
        return told
    return chained([(f"{key}-tie", {**facts, "beats": broken}), told])


def by(seen: State, seat: int, least: int) -> Saying | None:
    """What a row of this strength is stronger by than the best row of a rival, if that is of an equally strong hand."""
    best = max(max(strengths(row)) for other, row in enumerate(seen.rows) if other != seat)
    if best >= least or BRINGS[best] != BRINGS[least] or not BRINGS[least]:
        return None
    return beats(strength(EXAMPLES[least]), strength(EXAMPLES[best]))
