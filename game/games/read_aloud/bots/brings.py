"""What reading a card does to the whole table, whatever is chosen: told where nothing else tells it from the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import TypeAlias

from game.core.rules import Facts, Saying
from game.games.read_aloud.bots.answering import Answer
from game.games.read_aloud.bots.figures import ends_of
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Face, Place
from game.games.read_aloud.rules.state import Spot, State
from game.games.read_aloud.rules.zones import at, tokens

Brought: TypeAlias = Callable[[State, State], Facts | None]
"""What a reason names where something is so at one end of the reading of a deal; None where it is not."""
WAYS = 24
"""The most ends of a reading that are looked at."""


def brings(seen: State, seat: int, answer: Answer, worlds: Sequence[State]) -> Saying | None:
    """What a reading does, the weightiest first, the same at all ends in all these deals; None where nothing is."""
    if seen.asked is not None or not isinstance(answer, Spot):
        return None
    pairs = [(world, end) for world in worlds for end in islice(ends_of(world, answer, seat), WAYS)]
    read = {at(world, answer).token for world in worlds}
    pairs = [(_without(was, read), _without(now, read)) for was, now in pairs]
    for key, does in DOES:
        first, *others = (does(was, now) for was, now in pairs)
        if first is not None and all(other == first for other in others):
            return f"reason.{key}", first
    return _all_discard(seen, answer, pairs)


def _all_discard(seen: State, answer: Spot, pairs: Sequence[tuple[State, State]]) -> Saying | None:
    """That everyone discards as many cards as the text says, where the others do."""
    key = at(seen, answer).key
    text = seen.terms.cards[key].text if key else ()
    rivals = [other for other in range(len(seen.hands)) if other != seen.turn]
    for each in text:
        if isinstance(each, e.Each) and each.hands is Place.HANDS:
            lost = {len(tokens(was.hands[other]) & tokens(now.discards)) for was, now in pairs for other in rivals}
            return ("reason.all-discard", {"n": each.amount}) if lost == {each.amount} else None
    return None


def _without(state: State, read: set[int]) -> State:
    """The state without the card being read, which goes anyway."""
    hands = tuple(tuple(piece for piece in hand if piece.token not in read) for hand in state.hands)
    return state._replace(hands=hands, discards=tuple(each for each in state.discards if each.token not in read))


def _new_hands(was: State, now: State) -> Facts | None:
    """All hands are replaced by other cards."""
    rows = zip(was.hands, now.hands, strict=True)
    return {} if all(len(one) > 1 and not tokens(one) & tokens(two) for one, two in rows) else None


def _gets_hand(was: State, now: State) -> Facts | None:
    """The hand of the reader is replaced by that of another player."""
    mine = tokens(now.hands[was.turn])
    found = [other for other, hand in enumerate(was.hands) if other != was.turn and mine <= tokens(hand)]
    return {"seat": found[0]} if found and len(mine) > 1 else None


def _banned(was: State, now: State) -> Facts | None:
    return next(({"act": act.value} for act in now.bans if act not in was.bans), None)


def _freed(was: State, now: State) -> Facts | None:
    return next(({"act": act.value} for act in was.bans if act not in now.bans), None)


def _field_down(was: State, now: State) -> Facts | None:
    return {} if was.faces[0] is Face.OPEN and now.faces[0] is Face.DOWN else None


def _removes(was: State, now: State) -> Facts | None:
    return {} if was.condition and not now.condition else None


DOES: tuple[tuple[str, Brought], ...] = (
    ("gets-hand", _gets_hand),
    ("new-hands", _new_hands),
    ("field-down", _field_down),
    ("banned", _banned),
    ("freed", _freed),
    ("removes", _removes),
)
"""What is told of a reading, the weightiest first."""
