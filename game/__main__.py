"""python -m game judge | arena | balance | bench | replay: the rules, the bots and the log without a browser."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence

from game.command import arena, balance, bench, judge, replay
from game.core.rules import Fault
from game.words import SHARED, words_of

COMMANDS = {"judge": judge, "arena": arena, "balance": balance, "bench": bench, "replay": replay}


def main(arguments: Sequence[str] | None = None) -> int:
    """Does what the arguments say; 0 when all went well, 1 with a sentence when something cannot be."""
    args = _parser().parse_args(arguments)
    try:
        status: int = COMMANDS[args.command].run(args)
        return status
    except Fault as fault:
        words = words_of(args.lang, getattr(fault, "game", None))
        print(words.say(fault.saying), file=sys.stderr)
        return 1


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python -m game", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, command in COMMANDS.items():
        own = commands.add_parser(name, help=command.__doc__, description=command.__doc__)
        own.add_argument("--lang", choices=sorted(SHARED), default="en", help="the language of the sentences")
        command.ask(own)
    return parser


if __name__ == "__main__":
    sys.exit(main())
