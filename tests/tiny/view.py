"""The table of Tiny. A card that is seen has the id `c1`, in the last trick `last-c1`; a back has one by its place."""

from __future__ import annotations

from game.core.rules import Event
from game.games.tiny.rules import CARDS, ENOUGH, HELD, State, Trick, lead, to_move, unseen, winners
from game.ui.html import (
    Html,
    button,
    div,
    h2,
    li,
    ol,
    p,
    rect,
    render,
    section,
    span,
    svg,
    symbol,
    table,
    tbody,
    td,
    text,
    th,
    thead,
    tr,
    use,
)
from game.ui.view import Board, Scene
from game.words import Words

BACK = "back"


def symbols() -> Html:
    """The seven faces and the back, as `<symbol>`s."""
    faces = [_symbol(card, text(".tiny-number", x=50, y=92, text_anchor="middle")[card]) for card in CARDS]
    return render([faces, _symbol(BACK, rect(".tiny-cloth", x=8, y=8, width=84, height=124, rx=4)[()])])


def cover(_: Words) -> Html:
    """Two cards and the one that nobody knows."""
    return render([span(".card")[_picture(card)] for card in ("3", BACK, "5")])


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
    words, seats = scene.words, range(len(scene.players))
    if not rounds:
        return p[words("sheet.none")]
    head = thead[tr[th(scope="col")[words("sheet.trick")], [th(scope="col")[words.seat(seat)] for seat in seats]]]
    rows = [tr[th(scope="row")[each.number], [td[_laid(words, each, seat)] for seat in seats]] for each in rounds]
    return table(".list.sheet")[head, tbody[rows]]


def heard(scene: Scene, what: str) -> str:
    """What is asked for, in words."""
    words, seen = scene.words, scene.seen
    held = () if scene.seat is None else seen.hands[scene.seat]
    said = {
        "hand": [words("hear.held", cards=held)] if held else [],
        "table": [words("page.laid-by", seat=seat, card=card) for seat, (card, _) in _on_table(seen).items()],
        "counts": [words("hear.count", seat=seat, n=len(each)) for seat, each in enumerate(seen.hands)],
        "score": [words("hear.tricks", seat=seat, n=n) for seat, n in enumerate(seen.taken)],
        "selected": [meaning(scene, card) for card in filter(None, [chosen(scene)])],
        "result": [words("log.took", seat=seen.last.taker, n=seen.taken[seen.last.taker])] if seen.last else [],
    }
    return " ".join(said[what]) or words("hear.nothing") if what in said else ""


def opens(_: Event) -> bool:
    """Nothing is announced between two tricks."""
    return False


def told(scene: Scene, news: tuple[Event, ...]) -> list[str]:
    """Every line of the log."""
    return [scene.words.tell(event) for event in news]


def meaning(scene: Scene, move: str) -> str:
    """Whether a card would take the trick."""
    first = lead(scene.seen)
    return scene.words(f"page.would.{'lead' if not first else 'take' if move > first else 'leave'}", card=move)


def tick(ticked: tuple[str, ...], card: str) -> tuple[str, ...]:
    """One card at most is selected; selecting it again lets it go."""
    return () if card in ticked else (card,)


def chosen(scene: Scene) -> str:
    """The selected card."""
    return next((card for card in CARDS if _id(card) in scene.ticked), "")


def cards_of(_: Scene, move: str) -> tuple[str, ...]:
    """The one card that a move lays."""
    return (_id(move),)


def auto(_: Scene) -> str:
    """No setting moves for the player."""
    return ""


def actions(_: Scene) -> Html:
    """There is nothing to do but to lay a card."""
    return Html()


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
    keys = ("cards", "play", "end")
    return div(".book")[[section[h2[words(f"book.{key}")], p[words(f"book.{key}.text", **facts)]] for key in keys]]


def first_card(scene: Scene) -> str:
    """The id of the first card held."""
    held = () if scene.seat is None else scene.seen.hands[scene.seat]
    return _id(held[0]) if held else "main"


def finished(seen: State) -> int:
    """How many tricks are finished."""
    return seen.last.number if seen.last else 0


def rests(_: State, __: int | None, ___: int) -> bool:
    """The last trick lies on the table for good, beside the next one."""
    return False


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
    cards = [span(".back", id=f"b{seat}-{i}")[_picture(BACK)] for i in range(len(seen.hands[seat]))]
    count = words("hear.count", seat=seat, n=len(cards))
    backs = None if seat == scene.seat else span(".backs", role="img", aria_label=count)[cards]
    who = div(".who")[h2(id=f"n{seat}")[words.seat(seat)], taken, backs]
    return section(".seat", data_seat=seat, aria_labelledby=f"n{seat}")[who]


def _trick(scene: Scene) -> Html:
    """The cards on the table, the one that took the trick marked."""
    last, label = scene.seen.last, scene.words("page.on-table")
    cards = []
    for seat, (card, name) in _on_table(scene.seen).items():
        said = scene.words("page.laid-by", seat=seat, card=card)
        css = ".card" + ".taker" * bool(last and name.startswith("last") and seat == last.taker)
        cards.append(li[span(css, id=name, role="img", aria_label=said)[_picture(card)]])
    return ol(".trick", aria_label=label)[cards]


def _hand(scene: Scene) -> Html:
    """The cards held, as buttons."""
    held = () if scene.seat is None else scene.seen.hands[scene.seat]
    stop = chosen(scene) or next(iter(held), "")
    cards = []
    for i, card in enumerate(held, 1):
        label = scene.words("page.held", card=card, i=i, n=len(held))
        frame = button(".card", id=_id(card), type="button", data_do="tick", aria_label=label)
        state = frame(aria_pressed=str(_id(card) in scene.ticked).lower(), tabindex=0 if card == stop else -1)
        cards.append(state(aria_disabled=None if scene.moves else "true")[_picture(card)])
    group = div(".hand", id="hand", role="toolbar", aria_label=scene.words("page.hand"))
    return group(data_rove=True, data_keys="Enter=play; Escape=clear")[cards]


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


def _symbol(name: str, inside: Html) -> Html:
    """A card with something on it."""
    paper = rect(".tiny-paper", x=1, y=1, width=98, height=138, rx=7)[()]
    return symbol(id=f"tiny-{name}", viewBox="0 0 100 140")[paper, inside]


def _picture(name: str) -> Html:
    """A use of one of the symbols; what stands around it says what it is."""
    return svg(viewBox="0 0 100 140", aria_hidden="true", focusable="false")[use(href=f"#tiny-{name}")[()]]
