"""What a choice brings, gives away or costs on the table, for a reason that says only that others do about as well."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import TypeAlias

from game.core.rules import Facts, Saying
from game.games.read_aloud.bots.answering import Answer, by_move, cards_left
from game.games.read_aloud.bots.beyond import IN_SIGHT
from game.games.read_aloud.bots.both import others_of
from game.games.read_aloud.bots.changes import MANY
from game.games.read_aloud.bots.figures import ends_of
from game.games.read_aloud.bots.outlook import point_of
from game.games.read_aloud.bots.powers import suits
from game.games.read_aloud.bots.worth import uses_of
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Face
from game.games.read_aloud.rules.conditions import value
from game.games.read_aloud.rules.state import Piece, Spot, State
from game.games.read_aloud.rules.zones import at, limit_of

Brought: TypeAlias = Callable[[State, State, int], object]
"""Whether something is so at one end of the reading of a deal, for a seat."""
READABLE = (Face.OPEN, Face.HIDDEN)
"""How a hand lies that its owner can read."""
WAYS = 24
"""The most ends of a reading that are looked at."""


def brings(seen: State, seat: int, answer: Answer, worlds: Sequence[State]) -> Saying | None:
    """What an answer brings or costs, the weightiest first, the same in all these deals; None where nothing is.

    What may be done is told where the seat can choose it; all else only where it comes whatever the seat chooses.
    """
    kind = seen.asked.kind if seen.asked else None
    found = [_without_read(world, answer, [*islice(ends_of(world, answer, seat), WAYS)]) for world in worlds]
    for key, does, free in DOES if kind is None else FACES if kind == "player" else ():
        if all(
            (any if free else all)(does(world, end, seat) for end in ends)
            for world, ends in zip(worlds, found, strict=True)
        ):
            return f"reason.{key}", _facts(worlds[0], found[0][0], seat)
    return _of_card(seen, seat, answer, worlds, [ends[0] for ends in found]) if isinstance(answer, Spot) else None


def _without_read(world: State, answer: Answer, ends: Sequence[State]) -> list[State]:
    """These ends without the card being read among the discards, which goes anyway."""
    begun = at(world, answer) if isinstance(answer, Spot) and world.asked is None else world.reading
    read = begun.token if begun else None
    return [end._replace(discards=tuple(each for each in end.discards if each.token != read)) for end in ends]


def _of_card(seen: State, seat: int, answer: Spot, worlds: Sequence[State], ends: Sequence[State]) -> Saying | None:
    """What becomes of the card chosen: that another loses it, that it goes again, or how its value compares."""
    piece = at(seen, answer)
    if answer.seat not in (None, seat):
        gone = not any(piece.token in _tokens(end.hands[answer.seat]) for end in ends)
        return ("reason.theirs-gone", {"seat": answer.seat}) if gone else None
    if seen.asked is None:
        return None
    held = [piece.token in _tokens(end.hands[seat]) for end in ends]
    if seen.asked.kind == "replenish":
        return _outermost(seen, answer, "best", 1) if any(held) else ("reason.goes-again", {})
    if answer.seat != seat or any(held):
        return None
    use = uses_of(seen.terms.cards).get(piece.key)
    vain = use and use.goal and not use.end and not any(suits(world, seat, piece.key) for world in worlds)
    return ("reason.in-vain", {}) if vain else _outermost(seen, answer, "rids", -1)


def _outermost(seen: State, answer: Spot, key: str, sign: int) -> Saying | None:
    """That a card has the highest or the lowest value of those to choose from, as the condition likes it."""
    point = sign * (point_of(seen.condition) or _more_is_better(seen.condition, key))
    pieces = [at(seen, spot) for spot in by_move(seen).values() if isinstance(spot, Spot)]
    values = [value(seen, piece) if piece.key else None for piece in pieces]
    known = [each for each in values if each is not None]
    if not point or len(known) < len(values) or len(set(known)) == 1:
        return None
    outermost = max(known) if point > 0 else min(known)
    if value(seen, at(seen, answer)) != outermost:
        return None
    return f"reason.{key}-{'highest' if point > 0 else 'lowest'}", {}


def _more_is_better(condition: e.Condition | None, key: str) -> bool:
    """Whether a low card is the one to give away all the same: nothing speaks for a low one."""
    return key == "rids" and (condition is None or isinstance(condition, e.Second))


def _facts(before: State, after: State, seat: int) -> Facts:
    """What the sentences of a whole reading name: a rival, or the others, and what is forbidden then, or no longer."""
    changed = sorted({act.value for act in before.bans} ^ {act.value for act in after.bans})
    return {
        "seat": _rivals(before, seat)[0],
        "others": others_of(before, seat),
        "act": "".join(changed[:1]),
        "n": limit_of(after, seat),
    }


def _fresh(before: State, after: State) -> list[bool]:
    """Which hands are replaced by other cards."""
    rows = zip(before.hands, after.hands, strict=True)
    return [len(was) > 1 and not _tokens(was) & _tokens(now) for was, now in rows]


def _rivals(state: State, seat: int) -> list[int]:
    return [other for other in range(len(state.hands)) if other != seat]


def _closed(before: State, after: State, seat: int) -> bool:
    """Whether a hand can no longer be read by its owner."""
    return before.faces[1 + seat] in READABLE and after.faces[1 + seat] not in READABLE


def _reads(before: State, after: State, seat: int) -> bool:
    """Whether cards of other hands come into sight, which can be read then."""
    theirs = _tokens([piece for other in _rivals(before, seat) for piece in before.hands[other]])
    was, now = (_lying(state, _rivals(state, seat), IN_SIGHT) for state in (before, after))
    return bool(theirs & now - was)


def _lying(state: State, seats: Sequence[int], faces: Sequence[Face]) -> set[int]:
    """The cards of these hands that lie in one of these ways."""
    hands = [(state.faces[1 + seat], state.hands[seat]) for seat in seats]
    return _tokens([piece for face, hand in hands for piece in hand if (piece.face or face) in faces])


def _readable(before: State, after: State, seat: int) -> bool:
    """Whether a card of the hand which lay face down can be read again."""
    was, now = (_lying(state, (seat,), READABLE) for state in (before, after))
    return bool((_tokens(before.hands[seat]) - was) & now)


def _traded(before: State, after: State, seat: int) -> bool:
    """Whether a card of another hand comes to the own one."""
    return any(_tokens(before.hands[other]) & _tokens(after.hands[seat]) for other in _rivals(before, seat))


def _swapped(before: State, after: State, seat: int) -> bool:
    """Whether a card of the hand goes to the field or the pile, and is not the one that is read."""
    return bool((_tokens(before.hands[seat]) - _tokens(after.hands[seat])) & _tokens((*after.field, *after.pile)))


def _lost(before: State, after: State) -> list[set[int]]:
    """The cards of each hand that are discarded."""
    return [_tokens(after.discards) & _tokens(hand) for hand in before.hands]


def _table(state: State) -> list[Piece]:
    return [piece for place in (state.field, *state.hands) for piece in place]


def _turned(before: State, after: State, _: int) -> bool:
    """Whether a card is turned face down."""
    was, now = (_tokens([each for each in _table(state) if each.face is Face.DOWN]) for state in (before, after))
    return bool(now - was)


def _stacked(before: State, after: State, _: int) -> bool:
    """Whether a card comes under one that lay there."""
    was = {piece.token: len(piece.under) for piece in _table(before)}
    return any(len(piece.under) > was.get(piece.token, len(piece.under)) for piece in _table(after))


def _open(state: State) -> int:
    return sum([piece.face is Face.OPEN for piece in state.pile])


def _tokens(pieces: Sequence[Piece]) -> set[int]:
    return {piece.token for piece in pieces}


FACES: tuple[tuple[str, Brought, bool], ...] = (
    ("hand-down", _closed, False),
    ("hand-open", lambda was, now, me: now.faces[1 + me] in IN_SIGHT and was.faces[1 + me] not in IN_SIGHT, False),
    ("field-down", lambda was, now, _: was.faces[0] is Face.OPEN and now.faces[0] is Face.DOWN, False),
    ("theirs-down", lambda was, now, me: any(_closed(was, now, other) for other in _rivals(was, me)), True),
    ("reads", lambda was, now, me: len(was.hands) == 2 and _reads(was, now, me), True),
    ("reads-others", _reads, True),
)
"""What is told of how cards lie: the key, whether it is so, and whether it is told where the seat may choose it."""
DOES: tuple[tuple[str, Brought, bool], ...] = (
    ("new-hands", lambda was, now, _: all(_fresh(was, now)), False),
    ("new-hand", lambda was, now, me: _fresh(was, now)[me], False),
    *FACES,
    ("banned", lambda was, now, _: {*now.bans} - {*was.bans}, False),
    ("freed", lambda was, now, _: {*was.bans} - {*now.bans}, False),
    ("readable", _readable, True),
    ("trades", _traded, True),
    ("removes", lambda was, now, _: was.condition and not now.condition, False),
    ("new-goal", lambda was, now, _: now.condition not in (None, was.condition), False),
    ("stacks", _stacked, True),
    ("all-discard", lambda was, now, _: all(_lost(was, now)), True),
    ("they-discard", lambda was, now, me: any(_lost(was, now)[other] for other in _rivals(was, me)), True),
    ("cuts", lambda was, now, _: cards_left(was) - cards_left(now) > MANY, False),
    ("renews", lambda was, now, me: _lost(was, now)[me], True),
    ("swaps", _swapped, True),
    ("limit", lambda was, now, me: limit_of(now, me) > limit_of(was, me), False),
    ("turns-down", _turned, True),
    ("clears", lambda was, now, _: _tokens(was.field) & _tokens(now.discards), True),
    ("pile-open", lambda was, now, _: _open(now) > _open(was), False),
)
"""The same of a whole reading, the weightiest first."""
