"""Every game of the shelf on the page, from the menu to the result. A new game is covered without a new line here."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest

from game.core.game import Game
from game.ui import shell
from game.ui.model import scene
from game.ui.view import view_of
from game.words import LANGUAGES
from tests.every import EVERY, few
from tests.markup import parsed
from tests.matches import ALL, name, soon_over
from tests.ui.page import Page

for_every_game = pytest.mark.parametrize("game", ALL, ids=name)
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)
CLOSELY = 12
"""So many of my turns are looked at closely; after that the match is only played."""
HEARD = ("hand", "table", "last", "counts", "score")
SYMBOLS = set(re.findall(r'<symbol id="([^"]+)"', shell.symbols(ALL)))


class Seen(Page):
    """A page that is drawn after every move, also where nobody looks closely."""

    every = True


def begun(game: Game, lang: str = "en", kind: type[Page] = Page, options: str = "") -> Page:
    """The match that the menu begins, or one with other options, up to my first turn."""
    page = kind(f"#/{game.name}{options}", lang=lang)
    page.settle()
    return page


def brief(game: Game) -> str:
    """What makes it a match of few moves, in an address: the fewest seats, and an end that comes soon."""
    rivals = ",".join([next(iter(game.levels))] * (game.seats[0] - 1))
    return f"?players=me,{rivals}{soon_over(game)}"


def turns(page: Page) -> Iterator[Page]:
    """The page at each of my first turns, whichever comes first of CLOSELY and the end."""
    for _ in range(CLOSELY):
        page.go_on()
        if not page.legal:
            return
        yield page
        page.play(page.legal[len(page.match.moves) % len(page.legal)])


def sound(html: str) -> None:
    """No error, no id twice, and no picture that is not there."""
    ids = re.findall(r' id="([^"]+)"', html)
    assert 'data-screen="error"' not in html, html
    assert sorted(set(ids)) == sorted(ids)
    assert set(re.findall(r'<use href="#([^"]+)"', html)) <= SYMBOLS


@for_every_game
@in_every_language
def test_a_match_is_played_from_the_menu_to_its_result(game: Game, lang: str) -> None:
    """The whole match that the menu begins in the first language alone, else a short one; with EVERY, in all."""
    page = begun(game, lang, Seen, "" if EVERY or lang == next(iter(LANGUAGES)) else brief(game))
    for each in turns(page):
        sound(each.html)
        assert f'id="{each.answer["focus"]}"' in each.html
        assert 'label=""' not in each.answer["legal"]
    page.play_on()
    assert page.screen == "result"
    sound(page.html)
    page.undo()
    assert page.screen == "table"


@pytest.mark.parametrize(("game", "lang"), few(product(ALL, LANGUAGES), 3))
def test_the_table_can_be_heard(game: Game, lang: str) -> None:
    page = begun(game, lang)
    for each in turns(page):
        for what in HEARD:
            each.said.clear()
            with each.only_the_last():
                each.send(f"hear {what}")
            assert [kind for kind, said in each.said if said] == ["polite"], what


@for_every_game
def test_the_cards_of_a_move_make_a_move_of_the_same_cards(game: Game) -> None:
    view = view_of(game)
    for page in turns(begun(game)):
        here = scene(page.wire.model, page.match)
        for move in here.moves:
            if cards := view.cards_of(here, move):
                chosen = view.chosen(here._replace(ticked=cards))
                assert chosen in here.moves
                assert sorted(view.cards_of(here, chosen)) == sorted(cards)
                assert all(f'id="{card}"' in page.html for card in cards)


@for_every_game
def test_after_undo_the_focus_is_on_the_card_that_was_taken_back(game: Game) -> None:
    view, found = view_of(game), 0
    for page in turns(begun(game)):
        *others, move = page.legal
        cards = view.cards_of(scene(page.wire.model, page.match), move)
        if others and cards:
            played = page.twin()
            played.play(move)
            played.settle()
            answer = played.undo("main")
            assert (answer["grab"], answer["focus"]) == (True, cards[0])
            found += 1
    assert found


@for_every_game
def test_a_card_is_selected_and_let_go(game: Game) -> None:
    view = view_of(game)
    for page in turns(begun(game)):
        here = scene(page.wire.model, page.match)
        cards = next(filter(None, (view.cards_of(here, move) for move in here.moves)), ())
        for card in cards[:1]:
            page.send(f"tick {card}")
            assert page.table.ticked == (card,)
            sound(page.html)
            page.send(f"tick {card}")
            assert not page.table.ticked


@for_every_game
def test_a_press_on_a_card_that_is_held_no_longer_breaks_nothing(game: Game) -> None:
    """As when a second press comes before the page has taken the card from the hand."""
    page, known = begun(game), dict[str, None]()
    for _ in range(CLOSELY):
        if not page.legal:
            break
        known |= dict.fromkeys(each.attributes.get("id") or "" for each in parsed(page.html).all("button"))
        for each in known:
            pressed = page.twin()
            pressed.send(f"tick {each}")
            assert pressed.screen != "error", each
        page.send("line", page.legal[0])
        page.settle()


@for_every_game
@in_every_language
def test_a_finished_match_is_looked_through_and_listed(game: Game, lang: str) -> None:
    page = begun(game, lang, options=brief(game))
    page.play_on()
    page.send("replay")
    for where in ("forward", "forward", "last", "back", "first"):
        page.send(f"look {where}")
        assert page.screen == "look"
        sound(page.html)
    page.open("#/history")
    assert page.html.count("&amp;moves=") == 1


@for_every_game
@in_every_language
@pytest.mark.parametrize("screen", ["new", "rules", "lesson"])
def test_its_other_screens_are_sound(game: Game, lang: str, screen: str) -> None:
    page = Page(f"#/{game.name}/{screen}", lang=lang)
    assert page.screen == screen.replace("lesson", "table")
    sound(page.html)


@for_every_game
@in_every_language
def test_people_at_one_device_are_seated(game: Game, lang: str) -> None:
    page = Page(f"#/{game.name}?players={','.join(['human'] * game.seats[-1])}", lang=lang)
    assert page.screen == "curtain"
    page.send("lift")
    sound(page.html)


@for_every_game
def test_bots_alone_play_to_the_end_and_wait_for_nobody_to_read_a_result(game: Game) -> None:
    """Bots that try to win, since a match of random ones can be ten times as long."""
    page = Seen(f"#/{game.name}?players={','.join([[*game.levels][1]] * game.seats[-1])}{soon_over(game)}")
    page.settle()
    assert page.match.asked is None
    assert page.screen == "result"
    sound(page.html)


@for_every_game
def test_a_press_that_comes_as_my_turn_begins_by_itself_plays_no_card(game: Game) -> None:
    """It was meant for the way on, in the place of which Play is then, or for a card that was only looked at."""
    page = begun(game)
    page.send("set rounds on")
    for _ in range(CLOSELY):
        if not page.legal:
            return
        page.send("line", page.legal[0])
        while page.answer["more"] is not None and not page.legal:
            hand = parsed(page.html).by_id("hand")
            for card in hand.all("button")[:1] if hand else ():
                page.send("tick", str(card.attributes["id"]))
            page.send("more")
        moves = page.match.moves
        page.send("play", "play")
        assert page.match.moves == moves


@for_every_game
def test_its_symbols_are_its_own(game: Game) -> None:
    """All games stand in one page, so their names begin with that of the game."""
    found = re.findall(r'<symbol id="([^"]+)"', view_of(game).symbols())
    assert found
    assert not [each for each in found if not each.startswith(f"{game.name}-")]


@for_every_game
@in_every_language
def test_its_rules_are_a_page_of_their_own(game: Game, lang: str) -> None:
    pages = {name: slots["main"] for name, slots in shell.rule_pages().items() if f"{game.name}.{lang}" in name}
    assert len(pages) == 1
    for html in pages.values():
        sound(html)
        assert "<h2" in html
