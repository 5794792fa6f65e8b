"""English sentences that are read by their clauses: in any order, with what is left out filled by rule, or not at all."""

from __future__ import annotations

from itertools import groupby

import pytest
from hypothesis import given

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Face, Measure, Place, Where
from game.games.read_aloud.language.sentences import LANGUAGES, say
from game.games.read_aloud.reading.en.chart import Chart
from game.games.read_aloud.reading.en.cut import grammar
from game.games.read_aloud.reading.en.frames import framed
from game.games.read_aloud.reading.en.productions import Grammar, Production, Rows
from game.games.read_aloud.reading.grammar import language_of
from game.games.read_aloud.reading.parser import composed
from tests.every import EVERY
from tests.read_aloud.corpus import misunderstood, understood, written
from tests.read_aloud.test_denied import DENIED, NARROWER, SAME, TESTED, TOLD
from tests.read_aloud.test_left_out import UNREAD
from tests.read_aloud.test_written import FILES
from tests.read_aloud.texts import texts

MINE, PILE, FIELD, DISCARDS = Place.MINE, Place.PILE, Place.FIELD, Place.DISCARDS
LEFT, HANDS, OTHERS, ANYONE, ANOTHER = Place.LEFT, Place.HANDS, Place.OTHERS, Place.ANYONE, Place.ANOTHER
THIS = e.Discard(e.This())
READ: dict[str, e.Text] = {
    # places before and after the verb, active and passive
    "From the field, take two cards into your hand.": (e.Take(2, FIELD, MINE),),
    "Two cards from the field go into your hand.": (e.Take(2, FIELD, MINE),),
    "On top of the deck goes a card from your hand.": (e.ToPile(e.Some(1, MINE), Where.TOP),),
    "Two cards must be discarded by every player.": (e.Each(HANDS, 2),),
    "Have your left neighbour reveal their hand.": (e.Turn(e.Whole(LEFT), Face.OPEN),),
    # what one thing is said of is said of the others, too
    "Discard this card, a field card and the top card of the deck.": (
        THIS,
        e.Discard(e.Some(1, FIELD)),
        e.Discard(e.Top(1)),
    ),
    "Discard a card from your hand or from the field.": (
        e.Either(e.Discard(e.Some(1, MINE)), e.Discard(e.Some(1, FIELD))),
    ),
    "Discard a card from the field or anyone's hand.": (e.Discard(e.Some(1, Place.PLAY)),),
    "You and your left neighbour each draw a card.": (e.Take(1, PILE, MINE), e.Take(1, PILE, LEFT)),
    # who goes on to act
    "Everyone discards a card and draws two cards.": (e.Each(HANDS, 1), e.Take(2, PILE, HANDS)),
    "Everyone discards a card, then take an extra turn.": (e.Each(HANDS, 1), e.Again()),
    "Everyone must show their hand and discard this card.": (e.Turn(e.Whole(HANDS), Face.OPEN), THIS),
    "Choose a player to draw two cards.": (e.Take(2, PILE, ANYONE),),
    "Your left neighbour discards a card, and so does your right neighbour.": (
        e.Each(LEFT, 1),
        e.Each(Place.RIGHT, 1),
    ),
    # what “it” stands for
    "Look at the top card of the deck and discard it.": (e.Look(e.Top(1)), e.Discard(e.Top(1))),
    "Discard the top two cards of the deck, then shuffle it.": (e.Discard(e.Top(2)), e.Shuffle(PILE)),
    "Take a card out of your left neighbour's hand and discard it.": (e.Discard(e.Some(1, LEFT)),),
    "Turn the field face up, then discard its highest card.": (
        e.Turn(e.Whole(FIELD), Face.OPEN),
        e.Discard(e.Peak(FIELD, True)),
    ),
    "Return the discards to the deck and shuffle it.": (e.ToPile(e.Whole(DISCARDS), Where.AMONG),),
    # tests before and after
    "Unless the deck is empty, draw a card.": (e.If(e.AtLeast(PILE, 1), e.Take(1, PILE, MINE)),),
    "Draw a card if there are fewer than three field cards.": (e.If(e.AtMost(FIELD, 2), e.Take(1, PILE, MINE)),),
    "If the deck has five cards or fewer, the game ends; otherwise everyone draws a card.": (
        e.If(e.AtMost(PILE, 5), e.End()),
        e.If(e.AtLeast(PILE, 6), e.Take(1, PILE, HANDS)),
    ),
    "Twenty or more discards in the discard pile? The game ends.": (e.If(e.AtLeast(DISCARDS, 20), e.End()),),
    # who sees, who is called, what is one of two
    "Hold your cards so that everyone but you can see them.": (e.Turn(e.Whole(MINE), Face.OUTWARD),),
    "Left neighbour, reveal your hand!": (e.Turn(e.Whole(LEFT), Face.OPEN),),
    "Most cards? Discard two of them. Discard this card.": (e.EachBy(e.Most(Measure.CARDS), 2), THIS),
    "Choose one: A) draw a card. B) take another turn.": (e.Either(e.Take(1, PILE, MINE), e.Again()),),
    "Target opponent discards a card of your choice.": (e.Discard(e.Some(1, ANOTHER)),),
    "Put this card on the top or bottom of the deck.": (
        e.Either(e.ToPile(e.This(), Where.TOP), e.ToPile(e.This(), Where.BOTTOM)),
    ),
    # who wins and loses
    "The hand whose total comes nearest to twelve wins.": (e.Decide(e.Nearest(Measure.SUM, 12)),),
    "You win if you hold an odd number of cards at the end.": (e.Decide(e.Odd(Measure.CARDS)),),
    "Whoever has the smallest highest card loses.": (e.LoseBy(e.Least(Measure.HIGHEST)),),
    # what is forbidden
    "From now on, no player may swap any cards.": (e.Ban(e.Act.EXCHANGE),),
    "Cards in the field may be read again.": (e.Unban(e.Act.READ_FIELD),),
    # limits
    "Both limits go up by one.": (e.Limit(HANDS, 1), e.Limit(FIELD, 1)),
    "Your left neighbour may only hold three cards.": (e.SetLimit(LEFT, 3),),
    # what comes first or last, what may be left, what is only called out
    "Draw a card, but discard this card first.": (e.Discard(e.This()), e.Take(1, Place.PILE, MINE)),
    "You may discard a field card.": (e.Either(e.Discard(e.Some(1, FIELD)), e.Nothing()),),
    "If you like, shuffle the deck.": (e.Either(e.Shuffle(Place.PILE), e.Nothing()),),
    "Blackjack rules: discard a field card.": (e.Discard(e.Some(1, FIELD)),),
    "Your left neighbour shows you their hand.": (e.Look(e.Whole(LEFT)),),
    "Discard this card; its owner discards two cards.": (e.Discard(e.This()), e.Each(Place.OWNER, 2)),
    "Set the hand limit to four and the field limit to two.": (e.SetLimit(HANDS, 4), e.SetLimit(FIELD, 2)),
    # a neighbour without a side
    "Swap hands with a neighbour.": (e.Either(e.SwapHands(LEFT), e.SwapHands(Place.RIGHT)),),
}
CLAUSES = "en_clauses"
ENGLISH = [*(name for name in FILES if name.startswith("en")), CLAUSES]
SHARE = 0.9


@pytest.mark.parametrize("sentence", READ)
def test_it_is_read_by_its_clauses(sentence: str) -> None:
    assert framed(sentence) == (READ[sentence],)


@pytest.mark.parametrize("name", ENGLISH if EVERY else ENGLISH[-12:])
def test_nothing_is_read_wrongly_by_clauses_alone(name: str) -> None:
    found = ((each, {*composed(LANGUAGES["en"], each.sentence)}) for each in written(name))
    assert [each.sentence for each, texts in found if not texts <= {*each.meanings}] == []


def test_most_sentences_of_many_voices_are_understood_and_none_wrongly() -> None:
    sentences = [*written(CLAUSES)]
    meant = [each for each in sentences if each.meanings]
    assert sum(map(understood, meant)) >= SHARE * len(meant)
    assert [each.sentence for each in sentences if misunderstood(each)] == []


def test_what_is_denied_or_left_out_is_not_read_by_clauses_alone() -> None:
    sentences = [*filter(None, (DENIED + TESTED + NARROWER + SAME + TOLD).splitlines()), *UNREAD]
    assert [each for each in sentences if language_of(each) == "en" and framed(each)] == []


@given(texts())
def test_what_cards_say_is_read_by_clauses_as_it_is_meant_or_not_at_all(text: e.Text) -> None:
    once = tuple(clause for clause, _ in groupby(text))
    found = framed(say(text, "en"))
    assert not found or found == (text,) or len(once) < len(text)


@pytest.mark.parametrize("name", sorted(grammar().productions))
def test_every_production_makes_something_or_nothing_without_a_fault(name: str) -> None:
    for production in grammar().productions[name]:
        for full in (True, False):
            Chart(grammar(), spoken(grammar(), production, full)).at(name, 0)


def spoken(rules: Grammar, production: Production, full: bool, deep: int = 6) -> list[str]:
    """Words that a production stands for: the shortest, or with everything that may be missing."""
    words: list[str] = []
    for symbol in production.symbols:
        if symbol.missing and (not full or deep < 3):
            continue
        if symbol.name:
            found = [spoken(rules, each, full, deep - 1) for each in rules.productions[symbol.name][: deep + 1] if deep]
            shortest: list[str] = min(found, key=len) if found else []
            words += shortest
        else:
            words.append(min(symbol.words).replace("#", "3"))
    return words


def test_what_may_be_missing_or_stand_often_is_a_value_or_none() -> None:
    rows: dict[str, Rows] = {
        "Line": {"the? Colour* ball/balls|Colour": lambda *found: found},
        "Colour": {"red": 1, "blue": 2},
    }
    chart = Chart(Grammar(rows), ("the", "red", "blue", "ball"))
    assert chart.at("Line", 0) == ((4, ((1, 2),)),)
    assert chart.at("Line", 1) == ((4, ((1, 2),)), (2, (1,)))
    assert chart.at("Line", 3) == ((4, ((),)),)
