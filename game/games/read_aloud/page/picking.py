"""Any number of cards: the player presses them, then one button; the moves are how many, and each of the cards."""

from __future__ import annotations

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.page.ids import card_id, spot_of
from game.games.read_aloud.page.wording import clause_due
from game.games.read_aloud.rules.state import Spot, State
from game.games.read_aloud.rules.targets import targets
from game.games.read_aloud.rules.zones import at
from game.ui.html import Html, button
from game.ui.view import Scene, several

ONE_ZONE = (e.Place.FIELD, e.Place.MINE)
"""Places whose cards can be chosen in any number: they all lie together."""


def to_pick(scene: Scene) -> tuple[Spot, ...]:
    """The cards of which the seat at the page chooses any number now; none where a number alone is asked for."""
    seen: State = scene.seen
    if scene.tries or not (scene.moves and seen.asked and seen.asked.kind == "number"):
        return ()
    cards = getattr(clause_due(seen), "cards", None)
    if not isinstance(cards, e.Some) or cards.place not in ONE_ZONE:
        return ()
    every = targets(seen, cards.place)
    return every if len(every) == max(seen.asked.numbers) else ()


def may_pick(scene: Scene, spot: Spot) -> bool:
    """Whether the card there may be among those that the seat at the page chooses."""
    return spot in to_pick(scene)


def pressed(scene: Scene, card: str) -> tuple[str, ...]:
    """What is selected after a press on this card: of any number it is added, or taken away."""
    return several(_picked(scene), card) if to_pick(scene) else (card,)


def picked(scene: Scene) -> str:
    """The next move of a choice that was made in one press: how many, then each of the cards; empty for none."""
    choice, _, picked = scene.standing.partition(" ")
    if not picked or choice != _choice(scene.seen):
        return ""
    cards = picked.split()
    number = f"number {len(cards)}"
    return number if number in scene.moves else next((move for move in scene.moves if _card(scene, move) in cards), "")


def pick_button(scene: Scene) -> Html:
    """The button that makes the choice, with the number of cards pressed so far; before the first one, of none.

    A number that would only bring back an earlier position (5-2d) cannot be chosen.
    """
    cards = _picked(scene)
    do = f"stand {' '.join((_choice(scene.seen), *cards))}" if cards else "line number 0"
    made = button(".main", type="button", id="pick")
    return (made(data_do=do) if _is_legal(scene) else made(aria_disabled="true"))[pick_label(scene)]


def pick_label(scene: Scene) -> str:
    """What the choice is, as its button says."""
    n = len(_picked(scene))
    if not n and not _is_legal(scene):
        return scene.words("page.pick-some")
    key = "discard" if isinstance(clause_due(scene.seen), e.Discard) else "any"
    return scene.words(f"page.pick-{key}" if n else f"page.pick-no-{key}", n=n)


def _is_legal(scene: Scene) -> bool:
    """Whether as many cards as are pressed may be chosen."""
    return f"number {len(_picked(scene))}" in scene.moves


def _picked(scene: Scene) -> tuple[str, ...]:
    """The ids of the cards pressed so far."""
    cards = [card_id(at(scene.seen, spot)) for spot in to_pick(scene)]
    return tuple(card for card in scene.ticked if card in cards)


def _choice(seen: State) -> str:
    """The name of the choice that a clause asks for; no other has it."""
    return f"pick-{seen.readings}-{seen.reading.clause}" if seen.reading else ""


def _card(scene: Scene, move: str) -> str:
    """The id of the card that a move names; empty where it names none."""
    spot = spot_of(scene, move)
    return card_id(at(scene.seen, spot)) if spot else ""
