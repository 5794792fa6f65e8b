"""The end of a match: what is told of its rounds, and which cards are shown."""

from __future__ import annotations

import pytest

from game.games.gang_of_four.page import VIEW
from game.games.gang_of_four.page.ending import ending
from game.games.gang_of_four.rules.score import Round
from game.ui.view import Scene
from tests.gang_of_four.scenes import scene
from tests.gang_of_four.tables import after, table
from tests.markup import parsed


def rounds(*left: int) -> tuple[Round, ...]:
    """Rounds in which this seat was left with so many cards, each counting one point."""
    state = after(table("G9", "G1 G2", "Y1"), "G9")
    assert state.last
    return tuple(state.last._replace(number=n, points=(0, each, 1)) for n, each in enumerate(left, start=1))


def seen_from(seat: int) -> Scene:
    """The end of a round, which seat 0 has won with a single card, for the one player in this seat."""
    here = scene(after(table("G9", "G1 G2", "Y1"), "G9"), seat=seat)
    return here._replace(players=tuple("me" if each == seat else "easy" for each in range(3)))


@pytest.mark.parametrize(
    ("left", "lost", "won"),
    [
        ((2, 2), False, False),
        ((3, 2, 2), True, False),
        ((2,), False, False),
        ((5, 2, 1), True, True),
        ((0, 0), False, False),
    ],
)
def test_the_round_that_cost_most_is_told_who_lost_and_who_won_only_where_it_stands_out(
    left: tuple[int, ...], lost: bool, won: bool
) -> None:
    for totals, told in ((0, 9, 3), lost), ((12, 9, 10), won):
        here = seen_from(1)
        facts = ending(here._replace(seen=here.seen._replace(totals=totals)), rounds(*left), ()).facts
        assert any("cost Ben the most" in fact.said for fact in facts) == told


def test_of_several_people_all_rounds_are_named_that_cost_somebody_as_much() -> None:
    here = seen_from(1)._replace(players=("human",) * 3)
    for left, said in (((5, 2, 1), "Round 1 cost Ben the most"), ((5, 1, 5), "Rounds 1 and 3 cost Ben the most: 5")):
        facts = ending(here._replace(seen=here.seen._replace(totals=(0, 9, 3))), rounds(*left), ()).facts
        assert any(fact.said.startswith(said) for fact in facts)


def test_the_last_trick_lies_over_the_result_until_it_is_seen_who_went_out_with_what() -> None:
    done = after(table("G3 G8", "Y9", "R1 R2"), "G3", "Y9")
    result = parsed(VIEW.board(scene(done)).middle).one(css="result")
    landed = result.one(css="landed")
    assert landed.cards() == ("G3", "Y9")
    assert landed.attributes["aria-hidden"] == "true"
    told = int(str(landed.one(css="note").attributes["data-stage"]))
    gone, why = (int(str(each.attributes["data-stage"])) for each in (landed, result.one(css="why")))
    paid = [int(str(each.attributes["data-stage"])) for each in result.one("ul", "left").all("li")]
    assert told < gone == why < min(paid)
    later = scene(done._replace(news=()))
    assert not parsed(VIEW.board(later).middle).all(css="landed")


def test_the_last_trick_stays_whole_in_the_result() -> None:
    done = after(table("G3 G8", "Y9", "R1 R2"), "G3", "Y9")
    for seen in (done, done._replace(news=())):
        beaten = parsed(VIEW.board(scene(seen)).middle).one(css="result").one(css="beaten")
        assert beaten.cards() == ("G3",)
        assert "green 3" in beaten.text
    led = after(table("G9", "G1 G2", "Y1"), "G9")
    assert not parsed(VIEW.board(scene(led)).middle).all(css="beaten")


def test_the_own_line_of_a_result_can_be_told_from_the_others() -> None:
    done = after(table("G3 G8", "Y9", "R1 R2"), "G3", "Y9")
    lines = parsed(VIEW.board(scene(done)).middle).one(css="left").all("li")
    assert [line.cards() for line in lines if "own" in str(line.attributes.get("class", "")).split()] == [("G8",)]


def test_a_lone_card_that_went_out_is_not_shown_but_what_the_player_was_left_with() -> None:
    shown = parsed(ending(seen_from(1), rounds(2), ()).shown or "").text
    assert "2 cards × 1 = 2" in shown
    assert "single card" not in shown
    assert not ending(seen_from(0), rounds(2), ()).shown
