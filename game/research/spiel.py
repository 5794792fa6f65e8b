"""Every game as an OpenSpiel game in Python: importing this module registers `fudaba_garlandland` and so on.

    pyspiel.load_game("fudaba_gang_of_four(players=3,options=limit:rounds-2;call:none,deals=100)")

`players` are the seats (as many as usual), `options` the rules that are not as usual, and `deals` the number of deals:
the first node is chance, which takes one of them, each as likely; all else follows from it and the moves. So an exact
algorithm has a finite game. An information state is all that a seat has been told and has done; an observation what it
sees now, as the vector of `game.research.tensor`. Numbers and returns are those of the PettingZoo environment.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from game.core.game import Game
from game.core.match import Match
from game.research.numbers import Numbers, in_numbers
from game.shelf import GAMES

DEALS = 1000
PREFIX = "fudaba_"
EVERYTHING = pyspiel.IIGObservationType(perfect_recall=False)


def short_name(game: Game) -> str:
    """The name by which OpenSpiel loads a game."""
    return PREFIX + game.name.replace("-", "_")


def kind(game: Game) -> pyspiel.GameType:
    """What OpenSpiel is to know of a game for any number of seats."""
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=str(game.words["en"]["title"]),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.usual_seats, "options": "", "deals": DEALS},
    )


class Title(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """One of the games."""

    def __init__(self, game: Game, params: Mapping[str, Any]) -> None:
        chosen = (each.partition(":") for each in params.get("options", "").split(";") if each)
        self.numbers = in_numbers(game.name, params.get("players", 0), {key: choice for key, _, choice in chosen})
        self.deals: int = params.get("deals", DEALS)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.numbers.moves,
            max_chance_outcomes=self.deals,
            num_players=self.numbers.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.longest,
        )
        super().__init__(KINDS[game.name], info, dict(params))

    def new_initial_state(self) -> Position:
        """Before the deal."""
        return Position(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal."""
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What makes texts and vectors of states."""
        if params:
            raise ValueError(f"no parameters for observations: {params}")
        return Observer(self.numbers, iig_obs_type or EVERYTHING)


class Position(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A moment of a match, or that before the deal."""

    def __init__(self, title: Title) -> None:
        super().__init__(title)
        self.numbers, self.deals = title.numbers, title.deals
        self.match: Match | None = None

    def current_player(self) -> int:
        """The seat to move, chance before the deal."""
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.match.asked is None else self.match.asked

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.match is not None and self.match.asked is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, each as likely."""
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def returns(self) -> list[float]:
        """What each seat has in the end; 0 before."""
        return [*self.numbers.returns(self.match)] if self.match else [0.0] * self.numbers.seats

    def _legal_actions(self, player: int) -> list[int]:
        return [*self.numbers.legal(self.match)] if self.match and self.match.asked == player else []

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            self.match = self.numbers.begin(f"research-{action}")
        else:
            self.match = self.match.play(self.numbers.legal(self.match)[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.numbers.texts[action] if self.numbers.texts else f"move {action}"

    def __str__(self) -> str:
        return self.match.text() if self.match else "before the deal"


class Observer:
    """Texts and vectors of states: complete ones, for the seat that looks; none for an observer that wants a part."""

    def __init__(self, numbers: Numbers, wanted: Any) -> None:
        own = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.numbers, self._recall, self._whole = numbers, wanted.perfect_recall, wanted.public_info and own
        seen = np.zeros(len(numbers.layout.names), np.float32) if self._whole and not self._recall else None
        self.tensor = seen
        self.dict = {} if seen is None else {"seen": seen}

    def set_from(self, position: Position, player: int) -> None:
        """Take into `tensor` what this seat sees; nothing before the deal."""
        if self.tensor is not None:
            self.tensor[:] = self.numbers.seen(position.match, player) if position.match else 0

    def string_from(self, position: Position, player: int) -> str | None:
        """What this seat remembers, or sees, in words; None for an observer that wants a part."""
        if not self._whole or position.match is None:
            return "" if self._whole else None
        if self._recall:
            return self.numbers.recalled(position.match, player)
        seen = zip(self.numbers.layout.names, self.numbers.seen(position.match, player), strict=True)
        return ", ".join(f"{name}: {value:g}" for name, value in seen if value)


def _register(game: Game) -> None:
    """Make a game known to OpenSpiel."""

    class Named(Title):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, params or {})

    pyspiel.register_game(KINDS[game.name], Named)


KINDS = {name: kind(game) for name, game in GAMES.items()}
for each in GAMES.values():
    _register(each)
