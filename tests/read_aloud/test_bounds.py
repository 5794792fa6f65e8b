"""Numbers that a sentence names but does not mean: more than ten, fewer than ten."""

from __future__ import annotations

import pytest

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Place, Side
from game.games.read_aloud.reading.grammar import parse

FIELD, PILE, DISCARDS = Place.FIELD, Place.PILE, Place.DISCARDS
OR_MORE, OR_LESS = Side.OR_MORE, Side.OR_LESS


@pytest.mark.parametrize(
    ("lang", "sentence", "meant"),
    [
        ("en", "If there are more than nine cards in the draw pile, lose.", (e.If(e.AtLeast(PILE, 10), e.Lose()),)),
        ("en", "If there are fewer than 10 discards, end the game.", (e.If(e.AtMost(DISCARDS, 9), e.End()),)),
        ("en", "Discard all field cards worth more than 5.", (e.Discard(e.Valued(FIELD, 6, OR_MORE)),)),
        ("ja", "捨札が9枚より多ければ負ける", (e.If(e.AtLeast(DISCARDS, 10), e.Lose()),)),
        ("ja", "山札が10枚未満のときゲームを終える", (e.If(e.AtMost(PILE, 9), e.End()),)),
        ("ja", "価が5未満の場札をすべて捨てる", (e.Discard(e.Valued(FIELD, 4, OR_LESS)),)),
        ("ja", "価が-3より小さい場札をすべて捨てる", (e.Discard(e.Valued(FIELD, -4, OR_LESS)),)),
    ],
)
def test_a_number_that_is_not_meant_itself_is_the_next_one(lang: str, sentence: str, meant: e.Text) -> None:
    assert parse(sentence, lang) == (meant,)


def test_a_number_that_is_meant_stays() -> None:
    said = "If there are no more than nine cards in the draw pile, lose."
    assert parse(said, "en") == ((e.If(e.AtMost(PILE, 9), e.Lose()),),)


def test_fewer_than_none_is_not_understood() -> None:
    assert parse("山札が0枚未満ならゲームを終える", "ja") == ()
