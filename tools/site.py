"""Makes dist/, the deployable site: hashed names, relative paths, nothing that another origin would have to give."""

from __future__ import annotations

import base64
import functools
import hashlib
import json
import re
import shutil
import tomllib
import zipfile
from collections.abc import Mapping
from pathlib import Path

from game import shelf
from game.ui import shell
from game.words import LANGUAGES
from tools import empty, previews
from tools.runtime import FIRST, LOCK, WASM, bytecode, fetch_packages, library, of_wheels, packed, runtime_files
from tools.style import style
from tools.work import CACHE, DIST, HERE, NODE_MODULES, digest, outdate, run, tell

JS = HERE / "static/js"
ENDS_OF_THE_WIRE = ("game/page.py", "game/table.py")
NOT_OF_THE_PAGE = ("game/research/", "game/command/", "game/__main__.py")
"""For programs that learn, with packages that no page has, and for the command line."""
LATE = re.compile(r"game/(office|(games/\w+/)?(problems|fairness|reading|workshop|book))/")
"""What a page fetches when it is asked for (game/ui/model/late.py), so that no start has it in its memory."""
ROOT_FILES = sorted((HERE / "static/root").iterdir())
INLINE = ("early", "panel", "ahead", "kept")
"""Scripts that stand inside a page."""
FETCHED_AT_FIRST = (WASM, FIRST, LOCK)
FETCHED_LATER = ("late-", "empty-")  # without these a start goes on
MORPH = "idiomorph/idiomorph.esm.js"
"""The one file of others that is mostly comments and spaces, without which it is a third."""
LARGE = (".gz", "pyodide.asm.wasm")
"""Ends of the names of large files, of which only the presence is checked."""


class Dist:
    """dist/ while it is written: hashed names, and the references to them in later files."""

    def __init__(self, runtime: str) -> None:
        self.runtime = runtime
        self.names: dict[str, str] = {}
        self.app: list[str] = []
        self.seals: dict[str, str] = {}
        shutil.rmtree(DIST, ignore_errors=True)

    def write(self, name: str, content: bytes) -> None:
        """A file under this very name."""
        path = DIST / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        self.seals[name] = seal(content)

    def add(self, name: str, content: bytes, folder: str = "") -> str:
        """A file of the app under a hashed name, which is returned."""
        stem, dot, end = name.rpartition(".")
        hashed = f"{stem}-{digest(content)}{dot}{end}"
        self.names[name] = hashed
        self.write(folder + hashed, content)
        self.app.append(folder + hashed)
        return hashed

    def refer(self, text: str) -> bytes:
        """The text with every reference to a file put right."""
        text = text.replace("RUNTIME/", f"./{self.runtime}/")
        for name, hashed in self.names.items():
            text = text.replace(f'"{name}"', f'"{hashed}"').replace(f'/{name}"', f'/{hashed}"')
        return text.encode()

    def first(self) -> dict[str, str]:
        """The seals of the files of a first visit by their addresses; of what is large, the address only."""
        files = (name for name in self.seals if name in self.app or name.startswith(self.runtime))
        needed = sorted((name for name in files if not name.startswith(FETCHED_LATER)), key=first_of)
        return {f"./{name}": "" if name.endswith(LARGE) else self.seals[name] for name in needed}


def first_of(name: str) -> int:
    """Where a file stands among those that a page may wait for: its own first, then what PyScript is, then Python."""
    folders = ("/pyscript/", "/idiomorph/", "/micropython/", "/pyodide/")
    return next((place for place, folder in enumerate(folders, 1) if folder in name), 0)


def seal(content: bytes) -> str:
    """The integrity value of this content: the hash by which a browser checks it."""
    return "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode()


def build() -> None:
    """Make dist/ from the sources."""
    fetch_packages()
    check_page()
    runtime = {**runtime_files(), MORPH: bundle(NODE_MODULES / "idiomorph/dist/idiomorph.esm.js").encode()}
    dist = Dist(f"runtime-{digest(*runtime.values())}")
    for name, content in runtime.items():
        dist.write(f"{dist.runtime}/{name}", content)
    snapshot_name = add_boot(dist, runtime)
    dist.add("style.css", bundle(style()).encode())
    dist.add("faces.svg", shell.symbols(shelf.GAMES.values()).encode())
    dist.add("shell.js", dist.refer(bundle(JS / "shell.js")))
    for source in ENDS_OF_THE_WIRE:
        dist.add(Path(source).name, dist.refer((HERE / source).read_text(encoding="utf-8")))
    write_empty_tables(dist)
    write_shell(dist)
    previews.write(dist.write, lambda template, slots: sealed(dist, filled(template, slots)))
    write_rules(dist)
    write_service_worker(dist, list(runtime), snapshot_name)
    size = sum(path.stat().st_size for path in DIST.rglob("*") if path.is_file())
    tell(f"dist/ is ready ({size / 1e6:.0f} MB on disk)")


def check_page() -> None:
    """A syntax error in page.py would leave the page silently dead, so the pinned MicroPython compiles it first."""
    run("node", "tools/compile_page.mjs", "game/page.py", why="MicroPython cannot compile game/page.py:")


def add_boot(dist: Dist, runtime: Mapping[str, bytes]) -> str:
    """The game package as a zip and as a snapshot, and the modules that start the two Pythons; the snapshot's name."""
    late, archive = (bytecode(app_zip(part)) for part in ("late", "app"))
    dist.add("late.gz", packed(late))
    memory = snapshot(archive, library())
    name = f"{memory.stem}.gz"
    dist.write(name, packed(memory))
    app = packed(archive)
    total = sum(len(runtime[each]) for each in FETCHED_AT_FIRST) + len(app)
    zip_name, size = "../../" + dist.add("app.gz", app), memory.stat().st_size
    facts = {"zip": zip_name, "snapshot": f"../../{name}", "total": total, "size": size}
    dist.add("boot.mjs", bundle(JS / "boot.mjs", APP=facts).encode(), f"{dist.runtime}/pyodide/")
    dist.add("lean.mjs", bundle(JS / "lean.mjs").encode(), f"{dist.runtime}/micropython/")
    return name


def bundle(source: Path, form: str = "esm", **constants: object) -> str:
    """A script with all that it imports, as each file would be a request before the first answer; or a style sheet."""
    out = CACHE / "js" / source.name
    what = (source, form, out, json.dumps(constants))
    run("node", "tools/bundle.mjs", *what, why=f"esbuild cannot read {source}:")
    return out.read_text(encoding="utf-8")


def app_zip(part: str = "app") -> Path:
    """The game package as one zip, the same bytes for the same sources; or its part `late`, with texts and wheels.

    Files of folders with one name lie together: they say alike, and so are packed smaller (by 21 KB).
    """
    CACHE.mkdir(exist_ok=True)
    path = CACHE / f"{part}.zip"
    with zipfile.ZipFile(path, "w") as archive:
        sources = (each for end in ("py", "txt") for each in (HERE / "game").rglob(f"*.{end}"))
        for source in sorted(sources, key=lambda each: (each.parent.name, each)):
            name = source.relative_to(HERE).as_posix()
            left_out = name in ENDS_OF_THE_WIRE or name.startswith(NOT_OF_THE_PAGE)
            if not left_out and bool(LATE.match(name)) == (part == "late"):
                archive.writestr(zipfile.ZipInfo(name), source.read_bytes(), zipfile.ZIP_DEFLATED)
        for name, content in (of_wheels() if part == "late" else {}).items():
            archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)
    return path


def snapshot(archive: Path, stdlib: Path) -> Path:
    """The memory snapshot, made anew, under a name of its own, only when what goes into it has changed."""
    maker = HERE / "tools/snapshot.mjs"
    own = (maker, HERE / "tools/warm.py", HERE / "static/js/python/own.mjs")
    name = digest(*(path.read_bytes() for path in (archive, stdlib, NODE_MODULES / WASM, *own)))
    path = CACHE / f"snapshot-{name}.memory"
    if not path.exists():
        tell("making the memory snapshot ...")
        outdate("snapshot-*")
        run("node", maker, archive, stdlib, path, why="The memory snapshot could not be made:")
    return path


def write_empty_tables(dist: Dist) -> None:
    """The empty tables, in a folder named by their contents; they are kept with the app."""
    for name, content in empty.files().items():
        dist.write(f"{empty.folder()}/{name}", content)
        dist.app.append(f"{empty.folder()}/{name}")


def write_shell(dist: Dist) -> None:
    """index.html with what the game package renders in both languages; icons, manifest, 404."""
    worker = json.dumps(tomllib.loads((HERE / "pyscript.toml").read_text()))
    page = (HERE / "index.html").read_text(encoding="utf-8").replace("TABLE", worker)
    page = filled(page, {**shell.slots(), "preview": previews.own()}).replace(
        "SEALS", json.dumps({"integrity": dist.first()})
    )
    dist.write("index.html", sealed(dist, page))
    for source in ROOT_FILES:
        content = source.read_bytes()
        if source.suffix == ".html":
            content = filled(content.decode(), shell.missing_page()).encode()
        if source.suffix == ".webmanifest":
            content = previews.manifest(content.decode())
        dist.write(source.name, content)


def write_rules(dist: Dist) -> None:
    """The rules of each game in each language, as pages that need neither Python nor a script."""
    template = (HERE / "rules.html").read_text(encoding="utf-8")
    for name, slots in shell.rule_pages().items():
        dist.write(name, sealed(dist, filled(template, slots)))


def filled(template: str, slots: Mapping[str, str]) -> str:
    """A page with its slots filled, those for the scripts that stand inside it too."""
    for slot, html in {**slots, **inline_scripts()}.items():
        template = template.replace(f"<!-- {slot} -->", html)
    return template


@functools.cache
def inline_scripts() -> dict[str, str]:
    """The scripts that stand inside a page, by name."""
    tables = {"folder": empty.folder(), "games": [*shelf.GAMES]}
    return {name: bundle(JS / f"{name}.js", "iife", LANGUAGES=[*LANGUAGES], TABLES=tables) for name in INLINE}


def sealed(dist: Dist, page: str) -> bytes:
    """The page as it is written: its style sheet has its seal, and its policy allows the scripts that stand in it."""
    style = f'rel="stylesheet" integrity="{dist.seals[dist.names["style.css"]]}"'
    return allowed(dist.refer(page.replace('rel="stylesheet"', style)).decode())


def allowed(page: str) -> bytes:
    """The page with the seals of the scripts that stand inside it in its policy."""
    scripts = re.findall(r'<script(?: type="importmap")?>(.*?)</script>', page, flags=re.DOTALL)
    return page.replace("INLINE", " ".join(f"'{seal(script.encode())}'" for script in scripts), 1).encode()


def write_service_worker(dist: Dist, runtime: list[str], snapshot_name: str) -> None:
    """sw.js from its template: two caches named by their contents, and the files of each."""
    unhashed = ["index.html", *(path.name for path in ROOT_FILES if path.name != "404.html")]
    contents = {name: (DIST / name).read_bytes() for name in unhashed}
    name = f"fudaba-app-{digest(*contents.values(), *(each.encode() for each in dist.app))}"
    pages = {name: seal(content) for name, content in {"./": contents["index.html"], **contents}.items()}
    own = [f"{dist.runtime}/{each}" for each in runtime]
    facts = {
        "runtime": {"name": f"fudaba-{dist.runtime}", "files": {each: dist.seals[each] for each in own}},
        "app": {"name": name, "files": {each: dist.seals[each] for each in dist.app}, "shell": pages},
        "snapshot": {"name": snapshot_name, "seal": dist.seals[snapshot_name]},
    }
    template = (HERE / "static/sw.js").read_text(encoding="utf-8")
    dist.write("sw.js", template.replace('"FILES"', json.dumps(facts)).encode())
