"""The two-handed round as it is stored: hardly anything can be won against it, and what is told of it is exact."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from game.bots import analyse, decide, outcome
from game.core.cards import without
from game.core.chance import Dice
from game.games.garlandland import rules
from game.games.garlandland.bots import duel, table
from game.games.garlandland.bots.expert import parts, think
from game.games.garlandland.bots.tree import HANDS, LAST, hand_of, place
from game.games.garlandland.bots.weighing import weigh
from game.games.garlandland.rules import State
from game.games.garlandland.rules.hands import CARDS, Row
from game.games.garlandland.rules.hands import decide as ruling
from game.games.garlandland.rules.solo import unseen
from tests.garlandland.rows import dealt
from tools.garlandland_gain import gain

MOST = 0.00005
"""What may be won against it at most, in wins less losses a round; measured: .000009 and .000031."""


@pytest.mark.parametrize("name", ["even", "ahead"])
def test_the_best_answer_wins_next_to_nothing(name: str) -> None:
    """Exact, the mixture in fifteenths included; `python -m tools.garlandland_gain` tells it for a whole match."""
    assert -1e-9 < gain(name) < MOST


def test_what_a_first_card_is_worth_is_stored_as_it_is_found() -> None:
    rival = duel.Duel(table.strategy("behind"), table.TIES["ahead"])
    found = outcome(duel.weigh(rival, 0, (0, 0), 5))
    assert found == pytest.approx(table.opening("ahead", 5), abs=1e-5)


def test_a_tie_counts_by_the_counters() -> None:
    stages = {(m, t): table.stage(m, t) for m in range(3) for t in range(3)}
    assert {key for key, stage in stages.items() if stage == "ahead"} == {(2, 0), (2, 1)}
    assert {key for key, stage in stages.items() if stage == "behind"} == {(0, 2), (1, 2)}


def test_every_chance_is_in_fifteenths() -> None:
    for name in table.TIES:
        for laid, stored in enumerate(table.strategy(name)):
            assert len(stored) == HANDS[laid] * duel.ROWS[laid] ** 2
            assert max(stored) <= duel.PARTS


def table_for(rows: tuple[Row, Row], held: Row, wins: tuple[int, int] = (0, 0)) -> State:
    """What seat 0 sees with these rows on the table."""
    state = dealt()._replace(rows=rows, wins=wins)
    return rules.seen_by(0, state._replace(hands=(held, ("?", "?")), piles=(("?",) * (5 - len(rows[0])),) * 2))


def chance(name: str, row: Row, other: Row, held: Row, card: str) -> Fraction:
    """How often the solved game lays this card."""
    hand, (earlier, _) = hand_of(row, held)
    if len(row) == LAST:
        best = max(held, key=lambda each: ruling(((*row, each), (*row, without(held, each)[0]))).winners == (0,))
        return Fraction(card == best)
    index = (place(row) * HANDS[len(row)] + hand) * duel.ROWS[len(row)] + place(other)
    first = Fraction(table.strategy(name)[len(row)][index], duel.PARTS)
    return first if card == earlier else 1 - first


def held_by(name: str, row: Row, other: Row) -> dict[Row, Fraction]:
    """How likely the rival whose row this is holds each pair, told card by card."""
    weights: dict[Row, Fraction] = {pair: Fraction(1, 21) for pair in combinations(CARDS, 2)}
    for n, card in enumerate(row):
        then: dict[Row, Fraction] = {}
        for held, weight in weights.items():
            if card in held:
                pile = unseen(row[:n], held)
                for new in pile:
                    pair = tuple(sorted((*without(held, card), new), key=CARDS.index))
                    part = weight * chance(name, row[:n], other[:n], held, card) / len(pile)
                    then[pair] = then.get(pair, Fraction(0)) + part
        weights = then
    return weights


def result(one: Row, other: Row, tie: float) -> float:
    """What the round is worth to the first of two full rows."""
    winners = ruling((one, other)).winners
    return tie if len(winners) > 1 else float(winners == (0,))


def stronger(row: Row, held: Row) -> Row:
    """The row that the better last card makes."""
    full = [(*row, card) for card in held]
    return full[ruling((full[0], full[1])).winners[0]]


def positions(laid: int, n: int) -> list[tuple[tuple[Row, Row], Row]]:
    """Rows of so many cards, and the cards held beside the first."""
    random, found = Random(laid), []
    for _ in range(n):
        row, other = (tuple(random.sample(CARDS, laid)) for _ in range(2))
        held = random.sample([card for card in CARDS if card not in row], 2)
        found.append(((row, other), tuple(held)))
    return found


@pytest.mark.parametrize("wins", [(0, 0), (2, 1), (1, 2)])
def test_the_worth_of_the_last_card_is_that_of_the_rules(wins: tuple[int, int]) -> None:
    name, rival = table.stage(*wins), table.stage(*wins[::-1])
    for (row, other), held in positions(LAST, 12):
        shares = outcome(weigh(table_for((row, other), held, wins), 0))
        theirs = held_by(rival, other, row)
        whole = sum(theirs.values())
        for card in held if whole else ():
            results = (
                part * Fraction(result((*row, card), stronger(other, pair), table.TIES[name]))
                for pair, part in theirs.items()
            )
            assert shares[card] == pytest.approx(float(sum(results) / whole), abs=1e-6)


@pytest.mark.parametrize("laid", [1, 2, 3])
def test_luck_is_nothing_on_average(laid: int) -> None:
    """Against the solved game a card is worth the mean of what comes of it: of each answer, of each draw."""
    for (row, other), held in positions(laid, 3):
        theirs = held_by("even", other, row)
        whole = sum(theirs.values())
        shares = outcome(weigh(table_for((row, other), held), 0))
        for card in held if whole else ():
            mean = sum(part * _next(row, other, held, card, answer) for answer, part in _answers(theirs, other, row))
            assert shares[card] == pytest.approx(float(mean / whole), abs=1e-5)


def _answers(theirs: dict[Row, Fraction], row: Row, other: Row) -> list[tuple[str, Fraction]]:
    """How likely the rival lays each card."""
    chances = [(card, part * chance("even", row, other, held, card)) for held, part in theirs.items() for card in held]
    return [(card, part) for card, part in chances if part]


def _next(row: Row, other: Row, held: Row, card: str, answer: str) -> Fraction:
    """What comes of two cards laid, over all draws."""
    pile = unseen(row, held)
    after = (*row, card), (*other, answer)
    shares = [outcome(weigh(table_for(after, (*without(held, card), new)), 0)) for new in pile]
    return sum((Fraction(max(each.values())) for each in shares), Fraction(0)) / len(pile)


def test_it_lays_the_stronger_row_last_even_where_both_lose() -> None:
    for rows, held in positions(LAST, 20):
        seen = table_for(rows, held)
        full = (*rows[0], decide(think, seen, 0, Dice("x")))
        assert full == stronger(rows[0], held) or 0 in ruling((full, stronger(rows[0], held))).winners


def test_it_mixes_as_the_solved_game_mixes() -> None:
    """With other dice another card, in the proportion that is stored; the worths do not tell which."""
    mixed = [seen for seen in (table_for(*at) for at in positions(3, 60)) if 3 < parts_of(seen) < 12]
    seen = mixed[0]
    _, (earlier, _) = hand_of(seen.rows[0], seen.hands[0])
    thoughts = [analyse(think, seen, 0, Dice(f"mix-{n}")) for n in range(300)]
    laid = sum(choices[0].move == earlier for choices in thoughts)
    assert abs(laid / 300 - parts_of(seen) / duel.PARTS) < 0.1
    assert all(choices[0].worth >= choices[1].worth for choices in thoughts)


def parts_of(seen: State) -> int:
    return parts(seen, 0, hand_of(seen.rows[0], seen.hands[0])[0])


def test_the_rivals_open_row_counts() -> None:
    """The same cards held, another row across the table: surely won, or surely lost."""
    row: Row = ("I", "VI", "VII", "II")
    weak, strong = ("VI", "II", "I", "V"), ("V", "II", "VII", "I")
    against = [outcome(weigh(table_for((row, other), ("III", "V")), 0)) for other in (weak, strong)]
    assert against[0] != against[1]
