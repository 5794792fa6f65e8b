"""What is told of cards in a round that none of them is likely to win."""

from __future__ import annotations

from game.core.cards import without
from game.core.review import OWN, chained, forms_of
from game.core.rules import Choice, Facts, Saying
from game.games.court_circular.bots.aims import enough, listed, planned, then
from game.games.court_circular.bots.certain import best_of_all, certain, rivals_of
from game.games.court_circular.bots.forms import SAID
from game.games.court_circular.bots.purpose import purpose
from game.games.court_circular.bots.sparing import easier
from game.games.court_circular.bots.threats import feared
from game.games.court_circular.rules.outlook import made_so_far
from game.games.court_circular.rules.rounds import lies_up
from game.games.court_circular.rules.score import points
from game.games.court_circular.rules.state import LAID, State

LOST = "reason.lost"
"""How the reasons for a card begin where none is likely to win."""
BEST = "reason.few-best"
"""That none is likely to win, with what the own row can be at best."""
ENOUGH = ("reason.lost-less", "reason.lost-kept")
"""What is told of such a card that needs no comparison."""
PRICED = ("reason.lost-less", "reason.lost-cheap", "reason.lost-most")
"""What is told of its points, which is nothing beside dropping out, where none are given."""


def is_lost(choice: Choice) -> bool:
    """Whether the reason for a move is one for a lost round."""
    return choice.reason[0].startswith(LOST)


def lost(seen: State, seat: int, choice: Choice, other: Choice) -> Saying:
    """Why the round is lost, and what speaks for a card all the same: what it keeps, can still make, or costs.

    Of the cards kept only what those kept with the `other` card do not have is told, and only if its points say less.
    """
    key, facts = choice.reason
    few = {**facts, "few": _few(seen, seat, facts["few"])}
    short = chained([("reason.lost-next", few), ("reason.lost-next", facts)])
    priced = _priced(seen, seat, choice.move, other.move, few)
    if what := _kept_for(seen, seat, choice.move, other.move, bool(priced and priced[1]["more"] > priced[1]["n"])):
        return chained([("reason.lost-kept", {**few, SAID: short, "what": what}), *forms_of(short)])
    if key == "reason.lost" and (cards := _hope(seen, seat, choice.move)):
        plan = planned(seen, seat, choice.move)
        hoped = {**few, "hand": plan.hand.name, "names": listed(cards, plan.hand)}
        if few["few"][0] == BEST:
            hoped["few"] = facts["few"]
        if choice.move not in plan.hand.cards:
            return chained([("reason.lost-spare", hoped), *forms_of(short)])
        return chained([("reason.lost-hope", hoped), ("reason.lost-aim", hoped), *forms_of(short)])
    return chained([priced, *forms_of(short)]) if priced else short


def _kept_for(seen: State, seat: int, card: str, other: str, alone: bool) -> Saying | None:
    """What the cards are for that are left after this round with this last card, unlike with the `other` one.

    None where nothing is to be told, or, if it is to be told of this card `alone`, where another one keeps as much.
    """
    held = seen.hands[seat]
    if seen.final or len(seen.rows[seat]) != LAID - 1:
        return None
    sheet, mine = seen.terms.sheet, without(held, card)
    what = purpose(mine, sheet, without(held, other) if other in held else ())
    others = [purpose(mine, sheet, without(held, each)) for each in held if each != card and alone]
    return what if all(each == what for each in others) else None


def _priced(seen: State, seat: int, card: str, other: str, few: Facts) -> Saying | None:
    """That a card gives the winner the fewest points, with the number; None where another gives fewer, or all as many.

    If the `other` card gives more, that is told with it. Where it depends on who wins, the number is the most.
    """
    price, each = prices(seen, seat, card), [prices(seen, seat, more) for more in seen.hands[seat]]
    least = all(n <= more[i] for more in each for i, n in enumerate(price))
    if not least or all(more == price for more in each):
        return None
    its = max(prices(seen, seat, other)) if other in seen.hands[seat] else 0
    key = "most" if len(set(price)) > 1 else "less" if its > max(price) else "cheap"
    return f"reason.lost-{key}", {**few, "n": max(price), "card": other, "more": its}


def _few(seen: State, seat: int, few: Saying) -> Saying:
    """That no card wins, or hardly any, with a hand that a rival has or may still make, against the best of any card.

    Where no such hand can be named it is told what the own row can be at best.
    """
    best = best_of_all(seen, seat)
    rows = {each: made_so_far(seen.lead or "", seen.rows[each], seen.terms.sheet) for each in rivals_of(seen, seat)}
    rival = max(rows, key=rows.__getitem__)
    if rows[rival].cards and rows[rival] > best:
        return f"{few[0]}-against", {**few[1], "seat": rival, "other": rows[rival].name}
    if few[0] == "reason.none":
        return few
    if found := feared(seen, seat, best):
        return f"reason.few-{'one' if found.by else 'feared'}", {**few[1], **found._asdict()}
    return (BEST, {**few[1], "hand": best.name}) if best.cards else few


def _hope(seen: State, seat: int, card: str) -> tuple[str, ...]:
    """The cards that make, perhaps with this one, the best hand in reach; none where that has lost, or needs none."""
    plan, (lead, laid, _) = planned(seen, seat, card), then(seen, seat, card)
    best = best_of_all(seen, seat)
    if len(plan.hand.cards) < LAID or plan.hand < best or certain(seen, seat, card, 0.0) is False:
        return ()
    return enough(lead, laid, plan, seen.terms.sheet)


def prices(seen: State, seat: int, card: str) -> tuple[int, ...]:
    """The points that a card counts for each rival who may win."""
    return tuple(points((card,), lies_up(seen, rival), seen.terms) for rival in rivals_of(seen, seat))


def not_best(choice: Choice) -> Choice:
    """The move that is not the best one of a lost round, without what would be said of the best."""
    key, facts = choice.reason
    return choice._replace(reason=("reason.lost-next", facts)) if key == "reason.lost" else choice


def next_lost(seen: State, seat: int, best: Choice, choice: Choice) -> Choice:
    """The next best move of a lost round, with what it keeps, or that it gives more points, if that is so whoever wins.

    Fewer points than the best one gives are not told, as they would speak against that.
    """
    key, facts = choice.reason
    if key == "reason.lost-keeps":
        return choice._replace(reason=lost(seen, seat, choice, best))
    price = set(prices(seen, seat, choice.move)) if key == "reason.lost" else set()
    least = 0 if best.move not in seen.hands[seat] else max(prices(seen, seat, best.move))
    if len(price) != 1 or max(price) <= least:
        return _harder_to_spare(seen, seat, best, not_best(choice))
    few = {**facts, "few": _few(seen, seat, facts["few"])}
    return choice._replace(reason=("reason.lost-price", {**few, "n": price.pop()}))


def _harder_to_spare(seen: State, seat: int, best: Choice, choice: Choice) -> Choice:
    """The move, with the best card being easier to spare, where that is so."""
    if best.move not in seen.hands[seat] or not easier(seen, seat, best.move, choice.move):
        return choice
    return choice._replace(reason=("reason.second-kept", {OWN: choice.reason, "best": best.move}))
