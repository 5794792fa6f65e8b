"""Attacks the program with hostile links, saves, files, settings, sentences, moves, codes, calls and messages."""

from __future__ import annotations

import shlex
import signal
import traceback
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any, NamedTuple

from game.command import attacks
from game.command.calls import Misuse, number, seconds
from game.core.chance import Chance
from game.words import words_of

SLOW = 10
"""Seconds of the processor's time that no case may take."""
USUAL = "10"
"""Seconds for each attack when nobody says otherwise."""
MOST_CASES, SHOWN, DEEP = 100_000_000, 4000, -8


class Failed(NamedTuple):
    """A case that broke something."""

    case: int
    thing: Any
    """The hostile input."""
    why: str


def ask(parser: ArgumentParser) -> None:
    """The arguments: the attacks, and the number of cases or seconds."""
    parser.add_argument("what", nargs="*", help=f"of {', '.join(attacks.ALL)}; else all")
    parser.add_argument("--seconds", help=f"for each; {USUAL} unless --cases are given")
    parser.add_argument("--cases", help="how many of each")
    parser.add_argument("--seed", default="fuzz")
    parser.add_argument("--case", help="only the one with this number, as a failure names it")


def run(args: Namespace) -> int:
    """Print the number of cases, or the first that failed; the status is 1 when one did."""
    words, status, names = words_of(args.lang), 0, _chosen(args.what)
    _cases(args)
    for what in names:
        tried, failed = _until_one_fails(what, args.seed, _cases(args))
        if failed is None:
            print(words("command.fuzz", what=what, n=tried), flush=True)
            continue
        status = 1
        print(words("command.fuzz-failed", what=what, case=failed.case))
        print(shlex.join(("python3", "-m", "game", "fuzz", what, "--seed", args.seed, "--case", str(failed.case))))
        print(ascii(failed.thing)[:SHOWN], failed.why, sep="\n", flush=True)
    return status


def _chosen(names: list[str]) -> list[str]:
    """The attacks of these names; all where there are none."""
    for name in names:
        if name not in attacks.ALL:
            raise Misuse("command.fuzz-what", name=name, names=tuple(attacks.ALL))
    return names or [*attacks.ALL]


def _cases(args: Namespace) -> Iterator[int]:
    """The numbers of the cases, as many as were asked for."""
    if args.case is not None:
        return iter((number("--case", args.case, MOST_CASES, least=0),))
    if args.cases is not None:
        return iter(range(number("--cases", args.cases, MOST_CASES)))
    return _while(seconds("--seconds", USUAL if args.seconds is None else args.seconds))


def _while(time: float) -> Iterator[int]:
    """The numbers of cases, from 0, until `time` seconds are over."""
    end, case = monotonic() + time, 0
    while case == 0 or monotonic() < end:
        yield case
        case += 1


def _until_one_fails(what: str, seed: str, cases: Iterator[int]) -> tuple[int, Failed | None]:
    """The number of cases tried, and the last one if it failed."""
    tried = 0
    for case in cases:
        tried += 1
        if failed := _tried(what, seed, case):
            return tried, failed
    return tried, None


def _tried(what: str, seed: str, case: int) -> Failed | None:
    """The case, if it breaks something or takes too long; whatever is raised is told, never passed on."""
    attack, thing = attacks.ALL[what], None
    try:
        with _limited(SLOW):
            thing = attack.make(Chance(f"fuzz/{seed}")(what, case))
            attack.check(thing)
    except Exception:
        return Failed(case, thing, traceback.format_exc(limit=DEEP))
    return None


@contextmanager
def _limited(time: float) -> Iterator[None]:
    """TimeoutError after `time` seconds of processor time, on systems that have the signal for it."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGPROF, _too_long)
    signal.setitimer(signal.ITIMER_PROF, time)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _too_long(*_: object) -> None:
    raise TimeoutError(f"more than {SLOW} s")
