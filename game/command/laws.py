"""Tries the laws of the contract on whole matches of every game, played at random with random options."""

from __future__ import annotations

import gc
import shlex
import traceback
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from game.command import lawbook, spread
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
BATCH, AT_ONCE = 20, 50
"""Matches that a process tries in one go, and how many goes there are until the next look for a failure."""


class Failed(NamedTuple):
    """A match that breaks a law."""

    law: str
    match: Match | None
    why: str


class Batch(NamedTuple):
    """Matches that a process tries in one go."""

    game: str
    seed: str
    numbers: range
    every: int
    """The costly laws are tried on the matches whose number it divides."""


def ask(parser: ArgumentParser) -> None:
    """The arguments: how many matches, of which game, with which dice, and which of them by all laws."""
    parser.add_argument("--matches", default=USUAL, help=f"of each game; {USUAL} unless said otherwise")
    parser.add_argument("--every", default="1", metavar="N", help="the costly laws on every N-th match alone")
    parser.add_argument("--game", help="only this one")
    parser.add_argument("--seed", default="laws")
    parser.add_argument("--match", help="only the one with this number, as a failure names it, by all laws")
    spread.ask(parser)


def run(args: Namespace) -> int:
    """Print the number of matches of each game, or the first that breaks a law; the status is 1 when one does."""
    words, status, place = words_of(args.lang), 0, spread.where(args)
    games = (game_called(args.game),) if args.game else tuple(GAMES.values())
    numbers, every = range(number("--matches", args.matches, MOST)), number("--every", args.every, MOST)
    if args.match is not None:
        numbers, every = range(n := number("--match", args.match, MOST, least=0), n + 1), 1
    for game in games:
        batches = [Batch(game.name, args.seed, numbers[n : n + BATCH], every) for n in range(0, len(numbers), BATCH)]
        failed, n = first_failure(place, batches)
        if failed:
            status = 1
            again = ("python3", "-m", "game", "laws", "--game", game.name, "--seed", args.seed, "--match", str(n))
            print(words("command.laws-failed", what=game.name, law=failed.law), shlex.join(again), sep="\n")
            print(repr(failed.match), failed.why, sep="\n", flush=True)
        else:
            print(words("command.laws", what=game.name, n=len(numbers)), flush=True)
    return status


def first_failure(place: spread.Where, batches: Sequence[Batch]) -> tuple[Failed | None, int]:
    """What the first match that breaks a law breaks, with its number; (None, 0) where none does."""
    for at in range(0, len(batches), AT_ONCE):
        some = batches[at : at + AT_ONCE]
        for batch, n in zip(some, spread.done(place, failing, some), strict=True):
            if n is not None:
                return tried(GAMES[batch.game], batch.seed, n, costly=n % batch.every == 0), n
    return None, 0


def failing(batch: Batch) -> int | None:
    """The number of the first match that breaks a law."""
    game, seed, every = GAMES[batch.game], batch.seed, batch.every
    return next((n for n in batch.numbers if tried(game, seed, n, costly=n % every == 0)), None)


@contextmanager
def _uncollected() -> Iterator[None]:
    """Within, the garbage collector rests: thousands of states stay, and it would look for cycles in all of them."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@_uncollected()
def tried(game: Game, seed: str, n: int, costly: bool = True) -> Failed | None:
    """The first law that the n-th match breaks; None when it keeps all. Whatever is raised is told, never passed on."""
    dice, match = Chance(f"laws/{seed}")(game.name, n), None
    law = "played"
    try:
        match = played(game, n, dice)
        it = lawbook.case(match, dice)
        for each in lawbook.LAWS:
            if costly or each not in lawbook.COSTLY:
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
