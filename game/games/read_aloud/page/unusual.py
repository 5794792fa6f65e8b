"""What is not as usual: limits that a card has changed, the order of turns, bans; in few words, and what they mean."""

from __future__ import annotations

from game.games.read_aloud.page.forbidding import forbidding
from game.games.read_aloud.page.wording import banned
from game.games.read_aloud.rules.state import State
from game.ui.view import Scene
from game.words import Words

LIMITS = ("field", "hands")
"""What the two limits are called in keys, in their order."""


def unusual(words: Words, seen: State) -> list[tuple[str, bool]]:
    """All of it in few words, and of each whether it hinders somebody."""
    limits = [(words(f"page.limit-{key}", n=n), False) for key, n in _changed(seen)]
    order = [words("page.reversed")] if seen.onward < 0 else []
    return [*limits, *((said, True) for said in (*order, *(banned(words, act) for act in seen.bans)))]


def means(scene: Scene) -> list[str]:
    """What a changed limit, one of a single player, and a ban mean, a sentence each; and by whose card it was set."""
    words, seen = scene.words, scene.seen
    limits = [words(f"explain.limit-{key}", n=n) for key, n in _changed(seen)]
    own = [
        words("explain.limit-own", seat=seat, n=max(0, seen.limits[1] + more))
        for seat, more in enumerate(seen.offsets)
        if more
    ]
    return [*limits, *own, *(words.sentences(_banned(scene, act.value)) for act in seen.bans)]


def _banned(scene: Scene, act: str) -> list[str]:
    """What a ban means, and who has set it, by which card, where the last moves tell it."""
    by, said = forbidding(scene, act), scene.words("explain.banned", act=act)
    return [said, scene.words("explain.banned-by", seat=by.seat, cards=(by.card,))] if by else [said]


def _changed(seen: State) -> list[tuple[str, int]]:
    """The limits that are not as at the beginning, with what they are called in keys."""
    return [(key, n) for key, n in zip(LIMITS, seen.limits, strict=True) if n != seen.terms.limit]
