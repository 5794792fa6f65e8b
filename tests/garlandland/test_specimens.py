"""What the sentences of the rules page name and claim, counted over all rows."""

from __future__ import annotations

import re
from itertools import pairwise, permutations
from string import Formatter

import pytest

from game.games.garlandland import GAME
from game.games.garlandland.book import examples as specimens
from game.games.garlandland.book.examples import MIXED, circle, facts
from game.games.garlandland.book.words import en, ja
from game.games.garlandland.rules.hands import CARDS, DECK, POINTS, Row, garland, garlands, hand, makes_up, shape
from game.games.garlandland.rules.solo import outlook
from game.games.garlandland.words import coach_en, coach_ja
from tests.garlandland.rows import ROWS

PROVED = """short.row cards.symbols cards.edges cards.mixed garlands.close garlands.mixed garlands.seeds garlands.table
    break.marked match.length players players.more plans.next plans.twice plans.mixed credits.author credits.ours"""
"""Sentences of the book that name a number themselves: it is a matter of language, or one of the tests below counts."""
DOUBTED = "ask.mixed answer.mixed ask.seeds answer.seeds ask.top answer.top answer.ends ask.three"
TAUGHT = "coach.begin coach.closes"


def test_no_other_sentence_names_a_number_itself() -> None:
    """All others are slots, which `facts` fills."""
    english = re.compile(r"\b(two|three|four|five|six|seven|eight|nine|third|twice|half)\b", re.IGNORECASE)
    named = set()
    japanese = re.compile("[2-9]")
    for tables, number in (((en, coach_en), english), ((ja, coach_ja), japanese)):
        for key, entry in (line for each in tables for line in each.SENTENCES.items()):
            bare = "".join(text for text, *_ in Formatter().parse(str(entry)))
            named |= {key} if number.search(bare) and not key.startswith("number.") else set()
    assert named == {*(f"book.{key}" for key in PROVED.split()), *DOUBTED.split(), *TAUGHT.split()}


def test_the_facts_hold_for_all_rows() -> None:
    known = facts()
    made = {name: [row for row in ROWS if hand(garlands(row)) == name] for name in POINTS}
    assert known["all"] == len(ROWS)
    assert {row[2] for row in made["all black"]} == {known["middle"]}
    assert all(len(makes_up(garlands(row))) == known["threes"] for row in made["triplet"])
    assert all(len(makes_up(garlands(row))) == known["twos"] for row in made["pair"])
    whole = [name for name in POINTS if name not in ("triplet", "pair")]
    assert all(len(makes_up(garlands(row))) == known["rings"] for name in whole for row in made[name])
    assert len(made["all shapes"]) < len(made["pair"])
    assert [(len(symbols), len(DECK)) for symbols in DECK.values()] == [(known["each"], known["cards"])] * 7
    symbols = [symbol for card in DECK.values() for symbol in card]
    assert {symbols.count(symbol) for symbol in symbols} == {known["carriers"]}
    assert len({*symbols}) == known["cards"]
    assert GAME.seats == (2, 3, 4)
    assert GAME.longest == max(GAME.seats) * known["row"] * known["most4"]
    assert [known[f"most{seats}"] for seats in GAME.seats] == [5, 7, 9]


def test_a_garland_closes_twice_in_succession_but_never_three_times() -> None:
    runs = [max(len(list(run)) for run in _runs(garlands(row))) for row in ROWS]
    assert max(runs) == 2
    assert not [row for row in ROWS if "SSS" in "".join(garlands(row))]


def test_three_of_one_shape_need_the_card_with_both_colours() -> None:
    assert MIXED == {"W": "I", "F": "II", "L": "III"}
    for row in ROWS:
        ring = garlands(row)
        if hand(ring) == "triplet":
            first = makes_up(ring)[0]
            assert MIXED[shape(ring[first])] in row[first : first + 4]
        if hand(ring) == "single shape":
            assert row[2] == MIXED[shape(ring[0])]


def test_alternating_halves_never_meet_and_seeds_always_do() -> None:
    assert {garland(a, b) for a, b in permutations(MIXED.values(), 2)} == {"S"}


def test_every_all_black_row_holds_two_pairs() -> None:
    for row in ROWS:
        if hand(garlands(row)) == "all black":
            shapes = [shape(kind) for kind in garlands(row)]
            assert shapes[0] == shapes[1] != shapes[2] == shapes[3]


def test_careful_play_brings_at_least_a_pair_whatever_the_pile_brings() -> None:
    """Whatever two cards come first, all orders of the rest end well; nothing stronger is as safe."""
    for worst, safe in ((POINTS["pair"], True), (POINTS["two pair"], False)):
        reaches = outlook(lambda row, worst=worst: int(_ranks(row) <= list(POINTS.values()).index(worst)))  # type: ignore[misc]
        best = [max(reaches((a,), (b,)), reaches((b,), (a,))) for a, b in permutations(CARDS, 2)]
        assert (min(best) == 5 * 4 * 3 * 2) == safe


def test_the_circle_closes_each_garland_once() -> None:
    order = circle()
    assert sorted(order) == sorted(CARDS)
    assert len({*garlands((*order, order[0]))}) == len(CARDS)


def test_every_specimen_is_found_not_written() -> None:
    """A name of the rules that is not there is an error, not an old picture."""
    with pytest.raises(KeyError):
        specimens.example("flush")


def _ranks(row: Row) -> int:
    return list(POINTS).index(hand(garlands(row)))


def _runs(ring: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The ring cut wherever the garland changes."""
    cuts = [0, *(i for i in range(1, 4) if ring[i] != ring[i - 1]), 4]
    return [ring[a:b] for a, b in pairwise(cuts)]
