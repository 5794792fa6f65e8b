"""What the worker fetches when it is needed: the part of the game that is late, with what draws QR codes.

It lies in the package and not in `table.py`, so that a start need not compile it.
"""

import importlib.util
import sys
import zlib
from io import BytesIO
from urllib.parse import urljoin
from zipfile import ZipFile


async def fetch(name: str, page: str) -> None:
    """Put the modules and texts of this packed zip, which are in no start, beside the others; only the first time.

    It comes from the origin of the address `page`; an error of the browser's where it cannot be fetched.
    """
    if not importlib.util.find_spec("game.problems"):
        ZipFile(BytesIO(await archive(page, name))).extractall()
        sys.path_importer_cache.clear()  # importlib.invalidate_caches would need a module that no start has


async def archive(page: str, name: str) -> bytes:
    """The zip that lies packed beside the page; an error of the browser's where it cannot be fetched."""
    from pyodide.http import pyfetch  # noqa: PLC0415

    response = await pyfetch(urljoin(page, name))
    response.raise_for_status()
    return zlib.decompress(await response.bytes(), zlib.MAX_WBITS | 16)
