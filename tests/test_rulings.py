"""Each label of a rule that is cited (D20, E12, 5-2a, ...) stands in docs/rulings with its sentence, and is cited there."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
LETTERS = {"garlandland": "G", "gang-of-four": "D", "court-circular": "SABCEFG", "read-aloud": "ERC"}
"""The letters of each game's labels."""
ITEMS = {"gang-of-four": r"\d{1,2}", "read-aloud": r"5-\d[a-d]?|2-[12]|[1-7]"}
"""Of the games whose rulebooks number their paragraphs, what such a number looks like."""
SENTENCE = re.compile(r"^\* \*\*([A-Z]?\d{1,2}(?:-\d[a-d]?)?)\*\* \S", re.MULTILINE)
BLANK = ("blind.py", "solved.py")
"""Tables that are no text."""


def listed(one: str) -> str:
    """The pattern of a list of what matches `one`: `D5, D7 to D10`, `E1 and E4`, `C17-C19`."""
    return rf"(?:{one})(?:(?:, | to | and |-)(?:{one}))*"


@cache
def patterns(game: str) -> tuple[re.Pattern[str], ...]:
    """A letter with its number cites wherever it stands; a bare number in brackets, after its name, or before a colon."""
    letter = rf"[{LETTERS[game]}]\d{{1,2}}"
    anywhere = re.compile(rf"\b({listed(letter)})\b(?!-)")
    if game not in ITEMS:
        return (anywhere,)
    either = listed(rf"{letter}|{ITEMS[game]}")
    bracketed, called = rf"\((?:preparation )?({either})[):;]", rf"\b(?:items?|rule|preparation) ({either})\b"
    opening = rf"^({listed(ITEMS[game])})[:,] " if game == "read-aloud" else r"(?!)()"
    return anywhere, re.compile(bracketed), re.compile(called), re.compile(opening)


def spread(found: str) -> Iterator[str]:
    """The labels of a list, with those between the two ends of a range."""
    for part in re.split(r", | and ", found):
        ends = re.fullmatch(r"([A-Z]?)(\d+)(?: to |-)\1(\d+)", part)
        if ends and (ends[1] or " to " in part):
            yield from (f"{ends[1]}{number}" for number in range(int(ends[2]), int(ends[3]) + 1))
        else:
            yield part


def named(test: str, game: str) -> Iterator[str]:
    """The labels at the end of a test's name, `..._12_d19`; with Read-Aloud at its beginning, `test_5_2a_r20_...`."""
    item = re.sub(r"(?<=\d)-", "_", ITEMS.get(game, "(?!)"))
    one = rf"(?:[{LETTERS[game].lower()}]\d{{1,2}}|{item})"
    listing = rf"({one}(?:(?:_|_and_){one})*)"
    found = re.match(rf"test_{listing}_", test) if game == "read-aloud" else re.search(rf"_{listing}$", test)
    for label in re.findall(one, found[1]) if found else ():
        yield label.replace("_", "-") if label[0].isdigit() else label.upper()


def texts(file: Path) -> Iterator[tuple[int, str]]:
    """The comments and docstrings of a file, and in tests the strings that name a case, each with its line."""
    source = file.read_text(encoding="utf-8")
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string.lstrip("# ")
    tree = ast.parse(source)
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) in said:
                yield from ((node.lineno + at, line) for at, line in enumerate(node.value.splitlines()))
            elif "tests" in file.parts:
                yield node.lineno, node.value


def cited(game: str) -> Iterator[tuple[str, str]]:
    """Each label that the code or the tests of a game cite, with the place."""
    folder = game.replace("-", "_")
    for file in sorted([*(ROOT / "game/games" / folder).rglob("*.py"), *(ROOT / "tests" / folder).rglob("*.py")]):
        if file.name in BLANK:
            continue
        place = file.relative_to(ROOT).as_posix()
        for line, text in texts(file):
            for pattern in patterns(game):
                yield from ((label, f"{place}:{line}") for found in pattern.findall(text) for label in spread(found))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield from ((label, f"{place}:{node.lineno}") for label in named(node.name, game))


def sentences(game: str) -> list[str]:
    return SENTENCE.findall((ROOT / "docs/rulings" / f"{game}.md").read_text(encoding="utf-8"))
