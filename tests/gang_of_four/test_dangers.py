"""Who is said to go out is the one who would, and what is said to be lost is lost."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core.rules import Choice, Saying
from game.games.gang_of_four import GAME, rules
from game.games.gang_of_four.hints.compared import compared
from game.games.gang_of_four.hints.look import look_of
from game.games.gang_of_four.hints.reasons import reason
from game.games.gang_of_four.hints.told import parts
from game.games.gang_of_four.rules.cards import DECK
from game.games.gang_of_four.rules.state import Play, State
from game.words import words_of
from tests.gang_of_four.tables import combo, facing, table

MINE = "G3 Y4 Y5 Y6 YP"
LONG = "G2 G4 Y7 R6 G7"


def said(state: State, move: str) -> Saying:
    return reason(look_of(rules.seen_by(0, state), 0), move)


def with_dragon_gone(state: State) -> State:
    return state._replace(played=(*state.played, "RD"))


def test_whoever_leads_the_last_card_after_a_pass_is_named_and_not_who_could_not_beat_it() -> None:
    """The dragon is gone, so that nobody beats the phoenix; its player leads next."""
    state = with_dragon_gone(facing(table(MINE, "R2", "G5", "Y9"), 1, "GP"))
    assert said(state, "YP") == ("reason.lets-out-only", {"seat": 1})
    assert said(state, "pass") == ("reason.pass-lets-out", {"seat": 1})


def test_where_another_may_still_beat_it_this_is_no_certainty() -> None:
    state = facing(table("G3 Y4 Y5 Y6 RD", LONG, "Y9", "G5 G6"), 2, "GP")
    assert said(state, "RD") == ("reason.lets-out-all-only", {"seat": 2, "all": (0, 1)})
    assert said(state, "pass") == ("reason.pass-lets-out-all", {"seat": 2, "all": (0, 1)})


@pytest.mark.parametrize(("lang", "text"), [("en", "If you and B pass, C takes"), ("ja", "あなたとBがパスすると、C")])
def test_a_play_names_who_would_have_to_pass(lang: str, text: str) -> None:
    """That nobody passes is no news of the play itself."""
    state = facing(table("G3 Y4 Y5 Y6 RD", LONG, "Y9", "G5 G6"), 2, "GP")
    words = words_of(lang, GAME).named((words_of(lang, GAME)("player.me"), "B", "C", "D"))
    assert words.say(said(state, "RD")).startswith(text)


def test_the_player_of_what_lies_there_does_not_go_out_on_it() -> None:
    """It leads its card after a pass, whatever would beat its own; another one with a single card may beat it."""
    state = facing(table("G3 Y4 RD", "G5", "Y9 Y9"), 1, "G9")
    assert said(state, "pass") == ("reason.pass-lets-out", {"seat": 1})
    other = facing(table("G3 Y4 RD", "G5", "Y9 Y9"), 2, "G9")
    assert said(other, "RD") == ("reason.only-stop", {"seats": (1,)})


def test_the_alarm_comes_before_the_strength_of_a_gang() -> None:
    state = facing(table("G2 R2 R2 Y3 G6 Y6 Y6 R6 G7 G8", "G5", "Y9 Y9", LONG), 1, "RD")
    assert said(state, "G6 Y6 Y6 R6")[0].startswith("reason.lets-out")
    pairs = facing(table("G3 G3 Y4 Y4 G8 G9", "Y9", LONG), 1, "G1 G1")
    assert said(pairs, "G3 G3") == ("reason.lets-out", {"seat": 1})


def test_a_rival_that_forgot_the_call_goes_out_no_more() -> None:
    state = with_dragon_gone(facing(table(MINE, "R2", "G5 G5", "Y9 Y9"), 1, "GP"))._replace(out=(1,))
    assert not said(state, "YP")[0].startswith("reason.lets-out")


@pytest.mark.parametrize(
    ("held", "move", "key"),
    [
        ("G3 Y5 R9", "R9", "fewest"),
        ("G3 Y5 R9", "Y5", "better"),
        ("R9 R9 Y8", "R9", "fewest"),
        ("G3 G3 G4", "G4", "fewest"),
    ],
)
def test_a_single_card_that_may_be_beaten_is_compared_with_the_others(held: str, move: str, key: str) -> None:
    """Unseen are the phoenixes, the dragon and two 7s."""
    state = table(held, "RD", "G4 G5")
    gone = Counter(DECK) - Counter([*state.hands[0], "RD", "GP", "YP", "Y7", "R7"])
    seen = rules.seen_by(0, state._replace(played=tuple(gone.elements()), dummy=("Y7", "R7", "GP", "YP")))
    best = Choice(move, 1.0, reason(look_of(seen, 0), move))
    assert best.reason[0] == "reason.danger"
    other = next(card for card in held.split() if card != move)
    told, _ = compared(seen, 0, (best, Choice(other, 0.0, ("reason.plays", {"n": 9}))))
    if key == "better":
        assert [told.reason[1][part][0] for part in ("why", "more")] == ["reason.better", "reason.danger"]
    else:
        assert f"reason.danger-{key}" in (told.reason[0], told.reason[1].get("more", "-")[0])


def test_what_can_still_be_laid_is_not_called_broken() -> None:
    """A full house takes the red 2 of the planned flush, for which the multicoloured 1 stands in."""
    hand = "R1 M1 G2 Y2 R2 G3 Y3 R3 R3 R5 Y6 Y7 G8 Y8 R8 R10"
    state = facing(table(hand, LONG, LONG), 2, "G1 Y1 G5 Y5 Y5")
    main, _, price = parts(said(state, "G2 Y2 G8 Y8 R8"))
    assert (main, price) == (("reason.keeps", {"what": ("brief.gang", {"kind": "gang_of_four", "number": 3})}), None)


def test_what_is_broken_could_be_laid_beside_what_is_praised() -> None:
    """The yellow straight flush and the gang of 4s share a card."""
    hand = "G1 Y2 R2 Y4 Y4 R4 R4 Y5 G6 Y6 R6 Y7 G8 Y8 G9 R10"
    state = facing(table(hand, LONG, LONG), 2, "M1 G3 G4 G7 G8")
    main, _, price = parts(said(state, "Y2 Y5 Y6 Y7 Y8"))
    assert main == ("reason.keeps", {"what": ("brief.gang", {"kind": "gang_of_four", "number": 4})})
    assert price == ("reason.tears", {"what": ("brief.five", {"kind": "straight", "numbers": "5-6-7-8-9"})})


def test_all_who_hold_one_card_are_named_in_the_direction_of_play() -> None:
    state = facing(table("G3 Y4 RD", "Y9", "G5", LONG, direction=-1), 3, "G9")
    assert said(state, "RD") == ("reason.only-stop", {"seats": (2, 1)})
    assert said(state, "pass")[1]["seats"] == (2, 1)
    leads = table("G3 G3 Y4", "Y9", "G5", LONG)
    assert said(leads, "G3") == ("reason.danger", {"seats": (1, 2), "n": 48, "of": 61})


@pytest.mark.parametrize(
    ("others", "told"),
    [
        (("Y9", "G5", LONG), ("reason.too-few", {"seats": (1, 2), "few": 1})),
        (("Y9", "G5", "Y5"), ("reason.unanswered", {})),
        (("Y9 Y9", LONG, LONG), None),
    ],
)
def test_who_cannot_answer_so_many_cards_is_told_and_where_nobody_can(
    others: tuple[str, ...], told: Saying | None
) -> None:
    reasons = said(table("G3 G3 Y4 Y7 R9", *others), "G3 G3")
    assert (parts(reasons).main == told) == (told is not None)


def test_where_nobody_could_go_out_on_what_lies_there_either_this_is_no_reason_to_beat_it() -> None:
    """The dragon is held, so that nothing unseen beats the phoenix."""
    state = facing(table("G3 Y4 Y7 RD", "Y9", LONG, LONG), 2, "YP")
    assert parts(said(state, "RD")).main == ("reason.sure", {})


SINGLE, TAKEN = Play(1, None), (Play(1, combo("G6")), Play(0, combo("Y6")))


@pytest.mark.parametrize(
    ("trick", "last", "move", "key"),
    [
        ((), (), "G8", "danger"),
        ((), (Play(0, combo("Y6")), SINGLE), "G8", None),
        ((), (Play(0, combo("Y9")), SINGLE), "G8", "danger"),
        ((), (*TAKEN, SINGLE), "G8", None),
        ((), (Play(0, combo("Y6")), SINGLE, Play(0, combo("Y7")), Play(1, combo("R7"))), "G8", "danger"),
        ((), (Play(0, combo("Y6 R6")), SINGLE), "G8", "danger"),
        ((), (Play(0, combo("Y6")), SINGLE), "G5", "danger"),
    ],
)
def test_who_has_passed_with_one_card_on_a_lower_one_cannot_beat_this(
    trick: tuple[Play, ...], last: tuple[Play, ...], move: str, key: str
) -> None:
    state = table("G2 G5 G8 R9", "G3", LONG, trick=trick, last_trick=last)
    assert ("reason.danger" in str(said(state, move))) == (key == "danger")


def test_of_the_cards_that_the_last_one_can_be_those_are_counted_that_beat_the_move() -> None:
    """It has passed on a yellow 9: unseen below are all but the dragon, the phoenixes, the 10s and the red 9s."""
    state = table("G2 G5 G8 R8", "G3", LONG)
    all_of_them, few = said(state, "G8"), said(state._replace(last_trick=(Play(0, combo("Y9")), SINGLE)), "G8")
    higher = len([card for card in DECK if card in ("GP", "YP", "RD", "R9") or card.endswith("10")])
    assert (all_of_them[1]["n"] - few[1]["n"], all_of_them[1]["of"] - few[1]["of"]) == (higher, higher)


@pytest.mark.parametrize(("held", "few"), [("G3 Y5 GP R9", True), ("G3 Y5 GP G6", False)])
def test_a_danger_that_few_cards_make_is_called_small(held: str, *, few: bool) -> None:
    state, best = table(held, "RD", LONG), held.rsplit(maxsplit=1)[-1]
    seen = rules.seen_by(0, state)
    choices = [Choice(move, worth, said(state, move)) for move, worth in ((best, 1.0), ("G3", 0.9))]
    told, second = compared(seen, 0, tuple(choices))
    assert ("reason.danger-few" in str(told.reason[1].get("why"))) == few
    assert second.reason[0] == "reason.even"


@pytest.mark.parametrize("best", ["G2", "R9", "R5", "pass"])
@pytest.mark.parametrize("less", [3.0, 0.1])
@pytest.mark.parametrize("state", [table("G2 R5 Y6 R9", "G8", LONG), facing(table("G2 R5 Y6 R9", "G8", LONG), 2, "G1")])
def test_a_risk_is_never_what_a_hint_begins_with(state: State, best: str, less: float) -> None:
    seen = rules.seen_by(0, state)
    moves = [move for move in (best, "Y6", "R5", "pass") if move in rules.moves(seen)]
    choices = tuple(Choice(move, -n * less, said(state, move)) for n, move in enumerate(dict.fromkeys(moves)))
    hint = words_of("en", GAME).say(compared(seen, 0, choices)[0].reason)
    assert not hint.startswith("A risk")
    assert ("A risk" in hint) == (choices[0].move != "R9") or "None of your single cards is safer" in hint


@pytest.mark.parametrize(("held", "breaks"), [("R2 R3 R4 R5 R6 R7", False), ("R3 R4 R5 R6 R7 Y2", True)])
def test_a_straight_flush_is_broken_only_where_none_of_its_colour_stays(held: str, *, breaks: bool) -> None:
    state = facing(table(f"{held} G1 G1", LONG, LONG), 2, "G2")
    assert ("straight_flush" in str(parts(said(state, "R7")).price)) == breaks
