"""What the workshop answers to a sentence that it does not understand: the words, the numbers, and no false friend."""

from __future__ import annotations

import re
from collections import Counter
from html import unescape
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.sentences import LANGUAGES, say
from game.games.read_aloud.reading.grammar import language_of, nearest, out_of_range, parse, unclear
from game.games.read_aloud.reading.judge import notation
from game.games.read_aloud.workshop.understanding import Piece, apart, understood
from tests.every import few
from tests.read_aloud.corpus import Written, written
from tests.read_aloud.test_near_misses import ROWS
from tests.read_aloud.test_written import ROUNDS
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
Discard cards [until you have two left].
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
[最後に捨てられたカード]を手札に加える
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
手札を1枚、左隣の人に[あげる]
全員、左の人に手札を1枚[わたす]
[Give] one card from your hand to the player on your left.
Choose a card from your hand that [goes] to your neighbour.
Every player [gives] the player on the left one card.
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
    "Everyone everyone draws one card.": "Everyone draws one card.",
    "Draw draw two cards.": "Draw two cards.",
    "山山札から1枚引く": "山札から1枚引く",
    "場場札を1枚手札に加える": "場札を1枚手札に加える",
    "手札を1枚枚捨てる": "手札を1枚捨てる",
    "ほかの人と全員負け": "ほかの人全員が負け",
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
        "Take both cards from the field.",
        "Discard both cards from the field.",
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
    "山札からゼロ枚引く": ("text.range", {"n": 99}),
    "山札から百二十枚引く": ("text.range", {"n": 99}),
    "合計がマイナス百の人が勝つ": ("text.range-signed", {"n": 99}),
    "Draw zero cards.": ("text.range", {"n": 99}),
    "Discard zero cards from the field.": ("text.range", {"n": 99}),
    "Set the hand limit to zero.": ("text.range", {"n": 99}),
    "Draw 1,000 cards.": ("text.range", {"n": 99}),
    "Draw 2.5 cards.": ("text.range", {"n": 99}),
    "Draw a million cards.": ("text.range", {"n": 99}),
    "Whoever has a total of minus one hundred wins.": ("text.range-signed", {"n": 99}),
    "Draw no cards.": None,
    "Draw one and two cards.": None,
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
        ("山札から零枚引く", "零"),
        ("山札から〇枚引く", "〇"),
        ("手札の上限を一〇〇枚にする", "一〇〇"),
        ("山札からマイナス2枚引く", "マイナス2"),
        ("山札から1.5枚引く", "1.5"),
        ("Draw zero cards.", "zero"),
        ("Draw one hundred and twenty cards.", "one hundred and twenty"),
        ("Look at the top hundred cards of the draw pile.", "hundred"),
        ("Draw 1,000 cards.", "1,000"),
        ("Draw minus two cards.", "minus two"),
        ("Whoever has a total of -100 wins.", "-100"),
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


@pytest.mark.parametrize("sentence", ["Discard one card from the field and dance.", "場札を1枚捨てて大声で笑う"])
def test_the_page_marks_them_and_they_are_announced(sentence: str) -> None:
    shop = Workshop()
    turn = shop.type(sentence)
    (part,) = understood(sentence, "en").unclear
    assert f"<mark>{part}</mark>" in shop.html
    assert turn.said == ("shop.unclear-heard", {"parts": part})


INSTEAD = """
全員が手札を[1枚ずつ]右隣の人にわたす => 「すべて」
みんな手札を[1枚]右隣の人に回す => 「すべて」
手札の[半分]を捨てる => 1 - 99 / 「すべて」
場札の[半分]を捨てる => 1 - 99 / 「すべて」
[ほかの人の手札から]1枚を取る => 「場札から」
[捨札]を伏せる => 「左隣の人の手札」 / 「場札」 / 「自分の手札」
このカードを山札の[真ん中]に戻す =>
手札を裏返[さない] =>
じゃんけんで[勝った]人が1枚引く =>
Discard [half] of your hand => 1 - 99 / “all”
Discard [half] of the draw pile. => 1 - 99 / “all”
Draw [as many cards as there are players]. => 1 - 99 / “all”
Everyone draws up [to five cards]. =>
Draw up [to five cards]. =>
Take one card [from another's hand]. => “from the field”
Steal a card [from another player's hand]. => “from the field”
Draw one card from the [bottom] of the draw pile. =>
[Do not] draw a card. =>
Draw a card, then discard a card [unless it is odd]. =>
Discard [all but the highest] card. =>
[If you win a coin toss], take another turn. =>
""".strip().splitlines()
"""What is marked, and with which words in its place the sentence would be understood."""


@pytest.mark.parametrize("line", INSTEAD)
def test_what_can_stand_in_the_place_of_an_amount_or_a_place_is_told_and_nothing_else(line: str) -> None:
    wanted, _, words = line.partition(" =>")
    sentence = wanted.replace("[", "").replace("]", "")
    lang = language_of(sentence)
    found = understood(sentence, lang)
    may = found.instead
    quoted = [f"“{each}”" if lang == "en" else f"「{each}」" for each in may.words] if may else []
    assert found.nearest == ""
    assert " / ".join([*([f"1 - {may.most}"] if may and may.most else []), *quoted]) == words.strip()
    if words.strip():
        assert _marked(found.pieces) == wanted
    for each in may.words if may else ():
        put = "".join(piece.words if piece.clear else each for piece in found.pieces)
        assert parse(put, lang), put


NEVER = {
    "Steal a card from another player's hand.": "hands",
    "Add one card from another player's hand to your hand.": "hands",
    "Take a card from your left neighbour.": "hands",
    "ほかの人の手札から1枚を自分の手札に加える": "hands",
    "相手の手札から1枚盗む": "hands",
    "Steal a card from the player with the most cards.": "hands",
    "となりの人から1枚もらう": "hands",
    "Take one of your neighbour's cards": "hands",
    "手札がいちばん多い人から1枚もらう": "hands",
    "Steal a random card from an opponent": "hands",
    "ほかの人からランダムに1枚うばう": "hands",
    "Discard a random card from your hand.": "outside",
    "Give this card to another player": "this",
    "Give another player this card.": "this",
    "Put this card into another player's hand": "this",
    "Hand this card to your left neighbour.": "this",
    "このカードをほかの人にわたす": "this",
    "ほかの人の手札にこのカードを加える": "this",
    "Put this card into your hand.": "",
    "じゃんけんで勝った人が1枚引く": "outside",
    "Roll a die; draw that many cards": "outside",
    "Everyone loses their lowest card.": "peaks",
    "Everyone discards the card of highest value from their hand.": "peaks",
    "全員が一番低いカードを失う": "peaks",
    "偶数": "parity",
    "Odd": "parity",
    "偶数のカードを捨てる": "parity",
    "Discard all even cards.": "parity",
    "手札を1枚、左隣の人にあげる": "give",
    "Give your left neighbour one card of your choice from your hand.": "give",
    "Win the game.": "at-once",
    "Discard this card and win the game.": "at-once",
    "ゲームに勝つ": "at-once",
    "このカードを捨ててゲームに勝つ": "at-once",
    "Whoever has the most hearts wins the game.": "",
    "Take a card from the bottom of the field.": "",
    "捨札から一番小さい点のカードを取る": "",
    "Draw a card and dance.": "",
    "自分の手札を1枚選び、相手プレイヤー1人の手札に加える": "",
}


@pytest.mark.parametrize("sentence", NEVER)
def test_what_no_card_does_is_said(sentence: str) -> None:
    lang = language_of(sentence)
    assert not parse(sentence, lang)
    assert understood(sentence, lang).never.name == NEVER[sentence]
    shop = Workshop(lang)
    shop.type(sentence)
    for each in ("hands", "outside", "give", "at-once", "peaks", "parity", "this"):
        assert (shop.words(f"shop.never-{each}") in unescape(shop.html)) is (each == NEVER[sentence])


@pytest.mark.parametrize("sentence", ["偶数", "奇数", "Even", "odd"])
def test_a_parity_alone_can_be_made_a_condition_that_has_it(sentence: str) -> None:
    lang = language_of(sentence)
    ways = understood(sentence, lang).never.ways
    assert len(ways) == 2
    assert all(sentence.casefold() in each and len(parse(each, lang)) == 1 for each in ways)


def _marked(pieces: tuple[Piece, ...]) -> str:
    return "".join(piece.words if piece.clear else f"[{piece.words}]" for piece in pieces)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_that_can_stand_there_are_shown_and_told(lang: str) -> None:
    shop = Workshop(lang)
    turn = shop.type("手札の半分を捨てる")
    may = shop.words("shop.may-number-or", most=99, words=shop.words("shop.word", text="すべて"))
    assert "<mark>半分</mark>" in shop.html
    assert may in shop.html
    assert turn.said == ("shop.unclear-may", {"parts": "半分", "may": may})
    assert 'id="nearest"' not in shop.html


ASKED = [each for name in ROUNDS for lang in LANGUAGES for each in written(f"{lang}{name}")]


@pytest.mark.parametrize("first", few(range(12), 6))
def test_a_suggestion_says_all_that_was_written_and_nothing_else(first: int) -> None:
    """Number, place, direction, "not" and tests: what is written so is answered with what it means, or with nothing.

    Of those with a letter missing or two of them turned round not one in a hundred offers means something else.
    """
    some = ASKED[first :: 12 * 3]
    assert [each.sentence for each in some if _changed(each.sentence, each)] == []
    offers = [_changed(slip, each) for each in some for slip in _slips(each.sentence)]
    wrong = [each for each in offers if each]
    assert len(wrong) <= max(1, sum(each is not None for each in offers) // 100), wrong


def _changed(sentence: str, written: Written) -> str | None:
    """What is offered for a sentence, if it says something else than was written; None where nothing is offered."""
    near = "" if parse(sentence, written.lang) else nearest(sentence, written.lang)
    if not near:
        return None
    facts = [_facts(text) for text in parse(near, written.lang)]
    return "" if any(_facts(text) in facts for text in written.meanings) else near


def _slips(sentence: str) -> tuple[str, ...]:
    """The sentence without a letter in its middle, and with two of them the other way round."""
    n = len(sentence) // 2
    before, one, two, after = sentence[:n], sentence[n : n + 1], sentence[n + 1 : n + 2], sentence[n + 2 :]
    return before + two + after, before + two + one + after


def _facts(text: e.Text) -> Counter[str]:
    """All that a text says: acts, numbers, places, directions and tests; who chooses of a hand's cards aside."""
    said = re.findall(r"\w+", notation(text).replace("Each(", "Discard(").replace("Some(", "("))
    return Counter(said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_sentence_is_seldom_marked(lang: str) -> None:
    """Of sentences that no card can do; the share was 28 and 21 % when no phrases were looked for."""
    unread = [row.partition(" =")[0] for row in ROWS if row.endswith("=") and language_of(row) == lang][::5]
    marked = [each for each in unread if not parse(each, lang)]
    whole = [each for each in marked if _letters(each) == sum(_letters(each[a:b]) for a, b in unclear(each, lang))]
    assert len(whole) < 0.22 * len(marked), whole


def _letters(words: str) -> int:
    return sum(each.isalnum() for each in words)


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
