"""The players on the page: name, points, who deals and who leads, the cards held, and the heaps won."""

from __future__ import annotations

from game.core.rules import Saying
from game.games.court_circular.page.drawing import picture, slip
from game.games.court_circular.page.ids import card_id, held_by, in_order, on_table, tops
from game.games.court_circular.page.reveal import GAINED, gain
from game.games.court_circular.rules.cards import DECK
from game.games.court_circular.rules.options import Terms
from game.games.court_circular.rules.score import counted, heap, totals
from game.games.court_circular.rules.state import State
from game.ui.html import Html, Node, div, li, p, span, ul
from game.ui.view import Scene
from game.ui.view.hand import backs_held
from game.ui.view.parts import fold_button, to_guide
from game.ui.view.seats import Panel, badge, seat_panel
from game.ui.view.stages import stage

ROLES = ("dealer", "first-hand")
"""What a seat may be in a round, as the ends of keys."""
PAIR = 2
"""The players who have room for all that is said of a heap; of more, a rival's button says its points."""


def asking(scene: Scene, seat: int) -> bool:
    """Whether somebody at the page has asked about this seat's heaps."""
    return _fold(seat) in scene.folds


def told(scene: Scene, seat: int) -> str:
    """The answer about a seat's heaps (S27)."""
    found = heap(scene.seen, seat)
    n = counted(scene.seen)[seat]
    facts = {"seat": seat, "up": found.up, "down": found.down, "cards": found.up + found.down, "n": n}
    said = scene.words("page.heap", courts=found.courts, hearts=found.hearts, **facts)
    ways = [way for way, there in ((True, found.up), (False, found.down)) if there]
    return scene.words.sentences([said, *(scene.words(counts(scene.seen.terms, way)) for way in ways)])


def _disclosed(scene: Scene, seat: int) -> Html:
    """The answer about a seat's heaps, and the cards that lie there face up, the best suit and number first."""
    up = sorted(scene.seen.up[seat], key=DECK.index, reverse=True)
    cards = [li[slip(scene.words(f"card.{card}"), card)] for card in up]
    label = scene.words("page.up", n=len(up))
    return div(".over.disclosed")[
        p(role="status")[told(scene, seat)], ul(".slips.up", aria_label=label)[cards] if up else None
    ]


def counts(terms: Terms, up: bool) -> str:
    """The key of the sentence that says what cards count that lie this way."""
    if up:
        return "page.counts-up"
    return "page.counts-down-more" if terms.down_extras else "page.counts-down"


def total(seen: State, seat: int) -> Saying:
    """The points of a seat, as if the pack were counted now, and of how many as long as that is more."""
    return _points(seen, totals(seen)[seat])


def _points(seen: State, n: int) -> Saying:
    return "page.total" if n < seen.terms.target else "page.points", {"n": n, "target": seen.terms.target}


def _counter(scene: Scene, seat: int) -> Html:
    """The points of a seat, which change once the cards taken have landed."""
    seen: State = scene.seen
    now, won, words = totals(seen)[seat], gain(seen, seat), scene.words
    was = span(".was", aria_hidden="true", **stage(GAINED))[words.say(_points(seen, now - won))] if won else None
    return span(f".counter.seat{seat}")[words.say(_points(seen, now)), was]


def seat_of(scene: Scene, seat: int) -> Html:
    """All about one seat but its row."""
    seen: State = scene.seen
    badges = [] if marked_at_row(scene, seat) else roles(scene, seat)
    badges += [to_guide(scene.words)] if seat == scene.seat and seen.asked is not None else []
    backs = None if seen.asked is None else backs_held(scene, seat, picture)
    heaps = [
        _heaps(scene, seat),
        _disclosed(scene, seat) if asking(scene, seat) else None,
    ]
    return seat_panel(scene, seat, Panel(_counter(scene, seat), backs, badges, inside=heaps, turn=seat == seen.asked))


def kept(scene: Scene) -> Html | None:
    """The viewing seat's cards that are left, while a rival's result is read; each knows its place in the hand."""
    if scene.seat is None or not scene.seen.choosing or scene.moves or not on_table(scene) or not held_by(scene):
        return None
    dealt = in_order(scene, (*held_by(scene), *scene.seen.rows[scene.seat]))
    cards = [
        li(style=f"--place: {i}")[
            span(".card", id=card_id(card), role="img", aria_label=scene.words(f"card.{card}"))[picture(card)]
        ]
        for i, card in enumerate(dealt, 1)
        if card in scene.held
    ]
    return div(".left-over", role="group", aria_label=scene.words("page.kept"))[
        span(aria_hidden="true")[scene.words("page.kept")], ul(".open-cards")[cards]
    ]


def _fold(seat: int) -> str:
    return f"heap-{seat}"


def marked_at_row(scene: Scene, seat: int) -> bool:
    """Whether the row of a seat says that it deals or begins: of several rivals, whose seats are full."""
    return seat != scene.seat and len(scene.players) > PAIR


def roles(scene: Scene, seat: int) -> list[Html]:
    """That a seat deals or begins."""
    seen: State = scene.seen
    found = {"dealer": seen.dealer, "first-hand": seen.first} if seen.asked is not None else {}
    return [
        badge(seat, role, scene.words(f"page.{role}"), meaning(scene, role))
        for role, whose in found.items()
        if seat == whose
    ]


def meaning(scene: Scene, role: str) -> str:
    """What it is to deal or to begin; empty where it is neither of them."""
    return scene.words(f"about.{role}") if role in ROLES else ""


def _heaps(scene: Scene, seat: int) -> Html | None:
    """The cards won, face up and face down, and the question about them."""
    seen: State = scene.seen
    up, down, words = seen.up[seat], seen.down[seat], scene.words
    if not up and not down:
        return None
    most, won = tops(seen, seat), gain(seen, seat)
    faces = [span(".card", id=card_id(card))[picture(card)] for card in up[-most:]]
    backs = [span(".card", id=f"d{seat}-{i}")[picture("back")] for i in range(len(down[-most:]))]
    ask = fold_button(_fold(seat), asking(scene, seat))(id=f"ask-{seat}")
    label = words("page.look-of" if seat == scene.seat else "page.ask-of", seat=seat)
    n, brief = counted(seen)[seat], len(seen.rows) > PAIR and seat != scene.seat
    worth, said = words("page.worth", n=n), words("page.brief", n=n) if brief else words("page.contents")
    return span(".heaps")[
        _pile(faces, words("page.up", n=len(up)), len(up)),
        _pile(backs, words("page.down", n=len(down)), len(down)),
        None if brief else span(".worth")[worth],
        (ask(".brief", title=worth) if brief else ask)(aria_label=f"{worth if brief else said}: {label}")[said],
        span(".gain", aria_hidden="true", **stage(GAINED))[f"+{won}"]
        if won
        else None,  # last: nothing slides when it goes
    ]


def _pile(cards: Node, label: str, n: int) -> Html | None:
    """The last cards of a heap, one on the other, and how many there are."""
    return span(".pile", role="img", aria_label=label)[span(".stack")[cards], span(".many")[n]] if n else None
