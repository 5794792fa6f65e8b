"""What CONTRIBUTING.md promises: a folder in game/games/ is a whole game, and no other file is edited by hand.

tests/tiny is put on the shelf of a copy of this tree; then all that is there for every game is there for it too.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game.words import LANGUAGES

ROOT = Path(__file__).parent.parent
TINY = ROOT / "tests" / "tiny"
GUIDE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
FILES = ("__init__.py", "en.py", "ja.py", "rules.py", "style.css", "view.py")
NOT_NEEDED = shutil.ignore_patterns("browser", "tiny", "test_tiny.py")
"""What is compiled already is copied too: each Python in the copy need not do it anew."""
FOR_EVERY_GAME = ("laws", "words", "golden", "match", "links", "saves", "bots", "command", "architecture")
NUMBERS = "tests/research/test_numbers.py"
GOLDENS = ["fewest-2.txt", "most-2.txt"]
pytestmark = pytest.mark.timeout(1200)
"""Seconds for a test: all laws of every game take 20 seconds of a processor, which on a busy machine were 228."""


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree with one folder more, and its golden matches written; the others still go as they did."""
    copy = tmp_path_factory.mktemp("room")
    for folder in ("game", "tests"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=NOT_NEEDED)
    shutil.copy(ROOT / "pyproject.toml", copy)
    shutil.copytree(TINY, copy / "game" / "games" / "tiny", ignore=NOT_NEEDED)
    status, said = run(copy, "tests.golden", "--write", "tiny")
    assert status == 0, said
    return copy


def run(room: Path, *words: str) -> tuple[int, str]:
    """What a module comes to in the copy, and what it says."""
    env = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST")}
    command = [sys.executable, "-m", *words]
    done = subprocess.run(command, cwd=room, env={**env, "PYTHONUTF8": "1"}, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def tried(room: Path, *words: str) -> tuple[int, str]:
    """Some tests of the copy, with a few examples each, and what they say."""
    return run(room, "pytest", "-p", "no:cacheprovider", "--hypothesis-profile=quick", "--tb=short", *words)


def files(folder: Path) -> dict[str, bytes]:
    """The files below a folder, as they are."""
    found = (file for file in sorted(folder.rglob("*")) if file.is_file() and "__pycache__" not in file.parts)
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in found}


def test_the_game_is_six_files() -> None:
    assert tuple(files(TINY)) == FILES


def test_only_its_golden_matches_are_new_and_nothing_is_changed(room: Path) -> None:
    golden = ROOT / "tests" / "golden"
    copied = files(room / "tests" / "golden")
    assert {name: text for name, text in copied.items() if "tiny" not in name} == files(golden)
    heard = [f"heard/tiny.{lang}.txt" for lang in sorted(LANGUAGES)]
    assert [name for name in copied if "tiny" in name] == [*heard, *(f"tiny/{name}" for name in GOLDENS)]


def test_all_that_holds_for_every_game_holds_for_it(room: Path) -> None:
    """The laws, the words, links and saves, bots, and whole matches on the page in both languages."""
    files = (f"tests/test_{each}.py" for each in FOR_EVERY_GAME)
    status, said = tried(room, *files, NUMBERS, "tests/ui", "-k", "tiny or architecture or before_python")
    assert status == 0, said


def test_it_is_written_as_the_others_are(room: Path) -> None:
    for words in (("ruff", "check"), ("ruff", "format", "--check"), ("mypy", "-p", "game.games.tiny")):
        status, said = run(room, *words, *(["game/games/tiny"] if words[0] == "ruff" else []))
        assert status == 0, said


def test_the_command_line_knows_it(room: Path) -> None:
    status, said = run(room, "game", "bench", "tiny", "--seconds", "0.05", "--json")
    assert (status, json.loads(said)["name"]) == (0, "tiny")
    status, said = run(room, "game", "arena", "tiny", "--players", "random,easy", "--deals", "30", "--json")
    weak, strong = json.loads(said)["players"]
    assert weak["share"] < strong["share"]
    status, said = run(room, "game", "replay", "#/tiny?deal=plum-river-42&goal=fewest", "--seat", "1")
    assert (status, len(said.splitlines())) == (0, 3)
    assert run(room, "game", "judge", "tiny", "7") == (2, "There is nothing to judge in tiny.\n")


PICTURES = 'pictures("tiny")'
FAULTS = {
    "the card face down is seen": ("rules.py", "down=HIDDEN,", "", "test_laws", "nobody_sees_a_card"),
    "a sentence is missing": ("ja.py", '"page.wait"', '"page.weight"', "test_words", "the_languages_have_the_same"),
    "a picture has another name": (
        "view.py",
        PICTURES,
        PICTURES.replace("tiny", "card"),
        "ui/test_every_game",
        "from_the_menu",
    ),
}


@pytest.mark.parametrize(("file", "was", "now", "tests", "law"), FAULTS.values(), ids=FAULTS.keys())
def test_a_fault_in_it_is_found(room: Path, file: str, was: str, now: str, tests: str, law: str) -> None:
    path = room / "game" / "games" / "tiny" / file
    text = path.read_text(encoding="utf-8")
    assert was in text
    path.write_text(text.replace(was, now), encoding="utf-8")
    try:
        status, said = tried(room, f"tests/{tests}.py", "-k", f"{law} and tiny")
    finally:
        path.write_text(text, encoding="utf-8")
    assert status == 1
    assert law in said
    assert "[tiny]" in said or "-tiny]" in said


def test_contributing_walks_through_these_files() -> None:
    """It names each of them, and the lines it quotes stand in them."""
    for file in FILES:
        assert f"`{file}`" in GUIDE
    sources = "".join((TINY / file).read_text(encoding="utf-8") for file in FILES)
    for quoted in re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL):
        assert all(line in sources for line in quoted.splitlines()), quoted


def test_the_commands_of_contributing_make_a_game(room: Path) -> None:
    """Copied and renamed as it says, Tiny is a game of another name."""
    commands = re.findall(r"^    ((?:cp|sed) [^#\n]*)", GUIDE, re.MULTILINE)
    copy = room / "game" / "games" / "my_game"
    shutil.copytree(TINY, room / "tests" / "tiny", ignore=NOT_NEEDED)
    try:
        for command in commands:
            subprocess.run(["sh", "-c", command], cwd=room, check=True)
        status, said = tried(room, "tests/ui/test_every_game.py", "-k", "my-game")
        assert status == 0, said
        assert "tiny" not in "".join(file.read_text(encoding="utf-8") for file in copy.glob("view.py"))
    finally:
        shutil.rmtree(copy, ignore_errors=True)
        shutil.rmtree(room / "tests" / "tiny")
    assert len(commands) == 4


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "CHANGELOG.md", "README.md", "docs/architecture.md"])
def test_what_the_documents_point_to_is_there(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    links = [(ROOT / page).parent / link for link in re.findall(r"\]\(([^)#:]+)\)", text)]
    named = [ROOT / "tests" / name for name in re.findall(r"`(?:tests/)?((?:ui/)?test_\w+\.py)`", text)]
    assert not [path for path in (*links, *named) if not path.exists()]
