"""The language of the cards: everything can be said in both languages, and what is said is read in exactly one way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import is_dataclass
from enum import Enum

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.rules import Fault
from game.games.read_aloud.cards.packs import PACKS, card_text
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Face, Place
from game.games.read_aloud.language.sentences import LANGUAGES, say, say_act, say_condition, steps
from game.games.read_aloud.reading.grammar import LONGEST, completions, language_of, nearest, parse
from game.games.read_aloud.reading.suggest import known, senses
from game.games.read_aloud.reading.written import phrases
from game.shelf import GAMES
from game.words import words_of
from game.words.quotes import nested
from tests.golden import changed, sentences
from tests.read_aloud.texts import texts, values

THIS = e.Discard(e.This())

DOCUMENTED = """
何もしない
このカードを捨ててから手札をシャッフルする
手札を1枚へらしてこのカードを捨てる
場札の3倍以下の枚数までへらす
山札をすべて捨てる
ゲームを終える
負ける
場札かだれかの手札の1枚の下に重ねてあわせて1枚となり価の正負を逆転する
場札かだれかの手札の1枚の下に重ねてあわせて1枚となり値の正負を逆転する
場札かだれかの手札の1枚の下に重ねてあわせて1枚となり価を倍にする
場札かだれかの手札の1枚とこのカードを交換する
場札かだれかの手札から1枚ずつを交換する
捨札の1枚とこのカードを交換する
""".split()

PROPOSED = """
自分の手札から1枚を捨ててこのカードを捨てる
このカードを捨ててからだれかの手札の1枚を捨てる
このカードを捨ててから全員が手札から1枚ずつ捨てる
場札をすべて捨てる
このカードを捨ててから山札の上から3枚を捨てる
このカードを捨ててから勝者の条件をなくす
手札の上限を1枚ふやしてこのカードを捨てる
場札の上限を1枚へらしてこのカードを捨てる
手札の上限と場札の上限を交換してこのカードを捨てる
だれかの手札をみえる状態にしてこのカードを捨てる
山札の一番上の1枚をみえる状態にする
全員の手札を隠してこのカードを捨てる
自分の手札を伏せてだれかの手札の1枚をみえる状態にする
このカードを捨ててから自分の手札とだれかの手札をすべて交換する
山札の一番上の1枚とこのカードを交換する
このカードを捨ててから場札の1枚と捨札の1枚を交換する
場札かだれかの手札の1枚の下に重ねてあわせて1枚となり価を0にする
手札からカードを捨てるおこないを禁止してこのカードを捨てる
禁止されているおこないをすべて解禁する
山札がなければゲームを終える
""".split()

PROPOSED_IN_ENGLISH = """
discard one card from your own hand and discard this card
first discard this card; after that, discard one card of anyone's hand
first discard this card; after that, everyone discards one card from their hand
discard the whole field
first discard this card; after that, discard three cards from the top of the draw pile
first discard this card; after that, there is no winner's condition
raise the hand limit by one and discard this card
lower the field limit by one and discard this card
exchange the hand limit and the field limit and discard this card
make anyone's hand visible and discard this card
make the top card of the draw pile visible
hide everyone's hands and discard this card
turn your own hand face down and make one card of anyone's hand visible
first discard this card; after that, exchange your whole hand with anyone's
exchange this card with the top card of the draw pile
first discard this card; after that, exchange one field card with one discard
put this under one card of the field or of anyone's hand; together they become one card, and its value becomes 0
forbid discarding from hands and discard this card
lift every ban
if there is no draw pile, end the game
""".strip().splitlines()

CONDITIONS = """
手札の価の合計がもっとも大きい
手札の価の合計がもっとも小さい
手札の価の合計が10にもっとも近い
手札の価の合計が場札の価の合計にもっとも近い
手札の価の合計が2番目に大きい
手札の価の合計が15以下でもっとも大きい
手札にもっとも大きい価の1枚を持つ
手札にもっとも小さい価の1枚を持つ
手札のなかの価の差がもっとも大きい
手札の価の合計が奇数である
価が0のカードを手札にもっとも多く持つ
「捨てる」と書かれていないカードを手札にもっとも多く持つ
あわせて1枚となったカードを手札にもっとも多く持つ
ほかの人からみえる手札がもっとも多い
この条件をよみあげた
ゲームが終わるときの手番の人の左隣である
""".split()


@pytest.mark.parametrize("sentence", [*DOCUMENTED, *PROPOSED])
def test_every_sentence_of_the_rules_is_read_in_exactly_one_way(sentence: str) -> None:
    (text,) = parse(sentence, "ja")
    assert parse(say(text, "en"), "en") == (text,)


@pytest.mark.parametrize("sentence", [each for each in DOCUMENTED if "値" not in each and "3倍" not in each])
def test_every_documented_sentence_stands_on_a_card(sentence: str) -> None:
    assert sentence in {card_text(card, "ja") for card in PACKS["base"]}


@pytest.mark.parametrize("sentence", [each for each in PROPOSED if "手札の1枚を捨てる" not in each])
def test_every_proposal_is_said_as_it_was_written(sentence: str) -> None:
    assert say(parse(sentence, "ja")[0], "ja") == sentence


@pytest.mark.parametrize(("japanese", "english"), [*zip(PROPOSED, PROPOSED_IN_ENGLISH, strict=True)])
def test_every_proposal_in_english_says_the_same(japanese: str, english: str) -> None:
    assert parse(english, "en") == parse(japanese, "ja")


@pytest.mark.parametrize("condition", CONDITIONS)
def test_every_condition_of_the_rules_is_said_as_it_was_written(condition: str) -> None:
    sentence = nested(f"このカードを捨ててから勝者の条件を「{condition}」とさだめる")
    (text,) = parse(sentence, "ja")
    assert say(text, "ja") == sentence
    assert parse(say(text, "en"), "en") == (text,)


@given(texts())
def test_what_is_said_is_read_back_in_both_languages(text: e.Text) -> None:
    for lang in LANGUAGES:
        if len(sentence := say(text, lang)) <= LONGEST:
            assert parse(sentence, lang) == (text,)


@given(texts())
def test_steps_are_the_clauses(text: e.Text) -> None:
    for lang in LANGUAGES:
        assert [parse(step, lang) for step in steps(text, lang)] == [((clause,),) for clause in text]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_class_and_every_name_has_a_phrase(lang: str) -> None:
    keys = [phrase.key for every in phrases(LANGUAGES[lang]).values() for phrase in every if phrase.said]
    things = [thing for thing in vars(e).values() if isinstance(thing, type)]
    assert [thing for thing in things if is_dataclass(thing) and thing not in keys] == []
    names = [name for thing in things if issubclass(thing, Enum) for name in thing]
    assert [name for name in names if name not in keys] == []


def test_every_sentence_is_as_it_has_always_been() -> None:
    assert changed([sentences()]) == []


JA_VARIANTS = {
    "手札の上限を1枚へらす": (e.Limit(Place.HANDS, -1),),
    "手札を一枚減らす。": (e.Limit(Place.HANDS, -1),),
    " 場札の 上限を3枚増やす": (e.Limit(Place.FIELD, 3),),
    "自分の手札の十二枚を捨てて、このカードを捨てる。": (e.Discard(e.Some(12, Place.MINE)), THIS),
    "山札の一番上の一枚を捨てる": (e.Discard(e.Top(1)),),
    "全員の手札を見える状態にする": (e.Turn(e.Whole(Place.HANDS), Face.OPEN),),
    "このカードを捨ててゲームに負ける": (THIS, e.Lose()),
    "山札がなければ、ゲームを終える": (e.If(e.None_(Place.PILE), e.End()),),
    "全員の手札をあわせてシャッフルする": (e.Shuffle(Place.HANDS),),
    "ほかの人が手札から1枚捨てる": (e.Each(Place.ANOTHER, 1),),
    "場札から1枚を捨てる": (e.Discard(e.Some(1, Place.FIELD)),),
    "場札の1枚を捨てる": (e.Discard(e.Some(1, Place.FIELD)),),
    "なにもしない": (e.Nothing(),),
    "山札から2枚を引いて場札を公開する": (
        e.Take(2, Place.PILE, Place.MINE),
        e.Turn(e.Whole(Place.FIELD), Face.OPEN),
    ),
    "山札から3枚を捨てる": (e.Discard(e.Top(3)),),
    "場札かだれかの手札から2枚を交換する": (e.SwapOnes(),),  # R21
    "自分の手札から好きなだけ捨てる": (e.Discard(e.Some(e.Any(), Place.MINE)),),
}
EN_VARIANTS = {
    "do nothing": (e.Nothing(),),
    "  Do   nothing .": (e.Nothing(),),
    "discard a card from your hand and discard this card": (e.Discard(e.Some(1, Place.MINE)), THIS),
    "Discard 3 cards of the field.": (e.Discard(e.Some(3, Place.FIELD)),),
    "Reduce the hand by one, and discard this card.": (e.Limit(Place.HANDS, -1), THIS),
    "After discarding this card, shuffle the hands": (THIS, e.Shuffle(Place.HANDS)),
    "If there is no draw pile, end the game": (e.If(e.None_(Place.PILE), e.End()),),
    "draw two cards and show the field": (
        e.Take(2, Place.PILE, Place.MINE),
        e.Turn(e.Whole(Place.FIELD), Face.OPEN),
    ),
    "each player discards one card": (e.Each(Place.HANDS, 1),),
    "discard two cards from the draw pile": (e.Discard(e.Top(2)),),
    "swap this card with the top card of the draw pile": (e.Swap(Place.PILE),),
    "everyone discards 1 card from their hand": (e.Each(Place.HANDS, 1),),
    "make anyone's hand visible": (e.Turn(e.Whole(Place.ANYONE), Face.OPEN),),
}


@pytest.mark.parametrize("sentence", JA_VARIANTS)
def test_other_ways_to_write_japanese_are_read(sentence: str) -> None:
    assert parse(sentence, "ja") == (JA_VARIANTS[sentence],)


@pytest.mark.parametrize("sentence", EN_VARIANTS)
def test_other_ways_to_write_english_are_read(sentence: str) -> None:
    assert parse(sentence, "en") == (EN_VARIANTS[sentence],)


def test_a_condition_may_have_plain_quotes() -> None:
    plain = 'First discard this card; after that, set the winner\'s condition to "highest total value in hand".'
    assert parse(plain, "en") == (PACKS["base"][0].text,)


def bare(clause: Callable[[Place], e.Clause]) -> tuple[e.Text, ...]:
    """What a clause about a bare hand can mean."""
    return (clause(Place.MINE),), (clause(Place.HANDS),)


BARE = {
    "手札をすべて捨てる": bare(lambda place: e.Discard(e.Whole(place))),
    "すべての手札を捨てる": bare(lambda place: e.Discard(e.Whole(place))),
    "手札を公開する": bare(lambda place: e.Turn(e.Whole(place), Face.OPEN)),
    "手札を見せる": bare(lambda place: e.Turn(e.Whole(place), Face.OPEN)),
    "手札を隠す": bare(lambda place: e.Turn(e.Whole(place), Face.HIDDEN)),
    "手札を伏せる": bare(lambda place: e.Turn(e.Whole(place), Face.DOWN)),
}


@pytest.mark.parametrize("sentence", BARE)
def test_r22_a_bare_hand_is_ones_own_or_everybodys(sentence: str) -> None:
    assert parse(sentence, "ja") == BARE[sentence]
    assert parse(f"このカードを捨ててから{sentence}", "ja") == tuple((THIS, *text) for text in BARE[sentence])


@pytest.mark.parametrize("sentence", ["手札から1枚を捨てる", "Discard one card from hand."])
def test_a_sentence_that_leaves_the_hand_open_has_two_readings(sentence: str) -> None:
    mine, anyone = (e.Discard(e.Some(1, Place.MINE)),), (e.Discard(e.Some(1, Place.ANYONE)),)
    assert parse(sentence, language_of(sentence)) == (mine, anyone)


ENGLISH = {
    (e.Discard(e.Some(1, Place.MINE)),): "Discard one card from your hand.",
    (e.Discard(e.Some(2, Place.MINE)),): "Discard two cards from your hand.",
    (e.Discard(e.Some(10, Place.MINE)),): "Discard 10 cards from your hand.",
    (e.Each(Place.HANDS, 1),): "Everyone discards one card from their hand.",
    (e.Each(Place.HANDS, 1), THIS): "Have everyone discard one card from their hand and discard this card.",
    (e.End(), e.Lose(), THIS): "End the game, lose and discard this card.",
    (THIS, e.End(), e.Lose()): "Discard this card, then end the game and lose.",
    (THIS,): "Discard this card.",
}


@pytest.mark.parametrize("text", ENGLISH, ids=str)
def test_english_numbers_and_lists(text: e.Text) -> None:
    assert say(text, "en") == ENGLISH[text]


@pytest.mark.parametrize(
    "nonsense", ["世界を終える", "手札", "", "て", "このカードを捨ててから", "捨てる", "0枚", "山札の上から0枚を捨てる"]
)
def test_nonsense_is_not_read(nonsense: str) -> None:
    assert parse(nonsense, "ja") == ()


@pytest.mark.parametrize(
    "nonsense", ["end the world", "Discard this card and", "and", "Discard 100 cards from the field."]
)
def test_english_nonsense_is_not_read(nonsense: str) -> None:
    assert parse(nonsense, "en") == ()


HOSTILE = {
    "長" * (LONGEST + 1): "text.long",
    "負ける\x00": "text.characters",
    "負ける\u202e": "text.characters",
    "負け\nる": "text.characters",
    "負けて" * 12 + "負ける": "text.clauses",
    "負けて" * 130 + "負ける": "text.clauses",
}


@pytest.mark.parametrize("sentence", HOSTILE, ids=HOSTILE.values())
def test_what_is_too_much_is_refused_with_a_sentence(sentence: str) -> None:
    with pytest.raises(Fault) as fault:
        parse(sentence, "ja")
    assert fault.value.key == HOSTILE[sentence]
    assert fault.value.key in words_of("ja", GAMES["read-aloud"])


def test_twelve_clauses_are_not_too_many() -> None:
    assert parse("負けて" * 11 + "負ける", "ja") == ((e.Lose(),) * 12,)
    assert say((e.Lose(),) * 12, "ja") == "負けて" * 11 + "負ける"


@pytest.mark.parametrize(
    "text", [(), (e.Lose(),) * 13, (e.Discard(e.Whole(Place.PLAY)),), (e.Discard(e.Some(0, Place.MINE)),)], ids=str
)
def test_what_no_sentence_says_cannot_be_said(text: e.Text) -> None:
    with pytest.raises(Fault):
        say(text, "ja")


NEAREST = {
    "手札をシャフルする": "手札をシャッフルする",
    "自分の手札から7まい捨てる": "自分の手札から7枚を捨てる",
    "山札がなければゲームおわる": "山札がなければゲームを終える",
    "みんなの手札を見せる": "全員の手札をみえる状態にする",
    "相手の手札を1枚捨てる": "ほかの人の手札から1枚を捨てる",
    "全員が手札をすべて左隣に渡す": "全員が手札をすべて左隣の人にわたす",
    "場札をおもて向きにする": "場札をみえる状態にする",
    "discard three crds from the feild and end game": "Discard three cards from the field and end the game.",
    "discard a crd from the feild": "Discard one card from the field.",
    "Turn the field face up.": "Make the field visible.",
    "Show the hand from everyone.": "Make everyone’s hands visible.",
    "Take the card from the discard pile.": "Add one card from the discard pile to your hand.",
    "手札上限2増": "手札の上限を2枚ふやす",
    "場札上限1減": "場札の上限を1枚へらす",
}


@pytest.mark.parametrize("sentence", NEAREST)
def test_the_nearest_sentence(sentence: str) -> None:
    assert nearest(sentence, language_of(sentence)) == NEAREST[sentence]


FAR = """
世界を終える
手札を捨てない
だれかの手札をすべて隠して見る
場札と手札を交換する
場札を捨てる
山札から百枚を捨てる
右隣の人に手札をすべて見せる
山札が10枚より多いときゲームを終える
end the world
Do not discard this card.
Discard 100 cards from the feild.
Look at another player’s eyes.
Discard two cards from the field, then draw three from it.
Turn the left field card face up.
discard the moon and discard this card
Take the card from everyone.
""".strip().splitlines()


@pytest.mark.parametrize("sentence", FAR)
def test_nothing_is_near_to_a_sentence_about_something_else(sentence: str) -> None:
    """Number, place, direction, negation and test are kept, and the act is never another one."""
    assert nearest(sentence, language_of(sentence)) == ""


@pytest.mark.parametrize(
    "sentence",
    [
        "場札1枚と場札の1枚交換する",
        "場札をかくすよん",
        "場札隠して場札1枚捨てるよん",
        "hide the feild",
        "hide the top crd of the draw pile",
    ],
)
def test_what_can_never_do_anything_is_not_the_nearest(sentence: str) -> None:
    assert nearest(sentence, language_of(sentence)) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_known_what_every_sentence_is_about(lang: str) -> None:
    language = LANGUAGES[lang]
    assert [each.sentence for each in known(language) if not senses(language, each.sentence)] == []


@given(st.text(st.sampled_from("このカード手札場を捨ててからシャッフルする1枚「」終discard the caeiou,;"), max_size=60))
def test_the_nearest_sentence_is_always_understood(sentence: str) -> None:
    for lang in LANGUAGES:
        found = nearest(sentence, lang)
        assert len(parse(found, lang)) == bool(found)


@given(texts(2))
def test_what_is_understood_is_nearest_to_itself(text: e.Text) -> None:
    for lang in LANGUAGES:
        assert nearest(say(text, lang), lang) == say(text, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", [0, 34, 88, 127, 139])
def test_completion_leads_to_a_card_phrase_by_phrase(lang: str, key: int) -> None:
    sentence = say(PACKS["base"][key].text, lang).rstrip(".")
    begun = ""
    while begun != sentence:
        longer = [each for each in completions(begun, lang) if sentence.startswith(each)]
        assert longer, begun
        begun = longer[0]


@settings(max_examples=10)
@given(st.data(), st.sampled_from([*LANGUAGES]))
def test_completion_never_leads_nowhere(data: st.DataObject, lang: str) -> None:
    begun = ""
    for _ in range(12):
        longer = completions(begun, lang)
        assert longer or parse(begun, lang)
        if not longer:
            return
        begun = data.draw(st.sampled_from(longer))


def test_completion_in_the_middle_of_a_word() -> None:
    assert completions("Disc", "en") == ("Discard this card, then ", "Discard ")
    assert completions("このカードを捨て", "ja") == (
        "このカードを捨ててから",
        "このカードを捨てる",
        "このカードを捨てて",
    )
    assert completions("このカードを捨てて", "ja")[0] == "このカードを捨ててから"


@pytest.mark.parametrize(
    ("begun", "first"),
    [
        ("", ("Discard this card, then ", "Discard ", "Make ")),
        ("Discard this card, then ", ("Discard this card, then discard ", "Discard this card, then make ")),
    ],
)
def test_completion_offers_what_is_often_written_first(begun: str, first: tuple[str, ...]) -> None:
    assert completions(begun, "en")[: len(first)] == first


def test_completion_goes_on_from_words_that_no_card_has() -> None:
    assert "Draw one card and end the game" in completions("Draw a card and end", "en")
    assert completions("どこにもない", "ja") == ()


@given(st.data())
def test_a_way_on_adds_a_word(data: st.DataObject) -> None:
    begun = ""
    for _ in range(8):
        longer = completions(begun, "en")
        assert not [each for each in longer if each.strip() == begun.strip()]
        if not longer:
            return
        begun = data.draw(st.sampled_from(longer))


def test_everyone_discards_goes_on_with_a_number() -> None:
    assert completions("Everyone discards", "en")[0] == "Everyone discards one card"


def test_the_language_of_a_sentence() -> None:
    assert (language_of("負ける"), language_of("Lose."), language_of("")) == ("ja", "en", "en")


@given(st.data())
def test_conditions_and_acts_are_said_by_themselves(data: st.DataObject) -> None:
    condition = data.draw(values(LANGUAGES["ja"], "condition"))
    act = data.draw(values(LANGUAGES["ja"], "act"))
    for lang in LANGUAGES:
        inside = {"ja": "「{}」", "en": "“{}”"}[lang].format(say_condition(condition, lang))
        assert nested(inside) in say((e.Decide(condition),), lang)
        assert say_act(act, lang) in say((e.Ban(act),), lang)
