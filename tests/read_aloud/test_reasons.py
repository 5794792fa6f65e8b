"""The expert gives one reason in the words of the table, with the chance to win in second place."""

from __future__ import annotations

import pytest

from game.bots import analyse
from game.core.chance import Dice
from game.core.match import Match
from game.core.rules import Saying
from game.games.read_aloud import GAME, hints, rules
from game.games.read_aloud.bots.answering import by_move
from game.games.read_aloud.hints.both import NEXT
from game.games.read_aloud.hints.figures import figure
from game.games.read_aloud.hints.gains import gain
from game.games.read_aloud.hints.reasons import Case, Look, _can_win, _in_general, _of_next, _of_tie, _told_apart
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Measure
from game.games.read_aloud.rules.state import State
from game.words import LANGUAGES, words_of
from tests.every import few
from tests.read_aloud.scenes import SELF, after, known, table
from tests.read_aloud.test_preferred import RIVAL, nodes

known(
    {
        "stop": (e.End(),),
        "rest": (e.Nothing(),),
        "lowest": (SELF, e.Decide(e.Least(Measure.SUM))),
        "nobody": (SELF, e.Undecide()),
        "cleared": (e.Discard(e.Some(1, e.Place.MINE)), e.Undecide(), SELF),
        "vain": (SELF, e.Undecide()),
        "allothers": (SELF, e.LoseEach(e.Place.OTHERS)),
        "alllose": (SELF, e.LoseEach(e.Place.HANDS)),
        "richest": (SELF, e.LoseBy(e.Most(Measure.SUM))),
    }
)
MOST = e.Most(Measure.SUM)
OPEN = (e.Face.OPEN,) * 4


def reasons(state: State) -> dict[str, Saying]:
    """What the expert says of each move of the first seat."""
    choices = analyse(hints.reasoned, rules.seen_by(0, state), 0, Dice("reasons"))
    return {choice.move: choice.reason for choice in choices}


def inmost(reason: Saying) -> Saying:
    """The reason without the chance."""
    found: Saying = reason[1].get("why", reason)
    return found


@pytest.mark.parametrize(
    ("state", "move", "why"),
    [
        (table("p1 p2", "p0 lowest", "p8 p9", condition=MOST, by=1), "read hand 2", ("reason.sets", {})),
        (table("p1 p2", "p0 nobody", "p8 p9", condition=MOST, by=1), "read hand 2", ("reason.takes-away", {"seat": 1})),
        (table("p1 p2", "p8 p9", "p0 p3", condition=MOST, by=1), "read field 1", ("reason.stays-ahead", {})),
        (
            table("p1 p2", "p4 p9", "p5 p3", condition=e.Least(Measure.SUM), by=1),
            "read hand 2",
            ("reason.gets-ahead", {}),
        ),
        (
            table("p1 p2", "p-4 p3", "p9 p8", condition=MOST, by=1),
            "read hand 1",
            (
                "reason.nearer-by",
                {"count": ("count.is", {"what": ("count.sum", {}), "n": ("count.n", {"n": 4})}), "was": -1},
            ),
        ),
        (table("allothers p2", "p4 p3", "p9 p8", "p5 p6"), "read field 1", ("reason.fallen", {"seats": (1, 2)})),
        (table("richest p2", "p4 p3", "p9 p8", "p5 p6"), "read field 1", ("reason.fallen", {"seats": (1,)})),
        (table("alllose p2", "p4 p3", "p9 p8"), "read field 1", None),
    ],
)
def test_what_an_answer_changes_under_the_condition_is_told(state: State, move: str, why: Saying | None) -> None:
    counts = figure(rules.seen_by(0, state), 0, [state], by_move(state)[move])
    assert gain([(state, after(state, move))], 0, counts) == why


def test_what_is_not_so_in_all_deals_is_no_gain() -> None:
    ahead, behind = (table("p1 p2", "p4 p5", hand, condition=MOST, by=1, pile="p7 p6") for hand in ("p0 p3", "p8 p9"))
    pairs = [(state, after(state, "read field 1")) for state in (ahead, behind)]
    assert gain(pairs[:1], 0) == ("reason.stays-ahead", {})
    assert gain(pairs, 0) is None


def test_it_says_whom_it_keeps_from_winning() -> None:
    """Whoever reads next can end the game and would win; only without a condition nobody does."""
    state = table("stop p1 p2", "p0 nobody", "p8 p9", condition=MOST, by=1, faces=OPEN[:3], pile="p1a p2a p3 p4")
    assert inmost(reasons(state)["read hand 2"]) == ("reason.keeps-from", {"seat": 1})


def test_of_a_card_that_changes_nothing_that_is_said_and_of_no_other() -> None:
    state = table("vain p1", "p5 lowest", "p7 p8", faces=OPEN[:3], pile="p2 p3 p4")
    told = {move: inmost(reason)[0] for move, reason in reasons(state).items()}
    assert told["read field 1"] in ("reason.idle", "reason.idle-best")
    assert "idle" not in told["read hand 2"]


def case(best: State, other: State, beside: Saying | None = None, hope: float = 0.5) -> Case:
    """A decision of the first seat, with what came of the next best answer."""
    return Case(best, 0, [best] * 4, (), hope, nodes(other, 0.5), beside)


KEEPS = table("p1 p2", "p5 lowest", "p0 p1a", pile="p2a p3 p4")
GIVES = KEEPS._replace(hands=(KEEPS.hands[0][:1], KEEPS.hands[1]))


def test_a_useful_card_that_stays_is_told_where_the_next_best_gives_it_away() -> None:
    look = Look(nodes(KEEPS, 0.6), (), won=False)
    assert _in_general(case(KEEPS, GIVES, hope=0.6), 0, look, ("", {})) == ("reason.still-condition", {})
    assert _in_general(case(KEEPS, KEEPS, hope=0.6), 0, look, ("", {}))[0] == "reason.further"


def test_what_the_next_best_does_as_well_is_no_reason_alone() -> None:
    said: Saying = ("reason.sets", {})
    open_handed = KEEPS._replace(faces=OPEN[:3])
    for other, hope, told in (
        (open_handed, 0.6, ("", ("reason.covered", {"than": NEXT, "others": RIVAL}))),
        (KEEPS, 0.51, ("-even", said)),
        (KEEPS, 0.6, ("-further", said)),
    ):
        look = Look(nodes(KEEPS, hope), (), won=False)
        assert _told_apart(case(KEEPS, other, said, hope), look, said) == told
        assert _told_apart(case(KEEPS, other, ("reason.nearer", {}), hope), look, said) == ("", said)


def test_of_a_tie_it_says_what_is_better_all_the_same_or_how_it_stands_after_both() -> None:
    even: Saying = ("reason.even", {})
    stands: Saying = ("reason.still-open", {})
    look = Look(nodes(KEEPS, 0.51), (), won=False)
    theirs = case(KEEPS, KEEPS._replace(condition=e.Least(Measure.SUM), by=1), hope=0.51)
    assert _of_tie(theirs, look, even, 0) == ("-even", ("reason.none-set", {"than": NEXT, "others": RIVAL}))
    same = case(KEEPS, KEEPS, hope=0.51)
    assert _of_tie(same._replace(stands=stands), look, even, 0) == ("-even", stands)
    assert _of_tie(same._replace(stands=("reason.holds", {})), look, even, 0) == ("", even)
    assert _of_tie(same, look, ("reason.lead", {}), 0) == ("", ("reason.lead", {}))


def test_what_a_text_does_whatever_is_answered_is_no_reason_for_an_answer() -> None:
    """Both cards of the hand may be discarded; the condition that another meets goes with either."""
    state = table("p1 p2", "cleared p0 p6", "p8 p9", condition=MOST, by=1, pile="p3 p4 p1a p2a")
    asked = after(state, "read hand 1")
    told = reasons(asked)
    assert asked.asked
    assert len(told) > 1
    assert "reason.takes-away" not in {inmost(said)[0].removesuffix("-sure") for said in told.values()}


def test_that_the_seat_probably_wins_soon_is_not_said_of_a_small_chance() -> None:
    assert _of_next(Look(nodes(KEEPS, 0.5), (), won=True), ()) == ("reason.end-soon", {})
    assert _of_next(Look(nodes(KEEPS, 0.3), (), won=True), ()) is None


def test_an_end_that_another_choice_brings_as_well_says_so() -> None:
    told = reasons(table("stop stop1", "p0 p9", "p2 p1", condition=MOST, by=1, pile="p3 p4 p5 p6 p7 p8"))
    best, second, *_ = told.values()
    assert (best, second) == (
        ("reason.same", {"why": ("reason.ends-all", {})}),
        ("reason.same", {"why": ("reason.ends-all", {})}),
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_chance_stands_in_second_place(lang: str) -> None:
    words = words_of(lang, GAME)
    why: Saying = ("reason.then-ahead", {})
    said = words("reason.chance", why=why, share=0.49)
    assert said.startswith(words.say(why))
    assert "49%" in said.removeprefix(words.say(why))


def test_where_only_what_comes_later_tells_the_chance_of_the_next_best_stands_beside() -> None:
    later = set()
    for number in few(range(8)):
        match = Match.begin(GAME, f"thin-{number}", ("me", "easy"))
        for _ in range(12):
            seat = match.asked or 0
            seen, moves = match.seen(seat), match.game.rules.moves(match.seen(seat))
            if len(moves) > 1:
                key, facts = analyse(hints.reasoned, seen, seat, match.dice(seat))[0].reason
                later |= {(facts["share"], facts["less"])} if key == "reason.chance-ahead" else set()
            match = match.play(moves[0]) if moves else match
    assert later
    assert all(share > less for share, less in later)


def test_a_seat_wins_soon_only_where_it_meets_the_condition_and_has_in_reach_what_ends_the_game() -> None:
    ahead = table("p1 p2", "p8 stop", "p3 p4", pile="p2a p3a p4a", condition=MOST, by=1)
    assert _can_win(ahead, 0)
    assert not _can_win(ahead, 1)
    assert not _can_win(ahead._replace(condition=None), 0)
    assert not _can_win(table("p1 p2", "p8 p9", "p3 p4", pile="p2a p3a p4a", condition=MOST, by=1), 0)
