"""The expert gives one reason in the words of the table, with the chance to win in second place."""

from __future__ import annotations

import pytest

from game.bots import analyse
from game.core.chance import Dice
from game.core.rules import Saying
from game.games.read_aloud import GAME, rules
from game.games.read_aloud.bots import expert
from game.games.read_aloud.bots.gains import gain
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Measure
from game.games.read_aloud.rules.state import State
from game.words import LANGUAGES, words_of
from tests.read_aloud.scenes import SELF, after, known, table

known(
    {
        "stop": (e.End(),),
        "rest": (e.Nothing(),),
        "lowest": (SELF, e.Decide(e.Least(Measure.SUM))),
        "nobody": (SELF, e.Undecide()),
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
    choices = analyse(expert.think, rules.seen_by(0, state), 0, Dice("reasons"))
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
        (table("p1 p2", "p-4 p3", "p9 p8", condition=MOST, by=1), "read hand 1", ("reason.nearer", {})),
        (table("allothers p2", "p4 p3", "p9 p8", "p5 p6"), "read field 1", ("reason.fallen", {"seats": (1, 2)})),
        (table("richest p2", "p4 p3", "p9 p8", "p5 p6"), "read field 1", ("reason.fallen", {"seats": (1,)})),
        (table("alllose p2", "p4 p3", "p9 p8"), "read field 1", None),
    ],
)
def test_what_an_answer_changes_under_the_condition_is_told(state: State, move: str, why: Saying | None) -> None:
    assert gain([(state, after(state, move))], 0) == why


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


def test_where_nothing_is_gained_it_says_which_useful_card_stays() -> None:
    state = table("p1 p2", "p5 stop", "p7 p8", faces=OPEN[:3], pile="p2a p3 p4")
    told = [inmost(reason)[0] for reason in reasons(state).values()]
    assert "reason.still-end" in told
    assert "reason.still-condition" not in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_chance_stands_in_second_place(lang: str) -> None:
    words = words_of(lang, GAME)
    why: Saying = ("reason.nearer", {})
    said = words("reason.chance", why=why, share=0.49)
    assert said.startswith(words.say(why))
    assert "49%" in said.removeprefix(words.say(why))
