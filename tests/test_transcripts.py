"""What a player hears in whole matches: the golden transcripts, tests/golden/heard, and what holds of each of them."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from game.core.game import Game
from game.shelf import GAMES
from game.words import LANGUAGES
from tests.every import few
from tests.golden import changed, transcript
from tests.matches import name
from tests.transcripts import Turn, match_heard, signs_a_turn
from tests.ui.page import Page

MOST = 250
"""Characters a turn, on average, that anybody wants to listen to."""
BOTH = few(((game, lang) for game in GAMES.values() for lang in LANGUAGES), 3)
IDS = [f"{game.name}-{lang}" for game, lang in BOTH]


def sentences(turn: Turn) -> list[str]:
    parts = (part for said in turn.said for part in re.split(r"(?<=[.。])", said))
    return [part.strip() for part in parts if re.search(r"\w", part)]


@pytest.mark.parametrize(("game", "lang"), BOTH, ids=IDS)
def test_a_match_is_heard_briefly_and_nothing_twice_in_a_turn(game: Game, lang: str) -> None:
    turns = match_heard(game, lang)
    assert signs_a_turn(turns) <= MOST
    for turn in turns:
        if turn.played:
            assert [part for part, n in Counter(sentences(turn)).items() if n > 1] == []


@pytest.mark.parametrize(("game", "lang"), BOTH, ids=IDS)
def test_each_match_is_heard_as_it_always_was(game: Game, lang: str) -> None:
    assert changed([transcript(game, lang)]) == []


@pytest.mark.parametrize("game", GAMES.values(), ids=name)
def test_what_is_asked_is_said_last_at_every_turn(game: Game) -> None:
    """The status that stands on the page is the end of what is heard before the player is asked."""
    for turn in match_heard(game, "en"):
        if turn.played and turn.status:
            assert turn.said[-1].startswith(turn.status)


def test_how_much_is_announced_can_be_chosen() -> None:
    signs = {}
    for voice in ("full", "short", "own"):
        page = Page("#/court-circular?deal=x&players=me,easy,easy")
        page.send(f"set voice {voice}")
        page.play_on(6)
        signs[voice] = sum(len(said) for _, said in page.said)
    assert signs["full"] > signs["short"] > signs["own"]
