"""In a guided match the coach and a hint say the same, at every step of the lesson of every game."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from itertools import islice, product
from typing import Any, NamedTuple

import pytest

from game.bots import outcome
from game.core.game import Game
from game.core.match import Match
from game.core.rules import Choice
from game.games.court_circular.bots.found import chance
from game.games.court_circular.rules.outlook import reachable
from game.games.read_aloud.bots import expert as reader
from game.shelf import GAMES
from game.ui.model import Model, scene
from game.ui.play import hinting
from game.ui.view import Scene, advice, view_of
from game.words import COMMON, Words
from tests.every import EVERY, few
from tests.ui.page import Page

READINGS = 3
"""The hints of Read-Aloud imagine so few readings here; the others as many deals as ever, or they go by chance."""
WAYS = ("as the coach shows", "as the hint says", "as the next best")
PASSES = {"coach.keep", "coach.pass", "coach.pass-first", "coach.pass-out", "coach.own-gang-pass", "coach.gang"}
HALF = 0.5
MOST = 5000 if EVERY else 12
"""The choices of a learner that are looked at."""
_moments: dict[tuple[str, tuple[str, ...]], Moment] = {}
"""Those that were looked at, by game and moves: who does as the hint says comes by the same as who does as is shown."""


@pytest.fixture(autouse=True, scope="module")
def quick_bots() -> Iterator[None]:
    """Only Read-Aloud's hints take less time than ever."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reader, "READINGS", READINGS)
        patch.setattr(advice, "_kept", deque(maxlen=16))  # what the quick bots of other tests have thought
        yield


class Heard(Words):
    """Words that remember what the coach asked them for."""

    __slots__ = ("asked",)

    def __call__(self, key: str, **facts: Any) -> str:
        self.asked = {**getattr(self, "asked", {}), key: facts}
        return super().__call__(key, **facts)


class Moment(NamedTuple):
    """A choice of the learner: what is seen there, what the coach says by key, and what the hint judges."""

    here: Scene
    coach: Mapping[str, Mapping[str, Any]]
    hint: tuple[Choice, ...]
    game: Game


def lesson(game: Game, way: str) -> Iterator[Moment]:
    """The first choices of the learner in the lesson, who plays on in one of the ways."""
    return islice(_lesson(game, way), MOST)


def _lesson(game: Game, way: str) -> Iterator[Moment]:
    page = Page(f"#/{game.name}/lesson")
    onward(page)
    while page.legal:
        if len(page.legal) == 1:
            page.play(page.legal[0])
        else:
            moment = at(page.wire.model, page.match)
            yield moment
            shown = view_of(game).points_at(moment.here) if way == WAYS[0] else ""
            page.play(shown or moment.hint[way == WAYS[2]].move)
        onward(page)


def onward(page: Page) -> None:
    """Go on past results, and past what is told by the coach while others wait, until the learner is asked."""
    page.go_on()
    while page.match.asked is not None and not page.legal:
        page.send("put-away" if page.wire.model.at_result else "more")
        page.settle()


def at(model: Model, match: Match) -> Moment:
    """The moment, looked at once."""
    key = match.game.name, match.moves
    if key not in _moments:
        _moments[key] = _looked_at(model, match)
    return _moments[key]


def _looked_at(model: Model, match: Match) -> Moment:
    words = Heard("en", {**COMMON["en"], **match.game.words["en"]}, ("Ann", "Ben", "Cleo", "Dan"))
    here = scene(model, match)._replace(words=words)
    assert here.taught
    view_of(match.game).coach(here)
    hint = outcome(hinting.thought(model, match, 0))
    return Moment(here, getattr(words, "asked", {}), hint, match.game)


def of_cards(moment: Moment) -> None:
    """What the coach of Gang of Four names or shows the hint plays; where the coach says to pass, the hint passes."""
    best = moment.hint[0].move.removesuffix("!")
    shown = view_of(moment.game).points_at(moment.here).removesuffix("!")
    assert shown in ("", best)
    assert not PASSES & {*moment.coach} or best == "pass"


def of_hands(moment: Moment) -> None:
    """The hand, the lead, the chances and the dropping out are those of the hint, in Court Circular."""
    best, wins = moment.hint[0].move, chance(moment.hint[0])
    for key, facts in moment.coach.items():
        if key in ("coach.choose-more", "coach.choose-any", "coach.last-none"):
            assert best.removeprefix("lead ") == facts["card"]
        if key in ("coach.aim", "coach.last"):
            seen = moment.here.seen
            held = tuple(card for card in seen.hands[0] if card != best)
            assert reachable(seen.lead, (*seen.rows[0], best), held, seen.terms.sheet).hand.name == facts["hand"]
        assert key != "coach.drop" or best == "drop"
        assert best != "drop" or not key.startswith(("coach.aim", "coach.last", "coach.made"))
        assert key not in ("coach.made-sure", "coach.made-won") or wins > HALF
        assert key not in ("coach.made-little", "coach.made-lost") or wins < HALF


def of_rows(moment: Moment) -> None:
    """The card that the coach of Garlandland would lay last, or plan with, is as good as the best of the hint."""
    worths = {choice.move: choice.worth for choice in moment.hint}
    better = moment.coach.get("coach.better", {})
    level = "coach.level" in moment.coach
    for key, facts in moment.coach.items():
        if key.startswith(("coach.last", "coach.apart", "coach.either")) and "card" in facts and not level:
            assert worths[{**facts, **better}["card"]] == pytest.approx(moment.hint[0].worth)


def of_texts(moment: Moment) -> None:
    """The card that the hint selects is none of which the coach of Read-Aloud warns."""
    cards = view_of(moment.game).cards_of(moment.here, moment.hint[0].move)
    words = Heard("en", {**COMMON["en"], **moment.game.words["en"]}, ("Ann", "Ben", "Cleo", "Dan"))
    view_of(moment.game).coach(moment.here._replace(ticked=cards, words=words))
    warned = {"coach.selected-lose", "coach.selected-ends", "coach.selected-not"} & {*getattr(words, "asked", {})}
    assert not warned or moment.hint[0].worth == max(choice.worth for choice in moment.hint) == 1


AGREES: Mapping[str, Callable[[Moment], None]] = {
    "gang-of-four": of_cards,
    "court-circular": of_hands,
    "garlandland": of_rows,
    "read-aloud": of_texts,
}


@pytest.mark.parametrize(("game", "way"), few(product(GAMES, WAYS), 4))
def test_the_coach_and_a_hint_never_contradict_each_other(game: str, way: str) -> None:
    moments = [*lesson(GAMES[game], way)]
    agrees = AGREES.get(game)
    if agrees is None:
        assert moments  # a game that is not on our shelf has a coach of its own
        return
    assert len(moments) > 9
    assert sum(bool(moment.coach) for moment in moments) > 3
    for moment in moments:
        agrees(moment)
