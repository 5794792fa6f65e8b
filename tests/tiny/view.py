"""The table of Tiny. A card held has the id `c0`, one in a trick `t0` by its seat, a back `b0-2` by its place."""

from __future__ import annotations

from game.games.tiny.rules import CARDS, ENOUGH, HELD, State, Trick, lead, to_move, unseen
from game.ui.html import Html, css, li, ol, p, render, span, text
from game.ui.view import Board, Scene, View
from game.ui.view.book import plain, sections
from game.ui.view.hand import backs_held, cover, last_back, own_hand
from game.ui.view.ids import Ids
from game.ui.view.parts import score_sheet
from game.ui.view.readout import Readout, by_seat
from game.ui.view.seats import Panel, mine, rivals, seat_panel
from game.ui.view.symbols import drawn, pictures, rounded

FACTS = {"cards": CARDS, "held": HELD, "enough": ENOUGH}
picture = pictures("tiny")
ids = Ids(CARDS)


def symbols() -> Html:
    """The seven faces and the back, as `<symbol>`s."""
    paper = rounded(".tiny-paper", 7, 1)
    faces = [drawn("tiny", card, paper, text(".tiny-number", x=50, y=92, text_anchor="middle")[card]) for card in CARDS]
    return render([faces, drawn("tiny", "back", paper, rounded(".tiny-cloth", 4, 8))])


def board(scene: Scene) -> Board:
    """The rival, the trick, and the viewing seat's cards."""
    return Board(rivals(scene, _player), _trick(scene), mine(scene, _player), own_hand(scene, ids.of, picture))


def _player(scene: Scene, seat: int) -> Html:
    """The name and the tricks of a player, and the backs of a rival's cards."""
    taken, held = scene.words("page.taken", n=scene.seen.taken[seat]), backs_held(scene, seat, picture)
    return seat_panel(scene, seat, Panel(score=taken, cards=held, turn=seat == to_move(scene.seen)))


def _trick(scene: Scene) -> Html:
    """The cards on the table, the one that took the trick marked."""
    cards = []
    for seat, card in _on_table(scene.seen):
        said = scene.words("page.laid-by", seat=seat, card=card)
        took = seat == scene.seen.leader and not lead(scene.seen)
        cards.append(li[span(css(".card", taker=took), id=f"t{seat}", role="img", aria_label=said)[picture(card)]])
    return ol(".trick", aria_label=scene.words("page.on-table"))[cards]


def _on_table(seen: State) -> list[tuple[int, str]]:
    """Each seat with the card it has laid; a finished trick lies there until the next card."""
    if lead(seen):
        return [(seen.leader, lead(seen))]
    return list(enumerate(seen.last.cards)) if seen.last else []


def status(scene: Scene) -> str:
    """Whose turn it is and what may be done."""
    words, seen, asked = scene.words, scene.seen, to_move(scene.seen)
    if asked is None:
        return words.tell(seen.news[-1])
    if not scene.moves:
        return words("page.wait", seat=asked)
    return words("page.answer", card=lead(seen)) if lead(seen) else words("page.lead")


def guide(scene: Scene) -> Html:
    """What the match is about, and the cards that have not been seen."""
    goal = p[scene.words(f"option.goal.{scene.seen.goal}")]
    return render([goal, p[scene.words("page.unseen", cards=unseen(scene.seen, scene.seat))]])


def laid(scene: Scene, trick: Trick, seat: int) -> str:
    """A cell of the score sheet: what this seat laid in this trick, and whether it took it."""
    card = trick.cards[seat]
    return scene.words("sheet.took", card=card) if seat == trick.taker else card


def meaning(scene: Scene, move: str) -> str:
    """Whether a card would take the trick."""
    first = lead(scene.seen)
    return scene.words(f"page.would.{'lead' if not first else 'take' if move > first else 'leave'}", card=move)


def coach(scene: Scene) -> str:
    """What to think of before laying a card."""
    first = lead(scene.seen)
    if not first or not scene.moves:
        return scene.words("coach.lead", card=scene.moves[-1]) if scene.moves else ""
    higher = [card for card in scene.moves if card > first]
    return scene.words("coach.take", card=higher[0]) if higher else scene.words("coach.leave")


def moved(before: State, after: State, seat: int | None) -> tuple[tuple[str, str], ...]:
    """The card laid goes from its hand into the trick."""
    player, card = after.news[0].facts["seat"], after.news[0].facts["card"]
    return ((ids.of(card) if player == seat else last_back(before, player), f"t{player}"),)


VIEW = View(
    symbols=symbols,
    cover=cover(picture, ("3", "back", "5")),
    board=board,
    status=status,
    guide=guide,
    sheet=score_sheet(laid, "sheet.trick"),
    heard=Readout(
        table=lambda scene: [scene.words("page.laid-by", seat=seat, card=card) for seat, card in _on_table(scene.seen)],
        score=lambda scene: by_seat(scene, "hear.tricks", scene.seen.taken),
        selected=lambda scene: meaning(scene, ids.selected(scene)) if ids.selected(scene) else "",
        result=lambda scene: [scene.words.tell(event) for event in scene.lately if event.kind == "took"][-1:],
    ).heard,
    meaning=meaning,
    chosen=ids.selected,
    cards_of=lambda scene, move: (ids.of(move),),
    coach=coach,
    rulebook=sections("tiny", {key: plain(f"{key}.text") for key in ("cards", "play", "end")}, FACTS),
    first_card=lambda scene: ids.first(scene.held),
    moved=moved,
)
