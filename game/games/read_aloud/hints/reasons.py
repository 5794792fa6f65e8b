"""The reason for or against each answer, as a sentence, from what came of it in the imagined deals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.core.rules import Saying
from game.games.read_aloud.bots.answering import Answer, as_it_stands, is_idle, options, roughly, winners
from game.games.read_aloud.bots.powers import powers, suits
from game.games.read_aloud.bots.search import Node, mean_hope
from game.games.read_aloud.bots.worth import uses_of
from game.games.read_aloud.hints.beyond import IN_SIGHT
from game.games.read_aloud.hints.both import Both
from game.games.read_aloud.hints.compared import alike, differing, leaning, preferred
from game.games.read_aloud.hints.figures import figure
from game.games.read_aloud.hints.gains import gain, same
from game.games.read_aloud.hints.kept import of_kept
from game.games.read_aloud.hints.stopping import stopped
from game.games.read_aloud.hints.surely import surely
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.rules.state import Spot, State
from game.games.read_aloud.rules.zones import at

TIES = {"reason.even": "-even", "reason.further": "-further"}
"""How two answers that do the same come to a tie."""
PROBABLY = 0.5
"""The chance to win from which on it is said that the seat probably wins soon."""


class Look(NamedTuple):
    """What came of one answer."""

    ends: list[Node]
    lost: tuple[tuple[int, ...], ...]
    """Who wins in the deals in which the next reading ends the game, and others win."""
    won: bool
    """Whether the seat then meets the condition and has in reach what ends the game, and mostly wins soon."""


class Case(NamedTuple):
    """What all reasons for one decision look at."""

    seen: State
    seat: int
    worlds: Sequence[State]
    """The deals imagined; of an answer that was dropped only the first were looked at."""
    risk: tuple[int, ...]
    """Who would win by the next reading after most of the answers; empty where that is no danger."""
    best: float
    """The highest chance to win of those that were looked at in all of them."""
    next: Sequence[Node]
    """What came of the next best answer, that could be told from it; empty where there is none."""
    beside: Saying | None
    """What the next best answer does at once."""
    stands: Saying | None = None
    """How it would stand after the next best answer."""
    gained: Saying | None = None
    """What the next best answer gains."""


def why(
    seen: State, seat: int, some: Sequence[Answer], found: Sequence[list[Node]], worlds: Sequence[State]
) -> list[Saying]:
    """One reason for each answer."""
    looks = [_look(ends, seat) for ends in found]
    best, *others = sorted(range(len(some)), key=lambda i: (-len(found[i]), -mean_hope(found[i])))
    apart = [i for i in others if not alike(seen, some[best], some[i])]
    case = Case(seen, seat, worlds, _risk(looks), mean_hope(found[best]), found[apart[0]] if apart else (), None)
    bare = case
    if apart:
        next_best = some[apart[0]], looks[apart[0]]
        beside, gained = _at_once(case, *next_best), _gained(case, *next_best)
        case = case._replace(beside=beside, stands=_plain(case, *next_best), gained=gained)
    told = [_reason(case, answer, look) for answer, look in zip(some, looks, strict=True)]
    if apart:
        first = some[best], looks[best]
        beside_best = case._replace(beside=_at_once(bare, *first), gained=_gained(bare, *first))
        told[apart[0]] = _reason(beside_best, *next_best)
    afters = [[node.state for node in ends] for ends in found]
    return [surely(seen, seat, worlds[: len(each)], each, said) for each, said in zip(afters, told, strict=True)]


def _risk(looks: Sequence[Look]) -> tuple[int, ...]:
    """Who would win by the next reading in all deals in which somebody does, if that is likely after most answers."""
    risky = [look for look in looks if _likely(len(look.lost), look)]
    if 2 * len(risky) <= len(looks):
        return ()
    won = [set(victors) for look in risky for victors in look.lost]
    return tuple(sorted(set.intersection(*won) or set.union(*won)))


def _look(ends: list[Node], seat: int) -> Look:
    nexts = [node.likeliest().state for node in ends if node.kids]
    lost = tuple(after.victors for after in nexts if after.over and after.victors and seat not in after.victors)
    lasts = [_last(node).state for node in ends if node.kids]
    won = sum([after.over and seat in after.victors for after in lasts])
    return Look(ends, lost, 2 * won > len(ends) and all(_can_win(node.state, seat) for node in ends))


def _can_win(state: State, seat: int) -> bool:
    """Whether the seat would win by what it could read, if nothing changed until its turn."""
    return seat in winners(state) and powers(state).ends[seat] > 0


def _last(node: Node) -> Node:
    while node.kids:
        node = node.likeliest()
    return node


def _likely(n: int, look: Look) -> bool:
    """Whether that is more than half of the deals."""
    return 2 * n > len(look.ends)


def _reason(case: Case, answer: Answer, look: Look) -> Saying:
    """The reason; where it is not the end of the game, the chance to win stands in second place."""
    share, said = mean_hope(look.ends), _at_once(case, answer, look)
    if said is None:
        tie, why = _of_tie(case, look, _in_general(case, answer, look, _plain(case, answer, look)), answer)
        return _with_chance(case, tie, why, share)
    tie, said = _told_apart(case, look, said)
    if _is_over(case, answer, look):
        return ("reason.same", {"why": said}) if tie == "-even" else said
    return _with_chance(case, tie, said, share)


def _with_chance(case: Case, tie: str, said: Saying, share: float) -> Saying:
    """The reason with the chance to win; where only what comes later tells, with that of the next best beside it."""
    mine = roughly(share)
    if tie == "-further" and (less := roughly(mean_hope(case.next))) < mine:
        return "reason.chance-ahead", {"why": said, "share": mine, "less": less}
    return f"reason.chance{tie}", {"why": said, "share": mine}


def _told_apart(case: Case, look: Look, said: Saying) -> tuple[str, Saying]:
    """What the best answer does, where the next best does the same what it does better, or how it comes to a tie."""
    if said != case.beside or not _is_best(case, look):
        return "", said
    both = _both(case, look)
    apart = preferred(both) or leaning(both) or said
    return (TIES[apart[0]], said) if apart[0] in TIES else ("", apart)


def _of_tie(case: Case, look: Look, said: Saying, answer: Answer) -> tuple[str, Saying]:
    """Of two answers that do as well, what is better after the first all the same, or how it stands after both."""
    if said[0] not in TIES:
        return "", said
    plain, fact = _plain(case, answer, look), differing(_both(case, look))
    if fact:
        return TIES[said[0]], fact
    return (TIES[said[0]], plain) if plain == case.stands else ("", said)


def _at_once(case: Case, answer: Answer, look: Look) -> Saying | None:
    """What an answer does at once, whatever the others do; None where nothing of that can be said.

    What a question comes to after the next best answer, too, is done by the text, and not by how it is answered.
    """
    if _is_over(case, answer, look):
        return _plain(case, answer, look)
    said = _of_next(look, case.risk) or _of_card(case, answer, look) or _gained(case, answer, look)
    return None if case.seen.asked and (not case.next or said == case.beside) else said


def _gained(case: Case, answer: Answer, look: Look) -> Saying | None:
    """What an answer gains; not what the text gains whatever is answered."""
    worlds = case.worlds[: len(look.ends)]
    pairs = [(world, node.state) for world, node in zip(worlds, look.ends, strict=True)]
    said = gain(pairs, case.seat, figure(case.seen, case.seat, worlds, answer))
    if said and said[0] == "reason.stops":
        said = stopped(worlds, case.seat, answer)
    return None if case.seen.asked and same(said, case.gained) else said


def _plain(case: Case, answer: Answer, look: Look) -> Saying:
    return as_it_stands(case.seen, case.seat, answer, [node.state for node in look.ends])


def _is_over(case: Case, answer: Answer, look: Look) -> bool:
    """Whether the game is over by this answer, for all or for the seat."""
    return all(node.state.over for node in look.ends) or _plain(case, answer, look)[0] == "reason.lose"


def _both(case: Case, look: Look) -> Both:
    """The answer beside the next best, in the deals in which both were thought on."""
    return Both(case.seen, case.seat, look.ends[: len(case.next)], case.next)


def _is_best(case: Case, look: Look) -> bool:
    return mean_hope(look.ends) >= case.best and len(look.ends) == len(case.worlds)


def _of_next(look: Look, risk: tuple[int, ...]) -> Saying | None:
    """A reason in who ends the game, now or soon."""
    if _likely(len(look.lost), look):
        reader = next(node.state.turn for node in look.ends if node.kids)
        return "reason.exposed", {"seat": reader}
    if look.won and mean_hope(look.ends) >= PROBABLY:
        return "reason.end-soon", {}
    if not risk or look.lost:
        return None
    return ("reason.keeps-from", {"seat": risk[0]}) if len(risk) == 1 else ("reason.safe", {})


def _in_general(case: Case, answer: Answer, look: Look, plain: Saying) -> Saying:
    """A reason where nothing is gained at once: of the best answer what speaks for it, else how it would stand then."""
    idle = is_idle(case.seen, answer)
    if not _is_best(case, look):
        return ("reason.idle", {}) if idle else plain
    if not case.next:
        return ("reason.only" if len(options(case.seen)) == 1 else "reason.alike"), {}
    both = _both(case, look)
    said = preferred(both) or of_kept(both) or leaning(both)
    return said or (("reason.idle-best" if idle else "reason.best"), {})


def _of_card(case: Case, answer: Answer, look: Look) -> Saying | None:
    """A reason in the card that comes to the hand."""
    seen = case.seen
    if seen.asked is None or seen.asked.kind != "replenish" or not isinstance(answer, Spot):
        return None
    key = at(seen, answer).key
    use = uses_of(seen.terms.cards).get(key)
    if use is None:
        return None
    if use.end is not None:
        return ("reason.keeps-end-if" if isinstance(use.end, e.If) else "reason.keeps-end"), {}
    if isinstance(use.goal, e.Reader):
        return "reason.keeps-reader", {}
    if all(suits(end.state, case.seat, key) for end in look.ends):
        return "reason.keeps-met", {}
    return ("reason.keeps-open" if seen.faces[1 + case.seat] in IN_SIGHT else "reason.keeps-condition"), {}
