"""What a sentence leaves out is not guessed: where a card goes, of which cards it is one, who does the second act."""

from __future__ import annotations

import pytest

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Face, Place
from game.games.read_aloud.reading.grammar import language_of, parse, unclear

TO_THE_FIELD = """
Put two cards from your hand face down on the field.
Put the top card of the deck face up on the field.
Put a discarded card face up on the field.
Put this card face down on the field.
手札から2枚を場に伏せて置く。
手札2枚を場に公開する。
手札から2枚を場に並べて公開する。
"""
OF_THOSE = """
Look at someone's hand and take one card.
Look at another player's hand, then discard one card.
Look at the top three cards of the deck, then draw one card.
Reveal the top two cards of the deck and discard one card.
Everyone reveals their hand, then take one card.
Turn the field face down and take one card.
Reveal another player's hand and shuffle it.
Look at the top one or two cards of the deck and discard one.
だれか1人の手札を見て、1枚もらう。
左の人の手札を公開して、1枚引く。
山札の上から3枚を見て、1枚引く。
全員の手札を公開して、1枚もらう。
ほかの人の手札をまぜて1枚もらう。
場札を全部伏せて、1枚取る。
場の裏向きのカードを表にする。
"""
THEIRS = """
Another player must draw one card and then discard one card.
Make another player draw two cards and discard one card.
Choose a player; they reveal their hand and discard one card.
Choose another player; they draw one card and discard one card.
I draw two cards and you discard one.
Most cards? Discard two cards. Draw a card.
Left neighbour: discard a card. Then draw two cards.
Everyone, discard a card! Draw two.
手札を全部伏せて、左の人に1枚引かせる。
ほかの人全員に1枚引かせ、手札を公開させる。
左の人に1枚引かせて1枚捨てさせる。
1枚引いて1枚捨てさせる。
"""
FILLED = """
Everyone draws up to their whole hand.
Each player draws up to their hand.
Draw up to your whole hand.
"""
UNREAD = tuple(filter(None, (TO_THE_FIELD + OF_THOSE + THEIRS + FILLED).splitlines()))
CLEAR: dict[str, e.Text] = {
    "Lay your hand face up on the table.": (e.Turn(e.Whole(Place.MINE), Face.OPEN),),
    "Turn one card face down on the field.": (e.Turn(e.Some(1, Place.FIELD), Face.DOWN),),
    "Flip a face-down card on the field face up.": (e.Turn(e.Some(1, Place.FIELD), Face.OPEN),),
    "場の裏向きのカードを1枚表にする。": (e.Turn(e.Some(1, Place.FIELD), Face.OPEN),),
    "Reveal your hand and draw one card.": (
        e.Turn(e.Whole(Place.MINE), Face.OPEN),
        e.Take(1, Place.PILE, Place.MINE),
    ),
    "Look at the top card of the deck and discard it.": (e.Look(e.Top(1)), e.Discard(e.Top(1))),
    "だれかの手札を見て場札を1枚取る。": (e.Look(e.Whole(Place.ANYONE)), e.Take(1, Place.FIELD, Place.MINE)),
    "Everyone must draw one card and discard one card.": (
        e.Take(1, Place.PILE, Place.HANDS),
        e.Each(Place.HANDS, 1),
    ),
    "The next player must reveal their hand and discard two cards.": (
        e.Turn(e.Whole(Place.LEFT), Face.OPEN),
        e.Each(Place.LEFT, 2),
    ),
    "You must discard a card and draw a card.": (
        e.Discard(e.Some(1, Place.MINE)),
        e.Take(1, Place.PILE, Place.MINE),
    ),
    "2枚引いて、1枚捨てる。": (e.Take(2, Place.PILE, Place.MINE), e.Discard(e.Some(1, Place.MINE))),
    "左の人は1枚捨てて2枚引く。": (e.Each(Place.LEFT, 1), e.Take(2, Place.PILE, Place.LEFT)),
}


@pytest.mark.parametrize("sentence", UNREAD)
def test_what_no_words_say_is_not_read_as_something_else(sentence: str) -> None:
    assert parse(sentence, language_of(sentence)) == ()


@pytest.mark.parametrize("sentence", UNREAD)
def test_the_answer_marks_where_that_is(sentence: str) -> None:
    assert unclear(sentence, language_of(sentence))


@pytest.mark.parametrize("sentence", CLEAR)
def test_what_is_clear_from_the_sentence_is_read(sentence: str) -> None:
    assert parse(sentence, language_of(sentence)) == (CLEAR[sentence],)
