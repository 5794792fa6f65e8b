"""Judges one case, or two against each other, by the rules of a game."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace

from game.command.calls import Misuse, game_called, lines
from game.core.game import Game
from game.core.rules import Fault
from game.words import Words, words_of


def ask(parser: ArgumentParser) -> None:
    """The arguments: the game, and one case, two cases, or a file of them."""
    parser.add_argument("game")
    parser.add_argument("case", nargs="*", help='such as "VII III V I II"')
    parser.add_argument("--batch", metavar="FILE", help="one case a line, `A` or `A | B`; - is the standard input")
    parser.add_argument("--json", action="store_true", help="an object instead of a sentence")


def run(args: Namespace) -> int:
    """Print a ruling for every case; the status is 1 when the only case cannot be judged."""
    game = game_called(args.game)
    if game.judge is None:
        raise Misuse("command.judge", name=game.name)
    words = words_of(args.lang, game)
    if args.batch is None:
        good, text = _ruling(game, tuple(args.case), words, args.json)
        print(text, file=sys.stdout if good or args.json else sys.stderr)
        return 0 if good else 1
    for line in lines(args.batch):
        print(_ruling(game, tuple(line.split("|")), words, args.json)[1])
    return 0


def _ruling(game: Game, cases: tuple[str, ...], words: Words, as_json: bool) -> tuple[bool, str]:
    """Whether the cases can be judged, and the line to print."""
    assert game.judge
    try:
        ruling = game.judge(cases)
    except Fault as fault:
        sentence = words.say(fault.saying)
        return False, _dumps({"error": sentence}) if as_json else sentence
    return True, _dumps(ruling.data) if as_json else words.say(ruling.saying)


def _dumps(data: object) -> str:
    return json.dumps(data, ensure_ascii=False)
