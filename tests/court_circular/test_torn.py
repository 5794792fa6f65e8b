"""Where the lead lies in the middle of a run, it is said that this is no sequence (S15, B6)."""

from __future__ import annotations

import pytest

from game.core.rules import Choice, Facts
from game.games.court_circular.hints.compared import against
from game.games.court_circular.page import VIEW
from game.games.court_circular.page.preview import preview
from game.games.court_circular.rules import seen_by
from game.games.court_circular.rules.hands import ARTICLE, CARROLL, Sheet
from game.games.court_circular.rules.torn import torn
from game.words import LANGUAGES
from tests.court_circular.scenes import scene, text_of
from tests.court_circular.tables import after, cards, table

for_both = pytest.mark.parametrize("lang", sorted(LANGUAGES))
MINE, THEIRS = "9D JC 2S 2H 4H 5C", "3C 4D 6S 8C 9C QC"
TORN = table("10S", MINE, THEIRS)


@pytest.mark.parametrize(
    ("row", "sheet", "run"),
    [
        ("10S 9D JC", ARTICLE, "9D 10S JC"),
        ("10S JC 2S 9D", ARTICLE, "9D 10S JC"),
        ("10S JC 2S 9D", CARROLL, "9D 10S JC"),
        ("10S 9D JC QH", ARTICLE, "9D 10S JC QH"),
        ("2S AH 3D", ARTICLE, "AH 2S 3D"),
        ("10S 9D 8C", ARTICLE, ""),
        ("10S 9D JC 10H", ARTICLE, ""),
        ("10S 9D JC 10H", Sheet(runs_without_lead=False), "9D 10S JC"),
        ("10S 9S JS", ARTICLE, "9S 10S JS"),
        ("10S 9S JS 2S", ARTICLE, ""),
        ("AS KD 2C", ARTICLE, ""),
        ("10S 9D", ARTICLE, ""),
    ],
)
def test_a_run_is_torn_where_only_the_lead_in_its_middle_keeps_it_from_being_the_hand(
    row: str, sheet: Sheet, run: str
) -> None:
    assert torn(cards(row), sheet) == cards(run)


@for_both
def test_the_list_of_hands_says_where_the_lead_may_stand(lang: str) -> None:
    here = scene(TORN, lang=lang)
    assert here.words("page.lead-in-run") in text_of(VIEW.guide(here))


@for_both
def test_above_the_hand_it_is_said_with_the_card_that_would_tear_a_run_and_no_other(lang: str) -> None:
    two = after(TORN, "9D 3C")
    said = scene(two, lang=lang).words("page.no-run", run="9-10-J")
    assert {card for card in two.hands[0] if said in preview(scene(two, card, lang=lang))} == {"JC"}


@for_both
@pytest.mark.parametrize(("held", "told"), [("5H", False), ("8H", True)])
def test_above_the_hand_it_is_not_said_of_the_numbers_of_the_sequence_in_reach(
    lang: str, held: str, told: bool
) -> None:
    """With the five of hearts four, five and six are a sequence without the lead."""
    here = scene(after(table("5D", f"4D 6S KH JH {held} AD", "JC 7D 10H 2C 3S 8C"), "4D JC 6S 7D"), lang=lang)
    assert (here.words("page.no-run", run="4-5-6") in preview(here)) == told


@for_both
def test_above_the_hand_there_are_three_sentences_at_most(lang: str) -> None:
    for moves, card in (("9D 3C", "JC"), ("9D 4D 2S 6S", "JC"), ("9D QC", "JC"), ("", "9D")):
        here = scene(after(TORN, moves), card, lang=lang)
        assert preview(here).count("。" if lang == "ja" else ".") <= 3, preview(here)


@for_both
def test_the_verdict_says_it_of_the_own_row(lang: str) -> None:
    over = after(TORN, "9D 3C JC 4D 2S 6S")
    said = [scene(over, seat=seat, lang=lang) for seat in (0, 1)]
    sentence = said[0].words("page.no-run", run="9-10-J")
    assert [sentence in text_of(VIEW.board(here).middle) for here in said] == [True, False]


FEW: Facts = {"few": ("reason.few", {})}


@for_both
def test_the_review_says_it_of_the_card_that_was_played(lang: str) -> None:
    seen, words = seen_by(0, after(TORN, "9D 3C")), scene(TORN, lang=lang).words
    best = Choice("2H", 5.0, ("reason.lost", FEW))
    for played, torn_by in (("JC", True), ("4H", False)):
        said = words.say(against(seen, 0, best, Choice(played, 2.0, ("reason.lost", FEW))))
        assert (words("page.no-run", run="9-10-J") in said) == torn_by
