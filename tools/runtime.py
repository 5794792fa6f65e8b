"""The pieces that others have made: npm packages and Python wheels, pinned, fetched once, each with its known hash."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import shutil
import subprocess
import sys
import tomllib
import venv
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from tools.work import CACHE, HERE, NODE_MODULES, Stop, digest, done_before, mark_done, outdate, run, tell

OLDEST_NODE = 20
LOCK, LIBRARY, WASM = "pyodide/pyodide-lock.json", "pyodide/python_stdlib.zip", "pyodide/pyodide.asm.wasm"
FIRST = "pyodide/python_stdlib.gz"
"""What becomes of Python's standard library: what the games play with."""
WHEELS = CACHE / "wheels"


def fetch_packages(checkers: bool = False) -> None:
    """The pinned npm packages, as package-lock.json names them: what dist/ is made of and with, and the `checkers`."""
    need_node()
    lock, marks = HERE / "package-lock.json", [NODE_MODULES / name for name in (".fudaba", ".fudaba-checkers")]
    if done_before(marks[checkers], lock):
        return
    what, some = ("with Biome; about 40 MB", []) if checkers else ("Pyodide and others; about 20 MB", ["--omit=dev"])
    tell(f"fetching the pinned npm packages ({what}) ...")
    run("npm", "ci", *some, "--no-audit", "--no-fund", why="npm could not fetch the packages; is there a network?")
    for mark in marks[: 1 + checkers]:
        mark_done(mark, lock)


def need_node() -> None:
    """Stop with a sentence where Node or npm is missing or too old."""
    if not (shutil.which("node") and shutil.which("npm")):
        raise Stop("Node 20 or newer with npm is needed to fetch the runtime pieces. Install it and try again.")
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout.strip()
    major = said.removeprefix("v").split(".")[0]
    if not major.isdecimal() or int(major) < OLDEST_NODE:
        raise Stop(f"Node {OLDEST_NODE} or newer is needed; this one says {said or 'nothing'}. Install a newer one.")


def runtime_files() -> dict[str, bytes]:
    """The vendored files by their name in the runtime folder, each with the hash that vendored.toml pins."""
    vendored = tomllib.loads((HERE / "vendored.toml").read_text())
    files = {}
    for package in vendored["package"]:
        for name, pinned in package["files"].items():
            path = NODE_MODULES / package["name"] / name
            what = f"{package['name']}/{name} is not the file that vendored.toml pins."
            files[f"{package['folder']}/{path.name}"] = checked(
                path, pinned, f"{what} Delete node_modules and try again."
            )
    files[LOCK] = json.dumps({**json.loads(files[LOCK]), "packages": {}}).encode()  # of Pyodide's packages none is here
    del files[LIBRARY]
    return {**files, FIRST: packed(library())}


def of_wheels() -> dict[str, bytes]:
    """The modules of the pinned wheels."""
    wheels = tomllib.loads((HERE / "vendored.toml").read_text())["wheel"]
    archives = [ZipFile(fetch_wheel(wheel)) for wheel in wheels]
    return {name: each.read(name) for each in archives for name in each.namelist() if name.endswith(".py")}


def checked(path: Path, pinned: str, what: str) -> bytes:
    """The contents of a file, if they are the ones whose hash is pinned; Stop with `what` otherwise."""
    content = path.read_bytes() if path.exists() else b""
    if hashlib.sha256(content).hexdigest() != pinned:
        raise Stop(what)
    return content


def fetch_wheel(wheel: dict[str, Any]) -> Path:
    """A pinned wheel, from the Python package index if it was not fetched before."""
    path = WHEELS / str(wheel["file"])
    if not path.exists():
        tell(f"fetching {wheel['file']} ...")
        what = [f"{wheel['name']}=={wheel['version']}", "--no-deps", "--only-binary=:all:", "--python-version", "3.14"]
        quietly = ["--disable-pip-version-check", "--dest", str(WHEELS)]
        run(*pip(), "download", *what, *quietly, why=f"pip could not fetch {wheel['file']}; is there a network?")
    checked(path, wheel["sha256"], f"{path} is not the file that vendored.toml pins. Delete it and try again.")
    return path


def library() -> Path:
    """A zip with the part of Python's standard library that the games play with."""
    return bytecode(NODE_MODULES / LIBRARY, "library")


def bytecode(archive: Path, *what: str) -> Path:
    """A zip with bytecode in place of the sources, as `tools/bytecode.mjs` makes it of the archive.

    Compiling them would be most of a first visit. Made anew only when what goes into it has changed.
    """
    maker = HERE / "tools/bytecode.mjs"
    name = digest(archive.read_bytes(), (NODE_MODULES / WASM).read_bytes(), maker.read_bytes())
    path = CACHE / f"{archive.stem}-{name}.zip"
    if not path.exists():
        tell(f"compiling {archive.name} ...")
        outdate(f"{archive.stem}-*")
        run("node", maker, archive, path, *what, why=f"{archive.name} could not be compiled:")
    return path


def packed(archive: Path) -> bytes:
    """A file as it is delivered: packed, the same bytes for the same file. Its name is that of its contents."""
    path = archive.with_suffix(".gz")
    if not path.exists():
        run("node", "tools/pack.mjs", archive, path, why=f"{archive.name} could not be packed:")
    return path.read_bytes()


def pip() -> list[str]:
    """How to run pip: as this Python has it, else in a virtual environment of its own."""
    if importlib.util.find_spec("pip"):
        return [sys.executable, "-m", "pip"]
    home = CACHE / "pip"
    if not (home / "pyvenv.cfg").exists():
        venv.create(home, with_pip=True)
    return [str(next(home.glob("*/python*"))), "-m", "pip"]
