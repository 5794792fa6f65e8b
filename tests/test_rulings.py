"""Every label of a rule that code or tests cite (D20, E12, 5-2a, ...) has its sentence in docs/rulings."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LETTERS = {"garlandland": "G", "gang-of-four": "D", "court-circular": "SABCEFG", "read-aloud": "ERC"}
"""The letters of each game's labels."""
ITEMS = {"gang-of-four": r"\d{1,2}", "read-aloud": r"5-\d[a-d]?|2-[12]|[1-7]"}
"""Of the games whose rulebooks number their paragraphs, what such a number looks like."""
SENTENCE = re.compile(r"^\* \*\*([A-Z]?\d{1,2}(?:-\d[a-d]?)?)\*\* \S", re.MULTILINE)
HEADING = 11
"""From so many labels on, a range says only which labels there are: `E1 to E40`."""
BLANK = ("blind.py", "solved.py")
"""Tables that are no text."""


def listed(one: str) -> str:
    """The pattern of a list of what matches `one`: `D5, D7 to D10`, `E1 and E4`, `C17-C19`."""
    return rf"(?:{one})(?:(?:, | to | and |-)(?:{one}))*"


@cache
def patterns(game: str) -> tuple[re.Pattern[str], ...]:
    """What a citation looks like: D20 anywhere; a bare number in brackets, after `item`, or before a colon."""
    letter = rf"[{LETTERS[game]}]\d{{1,2}}"
    anywhere = re.compile(rf"\b({listed(letter)})\b(?!-)")
    if game not in ITEMS:
        return (anywhere,)
    either = listed(rf"{letter}|{ITEMS[game]}")
    bracketed, called = rf"\((?:preparation )?({either})[):;]", rf"\b(?:items?|rule|preparation) ({either})\b"
    opening = rf"^({listed(ITEMS[game])})[:,] " if game == "read-aloud" else r"(?!)()"
    return anywhere, re.compile(bracketed), re.compile(called), re.compile(opening)


def spread(found: str) -> Iterator[str]:
    """The labels of a list, with those between the two ends of a range; a long range is a heading, and cites none."""
    for part in re.split(r", | and ", found):
        ends = re.fullmatch(r"([A-Z]?)(\d+)(?: to |-(?=[A-Z]))\1(\d+)", part)
        if not ends:
            yield part
        elif int(ends[3]) - int(ends[2]) < HEADING:
            yield from (f"{ends[1]}{number}" for number in range(int(ends[2]), int(ends[3]) + 1))


def named(test: str, game: str) -> Iterator[str]:
    """The labels at the end of a test's name, `..._12_d19`; with Read-Aloud at its beginning, `test_5_2a_r20_...`."""
    item = ITEMS.get(game, "(?!)").replace("5-", "5_").replace("2-", "2_")
    one = rf"(?:[{LETTERS[game].lower()}]\d{{1,2}}|{item})"
    listing = rf"({one}(?:(?:_|_and_){one})*)"
    found = re.match(rf"test_{listing}_", test) if game == "read-aloud" else re.search(rf"_{listing}$", test)
    for label in re.findall(one, found[1]) if found else ():
        yield label.replace("_", "-") if label[0].isdigit() else label.upper()


def texts(source: str, nodes: list[ast.AST], names_cases: bool) -> Iterator[tuple[int, str]]:
    """The comments and docstrings of a file, and in tests the strings that name a case, each with its line."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string.lstrip("# ")
    said = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    expected = {id(each) for node in nodes if isinstance(node, ast.Dict) for each in node.values}
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) in said:
                yield from ((node.lineno + at, line) for at, line in enumerate(node.value.splitlines()))
            elif names_cases and id(node) not in expected:
                yield node.lineno, node.value


@cache
def cited(game: str) -> frozenset[tuple[str, str]]:
    """Each label that the code or the tests of a game cite, with the place."""
    found: set[tuple[str, str]] = set()
    folder = game.replace("-", "_")
    for file in sorted([*(ROOT / "game/games" / folder).rglob("*.py"), *(ROOT / "tests" / folder).rglob("*.py")]):
        if file.name not in BLANK:
            found.update((label, f"{file.relative_to(ROOT).as_posix()}:{line}") for line, label in cited_in(file, game))
    return frozenset(found)


def cited_in(file: Path, game: str) -> Iterator[tuple[int, str]]:
    """The labels that a file cites, each with its line."""
    source = file.read_text(encoding="utf-8")
    nodes = [*ast.walk(ast.parse(source))]
    for line, text in texts(source, nodes, "tests" in file.parts):
        for pattern in patterns(game):
            yield from ((line, label) for found in pattern.findall(text) for label in spread(found))
    for node in nodes:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield from ((node.lineno, label) for label in named(node.name, game))


def sentences(game: str) -> list[str]:
    """The labels that have a sentence, in their order."""
    return SENTENCE.findall((ROOT / "docs/rulings" / f"{game}.md").read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", LETTERS)
def test_every_label_that_is_cited_has_its_sentence(game: str) -> None:
    known = sentences(game)
    unknown = sorted({f"{label} ({place})" for label, place in cited(game) if label not in known})
    assert not unknown


@pytest.mark.parametrize("game", LETTERS)
def test_every_sentence_is_cited_and_stands_there_once(game: str) -> None:
    known, named = sentences(game), {label for label, _ in cited(game)}
    assert not [label for label in known if label not in named or known.count(label) > 1]


def test_each_game_that_cites_rulings_has_them() -> None:
    folders = {file.parent.name.replace("_", "-") for file in (ROOT / "game/games").glob("*/__init__.py")}
    assert {file.stem for file in (ROOT / "docs/rulings").glob("*.md")} - {"README"} == set(LETTERS) <= folders


@pytest.mark.parametrize(
    ("found", "labels"),
    [
        ("D5, D7 to D9", "D5 D7 D8 D9"),
        ("C17-C19 and E5", "C17 C18 C19 E5"),
        ("12, D19", "12 D19"),
        ("9 to 11", "9 10 11"),
        ("5-1, 5-2a", "5-1 5-2a"),
        ("E1 to E40, R3", "R3"),
    ],
)
def test_a_list_of_labels_is_read(found: str, labels: str) -> None:
    assert list(spread(found)) == labels.split()


@pytest.mark.parametrize(
    ("game", "test", "labels"),
    [
        ("gang-of-four", "test_the_weakest_loser_12_d19", "12 D19"),
        ("gang-of-four", "test_the_match_ends_above_100_11_d29", "11 D29"),
        ("read-aloud", "test_5_1_r20_the_top_has_one_name", "5-1 R20"),
        ("read-aloud", "test_2_and_3_as_many_cards_as_agreed", "2 3"),
        ("read-aloud", "test_replenishing", ""),
        ("garlandland", "test_there_are_30_planes_g1", "G1"),
    ],
)
def test_the_labels_of_a_test_are_read(game: str, test: str, labels: str) -> None:
    assert list(named(test, game)) == labels.split()
