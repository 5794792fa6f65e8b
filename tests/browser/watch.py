"""What no test may leave unnoticed: errors in the console, exceptions in the page, requests that leave the site."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, WebError

from tests.browser.site import SUB_PATH


class Watch:
    """Collects over all contexts of a test; `allow` names what the test provokes."""

    def __init__(self) -> None:
        self.errors: list[str] = []
        self.requests: list[str] = []
        self.awaited: set[str] = set()
        self.allowed: list[str] = []
        self.ever: set[str] = set()
        """All that was requested since the first test began."""

    def begin(self) -> None:
        """A new test starts with a clean sheet."""
        self.errors, self.requests, self.awaited, self.allowed = [], [], set(), []

    def over(self, context: BrowserContext) -> None:
        """Look at everything that happens in this context."""
        context.on("console", self._console)
        context.on("weberror", self._exception)
        context.on("request", self._request)
        context.on("requestfinished", self._answered)
        context.on("requestfailed", self._answered)

    def allow(self, *patterns: str) -> None:
        """Errors that match one of these are the point of the test."""
        self.allowed += patterns

    def faults(self) -> list[str]:
        """Everything unexpected so far."""
        unexpected = [each for each in self.errors if not any(re.search(pattern, each) for pattern in self.allowed)]
        return unexpected + [f"left the site: {url}" for url in self.requests if outside(url)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"console: {message.text} ({message.location.get('url')})")

    def _exception(self, error: WebError) -> None:
        self.errors.append(f"exception: {error.error}")

    def _request(self, request: Request) -> None:
        self.requests.append(request.url)
        self.awaited.add(request.url)
        self.ever.add(request.url)

    def _answered(self, request: Request) -> None:
        self.awaited.discard(request.url)


def outside(url: str) -> bool:
    """Whether a request goes anywhere but to the folder of the site."""
    if url.startswith(("blob:http://127.0.0.1:", "data:")):
        return False
    parts = urlsplit(url)
    return parts.scheme != "http" or parts.hostname != "127.0.0.1" or not parts.path.startswith(f"/{SUB_PATH}/")
