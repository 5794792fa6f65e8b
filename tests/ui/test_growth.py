"""A long match, and many stored ones, cost a move, an undo and an opening what a short one alone does.

Work is counted in calls, which is the same on every machine; time only where the work is inside one call.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from time import process_time
from types import FrameType

from game.core.match import ME, Match
from game.shelf import GAMES
from game.ui.model import links
from game.ui.model.saves import Save
from tests.matches import played
from tests.ui.page import Page
from tests.ui.test_many import least, stored

GAME = GAMES["gang-of-four"]


@cache
def long(moves: int) -> Match:
    """A match with so many moves, in which the first seat is asked."""
    match = Match.begin(GAME, "growth", (ME, *("random",) * 3), {"limit": "999"})
    states, chosen, rules = [match.state], list[str](), GAME.rules
    while len(chosen) < moves or rules.to_move(states[-1]) != 0:
        chosen.append(rules.moves(states[-1])[-1])
        states.append(rules.play(states[-1], chosen[-1]))
    return match._replace(moves=tuple(chosen), states=tuple(states))


def at(moves: int, others: int = 0) -> Page:
    """The page at the table of a match with so many moves, beside so many other stored matches."""
    match = long(moves)
    save = Save("long", match, (), 10**9)
    page = Page(links.address(match), {**(stored(others) if others else {}), save.key: save.text()})
    page.go_on()
    there_and_back(page)
    return page


def a_move(page: Page) -> None:
    """One move, as one answer, and the way back."""
    page.send("line", page.legal[0])
    page.undo()


def there_and_back(page: Page) -> None:
    """To the menu, and to the table again, with the match as it was."""
    before = page.match
    page.open("#/")
    page.open(links.address(before))
    assert page.match == before


def calls(act: Callable[[], object]) -> int:
    """The calls of functions, also of those in C, that it takes the second time."""
    act()
    count = 0

    def counted(_: FrameType, kind: str, __: object) -> None:
        nonlocal count
        count += kind in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(counted)
    try:
        act()
    finally:
        sys.setprofile(before)
    return count


def test_a_move_and_its_undo_cost_the_same_at_move_3000_and_at_move_10() -> None:
    early, late = at(10), at(3000)
    assert calls(lambda: a_move(late)) < 1.6 * calls(lambda: a_move(early))


def test_a_table_is_opened_again_for_the_same_at_move_3000_and_at_move_10() -> None:
    early, late = at(10), at(3000)
    assert calls(lambda: there_and_back(late)) < 1.6 * calls(lambda: there_and_back(early))


def test_a_move_costs_the_same_beside_one_stored_match_and_beside_2000() -> None:
    alone, among = at(10, 1), at(10, 2000)
    assert calls(lambda: a_move(among)) < 1.1 * calls(lambda: a_move(alone))


def test_the_link_to_a_match_is_not_packed_anew_with_every_move() -> None:
    before, times = long(3000).moves, []
    links.pack(before)
    for move in ("pass", "G5", "R7!"):
        start = process_time()
        links.pack((*before, move))
        times.append(process_time() - start)
    assert min(times) < least(lambda: links.deflated("\n".join(before))) / 2


def test_a_link_is_the_same_however_its_moves_came_together() -> None:
    moves = played(long(10), "links", 700).moves
    for n in (1, links.CHUNK, links.CHUNK + 1, 2 * links.CHUNK, len(moves)):
        assert links.pack(moves[:n]) == links.deflated("\n".join(moves[:n]))
        assert links.unpack(links.pack(moves[:n])) == moves[:n]


def test_a_match_that_another_tab_has_played_on_is_replayed_and_not_opened_as_it_was_left() -> None:
    page = at(10)
    page.open("#/")
    further = long(10).play(long(10).game.rules.moves(long(10).state)[0])
    page.stored = {"fudaba:match:long": Save("long", further, (), 10**9).text()}
    page.open(links.address(further))
    assert page.match.moves[: len(further.moves)] == further.moves
