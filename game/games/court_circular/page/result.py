"""The result of a round in the middle of the table, and at the end of a pack the count of the heaps."""

from __future__ import annotations

from game.core.rules import Saying
from game.games.court_circular.page import parting, reveal
from game.games.court_circular.page.drawing import picture, slip
from game.games.court_circular.page.gains import taken
from game.games.court_circular.page.ids import ends_pack
from game.games.court_circular.page.naming import explained, unbroken
from game.games.court_circular.page.prospects import meaning_of, no_run
from game.games.court_circular.page.seats import PAIR
from game.games.court_circular.rules.cards import Cards
from game.games.court_circular.rules.hands import Hand
from game.games.court_circular.rules.options import Terms
from game.games.court_circular.rules.score import points
from game.games.court_circular.rules.state import Round, State, Tally
from game.ui.html import Html, Node, css, div, h3, li, ol, p, render, section, span, ul
from game.ui.view import Scene
from game.ui.view.parts import fold_button, place_of, places_of
from game.ui.view.stages import stage

ONE_IN = {"quartet": 20825, "court4": 550}
"""Of all sets of four cards one in this many is the hand: those that stay rare where players choose their cards.

`python -m tools.court_circular_hands` counts the hands in play.
"""
COUNT = "count"
"""The fold of the cards of a count."""
TOLD = 3
"""The number of the last round that is told what its hands are."""


def result(scene: Scene, last: Round) -> Html:
    """What each row made, why the round was won, what was taken; then perhaps the count and the places."""
    seen: State = scene.seen
    over = seen.asked is None
    head = h3(id="result")[headline(scene, last)] if over else None
    at = reveal.told(seen, last)
    rows = ul(".rows")[[_line(scene, last, seat, at and max(0, at - 1 - i)) for i, seat in enumerate(ranked(last))]]
    told = div(".why", **stage(at))[_sentences(scene, _decided(scene, last), taken(scene, last), meanings(scene, last))]
    count = tally(scene, last, seen.tally) if seen.tally and ends_pack(seen, last) else None
    label = "result" if over else "status"
    opens = stage(at if seen.choosing else 0)
    end = places(scene) if over and not count else None
    seldom = bool(rare(scene, last.hands[last.winner]))
    look = css(".result.of-round", with_count=count is not None, rare=seldom)
    return section(look, tabindex="0", aria_labelledby=label, **opens)[head, rows, told, count, end]


def _sentences(scene: Scene, decided: str, took: list[str], meant: list[str]) -> Node:
    """Why the round was won, what was taken, and what the hands are: each on a line of its own, the last one small."""
    return [
        p(".decided")[explained(scene, decided)],
        p[unbroken(scene.words.sentences(took))] if took else None,
        p(".small")[unbroken(scene.words.sentences(meant))] if meant else None,
    ]


def _decided(scene: Scene, last: Round) -> str:
    """Why the round was won; where one of two has dropped out, who that is and who wins."""
    if last.rival is None and len(last.rows) == PAIR:
        return scene.words("page.not-compared", loser=1 - last.winner, seat=last.winner)
    return why(scene, last)


def headline(scene: Scene, last: Round) -> str:
    """Who has won the round, in words."""
    return scene.words("page.result", number=last.number, seat=last.winner)


def why(scene: Scene, last: Round) -> str:
    """Why the round was won, in one sentence."""
    best, rival = last.hands[last.winner], last.hands[last.rival] if last.rival is not None else None
    if best is None or rival is None:
        return scene.words("why.drop" if len(last.rows) > PAIR else "why.drop-one", loser=1 - last.winner)
    if last.card:
        return parting.won(scene.words, last, scene.seen.terms.sheet.order)
    if not rival.cards:
        return scene.words("why.alone", seat=last.winner)
    own = last.hands[scene.seat] if scene.seat not in (None, last.winner, last.rival) else None
    more = {"own": own.name} if own and own.cards and own.name != rival.name else {}
    return scene.words("why.hand-own" if more else "why.hand", hand=best.name, other=rival.name, **more)


def meanings(scene: Scene, last: Round) -> list[str]:
    """What the hands are, that the best one is rare, and why the row of the player at the page is no sequence.

    While a lead is chosen there is little room: with three or four rows for one of these, and for none where a card
    decided; with two for what the winning hand is alone, where it is rare too. A coach has said what hands are.
    """
    rarity, meant, torn = [*rare(scene, last.hands[last.winner])], what(scene, last), _own_no_run(scene, last)
    if not scene.seen.choosing:
        return [*meant, *rarity, *torn]
    if scene.taught:
        return [*rarity, *torn][:1]
    if len(last.rows) > PAIR:
        return [] if last.card else [*torn, *rarity, *meant][:1]
    return [*(meant[:1] if rarity or torn else meant), *(torn or rarity)]


def _own_no_run(scene: Scene, last: Round) -> list[str]:
    """Why the full row of the seat at the page was no sequence."""
    seat = scene.seat
    return [] if seat is None or last.hands[seat] is None else no_run(scene, last.lead, last.rows[seat])


def what(scene: Scene, last: Round) -> list[str]:
    """What the winning hand is, and the one that it is compared with, in the first rounds."""
    if last.number > TOLD:
        return []
    seats = [last.winner, *([] if last.rival is None else [last.rival])]
    made = [hand.name for seat in seats if (hand := last.hands[seat]) and hand.cards]
    return [scene.words("page.what", hand=name, what=meaning_of(scene, name)) for name in dict.fromkeys(made)]


def rare(scene: Scene, hand: Hand | None) -> tuple[str, ...]:
    """That a hand is rare, where it is, in one sentence."""
    rarity = ONE_IN.get(hand.name) if hand else None
    return (scene.words("ending.rare", hand=hand.name, n=rarity),) if hand and rarity else ()


def ranked(last: Round) -> tuple[int, ...]:
    """The seats from the best hand to the weakest, those without one at the end."""
    seats = range(len(last.rows))
    rest = [seat for seat in seats if seat != last.winner and last.hands[seat] is None]
    made = [(last.hands[seat], seat) for seat in seats if seat != last.winner and last.hands[seat]]
    return (last.winner, *(seat for _, seat in sorted(made, reverse=True)), *rest)


def made(last: Round, seat: int) -> Saying:
    """What a row made, in words."""
    best = last.hands[seat]
    if best:
        return f"hand.{best.name}", {}
    return "page.dropped" if seat in last.dropped else "page.stayed", {}


def tally(scene: Scene, last: Round, count: Tally) -> Html:
    """What each player's heaps count, and behind a button each card of them; it can be put away at any time."""
    seats = sorted(range(len(count.points)), key=lambda seat: -count.totals[seat])
    in_detail = COUNT in scene.folds
    ask = fold_button(COUNT, in_detail)[scene.words("page.contents")]
    return div(".tally", **stage(reveal.counts(scene.seen, last)))[
        div(".head")[h3[scene.words("page.tally", number=count.pack)], ask],
        [_heap(scene, count, seat, in_detail) for seat in seats],
        p(".goes-on")[said] if (said := goes_on(scene, count)) else None,
    ]


def goes_on(scene: Scene, count: Tally) -> str:
    """Why another pack is dealt after this count, in a sentence; empty once the match is over."""
    target = scene.seen.terms.target
    if scene.seen.asked is None:
        return ""
    return scene.words("page.none-has" if max(count.totals) < target else "page.equal-best", target=target)


def sum_of(scene: Scene, count: Tally, seat: int) -> str:
    """The points of a seat's heaps, in words, and what it has in all where that is more."""
    facts = {"seat": seat, "n": count.points[seat], "gain": count.gains[seat], "total": count.totals[seat]}
    said = scene.words("page.counted-above" if scene.seen.terms.difference else "page.counted", **facts)
    if count.totals[seat] == count.gains[seat]:
        return said
    return scene.words("page.counted-in-all", what=said, total=count.totals[seat])


def places(scene: Scene) -> Html:
    """The order at the end, the highest total first, equals together; where heaps are counted, their sums say it."""
    totals = scene.seen.totals
    found = places_of([-total for total in totals])
    said = [scene.words("page.place", place=place, seat=seat, n=totals[seat]) for place, seat in found]
    return ol(".places")[[li[each] for each in said]]


def _line(scene: Scene, last: Round, seat: int, at: int) -> Html:
    """What a row made, seen at a stage of its own: the best one last."""
    return li(css("", winner=seat == last.winner), **stage(at))[_row(scene, last, seat)]


def _row(scene: Scene, last: Round, seat: int) -> Node:
    """A seat's hand in words, and its row drawn small, the lead first, unless it still lies on the table."""
    words, best = scene.words, last.hands[seat]
    said = span(".of")[span(".owner")[words.seat(seat)], " ", explained(scene, words.say(made(last, seat)))]
    if scene.seen.choosing:
        return said
    lit: Cards = best.cards if best else ()
    lead = span(css(".card", in_hand=last.lead in lit), title=words("page.lead"))[picture(last.lead)]
    cards = [span(parting.look(last, lit, card))[picture(card)] for card in last.rows[seat]]
    told = words.list([words(f"card.{card}") for card in (last.lead, *last.rows[seat])])
    return [said, span(".mini", role="img", aria_label=told)[lead, cards]]


def _heap(scene: Scene, count: Tally, seat: int, in_detail: bool) -> Html:
    """The points of a seat, and what its cards face up and face down have brought of them."""
    terms: Terms = scene.seen.terms
    said = sum_of(scene, count, seat)
    if scene.seen.asked is None:
        place = place_of([-total for total in count.totals], seat)
        said = scene.words("page.counted-place", place=place, what=said)
    heaps = (("up", count.up[seat], True), ("down", count.down[seat], False))
    lots = [
        _lot(scene, side, cards, [points((card,), up, terms) for card in cards], in_detail)
        for side, cards, up in heaps
        if cards
    ]
    return section(".count", data_seat=seat)[p(".sum")[said], lots]


def _lot(scene: Scene, side: str, cards: Cards, worths: list[int], in_detail: bool) -> Html:
    """How many cards of one heap, face up or face down, have brought how much; in detail each card with its worth."""
    head = p(".lot")[scene.words(f"page.lot-{side}", n=len(cards), points=sum(worths))]
    if not in_detail:
        return head
    items = [li[slip(scene.words(f"card.{card}"), card, worth)] for card, worth in zip(cards, worths, strict=True)]
    return render([head, ul(f".slips.{side}")[items]])
