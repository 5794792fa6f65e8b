"""The worker's end of the wire: PyScript starts it, `ask` answers the page; everything else is in the package."""

from game.ui.wire import Wire

ask = Wire().ask

__export__ = ["ask"]
