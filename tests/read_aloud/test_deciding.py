"""Who would win if the game ended now, as far as a seat sees, and which cards have decided."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.read_aloud import rules
from game.games.read_aloud.language.effects import (
    Condition,
    Discard,
    End,
    Face,
    Least,
    Measure,
    Most,
    Nearest,
    Odd,
    Place,
    Reader,
    Second,
    Some,
    Text,
)
from game.games.read_aloud.page.deciding import Standing, counts, standing, standing_said
from game.games.read_aloud.rules.conditions import measures_of, winners_of
from game.games.read_aloud.rules.state import Spot, State
from game.shelf import GAMES
from game.words import words_of
from tests.read_aloud.sights import PLAIN, after, drawn, for_both, scene, slip, table

both = pytest.mark.parametrize("lang", for_both)
ENDS: Text = (End(),)


def laid(condition: Condition | None, seats: int = 2, **more: Any) -> State:
    """Two cards for everybody: 2 and 3, 4 and 5, and so on, under this condition, which the first player has read."""
    return table([PLAIN, ENDS], *[[PLAIN, PLAIN]] * seats, condition=condition, by=0, **more)


def open_(state: State) -> State:
    """The same with all hands open."""
    return state._replace(faces=(Face.OPEN,) * len(state.faces))


@both
@pytest.mark.parametrize(
    ("condition", "said"),
    [
        (Most(Measure.SUM), {"en": "Ben (9) would win; next: Ann (5)", "ja": "Ben（9）の勝ち。次はAnn（5）"}),
        (Least(Measure.HIGHEST), {"en": "Ann (3) would win; next: Ben (5)", "ja": "Ann（3）の勝ち。次はBen（5）"}),
        (Nearest(Measure.SUM, 0), {"en": "Ann (5) would win; next: Ben (9)", "ja": "Ann（5）の勝ち。次はBen（9）"}),
        (Odd(Measure.SUM), {"en": "now, Ann (5) and Ben (9) would win.", "ja": "Ann（5）、Ben（9）の勝ち。"}),
        (Reader(), {"en": "Ann would win; next: Ben", "ja": "Annの勝ち。次はBen"}),
        (Most(Measure.ZEROS), {"en": "nobody would win", "ja": "勝者はいません"}),
        (None, {"en": "nobody would win", "ja": "勝者はいません"}),
    ],
)
def test_the_banner_says_who_would_win_now(condition: Condition | None, said: dict[str, str], lang: str) -> None:
    here = scene(open_(laid(condition)), lang=lang)
    assert said[lang] in drawn(here).all("p", "now")[0].text


@both
@pytest.mark.parametrize(
    ("condition", "said"),
    [
        (
            Most(Measure.SUM),
            {"en": "far: Ann (5). The other hand is hidden.", "ja": "Ann（5）。ほかの手札はみえません。"},
        ),
        (Most(Measure.ZEROS), {"en": "far: Ann (0 cards). The other", "ja": "わかるのはAnn（0枚）。ほか"}),
        (
            Odd(Measure.SUM),
            {"en": "you see, Ann (5) would win now. The other", "ja": "手札では、いまAnn（5）の勝ち。ほか"},
        ),
        (
            Most(Measure.CARDS),
            {"en": "now, Ann (2 cards) and Ben (2 cards) would win.", "ja": "Ann（2枚）、Ben（2枚）の勝ち。"},
        ),
        (Reader(), {"en": "Ann would win; next: Ben.", "ja": "Annの勝ち。次はBen。"}),
    ],
)
def test_the_banner_says_how_far_the_seat_sees(condition: Condition, said: dict[str, str], lang: str) -> None:
    assert said[lang] in drawn(scene(laid(condition), lang=lang)).all("p", "now")[0].text


@both
def test_where_no_hand_is_seen_hidden_cards_would_decide(lang: str) -> None:
    here = scene(laid(Most(Measure.SUM)), seat=None, lang=lang)
    assert standing_said(here.words, here.seen) == here.words("now.hidden")
    state = laid(Nearest(Measure.SUM, None))
    hidden = state._replace(faces=(Face.DOWN, *state.faces[1:]))
    assert standing(rules.seen_by(0, hidden)) == Standing((), (), (0, 1), (None, None))


@both
def test_a_standstill_is_foretold_from_three_rounds_before_it_on(lang: str) -> None:
    said = [[line.text for line in drawn(scene(laid(None, quiet=n), lang=lang)).all("p", "soon")] for n in (9, 10, 15)]
    words = words_of(lang, GAMES["read-aloud"])
    assert said == [[], [words("page.still-near", n=6)], [words("page.still-near", n=1)]]


def test_who_has_lost_is_left_out() -> None:
    assert standing(open_(laid(Most(Measure.SUM), 3, losers=(2,)))) == Standing((1,), (0,), (), (5, 9, 13))


@pytest.mark.parametrize("condition", [Most(Measure.SPREAD), Least(Measure.SUM), Second(Measure.SUM), Odd(Measure.SUM)])
def test_with_all_hands_open_it_is_the_result(condition: Condition) -> None:
    state = open_(laid(condition, 4))
    assert standing(rules.seen_by(3, state)).first == winners_of(state, measures_of(state))


def test_nothing_of_a_hidden_card_is_told() -> None:
    state = laid(Most(Measure.SUM))
    other = state._replace(hands=(state.hands[0], tuple(piece._replace(key="k0") for piece in state.hands[1])))
    assert standing(rules.seen_by(0, state)) == standing(rules.seen_by(0, other))


@pytest.mark.parametrize(
    ("measure", "marked"),
    [
        (Measure.HIGHEST, [0, 1]),
        (Measure.LOWEST, [1, 0]),
        (Measure.SPREAD, [1, 1]),
        (Measure.SUM, [1, 1]),
        (Measure.ZEROS, [0, 0]),
        (Measure.KEEPERS, [0, 0]),
        (Measure.STACKS, [0, 0]),
        (Measure.NEGATIVES, [0, 0]),
    ],
)
def test_the_cards_that_decide_are_marked_when_it_is_over(measure: Measure, marked: list[int]) -> None:
    state = laid(Most(measure))
    assert not any(counts(state, Spot(Place.HANDS, n, 1)) for n in (0, 1))
    ended, log = after(state, "read field 2")
    root = drawn(scene(ended, log=log))
    assert [slip(root, f"c{n}").css.count("counts") for n in (4, 5)] == marked
    assert [slip(root, f"c{n}").css.count("counts") for n in (2, 3)] == marked


def test_all_hands_lie_open_as_slips_when_it_is_over() -> None:
    ended, log = after(laid(Most(Measure.SUM), 4), "read field 2")
    root = drawn(scene(ended, log=log))
    for n in range(2, 10):
        assert slip(root, f"c{n}").all("span", "text")


def test_a_choice_is_not_taken_for_a_deciding_card() -> None:
    state, _ = after(table([(Discard(Some(1, Place.FIELD)),), PLAIN], [PLAIN], [PLAIN]), "read field 1")
    assert not drawn(scene(state)).all("button", "counts")
