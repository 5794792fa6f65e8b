"""The day's deals: one of each game a day, the same for everybody, and the days in a row."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import Any

import pytest

from game.shelf import GAMES
from game.ui import days
from game.ui.places import BadAddress, Lobby, Table
from game.words import LANGUAGES, words_of
from tests.markup import parsed
from tests.matches import name
from tests.ui.page import Page

DAY = date(2026, 11, 24)
for_every_game = pytest.mark.parametrize("game", GAMES.values(), ids=name)


def noon(day: date) -> int:
    """Milliseconds since 1970, at noon of the device's own clock."""
    return int(datetime(day.year, day.month, day.day, 12).timestamp() * 1000)


class Visit(Page):
    """A page on a day; every match has an id of its own."""

    def __init__(self, day: date, stored: dict[str, str] | None = None, url: str = "#/", **env: Any) -> None:
        self.day, self.first = day, f"{day:%m%d}"
        super().__init__(url, stored, **env)

    def send(self, do: str, value: str = "", **env: Any) -> dict[str, Any]:
        random = f"{self.first}{getattr(self, 'n', 0):08}".ljust(32, "0")
        return super().send(do, value, **{"now": str(noon(self.day)), "random": random, **env})


def finished(day: date, stored: dict[str, str] | None = None, url: str = "#/garlandland/today") -> Visit:
    """The page after a match that was begun at this address has come to its end."""
    page = Visit(day, stored, url)
    page.settle()
    page.play_on()
    assert page.match.asked is None
    return page


def state(page: Page, game: str = "garlandland") -> str:
    """What the menu says of today's deal of a game."""
    way = parsed(page.html).by_id(f"today-{game}")
    assert way
    return way.one("span", "how").text


@for_every_game
def test_the_address_of_today_opens_the_deal_of_the_date_and_names_it(game: Any) -> None:
    page = Visit(DAY, url=f"#/{game.name}/today")
    assert isinstance(page.wire.model.screen, Table)
    assert page.match.deal == "day-2026-11-24"
    assert page.match.players == ("me", *(game.usual,) * (game.usual_seats - 1))
    assert dict(page.match.options) == game.defaults()
    assert "deal=day-2026-11-24" in page.url


def test_each_day_has_another_deal_and_all_devices_the_same() -> None:
    game = GAMES["garlandland"]
    assert days.match_of(game, DAY).state == days.match_of(game, DAY).state
    assert days.match_of(game, DAY).state != days.match_of(game, DAY + timedelta(days=1)).state


def test_the_day_turns_at_the_midnight_of_the_device() -> None:
    late = datetime(2026, 11, 24, 23, 59, 59).timestamp() * 1000
    assert days.day_of(int(late)) == DAY
    assert days.day_of(int(late) + 1000) == DAY + timedelta(days=1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_menu_says_how_far_one_has_come(lang: str) -> None:
    words = words_of(lang)
    page = Visit(DAY, lang=lang)
    assert [state(page, game) for game in GAMES] == [words("days.new")] * 4
    page.open("#/garlandland/today")
    page.play(page.legal[0])
    page.open("#/")
    assert state(page) == words("days.begun")
    page.open("#/garlandland/today")
    page.play_on()
    won = 0 in page.match.game.rules.winners(page.match.state)
    page.open("#/")
    assert state(page) == words("days.won" if won else "days.lost")
    assert state(Visit(DAY + timedelta(days=1), page.stored, lang=lang)) == words("days.new")


def test_days_in_a_row_count_up_to_today_or_yesterday() -> None:
    stored = finished(DAY).stored
    stored = finished(DAY + timedelta(days=1), stored).stored
    for later, row in ((1, 2), (2, 2), (3, 0)):
        today = DAY + timedelta(days=later)
        assert days.streak(days.played(stored), today) == row
        assert (words_of("en")("days.streak", n=2) in Visit(today, stored).html) == (row > 0)


def test_the_end_of_a_deal_of_its_day_says_so() -> None:
    first = finished(DAY)
    words = words_of("en")
    assert words("days.done", n=1) in first.html
    second = finished(DAY + timedelta(days=1), first.stored)
    assert words("days.done", n=2) in second.html
    late = finished(DAY + timedelta(days=2), url=f"#/garlandland/{DAY.isoformat()}")
    assert "deal of the day" not in late.html


def test_an_earlier_day_or_one_with_help_can_be_played_and_does_not_count() -> None:
    late = finished(DAY + timedelta(days=1), url=f"#/garlandland/{DAY.isoformat()}")
    page = Visit(DAY, url="#/garlandland/today")
    page.send("hint")
    page.settle()
    page.play_on()
    for stored in (late.stored, page.stored):
        [how] = days.played(stored).values()
        assert how.kind in ("won", "lost")
        assert not how.counts


def test_the_best_of_several_attempts_is_shown_and_any_that_counts_counts() -> None:
    stored = finished(DAY).stored
    again = Visit(DAY, stored, "#/garlandland/today")
    again.send("again")
    again.play(again.legal[0])
    assert len([key for key in again.stored if key.startswith("fudaba:match:")]) == 2
    [how] = days.played(again.stored).values()
    assert how.kind in ("won", "lost")
    assert how.counts


def test_the_archive_lists_every_day_since_the_first_with_the_ways_to_its_deals() -> None:
    page = Visit(DAY, url="#/days")
    assert page.wire.model.screen == Lobby("days")
    listed = parsed(page.html).one("ol", "days")
    assert [each.text for each in listed.all("h2")] == ["2026-11-24", "2026-11-23", "2026-11-22"]
    ways = [str(each.attributes["href"]) for each in listed.all("a")]
    assert len(ways) == 3 * len(GAMES)
    page.open(ways[-1])
    assert page.match.deal == "day-2026-11-22"


def test_earlier_months_open_and_close() -> None:
    page = Visit(date(2027, 1, 1), url="#/days")
    assert [len(month.all("h2")) for month in parsed(page.html).all("ol", "days")] == [1, 0, 0]
    page.send("fold month-2026-12")
    assert [len(month.all("h2")) for month in parsed(page.html).all("ol", "days")] == [1, 31, 0]


@pytest.mark.parametrize("what", ["2026-11-25", "2026-11-21", "20261122", "2026-13-01", "tomorrow"])
def test_a_day_that_has_no_deal_is_no_address(what: str) -> None:
    page = Visit(DAY, url=f"#/garlandland/{what}")
    assert isinstance(page.wire.model.screen, BadAddress)


def test_a_match_with_other_players_or_rules_is_not_the_deal_of_the_day() -> None:
    other = finished(DAY, url="#/garlandland?deal=day-2026-11-24&v=1&players=me,easy")
    assert days.played(other.stored) == {}
    assert days.played(finished(DAY, url="#/garlandland?deal=plum-1&v=1&players=me,normal").stored) == {}
