"""The problems of Gang of Four: all hands lie open, and one move lets its seat go out first whatever the others do.

The others are taken to play together. The last card is called automatically, so that no problem turns on that.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import pairwise

from game.core.match import Match
from game.core.rules import Saying
from game.games.gang_of_four import rules
from game.games.gang_of_four.hints.names import named, names
from game.games.gang_of_four.rules.answers import PASS
from game.games.gang_of_four.rules.combos import Combo, all_combos, beats, classify
from game.games.gang_of_four.rules.state import State
from game.problems.defence import Aim, Defence
from game.problems.problem import Solver
from game.words import sentences

MOST_CARDS, FEWEST_MOVES = 15, 4
"""Cards that all hold together, at most; moves to choose from, at least."""
MOST_STATES = 6000
"""States of a search, so that a page answers within a second."""
MOST_TURNS, MOST_PASSES = 8, 4
"""Turns of the seat in a line that can still be followed, and how many of them it lets go by."""


def fits(match: Match) -> bool:
    """Whether few cards are left, there is a choice, and no move goes out at once."""
    state: State = match.state
    seat = state.asked
    if seat is None or state.round != 1 or sum(map(len, state.hands)) > MOST_CARDS:
        return False
    moves = rules.moves(state)
    return len(moves) >= FEWEST_MOVES and all(len(move.split()) < len(state.hands[seat]) for move in moves)


def goes_on(match: Match) -> bool:
    """Whether it is still the first round."""
    return match.state.last is None


def _aim(match: Match) -> Aim:
    """To go out first."""
    seat = match.asked
    assert seat is not None
    return Aim(rules, seat, lambda state: _won(state, seat), _key, 0, 1, MOST_STATES, PASS)


def _won(state: State, seat: int) -> float | None:
    return None if state.last is None else float(state.last.winner == seat)


def _key(state: State) -> Hashable:
    top = state.top
    return state.hands, state.asked, top and top.seat, top and top.combo and top.combo.text, state.passed


DEFENCE = Defence(_aim)


def why(match: Match, move: str) -> Saying | None:
    """What the right move leads to: nobody can beat it, or it is come back from; None for a long story."""
    seat, played = match.asked, DEFENCE.line(match, move)
    told = _told(match, played)
    mine = [cards for asked, cards in told if asked == seat]
    if len(mine) > MOST_TURNS or mine.count(PASS) > MOST_PASSES or [*{*mine[1:]}] == [PASS]:
        return None
    after = next(cards for cards in mine[1:] if cards != PASS)
    if move == PASS:
        return "problem.why-pass", {"after": _named(match, after)}
    if not _beaten(match, move):
        facts = {"cards": _named(match, move), "after": _named(match, after)}
        return ("problem.why-takes" if match.state.top else "problem.why-unbeaten"), facts
    return _come_back(match, move) or _answered(match, move, told) or ("problem.why-any", {"line": _alone(match, move)})


def _answered(match: Match, move: str, told: list[tuple[int | None, str]]) -> Saying | None:
    """Who beats the right move and is beaten in turn; None where nobody does, or the seat first lets others play."""
    turn = next(n for n, (asked, _) in enumerate(told) if n and asked == match.asked)
    reply = next(((asked, cards) for asked, cards in told[1:turn] if cards != PASS), None)
    after = told[turn][1]
    if reply is None or after == PASS:
        return None
    facts = {"cards": _named(match, move), "after": _named(match, after), "seat": reply[0]}
    return "problem.why-back", {**facts, "reply": _named(match, reply[1], reply[0])}


def _alone(match: Match, move: str) -> Saying:
    """What the seat plays one after the other after the right move, until it is out, as long as nobody beats it."""
    search, state, plays = DEFENCE.search(match), rules.play(match.state, move), list[str]()
    while state.last is None:
        mine = state.asked == match.asked
        chosen = PASS if not mine and PASS in rules.moves(state) else search.move(state, ways=False)
        plays += [chosen] * (mine and chosen != PASS)
        state = rules.play(state, chosen)
    *earlier, last = plays
    said: Saying = ("problem.plays", {"cards": _named(match, last)})
    for before, each in reversed([*pairwise(["", *earlier])]):
        key = "problem.plays-other" if each == before else "problem.plays-then"
        said = (key, {"cards": _named(match, each), "card": _cards(each), "then": said})
    return said


def _come_back(match: Match, move: str) -> Saying | None:
    """That one combination beats whatever the others lay on the right move, and still wins; None where none does."""
    seat, search = match.asked, DEFENCE.search(match)
    assert seat is not None
    found = None
    for state in _answers(rules.play(match.state, move), seat):
        good = {after for after in rules.moves(state) if after != PASS and search.worth(rules.play(state, after)) == 1}
        found = good if found is None else found & good
    if not found:
        return None
    after = max(sorted(found), key=len)
    held = list(match.state.hands[seat])
    for card in (*_cards(move), *_cards(after)):
        held.remove(card)
    facts = {"cards": _named(match, move), "after": _named(match, after)}
    if not classify(held, match.state.terms.compare):
        return "problem.why-whoever", facts
    return "problem.why-whoever-rest", {**facts, "rest": _named(match, " ".join(held))}


def _answers(state: State, seat: int) -> Iterator[State]:
    """Every state in which this seat is asked again after others have beaten what it played."""
    for move in rules.moves(state):
        after = rules.play(state, move)
        if after.asked != seat:
            yield from _answers(after, seat)
        elif after.top and after.top.seat != seat:
            yield after


def order(match: Match) -> Saying:
    """Who plays after the seat that is asked."""
    state: State = match.state
    return "problem.order", {"seats": () if state.asked is None else state.after(state.asked)}


def against(match: Match, move: str) -> Saying:
    """Who answers another move with what, and goes out first."""
    played = DEFENCE.line(match, move)
    told = _told(match, played)
    last = played.state.last
    found = (n for n, (asked, cards) in enumerate(told) if n and asked != match.asked and cards != PASS)
    turn = next(found, len(told) - 1)
    seat, cards = told[turn]
    tried = _tried(match, move, [cards for asked, cards in told[1:turn] if asked == match.asked and cards != PASS])
    facts = {"try": tried, "seat": seat, "reply": _named(match, cards, seat), "winner": last.winner}
    if seat == last.winner:
        return ("problem.against-out" if len(told) == 2 else "problem.against-same"), facts
    return "problem.against", facts


def _tried(match: Match, move: str, leads: list[str]) -> Saying:
    """What the seat does before anybody beats it: it passes, or plays, and then leads."""
    if move == PASS:
        return "problem.try-pass", {}
    facts = {"cards": _named(match, move)}
    return ("problem.try-lead", {**facts, "lead": _named(match, leads[-1])}) if leads else ("problem.try", facts)


def _told(match: Match, played: Match) -> list[tuple[int | None, str]]:
    """Who did what from the position on."""
    first = len(match.moves)
    return [
        (rules.to_move(state), move) for state, move in zip(played.states[first:], played.moves[first:], strict=False)
    ]


def _cards(move: str) -> tuple[str, ...]:
    return tuple(move.split())


def _named(match: Match, move: str, seat: int | None = None) -> Saying:
    """What is played, by this seat or the one that is asked: its name, or its cards where others held bear the name."""
    state, cards = match.state, _cards(move)
    combo = classify(cards, state.terms.compare)
    assert combo
    whose = state.asked if seat is None else seat
    key, facts = named(combo, state.hands[whose], state.terms.compare)
    others = [each for each in _held(state, whose) if each.text != combo.text and names(each)[-1] == names(combo)[-1]]
    return ("brief.one", {"card": cards, "cards": cards}) if others else (key, {**facts, "cards": cards})


def _beaten(match: Match, move: str) -> bool:
    """Whether any other hand has a combination that beats this one."""
    state: State = match.state
    combo = classify(move.split(), state.terms.compare)
    assert combo
    others = [seat for seat in range(len(state.hands)) if seat != state.asked and seat not in state.out]
    return any(beats(each, combo) for seat in others for each in _held(state, seat))


def _held(state: State, seat: int) -> tuple[Combo, ...]:
    return all_combos(state.hands[seat], state.terms.compare)


SOLVER = Solver(
    seats=(3, 4),
    options={"call": "automatic"},
    fits=fits,
    goes_on=goes_on,
    worths=DEFENCE.worths,
    gap=1.0,
    why=why,
    against=against,
    line=DEFENCE.line,
    world=DEFENCE.world,
    words=sentences("game.games.gang_of_four.problems.words"),
    open=True,
    lays=True,
    order=order,
)
