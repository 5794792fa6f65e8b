"""What the README shows is true."""

from __future__ import annotations

import doctest
import shlex
import tomllib
from pathlib import Path

from game.__main__ import main

ROOT = Path(__file__).parent.parent


def test_the_session_in_the_readme_goes_as_it_says() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted
    assert not result.failed


def test_the_licences_name_every_vendored_package_and_version() -> None:
    text = (ROOT / "THIRD-PARTY.md").read_text(encoding="utf-8")
    for package in tomllib.loads((ROOT / "vendored.toml").read_text())["package"]:
        line = next(line for line in text.splitlines() if f"`{package['name']}`" in line)
        assert f"| {package['version']} |" in line
        assert package["license"] in line


def test_the_commands_in_the_readme_work() -> None:
    lines = [line.split("#  ")[0].split("   #")[0] for line in (ROOT / "README.md").read_text("utf-8").splitlines()]
    commands = [shlex.split(line)[3:] for line in lines if line.startswith("    python3 -m game")]
    quick = [words for words in commands if words[0] in ("judge", "replay")]
    assert len(quick) >= 3
    assert all(main(words) == 0 for words in quick)
