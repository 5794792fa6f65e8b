"""The counters: from 3 (SETUP) to VICTORY, one colour for each player."""

from __future__ import annotations

import re
from itertools import combinations
from math import dist
from pathlib import Path

import pytest

from game.core.match import ME, Match
from game.games.garlandland import GAME
from game.games.garlandland.page.seats import player
from game.games.garlandland.rules.score import SETUP
from game.ui.device import Device
from game.ui.model import Model, scene
from game.ui.places import Table
from game.words import LANGUAGES, words_of
from tests.garlandland.rows import dealt, round_on
from tests.markup import parsed

CSS = Path(__file__).parents[2] / "static" / "css"
BLACK, NOTHING = "I VI VII II V", "I II IV VII V"
for_both = pytest.mark.parametrize("lang", list(LANGUAGES))


def shown(lang: str, wins: tuple[int, ...]) -> list[str]:
    """What stands above the row of each player, with so many wins."""
    match = Match.begin(GAME, "counter", (ME, *("normal",) * (len(wins) - 1)))
    match = match._replace(states=(match.state._replace(wins=wins),))
    here = scene(Model(Device(lang), Table(match, "")), match)
    return [str(player(here, seat, None)).split("<ol")[0] for seat in range(len(wins))]


@for_both
def test_a_counter_begins_at_three_and_shows_victory_in_the_end_and_says_it_once(lang: str) -> None:
    said = [words_of(lang, GAME)(f"counter.{left}") for left in (3, 2, 1, 0)]
    assert SETUP == 3
    assert ["".join(filter(str.isdecimal, each)) for each in said] == ["3", "2", "1", ""]
    for head, its_own in zip(shown(lang, (0, 1, 2, 3)), said, strict=True):
        text = re.sub("<[^>]*>", "", head)
        assert [each for each in said if each in text] == [its_own]
        assert len(re.findall(r"\d", text.split("counter")[-1])) <= 1


@for_both
def test_what_is_told_of_a_counter_goes_down_to_victory(lang: str) -> None:
    words = words_of(lang, GAME)
    state = dealt()
    told = []
    for _ in range(SETUP):
        state = round_on(state, NOTHING, BLACK)
        told += [event for event in state.news if event.kind == "counter"]
    assert [dict(event.facts) for event in told] == [{"seat": 1, "left": left} for left in (2, 1, 0)]
    assert [words(f"counter.{event.facts['left']}") in words.tell(event) for event in told] == [True] * 3


@pytest.mark.parametrize(("won", "then"), [(0, ""), (1, "wins to go"), (2, "win to go")])
def test_the_words_beside_a_number_that_turns_stand_there_all_the_time(won: int, then: str) -> None:
    state = round_on(dealt()._replace(wins=(0, won)), NOTHING, BLACK)
    match = Match.begin(GAME, "counter", (ME, "normal"))
    match = match._replace(states=(state,))
    here = scene(Model(Device("en"), Table(match, "")), match)
    head = parsed(str(player(here, 1, state.last))).one("span", "counter")
    old = [each.one("span", "was").text.strip() for each in head.all("span", "to-go") if each.all("span", "was")]
    assert old == ([then] if then else [])
    assert head.one("span", "disc").all("span", "was"), "the number turns"
    assert not [each for each in head.all("span", "to-go") if "data-stage" in each.attributes]


def test_what_stood_before_the_last_number_keeps_its_room_in_japanese() -> None:
    state = dealt()._replace(wins=(0, SETUP - 1))
    state = round_on(state, NOTHING, BLACK)
    match = Match.begin(GAME, "counter", (ME, "normal"))._replace(states=(state,))
    here = scene(Model(Device("ja"), Table(match, "")), match)
    head = parsed(str(player(here, 1, state.last))).one("span", "counter")
    assert head.one("span", "room").text == "あと"


def test_every_player_has_a_counter_of_their_own_colour() -> None:
    classes = [re.findall(r'class="counter ([^"]*)"', head) for head in shown("en", (0,) * 4)]
    assert classes == [["seat0"], ["seat1"], ["seat2"], ["seat3"]]
    rules = "".join(file.read_text(encoding="utf-8") for file in CSS.glob("*.css"))
    for seat in range(max(GAME.seats)):
        assert re.findall(rf"\.seat{seat} {{[^}}]*var\((--seat\d)\)", rules) == [f"--seat{seat}"]


def colours() -> dict[str, tuple[str, str]]:
    """The colours by name: by day and by night."""
    tokens = (CSS / "1-tokens.css").read_text(encoding="utf-8")
    said = re.findall(r"--([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\))?;", tokens)
    return {name: (day, night or day) for name, day, night in said}


def lab(colour: str) -> tuple[float, float, float]:
    """A colour where distances are as the eye sees them (CIELAB, white point D65)."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    )
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("light", [0, 1], ids=["day", "night"])
def test_the_four_colours_differ_from_each_other_and_from_black_and_red_g19(light: int) -> None:
    """Clearly: two tones of one colour are about twenty apart, black and white a hundred."""
    names = ("colour0", "colour1", "colour2", "colour3", "card-ink", "card-red")
    seen = {name: lab(colours()[name][light]) for name in names}
    assert not [(a, b) for a, b in combinations(names, 2) if dist(seen[a], seen[b]) < 30]
