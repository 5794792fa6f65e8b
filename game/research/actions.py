"""The numbers of moves, the same in every state of a match, so that what is learned of a number holds elsewhere.

    Garlandland      7                     a number a card: what is laid is always one of seven
    Court Circular   106                   52 cards to lay, 52 to lead next, the drop, staying
    Gang of Four     24,739                each combination that the 64 cards can make (12,352, most of them flushes and
                                           straights), with the call and without; 34 cards to give; the pass
    Read-Aloud       1,029 with 60 cards   each place that a card can lie in, named or read, since moves name places and
                     and four seats        no zone has more cards than the deck; seats, clauses, amounts
    any other game   MOST                  a place in the list of legal moves: 0 is the first that `moves` gives

All four are small enough to be listed: fewer than the 27,472 of RLCard's Dou Dizhu. So a number means the same move in
every match with the same seats and size of deck, and a mask says which are legal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import chain, combinations, product

Cards = tuple[str, ...]
MOST = 256
"""Legal moves of one state, in a game whose moves are not listed here."""
LARGEST = 7
"""The cards of the largest gang: all 1s."""


def garlandland(cards: Cards, _: int) -> Iterable[str]:
    """The seven cards of a seat."""
    return (card.partition(":")[0] for card in cards)


def court_circular(cards: Cards, _: int) -> Iterable[str]:
    """A card to lay, a card to lead, and the answers of who does neither."""
    return (*cards, *(f"lead {card}" for card in cards), "drop", "stay")


def read_aloud(cards: Cards, seats: int) -> Iterable[str]:
    """Places, to read or to choose; seats, clauses and amounts."""
    places = ["pile"]
    for n in range(1, len(cards) + 1):
        places += [f"field {n}", f"hand {n}", f"discard {n}", f"pile {n}"]
        places += [f"hand {n} of {seat + 1}" for seat in range(seats)]
    players = (f"player {seat + 1}" for seat in range(seats))
    amounts = (f"number {n}" for n in range(len(cards) + 1))
    return (*(f"read {place}" for place in places), *places, *players, "first", "second", *amounts)


def gang_of_four(cards: Cards, _: int) -> Iterable[str]:
    """A card to give, the combinations with and without the call, and the pass."""
    order = sorted(cards, key=_strength)
    place = {card: n for n, card in enumerate(order)}.__getitem__
    found = dict.fromkeys(" ".join(sorted(combo, key=place)) for combo in _combinations(order))
    return (*(f"give {card}" for card in dict.fromkeys(order)), *found, *(f"{combo}!" for combo in found), "pass")


def _strength(card: str) -> tuple[int, int]:
    """The number, phoenixes and the dragon above all, and then the colour."""
    number = {"P": 11, "D": 12}.get(card[1:]) or int(card[1:])
    return number, "GYRM".index(card[0])


def _combinations(order: list[str]) -> Iterator[Cards]:
    """Cards of one number; straights, flushes and full houses."""
    same = [[card for card in order if _strength(card)[0] == number] for number in range(1, 13)]
    for cards, n in product(same, range(1, LARGEST + 1)):
        yield from combinations(cards, n)
    for low in range(6):
        yield from product(*same[low : low + 5])
    for colour in "GYR":
        yield from combinations([card for card in chain(*same[:10]) if card[0] in (colour, "M")], 5)
    for three, two in product(same, same):
        if three is not two:
            yield from ((*a, *b) for a, b in product(combinations(three, 3), combinations(two, 2)))


LISTED: Mapping[str, Callable[[Cards, int], Iterable[str]]] = {
    "court-circular": court_circular,
    "gang-of-four": gang_of_four,
    "garlandland": garlandland,
    "read-aloud": read_aloud,
}
"""By game all moves that there can be, from all its cards and the number of seats."""


@lru_cache(maxsize=16)
def listed(name: str, cards: Cards, seats: int) -> tuple[str, ...]:
    """All moves of this game, each once, in the order of their numbers; none where it is not listed."""
    return tuple(dict.fromkeys(LISTED[name](cards, seats))) if name in LISTED else ()
