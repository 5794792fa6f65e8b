"""What an answer does on the table, as a sentence, where that is so in all of the imagined deals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from game.core.rules import Saying
from game.games.read_aloud.bots.answering import cards_left, ruins, winners
from game.games.read_aloud.bots.worth import uses_of
from game.games.read_aloud.hints.beyond import IN_SIGHT, Pairs
from game.games.read_aloud.hints.surely import counts_cards
from game.games.read_aloud.language.effects import Act, Face, Measure, Place
from game.games.read_aloud.rules.conditions import measured
from game.games.read_aloud.rules.state import Piece, Spot, State
from game.games.read_aloud.rules.zones import face_at, limit_of, shown, tokens

Done: TypeAlias = Callable[[State, State, int], Saying | None]
"""What is told of a position before an answer and the one after it, for a seat; None where nothing of the kind is."""
MANY = 3
"""Cards by which field and pile grow or shrink when it is told; a reading alone takes one or two."""
FEW = 20
"""Cards in field and pile from which on the end is so near that this is told."""


def changed(pairs: Pairs, seat: int) -> Saying | None:
    """What an answer does, the weightiest first, the same in all deals; None where nothing of that is so."""
    return next((told for each in DONE if (told := _in_all(each, pairs, seat))), None)


def kinds(pairs: Pairs, seat: int) -> set[str]:
    """The keys of all that an answer does in any deal."""
    found = (each(before, after, seat) for each in DONE for before, after in pairs)
    return {told[0] for told in found if told}


def _in_all(done: Done, pairs: Pairs, seat: int) -> Saying | None:
    first, *others = (done(before, after, seat) for before, after in pairs)
    return first if all(other == first for other in others) else None


def _denied(before: State, after: State, seat: int) -> Saying | None:
    """A card of use that others could have read, and that lies among the discards now, its condition not set."""
    uses = uses_of(before.terms.cards)
    gone = {piece.token for piece in after.discards}
    lost = [uses[piece.key] for piece in _for_others(before, seat) if piece.key in uses and piece.token in gone]
    if not lost or any(use.goal and use.goal == after.condition for use in lost):
        return None
    return ("reason.denies-end" if any(use.end is not None for use in lost) else "reason.denies-condition"), {}


def _for_others(state: State, seat: int) -> Sequence[Piece]:
    """The cards in sight that others could read, now or once they are drawn."""
    field, *faces = state.faces
    hands = [(face, hand) for other, (face, hand) in enumerate(zip(faces, state.hands, strict=True)) if other != seat]
    rows = [(field, state.field), (Face.DOWN, state.pile[:1]), *hands]
    return [piece for face, row in rows for piece in row if (piece.face or face) in IN_SIGHT]


def _left(before: State, after: State, seat: int) -> Saying | None:
    """That the end comes much nearer, or is much further off while only others meet the condition."""
    n, won = cards_left(after), winners(after)
    was, behind = cards_left(before), bool(won) and seat not in won
    if abs(n - was) < MANY or min(n, was) > FEW or (n > was) is not behind:
        return None
    return ("reason.more-left" if behind else "reason.fewer-left"), {"n": n}


def _limit(before: State, after: State, seat: int) -> Saying | None:
    """That the seat may hold more cards, or that all may."""
    n, was = limit_of(after, seat), limit_of(before, seat)
    if n <= was:
        return None
    if after.limits[1] == before.limits[1]:
        return "reason.limit", {"n": n}
    return "reason.limit-all", {"n": after.limits[1]}


def _their_hand(before: State, after: State, seat: int) -> Saying | None:
    """A rival who has fewer cards, which is no gain where the condition counts cards; or that all have."""
    if counts_cards(after.condition):
        return None
    sizes = {len(hand) for hand in after.hands}
    if len(after.hands[seat]) < len(before.hands[seat]):
        lowered = after.limits[1] < before.limits[1] and len(sizes) == 1
        return ("reason.hands-all", {"n": min(sizes)}) if lowered else None
    hands = zip(before.hands, after.hands, strict=True)
    fewer = [(other, len(now)) for other, (was, now) in enumerate(hands) if other != seat and len(now) < len(was)]
    return ("reason.their-hand", {"seat": fewer[0][0], "n": fewer[0][1]}) if fewer else None


def _shown(before: State, after: State, seat: int) -> Saying | None:
    """The rivals whose whole hands come into sight, where the own does not as well."""
    faces = zip(before.faces[1:], after.faces[1:], strict=True)
    shown = tuple([other for other, (was, now) in enumerate(faces) if now in IN_SIGHT and was not in IN_SIGHT])
    return ("reason.shows", {"seats": shown}) if shown and seat not in shown else None


DONE: tuple[Done, ...] = (_denied, _left, _shown, _their_hand, _limit)


def costs_of(seen: State, end: State, seat: int, looked: frozenset[int]) -> list[str]:
    """What the seat loses: its hand, the sight of it, that others do not see it, a seen card for an unseen one."""
    was, now = seen.hands[seat], end.hands[seat]
    places = (seen.field, seen.pile, seen.discards, *seen.hands)
    known, held = {piece.key or piece.recalled for row in places for piece in row}, looked | tokens(was)
    elsewhere = [tokens(hand) for other, hand in enumerate(end.hands) if other != seat]
    found = {
        "given": len(was) > 1 and any(tokens(was) & hand for hand in elsewhere) and not tokens(was) & tokens(now),
        "hidden": _covered(end, seat) > _covered(seen, seat),
        "shown": len(was) > _in_sight(seen, seat) < _in_sight(end, seat),
        "drawn": any(piece.token not in held and piece.key not in known for piece in now),
    }
    return [name for name, costs in found.items() if costs]


def _in_sight(state: State, seat: int) -> int:
    """The cards of its hand that others see."""
    return measured(state, seat, Measure.SEEN) or 0


def _covered(state: State, seat: int) -> int:
    """The cards of its hand that the seat does not see."""
    spots = [Spot(Place.HANDS, n, seat) for n, _ in enumerate(state.hands[seat])]
    return sum(not shown(face_at(state, spot), seat, seat) for spot in spots)


def _blinded(state: State, seat: int) -> int:
    """The rivals who do not see their own hands."""
    return sum(face is Face.DOWN for other, face in enumerate(state.faces[1:]) if other != seat)


def _is_renewed(was: Sequence[Piece], now: Sequence[Piece], gone: frozenset[int]) -> bool:
    """Whether a whole hand of several cards goes to the discards, and others are taken."""
    return min(len(was), len(now)) > 1 and tokens(was) <= gone


def deeds_of(seen: State, end: State, seat: int, read: int | None) -> list[str]:
    """What the reading does for the seat on its way to this end: it harms a rival's hand, or spares its own or rids it.

    To lose a card is told of no condition that counts them, nor where the seat loses one but for the card `read`.
    """
    gone = tokens(end.discards) - {read}
    own, *theirs = (tokens(seen.hands[(seat + n) % len(seen.hands)]) & gone for n, _ in enumerate(seen.hands))
    ruined = [any(ruins(seen, piece.key or piece.recalled) for piece in state.hands[seat]) for state in (seen, end)]
    found = {
        "renews": _is_renewed(seen.hands[seat], end.hands[seat], gone),
        "rids": ruined == [True, False],
        "robs": any(theirs) and not own and end.condition is not None and not counts_cards(end.condition),
        "blinds": _blinded(end, seat) > _blinded(seen, seat) and _covered(end, seat) == _covered(seen, seat),
        "spared": Act.DISCARD_FROM_HANDS in end.bans and Act.DISCARD_FROM_HANDS not in seen.bans,
    }
    return [name for name, does in found.items() if does]
