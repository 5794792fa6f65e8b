"""docs/wire.md lists every attribute by which views, page and shell understand each other, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

from game.ui import effects
from game.ui.app import MESSAGES
from game.ui.effects import Claim, Store, on_the_wire
from game.ui.protocol import Answer
from game.ui.wire import Wire
from tests.ui.page import Page

ROOT = Path(__file__).parent.parent
LISTED = {*re.findall(r"^\| `(data-[a-z-]+)`", (ROOT / "docs/wire.md").read_text(encoding="utf-8"), re.MULTILINE)}
PAGE = (ROOT / "game/page.py").read_text(encoding="utf-8")


def texts(folder: str, *ends: str) -> str:
    """All files below a folder with these ends, one after the other."""
    found = (path for end in ends for path in sorted((ROOT / folder).rglob(f"*.{end}")))
    return "\n".join(path.read_text(encoding="utf-8") for path in found)


def with_hyphens(name: str) -> str:
    """`data_copy_of` and `copyOf` as the attribute `data-copy-of`."""
    return "data-" + re.sub(r"([A-Z])", r"-\1", name.removeprefix("data_")).replace("_", "-").lower()


def written() -> set[str]:
    """Every attribute that the program writes or reads."""
    python, shell = texts("game", "py"), texts("static", "js", "mjs", "css") + texts("game", "css")
    page = (ROOT / "index.html").read_text(encoding="utf-8") + (ROOT / "rules.html").read_text(encoding="utf-8")
    plain = re.findall(r"data-[a-z]+(?:-[a-z]+)*", PAGE + shell + page)
    named = re.findall(r"\b(data_[a-z_]+)=", python) + re.findall(r"dataset\??\.([a-zA-Z]+)", shell)
    return {*plain, *map(with_hyphens, named)}


def test_every_attribute_is_listed() -> None:
    assert sorted(written() - LISTED) == []


def test_nothing_is_listed_that_is_not_there() -> None:
    assert sorted(LISTED - written() - {"data-theme", "data-text", "data-motion", "data-sound"}) == []
    assert {"data-theme", "data-text", "data-motion", "data-sound"} <= {*Page().answer["root"]}


def test_the_page_performs_every_kind_of_effect() -> None:
    kinds = {kind.__name__.lower() for kind in effects.Effect.__args__}
    performed = {*re.findall(r'"([a-z]+)"', PAGE.partition("def perform")[2].partition("\n\n\n")[0])}
    assert kinds - performed == {"polite", "assertive"}  # whatever else there is, is announced


def test_an_effect_is_its_kind_and_its_fields() -> None:
    assert on_the_wire(Store("a", "b")) == ("store", "a", "b")
    assert on_the_wire(Claim()) == ("claim", "", "")


def test_an_answer_has_the_fields_it_promises() -> None:
    assert [*Page().answer] == [*Answer._fields]


def test_three_messages_are_answered_by_the_worker_itself() -> None:
    assert {"more", "hint", "qr"} - {*MESSAGES} == {"more"}  # the others refuse, when it is not their time
    assert all(hasattr(Wire, name) for name in ("more", "hint", "qr"))
