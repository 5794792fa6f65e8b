"""Where it stands who deals and begins, where the cards of a hand lie, and what stays on a line with a name."""

from __future__ import annotations

import pytest

from game.core.cards import without
from game.games.court_circular.page import VIEW
from game.games.court_circular.page.ids import card_id
from game.games.court_circular.page.naming import explained
from game.games.court_circular.page.result import sum_of
from game.games.court_circular.rules.state import Tally
from game.ui.html import p, render
from game.ui.view import Scene
from game.ui.view.parts import JOINER
from game.words import LANGUAGES
from tests.court_circular.scenes import ended, scene
from tests.court_circular.tables import dealt, table
from tests.markup import Element, tree


def drawn(seats: int, seat: int) -> Element:
    board = VIEW.board(scene(dealt(seats), seat=seat, lang="en"))
    return tree(render([board.rivals, board.middle, board.mine]))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_every_number_of_seats_it_is_seen_once_who_deals_and_who_begins(seats: int) -> None:
    for seat in range(seats):
        found = [each.text for each in drawn(seats, seat).all("span", "box")]
        assert sorted(found) == ["dealer", "first"], seat


def test_of_several_rivals_the_row_says_it_since_their_seats_are_full_on_a_phone() -> None:
    state = dealt(4)
    root = drawn(4, (state.first + 1) % 4)
    (row,) = [each for each in root.all("section", "wing") if each.attributes["data-seat"] == str(state.first)]
    assert [each.text for each in row.all("span", "box")] == ["first"]
    assert not [each for each in root.all("div", "rivals") if each.all("span", "box")]


@pytest.mark.parametrize("sort", ["suit", "number"])
def test_the_cards_held_stay_in_their_places_when_one_is_laid(sort: str) -> None:
    state = table("KH", "KD 3C 5H 7H AD QC", "2C 4D 6S 8C 9C 10C")
    before = _places(scene(state, settings={"sort": sort}))
    laid = state._replace(hands=(without(state.hands[0], "5H"), state.hands[1]), rows=(("5H",), ()))
    after = _places(scene(laid, settings={"sort": sort}))
    assert len(before) == len(after) == 6
    assert [name for name in before if name != card_id("5H")] == [name for name in after if name]
    assert before.index(card_id("5H")) == after.index("")


def _places(here: Scene) -> list[str]:
    (group,) = tree(VIEW.board(here).hand).all("div", "hand")
    return [each.attributes.get("id") or "" for each in group.children]


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_what_closes_a_name_stays_on_its_line(lang: str) -> None:
    here = scene(dealt(2), lang=lang)
    said = here.words("page.reach-with", hand="sequence3", cards=("5H", "6H"))
    root = tree(p[explained(here, said)])
    assert root.text.replace(JOINER, "") == said
    assert root.text.count(JOINER) == (4 if lang == "ja" else 0), root.text
    (kept,) = root.all("span", "kept")
    assert kept.text.replace(JOINER, "") == (here.words("hand.sequence3") + ("。" if lang == "ja" else ",")), kept.text


def test_a_total_is_told_only_where_it_differs_from_the_points_of_the_pack() -> None:
    here = scene(ended(), lang="en")
    first = Tally(1, up=((), ()), down=((), ()), points=(75, 0), gains=(75, 0), totals=(75, 0))
    assert sum_of(here, first, 0).endswith(": 75 points")
    assert sum_of(here, first._replace(totals=(95, 0)), 0).endswith(": 75 points, total 95")
