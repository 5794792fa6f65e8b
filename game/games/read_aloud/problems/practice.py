"""Questions about the rules: whether a card may be read now, where it lies then, and what it has done.

The cards lie as they do at some turn of a match that was played at random.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.core.chance import Dice
from game.core.rules import Saying
from game.games.read_aloud import rules
from game.games.read_aloud.cards.card import plain_clauses
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.page.wording import condition_said
from game.games.read_aloud.problems.cases import Case, drawn, lying, turns
from game.games.read_aloud.problems.counting import holds
from game.games.read_aloud.rules.agenda import about_to
from game.games.read_aloud.rules.clauses import is_meaningless
from game.games.read_aloud.rules.legal import readable, refusal
from game.games.read_aloud.rules.state import Spot, State
from game.games.read_aloud.rules.zones import at
from game.problems.practice import Question
from game.words import Words

OUTCOMES = ("discarded", "stays", "elsewhere")
"""Where a card lies when it has been read; words `practice.<outcome>`."""
SHOWN = (e.Unban, e.Undecide)
"""Clauses of which it is shown beside the card whether they can do anything."""
AWAY = {e.Swap: "swap", e.Stack: "under", e.ToPile: "pile"}
"""Clauses that bring the card that was read elsewhere; words `practice.why-<name>`."""


def _may(dice: Dice) -> Question:
    """A card, and whether it may be read; as often as not it may not, for one reason as often as for another."""
    by_why: dict[str, list[tuple[Case, Saying | None]]] = {}
    for case in (Case(state, spot) for state in turns(dice) for spot in _places(state)):
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
    return Question(("practice.may", {}), lambda words: drawn(words, case, lying(words, case)), answers, right, told)


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
    cases = dice.shuffled(Case(state, spot) for state in turns(dice) for spot in readable(state))
    wanted = dice.choice(OUTCOMES)
    ends = ((case, end) for case in cases if (end := _end(case)))
    case, (outcome, why) = next((each for each in ends if each[1][0] == wanted), None) or next(
        (case, end) for case in cases if (end := _end(case))
    )
    answers: tuple[Saying, ...] = tuple((f"practice.{each}", {}) for each in OUTCOMES)
    return Question(
        ("practice.happens", {}),
        lambda words: drawn(words, case, [*lying(words, case), *_facts(words, case.state)]),
        answers,
        OUTCOMES.index(outcome),
        lambda words: words(f"practice.why-{why}"),
    )


def _end(case: Case) -> tuple[str, str] | None:
    """Where the card lies when it has been read, and why; None where what is shown does not tell it."""
    clauses = plain_clauses(case.card)
    begun = about_to(case.state, case.spot)
    if is_meaningless(begun, case.card):
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


def _facts(words: Words, state: State) -> list[str]:
    """What lies on the table, and the winner's condition."""
    counts = {"field": len(state.field), "pile": len(state.pile), "discards": len(state.discards)}
    condition = condition_said(words, state.condition)
    return [words("practice.counts", **counts), words("practice.condition", condition=condition)]


QUESTIONS = (_may, _happens, holds)
"""The kinds of questions: about a card, before it is read and after, and about what it has done."""
