"""What CONTRIBUTING.md promises: a language is one file in each folder with words, and one for the cards of Read-Aloud.

A tiny third language, English with a mark behind everything, is added to a copy of this tree; nothing else is edited.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CODE, MARK = "eo", "·"
NOT_NEEDED = shutil.ignore_patterns("browser", "dist")
"""What is compiled already is copied too: each Python in the copy need not do it anew."""
COMMON = '''"""A tiny language: English with a mark behind everything."""

from game.words import en
from game.words.languages import marked

LANGUAGE = en.LANGUAGE._replace(table=marked(en.SENTENCES))
'''
OF_A_GAME = '''"""The same of {name}."""

from {name} import SENTENCES as ENGLISH
from game.words.languages import marked

SENTENCES = marked(ENGLISH)
'''
OF_THE_CARDS = '''"""The cards in the tiny language: English, which ends otherwise."""

from dataclasses import replace

from game.games.read_aloud.language import en

LANGUAGE = replace(en.LANGUAGE, finish=lambda words: en.LANGUAGE.finish(words) + "{mark}")
'''
OF_ITS_READERS = '''"""What is written in the tiny language is read as English."""

from game.games.read_aloud.reading.en import WRITTEN

__all__ = ("WRITTEN",)
'''
MARKED = f'''

def marked(table: Sentences) -> Sentences:
    """Every sentence with a mark behind it."""
    return {{key: each + "{MARK}" if isinstance(each, str) else (each[0] + "{MARK}", each[1] + "{MARK}")
            for key, each in table.items()}}
'''
LOOK = f'''
from game.ui import shell
from game.words import LANGUAGES
from tests.matches import ALL
from tests.ui.page import Page
from tools.style import style

assert [*LANGUAGES] == ["{CODE}", "ja", "en"]
assert f'id="lang-{CODE}"' in shell.head()
assert {{f"rules-{{game.name}}.{CODE}.html" for game in ALL}} < {{*shell.rule_pages()}}
assert '<span class="t" lang="{CODE}">' in shell.slots()["boot.opening"]
assert ":root:lang({CODE}) #lang-{CODE}" in style().read_text(encoding="utf-8")
for game in ALL:
    page = Page(f"#/{{game.name}}", lang="{CODE}")
    page.play_on(3)
    assert page.answer["root"]["lang"] == "{CODE}"
    assert "{MARK}" in page.answer["title"] and page.html.count("{MARK}") > 20, game
    page.send("lang en")
    assert "{MARK}" not in page.html
page = Page("#/read-aloud/workshop", lang="{CODE}")
page.send("room typed 0", "Lose.")
assert "Lose.{MARK}" in page.html
'''


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree with one language more."""
    copy = tmp_path_factory.mktemp("languages")
    for folder in ("game", "tests", "tools", "static"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=NOT_NEEDED)
    shutil.copy(ROOT / "pyproject.toml", copy)
    with (copy / "game/words/languages.py").open("a", encoding="utf-8") as file:
        file.write(MARKED)
    (copy / f"game/words/{CODE}.py").write_text(COMMON, encoding="utf-8")
    cards = copy / "game/games/read_aloud"
    (cards / f"language/{CODE}.py").write_text(OF_THE_CARDS.format(mark=MARK), encoding="utf-8")
    (cards / f"reading/{CODE}.py").write_text(OF_ITS_READERS, encoding="utf-8")
    for english in sorted([*(copy / "game").rglob("*/words/*en.py"), *(copy / "game/games").glob("*/en.py")]):
        name = ".".join(english.relative_to(copy).with_suffix("").parts)
        other = english.with_name(english.name.replace("en.py", f"{CODE}.py"))
        other.write_text(OF_A_GAME.format(name=name), encoding="utf-8")
    return copy


def run(room: Path, *words: str) -> tuple[int, str]:
    """The exit code of a Python in the copy, and its output."""
    env = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST")}
    command = [sys.executable, *words]
    done = subprocess.run(command, cwd=room, env={**env, "PYTHONUTF8": "1"}, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def test_the_page_the_shell_the_rules_and_the_cards_speak_it(room: Path) -> None:
    assert run(room, "-c", LOOK) == (0, "")


def test_what_holds_for_the_words_of_every_language_holds_for_it(room: Path) -> None:
    tests = ("tests/test_words.py", "-k", f"same or said_in_words or two_forms or redefine or names_itself or {CODE}")
    status, said = run(room, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests)
    assert status == 0, said


def test_a_game_that_does_not_speak_it_is_told_of(room: Path) -> None:
    file = room / f"game/games/garlandland/words/{CODE}.py"
    others = [*file.parent.glob(f"*{CODE}.py")]
    for each in others:
        each.rename(each.with_suffix(".txt"))
    try:
        status, said = run(room, "-c", "import game.shelf")
    finally:
        for each in others:
            each.with_suffix(".txt").rename(each)
    assert status == 1
    assert f"game.games.garlandland.words has no words in {CODE}" in said


def test_a_sentence_that_two_files_say_is_told_of(room: Path) -> None:
    again = room / f"game/games/garlandland/words/again_{CODE}.py"
    again.write_text(OF_A_GAME.format(name="game.games.garlandland.words.en"), encoding="utf-8")
    try:
        status, said = run(room, "-c", "import game.shelf")
    finally:
        again.unlink()
    assert status == 1
    assert "says again what another file says: ['" in said
