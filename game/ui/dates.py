"""Days as people say them: in the languages of the page, as facts of a sentence."""

from __future__ import annotations

from datetime import date
from typing import Any

from game.core.rules import Saying


def near(day: date) -> Saying:
    """A day with its weekday, without the year."""
    return "date.day", {"month": day.month, "day": day.day, "weekday": day.isoweekday() % 7}


def short(day: date) -> Saying:
    """A day without its weekday and year, where there is little room."""
    return "date.short", {"month": day.month, "day": day.day}


def whole(day: date) -> Saying:
    """A day with its year."""
    return "date.whole", {"year": day.year, "month": day.month, "day": day.day}


def facts(day: date) -> dict[str, Any]:
    """Both ways to say a day, as facts of a sentence."""
    return {"date": near(day), "whole": whole(day)}
