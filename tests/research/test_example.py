"""The example in examples/ learns as its documents say, here with a few matches."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

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
