"""What the table says of the best hand in reach: whether it wins, and never what the rest of the round belies."""

from __future__ import annotations

from itertools import permutations

import pytest

from game.games.court_circular import rules
from game.games.court_circular.page import VIEW
from game.games.court_circular.rules.answers import DROP
from game.games.court_circular.rules.outlook import reachable
from game.games.court_circular.rules.state import State
from game.words import LANGUAGES
from tests.court_circular.scenes import asked, scene, text_of
from tests.court_circular.tables import after, dealt, table

for_both = pytest.mark.parametrize("lang", sorted(LANGUAGES))
MINE, THEIRS = "2C 4D 6S KS JC 2S", "9C 9D 3S 5C 7S 10S"


def keys(state: State, seat: int, card: str = "") -> set[str]:
    """The keys of all that is said above the hand."""
    words = asked()
    VIEW.heard(scene(state, card, seat=seat, words=words), "hand")
    return words.keys


@for_both
def test_the_best_hand_in_reach_is_said_to_lose_to_what_lies_there(lang: str) -> None:
    lost = scene(after(table("9H", MINE, THEIRS, first=1), "9C 2C 9D"), lang=lang)
    assert lost.words("page.loses", seat=1, hand="trio") in text_of(VIEW.board(lost).hand)
    assert lost.words("page.drop-saves", n=3, all=6) in text_of(VIEW.board(lost).hand)


def test_who_cannot_win_hears_that_dropping_out_is_possible_or_too_late() -> None:
    start = table("9H", MINE, THEIRS, first=1)
    assert "page.drop-saves" in keys(after(start, "9C 2C 9D"), 0)
    late = after(start, "9C 2C 9D 4D 3S")
    assert "page.drop-late" in keys(late, 0)
    assert "page.drop-late" not in keys(after(start, "9C 2C 9D"), 0)


def test_before_the_first_card_it_is_said_of_the_cards_that_they_make_no_hand() -> None:
    start = table("9S", "2C 4C 6D QD 7S AH", THEIRS)
    assert "page.reach-never" in keys(start, 0)
    assert "page.reach-never" in keys(start, 0, card="2C")
    laid = keys(after(start, "2C 3S"), 0)
    assert "page.reach-none" in laid
    assert "page.reach-never" not in laid


@for_both
def test_of_an_equal_hand_the_card_is_named_by_which_it_loses(lang: str) -> None:
    state = after(table("9C", "9D 4D KC 2S 7H JS", "9H 2D 3S 5C 7S 10S", first=1), "9H")
    lost = scene(state, lang=lang)
    there = text_of(VIEW.board(lost).hand)
    assert lost.words("page.loses-equal", seat=1, card="9H") in there
    assert lost.words("page.at-best", hand="pair") in there
    laid = scene(after(state, "4D 2D"), "9D", lang=lang)
    assert laid.words("page.with-at-best", card="9D", hand="pair") in text_of(VIEW.board(laid).hand)


@for_both
def test_of_an_equal_hand_the_card_is_named_by_which_it_is_ahead(lang: str) -> None:
    state = after(table("9C", "9H 4D KC 2S 7H JS", "9D 2D 3S 5C 7S 10S", first=1), "9D")
    ahead = scene(state, lang=lang)
    assert ahead.words("page.ahead-equal", seat=1, card="9H", n=2) in text_of(VIEW.board(ahead).hand)


@for_both
def test_of_a_hand_that_is_made_it_is_said_that_it_is_ahead_for_now_not_once_it_is_made(lang: str) -> None:
    made = scene(after(table("9H", "9S 9D 4D 2C 3C 5H", "QC QD 3S 5C 7S 10S"), "9S QC 9D QD"), lang=lang)
    there = text_of(VIEW.board(made).hand)
    assert made.words("page.ahead-now", seat=1, hand="pair", n=1) in there
    assert made.words("page.ahead", seat=1, hand="pair", n=1) not in there
    equal = scene(after(table("9C", "9H 4D KC 2S 7H JS", "9D 2D 3S 5C 7S 10S"), "9H 9D"), lang=lang)
    assert equal.words("page.ahead-equal-now", seat=1, card="9H", n=2) in text_of(VIEW.board(equal).hand)


@for_both
def test_where_all_loses_the_best_hand_is_named_without_its_cards(lang: str) -> None:
    lost = scene(after(table("9H", MINE, THEIRS, first=1), "9C 2C 9D"), lang=lang)
    assert lost.words("page.at-best", hand="pair") in text_of(VIEW.board(lost).hand)


@for_both
def test_it_is_said_to_be_ahead_as_long_as_the_rival_still_lays(lang: str) -> None:
    for moves, key, hand, n in (("9C 2C", "ahead", "pair", 2), ("3S 2C", "ahead-of-none", "none", 2)):
        here = scene(after(table("9H", "9S 4D 9D 2C 3C 5H", THEIRS, first=1), moves), lang=lang)
        assert here.words(f"page.{key}", seat=1, hand=hand, n=n) in text_of(VIEW.board(here).hand)


def test_nothing_is_said_of_rows_that_are_not_there() -> None:
    assert not {key for key in keys(table("9H", MINE, THEIRS), 0) if key.startswith(("page.ahead", "page.loses"))}


@pytest.mark.parametrize("seats", [2, 3])
def test_what_it_says_of_winning_and_losing_comes_true(seats: int) -> None:
    said = {"page.wins": 0, "page.loses": 0, "page.loses-none": 0}
    for number in range(12):
        state = dealt(seats, deal=f"verdict-{number}")
        while state.asked is not None:
            seat, moves = state.asked, [move for move in rules.moves(state) if move != DROP]
            for key in keys(state, seat) & {*said}:
                said[key] += 1
                assert _wins(state, seat) == (key == "page.wins"), (number, state.turn)
            state = rules.play(state, moves[(state.turn * 7 + number) % len(moves)])
    assert all(said.values()), said


def _wins(state: State, seat: int) -> bool:
    """Whether this seat can win the round, where its rivals lay the first cards they hold, and nobody drops out."""
    plan = reachable(state.lead or "", state.rows[seat], state.hands[seat], state.terms.sheet)
    for order in permutations(plan.cards):
        then, mine = state, [*order]
        while not then.choosing and then.round == state.round and then.asked is not None:
            then = rules.play(then, mine.pop(0) if then.asked == seat else rules.moves(then)[0])
        assert then.last
        if then.last.winner == seat:
            return True
    return False
