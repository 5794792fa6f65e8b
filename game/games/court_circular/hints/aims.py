"""The hand that a move leads to, and the cards that it needs."""

from __future__ import annotations

from itertools import combinations

from game.core.cards import without
from game.core.review import chained
from game.core.rules import Choice, Facts, Saying
from game.games.court_circular.bots.certain import beats_all
from game.games.court_circular.hints.second import SURE, told_win
from game.games.court_circular.rules.answers import LEAD
from game.games.court_circular.rules.cards import SUIT, Cards
from game.games.court_circular.rules.hands import ARTICLE, Hand, hand
from game.games.court_circular.rules.outlook import Plan, enough, made_so_far, needed, plans, reachable
from game.games.court_circular.rules.state import LAID, State
from game.games.court_circular.rules.torn import in_order

UNFILLED = ("reason.open", "reason.lead")
"""The reasons for a card after which the row is still to be filled."""
JOINED = (
    "reason.lead-hand",
    "reason.spare",
    "reason.spare-final",
    "reason.then",
    "reason.stronger",
    "reason.sure-next",
    "reason.any-of",
    "reason.any-other",
    "reason.aim-suit",
    "reason.aim",
)
"""The reasons for a card that name others for the hand in reach."""
BRIEF = {
    "reason.lead-hand": ("reason.aim",),
    "reason.spare": ("reason.spare-for",),
    "reason.any-of": ("reason.aim",),
    "reason.any-other": ("reason.aim",),
    "reason.aim-suit": ("reason.aim",),
}
"""Shorter forms of some of these."""
LEAD_BRIEF = {"reason.lead-hand": ("reason.lead-brief",)}
"""The same of a lead."""


def aimed(seen: State, seat: int, choice: Choice) -> Saying:
    """The reason for a move, with the hand that it can make, and as few other cards as that takes."""
    key, facts = choice.reason
    (lead, laid, _), plan = then(seen, seat, choice.move), planned(seen, seat, choice.move)
    sheet = seen.terms.sheet
    more = enough(lead, laid, plan, sheet) or needed(lead, laid, plan, sheet)
    if key not in UNFILLED or not plan.hand.cards or not more:
        return key, facts
    made = hand((lead, *laid, *more), sheet)
    facts = {**facts, "hand": made.name, "cards": more, "many": len(more), "names": listed(more, made)}
    way = _way(seen, made, lead, laid, choice.move)
    if told_win(choice) in SURE:
        able = able_next(seen, seat, choice.move) if len(more) == 1 else more
        if len(able) > 1 == len(more):
            return chained((f"reason.sure-{key}", {**facts, "by": able}) for key in ("any", "either"))
        return chained([("reason.sure-next", facts), ("reason.sure-brief", facts)])
    suited = made.name.startswith("sympathy")
    if suited and way == "reason.lead-hand" and not seen.choosing and _several(seen, seat, choice.move, more, made):
        way, suits = _of_several(seen, seat, made, len(more) + 1)
        facts = {**facts, **suits, "suit": SUIT[choice.move]}
    brief = LEAD_BRIEF if seen.choosing else BRIEF
    return chained((each, facts) for each in (way, *brief.get(way, ())))


def _several(seen: State, seat: int, move: str, more: Cards, made: Hand) -> bool:
    """Whether other cards held do as well as these for a hand of this name, so that none is to be named before."""
    lead, laid, held = then(seen, seat, move)
    some = [hand((lead, *laid, *cards), seen.terms.sheet) for cards in combinations(held, len(more))]
    return sum(each.place == made.place for each in some) > 1


def _of_several(seen: State, seat: int, made: Hand, n: int) -> tuple[str, Facts]:
    """What is told where other cards make a sympathy of this name too: that any `n` of a suit do, or weaker suits."""
    suited = [card for card in seen.hands[seat] if SUIT[card] == SUIT[made.cards[0]]]
    if len(suited) > n:
        return "reason.any-of" if n == LAID else "reason.any-other", {}
    some = [each.hand for each in plans(seen.lead or "", seen.rows[seat], seen.hands[seat], seen.terms.sheet)]
    weaker = {SUIT[each.cards[0]] for each in some if each.place == made.place and each < made} - {SUIT[made.cards[0]]}
    by_suit = weaker and seen.terms.sheet.order == ARTICLE.order
    return ("reason.aim-suit", {"than": tuple(sorted(weaker))}) if by_suit else ("reason.lead-hand", {})


def able_next(seen: State, seat: int, move: str) -> Cards:
    """The cards held of which any one wins the round for certain, laid last after this one."""
    lead, laid, held = then(seen, seat, move)
    return tuple(card for card in held if beats_all(seen, seat, hand((lead, *laid, card), seen.terms.sheet)))


def listed(cards: Cards, made: Hand) -> Saying:
    """Several cards in few words: of a sequence or a court by their numbers, of one suit or number with that once."""
    cards = in_order(cards, made)
    suits, ranks = {SUIT[card] for card in cards}, tuple(card[:-1] for card in cards)
    if 1 < len(cards) == len({*ranks}) and made.name.startswith(("sequence", "court")):
        return "cards.run", {"ranks": ranks}
    if len({*ranks}) == 1 < len(cards):
        return "cards.alike", {"rank": ranks[0], "suits": tuple(SUIT[card] for card in cards)}
    one = len(cards) > len(suits) == 1
    return ("cards.suited", {"ranks": ranks, "suit": suits.pop()}) if one else ("cards.any", {"cards": cards})


def _way(seen: State, made: Hand, lead: str, laid: Cards, move: str) -> str:
    """How a card goes with the hand in reach: it joins it, is not needed, or the like is there."""
    here = made_so_far(lead, laid, seen.terms.sheet)
    if here.name == made.name:
        return "reason.stronger"
    if card_of(move) in made.cards:
        return "reason.lead-hand"
    if seen.choosing:
        return "reason.spare-lead"
    if move in here.cards:
        return "reason.then"
    return "reason.spare-final" if seen.final else "reason.spare"


def planned(seen: State, seat: int, move: str) -> Plan:
    """The best that the row can become with this card, or the row of the next round with this lead."""
    return reachable(*then(seen, seat, move), seen.terms.sheet)


def then(seen: State, seat: int, move: str) -> tuple[str, Cards, Cards]:
    """The lead, the row and the cards held once this card was laid, or leads the next round."""
    held = seen.hands[seat]
    if seen.choosing:
        return card_of(move), (), held
    return seen.lead or "", (*seen.rows[seat], move), without(held, move)


def hand_of(seen: State, seat: int, move: str) -> str | None:
    """The best hand that the row can become with this card, or the row of the next round with this lead; None: none."""
    plan = planned(seen, seat, move)
    return plan.hand.name if plan.hand.cards else None


def hands_of(seen: State, seat: int, move: str) -> set[str]:
    """The names of all hands that the row can become with this card."""
    laid = (*seen.rows[seat], move)
    if len(laid) >= LAID:
        return set()
    found = plans(seen.lead or "", laid, without(seen.hands[seat], move), seen.terms.sheet)
    return {plan.hand.name for plan in found if plan.hand.cards}


def ways_to(seen: State, seat: int, move: str) -> int:
    """The number of ways to make a hand like the best in reach with this card, each with as few others as it takes."""
    (lead, laid, held), sheet = then(seen, seat, move), seen.terms.sheet
    found = plans(lead, laid, held, sheet)
    most = max(found).hand.place
    return len({enough(lead, laid, plan, sheet) for plan in found if plan.hand.place == most})


def card_of(move: str) -> str:
    """The card that is laid, or chosen as the next lead."""
    return move.removeprefix(LEAD)
