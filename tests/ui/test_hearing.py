"""Several people at one device, watching, and what is announced."""

from __future__ import annotations

import pytest

from game.core.game import Game
from game.ui.model import links, scene
from game.ui.view import Scene, view_of
from game.words import words_of
from tests.markup import parsed
from tests.matches import ALL, name
from tests.ui.page import Page

for_every_game = pytest.mark.parametrize("game", ALL, ids=name)


def here(page: Page) -> Scene:
    """What the player at the page sees."""
    return scene(page.wire.model, page.match)


def test_two_people_at_one_device_have_a_curtain_between_them() -> None:
    page = Page("#/garlandland?deal=x&players=me,human")
    assert page.screen == "curtain"
    page.send("line", "VII")
    page.send("play", "c0")
    assert page.match.moves == ()
    assert page.answer["legal"] == ""
    assert 'data-asked=""' in page.html
    assert 'id="hand"' not in page.html
    page.send("lift")
    page.send("line", page.legal[0])
    page.send("hand-over")
    assert page.screen == "curtain"
    page.send("lift")
    assert page.wire.model.seat == 1
    page.send("line", page.legal[0])
    page.send("hand-over")
    assert page.screen == "curtain"
    assert len(page.match.moves) == 2


@for_every_game
def test_who_has_moved_sees_what_came_of_it_before_the_curtain_falls(game: Game) -> None:
    """It fell at once, so that in Garlandland nobody saw both cards turn."""
    page = Page(f"#/{game.name}?deal=seen-1&players={','.join(['human'] * game.seats[0])}")
    page.send("lift")
    first = page.wire.model.seat
    while page.match.asked == first:
        page.send("line", page.legal[0])
    assert (page.screen, page.wire.model.seat) == ("table", first)
    assert page.answer["focus"] == "hand-over"
    assert page.answer["legal"] == ""
    assert 'id="hand"' not in page.html
    page.send("play")
    assert words_of("en")("curtain.hand-over") in page.regions["assertive"][-1]
    page.undo()
    assert (page.match.asked, page.wire.model.seat) == (first, first)
    page.send("line", page.legal[0])
    page.go_on()
    assert page.screen == "curtain"
    assert page.regions == {"polite": [], "assertive": []}


def test_what_one_player_hears_is_gone_before_the_other_sits_down() -> None:
    page = Page("#/garlandland?deal=x&players=me,human")
    for _ in range(6):
        page.send("lift")
        page.send("hear hand")
        page.send("line", "nonsense")
        assert page.regions["assertive"]
        page.send("line", page.legal[0])
        page.send("hand-over")
        assert page.screen == "curtain"
        assert page.regions == {"polite": [], "assertive": []}
        page.send("lift")
        assert not [line for line in page.regions["polite"] if "drew I" in line or "drew V" in line]
        page.send("line", page.legal[0])
        page.go_on()


def test_players_at_one_device_read_the_result_of_a_round_together_before_the_curtain_falls() -> None:
    page = Page("#/garlandland?deal=x&players=me,human")
    for _ in range(10):
        page.send("hand-over")
        page.send("lift")
        page.send("line", page.legal[0])
    assert page.screen == "table"
    assert 'class="result"' in page.html
    assert 'id="hand"' not in page.html
    page.send("put-away")
    for _ in range(2):
        assert page.screen == "curtain"
        page.send("lift")
        assert 'class="result"' not in page.html
        page.send("line", page.legal[0])
        page.send("hand-over")


def test_the_result_of_a_round_is_announced_with_its_reason() -> None:
    page = Page()
    page.play_on(5)
    last = page.match.state.last
    assert [said for said in page.regions["polite"] if f" won round {last.number}. " in said and said.endswith(".")]


def test_selecting_a_card_says_what_it_would_do() -> None:
    page = Page()
    page.play_on(1)
    name = page.html.split('class="card" id="')[-1].split('"')[0]
    page.send("tick", name)
    assert "garland" in page.regions["polite"][-1]


@for_every_game
def test_what_to_do_now_is_told_with_what_is_selected(game: Game) -> None:
    page = Page(f"#/{game.name}?deal=asked-1")
    page.go_on()
    page.send("hear asked")
    asked = page.regions["polite"][-1]
    page.send("pick", next(move for move in page.legal if view_of(game).cards_of(here(page), move)))
    assert page.table.ticked
    selected = view_of(game).heard(here(page), "selected")
    page.send("hear asked")
    assert page.regions["polite"][-1] == words_of("en").sentences([asked, selected])
    assert selected


def test_nothing_that_was_said_of_a_match_is_read_on_another_page() -> None:
    page = Page()
    page.play_on(3)
    said = page.regions["polite"][-1]
    page.open("#/settings")
    assert said not in page.regions["polite"]


def test_the_keys_for_the_hand_and_the_counts_tell_nothing_of_the_next_round_while_a_result_lies_there() -> None:
    page = Page()
    while not page.wire.model.at_result:
        page.play_on(1)
    told = [(page.send(f"hear {what}"), page.regions["polite"][-1])[1] for what in ("hand", "counts", "asked")]
    assert told[0] == told[1] == told[2]
    page.send("put-away")
    page.send("hear hand")
    assert page.regions["polite"][-1] != told[0]


def test_looking_through_a_match_is_announced() -> None:
    page = Page()
    page.play_on(3)
    friend = Page(links.address_with_moves(page.match))
    friend.send("look last")
    friend.send("look first")
    assert words_of("en")("look.start", of=len(page.match.moves)) in friend.regions["polite"]
    friend.send("look back")
    assert friend.regions["polite"][-1] == words_of("en")("look.start", of=len(page.match.moves))


def test_who_only_watches_is_given_time_to_read_a_result() -> None:
    page = Page("#/garlandland?deal=x&players=easy,random")
    waits = [page.answer["more"]]
    while page.answer["more"] is not None:
        page.send("more")
        waits.append(page.answer["more"])
    assert max(wait for wait in waits if wait) > 3000


def test_a_click_that_changes_nothing_on_the_table_does_not_stop_a_thought() -> None:
    page = Page()
    page.send("line", page.legal[0])
    generation = page.wire.generation
    page.send("fold log")
    page.send("lang ja")
    assert page.wire.generation == generation
    page.undo()
    assert page.wire.generation > generation


@for_every_game
def test_a_card_that_is_put_back_is_told_to_the_ear(game: Game) -> None:
    page = Page(f"#/{game.name}?deal=plum-river-42&v=1&players=me,normal,normal")
    page.settle()
    cards = [each for each in parsed(page.html).all("button") if "tick" in each.attributes.values()]
    if not cards:
        pytest.skip("nothing is selected in this game")
    card = str(cards[0].attributes["id"])
    page.send("tick", card)
    page.send("tick", card)
    assert page.table.ticked == ()
    assert page.said[-1] == ("polite", words_of("en")("table.cleared"))
