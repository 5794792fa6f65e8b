"""Statistics of matches with one bot in every seat: endings, lengths, winners, seats and cards used."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections import Counter
from math import fsum
from typing import Any, NamedTuple

from game.command import spread
from game.command.arena import playable, watch
from game.command.calls import Misuse, checked, game_called, number, options_in
from game.core.game import Game, Use
from game.core.match import Match
from game.shelf import GAMES
from game.words import words_of

MOST_GAMES = 1_000_000
LONG = 200
"""The length that nearly all matches should not exceed."""
SELDOM = 0.01
"""A card is idle when it is used in a smaller share of the matches in which it could have been."""


class Job(NamedTuple):
    """One match to be played."""

    game: str
    deal: str
    players: tuple[str, ...]
    options: dict[str, str]


class Played(NamedTuple):
    """The statistics of one match."""

    ended: bool
    winners: tuple[int, ...]
    use: Use


def ask(parser: ArgumentParser) -> None:
    """The arguments: the game, the number of matches, the numbers of players."""
    parser.add_argument("game")
    parser.add_argument("--games", default="2000", help="for each number of players")
    parser.add_argument("--seats", default="", metavar="N,N", help="numbers of players; else all there are")
    parser.add_argument("--level", help="the bot in every seat; else the usual one")
    parser.add_argument("--seed", default="balance", help="the deals are called SEED-1, SEED-2 and so on")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=CHOICE")
    parser.add_argument("--json", action="store_true")
    spread.ask(parser)


def run(args: Namespace) -> int:
    """Print the figures for every number of players."""
    game, words = game_called(args.game), words_of(args.lang)
    if game.use is None:
        raise Misuse("command.balance", name=game.name)
    level = checked(args.level or game.usual, game.levels, "command.players")
    games, place = number("--games", args.games, MOST_GAMES), spread.where(args)
    options, deals = options_in(args.option), [f"{args.seed}-{n}" for n in range(1, games + 1)]
    for seats in (numbers := _numbers(args.seats, game)):
        playable(game, deals[-1], (level,) * seats, options)
    for seats in numbers:
        jobs = [Job(game.name, deal, (level,) * seats, options) for deal in deals]
        facts = figures(spread.done(place, play, jobs), seats)
        print(json.dumps(facts) if args.json else words("command.figures", **facts))
    return 0


def _numbers(text: str, game: Game) -> tuple[int, ...]:
    """The numbers of players in a text such as `2,3`; all that the game has when it is empty; Misuse otherwise."""
    known = {str(seats): seats for seats in game.seats}
    asked = text.split(",") if text else known
    return tuple(known[checked(each, known, "command.seats", seats=game.seats)] for each in asked)


def play(job: Job) -> Played:
    """The statistics of one match played to its end."""
    game = GAMES[job.game]
    match = watch(Match.begin(game, job.deal, job.players, job.options))
    assert game.use
    return Played(match.asked is None, game.rules.winners(match.state), game.use(match))


def figures(played: list[Played], seats: int) -> dict[str, Any]:
    """The figures of these matches; seats are counted from the one that began."""
    n, lengths = len(played), sorted(each.use.length for each in played)
    won = [each for each in played if each.winners]
    shares = tuple(fsum(_part(each, seat, seats) for each in won) / max(1, len(won)) for seat in range(seats))
    return {
        "seats": seats,
        "n": n,
        "ended": sum(each.ended for each in played) / n,
        "short": sum(length <= LONG for length in lengths) / n,
        "median": lengths[n // 2],
        "longest": lengths[-1],
        "won": len(won) / n,
        "above": max(shares) - 1 / seats,
        "shares": shares,
        "idle": idle(played),
    }


def _part(each: Played, seat: int, seats: int) -> float:
    """The part of the victory of the seat `seat` places after the first: 1, or less when it is shared, or 0."""
    return ((each.use.first + seat) % seats in each.winners) / len(each.winners)


def idle(played: list[Played]) -> tuple[str, ...]:
    """The cards that are used too seldom, each with the numbers of matches in which it was used and could have been."""
    offered, used = Counter[str](), Counter[str]()
    for each in played:
        offered.update(each.use.offered)
        used.update(each.use.used)
    return tuple(f"{card} {used[card]}/{n}" for card, n in sorted(offered.items()) if used[card] < SELDOM * n)
