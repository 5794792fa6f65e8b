"""Attacks on the command line: every call ends in what was asked for, or in one sentence and a status."""

from __future__ import annotations

import io
import re
import sys
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from game.command.attacks import good, nasty
from game.command.attacks.visitor import holds
from game.core.chance import Dice
from game.ui.model import links

FILE = "FILE"
"""In a call: the name of the file that is there."""
QUICK = "0.001"
MOST = 1
"""The highest count in a call: one that plays a million matches is right, but takes a day."""
COUNTED = {
    "arena": ("--deals", str(MOST)),
    "balance": ("--games", str(MOST)),
    "bench": ("--seconds", QUICK),
    "laws": ("--matches", str(MOST)),
}
"""The arguments that limit the work of a call that has no limit of its own."""
_NUMBER = re.compile(r"[0-9]{1,9}")


class Call(NamedTuple):
    """The arguments of a call, and what is in the file and comes by the pipe."""

    arguments: tuple[str, ...]
    file: bytes


def make_calls(dice: Dice) -> Call:
    """One of the commands, mostly with one of its arguments bent, left out, doubled, or taken from another."""
    calls = _calls(dice)
    call = list(dice.choice(calls))
    for _ in range(dice.below(3)):
        at, other = dice.below(len(call)), dice.choice(dice.choice(calls))
        changed = dice.choice(([], [call[at]] * 2, [other], [nasty.text(dice, [call[at], other])]))
        call[at : at + 1] = changed
        call = call or [other]
    save = good.save(dice, "x")
    inside = nasty.text(dice, [save.text(), save.match.text(), *_cases(dice)])
    return Call(_bounded(tuple(map(_short, call))), inside.encode(errors="surrogatepass"))


def _calls(dice: Dice) -> list[tuple[str, ...]]:
    """A call of every command."""
    game, match = good.game(dice), good.match(dice)
    lang = ("--lang", dice.choice(good.CODES))
    bots = ",".join([next(iter(game.levels))] * dice.choice(game.seats))
    options = tuple(part for pair in good.options(dice, game).items() for part in ("--option", "=".join(pair)))
    cases = tuple(_cases(dice)[: 1 + dice.below(2)])
    played = ("--seed", f"s-{dice.below(99)}", *options)
    return [
        ("judge", game.name, *cases, *lang),
        ("judge", game.name, "--batch", dice.choice((FILE, "-")), "--json"),
        ("replay", dice.choice((FILE, links.address_with_moves(match), links.address(match))), "--seat", "1", *lang),
        ("arena", game.name, "--players", bots, "--deals", "1", *played, *lang),
        ("balance", game.name, "--games", "1", "--seats", "2", "--level", "random", *played),
        ("bench", game.name, "--seconds", QUICK, "--json"),
        ("laws", "--matches", "1", "--game", game.name, "--seed", f"s-{dice.below(99)}", *lang),
    ]


def _cases(dice: Dice) -> list[str]:
    """Cases of a game for `judge`."""
    game = good.game(dice)
    row = " ".join(dice.choice(good.sentences(game, "en")) for _ in range(1 + dice.below(5)))
    return ["VII III V I II", "G6 Y6", "R5 Y5", "10H JH QH", row, dice.choice(good.sentences(game, "ja"))]


def _bounded(call: tuple[str, ...]) -> tuple[str, ...]:
    """The call with a limit of its work, unless it has one."""
    option = COUNTED.get(call[0], ())
    said = not option or any(each.startswith(option[0][:3]) for each in call)
    return call if said else (*call, *option)


def _short(argument: str) -> str:
    """The argument, with numbers that keep nobody waiting."""
    if "#/" in argument:
        return argument
    head, mark, last = argument.rpartition("=")
    try:
        long = not last.isdigit() and float(last) > float(QUICK)
    except ValueError:
        long = False
    short = QUICK if long else last
    return head + mark + (short if short == QUICK else _NUMBER.sub(_few, short))


def _few(digits: re.Match[str]) -> str:
    return digits[0] if int(digits[0]) <= MOST else str(MOST)


def check_calls(call: Call) -> None:
    """The status says how it went; a call that cannot be carried out is one line, whatever was written."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "file")
        file.write_bytes(call.file)
        status, out, err = _called([str(file) if each == FILE else each for each in call.arguments], call.file)
    holds(status in (0, 1, 2), "this is no status", status)
    holds(status == 0 or err or out, "nothing says what was wrong")
    holds(status != 2 or len(err.splitlines()) == 1, "more than one line", err)
    holds("Traceback" not in err, err)


def _called(arguments: list[str], piped: bytes) -> tuple[int, str, str]:
    """The status of a call in this process, what it prints, and what it says of a fault."""
    main = import_module("game.__main__").main
    before = sys.stdin, sys.stdout, sys.stderr
    streams = [io.TextIOWrapper(io.BytesIO(each), encoding="utf-8", write_through=True) for each in (piped, b"", b"")]
    sys.stdin, sys.stdout, sys.stderr = streams
    try:
        status = int(main(arguments))
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else 0
    finally:
        sys.stdin, sys.stdout, sys.stderr = before
    for each in streams:
        each.seek(0)
    return status, streams[1].read(), streams[2].read()
