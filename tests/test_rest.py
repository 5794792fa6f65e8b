"""The rest of the standard library comes into the zip of its first part whole, or not at all."""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path
from zipfile import BadZipFile, ZipFile

import pytest

from game import fetching
from game.command.attacks.visitor import stepped

FETCHER = fetching.Fetcher(late="late.gz", rest="rest.gz", wheels={})
FIRST, MORE = {"os.py": b"first"}, {fetching.NEEDED: b"needed", "ast.py": b"more"}


def packed(modules: dict[str, bytes]) -> bytes:
    """A zip with these modules."""
    whole = BytesIO()
    with ZipFile(whole, "w") as written:
        for name, module in modules.items():
            written.writestr(name, module)
    return whole.getvalue()


@pytest.fixture
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The first part, the only zip on the path."""
    path = tmp_path / "python311.zip"
    path.write_bytes(packed(FIRST))
    monkeypatch.setattr(sys, "path", [str(path), *(each for each in sys.path if not each.endswith(".zip"))])
    return path


def answered(monkeypatch: pytest.MonkeyPatch, *answers: bytes) -> list[str]:
    """What is fetched, and the zips that come one after the other."""
    asked: list[str] = []

    async def archive(_: str, name: str) -> bytes:
        asked.append(name)
        return answers[len(asked) - 1]

    monkeypatch.setattr(fetching, "archive", archive)
    return asked


def test_the_rest_is_put_beside_the_first_part_once(library: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = answered(monkeypatch, packed(MORE))
    for _ in range(2):
        stepped(FETCHER.fetch_rest("https://example.org/"))
    whole = ZipFile(library)
    assert {name: whole.read(name) for name in whole.namelist()} == FIRST | MORE
    assert asked == ["rest.gz"]


def test_a_rest_that_comes_broken_changes_nothing_and_is_fetched_again(
    library: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = library.read_bytes()
    broken = packed(MORE).replace(b"more", b"mroe")
    asked = answered(monkeypatch, broken, packed(MORE))
    with pytest.raises(BadZipFile):
        stepped(FETCHER.fetch_rest("https://example.org/"))
    assert library.read_bytes() == before
    stepped(FETCHER.fetch_rest("https://example.org/"))
    assert {*ZipFile(library).namelist()} == {*FIRST, *MORE}
    assert len(asked) == 2
