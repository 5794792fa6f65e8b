"""5-3: what may not be read while an act is forbidden (E21, E22, R4), and what means nothing (E20, R5)."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.rules import IllegalMove
from game.games.read_aloud import rules
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Act, Face, Place
from game.games.read_aloud.rules.agenda import about_to
from game.games.read_aloud.rules.legal import refusal
from game.games.read_aloud.rules.limits import limit_overfills
from game.games.read_aloud.rules.state import Spot, State
from tests.read_aloud.scenes import SELF, after, known, refused, table, told, zones

known(
    {
        "nothing": (e.Nothing(),),
        "ban": (e.Ban(Act.DISCARD_FROM_HANDS), SELF),
        "unban": (e.Unban(None),),
        "unself": (e.Unban(None), SELF),
        "mine": (e.Discard(e.Some(1, Place.MINE)), SELF),
        "play": (SELF, e.Discard(e.Some(1, Place.PLAY))),
        "each": (SELF, e.Each(Place.HANDS, 1)),
        "either": (SELF, e.Either(e.Lose(), e.Decide(e.Most(e.Measure.SUM)))),
        "chance": (SELF, e.Either(e.Lose(), e.Discard(e.Whole(Place.ANYONE)))),
        "less": (e.Limit(Place.HANDS, -1), SELF),
        "cutmine": (e.Limit(Place.MINE, -1), SELF),
        "more": (e.Limit(Place.HANDS, 1), SELF),
        "extra": (SELF, e.Take(2, Place.PILE, Place.MINE)),
        "sweep": (e.Discard(e.Whole(Place.FIELD)),),
        "swap": (e.Swap(Place.PLAY),),
        "swapgo": (e.Swap(Place.PLAY), SELF),
        "back": (e.Swap(Place.DISCARDS),),
        "lift": (e.Unban(Act.SHUFFLE),),
        "hands": (SELF, e.Shuffle(Place.HANDS)),
        "end": (e.End(),),
        "lose": (e.Lose(),),
        "peek": (e.Turn(e.Top(1), Face.OPEN),),
        "stack": (e.Stack(Place.PLAY, e.Change.DOUBLE),),
        "tradeall": (e.SwapHands(Place.ANOTHER),),
    }
)
HANDS = (Act.DISCARD_FROM_HANDS,)


def scene(field: str, hand: str, **changes: Any) -> State:
    return table(f"{field} p2", f"{hand} p4", "p5 p6", pile="p7 p8 p9", **changes)


@pytest.mark.parametrize(
    ("text", "in_field", "in_hand"),
    [
        ("p10", True, False),
        ("mine", False, False),
        ("play", False, False),
        ("each", False, False),
        ("chance", False, False),
        ("either", True, False),
        ("less", False, False),
        ("more", True, False),
        ("extra", False, False),
        ("sweep", True, True),
        ("swap", True, True),
        ("swapgo", False, False),
        ("stack", True, True),
        ("back", True, False),
        ("nothing", True, True),
        ("unban", True, True),
        ("unself", True, False),
        ("lift", True, False),
        ("lose", True, True),
        ("hands", True, False),
        ("tradeall", True, True),
    ],
)
def test_e21_r4_what_is_blocked_in_the_field_and_in_a_hand(text: str, in_field: bool, in_hand: bool) -> None:
    assert refused(scene(text, "p3", bans=HANDS), "read field 1") == ("" if in_field else "illegal.ban")
    assert refused(scene("p1", text, bans=HANDS), "read hand 1") == ("" if in_hand else "illegal.ban")


def test_e21_a_card_of_another_hand_is_judged_by_that_hand() -> None:
    state = table("p1 p2", "p3 p4", "p5 p6", pile="p7", bans=HANDS, faces=(Face.OPEN, Face.HIDDEN, Face.OPEN))
    assert refused(state, "read hand 1 of 2") == "illegal.ban"


@pytest.mark.parametrize(
    ("act", "text"), [(Act.EXCHANGE, "swap"), (Act.SHUFFLE, "hands"), (Act.END, "end"), (Act.EXCHANGE, "back")]
)
def test_other_bans(act: Act, text: str) -> None:
    state = scene(text, "p3", bans=(act,))
    assert refused(state, "read field 1") == "illegal.ban"
    assert refused(state, "read hand 1") == ""


def test_e21_the_top_of_the_pile_that_takes_itself_into_a_hand() -> None:
    known({"grab": (e.Take(1, Place.PILE, Place.MINE), SELF)})
    state = table("p1 p2", "p3", "p5 p6", pile="grab p9", bans=HANDS, limits=(2, 2))
    state = state._replace(pile=(state.pile[0]._replace(face=Face.OPEN), *state.pile[1:]))
    assert refused(state, "read pile") == "illegal.ban"


def test_r4_a_text_once_begun_is_finished() -> None:
    """The ban is there before the card discards itself from the hand."""
    state = after(scene("p1", "ban"), "read hand 1")
    assert (state.bans, zones(state)[-1]) == (HANDS, "ban")


def test_a_refusal_names_what_is_forbidden_and_what_was_typed() -> None:
    state = scene("swap", "p3", bans=(Act.EXCHANGE,))
    for move, facts in (("read field 1", {"act": "exchange"}), ("read fiend 1", {"move": "read fiend 1"})):
        with pytest.raises(IllegalMove) as fault:
            rules.play(state, move)
        assert fault.value.facts == facts


def test_e22_a_card_that_leaves_the_field_for_the_discards_comes_to_no_hand() -> None:
    """It is the only field card, so that it is exchanged itself before it would be discarded."""
    known({"leave": (e.SwapTwo(Place.FIELD, Place.DISCARDS), SELF)})
    assert refused(table("leave", "p3", "p5", pile="p7", discards="p8", bans=HANDS), "read field 1") == ""


def test_e22_an_exchange_with_the_discards_is_no_discarding() -> None:
    state = table("p1", "back", "p5", pile="p7", discards="p8", bans=HANDS)
    assert zones(after(state, "read hand 1"))[1] == "p8"


def test_r4_bans_last_until_they_are_lifted() -> None:
    state = after(scene("unban", "p3", bans=(*HANDS, Act.END)), "read field 1")
    assert (state.bans, told(state).count("unbanned")) == ((), 2)


def test_c15_one_ban_is_lifted_alone() -> None:
    assert after(scene("lift", "p3", bans=(*HANDS, Act.SHUFFLE)), "read field 1").bans == HANDS


@pytest.mark.parametrize("text", ["unban", "back", "lift", "each"])
def test_e20_r5_what_means_nothing_is_only_discarded(text: str) -> None:
    """Lifting what is not banned; an exchange with no discards; nobody with a card in hand."""
    state = table(f"{text} p2", "", "", pile="p7 p8", limits=(2, 0))
    state = after(state, "read field 1")
    assert ("idle" in told(state), zones(state)[-1]) == (True, text)


def test_r5_do_nothing_means_nothing_and_stays() -> None:
    state = after(scene("nothing", "p3"), "read field 1")
    assert ("idle" in told(state), zones(state)[-1]) == (False, "")


def test_r5_a_clause_without_a_target_is_skipped() -> None:
    """One has lost already; the rest of the text is carried out."""
    known({"losing": (e.Lose(), e.Ban(Act.END), SELF)})
    state = after(scene("losing", "p3", losers=(0,)), "read field 1")
    assert (state.bans, zones(state)[-1]) == ((Act.END,), "losing")


def test_r5_the_same_condition_by_the_same_reader_means_nothing() -> None:
    known({"sum": (e.Decide(e.Most(e.Measure.SUM)),)})
    state = after(table("sum sum2", "p3", "p4", pile="p5 p6"), "read field 1")
    assert state.held is None
    assert [("idle" in told(after(state._replace(turn=seat), "read field 2"))) for seat in (0, 1)] == [True, False]


def test_r5_a_card_that_is_open_already_is_no_target() -> None:
    state = scene("peek", "p3")
    state = state._replace(pile=(state.pile[0]._replace(face=Face.OPEN), *state.pile[1:]))
    assert "idle" in told(after(state, "read field 1"))


def test_nobody_needs_a_secret_to_know_what_is_blocked() -> None:
    state = scene("mine", "less", bans=HANDS)
    assert rules.moves(rules.seen_by(0, state)) == rules.moves(state)


@pytest.mark.parametrize(
    ("clause", "held", "over"),
    [
        (e.SetLimit(Place.HANDS, 1), (1, 2, 1), False),  # the second may hold one more than the others
        (e.SetLimit(Place.HANDS, 1), (1, 3, 1), True),
        (e.SetLimit(Place.HANDS, 1), (2, 2, 1), True),
        (e.SetLimit(Place.HANDS, 2), (3, 2, 2), False),  # no lower than it was
        (e.Limit(Place.FIELD, -1), (3, 3, 3), False),
        (e.SetLimit(Place.MINE, 2), (3, 2, 2), False),
        (e.Limit(Place.MINE, -2), (1, 3, 2), True),
        (e.Limit(Place.OTHERS, -1), (2, 2, 1), False),  # the reader's own hand does not count
        (e.Limit(Place.OTHERS, -1), (2, 3, 1), True),
    ],
)
def test_r9_a_lowered_limit_makes_hands_overflow_by_what_each_may_hold(
    clause: e.Limit | e.SetLimit, held: tuple[int, ...], over: bool
) -> None:
    state = table("p1", "p2 p3", "p4 p5", "p6 p7", limits=(1, 2), offsets=(0, 1, 0))
    state = about_to(state, Spot(Place.FIELD, 0))
    assert limit_overfills(state, clause, held) == over


@pytest.mark.parametrize(("mine", "refusal"), [("p3", False), ("p3 p4", True)])
def test_e21_ones_own_limit_may_be_lowered_to_what_one_holds(mine: str, refusal: bool) -> None:
    state = table("cutmine p2", mine, "p5 p6", bans=HANDS, limits=(2, 2), pile="p7 p8")
    assert ("read field 1" in rules.moves(state)) != refusal


@pytest.mark.parametrize(
    ("text", "hand", "key"),
    [("less", "p2", "illegal.ban-over"), ("less", "p2 p3", "illegal.ban-over"), ("more", "p2", None)],
)
def test_a_ban_says_that_somebody_would_hold_too_many_where_the_card_itself_discards_nothing(
    text: str, hand: str, key: str | None
) -> None:
    state = table(f"{text} p1", hand, "p4", pile="p7 p8", limits=(2, 1), bans=HANDS)
    why = refusal(state, Spot(Place.FIELD, 0))
    assert (why[0] if isinstance(why, tuple) else why) == key


def test_a_hand_that_is_passed_on_to_who_may_hold_fewer_says_so() -> None:
    known({"passing": (e.PassHands(True),)})
    state = table("passing p1", "p2 p3", "p4", pile="p7 p8", limits=(2, 2), offsets=(0, -1), bans=HANDS)
    assert refusal(state, Spot(Place.FIELD, 0)) == ("illegal.ban-over", {"act": HANDS[0].value})


def test_a_ban_says_that_a_card_would_change_nothing_where_it_is_only_discarded_for_that() -> None:
    known({"undecides": (e.Undecide(),)})
    state = table("p1", "undecides p2", "p4", pile="p7 p8", bans=HANDS)
    assert refusal(state, Spot(Place.HANDS, 0, 0)) == ("illegal.ban-idle", {"act": HANDS[0].value})
    assert refusal(state, Spot(Place.HANDS, 1, 0)) == ("illegal.ban-self", {"act": HANDS[0].value})


@pytest.mark.parametrize(
    ("text", "act", "key"),
    [
        ("mine", HANDS[0], "illegal.ban-does"),
        ("swap", Act.EXCHANGE, "illegal.ban-does"),
        ("p10", HANDS[0], ""),
        ("swapgo", HANDS[0], "illegal.ban-taken"),
        ("p10", Act.READ_FIELD, "illegal.ban"),
    ],
)
def test_a_ban_says_what_of_the_card_is_forbidden(text: str, act: Act, key: str) -> None:
    """That it does it, or comes into a hand before it is discarded; of reading in a place the ban says all."""
    why = refusal(scene(text, "p3", bans=(act,)), Spot(Place.FIELD, 0))
    assert why == ((key, {"act": act.value}) if key else None)
