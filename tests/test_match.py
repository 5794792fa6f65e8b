"""A match is a deal and a list of texts: it can be written, read, undone, and is bounded."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.bots import decide
from game.core.game import Game
from game.core.match import HUMAN, ME, BadMatch, BadSave, Match
from game.shelf import GAMES
from game.words import LANGUAGES, words_of
from tests.matches import ALL, matches, name, played

for_every_game = pytest.mark.parametrize("game", ALL, ids=name)
GARLANDLAND = GAMES["garlandland"]


def begun(deal: str = "plum-river-42", players: tuple[str, ...] = (ME, "easy"), **options: str) -> Match:
    return Match.begin(GARLANDLAND, deal, players, options)


def test_matches_of_one_deal_differ_at_most_in_their_moves() -> None:
    match = begun()
    assert match.begins_like(match.play(match.game.rules.moves(match.state)[0]))
    assert not match.begins_like(begun("plum-river-43"))
    assert not match.begins_like(begun(players=(ME, "normal")))


@for_every_game
def test_options_are_a_preset_or_none(game: Game) -> None:
    assert [game.preset(options) for options in game.presets.values()] == [*game.presets]
    assert game.preset({**game.defaults(), "none": "such"}) == ""


@for_every_game
@given(data=st.data())
def test_a_match_is_read_back_from_its_text(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    assert Match.read(match.text(), GAMES) == match


@for_every_game
@given(data=st.data())
def test_a_match_is_shown_by_a_short_line_that_makes_it_again(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    assert eval(repr(match), {"GAMES": GAMES, "Match": Match}) == match
    assert len(repr(match)) < 400 + 80 * len(match.moves)


@for_every_game
@given(data=st.data())
def test_undo_goes_back_to_the_last_choice_of_the_seat(game: Game, data: st.DataObject) -> None:
    """Over moves that were the only one, such as a pass of who can beat nothing: going back to them changes nothing."""
    match, rules = data.draw(matches(game)), game.rules
    for seat in range(len(match.players)):
        back = match.undo(seat)
        chosen = [n for n, state in enumerate(match.states[:-1]) if rules.to_move(state) == seat]
        chosen = [n for n in chosen if len(rules.moves(match.states[n])) > 1]
        assert back == (match.until(chosen[-1]) if chosen else match)


@for_every_game
@given(data=st.data())
def test_undo_and_the_same_move_change_nothing(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    back = match.undo(0)
    assert back.replay(match.moves[len(back.moves) :]) == match


@for_every_game
def test_bots_answer_the_same_after_an_undo(game: Game) -> None:
    players = (HUMAN, *("random",) * (game.seats[0] - 1))
    match = played(Match.begin(game, "again", players), "again", game.seats[0] + 1)
    seat = len(players) - 1

    def answer(match: Match) -> str:
        return decide(game.levels["random"], match.seen(seat), seat, match.dice(seat))

    assert answer(match) == answer(match.undo(0).replay(match.moves[len(match.undo(0).moves) :]))


def test_the_dice_of_a_bot_go_by_deal_seat_and_moves() -> None:
    match, other = begun(), begun("plum-river-43")
    numbers = [
        match.dice(0).below(10**9),
        match.dice(1).below(10**9),
        other.dice(0).below(10**9),
        match.play(match.game.rules.moves(match.state)[0]).dice(0).below(10**9),
    ]
    assert len(dict.fromkeys(numbers)) == 4
    assert begun(players=(HUMAN,) * 4, goal="points").dice(0).below(10**9) == numbers[0]


def test_options_have_their_defaults() -> None:
    assert begun().options == {"goal": "wins"}
    assert begun(goal="points").options == {"goal": "points"}


def test_the_log_shows_each_seat_what_it_may_know() -> None:
    drawn = [event for event in begun().log(1) if event.kind == "drew"]
    assert [bool(event.private) for event in drawn] == [False, True]
    assert not [event for event in begun().log(None) if event.private]


@pytest.mark.parametrize(
    ("key", "deal", "players", "options", "v"),
    [
        ("match.deal", "", (ME, "easy"), {}, 1),
        ("match.deal", "Plum", (ME, "easy"), {}, 1),
        ("match.deal", "plum--river", (ME, "easy"), {}, 1),
        ("match.deal", "plum\n", (ME, "easy"), {}, 1),
        ("match.deal", "梅", (ME, "easy"), {}, 1),
        ("match.deal", "p" * 41, (ME, "easy"), {}, 1),
        ("match.seats", "plum", (ME,), {}, 1),
        ("match.seats", "plum", (ME, *("easy",) * 4), {}, 1),
        ("match.level", "plum", (ME, "clever"), {}, 1),
        ("match.me", "plum", (ME, ME), {}, 1),
        ("match.option", "plum", (ME, "easy"), {"jokers": "2"}, 1),
        ("match.choice", "plum", (ME, "easy"), {"goal": "fame"}, 1),
        ("match.v", "plum", (ME, "easy"), {}, 0),
        ("match.newer", "plum", (ME, "easy"), {}, 2),
    ],
)
def test_what_can_be_no_match_is_refused(
    key: str, deal: str, players: tuple[str, ...], options: dict[str, str], v: int
) -> None:
    with pytest.raises(BadMatch) as fault:
        Match.begin(GARLANDLAND, deal, players, options, v)
    assert fault.value.key == key
    assert all(words_of(lang, fault.value.game).say(fault.value.saying) for lang in LANGUAGES)


@pytest.mark.parametrize("players", [(ME, "easy"), (HUMAN, HUMAN), ("easy", "normal"), ("easy", ME, HUMAN)])
def test_people_and_bots_mix(players: tuple[str, ...]) -> None:
    assert begun(players=players).players == players


def edited(**changes: Any) -> str:
    return json.dumps({**played(begun(), "x", 12).data(), **changes})


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("save.json", ""),
        ("save.json", begun().text()[:-1]),
        ("save.json", "[" * 100_000),
        ("save.shape", "[]"),
        ("save.shape", "null"),
        ("save.shape", edited(moves="VII")),
        ("save.shape", edited(moves=[7])),
        ("save.shape", edited(options={"goal": 1})),
        ("save.game", edited(game="whist")),
        ("save.newer", edited(v=2)),
        ("match.v", edited(v=0)),
        ("match.level", edited(players=["me", "clever"])),
        ("match.many", edited(moves=["VII"] * 5001)),
        ("match.replay", edited(moves=["VIII"])),
    ],
)
def test_a_bad_save_says_why(key: str, text: str) -> None:
    with pytest.raises(BadSave) as fault:
        Match.read(text, GAMES)
    assert fault.value.key == key
    assert all(words_of(lang, fault.value.game).say(fault.value.saying) for lang in LANGUAGES)


def test_a_save_that_no_longer_replays_is_there_up_to_that_move() -> None:
    match = played(begun(), "x", 12)
    with pytest.raises(BadSave) as fault:
        Match.read(edited(moves=[*match.moves, "X" * 1000, "VII"]), GAMES)
    assert fault.value.match == match
    assert fault.value.facts["n"] == 13
    assert len(fault.value.facts["move"]) == 40


@given(
    st.recursive(
        st.none() | st.integers() | st.text(), lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner)
    )
)
def test_any_json_is_a_match_or_a_bad_save(data: object) -> None:
    with pytest.raises(BadSave):
        Match.read(json.dumps(data), GAMES)


@given(st.sampled_from(sorted(begun().data())), st.none() | st.integers() | st.text() | st.lists(st.text()))
def test_any_field_may_be_wrong(field: str, value: object) -> None:
    try:
        match = Match.read(edited(**{field: value}), GAMES)
    except BadSave as fault:
        assert all(words_of(lang, fault.game).say(fault.saying) for lang in LANGUAGES)
    else:
        assert Match.read(match.text(), GAMES) == match
