"""What is selected with help: a proposal for a tapped card, the cards of a swipe.

Also what is answered unasked, and what is made only when it is asked for twice.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.core.rules import Fault
from game.ui.effects import polite
from game.ui.model import Message, Model, Step, scene
from game.ui.play import confirming
from game.ui.play.playing import line, not_asked, refused, selected, tick
from game.ui.protocol import Env
from game.ui.view import Scene, view_of

MOST = 64
"""Cards that a swipe selects at most."""


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
    """What the player wants answered without being asked, as the game names it; said again, it is wanted no more."""
    table = model.table
    if table is None or model.taken:
        return not_asked(model)
    model = model.on(table._replace(standing="" if table.standing == what else what, by_hand=False))
    return Step(model, polite([view_of(table.match.game).heard(scene(model, table.match), "standing")]))


def twice(model: Model, text: str, env: Env) -> Step:
    """Make a move that cannot be taken back, once it is asked for a second time; in a problem all is taken back."""
    table = model.table
    if table is None or not model.asked or table.sure == text or model.problem:
        return line(model, text, env)
    try:
        table.match.game.rules.read(table.match.seen(model.seat), text)
    except Fault as fault:
        return refused(model, fault.saying)
    here = scene(model, table.match)
    said = view_of(table.match.game).heard(here, f"twice {text}") or here.words("table.sure")
    return confirming.asked(model, text, ("hear.said", {"text": said}), env)


MESSAGES: Mapping[str, Message] = {
    "propose": propose,
    "lift-with": lift_with,
    "pick-cards": pick_cards,
    "stand": stand,
    "twice": twice,
}
