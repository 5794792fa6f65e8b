"""The catalogue of effects, C1 to C28, and who chooses (R6, R7)."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.rules import IllegalMove
from game.games.read_aloud import GAME, rules
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Act, Face, Place
from game.games.read_aloud.page import meaning
from tests import scenes
from tests.read_aloud.scenes import SELF, after, known, refused, table, told, zones

known(
    {
        "nothing": (e.Nothing(),),
        "hands": (SELF, e.Shuffle(Place.HANDS)),
        "mix": (e.Shuffle(Place.HANDS), SELF),
        "field": (SELF, e.Shuffle(Place.FIELD)),
        "show": (e.Turn(e.Whole(Place.ANYONE), Face.OPEN), SELF),
        "peek": (e.Turn(e.Top(1), Face.OPEN),),
        "hide": (e.Turn(e.Whole(Place.HANDS), Face.HIDDEN), SELF),
        "down": (e.Turn(e.Whole(Place.FIELD), Face.DOWN), SELF),
        "veil": (e.Turn(e.Whole(Place.FIELD), Face.HIDDEN), SELF),
        "one": (SELF, e.Turn(e.Some(1, Place.ANOTHER), Face.OPEN)),
        "most": (SELF, e.Decide(e.Most(e.Measure.SUM))),
        "least": (SELF, e.Decide(e.Least(e.Measure.SUM))),
        "none": (SELF, e.Undecide()),
        "end": (e.End(),),
        "lose": (e.Lose(),),
        "mine": (e.Discard(e.Some(1, Place.MINE)), SELF),
        "anyone": (SELF, e.Discard(e.Some(1, Place.ANYONE))),
        "two": (SELF, e.Discard(e.Some(2, Place.ANYONE))),
        "each": (SELF, e.Each(Place.HANDS, 1)),
        "ban": (e.Ban(Act.DISCARD_FROM_HANDS), SELF),
        "unban": (e.Unban(None),),
        "sweep": (e.Discard(e.Whole(Place.FIELD)),),
        "thin": (e.Thin(3, True),),
        "pile": (e.Discard(e.Whole(Place.PILE)),),
        "top": (SELF, e.Discard(e.Top(3))),
        "swap": (e.Swap(Place.PLAY),),
        "ones": (e.SwapOnes(),),
        "back": (e.Swap(Place.DISCARDS),),
        "roof": (e.Swap(Place.PILE),),
        "trade": (SELF, e.SwapTwo(Place.FIELD, Place.DISCARDS)),
        "all": (SELF, e.SwapHands(Place.ANOTHER)),
        "left": (SELF, e.PassHands(True)),
        "right": (SELF, e.PassHands(False)),
        "take": (SELF, e.Take(1, Place.FIELD, Place.ANYONE)),
        "that": (SELF, e.Discard(e.Some(e.Any(), Place.FIELD)), e.Discard(e.Top(e.That()))),
        "count": (SELF, e.Discard(e.Top(e.Count(Place.FIELD)))),
        "either": (SELF, e.Either(e.Lose(), e.Decide(e.Most(e.Measure.SUM)))),
        "if": (e.If(e.None_(Place.PILE), e.End()),),
        "owner": (e.Discard(e.Some(1, Place.OWNER)),),
        "other": (SELF, e.Discard(e.Whole(Place.ANOTHER))),
        "tradeall": (e.SwapHands(Place.ANOTHER),),
        "laidopen": (SELF, e.Turn(e.Whole(Place.FIELD), Face.OPEN)),
        "pilebare": (SELF, e.Turn(e.Whole(Place.PILE), Face.OPEN)),
        "fieldandmine": (SELF, e.Discard(e.Some(1, Place.FIELD)), e.Discard(e.Some(1, Place.MINE))),
        "ofonlyother": (SELF, e.Discard(e.Some(1, Place.ANOTHER))),
    }
)


def scene(read: str, **changes: Any) -> rules.State:
    """The card to be read is the first of the field; everything else is plain."""
    zones_ = {"pile": "p7 p8 p9 p10 p11", "discards": "p12 p13", **changes}
    return table(f"{read} p2", "p3 p4", "p5 p6", **zones_)


@pytest.mark.parametrize(
    ("place", "read", "moves", "result"),
    [
        ("C1", "nothing", "", ("nothing p2", "p3 p4", "p5 p6", "p7 p8 p9 p10 p11", "p12 p13")),
        ("C12", "mine", "hand 1", ("p8 p2", "p7 p4", "p5 p6", "p9 p10 p11", "p12 p13 p3 mine")),
        ("C13", "anyone", "hand 2 of 2", ("p8 p2", "p3 p4", "p5 p7", "p9 p10 p11", "p12 p13 anyone p6")),
        ("C16", "sweep", "", ("p7 p8", "p3 p4", "p5 p6", "p9 p10 p11", "p12 p13 sweep p2")),
        ("E31", "thin", "", ("p7 p2", "p3 p4", "p5 p6", "p8 p9 p10 p11", "p12 p13 thin")),
        ("C22", "pile", "", ("pile p2", "p3 p4", "p5 p6", "", "p12 p13 p7 p8 p9 p10 p11")),
        ("7*", "top", "", ("p7 p2", "p3 p4", "p5 p6", "p11", "p12 p13 top p8 p9 p10")),
        ("C25", "swap", "hand 1 of 2", ("p5 p2", "p3 p4", "swap p6", "p7 p8 p9 p10 p11", "p12 p13")),
        ("C26", "ones", "hand 1;hand 2 of 2", ("ones p2", "p6 p4", "p5 p3", "p7 p8 p9 p10 p11", "p12 p13")),
        ("C27", "back", "discard 1", ("p12 p2", "p3 p4", "p5 p6", "p7 p8 p9 p10 p11", "back p13")),
        ("R14", "roof", "", ("p7 p2", "p3 p4", "p5 p6", "roof p8 p9 p10 p11", "p12 p13")),
        ("E38", "trade", "field 2;discard 1", ("p7 p12", "p3 p4", "p5 p6", "p8 p9 p10 p11", "p2 p13 trade")),
        ("R8", "all", "", ("p7 p2", "p5 p6", "p3 p4", "p8 p9 p10 p11", "p12 p13 all")),
        ("left", "left", "", ("p7 p2", "p5 p6", "p3 p4", "p8 p9 p10 p11", "p12 p13 left")),
        ("C20", "take", "player 2;field 2;hand 1", ("p7 p8", "p3 p4", "p6 p2", "p9 p10 p11", "p12 p13 take p5")),
        ("That", "that", "number 2", ("p8 p9", "p3 p4", "p5 p6", "", "p12 p13 that p7 p2 p10 p11")),
        ("Count", "count", "", ("p7 p2", "p3 p4", "p5 p6", "p10 p11", "p12 p13 count p8 p9")),
        ("E20", "if", "", ("p7 p2", "p3 p4", "p5 p6", "p8 p9 p10 p11", "p12 p13 if")),
        ("R7", "owner", "", ("p7 p2", "p3 p4", "p5 p6", "p8 p9 p10 p11", "p12 p13 owner")),
        ("other", "other", "", ("p9 p2", "p3 p4", "p7 p8", "p10 p11", "p12 p13 other p5 p6")),
    ],
)
def test_effects(place: str, read: str, moves: str, result: tuple[str, ...]) -> None:
    """What lies where after a reading from the field, in the notation of `zones`."""
    state = after(scene(read), "read field 1", *filter(None, moves.split(";")))
    assert zones(state) == result


def test_e34_the_owner_chooses_what_a_hand_has_too_many() -> None:
    state = after(scene("take"), "read field 1", "player 2", "field 2")
    assert (rules.to_move(state), rules.moves(state)) == (1, ("hand 1", "hand 2", "hand 3"))


def test_r7_the_owner_is_in_whose_hand_the_card_lay() -> None:
    state = table("p1 p2", "p3 p4", "owner p5", pile="p6 p7", faces=(Face.OPEN, Face.HIDDEN, Face.OPEN))
    assert zones(after(state, "read hand 1 of 2"))[2] == "owner p1"


def test_c4_shuffled_hands_are_together_and_get_back_as_many() -> None:
    state = after(table("hands p2", "p3 p4", "p5", pile="p7 p8 p9", limits=(2, 2), offsets=(0, -1)), "read field 1")
    assert [len(hand) for hand in state.hands] == [2, 1]
    assert sorted(" ".join(zones(state)[1:3]).split()) == ["p3", "p4", "p5"]


@pytest.mark.parametrize("faces", [(Face.OPEN, Face.OPEN, Face.HIDDEN), (Face.DOWN, Face.DOWN, Face.OPEN)])
def test_5_2b_each_place_lies_after_the_shuffle_as_before(faces: tuple[Face, ...]) -> None:
    state = table("hands p2", "p3 p4", "p5 p6", pile="p7 p8", faces=faces)
    state = state._replace(field=(state.field[0]._replace(face=Face.OPEN), state.field[1]))
    assert after(state, "read field 1").faces == faces


@pytest.mark.parametrize(
    ("place", "field", "hands", "moves"),
    [
        (Place.ANYONE, "p2", ("p3 p4", "p5", "p6 p7"), ("player 1", "player 3")),
        (Place.PLAY, "p2 p9", ("p3", "p5 p6", ""), ("field 1", "field 2", "field 3", "hand 1 of 2", "hand 2 of 2")),
    ],
)
def test_one_card_is_none_to_shuffle(place: Place, field: str, hands: tuple[str, ...], moves: tuple[str, ...]) -> None:
    """Neither an empty place nor one with a single card can be chosen."""
    known({f"shuffle{place.value}": (e.Shuffle(place),)})
    state = after(table(f"shuffle{place.value} {field}", *hands, pile="p10 p11"), "read field 1")
    assert rules.moves(state) == moves


@pytest.mark.parametrize(
    ("place", "answers", "news"),
    [
        (Place.ANYONE, ("player 2",), [("shuffled-hand", 1), ("got", 1)]),
        (Place.PLAY, ("hand 1 of 2",), [("shuffled-hand", 1), ("got", 1)]),
        (Place.HANDS, (), [("shuffled-hands", None), ("got", 0), ("got", 1)]),
        (Place.FIELD, (), [("shuffled-field-open", None)]),
        (Place.PILE, (), [("shuffled-pile", None)]),
    ],
)
def test_5_2b_it_is_told_what_was_shuffled(
    place: Place, answers: tuple[str, ...], news: list[tuple[str, int | None]]
) -> None:
    """Of one hand whose it is; everybody sees their own new cards."""
    known({f"shuffle{place.value}": (e.Shuffle(place),)})
    state = after(table(f"shuffle{place.value} p2", "p3 p4", "p5 p6", pile="p10 p11"), "read field 1", *answers)
    kinds = ("shuffled", "got")
    assert [(event.kind, event.facts.get("seat")) for event in state.news if event.kind.startswith(kinds)] == news


@pytest.mark.parametrize(("place", "idle"), [(Place.ANYONE, True), (Place.HANDS, False), (Place.PLAY, False)])
def test_shuffling_one_card_means_nothing(place: Place, idle: bool) -> None:
    """Hands of one card each are two cards together; the field has two of its own."""
    known({f"shuffle{place.value}": (e.Shuffle(place),)})
    state = table(f"shuffle{place.value} p2", "p3", "p4", pile="p10 p11")
    assert ("idle" in told(after(state, "read field 1"))) == idle


def test_r2_a_shuffle_renews_the_tokens() -> None:
    before = scene("hands")
    tokens = {piece.token for hand in before.hands for piece in hand}
    assert not tokens & {piece.token for hand in after(before, "read field 1").hands for piece in hand}


def test_r1_a_shuffle_ends_single_exceptions() -> None:
    state = scene("hands")
    hand = (state.hands[0][0]._replace(face=Face.OPEN), state.hands[0][1])
    state = after(state._replace(hands=(hand, state.hands[1])), "read field 1")
    assert not any(piece.face for hand in state.hands for piece in hand)


def test_r9_a_shuffled_card_is_searched_out_where_its_text_goes_on_with_it() -> None:
    state = after(table("p1 p2", "mix p4", "p5 p6", pile="p7 p8"), "read hand 1")
    assert zones(state)[-1] == "mix"


def test_c5_the_field_is_shuffled_open() -> None:
    state = after(scene("field"), "read field 1")
    assert "shuffled-field-open" in told(state)
    assert sorted(zones(state)[0].split()) == ["p2", "p7"]


def test_c6_a_hand_made_visible_stays_so_for_later_arrivals() -> None:
    state = after(scene("show"), "read field 1", "player 2", "read field 1")
    assert state.faces[2] is Face.OPEN
    assert [piece.key for piece in rules.seen_by(0, state).hands[1]] == ["p5", "p6"]


def test_c6_r14_the_top_of_the_pile_is_shown_and_the_next_is_face_down() -> None:
    state = after(scene("peek"), "read field 1")
    assert [piece.key for piece in rules.seen_by(1, state).pile] == ["p7", None, None, None, None]
    assert [piece.key for piece in rules.seen_by(1, after(state, "read field 2")).pile] == [None] * 4


def test_c7_hands_are_hidden_again() -> None:
    state = after(scene("hide", faces=(Face.OPEN, Face.OPEN, Face.DOWN)), "read field 1")
    assert state.faces == (Face.OPEN, Face.HIDDEN, Face.HIDDEN)


def test_r1_hiding_needs_an_owner() -> None:
    state = after(scene("veil"), "read field 1")
    assert (state.faces[0], "idle" in told(state)) == (Face.OPEN, True)


def test_c8_the_field_face_down_is_seen_by_nobody() -> None:
    state = after(scene("down"), "read field 1")
    assert all(piece.key is None for piece in rules.seen_by(1, state).field)
    assert refused(state, "read field 1") == "illegal.unseen"


@pytest.mark.parametrize(
    ("text", "kind", "cards"), [("laidopen", "field", "p7 p2"), ("pilebare", "pile", "p8 p9 p10 p11")]
)
def test_c6_whatever_is_laid_open_is_told_to_all(text: str, kind: str, cards: str) -> None:
    """The card is read from a hand, with the field face down."""
    start = table("p1 p2", f"{text} p4", "p5 p6", pile="p7 p8 p9 p10 p11", faces=(Face.DOWN, Face.HIDDEN, Face.HIDDEN))
    (event,) = (event for event in after(start, "read hand 1").news if event.kind == f"whole-{kind}-open")
    assert " ".join(event.facts["cards"]) == cards


def test_r1_one_card_is_an_exception() -> None:
    state = after(scene("one"), "read field 1", "hand 2 of 2")
    assert [piece.key for piece in rules.seen_by(None, state).hands[1]] == [None, "p6"]


def test_c9_a_condition_is_overwritten_by_the_later_one() -> None:
    state = after(table("most least", "p3 p4", "p5 p6", pile="p7 p8"), "read field 1", "read field 2")
    assert (state.condition, state.by) == (e.Least(e.Measure.SUM), 1)


def test_there_may_be_no_condition_any_more() -> None:
    state = after(table("most none", "p3 p4", "p5 p6", pile="p7 p8"), "read field 1", "read field 2")
    assert (state.condition, state.by) == (None, None)


def test_c10_e28_the_game_is_ended_at_once() -> None:
    assert told(after(scene("end"), "read field 1"))[-1] == "ended-nobody"


def test_c11_e29_who_has_lost_plays_on() -> None:
    state = after(table("lose p2", "p3 p4", "p5 p6", pile="p7 p8"), "read field 1", "read field 2")
    assert (state.losers, rules.to_move(state), zones(state)[0]) == ((0,), 0, "lose p7")


def test_r6_each_chooses_of_their_own_hand_before_any_card_moves() -> None:
    state = after(scene("each"), "read field 1")
    assert (rules.to_move(state), rules.moves(state)) == (0, ("hand 1", "hand 2"))
    state = after(state, "hand 1")
    assert (rules.to_move(state), zones(state)[1]) == (1, "p3 p4")
    assert zones(after(state, "hand 2"))[-1] == "p12 p13 each p3 p6"


def test_r6_unseen_cards_are_chosen_by_place() -> None:
    state = after(scene("anyone"), "read field 1")
    assert rules.moves(rules.seen_by(0, state)) == ("hand 1", "hand 2", "hand 1 of 2", "hand 2 of 2")


@pytest.mark.parametrize("text", ["whole", "show", "takeone"])
def test_r23_a_player_with_an_empty_hand_is_no_target(text: str) -> None:
    """Nor is that a pass in disguise where nobody holds a card."""
    known({"whole": (e.Discard(e.Whole(Place.ANYONE)),), "takeone": (e.Discard(e.Some(1, Place.ANYONE)), SELF)})
    held = table(f"{text} p2", "p3", "", "p4", pile="p7 p8", limits=(2, 1), offsets=(0, -1, 0))
    assert {move[-1] for move in rules.moves(after(held, "read field 1"))} == ({"1", "3"})
    empty = table(f"{text} p2", "", "", pile="p7 p8", limits=(2, 0))
    assert "idle" in told(after(empty, "read field 1"))


def test_several_cards_of_anyones_hand_come_from_one_hand() -> None:
    state = after(table("two p2", "p3 p4 p5", "p6 p7 p8", pile="p9 p10 p11"), "read field 1", "hand 2 of 2")
    assert rules.moves(state) == ("hand 1 of 2", "hand 3 of 2")


@pytest.mark.parametrize(("text", "kind"), [("left", "passed-left"), ("right", "passed-right")])
def test_hands_passed_on_among_three(text: str, kind: str) -> None:
    state = after(table(f"{text} p2", "p3", "p4", "p5", pile="p7 p8"), "read field 1")
    assert kind in told(state)
    assert zones(state)[1:4] == (("p5", "p3", "p4") if text == "left" else ("p4", "p5", "p3"))


def test_either_is_chosen_by_the_reader() -> None:
    state = after(scene("either"), "read field 1")
    assert rules.moves(state) == ("first", "second")
    assert after(state, "first").losers == (0,)
    assert after(state, "second").condition == e.Most(e.Measure.SUM)


def test_either_is_not_asked_where_only_one_means_anything() -> None:
    assert after(scene("either", losers=(0,)), "read field 1").condition == e.Most(e.Measure.SUM)


def test_as_many_as_one_likes_may_be_none() -> None:
    state = after(scene("that"), "read field 1")
    assert rules.moves(state) == ("number 0", "number 1", "number 2")
    assert zones(after(state, "number 0"))[-1] == "p12 p13 that"


def test_a_number_is_told_with_what_is_done_with_the_cards() -> None:
    here = scenes.scene(GAME, after(scene("that"), "read field 1"))
    assert meaning(here, "number 0") == "discarding 0 cards"


def test_c21_the_lowest_cards_of_the_pile_are_left() -> None:
    state = after(table("thin", "p3", "p4", pile="p5 p6 p7 p8 p9"), "read field 1")
    assert zones(state)[-2:] == ("p7 p8 p9", "p5 p6")


@pytest.mark.parametrize(("text", "bad", "kind"), [
    ("anyone", "pile", "illegal.ask-card"), ("show", "player 3", "illegal.ask-player"),
    ("that", "number 9", "illegal.ask-number"), ("either", "third", "illegal.ask-clause"),
])  # fmt: skip
def test_what_cannot_be_chosen_is_refused(text: str, bad: str, kind: str) -> None:
    assert refused(after(scene(text), "read field 1"), bad) == kind


@pytest.mark.parametrize(
    ("text", "hands", "answers", "wanted"),
    [
        ("mine", ("p3 p4", "p5 p6"), "", ("illegal.ask-mine", {})),
        ("ofonlyother", ("p3 p4", "p5 p6"), "", ("illegal.ask-hand", {"seat": 1})),
        ("ofonlyother", ("p3 p4", "p5 p6", "p14 p15"), "", ("illegal.ask-others", {})),
        ("anyone", ("p3 p4", "p5 p6"), "", ("illegal.ask-card", {})),
        ("swap", ("p3 p4", "p5 p6"), "", ("illegal.ask-card", {})),
        ("fieldandmine", ("p3 p4", "p5 p6"), "", ("illegal.ask-field", {"seat": None})),
        ("back", ("p3 p4", "p5 p6"), "", ("illegal.ask-discards", {"seat": None})),
        ("fieldandmine", ("p3 p4", "p5 p6"), "field 1;hand 1", ("illegal.ask-replenish", {})),
        ("take", ("p3 p4", "p5 p6"), "player 2;field 2", ("illegal.ask-overflow", {})),
    ],
)
def test_a_wrong_answer_is_told_what_there_is_to_choose_from(
    text: str, hands: tuple[str, ...], answers: str, wanted: tuple[str, dict[str, Any]]
) -> None:
    """One's own hand, that of a named player, those of the others, the field, the discards; or what for."""
    state = table(f"{text} p2", *hands, pile="p7 p8 p9 p10 p11", discards="p12 p13", picks=True)
    with pytest.raises(IllegalMove) as fault:
        after(state, "read field 1", *filter(None, answers.split(";")), "player 9")
    assert (fault.value.key, fault.value.facts) == wanted


def test_e32_r8_the_two_cards_lie_in_different_places() -> None:
    state = after(scene("ones"), "read field 1")
    assert rules.moves(state) == ("field 2", "hand 1", "hand 2", "hand 1 of 2", "hand 2 of 2")
    assert rules.moves(after(state, "hand 1")) == ("field 2", "hand 1 of 2", "hand 2 of 2")


def test_r23_who_holds_no_card_is_not_chosen_to_exchange_hands_with() -> None:
    held = table("p2 tradeall", "p3", "", "p4", pile="p7 p8", limits=(2, 1), offsets=(0, -1, 0))
    assert zones(after(held, "read field 2"))[1:4] == ("p4", "", "p3")
    alone = table("p2 tradeall", "p3", "", pile="p7 p8", limits=(2, 1), offsets=(0, -1))
    assert "idle" in told(after(alone, "read field 2"))


def test_r8_without_such_a_pair_there_is_no_target() -> None:
    state = after(table("swap p2", "", "", pile="p7", limits=(2, 0)), "read field 1")
    assert ("idle" in told(state), zones(state)[-1]) == (True, "swap")


def test_e39_this_card_is_followed_wherever_it_goes() -> None:
    known({"goes": (e.Swap(Place.MINE), SELF), "gone": (e.Swap(Place.DISCARDS), SELF)})
    assert zones(after(scene("goes"), "read field 1", "hand 1"))[-1] == "p12 p13 goes"
    assert zones(after(scene("gone"), "read field 1", "discard 1"))[-1] == "gone p13"


def test_r9_this_card_is_chosen_only_where_it_is_the_only_one() -> None:
    state = table("p1", "mine", "p5", pile="p7 p8 p9")
    assert zones(after(state, "read hand 1"))[-1] == "mine"
    assert rules.moves(after(table("p1", "mine p3 p4", "p5 p6 p2", pile="p7 p8"), "read hand 1")) == (
        "hand 2",
        "hand 3",
    )


def test_e33_a_card_that_is_not_seen_can_be_exchanged() -> None:
    assert zones(after(scene("swap"), "read field 1", "hand 2 of 2"))[2] == "p5 swap"


def test_c14_the_ban_is_told_by_name() -> None:
    state = after(scene("ban"), "read field 1")
    assert [event.facts["act"] for event in state.news if event.kind == "banned"] == ["discard-from-hands"]
