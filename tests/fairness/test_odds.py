"""What chance gives: the shipped parts, worked out again another way; and the comparison of own deals with them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, combinations_with_replacement
from math import comb

import pytest

from game.core.game import Game
from game.core.match import HUMAN, ME, Match
from game.fairness import odds
from game.fairness.fair import fair_of
from game.games.court_circular.rules.cards import COURTS, DECK, SUIT
from game.games.garlandland.rules.hands import CARDS, garland
from game.games.read_aloud.cards.deck import SHARES
from game.games.read_aloud.cards.packs import ROWS
from game.shelf import GAMES
from game.ui.model.saves import Save
from tests.matches import THAT_TELL, name, played

for_every_game = pytest.mark.parametrize("game", THAT_TELL, ids=name)


def shares(ways: Mapping[int, Fraction]) -> list[float]:
    """The part of each group, the first one 0."""
    return [float(ways[group] / sum(ways.values())) for group in range(max(ways) + 1)]


def test_two_cards_of_garlandland_make_each_garland_as_often() -> None:
    found = Counter(garland(*pair) for pair in combinations(CARDS, 2))
    assert {*found.values()} == {3}
    assert fair_of(GAMES["garlandland"]).odds[2] == pytest.approx((1 / len(found),) * len(found))


def test_the_points_of_six_cards_of_court_circular() -> None:
    """The ways to choose cards, by how many and their points, one card after the other."""
    ways = Counter({(0, 0): 1})
    for card in DECK:
        worth = (SUIT[card] == "H") + (card in COURTS)
        for (n, points), count in [*ways.items()]:
            ways[n + 1, points + worth] += count if n < 6 else 0
    found = defaultdict[int, Fraction](Fraction)
    for (n, points), count in ways.items():
        found[min(6, points)] += count if n == 6 else 0
    assert sum(found.values()) == comb(52, 6)
    assert fair_of(GAMES["court-circular"]).odds[2] == pytest.approx(shares(found), abs=1e-6)


@pytest.mark.parametrize("seats", [3, 4])
def test_the_high_cards_of_gang_of_four(seats: int) -> None:
    """The last card is no phoenix and no dragon; of four players each has it as often, of three nobody."""
    found = defaultdict[int, Fraction](Fraction)
    holds = Fraction(1, 4) if seats == 4 else Fraction(0)
    for ten, weight in ((1, Fraction(6, 61)), (0, Fraction(55, 61))):
        for has_it, part in ((1, holds), (0, 1 - holds)):
            for k in range(10 - ten):
                ways = Fraction(comb(9 - ten, k) * comb(54 + ten, 16 - has_it - k), comb(63, 16 - has_it))
                found[min(5, k + has_it * ten)] += weight * part * ways
    assert sum(found.values()) == 1
    assert fair_of(GAMES["gang-of-four"]).odds[seats] == pytest.approx(shares(found), abs=1e-6)


def test_the_sum_of_three_values_of_read_aloud() -> None:
    """Cards of one, two or three families: each has its places in the deck, and any card of it is as likely there."""
    rows = [(SHARES[family], [card.value for card in cards]) for family, cards in ROWS["base"].items()]
    found = defaultdict[int, Fraction](Fraction)
    for families in combinations_with_replacement(range(len(rows)), 3):
        ways = {0: Fraction(1)}
        for family, k in Counter(families).items():
            ways = with_more(ways, *rows[family], k)
        for total, count in ways.items():
            found[sum(total >= bound for bound in (4, 8, 12, 16))] += count
    assert sum(found.values()) == comb(60, 3)
    assert fair_of(GAMES["read-aloud"]).odds[2] == pytest.approx(shares(found), abs=1e-6)


def with_more(ways: Mapping[int, Fraction], share: int, values: Sequence[int], k: int) -> dict[int, Fraction]:
    """The ways to a sum with k cards more, of a family that gives so many of its cards."""
    more = defaultdict[int, Fraction](Fraction)
    for total, count in ways.items():
        for chosen in combinations(values, k):
            more[total + sum(chosen)] += count * Fraction(comb(share, k), comb(len(values), k))
    return more


@for_every_game
def test_many_deals_are_as_chance_gives_them(game: Game) -> None:
    """1,000 deals, in the last seat: this would fail of one shuffle in a thousand, and the deals stay the same."""
    fair, seats = fair_of(game), game.seats[-1]
    found = Counter[int]()
    for n in range(1000):
        group = fair.figure(Match.begin(game, f"chance-{n}", (game.usual,) * seats), seats - 1)
        assert group is not None
        found[group] += 1
    chance = [1000 * part for part in fair.odds[seats]]
    assert sum(fair.odds[seats]) == pytest.approx(1, abs=1e-5)
    assert odds.as_uneven([found[group] for group in range(len(chance))], chance) > 0.001


@pytest.mark.parametrize(
    ("square", "freedom", "part"),
    [(3.841, 1, 0.05), (5.991, 2, 0.05), (7.815, 3, 0.05), (11.345, 3, 0.01), (12.592, 6, 0.05), (16.812, 6, 0.01)],
)
def test_the_part_that_is_as_uneven_is_that_of_the_printed_tables(square: float, freedom: int, part: float) -> None:
    assert odds.survival(square, freedom) == pytest.approx(part, abs=2e-5)


def test_groups_that_chance_seldom_fills_are_put_together() -> None:
    assert odds.together([1, 2, 3, 4], [2.0, 4.0, 6.0, 1.0]) == [(3, 6.0), (7, 7.0)]
    assert odds.together([1, 1], [2.0, 2.0]) == []
    assert odds.as_uneven([1, 1], [2.0, 2.0]) == 1


def save(game: Game, n: int, name: str = "", marks: tuple[str, ...] = ()) -> Save:
    """A match that has just begun."""
    players = (ME, *(game.usual,) * (game.usual_seats - 1))
    return Save(name or f"m{n}", Match.begin(game, f"own-{n}", players), marks, n)


def stored(saves: Iterable[Save]) -> dict[str, str]:
    return {each.key: each.text() for each in saves}


@for_every_game
def test_each_deal_is_counted_once_and_guided_ones_are_not(game: Game) -> None:
    other = next(each for each in THAT_TELL if each is not game)
    saves = [save(game, n) for n in range(6)]
    found = odds.counted(
        stored([*saves, save(game, 0, "again"), save(game, 9, marks=("lesson",)), save(other, 8)]), game
    )
    assert found.n == 6
    assert sum(found.chance) == pytest.approx(6, abs=1e-4)
    assert not found.more


def test_where_several_play_a_hand_is_not_counted_before_the_match_is_over() -> None:
    game = GAMES["garlandland"]
    match = Match.begin(game, "two-1", (HUMAN, HUMAN))
    assert odds.counted(stored([Save("a", match, (), 1)]), game).n == 0
    assert odds.counted(stored([Save("a", played(match, "x"), (), 1)]), game).n == 1


def test_only_so_many_deals_are_counted_the_newest_ones() -> None:
    game = GAMES["garlandland"]
    found = odds.counted(stored(save(game, n) for n in range(odds.MOST + 1)), game)
    assert found.n == odds.MOST
    assert found.more


def test_a_deck_of_ones_own_is_not_compared_with_the_usual_one() -> None:
    game = GAMES["read-aloud"]
    for options in ({"limit": "2"}, {"deck": "90"}, {"mirror": "on"}):
        assert fair_of(game).figure(Match.begin(game, "x", (ME, game.usual), options), 0) is None
    assert fair_of(game).figure(Match.begin(game, "x", (ME, game.usual), {"repetition": "allowed"}), 0) is not None
