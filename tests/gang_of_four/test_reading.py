"""What people type, and the reasons they get."""

from __future__ import annotations

import pytest

from game.core.rules import IllegalMove, Saying
from game.games.gang_of_four import GAME, rules
from game.games.gang_of_four.rules.cards import FACES, typed
from game.games.gang_of_four.rules.state import Exchange, State
from game.words import LANGUAGES, words_of
from tests.gang_of_four.tables import facing, hand, refusal, table

HELD = "G5 Y5 R5 M1 G1 GP YP RD R10"


def state() -> State:
    return table(HELD, "G2 G3", "G4 G6")


@pytest.mark.parametrize(
    "text",
    [
        "G5 Y5", "y5 g5", "Y5,G5", "g5y5", "5g 5y", "5G, y5", "green 5 yellow 5", "Green 5 and Yellow 5", "緑5 黄5",
        "緑5黄5", "緑の5と黄の5", "黄色の5、緑の5", "Ｇ５　Ｙ５", "g5+y5", "5 green, 5 yellow",
    ],
)  # fmt: skip
def test_any_order_case_and_language_will_do(text: str) -> None:
    assert rules.read(state(), text) == "G5 Y5"


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("rd", "RD"), ("dragon", "RD"), ("Red Dragon", "RD"), ("龍", "RD"), ("ドラゴン", "RD"), ("赤いドラゴン", "RD"),
        ("赤のドラゴン", "RD"),
        ("gp yp", "GP YP"), ("緑のフェニックス、黄のフェニックス", "GP YP"), ("yellow phoenix", "YP"), ("m", "M1"),
        ("m1 g1", "G1 M1"), ("multicoloured 1", "M1"), ("マルチカラーの「1」", "M1"), ("r10", "R10"), ("10r", "R10"),
    ],
)  # fmt: skip
def test_special_cards_have_names_too(text: str, move: str) -> None:
    assert rules.read(state(), text) == move


@pytest.mark.parametrize("text", ["pass", "P", "PASS ", "knock", "パス", "ﾊﾟｽ", "ノック"])
def test_passing(text: str) -> None:
    assert rules.read(facing(state(), 2, "G4"), text) == "pass"


@pytest.mark.parametrize(
    "text", ["R7!", "r7 !", "7r last card", "赤7 ラストカード", "R7！", "赤の7 ラストカード!", "r7 Last Card!"]
)
def test_the_call(text: str) -> None:
    assert rules.read(table("G5 R7", "G2 G3", "G4 G6"), text) == "R7!"
    assert rules.read(table("G5 R7", "G2 G3", "G4 G6"), "r7") == "R7"


@pytest.mark.parametrize("text", ["give RD", "GIVE rd", "rd", "give dragon", "ドラゴンを渡す", "give  red dragon"])
def test_giving(text: str) -> None:
    assert rules.read(state()._replace(exchange=Exchange(0, 1)), text) == "give RD"


def test_a_gift_cannot_call_the_last_card() -> None:
    with pytest.raises(IllegalMove) as caught:
        rules.read(state()._replace(exchange=Exchange(0, 1)), "give RD!")
    assert caught.value.saying == ("illegal.card", {"text": "rd!"})


def test_every_card_is_read_by_its_name_in_every_language() -> None:
    for lang in LANGUAGES:
        words = words_of(lang, GAME)
        for card in FACES:
            assert typed(words(f"card.{card}")) == (card,)


REFUSED = {
    "illegal.card": ["xyz", "G11", "5", "G0", "GP Y", "king"],
    "illegal.nothing": ["", "  ", ",", "!"],
    "illegal.copies": ["M1 M1", "G5 G5 G5", "RD RD"],
    "illegal.hand": ["G7", "G5 G5", "R10 R10"],
    "illegal.dragon": ["RD R10", "RD GP YP", "GP RD", "G5 Y5 R5 R10 RD"],
    "illegal.phoenix": ["GP G5", "GP YP R10", "GP G5 Y5 R5 R10", "GP M1", "GP YP G1 G5 Y5", "YP G5"],
    "illegal.two": ["G5 R10", "M1 G5"],
    "illegal.three": ["G5 Y5 R10"],
    "illegal.four": ["G5 Y5 R5 R10", "G1 M1 G5 Y5"],
    "illegal.five": ["G5 Y5 R5 R10 M1"],
    "illegal.gang": ["G5 Y5 R5 R10 M1 G1"],
    "illegal.lead": ["pass"],
    "illegal.call": ["G5!"],
    "illegal.no-gift": ["give RD", "give", "龍を渡す"],
}


@pytest.mark.parametrize(("key", "text"), [(key, text) for key, texts in REFUSED.items() for text in texts])
def test_what_cannot_be_played_gets_its_reason(key: str, text: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        rules.read(state(), text)
    assert caught.value.key == key


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("G0", ("illegal.card", {"text": "g0"})),
        ("M1 M1", ("illegal.copies", {"card": "M1", "n": 1})),
        ("R9 G5 G5 G5", ("illegal.copies", {"card": "G5", "n": 2})),
        ("G7", ("illegal.hand", {"n": 1, "cards": ("G7",)})),
        ("R9 G7 G5 G5", ("illegal.hand", {"n": 3, "cards": ("G5", "G7", "R9")})),
        ("G5 R10", ("illegal.two", {"n": 2})),
        ("G5 Y5 R5 R10 M1 G1", ("illegal.gang", {"n": 6})),
        ("red phoenix", ("illegal.card", {"text": "RP"})),
    ],
)
def test_a_reason_names_the_cards_and_counts_them(text: str, reason: Saying) -> None:
    with pytest.raises(IllegalMove) as caught:
        rules.read(state(), text)
    assert caught.value.saying == reason


def test_a_card_that_is_not_there_cannot_be_given() -> None:
    swap = table("G1 R9", "G2 G3", "G4 G6", exchange=Exchange(1, 0, given="G3"))
    assert refusal(swap, "give R4") == ("illegal.give-hand", {"text": "R4"})


def test_when_the_match_is_over_nothing_can_be_played() -> None:
    for act in (rules.read, rules.play):
        with pytest.raises(IllegalMove) as caught:
            act(state()._replace(asked=None), "G5")
        assert caught.value.saying == ("illegal.over", {})


def test_seven_cards_may_be_a_gang_and_these_are_none() -> None:
    large = table("G1 G1 Y1 Y1 R1 R1 M1 G2 G3", "G2", "G3")
    with pytest.raises(IllegalMove) as caught:
        rules.read(large, "G1 G1 Y1 Y1 R1 R1 G2")
    assert caught.value.saying == ("illegal.gang", {"n": 7})


def test_no_combination_is_larger_than_seven() -> None:
    large = table("G1 G1 Y1 Y1 R1 R1 M1 G2 G3", "G2", "G3")
    with pytest.raises(IllegalMove) as caught:
        rules.read(large, "G1 G1 Y1 Y1 R1 R1 M1 G2")
    assert caught.value.saying == ("illegal.many", {"n": 8})


ANSWERS = [
    ("G6 Y6", "R5", "illegal.count", "On the table: pair. Play 2 cards, or a gang."),
    ("G6", "G5 R5", "illegal.count", "On the table: single card. Play 1 card, or a gang."),
    ("G2 G3 G4 G6 G7", "R8 G3", "illegal.count", "On the table: flush. Play 5 cards, or a gang."),
    ("G6 Y6", "G5 R5", "illegal.lower", "Too low: with green 5 and red 5 you cannot beat green 6 and yellow 6."),
    ("R5", "R5", "illegal.equal", "A combination of equal strength cannot be played: red 5 on red 5."),
    ("G2 G3 G4 G6 G7", "G1 Y2 G3 G4 R5", "illegal.lower-kind", "Too low: a straight cannot beat a flush."),
    ("G2 G2 Y2 R2", "RD", "illegal.count-gang", "On the table: gang of four. Only a higher gang beats it."),
    (
        "G2 G2 Y2 R2",
        "G1 G1 Y1 R1",
        "illegal.lower",
        "Too low: with green 1, green 1, yellow 1 and red 1 you cannot beat green 2, green 2, yellow 2 and red 2.",
    ),
]


@pytest.mark.parametrize(("on", "text", "key", "sentence"), ANSWERS)
def test_what_does_not_beat_gets_its_reason_naming_both(on: str, text: str, key: str, sentence: str) -> None:
    held = " ".join(hand(f"{text} R9 R8"))
    asked = facing(table(held, "G2 G3", "G4 G6"), 2, on)
    with pytest.raises(IllegalMove) as caught:
        rules.read(asked, text)
    assert caught.value.key == key
    assert words_of("en", GAME).say(caught.value.saying) == sentence
    assert words_of("ja", GAME).say(caught.value.saying)


def test_play_takes_moves_only_as_they_are_written() -> None:
    for move in ("Y5 G5", "g5 y5", "G5  Y5", " G5", "G5 ", "G5!!", "", "PASS", "G5,Y5"):
        with pytest.raises(IllegalMove) as caught:
            rules.play(state(), move)
        assert caught.value.key == "illegal.other", move
