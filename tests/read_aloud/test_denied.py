"""What a sentence denies, allows or only tests is not read as done; written to be misread, and looked at one by one."""

from __future__ import annotations

import pytest

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.reading.grammar import language_of, parse

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
自分以外は負けない
手札は捨てられる
手札を捨てる代わりに1枚引く
手札1枚と場札1枚を捨てないことにする
手札を捨てるのはなしではない
交換するのはなしにしない
だれの手札も捨てない
だれの手札も見ない
終了はなしにしてもよい
もう1枚も引けない
交換の禁止は認めない
交換の禁止を禁止する
場札を表にして置かない
右の人だけ1枚捨てない
場札から1枚、手札から1枚を交換しない
山札を5枚残して、残りを捨てない
このカードを読まなかった人が負ける
負けという条件にしない
交換っこしない
左の人は1枚捨ててもよい
手札を好きな枚数捨ててもよい。その枚数だけ引く
場札が3枚以上なら、2枚引いてもよい
交換もシャッフルもダメじゃない
手札の上限を7枚まで引き下げない
相手を選び、手札を入れ替えない
手札を1枚捨てることに決めない
次の効果から1つも選ばない
場札を捨てたことにする
手札を1枚捨てなくてよい
交換しなくてよい
おしまいにしない
勝者の条件は手札が一番多い人ではなし
勝者の条件を変えてはいけない
Do not shuffle the hands.
The game does not end.
You can't win.
Whoever has the highest total does not win.
It is not forbidden to shuffle.
The hand limit and the field limit do not trade places.
Nobody loses.
You may not hold one more card.
You win if your total is not odd.
The top two cards are not turned face up.
Never discard more than two cards.
Choose a player. That player does not lose.
Shuffling isn't fine.
The winner's condition is not cancelled.
Go and draw no cards.
Everyone, if you have no cards, draw one.
Left neighbour, do not draw a card.
The field is not face up.
Just you may read cards in the field.
"""
TESTED = """
場札が4枚になったらゲームを終える
場札の上限が4枚になったらゲームを終える
手札の上限が1枚ふえたら負ける
ゲームが終わったら負ける
全員が負けたらゲームを終える
だれかが負けたらゲームを終える
If somebody loses, end the game.
When this card is discarded, draw a card.
Whenever you discard this card, draw a card.
このカードが捨てられたら1枚引く
このカードを捨てたとき、1枚引く
手札が減るごとに1枚引く
If this card is not in your hand, discard it.
If the deck has run out of zeros, the game ends.
As soon as somebody runs out of cards, the game ends.
Is the field face up?
Is the deck empty? No.
Twenty cards in the deck? Shuffle it.
"""
NARROWER = """
You may draw a card. If you do, discard a card.
You may draw two cards, then discard one.
If you want, draw a card and discard a card.
Put this card in the field and take two cards instead.
Draw a card. Its owner discards a card.
Discard the highest card and one card of the field.
Draw a card, but first everyone discards a card.
Only five cards stay in your hand; discard the rest.
Make the hand limit two lower than the field limit.
The hand limit becomes twice the field limit.
Your left neighbour shows you one card.
Discard one card from the field, two cards, and this card.
Look at the top card and draw the next one.
Gain five gold! Draw a card.
On your birthday! Draw a card.
Is the deck empty, isn't it? Draw a card.
右の人の番がなくなったらゲームを終える。
場札1枚につき手札を2枚捨てる。
火を吹く！1枚引く。
ライフが増えた。1枚引く。
毎ターン1枚引く！場札を捨てる。
望むなら1枚引いて1枚捨てる。
手札が2枚なら1枚捨てる。そうしないなら負ける。
①1枚引く
次のうち1つを選ぶ。「1枚引く」「1枚捨てる」「負ける」。
次の2枚を引く。
次の次の人の番をとばす
左隣の人のカードを捨てる
手札を4枚まで捨てる
場札以外のカードを捨てる
Only you may read cards in the field.
Discard all but one card from your hand.
Skip your next turn.
Discard two cards from your hand or the field.
For each player, discard one card from the top of the deck.
Draw two cards for each card on the field.
Choose one: discard two cards.
Everyone but your left neighbour discards a card.
Unless there are exactly five cards in the deck, the game ends.
Draw cards until you have five.
自分の手札か場札から2枚捨てる
場札1枚につき2枚引く
だれかを選び、その人の左隣の人は1枚捨てる
手札が一番多い人を選び、その人は1枚捨てる
右にいる人以外は1枚捨てる
次の番まで引くのなし
場札と手札を混ぜる
手札を1枚捨ててもいいことにする
捨て札と山札の枚数が同じなら負け
相手を選び、2枚引く
だれかを選び、手札を1枚捨てる
手札の上限を1枚増やしてもよい
左の人だけが場札を読める
場札だけを捨てる
残りはすべて捨てる
手札を2枚残して残りを捨てる
山札を5枚残して、手札を1枚捨てる
左の人には何の効果もない
次の人がこのカードを読んだら負け
持てる手札は多い
マイナスのカードを1枚しか持っていない人が勝つ
左の人は手札をすべて右の人に移す
左の人の手札から読んだのなら負け
お休みでない人は1枚引く
山札を5枚残して場札を全部捨てる
山札の上から2枚を見て、残りを捨てる
場札を2枚まで捨ててもよい
2枚引くか、1枚捨ててもよい
左の人と右の人に1枚配る
自分の次の番をとばす
右の人は次の番を休む
だれかを選び、互いの手札を1枚ずつ入れ替える
手札の最大のカードと場札の最小のカード以外を捨てる
山札が1枚も残っているなら終わり
山札が2枚も残っていないなら終わり
手札が3枚に満たない人は1枚引く
裏向きの山札のカードを読んではいけない
だれかの手札は読んではいけない
場札1枚みんな捨てる
手札を伏せて、みんなに見せる
場札の枚数を数えて、手札を1枚捨てる
手札と場札を合わせて3枚捨てる
場札と手札から1枚捨てる
手札1枚と場札1枚を捨てるか、2枚引く
場札が3枚以上なら、手札1枚と場札1枚を捨てる
手札を1枚、場札を1枚のどちらかを捨てる
自分には見えないように手札を1枚捨てる
左の人に見えるように手札を1枚置く
みんなに見えないように場札を裏返す
他の人に見せずに場札を捨てる
みんなに見える手札を1枚捨てる
交換なしでゲームを終える
シャッフル以外はなし
手札の上限は7枚を超えてもよい
手札を2枚多く捨てる
異なる2か所から1枚ずつ捨てる
小さいほうから2枚捨てる
手札が1枚しかない人は負ける
場札を数えて、その枚数だけ手札を捨てる
このカードが左の人の手札にあるなら、その人は負ける
山札をシャッフルし、捨て札の一番上を捨てる
山札がちょうど3枚でなければゲームを終える
Show your hand to the player on your left.
Discard a card from the field and your hand.
Your left neighbour holds their hand so that only you can see it.
Hold your hand so that your left neighbour can see it.
Each player discards a card of your choice.
You discard a card they choose.
Everyone turns their hand face up or face down.
If there are one or two cards on the field, end the game.
Choose one: A) draw a card. B) discard a card. C) end the game.
Slide this under two field cards; they count double.
Whoever has more cards than you wins.
Take a card from the field and one from your left neighbour.
Until your next turn, nobody may shuffle.
Nobody gets to win but you.
"""
"""Something else than what is nearest."""
SAME = """
だれかが手札を1枚捨てて1枚引く
ほかの人が手札を2枚捨てて同じ枚数引く
全員が手札をすべて捨てて、捨てた枚数だけ引く
手札を2枚捨てて、捨てたカードを山札に混ぜる
場札を2枚捨てる。捨てられたカードから1枚を手札に加える
左隣の人の手札を見て、隣の人の手札を1枚捨てる
Any one player discards a card and draws a card.
Each player discards their hand, then draws that many cards.
Discard two cards from your hand, then shuffle the discarded cards into the draw pile.
Your left neighbour's neighbour discards a card.
Your neighbours discard one card each.
"""
"""The same person in both acts, each their own number, those very cards: no effect keeps that."""
TOLD = """
You may discard this card. If you do, draw two cards.
Discard this card. If you don't, you lose.
If you read this, you win.
Clear the table: discard two field cards.
From now on everyone has one card face up.
Take an extra turn after the next player.
At the end of the game, whoever has the most cards loses.
If the deck has not run out, the game ends.
Don't dump your hand.
Your hand size is reduced by 2 for all players.
Everyone, discard a card. Draw two cards.
Dealer: draw two cards.
Optional: draw two cards.
In one hour: draw two cards.
Pay one card: your left neighbour draws as many cards as you paid.
Your hand is now public until your next turn.
You may not look at your hand until your next turn.
One more card per player on the field.
このカードを捨ててもよい。そうした場合、カードを2枚引く
カードを2枚引いてもよい。そうしないなら負ける
1枚引いてもよい。引いたら1枚捨てる
このカードを場札の1枚と交換する。そうした場合、1枚引く
このカードを捨てられない。その場合、負ける
このカードを読んだら勝ち
場札を1枚捨てないでおく
次の人は追加のターンを得る
右の人は手番を失う
山札が3枚ちょうどなら終わり
最後に手札の合計が一番大きい人が負け
"""
"""In the manner of card games or of a talk, and yet something else."""


@pytest.mark.parametrize("sentences", [DENIED, TESTED, NARROWER, SAME, TOLD], ids=range(5))
def test_it_is_not_read_as_done(sentences: str) -> None:
    wrong = [each for each in filter(None, sentences.splitlines()) if parse(each, language_of(each))]
    assert not wrong, "\n".join(wrong)


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


@pytest.mark.parametrize(
    ("sentence", "text"),
    [
        (
            "Discard this card unless the deck is empty.",
            (e.If(e.AtLeast(e.Place.PILE, 1), e.Discard(e.This())),),
        ),
        (
            "Unless there are at least four field cards, end the game.",
            (e.If(e.AtMost(e.Place.FIELD, 3), e.End()),),
        ),
        ("Unless there are 4 or fewer cards in the deck, you lose.", (e.If(e.AtLeast(e.Place.PILE, 5), e.Lose()),)),
        ("山札が6枚以上残っていなければゲームを終える", (e.If(e.AtMost(e.Place.PILE, 5), e.End()),)),
        (
            "場札が3枚以下でなければ、場札から1枚捨てる",
            (e.If(e.AtLeast(e.Place.FIELD, 4), e.Discard(e.Some(1, e.Place.FIELD))),),
        ),
        ("Everyone but you loses.", (e.LoseEach(e.Place.OTHERS),)),
        ("自分以外の全員が負ける", (e.LoseEach(e.Place.OTHERS),)),
    ],
)
def test_what_is_excepted_is_read_as_what_is_left(sentence: str, text: e.Text) -> None:
    assert parse(sentence, language_of(sentence)) == (text,)


def test_players_who_can_are_not_players_who_cannot() -> None:
    assert parse("Players can end the game.", "en") == ()
    assert parse("No player can end the game.", "en") == ((e.Ban(e.Act.END),),)


@pytest.mark.parametrize(
    ("sentence", "text"),
    [
        (
            "左の人は手札を1枚捨てて、山札から2枚引く",
            (e.Each(e.Place.LEFT, 1), e.Take(2, e.Place.PILE, e.Place.LEFT)),
        ),
        (
            "左の人に手札を1枚捨てさせて、2枚引く",
            (e.Each(e.Place.LEFT, 1), e.Take(2, e.Place.PILE, e.Place.MINE)),
        ),
        (
            "右の人は手札を公開し、手札を1枚捨てる",
            (e.Turn(e.Whole(e.Place.RIGHT), e.Face.OPEN), e.Each(e.Place.RIGHT, 1)),
        ),
    ],
)
def test_who_does_one_act_does_the_next_one_too(sentence: str, text: e.Text) -> None:
    assert parse(sentence, "ja") == (text,)
