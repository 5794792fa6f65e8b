"""The messages of the page on deals: it is opened, and a deal is asked for by its name."""

from __future__ import annotations

from game.core.game import Game
from game.core.match import BadMatch, check
from game.fairness import deals
from game.fairness.fair import fair_of
from game.fairness.saying import words_for
from game.ui.effects import Go, polite
from game.ui.model import Model, Step, days, links
from game.ui.model.late import address_of_deal
from game.ui.places import Deals
from game.ui.play.playing import refused
from game.ui.protocol import Env

SHOWN = "dealt"
"""The id of what is shown of a deal."""
LONGEST_TYPED = 100
"""Characters of what is no name that stay in the field."""


def opened(model: Model, game: Game | None, query: str, env: Env) -> Step:
    """The page with the deal that the address names, else that of the newest match; NoDeals for a game without."""
    last = deals.last(model, game)
    game = game or (last.game if last else deals.first_game())
    fair_of(game)
    fields = links.fields(query, game)
    usual = (last.deal, len(last.players)) if last else (deals.EXAMPLE, game.usual_seats)
    here = Deals(game, usual[0], game.usual_seats if "deal" in fields else usual[1])
    seats = fields.get("seats", str(here.seats))
    here = here._replace(seats=int(seats)) if seats in map(str, game.seats) else here
    return _asked(model.on(here), here, fields.get("deal", here.deal), env)


def said(model: Model, text: str, env: Env) -> Step:
    """A deal by the name that was typed; what is no name stays in the field, with the reason beside it."""
    here = model.screen
    if not isinstance(here, Deals):
        return Step(model)
    step = _asked(model, here, text, env)
    if step.model.warned:
        return step._replace(grab=True)
    now = step.model.screen
    assert isinstance(now, Deals)
    why = deals.hidden(model, here.game, now.deal)
    spoken = words_for(model.device.lang, here.game).say(why or ("fair.shown", {"deal": now.deal}))
    went = Go(address_of_deal(here.game, now.deal, now.seats))
    return step._replace(model=step.model.on(now._replace(focus=SHOWN)), effects=(went, *polite([spoken])), grab=True)


def _asked(model: Model, here: Deals, text: str, env: Env) -> Step:
    """The page with this deal, or the reason why there is none of this name."""
    name = "-".join(text.lower().split())
    try:
        check(here.game, here.game.v, name, (here.game.usual,) * here.seats, {})
        days.check(here.game, name, env.now)
    except BadMatch as fault:
        return refused(model.on(here._replace(typed=text[:LONGEST_TYPED], focus="deal")), fault.saying)
    return Step(model.on(here._replace(deal=name, typed="", focus="")))
