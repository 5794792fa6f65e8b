"""Breaks the rules of a game in every small way that mutmut knows, and tells which of these mutants no test notices.

python -m tools.mutants GAME             all mutants of game/games/GAME/rules; prints the survivors and the share killed
python -m tools.mutants GAME --sample 4  about one in four, always the same ones; one in two has them among its own
python -m tools.mutants GAME --resume    those that a run before did not come to; what it found stands
python -m tools.mutants GAME --again     only those that lived the last time, against the tests of today

It works in a copy under .cache/mutants, one mutant at a time, at a low priority. A mutant that loops is stopped, and
counts as killed. How they are tried: tools/trial.py; what was found, and what is left out: docs/mutants.md.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from tools.work import CACHE, HERE, Stop, digest, done_before, mark_done, run, tell

PINS = HERE / "tools/mutants.txt"
PLACE = CACHE / "mutants"
OF_OTHERS = "bench bot coach coach_laws expert levels page page_table practice solved trial view workshop workshop_page"
"""Tests of a game that are of its bots and its page: what they notice of a change of the rules is luck."""

OF_LANGUAGE = "bounds code denied grammar left_out packs phrases typeset unclear wild written"
"""Tests of Read-Aloud that are of its sentences and cards: they take long and call no rule."""

LOW = 10
"""The least niceness of a run: whatever else the machine does comes first."""

UNTRIED, UNTYPED, KILLED, NO_TESTS, ALIVE = None, 37, 1, 33, (0, 5, 33)
"""What mutmut writes of a mutant; of one that a signal has ended, that is the negative number of the signal."""

CACHED = re.compile(r"^@((?:lru_)?cache(?:\(.*\))?|Recalling)\ndef (\w+)", re.MULTILINE)
CONFIG = """
[tool.mutmut]
source_paths = ["game"]
only_mutate = ["game/games/{folder}/rules/*"]
also_copy = ["docs", "static", "tools"]
type_check_command = ["mypy", "game/games/{folder}/rules", "--output", "json", "--disable-error-code", "unused-ignore"]
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
    ignored = [f"--ignore=tests/{folder}/test_{name}.py" for name in (*OF_OTHERS.split(), *OF_LANGUAGE.split())]
    either = f"{folder} or {folder.replace('_', '-')}"
    return [f"tests/{folder}", "tests/test_laws.py", "tests/test_golden.py", "-k", either, *ignored]


def copy(folder: str) -> Path:
    """The tree as it is now, where mutmut may write in it."""
    place = PLACE / folder
    for part in ("game", "tests", "docs", "static", "tools"):
        shutil.rmtree(place / part, ignore_errors=True)
        shutil.copytree(HERE / part, place / part, ignore=shutil.ignore_patterns("__pycache__"))
    for file in sorted((place / "game/games" / folder / "rules").glob("*.py")):
        changed = file.stat().st_mtime
        file.write_text(undecorated(file.read_text("utf-8")), encoding="utf-8")
        os.utime(file, (changed, changed))  # by this mutmut sees whether it has made its mutants already
    ours = (HERE / "pyproject.toml").read_text("utf-8")
    (place / "pyproject.toml").write_text(ours + CONFIG.format(folder=folder), encoding="utf-8")
    return place


def undecorated(module: str) -> str:
    """A module whose functions are cached at its end: mutmut leaves one with a decorator as it is."""
    ends = [f"{name} = {cache}({name})  # type: ignore\n" for cache, name in CACHED.findall(module)]
    return CACHED.sub(r"def \2", module) + "".join(ends)


def results(place: Path) -> dict[str, int | None]:
    """What has become of every mutant, by name: as mutmut has written it beside the files of the rules."""
    written = (json.loads(file.read_text("utf-8")) for file in sorted((place / "mutants").rglob("*.meta")))
    return {name: code for each in written for name, code in each["exit_code_by_key"].items()}


def survivors(found: Mapping[str, int | None]) -> list[str]:
    """The mutants that no test has noticed, by name."""
    return sorted(name for name, code in found.items() if code in ALIVE)


def ask(place: Path, **job: object) -> None:
    """Have tools/trying.py do this in the copy."""
    file = place / "job.json"
    file.write_text(json.dumps(job), encoding="utf-8")
    home = python().parent
    env = {**os.environ, "PATH": f"{home}{os.pathsep}{os.environ['PATH']}"}
    if subprocess.run([home / "python", "-m", "tools.trying", file], cwd=place, env=env, check=False).returncode:
        raise Stop(f"Mutants could not be tried; the work is in {place}")


def drawn(names: Iterable[str], one_in: int) -> set[str]:
    """About one in `one_in` of these mutants: which ones, depends on their names alone."""
    return {name for name in names if int(digest(name.encode()), 16) % one_in == 0}


def report(place: Path) -> None:
    """The survivors, each as a diff; then the figures."""
    found = results(place)
    left = survivors(found)
    ask(place, shown=left)
    tried = [code for code in found.values() if code is not UNTRIED]
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
    parser.add_argument("--sample", type=int, default=1, metavar="N", help="about one in N")
    options = parser.parse_args(arguments)
    os.nice(max(0, LOW - os.nice(0)))
    try:
        place = PLACE / options.game
        names = survivors(results(place)) if options.again else None
        if not options.again and not options.resume:
            shutil.rmtree(place / "mutants", ignore_errors=True)
        ask(copy(options.game), tests=selection(options.game), names=names, one_in=options.sample)
        report(place)
    except Stop as stop:
        tell(str(stop))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
