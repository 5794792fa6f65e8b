"""The page on deals, without a browser: what it shows and hides, what is typed into it, and where it leads."""

from __future__ import annotations

import html
from datetime import timedelta

import pytest

from game.core.game import Game
from game.core.match import LONGEST_DEAL, ME, Match
from game.fairness import deals, odds
from game.fairness.lines import program, run
from game.fairness.saying import words_for
from game.ui import dates
from game.ui.model import attempts, days, links
from game.ui.model.attempts import Attempt
from game.ui.model.late import KEY as PROBLEMS
from game.ui.model.late import address_of_deal
from game.ui.model.saves import Save
from game.ui.places import BadAddress, Deals
from game.ui.wire import Wire
from game.words import LANGUAGES
from tests.markup import tree
from tests.matches import THAT_TELL, name, played
from tests.ui.page import Page
from tests.ui.test_days import DAY, Visit
from tests.ui.test_days import finished as finished_on

for_every_game = pytest.mark.parametrize("game", THAT_TELL, ids=name)
GARLANDLAND = next(game for game in THAT_TELL if game.first)
DEAL = "plum-river-42"


def says(page: Page, key: str, **facts: object) -> bool:
    """Whether this sentence of the page on deals stands on it."""
    here = shown(page)
    return words_for(page.wire.model.device.lang, here.game)(key, **facts) in html.unescape(page.html)


def shown(page: Page) -> Deals:
    screen = page.wire.model.screen
    assert isinstance(screen, Deals)
    return screen


def save(match: Match, name: str = "abc", marks: tuple[str, ...] = ()) -> dict[str, str]:
    found = Save(name, match, marks, 1)
    return {found.key: found.text()}


def begun(game: Game, deal: str = DEAL) -> Match:
    return Match.begin(game, deal, (ME, *(game.usual,) * (game.usual_seats - 1)))


def cards_on(page: Page) -> int:
    """How many cards are drawn, in pictures or as slips."""
    found = tree(page.html).by_id("dealt")
    assert found
    return len(found.all("li"))


@for_every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deal_is_shown_with_its_cards_and_the_lines_that_have_dealt_them(game: Game, lang: str) -> None:
    page = Page(address_of_deal(game, DEAL, game.seats[0]), lang=lang)
    assert page.screen == "fairness"
    assert says(page, "fair.ran")
    assert says(page, "fair.same")
    assert not says(page, "fair.differs")
    assert program(game, DEAL, game.seats[0]) in html.unescape(page.html)
    dealt = run(program(game, DEAL, game.seats[0]))
    assert cards_on(page) >= sum(map(len, dealt["hands"]))


def test_the_page_says_so_when_lines_and_game_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = program(GARLANDLAND, "another-deal", 2)
    monkeypatch.setattr("game.fairness.drawing.program", lambda game, deal, seats: wrong)
    page = Page(address_of_deal(GARLANDLAND, DEAL, 2))
    assert says(page, "fair.differs")
    assert not says(page, "fair.same")


@for_every_game
def test_many_cards_lie_behind_a_fold(game: Game) -> None:
    page = Page(address_of_deal(game, DEAL, game.seats[0]))
    before = cards_on(page)
    long = [part for part, cards in run(program(game, DEAL, game.seats[0])).items() if part in ("stock", "pile")]
    for part in long:
        page.send(f"fold fair-{part}")
        assert cards_on(page) > before + 20


def test_a_deal_is_asked_for_by_its_name_and_the_address_follows() -> None:
    page = Page("#/garlandland/fairness")
    page.send("fair", "  Quiet Stone 7 ")
    assert shown(page).deal == "quiet-stone-7"
    assert page.url == "#/garlandland/fairness?deal=quiet-stone-7&seats=2"
    assert page.answer["focus"] == "dealt"
    assert page.answer["grab"]
    assert page.regions["polite"] == [words_for("en", GARLANDLAND)("fair.shown", deal="quiet-stone-7")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("typed", ["", "   ", "a" * (LONGEST_DEAL + 1), "梅", "a--b", "<b>x</b>", "x" * 10_000])
def test_what_is_no_name_of_a_deal_gets_its_sentence_and_stays_in_the_field(typed: str, lang: str) -> None:
    page = Page("#/garlandland/fairness", lang=lang)
    page.send("fair", typed)
    field, notice = tree(page.html).by_id("deal"), tree(page.html).by_id("notice")
    assert field
    assert notice
    assert field.attributes["aria-invalid"] == "true"
    assert str(LONGEST_DEAL) in notice.text
    assert html.unescape(field.attributes["value"] or "") == typed[:100]
    assert 'id="dealt"' not in page.html
    assert page.regions["assertive"]
    assert page.answer["focus"] == "deal"
    page.send("fair", DEAL)
    assert 'id="dealt"' in page.html
    assert "aria-invalid" not in page.html


@pytest.mark.parametrize("query", ["?deal=", "?deal=%00", f"?deal={'a' * 41}", "?deal=a&seats=9", "?seats=x"])
def test_a_bad_address_shows_the_page_all_the_same(query: str) -> None:
    page = Page(f"#/garlandland/fairness{query}")
    assert page.screen == "fairness"
    assert shown(page).seats == 2


def test_a_field_that_comes_twice_in_the_address_gets_its_sentence() -> None:
    screen = Page("#/garlandland/fairness?deal=a&deal=b").wire.model.screen
    assert isinstance(screen, BadAddress)
    assert screen.fault[0] == "link.twice"


def test_a_deal_of_a_day_to_come_is_refused() -> None:
    page = Visit(DAY, url="#/garlandland/fairness")
    page.send("fair", f"day-{DAY + timedelta(days=3)}")
    assert 'id="dealt"' not in page.html
    assert page.regions["assertive"]


@for_every_game
def test_a_deal_whose_match_goes_on_stays_hidden_until_it_is_over(game: Game) -> None:
    match = begun(game)
    page = Page(address_of_deal(game, DEAL, game.usual_seats), save(match))
    assert says(page, "fair.sealed-open")
    assert cards_on(page) == 0
    over = Page(address_of_deal(game, DEAL, game.usual_seats), save(played(match, "x")))
    assert cards_on(over) > 0
    other = next(each for each in THAT_TELL if each is not game)
    assert cards_on(Page(address_of_deal(other, DEAL, other.usual_seats), save(match))) > 0, "only of this game"


def test_the_deal_of_today_stays_hidden_until_it_was_played() -> None:
    address = f"#/garlandland/fairness?deal=day-{DAY}"
    page = Visit(DAY, url=address)
    assert says(page, "fair.sealed-day")
    assert cards_on(page) == 0
    assert cards_on(Visit(DAY, finished_on(DAY).stored, url=address)) > 0
    assert cards_on(Visit(DAY + timedelta(days=1), url=address)) > 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_deal_of_a_day_that_has_not_begun_here_is_not_called_todays(lang: str) -> None:
    day = DAY + timedelta(days=1)
    model = Visit(DAY, lang=lang).wire.model
    for there, key in ((day, "fair.sealed-early"), (DAY, "fair.sealed-day")):
        why = deals.hidden(model, GARLANDLAND, days.name_of(there))
        assert why == (key, dates.facts(there))
        assert words_for(lang, GARLANDLAND).say(why)
    assert deals.hidden(model, GARLANDLAND, days.name_of(DAY - timedelta(days=1))) is None


def test_a_deal_that_was_sent_with_a_result_stays_hidden_until_it_was_played() -> None:
    match = begun(GARLANDLAND)
    sent = {attempts.key(match): attempts.pack([Attempt("Aoi", played(match, "x"))])}
    address = address_of_deal(GARLANDLAND, DEAL, 2)
    page = Page(address, sent)
    assert says(page, "fair.sealed-sent")
    assert cards_on(page) == 0
    assert cards_on(Page(address, {**sent, **save(played(match, "y"))})) > 0


def test_the_page_begins_with_the_last_match_that_is_over() -> None:
    assert shown(Page("#/fairness")) == Deals(GARLANDLAND, deals.EXAMPLE, 2)
    game = THAT_TELL[1]
    texts = {**save(played(begun(game, "over-1"), "x"), "over"), **save(begun(game, "open-1"), "open")}
    here = shown(Page("#/fairness", texts))
    assert (here.game, here.deal) == (game, "over-1")
    assert shown(Page("#/garlandland/fairness", texts)).deal == deals.EXAMPLE


@pytest.mark.parametrize("lang", LANGUAGES)
@for_every_game
def test_own_deals_stand_beside_chance_or_there_are_too_few(game: Game, lang: str) -> None:
    none = Page(f"#/{game.name}/fairness", lang=lang)
    assert says(none, "fair.own-none")
    few = {key: text for n in range(3) for key, text in save(begun(game, f"own-{n}"), f"m{n}").items()}
    page = Page(f"#/{game.name}/fairness", few, lang=lang)
    assert says(page, "fair.own-few", n=3, least=odds.LEAST)
    rows = tree(page.html).one("table", "chances").all("tr")[1:]
    assert sum(int(row.all("td")[0].text) for row in rows) == 3
    many = {key: text for n in range(40) for key, text in save(begun(game, f"own-{n}"), f"m{n}").items()}
    told = tree(Page(f"#/{game.name}/fairness", many, lang=lang).html).by_id("own-deals")
    assert told
    assert "40" in told.text
    assert "100" in told.text
    assert words_for(lang, game)("fair.own-little", n=40) in told.text


@pytest.mark.parametrize(("part", "key"), [(0.4, "usual"), (0.02, "odd"), (0.0001, "rare")])
def test_how_unusual_own_deals_are_is_said_in_plain_words(
    part: float, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.fairness.odds.as_uneven", lambda own, chance: part)
    many = {k: text for n in range(40) for k, text in save(begun(GARLANDLAND, f"own-{n}"), f"m{n}").items()}
    page = Page("#/garlandland/fairness", many)
    assert says(page, f"fair.own-{key}", n=40, part=max(1, round(100 * part)))


def test_the_ways_to_the_page() -> None:
    assert 'href="#/fairness"' in Page("#/").html
    assert 'href="#/garlandland/fairness"' in Page("#/garlandland/rules").html
    page = Page("#/garlandland?deal=way-1&players=me,easy")
    way = html.escape(address_of_deal(GARLANDLAND, "way-1", 2))
    assert way not in page.html, "not before the match is over"
    page.play_on()
    page.send("put-away")
    page.send("fold deal") if "inside-deal" in page.html and way not in page.html else None
    assert way in page.html
    assert way in Page(links.address_with_moves(page.match), page.stored).html


def test_the_last_match_can_be_looked_at_from_here() -> None:
    match = played(begun(GARLANDLAND), "x")
    page = Page("#/garlandland/fairness", save(match))
    assert html.escape(links.address_with_moves(match, 0)) in page.html


def test_where_it_cannot_be_fetched_a_sentence_says_so() -> None:
    async def offline(page: str) -> None:
        raise OSError(page)

    page = Page("#/")
    page.wire = Wire(offline)
    page.send("start", url="#/garlandland/fairness")
    screen = page.wire.model.screen
    assert isinstance(screen, BadAddress)
    assert screen.fault[0] == "late.missing"
    assert page.says("late.missing")


def test_the_message_of_the_page_means_nothing_elsewhere() -> None:
    page = Page("#/settings")
    before = page.wire.model.screen
    page.send("fair", DEAL)
    assert page.wire.model.screen == before
    assert PROBLEMS not in page.stored
