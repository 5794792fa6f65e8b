"""What a hint says: numbers of cards in sight, conditions by when they are set, nothing that no player sees."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.chance import Dice
from game.core.review import NAMED, forms_of
from game.core.rules import Choice, Saying
from game.games.read_aloud import GAME, rules
from game.games.read_aloud.bots import telling, versus
from game.games.read_aloud.bots.answering import as_it_stands, by_move
from game.games.read_aloud.bots.both import NEXT, OTHER, Both, called
from game.games.read_aloud.bots.changes import changed
from game.games.read_aloud.bots.compared import preferred
from game.games.read_aloud.bots.figures import figure
from game.games.read_aloud.bots.gains import gain, same
from game.games.read_aloud.bots.kept import goes_again, of_kept
from game.games.read_aloud.bots.search import Node
from game.games.read_aloud.bots.surely import surely
from game.games.read_aloud.bots.ties import _same, even
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Face, Measure, Place
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
        "trading": (e.SwapTwo(Place.MINE, Place.FIELD), SELF),
    }
)
PILE = " ".join(f"p{n}" for n in range(30, 50))
OPEN = (Face.OPEN,) * 3
PLAIN: Saying = ("reason.still-open", {})


def said(reason: Saying, lang: str = "en") -> str:
    return words_of(lang, GAME).say(reason)


def worlds(seen: State) -> list[State]:
    return [imagine(seen, 0, Dice(f"world-{n}")) for n in range(3)]


def chance(why: Saying, key: str = "reason.chance", move: str = "read hand 1") -> Choice:
    return Choice(move, 0.5, (key, {"why": why, "share": 0.5}))


def told(state: State, *choices: Choice) -> list[str]:
    """What a hint and the next one tell of these choices."""
    seen = rules.seen_by(0, state)
    return [said(each.reason) for each in telling.as_told(seen, 0, choices, worlds(seen))]


def counted(state: State, move: str, why: str) -> str:
    """A reason by which the seat meets the condition, with what is counted."""
    return told(state, chance((why, {"seats": (1,)}), move=move))[0]


@pytest.mark.parametrize(
    ("hand", "facts", "why", "text"),
    [
        (
            "p7 p8 p1",
            {"faces": OPEN},
            "reason.stays-ahead",
            "Your total can then be 21 (8+7+6), Seat 2’s 14. You probably still",
        ),
        (
            "p7 p8 p1",
            {},
            "reason.stays-ahead",
            "Your total can then be 21 (8+7+6) instead of 16. After it you would probably",
        ),
        (
            "p7 p8 p1",
            {},
            "reason.gets-ahead-shared",
            "instead of 16. After it you would probably meet the condition, together",
        ),
        (
            "p7 p8 summing",
            {},
            "reason.sets",
            "It sets a condition that you probably meet. Your total can then be 21 (8+7+6)",
        ),
    ],
)
def test_a_condition_that_is_met_is_told_with_what_is_counted(
    hand: str, facts: dict[str, Any], why: str, text: str
) -> None:
    state = table("p6 p5", hand, "p9 p2 p3", pile=PILE, condition=MOST, by=1, picks=True, **facts)
    assert text in counted(state, "read hand 3", why)


def test_a_card_that_is_not_seen_yet_is_told_beside_those_that_are() -> None:
    down = (Face.DOWN, Face.HIDDEN, Face.HIDDEN)
    for condition, text in ((MOST, "You then have 9 and 1 more card."), (HIGHEST, "at least 5")):
        state = table("p6 p7", "p1 p4 p5", "p9 p2 p3", pile=PILE, condition=condition, by=1, faces=down)
        assert text in counted(state, "read hand 1", "reason.stays-ahead")


def test_what_all_can_count_is_told_and_sure_though_the_cards_lie_face_down() -> None:
    down = (Face.DOWN, Face.HIDDEN, Face.HIDDEN)
    state = table("p6 p5", "p7 p8", "p9 p2", pile=PILE, condition=e.Least(Measure.SEEN), by=1, faces=down)
    seen = rules.seen_by(0, state)
    assert "stays 0" in counted(state, "read hand 1", "reason.stays-ahead")
    assert surely(seen, 0, worlds(seen), worlds(seen), ("reason.holds-all", {}))[0] == "reason.holds-all-shared-sure"


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
    assert said(found.said) == "Your highest value (for the new condition) is then 6."
    assert said(found.said, "ja") == "このあとの条件では、自分のいちばん大きい価は6になります。"


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


@pytest.mark.parametrize(
    ("key", "why", "text"),
    [
        ("reason.chance", "reason.as-first", "It comes to about the same as the best."),
        ("reason.chance-even", "reason.still-end", "It comes to about the same as the best."),
        ("reason.chance", "reason.behind", "It comes out worse than the best. About 50% to win the game."),
    ],
)
def test_within_a_reading_no_chance_is_told_but_where_the_next_best_is_worse(key: str, why: str, text: str) -> None:
    state = after(table("p6 p5", "p1 p4", "p8 p2", pile=PILE, picks=True), "read hand 1")
    first, second = chance(("reason.still-end", {}), key, "field 1"), chance((why, {}), move="field 2")
    second = second._replace(worth=0.4) if why == "reason.behind" else second
    found = told(state, first, second)
    assert text in found[1]
    assert ("50%" in found[0]) == ("50%" in found[1]) == (why == "reason.behind")
    assert "50%" in told(table("p6 p5", "p1 p4", "p8 p2", pile=PILE), chance(PLAIN))[0]


def test_a_hint_is_shortened_by_what_is_least_worth_saying() -> None:
    """How others do, then who else meets the condition, then the number."""
    seen = rules.seen_by(0, table("p6 p5", "summing p9", "p8 p2", pile=PILE, picks=True))
    met = chance(("reason.sets-shared", {"seats": (1,)}), "reason.chance-even")
    [found] = telling.as_told(seen, 0, [met], worlds(seen))
    texts = [said(form) for form in forms_of(found.reason)]
    for word, first, last in (("another choice", True, True), ("Seat 2", True, False), ("15", True, False)):
        assert [word in texts[0], word in texts[-1]] == [first, last]
    assert "(second best too)" in texts[1]
    assert all("condition" in text for text in texts[:-1])


def node(state: State, hope: float = 0.5) -> Node:
    found = Node(state, 0)
    found.hope = hope
    return found


def test_a_next_best_by_which_the_game_ends_badly_is_told_so_and_no_chance_of_it() -> None:
    state = table("p1 p2", "p3 p4", "p8 p9", pile=PILE)
    over = state._replace(over=True)
    both = Both(rules.seen_by(0, state), 0, [node(state)] * 4, [node(over, 0.3)] * 4, OTHER, [state] * 4)
    key, facts = versus._beside(chance(PLAIN), chance(PLAIN), both, 0.3, None, OTHER)
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


@pytest.mark.parametrize(
    ("condition", "theirs", "key"),
    [
        (e.Most(Measure.CARDS), "p8 p9", "reason.any-gets-sure"),
        (e.Most(Measure.CARDS), "p8", "reason.any-meets-sure"),
        (MOST, "p8 p9", "reason.any-gets"),
        (MOST, "p0 p1", "reason.any-meets"),
        (LEAST, "p0", None),
    ],
)
def test_of_a_tie_by_which_the_seat_meets_the_condition_it_is_told_whether_it_does_now_and_how_sure(
    condition: e.Condition, theirs: str, key: str | None
) -> None:
    state = table("p20 p21", "p3 p4", theirs, pile=PILE, condition=condition, by=1, picks=True)
    asked = after(state, "read hand 1")
    both = Both(rules.seen_by(0, asked), 0, [], [], begun=[asked] * 2)
    found = _same(both, dict.fromkeys(by_move(both.seen)))
    assert (found and found[0]) == key


def test_what_the_seat_has_seen_is_called_by_its_value() -> None:
    state = table("p1 p2", "trading p4", "p8 p9", pile=PILE)
    theirs = tuple(piece._replace(known=1) for piece in state.hands[1])
    seen = rules.seen_by(0, state._replace(hands=(state.hands[0], theirs)))
    assert said(called(seen, 0, Spot(Place.HANDS, 0, 1), usual=NEXT)) == "with card 1 of Seat 2’s hand (8)"
    assert called(rules.seen_by(0, state), 0, Spot(Place.HANDS, 0, 1), usual=NEXT) == NEXT


def test_a_swap_is_told_with_what_goes_and_what_comes() -> None:
    state = after(table("p1 p2", "trading p4 p5", "p8 p9", pile=PILE), "read hand 1")
    here = scenes.scene(GAME, state)
    assert brief(here, "hand 2") == "choosing card 2 of your hand (4) to swap"
    second = scenes.scene(GAME, after(state, "hand 2"))
    assert brief(second, "field 1") == "swapping it for card 1 of the field (1)"


def test_a_number_that_meets_nothing_is_none() -> None:
    """Over the most that counts, and where a hand meets a condition by itself or does not."""
    for condition, hand, tells in (
        (e.Within(Measure.SUM, 10), "p7 p4 p1", False),
        (e.Within(Measure.SUM, 20), "p7 p4 p1", True),
        (e.Exactly(Measure.SUM, 17), "p7 p4 p1", True),
        (e.Exactly(Measure.SUM, 18), "p7 p4 p1", False),
    ):
        state = table("p6 p5", hand, "p9 p2 p3", pile=PILE, condition=condition, by=1, picks=True)
        assert ("Your total" in counted(state, "read hand 3", "reason.stays-ahead")) == tells


def test_of_a_tie_in_which_no_total_counts_that_is_told() -> None:
    state = table("p20 p21", "p3 p8", "p1 p2", pile=PILE, condition=e.Within(Measure.SUM, 10), by=1, picks=True)
    asked = after(state, "read hand 1")
    seen = rules.seen_by(0, asked)
    counts = {move: figure(seen, 0, [asked] * 2, answer) for move, answer in by_move(seen).items()}
    found = _same(Both(seen, 0, [], [], begun=[asked] * 2), counts)
    assert found
    assert said(found) == "Your total is over 10 for now, whichever you choose."


def test_a_hidden_card_is_counted_on_where_no_known_one_comes_as_near() -> None:
    """Where more is better, no less can be had than with the known cards; where the nearest is, that says nothing."""
    for condition, n in ((MOST, 15), (e.Nearest(Measure.SUM, 50), None), (e.Nearest(Measure.SUM, 15), 15)):
        state = table("p6 p5 p4", "p1 p2 emptying", "p7 p8 p9", pile=PILE, condition=condition, by=1, picks=True)
        seen = rules.seen_by(0, state)
        found = figure(seen, 0, worlds(seen), by_move(seen)["read hand 3"])
        assert (found and found.n) == n


def test_that_a_card_to_lose_by_leaves_the_hand_is_told_of_a_tie() -> None:
    state = after(table("p6 p5", "p1 ruinous p4", "p8 p2 p3", pile=PILE, limits=(2, 1)), "read hand 1")
    assert state.asked
    for move, why, text in (
        ("hand 1", "reason.alike-any", "rids your hand"),
        ("hand 2", "reason.alike-any", "ther choice does about"),
        ("hand 1", "reason.still-condition", "stays in your hand"),
    ):
        assert text in told(state, chance((why, {}), move=move))[0]


@pytest.mark.parametrize(
    ("hand", "condition", "text"),
    [
        ("p9 p8", HIGHEST, "Your highest value is then 8. This early, any choice will do."),
        ("topping p8", None, "Your highest value (for the new condition) stays 8. This early, any"),
        ("p9 p8", None, "This early, any choice will do."),
    ],
)
def test_a_tie_far_from_the_end_has_the_number_before_it(hand: str, condition: e.Condition | None, text: str) -> None:
    state = table("p6 p5", hand, "p7 p2", pile=PILE, condition=condition, by=1, picks=True)
    assert text in told(state, chance(("reason.alike-any-early", {}), move="read hand 1"))[0]


def test_the_top_of_the_pile_is_called_so_in_a_comparison() -> None:
    state = table("p1 p2", "p3 p4", "p8 p9", pile=PILE)
    pile = (state.pile[0]._replace(face=Face.OPEN), *state.pile[1:])
    seen = rules.seen_by(0, state._replace(pile=pile))
    assert said(called(seen, 0, Spot(Place.PILE, 0), usual=NEXT)) == "with the top of the draw pile (30)"


NEAREST = e.Nearest(Measure.SUM, None)
EVENLY = "reason.chance-even"
GOES = rules.seen_by(0, table("p6 p5", "p1 p4", "p8 p2", pile=PILE))


@pytest.mark.parametrize(
    ("theirs", "why", "text"),
    [
        (
            "p4 p5",
            "reason.stays-ahead-shared",
            "Your total is then 9, level with Seat 2: you both meet the condition.",
        ),
        ("p3 p5", "reason.gets-ahead", "Your total is then 9, Seat 2’s 8. After it you would probably meet the"),
    ],
)
def test_equal_totals_are_told_as_certain(theirs: str, why: str, text: str) -> None:
    state = after(
        table("p6 p2", "p1 p7", theirs, pile=PILE, condition=NEAREST, by=1, picks=True, faces=OPEN), "read hand 1"
    )
    assert text in counted(state, "field 2", why)


def test_a_condition_that_is_met_alone_now_is_not_still_met_together_with_others() -> None:
    for theirs, text in (("p0 p0a", "After it you would probably meet"), ("p2 p3", "You probably still meet")):
        state = table(
            "p6 p5", "p1 p4", theirs, pile=PILE, condition=MOST, by=1, picks=True, faces=(Face.DOWN, *OPEN[1:])
        )
        assert text in counted(state, "read hand 1", "reason.stays-ahead-shared")


@pytest.mark.parametrize(
    ("first", "second", "texts"),
    [
        (2, 1, ("Your total is then 9, not 6 as with card 1 of the field", "then 6. Even so it comes")),
        (1, 2, ("Your total is then 6. A better number hardly helps.", "then 9. It comes to about")),
        (2, 3, ("Your total is then 9. Another choice does", "then 9. It comes to about")),
    ],
)
def test_others_do_as_well_is_not_told_beside_a_number_that_is_better_or_worse(
    first: int, second: int, texts: tuple[str, str]
) -> None:
    few = table("p5 p8 p8a", "p3 p1", "p9 p2", pile="p20 p21", condition=MOST, by=1, picks=True)
    state = after(few, "read hand 1")
    two = chance(PLAIN, EVENLY, f"field {first}"), chance(("reason.as-first", {}), move=f"field {second}")
    for text, found in zip(
        texts,
        told(state, two[0]._replace(reason=(EVENLY, {"why": ("reason.even", {}), "share": 0.5})), two[1]),
        strict=True,
    ):
        assert text in found


def test_the_best_has_a_number_where_the_next_best_has_one() -> None:
    state = after(table("summing p8", "p3 p4", "p9 p2", pile=PILE, condition=MOST, by=1, picks=True), "read hand 1")
    two = chance(("reason.keeps-condition", {}), EVENLY, "field 1"), chance(("reason.gets-ahead", {}), move="field 2")
    assert "Your total stays 4. It sets a condition" in told(state, *two)[0]


def test_of_a_tie_with_nothing_to_say_one_sentence_says_why_and_of_any_no_second_is_named() -> None:
    state = table("p6 p5", "emptying p4", "p8 p2", pile=PILE, picks=True)
    seen = rules.seen_by(0, state)
    for key, whole in (("reason.even-open", False), ("reason.alike-any-open", True)):
        [choice] = telling.as_told(seen, 0, [chance((key, {}))], worlds(seen))
        assert said(choice.reason).startswith("There is no condition yet, so a")
        assert choice.reason[1]["why"][0].startswith(ONLY) == whole


@pytest.mark.parametrize(
    ("field", "mine", "condition", "where"),
    [
        ("p6 ender", "p1 p4", MOST, "With card 2 of the field, the game can end soon; another"),
        ("p6 p5", "p1 ender", MOST, "With card 2 of your hand, the game can end soon; another"),
        ("p6 ifending", "p1 p4", MOST, "This early, another"),
        ("p6 cutting", "p1 p4", MOST, "Another"),
        ("p6 p5", "p1 p4", None, "There is no condition yet, so another"),
    ],
)
def test_it_is_only_early_while_nothing_in_sight_ends_the_game_or_brings_the_end_near(
    field: str, mine: str, condition: e.Condition | None, where: str
) -> None:
    seen = rules.seen_by(0, table(field, mine, "p8 p2", pile=PILE, condition=condition, by=1))
    assert said(even(seen, 0, worlds(seen), Spot(Place.HANDS, 0, 0))).startswith(where)


def test_a_card_that_is_praised_and_then_goes_unused_is_not_praised() -> None:
    state = after(table("summing p8", "p3 p4", "p9 p2", pile=PILE, picks=True), "read hand 1")
    held, gone = (state._replace(hands=((piece,), *state.hands[1:])) for piece in (state.field[0], state.field[1]))
    for last, again in ((held, False), (gone, True), (gone._replace(condition=MOST), False)):
        first = node(held)
        first.kids, first.best = [node(last)], node(last)
        both = Both(rules.seen_by(0, state), 0, [first] * 4, [])
        assert goes_again(both, Spot(Place.FIELD, 0), ("reason.keeps-condition", {})) == again


@pytest.mark.parametrize(
    ("field", "mine", "move", "found"),
    [
        ("p6 p0 p2", "emptying p4 p5", "read hand 1", None),
        ("p6 p0 p2", "p1 p4 p5", "read hand 1", "Your total can then be 15 (6+5+4)"),
        ("sparing p0 p1", "p6 p7 p5", "read field 1", "Your total can stay 18"),
    ],
)
def test_a_number_is_told_where_a_player_can_work_it_out(field: str, mine: str, move: str, found: str | None) -> None:
    """Not where three cards are still to be taken, one of them not seen yet."""
    state = table(field, mine, "p8 p9 p3", pile=PILE, condition=MOST, by=1, picks=True)
    assert ("Your total" in (text := told(state, chance(("reason.even", {}), move=move))[0])) == bool(found)
    assert (found or "") in text


def test_beside_a_choice_that_wins_no_other_is_named() -> None:
    wins = Choice("read field 1", 1.0, ("reason.ends-all-sure", {}))
    [first, _] = telling.as_told(GOES, 0, [wins, chance(PLAIN)], worlds(GOES))
    assert NAMED in first.reason[1]
