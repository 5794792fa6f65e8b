"""Breaks the rules of a game in every small way that mutmut knows, and tells which of these mutants no test notices.

python -m tools.mutants GAME             all mutants of game/games/GAME/rules; prints the survivors and the share killed
python -m tools.mutants GAME --sample 4  about one in four, always the same ones; one in two has them among its own
python -m tools.mutants GAME --resume    those that a run before did not come to; what it found stands
python -m tools.mutants GAME --again     only those that lived the last time, against the tests of today

It works in a copy under .cache/mutants, in one process, at the lowest priority. A mutant that loops is stopped, and
counts as killed. What was found, and what is left out: docs/mutants.md.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from tools.work import CACHE, HERE, Stop, digest, done_before, mark_done, run, tell

PINS = HERE / "tools/mutants.txt"
PLACE = CACHE / "mutants"
OF_OTHERS = "bench bot coach coach_laws expert levels page page_table solved view workshop workshop_page"
"""Tests of a game that are of its bots and its page: what they notice of a change of the rules is luck."""

UNTRIED, UNTYPED, ALIVE = "not checked", "caught by type check", ("survived", "no tests")
"""What mutmut says has become of a mutant."""

CACHED = re.compile(r"^@((?:lru_)?cache(?:\(.*\))?)\ndef (\w+)", re.MULTILINE)
FORGETFUL = """

@pytest.fixture(autouse=True)
def forgetful():
    for each in gc.get_objects():
        if isinstance(each, functools._lru_cache_wrapper) and each.__module__.startswith("game."):
            each.cache_clear()
"""
"""In the copy no test profits from what another one has left in a cache, so each is seen to call what it tries."""

CONFIG = """
[tool.mutmut]
source_paths = ["game"]
only_mutate = ["game/games/{folder}/rules/*"]
also_copy = ["docs", "static", "tools"]
type_check_command = ["mypy", "game/games/{folder}/rules", "--output", "json", "--disable-error-code", "unused-ignore"]
pytest_add_cli_args = ["--hypothesis-profile=mutants"]
pytest_add_cli_args_test_selection = {tests}
process_isolation = "forkserver"
track_dependencies = false
use_git_change_detection = false
timeout_multiplier = 4.0
timeout_constant = 4.0
"""


def games() -> list[str]:
    """The folders of the games whose rules are a folder."""
    return sorted(path.parent.name for path in (HERE / "game/games").glob("*/rules"))


def python() -> Path:
    """The Python of a virtual environment that holds mutmut."""
    venv = PLACE / "venv"
    mark, found = venv / ".fudaba", venv / "bin/python"
    if not done_before(mark, PINS):
        tell("making a virtual environment with mutmut ...")
        run(sys.executable, "-m", "venv", "--clear", venv, why="Python could not make a virtual environment.")
        pip = (found, "-m", "pip", "install", "--disable-pip-version-check", "-r", PINS)
        run(*pip, why="pip could not install mutmut; is there a network?")
        mark_done(mark, PINS)
    return found


def selection(folder: str) -> list[str]:
    """What pytest is to run: the tests of the rules of this game, its laws, and its golden matches."""
    ignored = [f"--ignore=tests/{folder}/test_{name}.py" for name in OF_OTHERS.split()]
    either = f"{folder} or {folder.replace('_', '-')}"
    return [f"tests/{folder}", "tests/test_laws.py", "tests/test_golden.py", "-k", either, *ignored]


def copy(folder: str) -> Path:
    """The tree as it is now, where mutmut may write in it; which test calls what is to be found out anew."""
    place = PLACE / folder
    (place / "mutants/mutmut-stats.json").unlink(missing_ok=True)
    for part in ("game", "tests", "docs", "static", "tools"):
        shutil.rmtree(place / part, ignore_errors=True)
        shutil.copytree(HERE / part, place / part, ignore=shutil.ignore_patterns("__pycache__"))
    for file in sorted((place / "game/games" / folder / "rules").glob("*.py")):
        file.write_text(undecorated(file.read_text("utf-8")), encoding="utf-8")
    conftest = place / "tests/conftest.py"
    head, rest = conftest.read_text("utf-8").split("\nfrom hypothesis", 1)
    text = f"{head}\nimport functools\nimport gc\n\nimport pytest\nfrom hypothesis{rest}{FORGETFUL}"
    conftest.write_text(text, encoding="utf-8")
    ours = (HERE / "pyproject.toml").read_text("utf-8")
    config = CONFIG.format(folder=folder, tests=json.dumps(selection(folder)))
    (place / "pyproject.toml").write_text(ours + config, encoding="utf-8")
    return place


def undecorated(module: str) -> str:
    """A module whose functions are cached at its end: mutmut leaves one with a decorator as it is."""
    ends = [f"{name} = {cache}({name})  # type: ignore\n" for cache, name in CACHED.findall(module)]
    return CACHED.sub(r"def \2", module) + "".join(ends)


def mutmut(place: Path, *words: str) -> str:
    """What mutmut prints; what it prints while it runs is seen at once."""
    shown = None if words[0] == "run" else subprocess.PIPE
    home = python().parent
    env = {**os.environ, "PATH": f"{home}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run([home / "mutmut", *words], cwd=place, text=True, stdout=shown, env=env, check=False)
    if done.returncode:
        raise Stop(f"mutmut {words[0]} failed; its work is in {place}")
    return done.stdout or ""


def results(place: Path) -> dict[str, str]:
    """What has become of every mutant, by name."""
    told = (line.strip().partition(": ") for line in mutmut(place, "results", "--all", "true").splitlines())
    return {name: result for name, _, result in told}


def survivors(found: Mapping[str, str]) -> list[str]:
    """The mutants that no test has noticed, by name."""
    return sorted(name for name, result in found.items() if result in ALIVE)


def drawn(found: Mapping[str, str], one_in: int) -> list[str]:
    """About one in so many of all mutants, those that were not tried yet: which ones lies in their names alone."""
    every = (name for name, result in found.items() if result == UNTRIED)
    return [name for name in every if int(digest(name.encode()), 16) % one_in == 0]


def made(place: Path) -> dict[str, str]:
    """The same as results, when all mutants are there: mutmut makes them before it sees that nothing is to be tried."""
    with suppress(Stop):
        mutmut(place, "run", "--max-children", "1", "none of them")
    return results(place)


def report(place: Path) -> None:
    """The survivors, each as a diff; then the figures."""
    found = results(place)
    left = survivors(found)
    for name in left:
        print(mutmut(place, "show", name))
    tried = [result for result in found.values() if result != UNTRIED]
    untyped = tried.count(UNTYPED)
    killed = len(tried) - untyped - len(left)
    tell(f"{place.name}: {len(tried)} of {len(found)} mutants tried")
    tell(f"{untyped} refused by mypy, {killed} killed by tests, {len(left)} alive")
    if killed:
        share, of_typed = 100 * (killed + untyped) / len(tried), 100 * killed / (killed + len(left))
        tell(f"{share:.1f} % do not live; of those left to the tests {of_typed:.1f} %")


def main(arguments: list[str]) -> int:
    """Do what the command line asks for; 1 and a sentence when it cannot be done."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games())
    parser.add_argument("--again", action="store_true", help="only those that lived the last time")
    parser.add_argument("--resume", action="store_true", help="what a run before has found stands")
    parser.add_argument("--sample", type=int, metavar="N", help="about one in N")
    options = parser.parse_args(arguments)
    os.nice(19)
    try:
        place = PLACE / options.game
        names = survivors(results(place)) if options.again else None
        if not options.again and not options.resume:
            shutil.rmtree(place / "mutants", ignore_errors=True)
        copy(options.game)
        if options.sample:
            names = drawn(made(place), options.sample)
        if names is None or names:
            mutmut(place, "run", "--max-children", "1", *(names or ()))
        report(place)
    except Stop as stop:
        tell(str(stop))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
