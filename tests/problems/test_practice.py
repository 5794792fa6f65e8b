"""The practice corner: ten questions whose answers the rules give, with the reason, and then the result."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import product

import pytest

from game.core.chance import Chance
from game.core.game import Game
from game.games.court_circular.page.parting import parting
from game.games.court_circular.rules.hands import hand
from game.games.gang_of_four.problems.practice import _rule
from game.games.gang_of_four.rules.combos import classify
from game.games.garlandland.rules.hands import NO_HAND
from game.problems.practice import ROUND, Question, _kinds, question
from game.problems.problem import BadProblem
from game.problems.saying import words_for
from game.shelf import GAMES
from game.ui.places import Corner
from game.words import LANGUAGES
from tests.every import few
from tests.markup import parsed
from tests.matches import name
from tests.ui.page import Page

WITH_CORNER = [game for game in GAMES.values() if "practice" in game.late]
for_every_game = pytest.mark.parametrize("game", WITH_CORNER, ids=name)


def corner(page: Page) -> Corner:
    screen = page.wire.model.screen
    assert isinstance(screen, Corner)
    return screen


@cache
def many(of: str, n: int) -> list[Question]:
    """So many questions of a game, the kinds in turn."""
    kinds = _kinds(GAMES[of])
    return [kinds[i % len(kinds)](Chance("practice")("question", i)) for i in range(n)]


@for_every_game
def test_a_round_asks_each_kind_of_question_equally_often(game: Game) -> None:
    kinds = len(_kinds(game))
    assert kinds > 1
    for seed in map(str, range(6)):
        asked = [question(game, Corner(game, seed, n)).asks[0] for n in range(ROUND)]
        often = Counter(asked).values()
        assert len(often) == kinds
        assert max(often) - min(often) <= (ROUND % kinds > 0)
        assert all(len({*asked[n : n + kinds + 1]}) > 1 for n in range(ROUND - kinds)), "no long row of one kind"


@pytest.mark.parametrize(("game", "lang"), few(product(WITH_CORNER, LANGUAGES), 3))
def test_every_question_can_be_drawn_and_its_answer_is_given_with_a_reason(game: Game, lang: str) -> None:
    words, asked = words_for(lang, game), many(game.name, 120)
    rights = Counter[tuple[str, int]]()
    for each in asked:
        said = [words.say(answer) for answer in each.answers]
        assert len(set(said)) == len(said) >= 2
        assert 0 <= each.right < len(said)
        assert words.say(each.asks)
        assert each.why(words)
        parsed(each.drawn(words))
        rights[each.asks[0], each.right] += 1
    assert len({key for key, _ in rights}) == len(_kinds(game))
    assert all(len({right for asked, right in rights if asked == key}) >= 2 for key, _ in rights)


@pytest.mark.parametrize("game", [game for game in WITH_CORNER if game.name != "read-aloud"], ids=name)
def test_the_answers_agree_with_the_judge(game: Game) -> None:
    """`python -m game judge` answers the same cases; it reads the cards from the picture that is shown.

    Of Read-Aloud it knows only sentences; see tests/read_aloud/test_practice.py.
    """
    assert game.judge
    words = words_for("en", game)
    for each in many(game.name, 120)[:60]:
        sides = [side.cards() for side in parsed(each.drawn(words)).all(css="side-of")] or [
            parsed(each.drawn(words)).cards()
        ]
        if "nothing" in each.answers[each.right][0]:
            continue
        data = game.judge(tuple(" ".join(side) for side in sides)).data
        key, facts = each.answers[each.right]
        told = {
            "book.row-a": "a",
            "book.row-b": "b",
            "practice.both": "tie",
            "practice.yes": True,
            "practice.no": False,
        }
        wanted = told.get(key, facts.get("hand", facts.get("kind")))
        assert wanted in (data.get("winner"), data.get("beats"), data.get("hand"), data.get("class"), data.get("kind"))


@pytest.mark.parametrize(
    ("one", "other", "rule"),
    [
        ("G8", "R7", "number"),
        ("G5", "R5", "colour"),
        ("Y1", "M1", "multi"),
        ("Y6", "GP", "dragon"),
        ("GP YP", "R10 R10", "phoenixes"),
        ("G8 Y8", "Y8 R8", "colours"),
        ("G4 R4 R4", "G8 Y8 R8", "number"),
        ("Y1 R1 M1", "Y1 Y1 R1", "multi"),
        ("G4 R5 R6 R7 G8", "G3 G4 Y5 Y6 Y7", "top"),
        ("G2 R3 G4 G5 R6", "R2 R3 G4 Y5 R6", "run"),
        ("G2 G3 G4 G5 G6", "Y2 Y3 Y4 Y5 Y6", "run"),
        ("R2 R4 R5 R6 R8", "M1 Y2 Y2 Y7 Y8", "flush"),
        ("R2 R4 R5 R6 R8", "Y2 Y4 Y5 Y6 Y8", "flush"),
        ("G1 R1 G10 R10 R10", "G5 Y5 Y5 R10 R10", "house"),
        ("G1 R1 G10 R10 R10", "R2 R3 G4 Y5 R6", "kind"),
        ("G1 Y1 R1 R1", "G1 R1 R1 M1", "gangs"),
        ("G5 Y5 R5 R5", "G2 G2 Y2 R2", "gangs"),
        ("G1 G1 R1 M1", "G1 G1 Y1 R1 M1", "size"),
        ("G8 Y8 Y8 R8", "RD", "gang"),
    ],
)
def test_the_reason_names_the_rule_that_compares_two_combinations_of_gang_of_four(
    one: str, other: str, rule: str
) -> None:
    upper, lower = classify(one.split()), classify(other.split())
    assert upper
    assert lower
    assert _rule(upper, lower) == rule


@pytest.mark.parametrize("asked", many("garlandland", 12), ids=lambda asked: asked.asks[0])
def test_no_ring_of_garlandland_stands_out_before_the_answer_is_given(asked: Question) -> None:
    words = words_for("en", GAMES["garlandland"])
    assert not parsed(asked.drawn(words)).all(css="made")
    assert not parsed(asked.drawn(words)).all(css="decides")
    assert asked.answered
    if asked.asks[0] == "practice.what":
        makes_none = asked.answers[asked.right][1]["hand"] == NO_HAND
        assert bool(parsed(asked.answered(words)).all(css="made")) != makes_none


@for_every_game
def test_ten_questions_are_a_round(game: Game) -> None:
    page = Page(f"#/{game.name}/practice")
    for n in range(ROUND):
        here = corner(page)
        assert (here.n, here.chosen) == (n, -1)
        asked = question(game, here)
        assert page.answer["focus"] == "answer-0", "the digits and the focus are at the answers"
        keys = parsed(page.html).one("main").attributes["data-keys"]
        assert keys == "; ".join(f"{i + 1}=practice {i}" for i in range(len(asked.answers)))
        page.send(f"practice {asked.right if n % 2 else (asked.right + 1) % len(asked.answers)}")
        assert ("Right." in page.answer["html"]) == bool(n % 2)
        page.send("practice 0")
        assert corner(page).verdicts == tuple(bool(i % 2) for i in range(n + 1)), "an answer stands"
        assert page.answer["focus"] == "practice-next"
        assert "data-keys" not in parsed(page.html).one("main").attributes
        page.send("practice next")
    assert page.answer["focus"] == "asked"
    assert "5 of 10 right." in page.answer["html"]
    assert len(parsed(page.answer["html"]).one("svg", "strip").all("g")) == ROUND, "a mark for each question"
    assert page.html.count('class="book') == ROUND // 2, "the missed ones are shown once more"
    page.send("practice 0")
    page.send("practice next")
    assert corner(page).n == ROUND


def test_what_is_no_answer_is_ignored() -> None:
    page = Page("#/garlandland/practice")
    for do in ("practice", "practice 9", "practice -1", "practice next", "practice ²", "practice 0 0"):
        page.send(do)
        assert corner(page).chosen == -1, do
        assert corner(page).n == 0, do


def test_a_game_without_a_corner_says_so() -> None:
    with pytest.raises(BadProblem) as fault:
        _kinds(GAMES["garlandland"]._replace(name="whist"))
    assert fault.value.key == "problem.no-corner"


@for_every_game
def test_the_rules_lead_there(game: Game) -> None:
    assert f'href="#/{game.name}/practice"' in Page(f"#/{game.name}/rules").answer["html"]


def test_two_rows_are_never_the_same() -> None:
    game = GAMES["garlandland"]
    for asked in many(game.name, 400)[::2]:
        one, other = (
            re.findall(r"#[\w-]+", side) for side in str(asked.drawn(words_for("en", game))).split("side-of")[1:]
        )
        assert len(one) == len(other) > 0
        assert one != other


def test_between_equal_hands_no_card_decides_that_both_rows_have() -> None:
    """A pair of aces against a pair of eights, both with other cards, on the ace of diamonds."""
    lead, *others = "AD", "AS", "4C", "2H", "8D", "8C", "3S"
    best, other = hand((lead, *others[:3])), hand((lead, *others[3:]))
    assert (best.name, other.name) == ("pair", "pair")
    assert parting(best, other) == ("AD", "8D")
