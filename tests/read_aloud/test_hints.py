"""What a hint says: numbers of cards in sight, conditions by when they are set, nothing that no player sees."""

from __future__ import annotations

import pytest

from game.bots import outcome
from game.core.chance import Dice
from game.core.review import NAMED, forms_of
from game.core.rules import Choice, Saying
from game.games.read_aloud import GAME, rules
from game.games.read_aloud.bots.answering import as_it_stands, by_move
from game.games.read_aloud.bots.search import Node
from game.games.read_aloud.hints import telling, versus
from game.games.read_aloud.hints.both import NEXT, OTHER, Both, called
from game.games.read_aloud.hints.changes import changed, costs_of
from game.games.read_aloud.hints.compared import preferred
from game.games.read_aloud.hints.figures import figure
from game.games.read_aloud.hints.gains import gain, same
from game.games.read_aloud.hints.kept import goes_again, of_kept
from game.games.read_aloud.hints.result import Result
from game.games.read_aloud.hints.surely import surely
from game.games.read_aloud.hints.useful import are_plain, of_use
from game.games.read_aloud.hints.with_figures import results_of
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Act, Face, Measure, Place
from game.games.read_aloud.page import brief
from game.games.read_aloud.rules import imagine
from game.games.read_aloud.rules.state import Spot, State
from game.ui.play.hinting import ONLY
from game.words import words_of
from tests import scenes
from tests.read_aloud.scenes import SELF, after, known, table

MOST, LEAST = e.Most(Measure.SUM), e.Least(Measure.SUM)
HIGHEST = e.Most(Measure.HIGHEST)
known(
    {
        "summing": (SELF, e.Decide(MOST)),
        "topping": (SELF, e.Decide(HIGHEST)),
        "ruinous": (e.Lose(),),
        "emptying": (e.Discard(e.Whole(Place.MINE)),),
        "ender": (e.End(),),
        "ifending": (e.If(e.AtMost(Place.FIELD, 1), e.End()),),
        "undoing": (SELF, e.Undecide()),
        "sparing": (SELF, e.Discard(e.Some(1, Place.ANYONE)), e.Nothing()),
        "cutting": (e.Discard(e.Whole(Place.PILE)),),
        "mydown": (SELF, e.Turn(e.Whole(Place.MINE), Face.DOWN)),
        "myopen": (SELF, e.Turn(e.Whole(Place.MINE), Face.OPEN)),
        "mygiven": (SELF, e.SwapHands(Place.ANOTHER)),
        "robbing": (SELF, e.Discard(e.Some(1, Place.ANOTHER))),
        "trading": (e.SwapTwo(Place.MINE, Place.FIELD), SELF),
        "paring": (e.Discard(e.Some(1, Place.MINE)), SELF),
        "fetching": (SELF, e.SwapTwo(Place.MINE, Place.DISCARDS)),
        "mixing": (SELF, e.Shuffle(Place.HANDS)),
        "banning": (SELF, e.Ban(Act.DISCARD_FROM_HANDS)),
        "culling": (e.Discard(e.Some(1, Place.MINE)),),
        "spending": (e.Discard(e.Some(2, Place.MINE)), SELF),
    }
)
PILE = " ".join(f"p{n}" for n in range(30, 50))
OPEN = (Face.OPEN,) * 3
PLAIN: Saying = ("reason.still-open", {})
UNTOLD: Saying = ("reason.best", {})


def said(reason: Saying, lang: str = "en") -> str:
    return words_of(lang, GAME).say(reason)


def worlds(seen: State) -> list[State]:
    return [imagine(seen, 0, Dice(f"world-{n}")) for n in range(3)]


def chance(why: Saying, key: str = "reason.chance", move: str = "read hand 1") -> Choice:
    return Choice(move, 0.5, (key, {"why": why, "share": 0.5}))


def told(state: State, *choices: Choice) -> list[str]:
    """What a hint and the next one tell of these choices."""
    seen = rules.seen_by(0, state)
    return [said(each.reason) for each in outcome(telling.as_told(seen, 0, choices, Dice("told")))]


def result(state: State, move: str) -> Result:
    """What a move comes to."""
    seen = rules.seen_by(0, state)
    return results_of(seen, 0, worlds(seen), by_move(seen))[move]


def test_of_hidden_cards_nobody_else_is_said_to_meet_the_condition() -> None:
    for known_by, key in ((0, "reason.sets"), (1, "reason.sets-shared")):
        state = table("p1 p2", "p3 p4", "p3a p4a", pile=PILE, condition=MOST, by=1)
        theirs = tuple(piece._replace(known=known_by) for piece in state.hands[1])
        state = state._replace(hands=(state.hands[0], theirs))
        assert surely(rules.seen_by(0, state), 0, [state], [state], ("reason.sets", {}))[0] == key


def test_while_a_card_sets_a_condition_the_number_is_that_of_the_new_one() -> None:
    state = table("p6 p5", "topping p4 p3", "p9 p2 p1", pile=PILE, condition=LEAST, by=1, picks=True)
    seen = rules.seen_by(0, after(state, "read hand 1"))
    found = figure(seen, 0, worlds(seen), by_move(seen)["field 1"])
    assert found
    assert said(("reason.counts", {**found.told})) == "Your highest value under the new condition is then 6."


FAR = e.Exactly(Measure.SUM, 99)


@pytest.mark.parametrize(
    ("mine", "theirs", "condition", "key"),
    [
        ("p1 p2", "p8 p9", LEAST, "reason.sets"),
        ("p1 p2", "p8 p9", FAR, "reason.replaces"),
        ("p1 p2", "p8 p9", None, "reason.takes-away"),
        ("p8 p9", "p8a p9a", None, "reason.takes-away-shared"),
        ("p8 p9", "p1 p2", None, None),
        ("p8 p9", "p1 p2", FAR, None),
    ],
)
def test_it_is_told_what_becomes_of_the_condition(
    mine: str, theirs: str, condition: e.Condition | None, key: str | None
) -> None:
    before = table("p20 p21", mine, theirs, pile=PILE, condition=MOST, by=1)
    found = gain([(before, before._replace(condition=condition))] * 4, 0)
    assert (found and found[0]) == key
    assert same(("reason.takes-away", {"seat": 1}), ("reason.takes-away-shared", {"seat": 1}))


def test_a_condition_that_the_card_being_read_sets_is_that_of_this_card() -> None:
    state = table("p6 p5", "topping p4 p9", "p8 p2 p1", pile=PILE, picks=True)
    asked = after(state, "read hand 1")
    found = gain([(asked, asked._replace(condition=HIGHEST, asked=None))] * 4, 0)
    assert found == ("reason.sets-then", {})


def test_a_limit_of_all_is_told_of_all() -> None:
    state = table("p1 p2", "p3 p4", "p8 p9", pile=PILE)
    more = state._replace(limits=(2, 3))
    less = state._replace(limits=(2, 1), hands=tuple(hand[:1] for hand in state.hands))
    for later, key, n in ((more, "reason.limit-all", 3), (less, "reason.hands-all", 1)):
        assert changed([(state, later)] * 4, 0) == (key, {"n": n})
    assert changed([(state, less._replace(limits=(2, 2)))] * 4, 0) is None


def node(state: State, hope: float = 0.5) -> Node:
    found = Node(state, 0)
    found.hope = hope
    return found


def test_a_next_best_by_which_the_game_ends_badly_is_told_so_and_no_chance_of_it() -> None:
    state = table("p1 p2", "p3 p4", "p8 p9", pile=PILE)
    over = state._replace(over=True)
    both = Both(rules.seen_by(0, state), 0, [node(state)] * 4, [node(over, 0.3)] * 4, OTHER, [state] * 4)
    key, facts = versus._beside(chance(PLAIN), chance(PLAIN), both, 0.3)
    assert (key, facts["why"][0]) == ("reason.chance", "reason.next-ends")


def test_an_end_that_hangs_on_hidden_cards_is_told_with_its_odds() -> None:
    state = table("p1 p2", "ender p4", "p8 p9", pile=PILE)
    won, lost = (state._replace(over=True, victors=(seat,)) for seat in (0, 1))
    found = as_it_stands(rules.seen_by(0, state), 0, Spot(Place.HANDS, 0, 0), [won, won, won, lost])
    assert found == ("reason.ends", {"odds": 0.75})


def test_a_card_that_ends_the_game_and_is_kept_comes_before_what_it_makes_likelier() -> None:
    keeps, gives = table("p1 p2", "ender p4", "p8 p9", pile=PILE), table("p1 p2", "p5 p4", "p8 p9", pile=PILE)
    both = Both(rules.seen_by(0, keeps), 0, [node(keeps)] * 4, [node(gives, 0.4)] * 4)
    assert preferred(both) == ("reason.still-end", {})


def test_a_card_that_ends_the_game_only_if_something_is_so_is_told_with_that() -> None:
    for kept, key in (("ender", "reason.still-end"), ("ifending", "reason.still-end-if"), ("p6", None)):
        keeps, gives = table("p1 p2", f"{kept} p4", "p8 p9", pile=PILE), table("p1 p2", "p5 p4", "p8 p9", pile=PILE)
        found = of_kept(Both(rules.seen_by(0, keeps), 0, [node(keeps)] * 4, [node(gives)] * 4))
        assert (found and found[0]) == key


def test_what_a_text_does_however_it_is_answered_is_no_reason_for_an_answer() -> None:
    state = after(
        table("p1 p2 p5", "undoing p4 p6", "p8 p9 p7", pile=PILE, condition=MOST, by=1, picks=True), "read hand 1"
    )
    first, second = chance(("reason.takes-away", {"seat": 1}), move="field 1"), chance(PLAIN, move="field 2")
    for gone in (True, False):
        later = node(state._replace(condition=None if gone else MOST, asked=None))
        both = Both(rules.seen_by(0, state), 0, [later] * 4, [later] * 4, begun=[state] * 4)
        assert versus._is_same(first, second, both) == gone


def test_what_the_seat_has_seen_is_called_by_its_value() -> None:
    state = table("p1 p2", "trading p4", "p8 p9", pile=PILE)
    theirs = tuple(piece._replace(known=1) for piece in state.hands[1])
    seen = rules.seen_by(0, state._replace(hands=(state.hands[0], theirs)))
    assert said(called(seen, 0, Spot(Place.HANDS, 0, 1), usual=NEXT)) == "with card 1 of Seat 2’s hand (8)"
    assert (
        said(called(rules.seen_by(0, state), 0, Spot(Place.HANDS, 0, 1), usual=NEXT)) == "with card 1 of Seat 2’s hand"
    )


def test_a_swap_is_told_with_what_goes_and_what_comes() -> None:
    state = after(table("p1 p2", "trading p4 p5", "p8 p9", pile=PILE), "read hand 1")
    here = scenes.scene(GAME, state)
    assert brief(here, "hand 2") == "choosing card 2 of your hand (4) to swap"
    second = scenes.scene(GAME, after(state, "hand 2"))
    assert brief(second, "field 1") == "swapping it for card 1 of the field (1)"


def test_a_hidden_card_is_counted_on_where_no_known_one_comes_as_near() -> None:
    """Where more is better, no less can be had than with the known cards; where the nearest is, that says nothing."""
    for condition, n in ((MOST, 15), (e.Nearest(Measure.SUM, 50), None), (e.Nearest(Measure.SUM, 15), 15)):
        state = table("p6 p5 p4", "p1 p2 emptying", "p7 p8 p9", pile=PILE, condition=condition, by=1, picks=True)
        seen = rules.seen_by(0, state)
        found = figure(seen, 0, worlds(seen), by_move(seen)["read hand 3"])
        assert (found and found.n) == n


def test_the_top_of_the_pile_is_called_so_in_a_comparison() -> None:
    state = table("p1 p2", "p3 p4", "p8 p9", pile=PILE)
    pile = (state.pile[0]._replace(face=Face.OPEN), *state.pile[1:])
    seen = rules.seen_by(0, state._replace(pile=pile))
    assert said(called(seen, 0, Spot(Place.PILE, 0), usual=NEXT)) == "with the top of the draw pile (30)"


EVENLY = "reason.chance-even"
GOES = rules.seen_by(0, table("p6 p5", "p1 p4", "p8 p2", pile=PILE))


def test_a_card_that_is_praised_and_then_goes_unused_is_not_praised() -> None:
    state = after(table("summing p8", "p3 p4", "p9 p2", pile=PILE, picks=True), "read hand 1")
    held, gone = (state._replace(hands=((piece,), *state.hands[1:])) for piece in (state.field[0], state.field[1]))
    for last, again in ((held, False), (gone, True), (gone._replace(condition=MOST), False)):
        first = node(held)
        first.kids, first.best = [node(last)], node(last)
        both = Both(rules.seen_by(0, state), 0, [first] * 4, [])
        assert goes_again(both, Spot(Place.FIELD, 0), ("reason.keeps-condition", {})) == again


def test_beside_a_choice_that_wins_no_other_is_named() -> None:
    wins = Choice("read field 1", 1.0, ("reason.ends-all-sure", {}))
    [first, _] = outcome(telling.as_told(GOES, 0, [wins, chance(PLAIN)], Dice("told")))
    assert NAMED in first.reason[1]


ODD, WITHIN = e.Odd(Measure.SUM), e.Within(Measure.SUM, 10)
DARK = (Face.DOWN, Face.HIDDEN, Face.HIDDEN)


@pytest.mark.parametrize(
    ("hand", "condition", "move", "n", "met"),
    [
        ("p7 p8 p1", MOST, "read hand 3", 21, None),
        ("p7 p8 p1", ODD, "read hand 3", 21, True),
        ("p1 p7 p8", ODD, "read hand 3", 13, True),
        ("p7 p8 p1", WITHIN, "read hand 3", 20, False),
        ("p7 p8 p1", e.Exactly(Measure.SUM, 20), "read hand 3", 20, True),
        ("p7 p8 p1", e.Nearest(Measure.SUM, 21), "read hand 3", 21, True),
        ("p7 p8 p1", e.Reader(), "read hand 3", None, False),
        ("summing p8 p1", None, "read hand 1", 15, None),
        ("p7 p8 p1", None, "read hand 3", None, None),
    ],
)
def test_a_choice_is_played_out_with_the_best_own_answers(
    hand: str, condition: e.Condition | None, move: str, n: int | None, met: bool | None
) -> None:
    found = result(table("p6 p5", hand, "p9 p2 p3", pile=PILE, condition=condition, by=1, picks=True), move)
    assert (found.n, found.met) == (n, met)


def test_a_card_that_is_not_seen_yet_makes_the_result_uncertain_and_one_seen_before_does_not() -> None:
    state = table("p6 p7", "p1 p4 p5", "p9 p2 p3", pile=PILE, condition=MOST, by=1, faces=DARK, picks=True)
    assert (result(state, "read hand 1").n, result(state, "read hand 1").costs) == (None, ("drawn",))
    state = state._replace(field=tuple(piece._replace(known=1) for piece in state.field))
    assert (result(state, "read hand 1").n, result(state, "read hand 1").costs) == (15, ())


@pytest.mark.parametrize(
    ("name", "cost"), [("mydown", "hidden"), ("myopen", "shown"), ("mygiven", "given"), ("emptying", None)]
)
def test_what_a_choice_costs_the_own_hand_is_told(name: str, cost: str | None) -> None:
    state = table("p6 p5 p4", f"{name} p7 p8", "p9 p2 p3", pile=PILE, condition=MOST, by=1, picks=True)
    found = result(state, "read hand 1").costs
    assert (cost in found) if cost else not {"hidden", "shown", "given"} & {*found}


@pytest.mark.parametrize(("before", "shown"), [(Face.OPEN, False), (Face.HIDDEN, True)])
def test_a_hand_that_all_see_is_not_said_to_be_shown_when_it_grows(before: Face, shown: bool) -> None:
    state = table("p6 p5 p4", "p1 p7 p8", "p9 p2 p3", pile=PILE)
    state = state._replace(faces=(state.faces[0], before, *state.faces[2:]))
    grown = (*state.hands[0], state.field[0])
    end = state._replace(hands=(grown, *state.hands[1:]), faces=(state.faces[0], Face.OPEN, *state.faces[2:]))
    assert ("shown" in costs_of(state, end, 0, frozenset())) is shown


@pytest.mark.parametrize(
    ("pile", "first", "second", "texts"),
    [
        (
            PILE,
            *(2, 1),
            (
                "Your total is then odd (11), not even (8) as with card 1 of the field (5",
                "Your total is then even (8). But with 23 cards left, there is time to mend that.",
            ),
        ),
        (
            PILE,
            *(2, 3),
            (
                "You meet the condition (odd); the same with card 3 of the field (6), but with card 1 of the field (5",
                "You meet the condition either way, so it is about as good as the best.",
            ),
        ),
        (
            PILE,
            *(1, 2),
            (
                "Your total is then odd (11), not even (8) as with card 1 of the field (5",
                "Your total is then even (8). But with 23 cards left, there is time to mend that.",
            ),
        ),
        (
            "p20 p21",
            *(2, 1),
            ("as with card 1 of the field (5", "Your total is then even (8)."),
        ),
    ],
)
def test_each_of_two_as_good_has_its_own_result_and_one_comparison(
    pile: str, first: int, second: int, texts: tuple[str, str]
) -> None:
    """A next best that gives away the condition is named with the time that is left to mend it, or not at all."""
    state = after(table("p5 p8 p6", "p3 p1", "p9 p2", pile=pile, condition=ODD, by=1, picks=True), "read hand 2")
    other = chance(UNTOLD, move=f"field {6 - first - second}")._replace(worth=0.2)
    found = told(state, chance(UNTOLD, EVENLY, f"field {first}"), chance(UNTOLD, move=f"field {second}"), other)
    for text, whole in zip(texts, found, strict=False):
        assert text in whole
    seen = rules.seen_by(0, state)
    [best, *_] = outcome(
        telling.as_told(
            seen, 0, [chance(UNTOLD, EVENLY, f"field {first}"), chance(UNTOLD, move=f"field {second}")], Dice("told")
        )
    )
    assert best.reason[1]["why"][0].startswith(ONLY) == (pile != PILE or (first, second) == (2, 3))


WITHIN = e.Within(Measure.SUM, 5)


@pytest.mark.parametrize(
    ("field", "condition", "text"),
    [
        ("p8 p6 p7", WITHIN, "Your total is then over 5 with any of them"),
        ("p8 p8a p8b", WITHIN, "Your total goes from 3 to 11 (over 5) with any of them"),
        (
            "p1 p6 p7",
            WITHIN,
            "Your total would be 4 (limit 5) with card 1 of the field (1), but tried out that is worse.",
        ),
        ("p8 p6 p4", ODD, "You meet the condition (odd) with any of them"),
        (
            "p8 p6 p7",
            ODD,
            "You meet the condition (odd); the same with card 2 of the field (6), but with card 3 of the field (7) it",
        ),
    ],
)
def test_of_several_as_good_a_number_is_told_only_where_all_come_to_it(
    field: str, condition: e.Condition, text: str
) -> None:
    state = after(table(field, "p3 p9", "p9a p2", pile=PILE, condition=condition, by=1, picks=True), "read hand 2")
    first, second, third = (1, 2, 3) if field != "p1 p6 p7" else (2, 3, 1)
    choices = chance(UNTOLD, EVENLY, f"field {first}"), chance(UNTOLD, move=f"field {second}")
    assert text in told(state, *choices, chance(UNTOLD, move=f"field {third}"))[0]


def test_that_none_of_what_counts_stays_is_no_gain() -> None:
    most = e.Most(Measure.NEGATIVES)
    state = after(table("p8 p6 p7", "p3 p9", "p9a p2", pile=PILE, condition=most, by=1, picks=True), "read hand 2")
    choices = [chance(UNTOLD, EVENLY, "field 1"), chance(UNTOLD, move="field 2"), chance(UNTOLD, move="field 3")]
    assert told(state, *choices)[0].startswith("It brings you nothing that counts, so")


def test_of_a_group_that_does_as_well_the_number_is_told_that_all_come_to() -> None:
    state = table("p8 p6 p4", "p1 p9 mydown", "p9a p2 p7", pile=PILE, condition=HIGHEST, by=1, picks=True)
    moves = sorted(by_move(rules.seen_by(0, state)), key=lambda move: "field" not in move)
    one, *others = [chance(UNTOLD, EVENLY if n == 0 else "reason.chance", move) for n, move in enumerate(moves)]
    first = told(state, one, *others)[0]
    assert "Your highest value stays 9 either way, so any of the cards of the field does about as well." in first


def test_a_swap_is_told_with_what_is_to_be_chosen_next() -> None:
    state = table("p6 p7", "p1 p4 trading", "p9 p2 p3", pile=PILE, condition=MOST, by=1, picks=True)
    asked = after(state, "read hand 3")
    two = chance(UNTOLD, EVENLY, "hand 1"), chance(UNTOLD, move="hand 2")
    first, second = told(asked, *two)
    assert "next, not 17 as with card 2 of your hand (4)." in first or "Your total can be" in first
    assert "Your total" in second


def test_a_number_is_that_after_all_that_is_still_to_be_chosen_and_its_first_card_is_named() -> None:
    state = table(
        "p6 p2 p7", "p1 p9 fetching", "p9a p3 p8", pile=PILE, discards="p-4 p2a", condition=WITHIN, by=1, picks=True
    )
    first, _ = told(state, chance(UNTOLD, EVENLY, "read hand 3"), chance(UNTOLD, move="read hand 1"))
    assert first.startswith("Your total can be 5 (limit 5) if you choose card 2 of the field (2) next, not")
    asked = after(state, "read hand 3")
    assert [result(asked, f"field {n}").n for n in (1, 2, 3)] == [3, 5, 4]
    asked_two = chance(UNTOLD, EVENLY, "field 1"), chance(UNTOLD, move="field 2")
    first, second = told(asked, *asked_two)
    assert first.startswith("Your total can be 5 (limit 5) if you choose card 2 of your hand (9) next, not 3")
    assert second.startswith("Your total can be 3 (limit 5) if you choose card 2 of your hand (9) next.")


def test_beside_a_card_that_is_to_be_taken_another_is_said_to_be_read() -> None:
    state = table("p6 p1 p8", "p9 p7", "p9a p2", pile=PILE, condition=MOST, by=1, picks=True)
    first = told(state, chance(UNTOLD, EVENLY, "read hand 2"), chance(UNTOLD, move="read hand 1"))[0]
    text = (
        "Your total is then 17 if you choose card 3 of the field (8) next, not 15 as when reading card 1 of your hand"
    )
    assert first.startswith(text)


def test_a_tie_is_as_wide_as_what_comes_to_the_same() -> None:
    """All; those of a place; or the next best alone."""
    plain = table("p6 p5", "p1 p4", "p8 p2", pile=PILE, picks=True)
    costly = table("p6 p5", "mydown p4", "p8 p2", pile=PILE, picks=True)
    useful = table("p6 p5", "mydown summing", "p8 p2", pile=PILE, picks=True)
    for state, first, text in (
        (plain, "read hand 1", "sets one or ends the game; it matters little which."),
        (costly, "read hand 1", "There is no condition yet, and neither card sets one or ends the game; it"),
        (useful, "read field 1", "They only go to the discards, so any of the cards of the field does about as well."),
    ):
        moves = sorted(by_move(rules.seen_by(0, state)), key=lambda move: (move != first, move[:-1] != first[:-1]))
        one, *others = [chance(UNTOLD, EVENLY if move == first else "reason.chance", move) for move in moves]
        assert text in told(state, one, *others)[0]


def test_a_hint_is_shortened_by_what_is_least_worth_saying() -> None:
    """Which others do as well, then the number; that a condition is set is said to the last."""
    seen = rules.seen_by(0, table("p6 p5", "summing p9", "p8 p2", pile=PILE, picks=True))
    two = chance(("reason.sets", {}), EVENLY), chance(UNTOLD, move="read hand 2")
    found = outcome(telling.as_told(seen, 0, two, Dice("told")))[0]
    texts = [said(form) for form in forms_of(found.reason)]
    for word, first, last in (
        ("hardly worse", True, False),
        ("15", True, False),
        ("It sets a condition", True, True),
    ):
        assert [word in texts[0], word in texts[-1]] == [first, last]


@pytest.mark.parametrize("worth", [0.5, 0.4])
def test_within_a_reading_no_chance_is_told_but_where_the_next_best_is_worse(worth: float) -> None:
    state = after(table("p6 p5", "p1 p4", "p8 p2", pile=PILE, picks=True), "read hand 1")
    first = chance(("reason.still-end", {}), EVENLY if worth == 0.5 else "reason.chance", "field 1")
    second = chance(UNTOLD, move="field 2")._replace(worth=worth)
    for text in told(state, first, second):
        assert ("50%" in text) == (worth < 0.5)


def test_that_a_card_to_lose_by_leaves_the_hand_is_told_of_a_tie() -> None:
    state = after(table("p6 p5", "p1 ruinous p4", "p8 p2 p3", pile=PILE, limits=(2, 1)), "read hand 1")
    for move, text in (("hand 1", "You get rid of Lose."), ("hand 2", "There is no condition yet;")):
        others = [chance(UNTOLD, move=f"hand {n}") for n in (1, 2) if f"hand {n}" != move]
        assert text in told(state, chance(UNTOLD, EVENLY, move), *others)[0]


@pytest.mark.parametrize(
    ("theirs", "seen_before", "text"),
    [
        ("p8 ender", True, "You can then choose card 2 of Seat 2’s hand (seen before: 0), a card that ends the game."),
        ("p8 ender", False, "choose"),
        ("p9 p2", True, "You can then choose card 1 of Seat 2’s hand (seen before: 9), better than all of yours."),
        ("p4 p2", True, "choose"),
    ],
)
def test_the_next_step_names_the_known_card_that_it_is_for(theirs: str, seen_before: bool, text: str) -> None:
    state = table("p6 p5", "robbing p7", theirs, pile=PILE, condition=HIGHEST, by=1)
    hands = tuple(piece._replace(known=int(seen_before)) for piece in state.hands[1])
    state = state._replace(hands=(state.hands[0], hands))
    two = chance(UNTOLD, EVENLY), chance(UNTOLD, move="read hand 2")
    assert (text in told(state, *two)[0]) == (text != "choose")


@pytest.mark.parametrize("key", ["reason.even-any", "reason.even-best"])
def test_in_japanese_no_hint_speaks_of_a_next_move_or_of_how_to_choose(key: str) -> None:
    assert not any(text in said((key, {"why": PLAIN, "share": 0.5}), "ja") for text in ("次の手", "どう選んでも"))


@pytest.mark.parametrize(
    ("name", "does"), [("robbing", ("robs",)), ("banning", ("spared",)), ("emptying", ("rids",)), ("p7", ())]
)
def test_what_a_reading_does_for_the_seat_is_told_where_the_second_does_not(name: str, does: tuple[str, ...]) -> None:
    state = table("p6 p5 p4", f"{name} ruinous p8", "p9 p2 p3", pile=PILE, condition=MOST, by=1, picks=True)
    assert result(state, "read hand 1").does == does
    first = told(state, chance(UNTOLD, EVENLY), chance(UNTOLD, move="read hand 3"))[0]
    texts = {"robs": "It makes a rival discard.", "spared": "Nobody can make you discard.", "rids": "get rid of Lose."}
    assert [each for each, text in texts.items() if text in first] == [*does]


def test_a_hand_that_is_brought_down_is_told_once() -> None:
    state = table("p6 p5 p4", "robbing p7 p8", "p9 p2 p3", pile=PILE, condition=MOST, by=1, picks=True)
    why: Saying = ("reason.their-hand", {"seat": 1, "n": 2})
    first = told(state, chance(why, EVENLY), chance(UNTOLD, move="read hand 3"))[0]
    assert "down to 2 cards" in first
    assert "makes a rival discard" not in first


@pytest.mark.parametrize(("name", "does"), [("robbing", ("robs",)), ("sparing", ())])
def test_that_a_rival_loses_a_card_is_not_told_where_the_seat_may_choose_itself(name: str, does: tuple[str]) -> None:
    faces = (Face.OPEN, Face.DOWN, Face.HIDDEN)
    state = table(f"{name} p5 p4", "p1 p7 p8", "p9 p2 p3", pile=PILE, condition=MOST, by=1, faces=faces, picks=True)
    assert result(state, "read field 1").does == does


def test_while_cards_are_taken_the_number_is_that_of_the_hand_so_far() -> None:
    state = table("p6 p5 p4", "p3 spending p7 p8", "p9 p2 p1", pile=PILE, condition=MOST, by=1, picks=True)
    state = after(state, "read hand 2", "hand 1", "hand 3")
    found = result(state, "field 1")
    assert (found.n, found.more) == (14, 1)
    first, second = told(state, chance(UNTOLD, EVENLY, "field 1"), chance(UNTOLD, move="field 3"))
    assert first.startswith("Your total is then 14, not 12 as with card 3 of the field (4). Then you take 1 more card.")
    assert second.startswith("Your total is then 12. Then you take 1 more card.")


def test_a_card_that_lies_open_before_it_is_chosen_is_not_said_to_come_unseen() -> None:
    state = table("p6 p7 p5", "p9 spending p8", "p9a p2 p1", pile=PILE, condition=WITHIN, by=1, picks=True)
    found = result(state, "read hand 2")
    assert (found.n, found.met, found.costs) == (18, False, ())
    choices = chance(UNTOLD, move="read hand 1"), chance(UNTOLD, move="read hand 2")
    assert told(state, *choices)[1].startswith("Your total is 18 or more (over 5) with the cards in sight.")


def test_a_discard_that_lies_face_up_is_not_told_as_seen_before() -> None:
    state = table("p4 p7 p5", "fetching p9", "p9a p2", pile=PILE, discards="p1 p8", condition=WITHIN, by=1, picks=True)
    asked = after(state, "read hand 1", "field 1")
    two = chance(UNTOLD, move="hand 1"), chance(UNTOLD, move="hand 2")
    first, second = told(asked, *two[::-1])
    assert first.startswith("Your total is then 5 (limit 5) if you choose discard 1 (1) next")
    assert "seen before" not in first + second


def test_of_hands_in_sight_that_are_shuffled_together_no_unseen_card_comes() -> None:
    state = table("p4 mixing p5", "p1 p9 p3", "p8 p2 p7", pile=PILE, condition=MOST, by=1, picks=True, faces=OPEN)
    assert result(state, "read field 2").costs == ()


def test_without_a_condition_that_of_a_card_in_the_hand_is_counted() -> None:
    state = after(table("p6 p1", "p2 summing p8", "p9 p3 p7", pile=PILE, picks=True), "read hand 1")
    first, second = told(state, chance(UNTOLD, EVENLY, "field 1"), chance(UNTOLD, move="field 2"))
    assert first.startswith("Your total under your condition card is then 14, not 9 as with card 2 of the field (1).")
    assert second.startswith("Your total under your condition card is then 9.")


def test_a_condition_in_the_hand_counts_nothing_while_cards_are_still_to_come() -> None:
    state = after(table("p6 p1 p5", "paring summing p8 p7", "p9 p3 p5a p2", pile=PILE, picks=True), "read hand 1")
    assert [result(state, f"hand {n}").n for n in (3, 4)] == [None, None]


def test_in_the_second_place_is_the_one_about_as_good_that_gives_away_least() -> None:
    state = after(table("p6 p1 p6a", "p2 p8", "p9 p3", pile=PILE, picks=True, condition=MOST, by=1), "read hand 1")
    seen = rules.seen_by(0, state)
    for worth, last in ((0.48, "field 3"), (0.3, "field 2")):
        third = chance(UNTOLD, move="field 3")._replace(worth=worth)
        choices = chance(UNTOLD, EVENLY, "field 1"), chance(UNTOLD, move="field 2"), third
        found = outcome(telling.as_told(seen, 0, choices, Dice("told")))
        assert [found[0].move, found[1].move, found[1].worth] == ["field 1", last, 0.5]


@pytest.mark.parametrize(("worth", "less", "shown"), [(0.5, 0.5, False), (0.55, 0.5, False), (0.6, 0.6, True)])
def test_a_chance_near_an_equal_share_is_not_told(worth: float, less: float, *, shown: bool) -> None:
    why = {"why": ("reason.still-end", {}), "share": worth}
    one = Choice("read hand 1", worth, ("reason.chance", why))
    first, _ = told(GOES, one, chance(UNTOLD, move="read hand 2")._replace(worth=less))
    assert ("to win the game" in first) == shown


def test_an_unseen_card_that_stays_in_the_hand_is_not_drawn() -> None:
    state = table(
        "p6 p5", "p1 p4 p7", "p9 p2 p3", pile=PILE, condition=MOST, by=1, faces=(Face.OPEN, Face.DOWN, Face.HIDDEN)
    )
    assert result(state, "read field 1").costs == ()


def test_a_whole_new_hand_is_told_and_not_that_its_cards_are_not_seen_yet() -> None:
    state = table("emptying p5 p4", "p3 p7 p8", "p9 p2 p1", pile=PILE, condition=MOST, by=1, picks=True)
    assert "renews" in result(state, "read field 1").does
    first = told(state, chance(UNTOLD, move="read field 1"), chance(UNTOLD, move="read field 2"))[0]
    assert "Your whole hand goes, and you take a new one." in first
    assert "unseen card" not in first


@pytest.mark.parametrize(("name", "goes"), [("paring", True), ("culling", False)])
def test_to_take_the_card_being_read_is_told_where_it_is_discarded_then(name: str, *, goes: bool) -> None:
    state = table(f"{name} p5 p4", "p3 p7 p8", "p9 p2 p1", pile=PILE, condition=MOST, by=1, picks=True)
    asked = after(state, "read field 1", "hand 1")
    two = chance(UNTOLD, EVENLY, "field 1"), chance(UNTOLD, move="field 2")
    assert any("It is the card being read" in each for each in told(asked, *two)) == goes


def test_of_two_as_good_the_one_that_costs_nothing_comes_first() -> None:
    seen = rules.seen_by(0, table("p6 p5", "mydown p4", "p8 p2", pile=PILE, picks=True))
    two = chance(UNTOLD, EVENLY), chance(UNTOLD, move="read hand 2")
    first, second = outcome(telling.as_told(seen, 0, two, Dice("costs")))
    assert (first.move, second.move) == ("read hand 2", "read hand 1")
    assert "You no longer see your own hand then." in said(second.reason)


@pytest.mark.parametrize("condition", [MOST, None])
def test_no_hint_warns_of_a_choice_that_it_calls_about_as_good(condition: e.Condition | None) -> None:
    state = table("p6 p5", "p1 mygiven p4", "p9 p8 p3", pile=PILE, condition=condition, by=1)
    two = chance(UNTOLD, EVENLY), chance(UNTOLD, move="read hand 2")
    first, second = told(state, *two)
    assert "you give your hand away." not in first.replace("though you give", "")
    assert ("though you give your hand away" in first) == (condition is not None)
    assert "about as good as the best" in second or "still does about as well" in second
    _, worse = two
    first, second = told(state, chance(UNTOLD), worse._replace(worth=0.3))
    assert ("; with card 2 of your hand (0) you give your hand away." in first) == (condition is not None)
    assert "as well" not in second


def test_the_chance_beside_an_end_is_the_one_by_which_the_choice_has_its_place() -> None:
    state = table("p6 p5", "ender p1 p4", "p9 p8 p3", pile=PILE, condition=e.Reader(), by=1)
    end = Choice("read hand 1", 0.2, ("reason.ends", {"odds": 0.6}))
    for worth, text in ((0.2, "As far as can be told, it is about as good as the best."), (0.1, "comes out worse")):
        other = chance(UNTOLD, move="read hand 2")._replace(worth=worth)
        first, second = told(state, end, other)
        assert "(about 20%)" in first
        assert text in second
        assert "likeliest" not in second


def test_a_choice_that_has_only_a_cost_to_tell_says_that_it_came_out_better_all_the_same() -> None:
    state = table("p6 p5", "mydown p1 p4", "p9 p8 p3", pile=PILE, condition=e.Reader(), by=1)
    first, _ = told(state, chance(UNTOLD), chance(UNTOLD, move="read hand 2")._replace(worth=0.3))
    assert first.startswith("You no longer see your own hand then. Tried out, it still comes out better.")


def test_that_it_matters_little_has_its_reason_in_what_the_cards_are_good_for() -> None:
    for field, key in (
        ("p1 p2 p3", "-none"),
        ("p1 p2", "-neither"),
        ("p1 topping p3", ""),
        ("p1 ender p3", ""),
        ("p1 ifending p3", ""),
        ("p1 ruinous p3", ""),
        ("p1 undoing p3", ""),
    ):
        limits = (len(field.split()), 3)
        state = after(table(field, "p4 p5 p6", "p8 p9 p7", pile=PILE, limits=limits, picks=True), "read hand 1")
        seen = rules.seen_by(0, state)
        tied = results_of(seen, 0, worlds(seen), by_move(seen))
        for cause in ("reason.so-open", "reason.so-time", "reason.so-tried"):
            assert of_use(seen, tied, (cause, {})) == ([(cause + key, {})] if key else [])
        assert not of_use(seen, tied, ("reason.so-met", {}))


def test_of_cards_that_are_not_seen_it_is_not_said_what_they_are_good_for() -> None:
    state = after(table("p1 p2 p3", "p4 p5 p6", "p8 p9 p7", pile=PILE, picks=True), "read hand 1")
    seen = rules.seen_by(0, state)
    tied = results_of(seen, 0, worlds(seen), by_move(seen))
    unseen = tuple(piece._replace(key=None, recalled=None) for piece in seen.field)
    assert are_plain(seen, tied)
    assert not are_plain(seen._replace(field=unseen), tied)
