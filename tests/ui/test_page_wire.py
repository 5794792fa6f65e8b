"""The page's end of the wire, game/page.py, in CPython: what comes late is shown and kept all the same."""

from __future__ import annotations

import asyncio
import runpy
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

PAGE = Path(__file__).parents[2] / "game" / "page.py"


class Element:
    """Whatever the page finds in the document."""

    hidden = True
    value = ""

    def contains(self, _: object) -> bool:
        return False

    def addEventListener(self, *_: object) -> None:  # noqa: N802 (the browser's name)
        """Nothing is clicked here."""


class Fudaba:
    """Stands for static/js/shell.js: questions wait until the test answers them; what is done is written down."""

    def __init__(self) -> None:
        self.asked: dict[int, asyncio.Future[Any]] = {}
        self.shown: list[str] = []
        self.stored: dict[str, str] = {}

    def ask(self, _: object, n: int, *__: object) -> asyncio.Future[Any]:
        self.asked[n] = asyncio.get_running_loop().create_future()
        return self.asked[n]

    async def show(self, answer: SimpleNamespace) -> None:
        self.shown.append(answer.html)

    def store(self, key: str, text: str) -> str:
        self.stored[key] = text
        return ""

    def ready(self) -> None:
        """The first answer is on the page."""

    def trouble(self, report: str) -> None:
        raise AssertionError(report)

    async def answer(self, n: int, html: str, *effects: tuple[str, ...], more: int | None = None) -> None:
        """The table answers this question, and the page has time to show it."""
        answer = SimpleNamespace(html=html, effects=effects, more=more, focus="main", grab=False)
        self.asked[n].set_result(answer)
        await breathe()


async def breathe() -> None:
    for _ in range(9):
        await asyncio.sleep(0)


def page(monkeypatch: pytest.MonkeyPatch) -> tuple[Fudaba, dict[str, Any]]:
    """The page's module, begun in the running loop, and what stands around it."""
    fudaba, table = Fudaba(), asyncio.get_running_loop().create_future()
    table.set_result("the table")
    element = Element()
    found = SimpleNamespace(getElementById=lambda _: element, activeElement=None, body=None, documentElement=element)
    found.addEventListener = element.addEventListener
    modules = {
        "js": SimpleNamespace(document=found, fudaba=fudaba),
        "jsffi": SimpleNamespace(create_proxy=lambda listener: listener),
        "polyscript": SimpleNamespace(workers=SimpleNamespace(table=table)),
    }
    for name, module in modules.items():
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(asyncio, "sleep_ms", lambda _: asyncio.sleep(0), raising=False)
    return fudaba, runpy.run_path(str(PAGE))


def test_a_move_that_is_answered_behind_a_later_message_is_shown_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot thinks (2) while the player opens a fold (3), which is answered at once."""

    async def played() -> None:
        fudaba, names = page(monkeypatch)
        await breathe()
        await fudaba.answer(1, "the bot to move", more=0)
        assert 2 in fudaba.asked
        names["ask"]("fold log")
        await fudaba.answer(3, "the fold is open", more=0)
        await fudaba.answer(2, "the bot has moved", ("store", "fudaba:match:1", "with the move"))
        assert fudaba.shown == ["the bot to move", "the fold is open", "the bot has moved"]
        assert fudaba.stored == {"fudaba:match:1": "with the move"}

    asyncio.run(played())
