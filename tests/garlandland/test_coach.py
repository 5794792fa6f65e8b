"""The coach: the right sentence at each moment of a match, and true."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.rules import Saying
from game.games.garlandland import rules
from game.games.garlandland.page.chances import likely
from game.games.garlandland.page.coach import way
from game.games.garlandland.page.guide import reachable
from game.games.garlandland.rules import State
from game.games.garlandland.rules.hands import CARDS, POINTS, ROW, Row, garland, garlands, hand, strength
from game.games.garlandland.rules.score import SETUP
from game.words import LANGUAGES
from tests.garlandland.lesson import asked, said, sentence
from tests.garlandland.rows import round_of, round_on, stack, stacked

for_both = pytest.mark.parametrize("lang", sorted(LANGUAGES))


GUIDE: Saying = ("guide", {})


def chance(share: float) -> Saying:
    """How likely a hand is, as it is told."""
    return ("page.surely", {}) if share == 1 else ("page.likely", {"share": share})


FIRST_ROUND: list[tuple[str, str, str, dict[str, Any]]] = [
    ("", "", "begin", {"cards": 7, "guide": GUIDE}),
    ("", "VII", "first", {"card": "VII", "play": ("table.play", {})}),
    ("VII I", "", "drawn", {"card": "IV", "last": "VII"}),
    ("VII I", "III", "closes", {"card": "III", "last": "VII", "garland": "BL"}),
    ("VII I III II", "", "garland", {"garland": "BL", "rings": 4, "guide": GUIDE}),
    ("VII I III II", "V", "way", {"hand": "triplet", "odds": chance(1 / 3), "cards": ("V", "VI", "IV")}),
    ("VII I III II V III", "", "rivals", {"seat": 1, "hand": "two pair"}),
    ("VII I III II V III", "VI", "way", {"hand": "triplet", "odds": chance(1), "cards": ("VI", "IV")}),
    ("VII I III II V III IV IV", "", "last", {"card": "I", "hand": "two pair", "other": "VI", "lesser": "pair"}),
    ("VII I III II V III IV IV", "VI", "final", {"card": "VI", "hand": "pair", "other": "I", "others": "two pair"}),
]
"""The moves so far, the selected card, and what is said."""


def after(moves: str, goal: str = "wins") -> State:
    """A first round in which the cards come in a known order."""
    state = stacked("VII III IV V VI I II", "I II III IV V VI VII", goal=goal)
    for move in moves.split():
        state = rules.play(state, move)
    return state


@for_both
@pytest.mark.parametrize(("moves", "card", "key", "facts"), FIRST_ROUND)
def test_each_moment_of_a_first_round_has_its_sentence(
    lang: str, moves: str, card: str, key: str, facts: dict[str, Any]
) -> None:
    assert said(after(moves), card, lang) == asked(lang)(f"coach.{key}", **facts)


@for_both
def test_what_it_says_of_a_card_stays_while_others_choose(lang: str) -> None:
    """They take no second for that."""
    for moves in ("VII", "VII I III", "VII I III II V", "VII I III II V III IV IV I"):
        before, _, card = moves.rpartition(" ")
        assert said(after(moves), "", lang) == said(after(before), card, lang)


def result(key: str, **facts: Any) -> str:
    """What is said about a result: why, and what it brings."""
    second = ("coach.counter", facts) if facts else ("coach.counters", {"wins": SETUP})
    return sentence("both", first=(f"coach.{key}", {"guide": GUIDE, "criterion": "hand"}), second=second)


@pytest.mark.parametrize(
    ("mine", "theirs", "criterion"),
    [
        ("VII III V IV I", "I II III IV V", "hand"),
        ("I II III IV V", "I II IV III V", "shape"),
        ("I II IV III V", "I II IV III VII", "colour"),
        ("I II III IV V", "IV I II III V", "position"),
        ("I II III IV V", "I II III IV VI", "tie"),
    ],
)
def test_a_result_is_explained_by_what_decided_it(mine: str, theirs: str, criterion: str) -> None:
    state = round_of(mine, theirs)
    assert state.last
    assert state.last.verdict.criterion == criterion
    assert said(state, put_away=0) == result(f"why.{criterion}")


def test_later_results_are_told_in_fewer_words() -> None:
    strong, weak = "VII III V IV I", "I II III IV V"
    second = round_on(round_of(strong, weak), weak, strong)
    assert said(second, put_away=0) == result("why.hand", left=2)
    third = round_on(second, strong, weak)
    assert said(third, put_away=0) == result("decided", left=1)
    assert said(round_on(third, strong, weak), put_away=0) == sentence("end")


def test_the_points_game_tells_points() -> None:
    first = round_of("VII III V IV I", "I II III IV V", "I II III IV VI", goal="points")
    assert said(first, put_away=0) == sentence("scores", worth=("page.points", {"n": 10}), of=3)
    second = round_on(first, "I II III IV V", "VII III V IV I", "I II III IV VI")
    assert said(first) == sentence("again-points", number=2, of=3, cards=7)
    assert said(second, put_away=0) == sentence("scored", worth=("page.points", {"n": 7}), total=17)
    assert said(after(FIRST_ROUND[-3][0], "points")) == said(after(FIRST_ROUND[-3][0]))


def test_the_second_round_tells_of_counters_plans_and_rivals() -> None:
    state = stack(round_of("VII III V IV I", "I II III IV V"), "III II IV VI V I VII", "VII V IV VI I II III")
    assert said(state) == sentence("again", cards=7, number=1, winners=(0,))
    for move in "III VII".split():
        state = rules.play(state, move)
    facts: dict[str, Any] = {
        "card": "IV",
        "hand": "all black",
        "odds": chance(1 / 6),
        "other": "II",
        "less": chance(1 / 6),
    }
    assert said(state) == sentence("apart", lesser="two pair", **facts)
    for move in "II V".split():
        state = rules.play(state, move)
    assert said(state) == sentence("alike", hand="pair", odds=chance(1))
    for move in "IV IV".split():
        state = rules.play(state, move)
    assert said(state) == sentence("race-behind", seat=1, hand="triplet", mine="pair", odds=chance(1))


def test_each_later_round_has_something_to_say_of_ties_and_of_what_is_at_stake() -> None:
    strong, weak = "VII III V IV I", "I II III IV V"
    state = round_on(round_of(strong, weak), weak, strong)
    assert said(state) == sentence("less")
    for card in (state.hands[0][0], state.hands[1][0]):
        state = rules.play(state, card)
    assert said(state) == said(state, state.hands[0][0]) == sentence("breaks-shape")
    state = round_on(round_on(round_of(strong, weak), weak, strong), strong, weak)
    to_go = [("coach.to-go", {"n": n}) for n in (1, 2)]
    assert said(state) == sentence("stakes", mine=to_go[0], seat=1, its=to_go[1])
    for card in (state.hands[0][0], state.hands[1][0]):
        state = rules.play(state, card)
    assert said(state) == sentence("breaks-colour")


@given(data=st.data())
def test_it_says_what_the_best_hands_in_reach_mean_for_the_round(data: st.DataObject) -> None:
    """Tried with all rows of both sides that can still come."""
    rows = [tuple(data.draw(st.permutations(CARDS))) for _ in range(2)]
    state = stacked(*map(" ".join, rows))
    for turn in zip(*(row[:3] for row in rows), strict=True):
        for card in turn:
            state = rules.play(state, card)
    text = said(state._replace(round=2))
    mine, its = (
        {
            strength(full): hand(garlands(full))
            for full in ((*row[:3], *more) for more in permutations(row[3:], 2) if more[0] in may)
        }
        for row, may in ((rows[0], rows[0][3:5]), (rows[1], CARDS))
    )
    best, other = POINTS[mine[max(mine)]], POINTS[its[max(its)]]
    equal = sorted({name for name in mine.values() if POINTS[name] == best}, key=list(POINTS).index)
    named = max(equal, key=lambda name: likely(rows[0][:3], rows[0][3:5], "", name))
    says = {key: asked()(f"coach.race-{key}", **facts(named, its[max(its)], rows[0])) for key in RACES}
    assert text == says["ahead" if best > other else "behind" if best < other else "even"]


RACES = ("ahead", "behind", "even")


def facts(mine: str, its: str, row: Row) -> dict[str, Any]:
    """What is told of two hands in reach once three cards are laid."""
    return {"seat": 1, "hand": its, "mine": mine, "odds": chance(likely(row[:3], row[3:5], "", mine))}


@given(data=st.data())
def test_a_hand_is_as_likely_as_all_draws_together_say(data: st.DataObject) -> None:
    order: Row = tuple(data.draw(st.permutations(CARDS)))
    laid = data.draw(st.integers(1, 4))
    row, held = order[:laid], order[laid : laid + 2]
    for name in POINTS:
        ways = {card: drawn_for(row, held, card, name) for card in held}
        assert likely(row, held, "", name) == pytest.approx(float(max(ways.values())))
        for card, share in ways.items():
            assert likely(row, held, card, name) == pytest.approx(float(share))


def drawn_for(row: Row, held: Row, card: str, name: str) -> Fraction:
    """The share of draws in which a row that goes on with this card makes a hand, if all is laid for it."""
    laid, kept = (*row, card), tuple(each for each in held if each != card)
    if len(laid) == ROW:
        return Fraction(hand(garlands(laid)) == name)
    left = [each for each in CARDS if each not in (*laid, *kept)]
    both = [(*kept, each) for each in left]
    return sum((max(drawn_for(laid, two, each, name) for each in two) for two in both), Fraction()) / len(left)


def test_a_way_to_a_hand_is_a_row_that_makes_it_and_nothing_better_can_be_made() -> None:
    for row, held in (((), ("I", "VI")), (("III",), ("II", "IV")), (("V", "II"), ("VII", "I"))):
        for card in held:
            best, cards = way(row, held, card)
            assert cards[0] == card
            assert hand(garlands((*row, *cards))) == best == reachable(row, held, card)[0]


def test_a_card_that_spoils_the_row_is_compared_with_the_other_one() -> None:
    """There is no way to no hand."""
    state = stacked("III VII VI V IV I II", "I II III IV V VI VII")
    for move in "III I VII II VI III".split():
        state = rules.play(state, move)
    assert way(("III", "VII", "VI"), ("V", "IV"), "V")[0] == "no hand"
    apart: dict[str, Any] = {"card": "IV", "hand": "pair", "odds": chance(0.5), "other": "V"}
    assert said(state, "V") == sentence("apart-none", **apart)
    assert said(state, "IV") == sentence("way", hand="pair", odds=chance(0.5), cards=("IV", "II"))


@given(data=st.data())
def test_what_it_says_of_the_last_card_is_so(data: st.DataObject) -> None:
    """The stronger card is the stronger one, and in the points game it never brings fewer points."""
    order: Row = tuple(data.draw(st.permutations(CARDS)))
    other = sorted(CARDS)
    goal = data.draw(st.sampled_from(("wins", "points")))
    state = stacked(" ".join(order), " ".join(other), goal=goal)
    for mine, its in zip(order[:4], other, strict=False):
        state = rules.play(rules.play(state, mine), its)
    text = said(state)
    rows = [(*state.rows[0], card) for card in state.hands[0]]
    better, worse = sorted(rows, key=strength, reverse=True)
    best, lesser = hand(garlands(better)), hand(garlands(worse))
    if best != lesser:
        assert text == sentence("last", card=better[-1], hand=best, other=worse[-1], lesser=lesser)
        assert POINTS[best] > POINTS[lesser]
    elif goal == "points":
        assert text == sentence("last-points", hand=best)
    elif strength(better) > strength(worse):
        assert text == sentence("last-break", card=better[-1], hand=best)
    else:
        assert text == sentence("last-same", hand=best)


def test_the_garland_that_it_names_is_the_one_that_closes() -> None:
    state = after("VII I")
    for card in state.hands[0]:
        assert asked()(f"garland.{garland('VII', card)}") in said(state, card)


def test_of_several_rivals_it_names_the_one_to_fear() -> None:
    state = stacked("VII III V IV VI I II", "I II III IV V VI VII", "IV V I VI VII II III", "I II IV V III VI VII")
    for turn in zip("VII III V".split(), "I II III".split(), "IV V I".split(), "I II IV".split(), strict=True):
        for card in turn:
            state = rules.play(state, card)
    assert said(state) == sentence("rivals", seat=2, hand="single shape")


def test_a_card_that_is_not_held_counts_as_none() -> None:
    state = after("VII I III II")
    assert said(state, "II") == said(state)
