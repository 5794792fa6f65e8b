"""Which cards move between two seen states: from a hand to the table, in an exchange, and within the own hand."""

from __future__ import annotations

from collections.abc import Iterator

from game.games.gang_of_four.page.ids import held_by, lying, places
from game.games.gang_of_four.page.reveal import goes
from game.games.gang_of_four.rules.state import State
from game.ui.view.hand import last_back

Pair = tuple[str, str]


def moved(before: State, after: State, seat: int | None) -> tuple[Pair, ...]:
    """The cards that move between two seen states, as (id before, id after); none after a pass.

    Where nothing flies, what is asked next is written at once.
    """
    if before.asked is None or after.turn != before.turn + 1:
        return ()
    went = tuple(_gift(before, after, seat) if before.giving else _played(before, after, seat))
    gone = {start for start, _ in went}
    stays = tuple(pair for pair in _stays(before, after, seat) if pair[0] not in gone)
    taken = () if before.giving else goes(before, after, seat)
    return (*went, *stays, *taken) if went or taken else ()


def _played(before: State, after: State, seat: int | None) -> Iterator[Pair]:
    """The cards of a play, face to face from the own hand, from the pile of backs of a rival."""
    trick = lying(after)
    plays = len(before.trick) + 1
    if len(trick) < plays or (combo := trick[plays - 1].combo) is None:
        return
    player, ends = trick[plays - 1].seat, places(after, seat).trick[plays - 1]
    if player == seat:
        yield from zip(_from_hand(before, seat, combo.cards), reversed(ends), strict=False)
    else:
        left = len(before.hands[player]) - len(ends)  # in the order of the backs, so that none flies over the next one
        yield from ((f"b{player}-{left + i}", end) for i, end in enumerate(ends))


def _from_hand(seen: State, seat: int, cards: tuple[str, ...]) -> Iterator[str]:
    """The ids of these cards in the own hand, the strongest first, and of equal ones the last."""
    held, names = list(held_by(seen, seat)), list(places(seen, seat).hand)
    for card in reversed(cards):
        at = len(held) - 1 - held[::-1].index(card)
        held.pop(at)
        yield names.pop(at)


def _gift(before: State, after: State, seat: int | None) -> Iterator[Pair]:
    """The card that is given, to its place in the middle."""
    swap = after.exchange
    giver = before.asked
    if swap is None or giver is None:
        return
    step, card = ("given", swap.given) if giver == swap.loser else ("returned", swap.returned)
    held = held_by(before, seat) if giver == seat else ()
    if card in held:
        yield places(before, seat).hand[held.index(card)], f"gift-{step}"
    elif giver != seat:
        yield last_back(before, giver), f"gift-{step}"


def _stays(before: State, after: State, seat: int | None) -> Iterator[Pair]:
    """The cards that stay in one's hand slide there."""
    if after.round == before.round and after.asked is not None:
        there = places(after, seat).hand
        yield from ((name, name) for name in places(before, seat).hand if name in there)
