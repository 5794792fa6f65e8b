"""What a problem's moves are worth, worked out once more and plainly: by none of the ways in which they are found.

Each function takes a match at a problem's position and gives the worth of every move of the seat that is asked.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from itertools import combinations, permutations
from typing import TypeAlias

from game.core.match import Match
from game.games.court_circular.rules.hands import decide as court_verdict
from game.games.court_circular.rules.hands import hand
from game.games.gang_of_four.rules.cards import in_order
from game.games.gang_of_four.rules.combos import Compare, beats, classify
from game.games.garlandland.bots import table
from game.games.garlandland.bots.duel import PARTS, ROWS, SLIP
from game.games.garlandland.bots.tree import HANDS, hand_of, place
from game.games.garlandland.rules.hands import CARDS, ROW, Row
from game.games.garlandland.rules.hands import decide as ring_verdict
from game.games.read_aloud.rules.state import State

Cards: TypeAlias = tuple[str, ...]
Beliefs: TypeAlias = dict[Row, float]
"""The hands that the rival may hold, by their weight."""


def earlier(row: Row, held: Row, other: Row) -> float:
    """How likely the solved game lays the earlier card of a hand."""
    number, _ = hand_of(row, held)
    laid = len(row)
    at = (place(row) * HANDS[laid] + number) * ROWS[laid] + place(other)
    return SLIP + (1 - 2 * SLIP) * table.strategy("even")[laid][at] / PARTS


def laying(row: Row, held: Row, other: Row, card: str) -> float:
    """How likely it lays this card of the hand."""
    _, (one, _) = hand_of(row, held)
    chance = earlier(row, held, other)
    return chance if card == one else 1 - chance


def beliefs(row: Row, other: Row) -> Beliefs:
    """What a rival may hold whose row this is, over all 5,040 orders of its pile."""
    found: Beliefs = defaultdict(float)
    for pile in permutations(CARDS):
        held, weight = set(pile[:2]), 1.0
        for turn, card in enumerate(row):
            if card not in held:
                weight = 0.0
                break
            weight *= laying(row[:turn], tuple(held), other[:turn], card)
            held = held - {card} | {pile[2 + turn]}
        if weight:
            found[tuple(sorted(held))] += weight
    return found


def garlandland(match: Match) -> dict[str, float]:
    """The share of the round that either card wins, against the solved game."""
    state, seat = match.state, match.asked or 0
    mine, other = state.rows[seat], state.rows[1 - seat]
    theirs = beliefs(other, mine)
    whole = sum(theirs.values())
    return {card: laid(mine, state.hands[seat], other, theirs, card) / whole for card in state.hands[seat]}


def laid(mine: Row, held: Row, other: Row, theirs: Beliefs, card: str) -> float:
    """The weight of what is won after this card."""
    after = (*mine, card)
    if len(after) == ROW:
        return sum(weight * won(after, other, its) for its, weight in theirs.items())
    total, kept = 0.0, tuple(each for each in held if each != card)
    for answer in CARDS:
        if answer in other:
            continue
        beyond, row = believed(other, mine, theirs, answer), (*other, answer)
        draws = [each for each in CARDS if each not in after and each not in kept]
        for drawn in draws if beyond else ():
            new = (*kept, drawn)
            total += max(laid(after, new, row, beyond, each) for each in new) / len(draws)
    return total


def believed(other: Row, mine: Row, theirs: Beliefs, answer: str) -> Beliefs:
    """What the rival may hold after it has laid this card and drawn another."""
    beyond: Beliefs = defaultdict(float)
    for its, weight in theirs.items():
        if answer in its:
            rest = tuple(each for each in its if each != answer)
            draws = [each for each in CARDS if each not in (*other, *its)]
            for drawn in draws:
                new = tuple(sorted((*rest, drawn)))
                beyond[new] += weight * laying(other, its, mine, answer) / len(draws)
    return beyond


def won(mine: Row, other: Row, its: Row) -> float:
    """What a full row wins against one that is finished with the better of two cards; half of a tie."""
    results = [ring_verdict((mine, (*other, card))).winners for card in its]
    return min({(0,): 1.0, (0, 1): 0.5, (1,): 0.0}[winners] for winners in results)


def after_passes(order: list[int], top: int, passed: frozenset[int]) -> int | None:
    """The first of these who may still play on the seat `top`; None where nobody may."""
    return next((each for each in order if each != top and each not in passed), None)


def choices(held: Cards, top: Cards | None, compare: Compare) -> set[Cards]:
    """All combinations that may be played, tried out of all sets of cards; the empty one is the pass."""
    found = {in_order(cards) for n in range(1, 8) for cards in combinations(held, n)}
    best = classify(top, compare) if top else None
    good = {each for each in found if (combo := classify(each, compare)) and (best is None or beats(combo, best))}
    return good | ({()} if top else set())


def gang_of_four(match: Match) -> dict[str, float]:
    """1 for a move after which the seat goes out first whatever the others do, else 0; tricks played by hand."""
    state, me = match.state, match.asked
    seats, way = len(state.hands), state.direction

    def turn(seat: int, top: int, passed: frozenset[int]) -> int | None:
        return after_passes([(seat + way * n) % seats for n in range(1, seats)], top, passed)

    @cache
    def wins(hands: tuple[Cards, ...], seat: int, top: tuple[int, Cards] | None, passed: frozenset[int]) -> bool:
        results = (
            after(hands, seat, top, passed, cards)
            for cards in choices(hands[seat], top and top[1], state.terms.compare)
        )
        return any(results) if seat == me else all(results)

    def after(
        hands: tuple[Cards, ...], seat: int, top: tuple[int, Cards] | None, passed: frozenset[int], cards: Cards
    ) -> bool:
        if not cards:
            assert top
            out = passed | {seat}
            onwards = turn(seat, top[0], out)
            return wins(hands, top[0], None, frozenset()) if onwards is None else wins(hands, onwards, top, out)
        rest = [*hands[seat]]
        for card in cards:
            rest.remove(card)
        if not rest:
            return seat == me
        new = tuple(tuple(rest) if n == seat else held for n, held in enumerate(hands))
        onwards = turn(seat, seat, frozenset())
        assert onwards is not None
        return wins(new, onwards, (seat, cards), frozenset())

    assert me is not None
    top = state.top and (state.top.seat, state.top.combo.cards)
    passed = frozenset(state.passed)
    return {
        " ".join(cards) or "pass": float(after(state.hands, me, top, passed, cards))
        for cards in choices(state.hands[me], top and top[1], state.terms.compare)
    }


def points(cards: Cards, up: bool) -> int:
    """The points of cards taken: two each, and one more for a heart and for a court card; face down one each."""
    return sum(2 + (card[-1] == "H") + (card[0] in "JQK") for card in cards) if up else len(cards)


def court_circular(match: Match) -> dict[str, float]:
    """The points of the round, less those lost, with every order of play tried and counted by hand."""
    state, me = match.state, match.asked
    had = [len(held) + len(row) for held, row in zip(state.hands, state.rows, strict=True)]

    def ends(rows: tuple[Cards, Cards]) -> bool:
        wanted = sum(6 - before + len(row) for before, row in zip(had, rows, strict=True))
        return state.final or (state.terms.stop_short and len(state.stock) < wanted)

    def taken(rows: tuple[Cards, Cards], winner: int) -> float:
        out, up = (*rows[0], *rows[1], state.lead), winner != state.dealer
        most = points(out, up)
        leads = (*rows[0], *rows[1], *((state.lead,) if state.terms.old_lead_again else ()))
        left = 0 if ends(rows) else min(points((card,), up) for card in leads)
        return float(most - left) * (1 if winner == me else -1)

    def worth(rows: tuple[Cards, Cards], hands: tuple[Cards, Cards], seat: int) -> float:
        if len(rows[0]) == len(rows[1]) == 3:
            verdict = court_verdict(tuple(hand((state.lead, *row), state.terms.sheet) for row in rows))
            return taken(rows, verdict.order[0])
        found = every(rows, hands, seat).values()
        return max(found) if seat == me else min(found)

    def every(rows: tuple[Cards, Cards], hands: tuple[Cards, Cards], seat: int) -> dict[str, float]:
        found = {}
        for card in hands[seat]:
            row, rest = (*rows[seat], card), tuple(each for each in hands[seat] if each != card)
            new = (row, rows[1]) if seat == 0 else (rows[0], row)
            held = (rest, hands[1]) if seat == 0 else (hands[0], rest)
            found[card] = worth(new, held, 1 - seat)
        if not state.final and min(map(len, rows)) > 0 and max(map(len, rows)) < 3:
            found["drop"] = taken(rows, 1 - seat)
        return found

    assert me is not None
    return every(state.rows, state.hands, me)


def read_aloud(match: Match) -> dict[str, float]:
    """1 for a card whose reading wins the game alone whatever the others answer, every answer tried, else 0."""
    rules, me, shuffles = match.game.rules, match.asked, match.state.shuffles

    def wins(state: State) -> bool:
        if state.shuffles > shuffles or state.over or state.asked is None:
            return state.shuffles == shuffles and state.over and state.victors == (me,)
        after = [wins(rules.play(state, move)) for move in rules.moves(state)]
        return any(after) if state.asked.seat == me else all(after)

    return {move: float(wins(rules.play(match.state, move))) for move in rules.moves(match.state)}


BY_HAND = {
    "garlandland": garlandland,
    "gang-of-four": gang_of_four,
    "court-circular": court_circular,
    "read-aloud": read_aloud,
}
