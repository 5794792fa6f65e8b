"""A link says a deal or a whole match, and nothing in it is trusted."""

from __future__ import annotations

import base64
import zlib
from itertools import product
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.game import Game
from game.core.match import Match
from game.shelf import GAMES
from game.ui.model.links import BadLink, address, address_with_moves, deal_name, pack, parse, unpack
from game.words import LANGUAGES, words_of
from tests.matches import ALL, matches, name, played

PLUM = "#/garlandland?deal=plum-river-42&v=1&players=me,easy"
UNQUOTED = str.maketrans("", "", "“”‘’「」『』")
MATCH = played(Match.begin(GAMES["garlandland"], "any", ("me", "easy")), "x", 6)


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(zlib.compress(data, 9, -15)).decode().rstrip("=")


def test_a_link_is_the_whole_deal() -> None:
    link = parse("#/garlandland?deal=plum-river-42&v=1&players=me,easy&goal=points", GAMES)
    assert link.match() == Match.begin(GAMES["garlandland"], "plum-river-42", ("me", "easy"), {"goal": "points"})


def test_an_address_names_only_options_that_are_not_usual() -> None:
    game = GAMES["garlandland"]
    assert address(Match.begin(game, "plum-river-42", ("me", "easy"))) == PLUM
    assert address(Match.begin(game, "plum-river-42", ("me", "easy"), {"goal": "points"})) == PLUM + "&goal=points"


def test_without_players_i_play_one_normal_opponent() -> None:
    link = parse("#/garlandland", GAMES)
    assert link.players == ("me", "normal")
    assert link.deal is None
    assert link.v == 1


def test_a_whole_url_is_read_too() -> None:
    assert parse(f"https://example.org/fudaba/index.html{PLUM}", GAMES) == parse(PLUM, GAMES)


def test_bots_alone_may_play() -> None:
    assert parse("#/garlandland?players=easy,normal,random", GAMES).players == ("easy", "normal", "random")


@pytest.mark.parametrize("game", ALL, ids=name)
@given(data=st.data())
def test_a_link_with_moves_is_the_whole_match(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    link = parse(address_with_moves(match), GAMES)
    assert link.match() == match
    assert parse(address(match), GAMES).match() == match._replace(moves=(), states=match.states[:1])


@given(st.lists(st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\n"), min_size=1), max_size=50))
def test_any_moves_can_be_packed(moves: list[str]) -> None:
    text = pack(tuple(moves))
    assert unpack(text) == tuple(moves)
    assert quote(text, safe="") == text


def test_a_long_match_makes_a_link_of_bearable_length() -> None:
    match = Match.begin(GAMES["garlandland"], "plum-river-42", ("human",) * 4, {"goal": "points"})
    assert len(address_with_moves(played(match, "x"))) < 300


FAULTS = {
    "link.shape": ["", "garlandland", "#/", "#garlandland", "#/?deal=plum"],
    "link.game": ["#/whist", "#/" + "w" * 1000, "#/Garlandland", "#/../garlandland"],
    "match.deal": [
        "#/garlandland?deal=",
        "#/garlandland?deal=Plum",
        "#/garlandland?deal=plum-",
        "#/garlandland?deal=%E6%A2%85",
        "#/garlandland?deal=a%0A",
        "#/garlandland?deal=" + "p" * 41,
        "#/garlandland?deal=<script>",
    ],
    "match.v": [PLUM.replace("v=1", f"v={v}") for v in ("", "0", "-1", "x", "1.0", "٣", "9" * 50)],
    "match.newer": [PLUM.replace("v=1", f"v={v}") for v in ("2", "99")],
    "match.seats": [
        PLUM.replace("me,easy", ""),
        PLUM.replace("me,easy", "me"),
        PLUM.replace("me,easy", "me" + ",easy" * 9),
    ],
    "match.level": [
        PLUM.replace("easy", "clever"),
        PLUM.replace("easy", "champion"),
        PLUM.replace("me,", "me,,"),
        PLUM.replace("easy", "x" * 1000),
    ],
    "match.me": [PLUM.replace("easy", "me")],
    "match.option": [PLUM + "&jokers=2", PLUM + "&" + "j" * 500 + "=2"],
    "match.choice": [PLUM + "&goal=fame", PLUM + "&goal="],
    "match.number": ["#/gang-of-four?deal=plum&limit=0", "#/court-circular?deal=plum&target=1000"],
    "link.twice": [PLUM + "&v=1"],
    "link.deal": ["#/garlandland?moves=" + pack(MATCH.moves)],
    "link.long": [
        PLUM + "&moves=" + "A" * 100_000,
        PLUM + "".join(f"&x{n}=1" for n in range(99)),
        PLUM + "&moves=" + packed(b"I" * (64 * 1024 + 1)),
        PLUM + "&moves=" + packed(b"\0" * 50_000_000),
    ],
    "link.moves": [
        PLUM + "&moves=" + wrong
        for wrong in (
            "!",
            "A",
            "AAAA",
            "%00",
            "VII",
            packed(b"VII\nI")[:-2],
            packed(b"\xff\xfe"),
            packed(b"VII") + "AAAA",
        )
    ],
    "match.many": [PLUM + "&moves=" + packed(b"\n".join([b"VII"] * 5001))],
    "match.replay": [PLUM + "&moves=" + packed(text) for text in (b"VIII", b"\n", b"I\nI\nI\nI\nI", b"x" * 60_000)],
}


@pytest.mark.parametrize(
    ("key", "link"), [(key, link) for key, links in FAULTS.items() for link in links], ids=lambda text: text[:60]
)
def test_a_bad_link_says_why(key: str, link: str) -> None:
    with pytest.raises(BadLink) as fault:
        parse(link, GAMES)
    assert fault.value.key == key
    for lang in LANGUAGES:
        assert 0 < len(words_of(lang, fault.value.game).say(fault.value.saying)) < 260


@pytest.mark.parametrize("game", ALL, ids=name)
def test_what_cannot_be_chosen_is_told_by_the_names_in_the_form_of_a_new_match(game: Game) -> None:
    for lang, option in product(LANGUAGES, [each for each in game.options if not each.cards]):
        with pytest.raises(BadLink) as fault:
            parse(f"#/{game.name}?deal=plum&{option.key}=-1", GAMES)
        words = words_of(lang, game)
        quoting = words.say(fault.value.saying)
        said = quoting.translate(UNQUOTED)
        named = [words(f"option.{option.key}"), *(words.chosen(option.key, each) for each in option.choices)]
        assert all(each.translate(UNQUOTED) in said for each in named)
        assert "-1" in said
        assert f"“{option.key}”" not in quoting
        assert f"「{option.key}」" not in quoting


def test_moves_that_are_refused_leave_the_match_up_to_there() -> None:
    with pytest.raises(BadLink) as fault:
        parse(address_with_moves(MATCH._replace(moves=(*MATCH.moves, "VIII"))), GAMES)
    assert fault.value.match == MATCH


@given(st.text(max_size=200))
def test_any_text_is_a_link_or_a_bad_link(text: str) -> None:
    for link in (text, f"#/{text}", f"#/garlandland?{text}", f"{PLUM}&{text}", f"{PLUM}&moves={text}"):
        try:
            parse(link, GAMES).match()
        except BadLink as fault:
            assert all(words_of(lang, fault.game).say(fault.saying) for lang in LANGUAGES)


@given(st.binary(max_size=200))
def test_any_bytes_are_moves_or_a_bad_link(data: bytes) -> None:
    for text in (base64.urlsafe_b64encode(data).decode(), packed(data)):
        try:
            assert unpack(text)
        except BadLink:
            continue
        except AssertionError:
            assert not data


@given(st.binary(min_size=4, max_size=16))
def test_a_name_for_a_deal_follows_from_the_bytes(random: bytes) -> None:
    deal = deal_name(random.hex())
    assert deal == deal_name(random.hex())
    assert parse(f"#/garlandland?deal={deal}", GAMES).deal == deal


def test_names_of_deals_are_many() -> None:
    names = {deal_name(f"{n:08x}") for n in range(0, 2**32, 2**32 // 20_000 + 1)}
    assert len(names) > 19_000


@pytest.mark.parametrize(
    "link",
    [
        PLUM + "&moves=AAAA",
        PLUM + "&goal=fame",
        PLUM + "&colour=red",
        PLUM.replace("easy", "godlike"),
        PLUM.replace("me,easy", "me,easy,easy,easy,easy,easy"),
        PLUM + "&at=9",
    ],
)
def test_a_broken_link_still_offers_its_deal_with_players_that_can_be(link: str) -> None:
    with pytest.raises(BadLink) as fault:
        parse(link, GAMES)
    match = fault.value.match
    assert match
    assert (match.game.name, match.deal, match.moves) == ("garlandland", "plum-river-42", ())
    assert match.players[0] == "me"


def test_a_link_of_another_shuffle_offers_no_other_cards() -> None:
    with pytest.raises(BadLink) as fault:
        parse(PLUM.replace("v=1", "v=9"), GAMES)
    assert fault.value.match is None
