#!/usr/bin/env python3
"""Builds, serves and tests Fudaba on a machine with Python >= 3.11 and Node >= 20; everything else it fetches itself.

    python3 build.py serve [--port N]   make dist/ and serve it
    python3 build.py test  [pytest ...] run everything: format, lint, types, rules, browser
    python3 build.py build              make dist/, the deployable site
    python3 build.py check | golden | bench
"""

import argparse
import functools
import hashlib
import http.server
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Mapping

HERE = pathlib.Path(__file__).resolve().parent
DIST, CACHE, VENV, NODE_MODULES = (HERE / name for name in ("dist", ".cache", ".venv", "node_modules"))
TEXT_ASSETS = {"early.js": "static/js/early.js", "shell.js": "static/js/shell.js", "page.py": "game/page.py", "table.py": "game/table.py"}


class Stop(Exception):
    """The reason, in one plain sentence, why the work cannot go on."""


def tell(sentence: str) -> None:
    print(f"fudaba: {sentence}", flush=True)


def run(*command: str | pathlib.Path, why: str, quiet: bool = False, **options: object) -> None:
    """Run a command; a failure stops with `why` and the last lines that it printed."""
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=HERE, text=True, capture_output=quiet, **options)  # type: ignore[call-overload]
    if done.returncode:
        lines = [line for line in ((done.stdout or "") + (done.stderr or "")).splitlines() if len(line) < 400]
        tail = "\n".join(lines[-12:])
        raise Stop(f"{why}\n{tail}".strip())


def digest(*parts: bytes) -> str:
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:10]


def done_before(stamp: pathlib.Path, *inputs: pathlib.Path) -> bool:
    """Whether the work that `stamp` stands for was done for exactly these inputs; if not, it is to be done and stamped."""
    return stamp.exists() and stamp.read_text() == digest(*(path.read_bytes() for path in inputs))


def stamp(path: pathlib.Path, *inputs: pathlib.Path) -> None:
    path.write_text(digest(*(each.read_bytes() for each in inputs)))


def need_node() -> None:
    if not (shutil.which("node") and shutil.which("npm")):
        raise Stop("Node 20 or newer with npm is needed to fetch the runtime pieces, and was not found. Install it and try again.")
    version = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout.strip()
    if int(version.removeprefix("v").split(".")[0]) < 20:
        raise Stop(f"Node 20 or newer is needed; this one is {version}.")


def fetch_packages() -> None:
    """The pinned npm packages, as package-lock.json names them."""
    need_node()
    lock, mark = HERE / "package-lock.json", NODE_MODULES / ".fudaba"
    if done_before(mark, lock):
        return
    tell("fetching the pinned npm packages (Pyodide, PyScript, MicroPython, idiomorph; about 20 MB) ...")
    run("npm", "ci", "--no-audit", "--no-fund", why="npm could not fetch the packages; is there a network?", quiet=True)
    stamp(mark, lock)


def runtime_files() -> dict[str, bytes]:
    """The vendored files by their name in the runtime folder, each with the hash that vendored.toml pins."""
    files = {}
    for package in tomllib.loads((HERE / "vendored.toml").read_text())["package"]:
        for name, pinned in package["files"].items():
            content = (NODE_MODULES / package["name"] / name).read_bytes()
            if hashlib.sha256(content).hexdigest() != pinned:
                raise Stop(f"{package['name']}/{name} is not the file that vendored.toml pins; delete node_modules and try again.")
            files[f"{package['folder']}/{name.rpartition('/')[2]}"] = content
    return files


def app_zip() -> pathlib.Path:
    """The game package as one zip, the same bytes for the same sources."""
    CACHE.mkdir(exist_ok=True)
    path = CACHE / "app.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for source in sorted((HERE / "game").rglob("*.py")):
            if source.name not in ("page.py", "table.py"):
                archive.writestr(zipfile.ZipInfo(str(source.relative_to(HERE))), source.read_bytes(), zipfile.ZIP_DEFLATED)
    return path


def snapshot(zip_path: pathlib.Path, runtime: Mapping[str, bytes]) -> tuple[str, bytes]:
    """The memory snapshot and its name, made anew only when what goes into it has changed."""
    inputs = (zip_path.read_bytes(), runtime["pyodide/pyodide.asm.wasm"], (HERE / "tools/snapshot.mjs").read_bytes())
    name = f"snapshot-{digest(*inputs)}.gz"
    if not (CACHE / name).exists():
        tell("making the memory snapshot ...")
        for old in CACHE.glob("snapshot-*"):
            old.unlink()
        run("node", "tools/snapshot.mjs", zip_path, CACHE / name, why="The memory snapshot could not be made.", quiet=True)
    return name, (CACHE / name).read_bytes()


def compile_page() -> None:
    """A syntax error in page.py would leave the page silently dead, so the pinned MicroPython compiles it first."""
    run("node", "tools/compile_page.mjs", HERE / "game/page.py", why="MicroPython cannot compile game/page.py:", quiet=True)


def style() -> bytes:
    sheets = [*sorted((HERE / "static/css").glob("*.css")), *sorted((HERE / "game/games").glob("*/style.css"))]
    return b"\n".join(sheet.read_bytes() for sheet in sheets)


class Site:
    """dist/ while it is written: hashed names, and the references to them in later files."""

    def __init__(self, runtime: str) -> None:
        self.names: dict[str, str] = {"RUNTIME": f"./{runtime}"}
        self.app: list[str] = []
        shutil.rmtree(DIST, ignore_errors=True)

    def write(self, name: str, content: bytes) -> None:
        path = DIST / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)

    def refer(self, text: str) -> str:
        """The text with every quoted reference to a written file put right."""
        text = text.replace("RUNTIME/", self.names["RUNTIME"] + "/")
        for name, hashed in self.names.items():
            text = text.replace(f'"{name}"', f'"{hashed}"').replace(f'/{name}"', f'/{hashed}"')
        return text

    def add(self, name: str, content: bytes, folder: str = "") -> str:
        """Write an asset of the app under its hashed name."""
        stem, dot, end = name.rpartition(".")
        hashed = f"{stem}-{digest(content)}{dot}{end}"
        self.names[name] = hashed
        self.write(folder + hashed, content)
        self.app.append(folder + hashed)
        return hashed


def build() -> None:
    """Make dist/ from the sources: hashed names, relative paths, nothing that another origin would have to give."""
    fetch_packages()
    compile_page()
    runtime = runtime_files()
    folder = f"runtime-{digest(*runtime.values())}"
    site = Site(folder)
    for name, content in runtime.items():
        site.write(f"{folder}/{name}", content)
    zip_path = app_zip()
    archive = zip_path.read_bytes()
    snapshot_name, frozen = snapshot(zip_path, runtime)
    site.write(snapshot_name, frozen)
    total = sum(len(runtime[f"pyodide/{name}"]) for name in ("pyodide.asm.wasm", "python_stdlib.zip")) + len(archive)
    facts = {"zip": "../../" + site.add("app.zip", archive), "snapshot": f"../../{snapshot_name}", "total": total}
    boot = (HERE / "static/js/boot.mjs").read_text().replace('"APP"', json.dumps(facts))
    site.add("boot.mjs", boot.encode(), f"{folder}/pyodide/")
    site.add("style.css", style())
    worker = json.loads(site.refer(json.dumps(tomllib.loads((HERE / "pyscript.toml").read_text()))))
    site.add("table.json", json.dumps(worker).encode())
    for name, source in TEXT_ASSETS.items():
        site.add(name, site.refer((HERE / source).read_text(encoding="utf-8")).encode())
    write_shell(site)
    write_service_worker(site, folder, list(runtime), snapshot_name)
    tell(f"dist/ is ready ({sum(path.stat().st_size for path in DIST.rglob('*') if path.is_file()) / 1e6:.0f} MB on disk)")


def write_shell(site: Site) -> None:
    """index.html with the menu and the card faces that the game package renders, in both languages; icons, manifest, 404."""
    from game.ui import shell

    page = (HERE / "index.html").read_text(encoding="utf-8")
    for slot, html in shell.slots().items():
        page = page.replace(f"<!-- {slot} -->", html)
    site.write("index.html", site.refer(page).encode())
    for source in sorted((HERE / "static/root").iterdir()):
        site.write(source.name, source.read_bytes())


def write_service_worker(site: Site, folder: str, runtime: list[str], snapshot_name: str) -> None:
    """sw.js from its template: two caches named by their contents, and the files of each."""
    shell = ["./", "index.html", *(path.name for path in sorted((HERE / "static/root").iterdir()) if path.name != "404.html")]
    stale = [(DIST / name).read_bytes() for name in shell if name != "./"]
    facts = {
        "runtime": {"name": f"fudaba-{folder}", "files": [f"{folder}/{name}" for name in runtime]},
        "app": {"name": f"fudaba-app-{digest(*stale, *(name.encode() for name in site.app))}", "files": site.app, "shell": shell},
        "snapshot": snapshot_name,
    }
    template = (HERE / "static/sw.js").read_text(encoding="utf-8")
    site.write("sw.js", template.replace('"FILES"', json.dumps(facts)).encode())


def serve(port: int) -> None:
    """Build, then serve dist/ until interrupted."""
    build()
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=str(DIST))
    types = {".mjs": "text/javascript", ".js": "text/javascript", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json"}
    http.server.SimpleHTTPRequestHandler.extensions_map.update(types)
    try:
        server = http.server.ThreadingHTTPServer(("127.0.0.1", port), handler)
    except OSError as error:
        raise Stop(f"Port {port} cannot be used ({error.strerror}); try another one with --port.") from error
    tell(f"open http://127.0.0.1:{port}/ (Ctrl+C ends it)")
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        tell("bye")


def test_python() -> pathlib.Path:
    """The Python of a virtual environment that holds the pinned test packages."""
    python = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    pins, mark = HERE / "tests/requirements.txt", VENV / ".fudaba"
    if not done_before(mark, pins):
        tell("making a virtual environment with the pinned test packages ...")
        venv_fault = "Python could not make a virtual environment (on Debian: apt-get install python3-venv)."
        run(sys.executable, "-m", "venv", "--clear", VENV, why=venv_fault, quiet=True)
        pip = (python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", pins)
        run(*pip, why="pip could not install the pinned test packages; is there a network?", quiet=True)
        stamp(mark, pins)
    return python


def find_chromium() -> str:
    """A Chromium to test with; on Debian it is installed where it is missing."""
    names = (os.environ.get("CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome")
    if found := next(filter(None, map(shutil.which, filter(None, names))), None):
        return found
    if shutil.which("apt-get") and getattr(os, "geteuid", lambda: 1)() == 0:
        tell("installing Debian's Chromium and Japanese fonts for the browser tests ...")
        run("apt-get", "update", "-qq", why="apt-get found no package lists; is there a network?", quiet=True)
        install = ("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-noto-cjk")
        run(*install, why="apt-get could not install Chromium.", quiet=True)
        return find_chromium()
    raise Stop("The browser tests need Chromium, and none was found. Install it, or name it in the variable CHROMIUM.")


def check(python: pathlib.Path) -> None:
    """Format, lint and types."""
    run(python, "-m", "ruff", "format", "--check", ".", why="The format is not ruff's: run `.venv/bin/ruff format .`")
    run(python, "-m", "ruff", "check", ".", why="ruff found something to mend.")
    run(python, "-m", "mypy", why="mypy found something to mend.")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task", choices=("build", "serve", "test", "check", "golden", "bench"))
    parser.add_argument("--port", type=int, default=8000, help="for serve (default: 8000)")
    options, rest = parser.parse_known_args(arguments)
    try:
        perform(options.task, options.port, rest)
    except Stop as stop:
        tell(str(stop))
        return 1
    return 0


def perform(task: str, port: int, rest: list[str]) -> None:
    if task == "serve":
        serve(port)
    elif task == "build":
        build()
    elif task == "check":
        check(test_python())
    elif task == "golden":
        run(test_python(), "-m", "tests.golden", "--write", why="The golden matches could not be written.")
    elif task == "bench":
        run(test_python(), "-m", "game", "bench", *rest, why="The measurement failed.")
    else:
        python, chromium = test_python(), find_chromium()
        check(python)
        build()
        run(python, "-m", "pytest", *rest, why="Some tests failed.", env={**os.environ, "CHROMIUM": chromium})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
