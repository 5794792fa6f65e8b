"""Rules of reading from the twenty-sixth round on: what each reads, and what looks like it and must not be read so."""

from __future__ import annotations

import pytest

from game.games.read_aloud.reading.grammar import language_of, parse
from tests.every import few
from tests.read_aloud.corpus import FOLDER, meanings

ROWS = [each for each in (FOLDER / "near_misses.txt").read_text(encoding="utf-8").splitlines() if " =" in each]


AT_ONCE = 100
"""Rows of a test: one test for each row would take longer than its reading."""


@pytest.mark.parametrize("first", few(range(0, len(ROWS), AT_ONCE)))
def test_each_is_read_as_it_says_or_not_at_all(first: int) -> None:
    wrong = [row for row in ROWS[first : first + AT_ONCE] if not _is_read_as_it_says(row)]
    assert not wrong, "\n".join(wrong)


def _is_read_as_it_says(row: str) -> bool:
    sentence, _, text = row.partition(" =")
    return {*parse(sentence, language_of(sentence))} == ({*meanings(text)} if text else set())
