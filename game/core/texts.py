"""Texts from outside: judged by their size first, read in linear time, and never with half a character in them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any

LONGEST = 1_000_000
"""Characters of a stored text that is looked at: ten times the save of the longest match."""
MOST_NESTED = 64
"""Brackets of a JSON text that may stand one in the other."""

_STRING = re.compile(r'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
"""A string of JSON, also one that does not end; possessive, so that nothing is looked at twice."""
_NO_BRACKET = re.compile(r"[^\[\]{}]+")
_TOO_MANY = re.compile(rf"[\[{{]{{{MOST_NESTED + 1}}}")
_HALF = re.compile("[\ud800-\udfff]")
"""Half of a character: JSON and JavaScript can hold one, UTF-8 cannot."""


def parsed(text: str, most: int = LONGEST) -> Any:
    """The data in a JSON text; ValueError when it is none, or too long, or too deep for a browser's stack."""
    if len(text) > most:
        raise ValueError(len(text))
    if _deep(text):  # in a browser this would not raise RecursionError but end the whole Python
        raise ValueError("nested too deeply")
    return json.loads(text)


def _deep(text: str) -> bool:
    """Whether the brackets of a JSON text nest deeper than anything of ours, or do not match."""
    if text.count("[") + text.count("{") <= MOST_NESTED:
        return False
    brackets = _NO_BRACKET.sub("", _STRING.sub("", text))
    if _TOO_MANY.search(brackets):
        return True
    for _ in range(MOST_NESTED):
        brackets = brackets.replace("[]", "").replace("{}", "")
    return bool(brackets)


def dumps(data: Any) -> str:
    """Compact JSON that can be kept and sent anywhere: half a character stands as its escape."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text if _sound(text) else _HALF.sub(lambda half: f"\\u{ord(half[0]):04x}", text)


def whole(text: str) -> str:
    """The text with a replacement character for each half of one."""
    return text if _sound(text) else text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def size(text: str) -> int:
    """The bytes of a text in a file."""
    return len(text.encode(errors="surrogatepass"))


def plain(text: str, most: int) -> str:
    """What somebody typed as a name: one line that can be seen, and not long."""
    seen = "".join(sign for sign in text[: 4 * most] if sign.isprintable() or sign.isspace())
    return " ".join(seen.split())[:most]


def capitalized(text: str) -> str:
    """The text with a large first letter; the others as they are."""
    return text[:1].upper() + text[1:]


def are_texts(values: Iterable[object]) -> bool:
    """Whether all of these are texts."""
    return {*map(type, values)} <= {str}


def _sound(text: str) -> bool:
    """Whether the text has only whole characters."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
