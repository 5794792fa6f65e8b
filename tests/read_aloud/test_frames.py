"""Sentences that are read by their clauses alone: in any order, with what is left out filled by rule, or not at all."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Change, Face, Measure, Place, Side, Where
from game.games.read_aloud.language.sentences import LANGUAGES, say
from game.games.read_aloud.reading.frames import readings, texts
from game.games.read_aloud.reading.grammar import parse
from game.games.read_aloud.reading.ja import lexicon
from game.games.read_aloud.reading.ja.clauses import ENDS
from game.games.read_aloud.reading.ja.words import WORDS
from game.games.read_aloud.reading.parser import composed
from game.games.read_aloud.reading.roles import Noun, Roles, Said, Thing
from tests.every import few
from tests.read_aloud.corpus import Written, written
from tests.read_aloud.test_denied import DENIED, NARROWER, SAME, TESTED, TOLD
from tests.read_aloud.test_left_out import UNREAD
from tests.read_aloud.test_written import FILES
from tests.read_aloud.texts import texts as random_texts

MINE, PILE, FIELD, DISCARDS = Place.MINE, Place.PILE, Place.FIELD, Place.DISCARDS
THIS = e.Discard(e.This())
SAID: dict[str, tuple[e.Text, ...]] = {
    # the order of what stands before the verb is free
    "山札の底に場札を2枚戻す": ((e.ToPile(e.Some(2, FIELD), Where.BOTTOM),),),
    "2枚、場札から山札のいちばん下へ送る": ((e.ToPile(e.Some(2, FIELD), Where.BOTTOM),),),
    "左隣のプレイヤーに、山札から2枚を配ってください": ((e.Take(2, PILE, Place.LEFT),),),
    "みんなに手札を見せる": ((e.Turn(e.Whole(MINE), Face.OPEN),), (e.Turn(e.Whole(Place.HANDS), Face.OPEN),)),
    # lists of clauses, and who goes on to act
    "カードを1枚引いて、それから、場札を1枚捨てて、最後にこのカードを捨てる。": (
        (e.Take(1, PILE, MINE), e.Discard(e.Some(1, FIELD)), THIS),
    ),
    "左の人は1枚引き、手札を1枚捨てる": ((e.Take(1, PILE, Place.LEFT), e.Each(Place.LEFT, 1)),),
    "左の人は1枚引き、右の人は1枚捨てる": ((e.Take(1, PILE, Place.LEFT), e.Each(Place.RIGHT, 1)),),
    "すべてのプレイヤーは手札を1枚捨て、その後カードを1枚引く": (
        (e.Each(Place.HANDS, 1), e.Take(1, PILE, Place.HANDS)),
    ),
    "場札と自分の手札を1枚ずつ捨てる": ((e.Discard(e.Some(1, FIELD)), e.Discard(e.Some(1, MINE))),),
    "山札から1枚、場から2枚取る": ((e.Take(1, PILE, MINE), e.Take(2, FIELD, MINE)),),
    "左の人の手札1枚、右の人の手札2枚とこのカードを捨てる": (
        (e.Discard(e.Some(1, Place.LEFT)), e.Discard(e.Some(2, Place.RIGHT)), THIS),
    ),
    "左の人と右の人に1枚ずつ配る": ((e.Take(1, PILE, Place.LEFT), e.Take(1, PILE, Place.RIGHT)),),
    "場の最大の数のカードと最小の数のカードを捨てる": (
        (e.Discard(e.Peak(FIELD, True)), e.Discard(e.Peak(FIELD, False))),
    ),
    # faces, by who sees them
    "左の人の手札を、本人には見えず、ほかの人には見えるようにする": ((e.Turn(e.Whole(Place.LEFT), Face.OUTWARD),),),
    "だれからも、自分自身からも見えないように場札を置く": ((e.Turn(e.Whole(FIELD), Face.DOWN),),),
    "全員の手札を、持ち主にしか見えない状態にする": ((e.Turn(e.Whole(Place.HANDS), Face.HIDDEN),),),
    "山札の上から2枚を、他の人には見せずに見る": ((e.Look(e.Top(2)),),),
    # what is decided, and what one may do
    "合計が一番大きい人が勝つことにして、このカードを捨てる": ((e.Decide(e.Most(Measure.SUM)), THIS),),
    "場札を読んではいけないことにし、このカードを捨てる": ((e.Ban(e.Act.READ_FIELD), THIS),),
    "シャッフルも交換も、もうなし": ((e.Ban(e.Act.SHUFFLE), e.Ban(e.Act.EXCHANGE)),),
    # what comes first or last, what may be left, what is only called out
    "1枚引く。ただし先にこのカードを捨てる。": ((THIS, e.Take(1, PILE, MINE)),),
    "望むなら場札を1枚捨てる。": ((e.Either(e.Discard(e.Some(1, FIELD)), e.Nothing()),),),
    "税金の時間です。場札を1枚捨てる。": ((e.Discard(e.Some(1, FIELD)),),),
    "次のどちらかを行う。①1枚引く。②場札を1枚捨てる。": (
        (e.Either(e.Take(1, PILE, MINE), e.Discard(e.Some(1, FIELD))),),
    ),
    "左隣の人の手札を見る。その人は手札を1枚捨てる。": ((e.Look(e.Whole(Place.LEFT)), e.Each(Place.LEFT, 1)),),
    "手札を捨てちゃダメ": ((e.Ban(e.Act.DISCARD_FROM_HANDS),),),
    "場札を1枚捨ててもよい": ((e.Either(e.Discard(e.Some(1, FIELD)), e.Nothing()),),),
    # if and unless before any clause
    "手札が2枚しかないときに限り、3枚引く": ((e.If(e.AtMost(MINE, 2), e.Take(3, PILE, MINE)),),),
    "場札が3枚より多ければ、左の人は1枚捨てる": ((e.If(e.AtLeast(FIELD, 4), e.Each(Place.LEFT, 1)),),),
    "手札が4枚以上でなければ1枚引く": ((e.If(e.AtMost(MINE, 3), e.Take(1, PILE, MINE)),),),
    "山札が10枚以上残っているならゲームを終え、9枚以下なら負ける": (
        (e.If(e.AtLeast(PILE, 10), e.End()), e.If(e.AtMost(PILE, 9), e.Lose())),
    ),
    "捨て札が5枚以上あったら、そのうち2枚を山札に混ぜる": (
        (e.If(e.AtLeast(DISCARDS, 5), e.ToPile(e.Some(2, DISCARDS), Where.AMONG)),),
    ),
    # one of two
    "場札か山札から1枚引く": ((e.Either(e.Take(1, FIELD, MINE), e.Take(1, PILE, MINE)),),),
    "次のどちらかを選ぶ。負ける、または2枚引く": ((e.Either(e.Lose(), e.Take(2, PILE, MINE)),),),
    # conditions
    "最も合計の大きい者は勝利となる": ((e.Decide(e.Most(Measure.SUM)),),),
    "勝利条件を、手札の枚数が5に一番近い人に変える": ((e.Decide(e.Nearest(Measure.CARDS, 5)),),),
    "手札にある0のカードが一番少ない人の勝ちとする": ((e.Decide(e.Least(Measure.ZEROS)),),),
    "勝つのは手札の最大の価が最も小さい人です": ((e.Decide(e.Least(Measure.HIGHEST)),),),
    "手札の少ない人が負ける": ((e.LoseBy(e.Least(Measure.CARDS)),),),
    # cards by their value
    "全員の手札のうち、価が3以下のものを残らず捨てる": ((e.Discard(e.Valued(Place.HANDS, 3, Side.OR_LESS)),),),
    "左の人の手札で価が一番大きいカードを捨てる": ((e.Discard(e.Peak(Place.LEFT, True)),),),
    # laid under another one
    "このカードを場札1枚の下に重ねる。以降それらは1枚のカードとして扱い、価を2倍にする": (
        (e.Stack(FIELD, Change.DOUBLE),),
    ),
    # bans
    "以後、プレイヤーは手札のカードを捨てることができない": ((e.Ban(e.Act.DISCARD_FROM_HANDS),),),
    "交換の禁止を解除し、シャッフルを禁止する": ((e.Unban(e.Act.EXCHANGE), e.Ban(e.Act.SHUFFLE)),),
}
NOT_SAID = """
手札を1枚も捨てない
場札以外をすべて捨てる
左の人以外は1枚捨てる
場札がちょうど5枚ならゲームを終える
山札から2枚以上引く
手札を2枚まで捨てる
手札が5枚になるまで引く
手札を捨てた人は1枚引く
場札と手札の合計が一番大きい人が勝つ
手札の合計が10以上なら1枚捨てる
手札が5枚以上の人は2枚捨てる
左の人が勝つ
手札を左の人に見せる
左の人から1枚もらう
捨て札の一番上を引く
裏向きの場札をすべて捨てる
一番大きい場札以外を捨てる
次の手番まで手札を公開する
このカードの価を2倍にする
2回引く
左の人はもう一度手番を行う
全員が手札を1枚公開する
全員が手札を見る
山札の上から3枚を見て、1枚を手札に加える
手札を1枚公開し、山札に戻す
だれかの手札を1枚見て、それを捨てる
1枚捨てて、それを山札に戻す
残りの場札を捨てる
手札をランダムに1枚捨てる
"""


@cache
def _alone(sentence: str) -> tuple[e.Text, ...]:
    return composed(LANGUAGES["ja"], sentence)


@pytest.mark.parametrize("sentence", SAID)
def test_a_clause_is_read_by_what_stands_in_it(sentence: str) -> None:
    assert {*_alone(sentence)} == {*SAID[sentence]}


@pytest.mark.parametrize("sentence", [*filter(None, NOT_SAID.splitlines())])
def test_what_has_no_role_is_not_passed_over(sentence: str) -> None:
    assert parse(sentence, "ja") == ()


@pytest.mark.parametrize(
    "sentences", [*map(str.splitlines, (DENIED, NARROWER, SAME, TESTED, TOLD)), UNREAD], ids=range(6)
)
def test_clauses_alone_do_not_read_what_is_denied_or_left_out(sentences: list[str]) -> None:
    wrong = [each for each in filter(None, sentences) if _alone(each)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", few([each for each in FILES if each.startswith("ja")], 3))
def test_clauses_alone_are_never_wrong(name: str) -> None:
    assert [each.sentence for each in written(name) if not {*_alone(each.sentence)} <= {*each.meanings}] == []


def test_clauses_alone_read_most_of_what_players_write() -> None:
    meant = [each for name in FILES if name.startswith("ja") for each in written(name) if each.meanings]
    tried = few(meant, 3)
    assert sum(map(_read, tried)) > 0.85 * len(tried)


def _read(each: Written) -> bool:
    return bool(_alone(each.sentence))


@given(random_texts(3))
def test_what_is_printed_is_read_by_its_clauses_as_it_is_meant_or_not_at_all(text: e.Text) -> None:
    assert text in _alone(say(text, "ja")) or not _alone(say(text, "ja"))


@pytest.mark.parametrize("word", ["ランダムに", "ダンスして", "半分", "裏向きの", "まわりの"])
def test_a_word_that_is_not_known_leaves_nothing(word: str) -> None:
    for sentence in ("場札を1枚捨てる", "手札の合計が一番大きい人が勝つ", "左の人は2枚引く"):
        assert _alone(sentence)
        assert not _alone(word + sentence)


def test_every_kind_of_word_has_a_handler() -> None:
    assert {*lexicon.WORDS, "N", "n", "u", "2", "x2", "v"} <= {*WORDS, *ENDS}


def test_a_role_that_no_frame_has_leaves_nothing() -> None:
    field = Thing(zone=FIELD, amount=1)
    assert readings(Said("discard", Roles(what=field))) == (e.Discard(e.Some(1, FIELD)),)
    assert readings(Said("discard", Roles(what=field, secret=True))) == ()
    assert readings(Said("discard", Roles(what=Thing(zone=FIELD, amount=1, each=True)))) == ()
    assert readings(Said("discard", Roles(what=Thing(Noun.LIMIT, zone=FIELD)))) == ()
    assert texts([]) == ()
