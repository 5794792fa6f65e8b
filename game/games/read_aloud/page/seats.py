"""The players on the page: name, what is to be known of each, and the cards held, seen or not."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.rules import Saying
from game.games.read_aloud.language.effects import Face
from game.games.read_aloud.page.drawing import picture
from game.games.read_aloud.page.happened import happened
from game.games.read_aloud.page.ids import card_id, hand_of
from game.games.read_aloud.page.result import fall
from game.games.read_aloud.page.since import did
from game.games.read_aloud.page.slips import usable
from game.games.read_aloud.rules.state import Spot, State
from game.games.read_aloud.rules.zones import at
from game.ui.html import Html, span
from game.ui.view import Scene
from game.ui.view.seats import Panel, seat_panel

LOSER = "page.loser"
"""The key of what stands beside a player who has lost."""


def notes(seen: State, seat: int) -> Iterator[Saying]:
    """What is to be known of a player: having lost, a limit of their own, a hand that lies otherwise."""
    if seat in seen.losers:
        yield LOSER, {}
    if seen.offsets[seat]:
        yield "page.own-limit", {"n": max(0, seen.limits[1] + seen.offsets[seat])}
    if seen.faces[1 + seat] is not Face.HIDDEN:
        apart = _apart(seen, seat)
        yield ("page.not-all-open", {"n": apart}) if apart else (_lies(seen, seat), {})


def _lies(seen: State, seat: int) -> str:
    """The key of the sentence that tells how a whole hand lies."""
    return f"face.{seen.faces[1 + seat].value}"


def _apart(seen: State, seat: int) -> int:
    """The number of cards in an open hand that lie otherwise, and so are not seen by all."""
    if seen.over or seen.faces[1 + seat] is not Face.OPEN:
        return 0
    return sum(piece.face not in (None, Face.OPEN) for piece in seen.hands[seat])


def _badge(scene: Scene, seat: int, note: Saying) -> Html:
    """A note as a badge; how a hand lies is shown by an eye as well."""
    said = scene.words.say(note)
    if note[0] == LOSER:
        return span(".box.out", title=fall(scene, seat))[said]
    if note[0] not in (_lies(scene.seen, seat), "page.not-all-open"):
        return span(".box")[said]
    return span(".box.lies")[picture(scene.seen.faces[1 + seat].value, ".eye"), span[said]]


def seat_of(scene: Scene, seat: int) -> Html:
    """All about one seat but the viewing seat's cards, which `hand` draws."""
    seen: State = scene.seen
    acts = not seen.over and seat == (seen.asked.seat if seen.asked else seen.turn)
    badges = [*(_badge(scene, seat, note) for note in notes(seen, seat)), did(scene, seat)]
    badges = [*badges, happened(scene)] if seat == scene.seat else badges
    holds = scene.words("page.holds", n=len(seen.hands[seat]))
    count = span(f".counter.seat{seat}", aria_hidden="true", title=holds)[len(seen.hands[seat])]
    held = span(".unseen")[holds]
    backs = None if seen.over or seat == scene.seat else _backs(scene, seat)
    panel = Panel([count, held], backs, badges, turn=acts, won=seat in seen.victors)
    return seat_panel(scene, seat, panel)


def in_hand(scene: Scene, seat: int) -> list[Spot]:
    """The cards of a rival that are seen or may be chosen: they lie in the middle as slips."""
    return [spot for spot in hand_of(scene.seen, seat) if usable(scene, spot)]


def _backs(scene: Scene, seat: int) -> Html:
    """The other cards of a rival, as small backs."""
    slips = in_hand(scene, seat)
    return span(".backs", aria_hidden="true")[
        [_back(scene, spot) for spot in hand_of(scene.seen, seat) if spot not in slips]
    ]


def _back(scene: Scene, spot: Spot) -> Html:
    return span(".back", id=card_id(at(scene.seen, spot)))[picture("back")]
