"""The result of a round in the middle of the table: who has won, what was left, and what that costs."""

from __future__ import annotations

from game.games.gang_of_four.page import reveal
from game.games.gang_of_four.page.centre import laid
from game.games.gang_of_four.page.drawing import fan
from game.games.gang_of_four.page.ids import lying, places
from game.games.gang_of_four.page.seats import prices
from game.games.gang_of_four.rules.combos import GANG, Combo
from game.games.gang_of_four.rules.score import Round, best
from game.ui.html import Html, Node, css, div, li, ol, p, section, span, ul
from game.ui.view import Scene, people
from game.ui.view.parts import place_called
from game.ui.view.stages import stage

ONE_IN = {5: 29, 6: 626, 7: 54302}
"""About one hand of 16 cards in this many has a gang of this size or a larger one; one in three has one of four."""
DEAR = 60
"""Points of one round that are a blow."""
DEAREST = 80
"""Points of a whole hand that was left."""


def result(scene: Scene, last: Round) -> Html:
    """The last play, the cards that were left, the penalties; after the match the places too."""
    over = scene.seen.asked is None
    losers = [seat for seat in range(len(last.hands)) if seat != last.winner]
    ranks = _ranks(scene, last)
    losers.sort(key=(ranks if over else last.points).__getitem__)
    seen = scene.seen
    lines = [
        li(css("", dear=last.points[seat] >= DEAR, own=seat == scene.seat), **stage(reveal.ends(seen, n)))[
            _left(scene, last, seat)
        ]
        for n, seat in enumerate(losers, reveal.PAID)
    ]
    whole = section(".result.round", tabindex="0", aria_labelledby="status")
    dear = any(last.times[seat] > 1 for seat in losers)
    n = sum(ranks[seat] < ranks[last.winner] for seat in losers) if over else 0
    above, below = [ul(".left")[some] if some else None for some in (lines[:n], lines[n:])]
    at_last = stage(reveal.ends(seen, reveal.PAID + len(losers)))
    first = p(".match-over", **at_last)[why_over(scene, last)] if over else None
    end = p(".prices", **at_last)[prices(scene.words)] if dear and not over else None
    return whole[first, above, _final(scene, last), below, end, _landed(scene, last)]


def why_over(scene: Scene, last: Round) -> str:
    """Why the match is over with this round: that all rounds are played, or who has reached or passed the limit."""
    terms = scene.seen.terms
    seats = tuple(seat for seat, total in enumerate(last.totals) if total >= terms.limit + terms.beyond)
    if terms.rounds or not seats:
        return scene.words("why.over-rounds", n=last.number)
    return scene.words("why.over-beyond" if terms.beyond else "why.over-limit", seats=seats, n=terms.limit)


def _landed(scene: Scene, last: Round) -> Html | None:
    """The last trick, which lies over the result until it is seen how the round came to its end."""
    if not (at := reveal.ends(scene.seen, reveal.SEEN)):
        return None
    plays = [play for play in lying(scene.seen) if play.combo]
    before = [span(".of")[scene.words.seat(play.seat), fan(play.combo.cards)] for play in plays[:-1] if play.combo]
    how = p(".note", **stage(reveal.ends(scene.seen, reveal.OUT)))[why(scene, last)]
    best = span(".of.best")[scene.words.seat(plays[-1].seat), fan(plays[-1].combo.cards if plays[-1].combo else ())]
    return div(".was.landed", aria_hidden="true", **stage(at))[div(".before")[before] if before else None, best, how]


def headline(scene: Scene, last: Round) -> str:
    """Who has won the round, in words."""
    return scene.words("page.result", number=last.number, seat=last.winner)


def why(scene: Scene, last: Round) -> str:
    """How the round was won."""
    if last.default:
        return scene.words("why.default", seat=last.winner)
    play = lying(scene.seen)[-1]
    return scene.words("why.out", seat=play.seat, kind=play.combo.kind if play.combo else "single")


def went_out(scene: Scene, last: Round) -> Combo | None:
    """The combination that ended the round; None where it was won by default."""
    return None if last.default else lying(scene.seen)[-1].combo


def rare(scene: Scene, combo: Combo | None) -> tuple[str, ...]:
    """That a gang is rare, where it is, in one sentence."""
    if combo is None or combo.family != GANG or len(combo.cards) not in ONE_IN:
        return ()
    return (scene.words("ending.rare", kind=combo.kind, n=ONE_IN[len(combo.cards)]),)


def penalty_of(scene: Scene, last: Round, seat: int) -> str:
    """The penalty of a seat, as a calculation."""
    if seat == last.winner:
        return scene.words("page.nothing")
    return scene.words("page.penalty", left=len(last.hands[seat]), times=last.times[seat], n=last.points[seat])


def _ranks(scene: Scene, last: Round) -> list[tuple[int, bool]]:
    """What the places after the match follow from, by seat: the lowest is first, ties that stand share a place."""
    winners = best(last, scene.seen.terms.tie_break)
    return [(points, seat not in winners) for seat, points in enumerate(last.totals)]


def _sum(scene: Scene, last: Round, seat: int) -> Html:
    """The total of a seat; after the match with its place."""
    limit = scene.seen.terms.limit
    total = scene.words("page.sum-of" if limit else "page.sum", n=last.totals[seat], limit=limit)
    if scene.seen.asked is not None:
        return span(".sum")[total]
    ranks = _ranks(scene, last)
    said = scene.words("page.place", place=place_called(ranks, seat), n=last.totals[seat])
    return span(css(".sum", winner=ranks[seat] == min(ranks)))[said]


def _final(scene: Scene, last: Round) -> Html:
    """The play that ended the round, and why that was the end."""
    names = places(scene.seen, scene.seat).trick
    there = div(".play.best")[laid(scene, lying(scene.seen)[-1], names[-1])]
    reasons = scene.words.sentences([why(scene, last), *rare(scene, went_out(scene, last))])
    told = p(".why", **stage(reveal.ends(scene.seen, reveal.SEEN)))[reasons]
    face = people.face(scene.players[last.winner], last.winner)
    total = _sum(scene, last, last.winner)
    whole = div(".whole")[there, _before(scene)]
    return div(".final")[face, whole, told, total, _seal(scene, last), _toll(scene, last, last.winner)]


def _before(scene: Scene) -> Html | None:
    """What lay on the table before the last play, so that the whole trick stays until the result is put away."""
    words, plays = scene.words, [play for play in lying(scene.seen)[:-1] if play.combo]
    rows = [
        li[
            span(".of", aria_hidden="true")[words.seat(seat)],
            span(".unseen")[words("page.laid", seat=seat, kind=combo.kind, cards=combo.cards)],
            fan(combo.cards),
        ]
        for seat, combo in ((play.seat, play.combo) for play in plays)
        if combo
    ]
    return ol(".beaten", aria_label=words("page.trick-done"))[rows] if rows else None


def _seal(scene: Scene, last: Round) -> Html:
    """The small seal at who has won the round: which one that was."""
    look = stage(reveal.ends(scene.seen, reveal.SEEN))
    return span(".gang-seal.won-it", aria_hidden="true", **look)[scene.words("page.round-won", n=last.number)]


def _toll(scene: Scene, last: Round, seat: int) -> Html:
    """The total of a seat as a line towards the limit, with what this round has added.

    Of a match by rounds the line is as long as the dearest round.
    """
    terms, total = scene.seen.terms, last.totals[seat]
    whole = max(terms.limit or DEAREST, *last.totals)
    before, now = (round(100 * n / whole) for n in (total - last.points[seat], total))
    return span(f".toll.seat{seat}", aria_hidden="true", style=f"--before: {before}%; --now: {now}%")[()]


def _left(scene: Scene, last: Round, seat: int) -> Node:
    """The open cards of a loser, what they cost, and the total."""
    words, cards = scene.words, last.hands[seat]
    forgot = span(".box.alert")[words("page.forgot")] if seat in last.forgot else None
    return [
        span(f".whose{people.length(words.seat(seat))}")[words.seat(seat), " ", forgot],
        span(".cost")[penalty_of(scene, last, seat)],
        _sum(scene, last, seat),
        fan(cards),
        _toll(scene, last, seat),
        span(".unseen")[words("page.had-left", cards=cards)],
    ]
