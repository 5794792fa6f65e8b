"""What the worker fetches when it is needed: packages, the rest of Python's library, the part of the game that is late.

It lies in the package and not in `table.py`, so that a start need not compile it.
"""

import importlib.util
import sys
import zlib
from io import BytesIO
from typing import NamedTuple
from urllib.parse import urljoin
from zipfile import ZipFile
from zipimport import zipimporter

NEEDED = "importlib/metadata/__init__.py"  # of the rest: micropip begins with it


class Fetcher(NamedTuple):
    """Fetches from the origin of the page, by the addresses that `build.py` has written into `table.py`."""

    late: str
    """The modules and texts of the game that are in no start, a packed zip."""
    rest: str
    """The rest of the standard library, a packed zip."""
    wheels: dict[str, str]
    """Packages that playing does not need."""

    async def fetch(self, package: str, page: str) -> None:
        """Install a package that playing does not need, from the origin of the address `page`; or what comes late."""
        if package not in self.wheels:
            await self.fetch_late(page)
            return
        await self.fetch_rest(page)
        from pyodide_js import loadPackage  # noqa: PLC0415

        await loadPackage("micropip")
        import micropip  # noqa: PLC0415

        await micropip.install(urljoin(page, self.wheels[package]))

    async def fetch_late(self, page: str) -> None:
        """Put the modules and texts that are in no start beside the others, the first time."""
        if not importlib.util.find_spec("game.problems"):
            ZipFile(BytesIO(await archive(page, self.late))).extractall()
            sys.path_importer_cache.clear()  # importlib.invalidate_caches would need a module of the rest

    async def fetch_rest(self, page: str) -> None:
        """Put the rest of Python's standard library into the zip of the first part, the first time: all or nothing."""
        library = next(path for path in sys.path if path.endswith(".zip"))
        if NEEDED not in ZipFile(library).namelist():
            rest = ZipFile(BytesIO(await archive(page, self.rest)))
            modules = [(name, rest.read(name)) for name in rest.namelist()]
            with open(library, "rb") as file:  # not pathlib, which is in the rest
                longer = BytesIO(file.read())
            with ZipFile(longer, "a") as whole:
                for name, module in modules:
                    whole.writestr(name, module)
            with open(library, "wb") as file:
                file.write(longer.getvalue())
            # importlib asks only who is known, and fetch_late has cleared that
            zipimporter(library).invalidate_caches()
            importlib.invalidate_caches()


async def archive(page: str, name: str) -> bytes:
    """The zip that lies packed beside the page; an error of the browser's where it cannot be fetched."""
    from pyodide.http import pyfetch  # noqa: PLC0415

    response = await pyfetch(urljoin(page, name))
    response.raise_for_status()
    return zlib.decompress(await response.bytes(), zlib.MAX_WBITS | 16)
