"""What is selected: a card, a proposal for a tapped one, the cards of a swipe; and what is answered unasked."""

from __future__ import annotations

from collections.abc import Mapping

from game.ui.effects import polite
from game.ui.model import Message, Model, Step, scene
from game.ui.play.playing import may_look, not_asked, play, selected
from game.ui.play.unasked import lasting
from game.ui.protocol import Env
from game.ui.view import Scene, view_of

MOST = 64
"""Cards that a swipe selects at most."""


def tick(model: Model, card: str, _: Env) -> Step:
    """A card is selected, or not any more; while a bot is to move, where the game has cards to look at."""
    if not (model.table and (model.asked or may_look(model, model.table.match))):
        return not_asked(model)
    table, view = model.table, view_of(model.table.match.game)
    ticked = view.tick(table.ticked, card)
    offered = tuple(each for each in table.offered if each != card)
    step = selected(model, table._replace(ticked=ticked, offered=offered))
    return step._replace(grab=True, focus=card) if view.in_rows and card in ticked else step


def enter(model: Model, card: str, env: Env) -> Step:
    """Enter on a card: what is selected is played; where nothing is, this card is selected and nothing is played."""
    if not (model.match and model.asked):
        return tick(model, card, env)
    here, view = scene(model, model.match), view_of(model.match.game)
    if view.chosen(here) or not view.chosen(here._replace(ticked=(card,))):
        return play(model, "", env)
    return tick(model, card, env)


def propose(model: Model, card: str, env: Env) -> Step:
    """A tap on a card: what the view proposes with it is selected; in a problem only the card, as it might solve it."""
    if not (model.table and model.asked):
        return not_asked(model)
    if model.problem:
        return tick(model, card, env)
    here = scene(model, model.table.match)
    ticked = view_of(model.table.match.game).propose(here, card)
    table = model.table._replace(ticked=ticked, offered=untapped(here, ticked, card))
    return selected(model, table, "lifted" if ticked else "selected")


def lift_with(model: Model, card: str, env: Env) -> Step:
    """The key for what a tap proposes; a card that was selected alone stays selected."""
    step = propose(model, card, env)
    if not step.model.table or step.model.table.ticked or not (model.table and model.table.ticked == (card,)):
        return step
    return propose(model.on(model.table._replace(ticked=(), offered=())), card, env)


def untapped(before: Scene, ticked: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Those of the selected cards that a tap on this one has proposed, or one before it, and that were not tapped."""
    return tuple(each for each in ticked if each != card and (each in before.offered or each not in before.ticked))


def pick_cards(model: Model, cards: str, _: Env) -> Step:
    """A swipe over cards, by their ids: they are selected, and no others."""
    if not (model.table and model.asked):
        return not_asked(model)
    ticked = tuple(dict.fromkeys(cards.split()))[:MOST]
    return selected(model, model.table._replace(ticked=ticked, offered=()))


def stand(model: Model, what: str, _: Env) -> Step:
    """What the player wants answered without being asked, as the game names it; said again, it is wanted no more.

    If it holds for the match the focus goes on to the cards, so that the next Enter does not take it back.
    """
    table = model.table
    if table is None or model.taken:
        return not_asked(model)
    standing = "" if table.standing == what else what
    model = model.on(table._replace(standing=standing, by_hand=False))
    said = polite([view_of(table.match.game).heard(scene(model, table.match), "standing")])
    return Step(model, said, grab=len(lasting(standing)) > len(lasting(table.standing)))


MESSAGES: Mapping[str, Message] = {
    "tick": tick,
    "enter": enter,
    "propose": propose,
    "lift-with": lift_with,
    "pick-cards": pick_cards,
    "stand": stand,
}
