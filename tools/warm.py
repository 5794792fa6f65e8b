"""Runs inside Pyodide before its memory becomes the snapshot: one answer for every screen that a visit may begin with.

So what Python and the games keep (cut sentences, compiled patterns, tables) is in the memory already. Nothing of these
answers stays: every page makes a Wire of its own.
"""

import gc
import json
from collections.abc import Generator
from typing import Any

import game.fetching  # noqa: F401  (table.py begins with it)
from game.shelf import GAMES
from game.ui.wire import Wire
from game.words import LANGUAGES

ENV = {"page": "", "wide": True, "random": "0" * 32, "now": "0", "can_share": False, "stored": {}, "denied": ""}


async def never(page: str) -> None:
    """Nothing is fetched here."""
    raise RuntimeError(page)


def answered(url: str, lang: str) -> dict[str, Any]:
    """The answer to a first request for this address; no event loop runs here, and none is needed."""
    request = {"n": 1, "do": "start", "value": "", "env": {**ENV, "url": url, "lang": lang}}
    steps: Generator[None, None, str] = Wire(never).ask(json.dumps(request)).__await__()
    try:
        next(steps)
    except StopIteration as done:
        answer: dict[str, Any] = json.loads(done.value)
        return answer
    raise RuntimeError(f"{url} does not answer at once")


for address in ("", *(f"#/{name}?deal=warm" for name in GAMES)):
    for language in LANGUAGES:
        answered(address, language)
        gc.collect()  # what is thrown away late makes the memory grow for good
