"""Whatever was agreed and is liked, every screen is drawn. A new game or option is covered without a line here."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.game import Game
from game.core.match import HUMAN, ME, Match
from game.core.rules import Option
from game.shelf import GAMES
from game.ui import settings as liked
from game.ui.model import links
from game.ui.model.saves import Save
from game.words import LANGUAGES
from tests.matches import ALL, name, played
from tests.ui.page import Page
from tests.ui.test_every_game import HEARD, sound

FOLDS = ("guide", "sheet", "log", "menu", "deal")
LOOKED = 3
"""So many turns are looked at one after the other."""
SOON = 99
"""A target above which a match that is played to its end only has more of the same rounds."""
A_LANGUAGE = st.sampled_from([*LANGUAGES])
for_every_game = pytest.mark.parametrize("game", ALL, ids=name)


def choices(option: Option, most: int) -> st.SearchStrategy[str]:
    """All that an option takes, but for larger numbers."""
    listed = st.sampled_from(option.choices)
    if option.kind == "number":
        return listed | st.integers(1, most).map(str)
    return listed | st.just(option.example) if option.kind == "cards" else listed


def agreed(game: Game, most: int = 999) -> st.SearchStrategy[dict[str, str]]:
    """Any mix of options."""
    return st.fixed_dictionaries({option.key: choices(option, most) for option in game.options})


def kept(save: Save | None = None) -> st.SearchStrategy[dict[str, str]]:
    """What a browser keeps: a match, and whatever a device may like."""
    offered = {setting.key: st.sampled_from(setting.choices) for setting in liked.offered(GAMES)}
    match = {save.key: save.text()} if save else {}
    return st.fixed_dictionaries(offered).map(lambda chosen: {liked.KEY: json.dumps(chosen), **match})


@st.composite
def matches(draw: st.DrawFn, game: Game, most: int | None) -> Match:
    """A match with any options that has had so many moves at most, or is over."""
    seats = draw(st.sampled_from(game.seats))
    others = draw(st.sampled_from((HUMAN, *game.levels)))
    players = draw(st.sampled_from(((ME, *(others,) * (seats - 1)), (others,) * seats)))
    options = draw(agreed(game, 999 if most else SOON))
    match = Match.begin(game, f"any-{draw(st.integers(0, 99))}", players, options)
    return played(match, match.deal, most and draw(st.integers(0, most)))


def look(page: Page) -> None:
    """The page as it stands, with all that can be unfolded and heard."""
    with page.only_the_last():
        for fold in FOLDS:
            if fold not in page.wire.model.device.folds:
                page.send(f"fold {fold}")
    sound(page.html)
    with page.only_the_last():
        for what in HEARD:
            page.send(f"hear {what}")
    sound(page.html)


@for_every_game
class TestAnyOptions:
    def test_an_option_for_cards_has_an_example(self, game: Game) -> None:
        assert all(option.takes(option.example) for option in game.options if option.cards)

    @given(data=st.data())
    def test_a_new_match_and_the_rules_are_drawn(self, game: Game, data: st.DataObject) -> None:
        options = data.draw(agreed(game))
        query = "&".join(f"{key}={choice}" for key, choice in options.items())
        page = Page(f"#/{game.name}/new?{query}", data.draw(kept()), lang=data.draw(A_LANGUAGE))
        assert page.screen == "new"
        sound(page.html)
        for key, choice in data.draw(agreed(game)).items():
            page.send(f"option {key} {choice}")
            sound(page.html)
        page.open(f"#/{game.name}/rules?{query}")
        assert page.screen == "rules"
        sound(page.html)

    @settings(max_examples=6)
    @given(data=st.data())
    def test_a_table_is_drawn(self, game: Game, data: st.DataObject) -> None:
        match = data.draw(matches(game, 60))
        page = Page(links.address(match), data.draw(kept(Save("any", match, (), 0))), lang=data.draw(A_LANGUAGE))
        for _ in range(LOOKED):
            sound(page.html)
            page.send("hand-over")
            page.send("lift")
            look(page)
            if page.legal:
                page.send("pick " + data.draw(st.sampled_from(page.legal)))
                sound(page.html)
                page.play(data.draw(st.sampled_from(page.legal)))

    @settings(max_examples=6)
    @given(data=st.data())
    def test_a_result_a_replay_and_the_history_are_drawn(self, game: Game, data: st.DataObject) -> None:
        match = data.draw(matches(game, None))
        page = Page(links.address(match), data.draw(kept(Save("any", match, (), 0))), lang=data.draw(A_LANGUAGE))
        look(page)
        at = data.draw(st.integers(0, len(match.moves)))
        page.open(links.address_with_moves(match, at))
        assert page.screen == "look"
        for where in ("back", "forward", "last"):
            page.send(f"look {where}")
            look(page)
        page.open("#/history")
        assert page.screen == "history"
        sound(page.html)

    @settings(max_examples=6)
    @given(data=st.data())
    def test_a_lesson_and_the_settings_are_drawn(self, game: Game, data: st.DataObject) -> None:
        page = Page(f"#/{game.name}/lesson", data.draw(kept()), lang=data.draw(A_LANGUAGE))
        for _ in range(LOOKED):
            look(page)
            if page.legal:
                page.play(data.draw(st.sampled_from(page.legal)))
        page.open("#/settings")
        assert page.screen == "settings"
        sound(page.html)
