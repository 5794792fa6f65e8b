"""The results of several people with the same cards: finished matches in a link and stored, at most MOST of a deal.

A link says the result of each so that it can be told before the moves are shown; the moves have to give it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from game import shelf
from game.core.match import BadMatch, Match, check_length
from game.core.rules import Saying
from game.core.texts import plain
from game.ui.device import Device
from game.ui.model import links, listing, outcome
from game.ui.model.links import BadLink
from game.ui.model.saves import Save
from game.ui.view import view_of
from game.ui.view.people import LONGEST_NAME, humans
from game.words import Words

KEY = "fudaba:attempts:"
"""What the keys of stored ones begin with; behind it stands the address of the deal."""
MOST = 8
V = "1"
"""The version of the text that holds them."""
HELP = ("alone", "helped")
"""How an attempt was made."""
AGAINST = "against-"
"""What the fold of the attempt begins with that the own one is compared with."""


class Attempt(NamedTuple):
    """A match of the deal, played to its end by one person."""

    name: str
    """The name of who played it; empty where that is not said."""
    match: Match
    aided: bool = False
    """Whether there were hints, undo or the like."""

    @property
    def who(self) -> Saying:
        """Who played it, to be said in a sentence."""
        return ("attempts.by", {"name": self.name}) if self.name else ("attempts.somebody", {})


def possible(match: Match) -> bool:
    """Whether results of this deal can be sent: exactly one person plays."""
    return len(humans(match.players)) == 1


def key(deal: Match) -> str:
    """Where the attempts of others at a deal are stored."""
    return KEY + links.address(deal).removeprefix("#/")


def pack(found: Iterable[Attempt]) -> str:
    """Attempts as a text for an address; the first MOST of them."""
    texts = [
        "\n".join((f"by {each.name}", outcome.figures(each.match), HELP[each.aided], *each.match.moves))
        for each in (*found,)[:MOST]
    ]
    return links.deflated("\n\n".join((V, *texts)))


def address(deal: Match, found: Iterable[Attempt]) -> str:
    """The address of a deal with attempts at it."""
    return f"{links.address(deal)}&attempts={pack(found)}"


def read(text: str, deal: Match) -> tuple[Attempt, ...]:
    """The attempts in such a text, each replayed; BadLink names the fault, and offers the deal."""
    try:
        if not possible(deal):
            raise BadLink("attempts.seats")
        v, *found = links.inflated(text, MOST * links.LONGEST_MOVES).split("\n\n")
        if v != V:
            raise BadLink("attempts.newer" if v.isdecimal() else "link.moves")
        if len(found) > MOST:
            raise BadLink("attempts.many", n=len(found), most=MOST)
        return tuple(_one(each.split("\n"), deal) for each in found)
    except BadMatch as fault:
        raise BadLink(fault.key, game=deal.game, match=deal, **fault.facts) from fault


def _one(lines: list[str], deal: Match) -> Attempt:
    """One attempt; BadLink when its moves are refused, do not reach an end, or do not give the result that is told."""
    match lines:
        case [by, told, how, *moves] if by.startswith("by ") and how in HELP:
            attempt = Attempt(plain(by.removeprefix("by "), LONGEST_NAME), deal, how == HELP[True])
        case _:
            raise BadLink("link.moves")
    check_length(tuple(moves), deal.game)
    try:
        attempt = attempt._replace(match=deal.replay(moves))
    except BadMatch as fault:
        raise BadLink("attempts.refused", who=attempt.who, why=fault.saying) from fault
    if attempt.match.asked is not None:
        raise BadLink("attempts.unfinished", who=attempt.who)
    if told != outcome.figures(attempt.match):
        raise BadLink("attempts.forged", who=attempt.who, result=outcome.result(attempt.match))
    return attempt


def of(stored: Mapping[str, str], deal: Match) -> tuple[Attempt, ...]:
    """The attempts of others at a deal that are stored here; none where the text cannot be read."""
    text = stored.get(key(deal), "") if possible(deal) else ""
    return _stored(links.address(deal), text) if text else ()


@lru_cache(maxsize=4)
def _stored(address: str, text: str) -> tuple[Attempt, ...]:
    try:
        return read(text, links.parse(address, shelf.GAMES).match())
    except BadMatch:
        return ()


def distinct(found: Iterable[Attempt], own: Iterable[Match] = ()) -> tuple[Attempt, ...]:
    """These attempts, each once, without those that were played here; the named one of two that are the same."""
    by_moves: dict[tuple[str, ...], Attempt] = {}
    for each in found:
        before = by_moves.get(each.match.moves)
        by_moves[each.match.moves] = each if before is None or not before.name else before
    mine = [match.moves for match in own]
    return tuple(each for moves, each in by_moves.items() if moves not in mine)


def merged(stored: Mapping[str, str], name: str, text: str) -> dict[str, str]:
    """A text under this key put together with the stored one; nothing where that adds nothing, or cannot be read."""
    address = f"#/{name.removeprefix(KEY)}"
    before, more = (_stored(address, each) if each else () for each in (stored.get(name, ""), text))
    found = distinct((*before, *more))[:MOST]
    return {} if found == before or key(found[0].match) != name else {name: pack(found)}


def own(stored: Mapping[str, str], deal: Match) -> list[Save]:
    """The player's own finished matches of a deal, the first one first, their moves not tried."""
    found = (listing.read(entry) for entry in listing.listed(stored).good if entry.over and deal.deal in entry.text)
    return sorted((each[0] for each in found if each and each[0].match.begins_like(deal)), key=lambda save: save.saved)


def mine(match: Match, marks: tuple[str, ...]) -> Attempt:
    """The player's own attempt, which has no name; each mark is of a kind of help."""
    return Attempt("", match, bool(marks))


def first(stored: Mapping[str, str], deal: Match, sent: tuple[tuple[str, ...], ...] = ()) -> Attempt | None:
    """The player's own attempt at a deal, replayed: one whose moves were sent, else the first; None for none."""
    found = own(stored, deal)
    for save in (*(each for moves in sent for each in found if each.match.moves == moves), *found):
        try:
            match = save.match.replayed()
        except BadMatch:
            continue
        if match.asked is None:
            return mine(match, save.marks)
    return None


def told(stored: Mapping[str, str], words: Words, match: Match) -> list[str]:
    """The results of others with the cards of a match, in sentences."""
    return [words("attempts.line", who=each.who, result=outcome.result(each.match)) for each in of(stored, match)]


def rank(attempt: Attempt) -> tuple[int, float]:
    """The order of attempts in a table, the best first."""
    mine, *others = outcome.score(attempt.match) or (0, 0)
    lead = min(others) - mine if view_of(attempt.match.game).fewer else mine - max(others)
    return outcome.OUTCOMES.index(outcome.outcome(attempt.match)), -lead


def compared(device: Device, others: tuple[Attempt, ...]) -> int:
    """The number of the attempt that the own one is compared with, the best one unless another one was chosen."""
    chosen = device.chosen(AGAINST)
    best = min(range(len(others)), key=lambda i: rank(others[i]))
    return int(chosen) if chosen and int(chosen) < len(others) else best


def verdict(words: Words, own: Attempt, other: Attempt) -> str:
    """Which of two attempts came to more, with both results, in a sentence."""
    mine, theirs = rank(own), rank(other)
    results = {"mine": outcome.result(own.match), "theirs": outcome.result(other.match)}
    level = "level-alike" if results["mine"] == results["theirs"] else "level"
    key = level if mine == theirs else "ahead" if mine < theirs else "behind"
    return words(f"attempts.{key}", who=other.who, **results)


def parted(one: Match, other: Match) -> int:
    """The number of moves that two matches of a deal have in common."""
    pairs = zip(one.moves, other.moves, strict=False)
    return next((at for at, (a, b) in enumerate(pairs) if a != b), min(len(one.moves), len(other.moves)))


def turns(match: Match, since: int) -> tuple[int, ...]:
    """The numbers of moves before each move of the one person, from `since` on."""
    (me,) = humans(match.players)
    to_move = match.game.rules.to_move
    return tuple(at for at in range(since, len(match.moves)) if to_move(match.states[at]) == me)


def turns_before(match: Match, at: int) -> int:
    """How many turns the one person had before this move."""
    return len(turns(match, 0)) - len(turns(match, at))
