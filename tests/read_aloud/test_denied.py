"""What a sentence denies, allows or only tests is not read as done; written to be misread, and looked at one by one."""

from __future__ import annotations

import pytest

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.grammar import language_of, parse

DENIED = """
このカードは捨てない
このカードは捨てられない
ゲームは終わらない
手札を2枚にしない
価が0でない場札をすべて捨てる
価が5より大きくない場札を捨てる
手札を捨てずにこのカードを捨てる
山札が10枚より多くなければゲームを終える
だれも負けない
勝者の条件を変えてはいけない
Do not shuffle the hands.
Discard this card unless the deck is empty.
The game does not end.
You can't win.
Nobody loses.
You may not hold one more card.
You win if your total is not odd.
The top two cards are not turned face up.
Never discard more than two cards.
Choose a player. That player does not lose.
Everyone but you loses.
"""
TESTED = """
場札が4枚になったらゲームを終える
場札の上限が4枚になったらゲームを終える
手札の上限が1枚ふえたら負ける
ゲームが終わったら負ける
全員が負けたらゲームを終える
だれかが負けたらゲームを終える
If somebody loses, end the game.
"""
NARROWER = """
次の次の人の番をとばす
左隣の人のカードを捨てる
手札を4枚まで捨てる
場札以外のカードを捨てる
Only you may read cards in the field.
Discard all but one card from your hand.
Skip your next turn.
Show your hand to the player on your left.
"""
"""Something else than what is nearest."""


@pytest.mark.parametrize("sentence", [*filter(None, (DENIED + TESTED + NARROWER).splitlines())])
def test_it_is_not_read_as_done(sentence: str) -> None:
    assert parse(sentence, language_of(sentence)) == ()


@pytest.mark.parametrize(
    ("sentence", "act"),
    [
        ("Everyone may read cards from the field.", e.Act.READ_FIELD),
        ("You may shuffle.", e.Act.SHUFFLE),
        ("Everyone may swap cards.", e.Act.EXCHANGE),
        ("シャッフルしてもよい", e.Act.SHUFFLE),
    ],
)
def test_what_is_allowed_is_not_forbidden(sentence: str, act: e.Act) -> None:
    assert parse(sentence, language_of(sentence)) == ((e.Unban(act),),)


def test_players_who_can_are_not_players_who_cannot() -> None:
    assert parse("Players can end the game.", "en") == ()
    assert parse("No player can end the game.", "en") == ((e.Ban(e.Act.END),),)
