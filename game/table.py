"""The worker's end of the wire: PyScript starts it, `ask` answers the page; everything else is in the package."""

import gc
from functools import partial

from game.fetching import fetch
from game.ui.wire import Wire

LATE = "late.gz"  # build.py puts the name with its hash in

gc.freeze()  # what is here from the start stays: to look through it for what is not would take 30 ms of a bot's move

ask = Wire(partial(fetch, LATE)).ask

__export__ = ["ask"]
