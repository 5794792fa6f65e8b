"""Hints, the guided match, the rules in the room, the log: what helps a player along."""

from __future__ import annotations

from collections.abc import Generator
from itertools import count
from typing import Any

import pytest

from game.bots import outcome
from game.command.attacks.visitor import stepped
from game.core.chance import Dice
from game.core.game import Game
from game.core.match import Match
from game.core.review import NAMED
from game.core.rules import Choice
from game.shelf import GAMES
from game.ui.lobby.rulebook import file
from game.ui.model import LESSON, links, saves, scene
from game.ui.model.notices import LONG, LONG_WIDE
from game.ui.play import hinting, keys, undoing
from game.ui.protocol import NOTHING_SENT, Request
from game.ui.view import advice, view_of
from game.ui.view.parts import columns
from game.words import LANGUAGES, words_of
from tests.markup import Element, parsed
from tests.matches import ALL, name
from tests.ui.page import DEAL, Page

for_every_game = pytest.mark.parametrize("game", ALL, ids=name)
of_several_moves = pytest.mark.parametrize(
    "game", [GAMES["court-circular"], GAMES["gang-of-four"], GAMES["read-aloud"]], ids=name
)


def first_turn(game: Game, lang: str, deal: str = "plum-river-42") -> Page:
    """The page of a match with the usual seats when the player is asked for the first time."""
    players = ",".join(("me", *("easy",) * (game.usual_seats - 1)))
    page = Page(f"#/{game.name}?deal={deal}&v=1&players={players}", lang=lang)
    page.settle()
    return page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_selects_a_card_says_why_names_it_aloud_and_marks_the_match(lang: str) -> None:
    page = Page(lang=lang)
    page.hint()
    saying, words = page.wire.model.notice, words_of(lang, page.match.game)
    assert saying
    here = scene(page.wire.model, page.match)
    move = view_of(page.match.game).chosen(here)
    assert saying[0] == "hint"
    assert saying[1]["move"] == view_of(page.match.game).brief_clause(here, move)
    named = view_of(page.match.game).meaning(here, move)
    told = words("hint", move=named, why=saying[1]["why"])
    assert page.said[-1] == ("polite", words.sentences([told, words("hint.spent")]))
    page.send("play", "play")
    page.settle()
    assert page.match.moves[0] == move
    assert page.says("mark.hint")
    assert Page(stored=page.stored).table.marks == ("hint",)


@for_every_game
def test_what_a_move_does_stands_inside_a_sentence_without_a_capital(game: Game) -> None:
    page, view = first_turn(game, "en"), view_of(game)
    told: set[str] = set()
    while page.legal and len(told) < 60:
        here = scene(page.wire.model, page.match)
        told |= {clause(here, move) for move in here.moves for clause in (view.clause, view.brief_clause)}
        page.send("line", page.legal[-1])
        page.go_on()
    assert not [each for each in told if each[0].isupper()]


def test_a_hint_without_a_card_names_the_move_on_the_page() -> None:
    page = Page("#/gang-of-four?deal=plum-river-42&v=1&players=me,normal,normal,normal")
    page.settle()
    while page.legal != ["pass"]:
        page.send("line", page.legal[0])
        page.settle()
    page.hint()
    assert not page.table.ticked
    assert page.wire.model.notice == ("hint.own", {"move": "pass", "why": ("reason.only", {})})
    assert [each.attributes["id"] for each in parsed(page.html).all("button", "hinted")] == ["pass"]
    page.send("line", "pass")
    assert not parsed(page.html).all("button", "hinted")


@pytest.mark.parametrize("lang", LANGUAGES)
@of_several_moves
def test_a_hint_among_several_moves_names_the_next_best_aloud_and_where_there_is_room(game: Game, lang: str) -> None:
    page = first_turn(game, lang)
    seat = page.match.asked or 0
    choices = outcome(game.adviser(page.match.seen(seat), seat, page.match.dice(seat)))
    page.hint()
    here, view = scene(page.wire.model._replace(notice=None), page.match), view_of(game)
    second = view.brief_clause(here, choices[1].move)
    assert len(choices) > 2
    assert page.wire.model.notice
    seen_to = words_of(lang, page.match.game).say(page.wire.model.notice)
    following = {"en": f"Second best: {second[:1].lower()}{second[1:]}.", "ja": f"次の候補：{second}。"}[lang]
    beside = page.wire.model.notice[0].endswith("-beside")
    assert beside == (following in seen_to)
    assert not beside or columns(seen_to) <= LONG_WIDE
    narrow = hinting.hint(page.wire.model, tuple(choices), NOTHING_SENT).model.notice
    assert narrow
    assert columns(words_of(lang, page.match.game).say(narrow)) <= LONG or not narrow[0].endswith("-beside")
    assert following in page.said[-1][1] or NAMED in choices[0].reason[1]


@pytest.mark.parametrize("lang", LANGUAGES)
@of_several_moves
def test_the_button_of_a_hint_shows_the_second_best_move_next_and_then_the_best_again(game: Game, lang: str) -> None:
    page = first_turn(game, lang, "plum-river-47")
    words, seen = words_of(lang, game), []
    for label in ("table.hint", "table.hint-second", "table.hint", "table.hint-second"):
        assert labelled(page).startswith(words(label))
        page.hint()
        page.stops_to_think = True  # what was thought once is not thought again
        seen.append((page.table.ticked, page.table.offered, page.said[-1]))
    assert seen[0][:2] == seen[2][:2]
    assert seen[1] == seen[3]
    assert seen[0][1] != seen[1][1]
    begins = {"en": "Second best: ", "ja": "次の候補："}[lang]
    assert seen[1][2][1].startswith(begins)
    page.hint()
    page.send("clear", "")
    assert labelled(page) == words("table.hint") + words("table.used-mark")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_two_moves_the_other_one_is_shown_next_with_its_reason_though_it_is_not_named(lang: str) -> None:
    page = Page("#/gang-of-four?deal=plum-river-42&v=1&players=me,normal,normal,normal", lang=lang)
    page.settle()
    while len(page.legal) != 2:
        page.send("line", page.legal[0])
        page.settle()
    page.hint()
    words, first = words_of(lang, page.match.game), page.said[-1][1]
    assert page.wire.model.notice
    assert page.wire.model.notice[0] == "hint.own"
    begins = {"en": "Second best: ", "ja": "次の候補："}[lang]
    assert begins not in first
    assert labelled(page).startswith(words("table.hint-second"))
    page.hint()
    assert page.said[-1][1].startswith(begins)
    assert labelled(page).startswith(words("table.hint"))


def test_the_second_best_is_the_next_move_that_is_called_otherwise_and_none_where_there_is_none() -> None:
    page = Page("#/gang-of-four?deal=plum-river-42&v=1&players=me,normal,normal,normal")
    page.settle()
    here, view = scene(page.wire.model, page.match), view_of(page.match.game)
    names = [view.brief_clause(here, move) for move in page.legal]
    name = next(each for each in names if names.count(each) > 1)
    first, second, *_ = (move for move, each in zip(page.legal, names, strict=True) if each == name)
    third = next(move for move, each in zip(page.legal, names, strict=True) if each != name)
    alike = tuple(Choice(move, 0.0, ("reason.takes", {})) for move in (first, second))
    apart = (*alike, alike[0]._replace(move=third))
    for choices, shown, move in ((apart, False, first), (apart, True, third), (alike, False, first)):
        model = hinting.hint(page.wire.model, choices, NOTHING_SENT, second=shown).model
        assert model.notice
        assert model.notice[1]["move"] == view.brief_clause(here, move)
        assert model.table
        assert set(model.table.ticked) == set(view.cards_of(here, move))
        assert (hinting.other(model) is None) == (choices == alike)


def labelled(page: Page) -> str:
    """What stands on the button of a hint."""
    button = parsed(page.html).by_id("hint")
    assert button
    return button.text


def test_the_next_hint_is_the_best_move_again_once_something_else_was_done() -> None:
    page = Page("#/gang-of-four?deal=plum-river-42&v=1&players=me,normal,normal,normal")
    page.settle()
    page.hint()
    first = page.table.ticked
    page.send("clear", "")
    page.hint()
    assert page.table.ticked == first


@pytest.mark.parametrize("key", ["reason.only", "reason.finish"])
def test_beside_the_only_move_that_would_do_and_one_that_wins_no_second_best_is_named(key: str) -> None:
    page = Page("#/gang-of-four?deal=plum-river-42&v=1&players=me,normal,normal,normal")
    page.settle()
    best, *others = (Choice(move, 0.0, (key, {})) for move in page.legal[:3])
    model = hinting.hint(page.wire.model, (best, *others), NOTHING_SENT).model
    assert model.notice
    assert model.notice[0] == "hint.own"
    assert not hinting.has_second(model)


def test_a_hint_says_at_once_that_it_is_worked_out_and_comes_when_the_page_asks_for_more() -> None:
    page = Page()
    page.stops_to_think = True
    answer = page.hint()
    assert page.says("hint.thinking")
    assert answer["more"] == 0
    assert page.said.count(("polite", words_of("en")("hint.thinking"))) == 1
    assert "hint" not in page.table.marks
    page.send("more")
    assert not page.says("hint.thinking")
    assert "hint" in page.table.marks


@pytest.mark.parametrize("way", ["hint", "clear"])
def test_a_second_press_or_escape_stops_a_hint_that_is_worked_out(way: str) -> None:
    page = Page()
    page.stops_to_think = True
    page.hint()
    assert page.says("hint.thinking")
    page.send(way)
    assert not page.says("hint.thinking")
    line = parsed(page.html).by_id("notice")
    assert line
    assert line.text == words_of("en")("notice.hint-stopped")
    assert "long" not in line.css
    assert ("polite", line.text) in page.said
    page.settle()
    assert page.table.marks == ()
    page.send("hint")
    page.send("more")
    assert "hint" in page.table.marks


def test_the_second_press_of_a_double_click_does_not_stop_a_hint() -> None:
    page = Page()
    page.stops_to_think = True
    page.hint()
    page.send("hint", now=str(1000 * page.n + 250))
    assert page.says("hint.thinking")
    page.send("more")
    assert "hint" in page.table.marks


def test_a_double_click_on_the_first_hint_does_not_go_past_what_that_costs() -> None:
    page = Page()
    page.send("hint")
    page.send("hint", now=str(1000 * page.n + 250))
    assert page.says("table.sure-hint")
    assert not page.table.marks
    assert [each.text for each in parsed(page.html).all("button", "sure")] == ["Hint?unrated"]
    page.send("hint")
    assert page.table.marks == ("hint",)
    assert not parsed(page.html).all("button", "sure")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_while_a_hint_is_worked_out_it_is_said_how_to_stop_that(lang: str) -> None:
    said = words_of(lang)("hint.thinking")
    assert words_of(lang)("table.hint") in said
    assert "Esc" in said


def test_a_hint_that_is_stopped_while_it_is_thought_is_not_shown() -> None:
    page = Page()
    page.stops_to_think = True
    page.hint()
    page.wire.model = page.wire.model._replace(notice=None)
    step = stepped(page.wire.hinted(Request("more", "", NOTHING_SENT)))
    assert step.model.notice is None
    assert page.table.marks == ()


def test_a_hint_that_nobody_waits_for_any_more_is_not_given() -> None:
    page = Page()
    page.stops_to_think = True
    page.hint()
    page.send("line", page.legal[0])
    page.settle()
    assert page.table.marks == ()


@pytest.mark.parametrize("what", ["hint", "undo"])
def test_what_help_costs_is_said_where_it_is_offered_until_the_match_is_marked(what: str) -> None:
    page = Page()
    page.send("line", page.legal[0])
    page.settle()
    cost = words_of("en")(f"table.{what}-costs")
    button = parsed(page.html).by_id(what)
    assert button
    assert button.attributes["title"] == button.attributes["aria-description"] == cost
    assert button.all("span", "cost")
    page.hint()
    button = parsed(page.html).by_id(what)
    assert button
    if what == "undo":
        assert "title" not in button.attributes
        assert not button.all("span", "cost")
        return
    words, said = words_of("en"), parsed(page.html).one("p", "notice-line").text
    used = words.sentences([words("marks.uncounted", what=words("mark.hint"))])
    assert button.attributes["title"] == button.attributes["aria-description"] == used
    page.send("note-away")
    button = parsed(page.html).by_id(what)
    assert button
    assert button.one("span", "cost").text == words("table.used-mark")
    assert used not in said + parsed(page.html).one("p", "notice-line").text


@pytest.mark.parametrize("game", GAMES)
def test_undo_is_marked_as_unrated_exactly_where_it_marks_the_match(game: str) -> None:
    page = Page(f"#/{game}?deal=plum-river-42&v=1&players={','.join(('me', *('easy',) * (GAMES[game].seats[0] - 1)))}")
    found = set()
    for turn in range(8):
        page.go_on()
        page.send("line", page.legal[0])
        if turn % 2:
            page.settle()
        button = parsed(page.html).by_id("undo")
        assert button
        found.add(said := bool(button.all("span", "cost")))
        page.send("undo")
        assert (page.table.sure == "undo") == said
        if said:
            page.send("undo")
        assert ("undo" in page.table.marks) == said
        page.send("redo")
        page.settle()
    assert found == {True, False}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_hint_costs_is_said_before_the_first_one_of_every_match(lang: str) -> None:
    stored: dict[str, str] = {}
    for match, address in {"e": DEAL, "f": "#/court-circular?deal=later&v=1&players=me,easy"}.items():
        page = Page(address, stored, lang=lang, random=match * 32)
        page.settle()
        page.send("hint")
        assert page.says("table.sure-hint")
        assert page.said[-1] == ("polite", words_of(lang)("table.sure-hint"))
        assert not page.table.marks
        page.send("hint")
        assert page.table.marks == ("hint",)
        spent = words_of(lang)("hint.spent")
        assert page.regions["polite"][-1].endswith(spent)
        page.send("hint")
        assert not page.regions["polite"][-1].endswith(spent)
        stored = page.stored


def test_anything_else_in_between_asks_anew_whether_a_hint_is_wanted() -> None:
    page = Page()
    for message in ("hint", "note-away", "hint"):
        page.send(message)
    assert page.table.marks == ()


@pytest.mark.parametrize("between", [("hear table",), ("hear hand", "keys", "keys"), ("keys", "clear")])
def test_what_only_tells_something_may_come_between_the_two_presses_for_a_hint(between: tuple[str, ...]) -> None:
    page = Page()
    for message in ("hint", *between, "hint"):
        page.send(message)
    assert page.table.marks == ("hint",)


def test_escape_that_closes_no_list_takes_back_that_a_hint_was_asked_for() -> None:
    page = Page()
    for message in ("hint", "clear", "hint"):
        page.send(message)
    assert page.table.marks == ()


def test_the_sentences_of_the_first_notice_have_each_their_stop() -> None:
    """What marks a match is a phrase; what is said after it of the keys is a sentence of its own."""
    match = Page().match
    save = saves.Save("aided", match, ("aid",), 1)
    page = Page(links.address(match), {save.key: save.text()})
    said = parsed(page.html).one("p", "notice-line").text
    assert "not counted in your record. “?” shows all keys." in said


@pytest.mark.parametrize("wide", [True, False])
def test_on_a_phone_no_key_is_named_to_stop_a_hint(wide: bool) -> None:
    page = Page(wide=wide)
    page.stops_to_think = True
    for _ in range(2):
        page.send("hint", wide=wide)
    said = parsed(page.html).one("p", "notice-line").text
    assert said.startswith("Thinking")
    assert ("Escape" in said) == wide


def test_where_no_record_is_lost_a_hint_comes_at_once() -> None:
    page = Page("#/garlandland/lesson")
    page.settle()
    page.send("hint")
    assert "hint" in page.table.marks


def test_the_button_for_a_hint_is_off_and_says_why_where_nothing_is_asked() -> None:
    page = Page()
    hint = parsed(page.html).by_id("hint")
    assert hint
    assert "aria-disabled" not in hint.attributes
    page.send("line", page.legal[0])
    hint = parsed(page.html).by_id("hint")
    assert hint
    assert hint.attributes["aria-disabled"] == "true"
    assert hint.attributes["title"] == words_of("en")("table.no-hint")


@for_every_game
def test_after_a_hint_the_focus_is_where_enter_plays_it(game: Game) -> None:
    players = ",".join(("me", *("easy",) * (game.usual_seats - 1)))
    page = Page(f"#/{game.name}?deal=plum-river-42&v=1&players={players}")
    page.settle()
    while page.match.asked is not None and len(page.match.moves) < 16:
        answer, before = page.hint(), page.match.moves
        assert answer["grab"]
        focused = parsed(page.html).by_id(answer["focus"])
        assert focused, page.wire.model.notice
        by_cards = focused.attributes.get("aria-pressed") == "true" or page.table.ticked
        do = "enter" if by_cards else focused.attributes["data-do"] or ""
        page.send(do, answer["focus"])
        if page.table.sure:
            page.send(do, answer["focus"])
        assert len(page.match.moves) == len(before) + 1, page.wire.model.notice
        page.go_on()


@pytest.mark.parametrize(("what", "key"), [("hint", "i"), ("undo", "u"), ("redo", "r")])
def test_help_has_a_key_where_its_button_is(what: str, key: str) -> None:
    page = Page()
    main, button = parsed(page.html).by_id("main"), parsed(page.html).by_id(what)
    assert main
    assert button
    assert f"{key}={what}" in (main.attributes["data-keys"] or "").split("; ")
    assert button.attributes["aria-keyshortcuts"] == key
    page.send("set keys off")
    assert f"{key}={what}" not in page.html
    assert "aria-keyshortcuts" not in page.html
    page.send("set keys on")
    page.play_on()
    page.send("put-away")
    assert f"{key}={what}" not in page.html


def test_two_hints_are_one_mark() -> None:
    page = Page()
    page.hint()
    page.hint()
    page.undo()
    assert page.table.marks == ("hint",)


def test_there_is_no_hint_while_a_bot_thinks_or_when_all_is_over() -> None:
    page = Page()
    page.send("line", page.legal[0])
    page.hint()
    assert page.says("table.not-asked")
    assert page.table.marks == ()
    page.settle()
    page.play_on()
    page.hint()
    assert page.table.marks == ()


def test_among_several_people_at_one_device_a_hint_is_their_own_affair() -> None:
    page = Page("#/garlandland?deal=plum-river-42&v=1&players=human,human")
    page.hint()
    assert page.screen == "curtain"
    page.send("lift")
    page.hint()
    assert page.wire.model.notice
    assert page.table.marks == ()


def test_undo_in_a_guided_match_does_not_talk_of_the_record() -> None:
    page = Page("#/garlandland/lesson")
    page.play_on(2)
    page.undo()
    assert page.says("table.taken-back", back=("table.back-far", {"n": 1}))


def test_undo_says_that_the_match_does_not_count_only_when_that_becomes_true() -> None:
    page = Page()
    page.play_on(4)
    moves = page.match.moves
    page.send("undo")
    assert page.says("table.sure-undo")
    assert (page.match.moves, page.table.marks) == (moves, ())
    page.send("undo")
    assert page.says("table.undone", back=("table.back-far", {"n": 1}))
    page.undo()
    assert page.says("table.taken-back", back=("table.back-far", {"n": 1}))
    helped = Page()
    helped.hint()
    helped.play_on(2)
    helped.undo()
    assert helped.says("table.taken-back", back=("table.back-far", {"n": 1}))


def test_undo_that_was_asked_for_while_bots_move_is_still_asked_for_after_the_next_of_them() -> None:
    page = Page("#/gang-of-four?deal=plum-river-42&v=1&players=me,easy,easy,easy")
    page.settle()
    before = page.match
    page.send("line", page.legal[0])
    page.send("more")
    page.send("undo")
    page.send("more")
    assert len(page.match.moves) == len(before.moves) + 3
    page.send("undo")
    assert page.match == before


def test_where_all_moves_were_forced_undo_says_so() -> None:
    """The seat that begins plays its strongest combination, until the first move of mine can only be a pass."""
    for n in count():
        match = Match.begin(GAMES["gang-of-four"], f"forced-{n}", ("me", "easy", "easy"))
        while match.asked != 0:
            assert match.asked is not None
            match = match.play(match.game.rules.moves(match.seen(match.asked))[-1])
        if match.game.rules.moves(match.seen(0)) == ("pass",):
            break
    assert undoing.none_to_undo(match, 0) == "table.no-undo"
    assert undoing.none_to_undo(match.play("pass"), 0) == "table.no-undo-forced"


def test_undo_says_how_much_it_takes_back() -> None:
    page = Page("#/gang-of-four?deal=plum-river-42&v=1&players=me,easy,easy,easy")
    page.settle()
    before = len(page.match.moves)
    page.play(page.legal[0])
    page.settle()
    after = len(page.match.moves) - before - 1
    page.undo()
    assert page.says("table.back-far", n=after)


def table_of_keys(page: Page) -> dict[str, str]:
    """The keys in the open list, and what it says of each."""
    rows = parsed(page.html).one("div", "key-list").all("tr")
    return {row.one("th").text: row.one("td").text for row in rows}


@for_every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_keys_are_read_out_and_stand_in_a_table(game: object, lang: str) -> None:
    page = Page(f"#/{getattr(game, 'name')}/lesson", lang=lang)  # noqa: B009
    page.settle()
    page.send("keys")
    words, model = words_of(lang), page.wire.model
    assert page.said[-1] == ("polite", words.sentences(keys.said(model, words_of(lang, page.match.game))))
    assert {words("key.digit"), "Enter", "W", "?"} <= {*table_of_keys(page)}


def test_the_keys_of_a_review_go_through_moves_and_play_nothing() -> None:
    page = Page()
    page.play_on(2)
    page.open(links.address_with_moves(page.match, 1))
    page.send("keys")
    assert page.screen == "look"
    found = table_of_keys(page)
    assert found["Left, Right or Enter"] == words_of("en")("key.step.does")
    assert not {"Enter", "Space", "1–9", "/", "I", "U"} & {*found}
    assert {"Home, End", "Escape", "?", "W"} <= {*found}


def test_without_letters_the_list_of_keys_names_none() -> None:
    page = Page()
    page.send("set keys off")
    page.send("keys")
    assert {*table_of_keys(page)} == {"Left, Right", "Up, Down", "Tab", "Space", "Enter", "Escape"}


@pytest.mark.parametrize("close", ["keys", "clear"])
def test_the_list_of_keys_stays_while_one_plays_until_it_is_closed(close: str) -> None:
    page = Page()
    assert page.says("table.keys-hint")
    page.send("keys")
    page.play_on(2)
    page.send("hear hand")
    assert "key-list" in page.html
    page.send(close)
    assert "key-list" not in page.html


@pytest.mark.parametrize("close", ["keys", "clear"])
def test_the_list_of_keys_over_a_table_takes_the_focus_and_gives_it_back(close: str) -> None:
    page = Page()
    assert "?=keys" in str(parsed(page.html).one("main").attributes["data-keys"])
    answer = page.send("keys", "hint", wide=False)
    assert (answer["focus"], answer["grab"]) == ("listed-keys", True)
    assert page.send(close, "listed-keys", wide=False)["focus"] == "hint"
    assert "key-list" not in page.html


def test_the_list_of_keys_beside_a_table_leaves_the_focus_where_it_is_and_in_sight() -> None:
    page = Page()
    for at, last in (("undo", "close-keys"), ("toggle-log", "toggle-log")):
        for here in (at, last):
            answer = page.send("keys", here)
            assert (answer["focus"], answer["grab"]) == (at, True)
    page.send("keys", "undo")
    assert page.send("keys", "hint")["focus"] == "hint"


def test_the_focus_that_came_from_what_is_no_longer_there_goes_to_what_is_to_be_done() -> None:
    page = Page()
    page.send("keys", "c99")
    answer = page.send("keys", "close-keys")
    assert f'id="{answer["focus"]}"' in page.html


def test_the_menu_of_a_table_takes_the_focus_and_gives_it_back() -> None:
    page = Page()
    answer = page.send("fold menu")
    assert (answer["focus"], answer["grab"]) == ("go-home", True)
    assert page.send("clear")["focus"] == "toggle-menu"
    answer = page.send("fold menu", wide=False)
    assert (answer["focus"], answer["grab"]) == ("close-lists", True)


@pytest.mark.parametrize("wide", [True, False])
def test_the_menu_of_a_result_stands_after_its_ways_on_and_takes_the_focus_in_the_same_way(wide: bool) -> None:
    page = Page()
    page.play_on()
    page.send("put-away")
    answer = page.send("fold menu", wide=wide)
    assert (answer["focus"], answer["grab"]) == ("go-home", True)
    ways = [each.attributes.get("id") for each in parsed(page.html).one("div", "ways-on").all("button")]
    assert ways[:6] == ["new", "turning", "share", "again", "replay", "toggle-menu"]
    assert page.send("clear")["focus"] == "toggle-menu"


@pytest.mark.parametrize(
    ("game", "own"), [("gang-of-four", "BGP"), ("court-circular", "KP"), ("garlandland", ""), ("read-aloud", "")]
)
def test_what_goes_through_cards_is_named_first_and_what_a_game_reads_out_with_what_all_do(game: str, own: str) -> None:
    page = Page(f"#/{game}?deal=plum-river-42&v=1&players=me,easy,easy")
    page.settle()
    page.send("keys")
    does = view_of(GAMES[game]).keys
    hears = [key for key in own if does.get(key.lower(), "").startswith("hear ")]
    names = [*table_of_keys(page)]
    others = [key for key in own if key not in hears]
    at = names.index("I")
    assert names[0] == words_of("en")("key.across")
    assert names[at - len(others) : at] == others
    assert names[len(names) - len(hears) :] == hears
    assert names.index("Enter") < at < names.index("?") < names.index("W")


def test_a_guided_match_that_is_over_has_one_main_way_on() -> None:
    page = Page("#/garlandland/lesson")
    page.play_on()
    page.send("put-away")
    way, new = parsed(page.html).by_id("play-now"), parsed(page.html).by_id("new")
    assert way
    assert new
    assert "main" not in str(new.attributes.get("class"))


@for_every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_guided_match_speaks_at_once_and_can_be_left_and_taken_up(game: object, lang: str) -> None:
    page = Page(f"#/{getattr(game, 'name')}/lesson", lang=lang)  # noqa: B009
    page.settle()
    assert page.screen == "table"
    assert 'class="coach lesson"' in page.html
    assert page.table.marks == ("lesson",)
    said = page.html.split('id="coach"><p>')[1].split("</p>")[0]
    assert len(said) > 10
    page.play(page.legal[0])
    again = Page(f"#/{page.match.game.name}/lesson", stored=page.stored, lang=lang)
    assert again.match == page.match
    page.send("leave-lesson")
    assert 'class="coach lesson"' not in page.html
    assert page.table.marks == ("taught",)
    assert Page(page.url, stored=page.stored).table.marks == ("taught",)


def test_what_the_coach_says_is_announced() -> None:
    page = Page("#/garlandland/lesson")
    page.settle()
    page.said.clear()
    page.play(page.legal[0])
    coach = page.html.split('id="coach"><p>')[1].split("</p>")[0]
    assert ("polite", coach.replace("&quot;", '"').replace("&#x27;", "'")) in page.said


@pytest.mark.parametrize("lesson", [f"#/{name}/lesson" for name in GAMES])
def test_a_guided_match_that_is_over_offers_a_real_one_where_it_speaks_of_it(lesson: str) -> None:
    page = Page(lesson)
    while page.match.asked is not None:
        page.play_on()
        page.send("more")  # Gang of Four's bots wait for who reads
    for _ in range(2):
        said = page.html.split('id="coach"')[1].split("</div>")[0]
        assert f'href="{lesson.removesuffix("/lesson")}" id="play-now"' in said
        assert "to-sheets" not in said
        page.send("put-away")


def test_a_finished_guided_match_makes_way_for_a_new_one() -> None:
    page = Page("#/garlandland/lesson")
    page.play_on()
    assert page.screen == "result"
    again = Page("#/garlandland/lesson", stored=page.stored, random="77" * 16)
    assert again.match.moves == ()
    assert len([key for key in again.stored if key.startswith(saves.KEY)]) == 2


@for_every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_stand_in_the_room_with_a_way_back_to_the_match(game: object, lang: str) -> None:
    page = Page(f"#/{getattr(game, 'name')}", lang=lang)  # noqa: B009
    match, table = page.match, page.url
    page.open(f"#/{match.game.name}/rules")
    assert page.screen == "rules"
    assert page.html.count("<section") >= 3
    address = table.replace("&", "&amp;")
    assert f'href="{address}"' in page.html
    page.open(table)
    assert page.match == match


def test_the_menu_before_python_leads_to_the_rules_as_a_file() -> None:
    from game.ui.shell import shell_menu  # noqa: PLC0415

    for game in ALL:
        for lang in LANGUAGES:
            assert f'href="{file(game, lang)}"' in shell_menu()


def test_the_log_can_be_filtered_to_a_seat_and_copied() -> None:
    page = Page()
    page.play_on(2)
    assert 'data-copy-of="log"' in page.html
    words = words_of("en", page.match.game).named(["You", "Bungo"])
    lines = [words.tell(event) for event in page.match.log(0)]
    mine = [line for line in lines if line.startswith("You")]
    page.send("log 0")
    assert [line.text for line in log_of(page)] == mine
    page.send("log 0")
    assert all(line in page.html for line in lines)


def test_a_long_log_shows_its_end_until_all_is_asked_for() -> None:
    page = Page()
    page.play_on()
    shown, pressed = len(log_of(page)), 'id="log-all" aria-pressed="true"'
    assert 'id="log-earlier"' in page.html
    assert pressed in page.html
    page.send("log all")
    assert len(log_of(page)) == len(page.match.log(0)) > shown
    assert 'id="log-earlier"' not in page.html
    assert pressed in page.html


def log_of(page: Page) -> list[Element]:
    """The lines of the log."""
    log = parsed(page.html).by_id("log")
    assert log
    return log.all("li")


def test_a_hint_closes_what_lies_over_the_table_so_that_its_card_is_in_sight() -> None:
    page = Page("#/read-aloud?deal=harbor-12&v=1&players=me,easy")
    while not page.match.state.discards or page.match.asked != 0 or page.match.state.asked:
        page.go_on()
        page.play(page.legal[0]) if page.legal else page.settle()
    page.send("fold discards")
    assert 'id="close-discards"' in page.html
    page.hint()
    assert 'id="close-discards"' not in page.html
    assert page.table.ticked


@pytest.mark.parametrize("game", ["garlandland", "court-circular", "gang-of-four"])
def test_the_last_result_of_a_lesson_has_one_main_thing_to_do_and_so_has_its_end(game: str) -> None:
    page = Page(f"#/{game}/lesson")
    with page.only_the_last():
        while page.match.asked is not None:
            page.go_on()
            page.send("line", page.legal[0]) if page.legal else page.send("more")
            page.settle()
    for main in ("put-away", "play-now"):
        buttons = [*parsed(page.html).all("button", "main"), *parsed(page.html).all("a", "button")]
        assert [each.attributes["id"] for each in buttons if "quiet" not in each.css] == [main]
        page.send("put-away")


@pytest.mark.parametrize("of", ["court-circular", "read-aloud"])
def test_a_hint_thinks_longer_than_a_bot_but_beside_a_coach_as_the_coach(of: str) -> None:
    game = GAMES[of]
    page = Page(f"#/{of}?deal=longer-1&v=1&players=me,easy")
    page.go_on()
    match = page.match
    strongest = game.explained(game.strongest)
    thoughts = [outcome(think(match.seen(0), 0, match.dice(0))) for think in (game.adviser, strongest)]
    assert outcome(hinting.thought(page.wire.model, match, 0)) == thoughts[0] != thoughts[1]
    guided = page.wire.model.on(page.table._replace(marks=(LESSON,)))
    assert outcome(hinting.thought(guided, match, 0)) == thoughts[0]
    coached = advice.advice(strongest, match.seen(0), 0)
    assert coached == outcome(strongest(match.seen(0), 0, advice.dice()))
    with pytest.raises(StopIteration) as at_once:
        next(hinting.thought(guided, match, 0))
    assert at_once.value.value is coached
    assert outcome(hinting.thought(page.wire.model, match, 0)) == thoughts[0]


def test_a_coach_thinks_once_of_a_position_however_often_its_page_is_drawn() -> None:
    match, thoughts = Match.begin(GAMES["court-circular"], "once", ("me", "easy")), 0

    def think(seen: Any, seat: int, dice: Dice) -> Generator[None, None, tuple[Choice, ...]]:
        nonlocal thoughts
        thoughts += 1
        return (yield from match.game.levels["easy"](seen, seat, dice))

    seat = match.asked or 0
    seen = match.seen(seat)
    for _ in range(3):
        advice.advice(think, seen, seat)
        advice.advice(think, seen._replace(news=("something",)), seat)
    assert thoughts == 1
    advice.advice(think, seen._replace(totals=(1, 2)), seat)
    assert thoughts == 2


MANY = 5
"""The cards of a combination of which a hint for the eye names only the kind."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_by_ear_names_all_cards_of_a_combination_and_by_eye_its_kind(lang: str) -> None:
    page = Page("#/gang-of-four?deal=plum-river-42&v=1&players=me,easy,easy,easy", {"fudaba:lang": lang}, lang=lang)
    page.settle()
    view, cards = view_of(page.match.game), [""]
    while len(cards) < MANY:
        page.hint()
        here = scene(page.wire.model, page.match)
        hinted = [move for move in page.legal if set(view.cards_of(here, move)) == {*page.table.ticked}]
        cards = hinted[0].split() if page.table.ticked else []
        notice, heard = page.wire.model.notice, " ".join(said for _, said in page.said[-3:])
        page.play(hinted[0] if cards else "pass")
    words = words_of(lang, page.match.game)
    assert notice
    for name_of in (words(f"card.{card}") for card in cards):
        assert name_of in heard
        assert name_of not in words.say(notice)
