"""What a round brings its winner, in words: the cards but the next lead, how they lie, and what they count."""

from __future__ import annotations

from game.core.cards import without
from game.core.rules import Saying
from game.games.court_circular.page.seats import PAIR
from game.games.court_circular.rules.answers import offered
from game.games.court_circular.rules.options import Terms
from game.games.court_circular.rules.score import points
from game.games.court_circular.rules.state import Round
from game.ui.view import Scene


def taken(scene: Scene, last: Round) -> list[str]:
    """What the winner has taken, or will take who still chooses a lead."""
    if not last.taken:
        return _takes(scene, last)
    cards: Saying = ("page.but-card" if last.chosen else "page.all-cards"), {"n": len(last.taken), "card": last.chosen}
    key = "page.took-up" if last.up else "page.took-down"
    return [scene.words(key, seat=last.winner, cards=cards, points=last.points, why=_why_down(scene))]


def _takes(scene: Scene, last: Round) -> list[str]:
    """What the winner will take who still chooses the next lead, and what that counts, from the least to the most."""
    if not (seen := scene.seen).choosing:
        return []
    rest = [points(without(seen.on_table, card), last.up, seen.terms) for card in offered(seen)]
    least, most = min(rest), max(rest)
    counts: Saying = (
        ("page.points-of", {"least": least, "most": most}) if least < most else ("page.points", {"n": least})
    )
    n, brief = len(seen.on_table), len(last.rows) > PAIR  # of three or four rows there is no room for more
    cards: Saying = ("page.of-cards", {"n": n - 1, "all": n}) if brief else ("page.but-lead", {"n": n - 1})
    key = "page.takes-up" if last.up else "page.takes-down"
    return [scene.words(key, seat=last.winner, cards=cards, points=counts, why=_why_down(scene))]


def _why_down(scene: Scene) -> Saying:
    """Why a winner takes the cards face down, and where that is so that each counts 1."""
    each = "" if scene.seen.terms.down_extras else "-each"
    return f"page.down-{'first' if scene.seen.terms.first_hand_up else 'dealer'}{each}", {}


def worth(scene: Scene) -> list[str]:
    """What the cards of a round will count for its winner, and for whom they will lie face down."""
    terms: Terms = scene.seen.terms
    less: Saying = ("page.one-less" if terms.down_extras else "page.only-one"), {}
    down = "page.lies-first" if terms.first_hand_up else "page.lies-dealer"
    return [scene.words("page.counts"), scene.words(down, counts=less)]
