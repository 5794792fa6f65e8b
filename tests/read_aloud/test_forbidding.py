"""A ban says whose card set it, where the last moves tell it: with a card that it forbids, and in the explanation."""

from __future__ import annotations

import pytest

from game.core.rules import Event
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Act
from game.games.read_aloud.page.explained import CONDITION
from game.games.read_aloud.page.forbidding import forbidding
from tests.read_aloud.sights import STAYS, after, drawn, for_both, scene, slip, table

ACT = Act.END
BAN, LIFT, ENDS = (e.Ban(ACT),), (e.Unban(ACT),), (e.End(),)


@pytest.mark.parametrize("lang", for_both)
def test_it_stands_with_the_card_and_in_the_explanation(lang: str) -> None:
    state, log = after(table([BAN, ENDS], [STAYS, STAYS], [STAYS, STAYS]), "read field 1", "read hand 1")
    here = scene(state, "c1", log=log, lang=lang, folds=(CONDITION,))
    page, said = drawn(here), here.words("illegal.ban-by", seat=0)
    assert said in page.one("section", "account").text
    assert said in (slip(page, "c1").attributes["aria-description"] or "")
    read = next(event.facts["card"] for event in log if event.kind == "read")
    by = here.words("explain.banned-by", seat=0, cards=(read,))
    assert by in page.one("div", "explained").text


def test_what_was_lifted_or_is_too_long_ago_is_nobodys() -> None:
    start = table([BAN, LIFT], [STAYS, STAYS], [STAYS, STAYS])
    state, log = after(start, "read field 1", "read field 2", "read field 1")
    assert forbidding(scene(state, log=log), ACT.value) == (0, "k0")
    state, lifted = after(start, "read field 1", "read field 2")
    assert forbidding(scene(state, log=lifted), ACT.value) is None
    late: tuple[Event, ...] = tuple(event for event in log if event.kind == "clause")
    assert forbidding(scene(state, log=late), ACT.value) is None
