"""The arguments of a call: numbers, files, options. A wrong one ends the call with one sentence and the status 2."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NoReturn

from game.core.game import Game
from game.core.rules import Fault
from game.core.texts import whole
from game.shelf import GAMES

LARGEST = 5_000_000
"""The most characters of a file."""


class Misuse(Fault):
    """A call that cannot be carried out; the sentence may be among the words of `game`."""

    def __init__(self, key: str, *, game: Game | None = None, **facts: Any) -> None:
        super().__init__(key, **facts)
        self.game = game


class Parser(ArgumentParser):
    """A parser whose errors are one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {' '.join(whole(message).split())}\n")


def game_called(name: str) -> Game:
    """The game of this name; Misuse when there is none."""
    if name not in GAMES:
        raise Misuse("command.game", name=name, names=tuple(GAMES))
    return GAMES[name]


def options_in(texts: Iterable[str]) -> dict[str, str]:
    """The options in texts such as `goal=points`."""
    return {key: choice for key, _, choice in (text.partition("=") for text in texts)}


def number(name: str, text: object, most: int, least: int = 1) -> int:
    """The whole number that was given for an option; Misuse when it is none, or too small or too large."""
    digits = str(text)
    if not (digits.isascii() and digits.isdigit() and len(digits) < 10 and least <= int(digits) <= most):
        raise Misuse("command.number", name=name, least=least, most=most)
    return int(digits)


def seconds(name: str, text: object, most: int = 86_400) -> float:
    """The time that was given for an option; Misuse when it is none."""
    try:
        found = float(str(text))
    except ValueError:
        found = 0.0
    if not 0 < found <= most:
        raise Misuse("command.seconds", name=name, most=most)
    return found


def contents(name: str) -> str:
    """The text of a file; Misuse when it cannot be read, is no text, or is larger than any of ours."""
    try:
        with Path(name).open(encoding="utf-8") as file:
            text = file.read(LARGEST + 1)
    except (OSError, ValueError) as fault:  # a name with a NUL in it and a file that is no UTF-8 are ValueErrors
        raise Misuse("command.file", name=name) from fault
    if len(text) > LARGEST:
        raise Misuse("command.large", name=name)
    return text


def lines(name: str) -> Iterator[str]:
    """The lines of a file, or of the standard input where it is called `-`."""
    if name != "-":
        yield from contents(name).splitlines()
        return
    try:
        for line in sys.stdin:
            yield line.rstrip("\n")
    except (OSError, ValueError) as fault:
        raise Misuse("command.file", name=name) from fault


def checked(value: Any, allowed: Iterable[Any], key: str, **facts: Any) -> Any:
    """The value if it is allowed; Misuse with this sentence otherwise."""
    if value not in allowed:
        raise Misuse(key, **facts)
    return value
