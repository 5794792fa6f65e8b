"""A hint: what the strongest bot would play now, why, and what would be next best."""

from __future__ import annotations

from game.core.rules import Choice, Saying
from game.ui.effects import Polite
from game.ui.model import Model, Step, days, scene
from game.ui.model.notices import LONG, columns
from game.ui.places import MENU
from game.ui.play.playing import LASTING, marked, stored
from game.ui.protocol import Env
from game.ui.view import Scene, View, view_of
from game.words import words_of


def unaided(model: Model) -> bool:
    """Whether the match is one player's alone and has had no help yet, which would mark it."""
    return model.table is not None and not model.table.marks and len(model.people) == 1


def spends(model: Model, what: str, env: Env) -> Step | None:
    """The warning that help, `hint` or `undo`, costs a deal of the day its count, when it is asked for the first time.

    None where nothing would be lost, and at the second time.
    """
    table = model.table
    if table is None or not unaided(model) or table.sure == what:
        return None
    day = days.of_a_day(table.match)
    if day is None or day != days.day_of(env.now):
        return None
    if days.played(model.device.stored).get((table.match.game.name, day.isoformat()), days.Played()).first:
        return None
    said: Saying = (f"days.sure-{what}", {})
    aloud = words_of(model.device.lang).say(said)
    return Step(model.on(table._replace(sure=what))._replace(notice=said, warned=False), (Polite(aloud),))


THINKING: Saying = ("hint.thinking", {})
"""What stands in the place of a hint while it is worked out."""


ONLY = "reason.only"
"""How the reasons begin after which no second move is named: that no other would do."""


def thinking(model: Model) -> Step:
    """The page says at once that a hint is worked out; the page asks for it then."""
    return Step(model._replace(notice=THINKING, warned=False))


def sought(model: Model) -> bool:
    """Whether a hint is still to be worked out."""
    return model.notice == THINKING and model.asked


def hint(model: Model, choices: tuple[Choice, ...], env: Env) -> Step:
    """What a bot would play and why, from all moves as it judges them, the best first, of which it gives one at least.

    The cards are selected, and named as well. What lies open over the table closes, so that they are in sight. The
    focus goes to the first card, where Enter plays them; of a move without cards to the button named after it.
    """
    table = model.table
    if table is None:
        return Step(model)
    here, view = scene(model, table.match), view_of(table.match.game)
    cards = view.cards_of(here, choices[0].move)
    table = table._replace(ticked=cards, offered=cards, marks=marked(model, table, "hint"), sure="")
    aloud, notice = _said(here, view, choices)
    covers = view.covers and (MENU, *view.covers)
    device = model.device.keeping(lambda fold: fold in LASTING or bool(covers and fold not in covers))
    model = model.on(table)._replace(notice=notice, device=device)
    return stored(Step(model, (Polite(aloud),), grab=True, focus=next(iter(cards), choices[0].move)), env)


def _said(here: Scene, view: View, choices: tuple[Choice, ...]) -> tuple[str, Saying]:
    """The hint for the ear, and for the eye: in few words, and without the second move, where there is little room.

    A game with an entry `hint.own` has its own words for it, always in few words. Of two moves the second is not named,
    and none beside the only one that would do.
    """
    best, *others = choices
    own = ".own" if "hint.own" in here.words else ""
    named, whole = view.brief_clause(here, best.move), view.clause(here, best.move)
    alone: Saying = f"hint{own}", {"move": named if own else whole, "why": best.reason}
    said = alone
    if len(others) > 1 and not best.reason[0].startswith(ONLY):
        second = view.brief_clause(here, others[0].move)
        beside = second if second != named else view.clause(here, others[0].move)
        said = f"{alone[0]}-beside", {**alone[1], "next": beside}
    for_eye = (said, (said[0], {**said[1], "move": named}), (alone[0], {**alone[1], "move": named}))
    aloud = here.words.say(said)
    return aloud, next((each for each in for_eye if columns(here.words.say(each)) <= LONG), for_eye[-1])
