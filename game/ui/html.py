"""HTML from plain Python: `div(".card", id="c7")["Ace"]` is `<div class="card" id="c7">Ace</div>`, all text escaped.

Attributes go into the brackets (), children into []; None, False and True as children vanish, lists are flattened.
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import TypeAlias


class Html(str):
    """Markup: text that needs no escaping any more."""

    __slots__ = ()


Node: TypeAlias = "str | int | Tag | Iterable[Node] | None"
Value: TypeAlias = str | int | bool | None
"""Of an attribute; True is the bare name, None and False are no attribute."""
MARKS = (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"), ("'", "&#x27;"))
"""What stands in markup for the characters that have a meaning there: as in `html`, whose other 2,200 nobody needs."""
VOID = frozenset(("br", "hr", "img", "input", "link", "meta", "wbr"))
_CLASSES = re.compile(r"(\.[\w-]+)+")
_ATTRIBUTE = re.compile(r' ([^ ="]+)(?:="[^"]*")?')


@lru_cache(4096)
def escape(text: str) -> str:
    """Text as markup; a page says most of its words again at every answer."""
    for char, mark in MARKS:
        text = text.replace(char, mark)
    return text


def unescape(markup: str) -> str:
    """The text that `escape` has made this of."""
    for char, mark in reversed(MARKS):
        markup = markup.replace(mark, char)
    return markup


def render(node: Node) -> Html:
    """The markup of a child: escaped text, an element, or any nesting of these."""
    if isinstance(node, Html):
        return node
    if isinstance(node, Tag):
        return node[()]
    if isinstance(node, str):
        return Html(escape(node))
    if node is None or isinstance(node, bool):
        return Html()
    if isinstance(node, int):
        return Html(node)
    return Html("".join(map(render, node)))


def css(always: str, **when: object) -> str:
    """Classes for a Tag: `always`, and each named one whose value is true; `in_hand` is the class in-hand."""
    for name, wanted in when.items():
        if wanted:
            always += f".{_name(name)}"
    return always


@lru_cache
def _name(key: str) -> str:
    """The name in HTML of a keyword: `aria_label` is aria-label, `for_` is for."""
    return key.rstrip("_").replace("_", "-")


@lru_cache(4096)
def _classes(css: str) -> str:
    """The class attribute for ".card.red"; ValueError when the text is not classes with a dot before each."""
    if not _CLASSES.fullmatch(css):
        raise ValueError(f"Classes are written with a dot before each, such as '.card.red', not {css!r}.")
    return f' class="{css[1:].replace(".", " ")}"'


def _without(written: str, name: str) -> str:
    """The written attributes but the one of this name."""
    return "".join(each[0] for each in _ATTRIBUTE.finditer(written) if each[1] != name)


class Tag:
    """An element that still waits for its children."""

    __slots__ = ("attributes", "name")

    def __init__(self, name: str, attributes: str = "") -> None:
        self.name = name
        self.attributes = attributes
        """As they are written, each with a space before it."""

    def __call__(self, css: str = "", /, **attributes: Value) -> "Tag":
        """The element with more classes (".card.red") and attributes; a later one replaces one of the same name.

        ValueError when the first argument is not classes.
        """
        before = written = self.attributes
        if css:
            old, start, rest = before.partition(' class="')
            classes, _, end = rest.partition('"')
            written = f"{old}{start}{classes} {_classes(css)[8:]}{end}" if start else before + _classes(css)
        for key, value in attributes.items():
            if before and f" {_name(key)}" in before:
                written = _without(written, _name(key))
            if value is None or value is False:
                continue
            written += f" {_name(key)}" if value is True else f' {_name(key)}="{escape(str(value))}"'
        return Tag(self.name, written)

    def __getitem__(self, children: Node) -> Html:
        """The markup of the element around its children; ValueError when it is one that cannot have any."""
        if self.name not in VOID:
            return Html(f"<{self.name}{self.attributes}>{render(children)}</{self.name}>")
        if children != ():
            raise ValueError(f"An element {self.name!r} has no children.")
        return Html(f"<{self.name}{self.attributes}>")

    def __repr__(self) -> str:
        """The start of the element, as it is written so far."""
        return f"<{self.name}{self.attributes}> without children"


def __getattr__(name: str) -> Tag:
    """Any element by its name: `from game.ui.html import div, span`."""
    if name.startswith("_"):
        raise AttributeError(name)
    return Tag(name.rstrip("_"))
