"""The worker's end of the wire: PyScript starts it, `ask` answers the page; everything else is in the package."""

import gc
import importlib.util
import sys
import zlib
from io import BytesIO
from urllib.parse import urljoin
from zipfile import ZipFile
from zipimport import zipimporter

from game.ui.wire import Wire

WHEELS = {"segno": "RUNTIME/pyodide/segno-1.6.6-py3-none-any.whl"}  # build.py puts the folder's name in
REST, NEEDED = "RUNTIME/pyodide/python_rest.gz", "importlib/metadata/__init__.py"  # that micropip begins with
LATE = "late.gz"  # with its hash


async def fetch(package: str, page: str) -> None:
    """Install a package that playing does not need, from the origin of the address `page`; or what comes late."""
    if package not in WHEELS:
        await fetch_late(page)
        return
    await fetch_rest(page)
    from pyodide_js import loadPackage  # noqa: PLC0415

    await loadPackage("micropip")
    import micropip  # noqa: PLC0415

    await micropip.install(urljoin(page, WHEELS[package]))


async def fetch_late(page: str) -> None:
    """Put the modules and texts that are in no start beside the others, the first time."""
    if not importlib.util.find_spec("game.problems"):
        ZipFile(BytesIO(await archive(page, LATE))).extractall()
        sys.path_importer_cache.clear()  # importlib.invalidate_caches would need a module of the rest


async def fetch_rest(page: str) -> None:
    """Put the rest of Python's standard library into the zip of the first part, the first time: all or nothing."""
    library = next(path for path in sys.path if path.endswith(".zip"))
    if NEEDED not in ZipFile(library).namelist():
        rest = ZipFile(BytesIO(await archive(page, REST)))
        modules = [(name, rest.read(name)) for name in rest.namelist()]
        with open(library, "rb") as file:  # not pathlib, which is in the rest
            longer = BytesIO(file.read())
        with ZipFile(longer, "a") as whole:
            for name, module in modules:
                whole.writestr(name, module)
        with open(library, "wb") as file:
            file.write(longer.getvalue())
        zipimporter(library).invalidate_caches()  # importlib asks only who is known, and fetch_late has cleared that
        importlib.invalidate_caches()


async def archive(page: str, name: str) -> bytes:
    """The zip that lies packed beside the page; an error of the browser's where it cannot be fetched."""
    from pyodide.http import pyfetch  # noqa: PLC0415

    response = await pyfetch(urljoin(page, name))
    response.raise_for_status()
    return zlib.decompress(await response.bytes(), zlib.MAX_WBITS | 16)


gc.freeze()  # what is here from the start stays: to look through it for what is not would take 30 ms of a bot's move

ask = Wire(fetch).ask

__export__ = ["ask"]
