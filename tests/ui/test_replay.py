"""Replays: from the first move, by keys and a slider, all hands once the match is over, and who sent it."""

from __future__ import annotations

import html

import pytest

from game.core.game import Game
from game.core.match import ME, Match
from game.shelf import GAMES
from game.ui.model import links
from game.ui.model import scene as seen_scene
from game.ui.model.saves import Save
from game.ui.play import curve
from game.ui.view import view_of
from game.ui.view.people import LONGEST_NAME
from game.words import words_of
from tests.golden import HERE
from tests.golden import read as read_golden
from tests.markup import parsed
from tests.matches import ALL, name, played
from tests.ui.page import DEAL, Page

for_every_game = pytest.mark.parametrize("game", ALL, ids=name)


def finished(game: Game) -> Match:
    """A finished match among bots but for one player."""
    file = min((HERE / game.name).glob("*.txt"), key=lambda each: each.stat().st_size)
    match = read_golden(game, file.read_text("utf-8"))
    return match._replace(players=(ME, *(game.usual,) * (len(match.players) - 1)))


def unfinished(match: Match) -> Match:
    """The same match up to the middle."""
    return match.until(len(match.moves) // 2)


def arrived(match: Match, sender: str = "", at: int | None = None, lang: str = "en") -> Page:
    """The page of somebody who opens the link to a match."""
    return Page(links.sent_by(links.address_with_moves(match, at), sender), lang=lang)


GARLANDLAND = finished(GAMES["garlandland"])


def at(page: Page) -> int:
    """The number of moves that are shown."""
    look = page.wire.model.look
    assert look
    return look.at


def test_a_link_without_a_turn_opens_at_the_first_move_and_one_with_a_turn_there() -> None:
    assert at(arrived(GARLANDLAND)) == 0
    assert at(arrived(GARLANDLAND, at=7)) == 7


def test_keys_go_through_the_moves_and_to_both_ends() -> None:
    page, last = arrived(GARLANDLAND), len(GARLANDLAND.moves)
    main = parsed(page.html).one("main")
    keys = dict(pair.split("=") for pair in (main.attributes["data-keys"] or "").split("; "))
    for key, turn in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        page.send(keys[key])
        assert at(page) == turn


@for_every_game
def test_a_replay_that_runs_has_an_even_pace_and_shows_a_deal_before_its_first_card(game: Game) -> None:
    match = finished(game)
    page, ends = arrived(match), curve.round_ends(match)[:-1]
    page.send("look play")
    there = [(0, False)]
    while page.send("more")["more"]:
        look = page.wire.model.look
        assert look
        there.append((look.at, look.put_away))
        assert (
            page.answer["more"] == 1125
            if look.put_away
            else page.answer["more"] >= (2900 if at(page) in ends else 1100)
        )
    assert sum(put_away for _, put_away in there) == (len(ends) if view_of(game).has_results else 0)
    for where in reversed(there):
        page.send("look back")
        assert (at(page), page.wire.model.look and page.wire.model.look.put_away) == where


def test_the_slider_names_its_turn_and_goes_to_any() -> None:
    page, last = arrived(GARLANDLAND), len(GARLANDLAND.moves)
    slider = parsed(page.html).by_id("turn")
    assert slider
    assert [slider.attributes[key] for key in ("type", "min", "max", "value")] == ["range", "0", str(last), "0"]
    page.send(str(slider.attributes["data-do"]), "9")
    assert at(page) == 9
    slider = parsed(page.html).by_id("turn")
    assert slider
    assert slider.attributes["aria-valuetext"] == f"Replay: round 1, card 5 (9 of {last})"
    page.send("turn", "99999")
    assert at(page) == last


@pytest.mark.parametrize("text", ["", "x", "-1", "1.5", "¹", "123456"])
def test_a_turn_that_is_none_changes_nothing(text: str) -> None:
    page = arrived(GARLANDLAND, at=3)
    page.send("turn", text)
    assert at(page) == 3


def test_the_slider_stops_a_replay_that_runs() -> None:
    page = arrived(GARLANDLAND)
    page.send("look play")
    page.send("turn", "3")
    look = page.wire.model.look
    assert look
    assert not look.running


def test_a_replay_played_at_its_last_move_begins_anew() -> None:
    page = arrived(GARLANDLAND, at=len(GARLANDLAND.moves))
    page.send("look play")
    look = page.wire.model.look
    assert look
    assert (look.at, look.running) == (0, True)


@for_every_game
def test_each_end_of_a_round_is_marked_where_there_are_several(game: Game) -> None:
    match = finished(game)
    ends = curve.round_ends(match)
    numbers = {state.last.number for state in match.states if state.last}
    assert len(ends) == len(numbers)
    assert all(match.states[end].last != match.states[end - 1].last for end in ends)
    page, several = parsed(arrived(match).html), len(ends) > 1
    assert len(page.one("div", "marks").all("span")) == several * len(ends)
    assert len(page.all("p", "of-slider")) == several


@for_every_game
def test_all_hands_are_open_in_the_replay_of_a_match_that_is_over(game: Game) -> None:
    match = finished(game)
    for turn in (0, len(match.moves) // 2):
        page = arrived(match, at=turn)
        rows = parsed(page.html).all("div", "opened-hand")
        assert len(rows) == len(match.players)
        known = seen_scene(page.wire.model, match)._replace(seen=match.states[turn])
        held = [view_of(game).open_hand(known, seat) for seat in range(len(match.players))]
        assert all(hand in page.html for hand in held)
        assert all(row.all("li") for row, hand in zip(rows, held, strict=True) if hand and turn == 0)


@pytest.mark.parametrize(
    ("name", "sort"), [("court-circular", "number"), ("court-circular", "suit"), ("gang-of-four", "colour")]
)
def test_a_hand_lies_in_the_replay_as_at_the_table(name: str, sort: str) -> None:
    match = finished(GAMES[name])
    page = arrived(match)
    page.send(f"set {name}.sort {sort}")
    here = seen_scene(page.wire.model, match)._replace(seen=match.states[0], seat=0)
    own = parsed(view_of(match.game).board(here).hand).by_id("hand")
    assert own
    at_table = [each.attributes["aria-label"] or "" for each in own.all("button")]
    rows = parsed(page.html).all("div", "opened-hand")
    open_cards = [each.attributes["aria-label"] or "" for each in rows[0].all("span", "card")]
    assert len(open_cards) == len(at_table) > 0
    assert all(card in label for card, label in zip(open_cards, at_table, strict=True))


def test_where_one_hand_is_shown_a_tab_chooses_which_and_keeps_it_through_the_moves() -> None:
    match = finished(GAMES["read-aloud"])
    page = arrived(match, at=0)

    def shown() -> list[str | None]:
        rows = parsed(page.html).all("div", "opened-hand")
        return [row.attributes["aria-label"] for row in rows if "shown" in (row.attributes["class"] or "").split()]

    first, other = shown(), len(match.players) - 1
    assert len(first) == 1
    page.send(f"hand-of {other}")
    assert len(shown()) == 1
    assert shown() != first
    pressed = parsed(page.html).by_id(f"hand-of-{other}")
    assert pressed
    assert pressed.attributes["aria-pressed"] == "true"
    chosen = shown()
    page.send("look forward")
    assert shown() == chosen
    for bent in ("9", "x", ""):
        page.send(f"hand-of {bent}")
        assert shown() == first


@for_every_game
def test_no_hand_is_open_in_a_match_that_is_not_over(game: Game) -> None:
    page = arrived(unfinished(finished(game)), at=0)
    assert page.screen == "look"
    assert "opened-hand" not in page.html


def test_no_hand_is_open_at_a_table() -> None:
    page = Page(DEAL)
    page.play_on()
    assert "opened-hand" not in page.html


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_link_says_who_sent_it_and_what_they_made_of_it(lang: str) -> None:
    page = arrived(GARLANDLAND, "Aoi", lang=lang)
    status_line = parsed(page.html).by_id("status")
    assert status_line
    assert status_line.text.startswith("Aoi")
    assert page.says("link.sent-over", name="Aoi", result=status(GARLANDLAND, "Aoi", lang))
    assert 'id="again"' in page.html
    assert words_of(lang)("player.me") not in parsed(page.html).one("div", "rivals").text


def status(match: Match, sender: str, lang: str) -> str:
    """What stands over the table at the end of a match that was sent by this name."""
    page = arrived(match, sender, at=len(match.moves), lang=lang)
    model = page.wire.model
    return view_of(match.game).status(seen_scene(model, match))


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_link_without_a_name_names_nobody_in_its_first_sentence(lang: str) -> None:
    page = arrived(GARLANDLAND, lang=lang)
    assert page.says("link.unsigned-over", result=status(GARLANDLAND, "", lang))


def test_who_sends_a_match_without_a_name_is_not_called_you() -> None:
    page = arrived(GARLANDLAND)
    assert page.says("look.sender")
    assert "You " not in html.unescape(parsed(page.html).one("div", "opened-hands").text)


def test_a_match_of_ones_own_is_ones_own_in_its_replay() -> None:
    page = Page(DEAL)
    page.play_on()
    again = Page(links.address_with_moves(page.match), page.stored)
    look = again.wire.model.look
    assert look
    assert not look.sent
    assert not again.says("look.sender")


def test_a_deal_that_was_sent_says_by_whom() -> None:
    page = Page(DEAL + "&from=Aoi")
    assert page.screen == "table"
    assert page.says("link.sent-deal", name="Aoi")
    assert "from=" not in page.url


@pytest.mark.parametrize(
    ("sent", "shown"), [("<b>x</b>", "<b>x</b>"), ("a%0Ab%00c", "a bc"), ("y" * 30, "y" * LONGEST_NAME)]
)
def test_a_name_in_a_link_is_one_short_line_of_plain_text(sent: str, shown: str) -> None:
    page = Page(f"{DEAL}&from={sent}")
    notice = parsed(page.html).by_id("notice")
    assert notice
    assert shown in notice.text or shown.split(maxsplit=1)[0] in notice.text
    assert "<b>" not in page.html
    assert "y" * (LONGEST_NAME + 1) not in page.html


def test_the_name_that_was_given_goes_with_every_link_and_stays() -> None:
    page = Page(DEAL)
    page.send("called", "  Aoi & Ken ")
    assert "&amp;from=Aoi%20%26%20Ken" in page.html
    later = Page(DEAL, page.stored)
    assert "&amp;from=Aoi%20%26%20Ken" in later.html
    later.send("called", "")
    assert "from=" not in later.html
    assert "fudaba:name" not in later.stored


def log_lines(page: Page) -> list[dict[str, str | None]]:
    """The attributes of the buttons in the log."""
    log = parsed(page.html).by_id("log")
    return [each.attributes for each in log.all("button")] if log else []


def test_a_line_of_the_log_leads_to_its_turn() -> None:
    page = arrived(GARLANDLAND)
    page.send("look last")
    page.send("fold log")
    lines = [line["data-do"] or "" for line in log_lines(page)]
    assert len(lines) > 20
    assert [line["tabindex"] for line in log_lines(page)] == ["-1"] * (len(lines) - 1) + ["0"]
    page.send(lines[3])
    assert at(page) == int(lines[3].removeprefix("turn "))
    assert {line["data-do"] for line in log_lines(page) if line.get("aria-current")} == {lines[3]}


def test_back_leads_from_the_replay_to_the_end_and_forward_to_the_replay_again() -> None:
    page = Page()
    page.play_on()
    page.send("put-away")
    page.send("turning")
    page.settle()
    end, result = page.url, page.html
    page.send("replay 3")
    replay = page.url
    assert (page.screen, page.behind) == ("look", [end])
    page.open(end)
    assert page.html == result
    page.open(replay)
    assert (page.screen, at(page)) == ("look", 3)
    page.send("to-end")
    assert (page.url, page.html, page.behind) == (end, result, [])


@for_every_game
def test_a_replay_that_is_loaded_again_leads_to_the_end_of_its_match(game: Game) -> None:
    match = finished(game)
    save = Save("own", match, ("hint",), 1)
    end, replay = links.address(match), links.address_with_moves(match, 1)
    again = Page(replay, {save.key: save.text()})
    assert (again.screen, at(again)) == ("look", 1)
    assert 'data-do="to-end"' in again.html
    again.send("to-end")
    assert again.wire.model.ended
    assert (again.url, again.match.moves, again.table.marks) == (end, match.moves, ("hint",))
    assert 'data-do="replay"' in again.html
    assert again.behind == [], "the browser was not sent back: who knows what was there before"
    again.open(replay)
    again.open(end)
    assert again.wire.model.ended


def test_only_the_whole_of_ones_own_match_that_is_over_leads_to_its_end() -> None:
    match = finished(GAMES["garlandland"])
    save = Save("own", match, (), 1)
    for shown, stored in ((match, {}), (unfinished(match), {save.key: save.text()})):
        page = Page(links.address_with_moves(shown, 0), stored)
        assert 'data-do="to-end"' not in page.html


def test_back_from_a_replay_leads_elsewhere_where_the_address_does() -> None:
    page = Page()
    page.play_on()
    page.send("put-away")
    page.send("replay")
    page.open("#/settings")
    assert page.screen == "settings"


def test_the_count_of_a_pack_lies_on_the_table_of_a_replay_until_the_next_round_begins() -> None:
    """It lay there throughout that round, and again before a match that was played on from there."""
    game = GAMES["court-circular"]
    match = played(Match.begin(game, "packs-2", (ME, "easy", "easy"), {}, 1), "packs-2")
    shown = [
        at
        for at, state in enumerate(match.states[:-1])
        if state.tally and state.tally.pack == state.last.pack and any(state.rows) and not state.choosing
    ]
    assert shown
    page = arrived(match, at=shown[0])
    for at_turn in (shown[0], shown[-1]):
        page.send(f"turn {at_turn}")
        assert not parsed(page.html).all("section", "result")
    page.send("branch")
    assert page.legal or page.wire.model.thinking is not None
    assert not page.wire.model.at_result
    page = arrived(match, at=shown[0] - 1)
    assert parsed(page.html).all("section", "result")
