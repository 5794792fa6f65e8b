"""What a bot thinks of the decisions of a match that is over, each with what its seat could know at the time."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from math import fsum
from typing import NamedTuple

from game.core.match import Match
from game.core.rules import Choice, Saying


def difference(more: float, less: float) -> float:
    """The difference of two worths rounded as they are told, to hundredths: that of the figures said."""
    return round(round(more, 2) - round(less, 2), 2)


class Decision(NamedTuple):
    """A move where there was a choice, and the one that a bot would have made."""

    at: int
    """The number of moves before it."""
    played: str
    choices: tuple[Choice, ...]
    """All moves as the bot judges them, the best first; all that is said of the decision comes from their worths."""
    gap: float = 0.0
    """The loss, estimated again with other dice, in the unit of the game's Account; 0 without an Account.

    The bot's first choice is one that did well by chance, too, so that `loss` is too large on average. This is not, and
    may be below 0."""
    chance: float = 0.0
    """The chance to win the match with the bot's choice, where the game has `chance`."""
    weight: float = 1.0
    """By how much one unit of the loss has lowered the chance to win the match."""

    @property
    def effect(self) -> float:
        """By how much the move played has lowered the chance to win the match."""
        return self.loss * self.weight

    @property
    def better(self) -> Choice:
        """The bot's first choice, which may be the move played."""
        return self.choices[0]

    @property
    def loss(self) -> float:
        """By how much the bot thinks it better than the move played, in the bot's own unit; 0 for the same move."""
        return self.less(self.played)

    def worth(self, move: str) -> float:
        """What the bot thinks a move worth; one that is not listed is as bad as its worst."""
        worths = {choice.move: choice.worth for choice in self.choices}
        return worths.get(move, min(worths.values()))

    def less(self, move: str) -> float:
        """By how much the bot thinks its choice better than a move."""
        return self.better.worth - self.worth(move)

    def told(self, move: str) -> float:
        """The same as it is told: the difference of the figures said."""
        return difference(self.better.worth, self.worth(move))

    def missing(self, most: float) -> Decision:
        """The same where the move played has given away no more than this."""
        least = self.better.worth - max(0.0, most)
        return self._replace(
            choices=tuple(
                each._replace(worth=max(each.worth, least)) if each.move == self.played else each
                for each in self.choices
            )
        )


class Reviewed(NamedTuple):
    """The result of a seat in a finished match, parted into luck and decisions, in the unit of the game's Account."""

    n: int
    """This and the next two are those of Gain."""
    fair: float
    got: float
    lost: float
    """What the decisions gave away: the sum of their gaps."""

    @property
    def luck(self) -> float:
        """The rest: what the cards brought and what the others did."""
        return self.got - self.fair + self.lost


def decisions(match: Match, seat: int) -> tuple[int, ...]:
    """The numbers of moves before which a seat had a choice."""
    rules = match.game.rules
    return tuple(
        at
        for at, state in enumerate(match.states[:-1])
        if rules.to_move(state) == seat and len(rules.moves(rules.seen_by(seat, state))) > 1
    )


def settled(match: Match, seat: int) -> int | None:
    """The number of moves before the first decision of a seat that could no longer change whether it wins.

    That is so, too, where every move that it had there decides the match in the same way. None where there was none.
    """
    decided, rules = match.game.decided, match.game.rules
    if decided is None:
        return None
    for at in decisions(match, seat):
        state, sure = match.states[at], decided(match.states[at + 1], seat)
        if sure is not None and all(decided(rules.play(state, move), seat) is sure for move in rules.moves(state)):
            return at
    return None


def levelled(choices: tuple[Choice, ...], even: float) -> tuple[Choice, ...]:
    """The choices, where those are worth as much as the first that are told to be no worse: see `Game.even`."""
    best = choices[0].worth
    return tuple(each._replace(worth=best) if difference(best, each.worth) < even else each for each in choices)


OWN = "own"
"""The fact of a reason that compares: the reason that holds for the move by itself."""

SHORT = "short"
"""The fact of a reason that has a shorter form, which is told where room lacks: that form, as a reason."""

NAMED = "named"
"""The fact of a reason beside which a hint names no second best move: it does so itself, or the best surely wins."""


def chained(forms: Iterable[Saying]) -> Saying:
    """The first of these forms, with the others as its shorter ones, in their order; at least one."""
    *longer, result = _each_once(forms)
    for key, facts in reversed(longer):
        result = key, {**facts, SHORT: result}
    return result


def forms_of(said: Saying) -> Iterator[Saying]:
    """A reason, then its shorter forms, each without what follows it."""
    key, facts = said
    yield key, {name: fact for name, fact in facts.items() if name != SHORT}
    if SHORT in facts:
        yield from forms_of(facts[SHORT])


def _each_once(forms: Iterable[Saying]) -> list[Saying]:
    """These forms, each once."""
    found: list[Saying] = []
    for each in forms:
        if each not in found:
            found.append(each)
    return found


def by_itself(choice: Choice) -> Choice:
    """The choice with the reason that holds for it by itself, also where it has one that compares."""
    return choice._replace(reason=choice.reason[1].get(OWN, choice.reason))


def judged(
    match: Match, seat: int, level: str, at: int, known: tuple[Choice, ...] = ()
) -> Generator[None, None, Decision]:
    """The decision of a seat after `at` moves, as a bot of this level judges it; yields between pieces of work.

    The bot gets what the seat had seen and the dice that it would have thrown there, so equal matches give equal
    decisions. What a hint has told there is `known`, and holds: it thinks longer, and its figures would be others. Its
    first two moves it has compared already.
    """
    before, move = match.until(at), match.moves[at]
    game, seen = match.game, before.seen(seat)
    think = game.reviewer if level == game.strongest else game.levels[level]
    choices = known or (yield from think(seen, seat, before.dice(seat)))
    told = [each.move for each in known[:2]]
    if game.compare and think is game.reviewer and move not in told and Decision(at, move, choices).loss:
        choices = yield from game.compare(seen, seat, choices, move, before.dice(seat, "apart"))
    made = Decision(at, move, levelled(choices, game.even))
    if game.chance is None:
        return made
    best, left = (game.chance(seen, seat, worth) for worth in (made.better.worth, made.worth(move)))
    return made._replace(chance=best, weight=(best - left) / made.loss if made.loss else 1.0)


def thought_over(match: Match, seat: int, made: Decision) -> Generator[None, None, Decision]:
    """The decision with its gap estimated, see `Decision.gap`; yields between pieces of work."""
    account = match.game.account
    if account is None or made.played == made.better.move:
        return made
    before = match.until(made.at)
    moves, dice = (made.better.move, made.played), before.dice(seat, "again")
    return made._replace(gap=(yield from account.gap(before.seen(seat), seat, moves, dice)))


def reviewed(match: Match, seat: int, made: Iterable[Decision]) -> Reviewed | None:
    """The result of a seat in a finished match, given all its decisions; None for a game that has no Account."""
    account = match.game.account
    return account and Reviewed(*account.gain(match, seat), round(fsum(each.gap for each in made), 3))
