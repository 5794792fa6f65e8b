"""What the rules pages of several games have: where whole sheets of rules differ."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.rules import Option
from game.ui.html import Html, caption, div, table, tbody, td, th, thead, tr
from game.words import Words

Presets = Mapping[str, Mapping[str, str]]


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
    return div(".wide", tabindex="0", role="group", aria_label=words("sheets.caption"))[inside]
