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
from game.games.read_aloud.reading import grammar, parser
from tests.read_aloud.corpus import written

EVERY = 5
ROOT = Path(__file__).parent.parent.parent
CODE = "from tests.read_aloud.quickness import table; table('Pyodide')"


def table(name: str) -> None:
    """Print for each language how long the first sentence takes, each new one, and one with the answer to it."""
    for lang in LANGUAGES:
        files = sorted((ROOT / "tests" / "read_aloud" / "written").glob(f"{lang}*.txt"))
        sentences = [each.sentence for file in files for each in written(file.stem)][::EVERY]
        first = _took(_parsed, sentences[0], lang)
        new = [_took(_parsed, each, lang) for each in sentences]
        unread = [each for each in sentences if not _parsed(each, lang)]
        answered = [_took(_answered, each, lang) for each in unread]
        print(f"{name} {lang}: the first sentence {first:.0f} ms; {_said(new)}")
        print(f"{name} {lang}: not understood, with the whole answer: {_said(answered)}")


def _said(times: list[float]) -> str:
    most = quantiles(times, n=20)[-1]
    return f"{len(times)}, median {median(times):.1f} ms, 95 % under {most:.1f} ms, all under {max(times):.0f} ms"


def _took(read: Callable[[str, str], object], sentence: str, lang: str) -> float:
    """Milliseconds for a sentence that was never read."""
    for cache in (grammar.parse, grammar.unclear, parser.read):
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


def _answered(sentence: str, lang: str) -> None:
    """What the workshop asks of a sentence that it does not understand."""
    _parsed(sentence, lang)
    grammar.unclear(sentence, lang)
    grammar.out_of_range(sentence, lang)
    grammar.nearest(sentence, lang)


def main() -> None:
    """Print the table of this Python and that of Pyodide."""
    table("CPython")
    sys.stdout.flush()
    subprocess.run(["node", "tools/pyodide_run.mjs", str(ROOT), CODE], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
