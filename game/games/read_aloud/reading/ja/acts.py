"""What every Japanese verb says: clauses of `frames`, by what stands around it; those that move cards are in `moves`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Face, Place
from game.games.read_aloud.reading.ja.limits import changed, hold, limit, limit_of, numbered
from game.games.read_aloud.reading.ja.moves import (
    Make,
    add,
    all_of,
    backs,
    counted,
    deal,
    draw,
    hand_on,
    mix,
    over,
    passed_round,
    plain,
    present,
    said,
    swap,
    turn,
    whole,
)
from game.games.read_aloud.reading.ja.parts import Filled, gathered, without
from game.games.read_aloud.reading.meanings import SINGLE
from game.games.read_aloud.reading.roles import Noun, Roles, Said, Thing

DECIDING = ("win", "do", "become", "none")
"""Verbs of which a condition is said."""


def clauses(verb: str, filled: Filled) -> Iterator[Said]:
    """The clauses that a verb says with these roles."""
    rank, only = filled.get("rank"), filled.get("only", False)
    filled = without(filled, "rank", "only")
    if rank is not None and verb in DECIDING:
        filled["condition"] = rank
    elif rank is not None:
        if only or "who" in filled or not isinstance(rank, e.Most | e.Least | e.Second | e.SecondLeast):
            return
        filled["who"] = rank
    if verb in ("win", "lose") and filled.get("goal") == Thing(Noun.GAME):
        filled = without(filled, "goal")
    if verb in MAKE:
        yield from MAKE[verb](limit_of(verb, filled))


def _discard(filled: Filled) -> Iterator[Said]:
    if {"until", "to", "field"} & {*filled}:
        yield from (each for each in limit(without(filled, "uncounted")) if each.verb == "thin")
    else:
        yield from plain("discard")(all_of(counted(filled)))


def _put(filled: Filled) -> Iterator[Said]:
    """Cards go somewhere, or are laid face up or down where they lie; in the pile they lie face down anyhow."""
    roles = gathered(filled)
    goal, what = roles.get("goal"), filled.get("what")
    if goal and goal.zone is Place.PILE:
        roles = whole(roles)
    if what and what.noun is Noun.LIMIT:
        yield from limit(filled)
    elif goal and goal.noun is Noun.PERSON and what and what.zone == "hand" and roles["what"].whole:
        yield from hand_on(filled)
    elif goal and goal.zone is Place.DISCARDS and "until" in filled:
        yield from _discard(without(filled, "goal"))
    elif roles.get("face") and not goal:
        yield from said("turn", roles)
    elif roles.get("face") is Face.DOWN and goal and goal.zone is Place.PILE:
        yield from said("put", without(roles, "face"))
    else:
        yield from said("put", roles)


def _win(filled: Filled) -> Iterator[Said]:
    """Whoever fits a condition wins, or who read this card."""
    roles = without(filled, "what", "winner", "late")
    what = filled.get("what")
    if what and what.noun is not Noun.CONDITION:
        return
    if {"who"} <= {*roles} <= {"reads", "who"} and roles["who"] is Place.MINE:
        roles = {"condition": e.Reader()}
    yield from said("win", roles)


def _do(filled: Filled) -> Iterator[Said]:
    """「する」 and 「なる」, by what stands before."""
    what, goal = filled.get("what"), filled.get("goal")
    if filled.get("face"):
        yield from plain("turn")(filled)
    elif filled.get("condition"):
        yield from _win(filled)
    elif filled.get("again"):
        yield from _again(filled)
    elif goal and goal.zone in ("hand", Place.DISCARDS, Place.MINE):
        yield from _put(filled)
    elif what and (what.noun is Noun.LIMIT or what.zone in ("hand", Place.FIELD, Place.PILE) or filled.get("until")):
        yield from limit(numbered(filled))


def _shown(filled: Filled) -> Iterator[Said]:
    """「左の人に手札を見せてもらう」: the reader looks at them."""
    who, what = filled.get("who"), filled.get("what")
    if isinstance(who, Place) and what and what.zone == "hand":
        filled = {**without(filled, "who"), "what": replace(what, zone=who)}
    yield from plain("look")(filled)


def _look(filled: Filled) -> Iterator[Said]:
    """Who lets nobody else see looks in secret."""
    secret = filled.get("face") is Face.HIDDEN
    yield from plain("look")({**without(filled, "face"), "secret": True} if secret else filled)


def _nominal(filled: Filled) -> Iterator[Said]:
    """A clause without a verb: 「勝者は…の人」, 「手札は5枚まで」, 「もう一度自分の番」."""
    goal = filled.get("goal")
    if filled.get("condition") and (filled.get("winner") or filled.get("what")):
        yield from _win(filled)
    elif filled.get("until") or (filled.get("what") and filled["what"].noun is Noun.LIMIT):
        yield from limit(numbered(filled))
    elif filled.get("again"):
        yield from plain("again")(filled)
    elif filled.get("face") and not goal:
        yield from plain("turn")(filled)
    elif goal and goal.zone in (Place.PILE, Place.DISCARDS, "hand", Place.MINE):
        yield from _put(filled)


def _reverse(filled: Filled) -> Iterator[Said]:
    """「手番を逆にする」 means their order."""
    turn = filled.get("what") == Thing(Noun.TURN)
    yield from plain("reverse")({**filled, "what": Thing(Noun.ORDER)} if turn else filled)


def _unban(filled: Filled) -> Iterator[Said]:
    """All bans, where it is said that all are meant."""
    if not filled.get("some") or filled.get("all"):
        yield from plain("unban")(without(filled, "some", "again", "banned"))


def _undo(filled: Filled) -> Iterator[Said]:
    what = filled.get("what")
    yield from (_unban if what and what.noun is Noun.BANS else plain("undecide"))(filled)


def _again(filled: Filled) -> Iterator[Said]:
    """「もう一度自分の手番にする」: the turn may stand with に."""
    goal = filled.get("goal")
    turn = goal and goal.noun is Noun.TURN and not filled.get("what")
    if {*filled} == {"again", "who"} and filled["who"] is Place.MINE:
        filled = {**filled, "what": Thing(Noun.TURN)}
    yield from plain("again")({**without(filled, "goal"), "what": goal} if turn else filled)


def _read(filled: Filled) -> Iterator[Said]:
    """「もう一度読む」, 「もう1枚読む」: another turn."""
    if filled.get("float", Thing(amount=1)) == Thing(amount=1) and filled.get("what", Thing()) == Thing():
        yield from plain("again")({**without(filled, "float"), "what": Thing(Noun.TURN)})


def _nothing(filled: Filled) -> Iterator[Said]:
    this = filled.get("what") == Thing(Noun.THIS)
    if filled.get("nothing") and {*filled} <= {"nothing", *({"what"} if this else {})}:
        yield Said("nothing", Roles())


MAKE: Mapping[str, Make] = {
    **{verb: plain(verb) for verb in ("shuffle", "lose", "skip", "ban")},
    "end": lambda filled: plain("end")({"what": Thing(Noun.GAME), **filled}),
    "face": plain("turn"),
    "double": plain("double", twice=True),
    "discard": _discard,
    "add": add,
    "draw": draw,
    "take": draw,
    "deal": deal,
    "present": present,
    "put": _put,
    "mix": mix,
    "open": turn(Face.OPEN),
    "down": turn(Face.DOWN),
    "hide": turn(Face.HIDDEN),
    "flip": turn(Face.OPEN, Place.PILE, *SINGLE, Place.ANYONE, Place.ANOTHER, heap=False),
    "over": over,
    "backs": backs,
    "swap": swap,
    "pass": hand_on,
    "round": passed_round,
    "raise": changed("raise"),
    "lower": changed("lower"),
    **dict.fromkeys(("do", "become"), _do),
    "limit": hold,
    "fewer": limit,
    "look": _look,
    "shown": _shown,
    "win": _win,
    "undo": _undo,
    "again": _again,
    "read": _read,
    "reverse": _reverse,
    "around": lambda filled: _reverse({"what": Thing(Noun.ORDER), **filled}),
    "unban": _unban,
    "nothing": _nothing,
    "none": _nominal,
}
"""What each verb of the lexicon says."""
