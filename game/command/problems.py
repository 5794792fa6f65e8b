"""Finds problems with one right answer, proves them by a solver and writes them; or proves those that are shipped."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from game.command import finding
from game.command.calls import Misuse, contents, game_called, number
from game.core.game import Game
from game.problems.problem import Solver, prove, read, solver_of
from game.words import words_of

MOST = 5000
SPARE = 3
"""How many are found for each one that is kept, so that all five steps have theirs."""
TOLD = 20
"""The number of problems after which a line says how far the search is."""


def ask(parser: ArgumentParser) -> None:
    """The arguments: the game, the number of problems, and a file to prove instead."""
    parser.add_argument("game")
    parser.add_argument("--count", default="200")
    parser.add_argument("--spare", default=str(SPARE), help="how many are found for each one that is kept")
    parser.add_argument("--out", default="", metavar="FILE", help="else they are printed")
    parser.add_argument(
        "--again", default="", metavar="FILE", help="put the problems of a file into steps again instead"
    )
    parser.add_argument("--prove", default="", metavar="FILE", help="prove the problems of a file instead")


def run(args: Namespace) -> int:
    """Print or write the problems, a line each; or prove those of a file, with a sentence for one that is not."""
    game, words = game_called(args.game), words_of(args.lang)
    solver = solver_of(game)
    if solver is None:
        raise Misuse("command.problems", name=game.name)
    if args.prove:
        lines = contents(args.prove).splitlines()
        for line in lines:
            prove(read(line, game), game)
        print(words("command.proved", n=len(lines)))
        return 0
    count = number("--count", args.count, MOST)
    if args.again:
        found = finding.again(game, solver, [read(line, game) for line in contents(args.again).splitlines()])
    else:
        found = _search(game, solver, count * number("--spare", args.spare, 20))
    text = "".join(f"{each.line()}\n" for each in finding.in_steps(found, count))
    if args.out:
        Path(args.out).write_text(text, encoding="utf-8")
    else:
        print(text, end="")
    return 0


def _search(game: Game, solver: Solver, wanted: int) -> list[finding.Found]:
    """So many problems, with a line now and then that says how far the search is."""
    found = []
    for each in finding.found(game, solver, wanted):
        found.append(each)
        if len(found) % TOLD == 0:
            print(f"{len(found)} / {wanted}", file=sys.stderr, flush=True)
    return found
