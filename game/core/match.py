"""A match: a deal, who plays, and a list of short texts. Everything else follows by replay."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, Self

from game.core.chance import Chance, Dice
from game.core.game import Game
from game.core.rules import NOTHING, Event, Fault, IllegalMove, Option
from game.core.texts import LONGEST, are_texts, dumps, parsed

ME, HUMAN = "me", "human"
MOST_MOVES = 5000
LONGEST_DEAL = 40
"""Characters of the name of a deal."""

_DEAL = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*", re.ASCII)


class BadMatch(Fault):
    """Invalid match description; `match` is the part of it that can be played, None where there is none."""

    def __init__(self, key: str, *, game: Game | None = None, match: Match | None = None, **facts: Any) -> None:
        super().__init__(key, **facts)
        self.game = game
        self.match = match

    @classmethod
    def of(cls, fault: BadMatch) -> Self:
        """The same fault as this class, such as BadSave where a stored match has it."""
        return cls(fault.key, game=fault.game, match=fault.match, **fault.facts)


class BadSave(BadMatch):
    """A stored match that cannot be rebuilt, or not to its end."""


class Match(NamedTuple):
    """One playing of a game, frozen: `play`, `replay` and `undo` return another match.

    `players` holds per seat `me`, `human` or the level of a bot; `moves` and `deal` determine `states`.
    """

    game: Game
    v: int
    deal: str
    players: tuple[str, ...]
    options: Mapping[str, str]
    moves: tuple[str, ...]
    states: tuple[Any, ...]
    """The state before the first move and after each one."""

    @classmethod
    def begin(
        cls,
        game: Game,
        deal: str,
        players: Iterable[str],
        options: Mapping[str, str] = NOTHING,
        v: int | None = None,
    ) -> Match:
        """A new match; options not named have their defaults. BadMatch when there can be no such match."""
        v, players = game.v if v is None else v, tuple(players)
        check(game, v, deal, players, options)
        options = {**game.defaults(), **options}
        state = game.rules.deal(len(players), options, _chance(game, v, deal))
        return cls(game, v, deal, players, options, (), (state,))

    def __repr__(self) -> str:
        """The expression that gives this match, in one line; options only where they are not the default."""
        options = {key: choice for key, choice in self.options.items() if choice != self.game.defaults()[key]}
        begun = f"Match.begin({self.game!r}, {self.deal!r}, {self.players!r}, {options!r}, {self.v})"
        return f"{begun}.replay({self.moves!r})" if self.moves else begun

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """The match itself, since nothing in it ever changes."""
        return self

    @property
    def state(self) -> Any:
        """The present state, with all secrets."""
        return self.states[-1]

    @property
    def asked(self) -> int | None:
        """The seat to move, from 0; None when the match is over."""
        return self.game.rules.to_move(self.state)

    def seen(self, seat: int | None) -> Any:
        """The state as this seat may know it; None is a spectator."""
        return self.game.rules.seen_by(seat, self.state)

    def log(self, seat: int | None) -> tuple[Event, ...]:
        """The news of all states in order, as this seat may know it; None is a spectator."""
        return tuple(event.seen_by(seat) for state in self.states for event in state.news)

    def dice(self, seat: int, purpose: str = "bot") -> Dice:
        """The dice of a bot in this seat: the same for the same deal and number of moves, so also after an undo."""
        return _chance(self.game, self.v, self.deal)(purpose, seat, len(self.moves))

    def play(self, move: str) -> Match:
        """The match after this move of the seat to move; IllegalMove when the rules refuse it."""
        state = self.game.rules.play(self.state, move)
        return self._replace(moves=(*self.moves, move), states=(*self.states, state))

    def begins_like(self, other: Match) -> bool:
        """Whether this match and another one are alike in all but their moves: of one game, deal, players, options."""
        return self._replace(moves=(), states=()) == other._replace(moves=(), states=())

    def replay(self, moves: Iterable[str]) -> Match:
        """The match after these moves; at the first refused one BadMatch, whose `match` has those before it."""
        done, states = [*self.moves], [*self.states]
        for move in moves:
            try:
                states.append(self.game.rules.play(states[-1], move))
            except IllegalMove as fault:
                match, n = self._replace(moves=tuple(done), states=tuple(states)), len(states)
                raise BadMatch("match.replay", game=self.game, match=match, n=n, move=move, why=fault.saying) from fault
            done.append(move)
        return self._replace(moves=tuple(done), states=tuple(states))

    def until(self, n: int) -> Match:
        """The match after its first `n` moves."""
        return self._replace(moves=self.moves[:n], states=self.states[: n + 1])

    def undo(self, seat: int) -> Match:
        """The match before the last move of this seat that was its choice; the same match when it has made none."""
        rules, states = self.game.rules, self.states
        turns = (n for n in range(len(self.moves) - 1, -1, -1) if rules.to_move(states[n]) == seat)
        return next((self.until(n) for n in turns if len(rules.moves(states[n])) > 1), self)

    def data(self) -> dict[str, Any]:
        """The match as plain data for JSON, without the states; `of` is the inverse."""
        return {
            "game": self.game.name,
            "v": self.v,
            "deal": self.deal,
            "players": list(self.players),
            "options": dict(self.options),
            "moves": list(self.moves),
        }

    def text(self) -> str:
        """The match as JSON; `read` is the inverse."""
        return dumps(self.data())

    @classmethod
    def read(cls, text: str, games: Mapping[str, Game]) -> Match:
        """The match in a JSON text, replayed; BadSave names the error."""
        return cls.of(loads(text), games)

    @classmethod
    def of(cls, data: object, games: Mapping[str, Game]) -> Match:
        """The match in plain data, replayed; BadSave names the error."""
        return cls.unreplayed(data, games).replayed()

    @classmethod
    def unreplayed(cls, data: object, games: Mapping[str, Game]) -> Match:
        """The match in plain data without its states: everything is checked but the moves, which are not played."""
        game, v, deal, players, options, moves = _fields(data, games)
        if v > game.v:
            raise BadSave("save.newer", game=game, v=str(v))
        try:
            check_length(moves, game)
            check(game, v, deal, players, options)
        except BadMatch as fault:
            raise BadSave.of(fault) from fault
        return cls(game, v, deal, players, {**game.defaults(), **options}, moves, ())

    def replayed(self) -> Match:
        """The match with its states; at the first refused move BadSave, whose `match` has those before it."""
        try:
            return Match.begin(self.game, self.deal, self.players, self.options, self.v).replay(self.moves)
        except BadMatch as fault:
            raise BadSave.of(fault) from fault


def check(game: Game, v: int, deal: str, players: tuple[str, ...], options: Mapping[str, str]) -> None:
    """BadMatch, with a sentence, when no match can begin with these."""
    if not 1 <= v <= game.v:
        raise BadMatch("match.newer" if v > game.v else "match.v", game=game, v=v, newest=game.v)
    if len(deal) > LONGEST_DEAL or not _DEAL.fullmatch(deal):
        raise BadMatch("match.deal", game=game, deal=deal, most=LONGEST_DEAL)
    check_players(game, players)
    known = {option.key: option for option in game.options}
    for key, choice in options.items():
        if key not in known:
            raise BadMatch("match.option", game=game, option=key)
        check_choice(game, known[key], choice)


def check_choice(game: Game, option: Option, choice: str) -> None:
    """BadMatch when the option does not take this choice."""
    try:
        takes = option.takes(choice)
    except Fault as fault:
        raise BadMatch(fault.key, game=game, **fault.facts) from fault
    if not takes:
        key = "match.number" if option.kind == "number" else "match.choice"
        raise BadMatch(key, game=game, option=option.key, choice=choice, choices=option.offers)


def check_players(game: Game, players: tuple[str, ...]) -> None:
    """BadMatch when their number, a level, or a second `me` is not possible."""
    if len(players) not in game.seats:
        raise BadMatch("match.seats", game=game, seats=game.seats, n=len(players))
    known = (ME, HUMAN, *game.levels)
    for player in players:
        if player not in known:
            raise BadMatch("match.level", game=game, level=player, levels=tuple(game.levels))
    if players.count(ME) > 1:
        raise BadMatch("match.me", game=game)


def check_length(moves: tuple[str, ...], game: Game) -> None:
    """BadMatch when there are more than MOST_MOVES moves."""
    if len(moves) > MOST_MOVES:
        raise BadMatch("match.many", game=game, n=len(moves), most=MOST_MOVES)


def loads(text: str, most: int = LONGEST) -> Any:
    """The data in a JSON text of at most `most` characters; BadSave when it is longer or no JSON."""
    try:
        return parsed(text, most)
    except ValueError as fault:
        raise BadSave("save.json") from fault


def _chance(game: Game, v: int, deal: str) -> Chance:
    """The chance of a match. Seats and options are not in it: the same deal has the same dice for any of them."""
    return Chance(f"fudaba/{game.name}/{v}/{deal}")


_Fields = tuple[Game, int, str, tuple[str, ...], dict[str, str], tuple[str, ...]]


def _fields(data: object, games: Mapping[str, Game]) -> _Fields:
    """The parts of a match in plain data, each of its type; BadSave where one is not, or the game is unknown."""
    match data:
        case {
            "game": str(name), "v": int(v), "deal": str(deal),
            "players": list(players), "options": dict(options), "moves": list(moves),
        } if are_texts(players) and are_texts(options.values()) and are_texts(moves):  # fmt: skip
            if name not in games:
                raise BadSave("save.game", name=name)
            return games[name], int(v), deal, tuple(players), options, tuple(moves)
    raise BadSave("save.shape")
