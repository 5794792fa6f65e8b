"""The example in examples/ learns as its documents say, here with a few matches."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pettingzoo")
pytest.importorskip("pyspiel")

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = ROOT / "examples/learn_garlandland.py"


def test_it_runs_and_the_same_again_gives_the_same() -> None:
    main = runpy.run_path(str(EXAMPLE))["main"]
    mean, half = main(20, 20)
    assert -1 <= mean <= 1
    assert 0 < half < 1
    assert main(20, 20) == (mean, half)


def test_the_documents_name_its_command() -> None:
    [command] = re.findall(r"^    (python examples/.*?)  ", EXAMPLE.read_text("utf-8"), re.MULTILINE)
    assert command in (ROOT / "docs/research.md").read_text("utf-8")


def test_what_the_documents_show_of_both_doors_works() -> None:
    zoo, spiel = re.findall(r"```python\n(.*?)```", (ROOT / "docs/research.md").read_text("utf-8"), re.DOTALL)
    played: dict[str, Any] = {}
    exec(zoo, played)
    assert played["env"].match.asked is None
    exec(spiel, played)
    assert played["state"].match.deal == "research-42"
