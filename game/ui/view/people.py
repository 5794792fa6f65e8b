"""Who sits at the table: which seats are people, what all are called, and what they look like."""

from __future__ import annotations

from game.core.match import HUMAN, ME
from game.core.texts import plain
from game.ui.html import Html
from game.ui.view import faces
from game.ui.view.parts import columns
from game.ui.view.symbols import picture
from game.words import Words

LONGEST_NAME = 20
"""Characters of a player's name."""
USUAL_NAME = 10
"""Width in letters of a name that has room in one line anywhere; longer ones are written smaller, in two lines."""
SHORT_NAME = 7
"""Width in letters of a name beside which all that a player has finds room on a phone, such as those of bots."""


def length(name: str) -> str:
    """The class of a name that is longer than usual ones."""
    return ".long" if columns(name) > USUAL_NAME else ""


def is_broad(name: str) -> bool:
    """Whether a name is so broad that on a phone something beside it gives way."""
    return columns(name) > SHORT_NAME


def humans(players: tuple[str, ...]) -> tuple[int, ...]:
    """The seats of people, all of whom sit at this device."""
    return tuple(seat for seat, player in enumerate(players) if player in (ME, HUMAN))


def several(players: tuple[str, ...]) -> tuple[int, ...]:
    """The seats of people where there are several at this device; else none."""
    people = humans(players)
    return people if len(people) > 1 else ()


def told_of(players: tuple[str, ...], seat: int | None) -> tuple[int, ...]:
    """The seats of which the end of a match tells: all people's where several are here, else the viewing one."""
    return several(players) or (() if seat is None else (seat,))


def names(words: Words, players: tuple[str, ...], given: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The seats' names: as typed; else you, and the regulars of the room, none of them twice."""
    people = humans(players)
    typed = [plain(name, LONGEST_NAME) if seat in people else "" for seat, name in enumerate(given)]
    called = []
    for seat, player in enumerate(players):
        if seat < len(typed) and typed[seat]:
            called.append(typed[seat])
        elif seat in people:
            called.append(words("player.me") if len(people) == 1 else words("player", n=people.index(seat) + 1))
        else:
            called.append(regular(words, player, seat, (*typed, *called)))
    return tuple(called)


def regular(words: Words, level: str, seat: int, taken: tuple[str, ...] = ()) -> str:
    """The name of the bot of this level in this seat: somebody else where a player has the same name."""
    cast = (words(f"persona.{level}.{(seat + i) % faces.SEATS}") for i in range(faces.SEATS))
    return next((name for name in cast if name not in taken), words(f"persona.{level}.{seat % faces.SEATS}"))


def described(words: Words, players: tuple[str, ...], given: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The names, those of bots with their level."""
    named = zip(names(words, players, given), players, strict=True)
    return tuple(
        name if player in (ME, HUMAN) else words("persona.of", name=name, level=player) for name, player in named
    )


def face(player: str, seat: int, css: str = "") -> Html:
    """Who sits there, drawn: a bot as its level and seat have it, a person plain; a level without a face as a person.

    It is hidden from screen readers: the name beside it says who it is.
    """
    return picture(faces.GROUP, faces.name_of(player, seat), f".face{css}", faces.BOX)
