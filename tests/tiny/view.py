"""The table of Tiny. A card that is seen has the id `c1`, in the last trick `last-c1`; a back has one by its place."""

from __future__ import annotations

from game.games.tiny.rules import CARDS, ENOUGH, HELD, State, Trick, lead, to_move, unseen, winners
from game.ui.book import Book
from game.ui.hand import backs, card_buttons, card_group
from game.ui.html import Html, css, li, ol, p, render, span, text
from game.ui.parts import score_table
from game.ui.readout import Readout, by_seat
from game.ui.seats import Panel, mine, rivals, seat_panel
from game.ui.symbols import drawn, pictures, rounded
from game.ui.view import Board, Scene, View
from game.words import Words

picture = pictures("tiny")


def symbols() -> Html:
    """The seven faces and the back, as `<symbol>`s."""
    paper = rounded(".tiny-paper", 7, 1)
    faces = [drawn("tiny", card, paper, text(".tiny-number", x=50, y=92, text_anchor="middle")[card]) for card in CARDS]
    return render([faces, drawn("tiny", "back", paper, rounded(".tiny-cloth", 4, 8))])


def cover(_: Words) -> Html:
    """Two cards and the one that nobody knows."""
    return render([span(".card")[picture(card)] for card in ("3", "back", "5")])


def board(scene: Scene) -> Board:
    """The rival, the trick, and the viewing seat's cards."""
    return Board(rivals(scene, _player), _trick(scene), mine(scene, _player), _hand(scene))


def _player(scene: Scene, seat: int) -> Html:
    """The name and the tricks of a player, and the backs of a rival's cards."""
    words, n = scene.words, len(scene.seen.hands[seat])
    held = None if seat == scene.seat else backs(seat, n, picture("back"), words("hear.count", seat=seat, n=n))
    taken = words("page.taken", n=scene.seen.taken[seat])
    return seat_panel(scene, seat, Panel(score=taken, cards=held, turn=seat == to_move(scene.seen)))


def _trick(scene: Scene) -> Html:
    """The cards on the table, the one that took the trick marked."""
    last, cards = scene.seen.last, []
    for seat, (card, name) in _on_table(scene.seen).items():
        said = scene.words("page.laid-by", seat=seat, card=card)
        took = last and name.startswith("last") and seat == last.taker
        cards.append(li[span(css(".card", taker=took), id=name, role="img", aria_label=said)[picture(card)]])
    return ol(".trick", aria_label=scene.words("page.on-table"))[cards]


def _on_table(seen: State) -> dict[int, tuple[str, str]]:
    """Per seat the card it has laid and its id; a finished trick lies there until the next card."""
    if first := lead(seen):
        return {seen.leader: (first, f"c{first}")}
    return {seat: (card, f"last-c{card}") for seat, card in enumerate(seen.last.cards)} if seen.last else {}


def _hand(scene: Scene) -> Html:
    """The cards held, as buttons."""
    said = [scene.words("page.held", card=card, i=i, n=len(scene.held)) for i, card in enumerate(scene.held, 1)]
    cards = [(f"c{card}", label, card) for card, label in zip(scene.held, said, strict=True)]
    return card_group("hand", scene.words("page.hand"))[card_buttons(scene, cards, picture)]


def chosen(scene: Scene) -> str:
    """The selected card; empty for none."""
    return next((card for card in CARDS if f"c{card}" in scene.ticked), "")


def status(scene: Scene) -> str:
    """Whose turn it is and what may be done."""
    words, seen, asked = scene.words, scene.seen, to_move(scene.seen)
    if asked is None:
        return words(f"log.{seen.goal}", winners=winners(seen))
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
    bodies = {key: lambda book, key=key: book.paragraphs(f"{key}.text") for key in ("cards", "play", "end")}
    return Book(words, facts).pages("tiny", bodies)


def moved(before: State, after: State, seat: int | None) -> tuple[tuple[str, str], ...]:
    """The card laid, from its hand; and the one it answers, which then lies in the last trick."""
    laid = next(event.facts for event in after.news if event.kind == "laid")
    back = f"b{laid['seat']}-{len(before.hands[laid['seat']]) - 1}"
    pair = f"c{laid['card']}" if laid["seat"] == seat else back, _on_table(after)[laid["seat"]][1]
    first = lead(before)
    return (pair, (f"c{first}", f"last-c{first}")) if first else (pair,)


VIEW = View(
    symbols=symbols,
    cover=cover,
    board=board,
    status=status,
    guide=guide,
    sheet=sheet,
    heard=Readout(
        hand=lambda scene: scene.words("hear.held", cards=scene.held) if scene.held else scene.words("hear.nothing"),
        table=lambda scene: [
            scene.words("page.laid-by", seat=seat, card=card) for seat, (card, _) in _on_table(scene.seen).items()
        ],
        counts=lambda scene: by_seat(scene, "hear.count", map(len, scene.seen.hands)),
        score=lambda scene: by_seat(scene, "hear.tricks", scene.seen.taken),
        selected=lambda scene: meaning(scene, chosen(scene)) if chosen(scene) else "",
        result=lambda scene: [scene.words.tell(event) for event in scene.lately if event.kind == "took"][-1:],
    ).heard,
    meaning=meaning,
    chosen=chosen,
    cards_of=lambda scene, move: (f"c{move}",),
    coach=coach,
    rulebook=rulebook,
    first_card=lambda scene: f"c{scene.held[0]}" if scene.held else "main",
    moved=moved,
)
"""What is not given here is as usual: one card at most is selected, and there are no other buttons than the usual."""
