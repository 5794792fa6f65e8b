"""5-3 in its corners: what a ban blocks by place and by number (R4), and what means nothing (R5)."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.read_aloud import rules
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Act, Face, Measure, Place
from game.games.read_aloud.rules.state import State
from tests.read_aloud.scenes import SELF, after, known, refused, table, told, zones

known(
    {
        "less": (e.Limit(Place.HANDS, -1), SELF),
        "swapgo": (e.Swap(Place.PLAY), SELF),
        "onesgo": (e.SwapOnes(), SELF),
        "pairgo": (e.SwapTwo(Place.FIELD, Place.MINE), SELF),
        "takego": (e.Take(1, Place.FIELD, Place.MINE), SELF),
        "asmany": (e.Discard(e.Some(1, Place.FIELD)), e.Take(e.That(), Place.PILE, Place.MINE)),
        "turnall": (e.Turn(e.Whole(Place.HANDS), Face.OPEN),),
        "playdown": (e.Turn(e.Whole(Place.PLAY), Face.DOWN),),
        "another": (e.Discard(e.Some(1, Place.ANOTHER)), SELF),
        "most": (SELF, e.Decide(e.Most(Measure.SUM))),
        "thin": (e.Thin(3, True),),
        "asmuch": (SELF, e.Discard(e.Top(e.That()))),
        "shrinkswap": (e.Limit(Place.FIELD, -1), e.SwapLimits()),
        "growswap": (e.Limit(Place.HANDS, 1), e.SwapLimits()),
        "growpass": (e.Limit(Place.MINE, 1), e.PassHands(True)),
        "growtrade": (e.Limit(Place.MINE, 1), e.SwapHands(Place.ANOTHER)),
        "swapshrink": (e.SwapLimits(), e.Limit(Place.FIELD, -1)),
        "swapback": (e.Limit(Place.FIELD, 1), e.SwapLimits(), e.SwapLimits()),
        "growother": (e.Limit(Place.ANOTHER, 1), e.SwapHands(Place.ANOTHER)),
        "growall": (e.Limit(Place.HANDS, 1), e.PassHands(True)),
        "limits": (e.SwapLimits(), SELF),
        "extra": (SELF, e.Take(2, Place.PILE, Place.MINE)),
        "takenone": (e.Take(e.Count(Place.DISCARDS), Place.PILE, Place.MINE),),
        "dropnone": (e.Discard(e.Some(e.Count(Place.DISCARDS), Place.FIELD)),),
        "topnone": (e.Discard(e.Top(e.Count(Place.DISCARDS))),),
        "shownone": (e.Turn(e.Some(e.Count(Place.DISCARDS), Place.ANOTHER), Face.OPEN),),
        "turnnone": (e.Turn(e.Top(e.Count(Place.DISCARDS)), Face.OPEN),),
    }
)
HANDS = (Act.DISCARD_FROM_HANDS,)


def shown(state: State, place: Place, face: Face = Face.OPEN) -> State:
    """The table with the top of the pile, or the first card of the first hand, lying another way."""
    if place is Place.HANDS:
        first, *rest = state.hands[0]
        return state._replace(hands=((first._replace(face=face), *rest), *state.hands[1:]))
    return state._replace(pile=(state.pile[0]._replace(face=face), *state.pile[1:]))


def test_e21_on_the_pile_a_card_that_discards_itself_stays_readable() -> None:
    state = shown(table("p1 p2", "p3 p4", "p5 p6", pile="p7 p8 p9", bans=HANDS), Place.PILE)
    assert zones(after(state, "read pile"))[-2:] == ("p8 p9", "p7")


@pytest.mark.parametrize(
    ("text", "hand", "banned"),
    [
        ("swapgo", "p2 p3", True),
        ("swapgo", "", False),
        ("pairgo", "p2 p3", True),
        ("takego", "", True),
        ("onesgo", "p2 p3", True),
    ],
)
def test_r4_a_card_that_may_come_to_a_hand_first_is_blocked(text: str, hand: str, banned: bool) -> None:
    """It lies in the field alone, so that it is chosen (R9), unless there is nobody to come to."""
    state = table(text, hand, "", pile="p7 p8", limits=(1, 2), offsets=(0, -2), bans=HANDS)
    assert refused(state, "read field 1") == ("illegal.ban" if banned else "")


@pytest.mark.parametrize(("text", "banned"), [("pairgo", False), ("onesgo", False), ("takego", True)])
def test_r4_with_others_in_the_field_it_is_not_chosen(text: str, banned: bool) -> None:
    """One card taken is one too many for a full hand."""
    state = table(f"{text} p1", "p2 p3", "p4 p5", pile="p7 p8", bans=HANDS)
    assert (refused(state, "read field 1") == "illegal.ban") == banned


@pytest.mark.parametrize(("limit", "banned"), [(2, True), (3, False)])
def test_r4_that_many_cards_may_be_too_many(limit: int, banned: bool) -> None:
    state = table("asmany p1", "p2 p3", "p4 p5", pile="p7 p8 p9", limits=(2, limit), bans=HANDS)
    assert (refused(state, "read field 1") == "illegal.ban") == banned


@pytest.mark.parametrize(("held", "banned"), [("p2 p3", True), ("p2", False)])
def test_r4_a_lower_limit_is_blocked_only_where_a_hand_overflows(held: str, banned: bool) -> None:
    """With no field card left to fill them up, hands may be below the limit."""
    state = table("less p1", held, "p4", pile="p7", limits=(2, 2), bans=HANDS)
    assert (refused(state, "read field 1") == "illegal.ban") == banned


@pytest.mark.parametrize(
    ("text", "hand", "limits", "offset", "banned"),
    [
        ("less", "p2", (2, 1), 0, True),
        ("limits", "p2", (1, 2), -1, True),
        ("limits", "p2 p3", (2, 1), 1, False),
        ("extra", "p2", (2, 2), 0, True),
        ("extra", "p2", (2, 3), 0, False),
    ],
)
def test_r4_a_hand_is_compared_with_the_very_limit_it_will_have(
    text: str, hand: str, limits: tuple[int, int], offset: int, banned: bool
) -> None:
    """A limit may come to nothing; a player may hold more or fewer than the others."""
    state = table(f"{text} p1", hand, "p4", pile="p7 p8 p9", limits=limits, offsets=(offset, 0), bans=HANDS)
    assert (refused(state, "read field 1") == "illegal.ban") == banned


@pytest.mark.parametrize(
    ("text", "banned"),
    [
        ("shrinkswap", True),
        ("growswap", True),
        ("growpass", True),
        ("growtrade", True),
        ("swapback", True),
        ("growother", True),
        ("swapshrink", False),
        ("growall", False),
    ],
)
def test_r4_limits_count_as_the_clauses_before_leave_them(text: str, banned: bool) -> None:
    """Blocked exactly where, without the ban, somebody is asked what to discard."""
    state = table(f"{text} p1", "p2 p3", "p4 p5", pile="p6 p7 p8 p9 p10", picks=True, bans=HANDS)
    assert (refused(state, "read field 1") == "illegal.ban") == banned
    free = after(state._replace(bans=()), "read field 1")
    while free.asked and free.asked.kind == "replenish":
        free = after(free, rules.moves(free)[0])
    assert (free.asked is not None) == banned


@pytest.mark.parametrize(
    ("faces", "idle"),
    [((Face.OPEN, Face.OPEN, Face.OPEN), True), ((Face.OPEN, Face.OPEN, Face.HIDDEN), False)],
)
def test_r5_turning_what_lies_so_already_means_nothing(faces: tuple[Face, ...], idle: bool) -> None:
    state = after(table("turnall p1", "p2 p3", "p4 p5", pile="p6 p7", faces=faces), "read field 1")
    assert ("idle" in told(state), zones(state)[-1]) == (idle, "turnall" if idle else "")


def test_r5_of_field_and_hands_an_empty_hand_is_no_target() -> None:
    """Only the empty hand does not lie face down yet."""
    faces = (Face.DOWN, Face.DOWN, Face.HIDDEN)
    state = table("p1 p4", "p2 p3", "", pile="playdown p6", faces=faces, offsets=(0, -2))
    assert "idle" in told(after(shown(state, Place.PILE), "read pile"))


@pytest.mark.parametrize(("by", "idle"), [(0, True), (1, False)])
def test_r5_the_same_condition_read_by_another_is_another(by: int, idle: bool) -> None:
    """A condition stores its reader (R12)."""
    state = table("most p1", "p2", "p3", pile="p4 p5", condition=e.Most(Measure.SUM), by=by)
    state = after(state, "read field 1")
    assert (state.by, "idle" in told(state)) == (0, idle)


@pytest.mark.parametrize(("pile", "idle"), [("p4 p5 p6", True), ("p4 p5 p6 p7", False)])
def test_e31_a_pile_of_three_times_the_field_is_small_enough(pile: str, idle: bool) -> None:
    assert ("idle" in told(after(table("thin", "p1", "p2", pile=pile), "read field 1"))) == idle


def test_r5_as_many_as_this_card_is_one() -> None:
    assert zones(after(table("asmuch p1", "p2", "p3", pile="p4 p5 p6"), "read field 1"))[-2:] == ("p6", "asmuch p5")


@pytest.mark.parametrize("text", ["takenone", "dropnone", "topnone", "shownone", "turnnone"])
def test_r5_as_many_as_there_are_discards_means_nothing_where_there_are_none(text: str) -> None:
    state = table(f"{text} p1", "p2", "p3", pile="p4 p5")
    assert "idle" in told(after(state, "read field 1"))
    some = table(f"{text} p1", "p2", "p3", pile="p4 p5", discards="p6")
    assert "idle" not in told(after(some, "read field 1"))


NONE_MOVED: dict[str, e.Clause] = {
    "donothingthat": e.Nothing(),
    "decidethat": e.Decide(e.Reader()),
    "undecidethat": e.Undecide(),
    "losethat": e.Lose(),
    "loseeachthat": e.LoseEach(Place.OTHERS),
    "againthat": e.Again(),
    "skipthat": e.Skip(),
    "forbidthat": e.Ban(Act.SHUFFLE),
    "forbidagainthat": e.Ban(Act.END),
    "allowthat": e.Unban(Act.END),
    "widenthat": e.Limit(Place.FIELD, 1),
    "widenminethat": e.Limit(Place.MINE, 1),
    "swaplimitsthat": e.SwapLimits(),
    "unmetthat": e.If(e.Undecided(), e.Lose()),
    "sweephandthat": e.Discard(e.Whole(Place.ANYONE)),
    "tradehandsthat": e.SwapHands(Place.ANOTHER),
    "ownershandthat": e.SwapHands(Place.OWNER),
    "swapminethat": e.Swap(Place.MINE),
    "swappairthat": e.SwapTwo(Place.FIELD, Place.MINE),
    "stackminethat": e.Stack(Place.MINE, e.Change.ZERO),
    "takeownerthat": e.Take(1, Place.PILE, Place.OWNER),
    "shufflethese": e.Shuffle(Place.HANDS),
}
known({name: (SELF, clause, e.Discard(e.Top(e.That()))) for name, clause in NONE_MOVED.items()})


@pytest.mark.parametrize("text", NONE_MOVED)
@pytest.mark.parametrize(
    "so_far",
    [{"bans": (Act.END,), "condition": e.Reader(), "by": 1}, {"losers": (0,)}],
    ids=["changed", "unchanged"],
)
def test_as_many_as_the_clause_before_moved_is_none_where_that_moved_none(text: str, so_far: dict[str, Any]) -> None:
    """Nobody holds a card, so that some have no target. The card itself was one, but it was not the last."""
    state = after(table(text, "", "", pile="p1 p2 p3 p4 p5 p6", limits=(1, 0), **so_far), "read field 1")
    assert zones(state)[-1] == text


MOVED: dict[str, tuple[e.Clause, int]] = {
    "discardtwothat": (e.Discard(e.Top(2)), 2),
    "eachthat": (e.Each(Place.HANDS, 2), 4),
    "thinthat": (e.Thin(8, False), 3),
    "shufflethat": (e.Shuffle(Place.HANDS), 4),
    "turnonethat": (e.Turn(e.Top(3), Face.OPEN), 3),
    "turnallthat": (e.Turn(e.Whole(Place.HANDS), Face.OPEN), 4),
    "topthat": (e.SwapTwo(Place.PILE, Place.DISCARDS), 2),
    "swaphandsthat": (e.SwapHands(Place.ANOTHER), 4),
    "passthat": (e.PassHands(True), 4),
    "takethat": (e.Take(1, Place.PILE, Place.HANDS), 2),
}
known({name: (SELF, clause, e.Discard(e.Top(e.That()))) for name, (clause, _) in MOVED.items()})


@pytest.mark.parametrize(("text", "n"), [(text, n) for text, (_, n) in MOVED.items()])
def test_as_many_as_the_clause_before_moved_or_turned(text: str, n: int) -> None:
    """Both cards of an exchange, and all those of both hands."""
    pile = " ".join(f"p{n}" for n in range(20, 32))
    state = table(text, "p1 p2", "p3 p4", pile=pile, discards="p5", limits=(1, 2))
    state = after(state, "read field 1")
    while state.asked:
        state = after(state, rules.moves(state)[0])
    gone = [len(event.facts["cards"]) for event in state.news if event.kind == "discarded-pile"]
    assert gone[-1] == n
