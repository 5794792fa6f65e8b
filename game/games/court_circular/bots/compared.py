"""What speaks for the best move against the next best, as a sentence, by what lies open and what was found of both."""

from __future__ import annotations

from game.core.cards import without
from game.core.review import OWN, SHORT, by_itself, difference
from game.core.rules import Choice, Facts, Saying
from game.games.court_circular.bots.aims import JOINED, aimed, card_of, hand_of, hands_of, planned
from game.games.court_circular.bots.certain import best_row, rivals_of, threat
from game.games.court_circular.bots.found import chance, roughly, taken
from game.games.court_circular.bots.keeping import kept
from game.games.court_circular.bots.last import is_last, last_card
from game.games.court_circular.bots.losing import SAID, is_lost, lost, next_lost, not_best
from game.games.court_circular.bots.second import EVEN, HALF, ONLY, SURE, only, second, told_win, unkept
from game.games.court_circular.rules.answers import DROP, STAY
from game.games.court_circular.rules.rounds import lies_up
from game.games.court_circular.rules.score import points
from game.games.court_circular.rules.state import LAID, State
from game.games.court_circular.rules.torn import numbers_of, torn

OFTENER = 0.02
"""A difference in the share of rounds won that is told."""
SELDOM = 0.25
"""A card that wins less often than this is told with what a rival may still make."""


def compared(seen: State, seat: int, choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """The choices, the best first, with what the first one is better for than the second.

    Where none is likely to win it is told why not to drop out.
    """
    if len(choices) < 2:
        return choices
    best, *others = choices
    if is_lost(best) or best.move in (DROP, STAY):
        drop = [each for each in others if each.move == DROP]
        first = best._replace(reason=_reason(seen, seat, best, (drop or others)[0]))
        return first, _second(seen, seat, others[0]), *[not_best(each) for each in others[1:]]
    said = _told(seen, seat, best)
    said = only(seen, seat, best, others, said) or _reason(seen, seat, best, others[0])
    return best._replace(reason=said), second(seen, seat, _second(seen, seat, others[0])), *others[1:]


def _second(seen: State, seat: int, choice: Choice) -> Choice:
    """The next best move with what speaks for it alone, where that is more than how often it wins."""
    if is_lost(choice):
        return next_lost(seen, seat, choice)
    told = choice.move != DROP and (seen.choosing or is_last(seen, seat, choice.move))
    return choice._replace(reason=_told(seen, seat, choice)) if told else choice


def _reason(seen: State, seat: int, best: Choice, other: Choice) -> Saying:
    key, facts = best.reason
    less, all_ = taken(seen, seat)
    if best.move == STAY:
        return "reason.stay-best", {**facts, "cards": less, "all": all_}
    if best.move == DROP:
        more = {SHORT: ("reason.drop-last", facts), "n": all_ - less}
        return ("reason.drop-best", {**facts, **more}) if key == "reason.drop-last" else best.reason
    said = _told(seen, seat, best)
    if other.move != DROP:
        return _beside_card(seen, seat, best, other, said)
    said, n = unkept(said), LAID - len(seen.rows[seat])
    more = {OWN: said, SHORT: said, "cards": less, "all": all_, "n": n, "saved": all_ - less}
    return _not_out(seen, best, difference(best.worth, other.worth)), {**facts, **more}


def _beside_card(seen: State, seat: int, best: Choice, other: Choice, said: Saying) -> Saying:
    """What `said` leaves to be told of a card beside another one."""
    key, facts = best.reason
    facts = {**facts, OWN: said, SHORT: said, "card": card_of(other.move), **_than(other)}
    if not is_lost(best) and (spared := _spared(seen, seat, best)):
        return "reason.enough", {**facts, "hand": spared}
    if key in ("reason.keeps", "reason.lost-keeps") or (is_lost(best) and said[0] in SAID):
        return said
    if not seen.choosing and not is_lost(best) and chance(best) < SELDOM and (feared := threat(seen, seat, best.move)):
        return "reason.threat", {**facts, "seat": feared[0], "other": feared[1]}
    return _against_next(seen, seat, best, other, (said, facts))


def _spared(seen: State, seat: int, best: Choice) -> str | None:
    """The stronger hand that the seat could still make but does not need, as this card wins for certain; None: none."""
    if seen.choosing or told_win(best) not in SURE:
        return None
    most = max(best_row(seen, seat, card) for card in seen.hands[seat])
    return most.name if most.place > best_row(seen, seat, best.move).place else None


def _against_next(seen: State, seat: int, best: Choice, other: Choice, told: tuple[Saying, Facts]) -> Saying:
    """What is left to be told of a card beside the next one: what that would mean, or that it does as well."""
    said, facts = told
    less = difference(best.worth, other.worth)
    if less < EVEN:
        joins = said[0] in JOINED and other.move in said[1]["cards"]
        return ("reason.same-hand" if joins else "reason.even"), facts
    hand = hand_of(seen, seat, best.move)
    if not is_lost(best) and hand and hand != hand_of(seen, seat, other.move):
        return said
    found = (_dearer if is_lost(best) else _further)(seen, seat, best, other)
    return (found, {**facts, **_by(seen, seat, best, other)}) if found else said


def _not_out(seen: State, best: Choice, less: float) -> str:
    """What dropping out would mean; of a lost round also why it does not pay to give the winner fewer cards."""
    if less < EVEN:
        return "reason.drop-even"
    return "reason.not-drop-lost" if is_lost(best) and not seen.final else "reason.not-drop"


def _told(seen: State, seat: int, best: Choice) -> Saying:
    """What speaks for the best move alone: the hand that it makes or can make, with which cards, or what it costs."""
    if is_lost(best):
        return lost(seen, seat, best)
    return last_card(seen, seat, best) if is_last(seen, seat, best.move) else aimed(seen, seat, best)


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
    facts = {**said[1], OWN: said, SHORT: said, "card": card_of(played.move), **_by(seen, seat, best, played)}
    facts = {**facts, **_than(played)}
    if not is_lost(best) and (oftener := _oftener(best, played)):
        return oftener, facts
    hand, alone = hand_of(seen, seat, best.move), is_lost(best) or is_last(seen, seat, best.move)
    if hand and not alone and hand != hand_of(seen, seat, played.move):
        return said
    found = (_dearer if alone else _further)(seen, seat, best, played)
    return (found, facts) if found else said


def _than(other: Choice) -> Facts:
    """How often another card wins, in a word or two, where it has imagined that."""
    if "wins" not in other.reason[1]:
        return {}
    key, facts = other.reason[1]["wins"]
    return {"than": (key.removesuffix("-next").replace("reason.", "odds."), facts)}


def _by(seen: State, seat: int, best: Choice, other: Choice) -> Facts:
    """By how much the best move is better, and how much more the other card counts for a rival who wins, in points."""
    return {"n": max(1, round(best.worth - other.worth)), "more": _more(seen, seat, best, other)}


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
        return "reason.gives-less" if _price(best, up, seen) < _price(other, up, seen) else None
    if len(hands_of(seen, seat, best.move)) > len(hands_of(seen, seat, other.move)):
        return "reason.more-hands"
    more = _price(best, lies_up(seen, seat), seen) - _price(other, lies_up(seen, seat), seen)
    if chance(best) >= HALF and more > 0 and not _told_more(other, best):
        return "reason.wins-more"
    return _dearer(seen, seat, best, other)


def _dearer(seen: State, seat: int, best: Choice, other: Choice) -> str | None:
    """That the other card costs more, or is the better one to keep; None where neither is so."""
    lost_, more = is_lost(best), _more(seen, seat, best, other)
    if not lost_ and _told_more(other, best):
        return _though_oftener(seen, seat, best, other)
    if _kept_better(seen, seat, best, other):
        return "reason.keep-other"
    if lost_:
        return "reason.loses-more" if more else None
    if more and other.move in planned(seen, seat, best.move).hand.cards:
        return "reason.later"
    if more:
        return "reason.risks-less"
    return "reason.brings-more-by" if seen.final else None


def _though_oftener(seen: State, seat: int, best: Choice, other: Choice) -> str | None:
    """Why a card is not the best one though it wins more often; None where that cannot be said in a few words."""
    if seen.choosing:
        return None
    if _left(seen, seat, best) - _left(seen, seat, other) >= EVEN:
        return "reason.oftener-kept"
    if _more(seen, seat, best, other):
        return "reason.oftener-dear"
    return "reason.oftener-by-points" if seen.final else None


def _kept_better(seen: State, seat: int, best: Choice, other: Choice) -> bool:
    """Whether the other card is worth more in the next round, and, unless this one is lost, no part of a hand in it."""
    if seen.choosing or (not is_lost(best) and other.move in planned(seen, seat, best.move).hand.cards):
        return False
    return _left(seen, seat, best) - _left(seen, seat, other) >= EVEN


def _left(seen: State, seat: int, choice: Choice) -> float:
    """What the cards in hand are worth for the next round without this one, in points."""
    return 0.0 if seen.final else kept(without(seen.hands[seat], choice.move))


def _more(seen: State, seat: int, best: Choice, other: Choice) -> int:
    """How many points more the other card counts for a rival who wins; 0 where that is not so whoever wins."""
    if seen.choosing:
        return 0
    ups = {lies_up(seen, each) for each in rivals_of(seen, seat)}
    more = {_price(other, up, seen) - _price(best, up, seen) for up in ups}
    return max(0, *more) if len(more) == 1 else 0


def _price(choice: Choice, up: bool, seen: State) -> int:
    return points((card_of(choice.move),), up, seen.terms)
