"""What a sentence leaves open is asked, or said in words: from which place, how many, what comes of a condition."""

from __future__ import annotations

from html import unescape

import pytest

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.reading.grammar import language_of, nearest, never, parse
from game.games.read_aloud.reading.ja import moves
from game.games.read_aloud.workshop.understanding import understood
from tests.read_aloud.workshops import Workshop

LEFT, RIGHT, ANOTHER = (e.SwapTwo(Place.MINE, side) for side in (Place.LEFT, Place.RIGHT, Place.ANOTHER))
BOTH_SIDES = e.Either(LEFT, RIGHT)
HIGHEST = e.Decide(e.Most(e.Measure.SUM))
MINE, FIELD, PILE, HEAP = Place.MINE, Place.FIELD, Place.PILE, Place.DISCARDS


def _taken(amount: e.Amount, *places: Place) -> tuple[e.Text, ...]:
    return tuple((e.Take(amount, place, MINE),) for place in places)


ASKED: dict[str, tuple[e.Text, ...]] = {
    "1枚選んで手札に加える": _taken(1, FIELD, HEAP),
    "カードを２枚えらんで、自分の手札に入れます。": _taken(2, FIELD, HEAP),
    "好きなカードを1枚手札に加える": _taken(1, FIELD, HEAP),
    "このカードを捨ててから1枚選んで取る": tuple((e.DISCARD_THIS, *each) for each in _taken(1, FIELD, HEAP)),
    "1枚加える": _taken(1, PILE, FIELD, HEAP),
    "カードを2枚くわえます。": _taken(2, PILE, FIELD, HEAP),
    "場札を取る": (*_taken(1, FIELD), *_taken(e.Count(FIELD), FIELD), *_taken(e.Any(), FIELD)),
    "捨て札を手札に加える": (*_taken(1, HEAP), *_taken(e.Count(HEAP), HEAP), *_taken(e.Any(), HEAP)),
    "Choose one and add it to your hand.": _taken(1, FIELD, HEAP),
    "Pick two cards and put them in your hand.": _taken(2, FIELD, HEAP),
    "Take any card.": _taken(1, FIELD, HEAP),
    "Add a card of your choice to your hand.": _taken(1, FIELD, HEAP),
    "Add one card.": _taken(1, PILE, FIELD, HEAP),
    "Take field cards.": (*_taken(e.Count(FIELD), FIELD), *_taken(e.Any(), FIELD)),
    "Take some cards from the discard pile.": _taken(e.Any(), HEAP),
    "Discard cards from the field.": ((e.Discard(e.Whole(FIELD)),), (e.Discard(e.Some(e.Any(), FIELD)),)),
}
"""Sentences that leave open from where or how many, with all that they can mean."""


@pytest.mark.parametrize("sentence", ASKED)
def test_all_that_may_be_meant_is_shown_and_nothing_is_chosen_in_silence(sentence: str) -> None:
    assert parse(sentence, language_of(sentence)) == ASKED[sentence]


def test_a_choice_from_a_named_place_is_no_question() -> None:
    assert parse("Choose one card from the field and add it to your hand.", "en") == _taken(1, FIELD)
    assert parse("場札から1枚選んで手札に加える", "ja") == _taken(1, FIELD)


@pytest.mark.parametrize(
    ("sentence", "hands"),
    [
        ("全員の手札に1枚ずつ加える", Place.HANDS),
        ("みんなの手札に1枚加えます。", Place.HANDS),
        ("左隣の人の手札に1枚加える", Place.LEFT),
        ("ほかの人全員の手札に1枚ずつ加える", Place.OTHERS),
    ],
)
def test_what_comes_to_somebodys_hand_comes_from_the_pile(sentence: str, hands: Place) -> None:
    assert parse(sentence, "ja") == ((e.Take(1, PILE, hands),),)


DECIDES = e.Decide(e.Exactly(e.Measure.SUM, 7))
WAYS = {
    "手札の価の合計が7点": ("alone", (DECIDES,)),
    "手札の合計が7である。": ("alone", (DECIDES,)),
    "合計が7点の人": ("alone", (DECIDES,)),
    "The total of your hand is 7.": ("alone", (DECIDES,)),
    "If your hand totals 7": ("alone", (DECIDES,)),
    "山札を裏返す": ("turn-over", (e.Turn(e.Top(1), e.Face.OPEN), e.Turn(e.Whole(PILE), e.Face.OPEN))),
    "Flip the deck.": ("turn-over", (e.Turn(e.Top(1), e.Face.OPEN), e.Turn(e.Whole(PILE), e.Face.OPEN))),
    "捨てることを禁止する": ("ban", (e.Ban(e.Act.DISCARD_FROM_HANDS),)),
    "捨ててはいけません。": ("ban", (e.Ban(e.Act.DISCARD_FROM_HANDS),)),
    "Discarding is forbidden.": ("ban", (e.Ban(e.Act.DISCARD_FROM_HANDS),)),
    "場札を捨てることを禁止する": ("ban", ()),
    "Forbid drawing cards.": ("ban", ()),
    "You may not draw cards.": ("ban", ()),
    "You may end the game.": ("", ()),
    "Do not discard this card.": ("", ()),
    "手札が2枚になるまで": ("", ()),
    "歌う": ("", ()),
    "となりの人から1枚もらう": ("hands", (BOTH_SIDES, ANOTHER)),
    "右隣の人の手札から1枚もらう": ("hands", (RIGHT, ANOTHER)),
    "手札がいちばん多い人から1枚もらう": ("hands", (ANOTHER,)),
    "Take one of your neighbour's cards": ("hands", (BOTH_SIDES, ANOTHER)),
    "Take one of your left neighbour’s cards.": ("hands", (LEFT, ANOTHER)),
    "Take one card from the player with the most cards": ("hands", (ANOTHER,)),
    "じゃんけんで勝った人が1枚引く": ("outside", (e.Take(1, PILE, Place.ANYONE),)),
    "じゃんけんで勝者を決める": ("outside", (HIGHEST,)),
    "じゃんけんをする": ("outside", (e.Shuffle(Place.HANDS),)),
    "コインを投げて表なら1枚引く": ("outside", (e.Take(1, PILE, MINE),)),
    "手札をランダムに1枚捨てる": ("outside", (e.Discard(e.Some(1, Place.MINE)),)),
    "Play rock-paper-scissors; the winner draws a card": ("outside", (e.Take(1, PILE, Place.ANYONE),)),
    "Rock paper scissors decides who wins.": ("outside", (HIGHEST,)),
    "Flip a coin. If heads, draw a card.": ("outside", (e.Take(1, PILE, MINE),)),
    "Roll a die.": ("outside", (e.Shuffle(Place.HANDS),)),
}
"""What is told of a sentence, with what can be written instead."""


@pytest.mark.parametrize("sentence", WAYS)
def test_what_no_card_does_is_told_with_what_can_be_written(sentence: str) -> None:
    lang = language_of(sentence)
    name, clauses = WAYS[sentence]
    told = never(sentence, lang)
    assert (parse(sentence, lang), nearest(sentence, lang), told.name) == ((), "", name)
    assert [parse(each, lang) for each in told.ways] == [((each,),) for each in clauses]


def test_the_sentences_that_can_be_taken_are_buttons_and_are_told() -> None:
    shop = Workshop("ja")
    turn = shop.type("捨てることを禁止する")
    (way,) = understood("捨てることを禁止する", "ja").never.ways
    assert shop.words("shop.never-ban") in unescape(shop.html)
    assert f'data-do="room take {way}" id="way-0"' in shop.html
    assert turn.said
    assert way in shop.words.say(turn.said)
    shop.do("take", f"{way} way-0")
    assert shop.desk.sentence == way


def test_of_a_condition_alone_no_word_is_marked() -> None:
    shop = Workshop("en")
    turn = shop.type("The total of your hand is 7.")
    (way,) = understood("The total of your hand is 7.", "en").never.ways
    assert "<mark>" not in shop.html
    assert shop.words("shop.never-alone") in unescape(shop.html)
    assert turn.said
    assert turn.said[0] == "shop.unread-may"
    assert "total value in hand of exactly 7" in way
    assert "total value in hand of exactly 7" in shop.words.say(turn.said)


def test_while_it_may_go_on_nothing_is_told_of_a_condition() -> None:
    found = understood("手札の価の合計が7", "ja")
    assert (found.kind, found.never.name) == ("begun", "")


@pytest.mark.parametrize(
    "sentence",
    [
        "シャッフルの禁止を",
        "場札の上限を1枚らす",
        "自分の手札の上限を1",
        "カードを山札に混ぜる",
        "Reveal the top cards of the deck.",
        "Mill cards.",
        "Each of the players discards cards of their own choosing.",
        "Show everyone hand, then discard this card.",
        "The player on your shuffles their hand.",
        "Discard this card. Both your nneighbours show their hands.",
        "Discard of your hand cards",
        "Turn a in the field face-down.",
        "Turn hand around to face the other players.",
        "Discard this card along with cards from your hand.",
        "Have a secret peek at the hand of the player on your left, then bin card",
        "You may swop one card from the field with one discards.",
        "Ending the game.",
        "Look at the hand of the player on your and discard this card.",
        "Lower one player's hand limit by and discard this card.",
        "Trash cards off the table and then grab one card from the deck.",
        "右隣のプレイヤーは手札を1捨枚て、カードを1枚引く。",
        "everyone else's hands.",
        "The ban on swapping.",
        "Make the person on your right throw out cards.",
        "Up a card from your hand and get two from the deck.",
        "自分の手札と3枚捨てて、これも捨てる",
        "場札の上限を1つ増すや",
        "自分の手札も見えなする",
        "かほの誰か一人の手札の上限を1枚減らす",
        "かのみんなは手札を見せて",
        "自分の手札1枚を場札1枚と交換してもよい。ここのカードを捨てる。",
        "場に出ているカードを1枚もうら",
        "人は即座に負けとなる",
    ],
)
def test_where_words_are_missing_nothing_is_near(sentence: str) -> None:
    lang = language_of(sentence)
    assert (parse(sentence, lang), nearest(sentence, lang)) == ((), "")


def test_an_exchange_of_two_things_of_which_none_is_named_is_not_read() -> None:
    assert [*moves.swap({"two": True})] == []


def test_one_card_is_not_a_whole_hand_that_was_looked_at() -> None:
    look = "Look at your left neighbour's hand, then discard {}."
    left = e.Whole(Place.LEFT)
    assert parse(look.format("the card"), "en") == ()
    assert parse(look.format("it"), "en") == ((e.Look(left), e.Discard(left)),)


def test_for_a_slip_in_a_place_the_same_place_is_told_and_never_another_person() -> None:
    sentences = {
        "右人と手札をまるごと交換する": "右隣の人",
        "The player your to left draws a card.": "your left neighbour",
    }
    for sentence, words in sentences.items():
        found = understood(sentence, "ja").instead
        assert found
        assert found.words == (words,)
