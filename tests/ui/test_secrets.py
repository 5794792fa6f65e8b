"""The page of a seat holds nothing that the seat may not know: for every game, at every moment."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.chance import Dice
from game.core.game import Game
from game.core.match import ME, Match
from game.ui import screens
from game.ui.model import Model
from tests.matches import ALL, name, played


@pytest.mark.parametrize("game", ALL, ids=name)
@given(data=st.data())
def test_other_hidden_cards_would_give_the_same_page(game: Game, data: st.DataObject) -> None:
    """Every hidden card is dealt anew; not a character of the page, its moves or its announcements may change."""
    level = next(iter(game.levels))
    seats = data.draw(st.sampled_from(game.seats))
    mine = data.draw(st.integers(0, seats - 1))
    deal = f"secret-{data.draw(st.integers(0, 999))}"
    fresh = Match.begin(game, deal, tuple(ME if seat == mine else level for seat in range(seats)))
    match = played(fresh, deal, data.draw(st.integers(0, game.longest)))
    real = Model(match=match, folds=("log", "deal", "guide"))
    world = game.rules.imagine(match.seen(mine), mine, Dice(deal))
    other = real._replace(match=match._replace(states=(*match.states[:-1], world)))
    assert screens.page(real) == screens.page(other)
    assert screens.legal(real) == screens.legal(other)
    assert screens.focus(real) == screens.focus(other)


@pytest.mark.parametrize("game", ALL, ids=name)
@given(data=st.data())
def test_my_card_moves_from_where_it_is_to_where_it_goes(game: Game, data: st.DataObject) -> None:
    """The ids that a view transition joins are on the page before and after; a card under another is on none."""
    level = next(iter(game.levels))
    deal = f"moved-{data.draw(st.integers(0, 999))}"
    match = played(Match.begin(game, deal, (ME, *(level,) * (game.seats[0] - 1))), deal, data.draw(st.integers(0, 60)))
    if match.asked == 0:
        move = data.draw(st.sampled_from(game.rules.moves(match.state)))
        pairs = game.view.moved(match.seen(0), match.play(move).seen(0), 0)
        read: dict[int | None, int] = {0: game.view.finished(match.state)}
        before, after = (screens.page(Model(match=each, put_away=read)) for each in (match, match.play(move)))
        on_both = [pair for pair in pairs if f'id="{pair[0]}"' in before and f'id="{pair[1]}"' in after]
        under = any(event.kind.startswith("stacked") for event in match.play(move).state.news)
        assert on_both or under or (not pairs and cards_in(before) == cards_in(after))


def cards_in(page: object) -> list[str]:
    """The ids of cards, in their order; the same where a move leaves every card in its place."""
    return re.findall(r'id="(c\d+)"', str(page))
