"""Lets bots play each other, every deal once per rotation of the seats."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from math import fsum, sqrt
from typing import NamedTuple

from game.bots import decide
from game.command import spread
from game.command.calls import Misuse, game_called, number, options_in
from game.core.game import Game
from game.core.match import BadMatch, Match
from game.core.rules import share
from game.shelf import GAMES
from game.words import words_of

MOST_DEALS = 1_000_000
SURE = 1.96
"""Standard errors on either side of a mean that hold the truth 95 times in 100."""


class Mean(NamedTuple):
    """A mean and half the width of its 95 % interval."""

    mean: float
    error: float


class Record(NamedTuple):
    """The mean score of one player, and what it has won."""

    player: str
    score: Mean
    wins: Mean
    """The share of the matches won; a victory shared by two counts as a half to each."""
    decided: Mean
    """The same of the matches that anybody has won."""
    rounds: Mean
    """The share of the rounds in which its score rose most; equal ones share it, unless all are."""


class Played(NamedTuple):
    """What a player has done over all rotations of one deal."""

    score: float
    """On average."""
    wins: float
    """Of its matches, the share won."""
    decided: float
    """The share that anybody has won."""
    won: float
    """In how many rounds of all matches its score has risen most."""
    rounds: int
    """How many rounds there were."""


class Deal(NamedTuple):
    """A deal to be played once per rotation of the seats."""

    game: str
    players: tuple[str, ...]
    deal: str
    options: dict[str, str]


def ask(parser: ArgumentParser) -> None:
    """The arguments: the game, the bots, the number of deals."""
    parser.add_argument("game")
    parser.add_argument("--players", required=True, help="such as normal,easy")
    parser.add_argument("--deals", default="100")
    parser.add_argument("--seed", default="arena", help="the deals are called SEED-1, SEED-2 and so on")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=CHOICE")
    parser.add_argument("--json", action="store_true")
    spread.ask(parser)


def run(args: Namespace) -> int:
    """Print the mean score of each player, and its share of the matches and rounds won."""
    game, players, words = game_called(args.game), tuple(args.players.split(",")), words_of(args.lang)
    deals = number("--deals", args.deals, MOST_DEALS)
    standings = compete(game, players, deals, args.seed, options_in(args.option), spread.where(args))
    if args.json:
        facts = {"game": game.name, "deals": deals, "seed": args.seed}
        print(json.dumps({**facts, "players": [_data(record) for record in standings]}))
        return 0
    print(words("command.deals", deals=deals, n=len(players)))
    for n, record in enumerate(standings, 1):
        print(words("command.arena", n=n, **_data(record)))
    return 0


def compete(
    game: Game,
    players: tuple[str, ...],
    deals: int,
    seed: str,
    options: dict[str, str],
    place: spread.Where = spread.HERE,
) -> tuple[Record, ...]:
    """The records of these bots over `deals` deals, each played once per rotation."""
    if not all(player in game.levels for player in players):
        raise Misuse("command.players")
    playable(game, f"{seed}-{deals}", players, options)
    jobs = [Deal(game.name, players, f"{seed}-{n}", options) for n in range(1, deals + 1)]
    played = spread.done(place, play, jobs)
    return tuple(map(_record, players, zip(*played, strict=True)))


def _record(player: str, played: tuple[Played, ...]) -> Record:
    """What a player has done, from what it has done in each deal."""
    score, wins = mean([deal.score for deal in played]), mean([deal.wins for deal in played])
    decided = ratio([(deal.wins, deal.decided) for deal in played])
    return Record(player, score, wins, decided, ratio([(deal.won, deal.rounds) for deal in played]))


def play(job: Deal) -> list[Played]:
    """What `mirrored` finds of a deal."""
    return mirrored(GAMES[job.game], job.players, job.deal, job.options)


def playable(game: Game, deal: str, players: tuple[str, ...], options: dict[str, str]) -> None:
    """Misuse when there can be no such match."""
    try:
        Match.begin(game, deal, players, options)
    except BadMatch as fault:
        if fault.key in ("match.choice", "match.number"):  # by what is typed here, not as the form of a match says it
            option = next(each for each in game.options if each.key == fault.facts["option"])
            choice = fault.facts["choice"]
            raise Misuse("command.choice", option=option.key, choice=choice, choices=option.typed) from fault
        raise Misuse(fault.key, game=game, **fault.facts) from fault


def mirrored(game: Game, players: tuple[str, ...], deal: str, options: dict[str, str]) -> list[Played]:
    """What each player has done over all rotations of one deal."""
    n = len(players)
    finals = [watch(Match.begin(game, deal, players[turn:] + players[:turn], options)) for turn in range(n)]
    rounds = [_rounds(final) for final in finals]
    decided = sum(bool(game.rules.winners(final.state)) for final in finals) / n
    seats = [[(i - turn) % n for turn in range(n)] for i in range(n)]  # where player i sits, rotation by rotation
    return [
        Played(
            fsum(game.rules.scores(final.state)[seat] for final, seat in zip(finals, own, strict=True)) / n,
            fsum(share(seat, game.rules.winners(final.state)) for final, seat in zip(finals, own, strict=True)) / n,
            decided,
            fsum(share(seat, best) for found, seat in zip(rounds, own, strict=True) for best in found),
            sum(map(len, rounds)),
        )
        for own in seats
    ]


def watch(match: Match) -> Match:
    """The match played to its end by its bots."""
    while (seat := match.asked) is not None:
        think = match.game.levels[match.players[seat]]
        match = match.play(decide(think, match.seen(seat), seat, match.dice(seat)))
    return match


def _rounds(match: Match) -> list[tuple[int, ...]]:
    """The seats whose score has risen most in each finished round; none where none has."""
    scores = match.game.rules.scores
    found, before, number = [], scores(match.states[0]), 0
    for state in match.states:
        if state.last is not None and state.last.number != number:
            after, number = scores(state), state.last.number
            gains = [new - old for new, old in zip(after, before, strict=True)]
            found.append(tuple(i for i, gain in enumerate(gains) if min(gains) < gain == max(gains)))
            before = after
    return found


def mean(samples: Sequence[float]) -> Mean:
    """The mean of these samples, with its error."""
    n = len(samples)
    middle = fsum(samples) / n
    squares = fsum((sample - middle) * (sample - middle) for sample in samples)
    return Mean(middle, SURE * sqrt(squares / (n - 1) / n) if n > 1 else 0.0)


def ratio(samples: Sequence[tuple[float, float]]) -> Mean:
    """The sum of the first numbers over the sum of the second ones, with its error, by the sample's residuals."""
    whole = fsum(below for _, below in samples)
    found = fsum(above for above, _ in samples) / whole if whole else 0.0
    left = mean([above - found * below for above, below in samples])
    return Mean(found, left.error * len(samples) / whole if whole else 0.0)


def _data(record: Record) -> dict[str, str | float]:
    return {
        "player": record.player,
        "mean": record.score.mean,
        "mean_error": record.score.error,
        "share": record.wins.mean,
        "share_error": record.wins.error,
        "decided": record.decided.mean,
        "decided_error": record.decided.error,
        "rounds": record.rounds.mean,
        "rounds_error": record.rounds.error,
    }
