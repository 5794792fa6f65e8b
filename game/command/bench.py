"""Counts random matches and decisions a second, per game."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from time import perf_counter

from game.command.games import game_called
from game.core.chance import Chance
from game.core.game import Game
from game.shelf import GAMES
from game.words import words_of


def ask(parser: ArgumentParser) -> None:
    """Which games, and for how long."""
    parser.add_argument("game", nargs="*", default=list(GAMES))
    parser.add_argument("--seconds", type=float, default=1.0, help="per game")
    parser.add_argument("--json", action="store_true")


def run(args: Namespace) -> int:
    """Prints the rates of each game, at its smallest and its largest table."""
    words = words_of(args.lang)
    for game in map(game_called, args.game):
        for seats in dict.fromkeys((game.seats[0], game.seats[-1])):
            matches, decisions = rates(game, seats, args.seconds)
            facts = {"name": game.name, "seats": seats, "matches": matches, "decisions": decisions}
            print(json.dumps(facts) if args.json else words("command.bench", **facts))
    return 0


def rates(game: Game, seats: int, seconds: float) -> tuple[float, float]:
    """Matches and decisions a second when everybody plays at random through the contract."""
    matches = decisions = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < seconds:
        decisions += random_match(game, seats, f"bench/{matches}")
        matches += 1
    return matches / spent, decisions / spent


def random_match(game: Game, seats: int, seed: str) -> int:
    """Plays a match at random to its end; the number of decisions."""
    rules, chance = game.rules, Chance(seed)
    dice, state, decisions = chance("moves"), rules.deal(seats, game.defaults(), chance), 0
    while rules.to_move(state) is not None:
        state = rules.play(state, dice.choice(rules.moves(state)))
        decisions += 1
    return decisions
