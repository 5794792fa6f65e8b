"""What a seat sees, as numbers at fixed places: made from the types of a game's state, with nothing about any one game.

A vector has, in this order, and `Layout.names` says it for each index:

* `seat 0` ...: 1 for the seat that looks; `to move 0` ...: 1 for the seat to move; `score 0` ...: the scores.
* `totals[0]`, `round` ...: each whole number or truth of the seen state by its name: n + 1, or n if it is negative, so
  that 0 is a number that is not there, and none above HIGHEST. A tuple of numbers has one place a seat.
* `n hands[0]` ...: the cards in each place of the seen state, hidden ones too.
* `hands[0] G5` ...: for each place and card 1 where it lies first in that place, a little less further on, 0 where it
  does not lie or is not seen there; `hands[0] G5 (2)` is the second of two like cards.

Left out: the news and the finished round, which repeat what was; texts that are no cards; numbers in lists of records;
players' own cards of which only some are in each deck. A learner that needs those has the seen state itself
(`Match.seen`). All comes from it, so nothing hidden is in here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

from game.core.cards import HIDDEN
from game.core.game import Game

PASSED_OVER = ("chance", "news", "last")
"""The fields of a state that every game has, and that say nothing new of the moment."""

HIGHEST = 9999
"""Neither a number of cards nor of moves is above it; what is, such as a strength in Gang of Four, stands as this."""

Path = tuple[int, ...]


class Place(NamedTuple):
    """A place for cards in a state."""

    name: str
    path: Path


class Layout(NamedTuple):
    """What stands at each index of the vector of a game."""

    seats: int
    numbers: tuple[Place, ...]
    places: tuple[Place, ...]
    rows: Mapping[tuple[str, int], int]
    """By card and copy, from 0, its row within a place."""
    size: int
    """The cards of the match."""

    @property
    def names(self) -> tuple[str, ...]:
        """What each index means."""
        one_a_seat = (f"{what} {seat}" for what in ("seat", "to move", "score") for seat in range(self.seats))
        counts = (f"n {place.name}" for place in self.places)
        rows = [f"{card} ({copy + 1})" if copy else card for card, copy in self.rows]
        cards = (f"{place.name} {row}" for place in self.places for row in rows)
        return (*one_a_seat, *(place.name for place in self.numbers), *counts, *cards)

    def vector(self, game: Game, seen: Any, seat: int) -> list[float]:
        """What this seat sees, as numbers."""
        asked, seats = game.rules.to_move(seen), range(self.seats)
        start = [float(each == who) for who in (seat, asked) for each in seats]
        numbers = (_number(_at(seen, place.path)) for place in self.numbers)
        found = [_items(_at(seen, place.path)) for place in self.places]
        cards = [0.0] * (len(found) * len(self.rows))
        for n, items in enumerate(found):
            for row, worth in self._lying(items):
                cards[n * len(self.rows) + row] = worth
        return [*start, *game.rules.scores(seen), *numbers, *(float(len(items)) for items in found), *cards]

    def _lying(self, items: tuple[Any, ...]) -> Iterator[tuple[int, float]]:
        """The row of each card that is seen in a place, and how far in front it lies."""
        copies: Counter[str] = Counter()
        for place, item in enumerate(items):
            for card in _texts(item):
                row = self.rows.get((card, copies[card]))
                copies[card] += 1
                if row is not None:
                    yield row, 1 - place / (self.size + 1)


def layout(game: Game, first: Any) -> Layout:
    """The layout for matches that begin with such a state: with its seats and its deck."""
    all_cards, seats = game.rules.cards(first), len(game.rules.scores(first))
    copies = {card.partition(":")[0]: n for card, n in Counter(all_cards).items()}
    known = {key.removeprefix("card."): 1 for words in game.words.values() for key in words if key.startswith("card.")}
    rows = [(card, copy) for card, n in sorted({**known, **copies}.items()) for copy in range(n)]
    hints = {key: hint for key, hint in get_type_hints(type(first)).items() if key not in PASSED_OVER}
    fields = [(key, hint, (first._fields.index(key),)) for key, hint in hints.items()]
    numbers = tuple(place for key, hint, path in fields for place in _numbers(hint, key, path, seats))
    faces = {HIDDEN, *(card for card, _ in rows)}
    holders = [field for field in fields if _holds(field[1]) and _may_be_cards(_at(first, field[2]), faces)]
    places = tuple(place for key, hint, path in holders for place in _places(hint, key, path, seats))
    return Layout(seats, numbers, places, {row: n for n, row in enumerate(rows)}, len(all_cards))


def _numbers(hint: Any, name: str, path: Path, seats: int) -> Iterator[Place]:
    """The numbers in a value of this type."""
    hint = _given(hint)
    if hint in (int, bool):
        yield Place(name, path)
    elif fields := _fields(hint):
        for n, (key, inner) in enumerate(fields.items()):
            yield from _numbers(inner, f"{name}.{key}", (*path, n), seats)
    elif get_origin(hint) is tuple:
        inner, *more = get_args(hint)
        each = [inner] * seats if more == [...] and _given(inner) in (int, bool) else [inner, *more]
        for n, kind in enumerate(() if more == [...] and len(each) != seats else each):
            yield from _numbers(kind, f"{name}[{n}]", (*path, n), seats)


def _places(hint: Any, name: str, path: Path, seats: int) -> Iterator[Place]:
    """The places for cards in a field of this type: one a seat where it is a tuple of tuples."""
    inner = get_args(hint)[:1] if get_origin(hint) is tuple else ()
    if inner and get_origin(inner[0]) is tuple:
        yield from (Place(f"{name}[{seat}]", (*path, seat)) for seat in range(seats))
    else:
        yield Place(name, path)


def _holds(hint: Any) -> bool:
    """Whether a value of this type can have texts in it, and so cards."""
    hint = _given(hint)
    inner = _fields(hint).values() or (get_args(hint) if get_origin(hint) is tuple else ())
    return hint is str or any(map(_holds, inner))


def _may_be_cards(value: Any, faces: set[str]) -> bool:
    """Whether the texts in the first value of a field do not speak against cards: none, or one card at least."""
    texts = set(_texts(value))
    return not texts or bool(texts & faces)


def _given(hint: Any) -> Any:
    """The type without None."""
    kinds = [kind for kind in get_args(hint) if kind is not type(None)]
    return kinds[0] if type(None) in get_args(hint) and len(kinds) == 1 else hint


def _fields(hint: Any) -> dict[str, Any]:
    """The types of the fields of a record; none for another type."""
    return get_type_hints(hint) if isinstance(hint, type) and hasattr(hint, "_fields") else {}


def _at(value: Any, path: Path) -> Any:
    """What lies there; None where there is nothing."""
    for n in path:
        value = value[n] if value is not None and n < len(value) else None
    return value


def _number(value: Any) -> float:
    """A whole number as it stands in a vector."""
    if value is None:
        return 0.0
    return float(max(-HIGHEST, min(HIGHEST, value if value < 0 else value + 1)))


def _items(value: Any) -> tuple[Any, ...]:
    """The items of a place, in order; a record, or a card alone, is one."""
    return () if value is None else value if type(value) is tuple else (value,)


def _texts(value: Any) -> list[str]:
    """The texts in a value, as often as there are such cards: a record may have its cards as a text, too."""
    if isinstance(value, str):
        return [value]
    if not isinstance(value, tuple):
        return []
    record = type(value) is not tuple
    texts = [text for each in value if not (record and isinstance(each, str)) for text in _texts(each)]
    return texts + [each for each in value if record and isinstance(each, str) and each not in texts]
