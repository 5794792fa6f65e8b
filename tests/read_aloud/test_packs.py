"""The cards that come with the game, and the decks that are cut from them (E3, R17)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core.chance import Chance
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.cards.codec import unpack
from game.games.read_aloud.cards.deck import RARE, SHARES, cut
from game.games.read_aloud.cards.packs import CARDS, PACKS, PRINTED, ROWS, card_text, family
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Face
from game.games.read_aloud.language.sentences import LANGUAGES, say
from game.games.read_aloud.reading.grammar import parse
from tests.golden import cards, changed
from tests.read_aloud.paper import documented

ALL = [*CARDS.values()]
SETS = [("base",), ("base", "mirror"), ("base", "tide"), ("base", "mirror", "taboo", "tide")]


def test_there_are_enough_cards() -> None:
    assert len(PACKS["base"]) >= 120
    assert [len(cards) >= 24 for cards in PACKS.values()] == [True] * 4
    assert len(CARDS) == sum(map(len, PACKS.values()))


def test_only_doing_nothing_is_there_more_than_once() -> None:
    twice = [text for text, n in Counter(card.text for card in ALL).items() if n > 1]
    assert [say(text, "ja") for text in twice] == ["何もしない"]
    assert len({(card.text, card.value) for card in ALL}) == len(ALL)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_read_in_exactly_one_way(lang: str) -> None:
    wrong = [card.key for card in ALL if parse(card_text(card, lang), lang) != (card.text,)]
    assert not wrong, wrong


def test_c28_values_go_from_minus_five_to_nine() -> None:
    values = [card.value for card in PACKS["base"]]
    assert (min(values), max(values)) == (-5, 9)
    assert all(-5 <= card.value <= 9 for card in ALL)


def test_every_card_has_a_family_with_a_share() -> None:
    assert {name for rows in ROWS.values() for name in rows} == {*SHARES}
    assert sum(SHARES.values()) == 60
    assert family(Card("w1", 0, (e.End(),))) == "own"


def _ends(text: e.Text) -> bool:
    return any(isinstance(clause.clause if isinstance(clause, e.If) else clause, e.End) for clause in text)


def test_no_card_sets_a_condition_and_ends_the_game() -> None:
    assert [
        card.key for card in ALL if _ends(card.text) and any(isinstance(each, e.Decide) for each in card.text)
    ] == []


def test_printed_words_are_few_and_documented() -> None:
    assert {key for printed in PRINTED.values() for key in printed} == {"b89"}
    assert sum(documented(card) for card in PACKS["base"]) == 14
    assert not any(documented(card) for pack in ("mirror", "taboo", "tide") for card in PACKS[pack])


def test_the_mirror_turns_hands_outward() -> None:
    outward = [card for card in PACKS["mirror"] if "OUTWARD" in repr(card.text)]
    assert len(outward) > len(PACKS["mirror"]) / 2
    assert not any(
        isinstance(each, e.Turn) and each.face is Face.OUTWARD for card in PACKS["base"] for each in card.text
    )


def test_every_card_is_as_it_has_always_been() -> None:
    assert changed([cards()]) == []


def test_every_code_still_means_the_card_it_was_written_for() -> None:
    blocks = cards().file.read_text("utf-8").split("\n\n")
    wrong = [block for block in blocks if not _means_the_same(block)]
    assert not wrong, "\n\n".join(wrong)
    assert len(blocks) == len(ALL)


def _means_the_same(block: str) -> bool:
    head, japanese, *_ = block.splitlines()
    (card,) = unpack(head.split()[3])
    return (card.value, (card.text,)) == (int(head.split()[1]), parse(japanese, "ja"))


@pytest.mark.parametrize("packs", SETS)
@pytest.mark.parametrize("size", [20, 40, 60, 90, 120])
def test_r17_a_deck_has_its_size_and_every_card_once(packs: tuple[str, ...], size: int) -> None:
    deck = cut(packs, size, (), Chance("deck")("deck"))
    assert len({card.key for card in deck}) == len(deck) == size


@pytest.mark.parametrize("n", range(20))
def test_r17_families_have_their_shares(n: int) -> None:
    deck = cut(("base",), 60, (), Chance(str(n))("deck"))
    assert Counter(map(family, deck)) == SHARES
    assert sum(e.Discard(e.This()) in card.text for card in deck) >= 40


@pytest.mark.parametrize("packs", SETS[1:])
def test_r17_an_expansion_gives_a_fifth_and_leaves_the_ends_alone(packs: tuple[str, ...]) -> None:
    deck = cut(packs, 60, (), Chance("deck")("deck"))
    assert [sum(card in PACKS[pack] for card in deck) for pack in packs[1:]] == [12] * len(packs[1:])
    families = Counter(map(family, deck))
    assert (families["end"], families["cut"]) == (2, 1)
    assert families["condition"] >= 10


@pytest.mark.parametrize("n", range(5))
def test_r17_places_that_a_small_family_leaves_open_are_not_given_to_rare_ones(n: int) -> None:
    """In 120 cards a family has twice its share; of three there are not as many."""
    families = Counter(map(family, cut(("base",), 120, (), Chance(str(n))("deck"))))
    there = {name: len(cards) for name, cards in ROWS["base"].items()}
    assert sum(2 * SHARES[name] > there[name] for name in SHARES) == 3
    assert [families[name] for name in RARE] == [min(2 * SHARES[name], there[name]) for name in RARE]


def test_r17_own_cards_lie_on_top() -> None:
    own = (Card("w1", 3, (e.End(),)),)
    assert cut(("base",), 40, own, Chance("deck")("deck"))[40:] == own


def test_r17_another_chance_is_another_deck() -> None:
    first, again, other = (cut(("base",), 60, (), Chance(text)("deck")) for text in "aab")
    assert first == again != other
