"""Of a card that ends the game before its end, what follows is not promised: it says so before it is read."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.chance import Chance
from game.core.match import Match
from game.games.read_aloud import GAME, rules
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Discard, Place, Some, Text, This
from game.games.read_aloud.page.foretold import ends_with
from game.games.read_aloud.page.slips import told
from game.games.read_aloud.rules.legal import readable
from game.games.read_aloud.rules.state import Spot, State
from tests.read_aloud.sights import PLAIN, drawn, for_both, scene, slip, table

DECIDE = e.Decide(e.Most(e.Measure.SUM))
FIRST = Spot(Place.FIELD, 0)
ENDS: dict[str, tuple[Text, int, int]] = {
    "by its words": ((e.End(), DECIDE), 20, 0),
    "in the middle": ((DECIDE, e.End(), Discard(This())), 20, 1),
    "as the last card": ((Discard(This()), DECIDE), 0, 0),
    "when it fills a hand": ((Discard(Some(1, Place.MINE)), Discard(This()), DECIDE), 0, 0),
    "where its test is met": ((e.If(e.None_(Place.PILE), e.End()), DECIDE), 0, 0),
}
"""The text, the cards of the pile, and the clause with which the game ends."""
GOES_ON: dict[str, tuple[Text, int]] = {
    "at its own end": ((DECIDE, e.End()), 20),
    "while cards are left": ((Discard(This()), DECIDE), 1),
    "by a choice": ((e.Either(e.End(), DECIDE), Discard(This())), 20),
    "where its test is not met": ((e.If(e.None_(Place.PILE), e.End()), DECIDE), 20),
}


def _table(text: Text, pile: int) -> State:
    return table([text], [PLAIN], [PLAIN], pile=pile, limits=(1, 1))


def _last_clause(state: State) -> int:
    """The clause with which the game ends after the first card of the field and the first of all answers."""
    state, reached = rules.play(state, "read field 1"), 0
    while True:
        reached = max(reached, *(int(event.facts["n"]) for event in state.news if event.kind == "clause"), 0)
        if state.over:
            return reached
        state = rules.play(state, rules.moves(state)[0])


@pytest.mark.parametrize("lang", for_both)
@pytest.mark.parametrize(("text", "pile", "at"), ENDS.values(), ids=ENDS)
def test_what_follows_the_end_is_struck_out_and_told_not_to_be_done(text: Text, pile: int, at: int, lang: str) -> None:
    state = _table(text, pile)
    here = scene(rules.seen_by(0, state), "c0", lang=lang)
    said, page = here.words("page.cut-short", nth=at + 1), drawn(here)
    account = page.one("section", "account")
    assert said in account.text
    assert len(account.all("li", "to-come")) == at + 1
    left = account.all("li", "left")
    assert len(left) == len(text) - at - 1
    assert all(here.words("page.left") in each.text for each in left)
    assert slip(page, "c0").attributes.get("aria-description") == said
    assert said in told(here, FIRST)
    assert _last_clause(state) == at


@pytest.mark.parametrize(("text", "pile"), GOES_ON.values(), ids=GOES_ON)
def test_of_other_cards_all_is_told_as_to_come(text: Text, pile: int) -> None:
    here = scene(rules.seen_by(0, _table(text, pile)), "c0")
    assert ends_with(here, FIRST) is None
    assert not drawn(here).one("section", "account").all("li", "left")


def test_a_test_of_cards_that_are_not_seen_is_not_told() -> None:
    sight: dict[str, Any] = {"condition": e.Most(e.Measure.SUM), "by": 1}
    hidden = (e.LoseBy(e.Most(e.Measure.SUM)), e.End(), DECIDE)
    state = table([hidden], [PLAIN], [PLAIN], limits=(1, 1), **sight)
    assert ends_with(scene(rules.seen_by(0, state), "c0"), FIRST) is None


@pytest.mark.parametrize("seats", GAME.seats)
def test_in_whole_matches_it_is_told_only_where_it_comes_so(seats: int) -> None:
    dice, said = Chance(f"cut-{seats}")("moves"), 0
    for n in range(6):
        match = Match.begin(GAME, f"cut-{seats}-{n}", ("random",) * seats)
        while match.asked is not None:
            state: State = match.state
            here = scene(rules.seen_by(state.turn, state), seat=state.turn)
            spots = zip(readable(state), rules.moves(state), strict=True) if state.asked is None else ()
            for last, move in [(last, move) for spot, move in spots if (last := ends_with(here, spot)) is not None]:
                after, reached = rules.play(state, move), 0
                while True:
                    reached = max([reached, *(event.facts["n"] for event in after.news if event.kind == "clause")])
                    if after.over or after.reading is None:
                        break
                    after = rules.play(after, rules.moves(after)[0])
                assert after.over, move
                assert reached <= last, move
                said += 1
            match = match.play(dice.choice(rules.moves(match.state)))
    assert said
