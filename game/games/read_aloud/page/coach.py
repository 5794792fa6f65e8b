"""What a teacher says beside a guided match: one thought for the present moment, from what the learner's seat sees.

Nothing is remembered between two moments, so every deal, every move and every undo finds its sentence.
"""

from __future__ import annotations

from game.core.rules import Saying
from game.games.read_aloud.cards.card import plain_clauses
from game.games.read_aloud.language.effects import DISCARD_THIS, Decide, Lose, LoseEach, Place
from game.games.read_aloud.page.hand import Asked, asked_for
from game.games.read_aloud.page.ids import move_at, selected
from game.games.read_aloud.page.wording import condition_said
from game.games.read_aloud.rules.agenda import about_to
from game.games.read_aloud.rules.clauses import effective
from game.games.read_aloud.rules.state import Spot, State
from game.games.read_aloud.rules.zones import at, reading
from game.ui.view import Scene

FIRST = 4
"""Readings that are taught step by step."""
NEAR = 8
"""With at most this many cards in the pile the coach speaks of the end."""
READ: Saying = ("page.read", {})
CHOOSE: Saying = ("page.choose", {})


LOSING = (Lose(), LoseEach(Place.HANDS))
"""The clauses by which whoever reads them loses."""


def coach(scene: Scene) -> str:
    """One or two short sentences for this moment of a guided match; empty for nothing."""
    saying = None if scene.seat is None else _saying(scene)
    return scene.words.say(saying) if saying else ""


def _saying(scene: Scene) -> Saying | None:
    """What the coach says to the viewing seat; None for nothing."""
    seen: State = scene.seen
    if seen.over:
        return "coach.end", {}
    if not scene.moves:
        return ("coach.watch", {"seat": seen.turn}) if seen.readings < FIRST and seen.turn != scene.seat else None
    if seen.asked:
        return _asked(scene, seen.asked.kind)
    spot = selected(scene)
    return _selected(scene, spot) if spot else _turn(scene)


def _asked(scene: Scene, kind: str) -> Saying:
    """What the coach says to a question in the middle of a text: whether cards or buttons answer it, too."""
    if kind in ("replenish", "overflow"):
        return f"coach.{kind}", {}
    kinds = asked_for(scene)
    if Asked.OTHER in kinds:
        return "coach.choose-answer", {}
    if Asked.UNSEEN not in kinds:
        return "coach.choose", {"choose": CHOOSE}
    return ("coach.choose-either", {"choose": CHOOSE}) if Asked.SEEN in kinds else ("coach.choose-unseen", {})


def _selected(scene: Scene, spot: Spot) -> Saying:
    """What the coach says of a card that is selected but not read."""
    key = at(scene.seen, spot).key
    if key is None or move_at(scene, spot) not in scene.moves:
        return "coach.selected-not", {}
    clauses = plain_clauses(scene.seen.terms.cards[key])
    if {*LOSING} & {*clauses} and _can_lose(scene.seen, spot):
        return "coach.selected-lose", {}
    if any(isinstance(clause, Decide) for clause in clauses):
        return "coach.selected-condition", {}
    if DISCARD_THIS not in clauses:
        return "coach.selected-stays", {}
    return "coach.selected", {"read": READ}


def _can_lose(seen: State, spot: Spot) -> bool:
    """Whether the card there, read now, makes its reader lose: not where its test is not met, nor a second time."""
    begun = about_to(seen, spot)
    return any({*LOSING} & {*effective(begun, clause)} for clause in begun.terms.cards[reading(begun).key].text)


def _turn(scene: Scene) -> Saying | None:
    """What the coach says at the learner's turn while nothing is selected."""
    seen: State = scene.seen
    if seen.readings < 2:
        return "coach.first", {"read": READ}
    if not seen.pile:
        return "coach.no-pile", {}
    if len(seen.pile) <= NEAR:
        return "coach.near" if seen.condition else "coach.near-open", {"n": len(seen.pile)}
    if seen.condition is None:
        return "coach.no-condition", {}
    return "coach.condition", {"condition": condition_said(scene.words, seen.condition)}
