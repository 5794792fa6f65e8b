"""The page of a seat holds nothing that the seat may not know: for every game, at every moment."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.chance import Dice
from game.core.game import Game
from game.core.match import ME, Match
from game.ui import screens
from game.ui.device import Device
from game.ui.model import Model
from game.ui.places import Table
from game.ui.view import view_of
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
    real = Model(Device(folds=("log", "deal", "guide")), Table(match, ""))
    world = game.rules.imagine(match.seen(mine), mine, Dice(deal))
    other = real.on(Table(match._replace(states=(*match.states[:-1], world)), ""))
    assert screens.page(real) == screens.page(other)
    assert screens.legal(real) == screens.legal(other)
    assert screens.focus(real) == screens.focus(other)


@pytest.mark.parametrize("game", ALL, ids=name)
@given(data=st.data())
def test_my_card_moves_from_where_it_is_to_where_it_goes(game: Game, data: st.DataObject) -> None:
    """Pairs of ids that a view transition joins are on the page before and after; there are none in a shuffle."""
    level = next(iter(game.levels))
    deal = f"moved-{data.draw(st.integers(0, 999))}"
    match = played(Match.begin(game, deal, (ME, *(level,) * (game.seats[0] - 1))), deal, data.draw(st.integers(0, 60)))
    if match.asked == 0:
        pairs, joined = joins(match, data.draw(st.sampled_from(game.rules.moves(match.state))))
        assert joined or not pairs


@pytest.mark.parametrize("game", ALL, ids=name)
def test_some_of_my_first_moves_move_a_card(game: Game) -> None:
    match = Match.begin(game, "moved", (ME,) + (next(iter(game.levels)),) * (game.seats[0] - 1))
    found = 0
    for _ in range(40):
        if match.asked == 0:
            found += bool(joins(match, game.rules.moves(match.state)[0])[1])
        match = played(match, f"{len(match.moves)}", len(match.moves) + 1)
    assert found > 2


def joins(match: Match, move: str) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """The pairs of a move, and those of them whose ids are on the page before and after."""
    after = match.play(move)
    pairs = [*view_of(match.game).moved(match.seen(0), after.seen(0), 0)]
    read: dict[int | None, int] = {0: view_of(match.game).finished(match.state)}
    one, other = (str(screens.page(Model(screen=Table(each, "", put_away=read)))) for each in (match, after))
    return pairs, [pair for pair in pairs if f'id="{pair[0]}"' in one and f'id="{pair[1]}"' in other]
