"""Counts matches and decisions a second, at random and by level, and beside well-known packages that are installed."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Generator
from time import perf_counter, process_time
from typing import Any, TypeAlias

from game.command.calls import game_called, seconds
from game.command.peers import PEERS, Peer
from game.core.chance import Chance
from game.core.game import Game
from game.core.match import Match
from game.core.rules import Choice
from game.shelf import GAMES
from game.words import words_of

CLIMBING = "gang-of-four"
"""Our climbing game, which is held against those of other packages."""
SLICES = 10
MOST = 95
"""Of a hundred moves, those that take no longer than is told."""
Thinking: TypeAlias = Generator[None, None, tuple[Choice, ...]]


def ask(parser: ArgumentParser) -> None:
    """The arguments: the games, and the seconds for each."""
    parser.add_argument("game", nargs="*", default=list(GAMES))
    parser.add_argument("--seconds", default="1", help="per game and level")
    parser.add_argument("--levels", action="store_true", help="the bots as well")
    parser.add_argument("--json", action="store_true")


def run(args: Namespace) -> int:
    """Print the rates of each game, for its smallest and its largest number of seats."""
    games, time = [*map(game_called, args.game)], seconds("--seconds", args.seconds)
    for game in games:
        for seats in dict.fromkeys((game.seats[0], game.seats[-1])):
            matches, decisions = rates(game, seats, time)
            facts = {"name": game.name, "seats": seats, "matches": matches, "decisions": decisions}
            _print("command.bench", facts, args)
        for level in game.levels if args.levels else ():
            _print("command.bench-level", level_rates(game, level, time), args)
        if game.name == CLIMBING:
            _beside(game, time, args)
    return 0


def rates(game: Game, seats: int, seconds: float) -> tuple[float, float]:
    """Matches and decisions a second when everybody plays at random through the contract."""
    matches, decisions, spent = _count(lambda n: random_match(game, seats, f"bench/{n}"), seconds)
    return matches / spent, decisions / spent


def random_match(game: Game, seats: int, seed: str) -> int:
    """Plays a match at random to its end; the number of decisions."""
    rules, chance = game.rules, Chance(seed)
    dice, state, decisions = chance("moves"), rules.deal(seats, game.defaults(), chance), 0
    while rules.to_move(state) is not None:
        state = rules.play(state, dice.choice(rules.moves(state)))
        decisions += 1
    return decisions


def level_rates(game: Game, level: str, seconds: float) -> dict[str, Any]:
    """How quick bots of this level are in the fewest seats, and how long a move and a piece of its thought take."""
    moves: list[float] = []
    pieces: list[float] = []

    def play(n: int) -> int:
        match, before = Match.begin(game, f"bench-{n}", (level,) * game.seats[0]), len(moves)
        while (seat := match.asked) is not None:
            spans, choices = timed(game.levels[level](match.seen(seat), seat, match.dice(seat)))
            moves.append(1000 * sum(spans))
            pieces.append(1000 * max(spans))
            match = match.play(choices[0].move)
        return len(moves) - before

    matches, decisions, spent = _count(play, seconds)
    facts = {"name": f"{game.name} {level}", "seats": game.seats[0]}
    often = sorted(moves)[len(moves) * MOST // 100]
    return {**facts, "matches": matches / spent, "decisions": decisions / spent, "move": often, "piece": max(pieces)}


def timed(thought: Thinking) -> tuple[list[float], tuple[Choice, ...]]:
    """The seconds of processor time between the pauses of a thought, and what it comes to."""
    spans: list[float] = []
    while True:
        start = process_time()
        try:
            next(thought)
        except StopIteration as end:
            choices: tuple[Choice, ...] = end.value
            return [*spans, process_time() - start], choices
        spans.append(process_time() - start)


def _beside(game: Game, time: float, args: Namespace) -> None:
    """Print the ratios of our decisions a second to the peers'; of one that is not installed, how to get it."""
    for peer in PEERS:
        try:
            match = peer.table()
        except ImportError:
            if not args.json:
                print(words_of(args.lang)("command.no-peer", package=peer.package))
        else:
            _print("command.peer", _compared(game, peer, match, time), args)


def _compared(game: Game, peer: Peer, match: Callable[[], int], time: float) -> dict[str, Any]:
    """Our decisions a second, those of a peer's matches, and their ratio."""
    seats = game.seats[0]
    ours, theirs = versus(lambda n: random_match(game, seats, f"beside/{n}"), lambda _: match(), time)
    facts = {"name": game.name, "seats": seats, "decisions": ours, "peer": f"{peer.package} {peer.game}"}
    return {**facts, "peer_decisions": theirs, "ratio": ours / theirs}


def versus(ours: Callable[[int], int], theirs: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """The decisions a second of both, in turns, so that a busy machine is as busy for the one as for the other."""
    turns = [(_count(ours, seconds / SLICES), _count(theirs, seconds / SLICES)) for _ in range(SLICES)]
    sums = [(sum(turn[side][1] for turn in turns), sum(turn[side][2] for turn in turns)) for side in (0, 1)]
    return sums[0][0] / sums[0][1], sums[1][0] / sums[1][1]


def _count(play: Callable[[int], int], seconds: float) -> tuple[int, int, float]:
    """Matches, decisions and time spent; `play` plays the n-th match and counts its decisions."""
    matches = decisions = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < seconds:
        decisions += play(matches)
        matches += 1
    return matches, decisions, spent


def _print(key: str, facts: dict[str, Any], args: Namespace) -> None:
    print(json.dumps(facts) if args.json else words_of(args.lang)(key, **facts))
