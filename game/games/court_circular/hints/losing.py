"""What is told of cards in a round that none of them is likely to win."""

from __future__ import annotations

from itertools import combinations

from game.core.cards import without
from game.core.review import OWN, chained
from game.core.rules import Choice, Saying
from game.games.court_circular.bots.certain import best_of_all, certain, may_win, rivals_of
from game.games.court_circular.bots.keeping import kept
from game.games.court_circular.hints.aims import listed, planned, then
from game.games.court_circular.hints.purpose import purpose
from game.games.court_circular.hints.sparing import easier, to_keep
from game.games.court_circular.hints.threats import feared
from game.games.court_circular.rules.answers import DROP
from game.games.court_circular.rules.outlook import enough, made_so_far
from game.games.court_circular.rules.rounds import lies_up
from game.games.court_circular.rules.score import points
from game.games.court_circular.rules.state import LAID, State

LOST = "reason.lost"
"""How the reasons for a card begin where none is likely to win."""
FOR_CARD = ("reason.lost", "reason.lost-keeps")
"""The reasons of a card there, before it is compared with others."""
ENOUGH = ("reason.lost-less", "reason.lost-kept")
"""What is told of such a card that needs no comparison."""
HOPES = ("reason.lost-hope", "reason.lost-spare")
"""What is told of such a card that names a hand."""
SHARED = "shared"
"""The fact of what is kept that may be kept with other cards too: these."""
AHEAD = "reason.lost-ahead"
"""That the row is the best there, which wants the rival named who beats it."""
STOCK = "reason.lost-stock"
"""That nothing more is drawn, with the cards to be kept, which may be so of the next best card too."""
PRICED = ("reason.lost-less", "reason.lost-cheap", "reason.lost-most")
"""What is told of its points, which is nothing beside dropping out, where none are given."""


def is_lost(choice: Choice) -> bool:
    """Whether the reason for a move is one for a lost round."""
    return choice.reason[0].startswith(LOST)


def lost(seen: State, seat: int, choice: Choice, other: Choice) -> Saying:
    """What speaks for a card in a lost round, and then why that is lost, which is told in fewer words where room lacks.

    Of the cards kept those kept with the `other` card are not told, unless its points and its hand say no more.
    """
    facts = choice.reason[1]
    alone, anyway = _for_card(seen, seat, choice, other), _kept_anyway(seen, seat, choice.move)
    last = len(seen.rows[seat]) == LAID - 1
    first = alone if alone and (alone[0] not in PRICED or (last and alone[0] == "reason.lost-less")) else anyway
    some: tuple[Saying | None, ...] = first, alone, anyway, ("reason.lost-next", {})
    forms = [(said, each) for said in some if said for each in _few(seen, seat, facts["few"])]
    return chained((key, {**facts, **more, "few": each}) for (key, more), each in forms)


def _kept_anyway(seen: State, seat: int, card: str) -> Saying | None:
    """What the cards kept are for, or which two are, though those kept with other cards may be the same; None: none."""
    keeps = () if seen.final else to_keep(seen, seat, card, hopes=bool(_hope(seen, seat, card)))
    if what := purpose(keeps, seen.terms.sheet):
        return "reason.lost-kept", {"what": what, SHARED: keeps}
    two = max(combinations(keeps, 2), key=kept, default=())
    return ("reason.lost-kept", {"what": ("kept.best", {"cards": two}), SHARED: two}) if two else None


def _for_card(seen: State, seat: int, choice: Choice, other: Choice) -> Saying | None:
    """What speaks for this card alone: what it keeps, makes, can still make, or costs; None where nothing."""
    card = choice.move
    priced = _priced(seen, seat, card, other.move)
    if runs_out(seen) and (cards := to_keep(seen, seat, card)):
        return STOCK, {"cards": cards}
    if what := _kept_for(seen, seat, card, other.move, bool(priced and priced[0] == "reason.lost-less")):
        return "reason.lost-kept", {"what": what}
    if cards := _hope(seen, seat, card):
        plan = planned(seen, seat, card)
        key = "reason.lost-hope" if card in plan.hand.cards else "reason.lost-spare"
        return key, {"hand": plan.hand.name, "names": listed(cards, plan.hand)}
    return (AHEAD, {}) if _ahead(seen, seat, card) else priced


def runs_out(seen: State) -> bool:
    """Whether nothing more is drawn, so that the cards kept are all for the last round."""
    return not seen.choosing and not seen.final and not seen.stock and not seen.terms.stop_short


def _ahead(seen: State, seat: int, card: str) -> bool:
    """Whether the row is a hand, and the best of those that lie there, with this card, though not without it."""
    lead, sheet = seen.lead or "", seen.terms.sheet
    most = max(made_so_far(lead, seen.rows[each], sheet) for each in rivals_of(seen, seat))
    before, made = (made_so_far(lead, row, sheet) for row in (seen.rows[seat], (*seen.rows[seat], card)))
    return bool(made.cards) and made > most > before


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


def _priced(seen: State, seat: int, card: str, other: str) -> Saying | None:
    """That a card gives the winner the fewest points, with the number; None where another gives fewer, or all as many.

    If the `other` card gives more, that is told with it. Where it depends on who wins, the number is the most.
    """
    price, each = prices(seen, seat, card), [prices(seen, seat, more) for more in seen.hands[seat]]
    least = all(n <= more[i] for more in each for i, n in enumerate(price))
    if not least or all(more == price for more in each):
        return None
    its = max(prices(seen, seat, other)) if other in seen.hands[seat] else 0
    key = "most" if len(set(price)) > 1 else "less" if its > max(price) else "cheap"
    return f"reason.lost-{key}", {"n": max(price), "card": other, "more": its}


def _few(seen: State, seat: int, few: Saying) -> list[Saying]:
    """That no card wins, or hardly any, with a hand that a rival has or may still make, against the best of any card.

    The last is told without that.
    """
    best = best_of_all(seen, seat)
    rows = {each: made_so_far(seen.lead or "", seen.rows[each], seen.terms.sheet) for each in rivals_of(seen, seat)}
    rival = max(rows, key=rows.__getitem__)
    if rows[rival].cards and rows[rival] > best:
        return [("reason.none-against", {"seat": rival, "other": rows[rival].name})]
    found = feared(seen, seat, best) if few[0] == "reason.few" else None
    return [*(("reason.few-why", {"why": why}) for why in (found.told if found else ())), few]


def _hope(seen: State, seat: int, card: str) -> tuple[str, ...]:
    """The cards that make, perhaps with this one, the best hand in reach; none where that has lost, or needs none."""
    plan, (lead, laid, _) = planned(seen, seat, card), then(seen, seat, card)
    best = best_of_all(seen, seat)
    if len(plan.hand.cards) < LAID or plan.hand.place < best.place or certain(seen, seat, card, 0.0) is False:
        return ()
    return enough(lead, laid, plan, seen.terms.sheet)


def prices(seen: State, seat: int, card: str) -> tuple[int, ...]:
    """The points that a card counts for each rival who may win."""
    return tuple(points((card,), lies_up(seen, rival), seen.terms) for rival in may_win(seen, seat))


def not_best(choice: Choice) -> Choice:
    """The move that is not the best one of a lost round, without what would be said of the best."""
    key, facts = choice.reason
    return choice._replace(reason=("reason.lost-next", facts)) if key in FOR_CARD else choice


def beaten(seen: State, seat: int, choice: Choice) -> Choice:
    """A card of a lost round, which is told to have lost if it has, though the best card may still win."""
    key, facts = choice.reason
    sure = facts["few"][0] == "reason.few" and certain(seen, seat, choice.move, 0.0) is False
    return choice._replace(reason=(key, {**facts, "few": ("reason.none-so", {})})) if sure else choice


def next_lost(seen: State, seat: int, best: Choice, choice: Choice) -> Choice:
    """The next best move of a lost round, with what it keeps, or that it gives more points, if that is so whoever wins.

    Fewer points than the best one gives are not told, as they would speak against that.
    """
    key, facts = choice.reason
    price = set(prices(seen, seat, choice.move)) if key in FOR_CARD else set()
    least = 0 if best.move not in seen.hands[seat] else max(prices(seen, seat, best.move))
    if best.move != DROP and len(price) == 1 and max(price) > least:
        return choice._replace(reason=("reason.lost-price", {**facts, "n": price.pop()}))
    said, its = lost(seen, seat, choice, best)
    if said == "reason.lost-kept" and key == "reason.lost-keeps" and SHARED not in its:
        return choice._replace(reason=(said, {**facts, "what": its["what"]}))
    return _harder_to_spare(seen, seat, best, not_best(choice))


def _harder_to_spare(seen: State, seat: int, best: Choice, choice: Choice) -> Choice:
    """The move, with the best card being easier to spare, where that is so."""
    if best.move not in seen.hands[seat] or not easier(seen, seat, best.move, choice.move):
        return choice
    return choice._replace(reason=("reason.second-kept", {OWN: choice.reason, "best": best.move}))
