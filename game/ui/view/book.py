"""A page of rules: its sections and sentences, lists, questions of players in doubt, and tables of rule sheets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from game.core.rules import Option, Sentences
from game.ui.html import (
    Html,
    Node,
    caption,
    dd,
    dfn,
    div,
    dl,
    dt,
    h2,
    li,
    ol,
    p,
    render,
    section,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    ul,
)
from game.ui.view.parts import scrolling
from game.words import Words

Presets = Mapping[str, Mapping[str, str]]


class Book(NamedTuple):
    """What the sections of a rules page are written with."""

    words: Words
    facts: Mapping[str, Any] = {}
    """What any sentence may name, by slot."""

    def say(self, key: str, **more: Any) -> Html:
        """A sentence; what stands between stars is a term where it is explained."""
        parts = self.words(key, **{**self.facts, **more}).split("*")
        return render([dfn[part] if i % 2 else part for i, part in enumerate(parts)])

    def paragraphs(self, *keys: str) -> list[Html]:
        """A paragraph for each entry `book.<key>`."""
        return [p[self.say(f"book.{key}")] for key in keys]

    def points(self, part: str, ends: str) -> Html:
        """The entries `book.<part>.<end>` as a list in no order; `ends` are words in one text."""
        return ul(".points")[self._items(part, ends)]

    def steps(self, part: str, ends: str) -> Html:
        """The same as a numbered list."""
        return ol(".steps")[self._items(part, ends)]

    def doubts(self, asked: Iterable[tuple[Node, Node]]) -> Html:
        """Questions, each with its answer."""
        return dl[[div[dt[question], dd[answer]] for question, answer in asked]]

    def pages(self, game: str, bodies: Mapping[str, Body]) -> Html:
        """The rules of a game: a section for each body, with the heading `book.<key>` and the id `rules-<key>`."""
        sections = [
            section(id=f"rules-{key}", aria_labelledby=f"about-{key}")[
                h2(id=f"about-{key}", tabindex="-1")[self.words(f"book.{key}")], body(self)
            ]
            for key, body in bodies.items()
        ]
        return div(f".book.{game}")[sections]

    def _items(self, part: str, ends: str) -> list[Html]:
        return [li[self.say(f"book.{part}.{end}")] for end in ends.split()]


Body = Callable[[Book], Node]
"""What stands in one section, below its heading."""


def plain(*keys: str) -> Body:
    """The body of a section that is paragraphs alone, the entries `book.<key>`."""
    return lambda book: book.paragraphs(*keys)


def sections(
    game: str, bodies: Mapping[str, Body], facts: Mapping[str, Any] = {}, own: Mapping[str, Sentences] = {}
) -> Callable[[Words], Html]:
    """A `View.rulebook` of these sections, whose sentences may name the facts; see `Book.pages`.

    Those that only the rules page says may be a table of its `own`, by language.
    """
    return lambda words: Book(words.also(own) if own else words, facts).pages(game, bodies)


def in_module(name: str) -> Callable[[Words], Html]:
    """A `View.rulebook` that is the function `rulebook` of a module which is fetched late (game/ui/model/late.py)."""

    def rulebook(words: Words) -> Html:
        drawn: Callable[[Words], Html] = import_module(name).rulebook
        return drawn(words)

    return rulebook


def differences(options: Sequence[Option], presets: Presets) -> tuple[str, ...]:
    """The keys of the options in which sheets of rules differ, in their order."""
    return tuple(
        option.key for option in options if len(dict.fromkeys(each[option.key] for each in presets.values())) > 1
    )


def sheets(words: Words, options: Sequence[Option], presets: Presets) -> Html:
    """A table of these differences, a column for each sheet."""
    heads = [words("sheets.question"), *(words(f"preset.{key}") for key in presets)]
    lines = [
        tr[th(scope="row")[words(f"option.{key}")], [td[words.chosen(key, each[key])] for each in presets.values()]]
        for key in differences(options, presets)
    ]
    head = thead[tr[[th(scope="col")[each] for each in heads]]]
    inside = table(".list.differences")[caption[words("sheets.caption")], head, tbody[lines]]
    return scrolling(".wide", words("sheets.caption"))[inside]
