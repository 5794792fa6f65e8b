"""The worker's end of the wire: PyScript starts it, `ask` answers the page; everything else is in the package."""

from urllib.parse import urljoin

from game.ui.wire import Wire

WHEELS = {"segno": "RUNTIME/pyodide/segno-1.6.6-py3-none-any.whl"}  # build.py puts the folder's name in


LATE = "late.zip"  # with its hash


async def fetch(package: str, page: str) -> None:
    """Install a package that playing does not need, from the origin of the address `page`; or what comes late."""
    if package not in WHEELS:
        await fetch_late(page)
        return
    from pyodide_js import loadPackage  # noqa: PLC0415

    await loadPackage("micropip")
    import micropip  # noqa: PLC0415

    await micropip.install(urljoin(page, WHEELS[package]))


async def fetch_late(page: str) -> None:
    """Put the modules and texts that are in no start beside the others, the first time."""
    import importlib.util  # noqa: PLC0415

    if importlib.util.find_spec("game.problems"):
        return
    from pyodide.http import pyfetch  # noqa: PLC0415

    response = await pyfetch(urljoin(page, LATE))
    response.raise_for_status()
    await response.unpack_archive(format="zip")
    importlib.invalidate_caches()


ask = Wire(fetch).ask

__export__ = ["ask"]
