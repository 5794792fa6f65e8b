"""The page without a browser: messages in, the model, its HTML and the effects out."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from typing import Any, Self
from unittest.mock import patch

from game.command.attacks.visitor import fetch, stepped
from game.core.match import Match
from game.core.texts import dumps
from game.ui import screens, waiting
from game.ui.effects import on_the_wire
from game.ui.html import Html, option, render
from game.ui.model import LESSON, Step
from game.ui.places import Table
from game.ui.play import hinting
from game.ui.protocol import Answer
from game.ui.wire import Wire
from game.words import words_of

WITH_ALL_STORED = ("start", "open", "claimed", "import", "take-in", "take-back", "keep", "delete")
"""As in game/page.py."""
DEAL = "#/garlandland?deal=plum-river-42&v=1&players=me,normal"


def undrawn(step: Step) -> Answer:
    """The answer without what is only looked at; legal moves without their meanings."""
    model = step.model
    moves = model.match.game.rules.moves(model.match.seen(model.seat)) if model.match and model.asked else ()
    legal, effects = render([option(value=move)[()] for move in moves]), tuple(map(on_the_wire, step.effects))
    return Answer(Html(), legal, "", {}, step.focus, step.grab, step.moved, (), effects, waiting.wait(step, 0))


class Page:
    """What game/page.py is in the browser, as far as the worker can tell."""

    every = False
    """Whether every page is drawn that a match comes by while `settle`, `go_on` and `play_on` play it, or the last."""
    passing = False
    stops_to_think = False
    """Whether the page is as it is while a hint is worked out."""

    def __init__(self, url: str = DEAL, stored: dict[str, str] | None = None, **env: Any) -> None:
        self.wire = Wire(fetch)
        self.url = url
        self.stored = dict(stored or {})
        self.said: list[tuple[str, str]] = []
        self.behind: list[str] = []
        self.regions: dict[str, list[str]] = {"polite": [], "assertive": []}
        self.n = self.seen = 0
        self.files: list[str] = []
        self.refuses = ""
        self.tab = env.pop("tab", "mine")
        self.send("start", denied=env.pop("denied", ""), **env)

    def send(self, do: str, value: str = "", **env: Any) -> dict[str, Any]:
        """Ask as the page does, and perform the effects of the answer."""
        self.n += 1
        usual: dict[str, Any] = {
            "lang": "en",
            "url": self.url,
            "page": "https://x.test/",
            "random": f"{self.n:032x}",
            "now": str(1000 * self.n),
            "wide": True,
            "can_share": False,
        }
        if do.split(" ", 1)[0] in WITH_ALL_STORED:
            usual["stored"] = self.stored
        request = {"seen": self.seen, "do": do, "value": value, "env": {**usual, **env}}
        text = stepped(self.wire.ask(json.dumps(request)))
        answer: dict[str, Any] = json.loads(text.encode())
        self.answer, self.seen = answer, answer["n"]
        for kind, *facts in answer["effects"]:
            self.perform(kind, *facts)
        if do == "hint" and hinting.sought(self.wire.model) and not self.stops_to_think:
            return self.send("more")
        return answer

    def hint(self) -> dict[str, Any]:
        """Ask for a hint, and once more where first it is said what that costs."""
        answer = self.send("hint")
        return self.send("hint") if self.table.sure == "hint" else answer

    def undo(self, at: str = "") -> dict[str, Any]:
        """Take a move back, asked for twice where first it is said what that costs; `at` has the focus."""
        answer = self.send("undo", at)
        return self.send("undo", at) if self.table.sure == "undo" else answer

    def twin(self) -> Self:
        """Another page at the same point, so that what led there need not be done again."""
        other = copy(self)
        other.wire, other.stored = copy(self.wire), {**self.stored}
        other.said, other.files = [*self.said], [*self.files]
        other.regions = {kind: [*said] for kind, said in self.regions.items()}
        return other

    def take_in(self, file: str) -> None:
        """Open a file, and take in what is new in it."""
        self.send("import", file)
        self.send("take-in")

    def perform(self, kind: str, *facts: str) -> None:
        perform = getattr(self, kind, None)
        if kind in self.regions:
            self.announce(kind, *facts)
        elif perform:
            perform(*facts)

    def store(self, key: str, text: str) -> None:
        if self.refuses:
            self.send("storage", self.refuses)
        else:
            self.stored = {**self.stored, key: text}

    def append(self, key: str, text: str) -> None:
        self.store(key, self.stored.get(key, "") + text)

    def replace(self, _: str, key: str, before: str, text: str) -> None:
        if self.stored.get(key) == before:
            self.stored = {**self.stored, key: text}

    def forget(self, key: str) -> None:
        self.stored = {each: text for each, text in self.stored.items() if each != key}

    def claim(self, name: str, steal: str) -> None:
        if name:
            self.send("claimed", f"{name} {'mine' if steal else self.tab}")

    def file(self, _: str, text: str) -> None:
        self.files.append(text)

    def visit(self, url: str) -> None:
        self.open(url)

    def go(self, url: str, behind: str) -> None:
        if behind == "back":
            *self.behind, back = self.behind
            self.open(back)
            return
        self.behind = [*self.behind, self.url] if behind else self.behind
        self.url = url

    def announce(self, kind: str, said: str) -> None:
        region = self.regions[kind]
        region[:] = [*region, said] if said else []
        self.said.append((kind, said))

    def open(self, url: str) -> None:
        self.url = url
        self.send("open")

    @contextmanager
    def only_the_last(self) -> Iterator[None]:
        """Of the answers meanwhile, the last is drawn: what nobody looks at takes most of the time of a match."""
        if self.every or self.passing:
            yield
            return
        steps: list[Step] = []

        def answer(step: Step) -> Answer:
            steps.append(step)
            return undrawn(step)

        self.passing = True
        try:
            with patch.object(screens, "answer", answer):
                yield
        finally:
            self.passing = False
        if steps:
            self.answer = json.loads(dumps(screens.answer(steps[-1])._replace(n=self.wire.n)._asdict()))

    def settle(self) -> None:
        """Let the bots play until somebody at the page is asked, or has the result of a round to read."""
        with self.only_the_last():
            while self.answer["more"] is not None:
                self.send("more")

    def go_on(self) -> None:
        """Put away what is to be read, such as results, until somebody at the page is asked."""
        with self.only_the_last():
            self.settle()
            while on := self.way_on:
                self.send(on)
                self.settle()

    def play(self, move: str) -> None:
        with self.only_the_last():
            self.go_on()
            self.send("line", move)
            self.settle()

    @property
    def way_on(self) -> str:
        """What goes on from what is to be read, before anybody is asked; empty where nothing is, and with a coach."""
        model = self.wire.model
        if model.at_result:
            return "put-away"
        if model.handing_over is not None:
            return "hand-over"
        return "more" if model.stepping and model.halted and LESSON not in self.table.marks else ""

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def table(self) -> Table:
        """The screen, which is a match that is played here."""
        assert self.wire.model.table
        return self.wire.model.table

    @property
    def html(self) -> str:
        return str(self.answer["html"])

    def says(self, key: str, **facts: Any) -> bool:
        """Whether this sentence stands on the page."""
        model = self.wire.model
        return words_of(model.device.lang, model.game)(key, **facts) in html.unescape(self.html)

    def stands_at(self, n: int, of: int) -> bool:
        """Whether a replay is after so many of its moves, and says so."""
        look = self.wire.model.look
        there = look is not None and (look.at, len(look.whole.moves)) == (n, of)
        return there and bool(re.search(rf"\b{n}(／| of ){of}\b", html.unescape(self.html)))

    @property
    def screen(self) -> str:
        return self.html.split('data-screen="')[1].split('"')[0]

    @property
    def legal(self) -> list[str]:
        return [part.split('"')[0] for part in str(self.answer["legal"]).split('value="')[1:]]

    def play_on(self, moves: int = 1000) -> None:
        """Play the first legal move, so often or to the end; a result after the last one is still to be read."""
        with self.only_the_last():
            self.go_on()
            while moves and self.legal:
                self.play(self.legal[0])
                moves -= 1
                if moves:
                    self.go_on()
