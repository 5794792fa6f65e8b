"""The lines above the hand: what the selected card would make, the best in reach, and whether that wins."""

from __future__ import annotations

from game.games.court_circular.page.ids import choosing, selected
from game.games.court_circular.page.prospects import meaning_of, no_run, planned, plays, row_with, so_far
from game.games.court_circular.page.verdict import verdict
from game.games.court_circular.rules.answers import offered
from game.games.court_circular.rules.outlook import Plan, enough, needed
from game.games.court_circular.rules.score import points
from game.games.court_circular.rules.state import LAID, State
from game.games.court_circular.rules.torn import in_order
from game.ui.view import Scene


def preview(scene: Scene) -> str:
    """What the selected card would make, or the row makes so far, and the best that is still in reach.

    In a problem only what it makes: which card is best, and whether that wins, is what is asked.
    """
    if choosing(scene):
        return _next_lead(scene, selected(scene))
    return scene.words.sentences(_made(scene) if scene.problem else _row(scene)) if plays(scene) else ""


def _made(scene: Scene) -> list[str]:
    """The hand of the row, with the selected card where there is one, and why it is no sequence."""
    card = selected(scene)
    laid, _ = row_with(scene, card)
    now, torn = so_far(scene.seen, laid), no_run(scene, scene.seen.lead or "", laid)
    if card:
        return [scene.words("page.with", card=card, hand=now.name), *torn]
    return [*([scene.words("page.so-far", hand=now.name)] if now.cards else []), *torn]


def _row(scene: Scene) -> list[str]:
    """Three sentences at most: where it is told why a row is no sequence, less is told of the rivals."""
    words, card = scene.words, selected(scene)
    laid, _ = row_with(scene, card)
    now, plan = so_far(scene.seen, laid), planned(scene)
    forecast, torn = verdict(scene, plan.hand), no_run(scene, scene.seen.lead or "", laid, plan.hand.cards)
    fate = forecast.said[:1] if torn else forecast.said
    if forecast.lost and plan.hand.cards and len(laid) < LAID:
        at_best = words("page.with-at-best" if card else "page.at-best", card=card, hand=plan.hand.name)
        return [at_best, *torn, *fate]
    said = []
    if card:
        yet = plan.hand.cards and not now.cards and len(laid) < LAID
        said = [words("page.with-yet" if yet else "page.with", card=card, hand=now.name)]
    elif now.cards:
        said = [words("page.so-far", hand=now.name)]
    brief = bool(said or forecast.said) or scene.taught  # a coach says what it is
    best = [] if (card and forecast.lost) or len(laid) == LAID else [_best(scene, plan, brief)]
    return [*said, *torn, *best, *(() if torn and best else fate)]


def _best(scene: Scene, plan: Plan, brief: bool) -> str:
    """The best hand in reach and the cards that make it, or those that make it better; what it is, unless `brief`."""
    seen, card = scene.seen, selected(scene)
    if not plan.hand.cards:
        return scene.words("page.reach-none" if _could(scene) else "page.reach-never")
    laid, _ = row_with(scene, card)
    lead, sheet = seen.lead or "", seen.terms.sheet
    more = enough(lead, laid, plan, sheet)
    facts = {"hand": plan.hand.name, "cards": in_order(more or needed(lead, laid, plan, sheet), plan.hand)}
    if not facts["cards"]:
        return scene.words("page.reach-made")
    if not more:
        return scene.words("page.reach-stronger", **facts)
    return scene.words("page.reach-with" if brief else "page.reach", **facts, what=meaning_of(scene, plan.hand.name))


def _could(scene: Scene) -> bool:
    """Whether a hand could be made before a card was laid or selected."""
    here = scene._replace(ticked=())
    return bool(row_with(here, "")[0] or planned(here).hand.cards)


def _next_lead(scene: Scene, card: str) -> str:
    """The points that the selected card would have counted, in words; without a card, that one has to be chosen."""
    seen: State = scene.seen
    if card in offered(seen) and seen.last:
        return scene.words("page.lead-costs", card=card, n=points((card,), seen.last.up, seen.terms))
    any_of_them = len(offered(seen)) == len(seen.on_table)
    best = seen.last and seen.last.hands[seen.last.winner]
    gold = [scene.words("page.gold")] if best and best.cards else []
    return scene.words.sentences([scene.words("page.pick-lead" if any_of_them else "page.pick-new-lead"), *gold])
