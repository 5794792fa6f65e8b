"""The browsers of the tests: what each needs, what of it is missing, and Debian's packages where apt is at hand."""

from __future__ import annotations

import os
import shutil
from itertools import chain
from typing import NamedTuple

from tools.work import Stop, run, tell

APT_SAID = "FUDABA_APT_SAID"
"""The variable that tells the tests why apt could not install a browser."""


class Program(NamedTuple):
    """A program under any of its names, Debian's packages that bring it, and a variable that may name another one."""

    names: tuple[str, ...]
    packages: tuple[str, ...]
    variable: str = ""

    def path(self) -> str | None:
        """Where the program is; None where it is not."""
        names = (os.environ.get(self.variable, ""), *self.names)
        return next(filter(None, map(shutil.which, names)), None)


CHROMIUM = Program(("chromium", "chromium-browser", "google-chrome"), ("chromium", "fonts-noto-cjk"), "CHROMIUM")
HEADLESS = Program(("chromium-headless-shell",), ("chromium-headless-shell",), "CHROMIUM")
"""Chromium without windows: the tests in it need a fifth less of the processor."""
FIREFOX = Program(("firefox-esr", "firefox"), ("firefox-esr",))
ENGINES = {
    "Chromium": (CHROMIUM, Program(("chromedriver",), ("chromium-driver",))),
    "Firefox": (FIREFOX,),
    "WebKitGTK": (Program(("WebKitWebDriver",), ("webkit2gtk-driver",)), Program(("Xvfb",), ("xvfb",))),
}
"""The programs that each engine needs; geckodriver comes with the pinned test packages."""


def missing(engine: str) -> tuple[str, ...]:
    """Debian's packages that are still needed to test in this engine."""
    return tuple(chain.from_iterable(program.packages for program in ENGINES[engine] if not program.path()))


def lack(engine: str) -> str:
    """Why this engine cannot be tested here, in one sentence; empty when it can."""
    if not (packages := missing(engine)):
        return ""
    if said := os.environ.get(APT_SAID):
        return f"{engine} could not be installed: {said}"
    return f"{engine} is not installed (on Debian: apt-get install {' '.join(packages)})"


def find_browsers() -> dict[str, str]:
    """The variables that tell the tests of the browsers; what is missing is installed where apt is at hand."""
    wanted = [packages for engine in ENGINES if (packages := missing(engine))]
    wanted += [] if HEADLESS.path() else [HEADLESS.packages]
    said = install(wanted) if wanted and may_install() else ""
    return {"CHROMIUM": find_chromium(), "HEADLESS": HEADLESS.path() or "", APT_SAID: said}


def find_chromium() -> str:
    """A Chromium to test with, without which nothing can be; installed where it is missing and apt is at hand."""
    said = install([CHROMIUM.packages]) if not CHROMIUM.path() and may_install() else ""
    if found := CHROMIUM.path():
        return found
    why = "The browser tests need Chromium. Install it, or name it in the variable CHROMIUM."
    raise Stop(f"{why} apt said: {said}" if said else why)


def may_install() -> bool:
    """Whether this is Debian or one of its kind, and we are root."""
    return bool(shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0)


def install(groups: list[tuple[str, ...]]) -> str:
    """Install packages, all at once or else group by group; what apt said where it could not."""
    together = [*chain.from_iterable(groups)]
    tell(f"installing Debian's {', '.join(together)} for the browser tests ...")
    said = apt("update") or apt("install", *together)
    for group in groups if said else ():
        apt("install", *group)
    return said


def apt(task: str, *packages: str) -> str:
    """Let apt-get do this without asking back; empty, or the reason in one sentence where it could not."""
    words = ("apt-get", task, "-y", "-q", "--no-install-recommends", *packages)
    try:
        run(*words, why="it gave no reason", env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})
    except Stop as stop:
        lines = str(stop).splitlines()
        return next((line[3:] for line in lines if line.startswith("E: ")), lines[-1])
    return ""
