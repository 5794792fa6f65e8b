"""The table in words, for those who listen: what the read-out keys say, and what a voice speaks."""

from __future__ import annotations

from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.page import result
from game.games.read_aloud.page.explained import explanation
from game.games.read_aloud.page.happened import happenings
from game.games.read_aloud.page.ids import hand_of, selected
from game.games.read_aloud.page.leaving import left_to_itself
from game.games.read_aloud.page.picking import pick_label, to_pick
from game.games.read_aloud.page.seats import notes
from game.games.read_aloud.page.slips import told
from game.games.read_aloud.page.standings import standing_said
from game.games.read_aloud.page.story import text_read
from game.games.read_aloud.page.wording import banned, condition_said, near_standstill, reader_now
from game.games.read_aloud.rules.state import Spot, State
from game.games.read_aloud.rules.zones import face_up
from game.ui.view import Scene
from game.ui.view.readout import Readout, counts


def _hand(scene: Scene) -> list[str]:
    """The cards held, and what others have done to them since the player's last turn."""
    held = () if scene.seat is None else hand_of(scene.seen, scene.seat)
    cards = [told(scene, spot) for spot in held] or [scene.words("hear.nothing")]
    return [*cards, *happenings(scene)]


def _table(scene: Scene) -> list[str]:
    """The condition, the field, and whatever else is seen."""
    seen: State = scene.seen
    field = [Spot(Place.FIELD, n) for n in range(len(seen.field))]
    others = [
        spot
        for seat in range(len(seen.hands))
        for spot in hand_of(seen, seat)
        if seat != scene.seat and seen.hands[seat][spot.n].key
    ]
    return [
        _condition(scene),
        *near_standstill(scene.words, seen),
        *(told(scene, spot) for spot in (*field, *face_up(seen), *others)),
    ]


def _condition(scene: Scene) -> str:
    seen: State = scene.seen
    if seen.condition is None:
        return scene.words("hear.no-condition")
    said = scene.words("hear.condition", condition=condition_said(scene.words, seen.condition))
    return scene.words.sentences([said, *reader_now(scene.words, seen)])


def _counts(scene: Scene) -> list[str]:
    """Pile and discards, limits and hands, and what is forbidden."""
    seen, words = scene.seen, scene.words
    heaps = words("hear.heaps", pile=len(seen.pile), discards=len(seen.discards), field=len(seen.field))
    limits = words("hear.limits", field=seen.limits[0], hands=seen.limits[1])
    order = [words("page.reversed") + words("page.stop")] if seen.onward < 0 else []
    return [heaps, limits, *counts(scene), *order, *(banned(words, act) for act in seen.bans)]


def _score(scene: Scene) -> list[str]:
    """What would decide now, and what is to be known of the players."""
    if scene.seen.last:
        return _result(scene)
    said = [
        scene.words("hear.note", seat=seat, note=note)
        for seat in range(len(scene.seen.hands))
        for note in notes(scene.seen, seat)
    ]
    now = [standing_said(scene.words, scene.seen)] if scene.seen.condition else []
    return [_condition(scene), *now, *said]


def _selected(scene: Scene) -> str:
    if to_pick(scene):
        return pick_label(scene)
    spot = selected(scene)
    return told(scene, spot) if spot else ""


def _result(scene: Scene) -> list[str]:
    last = scene.seen.last
    return result.told(scene, last) if last else []


def _aloud(scene: Scene) -> str:
    """The text of the card that has just been read, if this device speaks it; empty for none."""
    return text_read(scene) if scene.settings.get("speech") == "on" else ""


heard = Readout(
    hand=_hand,
    table=_table,
    counts=_counts,
    score=_score,
    selected=_selected,
    result=_result,
    more={"aloud": _aloud, "lifted": _selected, "standing": left_to_itself, "fold condition": explanation},
).heard
