"""Measures the page; see the docstring of the package. `build.py bench` calls this after it has built dist/."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from tools.bench import audit, boot, bots, clicks, kept, phone, sites, traffic
from tools.bench.figures import Figure, table
from tools.bench.sites import Site
from tools.work import Stop, tell

Part = Callable[[], Sequence[Figure]]
PARTS = ("boot", "bytes", "clicks", "bots", "phone", "lighthouse")


def main(arguments: list[str]) -> int:
    """Measure what is asked for and print it as one table."""
    parser = argparse.ArgumentParser(prog="build.py bench page", description="The figures of the page.")
    parser.add_argument("part", nargs="*", choices=[[], *PARTS], help=f"{', '.join(PARTS)}; all, if none is named")
    parser.add_argument("--runs", type=int, default=5, help="rounds of visits, and runs of Lighthouse (default: 5)")
    parser.add_argument("--write", action="store_true", help="keep them, in README.md and for the page that shows them")
    options = parser.parse_args(arguments)
    if options.write and options.part:
        parser.error("only all parts together can be kept")
    try:
        figures = measured(options.part or PARTS, options.runs)
        print(table(figures))
        if options.write:
            kept.write(figures, date.today().isoformat())
    except Stop as stop:
        tell(str(stop))
        return 1
    return 0


def measured(names: Sequence[str], runs: int) -> list[Figure]:
    """The figures of these parts, one part after the other."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        our = stack.enter_context(sites.served(sites.ours(folder / "ours"), sites.OURS))
        bare = stack.enter_context(sites.served(sites.bare(folder / "bare"), sites.BARE))
        playwright = stack.enter_context(sync_playwright())

        def full() -> Site:
            return stack.enter_context(sites.served(sites.full(folder / "full"), sites.FULL))

        def slow() -> Site:
            return stack.enter_context(sites.served(folder / "ours", sites.OURS, "--slow"))

        parts: Mapping[str, Part] = {
            "boot": lambda: boot.figures(playwright, our, bare, runs),
            "bytes": lambda: traffic.figures(playwright, our, bare),
            "clicks": lambda: clicks.figures(playwright, our, full()),
            "bots": lambda: bots.figures(playwright, our),
            "phone": lambda: phone.figures(playwright, slow()),
            "lighthouse": lambda: audit.figures(our, runs),
        }
        return [figure for name in PARTS if name in names for figure in _told(name, parts[name])]


def _told(name: str, part: Part) -> Sequence[Figure]:
    tell(f"measuring: {name} ...")
    return part()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
