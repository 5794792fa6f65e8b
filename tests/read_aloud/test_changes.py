"""What an answer does on the table is told where it is the same in all imagined deals, the weightiest first."""

from __future__ import annotations

import pytest

from game.core.rules import Saying
from game.games.read_aloud.hints.changes import changed, kinds
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Face, Measure
from game.games.read_aloud.rules.state import State
from tests.read_aloud.scenes import SELF, known, table

known({"stop": (e.End(),), "goal": (SELF, e.Decide(e.Most(Measure.SUM)))})
MOST = e.Most(Measure.SUM)
PILE = "p1a p1b p1c p5 p6"
HERE = table("p1 p2", "p3 p4", "p8 p9", pile=PILE)
SHORT = table("p1 p2", "p3 p4", "p8 p9", pile="p1a")
AHEAD = table("p1 p2", "p8 p9", "p3 p4", pile=PILE, condition=MOST, by=1)
BEHIND = table("p1 p2", "p3 p4", "p8 p9", pile=PILE, condition=MOST, by=1)


def gone(before: State) -> State:
    """The first card of the field lies among the discards."""
    return before._replace(field=before.field[1:], discards=before.field[:1])


STOPS, GOALS = (table(f"{key} p2", "p3 p4", "p8 p9", pile=PILE) for key in ("stop", "goal"))
FEWER = HERE._replace(hands=(HERE.hands[0], HERE.hands[1][:1]))
OPEN = HERE._replace(faces=(*HERE.faces[:2], Face.OPEN))


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        (STOPS, gone(STOPS), ("reason.denies-end", {})),
        (GOALS, gone(GOALS), ("reason.denies-condition", {})),
        (GOALS, gone(GOALS)._replace(condition=MOST, by=0), None),
        (HERE, gone(HERE), None),
        (HERE, SHORT, ("reason.fewer-left", {"n": 3})),
        (AHEAD, AHEAD._replace(pile=SHORT.pile), ("reason.fewer-left", {"n": 3})),
        (BEHIND, BEHIND._replace(pile=SHORT.pile), None),
        (BEHIND._replace(pile=SHORT.pile), BEHIND, ("reason.more-left", {"n": 7})),
        (SHORT, HERE, None),
        (HERE, FEWER, ("reason.their-hand", {"seat": 1, "n": 1})),
        (HERE, FEWER._replace(condition=e.Least(Measure.CARDS), by=0), None),
        (HERE, OPEN, ("reason.shows", {"seats": (1,)})),
        (HERE, OPEN._replace(faces=(Face.OPEN,) * 3), None),
        (HERE, HERE._replace(offsets=(1, 0)), ("reason.limit", {"n": HERE.terms.limit + 1})),
        (HERE, HERE._replace(offsets=(0, 1)), None),
        (HERE, HERE, None),
    ],
)
def test_what_an_answer_does_for_a_seat_is_told(before: State, after: State, said: Saying | None) -> None:
    assert changed([(before, after)] * 4, 0) == said
    assert changed([(before, after)] * 3 + [(HERE, HERE)], 0) is None
    assert kinds([(before, after), (HERE, HERE)], 0) == ({said[0]} if said else set())
