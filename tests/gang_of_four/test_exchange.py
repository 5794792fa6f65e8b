"""The exchange of cards before every round but the first; item 12, D19, and what is known afterwards (D26)."""

from __future__ import annotations

import pytest

from game.core.chance import Dice
from game.core.match import HUMAN, Match
from game.games.gang_of_four import rules
from game.games.gang_of_four.page import VIEW
from game.games.gang_of_four.rules.cards import ORDER
from game.games.gang_of_four.rules.score import level, settle, weakest
from game.games.gang_of_four.rules.state import Exchange, Known, State
from game.shelf import GAMES
from tests.gang_of_four.scenes import scene
from tests.gang_of_four.tables import after, facing, news, refusal, table, wins_by

HANDS = ("G3 Y5 R10 GP", "G4 Y6 R9 R9", "G7 Y8")


def exchanging(**options: str) -> State:
    """Seat 0 has lost, seat 1 has won."""
    return table(*HANDS, options=options, exchange=Exchange(0, 1))


def test_the_loser_gives_the_strongest_card_and_has_no_choice_12() -> None:
    state = exchanging()
    assert rules.moves(state) == ("give GP",)
    assert refusal(state, "give R10") == ("illegal.give-strongest", {"card": "GP"})


def test_the_winner_gives_any_card_back_12() -> None:
    state = after(exchanging(), "give GP")
    assert state.asked == 1
    assert rules.moves(state) == ("give G4", "give Y6", "give R9", "give GP")


def test_the_winner_may_give_the_same_card_back_d19() -> None:
    state = after(exchanging(), "give GP", "give GP")
    assert state.hands[:2] == (("G3", "Y5", "R10", "GP"), ("G4", "Y6", "R9", "R9"))


def test_then_the_winner_leads_and_hands_are_as_large_as_before_12_d3() -> None:
    state = after(exchanging(), "give GP", "give G4")
    assert state.hands[:2] == (("G3", "G4", "Y5", "R10"), ("Y6", "R9", "R9", "GP"))
    assert (state.asked, state.giving, state.top) == (1, False, None)
    assert rules.moves(state)[0] == "Y6"


def test_each_gift_counts_as_a_move() -> None:
    before = exchanging()
    assert [after(before, *gifts).turn - before.turn for gifts in (["give GP"], ["give GP", "give G4"])] == [1, 2]


def test_nothing_else_can_be_done_meanwhile_12() -> None:
    assert refusal(exchanging(), "pass") == ("illegal.give-first", {"taker": 1})
    assert refusal(exchanging(), "G3")[0] == "illegal.give-first"
    assert refusal(after(exchanging(), "give GP"), "R9 R9") == ("illegal.give-first", {"taker": 0})
    assert refusal(after(exchanging(), "give GP"), "give R10") == ("illegal.give-hand", {"text": "R10"})


def test_there_is_none_in_the_first_round_and_one_in_every_later_one_12() -> None:
    states = Match.begin(GAMES["gang-of-four"], "exchange", (HUMAN,) * 3, {"limit": "rounds-4"})
    while states.asked is not None:
        states = states.play(states.game.rules.moves(states.state)[0])
    swaps = {state.round: state.exchange is not None for state in states.states}
    assert swaps == {1: False, 2: True, 3: True, 4: True}


@pytest.mark.parametrize(
    ("winner", "left", "totals", "loser", "by"),
    [
        (0, (0, 9, 3, 5), (0, 9, 90, 50), 1, ""),  # most cards left, not the highest total
        (0, (0, 9, 9, 5), (0, 40, 41, 50), 2, "total"),  # among those, the highest total
        (0, (0, 9, 9, 9), (0, 40, 40, 40), 3, "seat"),  # then the nearest counter-clockwise
        (2, (9, 9, 0, 9), (40, 40, 0, 40), 1, "seat"),
        (1, (9, 0, 9), (40, 0, 40), 0, "seat"),
    ],
)
def test_the_weakest_loser_12_d19(
    winner: int, left: tuple[int, ...], totals: tuple[int, ...], loser: int, by: str
) -> None:
    """Whatever the direction of play; and what it is told by from others."""
    for direction in (1, -1):
        last = settle(3, direction, winner, tuple(("G1",) * n for n in left), (), (0,) * len(left))
        assert weakest(last._replace(totals=totals)) == loser
        assert level(last._replace(totals=totals)) == by


def test_the_total_of_a_tie_includes_the_round_just_played_d19() -> None:
    last = settle(3, 1, 0, ((), ("G1",) * 8, ("G1",) * 8), (), (0, 5, 4))
    assert last.totals == (0, 21, 20)
    assert weakest(last) == 1


def test_who_won_by_default_is_no_loser_whatever_it_holds_d20() -> None:
    last = settle(3, 1, 2, (("G1",), ("G2",), ("G3",) * 9), (0, 1), (0, 4, 0))
    assert weakest(last) == 1
    assert level(last) == "total"


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(("totals", "why"), [((0, 20, 30), "total"), ((0, 30, 30), "seat"), ((0, 0, 90), "cards")])
def test_who_gives_is_told_by_which_rule_12_d19(totals: tuple[int, ...], why: str, lang: str) -> None:
    cards = 4 if why == "cards" else 3
    last = settle(3, 1, 0, ((), ("G1",) * 3, ("G2",) * cards), (), (0, 0, 0))._replace(totals=totals)
    state = table("G3 Y5 R10", "G4 Y6 R9", "G7 Y8 R8", exchange=Exchange(weakest(last), 0), asked=2, last=last)
    here = scene(state, seat=2, lang=lang, put_away=3)
    assert weakest(last) == 2
    assert VIEW.status(here) == here.words("page.give-strongest", seat=0)
    told = {"winner": 0, "seat": 2, "others": (1,) if why != "cards" else ()}
    assert here.words(f"page.gives-by-{why}", **told) in VIEW.board(here).middle
    level_on = {
        "en": {"total": "Cleo gives: level with Ben on cards left", "seat": "level with Ben on cards left and total"},
        "ja": {"total": "残り枚数はBenと同じ", "seat": "CleoはBenと、残り枚数も失点の合計も同じです。"},
    }
    assert level_on[lang].get(why, "") in VIEW.board(here).middle


def test_both_cards_are_shown_to_all_d19() -> None:
    state = after(exchanging(), "give GP")
    assert [event.facts for event in news(state, "gave")] == [{"giver": 0, "taker": 1, "card": "GP"}]
    assert rules.seen_by(2, state).exchange == Exchange(0, 1, "GP")
    state = after(state, "give G4")
    assert rules.seen_by(None, state).exchange == Exchange(0, 1, "GP", "G4")
    assert state.known == (Known("GP", 1), Known("G4", 0))


def test_hidden_they_are_shown_to_the_two_d19() -> None:
    state = after(exchanging(exchange="hidden"), "give GP", "give G4")
    for seat in (0, 1):
        assert rules.seen_by(seat, state).exchange == Exchange(0, 1, "GP", "G4")
        assert rules.seen_by(seat, state).known == state.known
    for other in (2, None):
        assert rules.seen_by(other, state).exchange == Exchange(0, 1, "?", "?")
        assert rules.seen_by(other, state).known == ()
        assert not [event for event in rules.seen_by(other, state).news if event.private]


def test_hidden_they_are_told_to_the_two_and_the_others_hear_that_cards_were_given_d19() -> None:
    first = after(exchanging(exchange="hidden"), "give GP")
    for state, kind, card in ((first, "gave-hidden", "GP"), (after(first, "give G4"), "returned-hidden", "G4")):
        [event] = news(state, kind)
        assert [event.seen_by(seat).private for seat in (0, 1, 2)] == [{"card": card}, {"card": card}, {}]


def test_a_hidden_gift_leaves_known_what_others_hold_d26() -> None:
    state = exchanging(exchange="hidden")._replace(known=(Known("R10", 2),))
    assert Known("R10", 2) in after(state, "give GP", "give G4").known


def test_a_hidden_gift_makes_doubtful_what_was_known_d26() -> None:
    """The card that the cut has shown may be the one given; whether it was, others must not learn."""
    for shown in ("GP", "R10"):
        state = exchanging(exchange="hidden")._replace(known=(Known(shown, 0),))
        seen = rules.seen_by(2, after(state, "give GP"))
        assert seen.known == ()
        assert Known("R10", 0, (0, 1)) in after(state, "give GP").known or shown == "GP"


def test_a_known_card_is_known_until_it_is_played_d26() -> None:
    state = after(exchanging(), "give GP", "give G4", "GP", "pass")
    assert state.known == (Known("G4", 0),)
    assert after(state, "pass", "R9 R9!", "pass", "pass").known == (Known("G4", 0),)


def test_an_imagined_hand_holds_what_is_known_and_nothing_above_the_card_given_d26() -> None:
    state = wins_by("imagine", 4, 1)
    while state.giving:
        state = rules.play(state, rules.moves(state)[0])
    swap = state.exchange
    assert swap
    other = next(seat for seat in range(4) if seat not in (swap.loser, swap.winner))
    seen = rules.seen_by(other, state)
    for n in range(50):
        world = rules.imagine(seen, other, Dice(f"world-{n}"))
        assert swap.given in world.hands[swap.winner]
        assert swap.returned in world.hands[swap.loser]
        assert max(ORDER[card] for card in world.hands[swap.loser]) <= ORDER[swap.given or ""]


def test_what_a_loser_gave_is_above_all_that_it_kept_d26() -> None:
    state = after(table("G2 G3 G4 Y5 R6", "G7 Y8 RD GP", "Y7 Y9 R10", exchange=Exchange(0, 1)), "give R6", "give RD")
    seen = rules.seen_by(2, state)
    for n in range(20):
        world = rules.imagine(seen, 2, Dice(f"world-{n}"))
        assert world.hands[0][-1] == "RD", "which it got back"
        assert ORDER[world.hands[0][-2]] <= ORDER["R6"]
        assert "R6" in world.hands[1]


def test_before_the_first_play_all_know_who_holds_the_multicoloured_one_5() -> None:
    for n in range(8):
        state = wins_by(f"known-{n}", 4, 0)
        world = rules.imagine(rules.seen_by(None, state), 0, Dice(str(n)))
        assert "M1" in world.hands[state.asked or 0]


def test_from_the_second_round_on_only_the_card_of_the_cut_is_known_12() -> None:
    """Who won begins: that tells nothing of the multicoloured 1."""
    for n in range(8):
        state = wins_by(f"known-{n}", 4, 1)
        [cut] = [event.facts for event in news(state, "cut")]
        assert [each.card for each in state.known] == [cut["cards"][-1]]


def test_the_card_that_the_cut_has_shown_is_known_to_lie_at_the_bottom_d21() -> None:
    for seats in (3, 4):
        state = wins_by("bottom", seats, 0)
        [cut] = [event.facts for event in news(state, "cut")]
        [bottom] = [each for each in state.known if each.card == cut["cards"][-1]]
        assert bottom.holder == (None if seats == 3 else (cut["recipient"] - 1) % 4)
        assert bottom.card in (state.dummy if bottom.holder is None else state.hands[bottom.holder])


def test_when_the_match_is_over_all_hands_are_open() -> None:
    state = wins_by("open", 3, 4, limit="rounds-4")
    assert state.asked is None
    assert rules.seen_by(None, state).hands == state.hands
    assert set(rules.seen_by(None, state).dummy) == {"?"}


def test_when_the_match_is_over_there_is_no_trick_any_more() -> None:
    before = facing(table("R9", "G5 G6", "G7 G8", options={"limit": "rounds-2", "lockout": "on"}, passed=(1,)), 2, "G4")
    state = after(before, "R9")
    assert (state.asked, state.top, state.trick, state.passed) == (None, None, (), ())
