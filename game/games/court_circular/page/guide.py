"""The list of hands, the strongest first, with what the viewing seat's row makes and can still become."""

from __future__ import annotations

from game.core.texts import capitalized
from game.games.court_circular.page.drawing import MARK, picture
from game.games.court_circular.page.examples import example
from game.games.court_circular.page.gains import worth
from game.games.court_circular.page.ids import held_by, on_table, selected
from game.games.court_circular.page.naming import of_runs
from game.games.court_circular.page.prospects import drop_rule, in_reach, meaning_of, plays, row_with, so_far
from game.games.court_circular.rules.answers import DROP, LEAD, STAY
from game.games.court_circular.rules.cards import SUITS, Cards
from game.games.court_circular.rules.hands import classes
from game.games.court_circular.rules.state import State
from game.ui.html import Html, Node, css, h3, li, ol, p, render, span, table, tbody, td, th, thead, tr
from game.ui.view import Scene
from game.words import Words


def guide(scene: Scene) -> Html:
    """All hands with an example each; those out of reach are dimmed, the one that the row makes is marked."""
    words, seen = scene.words, scene.seen
    names = [name for name in classes(seen.terms.sheet) if name != "none"]
    head = thead[tr[th(scope="col")[words("page.hand-name")], th(scope="col")[words("page.example")]]]
    rows = [_line(scene, name) for name in names]
    order = ol(".order")[
        [li[picture(f"mark-{suit}", ".mark", MARK), words(f"suit.{suit}")] for suit in reversed(SUITS)]
    ]
    pale = p(".pale")[words("page.pale")] if plays(scene) else None
    drop = p[drop_rule(scene)]
    hands = table(".list.hands")[head, tbody[rows]], p[words.sentences(of_runs(words))]
    equal = h3[words("page.equal")], _order(words, seen), order
    return render([hands, pale, drop, equal, h3[words("page.scoring")], p[words.sentences(worth(scene))]])


def minis(words: Words, row: Cards, lit: Cards, decides: str | None = None) -> Html:
    """A row drawn small, the lead first and set apart; the cards of its hand stand out, and the one that decides."""
    cards = [span(css(".card", in_hand=card in lit, decided=card == decides))[picture(card)] for card in row]
    told = words("page.example-of", card=row[0], cards=row[1:])
    return span(".mini", role="img", aria_label=told)[cards]


def pictured(scene: Scene, move: str) -> Html:
    """The row with the card of a move, and its hand, named; of dropping out and staying in the row as it lies.

    Of a lead the card, with those that the seat held when it was chosen.
    """
    if move.startswith(LEAD):
        return minis(scene.words, (move.removeprefix(LEAD), *held_by(scene)), ())
    lies, _ = row_with(scene, move)
    made = so_far(scene.seen, lies)
    said = {DROP: "page.dropping", STAY: "page.staying"}.get(move, f"hand.{made.name}")
    row = minis(scene.words, (scene.seen.lead or "", *lies), made.cards)
    return render([row, span(".makes")[scene.words(said)]])


def _order(words: Words, seen: State) -> Node:
    """How single cards are compared when hands are equal."""
    return p[words(f"page.order-{seen.terms.sheet.order}")]


def _line(scene: Scene, name: str) -> Html:
    """A hand, whether it is in reach, and an example."""
    words, sheet = scene.words, scene.seen.terms.sheet
    note = _note(scene, name)
    row, cards = example(name, sheet)
    what = span(".what")[words.say(meaning_of(scene, name))]
    named = _here(scene, name) if note == "here" else note
    aside = span(css(".note", unseen=note == "gone"))[words(f"page.{named}")] if note else None
    said = [span(".hand-name")[capitalized(words(f"hand.{name}"))], what]
    return tr(f".{note}" if note else "", data_hand=name)[th(scope="row")[said], td[minis(words, row, cards), aside]]


def _note(scene: Scene, name: str) -> str:
    """`here` for the hand that the row makes, `best` for the best in reach, `gone` for one out of reach; else empty.

    What the row makes is marked as long as it lies there, and its result. The best in reach is not marked in a problem.
    """
    if name == _made(scene):
        return "here"
    if not plays(scene):
        return ""
    reach = in_reach(scene)
    return "gone" if name not in reach else "best" if name == reach[0] and not scene.problem else ""


def _here(scene: Scene, name: str) -> str:
    """How the hand that the row makes is called: made in the round, so far, or first with the selected card."""
    if not plays(scene):
        return "made"
    lies, _ = row_with(scene, "")
    return "here" if so_far(scene.seen, lies).name == name else "here-with"


def _made(scene: Scene) -> str:
    """The name of the hand that the viewing seat's row makes, or made in the round whose result is shown."""
    seen: State = scene.seen
    last = on_table(scene)
    if scene.seat is None:
        return ""
    if last:
        made = last.hands[scene.seat]
        return made.name if made else ""
    laid = row_with(scene, selected(scene))[0] if scene.seat not in seen.dropped and seen.lead else ()
    return so_far(seen, laid).name if laid else ""
