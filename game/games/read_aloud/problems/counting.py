"""Questions on what a card does: how many cards a place holds when it has been read and all is replenished.

Every answer that anybody may give on the way is tried; it is asked only where all of them lead to the same numbers, and
where these follow from what stands beside the card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple

from game.core.chance import Dice
from game.games.read_aloud import rules
from game.games.read_aloud.cards.card import Card, plain_clauses
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.problems.cases import Case, drawn, lying, turns
from game.games.read_aloud.rules.legal import readable
from game.games.read_aloud.rules.state import State
from game.games.read_aloud.rules.zones import limit_of
from game.problems.practice import Question
from game.words import Words

ZONES = ("own", "field", "pile")
"""The places whose cards are counted; words `practice.zone-<zone>`."""
MOST_LINES = 60
"""Lines of answers that are tried for a card, at most."""
UNSHOWN = (e.End, e.Lose, e.LoseEach, e.LoseBy, e.EachBy, e.Look)
"""Clauses that end the game, or that hang on what is not shown beside the card."""
AT_MOST = 6
"""Cards of a match among which one is looked for, at most."""
OFFERED = 3
"""The answers to choose from."""


class Flow(NamedTuple):
    """What becomes of the number of cards of a place."""

    before: int
    after: int
    parts: tuple[tuple[str, int], ...]
    """What added how many, or took them away if negative; words `practice.by-<part>`, none that are 0."""


def holds(dice: Dice) -> Question:
    """A card that may be read, and how many cards a place holds then; something goes there or leaves it."""
    zone = dice.choice(ZONES)
    cases = dice.shuffled(Case(state, spot) for state in turns(dice) for spot in readable(state))
    case, flow = _found(cases, zone, moved=dice.below(2) == 0)
    numbers = _offered(dice, flow)
    return Question(
        ("practice.holds", {"zone": (f"practice.zone-{zone}", {})}),
        lambda words: drawn(words, case, [*lying(words, case), *_sizes(words, case.state)]),
        tuple(("practice.cards", {"n": n}) for n in numbers),
        numbers.index(flow.after),
        lambda words: _why(words, flow),
    )


def _found(cases: Sequence[Case], zone: str, *, moved: bool) -> tuple[Case, Flow]:
    """The first card by which something goes to a place or leaves it, with another number there than before or not."""
    found = ((case, each[zone]) for case in cases if (each := flows(case)) and each[zone].parts)
    first, *more = islice(found, AT_MOST)
    return next((each for each in (first, *more) if (each[1].after != each[1].before) == moved), first)


def _offered(dice: Dice, flow: Flow) -> list[int]:
    """The right number with wrong ones above and below: as before, as without replenishing, and numbers near to it."""
    after, by_card = flow.after, sum(n for part, n in flow.parts if part == "card")
    likely = {flow.before, flow.before + by_card} - {after}
    below = sorted((n for n in {*likely, after - 1, after - 2} if 0 <= n < after), key=lambda n: (n not in likely, -n))
    above = sorted((n for n in {*likely, after + 1, after + 2} if n > after), key=lambda n: (n not in likely, n))
    found = [[after, *below[:n], *above[: OFFERED - 1 - n]] for n in range(OFFERED) if n <= len(below)]
    return sorted(dice.choice([each for each in found if likely & {*each}] or found))


def _why(words: Words, flow: Flow) -> str:
    parts = words.list([words(f"practice.by-{part}", n=n) for part, n in flow.parts], "list.between")
    return words("practice.why-holds", before=flow.before, parts=parts, after=flow.after)


def flows(case: Case) -> dict[str, Flow] | None:
    """What becomes of each place, by its name; None where it is not always the same, or not to be told."""
    if not _is_told(case.state, case.card):
        return None
    move = rules.moves(case.state)[readable(case.state).index(case.spot)]
    open_lines, found = [(rules.play(case.state, move), Counter[tuple[str, str]]())], set[tuple[Flow, ...]]()
    tried = 0
    while open_lines:
        state, filled = open_lines.pop()
        filled, tried = Counter(filled), tried + 1
        filled.update(_filled(state, case.state.turn))
        taken = _may_move(case) and filled["field", "hands"]
        if state.over or taken or tried > MOST_LINES or len(found) > 1:
            return None
        if state.asked is None:
            found.add(_flow(case.state, state, filled))
        else:
            open_lines += [(rules.play(state, each), filled) for each in rules.moves(state)]
    return dict(zip(ZONES, found.pop(), strict=True)) if len(found) == 1 else None


def _may_move(case: Case) -> bool:
    """Whether the card may come into a hand before it is discarded, which depends on who picks what."""
    return case.spot.place is Place.FIELD and case.card.text[0] != e.DISCARD_THIS


def _is_told(state: State, card: Card) -> bool:
    """Whether what stands beside the card tells what it does: counts do, but neither values nor other cards."""
    clauses = plain_clauses(card)
    if e.DISCARD_THIS not in clauses or any(isinstance(each, UNSHOWN) for each in clauses):
        return False
    if any(isinstance(getattr(each, "cards", None), (e.Valued, e.Peak)) for each in clauses):
        return False
    if any(isinstance(each, e.If) and isinstance(each.test, e.Undecided) for each in card.text):
        return False
    return not any(piece.under for hand in (state.field, state.pile, *state.hands) for piece in hand)


FILLED = {
    "own": ("field", "over"),
    "field": ("hands", "pile", "over"),
    "pile": ("to-field",),
}
"""What replenishing does to the number of cards of a place, by its parts."""


def _filled(state: State, seat: int) -> Counter[tuple[str, str]]:
    """What replenishing has added to each place by the news of the last move."""
    found = Counter[tuple[str, str]]()
    for event in state.news:
        kind, mine = event.kind.removesuffix("-open"), event.facts.get("seat") == seat
        if kind == "laid":
            found.update({("field", "pile"): 1, ("pile", "to-field"): -1})
        elif kind == "replenished":
            found.update({("field", "hands"): -1, ("own", "field"): int(mine)})
        elif kind == "overflow-hand":
            found["own", "over"] -= event.facts["cut"] * mine
        elif kind == "overflow-field":
            found["field", "over"] -= 1
    return found


def _flow(before: State, after: State, filled: Counter[tuple[str, str]]) -> tuple[Flow, ...]:
    """The change of each place, divided into what the card did and what replenishing did."""
    found = []
    for zone, had, has in zip(ZONES, _counted(before, before.turn), _counted(after, before.turn), strict=True):
        fills = [(part, filled[zone, part]) for part in FILLED[zone]]
        card = ("card", has - had - sum(n for _, n in fills))
        found.append(Flow(had, has, tuple(each for each in (card, *fills) if each[1])))
    return tuple(found)


def _counted(state: State, seat: int) -> tuple[int, int, int]:
    return len(state.hands[seat]), len(state.field), len(state.pile)


def _sizes(words: Words, state: State) -> list[str]:
    """What lies where, and how much may lie there."""
    own, other = state.turn, 1 - state.turn
    hands = {"own": len(state.hands[own]), "other": len(state.hands[other])}
    limits = {"own_most": limit_of(state, own), "other_most": limit_of(state, other)}
    return [
        words("practice.field", n=len(state.field), most=state.limits[0]),
        words("practice.piles", pile=len(state.pile), discards=len(state.discards)),
        words("practice.hands", **hands, **limits),
    ]
