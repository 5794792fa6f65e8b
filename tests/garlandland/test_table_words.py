"""What the table says and lights up: nothing glows for No Hand, and that none can be made any more is said."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from game.games.garlandland import GAME, rules
from game.games.garlandland.book import OWN
from game.games.garlandland.page.chances import likely
from game.games.garlandland.page.guide import guide, preview, reachable
from game.games.garlandland.page.readout import heard
from game.games.garlandland.page.reveal import lit
from game.games.garlandland.page.seats import player
from game.games.garlandland.rules import State
from game.games.garlandland.rules.hands import CARDS, DECK, NO_HAND, POINTS, garlands, hand, makes_up
from game.ui.view.people import names
from game.words import LANGUAGES, words_of
from tests.garlandland.lesson import scene
from tests.garlandland.rows import ROWS, dealt, round_of, round_on, stacked
from tests.ui.page import Page

NOTHING = next(row for row in ROWS if hand(garlands(row)) == NO_HAND)
for_both = pytest.mark.parametrize("lang", sorted(LANGUAGES))


def test_garlands_glow_only_where_they_make_a_hand() -> None:
    for row in ROWS[::17]:
        ring = garlands(row)
        assert list(lit(ring)) == ([] if hand(ring) == NO_HAND else list(makes_up(ring)))


def test_a_row_without_a_hand_has_no_ring_that_stands_out() -> None:
    state = round_of(" ".join(NOTHING), "VII III V IV I")
    here = scene(state, put_away=0)
    assert ".made" not in str(player(here, 0, state.last)).replace("garland made", ".made")
    assert "garland made" in str(player(here, 1, state.last))


def lost() -> State:
    """Three cards laid after which no hand can be made, whatever comes."""
    for row in ROWS:
        if reachable(row[:4], tuple(card for card in row[4:]), "") == (NO_HAND,):
            rest = [card for card in ("I", "II", "III", "IV", "V", "VI", "VII") if card not in row]
            state = stacked(" ".join((*row, *rest)), "I II III IV V VI VII")
            for mine, theirs in zip(row[:4], ("I", "II", "III", "IV"), strict=True):
                state = rules.play(rules.play(state, mine), theirs)
            if reachable(row[:4], state.hands[0], "") == (NO_HAND,):
                return state
    raise LookupError


@for_both
def test_what_makes_a_garland_is_said_before_the_first_card_and_above_the_list(lang: str) -> None:
    begun, later = dealt(), round_on(dealt(), "I VI VII II V", "I II IV VII V")
    for state, there in ((begun, True), (later, False)):
        here = scene(state, lang=lang, put_away=9)
        assert (here.words("page.meet") == preview(here)) == there
        assert here.words("page.meet") in guide(here)
    assert not preview(scene(begun, lang=lang, taught=True))


@for_both
def test_the_last_card_is_said_to_make_a_hand_and_not_to_leave_it_open(lang: str) -> None:
    rows, hands = (("I", "VI", "VII", "II"), ("I", "II", "III", "IV")), (("V", "III"), ("V", "VI"))
    state = dealt()._replace(rows=rows, hands=hands)
    words = scene(state, lang=lang).words
    said = preview(scene(state, "V", lang=lang))
    assert said.endswith(words("page.makes", hand="all black", what=("what.all black", {})))


@for_both
def test_the_only_hand_in_reach_is_said_to_be_made_and_not_to_be_possible(lang: str) -> None:
    rows, hands = (("I", "II", "IV"), ("I", "II", "III")), (("III", "VI"), ("V", "VI"))
    state = dealt()._replace(rows=rows, hands=hands)
    words, facts = scene(state, lang=lang).words, dict[str, Any](hand="pair", what=("what.pair", {}))
    assert preview(scene(state, "III", lang=lang)).endswith(words("page.makes", **facts))
    assert preview(scene(state, lang=lang)) == words("page.sure", **facts)
    state = state._replace(hands=(("V", "VI"), hands[1]))
    facts = {"hand": "all shapes", "odds": ("page.surely", {}), "what": ("what.all shapes", {})}
    assert preview(scene(state, "V", lang=lang)).endswith(words("page.reach", **facts))
    facts |= {"hand": "pair", "odds": ("page.surely", {}), "what": ("what.pair", {})}
    assert preview(scene(state, lang=lang)) == words("page.reach", **facts)


@for_both
def test_the_table_is_read_out_as_it_lies_there_also_between_two_rounds(lang: str) -> None:
    state = round_on(dealt(), "I VI VII II V", "I II IV VII V")
    lies, is_empty = (heard(scene(state, lang=lang, put_away=n), "table") for n in (0, 1))
    words = scene(state, lang=lang).words
    assert words("hear.join", garland="BW", card="VI") in lies
    assert lies.count(words("hear.empty")) == 0
    assert is_empty.count(words("hear.empty")) == 2


@for_both
def test_of_two_hands_that_are_equally_strong_the_likelier_one_is_named(lang: str) -> None:
    """They are in reach together only beside a row of one card, and with no card selected."""
    told, words = 0, words_of(lang, GAME)
    for laid in CARDS:
        for held in combinations([card for card in CARDS if card != laid], 2):
            strongest = reachable((laid,), held, "")
            odds = {name: likely((laid,), held, "", name) for name in strongest if POINTS[name] == 100}
            if len(odds) == 2:
                state = dealt()._replace(rows=((laid,), (laid,)), hands=(held, held))
                best = max(odds, key=lambda name: odds[name])
                facts = {"hand": best, "odds": ("page.share", {"share": odds[best]}), "what": (f"what.{best}", {})}
                assert preview(scene(state, lang=lang)) == words("page.reach", **facts)
                told += min(odds.values()) < odds[best]
    assert told


@for_both
def test_no_hand_is_not_called_the_best_one_in_reach(lang: str) -> None:
    words = words_of(lang, GAME)
    state = lost()
    assert preview(scene(state, lang=lang)) == words("page.reach-none")
    said = preview(scene(state, state.hands[0][0], lang=lang))
    assert said.endswith(words("page.reach-none"))
    assert words(f"hand.{NO_HAND}") not in said


def test_the_list_of_hands_beside_a_result_tells_nothing_of_the_next_hand() -> None:
    state = round_of(" ".join(NOTHING), "VII III V IV I")
    assert 'class="gone"' not in guide(scene(state, put_away=0))


@for_both
def test_pale_hands_are_explained_where_there_are_some(lang: str) -> None:
    told = words_of(lang, GAME)("page.pale")
    assert told in guide(scene(lost(), lang=lang))
    beside_a_result = round_of(" ".join(NOTHING), "VII III V IV I")
    assert told not in guide(scene(beside_a_result, lang=lang, put_away=0))


@for_both
def test_the_score_of_a_match_stands_in_its_end(lang: str) -> None:
    words = words_of(lang, GAME).named(["Ann", "Ben"])
    strong, weak = "VII III V IV I", " ".join(NOTHING)
    state = round_of(strong, weak, wins=(2, 1))
    assert words("score.pair", n=3, other=1) in words.tell(state.news[-1])
    assert "Ann" in words.tell(state.news[-1])


@for_both
def test_no_hand_is_spoken_of_before_there_is_a_row_nor_before_the_coach_has_told_what_one_is(lang: str) -> None:
    state = stacked("VII III IV V VI I II", "I II III IV V VI VII")
    words = words_of(lang, GAME)
    named = [words(f"hand.{name}") for name in POINTS]
    for n, moves in enumerate(("", "VII I", "III II")):
        for move in moves.split():
            state = rules.play(state, move)
        for taught in (False, True):
            for card in ("", *state.hands[0]):
                said = preview(scene(state, card, lang=lang)._replace(taught=taught))
                assert any(name in said for name in named) == (n >= (2 if taught else 1)), (n, taught, card)


@for_both
def test_a_row_that_goes_on_is_read_out_with_the_symbols_of_its_last_card_and_a_full_one_without(lang: str) -> None:
    rows = (("I", "III"), ("V", "VI", "VII", "II", "I"))
    here = scene(dealt()._replace(rows=rows), lang=lang)
    said = heard(here, "table")
    for row, there in zip(rows, (True, False), strict=True):
        assert (here.words("hear.open", cards="", symbols=DECK[row[-1]]) in said) == there


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_last_card_is_asked_for_as_the_last_and_the_deciding_round_says_who_has_won_the_match(lang: str) -> None:
    page = Page("#/garlandland?deal=plum-river-42&v=1&players=me,beginner", {"fudaba:lang": lang}, lang=lang)
    words = words_of(lang, page.match.game)
    asked = {}
    while page.match.asked is not None:
        if page.way_on:
            page.send(page.way_on)
        elif page.answer["more"] is not None:
            page.send("more")
        else:
            asked[len(page.match.state.rows[0])] = page.html
            page.send("line", page.legal[0])
    assert [laid for laid, html in asked.items() if words("page.choose-last") in html] == [4]
    winners = page.match.state.victors
    named = words.named(names(words, page.match.players))
    assert named("page.result-match", number=page.match.state.last.number, winners=winners) in page.html


def test_in_japanese_no_fruit_reads_as_in_fact() -> None:
    """A fruit that is the subject is marked by が: with は it reads as "in fact"."""
    words = words_of("ja", GAME)
    facts = {"hand": "pair", "others": "pair", "garland": "BF", "other": "BW", "shape": "F", "lesser": "W"}
    for key in ("why.shape", "why.shape-same", "why.shape-one"):
        assert words(key, seat=0, rival=1, **facts).endswith("実が花に勝ちます。")
    assert not [text for text in OWN["ja"].values() if "実は" in text]
