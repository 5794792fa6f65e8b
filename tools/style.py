"""The style sheet of the page, of those in static/css and in the folders of the games."""

from __future__ import annotations

import re
from pathlib import Path

from game.words import LANGUAGES
from tools.work import CACHE, HERE


def style() -> Path:
    """All style sheets as one: the tokens first, the games last; a selector with EACH stands for one a language."""
    sheets = [*sorted((HERE / "static/css").glob("*.css")), *sorted((HERE / "game/games").glob("*/*.css"))]
    text = "\n".join(sheet.read_text(encoding="utf-8") for sheet in sheets)
    CACHE.mkdir(exist_ok=True)
    (CACHE / "style.css").write_text(re.sub(r"[^\n,{}]*EACH[^\n,{}]*", in_every_language, text), encoding="utf-8")
    return CACHE / "style.css"


def in_every_language(selector: re.Match[str]) -> str:
    """A selector with EACH, once for every language."""
    return ",".join(selector[0].replace("EACH", lang) for lang in LANGUAGES)
