"""The empty tables, which are painted before Python: they fit every table of their size and say nothing of a deal."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import pytest

from game.core.game import Game
from game.core.match import HUMAN, ME, Match
from game.shelf import GAMES
from game.ui.html import escape
from game.ui.model import links
from game.ui.view import people
from game.words import LANGUAGES, words_of
from tools import empty
from tools.markup import common, parsed, veiled, written

OTHERS = 8
"""Deals that the empty tables were not made from."""
TABLES = [(game, seats) for game in GAMES.values() for seats in game.seats]
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
each_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda each: str(getattr(each, "name", each)))


@cache
def known(name: str, lang: str) -> dict[str, Any]:
    """What the file of a game says."""
    facts: dict[str, Any] = json.loads(empty.files()[f"{name}-{lang}.json"])
    return facts


def fits(game: Game, address: str) -> re.Match[str] | None:
    """Whether an empty table is painted at this address; JavaScript names groups otherwise."""
    return re.search(known(game.name, "en")["link"].replace("(?<", "(?P<"), address)


def test_what_is_kept_of_an_empty_table_is_what_would_be_drawn_now() -> None:
    game, lang = next(iter(GAMES.values())), next(iter(LANGUAGES))
    assert json.loads(empty.file(game, lang)) == known(game.name, lang)


@each_table
def test_an_empty_table_says_nothing_that_is_not_so_in_every_deal(game: Game, seats: int) -> None:
    for at, lang in enumerate(LANGUAGES):
        table = parsed(known(game.name, lang)["tables"][str(seats)])
        levels = [*game.levels]
        for n in range(OTHERS):
            level = levels[(n + at) % len(levels)]
            other = empty.waiting(empty.drawn(game, lang, seats, level, f"another-{n}", {}), words_of(lang, game))
            assert written(common(table, other)) == written(table), n


@each_table
def test_an_empty_table_says_nothing_that_other_rules_would_change(game: Game, seats: int) -> None:
    for lang in LANGUAGES:
        table = parsed(known(game.name, lang)["tables"][str(seats)])
        for agreed in empty.otherwise(game):
            other = empty.waiting(empty.drawn(game, lang, seats, game.usual, "another-0", agreed), words_of(lang, game))
            assert said(written(veiled(table, other))) == said(written(table)), agreed


@each_table
def test_an_empty_table_says_what_the_page_is_about_to_do_and_the_game(game: Game, seats: int) -> None:
    for lang in LANGUAGES:
        page, words = said(known(game.name, lang)["tables"][str(seats)]), words_of(lang, game)
        assert page.count(escape(words("boot.dealing"))) == 1
        assert page.endswith(f"|{escape(words('title'))}|{escape(words('aim'))}||")


def said(markup: str) -> str:
    """What can be read in a markup."""
    return re.sub(r"<[^>]*>", "|", markup)


@each_table
def test_nothing_on_an_empty_table_can_be_used_or_is_read_out(game: Game, seats: int) -> None:
    for lang in LANGUAGES:
        html = known(game.name, lang)["tables"][str(seats)]
        start, *rest = re.findall(r"<[^/][^>]*>", html)
        assert " inert " in start
        assert 'aria-busy="true"' in start
        assert not re.findall(
            r' (data-(?!seat|game|screen|over)[\w-]+|tabindex|role|title|aria-(?!disabled|busy)\w+)="', html
        )
        assert {"disabled" in each for each in rest if each.startswith(("<button", "<input"))} == {True}
        assert f'id="n{seats - 1}">{{{seats - 1}}}<' in html
        assert f'"#face-{{face-{seats - 1}}}"' in html


@each_game
def test_those_who_sit_at_an_empty_table_are_called_as_they_will_be(game: Game) -> None:
    for lang in LANGUAGES:
        cast, levels = known(game.name, lang)["cast"], [*game.levels]
        for turn in range(len(levels)):
            players = (ME, *(levels[(turn + seat) % len(levels)] for seat in range(1, game.seats[-1])))
            for seat, (player, name) in enumerate(zip(players, people.names(words_of(lang), players), strict=True)):
                assert player == ME or cast[player][seat][0] == name
                assert player == ME or f'"#face-{cast[player][seat][1]}"' in people.face(player, seat)


@each_game
def test_an_empty_table_is_painted_for_every_good_link_to_a_deal(game: Game) -> None:
    for seats in game.seats:
        players = empty.seated(seats, game.usual)
        for agreed in ({}, *empty.otherwise(game)):
            address = links.address(Match.begin(game, "plum-river-42", players, agreed))
            found = fits(game, links.sent_by(address, "健"))
            assert found
            assert found["deal"] == "plum-river-42"
            assert found["players"] == ",".join(players)
    assert fits(game, f"#/{game.name}")
    assert links.parse(f"#/{game.name}", GAMES).players == tuple(known(game.name, "en")["usual"].split(","))


FAULTS = (
    "?deal=Plum&v=1&players=me,{usual}",
    f"?deal={'x' * 41}&v=1&players=me,{{usual}}",
    "?deal=x&v=2&players=me,{usual}",
    "?deal=x&v=1&players=me,nobody",
    "?deal=x&v=1&players=me",
    "?deal=x&v=1&players=me,{usual},{usual},{usual},{usual}",
    "?deal=x&v=1&players=me,{usual}&goal=nonsense",
    "?deal=x&v=1&players=me,{usual}&nonsense=1",
    "?deal=x&deal=x&v=1&players=me,{usual}",
)
ELSEWHERE = (
    f"?deal=x&v=1&players={HUMAN},{HUMAN}",
    "?deal=x&v=1&players={usual},{usual}",
    "?deal=x&v=1&players=me,{usual}&moves=AA",
    "/lesson",
    "/rules",
    "/problems",
    "/today",
)


@each_game
def test_no_empty_table_is_painted_for_faults_and_other_screens(game: Game) -> None:
    for address in (*FAULTS, *ELSEWHERE):
        assert not fits(game, f"#/{game.name}{address.format(usual=game.usual)}"), address
    for address in FAULTS:
        with pytest.raises(links.BadLink):
            links.parse(f"#/{game.name}{address.format(usual=game.usual)}", GAMES)


def test_markup_stays_the_same_when_it_is_read_and_written() -> None:
    html = '<main inert id="x"><p>a &amp; b<br><input id="y" disabled> c</p><b></b></main>'
    assert written(parsed(html)) == html


def test_two_trees_have_in_common_what_both_say_where_they_say_it() -> None:
    one = parsed('<ul><li class="a b" id="1">x</li><p>so<b>1</b></p><li class="a">y</li></ul>')
    other = parsed('<ul><li class="a c" id="2">x</li><p>so<b>2</b></p></ul>')
    assert written(common(one, other)) == '<ul><li class="a">x</li><p></p></ul>'
    assert written(veiled(one, other)) == '<ul><li class="a">x</li><p></p><li class="a"></li></ul>'
