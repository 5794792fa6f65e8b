"""Quotation marks: a quotation inside another one has the marks of the other kind, 「…『…』…」 and “…‘…’…”."""

from __future__ import annotations

KINDS = (("「『", "」』"), ("“‘", "”’"))
"""The marks that open and those that close, outside first."""
_OPENING = {mark: (opening, closing) for opening, closing in KINDS for mark in opening}
_CLOSING = {mark: (opening, closing) for opening, closing in KINDS for mark in closing}
_APOSTROPHE, _SINGLE = "’", "‘"


def nested(text: str) -> str:
    """The same text, every quotation with the marks of its depth, counted apart for each kind of marks."""
    if "『" not in text and _SINGLE not in text and text.count("「") + text.count("“") < 2:
        return text
    signs = list(text)
    is_open: list[str] = []
    for n, sign in enumerate(signs):
        if sign in _OPENING:
            signs[n] = _OPENING[sign][0][_depth(is_open, sign) % 2]
            is_open.append(sign)
        elif sign in _CLOSING and _closes(is_open, sign, text[n + 1 : n + 2]):
            mark = is_open.pop()
            signs[n] = _OPENING[mark][1][_depth(is_open, mark) % 2]
    return "".join(signs)


def _depth(is_open: list[str], mark: str) -> int:
    """How many quotations with marks of this kind are open."""
    return sum(_OPENING[each] == _OPENING[mark] for each in is_open)


def _closes(is_open: list[str], sign: str, after: str) -> bool:
    """Whether this sign ends the innermost quotation; an apostrophe does not."""
    if not is_open or _OPENING[is_open[-1]] != _CLOSING[sign]:
        return False
    return sign != _APOSTROPHE or (is_open[-1] == _SINGLE and not after.isalpha())
