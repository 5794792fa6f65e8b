"""The worker's end of the wire: PyScript starts it, `ask` answers the page; everything else is in the package."""

from urllib.parse import urljoin

from game.ui.wire import Wire

WHEELS = {"segno": "RUNTIME/pyodide/segno-1.6.6-py3-none-any.whl"}  # build.py puts the folder's name in


async def fetch(package: str, page: str) -> None:
    """Install a package that playing does not need, from the origin of the address `page`."""
    from pyodide_js import loadPackage  # noqa: PLC0415

    await loadPackage("micropip")
    import micropip  # noqa: PLC0415

    await micropip.install(urljoin(page, WHEELS[package]))


ask = Wire(fetch).ask

__export__ = ["ask"]
