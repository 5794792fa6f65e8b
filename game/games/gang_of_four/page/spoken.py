"""What those who listen ask of their hand: which combinations may be played now, and what marked cards still lack."""

from __future__ import annotations

from itertools import groupby

from game.games.gang_of_four.page.hand import preview
from game.games.gang_of_four.page.ids import held_by, ticked
from game.games.gang_of_four.rules.answers import playable
from game.games.gang_of_four.rules.cards import NUMBER, TOP, has
from game.games.gang_of_four.rules.combos import FIVES, KINDS, ONE, Combo
from game.ui.view import Scene


def combinations(scene: Scene) -> str:
    """All that may be played now, kind by kind: single cards by name, the others by their number."""
    if not scene.moves or scene.seen.giving:
        return scene.words("hear.can-give" if scene.moves else "table.not-asked")
    found = sorted(playable(scene.seen, held_by(scene.seen, scene.seat)), key=lambda combo: KINDS.index(combo.kind))
    kinds = [_kind(scene, kind, list(there)) for kind, there in groupby(found, lambda combo: combo.kind)]
    return scene.words.sentences(kinds or [scene.words("page.no-answer")])


def _kind(scene: Scene, kind: str, found: list[Combo]) -> str:
    """The combinations of one kind, each number once."""
    if found[0].family == ONE:
        return scene.words("hear.can", kind=kind, which=scene.words("page.cards", cards=_faces(found)))
    numbers = tuple(dict.fromkeys(_number(scene, combo) for combo in sorted(found, key=_height)))
    if kind in FIVES:
        return scene.words("hear.can-house" if kind == "full_house" else "hear.can-five", kind=kind, which=numbers)
    return scene.words("hear.can", kind=kind, which=scene.words.list(numbers))


def _faces(found: list[Combo]) -> tuple[str, ...]:
    """The faces of single cards."""
    return tuple(dict.fromkeys(combo.cards[0] for combo in found))


def _height(combo: Combo) -> int:
    """The number that a combination goes by: of three in a full house, else the highest."""
    return NUMBER[combo.cards[2 if combo.kind == "full_house" else -1]]


def _number(scene: Scene, combo: Combo) -> str:
    """The same as it is said."""
    return str(_height(combo)) if _height(combo) <= TOP else scene.words("hear.phoenix")


def marked(scene: Scene) -> str:
    """What the selected cards are; while they are nothing that may be played, which they are and what they lack."""
    cards = ticked(scene)
    if not cards:
        return scene.words("hear.none-selected")
    if not scene.moves or scene.seen.giving:
        return preview(scene)
    lack = _lack(scene)
    if 0 in lack:
        return preview(scene)
    more = [
        scene.words("hear.more", n=n, kinds=tuple(scene.words(f"kind.{kind}") for kind in lack[n]))
        for n in sorted(lack)
    ]
    why = "" if more and scene.seen.top else preview(scene)
    return scene.words.sentences(
        [scene.words("hear.so-far", cards=cards), *(more or [scene.words("hear.no-way")]), why]
    )


def _lack(scene: Scene) -> dict[int, list[str]]:
    """The kinds that may be played now with all the selected cards, by how many cards those still lack."""
    cards, found = ticked(scene), playable(scene.seen, held_by(scene.seen, scene.seat))
    fits = sorted({(len(each.cards), KINDS.index(each.kind)) for each in found if has(each.cards, cards)})
    return {n - len(cards): [KINDS[kind] for _, kind in there] for n, there in groupby(fits, lambda fit: fit[0])}
