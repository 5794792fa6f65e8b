#!/usr/bin/env python3
"""Builds, serves and tests Fudaba on a machine with Python >= 3.11 and Node >= 20; everything else it fetches itself.

python3 build.py serve [--port N]   make dist/ and serve it
python3 build.py test [...]         run everything: format, lint, types, rules, browser; more words go to pytest
python3 build.py build              make dist/, the deployable site
python3 build.py check              format, lint and types only
python3 build.py format             write Python, JavaScript and CSS in the one format
python3 build.py golden             write the golden files anew: matches, what is heard, cards, sentences
python3 build.py pictures           take the pictures of tables anew that previews of links show (static/pictures)
python3 build.py bench              measure: play in CPython and Pyodide, then the page in Chromium (tools/bench)
python3 build.py bench play [...]   only the one; more words go to python -m game bench
python3 build.py bench page [...]   only the other; more words go to python -m tools.bench
python3 build.py robot [...]        robots play through the page in every engine; more words go to python -m tools.robot
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036  # before anything that an older Python could not read
    sys.exit("fudaba: Python 3.11 or newer is needed; this one is " + sys.version.split()[0] + ".")

import argparse
import functools
import http.server
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.browsers import find_browsers, find_chromium
from tools.runtime import fetch_packages
from tools.site import build
from tools.work import DIST, HERE, VENV, Stop, done_before, mark_done, run, tell

TYPES = {".mjs": "text/javascript", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json"}
MEND = "run python3 build.py format"


class Handler(http.server.SimpleHTTPRequestHandler):
    """dist/ with the proper types, quietly."""

    extensions_map = http.server.SimpleHTTPRequestHandler.extensions_map | TYPES

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing: the terminal is for what the player should know."""


def serve(port: int) -> None:
    """Build, then serve dist/ until interrupted."""
    try:
        server = http.server.ThreadingHTTPServer(("127.0.0.1", port), functools.partial(Handler, directory=str(DIST)))
    except (OSError, OverflowError) as error:
        raise Stop(f"Port {port} cannot be used ({error}). Try another one, such as --port 8123") from error
    build()
    tell(f"open http://127.0.0.1:{port}/ (Ctrl+C ends it)")
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        tell("bye")


def test_python() -> Path:
    """The Python of a virtual environment that holds the pinned test packages."""
    python = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    pins, mark = HERE / "tests/requirements.txt", VENV / ".fudaba"
    if not done_before(mark, pins):
        tell("making a virtual environment with the pinned test packages ...")
        no_venv = "Python could not make a virtual environment (on Debian: apt-get install python3-venv)."
        run(sys.executable, "-m", "venv", "--clear", VENV, why=no_venv)
        none = "The pinned test packages could not be installed; is there a network?"
        run(python, "-m", "pip", "install", "--disable-pip-version-check", "--constraint", pins, "uv", why=none)
        run(python, "-m", "uv", "pip", "install", "--no-cache", "--python", python, "--requirements", pins, why=none)
        mark_done(mark, pins)
    return python


def biome(*words: str, why: str) -> None:
    """Run the formatter and linter of JavaScript and CSS."""
    fetch_packages(checkers=True)
    run("node", "node_modules/@biomejs/biome/bin/biome", *words, why=why)


def check() -> None:
    """Format, lint and types."""
    python = test_python()
    run(python, "-m", "ruff", "format", "--check", ".", why=f"Not ruff's format; {MEND}")
    biome("format", why=f"Not Biome's format; {MEND}")
    run(python, "-m", "ruff", "check", ".", why="ruff has found something to mend:")
    biome("lint", "--error-on-warnings", why="Biome has found something to mend:")
    run(python, "-m", "mypy", why="mypy has found something to mend:")
    tell("format, lint and types are fine")


def reformat() -> None:
    """Write Python, JavaScript and CSS in the one format."""
    run(test_python(), "-m", "ruff", "format", ".", why="ruff cannot read something:")
    biome("format", "--write", why="Biome cannot read something:")


def test(words: list[str]) -> None:
    """Everything."""
    fetch_packages(checkers=True)
    with ThreadPoolExecutor() as at_once:
        checked, built, found = (at_once.submit(each) for each in (check, build, find_browsers))
        for done in (checked, built):
            done.result()
        browsers = found.result()
    python = test_python()
    kept = {"PYTHONDONTWRITEBYTECODE": ""}  # else each of many processes compiles all modules anew
    env, how = {**os.environ, **browsers, **kept}, ("-n", "3", "--dist", "loadfile", "--no-loadscope-reorder", "-rsR")
    run(python, "-m", "pytest", *how, *words, why="Some tests failed.", quiet=False, env=env)


def pictures() -> None:
    """The pictures that previews of links and the README show, taken in Chromium."""
    python, env = test_python(), {**os.environ, "CHROMIUM": find_chromium()}
    build()
    run(python, "-m", "tools.pictures", why="The pictures could not be taken.", quiet=False, env=env)


def bench(words: list[str]) -> None:
    """What can be measured: the play, the page, or both."""
    part, *rest = words or [""]
    if part not in ("", "play", "page"):
        raise Stop(f"bench {part}? There are bench play and bench page; without either word, both are measured.")
    if part != "page":
        run(sys.executable, "-m", "game", "bench", *rest, why="It failed:", quiet=False)
        tell("the same in Pyodide ...")
        fetch_packages()
        code = f"from game.__main__ import main; main({['bench', *rest]})"
        run("node", "tools/pyodide_run.mjs", HERE, code, why="It failed in Pyodide:", quiet=False)
    if part != "play":
        python, env = test_python(), {**os.environ, "CHROMIUM": find_chromium()}
        build()
        run(python, "-m", "tools.bench", *rest, why="The page could not be measured.", quiet=False, env=env)


def robot(words: list[str]) -> None:
    """Robots at the page; what they find is printed."""
    python, env = test_python(), {**os.environ, **find_browsers()}
    build()
    run(python, "-m", "tools.robot", *words, why="The robots have found something.", quiet=False, env=env)


def main(arguments: list[str]) -> int:
    """Do what the command line asks for; 1 and a sentence when it cannot be done."""
    tasks = {
        "build": build,
        "serve": lambda: serve(options.port),
        "test": lambda: test(words),
        "check": check,
        "format": reformat,
        "golden": lambda: run(test_python(), "-m", "tests.golden", "--write", why="It failed:", quiet=False),
        "pictures": pictures,
        "bench": lambda: bench(words),
        "robot": lambda: robot(words),
    }
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task", choices=tasks)
    parser.add_argument("--port", type=int, default=8000, help="for serve (default: 8000)")
    options, words = parser.parse_known_args(arguments)
    if words and options.task not in ("test", "bench", "robot"):
        parser.error(f"what is {' '.join(words)}?")
    try:
        tasks[options.task]()
    except Stop as stop:
        tell(str(stop))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
