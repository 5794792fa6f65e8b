"""The table of Tiny. A card that is seen has the id `c1`, in the last trick `last-c1`; a back has one by its place."""

from __future__ import annotations

from game.games.tiny.rules import CARDS, ENOUGH, HELD, State, Trick, lead, to_move, unseen, winners
from game.ui.book import Book
from game.ui.hand import backs, card_button, card_group, tab_stop
from game.ui.html import Html, css, div, h2, li, ol, p, render, section, span, text
from game.ui.parts import score_table
from game.ui.symbols import drawn, pictures, rounded
from game.ui.view import Board, Scene, View, finished
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
    """The rival, the trick, and the own cards."""
    seats = [_player(scene, seat) for seat in range(len(scene.players))]
    return Board(
        rivals=render([html for seat, html in enumerate(seats) if seat != scene.seat]),
        middle=_trick(scene),
        mine=Html() if scene.seat is None else seats[scene.seat],
        hand=_hand(scene),
    )


def guide(scene: Scene) -> Html:
    """What the match is about, and the cards that have not been seen."""
    goal = p[scene.words(f"option.goal.{scene.seen.goal}")]
    return render([goal, p[scene.words("page.unseen", cards=unseen(scene.seen, scene.seat))]])


def sheet(scene: Scene, rounds: tuple[Trick, ...]) -> Html:
    """A line for every trick."""
    return score_table(scene, rounds, lambda each, seat: _laid(scene.words, each, seat), "sheet.trick")


def heard(scene: Scene, what: str) -> str:
    """What is asked for, in words."""
    words, seen = scene.words, scene.seen
    said = {
        "hand": [words("hear.held", cards=_held(scene))] if _held(scene) else [],
        "table": [words("page.laid-by", seat=seat, card=card) for seat, (card, _) in _on_table(seen).items()],
        "counts": [words("hear.count", seat=seat, n=len(each)) for seat, each in enumerate(seen.hands)],
        "score": [words("hear.tricks", seat=seat, n=n) for seat, n in enumerate(seen.taken)],
        "selected": [meaning(scene, chosen(scene))] if chosen(scene) else [],
        "result": [words("log.took", seat=seen.last.taker, n=seen.taken[seen.last.taker])] if seen.last else [],
    }
    return " ".join(said[what]) or words("hear.nothing") if what in said else ""


def meaning(scene: Scene, move: str) -> str:
    """Whether a card would take the trick."""
    first = lead(scene.seen)
    return scene.words(f"page.would.{'lead' if not first else 'take' if move > first else 'leave'}", card=move)


def chosen(scene: Scene) -> str:
    """The selected card."""
    return next((card for card in CARDS if _id(card) in scene.ticked), "")


def cards_of(_: Scene, move: str) -> tuple[str, ...]:
    """The one card that a move lays."""
    return (_id(move),)


def coach(scene: Scene) -> str:
    """What to think of before laying a card."""
    if not scene.moves:
        return ""
    first = lead(scene.seen)
    if not first:
        return scene.words("coach.lead", card=scene.moves[-1])
    higher = [card for card in scene.moves if card > first]
    return scene.words("coach.take", card=higher[0]) if higher else scene.words("coach.leave")


def rulebook(words: Words) -> Html:
    """The rules in three sections."""
    facts = {"cards": CARDS, "held": HELD, "enough": ENOUGH}
    bodies = {key: lambda book, key=key: book.paragraphs(f"{key}.text") for key in ("cards", "play", "end")}
    return Book(words, facts).pages("tiny", bodies)


def first_card(scene: Scene) -> str:
    """The id of the first card held."""
    return _id(_held(scene)[0]) if _held(scene) else "main"


def beats(before: State, after: State) -> int:
    """A finished trick is looked at a little longer."""
    return 5 if finished(after) > finished(before) else 1


def moved(before: State, after: State, seat: int | None) -> tuple[tuple[str, str], ...]:
    """The card laid, from its hand; and the one it answers, which then lies in the last trick."""
    laid = next(event.facts for event in after.news if event.kind == "laid")
    back = f"b{laid['seat']}-{len(before.hands[laid['seat']]) - 1}"
    pair = _id(laid["card"]) if laid["seat"] == seat else back, _on_table(after)[laid["seat"]][1]
    first = lead(before)
    return (pair, (_id(first), f"last-{_id(first)}")) if first else (pair,)


def _id(card: str) -> str:
    return f"c{card}"


def _on_table(seen: State) -> dict[int, tuple[str, str]]:
    """Per seat the card it has laid and its id; a finished trick lies there until the next card."""
    if first := lead(seen):
        return {seen.leader: (first, _id(first))}
    return {seat: (card, f"last-{_id(card)}") for seat, card in enumerate(seen.last.cards)} if seen.last else {}


def _player(scene: Scene, seat: int) -> Html:
    """The name and the tricks of a player, and the backs of a rival's cards."""
    words, seen = scene.words, scene.seen
    taken = span(f".counter.seat{seat}")[words("page.taken", n=seen.taken[seat])]
    n = len(seen.hands[seat])
    held = None if seat == scene.seat else backs(seat, n, picture("back"), words("hear.count", seat=seat, n=n))
    who = div(".who")[h2(id=f"n{seat}")[words.seat(seat)], taken, held]
    return section(".seat", data_seat=seat, aria_labelledby=f"n{seat}")[who]


def _trick(scene: Scene) -> Html:
    """The cards on the table, the one that took the trick marked."""
    last, label = scene.seen.last, scene.words("page.on-table")
    cards = []
    for seat, (card, name) in _on_table(scene.seen).items():
        said = scene.words("page.laid-by", seat=seat, card=card)
        took = last and name.startswith("last") and seat == last.taker
        cards.append(li[span(css(".card", taker=took), id=name, role="img", aria_label=said)[picture(card)]])
    return ol(".trick", aria_label=label)[cards]


def status(scene: Scene) -> str:
    """Whose turn it is and what may be done."""
    words, seen, asked = scene.words, scene.seen, to_move(scene.seen)
    if asked is None:
        return words(f"log.{seen.goal}", winners=winners(seen))
    if not scene.moves:
        return words("page.wait", seat=asked)
    return words("page.answer", card=lead(seen)) if lead(seen) else words("page.lead")


def _laid(words: Words, trick: Trick, seat: int) -> str:
    """What a seat laid, and whether it took the trick."""
    return words("sheet.took", card=trick.cards[seat]) if seat == trick.taker else trick.cards[seat]


def _hand(scene: Scene) -> Html:
    """The cards held, as buttons."""
    held, words = _held(scene), scene.words
    stop = tab_stop(scene, [_id(card) for card in held])
    labels = {card: words("page.held", card=card, i=i, n=len(held)) for i, card in enumerate(held, 1)}
    cards = [card_button(scene, _id(card), label, stop)[picture(card)] for card, label in labels.items()]
    return card_group("hand", words("page.hand"))[cards]


def _held(scene: Scene) -> tuple[str, ...]:
    """The cards in the hand at the page."""
    held: tuple[str, ...] = () if scene.seat is None else scene.seen.hands[scene.seat]
    return held


VIEW = View(
    symbols=symbols,
    cover=cover,
    board=board,
    status=status,
    guide=guide,
    sheet=sheet,
    heard=heard,
    meaning=meaning,
    chosen=chosen,
    cards_of=cards_of,
    coach=coach,
    rulebook=rulebook,
    first_card=first_card,
    moved=moved,
    beats=beats,
)
"""What is not given here is as usual: one card at most is selected, and there are no other buttons than the usual."""
