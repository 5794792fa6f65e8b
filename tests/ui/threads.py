"""The real game/page.py in CPython, with the worker at the other end: what takes time there takes any time here.

Time is virtual: the loop jumps to the next moment at which something happens. Requests reach the worker, and answers
the page, in the order in which they were sent, each after a while that the test chooses; tasks of the page begin late.
"""

from __future__ import annotations

import asyncio
import json
import re
import selectors
import sys
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

from game.command.attacks.visitor import fetch
from game.core.match import Match
from game.core.rules import Choice
from game.ui import wire
from game.ui.wire import Wire

SOURCE = Path(__file__).parents[2] / "game/page.py"
CODE = compile(SOURCE.read_text(encoding="utf-8"), str(SOURCE), "exec")
Delay = Callable[[], float]
"""Seconds until the next thing that takes time has happened."""


class Loop(asyncio.SelectorEventLoop):
    """A loop in which waiting takes no time."""

    def __init__(self) -> None:
        super().__init__(_Selector(self))
        self.now = 0.0

    def time(self) -> float:
        return self.now


class _Selector(selectors.SelectSelector):
    """Instead of waiting, moves the time of the loop on."""

    def __init__(self, loop: Loop) -> None:
        super().__init__()
        self.loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout:
            self.loop.now += timeout
        return super().select(0)


class Element(SimpleNamespace):
    """As much of an element as page.py looks at."""

    def contains(self, _: object) -> bool:
        return False

    def matches(self, _: str) -> bool:
        return False


class Shell:
    """What static/js/shell.js is for page.py, with the worker behind it."""

    def __init__(self, url: str, delay: Delay) -> None:
        self.url = self.here = url
        self.delay = delay
        self.wire = Wire(fetch)
        self.think = wire.think
        self.stored: dict[str, str] = {}
        self.shown: list[str] = []
        self.troubles: list[str] = []
        self.panel = False
        self.visits = self.asked = 0
        self.held = ""
        self.tasks: list[asyncio.Task[None]] = []
        self.look: Callable[[str], None] = lambda _: None
        self.sent = self.back = asyncio.Event()
        self.sent.set()

    def ask(self, _: object, seen: int, do: str, value: str, all_stored: bool) -> asyncio.Future[Any]:
        """The request leaves with what is stored at this moment."""
        self.asked += 1
        env: dict[str, Any] = {
            "wide": True,
            "can_share": False,
            "denied": "",
            "lang": "en",
            "url": self.url,
            "page": "",
        }
        env |= {"random": f"{self.asked:032x}", "now": str(self.asked)}
        if all_stored:
            env["stored"] = dict(self.stored)
        request = json.dumps({"seen": seen, "do": do, "value": value, "env": env})
        answered: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        before, self.sent = self.sent, asyncio.Event()
        self.tasks.append(asyncio.create_task(self._send(request, answered, before, self.sent, self.visits)))
        return answered

    async def _send(
        self,
        request: str,
        answered: asyncio.Future[Any],
        before: asyncio.Event,
        sent: asyncio.Event,
        visit: int,
    ) -> None:
        await before.wait()
        await asyncio.sleep(self.delay())
        work = asyncio.create_task(self.wire.ask(request))
        await asyncio.sleep(0)
        sent.set()
        text = await work
        before, self.back = self.back, asyncio.Event()
        mine = self.back
        await before.wait()
        await asyncio.sleep(self.delay())
        answer = json.loads(text, object_hook=lambda data: SimpleNamespace(**data))
        answer.what = json.loads(request)["do"]
        for effect in answer.effects:
            if effect[0] in ("go", "visit"):
                effect.append(visit)
        answered.set_result(answer)
        mine.set()

    def navigate(self, url: str) -> None:
        """Somebody follows a link; page.py hears of it with the next message `open`."""
        self.url = self.here = url
        self.visits += 1

    async def slow(self, match: Match, seat: int, level: str) -> Choice:
        """A thought that takes its time."""
        await asyncio.sleep(self.delay())
        return await self.think(match, seat, level)

    async def show(self, answer: Any) -> None:
        self.shown.append(str(answer.html))
        self.look(self.shown[-1])
        await asyncio.sleep(self.delay())

    def store(self, key: str, text: str) -> str:
        self.stored[key] = text
        return ""

    def append(self, key: str, text: str) -> str:
        return self.store(key, self.stored.get(key, "") + text)

    def forget(self, key: str) -> None:
        self.stored.pop(key, None)

    def go(self, url: str, _behind: str, visit: int) -> None:
        if visit == self.visits:
            self.url = self.here = url

    async def claim(self, name: str, _: str) -> str:
        self.held = name
        await asyncio.sleep(self.delay())
        return "mine" if name and self.held == name else ""

    def trouble(self, report: str) -> None:
        self.troubles.append(report)
        self.panel = True

    def ready(self) -> None:
        self.panel = False

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *_: None


class Browser:
    """A page that has started; `act` does something, `settle` waits until all is quiet."""

    def __init__(self, shell: Shell, page: dict[str, Any]) -> None:
        self.shell = shell
        self.page = page

    def act(self, do: str, value: str = "") -> None:
        self.page["ask"](do, value)

    def open(self, url: str) -> None:
        self.shell.navigate(url)
        self.act("open")

    async def wait(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def settle(self) -> None:
        await asyncio.sleep(300)


@contextmanager
def _modules(shell: Shell) -> Iterator[None]:
    """What MicroPython has in a page, for page.py to import."""
    document = Element(documentElement=None, body=None, activeElement=None)
    document.getElementById = lambda _: Element(id="main", children=[])
    document.addEventListener = lambda *_: None
    modules: dict[str, dict[str, Any]] = {
        "js": {
            "document": document,
            "fudaba": shell,
            "getComputedStyle": lambda _: SimpleNamespace(visibility="visible"),
        },
        "jsffi": {"create_proxy": lambda function: function},
        "polyscript": {"workers": SimpleNamespace(table=_ready())},
    }
    before = {name: sys.modules.get(name) for name in modules}
    think, wire.think = wire.think, shell.slow
    asyncio.sleep_ms = lambda ms: asyncio.sleep(ms / 1000)  # type: ignore[attr-defined]
    for name, contents in modules.items():
        sys.modules[name] = ModuleType(name)
        vars(sys.modules[name]).update(contents)
    try:
        yield
    finally:
        wire.think = think
        del asyncio.sleep_ms  # type: ignore[attr-defined]
        for name, module in before.items():
            sys.modules.pop(name)
            if module:
                sys.modules[name] = module


async def _ready() -> str:
    return "table"


def run(url: str, delay: Delay, story: Callable[[Browser], Awaitable[None]]) -> Browser:
    """The page, opened at an address, after a story was told to its end."""

    async def told() -> Browser:
        shell = Shell(url, delay)
        page: dict[str, Any] = {"__name__": "page"}
        with _modules(shell):
            exec(CODE, page)
            answered = page["answered"]

            async def late(promise: object) -> None:
                await asyncio.sleep(delay())
                await answered(promise)

            page["answered"] = late
            browser = Browser(shell, page)
            await story(browser)
            await browser.settle()
        return browser

    def begun() -> Browser:
        with asyncio.Runner(loop_factory=Loop) as runner:
            return runner.run(told())

    with ThreadPoolExecutor(1) as thread:  # in this one the loop of Playwright may be running
        return thread.submit(begun).result()


def turn(html: str) -> tuple[str, int] | None:
    """The deal and the number of moves of the match that is played on a page; None where none is."""
    found = re.search(r'data-screen="(?:table|result)".* data-turn="(\d+)".* data-copy="[^"]*deal=([a-z0-9-]+)', html)
    return (found[2], int(found[1])) if found else None
