"""How long Read-Aloud takes to read one sentence of the corpus, here and in the page's Pyodide, run in Node.

Milliseconds of the processor, so that other work on the machine counts little; every fifth sentence, none read before.

.venv/bin/python -m tests.read_aloud.quickness
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from statistics import median, quantiles
from time import process_time

from game.core.rules import Fault
from game.games.read_aloud.language.sentences import LANGUAGES
from game.games.read_aloud.reading import completion, grammar, parser
from game.games.read_aloud.reading.en import frames
from game.games.read_aloud.reading.en import spelling as en
from game.games.read_aloud.reading.ja import spelling as ja
from game.games.read_aloud.workshop.understanding import understood
from tests.read_aloud.corpus import written

EVERY, TYPED = 5, 60
"""Of the corpus every so many sentences are read; every so many are typed, letter by letter."""
SPELT = tuple(each for lang in (en, ja) for each in (lang.spelt, lang.signs))
KEPT = parser.composed, frames.said
"""What remembers parts of sentences; while one is typed they stay, since its beginning was typed just before."""
CACHES = (understood, grammar.parse, grammar.unclear, grammar.instead, parser.read, completion.ways_on, *SPELT)
"""What remembers sentences that were read; tables stay, as they do in a worker."""
ROOT = Path(__file__).parent.parent.parent
CODE = "from tests.read_aloud.quickness import table; table('Pyodide')"


def table(name: str) -> None:
    """Print for each language how long the first sentence takes, each new one, and one with the answer to it."""
    for lang in LANGUAGES:
        files = sorted((ROOT / "tests" / "read_aloud" / "written").glob(f"{lang}*.txt"))
        sentences = [each.sentence for file in files for each in written(file.stem)][::EVERY]
        first = _took(_parsed, sentences[0], lang)
        new = [_took(_parsed, each, lang) for each in sentences]
        understood("", lang)
        answered = {each: _took(understood, each, lang) for each in sentences}
        unread = [took for each, took in answered.items() if not _parsed(each, lang)]
        begun = [each[:n] for each in sentences[:: TYPED // EVERY] for n in range(1, len(each))]
        typed = [_took(understood, each, lang, kept=len(each) > 1) for each in begun]
        print(f"{name} {lang}: the first sentence {first:.0f} ms; {_said(new)}")
        print(f"{name} {lang}: with the whole answer: {_said([*answered.values()])}")
        print(f"{name} {lang}: of these not understood: {_said(unread)}")
        print(f"{name} {lang}: beginnings, typed letter by letter: {_said(typed)}")


def _said(times: list[float]) -> str:
    most = quantiles(times, n=20)[-1]
    return f"{len(times)}, median {median(times):.1f} ms, 95 % under {most:.1f} ms, all under {max(times):.0f} ms"


def _took(read: Callable[[str, str], object], sentence: str, lang: str, kept: bool = False) -> float:
    """Milliseconds for a sentence that was never read, with what is kept of its beginnings or without."""
    for cache in (*CACHES, *(() if kept else KEPT)):
        cache.cache_clear()
    start = _clock()
    read(sentence, lang)
    return _clock() - start


def _clock() -> float:
    """Milliseconds of the processor; Pyodide's own clock knows the time of day alone."""
    if sys.platform != "emscripten":
        return process_time() * 1000
    used = import_module("js").process.cpuUsage()
    return float(used.user + used.system) / 1000


def _parsed(sentence: str, lang: str) -> object:
    try:
        return grammar.parse(sentence, lang)
    except Fault:
        return ()


def main() -> None:
    """Print the table of this Python and that of Pyodide."""
    table("CPython")
    sys.stdout.flush()
    subprocess.run(["node", "tools/pyodide_run.mjs", str(ROOT), CODE], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
