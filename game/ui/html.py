"""HTML from plain Python: `div(".card", id="c7")["Ace"]` is `<div class="card" id="c7">Ace</div>`, all text escaped.

Attributes go into the brackets (), children into []; None, False and True as children vanish, lists are flattened.
"""

from collections.abc import Iterable
from functools import lru_cache
from html import escape as escaped
from typing import TypeAlias


class Html(str):
    """Markup: text that needs no escaping any more."""

    __slots__ = ()


Node: TypeAlias = "str | int | Tag | Iterable[Node] | None"
escape = lru_cache(4096)(escaped)
"""Text as markup; a page says most of its words again at every answer."""
VOID = frozenset(("br", "hr", "img", "input", "link", "meta"))


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


@lru_cache
def _name(key: str) -> str:
    """What an attribute is called in HTML."""
    return key.rstrip("_").replace("_", "-")


class Tag:
    """An element that still waits for its children."""

    __slots__ = ("attributes", "name")

    def __init__(self, name: str, attributes: str = "") -> None:
        self.name = name
        self.attributes = attributes

    def __call__(self, css: str = "", /, **attributes: str | int | bool | None) -> "Tag":
        """With classes (".card.red") and attributes: aria_label is aria-label, for_ is for; None and False vanish."""
        written = f' class="{css[1:].replace(".", " ")}"' if css else ""
        for key, value in attributes.items():
            if value is None or value is False:
                continue
            written += f" {_name(key)}" if value is True else f' {_name(key)}="{escape(str(value))}"'
        return Tag(self.name, self.attributes + written)

    def __getitem__(self, children: Node) -> Html:
        if self.name in VOID:
            return Html(f"<{self.name}{self.attributes}>")
        return Html(f"<{self.name}{self.attributes}>{render(children)}</{self.name}>")


def __getattr__(name: str) -> Tag:
    """Any element by its name: `from game.ui.html import div, span`."""
    if name.startswith("_"):
        raise AttributeError(name)
    return Tag(name.rstrip("_"))
