"""Acts that a Japanese clause names because they are forbidden or allowed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.games.read_aloud.language.effects import Act, Face, Place
from game.games.read_aloud.reading.ja.deeds import ACTS
from game.games.read_aloud.reading.ja.parts import Part, Parts, without
from game.games.read_aloud.reading.roles import Noun, Roles

EVERYBODY: tuple[list[Any], ...] = ([], [Place.HANDS], ["nobody"], ["players"])
"""Of whom a ban is said."""


def act(verbs: Sequence[str], parts: Parts, marks: Part) -> Part | None:
    """The act that is named by a verb with its parts, such as 「手札を捨てること」; None where it cannot be banned."""
    cards = [without(part, "card") for _, part in parts if part != {"card": True}]
    if marks or len(cards) > 1 or any(particle == "d" for particle, _ in parts):
        return None
    part = cards[0] if cards else {}
    place = None if part.get("noun") is Noun.GAME else part.get("zone")
    found = next((ACTS[verb, place] for verb in verbs if (verb, place) in ACTS), None)
    if part.get("noun", Noun.GAME) is not Noun.GAME or ("noun" in part and found is not Act.END):
        return None
    anybody = part.get("who") in (None, "nobody", Place.HANDS)
    face = part.get("face", Face.OPEN) is Face.OPEN and ("face" not in part or place is Place.PILE)
    return {"act": found} if found and anybody and face and {*part} <= {"noun", "zone", "who", "face"} else None


def bans(verbs: Sequence[str], parts: Parts, marks: Part) -> Part | None:
    """「交換の禁止」, 「すべての禁止」: the act that is banned, or all that is."""
    if "ban" not in verbs or marks or len(parts) > 1:
        return None
    if not parts:
        return {"noun": Noun.BANS, "some": True}
    part = parts[0][1]
    return {**part, "banned": True} if {*part} == {"act"} else {"noun": Noun.BANS} if part == {"all": True} else None


def forbidden(verbs: Sequence[str], parts: Parts, marks: Part) -> Roles | None:
    """The act that is said to be forbidden or allowed, of all players."""
    people = [part["who"] for _, part in parts if {*part} == {"who"}]
    rest = [each for each in parts if {*each[1]} != {"who"}]
    done = rest[0][1] if "again" in verbs and len(rest) == 1 and {*rest[0][1]} == {"act"} and not marks else None
    named = done or act(verbs, rest, marks)
    return Roles(act=named["act"]) if named and people in EVERYBODY else None
