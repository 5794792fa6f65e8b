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

    def all(self, tag: str = "", css: str = "") -> list[Element]:
        """The elements of this tag and class below, in order."""
        found = []
        for child in self.children:
            if tag in ("", child.tag) and (not css or css in child.css):
                found.append(child)
            found += child.all(tag, css)
        return found

    def one(self, tag: str = "", css: str = "") -> Element:
        """The only such element."""
        [found] = self.all(tag, css)
        return found

    def cards(self) -> tuple[str, ...]:
        """The cards drawn in it: the symbols used, without the game's name; neither backs nor marks."""
        used = [(use.attributes.get("href") or "").rpartition("-") for use in self.all("use")]
        return tuple(name for game, _, name in used if name != "back" and not game.endswith(("-mark", "-ring")))

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


def parsed(markup: str) -> Element:
    """The same of a page in which no id is there twice and no slot was left open."""
    root = tree(markup)
    ids = [each.attributes["id"] for each in root.all() if "id" in each.attributes]
    assert len(ids) == len(set(ids)), [name for name in ids if ids.count(name) > 1]
    assert not set("{}*") & set(root.text)
    return root
