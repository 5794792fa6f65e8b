"""Somebody at the page, without a browser: messages go to the worker's end of the wire, effects are performed here."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Coroutine, Mapping
from typing import Any, TypeVar

from game.ui.model import Model
from game.ui.wire import Wire
from game.words import LANGUAGES, words_of

T = TypeVar("T")
PAGE = "https://fudaba.test/"
WITH_ALL_STORED = ("start", "open", "claimed", "import", "take-in", "take-back", "keep", "delete")
"""As in game/page.py."""
SETTLED = 12
"""Times that a visitor lets the page go on by itself."""
_ID, _BUTTON = re.compile(r' id="([^"]*)"'), re.compile(r"<button[^>]*>")
_FIELD, _WAY = re.compile(r'<(?:input|form)[^>]* data-(?:do|typed)="([^"]*)"'), re.compile(r' href="(#/[^"]*)"')
_FOREIGN = re.compile(r"<(?:script|iframe|object|embed|base|meta|link)\b| on[a-z]+=\"", re.IGNORECASE)


class Broken(Exception):
    """A condition that must hold does not."""


def holds(good: object, what: str, *facts: object) -> None:
    """Broken, unless this is so."""
    if not good:
        raise Broken(what, *facts)


class Visitor:
    """One tab of one browser."""

    def __init__(
        self,
        url: str = "",
        stored: Mapping[str, str] | None = None,
        lang: str = "en",
        visit: int = 0,
    ) -> None:
        self.wire = Wire(fetch)
        self.visit = visit
        """How often the page was loaded before; what is random differs from visit to visit."""
        self.url, self.lang = url, lang
        self.stored = dict(stored or {})
        self.files: list[str] = []
        self.said: list[str] = []
        self.sent = 0
        self.answer: dict[str, Any] = {"n": 0}
        self.send("start")

    def send(self, do: str, value: str = "") -> None:
        """Sends a message, and performs what the answer says; Broken when the answer tells of a fault."""
        self.sent += 1
        env: dict[str, Any] = {"lang": self.lang, "url": self.url, "page": PAGE}
        env |= {
            "random": f"{self.sent:06x}{self.visit:06x}{self.sent:020x}",
            "now": str(self.sent),
            "wide": True,
            "can_share": True,
            "denied": "",
        }
        if do.split(" ", 1)[0] in WITH_ALL_STORED:
            env["stored"] = self.stored
        request = json.dumps({"seen": self.answer["n"], "do": do, "value": value, "env": env})
        text = stepped(self.wire.ask(request))
        self.answer = json.loads(text.encode())
        for kind, *facts in self.answer["effects"]:
            self.perform(kind, *facts)
        self.look()

    def perform(self, kind: str, *facts: str) -> None:
        """Perform one effect of an answer, as the browser does."""
        if kind in ("store", "append", "forget", "replace"):
            self.keep(kind, *facts)
        elif kind == "go":
            self.url = facts[0]
        elif kind == "visit":
            self.open(facts[0])
        elif kind == "claim" and facts[0]:
            self.send("claimed", f"{facts[0]} mine")
        elif kind == "file":
            self.files.append(facts[1])
        elif kind in ("polite", "assertive"):
            self.said.append(facts[0])

    def keep(self, kind: str, *facts: str) -> None:
        """Writes what is stored, as a new mapping each time."""
        if kind == "store":
            self.stored = {**self.stored, facts[0]: facts[1]}
        elif kind == "append":
            self.stored = {**self.stored, facts[0]: self.stored.get(facts[0], "") + facts[1]}
        elif kind == "forget":
            self.stored = {key: text for key, text in self.stored.items() if key != facts[0]}
        elif self.stored.get(facts[1]) == facts[2]:
            self.stored = {**self.stored, facts[1]: facts[3]}

    def open(self, url: str) -> None:
        """Follows a link."""
        self.url = url
        self.send("open")

    def settle(self) -> None:
        """Ask for `more` until the answer wants no more, at most SETTLED times."""
        for _ in range(SETTLED):
            if self.answer["more"] is None:
                return
            self.send("more")

    def look(self) -> None:
        """Broken when the page is an error, or is no page: an id twice, or an element that nobody has written."""
        text = self.html
        if self.screen == "error":
            raise Broken(html.unescape(text.partition("<pre>")[2].partition("</pre>")[0]))
        ids = _ID.findall(text)
        holds(len(ids) == len({*ids}), "an id is there twice", sorted(each for each in {*ids} if ids.count(each) > 1))
        holds(not _FOREIGN.search(text + str(self.answer["legal"])), "there is markup in a text", text)
        holds(self.answer["title"], "there is no title")

    def look_in_all_languages(self) -> None:
        """The same in every language, and back."""
        for lang in (*LANGUAGES, self.model.device.lang):
            self.send("lang " + lang)
            holds(self.model.device.lang == lang, "the language has not changed", lang)

    @property
    def html(self) -> str:
        """The page."""
        return str(self.answer["html"])

    @property
    def model(self) -> Model:
        """The model of the page."""
        return self.wire.model

    @property
    def screen(self) -> str:
        """The name of the screen."""
        return self.html.partition('data-screen="')[2].partition('"')[0]

    @property
    def legal(self) -> list[str]:
        """The moves of whoever is asked at the page."""
        return [html.unescape(each) for each in re.findall(r'value="([^"]*)"', str(self.answer["legal"]))]

    @property
    def buttons(self) -> list[tuple[str, str]]:
        """The buttons of the page, each with its message and id."""
        found = (each[0] for each in _BUTTON.finditer(self.html))
        return [(_attribute(each, "data-do"), _attribute(each, "id")) for each in found if "data-do" in each]

    @property
    def ways(self) -> list[str]:
        """The addresses that can be followed."""
        return [html.unescape(each) for each in _WAY.findall(self.html)]

    @property
    def fields(self) -> list[str]:
        """The messages of fields and forms, with which comes what was typed."""
        return [html.unescape(each) for each in _FIELD.findall(self.html)]

    def field(self, start: str) -> str:
        """The one that begins so; empty where there is none."""
        return next((each for each in self.fields if each.startswith(start)), "")

    def says(self, key: str, **facts: Any) -> bool:
        """Whether this sentence stands on the page."""
        return words_of(self.model.device.lang, self.model.game)(key, **facts) in html.unescape(self.html)


def _attribute(tag: str, name: str) -> str:
    found = re.search(rf' {name}="([^"]*)"', tag)
    return html.unescape(found[1]) if found else ""


async def fetch(page: str) -> None:
    """Here all is installed already."""


def stepped(work: Coroutine[Any, Any, T]) -> T:
    """The result of a coroutine of the worker, which pauses for requests of the page; none come here.

    It needs no event loop: in the tests Playwright's own may be running in the same thread.
    """
    while True:
        try:
            work.send(None)
        except StopIteration as done:
            result: T = done.value
            return result
