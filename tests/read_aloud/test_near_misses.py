"""Rules of reading from the twenty-sixth round on: what each reads, and what looks like it and must not be read so."""

from __future__ import annotations

import pytest

from game.games.read_aloud.reading.grammar import language_of, parse
from tests.read_aloud.corpus import FOLDER, meanings

ROWS = [each for each in (FOLDER / "near_misses.txt").read_text(encoding="utf-8").splitlines() if " =" in each]


@pytest.mark.parametrize("row", ROWS)
def test_it_is_read_as_it_says_or_not_at_all(row: str) -> None:
    sentence, _, text = row.partition(" =")
    found = {*parse(sentence, language_of(sentence))}
    assert found == ({*meanings(text)} if text else set())
