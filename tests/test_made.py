"""How the room is made: its figures are those of README.md, which the bench has written."""

from __future__ import annotations

from html import unescape
from pathlib import Path

import pytest

from game.office import measured
from game.office.saying import words_for
from tests.ui.page import Page
from tools.bench import kept


def test_the_page_shows_the_figures_that_were_measured() -> None:
    figures = kept.written()
    assert kept.MODULE.read_text(encoding="utf-8") == kept.module(figures, measured.DAY)
    assert [key for key, _, _ in measured.FIGURES] == [*kept.SHOWN.values()]
    assert measured.DAY in kept.README.read_text(encoding="utf-8")


def test_what_the_bench_measures_next_is_kept_with_its_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    readme, module = tmp_path / "README.md", tmp_path / "measured.py"
    readme.write_bytes(kept.README.read_bytes())
    monkeypatch.setattr(kept, "README", readme)
    monkeypatch.setattr(kept, "MODULE", module)
    figures = [each._replace(measured="7 s (once)") for each in kept.written()]
    kept.write(figures, "2030-01-02")
    assert kept.written() == figures
    assert "nothing else to do, 2030-01-02:" in readme.read_text(encoding="utf-8")
    assert module.read_text(encoding="utf-8").count('"7 s"') == len(kept.SHOWN)


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_every_figure_is_said_in_every_language(lang: str) -> None:
    page, words = Page("#/made", lang=lang), words_for(lang)
    assert page.screen == "made"
    for key, value, most in measured.FIGURES:
        assert words(f"made.of.{key}") in unescape(page.html)
        assert f">{value}<" in page.html
        assert f">{most}<" in page.html


def test_the_settings_lead_there() -> None:
    assert 'href="#/made"' in Page("#/settings").html
