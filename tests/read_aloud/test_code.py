"""Own cards in links: what is packed is unpacked, nothing else is, and old links keep their meaning."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.rules import Fault
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.cards.codec import LONGEST, TAGS, pack, unpack
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.language.sentences import say, sayable
from game.shelf import GAMES
from game.words import words_of
from tests.read_aloud.texts import texts


def card(text: e.Text, value: int = 0, key: str = "w1") -> Card:
    return Card(key, value, text)


@given(st.lists(st.tuples(st.integers(-99, 99), texts(12)), max_size=40))
def test_what_is_packed_is_unpacked(contents: list[tuple[int, e.Text]]) -> None:
    cards = tuple(card(text, value, f"w{n + 1}") for n, (value, text) in enumerate(contents))
    code = pack(cards)
    assert unpack(code) == cards
    assert re.fullmatch(r"[A-Za-z0-9_-]*", code)
    assert len(code) <= LONGEST


def test_the_code_never_changes() -> None:
    assert pack((card((e.Discard(e.This()), e.Discard(e.Some(2, Place.MINE))), -3),)) == "_BiCABAC6u"
    assert unpack("_BiCABAC6u") == (card((e.Discard(e.This()), e.Discard(e.Some(2, Place.MINE))), -3),)
    assert (len(TAGS), TAGS[0], TAGS[61], TAGS[62]) == (108, e.Discard, False, None)


BAD = {
    "nonsense": "code.unreadable",
    "_Bi": "code.unreadable",
    "_BiA": "code.unreadable",
    "_BiCAB": "code.unreadable",
    "ABAW": "code.unreadable",
    "_BiBXé": "code.unreadable",
    "_BiB" + "ZnX"[:1] * 50: "code.unreadable",
    "_99BX": "code.value",
    "_BlBX" * 41: "code.cards",
    "_BlBX" * 3000: "code.cards",
    "_BlN" + "W" * 13: "text.clauses",
}


@pytest.mark.parametrize("code", BAD, ids=lambda code: code[:12])
def test_what_is_no_code_is_refused_with_a_sentence(code: str) -> None:
    with pytest.raises(Fault) as fault:
        unpack(code)
    assert fault.value.key == BAD[code]
    assert fault.value.key in words_of("en", GAMES["read-aloud"])


@given(st.text(st.sampled_from("ABCDFGHZabnr0123456789_-"), max_size=40))
def test_whatever_is_unpacked_can_be_said(code: str) -> None:
    try:
        cards = unpack(code)
    except Fault:
        return
    for each in cards:
        assert sayable(each.text)
        assert say(each.text, "ja")


MUCH = {
    "code.cards": (card((e.Lose(),)),) * 41,
    "code.value": (card((e.Lose(),), 100),),
    "text.clauses": (card((e.Lose(),) * 13),),
    "code.unreadable": (card((e.Discard(e.Whole(Place.PLAY)),)),),
}


@pytest.mark.parametrize("key", MUCH)
def test_what_is_too_much_is_not_packed(key: str) -> None:
    with pytest.raises(Fault) as fault:
        pack(MUCH[key])
    assert fault.value.key == key


def test_nothing_is_packed_as_nothing() -> None:
    assert (pack(()), unpack("")) == ("", ())
    assert unpack(pack((card((e.If(e.Undecided(), e.End()),)),)))[0].text == (e.If(e.Undecided(), e.End()),)
