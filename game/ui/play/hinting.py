"""A hint: what the strongest bot would play now, why, and what would be next best."""

from __future__ import annotations

from game.core.rules import Choice
from game.ui.effects import Polite
from game.ui.model import Model, Step, scene
from game.ui.model.notices import LONG, columns
from game.ui.play.playing import LASTING, marked, stored
from game.ui.protocol import Env
from game.ui.view import view_of


def hint(model: Model, choices: tuple[Choice, ...], env: Env) -> Step:
    """What a bot would play and why, from all moves as it judges them, the best first, of which it gives one at least.

    The cards are selected, and named as well, in few words where there is little room. Of two moves the second is not
    named. What lies open over the table closes, so that they are in sight.
    """
    table = model.table
    if table is None:
        return Step(model)
    here, view = scene(model, table.match), view_of(table.match.game)
    best, *others = choices
    table = table._replace(ticked=view.cards_of(here, best.move), marks=marked(model, table, "hint"))
    facts: dict[str, object] = {"move": view.clause(here, best.move), "why": best.reason}
    beside = "-beside" if len(others) > 1 else ""
    if beside:
        facts["next"] = view.brief_clause(here, others[0].move)
    said = (f"hint{beside}", facts)
    aloud = here.words.say(said)
    brief = {**facts, "move": view.brief_clause(here, best.move)}
    notice = (f"hint{beside}", brief) if table.ticked and columns(aloud) > LONG else said
    folds = tuple(fold for fold in model.device.folds if fold in LASTING)
    model = model.on(table)._replace(notice=notice, device=model.device._replace(folds=folds))
    return stored(Step(model, (Polite(aloud),)), env)
