"""Markup of the views as a tree, and what two trees have in common."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from difflib import SequenceMatcher
from typing import NamedTuple, TypeAlias

from game.ui.html import VOID

_TOKEN = re.compile(r"<(/?)([\w-]+)([^>]*)>|([^<]+)")
WHOLE = frozenset(("inside", "panel"))
"""Classes of elements that are the same as a whole, or empty."""
_FACT = re.compile(r' ([^ ="]+)(?:="([^"]*)")?')


class Element(NamedTuple):
    """An element; texts and the values of attributes are as they are written."""

    tag: str
    facts: Mapping[str, str]
    """The attributes by name; one without a value has an empty one."""
    inside: tuple[Inside, ...]


Inside: TypeAlias = "Element | str"
Lone: TypeAlias = Callable[[Inside], tuple[Inside, ...]]
"""What becomes of something that has no counterpart in the other tree."""


def parsed(markup: str) -> Element:
    """The only element of a markup, as game/ui/html.py writes it; where a line may end is left out."""
    around: list[tuple[str, str, list[Inside]]] = [("", "", [])]
    for closes, tag, facts, text in _TOKEN.findall(markup.replace("<wbr>", "")):
        if text:
            around[-1][2].append(text)
            continue
        if not closes:
            around.append((tag, facts, []))
        if closes or tag in VOID:
            name, attributes, inside = around.pop()
            around[-1][2].append(Element(name, dict(_FACT.findall(attributes)), tuple(inside)))
    [root] = around[0][2]
    assert isinstance(root, Element)
    return root


def written(node: Inside) -> str:
    """The markup of a tree."""
    if isinstance(node, str):
        return node
    facts = "".join(f' {name}="{value}"' if value else f" {name}" for name, value in node.facts.items())
    end = "" if node.tag in VOID else f"</{node.tag}>"
    return f"<{node.tag}{facts}>{''.join(map(written, node.inside))}{end}"


def common(one: Element, other: Element) -> Element:
    """What two trees have in common: elements, attributes, classes and texts."""
    return _merged(one, other, lambda _: ())


def veiled(one: Element, other: Element) -> Element:
    """The same elements as in the first tree, with what stands in them only where the other has it, too."""
    return _merged(one, other, _veil)


def _veil(node: Inside) -> tuple[Inside, ...]:
    """An element with nothing said in it."""
    if isinstance(node, str):
        return ()
    return (node._replace(inside=tuple(each for inside in node.inside for each in _veil(inside))),)


def _merged(one: Element, other: Element, lone: Lone) -> Element:
    """The first tree, after its counterpart; `lone` says what becomes of what has none."""
    if one == other:
        return one
    pairs = () if _is_whole(one) else _paired(one.inside, other.inside)
    inside = tuple(each for pair in pairs for each in _met(*pair, lone))
    return Element(one.tag, dict(_facts(one.facts, other.facts)), inside)


def _is_whole(node: Element) -> bool:
    """Whether a part of it would say something else: a paragraph, a panel, a list beside the table."""
    return node.tag == "p" or not WHOLE.isdisjoint(node.facts.get("class", "").split())


def _met(one: Inside, other: Inside | None, lone: Lone) -> tuple[Inside, ...]:
    if one == other:
        return (one,)
    if isinstance(one, Element) and isinstance(other, Element):
        return (_merged(one, other, lone),)
    return lone(one)


def _facts(one: Mapping[str, str], other: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """The attributes that are the same, and of the classes those that both have."""
    for name, value in one.items():
        there = other.get(name, "").split()
        shared = " ".join(each for each in value.split() if each in there) if name == "class" else value
        if name in other and (shared == other[name] or (name == "class" and shared)):
            yield name, shared


def _paired(one: tuple[Inside, ...], other: tuple[Inside, ...]) -> Iterator[tuple[Inside, Inside | None]]:
    """Each of the first with its counterpart in the other, in order; None where it has none."""
    kinds, others = [*map(_kind, one)], [*map(_kind, other)]
    blocks = SequenceMatcher(None, kinds, others, autojunk=False).get_matching_blocks()
    found = {block.a + i: other[block.b + i] for block in blocks for i in range(block.size)}
    yield from ((each, found.get(at)) for at, each in enumerate(one))


def _kind(node: Inside) -> str:
    """What two things have to be alike in to be counterparts: the tag and the first class."""
    return "" if isinstance(node, str) else " ".join((node.tag, *node.facts.get("class", "").split()[:1]))
