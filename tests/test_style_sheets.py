"""What a style sheet may not say of what something holds, since the browser would then style the whole page anew.

Chromium puts all rules with `:has()` into one set. Where one of them is about any element at all, everything below
what is asked with `:has()` is styled again whenever an element comes or goes there; at Gang of Four's table that were
1,800 elements a press instead of 15 (docs/decisions/0005).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SHEETS = sorted([*(ROOT / "static/css").glob("*.css"), *(ROOT / "game/games").glob("*/*.css")])
HOLDS = ":has("


def selectors(text: str) -> Iterator[tuple[str, bool]]:
    """Each selector, and whether it or one around it asks what something holds."""
    around: list[bool] = []
    for said, end in re.findall(r"([^{};]*)([{};])", re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)):
        if end == "}":
            around.pop()
        elif end == "{":
            each = [] if said.strip().startswith("@") else apart(said.strip(), ",")
            yield from ((selector, any(around) or HOLDS in selector) for selector in each)
            around.append(any(HOLDS in selector for selector in each))


def apart(said: str, at: str) -> list[str]:
    """The parts of a selector between these signs, of which those in brackets divide nothing."""
    parts, depth = [""], 0
    for sign in said:
        depth += (sign in "([") - (sign in ")]")
        if sign in at and not depth:
            parts.append("")
        else:
            parts[-1] += sign
    return [part.strip() for part in parts if part.strip()]


def is_any(selector: str) -> bool:
    """Whether a selector is about elements of any name, class and attribute."""
    last = apart(selector, " >+~\n")[-1]
    if inside := re.match(r":(?:is|where)\((.*)\)", last, re.DOTALL):
        return any(map(is_any, apart(inside[1], ",")))
    return last.startswith(("*", ":"))


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: str(sheet.relative_to(ROOT)))
def test_nothing_is_said_of_just_anything_in_what_holds_something(sheet: Path) -> None:
    said = selectors(sheet.read_text(encoding="utf-8"))
    assert not [selector for selector, holds in said if holds and is_any(selector)]


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: str(sheet.relative_to(ROOT)))
def test_the_whole_page_is_not_asked_what_it_holds(sheet: Path) -> None:
    """Its attributes say it: `data-route`, `data-game`."""
    said = [first for selector, _ in selectors(sheet.read_text(encoding="utf-8")) for first in apart(selector, " >+~")]
    assert not [first for first in said if first.startswith((":root", "html", "body")) and HOLDS in first]


@pytest.mark.parametrize(
    ("selector", "any_element"),
    [
        (".a:has(.b) > *", True),
        (".a:has(.b) .c > :not(.d)", True),
        (".a:has(.b) > :is(.c, *)", True),
        (".a:has(.b) > :is(.c, .d)", False),
        (".a:has(> .b)", False),
        (".a:has(> .b)::before", False),
    ],
)
def test_what_is_about_any_element_is_known(selector: str, any_element: bool) -> None:
    assert is_any(selector) == any_element
