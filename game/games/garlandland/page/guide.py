"""What is good to know while playing: the list of hands, what is still in reach, and why a round was won."""

from __future__ import annotations

from functools import cache
from itertools import permutations

from game.core.rules import Saying
from game.core.texts import capitalized
from game.games.garlandland.page import reveal
from game.games.garlandland.page.chances import likelier, likely, told
from game.games.garlandland.page.drawing import picture
from game.games.garlandland.page.seats import chosen
from game.games.garlandland.rules import State
from game.games.garlandland.rules.hands import CARDS, NO_HAND, POINTS, ROW, Row, garland, garlands, hand, shape
from game.games.garlandland.rules.score import Round
from game.ui.html import Html, css, h3, li, ol, p, render, section, span, table, tbody, td, th, thead, tr
from game.ui.view import Scene
from game.ui.view.shown import shown_round
from game.ui.view.stages import stage

EXAMPLES = {
    "single shape": "BL BL RL RL",
    "all black": "BW BW BF BF",
    "all red": "RF RF RW RL",
    "triplet": "BW BW RW BF",
    "two pair": "BF BF S S",
    "pair": "RF BF BW S",
    "all shapes": "BL S BF RW",
    "no hand": "",
}
"""The manual's example for each hand; a test asks the rules about each."""
ONE_IN = {"single shape": 105, "all black": 105}
"""Of the 2,520 rows one in this many makes the hand; all red, one in 38, is laid too often to be called rare."""
OF_ONE_SHAPE = ("single shape", "triplet", "pair")
"""The hands whose garlands all have one shape."""
TAUGHT = 2
"""The number of cards in the row when the coach has told what a hand is."""


@cache
def reachable(row: Row, held: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The hands that this row can still become, strongest first, when `card` (or any card held) is played next."""
    left = [each for each in CARDS if each not in row]
    first = (card,) if card else held
    rows = ((*row, *more) for more in permutations(left, ROW - len(row)) if not more or more[0] in first)
    made = {hand(garlands(full)): True for full in rows}
    return tuple(name for name in POINTS if name in made)


def best_in_reach(row: Row, held: Row, card: str) -> str:
    """The strongest hand that this row can still become, the likelier one of two that are equally strong."""
    return likelier(reachable(row, held, card), row, held, card)


def undecided(seen: State, seat: int) -> State:
    """The same before this seat chose a card."""
    hands = [
        (*held, card) if card and at == seat else held
        for at, (held, card) in enumerate(zip(seen.hands, seen.chosen, strict=True))
    ]
    return seen._replace(hands=tuple(hands), chosen=(None,) * len(hands))


def hands_in_reach(scene: Scene) -> tuple[str, ...]:
    """The hands that the viewing seat's row can still become; in a problem whatever card is selected."""
    seen: State = scene.seen
    if scene.seat is None or on_table(scene):
        return tuple(POINTS)
    card = "" if scene.problem else chosen(scene)
    return reachable(seen.rows[scene.seat], seen.hands[scene.seat], seen.chosen[scene.seat] or card)


def preview(scene: Scene) -> str:
    """What `reaching` says, or before that the opening; nothing for a spectator."""
    return reaching(scene) or ("" if scene.seat is None else opening(scene))


def reaching(scene: Scene) -> str:
    """What the selected card would do, and the best hand in reach, or the only one; empty before there is either.

    Hands are not spoken of before there is a row, nor in a guided match before the coach has told what they are, nor in
    a problem, where that is what is asked.
    """
    if scene.seat is None or on_table(scene):
        return ""
    row, card = scene.seen.rows[scene.seat], chosen(scene)
    spoken = not scene.problem and len(row) >= (TAUGHT if scene.taught and scene.seen.round == 1 else 1)
    reach = scene.words.say(_best(scene, scene.seat, card)) if spoken else ""
    if not card:
        return reach
    what = ("page.would", {"garland": garland(row[-1], card)}) if row else ("page.first", {})
    if not spoken:
        return scene.words.sentences([scene.words("page.meaning", card=card, what=what)])
    return scene.words("page.selected", card=card, what=what, reach=reach)


def _best(scene: Scene, seat: int, card: str) -> Saying:
    """The best hand in reach with how likely it is, or the only one, which is sure."""
    reach = hands_in_reach(scene)
    if reach != (NO_HAND,) and len(reach) == 1:
        return "page.makes" if card else "page.sure", {"hand": reach[0], "what": (f"what.{reach[0]}", {})}
    seen: State = scene.seen
    row, held, first = seen.rows[seat], undecided(seen, seat).hands[seat], seen.chosen[seat] or card
    return in_reach(likelier(reach, row, held, first), row, held, first)


def opening(scene: Scene) -> str:
    """What makes a garland, before the first card of a match that nobody teaches; empty elsewhere."""
    begun = scene.taught or scene.seen.round > 1 or any(scene.seen.rows)
    return "" if begun else scene.words("page.meet")


def in_reach(best: str, row: Row, held: Row, card: str) -> Saying:
    """The best hand that can still be reached, how likely it is, and what it is; no hand is none."""
    if best == NO_HAND:
        return "page.reach-none", {}
    odds = told(likely(row, held, card, best), "page.share")
    return "page.reach", {"hand": best, "odds": odds, "what": (f"what.{best}", {})}


def guide(scene: Scene) -> Html:
    """The list of hands, strongest first; those that the row cannot become any more are dimmed."""
    words, points = scene.words, scene.seen.goal == "points"
    reach = hands_in_reach(scene)
    columns = ["page.hand-name", "page.example", *(["page.worth"] if points else [])]
    head = thead[tr[[th(scope="col")[words(column)] for column in columns]]]
    rows = [
        tr("" if name in reach else ".gone", data_hand=name)[_hand(scene, name, points, name in reach)]
        for name in POINTS
    ]
    order = ol(".order")[[li[_marks(kind), words(f"shape.{shape(kind)}")] for kind in ("BL", "BF", "BW", "S")]]
    pale = p(".small.pale")[words("page.pale") if len(reach) < len(POINTS) else ()]
    equal = h3[words("page.type-break")], p[words("page.breaks")], order
    return render([p(".small")[words("page.meet")], table(".list")[head, tbody[rows]], pale, equal])


def _hand(scene: Scene, name: str, points: bool, in_reach: bool) -> Html:
    words = scene.words
    gone = None if in_reach else span(".unseen")[words("page.gone")]
    said = [capitalized(words(f"hand.{name}")), span(".what")[words(f"what.{name}")], gone]
    example = EXAMPLES[name].split()
    in_words = span(".unseen")[words.list([words(f"garland.{kind}") for kind in example])] if example else None
    cells = [th(scope="row")[said], td[_marks(EXAMPLES[name]), in_words]]
    return render([cells, td(".number")[POINTS[name]] if points else None])


def _marks(kinds: str) -> Html:
    """Symbols in a row, small."""
    return render([picture(f"mark-{kind}", ".mark", "0 0 16 16") for kind in kinds.split()])


def on_table(scene: Scene) -> Round | None:
    """The finished round that still lies there: after the match, and until its result is put away; None for none."""
    last: Round | None = shown_round(scene, shows_result, over=scene.seen.victors)
    return last


def shows_result(seen: State, seat: int | None, put_away: int) -> bool:
    """Whether a result lies on the table: of a round later than `put_away`, with no card of the next one played."""
    begun = any(seen.rows) or (seat is not None and seen.chosen[seat])
    return not (seen.last is None or seen.victors or seen.last.number <= put_away or begun)


def result(scene: Scene, last: Round) -> Html:
    """Who has won the round, with which hand, and which garland decided it."""
    words, key = scene.words, "page.made" if scene.seen.goal == "points" else "page.hand-of"
    winners, named = last.verdict.winners, reveal.names(scene.seen, last)
    made = [
        span(css(".writes", winner=seat in winners), **stage(named))[words(key, seat=seat, hand=name, n=POINTS[name])]
        for seat, name in enumerate(last.hands)
    ]
    seldom = rare(scene, last.hands[winners[0]])
    told = p(".why", **stage(reveal.decides(scene.seen, last)))[words.sentences([why(scene, last), *seldom])]
    return section(css(".result", rare=bool(seldom)), tabindex="0", aria_labelledby="status", **stage(named))[
        p(".made")[made], told
    ]


def headline(scene: Scene, last: Round) -> str:
    """Who has won the round, or with it the match; in the points game only that the round is over (G16)."""
    if scene.seen.goal == "points":
        return scene.words("page.round-of", number=last.number, of=len(last.rows))
    if victors := scene.seen.victors:
        return scene.words("page.result-match", number=last.number, winners=victors)
    return scene.words("page.result", number=last.number, winners=last.verdict.winners)


def rare(scene: Scene, name: str) -> tuple[str, ...]:
    """That a hand is rare, where it is, in one sentence."""
    return (scene.words("ending.rare", hand=name, n=ONE_IN[name]),) if name in ONE_IN else ()


def why(scene: Scene, last: Round) -> str:
    """Why the round was won, in one sentence."""
    verdict, words = last.verdict, scene.words
    best, *_ = verdict.winners
    if verdict.criterion == "tie":
        return words("why.tie", winners=verdict.winners)
    if verdict.criterion == "hand":
        others = [name for seat, name in enumerate(last.hands) if seat != best]
        next_best = min(others, key=list(POINTS).index)
        if next_best == NO_HAND:
            return words("why.alone", seat=best)
        return words("why.hand", hand=last.hands[best], other=next_best)
    other = next(seat for seat, at in enumerate(verdict.deciding) if at is not None and seat != best)
    at, against = verdict.deciding[best] or 0, verdict.deciding[other] or 0
    facts = {"garland": garlands(last.rows[best])[at], "other": garlands(last.rows[other])[against]}
    facts |= {"hand": last.hands[best], "others": last.hands[other]}
    facts |= {"shape": facts["garland"][-1], "lesser": facts["other"][-1]}
    same = _same(last.hands[best], last.hands[other]) if verdict.criterion == "shape" else ""
    return words(f"why.{verdict.criterion}{same}", n=at + 1, m=against + 1, seat=best, rival=other, **facts)


def _same(hand: str, other: str) -> str:
    """The end of the key of what is said of two hands that shapes tell apart: of one shape each, alike, unlike."""
    return "" if hand != other else "-one" if hand in OF_ONE_SHAPE else "-same"
