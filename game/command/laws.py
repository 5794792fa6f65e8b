"""Tries the laws of the contract on whole matches of every game, played at random with random options."""

from __future__ import annotations

import shlex
import traceback
from argparse import ArgumentParser, Namespace
from typing import NamedTuple

from game.command import lawbook
from game.command.attacks import good
from game.command.attacks.visitor import holds
from game.command.calls import game_called, number
from game.core.chance import Chance, Dice
from game.core.game import Game
from game.core.match import HUMAN, Match
from game.shelf import GAMES
from game.words import words_of

USUAL = "20"
"""Matches of each game when nobody says otherwise."""
MOST, DEEP, SHOWN = 1_000_000, -4, 20


class Failed(NamedTuple):
    """A match that breaks a law."""

    law: str
    match: Match | None
    why: str


def ask(parser: ArgumentParser) -> None:
    """The arguments: how many matches, of which game, with which dice."""
    parser.add_argument("--matches", default=USUAL, help=f"of each game; {USUAL} unless said otherwise")
    parser.add_argument("--game", help="only this one")
    parser.add_argument("--seed", default="laws")
    parser.add_argument("--match", help="only the one with this number, as a failure names it")


def run(args: Namespace) -> int:
    """Print the number of matches of each game, or the first that breaks a law; the status is 1 when one does."""
    words, status = words_of(args.lang), 0
    games = (game_called(args.game),) if args.game else tuple(GAMES.values())
    numbers = range(number("--matches", args.matches, MOST))
    if args.match is not None:
        numbers = range(n := number("--match", args.match, MOST, least=0), n + 1)
    for game in games:
        for n in numbers:
            if failed := tried(game, args.seed, n):
                status = 1
                again = ("python3", "-m", "game", "laws", "--game", game.name, "--seed", args.seed, "--match", str(n))
                print(words("command.laws-failed", what=game.name, law=failed.law), shlex.join(again), sep="\n")
                print(repr(failed.match), failed.why, sep="\n", flush=True)
                break
        else:
            print(words("command.laws", what=game.name, n=len(numbers)), flush=True)
    return status


def tried(game: Game, seed: str, n: int) -> Failed | None:
    """The first law that the n-th match breaks; None when it keeps all. Whatever is raised is told, never passed on."""
    dice, match = Chance(f"laws/{seed}")(game.name, n), None
    law = "played"
    try:
        match = played(game, n, dice)
        it = lawbook.case(match, dice)
        for each in lawbook.LAWS:
            law = each.__name__
            each(it)
    except Exception:
        return Failed(law, match, traceback.format_exc(limit=DEEP).rstrip())
    return None


def played(game: Game, n: int, dice: Dice) -> Match:
    """A whole match at a table of any size with any options, all its moves chosen at random."""
    players = (HUMAN,) * dice.choice(game.seats)
    match = Match.begin(game, f"law-{n}", players, good.options(dice, game))
    moves, states, rules = list[str](), [match.state], game.rules
    while rules.to_move(states[-1]) is not None:
        holds(len(moves) < game.longest, "the match has no end", moves[-SHOWN:])
        moves.append(dice.choice(rules.moves(states[-1])))
        states.append(rules.play(states[-1], moves[-1]))
    return match._replace(moves=tuple(moves), states=tuple(states))
