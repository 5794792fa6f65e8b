"""What the status line asks for: of several cards of one clause, the second is said to be one more, of how many."""

from __future__ import annotations

import pytest

from game.core.rules import Facts, Saying
from game.games.read_aloud import rules
from game.games.read_aloud.language.effects import Any, Clause, Discard, Each, Place, SetLimit, Some, SwapOnes, SwapTwo
from game.games.read_aloud.page import VIEW
from game.games.read_aloud.words.asking_ja import SENTENCES
from tests.read_aloud.sights import PLAIN, STAYS, after, asked, for_both, scene, table

both = pytest.mark.parametrize("lang", for_both)


@both
@pytest.mark.parametrize(
    ("clause", "moves", "said"),
    [
        (SwapOnes(), ("field 2",), ("hands", "swap", 2, 2)),
        (SwapTwo(Place.MINE, Place.OTHERS), ("hand 1",), ("hand", "swap", 2, 2)),
        (Discard(Some(2, Place.FIELD)), ("field 2",), ("field", "discard", 2, 2)),
        (Discard(Some(Any(), Place.FIELD)), ("number 3", "field 2"), ("field", "discard", 2, 3)),
    ],
)
def test_one_more_card_is_said_to_be_one_more_of_how_many(
    clause: Clause, moves: tuple[str, ...], said: tuple[str, str, int, int], lang: str
) -> None:
    start = table([(clause,), *[PLAIN] * 4], [PLAIN] * 3, [STAYS] * 3)
    first, _ = after(start, "read field 1", *moves[:-1])
    second, _ = after(start, "read field 1", *moves)
    origin, act, nth, of = said
    words, facts = asked(lang), {"origin": (f"out-of.{origin}", {"seat": 1}), "act": (f"act-on.{act}", {})}
    counted: Saying = ("ask.next-of", {**facts, "nth": nth, "of": of})
    one: Saying = ("ask.swap-with", facts) if act == "swap" else counted
    assert VIEW.status(scene(second, lang=lang)).replace("\N{NO-BREAK SPACE}", " ") == words.say(one).replace(
        "\N{NO-BREAK SPACE}", " "
    )
    assert words.say(one) != VIEW.status(scene(first, lang=lang))


@both
def test_whose_card_wants_a_discard_and_how_many_is_said_from_the_first_on(lang: str) -> None:
    """The first player reads that everybody discards two; of the second one, who holds three, both are asked for."""
    state, _ = after(table([(Each(Place.OTHERS, 2),), PLAIN, PLAIN], [PLAIN] * 3, [STAYS] * 3), "read field 1")
    words = asked(lang)
    facts: Facts = {"origin": ("out-of.mine", {}), "act": ("act-on.discard", {})}
    for nth in (1, 2):
        said: Saying = ("ask.next-of-for", {**facts, "seat": 0, "nth": nth, "of": 2})
        assert VIEW.status(scene(state, seat=1, lang=lang)).replace("\N{NO-BREAK SPACE}", " ") == words.say(said)
        state, _ = after(state, rules.moves(state)[0])


def test_what_a_player_is_asked_has_its_verb_in_japanese_and_of_a_hand_to_be_filled_the_reason() -> None:
    own = {key: said for key, said in SENTENCES.items() if key.startswith("ask.") and not key.endswith(".other")}
    assert [key for key, said in own.items() if "ください" not in said] == []
    start, _ = after(table([STAYS] * 3, [PLAIN] * 3, [STAYS] * 3), "read hand 1")
    assert VIEW.status(scene(start, lang="ja")).startswith("手札が1枚足りません")


def test_of_one_card_and_of_several_too_many_the_same_is_said() -> None:
    one, several = (asked("en")("ask.overflow", n=n) for n in (1, 2))
    assert one.replace("1 card ", "2 cards ") == several


@both
def test_of_a_hand_with_two_cards_too_many_both_the_question_and_the_log_say_how_many_are_left(lang: str) -> None:
    state = table([(SetLimit(Place.HANDS, 1),), PLAIN, PLAIN], [PLAIN] * 3, [STAYS] * 3)
    state, _ = after(state, "read field 1")
    for n in (2, 1):
        assert state.asked
        assert VIEW.status(scene(state, seat=state.asked.seat, lang=lang)) == asked(lang)("ask.overflow", n=n)
        state, _ = after(state, "hand 1")
        assert next(each.facts["n"] for each in state.news if each.kind == "overflow-hand") == n


@both
@pytest.mark.parametrize(
    ("clause", "moves", "key"),
    [
        (Discard(Some(1, Place.FIELD)), (), "page.discard"),
        (SwapOnes(), (), "page.choose"),
        (Discard(Some(1, Place.MINE)), ("hand 1",), "page.take"),
        (SetLimit(Place.HANDS, 1), (), "page.discard"),
    ],
)
def test_the_button_says_what_is_done_with_the_card_that_is_chosen(
    clause: Clause, moves: tuple[str, ...], key: str, lang: str
) -> None:
    start = table([(clause,), *[PLAIN] * 4], [PLAIN] * 3, [STAYS] * 3)
    state, _ = after(start, "read field 1", *moves)
    here = scene(state, lang=lang)
    assert state.asked
    assert VIEW.board(here).play == here.words(key)
