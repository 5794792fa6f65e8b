"""Questions about the rules: whether a card may be read now, and where it lies when it has been read.

The cards lie as they do at some turn of a match that was played at random.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from game.core.chance import Chance, Dice
from game.core.rules import Saying
from game.games.read_aloud import rules
from game.games.read_aloud.cards.card import Card, plain_clauses
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.page.slips import paper
from game.games.read_aloud.page.wording import condition_said
from game.games.read_aloud.rules.agenda import about_to
from game.games.read_aloud.rules.clauses import is_meaningless
from game.games.read_aloud.rules.legal import readable, refusal
from game.games.read_aloud.rules.options import OPTIONS
from game.games.read_aloud.rules.state import Spot, State
from game.games.read_aloud.rules.zones import at, face_at, key_of
from game.problems.practice import Question
from game.ui.html import Html, div, figure, li, ul
from game.words import Words

SEATS, MATCHES = 2, 10_000
TERMS = {**{option.key: option.default for option in OPTIONS}, "taboo": "on", "tide": "on", "replenish": "leftmost"}
OUTCOMES = ("discarded", "stays", "elsewhere")
"""Where a card lies when it has been read; words `practice.<outcome>`."""
SHOWN = (e.Unban, e.Undecide)
"""Clauses of which it is shown beside the card whether they can do anything."""
AWAY = {e.Swap: "swap", e.Stack: "under", e.ToPile: "pile"}
"""Clauses that bring the card that was read elsewhere; words `practice.why-<name>`."""


class Case(NamedTuple):
    """A card at a turn of a match; the seat at turn is asked about it."""

    state: State
    spot: Spot

    @property
    def card(self) -> Card:
        """The card there."""
        return self.state.terms.cards[key_of(at(self.state, self.spot))]


def _turns(dice: Dice) -> tuple[State, ...]:
    """The turns of one of the matches."""
    return _played(dice.below(MATCHES))


@lru_cache(maxsize=16)
def _played(n: int) -> tuple[State, ...]:
    """The turns of a match that was played at random."""
    chance = Chance(f"fudaba/practice/read-aloud/{n}")
    state, dice = rules.deal(SEATS, TERMS, chance), chance("moves")
    found = []
    while rules.to_move(state) is not None:
        if state.asked is None:
            found.append(state)
        state = rules.play(state, dice.choice(rules.moves(state)))
    return tuple(found)


def _may(dice: Dice) -> Question:
    """A card, and whether it may be read; as often as not it may not, for one reason as often as for another."""
    by_why: dict[str, list[tuple[Case, Saying | None]]] = {}
    for case in (Case(state, spot) for state in _turns(dice) for spot in _places(state)):
        why = refusal(case.state, case.spot)
        name = why[0] if why else f"may-{case.spot.place.value}"
        if name != "illegal.again":  # the positions before are not shown
            by_why.setdefault(name, []).append((case, why))
    may = dice.below(2) == 0
    names = [name for name in by_why if name.startswith("may") == may] or [*by_why]
    case, why = dice.choice(by_why[dice.choice(names)])

    def told(words: Words) -> str:
        return words("practice.sees") if why is None else words.say(_because(why))

    answers: tuple[Saying, ...] = (("practice.yes", {}), ("practice.no", {}))
    right = 0 if why is None else 1
    return Question(("practice.may", {}), lambda words: _drawn(words, case, _lying(words, case)), answers, right, told)


def _because(why: Saying) -> Saying:
    return ("practice.unseen", {}) if why[0] == "illegal.unseen" else why


def _places(state: State) -> Iterable[Spot]:
    """The cards that may be asked about: the field, both hands, the tops of the pile and of the discards."""
    yield from (Spot(Place.FIELD, n) for n in range(len(state.field)))
    for seat, hand in enumerate(state.hands):
        yield from (Spot(Place.HANDS, n, seat) for n in range(len(hand)))
    yield from (Spot(Place.PILE, 0) for _ in state.pile[:1])
    yield from (Spot(Place.DISCARDS, len(state.discards) - 1) for _ in state.discards[:1])


def _happens(dice: Dice) -> Question:
    """A card that may be read, and where it lies then; each outcome as often as there is one to be found."""
    cases = dice.shuffled(Case(state, spot) for state in _turns(dice) for spot in readable(state))
    wanted = dice.choice(OUTCOMES)
    ends = ((case, end) for case in cases if (end := _end(case)))
    case, (outcome, why) = next((each for each in ends if each[1][0] == wanted), None) or next(
        (case, end) for case in cases if (end := _end(case))
    )
    answers: tuple[Saying, ...] = tuple((f"practice.{each}", {}) for each in OUTCOMES)
    return Question(
        ("practice.happens", {}),
        lambda words: _drawn(words, case, [*_lying(words, case), *_facts(words, case.state)]),
        answers,
        OUTCOMES.index(outcome),
        lambda words: words(f"practice.why-{why}"),
    )


def _end(case: Case) -> tuple[str, str] | None:
    """Where the card lies when it has been read, and why; None where what is shown does not tell it."""
    clauses = plain_clauses(case.card)
    begun = about_to(case.state, case.spot)
    if is_meaningless(begun, case.card.text):
        return ("discarded", "idle") if all(map(_is_shown, case.card.text)) else None
    there = lies(case)
    if there is None:
        return None
    if there.place is Place.DISCARDS:
        return ("discarded", "says") if case.card.text[0] == e.DISCARD_THIS else None
    if (there.place, there.seat) == (case.spot.place, case.spot.seat):
        return None if e.DISCARD_THIS in clauses else ("stays", "not-said")
    names = [AWAY[type(clause)] for clause in clauses if type(clause) in AWAY]
    return ("elsewhere", names[0]) if len(names) == 1 == len(case.card.text) else None


def _is_shown(clause: e.Clause) -> bool:
    return clause == e.DISCARD_THIS or isinstance(clause, SHOWN)


def lies(case: Case) -> Spot | None:
    """Where the card lies when it has been read, all that is asked answered somehow; None where nobody can follow it.

    A card that lies under another one lies where that one does.
    """
    token, move = at(case.state, case.spot).token, rules.moves(case.state)[readable(case.state).index(case.spot)]
    state = rules.play(case.state, move)
    while state.asked is not None:
        state = rules.play(state, rules.moves(state)[0])
    zones = ((Place.FIELD, None, state.field), (Place.PILE, None, state.pile), (Place.DISCARDS, None, state.discards))
    hands = ((Place.HANDS, seat, hand) for seat, hand in enumerate(state.hands))
    for place, seat, pieces in (*zones, *hands):
        for n, piece in enumerate(pieces):
            if token == piece.token:
                return Spot(place, n, seat)
    return None


def _drawn(words: Words, case: Case, lines: list[str]) -> Html:
    """The card with what is to be known of it."""
    return figure(".plate")[div(".papers")[paper(words, case.card)], ul[[li[line] for line in lines]]]


def _lying(words: Words, case: Case) -> list[str]:
    """Where the card lies, who sees its face, and what is forbidden."""
    state, spot = case
    name = spot.place.value if spot.seat is None else "own" if spot.seat == state.turn else "other"
    acts = words.list([words(f"act.{act.value}") for act in state.bans], "list.between")
    return [
        words("practice.place", place=(f"practice.in-{name}", {})),
        words("practice.face", face=(f"guide.{face_at(state, spot).value}", {})),
        words("practice.forbidden", acts=acts) if acts else words("practice.free"),
    ]


def _facts(words: Words, state: State) -> list[str]:
    """What lies on the table, and the winner's condition."""
    counts = {"field": len(state.field), "pile": len(state.pile), "discards": len(state.discards)}
    condition = condition_said(words, state.condition)
    return [words("practice.counts", **counts), words("practice.condition", condition=condition)]


QUESTIONS = (_may, _happens)
"""The kinds of questions: about a card, before it is read and after."""
