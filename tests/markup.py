"""A page's markup as a tree, for tests that look at what it says."""

from __future__ import annotations

from html.parser import HTMLParser

from game.ui.html import VOID


class Element:
    """An element of the page, as far as tests look."""

    def __init__(self, tag: str, attributes: dict[str, str | None]) -> None:
        self.tag, self.attributes = tag, attributes
        self.css = (attributes.get("class") or "").split()
        self.children: list[Element] = []
        self.text = ""

    def all(self, tag: str, css: str = "") -> list[Element]:
        """The elements of this tag and class below, in order."""
        found = []
        for child in self.children:
            if child.tag == tag and (not css or css in child.css):
                found.append(child)
            found += child.all(tag, css)
        return found

    def by_id(self, name: str) -> Element | None:
        """The element with this id."""
        below = (child.by_id(name) for child in self.children)
        return self if self.attributes.get("id") == name else next(filter(None, below), None)


class _Parser(HTMLParser):
    """Fails where an element is closed that was not opened last."""

    def __init__(self) -> None:
        super().__init__()
        self.open = [Element("", {})]

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        element = Element(tag, dict(attributes))
        self.open[-1].children.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop().tag == tag

    def handle_data(self, text: str) -> None:
        for element in self.open:
            element.text += text


def tree(markup: str) -> Element:
    """The tree of a markup that is well-formed."""
    parser = _Parser()
    parser.feed(markup)
    parser.close()
    [root] = parser.open
    return root
