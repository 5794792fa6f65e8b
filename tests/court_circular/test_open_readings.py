"""Where the article can be read two ways: the draw and the direction (S5, S7), who may drop out (S31); A1, A4, E2."""

from __future__ import annotations

import pytest

from game.bots import analyse
from game.core.chance import Chance, Dice
from game.core.match import MOST_MOVES, Match
from game.core.rules import Choice, IllegalMove
from game.games.court_circular import GAME, rules
from game.games.court_circular.bots import normal as bot
from game.games.court_circular.rules import LAST_PACK_FROM, LONGEST, LONGEST_PACK, MOST_STAYS, last_pack_from
from game.games.court_circular.rules.answers import DROP, STAY
from game.games.court_circular.rules.cards import DECK, NUMBER
from game.games.court_circular.rules.deal import draw, fill
from game.games.court_circular.rules.state import State
from tests.court_circular.tables import after, dealt, table, terms, told

HANDS = ("2C 4D 6S KS JC 2S", "9C 9D 3S 5C 7S 10S", "AC 3D 5H 6H 7H 8H")
OTHER_WAY = {"direction": "counterclockwise"}
ANY = {"foldTurn": "any"}


def test_the_ace_is_the_highest_card_in_the_draw_s5_a1() -> None:
    for n in range(300):
        drawn = draw(2, terms(), Chance(f"ace-{n}")("draw"))
        seats, cards = drawn.drawings[-1]
        numbers = dict(zip(seats, (NUMBER[card] for card in cards), strict=True))
        assert numbers[drawn.dealer] == min(numbers.values())
        assert not any(card[0] == "A" and seat == drawn.dealer for seat, card in zip(seats, cards, strict=True))


def test_turns_go_to_the_left_or_to_the_right_s7_a4() -> None:
    for options, order in (({}, (0, 1, 2)), (OTHER_WAY, (0, 2, 1))):
        state, asked = table("9H", *HANDS, options=options), []
        for _ in range(6):
            assert state.asked is not None
            asked.append(state.asked)
            state = rules.play(state, rules.moves(state)[0])
        assert tuple(asked) == order * 2


def test_the_other_way_the_dealers_right_neighbour_leads_first_a3_a4() -> None:
    for n in range(20):
        state = dealt(3, deal=f"way-{n}", direction="counterclockwise")
        assert state.first == (state.dealer - 1) % 3


def test_cards_are_dealt_and_filled_up_in_the_direction_of_play_a5_f9() -> None:
    filled = fill(((), (), ()), tuple("2C 3C 4C 5C 6C 7C".split()), 0, literal=False, way=-1)
    assert filled.hands == (("2C", "5C"), ("4C", "7C"), ("3C", "6C"))


def test_a_pack_is_dealt_in_the_direction_of_play_a5() -> None:
    state = dealt(3, direction="counterclockwise")
    deck = Chance("table")("deal", 1).shuffled(DECK)
    assert [state.hands[(state.first - step) % 3] for step in range(3)] == [deck[step:18:3] for step in range(3)]


def test_who_leads_is_drawn_for_after_the_dealer_and_all_drawings_are_shown_s6_a3() -> None:
    several = 0
    for n in range(200):
        lower = draw(3, terms(), Chance(f"cut-{n}")("draw")).drawings
        shown = draw(3, terms(firstLeader="highestCut"), Chance(f"cut-{n}")("draw")).drawings
        assert shown[: len(lower)] == lower
        several += len(lower) > 1
    assert several


@pytest.mark.parametrize(("options", "order"), [({}, (0, 1, 2)), (OTHER_WAY, (0, 2, 1))])
def test_between_rounds_too_they_are_filled_up_in_the_direction_of_play_from_the_winner_a5_f9(
    options: dict[str, str], order: tuple[int, ...]
) -> None:
    state = table("9H", "9C 9D 9S 5C 7S 10S", *HANDS[:1], "AC 3D 5H 6H 7H 8H", options=options)
    while not state.choosing:
        state = rules.play(state, rules.moves(state)[0])
    filled = rules.play(state, "lead 9H")
    assert filled.first == 0
    assert [filled.hands[seat][3:] for seat in order] == [state.stock[n:9:3] for n in range(3)]


def test_with_two_players_the_direction_makes_no_difference() -> None:
    ways = [Match.begin(GAME, "two", ("human", "human"), options) for options in ({}, OTHER_WAY)]
    while ways[0].asked is not None:
        move = rules.moves(ways[0].state)[0]
        ways = [each.play(move) for each in ways]
        one, other = (each.state._replace(terms=terms(), news=()) for each in ways)
        assert one == other


def test_everyone_may_drop_out_while_dropping_out_is_possible_s31_e2() -> None:
    """Once all have laid one: before each card the others are asked, then the one whose turn it is."""
    state = after(table("9H", *HANDS, options=ANY), "2C 9C")
    assert (state.asked, state.queue) == (2, ())
    state = after(state, "AC")
    assert (state.asked, state.queue) == (1, (2, 0))
    assert rules.moves(state) == (STAY, DROP)
    state = after(state, [STAY, STAY])
    assert (state.asked, state.queue) == (0, ())
    assert rules.moves(state)[-1] == DROP
    state = after(state, "4D")
    assert (state.asked, state.queue) == (2, (0, 1))


def test_when_somebody_has_laid_a_third_card_nobody_is_asked_any_more_s31_e2() -> None:
    state = table("9H", *HANDS[:2], options=ANY)
    while not any(len(row) == 3 for row in state.rows):
        state = rules.play(state, rules.moves(state)[0])
    assert state.queue == ()
    assert DROP not in rules.moves(state)


def test_one_who_drops_out_of_turn_leaves_the_round_to_the_others_s33_e2() -> None:
    state = after(table("9H", *HANDS, options=ANY), ["2C", "9C", "AC", DROP])
    assert (state.dropped, state.asked, state.queue) == ((1,), 2, (0,))
    state = after(state, [STAY, "4D"])
    assert (state.asked, state.queue) == (0, (2,))


def test_when_all_have_been_asked_before_a_card_a_drop_asks_nobody_again_e2() -> None:
    state = after(table("9H", *HANDS, options=ANY), ["2C", "9C", "AC", STAY, STAY, DROP])
    assert (state.dropped, state.asked, state.queue) == ((0,), 1, ())


def test_the_last_one_left_wins_at_once_e3_e4() -> None:
    state = after(table("9H", *HANDS[:2], options=ANY), ["2C", "9C", DROP])
    assert state.last
    assert (state.last.winner, state.last.next_dealer, state.choosing, state.queue) == (0, 1, True, ())
    assert told(state, "won-drop")


@pytest.mark.parametrize(
    ("move", "why"), [("4D", "illegal.stay"), ("lead 9H", "illegal.stay"), ("nonsense", "illegal.card")]
)
def test_out_of_turn_nothing_else_can_be_done(move: str, why: str) -> None:
    state = after(table("9H", *HANDS[:2], options=ANY), "2C 9C")
    with pytest.raises(IllegalMove, match=why):
        rules.read(state, move)


@pytest.mark.parametrize("text", ["stay", "Stay in", "残る", "降りない"])
def test_staying_in_can_be_typed(text: str) -> None:
    state = after(table("9H", *HANDS[:2], options=ANY), "2C 9C")
    assert rules.read(state, text) == STAY
    with pytest.raises(IllegalMove, match=r"illegal\.no-stay"):
        rules.read(table("9H", *HANDS[:2]), text)


def test_in_turn_only_nobody_is_asked_out_of_turn_e2() -> None:
    assert after(table("9H", *HANDS), "2C 9C AC").queue == ()


def test_questions_out_of_turn_make_no_match_too_long() -> None:
    assert last_pack_from(terms()) == LAST_PACK_FROM
    assert last_pack_from(terms(**ANY)) + LONGEST_PACK + MOST_STAYS == LONGEST < MOST_MOVES


SEVENS = ("7H 7D 7C AD AC AS", "2C 2D 3S 3D 4C 5S", "4H 5C 8D 9S 10C 3H")
LOST = {
    2: after(table("7S", *SEVENS[:2], options=ANY), ["7H", "2C", STAY, "7D", STAY, "2D"]),
    3: after(table("7S", *SEVENS, options=ANY), ["7H", "2C", "4H", STAY, STAY, "7D"]),
}
"""Three sevens lie on the table, and the seat that is asked out of turn cannot beat them."""


@pytest.mark.parametrize("seats", [2, 3])
def test_the_normal_opponent_drops_out_of_turn_when_the_round_is_lost(seats: int) -> None:
    state = LOST[seats]
    assert state.queue
    assert thought(state)[0].move == DROP


def test_and_stays_in_when_it_is_won() -> None:
    state = after(table("7S", *SEVENS[:2], options=ANY), ["7H", "2C", STAY, "7D"])
    best, worst = thought(state)
    assert (state.asked, best.move, worst.move) == (0, STAY, DROP)
    assert best.worth > 0 > worst.worth


def thought(state: State) -> tuple[Choice, ...]:
    """What the normal level thinks of the asked seat's moves, the best first."""
    assert state.asked is not None
    return analyse(bot.think, rules.seen_by(state.asked, state), state.asked, Dice("test"))
