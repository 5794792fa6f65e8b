"""A hint calls probable only what hangs on hidden cards, and says who else would meet a condition."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.chance import Dice
from game.core.rules import Saying
from game.games.read_aloud import rules
from game.games.read_aloud.hints.surely import PROBABLE, WINS, surely
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Face, Measure
from game.games.read_aloud.rules.sight import imagine
from game.games.read_aloud.rules.state import State
from game.words import LANGUAGES
from tests.read_aloud import sights
from tests.read_aloud.scenes import table

OPEN, HIDDEN = (Face.OPEN,) * 3, (Face.OPEN, Face.HIDDEN, Face.HIDDEN)
MOST, NEAREST = e.Most(Measure.SUM), e.Nearest(Measure.SUM, None)
PROBABLY = {"en": ("probably",), "ja": ("おそらく", "そうです", "そうにありません")}


def said(key: str, condition: e.Condition | None, mine: str = "p8 p9", **facts: Any) -> Saying:
    """The reason as it is told of an answer that changes nothing."""
    state: State = table("p1 p2", mine, "p0 p3", pile="p4 p5 p6 p7", condition=condition, by=1, **facts)
    seen = rules.seen_by(0, state)
    worlds = [imagine(seen, 0, Dice(f"worlds-{n}")) for n in range(6)]
    return surely(seen, 0, worlds, worlds, (key, {}))


@pytest.mark.parametrize("key", PROBABLE)
def test_where_all_hands_lie_open_nothing_is_probable(key: str) -> None:
    assert said(key, MOST, faces=OPEN)[0] == f"{key}-sure"
    assert said(key, MOST, faces=HIDDEN)[0] == key
    assert said("reason.even", MOST, faces=OPEN)[0] == "reason.even"


def test_what_hangs_on_no_hidden_card_is_sure_all_the_same() -> None:
    for condition in (e.Reader(), e.Beside(True), None):
        assert said("reason.takes-away", condition, faces=HIDDEN)[0] == "reason.takes-away-sure"


def test_a_hand_that_is_only_recalled_is_no_longer_sure() -> None:
    """The others' hand was open once: the bot recalls it, but the player no longer sees it."""
    state = table("p1 p2", "p8 p9", "p0 p3", pile="p4 p5", condition=MOST, by=1, faces=HIDDEN)
    known = tuple(piece._replace(known=1) for piece in state.hands[1])
    seen = rules.seen_by(0, state._replace(hands=(state.hands[0], known)))
    assert all(piece.recalled for piece in seen.hands[1])
    worlds = [imagine(seen, 0, Dice("recalled"))]
    assert surely(seen, 0, worlds, worlds, ("reason.stays-ahead", {}))[0] == "reason.stays-ahead"


def test_the_total_of_a_field_that_lies_face_down_is_not_known() -> None:
    """Where the hands are equal, whatever lies there decides nothing."""
    down = (Face.DOWN, Face.OPEN, Face.OPEN)
    assert said("reason.holds-all", NEAREST, "p3a p0a", faces=down)[0] == "reason.holds-all-shared-sure"
    assert said("reason.holds-all", NEAREST, "p3a p1a", faces=down)[0] == "reason.holds-all"


@pytest.mark.parametrize("key", WINS)
def test_who_else_meets_the_condition_is_named(key: str) -> None:
    inside, facts = said(key, MOST, "p3a p0a", faces=OPEN)
    assert (inside, facts) == (f"{key}-shared-sure", {"seats": (1,)})
    assert said(key, e.Most(Measure.CARDS), faces=HIDDEN)[0] == f"{key}-shared-sure"


def test_the_reason_inside_another_is_told_so_too() -> None:
    state: State = table("p1 p2", "p8 p9", "p0 p3", pile="p4", condition=MOST, by=1, faces=OPEN)
    why: Saying = ("reason.chance", {"why": ("reason.stays-ahead", {}), "share": 0.5})
    inside: Saying = ("reason.stays-ahead-sure", {})
    assert surely(rules.seen_by(0, state), 0, [state], [state], why) == ("reason.chance", {"why": inside, "share": 0.5})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_sure_is_said_without_a_doubt(lang: str) -> None:
    words = sights.scene(sights.table([sights.STAYS], *[[sights.STAYS]] * 3), lang=lang).words
    for key in PROBABLE:
        facts = {"seat": 1, "seats": (1, 2)}
        sure = [words(f"{key}{end}-sure", **facts) for end in (("", "-shared") if key in WINS else ("",))]
        doubt = [words(f"{key}{end}", **facts) for end in (("", "-shared") if key in WINS else ("",))]
        assert not [text for text in sure if any(word in text for word in PROBABLY[lang])]
        assert all(any(word in text for word in PROBABLY[lang]) for text in doubt)
        assert not [text for text in (sure + doubt)[1::2] if key in WINS and "Ben" not in text]
