"""What speaks for the best move against the next best, as a sentence, by what lies open and what was found of both."""

from __future__ import annotations

from game.core.cards import without
from game.core.review import OWN, by_itself, difference
from game.core.rules import Choice, Facts, Saying
from game.games.court_circular.bots.certain import rivals_of, threat
from game.games.court_circular.bots.found import chance, roughly
from game.games.court_circular.bots.keeping import kept
from game.games.court_circular.bots.losing import LOST, cheap, not_least
from game.games.court_circular.bots.second import EVEN, HALF, ONLY, only, second
from game.games.court_circular.rules.answers import DROP, LEAD, STAY
from game.games.court_circular.rules.cards import Cards
from game.games.court_circular.rules.hands import Hand
from game.games.court_circular.rules.outlook import Plan, made_so_far, needed, plans, reachable
from game.games.court_circular.rules.rounds import lies_up
from game.games.court_circular.rules.score import points
from game.games.court_circular.rules.state import LAID, State
from game.games.court_circular.rules.torn import numbers_of, torn

OFTENER = 0.02
"""A difference in the share of rounds won that is told."""
SELDOM = 0.25
"""A card that wins less often than this, though it makes a hand, is told with what a rival may still make."""
UNFILLED = ("reason.open", "reason.lead")
"""The reasons for a card after which the row is still to be filled."""
JOINED = ("reason.lead-hand", "reason.spare", "reason.then", "reason.stronger")
"""The reasons for a card that name others for the hand in reach."""


def compared(seen: State, seat: int, choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """The choices, the best first, with what the first one is better for than the second.

    Where none is likely to win it is told why not to drop out.
    """
    if len(choices) < 2:
        return choices
    best, *others = choices
    if best.reason[0] in LOST or best.move in (DROP, STAY):
        drop = [each for each in others if each.move == DROP]
        first = best._replace(reason=_reason(seen, seat, best, (drop or others)[0]))
        return first, *[not_least(each) for each in others]
    said = only(best, others, _told(seen, seat, best)) or _reason(seen, seat, best, others[0])
    return best._replace(reason=said), second(seen, seat, others[0]), *others[1:]


def _reason(seen: State, seat: int, best: Choice, other: Choice) -> Saying:
    key, facts = best.reason
    if best.move == STAY:
        return "reason.stay-best", facts
    if best.move == DROP:
        return ("reason.drop-best" if key == "reason.drop-last" else key), facts
    said = _told(seen, seat, best)
    if key == "reason.keeps":
        return _feared(seen, seat, best, said)
    if key == "reason.lost-keeps" and other.move != DROP:
        return said
    return _against_next(seen, seat, best, other, said)


def _feared(seen: State, seat: int, best: Choice, said: Saying) -> Saying:
    """What is said of a card; if it seldom wins though it makes a hand, also what a rival may still make."""
    feared = threat(seen, seat, best.move) if chance(best) < SELDOM and _hand(seen, seat, best.move) else None
    return ("reason.threat", {**best.reason[1], OWN: said, "seat": feared[0], "other": feared[1]}) if feared else said


def _against_next(seen: State, seat: int, best: Choice, other: Choice, said: Saying) -> Saying:
    """What `said` leaves to be told of a card: what the other move would mean, or that it does as well."""
    key, less = best.reason[0], difference(best.worth, other.worth)
    if said[0] == "reason.lost" and other.move != DROP and less >= EVEN:
        said = "reason.lost-least", said[1]
    facts = {**best.reason[1], OWN: said, "card": _card(other.move), "n": max(1, round(less)), **_than(other)}
    if other.move == DROP:
        return _not_out(seen, key, less), facts
    if less < EVEN:
        joins = said[0] in JOINED and other.move in said[1]["cards"]
        return ("reason.same-hand" if joins else "reason.even"), facts
    hand = _hand(seen, seat, best.move)
    if said[0].startswith("reason.lost-cheap") or (
        key != "reason.lost" and hand and hand != _hand(seen, seat, other.move)
    ):
        return said
    found = (_dearer if key == "reason.lost" else _further)(seen, seat, best, other)
    return (found, facts) if found else said


def _not_out(seen: State, key: str, less: float) -> str:
    """What dropping out would mean; of a lost round also why it does not pay to give the winner fewer cards."""
    if less < EVEN:
        return "reason.drop-even"
    return "reason.not-drop-lost" if key in LOST and not seen.final else "reason.not-drop"


def _told(seen: State, seat: int, best: Choice) -> Saying:
    """What speaks for the best move alone: the hand that it makes or can make, with which cards, or what it costs."""
    key, facts = best.reason
    (lead, laid, _), plan = _then(seen, seat, best.move), _plan(seen, seat, best.move)
    made = plan.hand
    if key in UNFILLED and made.cards and (more := needed(lead, laid, plan, seen.terms.sheet)):
        return _way(seen, made, lead, laid, best.move), {**facts, "hand": made.name, "cards": more}
    return (cheap(seen, seat, best.move) if key == "reason.lost" else key), facts


def _way(seen: State, made: Hand, lead: str, laid: Cards, move: str) -> str:
    """How a card goes with the hand in reach: it joins it, is not needed, or the like is there."""
    here = made_so_far(lead, laid, seen.terms.sheet)
    if here.name == made.name:
        return "reason.stronger"
    if _card(move) in made.cards:
        return "reason.lead-hand"
    if seen.choosing:
        return "reason.spare-lead"
    return "reason.then" if move in here.cards else "reason.spare"


def _plan(seen: State, seat: int, move: str) -> Plan:
    """The best that the row can become with this card, or the row of the next round with this lead."""
    return reachable(*_then(seen, seat, move), seen.terms.sheet)


def _then(seen: State, seat: int, move: str) -> tuple[str, Cards, Cards]:
    """The lead, the row and the cards held once this card was laid, or leads the next round."""
    held = seen.hands[seat]
    return (
        (_card(move), (), held) if seen.choosing else (seen.lead or "", (*seen.rows[seat], move), without(held, move))
    )


def against(seen: State, seat: int, best: Choice, played: Choice) -> Saying:
    """What the best move is better for than the one that was played, and why that made no sequence, if it seemed to."""
    if best.reason[0] in ONLY:
        best = by_itself(best)
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
    n = max(1, round(best.worth - played.worth))
    facts = {**said[1], OWN: said, "card": _card(played.move), "n": n, **_than(played)}
    if said[0] not in LOST and (oftener := _oftener(best, played)):
        return oftener, facts
    hand, alone = _hand(seen, seat, best.move), said[0] in (*LOST, "reason.keeps")
    if hand and not alone and hand != _hand(seen, seat, played.move):
        return said
    found = (_dearer if alone else _further)(seen, seat, best, played)
    return (found, facts) if found else said


def _than(other: Choice) -> Facts:
    """How often another card wins, where it has imagined that."""
    return {"than": other.reason[1]["wins"]} if "wins" in other.reason[1] else {}


def _oftener(best: Choice, other: Choice) -> str | None:
    """That the first card wins more often, with both shares; not where they are told as the same."""
    if chance(best) - chance(other) < OFTENER:
        return None
    if "wins" not in other.reason[1]:
        return "reason.oftener"
    return "reason.oftener-by" if _told_more(best, other) else None


def _told_more(one: Choice, other: Choice) -> bool:
    """Whether the first card is told to win more often than the other one."""
    return chance(one) - chance(other) >= OFTENER and roughly(chance(one)) > roughly(chance(other))


def _further(seen: State, seat: int, best: Choice, other: Choice) -> str | None:
    """What speaks for a card that leads to the same hand as the other one."""
    if oftener := _oftener(best, other):
        return oftener
    if seen.choosing:
        assert seen.last
        up = seen.last.up
        return (
            "reason.gives-less"
            if _price(best, up, seen) < _price(other, up, seen)
            else _dearer(seen, seat, best, other)
        )
    if len(_hands(seen, seat, best.move)) > len(_hands(seen, seat, other.move)):
        return "reason.more-hands"
    ups = [lies_up(seen, seat)] if chance(best) >= HALF else [lies_up(seen, each) for each in rivals_of(seen, seat)]
    more = [_price(best, up, seen) - _price(other, up, seen) for up in ups]
    if chance(best) < HALF:
        return "reason.risks-less" if max(more) < 0 else _dearer(seen, seat, best, other)
    return "reason.wins-more" if min(more) > 0 else _dearer(seen, seat, best, other)


def _dearer(seen: State, seat: int, best: Choice, other: Choice) -> str | None:
    """That the other card brings less, or costs more, or is the better one to keep; none where both count the same."""
    if best.reason[0] not in LOST and _told_more(other, best):
        return "reason.oftener-other"
    if _kept_better(seen, seat, best, other):
        return "reason.keep-other"
    if not seen.choosing and all(_price(best, up, seen) == _price(other, up, seen) for up in (True, False)):
        return None
    if best.reason[0] in LOST:
        return "reason.loses-more"
    return "reason.brings-more-by" if seen.final else "reason.brings-more"


def _kept_better(seen: State, seat: int, best: Choice, other: Choice) -> bool:
    """Whether the other card is worth more in the next round, and the best row would not need it."""
    if seen.choosing or seen.final or other.move in _plan(seen, seat, best.move).cards:
        return False
    held = seen.hands[seat]
    return kept(without(held, best.move)) - kept(without(held, other.move)) >= EVEN


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
