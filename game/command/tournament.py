"""Lets all levels of a game play each other: one of each among players of each other level, in every seat."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from itertools import combinations, permutations
from math import fsum
from typing import NamedTuple

from game.command import spread
from game.command.arena import MOST_DEALS, Mean, mean, mirrored, playable
from game.command.calls import checked, game_called, number, options_in
from game.shelf import GAMES
from game.words import Words, words_of


class Deal(NamedTuple):
    """A deal to be played once in every seat by one player among others of another level."""

    game: str
    one: str
    among: str
    seats: int
    deal: str
    options: dict[str, str]


class Pairing(NamedTuple):
    """What one player of a level has done among players of another."""

    one: str
    among: str
    share: Mean
    """Its share of the matches won; 1 / seats is equal."""
    lead: Mean
    """Its score less the mean of the others'."""


def ask(parser: ArgumentParser) -> None:
    """The arguments: the game, the levels, the number of seats and of deals."""
    parser.add_argument("game")
    parser.add_argument("--levels", default="", help="such as easy,normal; else all of them")
    parser.add_argument("--seats", default="", help="else the fewest")
    parser.add_argument("--deals", default="100", help="for each pairing")
    parser.add_argument("--seed", default="tournament", help="the deals are called SEED-1, SEED-2 and so on")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=CHOICE")
    parser.add_argument("--json", action="store_true")
    spread.ask(parser)


def run(args: Namespace) -> int:
    """Print a table: in each row one player of a level, in each column those it plays among."""
    game, words = game_called(args.game), words_of(args.lang)
    levels = (
        tuple(args.levels.split(",")) if args.levels else tuple(level for level in game.levels if level != "random")
    )
    for level in levels:
        checked(level, game.levels, "command.players")
    known = {str(seats): seats for seats in game.seats}
    seats = known[checked(args.seats or str(game.seats[0]), known, "command.seats", seats=game.seats)]
    deals, options = number("--deals", args.deals, MOST_DEALS), options_in(args.option)
    playable(game, f"{args.seed}-{deals}", (levels[0],) * seats, options)
    pairs = [*(combinations if seats == 2 else permutations)(levels, 2)]
    names = [f"{args.seed}-{n}" for n in range(1, deals + 1)]
    jobs = [Deal(game.name, one, among, seats, name, options) for one, among in pairs for name in names]
    played = spread.done(spread.where(args), play, jobs)
    of_pair = [played[i * deals : (i + 1) * deals] for i in range(len(pairs))]
    table = [each for pair, found in zip(pairs, of_pair, strict=True) for each in _pairings(pair, seats, found)]
    facts = {"game": game.name, "seats": seats, "deals": deals, "seed": args.seed}
    if args.json:
        print(json.dumps({**facts, "pairings": [_data(each) for each in table]}))
        return 0
    print(words("command.tournament", **facts))
    print("\n".join(_lines(words, levels, table)))
    return 0


class Played(NamedTuple):
    """What a deal has brought over all its seats."""

    share: float
    """The share of the matches that the one player has won."""
    lead: float
    """Its score less the mean of the others'."""
    rest: float
    """The share of the matches that each of the others has won, on average."""


def play(job: Deal) -> Played:
    """What a deal brings when it is played once in every seat."""
    players = (job.one, *(job.among,) * (job.seats - 1))
    one, *others = mirrored(GAMES[job.game], players, job.deal, job.options)
    n = len(others)
    lead = one.score - fsum(other.score for other in others) / n
    return Played(one.wins, lead, fsum(other.wins for other in others) / n)


def _pairings(pair: tuple[str, str], seats: int, played: list[Played]) -> list[Pairing]:
    """The means over all deals; of two seats each is among the other."""
    (one, among), lead = pair, mean([each.lead for each in played])
    found = [Pairing(one, among, mean([each.share for each in played]), lead)]
    if seats == 2:
        found.append(Pairing(among, one, mean([each.rest for each in played]), lead._replace(mean=-lead.mean)))
    return found


def _lines(words: Words, levels: tuple[str, ...], table: list[Pairing]) -> list[str]:
    """The table as Markdown."""
    found = {(each.one, each.among): each for each in table}
    head = [words("command.one-among"), *levels]
    rows = [[level, *(_cell(words, found, level, other) for other in levels)] for level in levels]
    return [f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows)]


def _cell(words: Words, found: dict[tuple[str, str], Pairing], one: str, among: str) -> str:
    """The result of a pairing; a level does not play itself."""
    each = found.get((one, among))
    return words("command.pairing", **_data(each)) if each else "–"


def _data(each: Pairing) -> dict[str, str | float]:
    return {
        "one": each.one,
        "among": each.among,
        "share": each.share.mean,
        "share_error": each.share.error,
        "lead": each.lead.mean,
        "lead_error": each.lead.error,
    }
