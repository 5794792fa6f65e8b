"""The table of Tiny. A card held has the id `c0`, one in a trick `t0` by its seat, a back `b0-2` by its place."""

from __future__ import annotations

from game.games.tiny.rules import CARDS, ENOUGH, HELD, State, Trick, lead, to_move, unseen
from game.ui.book import Book, plain
from game.ui.hand import backs, card_buttons, card_group, cover, numbered
from game.ui.html import Html, css, li, ol, p, render, span, text
from game.ui.ids import Ids
from game.ui.parts import score_table
from game.ui.readout import Readout, by_seat
from game.ui.seats import Panel, mine, rivals, seat_panel
from game.ui.symbols import drawn, pictures, rounded
from game.ui.view import Board, Scene, View
from game.words import Words

picture = pictures("tiny")
ids = Ids(CARDS)


def symbols() -> Html:
    """The seven faces and the back, as `<symbol>`s."""
    paper = rounded(".tiny-paper", 7, 1)
    faces = [drawn("tiny", card, paper, text(".tiny-number", x=50, y=92, text_anchor="middle")[card]) for card in CARDS]
    return render([faces, drawn("tiny", "back", paper, rounded(".tiny-cloth", 4, 8))])


def board(scene: Scene) -> Board:
    """The rival, the trick, and the viewing seat's cards."""
    cards = numbered(scene.words, scene.held, ids.of)
    hand = card_group("hand", scene.words("page.hand"))[card_buttons(scene, cards, picture)]
    return Board(rivals(scene, _player), _trick(scene), mine(scene, _player), hand)


def _player(scene: Scene, seat: int) -> Html:
    """The name and the tricks of a player, and the backs of a rival's cards."""
    words, n = scene.words, len(scene.seen.hands[seat])
    held = None if seat == scene.seat else backs(seat, n, picture("back"), words("hear.count", seat=seat, n=n))
    taken = words("page.taken", n=scene.seen.taken[seat])
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


def sheet(scene: Scene, rounds: tuple[Trick, ...]) -> Html:
    """A line for every trick: what each seat laid, and which card took it."""

    def laid(each: Trick, seat: int) -> str:
        return scene.words("sheet.took", card=each.cards[seat]) if seat == each.taker else each.cards[seat]

    return score_table(scene, rounds, laid, "sheet.trick")


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


def rulebook(words: Words) -> Html:
    """The rules in three sections."""
    facts = {"cards": CARDS, "held": HELD, "enough": ENOUGH}
    return Book(words, facts).pages("tiny", {key: plain(f"{key}.text") for key in ("cards", "play", "end")})


def moved(before: State, after: State, seat: int | None) -> tuple[tuple[str, str], ...]:
    """The card laid goes from its hand into the trick."""
    laid = after.news[0].facts
    player = laid["seat"]
    held = ids.of(laid["card"]) if player == seat else f"b{player}-{len(before.hands[player]) - 1}"
    return ((held, f"t{player}"),)


VIEW = View(
    symbols=symbols,
    cover=cover(picture, ("3", "back", "5")),
    board=board,
    status=status,
    guide=guide,
    sheet=sheet,
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
    rulebook=rulebook,
    first_card=lambda scene: ids.first(scene.held),
    moved=moved,
)
"""What is not given here is as usual: one card at most is selected, and there are no other buttons than the usual."""
