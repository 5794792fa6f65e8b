"""The day's deals: one of each game a day, the same for everybody, and the days in a row."""

from __future__ import annotations

import html
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from game.core.match import Match
from game.shelf import GAMES
from game.ui import dates
from game.ui.dates import facts
from game.ui.model import days, links, strip
from game.ui.model.saves import End, Save
from game.ui.places import BadAddress, Lobby, Table
from game.words import LANGUAGES, words_of
from tests.markup import parsed
from tests.matches import name, played
from tests.ui.page import Page

DAY, FIRST = date(2026, 11, 24), days.FIRST
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
        return super().send(
            do, value, **{"now": str(noon(self.day) + 1000 * getattr(self, "n", 0)), "random": random, **env}
        )


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


def test_the_day_of_any_number_is_a_date() -> None:
    assert days.day_of(days.LATEST).year >= 9998
    assert days.day_of(10**400) == days.day_of(days.LATEST)
    assert days.day_of(-(10**400)) == days.day_of(0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_menu_says_how_far_one_has_come(lang: str) -> None:
    words = words_of(lang)
    page = Visit(DAY, lang=lang)
    assert [state(page, game) for game in GAMES] == [words("days.new")] * len(GAMES)
    page.open("#/garlandland/today")
    page.play(page.legal[0])
    page.open("#/")
    assert state(page) == words("days.begun")
    page.open("#/garlandland/today")
    page.play_on()
    won = page.match.game.rules.winners(page.match.state)
    page.open("#/")
    assert state(page) == words("days.lost" if 0 not in won else "days.won" if len(won) == 1 else "days.shared")
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
    assert words("days.done", n=1) not in late.html
    for page in (first, late):
        assert parsed(page.html).by_id("to-days"), "from the end of a day's deal one comes to the other days"


def test_an_earlier_day_or_one_with_help_can_be_played_and_does_not_count() -> None:
    late = finished(DAY + timedelta(days=1), url=f"#/garlandland/{DAY.isoformat()}")
    page = Visit(DAY, url="#/garlandland/today")
    page.send("hint")
    page.send("hint")
    page.settle()
    page.play_on()
    for stored, kinds in ((late.stored, ("won", "lost")), (page.stored, ("helped",))):
        [how] = days.played(stored).values()
        assert how.kind in kinds
        assert not how.counts
    page.open("#/")
    assert words_of("en")("days.helped") in state(page)


def test_a_deal_that_is_begun_on_its_day_and_finished_on_the_next_counts_for_neither() -> None:
    words, page = words_of("en"), Visit(DAY, url="#/garlandland/today")
    page.settle()
    page.play_on(2)
    page.day = DAY + timedelta(days=1)
    page.play_on()
    page.send("put-away")
    assert page.match.asked is None
    assert words("days.not-late", **facts(DAY)) in page.html
    assert [how.counts for how in days.played(page.stored).values()] == [False]
    page.open("#/days")
    assert words("days.counted", n=1, won=0) not in page.html
    assert words("days.counted", n=1, won=1) not in page.html


@pytest.mark.parametrize("what", ["hint", "undo"])
def test_help_on_a_day_that_still_counts_is_asked_for_twice(what: str) -> None:
    page = Visit(DAY, url="#/garlandland/today")
    page.settle()
    page.play_on(1)
    moves, warning = page.match.moves, words_of("en")(f"days.sure-{what}")
    page.send(what)
    assert page.said[-1] == ("polite", warning)
    assert warning in html.unescape(page.html)
    assert page.match.moves == moves
    assert not page.table.marks
    page.send("tick x")
    page.send(what)
    page.send(what, now=str(noon(DAY) + 1000 * page.n - 750))  # a double click
    assert not page.table.marks
    page.send(what)
    assert page.table.marks == (what,)


@pytest.mark.parametrize("what", ["hint", "undo"])
def test_nothing_is_said_of_a_day_where_none_is_to_be_lost(what: str) -> None:
    for page in (finished(DAY), Visit(DAY + timedelta(days=1), url=f"#/garlandland/{DAY.isoformat()}")):
        if page.match.asked is None:
            page.send("again")
        page.settle()
        page.play_on(1)
        page.send(what)
        assert not page.says(f"days.sure-{what}")


@pytest.mark.parametrize("deal", ["day-2026-11-2", "day-", "day-x", "day-2026-13-01"])
def test_a_link_whose_date_was_cut_short_says_so_and_leads_to_today(deal: str) -> None:
    page = Visit(DAY, url=f"#/garlandland?deal={deal}&v=1&players=me,normal")
    assert isinstance(page.wire.model.screen, BadAddress)
    if deal != "day-":
        assert 'href="#/garlandland/today"' in page.html


def test_the_first_match_of_a_deal_counts_and_no_later_one() -> None:
    """Neither one that is better, nor one without help after one with it."""
    game = GAMES["garlandland"]
    deal = days.match_of(game, DAY)
    lost, won = (ended(deal, winner) for winner in (1, 0))
    for first, second, kind in ((lost, won, "lost"), (won, lost, "won")):
        [how] = days.played(kept(first, second)).values()
        assert (how.kind, how.counts, how.first) == (kind, True, "save0")
    [how] = days.played(kept(lost, won, marks=("hint",))).values()
    assert (how.kind, how.counts, how.first) == ("won", False, "save0")


def test_a_match_that_ends_with_its_first_move_is_not_called_another_one() -> None:
    page = Visit(date(2026, 11, 30), url="#/read-aloud/today")
    page.settle()
    ends = [move for move in page.legal if page.match.play(move).asked is None]
    page.send("line", ends[0])
    assert page.match.asked is None
    assert words_of("en")("days.open-again", **dates.facts(page.day)) not in page.html


def ended(deal: Match, winner: int) -> Match:
    """The match of a deal, won by this seat."""
    found = (played(deal, f"{n}") for n in range(99))
    return next(each for each in found if deal.game.rules.winners(each.state) == (winner,))


def kept(*matches: Match, marks: tuple[str, ...] = ()) -> dict[str, str]:
    """These matches as a browser keeps them, one after the other; the first one has the marks."""
    found = [Save(f"save{n}", match, () if n else marks, noon(DAY) + n) for n, match in enumerate(matches)]
    return {save.key: save.text() for save in found}


def test_a_deal_that_does_not_count_says_at_its_beginning_and_end_why() -> None:
    words, facts = words_of("en"), dates.facts(DAY)
    page = Visit(DAY, url="#/garlandland/today")
    assert words("days.open-now", **facts) in page.html
    page.send("hear hand")
    assert words("days.open-now", **facts) in Visit(DAY, page.stored, url="#/garlandland/today").html
    first = finished(DAY)
    first.send("again")
    assert words("days.open-again", **facts) in first.html
    first.play_on()
    assert words("days.not-again", **facts) in first.html
    address = f"#/garlandland/{DAY.isoformat()}"
    assert words("days.open-late", **facts) in Visit(DAY + timedelta(days=1), url=address).html
    assert words("days.not-late", **facts) in finished(DAY + timedelta(days=1), url=address).html
    helped = Visit(DAY, url="#/garlandland/today")
    helped.send("hint")
    helped.send("hint")
    helped.settle()
    helped.play_on()
    assert words("days.not-helped", **facts) in helped.html


def test_the_deal_of_a_day_that_has_not_begun_here_says_so_and_does_not_count() -> None:
    """It may have come from a friend further east, where the day has begun."""
    east, facts = datetime(2026, 11, 24, 11, tzinfo=UTC), dates.facts(DAY + timedelta(days=1))
    now = int(east.timestamp() * 1000)
    assert days.day_of(now) <= DAY
    match = days.match_of(GAMES["garlandland"], DAY + timedelta(days=1))
    assert days.opened({}, match, now) == ("days.open-early", facts)
    early = {save.key: save.text() for save in [Save("a", ended(match, 0), (), now)]}
    assert days.opened(early, match, now) == ("days.open-early", facts)
    [how] = days.played(early).values()
    assert (how.kind, how.counts, how.first) == ("won", False, "")
    at_noon = noon(DAY + timedelta(days=1))
    assert days.opened(early, match, at_noon) == ("days.open-now", facts), "it takes no place"
    for marks, counts in (((), True), (("hint",), False)):
        save = Save("b", ended(match, 1), marks, at_noon)
        [how] = days.played({**early, save.key: save.text()}).values()
        assert (how.counts, how.first) == (counts, "b")


def test_the_longest_row_is_told_also_when_it_is_over() -> None:
    counts = days.Played("won", counts=True)
    found = {("garlandland", (DAY + timedelta(days=n)).isoformat()): counts for n in (0, 1, 2, 5, 6)}
    assert days.streaks(days.that_count(found), DAY + timedelta(days=6)) == (2, 3)
    assert days.streaks(days.that_count(found), DAY + timedelta(days=9)) == (0, 3)
    assert days.streaks([], DAY) == (0, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_result_of_a_day_is_sent_with_its_date_its_strip_and_the_days_in_a_row(lang: str) -> None:
    page = finished(DAY + timedelta(days=1), finished(DAY).stored)
    page.send("lang " + lang)
    page.send("share")
    text = html.unescape(page.html.split('data-copy="', 1)[1].split('"')[0]).split("\n")
    words = words_of(lang)
    assert ("25 November 2026" if lang == "en" else "2026年11月25日") in text[0]
    assert text[1] == strip.text(words_of(lang, page.match.game), page.match)
    assert text[3] == words("days.streak", n=2)
    assert "deal=day-2026-11-25" in text[-1]
    label = strip.said(words_of(lang, page.match.game), page.match)
    assert label in [each.attributes.get("aria-label") for each in parsed(page.html).all("svg")]


def test_the_archive_lists_every_day_since_the_first_with_the_ways_to_its_deals() -> None:
    page = Visit(DAY, url="#/days")
    assert page.wire.model.screen == Lobby("days")
    assert calendar(page) == ["day-2026-11-22", "day-2026-11-23", "day-2026-11-24"]
    assert shown(page) == DAY
    page.send("day 2026-11-22")
    assert shown(page) == FIRST
    assert "Sunday 22 November" in page.said[-1][1]
    ways = [str(each.attributes["href"]) for each in parsed(page.html).one("div", "days").all("a")]
    assert len(ways) == len(GAMES)
    page.open(ways[-1])
    assert page.match.deal == "day-2026-11-22"


def test_a_deal_that_is_over_opens_with_its_end_and_the_calendar_is_found_as_it_was_left() -> None:
    page = Visit(DAY, finished(FIRST).stored, "#/days")
    page.send(f"day {FIRST}")
    page.open(f"#/garlandland/{FIRST}")
    assert page.wire.model.ended
    assert Visit(DAY, page.stored, page.url).wire.model.at_result, "after a start the last round waits"
    page.open("#/days")
    assert shown(page) == FIRST
    page.open("#/")
    page.open("#/days")
    assert shown(page) == DAY


def calendar(page: Page) -> list[str]:
    """The ids of the days that can be chosen."""
    return [str(each.attributes["id"]) for each in parsed(page.html).all("button", "day")]


def shown(page: Page) -> date:
    """The day whose deals are shown; it is the pressed one."""
    [pressed] = [each for each in parsed(page.html).all("button", "day") if each.attributes["aria-pressed"] == "true"]
    day = date.fromisoformat(str(pressed.attributes["id"]).removeprefix("day-"))
    assert parsed(page.html).one("div", "days").one("h2").text == f"{day:%A} {day.day} {day:%B}"
    return day


@pytest.mark.parametrize(("lang", "first"), [("en", 1), ("ja", 0)])
def test_a_week_begins_as_people_of_the_language_are_used_to(lang: str, first: int) -> None:
    page = Visit(date(2027, 1, 31), url="#/days", lang=lang)
    table, words = parsed(page.html).one("table", "calendar"), words_of(lang)
    assert [each.text for each in table.all("th")] == [words(f"days.weekday.{(first + n) % 7}") for n in range(7)]
    for row in table.all("tr")[1:]:
        for n, cell in enumerate(row.all("td")):
            for press in cell.all("button"):
                day = date.fromisoformat(str(press.attributes["id"]).removeprefix("day-"))
                assert day.isoweekday() % 7 == (first + n) % 7


def test_each_day_of_the_calendar_stands_under_its_weekday_and_says_how_far_one_has_come() -> None:
    page = Visit(date(2027, 1, 31), finished(DAY).stored, url="#/days")
    table = parsed(page.html).one("table", "calendar")
    heads = [each.text for each in table.all("th")]
    assert len(heads) == 7
    for row in table.all("tr")[1:]:
        for n, cell in enumerate(row.all("td")):
            for press in cell.all("button"):
                day = date.fromisoformat(str(press.attributes["id"]).removeprefix("day-"))
                assert heads[n] == words_of("en")(f"days.weekday.{day.isoweekday() % 7}")
    page.send("fold month-2026-11")
    month = parsed(page.html).by_id("inside-month-2026-11")
    assert month
    names = {str(each.attributes["id"]): str(each.attributes["aria-label"]) for each in month.all("button", "day")}
    assert any(f"Garlandland: {how}" in names["day-2026-11-24"] for how in ("won", "shared first place", "lost"))
    assert "Garlandland: not played" in names["day-2026-11-23"]


def test_the_dots_of_the_calendar_are_explained_as_far_as_there_are_any() -> None:
    page = Visit(date(2027, 1, 31), finished(DAY).stored, url="#/days")
    legend = parsed(page.html).one("p", "legend")
    words = words_of("en")
    assert [each.text for each in legend.all("span", "how")] in (
        [words(f"days.{how}"), words("days.new")] for how in days.KINDS[3:]
    )
    fresh = parsed(Visit(DAY, url="#/days").html).one("p", "legend")
    assert [each.text for each in fresh.all("span", "how")] == [words("days.new")]


@pytest.mark.parametrize("what", ["2026-11-25", "2026-11-21", "x", "", "2026-11-24 ", "9" * 99])
def test_a_day_without_a_deal_cannot_be_chosen(what: str) -> None:
    page = Visit(DAY, url="#/days")
    page.send("day " + what)
    assert shown(page) == DAY


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_archive_says_when_it_began(lang: str) -> None:
    page = Visit(DAY, url="#/days", lang=lang, stored={"fudaba:lang": lang})
    said = words_of(lang)("days.before", **dates.facts(days.FIRST))
    assert said not in html.unescape(page.html)
    page.send("fold about-days")
    assert said in html.unescape(page.html)


@pytest.mark.parametrize(
    ("lang", "near", "whole"),
    [("en", "Tuesday 24 November", "24 November 2026"), ("ja", "11月24日（火）", "2026年11月24日")],
)
def test_a_day_is_said_as_people_of_the_language_say_it(lang: str, near: str, whole: str) -> None:
    words = words_of(lang)
    assert words.say(dates.near(DAY)) == near
    assert words.say(dates.whole(DAY)) == whole
    assert near in Visit(DAY, url="#/days", lang=lang).html


def test_a_row_of_one_day_is_not_said_and_the_longest_only_when_it_is_over() -> None:
    words, stored = words_of("en"), finished(DAY).stored
    assert "in a row" not in Visit(DAY, stored, "#/days").html
    assert words("days.best", n=1) not in Visit(DAY, stored, "#/days").html
    stored = finished(DAY + timedelta(days=1), stored).stored
    assert words("days.best", n=2) not in Visit(DAY + timedelta(days=1), stored, "#/days").html
    assert words("days.best", n=2) in Visit(DAY + timedelta(days=9), stored, "#/days").html


def test_a_match_that_several_have_won_is_told_from_a_victory() -> None:
    save = Save("a", days.match_of(GAMES["garlandland"], DAY).play("VII"), (), 1)
    assert [days._kind(save, End(True, won)) for won in ((0,), (0, 1), (1,), ())] == ["won", "shared", "lost", "lost"]


def test_earlier_months_open_and_close() -> None:
    page = Visit(date(2027, 1, 1), url="#/days")
    assert [len(month.all("button", "day")) for month in parsed(page.html).all("section", "month")] == [1, 0, 0]
    page.send("fold month-2026-12")
    assert [len(month.all("button", "day")) for month in parsed(page.html).all("section", "month")] == [1, 31, 0]


NO_DAYS = {
    "days.future": ["2026-11-25", "9999-12-31"],
    "days.before": ["2026-11-21", "0001-01-01"],
    "days.no-date": ["20261122", "2026-13-01", "2026-11-24x", "24.11.", "٣", "2" * 9999],
    "link.page": ["tomorrow", "-1", "Today"],
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("key", "what"), [(key, what) for key, each in NO_DAYS.items() for what in each])
def test_a_day_that_has_no_deal_has_its_sentence_and_a_way_on(key: str, what: str, lang: str) -> None:
    page = Visit(DAY, url=f"#/garlandland/{what}", lang=lang)
    assert isinstance(page.wire.model.screen, BadAddress)
    assert page.wire.model.screen.fault[0] == key
    ways = [str(each.attributes["href"]) for each in parsed(page.html).all("a")]
    assert ways == (["#/"] if key == "link.page" else ["#/garlandland/today", "#/days", "#/"])
    page.open(ways[0])
    assert page.screen in ("table", "menu")


def test_a_page_that_is_seen_again_on_the_next_day_shows_its_deals() -> None:
    page, tomorrow = Visit(FIRST, url="#/days"), FIRST + timedelta(days=1)
    name = words_of("en").say(dates.near(tomorrow))
    assert name not in page.html
    page.day = tomorrow
    page.send("seen-again")
    assert page.screen == "days"
    assert name in page.html


def test_a_link_to_the_deal_of_a_day_that_has_begun_nowhere_on_earth_is_refused() -> None:
    link = "#/garlandland?deal=day-2026-11-{}&v=1&players=me,easy"
    early, late = (int(datetime(2026, 11, 24, hour, tzinfo=UTC).timestamp() * 1000) for hour in (9, 11))
    for day, now, screen in ((24, early, "table"), (25, early, "fault"), (25, late, "table"), (26, late, "fault")):
        page = Visit(DAY)
        page.url = link.format(day)
        page.send("open", now=str(now))
        assert page.screen == screen, (day, now)


def test_a_match_that_is_stored_opens_whatever_the_clock_says() -> None:
    page = Visit(DAY, url="#/garlandland/today")
    page.play(page.legal[0])
    assert Visit(DAY - timedelta(days=9), page.stored, page.url).match == page.match


def test_a_match_with_other_players_or_rules_is_not_the_deal_of_the_day() -> None:
    other = finished(DAY, url="#/garlandland?deal=day-2026-11-24&v=1&players=me,easy")
    assert days.played(other.stored) == {}
    assert days.played(finished(DAY, url="#/garlandland?deal=plum-1&v=1&players=me,normal").stored) == {}


def test_each_of_todays_deals_has_a_drawing_of_its_game_and_a_mark_of_how_far_one_has_come() -> None:
    page = finished(DAY)
    fresh, after = Visit(DAY), Visit(DAY, page.stored)
    for game in GAMES:
        way = parsed(after.html).by_id(f"today-{game}")
        assert way
        assert any((use.attributes["href"] or "").startswith(f"#{game}-") for use in way.all("use"))
    assert mark(fresh) == "new"
    assert mark(after) in ("won", "lost", "shared")


def mark(page: Page, game: str = "garlandland") -> str:
    """What the mark tells of today's deal of a game."""
    way = parsed(page.html).by_id(f"today-{game}")
    assert way
    return way.one("span", "dot").css[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_has_looked_at_the_moves_of_somebody_does_not_play_the_deal_of_the_day_unaided(lang: str) -> None:
    match, now = days.match_of(GAMES["garlandland"], DAY), noon(DAY)
    sent = played(match, "sent")
    page = Visit(DAY, url=links.address_with_moves(sent), lang=lang)
    page.open(links.address(match))
    words = words_of(lang, match.game)
    assert words.say(("days.open-peeked", facts(DAY))) in page.html
    page.play_on()
    page.send("put-away")
    assert words("days.not-peeked", **facts(DAY)) in page.html
    [how] = days.played(page.stored).values()
    assert (how.kind, how.counts) == ("helped", False)
    other = Visit(DAY, url=links.address(match), lang=lang)
    other.play_on(2)
    other.open(links.address_with_moves(sent))
    other.open(links.address(match))
    other.play_on()
    assert not any(how.counts for how in days.played(other.stored).values()), "also in the middle of it"
    assert days.opened({}, match, now) == ("days.open-now", facts(DAY))


def since(page: Page) -> str:
    """What the menu says to who comes back; empty for nothing."""
    found = parsed(page.html).all(css="since")
    return found[0].text if found else ""


def test_who_comes_back_is_told_what_the_last_day_gave_until_one_of_today_is_finished() -> None:
    words = words_of("en")
    assert not since(Visit(DAY))
    stored = finished(DAY).stored
    assert not since(Visit(DAY, stored))
    kind = days.played(stored)["garlandland", DAY.isoformat()].kind
    gave = f"Garlandland ({words(f'days.{kind}')})"
    told = since(Visit(DAY + timedelta(days=1), stored))
    assert told == words.sentences([words("days.yesterday", what=gave), words("days.fresh"), words("days.go-on", n=2)])
    later = since(Visit(DAY + timedelta(days=4), stored))
    assert words("days.last", what=gave, date=dates.near(DAY)) in later
    assert "in a row" not in later
    assert not since(Visit(DAY + timedelta(days=1), finished(DAY + timedelta(days=1), stored).stored))


def test_a_deal_that_was_only_begun_greets_nobody() -> None:
    page = Visit(DAY, {}, "#/garlandland/today")
    page.settle()
    page.play(page.legal[0])
    assert page.match.asked is not None
    assert not since(Visit(DAY + timedelta(days=1), page.stored))
