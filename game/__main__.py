"""python -m game judge | arena | tournament | balance | bench | replay | problems | fuzz | laws: without a browser."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from io import TextIOWrapper

from game.command import arena, balance, bench, fuzz, judge, laws, problems, replay, tournament
from game.command.calls import Misuse, Parser
from game.core.rules import Fault
from game.words import LANGUAGES, words_of

COMMANDS = {
    "judge": judge,
    "arena": arena,
    "tournament": tournament,
    "balance": balance,
    "bench": bench,
    "replay": replay,
    "problems": problems,
    "fuzz": fuzz,
    "laws": laws,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Does what the arguments say; 0 when all went well.

    With a sentence, 1 when what was to be judged or replayed is at fault, and 2 when the call itself is.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # whatever was typed, and whatever the terminal can show
    args = _parser().parse_args(arguments)
    try:
        status: int = COMMANDS[args.command].run(args)
        return status
    except Fault as fault:
        words = words_of(args.lang, getattr(fault, "game", None))
        print(words.say(fault.saying), file=sys.stderr)
        return 2 if isinstance(fault, Misuse) else 1


def _parser() -> ArgumentParser:
    parser = Parser(prog="python -m game", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, command in COMMANDS.items():
        own = commands.add_parser(name, help=command.__doc__, description=command.__doc__)
        own.add_argument("--lang", choices=sorted(LANGUAGES), default="en", help="the language of the sentences")
        command.ask(own)
    return parser


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BrokenPipeError:  # whoever read the output has enough of it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
