"""A figure, its budget and whether it holds; many of them as one table."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from statistics import median
from typing import NamedTuple

OFTEN = 0.95


class Figure(NamedTuple):
    """A row of the table."""

    what: str
    measured: str
    budget: str = ""
    holds: bool | None = None
    """None where nothing was promised."""


def often(values: Sequence[float]) -> float:
    """The 95th percentile: the smallest value that at least 95 % of them do not exceed."""
    return sorted(values)[ceil(len(values) * OFTEN) - 1]


def at_most(what: str, value: float, unit: str, most: float, more: str = "") -> Figure:
    """A value that may not exceed its budget, to two digits after the point where it is small."""
    digits = 2 if most < 20 else 0
    measured = f"{value:.{digits}f} {unit}".strip()
    return Figure(what, measured + more, f"{most:g} {unit}".strip(), value <= most)


def ratio(what: str, ours: Sequence[float], bare: Sequence[float], most: float) -> Figure:
    """Our seconds as a share of the bare page's: the median over visits that were made one right after the other."""
    shares = [mine / yardstick for mine, yardstick in zip(ours, bare, strict=True)]
    more = f" ({median(ours):.2f} s against {median(bare):.2f} s, {len(ours)} visits each)"
    return at_most(what, median(shares), "", most, more)


def table(figures: Sequence[Figure]) -> str:
    """All figures as a table in Markdown."""
    said = {True: "yes", False: "**no**", None: ""}
    rows = [f"| {each.what} | {each.measured} | {each.budget} | {said[each.holds]} |" for each in figures]
    return "\n".join(["| what | measured | at most | holds |", "|---|---|---|---|", *rows])
