"""What a teacher says beside a guided match: one thought for the present moment, from what the learner's seat sees.

Nothing is remembered between two moments, so every deal, every move and every undo finds its sentence.
"""

from __future__ import annotations

from game.core.rules import Saying
from game.games.read_aloud.cards.card import plain_clauses
from game.games.read_aloud.language.effects import DISCARD_THIS, Decide, End, Holder
from game.games.read_aloud.page.asking import verb
from game.games.read_aloud.page.deciding import standing
from game.games.read_aloud.page.foretold import ends, idle, loses, stalls
from game.games.read_aloud.page.hand import by_button
from game.games.read_aloud.page.ids import move_at, selected, spots
from game.games.read_aloud.page.picking import to_pick
from game.games.read_aloud.rules.agenda import about_to
from game.games.read_aloud.rules.clauses import effective, uses_this
from game.games.read_aloud.rules.legal import refusal
from game.games.read_aloud.rules.state import Due, Spot, State
from game.games.read_aloud.rules.zones import at, limit_of, reading
from game.ui.view import Scene

FIRST = 4
"""Readings that are taught step by step."""
NEAR = 8
"""With at most this many cards in the pile the coach speaks of the end."""
READ: Saying = ("page.read", {})
UNDO: Saying = ("table.undo", {})


def coach(scene: Scene) -> str:
    """One or two short sentences for this moment of a guided match; empty for nothing."""
    sayings = () if scene.seat is None else _sayings(scene)
    return scene.words.sentences([scene.words.say(each) for each in sayings])


def _sayings(scene: Scene) -> tuple[Saying, ...]:
    """What the coach says to the viewing seat; empty for nothing."""
    seen: State = scene.seen
    if seen.over:
        return (("coach.end", {}),)
    if not scene.moves:
        watches = seen.readings < FIRST and seen.turn != scene.seat
        return (("coach.watch", {"seat": seen.turn}),) if watches else ()
    if seen.asked:
        return (_asked(scene, seen.asked.kind),)
    spot = selected(scene)
    return (_selected(scene, spot),) if spot else _turn(scene)


def _asked(scene: Scene, kind: str) -> Saying:
    """What the coach says to a question in the middle of a text: whether cards or buttons answer it, too."""
    if kind in ("replenish", "overflow"):
        return f"coach.{kind}{_to_fill_up(scene, kind)}", {"n": limit_of(scene.seen, scene.seat or 0)}
    if to_pick(scene):
        return "coach.choose-any", {}
    return ("coach.choose-answer", {}) if by_button(scene) else ("coach.choose", {"choose": verb(scene.seen)})


def _to_fill_up(scene: Scene, kind: str) -> str:
    """What to fill a hand up with: the end of a key; the first time any card will do."""
    if kind != "replenish":
        return ""
    to_come = [each.clause for each in scene.seen.agenda if isinstance(each, Due)]
    if _is_by_hand(scene) and not any(isinstance(each, Decide) for each in to_come):
        return "-suits"
    return "" if scene.seen.readings < FIRST else "-later"


def _is_by_hand(scene: Scene) -> bool:
    """Whether what the learner holds decides under the present condition, so that it matters which card comes."""
    seen: State = scene.seen
    by_hand = hasattr(seen.condition, "measure") or isinstance(seen.condition, Holder)
    return by_hand and scene.seat not in seen.losers


def _selected(scene: Scene, spot: Spot) -> Saying:
    """What the coach says of a card that is selected but not read."""
    key = at(scene.seen, spot).key
    if key is None or move_at(scene, spot) not in scene.moves:
        return "coach.selected-not", {"why": refusal(scene.seen, spot)}
    clauses = plain_clauses(scene.seen.terms.cards[key])
    if loses(scene, spot):
        return "coach.selected-lose", {}
    if why := stalls(scene, spot) or ends(scene, spot):
        return "coach.selected-ends", {"why": why}
    if idle(scene, spot):
        return "coach.selected-idle", {}
    if scene.seat not in scene.seen.losers and any(isinstance(clause, Decide) for clause in clauses):
        return "coach.selected-condition", {"read": READ}
    return "coach.selected" if any(map(uses_this, clauses)) else "coach.selected-stays", {"read": READ}


def _turn(scene: Scene) -> tuple[Saying, ...]:
    """What the coach says at the learner's turn while nothing is selected: how near the end is, and what to do."""
    seen: State = scene.seen
    if scene.seat in seen.losers:
        return (("coach.lost", {"undo": UNDO}),)
    if seen.readings < 2:
        return (("coach.first", {"read": READ}),)
    if seen.readings < FIRST:
        return (("coach.second", {}),)
    do: Saying = (_aim(scene) if seen.condition else _open(scene), {})
    if not seen.pile:
        return ("coach.no-pile", {}), do
    return (("coach.near", {"n": len(seen.pile)}), do) if len(seen.pile) <= NEAR else (do,)


def _aim(scene: Scene) -> str:
    """The key of what to do under a condition: whether the learner sees that they meet it."""
    now = standing(scene.seen)
    if scene.seat not in now.first or now.unknown:
        return "coach.condition"
    return "coach.ahead-end" if any(_ends(scene.seen, spot) for spot in _readable(scene)) else "coach.ahead"


def _readable(scene: Scene) -> list[Spot]:
    """Where the cards lie that the learner can read now."""
    return [spot for spot in spots(scene.seen) if move_at(scene, spot) in scene.moves]


def _ends(seen: State, spot: Spot) -> bool:
    """Whether the card there, read now, ends the game before it does anything but discard itself."""
    begun = about_to(seen, spot)
    text = [clause for clause in begun.terms.cards[reading(begun).key].text if clause != DISCARD_THIS]
    return bool(text) and End() in effective(begun, text[0])


def _open(scene: Scene) -> str:
    """The key of what to do while no condition is set: whether a card that the learner can read sets one."""
    seen: State = scene.seen
    keys = (at(seen, spot).key for spot in _readable(scene))
    cards = (seen.terms.cards[key] for key in keys if key)
    if any(isinstance(clause, Decide) for card in cards for clause in plain_clauses(card)):
        return "coach.open-set"
    return "coach.open" if seen.pile else "coach.open-last"
