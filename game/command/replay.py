"""Prints the log of a match from its save or its link."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from game.command.calls import LARGEST, checked, contents
from game.core.match import BadMatch, BadSave, Match, loads
from game.shelf import GAMES
from game.ui.model import links
from game.words import words_of


def ask(parser: ArgumentParser) -> None:
    """The arguments: the match, and the viewing seat."""
    parser.add_argument("match", help="a file with a match or a save, or a link with moves")
    parser.add_argument("--seat", help="tell what this seat knows, 1 for the first; else a spectator's log")


def run(args: Namespace) -> int:
    """Print the log as far as the match can be played; the status is 1, with a sentence, if a move is refused."""
    try:
        match = _match(args.match)
    except BadMatch as fault:
        if fault.match:
            _tell(fault.match, args)
        raise
    _tell(match, args)
    return 0


def _match(text: str) -> Match:
    if "#/" in text:
        return links.parse(text, GAMES).match()
    match loads(contents(text), LARGEST):
        case {"match": data} | data:
            return Match.of(data, GAMES)
    raise BadSave("save.shape")


def _tell(match: Match, args: Namespace) -> None:
    words = words_of(args.lang, match.game)
    seats = [str(seat) for seat in range(1, len(match.players) + 1)]
    seat = None if args.seat is None else int(checked(args.seat, seats, "command.seat", n=len(seats))) - 1
    for event in match.log(seat):
        print(words.tell(event))
    scores = match.game.rules.scores(match.state)
    print(words("command.scores", scores=" ".join(f"{score:g}" for score in scores)))
