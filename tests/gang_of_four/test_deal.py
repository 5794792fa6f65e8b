"""The deal and its ritual, the dummy, the direction; items 3, 4, 14, 18, 19, D1, D2, D21, D22."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core.chance import Chance, Dice
from game.games.gang_of_four import rules
from game.games.gang_of_four.rules import dealing as ritual
from game.games.gang_of_four.rules.cards import DECK, NUMBER
from game.games.gang_of_four.rules.dealing import cut, deal_out
from tests.gang_of_four.tables import after, dealt, hand, news, table, wins_by


class Fixed(Chance):
    """Chance that leaves the pack in order and cuts at these places."""

    def __call__(self, *what: object) -> Dice:
        return _Fixed([int(place) for place in self.text.split()] if what[0] == "cut" else [])


class _Fixed(Dice):
    def __init__(self, places: list[int]) -> None:
        self._places = places

    def below(self, n: int) -> int:
        return self._places.pop(0) - 1 if self._places else n - 1


def shown(card: str) -> int:
    """Where an ordered deck, cut once in its middle, must be cut to show this card."""
    return (DECK[32:] + DECK[:32]).index(card) + 1


def test_four_players_get_all_cards_3() -> None:
    state = dealt(4)
    assert [len(held) for held in state.hands] == [16] * 4
    assert state.dummy == ()
    assert rules.cards(state) == tuple(sorted(DECK))


def test_three_players_leave_a_dummy_4() -> None:
    state = dealt(3)
    assert [len(held) for held in (*state.hands, state.dummy)] == [16] * 4
    assert rules.cards(state) == tuple(sorted(DECK))
    assert [event.facts for event in news(state, "dummy")] == [{"n": 16}]
    assert "".join(rules.seen_by(0, state).dummy) == "?" * 16


@pytest.mark.parametrize("seats", [3, 4])
def test_before_the_first_move_the_cards_of_the_cut_can_be_seen_19(seats: int) -> None:
    state = dealt(seats)
    assert state.turn == 0
    assert state.cut
    assert [event.facts["cards"] for event in news(state, "cut")] == [state.cut]


def test_the_dummy_is_dealt_anew_in_every_round_4() -> None:
    first, second = dealt(3), wins_by("deal", 3, 1)
    assert second.round == 2
    assert rules.cards(second) == rules.cards(first)
    assert second.dummy != first.dummy


def in_dummy(seats: int = 3) -> rules.State:
    return next(state for n in range(99) if "M1" in (state := dealt(seats, f"dummy-{n}")).dummy)


def test_with_the_multicoloured_one_in_the_dummy_the_dealers_right_begins_with_anything_4_d2() -> None:
    state = in_dummy()
    assert state.asked == (state.dealer - 1) % 3
    assert [event.facts for event in news(state, "begins-dummy")] == [{"seat": state.asked, "card": "M1"}]
    assert all(card in rules.moves(state) for card in state.hands[state.asked or 0])


def test_in_later_rounds_the_winner_leads_wherever_it_is_d2() -> None:
    seen = False
    for n in range(40):
        state = wins_by(f"later-{n}", 3, 1)
        seen = seen or "M1" in state.dummy
        while state.giving:
            state = rules.play(state, rules.moves(state)[0])
        assert state.last
        assert state.asked == state.last.winner
        assert not state.must_hold_multi
    assert seen


def test_the_first_dealer_is_drawn_d21() -> None:
    assert {dealt(4, f"dealer-{n}").dealer for n in range(40)} == {0, 1, 2, 3}


def test_the_winner_deals_d22() -> None:
    state = after(table("G9 Y9", "G1 G2", "G3 G4", "G5 G6", dealer=2), "G9 Y9")
    assert state.dealer == 0
    assert news(state, "cut")[0].facts["dealer"] == 0


def test_a_cut_shows_the_lowest_card_of_what_was_lifted_d21() -> None:
    assert cut(("G1", "G2", "G3", "G4"), _Fixed([1])) == ("G2", "G3", "G4", "G1")
    assert cut(("G1", "G2", "G3", "G4"), _Fixed([3])) == ("G4", "G1", "G2", "G3")


@pytest.mark.parametrize(
    ("card", "recipient"),
    [("G1", 2), ("M1", 2), ("G2", 1), ("R3", 0), ("G4", 3), ("Y5", 2), ("R10", 1)],
)
def test_counted_from_the_dealer_counter_clockwise_19(card: str, recipient: int) -> None:
    deal = deal_out(4, 2, 1, Fixed(f"32 {shown(card)}"))
    assert (deal.shown, deal.recipient) == ((card,), recipient)


@pytest.mark.parametrize("high", ["GP", "YP", "RD"])
def test_a_phoenix_or_the_dragon_is_cut_again_d21(high: str) -> None:
    at = shown(high)
    pack = DECK[32:] + DECK[:32]
    again = pack[at:] + pack[:at]
    deal = deal_out(4, 0, 1, Fixed(f"32 {at} {again.index('G7') + 1}"))
    assert deal.shown == (high, "G7")
    assert deal.recipient == (0 - 6) % 4


def test_dealt_clockwise_from_the_recipient_card_by_card_19_d21() -> None:
    deal = deal_out(4, 0, 1, Fixed(f"32 {shown('G2')}"))
    pack = DECK[32:] + DECK[:32]
    pack = pack[shown("G2") :] + pack[: shown("G2")]
    assert deal.recipient == 3
    assert deal.hands[3] == hand(" ".join(pack[0::4]))
    assert deal.hands[0] == hand(" ".join(pack[1::4]))
    assert deal.hands[2][0] == "G2" or "G2" in deal.hands[2]
    assert deal.bottom == 2


def test_with_three_players_the_last_sixteen_are_the_dummy_d21() -> None:
    deal = deal_out(3, 0, 1, Fixed(f"32 {shown('G2')}"))
    pack = DECK[32:] + DECK[:32]
    pack = pack[shown("G2") :] + pack[: shown("G2")]
    assert deal.dummy == hand(" ".join(pack[48:]))
    assert deal.hands[deal.recipient] == hand(" ".join(pack[0:48:3]))
    assert deal.bottom is None


def test_the_ritual_is_told_19() -> None:
    state = dealt(4)
    [facts] = [event.facts for event in news(state, "cut")]
    assert facts["dealer"] == state.dealer
    assert facts["cutter"] == (state.dealer - 1) % 4, "the player at the dealer's right"
    assert facts["n"] == NUMBER[facts["cards"][-1]] <= 10
    assert facts["recipient"] == (state.dealer - facts["n"] + 1) % 4


def test_the_ritual_does_not_change_the_odds_d21() -> None:
    """Every seat is the recipient, and holds the dragon, about equally often."""
    deals = [deal_out(4, 0, n, Chance("odds")) for n in range(2000)]
    dragons = Counter(next(seat for seat, held in enumerate(deal.hands) if "RD" in held) for deal in deals)
    assert all(abs(dragons[seat] - 500) < 80 for seat in range(4))
    assert {len(deal.shown) for deal in deals} >= {1, 2}


def test_each_round_has_its_own_cards() -> None:
    hands = [deal_out(4, 0, n, Chance("rounds")).hands for n in range(1, 20)]
    assert len(set(hands)) == 19
    assert ritual.HELD == 16


def test_the_first_round_goes_clockwise_and_then_it_changes_14_d1() -> None:
    assert [dealt(4).direction, *(wins_by("deal", 4, n).direction for n in (1, 2, 3))] == [1, -1, 1, -1]


def test_officially_the_first_round_goes_counter_clockwise_d1() -> None:
    assert dealt(4, first="counterclockwise").direction == -1
    assert wins_by("deal", 4, 1, first="counterclockwise").direction == 1


def test_hands_are_in_order() -> None:
    assert all(held == hand(" ".join(held)) for held in dealt(3).hands)


def test_hand_sizes_are_always_seen_d24() -> None:
    state = after(table("G5 Y5 R7", "R8 G9 R9", "Y8"), "G5")
    assert [len(held) for held in rules.seen_by(2, state).hands] == [2, 3, 1]
