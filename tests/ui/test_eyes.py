"""What a bot saw: the table of a finished match from its seat, its worths of its moves, and where that is not shown."""

from __future__ import annotations

import html
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.bots import analyse
from game.core.chance import Dice
from game.core.game import Game
from game.core.match import ME, Match
from game.core.rules import Choice
from game.fairness.eyes import next_turn
from game.fairness.saying import words_at
from game.problems import pool
from game.shelf import GAMES
from game.ui import screens
from game.ui.device import Device
from game.ui.model import Model, links, scene
from game.ui.places import Eyes, Look
from game.ui.table import looking
from game.ui.view import view_of
from game.ui.view.people import names
from game.ui.wire import Wire
from game.words import LANGUAGES, number, words_of
from tests.markup import parsed
from tests.matches import ALL, name, played
from tests.ui.page import Page
from tests.ui.test_problems import at as at_problem
from tests.ui.test_problems import wrong
from tests.ui.test_replay import finished, unfinished

for_every_game = pytest.mark.parametrize("game", ALL, ids=name)


def with_bots(game: Game) -> Match:
    """A match that bots of the weakest thinking level have played to its end against somebody who takes what comes."""
    return _with_bots(game.name)


@cache
def _with_bots(of: str) -> Match:
    game = GAMES[of]
    level = [*game.levels][1]
    match = Match.begin(game, "eyes-1", (ME, *(level,) * (game.usual_seats - 1)))
    while match.asked is not None:
        if match.asked == 0:
            match = match.play(match.game.rules.moves(match.state)[0])
        else:
            match = match.play(thought(match)[0].move)
    return match


def thought(match: Match) -> tuple[Choice, ...]:
    """What the bot to move thinks of its moves."""
    seat = match.asked
    assert seat is not None
    return analyse(match.game.levels[match.players[seat]], match.seen(seat), seat, match.dice(seat))


def a_turn(match: Match, seat: int, since: int = 0) -> int:
    """The first turn of a seat, from here on, at which it could choose."""
    rules = match.game.rules
    return next(
        at
        for at, state in enumerate(match.states[since:-1], since)
        if rules.to_move(state) == seat and len(rules.moves(state)) > 1
    )


def thinks_otherwise(match: Match, move: str) -> bool:
    """Whether a bot would rather play another move than this one."""
    choices = thought(match)
    return choices[0].move != move and len({each.worth for each in choices}) > 1


def looked_at(match: Match, at: int, lang: str = "en") -> Page:
    """The replay of a match after so many moves."""
    return Page(links.address_with_moves(match, at), lang=lang)


def look(page: Page) -> Look:
    assert page.wire.model.look
    return page.wire.model.look


def says(page: Page, key: str, **facts: object) -> bool:
    """Whether this sentence stands on the page, as far as the page on bots' eyes says it."""
    model = page.wire.model
    called = names(words_of(model.device.lang), look(page).whole.players, model.names)
    said = words_at(model.device.lang, look(page).whole.game, called)(key, **facts)
    return said in html.unescape(page.html)


@for_every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_name_beside_a_bots_hand_opens_its_view_with_its_own_worths(game: Game, lang: str) -> None:
    match = with_bots(game)
    turns = (at for at in range(len(match.moves)) if match.until(at).asked == 1)
    at = next(at for at in turns if len({each.worth for each in thought(match.until(at))}) > 1)
    page = looked_at(match, at, lang)
    ways = [each.attributes["id"] for each in parsed(page.html).all("button", "owner")]
    assert ways == [f"eyes-{seat}" for seat in range(1, len(match.players))]
    page.send("eyes 1")
    assert says(page, "eyes.weighing")
    page.settle()
    choices = thought(match.until(at))
    eyes = look(page).eyes
    assert eyes == Eyes(1, choices)
    groups = parsed(page.html).one("section", "thought").one("table").all("tbody")
    reasons = [words_of(lang, game).say(each.reason) for each in choices]
    assert [group.all("tr")[-1].text for group in groups] == [*dict.fromkeys(reasons)]
    rows = [row for group in groups for row in group.all("tr")[:-1]]
    worths = [
        each.worth for why in dict.fromkeys(reasons) for each in choices if words_of(lang, game).say(each.reason) == why
    ]
    assert [row.all("td")[0].text for row in rows] == [number(each, "+.2f") for each in worths]
    assert sum("own" in row.css for row in rows) == 1
    said = parsed(page.html).by_id("coach")
    assert said
    assert view_of(game).brief_clause(scene(page.wire.model, match.until(at)), match.moves[at])[:12] in said.text
    assert page.said[-1][0] == "polite"
    page.send("eyes off")
    assert look(page).eyes is None
    assert "opened-hand" in page.html


@for_every_game
@given(data=st.data())
def test_other_hidden_cards_would_give_the_same_page_through_a_bots_eyes(game: Game, data: st.DataObject) -> None:
    """What the seat cannot see is dealt anew at this moment: not a character may change."""
    seats = data.draw(st.sampled_from(game.seats))
    seat, deal = data.draw(st.integers(1, seats - 1)), f"eyes-{data.draw(st.integers(0, 999))}"
    fresh = Match.begin(game, deal, (ME, *(next(iter(game.levels)),) * (seats - 1)))
    match = played(fresh, deal, data.draw(st.integers(0, 60)))
    if match.asked is None:
        return
    over = match._replace(moves=(*match.moves, "x"), states=(*match.states, finished(game).state))
    world = game.rules.imagine(match.seen(seat), seat, Dice(deal))
    other = over._replace(states=(*match.states[:-1], world, over.states[-1]))
    shown = Look(over, len(match.moves), eyes=Eyes(seat))
    real = Model(Device(folds=("log", "deal", "guide", "sheet")), shown)
    one, two = (screens.page(real.on(shown._replace(whole=whole))) for whole in (over, other))
    assert one == two


@for_every_game
def test_no_bots_eyes_in_a_match_that_is_not_over(game: Game) -> None:
    page = looked_at(unfinished(finished(game)), 1)
    before = page.wire.model.screen
    page.send("eyes 1")
    assert page.wire.model.screen == before
    table = Page(f"#/{game.name}?deal=open-1")
    asked = table.wire.model.screen
    table.send("eyes 1")
    assert table.wire.model.screen == asked
    assert "eyes-1" not in table.html


@for_every_game
def test_no_bots_eyes_where_the_player_is_to_think_again(game: Game) -> None:
    match = with_bots(game)
    shown = Look(match, a_turn(match, 0), asks=True)
    assert looking.bots(shown) == ()
    assert looking.bots(shown._replace(asks=False)) == (*range(1, len(match.players)),)


def test_no_bots_eyes_in_what_follows_in_a_problem() -> None:
    game = pool.games()[0]
    problem = [*pool.pool(game).values()][100]
    page = at_problem(game, problem)
    page.send(f"line {wrong(game, problem)}")
    page.send("problem why-not")
    page.send("eyes 1")
    assert look(page).eyes is None


@for_every_game
def test_at_anothers_turn_the_bot_weighs_nothing_and_there_is_a_way_to_its_next_one(game: Game) -> None:
    match = with_bots(game)
    page = looked_at(match, a_turn(match, 0))
    page.send("eyes 1")
    assert says(page, "eyes.not-asked", seat=1, asked=0)
    assert page.answer["more"] is None
    at = next_turn(look(page), 1)
    page.send("eyes next")
    assert look(page).at == at
    page.settle()
    assert look(page).eyes == Eyes(1, thought(match.until(look(page).at)))
    page.wire.model = page.wire.model.on(look(page)._replace(sent=False, at=a_turn(match, 0)))
    page.send("eyes 1")
    assert says(page, "eyes.not-asked-you", seat=1), "the player is spoken to"


@for_every_game
def test_at_the_end_it_is_said_that_the_match_is_over(game: Game) -> None:
    match = with_bots(game)
    page = looked_at(match, len(match.moves))
    page.send("eyes 1")
    assert says(page, "eyes.over")
    assert "eyes-next" not in page.html
    page.send("eyes next")
    assert look(page).at == len(match.moves)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bot_that_throws_dice_says_that_every_move_is_worth_the_same(lang: str) -> None:
    match = played(Match.begin(ALL[0], "dice-1", (ME, "random")), "x")
    page = looked_at(match, a_turn(match, 1), lang)
    page.send("eyes 1")
    page.settle()
    assert says(page, "eyes.equal", why=("reason.random", {}))
    assert not parsed(page.html).one("section", "thought").all("table")


def test_a_bot_that_had_no_choice_says_so() -> None:
    game = next(game for game in ALL if game.name == "gang-of-four")
    match = with_bots(game)
    at = next(
        at
        for at, state in enumerate(match.states[:-1])
        if game.rules.to_move(state) == 1 and len(game.rules.moves(state)) == 1
    )
    page = looked_at(match, at)
    page.send("eyes 1")
    page.settle()
    assert says(page, "eyes.single", move=words_of("en", game)("page.would-pass"))


@for_every_game
def test_a_move_that_the_level_would_not_choose_today_is_called_so(game: Game) -> None:
    match = played(Match.begin(game, "else-1", (ME, *([*game.levels][1],) * (game.usual_seats - 1))), "x")
    at = next(
        at
        for at in range(len(match.moves))
        if match.until(at).asked == 1 and thinks_otherwise(match.until(at), match.moves[at])
    )
    first = thought(match.until(at))[0]
    page = looked_at(match, at)
    page.send("eyes 1")
    page.settle()
    assert words_of("en", game).say(first.reason) in html.unescape(page.html)
    assert "Today this level would choose" in page.html


def test_while_the_replay_runs_nothing_is_weighed() -> None:
    match = with_bots(ALL[0])
    page = looked_at(match, 0)
    page.send("eyes 1")
    page.send("look play")
    page.send("more")
    assert look(page).running
    assert look(page).eyes == Eyes(1)
    page.send("look play")
    page.settle()
    assert not look(page).running


def test_a_move_further_the_worths_are_those_of_that_turn() -> None:
    match = with_bots(ALL[0])
    page = looked_at(match, a_turn(match, 1))
    page.send("eyes 1")
    page.settle()
    page.send("look forward")
    assert look(page).eyes == Eyes(1)
    page.send("look back")
    page.settle()
    assert look(page).eyes == Eyes(1, thought(look(page).match))


@for_every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_with_a_bots_eyes_the_player_is_not_called_you(game: Game, lang: str) -> None:
    page = Page(f"#/{game.name}?deal=eyes-1", lang=lang)
    match = with_bots(game)
    mine = Look(match, a_turn(match, 1), eyes=Eyes(1))
    page.wire.model = page.wire.model.on(mine)
    page.send("look forward")
    words = words_of(lang)
    rivals = parsed(page.html).one("div", "rivals").text
    assert words("eyes.player") in rivals
    assert words("player.me") not in rivals
    assert says(page, "eyes.status", seat=1, n=mine.at + 1, of=len(match.moves))


@pytest.mark.parametrize("which", ["0", "9", "x", "", "next", "-1"])
def test_eyes_that_nobody_has_are_those_of_the_bot_that_moves(which: str) -> None:
    match = with_bots(ALL[0])
    page = looked_at(match, a_turn(match, 1))
    page.send(f"eyes {which}")
    eyes = look(page).eyes
    assert eyes
    assert eyes.seat == 1


def test_where_it_cannot_be_fetched_the_replay_stays_and_says_so() -> None:
    async def offline(page: str) -> None:
        raise OSError(page)

    page = looked_at(with_bots(ALL[0]), 1)
    model = page.wire.model
    page.wire = Wire(offline)
    page.wire.model = model
    page.send("eyes 1")
    assert look(page).eyes is None
    assert page.says("late.missing")
