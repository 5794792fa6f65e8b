"""Problems on the page: the lists, the verdicts, what is noted, the lines played on the table, and bad addresses."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import timedelta
from itertools import pairwise
from types import coroutine
from typing import Any

import pytest

from game.bots import outcome
from game.command.attacks.visitor import stepped
from game.core.cards import HIDDEN
from game.core.game import Game
from game.core.match import Match
from game.games.garlandland.bots.weighing import weigh
from game.problems import pool, record
from game.problems.problem import Problem, position, solver_of
from game.problems.saying import words_for as words_of_problems
from game.shelf import GAMES
from game.ui.model import late, scene
from game.ui.places import BadAddress, Look, Puzzles
from game.ui.view import view_of
from game.ui.wire import Wire
from game.words import LANGUAGES, words_of
from tests.markup import Element, parsed
from tests.matches import name
from tests.ui.page import Page
from tests.ui.test_days import DAY, Visit

for_every_game = pytest.mark.parametrize("game", pool.games(), ids=name)


def first(game: Game, n: int = 100) -> Problem:
    return [*pool.pool(game).values()][n]


def at(game: Game, problem: Problem, **env: Any) -> Visit:
    return Visit(DAY, url=f"#/{game.name}/problems?deal={problem.deal}", **env)


def wrong(game: Game, problem: Problem) -> str:
    match = position(problem, game)
    return next(each for each in game.rules.moves(match.seen(match.asked)) if each != problem.answer)


def told(page: Page) -> str:
    found = parsed(page.answer["html"]).by_id("coach")
    assert found
    return " ".join(text(found).split())


def text(element: Element) -> str:
    return " ".join([element.text, *(text(each) for each in element.children)])


def test_a_hand_that_lies_on_the_table_anyhow_is_not_shown_again() -> None:
    game = GAMES["read-aloud"]
    for problem in [*pool.pool(game).values()][::20]:
        match = position(problem, game)
        hidden = [
            hand for seat, hand in enumerate(match.state.hands) if seat != match.asked and not _all_open(match, seat)
        ]
        assert at(game, problem).html.count('class="opened-hand') == len(hidden)


def _all_open(match: Match, seat: int) -> bool:
    """Whether everybody sees all cards of a hand."""
    others = [each for each in range(len(match.players)) if each != seat]
    return not any(piece.key in (None, HIDDEN) for each in others for piece in match.seen(each).hands[seat])


@for_every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_move_and_the_right_one_are_told_with_their_reasons(game: Game, lang: str) -> None:
    problem = first(game)
    page = at(game, problem, lang=lang)
    question = told(page)
    page.send(f"line {wrong(game, problem)}")
    refuted = told(page)
    page.send(f"line {problem.answer}")
    assert len({question, refuted, told(page)}) == 3
    assert page.wire.model.problem
    noted = [f"{game.name} {problem.deal} {how} {DAY.isoformat()}" for how in ("wrong", "later")]
    assert page.stored[late.KEY].splitlines() == noted, "the first move counts"


def test_a_tap_proposes_nothing_in_a_problem_as_it_may_be_the_answer() -> None:
    game = GAMES["gang-of-four"]
    for problem in [*pool.pool(game).values()][::25]:
        page = at(game, problem)
        for card in re.findall(r'id="([^"]+)"[^>]* data-do="propose"', page.html)[:3]:
            page.send("clear")
            page.send("propose", card)
            assert page.table.ticked == (card,)


@for_every_game
@pytest.mark.parametrize("what", ["line", "show"])
def test_the_cards_of_the_answer_lie_on_the_table_or_stand_out_in_the_hand_once_it_is_known(
    game: Game, what: str
) -> None:
    solver = solver_of(game)
    assert solver
    problem = next(each for each in pool.pool(game).values() if _cards(at(game, each), each))
    page = at(game, problem)
    page.send(f"line {wrong(game, problem)}")
    assert not _ticked(page)
    page.send("problem show" if what == "show" else f"line {problem.answer}")
    assert _ticked(page) == _cards(page, problem)
    for card in _ticked(page):
        drawn = parsed(page.html).by_id(card)
        assert drawn
        assert drawn.attributes.get("aria-pressed") == (None if solver.lays else "true")
    coach = parsed(page.html).by_id("coach")
    assert coach
    assert ("found" in coach.css) == (what == "line"), "only what was found is right"


def _ticked(page: Page) -> tuple[str, ...]:
    table = page.wire.model.table
    return table.ticked if table else ()


def _cards(page: Page, problem: Problem) -> tuple[str, ...]:
    """The ids of the cards that the answer plays."""
    model = page.wire.model
    assert model.table
    return view_of(model.table.match.game).cards_of(scene(model, model.table.match), problem.answer)


def _main(page: Page) -> list[str | None]:
    """The ids of the buttons that stand out."""
    found = [each for each in parsed(page.html).all("button") if "main" in (each.attributes.get("class") or "").split()]
    return [each.attributes["id"] for each in found]


@for_every_game
def test_what_follows_after_a_move_is_played_on_the_table_and_one_comes_back(game: Game) -> None:
    problem = first(game)
    page = at(game, problem)
    page.send(f"line {wrong(game, problem)}")
    page.send("problem why-not")
    look = page.wire.model.look
    assert isinstance(look, Look)
    assert look.at == len(problem.moves)
    assert look.whole.moves[len(problem.moves)] == wrong(game, problem)
    assert _main(page) == ["look-forward"]
    head = parsed(page.html).one("h1").text
    assert head.startswith(words_of("en")("problem.why-line", move="").removesuffix("?"))
    status = parsed(page.html).by_id("status")
    words = words_of_problems("en", game)
    assert status
    assert status.text.startswith(head)
    keys = [key for key in ("problem.example-not", "problem.example") if key in words]
    assert all(words(key) in status.text for key in keys[:1])
    assert len(keys) == {"garlandland": 2, "gang-of-four": 2, "read-aloud": 0}.get(game.name, 1)
    page.send("look back")
    assert page.stands_at(len(problem.moves) - 1, len(look.whole.moves)) or not problem.moves
    page.send("look last")
    assert parsed(page.html).one("h1").text == head
    assert page.wire.model.look
    assert _main(page) == ["to-end"]
    page.send("to-end")
    assert page.wire.model.problem
    page.send("problem show")
    page.send("problem line")
    assert page.wire.model.look
    assert page.wire.model.look.whole.moves[len(problem.moves)] == problem.answer
    assert parsed(page.html).one("h1").text.startswith(words_of("en")("problem.follows", move=""))


@for_every_game
def test_what_is_asked_is_the_question_of_the_problem_before_that_of_the_game(game: Game) -> None:
    page = at(game, first(game))
    page.send("hear asked")
    (heard,) = politely(page)
    assert heard.startswith(words_of_problems("en", game)("problem.asks"))


def politely(page: Page) -> list[str]:
    """What was announced last."""
    return [effect[1] for effect in page.answer["effects"] if effect[0] == "polite"]


@for_every_game
def test_what_heads_a_refutation_is_announced_once(game: Game) -> None:
    problem = first(game)
    page = at(game, problem)
    page.send(f"line {wrong(game, problem)}")
    page.send("problem why-not")
    head = parsed(page.html).one("h1").text
    assert politely(page).count(head) == 1
    page.send("look on")
    assert head not in politely(page)
    page.send("look first")
    page.send("look last")
    assert politely(page).count(head) == 1, "one comes from the match before it"


@for_every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_that_was_missed_says_so_when_one_comes_back(game: Game, lang: str) -> None:
    problem, words = first(game), words_of_problems(lang, game)
    page = at(game, problem, lang=lang)
    assert words("problem.before-missed") not in told(page)
    page.send(f"line {wrong(game, problem)}")
    again = Visit(DAY, page.stored, url=f"#/{game.name}/problems?deal={problem.deal}", lang=lang)
    assert words("problem.before-missed") in told(again)
    assert any(words("problem.before-missed") in said for said in politely(again))
    again.send(f"line {problem.answer}")
    assert words("problem.before-missed") not in told(again)
    listed = [Visit(DAY, stored, url=f"#/{game.name}/problems", lang=lang).html for stored in ({}, page.stored)]
    assert [words("problem.missed-again") in html for html in listed] == [False, True]


@for_every_game
def test_the_answer_that_is_shown_counts_as_missed(game: Game) -> None:
    page = at(game, first(game))
    page.send("problem show")
    page.send(f"line {first(game).answer}")
    assert page.stored[late.KEY].count("wrong") == 1
    assert "right" not in page.stored[late.KEY]


@for_every_game
def test_at_a_problem_nothing_but_the_record_is_stored(game: Game) -> None:
    page = at(game, first(game))
    before = page.wire.model
    for do in (
        "undo",
        "hint",
        "new",
        "again",
        "more",
        "put-away",
        "branch",
        "replay",
        "think-again",
        "stand x",
        "option x",
    ):
        page.send(do)
        assert page.wire.model.screen == before.screen, do
    assert page.stored == {}


@for_every_game
def test_all_hands_are_seen_only_where_they_are_open(game: Game) -> None:
    page, solver = at(game, first(game)), solver_of(game)
    assert solver
    assert bool(parsed(page.answer["html"]).all(css="opened-hand")) == solver.open


def test_the_problems_of_a_day_are_three_of_rising_steps_and_the_same_for_everybody() -> None:
    days = [pool.of_day(DAY + timedelta(days=n)) for n in range(30)]
    assert pool.of_day(DAY) == days[0]
    for each in days:
        steps = [problem.step for _, problem in each]
        assert all(one < other for one, other in pairwise(steps)), steps
        assert len({game.name for game, _ in each}) == min(3, len(pool.games()))
    assert len({problem.deal for each in days for _, problem in each}) > 80


def test_the_lists_tell_what_was_solved() -> None:
    (game, problem), *_ = pool.of_day(DAY)
    new = Visit(DAY, url="#/problems").answer["html"]
    page = at(game, problem)
    page.send(f"line {problem.answer}")
    done = Visit(DAY, page.stored, url="#/problems").answer["html"]
    assert 'class="number' not in new
    assert (new.count("200 puzzles."), new.count("0 solved")) == (len(pool.games()), 0)
    assert done.count(">1 solved") == 1
    assert (done.count('class="number'), done.count(", solved")) == (1, 1)
    page = Visit(DAY, page.stored, url=f"#/{game.name}/problems")
    assert "1 of 200 solved, 1 at the first try" in page.answer["html"]


def marked(page: Page) -> dict[str, str]:
    """The mark of each problem of a list by its name."""
    cells = [each.attributes for each in parsed(page.html).all(css="number") if "id" in each.attributes]
    return {str(each["id"]).removeprefix("problem-"): str(each["class"]).split()[-1] for each in cells}


def test_a_list_marks_each_problem_and_leads_to_the_next_one_after_the_last_tried() -> None:
    game = pool.games()[0]
    names = [*pool.pool(game)]
    went = ((39, "right"), (77, "wrong"), (77, "later"), (78, "wrong"), (79, "right"), (79, "later"))
    lines = [f"{game.name} {names[n]} {how} {DAY}\n" for n, how in went]
    page = Visit(DAY, {late.KEY: "".join(lines)}, url=f"#/{game.name}/problems")
    kinds = marked(page)
    assert [*kinds] == names
    assert {deal: kind for deal, kind in kinds.items() if kind != "new"} == {
        names[39]: "right",
        names[77]: "later",
        names[78]: "wrong",
        names[79]: "right",
    }
    assert words_of_problems("en")("problem.record", of=len(names), solved=3, right=2) in page.html
    way = parsed(page.html).by_id("go-on")
    assert way
    assert str(way.attributes["href"]).endswith(names[40]), "its step goes on from its beginning"
    (stop,) = [each for each in parsed(page.html).all(css="next") if "id" in each.attributes]
    assert (stop.attributes["id"], stop.attributes["tabindex"]) == (f"problem-{names[40]}", "0")


def test_after_a_step_comes_the_next_one_and_after_all_of_them_none() -> None:
    game = pool.games()[0]
    names = [*pool.pool(game)]
    following = pool.onward(game, names[:40], names[39])
    assert following
    assert following.deal == names[40]
    assert (pool.onward(game, names[1:], names[-1]) or following).deal == names[0], "what was left out comes at last"
    assert pool.onward(game, names) is None
    every = "".join(f"{game.name} {each} right {DAY}\n" for each in names)
    assert parsed(Visit(DAY, {late.KEY: every}, url=f"#/{game.name}/problems").html).by_id("go-on") is None


def test_two_tabs_lose_no_line_of_each_other_and_the_first_one_of_a_problem_counts() -> None:
    game = pool.games()[0]
    one, two, both = [*pool.pool(game).values()][:3]
    here, there = at(game, one), at(game, two)
    here.send(f"line {one.answer}")
    there.stored = here.stored
    there.send(f"line {two.answer}")
    here.stored = there.stored
    assert [each.deal for each in record.read(here.stored)] == [one.deal, two.deal]
    here.send("open", url=f"#/{game.name}/problems?deal={both.deal}")
    there.send("open", url=f"#/{game.name}/problems?deal={both.deal}")
    there.send("problem show")
    here.stored = there.stored
    here.send(f"line {both.answer}")
    assert [each.right for each in record.read(here.stored)] == [True, True, False]


def test_a_line_without_an_end_is_not_run_together_with_the_next_one() -> None:
    game = pool.games()[0]
    one, two = [*pool.pool(game).values()][:2]
    page = Visit(DAY, {late.KEY: f"{game.name} {two.deal} right {DAY}"}, url=f"#/{game.name}/problems?deal={one.deal}")
    page.send(f"line {one.answer}")
    assert [each.deal for each in record.read(page.stored)] == [two.deal, one.deal]


def test_a_line_that_is_on_its_way_is_not_lost_when_a_request_comes_that_left_before() -> None:
    game = pool.games()[0]
    one, two = [*pool.pool(game).values()][:2]
    page = at(game, one)
    before, seen = page.stored, page.seen
    page.send(f"line {one.answer}")
    page.stored, page.seen = before, seen
    page.send("open", url=f"#/{game.name}/problems?deal={two.deal}")
    assert [each.deal for each in record.read(page.wire.model.device.stored)] == [one.deal]


def test_days_in_a_row_are_days_with_a_problem_of_theirs_solved() -> None:
    page = Visit(DAY, {})
    for day in (DAY, DAY + timedelta(days=1)):
        for game, problem in pool.of_day(day):
            page = Visit(day, page.stored, url=f"#/{game.name}/problems?deal={problem.deal}")
            page.send(f"line {problem.answer}")
    other = next(each for each in pool.pool(game).values() if (game, each) not in pool.of_day(DAY + timedelta(days=2)))
    page = Visit(DAY + timedelta(days=2), page.stored, url=f"#/{game.name}/problems?deal={other.deal}")
    page.send(f"line {other.answer}")
    stored = page.stored
    for n in (1, 2, 3):
        assert ("2 days in a row" in Visit(DAY + timedelta(days=n), stored, url="#/problems").html) is (n < 3)
    row = sum(each.game == game.name for each in record.read(stored))
    assert (f"{row} right in a row" in Visit(DAY, stored, url=f"#/{game.name}/problems").html) is (row > 1)


@pytest.mark.parametrize(
    "line", ["", "a b", "garlandland x right", "garlandland x right 2026-13-01", "garlandland x y z"]
)
def test_a_line_of_the_record_that_says_nothing_is_left_out(line: str) -> None:
    assert record.read({late.KEY: f"{line}\ngarlandland z right 2026-11-24\n"}) == [
        record.Tried("garlandland", "z", True, DAY)
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_shipped_no_more_has_its_sentence_and_counts_for_nothing_in_the_record(lang: str) -> None:
    game, deal = GAMES["read-aloud"], "problem-4718"
    stored = {late.KEY: f"{game.name} {deal} right {DAY}\n"}
    page = Visit(DAY, stored, url=f"#/{game.name}/problems?deal={deal}", lang=lang)
    assert words_of(lang)("problem.unknown", deal=deal) in page.html
    page.send("open", url=f"#/{game.name}/problems")
    assert words_of_problems(lang, game)("problem.count", n=200) in page.html
    assert page.stored == stored


def test_the_next_problem_is_one_that_was_not_tried() -> None:
    game = pool.games()[0]
    one, two, three = [*pool.pool(game).values()][:3]
    page = Visit(
        DAY,
        {late.KEY: f"{game.name} {two.deal} right {DAY}\nnonsense\n"},
        url=f"#/{game.name}/problems?deal={one.deal}",
    )
    page.send(f"line {one.answer}")
    assert f"deal={three.deal}" in page.answer["html"]
    assert page.stored[late.KEY].startswith(f"{game.name} {two.deal} right {DAY}\nnonsense\n"), "nothing is lost"


def test_after_a_problem_of_the_day_comes_the_next_one_of_the_day() -> None:
    (game, problem), (second, its), _ = pool.of_day(DAY)
    page = Visit(DAY, url=f"#/{game.name}/problems?deal={problem.deal}&of=day")
    page.send(f"line {problem.answer}")
    way = parsed(page.html).by_id("next-problem")
    assert way
    assert way.attributes["href"] == f"#/{second.name}/problems?deal={its.deal}&of=day"
    assert words_of("en", second)("title") in way.text, "it says which game comes next"
    listed = parsed(page.html).by_id("to-list")
    assert listed
    assert listed.attributes["href"] == "#/problems"


@for_every_game
def test_after_a_problem_of_a_game_comes_one_of_that_game_though_it_is_one_of_the_day_too(game: Game) -> None:
    theirs = [problem for day in range(4) for each, problem in pool.of_day(DAY + timedelta(days=day)) if each is game]
    for problem in (theirs[0], first(game)):
        page = at(game, problem)
        page.send(f"line {problem.answer}")
        way = parsed(page.html).by_id("next-problem")
        assert way
        assert str(way.attributes["href"]).startswith(f"#/{game.name}/problems?deal=")
        assert way.text == words_of_problems("en")("problem.next")


def test_after_the_last_problem_of_the_day_comes_their_list() -> None:
    stored: dict[str, str] = {}
    for game, problem in pool.of_day(DAY):
        page = Visit(DAY, stored, url=f"#/{game.name}/problems?deal={problem.deal}&of=day")
        page.send(f"line {problem.answer}")
        stored = page.stored
    way = parsed(page.html).by_id("next-problem")
    assert way
    assert (way.attributes["href"], way.text) == ("#/problems", words_of_problems("en")("problem.day-done"))


def test_a_right_move_after_a_wrong_one_says_that_the_first_counts() -> None:
    game = pool.games()[0]
    problem = first(game)
    page = at(game, problem)
    page.send(f"line {wrong(game, problem)}")
    page.send(f"line {problem.answer}")
    assert words_of_problems("en")("problem.right-later") in told(page)


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("#/garlandland/problems?deal=problem-0", "problem.unknown"),
        ("#/garlandland/problems?deal=%00", "problem.unknown"),
        ("#/garlandland/problems?deal=a&deal=b", "link.twice"),
    ],
)
def test_a_problem_that_does_not_exist_gets_its_sentence(url: str, key: str) -> None:
    screen = Page(url).wire.model.screen
    assert isinstance(screen, BadAddress)
    assert screen.fault[0] == key


def test_from_a_problem_that_does_not_exist_there_is_a_way_to_the_others() -> None:
    assert 'href="#/garlandland/problems"' in Page("#/garlandland/problems?deal=problem-0").html


def test_where_problems_cannot_be_fetched_a_sentence_says_so() -> None:
    async def offline(page: str) -> None:
        raise OSError(page)

    page = Page("#/")
    page.wire = Wire(offline)
    page.send("start", url="#/problems")
    screen = page.wire.model.screen
    assert isinstance(screen, BadAddress)
    assert screen.fault[0] == "late.missing"


@coroutine
def a_while() -> Iterator[None]:
    yield


@pytest.mark.parametrize("fails", [False, True])
def test_who_goes_elsewhere_while_problems_are_fetched_stays_there(fails: bool) -> None:
    async def slowly(page: str) -> None:
        await a_while()
        if fails:
            raise OSError(page)

    page = Page("#/")
    page.wire.fetch = slowly
    env = {"lang": "en", "url": "#/problems", "page": "https://x.test/", "now": "1", "random": "11" * 16, "stored": {}}
    late_one = page.wire.ask(json.dumps({"seen": page.seen, "do": "open", "value": "", "env": env}))
    late_one.send(None)
    there = page.send("open", url="#/settings")["html"]
    assert json.loads(stepped(late_one))["html"] == there
    assert not isinstance(page.wire.model.screen, Puzzles | BadAddress)


def test_a_problem_that_is_left_is_no_match_to_go_back_to() -> None:
    page = at(pool.games()[0], first(pool.games()[0]))
    page.send("open", url="#/settings")
    assert page.wire.model.device.back == ""
    page.send("open", url="#/problems")
    assert isinstance(page.wire.model.screen, Puzzles)


def test_the_share_that_is_told_is_the_share_that_is_found() -> None:
    game = pool.games()[0]
    problem = first(game, 150)
    page = at(game, problem)
    page.send(f"line {problem.answer}")
    match = position(problem, game)
    shares = outcome(weigh(match.seen(match.asked), match.asked or 0))
    assert all(f"{share:.0%}" in told(page) for share in shares.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rival_of_a_reason_is_one_who_has_not_lost(lang: str) -> None:
    """Black Dice is out in problem 31 and has 7: the number to beat is White Dice's, which is 4."""
    game = GAMES["read-aloud"]
    problem = pool.named(game, "problem-31")
    page = at(game, problem, lang=lang)
    page.send(f"line {problem.answer}")
    assert re.findall(r"\d+", " ".join(politely(page)))[-2:] == ["6", "4"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_two_hands_of_sentences_one_is_shown_under_the_names_of_both(lang: str) -> None:
    page = at(GAMES["read-aloud"], pool.named(GAMES["read-aloud"], "problem-31"), lang=lang)
    shown = []
    for seat in (0, 2):
        page.send(f"hand-of {seat}")
        shown.append(text(parsed(page.answer["html"]).one(css="shown")))
    assert shown[0] != shown[1]


TELLING = {
    "court-circular": ("page.wins", "page.reach-made", "page.reach-none", "page.best"),
    "garlandland": ("page.reach-none",),
    "gang-of-four": (),
    "read-aloud": ("page.loses", "page.stalls", "page.stalls-nobody", "page.ends-now", "page.idle", "page.idle-first"),
}
"""Sentences of each game that say what a card would come to, which in a problem is what is asked."""


@for_every_game
def test_no_line_of_the_table_tells_what_only_a_try_answers(game: Game) -> None:
    words, found = words_of("en", game), set()
    for problem in [*pool.pool(game).values()][::20]:
        page = at(game, problem)
        for move in ("", *page.legal):
            for card in view_of(game).cards_of(scene(page.wire.model, page.match), move) if move else ():
                page.send("tick", card)
            found |= {key for key in TELLING[game.name] if words(key).rstrip(".") in page.html}
            assert "That wins" not in page.html
            assert "would make it stronger" not in page.html
            assert "You can still make" not in page.html
            page.send("clear")
    assert not found


@for_every_game
def test_the_verdict_on_a_wrong_move_names_the_right_one_only_where_there_is_no_third(game: Game) -> None:
    solver = pool.solver(game)
    for problem in [*pool.pool(game).values()][::10]:
        match, move = position(problem, game), wrong(game, problem)
        _, facts = solver.against(match, move)
        named = problem.answer in [each for each in facts.values() if isinstance(each, str)]
        assert named == (game.name == "garlandland")
        if named:
            shares = solver.worths(match)
            said = words_of_problems("en", game).say(solver.against(match, move))
            assert f"{shares[problem.answer]:.0%}" in said
            assert f"{shares[move]:.0%}" in said or "never" in said
