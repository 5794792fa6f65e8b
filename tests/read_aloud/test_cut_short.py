"""A card that ends the game says so before it is read, and who would win; what follows its end is not promised."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from game.core.chance import Chance
from game.core.match import Match
from game.games.read_aloud import GAME, rules
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Discard, Place, Some, Text, This
from game.games.read_aloud.page.coach import coach
from game.games.read_aloud.page.foretold import ends, ends_with
from game.games.read_aloud.page.slips import told
from game.games.read_aloud.rules.legal import readable
from game.games.read_aloud.rules.state import Spot, State
from game.ui.view import Scene
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
    assert here.words("page.ends-hidden" if DECIDE in text[: at + 1] else "page.ends-0") in account.text
    assert len(account.all("li", "to-come")) == at + 1
    left = account.all("li", "left")
    assert len(left) == len(text) - at - 1
    assert all(here.words("page.left") in each.text for each in left)
    assert said in (slip(page, "c0").attributes["aria-description"] or "")
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


@pytest.mark.parametrize("lang", for_both)
def test_a_card_that_ends_the_game_says_who_would_win(lang: str) -> None:
    sights: tuple[dict[str, Any], ...] = ({}, *({"condition": e.Reader(), "by": seat} for seat in (0, 1)))
    for sight in sights:
        won = (sight["by"],) if sight else ()
        state = table([(e.End(),)], [PLAIN], [PLAIN], limits=(1, 1), **sight)
        here = scene(rules.seen_by(0, state), "c0", lang=lang)
        said = [here.words("page.ends-now"), here.words(f"page.ends-{len(won)}", seats=won)]
        assert here.words.sentences(said) == drawn(here).one("li", "refused").text
        assert here.words.sentences(said) in coach(here)
        assert rules.play(state, "read field 1").victors == won


def test_where_the_end_hangs_on_a_choice_or_a_test_that_is_not_met_nothing_is_said() -> None:
    for text in ((e.Either(e.End(), DECIDE),), (e.If(e.None_(Place.PILE), e.End()),)):
        here = scene(rules.seen_by(0, _table(text, 20)), "c0")
        assert not ends(here, FIRST)


def _winners(here: Scene, said: str) -> tuple[int, ...] | None:
    """The seats that a foretold end names as winners; None where it names none."""
    some = [seats for n in range(len(here.seen.hands) + 1) for seats in combinations(range(len(here.seen.hands)), n)]
    named = {here.words(f"page.ends-{min(2, len(seats))}", seats=seats): seats for seats in some}
    return next((seats for end, seats in named.items() if said.endswith(end)), None)


@pytest.mark.parametrize("seats", GAME.seats)
def test_in_whole_matches_it_is_told_only_where_it_comes_so(seats: int) -> None:
    dice, found = Chance(f"cut-{seats}")("moves"), list[tuple[int, ...] | None]()
    for n in range(6):
        match = Match.begin(GAME, f"cut-{seats}-{n}", ("random",) * seats)
        while match.asked is not None:
            state: State = match.state
            here = scene(rules.seen_by(state.turn, state), seat=state.turn)
            spots = zip(readable(state), rules.moves(state), strict=True) if state.asked is None else ()
            for spot, move, said in [(spot, move, said) for spot, move in spots if (said := ends(here, spot))]:
                after, reached, last = rules.play(state, move), 0, ends_with(here, spot)
                while True:
                    reached = max([reached, *(event.facts["n"] for event in after.news if event.kind == "clause")])
                    if after.over or after.reading is None:
                        break
                    after = rules.play(after, rules.moves(after)[0])
                assert after.over, move
                assert last is None or reached <= last, move
                assert _winners(here, said) in (None, after.victors), move
                found.append(_winners(here, said))
            match = match.play(dice.choice(rules.moves(match.state)))
    assert {*found} > {None, ()}
