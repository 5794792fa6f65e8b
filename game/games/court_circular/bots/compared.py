"""What speaks for the best move against the next best, as a sentence, by what lies open and what was found of both."""

from __future__ import annotations

from game.core.cards import without
from game.core.review import OWN, difference
from game.core.rules import Choice, Facts, Saying
from game.games.court_circular.bots.found import chance, rivals_of, roughly
from game.games.court_circular.rules.answers import DROP, LEAD, STAY
from game.games.court_circular.rules.cards import Cards
from game.games.court_circular.rules.outlook import Plan, needed, plans, reachable
from game.games.court_circular.rules.rounds import lies_up
from game.games.court_circular.rules.score import points
from game.games.court_circular.rules.state import LAID, State
from game.games.court_circular.rules.torn import numbers_of, torn

EVEN = 0.5
"""A difference in worth that is none to a player, in points: the deals imagined leave more than that open."""
OFTENER = 0.02
"""A difference in the share of rounds won that is told."""
HALF = 0.5
UNFILLED = ("reason.open", "reason.lead")
"""The reasons for a card after which the row is still to be filled."""


def compared(seen: State, seat: int, choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """The choices, the best first, with what the first one is better for than the second."""
    if len(choices) < 2:
        return choices
    best, other = choices[:2]
    return best._replace(reason=_reason(seen, seat, best, other)), *choices[1:]


def _reason(seen: State, seat: int, best: Choice, other: Choice) -> Saying:
    key, facts = best.reason
    if best.move == STAY:
        return "reason.stay-best", facts
    if best.move == DROP:
        return ("reason.drop-best" if key == "reason.drop-last" else key), facts
    said = _told(seen, seat, best)
    if key in ("reason.keeps", "reason.lost-keeps"):
        return said
    less = difference(best.worth, other.worth)
    facts = {**facts, OWN: said, "card": _card(other.move), **_than(other), "n": max(1, round(less))}
    if key := _nearly(other, less, said):
        return key, facts
    lost, hand = best.reason[0] == "reason.lost", _hand(seen, seat, best.move)
    if said[0] == "reason.lost-cheap" or (not lost and hand and hand != _hand(seen, seat, other.move)):
        return said
    found = "reason.loses-more" if lost else _further(seen, seat, best, other) or _dearer(best, other)
    return (found, facts) if found else said


def _nearly(other: Choice, less: float, said: Saying) -> str:
    """What dropping out would mean, or that another card does as well, be it for the hand `said`; empty elsewhere."""
    if other.move == DROP:
        return "reason.drop-even" if less < EVEN else "reason.not-drop"
    if less < EVEN:
        same = said[0] == "reason.lead-hand" and other.move in said[1]["cards"]
        return "reason.same-hand" if same else "reason.even"
    return ""


def _told(seen: State, seat: int, best: Choice) -> Saying:
    """What speaks for the best move alone: the hand that it makes or can make, with which cards, or what it costs."""
    key, facts = best.reason
    (lead, laid, _), plan = _then(seen, seat, best.move), _plan(seen, seat, best.move)
    made = plan.hand
    if key in UNFILLED and made.cards and (more := needed(lead, laid, plan, seen.terms.sheet)):
        joins = _card(best.move) in made.cards
        return ("reason.lead-hand" if joins else "reason.spare"), {**facts, "hand": made.name, "cards": more}
    if key == "reason.stay" and made.cards:
        return "reason.makes", {**facts, "hand": made.name}
    return ("reason.lost-cheap" if key == "reason.lost" and _cheapest(seen, seat, best.move) else key), facts


def _plan(seen: State, seat: int, move: str) -> Plan:
    """The best that the row can become with this card, or the row of the next round with this lead."""
    return reachable(*_then(seen, seat, move), seen.terms.sheet)


def _then(seen: State, seat: int, move: str) -> tuple[str, Cards, Cards]:
    """The lead, the row and the cards held once this card was laid, or leads the next round."""
    held = seen.hands[seat]
    return (
        (_card(move), (), held) if seen.choosing else (seen.lead or "", (*seen.rows[seat], move), without(held, move))
    )


def _cheapest(seen: State, seat: int, card: str) -> bool:
    """Whether no card held counts less than this one in the heap of any rival who may win, and some count more."""
    for up in {lies_up(seen, rival) for rival in rivals_of(seen, seat)}:
        prices = [points((each,), up, seen.terms) for each in seen.hands[seat]]
        if not points((card,), up, seen.terms) == min(prices) < max(prices):
            return False
    return True


def against(seen: State, seat: int, best: Choice, played: Choice) -> Saying:
    """What the best move is better for than the one that was played, and why that made no sequence, if it seemed to."""
    said = _against(seen, seat, best, played)
    if seen.choosing or played.move not in seen.hands[seat]:
        return said
    row = (seen.lead or "", *seen.rows[seat], played.move)
    run = torn(row, seen.terms.sheet)
    return ("reason.no-run", {OWN: said, "run": numbers_of(run)}) if played.move in run else said


def _against(seen: State, seat: int, best: Choice, played: Choice) -> Saying:
    """What the best move is better for than the one that was played."""
    said = best.reason
    if {best.move, played.move} & {DROP, STAY}:
        return said
    less, hand = best.worth - played.worth, _hand(seen, seat, best.move)
    facts = {**said[1], OWN: said, "card": _card(played.move), "n": max(1, round(less)), **_than(played)}
    if said[0] in ("reason.lost", "reason.lost-keeps", "reason.lost-cheap"):
        return "reason.loses-yours", facts
    oftener, kept = _oftener(best, played), said[0] == "reason.keeps"
    if not oftener and hand and not kept and hand != _hand(seen, seat, played.move):
        return said
    more = oftener or (None if kept else _further(seen, seat, best, played))
    return more or ("reason.brings-yours" if _dearer(best, played) else "reason.costs-yours"), facts


def _than(other: Choice) -> Facts:
    """How often another card wins, where it has imagined that."""
    return {"than": other.reason[1]["wins"]} if "wins" in other.reason[1] else {}


def _oftener(best: Choice, other: Choice) -> str | None:
    """That the first card wins more often, with both shares where they are told as different ones."""
    share, less = chance(best), chance(other)
    if share - less < OFTENER:
        return None
    told = "wins" in other.reason[1] and roughly(share) > roughly(less)
    return "reason.oftener-by" if told else "reason.oftener"


def _further(seen: State, seat: int, best: Choice, other: Choice) -> str | None:
    """What speaks for a card that leads to the same hand as the other one."""
    if oftener := _oftener(best, other):
        return oftener
    if seen.choosing:
        assert seen.last
        up = seen.last.up
        return "reason.gives-less" if _price(best, up, seen) < _price(other, up, seen) else None
    if len(_hands(seen, seat, best.move)) > len(_hands(seen, seat, other.move)):
        return "reason.more-hands"
    if chance(best) < HALF:
        ups = {lies_up(seen, rival) for rival in rivals_of(seen, seat)}
        cheaper = all(_price(best, up, seen) < _price(other, up, seen) for up in ups)
        return "reason.risks-less" if cheaper else None
    up = lies_up(seen, seat)
    return "reason.wins-more" if _price(best, up, seen) > _price(other, up, seen) else None


def _dearer(best: Choice, other: Choice) -> str | None:
    """That the other card wins about as often, but for less; None where it does not."""
    return "reason.brings-more" if abs(chance(best) - chance(other)) < OFTENER else None


def _card(move: str) -> str:
    return move.removeprefix(LEAD)


def _price(choice: Choice, up: bool, seen: State) -> int:
    return points((_card(choice.move),), up, seen.terms)


def _hand(seen: State, seat: int, move: str) -> str | None:
    """The best hand that the row can become with this card, or the row of the next round with this lead; None: none."""
    plan = _plan(seen, seat, move)
    return plan.hand.name if plan.hand.cards else None


def _hands(seen: State, seat: int, move: str) -> set[str]:
    """The names of all hands that the row can become with this card."""
    laid = (*seen.rows[seat], move)
    if len(laid) >= LAID:
        return set()
    found = plans(seen.lead or "", laid, without(seen.hands[seat], move), seen.terms.sheet)
    return {plan.hand.name for plan in found if plan.hand.cards}
