"""What one move is better for than another one: how often it wins, what it counts or costs, what is kept."""

from __future__ import annotations

from game.core.review import difference
from game.core.rules import Choice, Facts
from game.games.court_circular.bots.certain import rivals_of
from game.games.court_circular.bots.found import chance, roughly
from game.games.court_circular.hints.aims import card_of, hands_of, planned, ways_to
from game.games.court_circular.hints.losing import is_lost
from game.games.court_circular.hints.second import EVEN, HALF, SURE, told_win
from game.games.court_circular.hints.sparing import easier, kept_for
from game.games.court_circular.rules.cards import Cards
from game.games.court_circular.rules.rounds import lies_up
from game.games.court_circular.rules.score import points
from game.games.court_circular.rules.state import State
from game.games.court_circular.rules.torn import in_order

OFTENER = 0.02
"""A difference in the share of rounds won that is told."""
NOISE, OF_TWO = 3.0, 2.0
"""A difference in worth that is none where nothing told speaks for it: other dice often turn it round; among two less.
"""
STEP = 0.15
"""More than one step of the figures told, and less than two."""


def tied(seen: State, best: Choice, other: Choice) -> bool:
    """Whether there is no difference to a player: in worth, or in what is told where the worths may be noise."""
    less = difference(best.worth, other.worth)
    more = roughly(chance(other)) - roughly(chance(best))
    return (less < EVEN and more > -STEP) or (seen.choosing and less < _noise(seen) and -OFTENER < more < STEP)


def alike(seen: State, best: Choice, other: Choice) -> tuple[Choice, Choice]:
    """The two, told with one figure where there is no difference: an estimate of both, as neither is finer than that.

    Which of them is told to win more often would else be chance.
    """
    both = [each.reason[1].get("wins", ("", {})) for each in (best, other)]
    near = abs(roughly(chance(other)) - roughly(chance(best))) < STEP
    if not (near and all(key.startswith("reason.about") for key, _ in both) and tied(seen, best, other)):
        return best, other
    share = roughly((chance(best) + chance(other)) / 2)
    return _figured(best, share), _figured(other, share)


def _figured(choice: Choice, share: float) -> Choice:
    key, facts = choice.reason
    told, about = facts["wins"]
    return choice._replace(reason=(key, {**facts, "wins": (told, {**about, "about": share})}))


def beside(seen: State, seat: int, best: Choice, other: Choice) -> str | None:
    """What a hint says of the next best card beside the best; None where the best one's own reason tells them apart.

    That one never looks better without a word: it makes a stronger hand, is told to win more often, or as often.
    """
    if tied(seen, best, other):
        return "reason.gives-less" if seen.choosing and _more(seen, seat, best, other) else "reason.even"
    if is_lost(best):
        return dearer(seen, seat, best, other)
    mine, its = (planned(seen, seat, each.move).hand for each in (best, other))
    if mine.cards and mine.name != its.name and mine.place > its.place and not told_more(other, best):
        return None
    return further(seen, seat, best, other) or _unfounded(seen, best, other)


def _noise(seen: State) -> float:
    return NOISE if len(seen.rows) > 2 else OF_TWO


def stronger(seen: State, seat: int, best: Choice, other: Choice) -> bool:
    """Whether the next best card looks better: it makes a stronger hand, or is told to win more often."""
    places = [planned(seen, seat, each.move).hand.place for each in (other, best)]
    return places[0] > places[1] or told_more(other, best)


def _unfounded(seen: State, best: Choice, other: Choice) -> str | None:
    """What is left to say of two cards where nothing that can be seen speaks for the better one."""
    more = told_more(other, best)
    if difference(best.worth, other.worth) < _noise(seen) and roughly(chance(other)) - roughly(chance(best)) < STEP:
        return "reason.even"
    return "reason.oftener-by-points" if more else "reason.brings-more-by"


def than(other: Choice) -> Facts:
    """How often another card wins, in a word or two, where it has imagined that."""
    if "wins" not in other.reason[1]:
        return {}
    key, facts = other.reason[1]["wins"]
    return {"than": (key.removesuffix("-next").replace("reason.", "odds."), facts)}


def by(seen: State, seat: int, best: Choice, other: Choice) -> Facts:
    """By how much the best move is better, how much more the other card counts for a rival who wins, and what waits."""
    waits = waiting_cards(seen, seat, best)
    less = max(1, round(best.worth - other.worth))
    facts = {
        "n": less,
        "more": _more(seen, seat, best, other),
        "waits": waits,
        "many": len(waits),
        "best": card_of(best.move),
        "rank": card_of(best.move)[:-1],
        "rivals": tuple(rivals_of(seen, seat)),
        "gain": _gain(seen, seat, best, other),
    }
    held = seen.hands[seat]
    if seen.choosing or not {best.move, other.move} <= {*held}:
        return facts
    return {**facts, "use": kept_for(seen, seat, best.move, other.move)}


def oftener(best: Choice, other: Choice) -> str | None:
    """That the first card wins more often, with both shares; not where they are told as the same."""
    if chance(best) - chance(other) < OFTENER:
        return None
    if "wins" not in other.reason[1]:
        return "reason.oftener"
    return "reason.oftener-by" if told_more(best, other) else None


def told_more(one: Choice, other: Choice) -> bool:
    """Whether the first card is told to win more often than the other one."""
    return chance(one) - chance(other) >= OFTENER and roughly(chance(one)) > roughly(chance(other))


def further(seen: State, seat: int, best: Choice, other: Choice) -> str | None:
    """What speaks for a card that leads to the same hand as the other one."""
    if said := oftener(best, other):
        return said
    if seen.choosing:
        return "reason.gives-less" if _more(seen, seat, best, other) else None
    if told_win(best) not in SURE and _opener(seen, seat, best.move, other.move):
        return "reason.more-hands"
    if chance(best) >= HALF and _gain(seen, seat, best, other) > 0 and not told_more(other, best):
        return "reason.wins-more"
    return dearer(seen, seat, best, other)


def _opener(seen: State, seat: int, card: str, other: str) -> bool:
    """Whether this card leaves more hands in reach than the other one, and as many ways to the best of them."""
    (kinds, ways), (others, less) = (
        (len(hands_of(seen, seat, each)), ways_to(seen, seat, each)) for each in (card, other)
    )
    return kinds > others and ways >= less


def dearer(seen: State, seat: int, best: Choice, other: Choice) -> str | None:
    """That the other card costs more, or is the better one to keep; None where neither is so."""
    lost_, more = is_lost(best), _more(seen, seat, best, other)
    if not lost_ and told_more(other, best):
        return _though_oftener(seen, seat, best, other)
    if _kept_better(seen, seat, best, other):
        return f"reason.{_kept_or_spare(seen, seat, best, other)}-other"
    if lost_:
        return "reason.loses-more" if more else None
    if told_win(best) not in SURE and (found := _if_lost(seen, seat, best, other)):
        return found
    return "reason.brings-more-by" if seen.final else None


def _if_lost(seen: State, seat: int, best: Choice, other: Choice) -> str | None:
    """What a card is better for if the round is lost; None where it is not."""
    if _waits(seen, seat, best, other):
        return "reason.later-kept"
    if not _more(seen, seat, best, other):
        return None
    return "reason.later" if other.move in planned(seen, seat, best.move).hand.cards else "reason.risks-less"


def _though_oftener(seen: State, seat: int, best: Choice, other: Choice) -> str | None:
    """Why a card is not the best one though it wins more often; None where that cannot be said in a few words."""
    if seen.choosing:
        return None
    if easier(seen, seat, best.move, other.move):
        return f"reason.oftener-{_kept_or_spare(seen, seat, best, other)}"
    if _more(seen, seat, best, other):
        return "reason.oftener-dear"
    return "reason.oftener-by-points" if seen.final else None


def _kept_better(seen: State, seat: int, best: Choice, other: Choice) -> bool:
    """Whether the other card is worth more in the next round, and, unless this one is lost, no part of a hand in it."""
    if seen.choosing or (not is_lost(best) and other.move in planned(seen, seat, best.move).hand.cards):
        return False
    return easier(seen, seat, best.move, other.move)


def _kept_or_spare(seen: State, seat: int, best: Choice, other: Choice) -> str:
    """Whether it can be told what the other card is kept for: not while it is one of several for one hand."""
    mine, its = ({*hands_of(seen, seat, each.move)} for each in (best, other))
    told = kept_for(seen, seat, best.move, other.move) and (is_lost(best) or not mine & its)
    return "kept" if told else "spare"


def _waits(seen: State, seat: int, best: Choice, other: Choice) -> bool:
    """Whether the other card is laid after this one, and better kept if nothing comes of that."""
    return not is_lost(best) and other.move in waiting_cards(seen, seat, best)


def waiting_cards(seen: State, seat: int, best: Choice) -> Cards:
    """The cards that are laid after this one for the hand in reach, and are better kept if nothing comes of that."""
    if seen.choosing:
        return ()
    plan = planned(seen, seat, best.move)
    after = in_order(tuple(card for card in plan.cards if card in plan.hand.cards), plan.hand)
    return tuple(card for card in after if easier(seen, seat, best.move, card))


def _more(seen: State, seat: int, best: Choice, other: Choice) -> int:
    """How many points more the other card counts for a rival who wins, or as the next lead for the own heap.

    It is 0 where that is not so whoever wins.
    """
    ups = {seen.last.up} if seen.choosing and seen.last else {lies_up(seen, each) for each in rivals_of(seen, seat)}
    more = {_price(other, up, seen) - _price(best, up, seen) for up in ups}
    return max(0, *more) if len(more) == 1 else 0


def _gain(seen: State, seat: int, best: Choice, other: Choice) -> int:
    """How many points more the best card counts than the other one for the seat itself if it wins."""
    return _price(best, lies_up(seen, seat), seen) - _price(other, lies_up(seen, seat), seen)


def _price(choice: Choice, up: bool, seen: State) -> int:
    return points((card_of(choice.move),), up, seen.terms)
