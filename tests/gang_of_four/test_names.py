"""A combination is named by as much as tells it from the others in the hand; the strongest that is broken is named."""

from __future__ import annotations

import pytest

from game.core.rules import Saying
from game.games.gang_of_four import rules
from game.games.gang_of_four.hints.look import look_of, parts_of
from game.games.gang_of_four.hints.losses import broken
from game.games.gang_of_four.hints.names import move_named, named
from game.games.gang_of_four.page import VIEW
from game.games.gang_of_four.rules.cards import without
from game.games.gang_of_four.rules.combos import USUAL
from game.words import LANGUAGES
from tests.gang_of_four.scenes import scene
from tests.gang_of_four.tables import combo, facing, hand, table

LONG = "G2 G4 Y7 R6 G7"
LOTS = "R1 Y2 Y3 Y4 R4 G6 Y7 R7 Y8 Y8 R8 G9 Y9 Y9 Y10 Y10"
HELD = "G1 Y1 Y2 Y2 Y2 Y4 Y5 Y9 R9 R9 G9 G10 Y10 GP YP"


@pytest.mark.parametrize(
    ("held", "cards", "en", "ja"),
    [
        (HELD, "Y5", "the yellow 5", "黄の5"),
        (HELD, "R9 R9", "the pair of 9s", "9のペア"),
        (HELD, "GP YP", "the pair of phoenixes", "フェニックスのペア"),
        ("G1 G3 G4 G7 G9 Y2", "G1 G3 G4 G7 G9", "the green flush", "緑のフラッシュ"),
        ("G1 G3 G4 G7 G9 G10", "G1 G3 G4 G7 G9", "the green flush 1-3-4-7-9", "緑のフラッシュ（1-3-4-7-9）"),
        ("G1 Y1 M1 R3 R3 G4 Y4", "G1 Y1 M1 R3 R3", "the full house 1-1-1-3-3", "1-1-1-3-3のフルハウス"),
        (
            "G1 Y1 M1 R3 R3 GP YP",
            "G1 Y1 M1 GP YP",
            "the full house 1-1-1 with the phoenixes",
            "1-1-1とフェニックスのフルハウス",
        ),
        ("G5 G6 Y7 G8 Y9", "G5 G6 Y7 G8 Y9", "the straight 5-6-7-8-9", "5-6-7-8-9のストレート"),
        ("G5 G6 G7 G8 G9", "G5 G6 G7 G8 G9", "the green straight flush", "緑のストレートフラッシュ"),
        ("G5 G5 Y5 Y5", "G5 G5 Y5 Y5", "the gang of four 5s", "5のギャング・オブ・フォー"),
        ("G5 G5 Y5 Y5 R5", "G5 G5 Y5 Y5", "the gang of four 5s", "5のギャング・オブ・フォー"),
    ],
)
def test_a_name_tells_a_combination_from_others_in_the_hand(held: str, cards: str, en: str, ja: str) -> None:
    assert named(combo(cards), hand(held), USUAL) == move_named(combo(cards).text, hand(held), USUAL)
    for lang, said in (("en", en), ("ja", ja)):
        assert VIEW.brief_clause(scene(table(held, LONG, LONG), seat=0, lang=lang), combo(cards).text) == said


def test_every_language_is_tried_above() -> None:
    assert sorted(LANGUAGES) == ["en", "ja"]


@pytest.mark.parametrize(
    ("held", "cards", "lost"),
    [
        ("Y1 Y1 R1 M1 G5 Y8", "Y1 Y1 R1", ("brief.gang", {"kind": "gang_of_four", "number": 1})),
        ("Y1 Y1 R1 M1 G5 Y8", "Y1 Y1 R1 M1", None),
        ("G5 G5 Y5 Y5 R5 Y8 G2", "G5", ("brief.gang", {"kind": "gang_of_five", "number": 5})),
        ("G6 G7 G8 G9 G10 Y8 R8 R6 G2", "G6 R6 G8 Y8 R8", ("brief.flush", {"kind": "straight_flush", "colour": "G"})),
        ("G6 G7 G8 G9 G10 Y3 Y5", "G10", ("brief.flush", {"kind": "straight_flush", "colour": "G"})),
        ("G1 G3 G6 G8 G10 R2 R4 R5 R7 R9", "G10", ("brief.flush", {"kind": "flush", "colour": "G"})),
        ("G6 G7 G8 G9 G10 Y3 Y5", "Y3", None),
        ("G3 G5 Y5 R5 Y6 R6 Y8 RD", "Y6", ("brief.house", {"number": 5, "other": 6})),
        ("G3 G5 Y5 R5 Y6 R6 Y8 RD", "G5 Y5 R5 Y6 R6", None),
        ("G3 G5 Y5 RD", "G5", ("brief.two", {"kind": "pair", "number": 5})),
        ("G3 G5 Y5 RD", "G5 Y5", None),
        ("R3 Y4 Y5 Y5 G7 Y7 Y7 Y8 R9 R10 YP", "Y5 Y5 G7 Y7 Y7", None),
        ("G1 Y1 R1 R1 M1 R2 G3 R4 R4 R5 R7 R8 R9 G10 YP RD", "G1 Y1 R1 R1", None),
        (LOTS, "Y4 R4 G9 Y9 Y9", None),
        (
            LOTS,
            "Y8 R8 G9 Y9 Y9",
            ("brief.house", {"number": 8, "other": 4}),
        ),
    ],
)
def test_the_strongest_that_is_broken_is_named(held: str, cards: str, lost: Saying | None) -> None:
    look = look_of(rules.seen_by(0, facing(table(held, LONG, LONG), 1, "G1")), 0)
    found = broken(look, combo(cards), parts_of(without(look.held, cards.split()), look.pieces))
    assert (named(found, look.held, USUAL) if found else None) == lost
