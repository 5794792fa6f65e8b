"""The forms of English verbs, and what stands before them: must, may, cannot, is."""

from __future__ import annotations

import re

from game.games.read_aloud.reading.en.productions import Rows, same
from game.games.read_aloud.reading.en.words import ACTS, Verb, Verbs

_DOUBLED = re.compile(r"^[^aeiou]*[aeiou][^aeiouwxy]$|mit$")


def third(verb: str) -> str:
    """He discards."""
    if verb in ("be", "have", "go", "do"):
        return {"be": "is", "have": "has", "go": "goes", "do": "does"}[verb]
    if re.search(r"(?:s|sh|ch|x|z)$", verb):
        return f"{verb}es"
    return f"{verb[:-1]}ies" if re.search(r"[^aeiou]y$", verb) else f"{verb}s"


def past(verb: str) -> str:
    """Discarded."""
    if verb.endswith("e"):
        return f"{verb}d"
    if re.search(r"[^aeiou]y$", verb):
        return f"{verb[:-1]}ied"
    return f"{_doubled(verb)}ed"


def ing(verb: str) -> str:
    """Discarding."""
    return f"{verb[:-1]}ing" if verb.endswith("e") and verb not in ("be", "see") else f"{_doubled(verb)}ing"


def _doubled(verb: str) -> str:
    return verb + verb[-1] if _DOUBLED.search(verb) else verb


def _rows() -> dict[str, dict[str, Verbs]]:
    """Every form of every verb, with all verbs that it can be."""
    rows: dict[str, dict[str, list[Verb]]] = {"Base": {}, "Third": {}, "Done": {}, "Ing": {}}
    for act, entries in ACTS.items():
        for entry in entries.split("|"):
            words, *parts = re.split(r" (?=[+~])", entry)
            first, _, rest = words.partition(" ")
            forms = first.split(",")
            base = forms[0]
            done = forms[2] if len(forms) > 2 else past(base)
            small = tuple(part.lstrip("+") for part in parts) + tuple(part[1:] for part in parts if part[0] == "~")
            for name, form, kind in (
                ("Base", base, "base"),
                ("Base", "are" if base == "be" else "", "base"),
                ("Base", "am" if base == "be" else "", "base"),
                ("Third", third(base), "third"),
                ("Done", done, "part"),
                ("Ing", ing(base), "ing"),
            ):
                if form:
                    pattern = f"{form} {rest}".strip()
                    rows[name].setdefault(pattern, []).append(Verb(act, f"{base} {rest}".strip(), small, kind))
    return {name: {pattern: Verbs(verbs) for pattern, verbs in each.items()} for name, each in rows.items()}


ROWS = _rows()
BASES = frozenset(pattern.split()[0] for pattern in ROWS["Base"])
"""First words of verbs as one tells somebody what to do."""


def _as(mood: str, passive: bool = False, modal: bool = False, form: str = "") -> object:
    """All of them with what stands before them."""

    def made(*found: object) -> Verbs:
        verbs = next(each for each in reversed(found) if isinstance(each, Verbs))
        shared = next((each for each in found if isinstance(each, str)), "")
        kept = [each for each in verbs if not (passive and each.lemma.startswith("be "))]
        return Verbs(
            each._replace(mood=mood, passive=passive, modal=modal, form=form or each.form, shared=shared)
            for each in kept
        )

    return made


VERBS: dict[str, Rows] = {
    **ROWS,
    "Must": {
        "must|has/have to|shall|will|should|needs/need to|is/are to|has/have got to|is/are required/obliged/forced/told/asked/requested to|ought to|is/are made/supposed/expected/instructed/compelled to|deserves/deserve to|to": True
    },
    "May": {"may|is/are Again? allowed/permitted to|is/are Again? free to": True},
    "Can": {"can|could": True},
    "Again": {"again|once again/more|now": True},
    "Not": {
        "may/can/must/shall/could/will not|cannot|may/can/must/will no longer|is/are not allowed/permitted to|is/are not any more allowed to|is/are no longer allowed/permitted to|is/are not to|is/are asked/requested/told/required not to|may/must never|can never|is/are forbidden/prohibited to|may not any longer|is/are forbidden from": True
    },
    "Be": {"is|are|gets|get|become|becomes": True},
    "Been": {"be|get": True},
    "Had": {"has/have already/just/now/thereby?|is/are now": True},
    "Adverb": {
        "choose/chooses and|go ahead and|go and|just|quickly|please|kindly|now|also|then|immediately|simply|secretly|hereby|duly|first|next|instantly|only|again|once again|once more": True
    },
    "Shared": {"each": "each", "all": "all", "both": "both"},
    "Verbs": {
        "Base|Third|Done": same,
        "Must Adverb? Base": _as("", modal=True),
        "Adverb Base|Adverb Third": same,
        "Shared Base|Shared Third": _as(""),
        "Must Shared Base|Shared Must Base": _as("", modal=True),
        "May Shared Base": _as("may", modal=True),
        "Can Shared Base": _as("may", modal=True, form="can"),
        "Not Shared Base": _as("not"),
        "Be Shared Done|Must Shared? Been Shared Done": _as("", passive=True),
        "gets/get to Base": _as("", modal=True, form="gets"),
        "May Adverb? Base": _as("may", modal=True),
        "Can Adverb? Base": _as("may", modal=True, form="can"),
        "Not Adverb? Base": _as("not"),
        "Be Adverb? Done|Must Adverb? Been Adverb? Done|has been Done|have been Done": _as("", passive=True),
        "Had Done": lambda verbs: Verbs(each._replace(form="perfect") for each in verbs),
        "May Adverb? Been Adverb? Done": _as("may", passive=True),
        "Can Adverb? Been Adverb? Done": _as("may", passive=True, form="can"),
        "Not Adverb? Been Adverb? Done": _as("not", passive=True),
    },
}
