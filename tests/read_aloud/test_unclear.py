"""What the workshop answers to a sentence that it does not understand: the words, the numbers, and no false friend."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.sentences import LANGUAGES, say
from game.games.read_aloud.reading.grammar import language_of, nearest, out_of_range, parse, unclear
from game.games.read_aloud.workshop.understanding import Piece, apart, understood
from tests.read_aloud.corpus import written
from tests.read_aloud.texts import texts
from tests.read_aloud.workshops import Workshop

MARKED = """
Draw one card and [dance].
Discard [half] of the draw pile.
Discard [half] of your hand, [rounded] up.
Turn two cards in the field [crosswise] down.
Everyone [sings] with their hand face up. Discard this card.
Discard all field cards with a value of [about] 5.
Take [the card that was discarded last].
[If nobody has an empty hand], draw two cards.
The [youngest] player draws three cards.
Discard [cards until you have two left].
[Name a number]; everyone discards [cards of that value].
Draw [as many cards as there are players].
Draw a card [for each player with an open hand].
Draw one card from the [bottom] of the draw pile.
[Sing a song] or discard two cards.
[If you win a coin toss], take another turn.
Double [the value of this card].
The player who reads this [twice] wins.
Discard all cards of the [same] value from the field.
Each player draws [until they have three cards].
Give your neighbour [your best] card.
The winner is whoever [laughs] last.
[Forbid drawing cards].
Draw a card, then discard a card [unless it is odd].
Win if you hold three cards [of the same value].
Take back [your last move].
[Do not] draw a card.
Discard [all but the highest] card.
[Everyone but] your left neighbour discards one card.
[捨札]を伏せる
場札を1枚捨てて[サイコロを振る]
このカードを山札の[真ん中]に戻す
手札の[半分]を捨てる（[端数切り上げ]）
最後に[捨てられた]カードを手札に加える
[手札が一番多い人から]1枚もらう
[サイコロを振って出た目だけ]引く
[じゃんけんで勝った人が]1枚引く
[このターンの間]、シャッフルできない
山札の[一番下]から1枚引く
捨札から[一番小さい点]のカードを取る
自分の手札の[一番下]のカードを捨てる
自分の手札と[山札の上から3枚]を入れ替える
[勝っている人は]手札を2枚捨てる
[手札が3枚のときだけ]、山札から2枚引く
[だれも]手札を持っていなければ、ゲームを終える
手札と場札の合計が[同じなら]、勝者になる
相手の手札から[ランダムに]3点のカードを抜く
[カードを引くことを禁止する]
[直前の人と同じことを]する
[毎ターン1枚捨てる]
ほかの人が[読んだカードの効果を打ち消す]
左隣の人の手札を見て、1枚を場に[出す]
次の人は[二回]休み
[歌を歌う]
[捨て札]の一番上のカードを取る
[手札が5枚になるまで引く]
""".strip().splitlines()


@pytest.mark.parametrize("marked", MARKED)
def test_the_words_that_are_not_understood_are_marked(marked: str) -> None:
    sentence = marked.replace("[", "").replace("]", "")
    spans, shown_so = unclear(sentence, language_of(sentence)), sentence
    for start, end in reversed(spans):
        shown_so = f"{shown_so[:start]}[{shown_so[start:end]}]{shown_so[end:]}"
    assert shown_so == marked


@given(texts(2))
def test_nothing_is_marked_in_what_is_understood(text: e.Text) -> None:
    for lang in LANGUAGES:
        assert unclear(say(text, lang), lang) == ()


@given(st.text(st.sampled_from("このカード手札ﾊﾞ場を 捨、てからＡ1枚「」終discard the 100caeiou,;.'ß"), max_size=60))
def test_marks_lie_in_the_sentence_and_do_not_overlap(sentence: str) -> None:
    for lang in LANGUAGES:
        at = 0
        for start, end in unclear(sentence, lang):
            assert at <= start < end <= len(sentence)
            at = end


SLIPS = {
    "Whoever has the hihgest total wins.": "Whoever has the highest total wins.",
    "Take one card form the field into your hand.": "Take one card from the field into your hand.",
    "Everyone discards a a card.": "Everyone discards a card.",
    "手札を1枚拾てる": "手札を1枚捨てる",
    "場札をすべて公会する": "場札をすべて公開する",
    "場札お1枚捨てる": "場札を1枚捨てる",
    "全員が手札を1枚づつ捨てる": "全員が手札を1枚ずつ捨てる",
}
"""Sentences with a slip, and what is meant."""


@pytest.mark.parametrize("sentence", SLIPS)
def test_a_slip_is_put_right(sentence: str) -> None:
    lang = language_of(sentence)
    assert parse(sentence, lang) == ()
    assert parse(nearest(sentence, lang), lang)[0] in parse(SLIPS[sentence], lang)


@pytest.mark.parametrize(
    "sentence",
    [
        "Nobody may swap this card.",
        "You may swap two cards.",
        "Take all cards from the field.",
        "Discard this card from the game.",
        "捨て札の1枚を場に置く",
        "Show your hand to one player.",
        "Is the field face up?",
        "One card in your hand is face up.",
        "Down with your hand.",
        "Look at all hands and take one card.",
        "Look at the top one or two cards of the deck and discard one.",
        "Add one card from your hand to the field.",
        "場札は公開されていますか？",
        "手札の1枚を2人にみせる",
        "全員の手札をみて1枚取る",
        "手札が2枚になるまで",
    ],
)
def test_nothing_is_lost_for_the_sake_of_a_near_sentence(sentence: str) -> None:
    assert nearest(sentence, language_of(sentence)) == ""


NUMBERS = {
    "Discard 100 cards from the field.": ("text.range", {"n": 99}),
    "Draw a hundred cards.": ("text.range", {"n": 99}),
    "Draw 0 cards.": ("text.range", {"n": 99}),
    "Whoever has the total closest to 150 wins.": ("text.range-signed", {"n": 99}),
    "山札から百枚を捨てる": ("text.range", {"n": 99}),
    "山札から1000枚引く": ("text.range", {"n": 99}),
    "手札の合計が200に最も近い人の勝ち": ("text.range-signed", {"n": 99}),
    "手札の上限を100枚にする": ("text.range", {"n": 99}),
    "手札の上限を0枚にする": ("text.range", {"n": 99}),
    "手札の上限を-5枚にする": ("text.range", {"n": 99}),
    "Discard 100 moons.": None,
    "Discard two cards from the feild.": None,
}


@pytest.mark.parametrize("sentence", NUMBERS)
def test_a_number_that_no_card_can_have_is_told_with_the_range(sentence: str) -> None:
    lang = language_of(sentence)
    assert out_of_range(sentence, lang) == NUMBERS[sentence]
    assert understood(sentence, lang).fault == NUMBERS[sentence]


@pytest.mark.parametrize(
    ("sentence", "number"),
    [
        ("Set the hand limit to 500.", "500"),
        ("Draw two hundred cards.", "two hundred"),
        ("山札から百枚引く", "百"),
        ("１００枚引く", "１００"),
    ],
)
def test_of_a_sentence_with_a_wrong_number_the_number_alone_is_marked(sentence: str, number: str) -> None:
    shop = Workshop()
    shop.type(sentence)
    assert f"<mark>{number}</mark>" in shop.html
    assert understood(sentence, "en").unclear == (number,)
    assert shop.words("shop.unclear") not in shop.html


@pytest.mark.parametrize(
    "name",
    [
        "ja",
        "en",
        "ja_later",
        "en_later",
        "ja_last",
        "en_last",
        "ja_third",
        "en_third",
        "ja_fourth",
        "en_fourth",
        "ja_fifth",
        "en_fifth",
    ],
)
def test_nothing_is_offered_for_what_no_effect_does(name: str) -> None:
    beyond = [each for each in written(name) if not each.meanings]
    assert [(each.sentence, near) for each in beyond if (near := nearest(each.sentence, each.lang))] == []
    assert [each.sentence for each in beyond if not unclear(each.sentence, each.lang)] == []


@pytest.mark.parametrize("sentence", ["Discard one card from the field and dance.", "場札を1枚捨ててサイコロを振る"])
def test_the_page_marks_them_and_they_are_announced(sentence: str) -> None:
    shop = Workshop()
    turn = shop.type(sentence)
    (part,) = understood(sentence, "en").unclear
    assert f"<mark>{part}</mark>" in shop.html
    assert turn.said == ("shop.unclear-heard", {"parts": part})


PASSED = (
    """
全員が手札を[1枚ずつ]右隣の人にわたす
=> 全員が手札を[すべて]右隣の人にわたす
全員、手札を[1枚ずつ]左隣に渡す
=> 全員が手札を[すべて]左隣の人にわたす
みんな手札を[1枚]右隣の人に回す
=> 全員が手札を[すべて]右隣の人にわたす
全員、手札を[1枚ずつ]となりの人にパスする
=> 全員が手札を[すべて左]隣の人にわたす / 全員が手札を[すべて右]隣の人にわたす
手札を[1枚ずつ]右隣に渡す
=> [全員]が手札を[すべて]右隣の人にわたす
全員が手札を[半分]右隣の人にわたしてこのカードを捨てる
=> 全員が手札を[すべて]右隣の人にわたしてこのカードを捨てる
Everyone passes [one card] from their hand to the player on their right
=> Everyone passes their [whole] hand to the right.
Discard this card, then everyone passes [two cards] to the left.
=> Discard this card, then everyone passes their [whole] [hand] to the left.
Everyone passes [one card] to the left and discard this card.
=> Have everyone pass their [whole] [hand] to the left and discard this card.
Discard [half] of your hand
=> Discard your [whole] hand.
[Take one card from another's hand.]
=> [Swap] one card of [your] hand [with] one card of another player’s hand.
Discard this card, then [steal a card from anyone's hand]
=> Discard this card, then [swap] one card of [your] hand [with] one card of anyone’s hand.
[ほかの人の手札から1枚を取る]
=> [自分]の手札の1枚とほかの人の手札の1枚を[交換]する
""".strip()
    .replace("\n=>", " =>")
    .splitlines()
)
"""What no effect does, and the closest that one does: in brackets what differs."""


@pytest.mark.parametrize("line", PASSED)
def test_what_no_card_can_do_is_answered_with_what_differs_from_it(line: str) -> None:
    wanted, closest = line.split(" => ")
    sentence = wanted.replace("[", "").replace("]", "")
    found = understood(sentence, language_of(sentence))
    assert _marked(found.pieces) == wanted
    assert " / ".join(_marked(other.pieces) for other in found.others) == closest
    assert found.texts == ()
    assert all(parse(other.sentence, found.lang) for other in found.others)


def _marked(pieces: tuple[Piece, ...]) -> str:
    return "".join(piece.words if piece.clear else f"[{piece.words}]" for piece in pieces)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_difference_is_marked_on_the_page_and_told(lang: str) -> None:
    shop = Workshop(lang)
    turn = shop.type("全員が手札を1枚ずつ右隣の人にわたす")
    assert "<mark>1枚ずつ</mark>" in shop.html
    assert "<mark>すべて</mark>" in shop.html
    assert turn.said
    assert turn.said[0] == "shop.unread-other-heard"
    shop.do("take", "全員が手札をすべて右隣の人にわたす nearest")
    assert understood(shop.desk.sentence, lang).texts


@pytest.mark.parametrize(
    "sentence",
    [
        "手札の上限を半分にする",
        "Draw a card and show it to everyone.",
        "Discard all but one card from your hand.",
        "Discard half of your hand, look at all hands and take one card.",
        "世界を半分にする",
        "Another player takes one card from my hand.",
        "ほかの人が自分の手札から1枚取る",
        "全員、手札が2枚になるまで捨てる",
        "全員、手札を2枚まで捨てる",
    ],
)
def test_nothing_else_is_taken_for_an_amount(sentence: str) -> None:
    assert understood(sentence, "en").others == ()


def test_a_sentence_on_its_way_has_no_marks() -> None:
    shop = Workshop()
    shop.type("Discard one card from the fi")
    assert "<mark>" not in shop.html


def test_corpus_sentences_with_a_meaning_have_no_marks() -> None:
    assert [
        each.sentence
        for each in islice(written("en"), 0, None, 5)
        if parse(each.sentence, "en") and unclear(each.sentence, "en")
    ] == []


def test_the_meanings_of_an_open_sentence_are_told_by_what_differs() -> None:
    shop = Workshop("ja")
    shop.type("このカードを捨ててから手札をすべて捨てる")
    assert "自分の手札をすべて捨てる" in shop.html
    assert "このカードを捨てる / 自分の手札をすべて捨てる" not in shop.html


@pytest.mark.parametrize(
    ("told", "differing"),
    [
        ([("a", "b"), ("a", "c")], [("b",), ("c",)]),
        ([("a", "b"), ("a",)], [("a", "b"), ("a",)]),
    ],
)
def test_steps_that_all_meanings_share_are_left_out(
    told: list[tuple[str, ...]], differing: list[tuple[str, ...]]
) -> None:
    assert apart(told) == differing
