"""Hints in the positions that a fresh reader judged: what is said there of the first and of the second card."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from game.bots import analyse, outcome
from game.core.chance import Dice
from game.core.review import difference
from game.core.rules import Choice
from game.games.garlandland import GAME, bots
from game.games.garlandland.bots.alike import same
from game.games.garlandland.bots.sides import HARDLY, sides
from game.games.garlandland.bots.weighing import weigh
from game.games.garlandland.rules import State
from game.games.garlandland.rules.hands import CARDS, garland
from game.ui.view.parts import columns
from game.words import LANGUAGES, words_of
from tests.garlandland.test_aims import positions
from tests.garlandland.test_levels import at

ROOM = 168
"""Columns of three lines of a narrow phone."""
NAMES = {"en": ("You", "Bungo", "Shizuka", "Seiji"), "ja": ("あなた", "文吾", "静香", "誠司")}
SAID = [
    ("III | V | IV", "IV VI", "Only card VI can make all red, card IV only all black, which is rarer; "),
    ("III | V | V", "VI VII", "Only card VI can make all red; "),
    ("II | IV | VI", "IV VII", "Only card IV can make all red; "),
    ("I | I", "V VII", "Only card V can make all red; "),
    ("III | IV | IV | VI", "VII I", "Only card VII can make a shape triplet; "),
    ("I | I", "II VII", "Only card VII can make a shape triplet; "),
    (" | ", "V I", "Card I makes a shape triplet or better more often than card V; "),
    (" | ", "III VI", "Card III makes a shape triplet or better more often than card VI; "),
    (
        " | | ",
        "VI III",
        "Hardly any difference (33% and 32% to win): card III makes a shape triplet or better more often",
    ),
    (" | | | ", "III VII", "Hardly any difference (19% and 17% to win): card III makes all red or better more often"),
    ("III | VI", "VI V", "Either card wins the round 60% of the time: each hand is about as likely with either."),
    (
        "III VII | IV II | IV I | VI III",
        "I V",
        "Either card wins the round 7% of the time: card I makes a shape triplet more often, card V a stronger row.",
    ),
    ("II | I | VI | V", "IV VI", "No hand is likelier with card IV, but more end on a leaf garland; "),
    ("III VI VII | V II VII | V I IV", "I IV", "Card I makes a shape triplet for sure, card IV rules it out; "),
    ("III VI II | V III IV | IV VI II", "IV V", "Card IV makes all red for sure, but Shizuka may make single shape; "),
    (
        "I V VI | I II III",
        "VII III",
        "Card III makes a shape triplet for sure, card VII rules it out; you always win, ",
    ),
    (
        "III VII I | IV II VII | IV I II | VI III V",
        "V VI",
        "Card V makes a shape triplet if IV comes next, card VI cannot; ",
    ),
    ("III VII I V | IV II VII V | IV I II VII | VI III V I", "VI II", "Bungo will surely make a shape triplet, so "),
    (
        "III VI II IV | V III IV II | IV VI II VII",
        "V I",
        "Card V makes a row of the same strength: all red. It wins the ",
    ),
]
SECOND = [
    (
        "III | V | IV",
        "IV VI",
        "All black can be had 17% of the time (card VI, all red: 75%); you win the round 32% of the ",
    ),
    (
        " | | ",
        "IV III",
        "A shape triplet or better can be had 53% of the time (card III: 75%); you win the round 33% of ",
    ),
    (
        "III VI | V II | V I",
        "VII I",
        "A shape triplet can be had 33% of the time (card VII: 100%); you win the round 6% of ",
    ),
    (
        "II | IV | VI",
        "IV VII",
        "Card VII makes a shape triplet at best and rules out all red; you win the round 22% of ",
    ),
    ("III VI VII | V II VII | V I IV", "I IV", "Card IV can no longer make any hand; you never win (card I: 17%)."),
    (
        "I VII | I VII",
        "II III",
        "No hand is rarer with card II, but fewer end on a leaf garland; you win the round 19% of ",
    ),
]


def judged(rows: str, held: str) -> tuple[Choice, ...]:
    """Both cards, the better one first; rows are parted by |."""
    return tuple(analyse(bots.expert, at(*map(str.strip, rows.split("|")), held=held), 0, Dice("x")))


@pytest.mark.parametrize(("rows", "held", "said"), SAID)
def test_the_hint(rows: str, held: str, said: str) -> None:
    words = words_of("en", GAME).named(NAMES["en"])
    assert words.say(judged(rows, held)[0].reason).startswith(said)


@pytest.mark.parametrize(("rows", "held", "said"), SECOND)
def test_the_second_press(rows: str, held: str, said: str) -> None:
    assert words_of("en", GAME).say(judged(rows, held)[1].reason).startswith(said)


JAPANESE = [
    (
        "I V VI | I II III",
        "VII III",
        0,
        "IIIなら必ずシェイプトリプレットになり、VIIではなれません。必ず勝ちます（VIIでは必ず負け）。",
    ),
    (
        " | ",
        "V I",
        0,
        "VよりIのほうがシェイプトリプレット以上になりやすいです。ラウンドに勝つ見込みは58%（Vなら41%）。",
    ),
    (
        "I V | I II",
        "VII VI",
        0,
        "オールレッドになれるのはVIだけです。文吾はもうなれません。ラウンドに勝つ見込みは69%（VIIなら58%）。",
    ),
    (
        "I V | I II",
        "VII VI",
        1,
        "VIIではオールレッドになれず、よくてシェイプトリプレットです。ラウンドに勝つ見込みは58%（VIなら69%）。",
    ),
    ("III | VI", "VI V", 0, "ラウンドに勝つ見込みはどちらも60%。役のできやすさはどちらも同じくらいです。"),
]


@pytest.mark.parametrize(("rows", "held", "n", "said"), JAPANESE)
def test_the_hint_in_japanese(rows: str, held: str, n: int, said: str) -> None:
    assert words_of("ja", GAME).named(NAMES["ja"]).say(judged(rows, held)[n].reason) == said


def test_either_card_is_called_as_good_only_where_the_same_becomes_of_the_row() -> None:
    """Every strength as often; elsewhere only the chance is the same, and what differs is told."""
    keys = set()
    for seen, _, _, choices in (*positions(150, 1, 2), *positions(250, 2, 2), *positions(250, 3)):
        key = choices[0].reason[0]
        if key in ("reason.wins-level", "reason.wins-even"):
            assert same(*outcome(sides(seen, 0, outcome(weigh(seen, 0))))) == (key == "reason.wins-level")
            keys.add(key)
    assert len(keys) == 2


@pytest.mark.parametrize("rivals", [1, 2])
def test_a_few_hundredths_are_hardly_any_difference(rivals: int) -> None:
    for _, _, _, choices in positions(150, 2, rivals):
        key, told = choices[0].reason[0], [round(choice.worth, 2) for choice in choices]
        little = 0 < abs(difference(*told)) <= HARDLY and min(told) > 0 and max(told) < 1
        if "-hand" in key or "-break" in key or key == "reason.wins":
            assert not little
        assert little or key not in ("reason.wins-hardly", "reason.wins-close")


def test_the_second_press_speaks_of_the_second_card_and_says_something_else() -> None:
    """Of the hand as of the rows of a kind; not where all is the same with either card."""
    words = words_of("en", GAME)
    for _, _, _, (best, other) in (*positions(100, 0), *positions(150, 1, 2), *positions(150, 2, 3)):
        if "becomes" in other.reason[1]:
            assert other.reason[1]["becomes"][1].get("card", other.move) == other.move
            assert words.say(other.reason) != words.say(best.reason)


OF_SHAPES = {"W": ("I", "VI"), "F": ("II", "V"), "L": ("III", "IV")}
"""The cards that one shape sets apart: with the seed, and with its black symbol alone or its black one left out."""


def renamed(text: str, order: tuple[str, ...]) -> str:
    """Cards with their shapes exchanged: flower, fruit and leaf become these."""
    to = {
        old: new
        for one, two in zip(OF_SHAPES, order, strict=True)
        for old, new in zip(OF_SHAPES[one], OF_SHAPES[two], strict=True)
    }
    return " ".join(to.get(card, card) for card in text.split())


@pytest.mark.parametrize(("rows", "held", "said"), SAID[:6])
def test_what_one_card_alone_can_make_is_told_alike_whatever_the_shapes_are_called(
    rows: str, held: str, said: str
) -> None:
    first = judged(rows, held)[0]
    for order in permutations(OF_SHAPES):
        best = judged("|".join(renamed(row, order) for row in rows.split("|")), renamed(held, order))[0]
        assert best.move == renamed(first.move, order)
        assert best.reason[1]["becomes"][0] == first.reason[1]["becomes"][0]
        assert best.reason[1]["becomes"][1]["made"] == first.reason[1]["becomes"][1]["made"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hints_have_room_in_three_lines(lang: str) -> None:
    """All but one in a hundred, with the second press; on random rows, which are longer than those of matches."""
    words, widths = words_of(lang, GAME).named(NAMES[lang]), []
    for n in range(300):
        seen = table(Random(n))
        for key, choice in zip(("hint", "hint-second"), analyse(bots.expert, seen, 0, Dice("x")), strict=True):
            row = seen.rows[0]
            ring = {"garland": garland(row[-1], choice.move)} if row else {}
            named = words(f"page.choice{'' if row else '-first'}", card=choice.move, **ring)
            widths.append(columns(words(key, move=named, why=choice.reason)))
    assert sum(width > ROOM for width in widths) <= len(widths) / 100


def table(random: Random) -> State:
    """Two to four rows of one length and two cards in the hand."""
    laid, seats = random.randrange(5), random.choice((2, 3, 4))
    rows = [random.sample(CARDS, laid) for _ in range(seats)]
    held = random.sample([card for card in CARDS if card not in rows[0]], 2)
    return at(*map(" ".join, rows), held=" ".join(held))
