"""Who loses by a card is told so before reading it, and may leave what is left of the game to itself."""

from __future__ import annotations

import pytest

from game.core.match import Match
from game.games.read_aloud import GAME, rules
from game.games.read_aloud.language.effects import (
    AtMost,
    Discard,
    Either,
    End,
    If,
    Lose,
    LoseEach,
    None_,
    Nothing,
    Place,
    Text,
    This,
    Undecided,
    Whole,
)
from game.games.read_aloud.page.ids import move_at, spots
from game.games.read_aloud.page.slips import told
from game.games.read_aloud.rules.state import Spot
from game.games.read_aloud.rules.zones import at
from game.ui.model import links, saves
from tests.read_aloud.sights import PLAIN, after, drawn, for_both, scene, slip, table
from tests.ui.page import Page

LOST = "c0"
LOSES = "b41"
"""The printed card by which its reader loses."""
EARLY = 20
"""Moves."""
CERTAIN: dict[str, Text] = {
    "lose": (Lose(),),
    "all lose": (LoseEach(Place.HANDS),),
    "a test that is met": (Discard(This()), If(Undecided(), Lose())),
    "after something else": (Nothing(), Lose()),
}
OPEN: dict[str, Text] = {
    "the others lose": (LoseEach(Place.OTHERS),),
    "a choice": (Either(Lose(), Discard(This())),),
    "a test that is not met": (Discard(This()), If(None_(Place.PILE), Lose())),
    "a test that may change": (Discard(Whole(Place.MINE)), If(AtMost(Place.MINE, 9), Lose())),
    "behind the end": (End(), Lose()),
}


@pytest.mark.parametrize("lang", for_both)
@pytest.mark.parametrize("text", CERTAIN.values(), ids=CERTAIN)
def test_a_card_by_which_its_reader_loses_says_so_wherever_it_is_told(text: Text, lang: str) -> None:
    state = table([text], [PLAIN] * 3, [PLAIN] * 3)
    here = scene(state, LOST, lang=lang)
    said, page = here.words("page.loses"), drawn(here)
    assert said in page.one("section", "account").text
    assert slip(page, LOST).attributes.get("aria-description") == said
    assert said in told(here, Spot(Place.FIELD, 0))
    assert 0 in after(state, "read field 1")[0].losers


@pytest.mark.parametrize("text", OPEN.values(), ids=OPEN)
def test_no_other_card_says_so(text: Text) -> None:
    here = scene(table([text], [PLAIN] * 3, [PLAIN] * 3), LOST)
    assert here.words("page.loses") not in told(here, Spot(Place.FIELD, 0))
    lost = scene(table([(Lose(),)], [PLAIN] * 3, [PLAIN] * 3, losers=(0,)), LOST)
    assert lost.words("page.loses") not in told(lost, Spot(Place.FIELD, 0))


def _lost(players: tuple[str, ...]) -> Page:
    """The page of a match in which the first player has just lost by a card."""
    for n in range(60):
        match = Match.begin(GAME, f"lost-{n}", players)
        while match.asked is not None and len(match.moves) < EARLY:
            reads = _reading(match, LOSES) if match.asked == 0 else ""
            match = match.play(reads or rules.moves(match.state)[0])
            if reads:
                save = saves.Save("lost-early-12", match, (), 1)
                page = Page(links.address(match._replace(moves=())), stored={save.key: save.text()})
                page.settle()
                return page
    raise AssertionError("no such card in sixty deals")


def _reading(match: Match, card: str) -> str:
    """The move that reads this card; empty where it cannot be read now."""
    here = scene(match.state)
    found = [move_at(here, spot) for spot in spots(here.seen) if at(here.seen, spot).key == card]
    return next((move for move in found if match.state.asked is None and move in here.moves), "")


def test_who_can_win_no_more_goes_to_the_end_at_once() -> None:
    page = _lost(("me", "easy", "normal"))
    assert 'id="to-end"' in page.html
    assert 0 in page.table.match.state.losers
    page.send("stand to-end")
    assert page.answer["more"] == 60
    page.settle()
    assert page.table.match.asked is None
    assert page.table.match.state.over
    assert 0 not in page.table.match.state.last.winners


def test_pressed_again_the_player_is_asked_again() -> None:
    page = _lost(("me", "easy"))
    page.send("stand to-end")
    page.send("more")
    page.send("stand to-end")
    page.settle()
    assert page.wire.model.asked


def test_it_is_not_there_for_who_may_win_yet_nor_where_other_people_play() -> None:
    page = Page("#/read-aloud?deal=plum-river-42&v=1&players=me,easy")
    page.settle()
    assert 'id="to-end"' not in page.html
    together = _lost(("me", "human"))
    assert 'id="to-end"' not in together.html


def test_bots_that_go_step_by_step_do_not_wait_on_the_way_to_the_end() -> None:
    page = _lost(("me", "easy"))
    page.send("set pace", "step")
    page.send("stand to-end")
    page.settle()
    assert page.table.match.state.over
    assert rules.to_move(page.table.match.state) is None
