"""What people type, in either language and with any sign; and that every refusal is a sentence in both."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.rules import Fault, IllegalMove
from game.games.court_circular import GAME, rules
from game.games.court_circular.rules.cards import DECK, typed
from game.games.court_circular.rules.state import State
from game.words import LANGUAGES, words_of
from tests.court_circular.tables import after, table

HANDS = ("QH 10D AC 2S 3S 4S", "KH KD 9C 5S 6S 8S")
LAYING = table("7H", *HANDS)
OPEN = after(LAYING, "QH KH")
CHOOSING = after(LAYING, "QH KH 10D KD AC 9C")

QUEEN = """QH|qh|Qh|QH|Q♥|q♡|Q♥️|♥Q|hq|HQ|queen of hearts|Queen of Hearts|queen hearts|q of hearts|heart queen|Q♥︎
    |ハートのQ|ハートQ|ハートの Q|ハートのクイーン|ハートのQ| QH """
TEN = "10D|10d|TD|td|10♦|♦10|d10|10 of diamonds|ten of diamonds|ダイヤの10|ダイヤモンドの10|ダイヤの10"
DROPS = "drop|DROP|drop out|fold|resign|降りる|おりる|棄権|ゲームを降りる"
LEADS = "lead KH|LEAD KH|lead: kh|KH|k♥|リード ハートのK|リード札はハートのK|ハートのKをリード札にする"


@pytest.mark.parametrize("text", QUEEN.replace("\n    ", "").split("|"))
def test_a_queen_of_hearts_is_read(text: str) -> None:
    assert rules.read(LAYING, text) == "QH"


@pytest.mark.parametrize("text", TEN.split("|"))
def test_a_ten_of_diamonds_is_read(text: str) -> None:
    assert rules.read(LAYING, text) == "10D"


@pytest.mark.parametrize(
    "text", ["AC", "ac", "♣A", "ace of clubs", "クラブのA", "クラブのエース", "クローバーのA", "1c"]
)
def test_an_ace_of_clubs_is_read(text: str) -> None:
    assert rules.read(LAYING, text) == "AC"


@pytest.mark.parametrize("text", DROPS.split("|"))
def test_dropping_out_is_read(text: str) -> None:
    assert rules.read(OPEN, text) == "drop"


@pytest.mark.parametrize("text", LEADS.split("|"))
def test_the_choice_of_a_lead_is_read(text: str) -> None:
    assert rules.read(CHOOSING, text) == "lead KH"


@pytest.mark.parametrize("card", DECK)
def test_every_card_is_read_by_its_name_in_both_languages(card: str) -> None:
    for lang in LANGUAGES:
        assert typed(words_of(lang, GAME)(f"card.{card}")) == (card,)


@given(cards=st.lists(st.sampled_from(DECK), max_size=6), between=st.sampled_from([" ", ", ", "、", "  "]))
def test_several_cards_are_read_in_order(cards: list[str], between: str) -> None:
    assert typed(between.join(cards)) == tuple(cards)


@pytest.mark.parametrize("text", ["QHX", "Q", "H", "11D", "0D", "joker", "QHKH", "QQ"])
def test_what_is_no_card_is_not_read(text: str) -> None:
    with pytest.raises(Fault) as fault:
        typed(text)
    assert fault.value.saying == ("illegal.card", {"text": text})


@pytest.mark.parametrize(
    ("state", "move", "key", "facts"),
    [
        (LAYING, "xyz", "illegal.card", {"text": "xyz"}),
        (LAYING, "", "illegal.card", {"text": ""}),
        (LAYING, "9H", "illegal.hand", {"card": "9H"}),
        (LAYING, "KH", "illegal.hand", {"card": "KH"}),
        (LAYING, "7H", "illegal.hand", {"card": "7H"}),
        (LAYING, "lead KH", "illegal.lead-now", {}),
        (LAYING, "drop", "illegal.drop-first", {"seats": (0, 1)}),
        (after(LAYING, "QH KH 10D KD AC"), "drop", "illegal.drop-third", {}),
        (table("7H", *HANDS, preset="1860"), "drop", "illegal.drop-none", {}),
        (after(table("7H", *HANDS, stock=0, final=True, preset="1860"), "QH"), "drop", "illegal.drop-last", {}),
        (CHOOSING, "KH", "illegal.choose", {}),
        (CHOOSING, "drop", "illegal.choose", {}),
        (CHOOSING, "lead XX", "illegal.choose", {}),
        (CHOOSING, "lead 2S", "illegal.not-there", {"card": "2S"}),
        (
            after(table("7H", *HANDS, preset="1860"), "QH KH 10D KD AC 9C"),
            "lead 7H",
            "illegal.old-lead",
            {"card": "7H"},
        ),
        (LAYING._replace(asked=None), "QH", "illegal.over", {}),
    ],
)
def test_a_refusal_says_why_in_both_languages(state: State, move: str, key: str, facts: dict[str, object]) -> None:
    with pytest.raises(IllegalMove) as refusal:
        rules.play(state, move)
    assert refusal.value.saying == (key, facts)
    for lang in LANGUAGES:
        assert words_of(lang, GAME).say(refusal.value.saying)


def test_the_waiting_seats_are_named_when_one_may_not_drop_yet() -> None:
    with pytest.raises(IllegalMove) as refusal:
        rules.read(LAYING, "drop")
    assert words_of("en", GAME).say(refusal.value.saying) == (
        "You can drop out once everyone has laid a card. Still to lay one: Seat 1 and Seat 2."
    )


@pytest.mark.parametrize("text", ["QHX", "Lead QX", "ジョーカー"])
def test_what_cannot_be_read_is_quoted_as_it_was_typed(text: str) -> None:
    for state in (LAYING, CHOOSING):
        with pytest.raises(IllegalMove) as refusal:
            rules.read(state, text)
        assert refusal.value.saying == ("illegal.card", {"text": text})


@pytest.mark.parametrize(("text", "n"), [("QH 10D", 2), ("", 0), ("lead", 0), ("リード札", 0)])
def test_one_card_is_named_at_a_time(text: str, n: int) -> None:
    with pytest.raises(IllegalMove) as refusal:
        rules.read(LAYING, text)
    assert refusal.value.saying == ("illegal.one", {"n": n})
