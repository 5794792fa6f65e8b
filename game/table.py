"""The worker's end of the wire: PyScript starts it, `ask` answers the page; everything else is in the package."""

import gc

from game.fetching import Fetcher
from game.ui.wire import Wire

FETCHER = Fetcher(
    late="late.gz",  # build.py puts the names with their hashes in
    rest="RUNTIME/pyodide/python_rest.gz",
    wheels={"segno": "RUNTIME/pyodide/segno-1.6.6-py3-none-any.whl"},
)

gc.freeze()  # what is here from the start stays: to look through it for what is not would take 30 ms of a bot's move

ask = Wire(FETCHER.fetch).ask

__export__ = ["ask"]
