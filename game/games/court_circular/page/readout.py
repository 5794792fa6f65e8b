"""The table in words, for those who listen: what the read-out keys and buttons say."""

from __future__ import annotations

from functools import partial

from game.core.rules import Event, Saying
from game.games.court_circular.page.coach import quiet
from game.games.court_circular.page.gains import taken
from game.games.court_circular.page.ids import choosing, ends_pack, held_by, selected
from game.games.court_circular.page.naming import defined
from game.games.court_circular.page.preview import preview
from game.games.court_circular.page.prospects import drop_asked, meaning_of, so_far
from game.games.court_circular.page.result import goes_on, headline, ranked, sum_of, what, why
from game.games.court_circular.page.result import made as made_in
from game.games.court_circular.page.seats import ROLES, meaning, total
from game.games.court_circular.page.seats import told as disclosed
from game.games.court_circular.page.status import stock
from game.games.court_circular.rules.answers import DROP
from game.games.court_circular.rules.cards import Cards
from game.games.court_circular.rules.decided import decided
from game.games.court_circular.rules.hands import classes
from game.games.court_circular.rules.state import Round, State
from game.ui.view import Scene, readout
from game.ui.view.readout import Readout, by_seat

BEGINS = ("round", "round-last")
"""The kinds of the event with which a round begins."""
OPENING = ("drew", "draw", "pack", "dealt", *BEGINS)
"""The kinds of that and of all that comes with it."""
ENDS = ("won", "won-card", "won-drop")
"""The kinds of the event that ends a round."""
TAKEN = ("took-up", "took-down")
"""The kinds of what was taken: the result of the last round of a pack tells it, too."""
LEFT_OUT = ("drew", "draw", "pack", "dealt", "made", "made-none", *ENDS, "chose", "counted")
"""The kinds of what the result tells, and what the keys read out."""


def opens(event: Event) -> bool:
    """Whether a round begins with this piece of news."""
    return event.kind in OPENING


def told(scene: Scene, news: tuple[Event, ...]) -> list[str]:
    """The cards laid, what a rival has made, who has dropped out, what was taken, and the lead of a round.

    Once the match is decided, the lead comes with that.
    """
    kinds = {event.kind for event in news}
    ended = not kinds.isdisjoint(ENDS)
    left_out = (*LEFT_OUT, *TAKEN) if ended or _foretold(scene) else LEFT_OUT
    said = readout.told(scene.words, news, left_out, ENDS, lambda: _result(scene, choosing(scene)))
    said = said if ended else [*said, *_newly_made(scene, news)]
    begins = not kinds.isdisjoint(BEGINS)
    return [*said, stock(scene)] if begins and decided(scene.seen) is not None else said


def _foretold(scene: Scene) -> bool:
    """Whether the last result has told already what its winner takes: a rival, face down, whose points are the same."""
    last, terms = scene.seen.last, scene.seen.terms
    return last is not None and last.winner != scene.seat and not (last.up or terms.down_extras)


def _newly_made(scene: Scene, news: tuple[Event, ...]) -> list[str]:
    """The hand that a rival's row has come to make with the card just laid; its round tells of those at its end."""
    seen: State = scene.seen
    said = []
    for seat in (event.facts["seat"] for event in news if event.kind == "laid"):
        row = seen.rows[seat]
        made, before = (so_far(seen, cards).name for cards in (row, row[:-1]))
        if seat != scene.seat and made not in ("none", before):
            said.append(scene.words("hear.makes", seat=seat, hand=made))
    return said


def _ranks(scene: Scene) -> list[str]:
    """Every hand and what makes it, the strongest first."""
    names = (name for name in classes(scene.seen.terms.sheet) if name != "none")
    lines = [scene.words("page.what", hand=name, what=meaning_of(scene, name)) for name in names]
    return [scene.words("hear.ranks"), *lines]


def _selected(scene: Scene) -> str:
    return preview(scene) if selected(scene) else ""


def _hand(scene: Scene) -> list[str]:
    return [readout.cards(scene, held_by(scene)), preview(scene)]


def _table(scene: Scene) -> list[str]:
    """The lead and every row, from the first-hand on; after the match, those of the last round."""
    seen: State = scene.seen
    if seen.lead is None:
        return _rows_of(scene, seen.last) if seen.last else [scene.words("hear.no-lead")]
    rows = [_row(scene, seat, seen.rows[seat], _made(seen, seat)) for seat in seen.order]
    return [scene.words("hear.lead", card=seen.lead), *rows]


def _made(seen: State, seat: int) -> Saying:
    if seat in seen.dropped:
        return "page.dropped", {}
    return f"hand.{so_far(seen, seen.rows[seat]).name}", {}


def _row(scene: Scene, seat: int, cards: Cards, made: Saying) -> str:
    if not cards:
        return scene.words("hear.empty", seat=seat)
    return scene.words("hear.row", seat=seat, cards=cards, hand=made)


def _rows_of(scene: Scene, last: Round) -> list[str]:
    """The rows of a finished round, the best first."""
    rows = [_row(scene, seat, last.rows[seat], made_in(last, seat)) for seat in ranked(last)]
    return [scene.words("hear.lead", card=last.lead), *rows]


def _counts(scene: Scene) -> list[str]:
    """Cards in hand, the stock, and what everyone must disclose of the heaps."""
    seen: State = scene.seen
    heaps = [disclosed(scene, seat) for seat in range(len(seen.hands)) if seen.up[seat] or seen.down[seat]]
    return [*readout.counts(scene), scene.words("hear.stock", n=len(seen.stock)), *heaps]


def _score(scene: Scene) -> list[str]:
    """The totals as they stand beside the names, what of them was counted before this pack, and when it is decided."""
    seen: State = scene.seen
    if seen.asked is None:
        return by_seat(scene, "hear.points", seen.totals)
    totals = [scene.words("hear.total", seat=seat, total=total(seen, seat)) for seat in range(len(seen.totals))]
    before = scene.words.list(by_seat(scene, "hear.counted-of", seen.totals))
    return [*totals, *([scene.words("hear.counted", totals=before)] if any(seen.totals) else []), stock(scene)]


def _result(scene: Scene, is_asked: bool = False) -> str:
    """Who has won the round, unless what is asked next says it, why, and at a pack's end the count."""
    seen: State = scene.seen
    last = seen.last
    if last is None:
        return ""
    count = seen.tally if ends_pack(seen, last) else None
    sums = [sum_of(scene, count, seat) for seat in range(len(count.totals))] + [goes_on(scene, count)] if count else []
    said = ["" if is_asked else headline(scene, last), why(scene, last), *what(scene, last), *taken(scene, last), *sums]
    return scene.words.sentences(said)


_READOUT = Readout(
    hand=_hand,
    table=_table,
    counts=_counts,
    score=_score,
    selected=_selected,
    result=_result,
    more={
        f"twice {DROP}": drop_asked,
        "quiet": quiet,
        "ranks": _ranks,
        **{f"about {role}": partial(meaning, role=role) for role in ROLES},
    },
)


def heard(scene: Scene, what: str) -> str:
    """What is read out by this name; `hand <name>` says what makes that hand."""
    first, _, name = what.partition(" ")
    if first == "hand" and name in classes(scene.seen.terms.sheet):
        return defined(scene, name)
    return _READOUT.heard(scene, what)
