"""Who may import whom, and how large things may grow."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TOPS = ("static", "game", "tests", "tools")
FILES = sorted((ROOT / "game").rglob("*.py"))
STATIC = sorted(file for end in ("js", "mjs", "css") for top in TOPS for file in (ROOT / top).rglob(f"*.{end}"))
BROWSER = {"js", "pyscript", "pyodide", "pyodide_js"}
LEARNING = {"numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel"}
OF_THE_BROWSER = {"game/page.py", "game/table.py", "game/fetching.py"}
DATA = (
    "ja.py",
    "en.py",
    "also.py",
    "measures.py",
    "nouns.py",
    "sentences.py",
    "blind.py",
    "solved.py",
    "effects.py",
    "base.py",
)  # tables, which may be long
LONGEST_FILE, LONGEST_FUNCTION, LONGEST_LINE = 250, 25, 120
GAMES = ROOT / "game" / "games"
PAGE = ("game.ui", "game.shelf", "game.command")
DRAWN = ("page", "book", "workshop", "problems", "fairness")
BELOW = ("language", "cards", "rules")
LAYERS = {
    "language": (),
    "reading": ("language",),
    "cards": ("language",),
    "rules": ("language", "cards"),
    "bots": BELOW,
    "hints": (*BELOW, "bots"),
    "page": (*BELOW, "bots", "hints", "words"),
    "book": (*BELOW, "page", "words"),
    "workshop": (*BELOW, "reading", "page"),
    "problems": (*BELOW, "bots", "hints", "page", "book", "words"),
    "fairness": (*BELOW, "page", "words"),
    "words": (),
}
"""The folders of a game, each with those that it may import from."""
ON_TOP = "wire app screens shell waiting"
FOLDERS = ("", "view", "model", "play", "send", "table", "lobby")
"""The folders of game/ui, each above those that it may import from; first what all need, which lies in none."""


def path(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


@cache
def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def imports(start: str) -> Iterator[tuple[str, str]]:
    """Each file whose path starts like this, with the full name of each thing it imports, wherever it does."""
    for file in FILES:
        if path(file).startswith(start):
            yield from ((path(file), name) for name in imported(file))


@cache
def imported(file: Path) -> tuple[str, ...]:
    """The full name of each thing that a file imports."""
    found: list[str] = []
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found += [f"{'.' * node.level}{node.module}.{alias.name}" for alias in node.names]
    return tuple(found)


def functions(file: Path) -> Iterator[tuple[str, int]]:
    """The name and the length of each function."""
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, (node.end_lineno or 0) - node.lineno + 1


def test_imports_are_absolute() -> None:
    assert not [(file, name) for file, name in imports("game/") if name.startswith(".")]


def test_core_imports_only_core() -> None:
    ours = [(file, name) for file, name in imports("game/core/") if name.split(".")[0] == "game"]
    assert not [(file, name) for file, name in ours if not name.startswith("game.core.")]


def test_games_do_not_import_each_other() -> None:
    theirs = [(file, name.split(".")) for file, name in imports("game/games/") if name.startswith("game.games.")]
    assert not [(file, name) for file, name in theirs if file.split("/")[2] != name[2]]


def test_only_the_shelf_knows_the_games() -> None:
    outside = [(file, name) for file, name in imports("game/") if not file.startswith(("game/games/", "game/shelf.py"))]
    assert not [(file, name) for file, name in outside if name.startswith("game.games")]


def test_core_bots_and_words_know_nothing_of_the_page() -> None:
    below = ("game/core/", "game/bots/", "game/words/")
    assert not [(file, name) for file, name in imports("game/") if file.startswith(below) and name.startswith(PAGE)]


@pytest.mark.parametrize("game", sorted(path.name for path in GAMES.iterdir() if (path / "rules").is_dir()))
def test_the_folders_of_a_game_import_only_from_those_below(game: str) -> None:
    """And of what belongs to no game, only those of DRAWN know the page. A game of a few files may be flat."""
    start = f"game.games.{game}."
    for file, name in imports(f"game/games/{game}/"):
        folder = file.split("/")[3]
        if folder not in LAYERS:
            continue
        if name.startswith(start):
            assert name.removeprefix(start).split(".")[0] in (folder, *LAYERS[folder]), (file, name)
        assert folder in DRAWN or not name.startswith(PAGE), (file, name)


def floor_of(module: str) -> int:
    """Where a module of the page stands among FOLDERS; the modules that bring all together stand above them."""
    name = module.split(".")[2]
    return len(FOLDERS) if name in ON_TOP.split() else FOLDERS.index(name if name in FOLDERS else "")


def test_the_folders_of_the_page_import_only_from_those_below() -> None:
    modules = {".".join(Path(path(file)).with_suffix("").parts) for file in FILES}
    for file, name in imports("game/ui/"):
        ours = name if name in modules or f"{name}.__init__" in modules else name.rpartition(".")[0]
        if ours.startswith("game.ui."):
            assert floor_of(ours) <= floor_of(file.removesuffix(".py").replace("/", ".")), (file, name)


def test_only_the_ends_of_the_wire_and_what_fetches_know_the_browser() -> None:
    browser = [(file, name) for file, name in imports("game/") if name.split(".")[0] in BROWSER]
    assert not [(file, name) for file, name in browser if file not in OF_THE_BROWSER]


def test_only_research_knows_the_packages_for_learning_and_nothing_needs_research() -> None:
    """The page has neither."""
    others = [(file, name) for file, name in imports("game/") if not file.startswith("game/research/")]
    assert not [(file, name) for file, name in others if name.split(".")[0] in LEARNING]
    assert not [(file, name) for file, name in others if name.startswith("game.research")]


def test_only_commands_read_files() -> None:
    """In a page that has started from a memory snapshot there are none, but for what it has fetched late."""
    files = [
        (file, name) for file, name in imports("game/") if name.startswith(("importlib.resources", "pathlib", "os."))
    ]
    assert not [(file, name) for file, name in files if not file.startswith(("game/command/", "game/problems/pool.py"))]


def test_nothing_of_the_package_is_imported_late() -> None:
    """As in a page that has started from a memory snapshot there are no files, no module either.

    What game/ui/model/late.py imports has been fetched.
    """
    late = [
        (path(file), node.lineno)
        for file in FILES
        for function in ast.walk(tree(file))
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("game")
    ]
    assert not [(file, line) for file, line in late if not file.startswith(("game/command/", "game/ui/model/late.py"))]


def test_files_are_short() -> None:
    lengths = {
        path(file): len(file.read_text(encoding="utf-8").splitlines()) for file in FILES if file.name not in DATA
    }
    assert not {file: length for file, length in lengths.items() if length > LONGEST_FILE}


def test_functions_are_short() -> None:
    lengths = {(path(file), name): length for file in FILES for name, length in functions(file)}
    assert not {function: length for function, length in lengths.items() if length > LONGEST_FUNCTION}


def test_every_module_says_what_it_is() -> None:
    assert not [path(file) for file in FILES if not ast.get_docstring(tree(file))]
    assert not [path(file) for file in STATIC if not file.read_text(encoding="utf-8").startswith(("// ", "/* "))]


def test_scripts_and_style_sheets_have_no_long_lines() -> None:
    """Biome breaks code, but neither comments nor texts."""
    for file in STATIC:
        lines = file.read_text(encoding="utf-8").splitlines()
        assert not [i for i, line in enumerate(lines, 1) if len(line) > LONGEST_LINE], path(file)
        assert file.suffix == ".css" or len(lines) <= LONGEST_FILE, path(file)


def test_the_shelf_is_found_again_in_a_fresh_python() -> None:
    """Without anything of the tests being imported, and without the browser's modules."""
    code = (
        "import sys; from game.shelf import GAMES; print(*GAMES); sys.exit(bool({'js', 'pyscript'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    folders = [p.name for p in sorted((ROOT / "game" / "games").iterdir()) if (p / "__init__.py").exists()]
    assert sorted(done.stdout.split()) == [folder.replace("_", "-") for folder in folders]
