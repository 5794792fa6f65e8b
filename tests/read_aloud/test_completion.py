"""What is offered to go on with: words that somebody would write on a card, and none where a sentence is whole."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import islice

import pytest

from game.games.read_aloud.cards.packs import PACKS
from game.games.read_aloud.language.sentences import LANGUAGES, say
from game.games.read_aloud.reading.grammar import begun, completions, language_of, parse
from game.games.read_aloud.workshop.understanding import MOST_OFFERED, understood
from tests.every import EVERY
from tests.read_aloud.workshops import Workshop

PRINTED = [card for pack in PACKS.values() for card in islice(pack, 0, None, 9)]
"""Every ninth card: the same phrases come again and again."""
TALK = {
    "ja": r"(?<!だれ)(?:[よねかぞぜわ]|のだ|べし|(?<!と)なり|こそ|です|ます|ません|ましょう|ください|なさい"
    r"|こと|ものとする|ちゃう|ちゃって|じゃう|とく|しまう|くれ|もらう)$",
    "en": r"\b(?:please|thou|shall|gonna|ain’t)$|\bone cards\b",
}
"""Endings that no card has: of talk, of courtesy, of old and of dialect."""
JOINTS = {"ja": ("。そのあと",), "en": (" and ", ", then ")}
WHOLE = """
手札が一番少ない人の勝ち
3枚引く
カードを2枚引く
ゲームを終える
全員が手札をすべて右隣の人にわたす
場札から1枚を捨ててこのカードを捨てる
Draw two cards
The player with the fewest cards wins
End the game.
Discard one card from the field and discard this card.
Everyone passes their whole hand to the right
""".strip().splitlines()


def beginnings(sentence: str, lang: str) -> list[str]:
    """The beginnings at which somebody pauses: after every word in English, after every few signs in Japanese."""
    ends = [each.end() for each in re.finditer(r"\S+ ?" if lang == "en" else r".{1,4}", sentence)]
    return [sentence[:end].rstrip(".") for end in ends[::2]]


@lru_cache(maxsize=4096)
def finished(sentence: str, lang: str, most: int = 14) -> bool:
    """Whether the first ways on come to a sentence that is read."""
    if parse(sentence, lang):
        return True
    return most > 0 and any(finished(each, lang, most - 1) for each in completions(sentence, lang, 2))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_is_offered_leads_to_a_sentence_and_is_no_talk(lang: str) -> None:
    """A seventh of those cards; with EVERY, all."""
    cards = PRINTED if EVERY else PRINTED[::7]
    starts = dict.fromkeys(each for card in cards for each in beginnings(say(card.text, lang), lang))
    for start in starts:
        offered = understood(start, lang).onward
        assert len(offered) <= MOST_OFFERED
        assert [each for each in offered if re.search(TALK[lang], each.strip())] == [], start
        assert [each for each in offered if not finished(each, lang)] == [], start


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_printed_sentence_goes_on_with_nothing_but_a_joint(lang: str) -> None:
    for card in PRINTED:
        sentence = say(card.text, lang)
        joined = [sentence + joint for joint in JOINTS[lang]] if lang == "ja" else []
        assert [each for each in understood(sentence, lang).onward if each not in joined] == []


@pytest.mark.parametrize("sentence", WHOLE)
def test_a_whole_sentence_goes_on_with_nothing_but_a_joint(sentence: str) -> None:
    lang = language_of(sentence)
    offered = completions(sentence, lang)
    assert {*offered} <= {sentence + joint for joint in JOINTS[lang]}
    assert bool(offered) == (not sentence.endswith(".") and "終える" not in sentence)


@pytest.mark.parametrize(
    "joined", ["3枚引く。そのあと", "場札を1枚捨てて", "場札を1枚捨てて、", "Draw two cards, then "]
)
def test_after_a_joint_another_clause_begins(joined: str) -> None:
    offered = understood(joined, "ja").onward
    assert len(offered) == MOST_OFFERED
    assert all(each.startswith(joined) for each in offered)


@pytest.mark.parametrize("typed", ["3枚引きま", "場札を1枚捨てちゃ"])
def test_an_ending_that_is_not_offered_is_on_its_way_all_the_same(typed: str) -> None:
    shop = Workshop("ja")
    shop.type(typed)
    assert completions(typed, "ja") == ()
    assert begun(typed, "ja")
    assert shop.words("shop.typing") in shop.html
    assert "<mark>" not in shop.html


def test_what_is_common_comes_first() -> None:
    assert understood("", "ja").onward[:3] == ("このカードを捨ててから", "このカード", "自分の手札")
    assert understood("山札の上から", "ja").onward[:3] == ("山札の上から1枚", "山札の上から2枚", "山札の上から3枚")
    assert understood("Discard ", "en").onward[2] == "Discard one card"
