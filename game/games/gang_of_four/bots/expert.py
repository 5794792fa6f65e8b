"""The expert: it tries its best moves on deals that could be, and plays each on to the end of the round.

Moves are tried that `normal` likes best, all on the same deals; from time to time the worse half of them is dropped.
The worth of a move is the lead of the seat at the end over the others' mean, in penalty points, a round won counting
`WON` points more.
"""

from __future__ import annotations

from collections.abc import Generator
from itertools import accumulate
from typing import NamedTuple

from game.core.chance import Dice
from game.core.rules import Choice
from game.games.gang_of_four.bots import normal
from game.games.gang_of_four.bots.deals import ANY, Deals, deals_for
from game.games.gang_of_four.bots.fives import Orders
from game.games.gang_of_four.bots.pieces import FACE, Pieces, code_of
from game.games.gang_of_four.bots.plan import higher, odds_against, out_against
from game.games.gang_of_four.bots.playout import OWN, PENALTY, RIVAL, Hand, Table, hand_of, playout
from game.games.gang_of_four.rules.answers import CALL, PASS
from game.games.gang_of_four.rules.cards import ORDER, Cards, without
from game.games.gang_of_four.rules.combos import FAMILIES, Combo, classify
from game.games.gang_of_four.rules.exchange import GIVE
from game.games.gang_of_four.rules.state import State

TRIED = 8
"""The number of moves tried, with the pass beside them."""
DEALS = 60
"""The number of deals imagined for a move; after each equal part of them the worse half of the moves is dropped."""
WON = 8.0
"""The worth of winning the round beyond the points, in penalty points."""


class Trial(NamedTuple):
    """A move on trial."""

    choice: Choice
    hand: Hand
    """The hand after it."""
    laid: int
    """The number of cards that it lays, or gives away."""
    code: int
    """The code of what it lays; 0: it passes or gives."""
    gift: Orders


class Position(NamedTuple):
    """Where the trials start; places count from the thinking seat in the direction of play."""

    seats: tuple[int, ...]
    """The seat of each place, those that are out left aside."""
    counts: tuple[int, ...]
    owner: int
    """The place that leads when nobody beats the top."""
    top: int
    """The code of what lies there; 0: nothing."""
    taker: int
    """The place that a card is given to, while cards are exchanged."""
    locked: int
    """With the lockout, the places that are out of the trick, as bits."""
    others: Table
    own: Table
    deals: Deals


def think(seen: State, seat: int, dice: Dice) -> Generator[None, None, tuple[Choice, ...]]:
    """All moves: those tried, worth in penalty points, then the others as `normal` ranks them; its reasons stay."""
    best, left = yield from tried(seen, seat, dice)
    return best + left


def tried(seen: State, seat: int, dice: Dice) -> Generator[None, None, tuple[tuple[Choice, ...], tuple[Choice, ...]]]:
    """The moves tried, with their worths, the best first, and all others; none is tried where that shows nothing."""
    choices = yield from normal.think(seen, seat, dice)
    some = _worth_a_try(choices)
    if len(some) < 2 or some[0].worth >= normal.FINISH:
        return (), choices
    here = position(seen, seat)
    best = yield from _best_first(here, [trial(here, seen, choice) for choice in some], dice)
    left = [choice for choice in choices if choice not in some]
    least = best[-1].worth
    return best, tuple(choice._replace(worth=least - n / len(left)) for n, choice in enumerate(left, start=1))


def _worth_a_try(choices: tuple[Choice, ...]) -> list[Choice]:
    """The moves that `normal` ranks highest, and always the pass."""
    liked = [choice for choice in choices if choice.worth > normal.UNCALLED]
    return liked[:TRIED] + [choice for choice in liked[TRIED:] if choice.move == PASS]


def _best_first(here: Position, trials: list[Trial], dice: Dice) -> Generator[None, None, tuple[Choice, ...]]:
    """The moves with their worth, best first; a dropped move is worth no more than one still on trial."""
    gains, averages = [0.0] * len(trials), [0.0] * len(trials)
    order, kept, played = list(range(len(trials))), len(trials), 0
    share = DEALS // (kept - 1).bit_length()
    while kept > 1:
        for _ in range(share):
            yield from played_on(here, [(i, trials[i]) for i in order[:kept]], gains, dice)
            played += 1
        order[:kept] = sorted(order[:kept], key=lambda i: (-gains[i], i))
        for i in order[:kept]:
            averages[i] = gains[i] / played
        kept = (kept + 1) // 2
    worths = accumulate((averages[i] for i in order), min)
    return tuple(trials[i].choice._replace(worth=worth) for i, worth in zip(order, worths, strict=True))


def played_on(
    here: Position, trials: list[tuple[int, Trial]], gains: list[float], dice: Dice
) -> Generator[None, None, None]:
    """Draw one deal, play these trials on in it, and add to each gain, by its index."""
    dealt = here.deals.draw(dice)
    others = [hand_of(dealt[other], here.others) for other in here.seats[1:]]
    for i, tried in trials:
        yield
        gains[i] += _gain(here, tried, others)


def _gain(here: Position, tried: Trial, others: list[Hand]) -> float:
    """The lead over the others' mean, in penalty points, once the round has been played on in one imagined deal."""
    hands, counts = [tried.hand, *others], list(here.counts)
    counts[0] -= tried.laid
    if tried.gift:
        taker = here.taker
        counts[taker] += 1
        held = (order for piece in hands[taker].pieces for order in piece.cards)
        hands[taker] = hand_of(tuple(sorted((*held, *tried.gift))), here.others)
        winner = playout(hands, counts, 0, 0, 0)
    elif not counts[0]:
        winner = 0
    elif tried.code:
        winner = playout(hands, counts, 1, 0, tried.code, here.locked)
    else:
        winner = playout(hands, counts, 1, here.owner, here.top, here.locked | 1)
    own, total = PENALTY[counts[0]], 0
    for count in counts:
        total += PENALTY[count]
    return (total - own) / (len(counts) - 1) - own + (WON if winner == 0 else 0.0)


def position(seen: State, seat: int) -> Position:
    """The start of this seat's trials."""
    out = out_against(seen, seat)
    risks = tuple(higher(out, FACE[order]) / len(out.unseen) if order in FACE else 0.0 for order in range(ANY + 1))
    table = Table(RIVAL, Pieces(odds_against(out), seen.terms.compare), risks, seen.terms.lockout)
    seats = (seat, *seen.after(seat))
    top, owner, taker = seen.top, 0, 0
    if seen.giving and seen.exchange:
        taker = seats.index(seen.exchange.loser)
    elif top:
        owner = seats.index(top.seat if top.seat in seats else seen.after(top.seat)[0])
    return Position(
        seats=seats,
        counts=tuple(len(seen.hands[each]) for each in seats),
        owner=owner,
        top=_code(top.combo) if top and top.combo else 0,
        taker=taker,
        locked=sum(1 << seats.index(each) for each in seen.passed if each in seats) if seen.terms.lockout else 0,
        others=table,
        own=table._replace(weights=OWN),
        deals=deals_for(seen, seat),
    )


def trial(here: Position, seen: State, choice: Choice) -> Trial:
    """The move, ready to be tried."""
    held = seen.hands[here.seats[0]]
    if choice.move == PASS:
        return Trial(choice, _hand(held, here), 0, 0, ())
    if choice.move.startswith(GIVE):
        card = choice.move.removeprefix(GIVE)
        return Trial(choice, _hand(without(held, (card,)), here), 1, 0, (ORDER[card],))
    combo = classify(choice.move.removesuffix(CALL).split(), seen.terms.compare)
    assert combo
    return Trial(choice, _hand(without(held, combo.cards), here), len(combo.cards), _code(combo), ())


def _hand(held: Cards, here: Position) -> Hand:
    return hand_of(tuple(ORDER[card] for card in held), here.own)


def _code(combo: Combo) -> int:
    return code_of(FAMILIES.index(combo.family), combo.strength)
