"""What build.py makes, and what it refuses with a plain sentence; no browser needed."""

from __future__ import annotations

import base64
import gzip
import hashlib
import html
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from game.office import fronts
from game.shelf import GAMES
from game.ui import shell
from game.words import LANGUAGES, words_of
from tests.built import DIST, needs_dist
from tools import site

ROOT = Path(__file__).parent.parent
SOURCES = ("game", "static", "tools", ".cache")
FILES = (
    "build.py",
    "index.html",
    "rules.html",
    "front.html",
    "package.json",
    "package-lock.json",
    "pyscript.toml",
    "vendored.toml",
)
MOST_PICTURE = 200_000
"""Bytes of a picture for previews; the strictest programs take 300 KB."""
MOST_JAVASCRIPT, MOST_PAGE = 15_300, 247
"""Bytes of our own JavaScript as it is delivered, each script packed by gzip; lines of page.py.

The names of files that stand in it change with their contents, and with them a few of these bytes.
"""


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources that can be built, with the real packages behind a folder of links."""
    tree = tmp_path_factory.mktemp("tree")
    for name in SOURCES:
        if (ROOT / name).exists():
            shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in FILES:
        shutil.copy(ROOT / name, tree / name)
    (tree / "node_modules").mkdir()
    for package in (ROOT / "node_modules").iterdir():
        (tree / "node_modules" / package.name).symlink_to(package)
    return tree


@pytest.fixture
def tree(whole: Path) -> Iterator[Path]:
    """The copy; what a test spoils is put right afterwards."""
    page = whole / "game/page.py"
    kept = page.read_bytes()
    mark = (whole / "node_modules/.fudaba").readlink()
    yield whole
    page.write_bytes(kept)
    for name, target in ((".fudaba", mark), ("idiomorph", ROOT / "node_modules/idiomorph")):
        link = whole / "node_modules" / name
        shutil.rmtree(link) if link.is_dir() and not link.is_symlink() else link.unlink(missing_ok=True)
        link.symlink_to(target)


def build(tree: Path, *words: str, path: str | None = None) -> subprocess.CompletedProcess[str]:
    """Run build.py in the copy, with another PATH where one is given."""
    env = {**os.environ, "PATH": os.environ["PATH"] if path is None else path}
    command = [sys.executable, "build.py", *(words or ("build",))]
    return subprocess.run(command, cwd=tree, env=env, capture_output=True, text=True, timeout=120)


def refuses(done: subprocess.CompletedProcess[str], *told: str) -> None:
    """It stops with 1 and says why, without a traceback."""
    assert done.returncode == 1, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout.splitlines()[-1:] != [], "nothing was said"
    for each in told:
        assert each in done.stdout


def command(folder: Path, name: str, script: str) -> None:
    """A program of this name in the folder."""
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(f"#!/bin/sh\n{script}\n")
    (folder / name).chmod(0o755)


def written(folder: Path) -> dict[str, bytes]:
    """The files below a folder."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def is_of_these_sources() -> bool:
    """Whether dist/ was made after the last change of what it is made of, as it is when all tests are run."""
    places = [ROOT / name for name in FILES] + [path for name in SOURCES[:3] for path in (ROOT / name).rglob("*.*")]
    last = max(path.stat().st_mtime for path in places if path.is_file() and path.suffix != ".pyc")
    return (DIST / "sw.js").exists() and (DIST / "sw.js").stat().st_mtime > last


def test_a_copy_of_the_sources_builds_and_once_more_to_the_same_files(tree: Path) -> None:
    """The first time may be that of `build.py test`, in another folder."""

    def made() -> dict[str, bytes]:
        done = build(tree)
        assert done.returncode == 0, done.stdout + done.stderr
        assert "dist/ is ready" in done.stdout
        return written(tree / "dist")

    first = written(DIST) if is_of_these_sources() else made()
    assert "sw.js" in first
    again = made()
    assert sorted(again) == sorted(first)
    assert [name for name in first if again[name] != first[name]] == []


def test_the_page_gets_all_of_the_game_package_but_the_command_line_and_what_is_for_programs_that_learn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "CACHE", tmp_path)
    with zipfile.ZipFile(site.app_zip()) as archive, zipfile.ZipFile(site.app_zip("late")) as late:
        packed = {*archive.namelist(), *late.namelist()}
        assert not {*archive.namelist()} & {*late.namelist()}
        assert {name.rpartition("/")[2] for name in late.namelist() if "/games/" in name} >= {"pool.txt", "ja.py"}
    sources = {path.relative_to(ROOT).as_posix() for path in (ROOT / "game").rglob("*.py")}
    elsewhere = ("game/research/", "game/command/")
    assert packed >= {"qrcodegen.py"}
    left = {name for name in sources - packed if not name.startswith(elsewhere)}
    assert left == {"game/page.py", "game/table.py", "game/__main__.py"}
    assert not [name for name in packed if name.startswith(elsewhere)]


def test_a_runtime_file_with_a_wrong_hash_is_refused(tree: Path) -> None:
    package = tree / "node_modules/idiomorph"
    package.unlink()
    shutil.copytree(ROOT / "node_modules/idiomorph", package)
    with (package / "dist/idiomorph.esm.js").open("a") as file:
        file.write("// one more line\n")
    refuses(build(tree), "idiomorph.esm.js", "vendored.toml", "Delete node_modules")


@pytest.mark.parametrize("fault", ["def broken(:\n", "match 1:\n    case 1:\n        pass\n", "x = {**{}}\n"])
def test_a_page_that_micropython_cannot_compile_is_refused(fault: str, tree: Path) -> None:
    page = tree / "game/page.py"
    page.write_text(page.read_text(encoding="utf-8") + "\n\n" + fault, encoding="utf-8")
    refuses(build(tree), "MicroPython cannot compile", "page.py", "SyntaxError")


def test_without_node_and_npm_it_says_what_to_install(tree: Path, tmp_path: Path) -> None:
    refuses(build(tree, path=str(tmp_path)), "Node 20 or newer", "Install it")


def test_without_npm_alone_it_says_what_to_install(tree: Path, tmp_path: Path) -> None:
    command(tmp_path, "node", "echo v22.0.0")
    refuses(build(tree, path=str(tmp_path)), "npm", "Install it")


@pytest.mark.parametrize("version", ["v18.19.0", "v8.0.0", "", "nonsense"])
def test_an_old_node_is_named_with_its_version(version: str, tree: Path, tmp_path: Path) -> None:
    command(tmp_path, "npm", "exit 0")
    command(tmp_path, "node", f"echo {version}")
    refuses(build(tree, path=f"{tmp_path}:{os.environ['PATH']}"), "Node 20 or newer is needed", version)


def test_without_a_network_it_says_that_npm_could_not_fetch(tree: Path, tmp_path: Path) -> None:
    (tree / "node_modules/.fudaba").unlink()
    command(tmp_path, "npm", "echo 'npm error network ENOTFOUND' >&2; exit 1")
    refuses(build(tree, path=f"{tmp_path}:{os.environ['PATH']}"), "npm could not fetch", "network", "ENOTFOUND")


def test_a_port_in_use_is_told_with_a_way_out(tree: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        refuses(build(tree, "serve", "--port", port), f"Port {port}", "--port")


@pytest.mark.parametrize("port", ["99999", "-1"])
def test_a_port_that_is_none_is_told(port: str, tree: Path) -> None:
    done = build(tree, "serve", f"--port={port}")
    assert done.returncode in (1, 2)
    assert "Traceback" not in done.stderr


class References(HTMLParser):
    """All that a page refers to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what an element of whatever kind refers to."""
        assert tag
        self.found += [value for name, value in attrs if name in ("src", "href", "action") and value]


def facts() -> dict[str, Any]:
    """What sw.js knows."""
    found = re.search(r"const FILES = (\{.*\});", (DIST / "sw.js").read_text(encoding="utf-8"))
    assert found
    read: dict[str, Any] = json.loads(found[1])
    return read


@needs_dist
def test_the_page_refers_only_to_files_that_lie_beside_it() -> None:
    for name in References((DIST / "index.html").read_text(encoding="utf-8")).found:
        assert not name.startswith(("/", "http:", "https:", "//")), name
        assert name.startswith("#") or (DIST / name).is_file(), name


@needs_dist
def test_our_own_files_name_no_other_origin_and_no_absolute_path() -> None:
    ours = [path for path in DIST.iterdir() if path.suffix in (".html", ".css", ".js", ".json", ".py", ".webmanifest")]
    ours += DIST.glob("runtime-*/pyodide/boot*.mjs")
    assert len(ours) > 7
    for path in ours:
        text = path.read_text(encoding="utf-8").replace("http://www.w3.org/", "")
        text = re.sub(r'<a [^>]*href="https://[^"]*"', "", text)  # a link to follow is no request
        text = re.sub(r'<meta property="og:[^>]*>', "", text)  # nor is what stands in it for previews
        assert not re.findall(r"https?://[\w.]+", text), path.name
        if path.name != "404.html":
            assert not re.findall(r"""(?:from|import|src=|href=|url\()\s*["']?/\w""", text), path.name
    manifest = json.loads((DIST / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["start_url"] == manifest["scope"] == "./"


@needs_dist
def test_every_file_of_the_service_worker_exists_and_is_not_empty() -> None:
    named = [
        *facts()["runtime"]["files"],
        *facts()["app"]["files"],
        *facts()["app"]["shell"],
        facts()["snapshot"]["name"],
    ]
    assert "./" in named
    assert [name for name in named if name != "./" and not (DIST / name).is_file()] == []
    assert [name for name in named if name != "./" and not (DIST / name).stat().st_size] == []


def of_previews(name: str) -> bool:
    """Whether a file is for those who have not come yet: a page or a picture for previews, see tools/previews.py."""
    return name.startswith("pictures/") or name.endswith("/index.html")


@needs_dist
def test_every_file_of_the_site_is_kept_for_offline_use() -> None:
    named = {
        *facts()["runtime"]["files"],
        *facts()["app"]["files"],
        *facts()["app"]["shell"],
        facts()["snapshot"]["name"],
    }
    there = {path.relative_to(DIST).as_posix() for path in DIST.rglob("*") if path.is_file()}
    other = {name for name in there if of_previews(name) or name in shell.rule_pages()}
    assert there - named - other <= {"sw.js", "404.html"}
    assert not named & other


def seal(content: bytes) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode()


@needs_dist
def test_every_file_that_is_kept_or_fetched_at_first_has_its_seal() -> None:
    known = facts()
    kept = {**known["runtime"]["files"], **known["app"]["files"], known["snapshot"]["name"]: known["snapshot"]["seal"]}
    page = (DIST / "index.html").read_text(encoding="utf-8")
    [first] = re.findall(r'<script type="importmap">(.*?)</script>', page)
    fetched = json.loads(first)["integrity"]
    assert {name: seal((DIST / name).read_bytes()) for name in kept} == kept
    assert {name: fetched[name] and seal((DIST / name).read_bytes()) for name in fetched} == fetched
    assert not [name for name, seal in fetched.items() if not seal and not name.endswith((".gz", "pyodide.asm.wasm"))]
    not_at_first = {name for name in kept if name.startswith(("late-", "empty-", "snapshot-"))}
    assert {name.removeprefix("./") for name in fetched} == set(kept) - not_at_first


@needs_dist
@pytest.mark.parametrize("name", ["index.html", "rules-garlandland.ja.html"])
def test_the_policy_of_a_page_allows_the_scripts_that_stand_in_it_and_no_others(name: str) -> None:
    page = (DIST / name).read_text(encoding="utf-8")
    scripts = re.findall(r'<script(?: type="importmap")?>(.*?)</script>', page, flags=re.DOTALL)
    assert scripts
    [policy] = re.findall(r"script-src[^;]*", page)
    assert re.findall(r"'(sha256-[^']*)'", policy) == [seal(script.encode()) for script in scripts]
    assert "'unsafe-inline'" not in policy


@needs_dist
def test_the_interpreters_are_named_in_the_page_itself() -> None:
    """Where such a name came from a file that is missing, PyScript would look for Pyodide on another origin."""
    page = (DIST / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'"interpreter": "([^"]*)"', page)
    assert len(named) == 2
    assert all((DIST / name).is_file() for name in named)
    assert not re.findall(r' config="', page)


@needs_dist
def test_every_icon_of_the_manifest_is_there() -> None:
    manifest = json.loads((DIST / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["icons"]
    for icon in manifest["icons"]:
        assert (DIST / icon["src"]).stat().st_size, icon


@needs_dist
@pytest.mark.parametrize("path", ["garlandland", "ja/garlandland", "ja", "ja/read-aloud", "court-circular"])
def test_a_page_for_previews_refers_only_to_files_that_are_there_and_runs_nothing(path: str) -> None:
    page = (DIST / path / "index.html").read_text(encoding="utf-8")
    assert "<script" not in page
    assert "script-src 'none'" in page
    for name in References(page).found:
        assert not name.startswith(("/", "http")), name
        there = (DIST / path / name.partition("#")[0]).resolve()
        assert there.is_relative_to(DIST), name
        assert there.is_file() or (there / "index.html").is_file(), name


@needs_dist
def test_every_picture_for_previews_is_there_in_its_size_and_small() -> None:
    for lang in LANGUAGES:
        for game in (None, *GAMES.values()):
            check_picture(fronts.picture(game, lang), fronts.WIDE)
    for each in json.loads((DIST / "manifest.webmanifest").read_text(encoding="utf-8"))["screenshots"]:
        wide, high = map(int, each["sizes"].split("x"))
        check_picture(each["src"], (wide, high))


def check_picture(name: str, size: tuple[int, int]) -> None:
    """A JPEG of this size, which every program that shows previews can read."""
    content = (DIST / name).read_bytes()
    assert len(content) < MOST_PICTURE, name
    start = re.search(rb"\xff[\xc0\xc2]..\x08(..)(..)", content, flags=re.DOTALL)
    assert start
    assert (int.from_bytes(start[2], "big"), int.from_bytes(start[1], "big")) == size, name


def test_where_the_address_of_the_site_is_known_a_preview_names_its_picture_in_full() -> None:
    here = fronts.pages("https://x.test/fudaba/")
    assert 'content="https://x.test/fudaba/pictures/garlandland.ja.jpg"' in here["ja/garlandland/index.html"]["preview"]
    assert 'content="https://x.test/fudaba/ja/garlandland/"' in here["ja/garlandland/index.html"]["preview"]
    assert 'content="../../pictures/garlandland.ja.jpg"' in fronts.pages("")["ja/garlandland/index.html"]["preview"]


def test_every_game_has_a_page_in_every_language_and_is_named_there() -> None:
    pages = fronts.pages("")
    for game in GAMES.values():
        for lang in LANGUAGES:
            slots, words = pages[f"{fronts.folder(game, lang)}index.html"], words_of(lang, game)
            assert words("title") in slots["title"]
            assert words("blurb") in html.unescape(slots["main"])
            assert f'#/{game.name}"' in slots["main"]
    assert "index.html" not in pages


@needs_dist
def test_an_installed_app_has_a_name_of_its_own_shortcuts_and_opens_files() -> None:
    manifest = json.loads((DIST / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["id"] == "fudaba/"
    assert [each["url"] for each in manifest["shortcuts"]] == [f"./#/{name}" for name in GAMES]
    assert manifest["file_handlers"][0]["action"] == "./"
    assert "setConsumer" in next(DIST.glob("shell-*.js")).read_text(encoding="utf-8")


def our_scripts() -> Iterator[str]:
    """Our own JavaScript as it is delivered: what stands in the page, the modules, and sw.js without its list."""
    page = (DIST / "index.html").read_text(encoding="utf-8")
    yield from re.findall(r"<script>(.*?)</script>", page, flags=re.DOTALL)
    for name in ("shell-*.js", "runtime-*/pyodide/boot-*.mjs", "runtime-*/micropython/lean-*.mjs"):
        yield next(DIST.glob(name)).read_text(encoding="utf-8")
    yield (ROOT / "static/sw.js").read_text(encoding="utf-8")


@needs_dist
def test_the_javascript_that_is_delivered_stays_small() -> None:
    sizes = [len(gzip.compress(script.encode())) for script in our_scripts()]
    assert len(sizes) == 6
    assert sum(sizes) <= MOST_JAVASCRIPT, sizes


def test_the_page_stays_small() -> None:
    assert len((ROOT / "game/page.py").read_text(encoding="utf-8").splitlines()) <= MOST_PAGE


@pytest.mark.parametrize("fault", ["const = 1;", 'import "./nowhere.js";'])
def test_a_script_that_esbuild_cannot_read_is_refused(fault: str, tree: Path) -> None:
    script = tree / "static/js/page/voice.js"
    kept = script.read_text(encoding="utf-8")
    script.write_text(f"{kept}\n{fault}\n", encoding="utf-8")
    try:
        refuses(build(tree), "esbuild cannot read", "voice.js")
    finally:
        script.write_text(kept, encoding="utf-8")


def plain_classes(sheet: Path) -> set[str]:
    """The classes that a style sheet styles wherever they stand."""
    text = re.sub(r"/\*.*?\*/|@\w+[^{;]*(?=[{;])", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
    rules = re.findall(r"([^{}]+)\{", re.sub(r"\([^()]*\)", "", text))
    return {part.strip() for rule in rules for part in rule.split(",") if re.fullmatch(r"\s*\.[\w-]+\s*", part)}


def test_no_two_style_sheets_style_the_same_class_everywhere() -> None:
    """What is drawn in a <symbol> can be styled by its own class only, so games keep theirs apart."""
    games = sorted((ROOT / "game/games").glob("*/*.css"))
    room = set().union(*map(plain_classes, (ROOT / "static/css").glob("*.css")))
    found = [room, *map(plain_classes, games)]
    assert not [one & other for i, one in enumerate(found) for other in found[:i] if one & other]
