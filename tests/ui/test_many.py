"""Two thousand matches: a start, a list and a tab that takes a match over replay none but the one on the table."""

from __future__ import annotations

import json
from collections.abc import Callable
from time import process_time

import pytest

from game.core.match import ME, Match
from game.shelf import GAMES
from game.ui.model import links, listing, saves
from game.ui.model.saves import Save
from tests.matches import played
from tests.ui.page import Page

GAME = GAMES["garlandland"]
MANY = 2000
SOME = [played(Match.begin(GAME, f"many-{n}", (ME, "easy")), str(n), None if n % 4 else 6) for n in range(20)]
"""Three of four are finished."""
OPEN, FINISHED = SOME[0], SOME[1]


def stored(many: int = MANY, said: bool = True) -> dict[str, str]:
    """So many matches, the newest last; unless it is `said` how they have ended, as an older page has kept them."""
    found = {}
    for n in range(many):
        save = Save(f"m{n}", SOME[n % 20], (), n)
        found[save.key] = save.text()
    return found if said else {key: old(text) for key, text in found.items()}


def old(text: str) -> str:
    """An envelope as it was before it said how its match has ended."""
    data = json.loads(text)
    del data["won"]
    return json.dumps(data)


@pytest.fixture
def replays(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The number of moves of every match that is replayed."""
    seen: list[int] = []
    replayed: Callable[[Match], Match] = Match.replayed

    def counted(match: Match) -> Match:
        seen.append(len(match.moves))
        return replayed(match)

    monkeypatch.setattr(Match, "replayed", counted)
    return seen


def test_a_start_and_the_lists_replay_nothing(replays: list[int]) -> None:
    page = Page("", stored())
    assert page.html.count("deal=many-") == 1
    page.send("fold waiting-garlandland")
    assert page.html.count("deal=many-") == 12
    page.open("#/history")
    assert page.html.count("&amp;moves=") == 50
    page.open("#/settings")
    page.send("export")
    assert replays == []


def test_a_table_replays_its_own_match_once_and_taking_it_over_once_more(replays: list[int]) -> None:
    page = Page(links.address(OPEN), stored())
    assert page.match == OPEN
    assert replays == [len(OPEN.moves)]
    other = Page(links.address(OPEN), page.stored, tab="taken")
    page.play(page.legal[0])
    other.stored = page.stored
    del replays[:]
    other.send("take-over")
    assert other.match == page.match
    assert replays == [len(page.match.moves)]


def test_a_hurt_save_is_looked_for_under_its_own_id(replays: list[int]) -> None:
    all_of_them = stored()
    key = saves.KEY + "m7"
    data = json.loads(all_of_them[key])
    data["match"]["moves"][3] = "VIII"
    page = Page("", {**all_of_them, key: json.dumps(data)})
    page.send("rescue m7", random="ee" * 16)
    assert page.match.moves == SOME[7].moves[:3]
    assert replays == [len(SOME[7].moves)]


def test_a_start_with_many_costs_little_more_than_one_with_none() -> None:
    many = stored()
    assert least(lambda: Page("", many)) < least(lambda: Page("", {})) + 0.2


def least(act: Callable[[], object]) -> float:
    """The shortest of three times, in seconds; every list is read anew."""
    times = []
    for _ in range(3):
        listing.listed({})
        listing._noted.cache_clear()
        start = process_time()
        act()
        times.append(process_time() - start)
    return min(times)


def test_older_saves_are_looked_into_while_the_page_goes_on_and_then_never_again(replays: list[int]) -> None:
    page = Page("", stored(300, said=False))
    assert replays == []
    assert page.says("storage.looking", n=300)
    assert "many-" not in page.html
    page.send("more")
    first = len(replays)
    assert 0 < first < 300
    page.open(links.address(FINISHED))
    assert page.screen == "result"
    page.open("#/history")
    assert page.says("storage.looking", n=300 - first)
    page.settle()
    assert len(replays) == 300 + 1
    assert {each: json.loads(text) for each, text in page.stored.items()} == {
        each: json.loads(text) for each, text in stored(300).items()
    }
    del replays[:]
    again = Page("", page.stored)
    assert again.answer["more"] is None
    assert replays == []


@pytest.mark.parametrize("address", ["#/statistics", "#/days"])
def test_pages_that_count_matches_look_into_older_saves_too(address: str) -> None:
    page = Page(address, stored(30, said=False))
    assert address == "#/days" or page.says("storage.looking", n=30)
    page.settle()
    assert page.answer["more"] is None
    assert not page.says("storage.looking", n=30)
    assert {each: json.loads(text) for each, text in page.stored.items()} == {
        each: json.loads(text) for each, text in stored(30).items()
    }


def test_nothing_is_looked_into_behind_a_table() -> None:
    page = Page(links.address(OPEN), stored(30, said=False))
    assert page.legal
    assert page.answer["more"] is None


def test_an_older_save_that_cannot_be_replayed_is_found_by_itself_kept_aside_and_told() -> None:
    all_of_them = stored(30, said=False)
    key = saves.KEY + "m7"
    data = json.loads(all_of_them[key])
    data["match"]["moves"][3] = "VIII"
    hurt = json.dumps(data)
    page = Page("", {**all_of_them, key: hurt})
    assert not page.says("storage.aside", n=1)
    page.settle()
    assert page.says("storage.aside", n=1)
    assert page.says("save.rescue")
    assert page.stored[key] == page.stored[saves.ASIDE + "m7"] == hurt


def test_a_save_that_has_gone_on_in_another_tab_is_not_overwritten_by_looking_into_it() -> None:
    page = Page("", stored(30, said=False))
    newer = {key: Save(key.removeprefix(saves.KEY), OPEN, (), 99).text() for key in page.stored}
    page.stored = newer
    page.settle()
    assert page.stored == newer


def test_a_lesson_from_an_older_page_goes_on() -> None:
    page = Page("#/garlandland/lesson")
    page.play_on(2)
    again = Page("#/garlandland/lesson", {key: old(text) for key, text in page.stored.items()})
    assert again.match == page.match
