"""The result of a round in the middle of the table: who has won, what was left, and what that costs."""

from __future__ import annotations

from game.games.gang_of_four.page import reveal
from game.games.gang_of_four.page.centre import laid
from game.games.gang_of_four.page.drawing import fan
from game.games.gang_of_four.page.ids import lying, places
from game.games.gang_of_four.rules.score import Round, best
from game.ui.html import Html, Node, div, h3, li, ol, p, section, span, ul
from game.ui.view import Scene, people
from game.ui.view.parts import places_of
from game.ui.view.stages import stage

DEAR = 60
"""Points of one round that are a blow."""


def result(scene: Scene, last: Round) -> Html:
    """After the match the places; the last play, the cards that were left, the penalties."""
    over = scene.seen.asked is None
    head = h3(id="result")[headline(scene, last)] if over else None
    losers = [seat for seat in range(len(last.hands)) if seat != last.winner]
    losers.sort(key=lambda seat: last.points[seat])
    seen = scene.seen
    lines = [
        li(".dear" if last.points[seat] >= DEAR else "", **stage(reveal.ends(seen, n)))[_left(scene, last, seat)]
        for n, seat in enumerate(losers, reveal.PAID)
    ]
    label = "result" if over else "status"
    end = standing(scene, last) if over else None
    whole = section(".result.round", tabindex="0", aria_labelledby=label)
    return whole[end, head, _final(scene, last), ul(".left")[lines]]


def headline(scene: Scene, last: Round) -> str:
    """Who has won the round, in words."""
    return scene.words("page.result", number=last.number, seat=last.winner)


def why(scene: Scene, last: Round) -> str:
    """How the round was won."""
    if last.default:
        return scene.words("why.default", seat=last.winner)
    play = lying(scene.seen)[-1]
    return scene.words("why.out", seat=play.seat, kind=play.combo.kind if play.combo else "single")


def penalty_of(scene: Scene, last: Round, seat: int) -> str:
    """The penalty of a seat, as a calculation."""
    if seat == last.winner:
        return scene.words("page.nothing")
    return scene.words("page.penalty", left=len(last.hands[seat]), times=last.times[seat], n=last.points[seat])


def standing(scene: Scene, last: Round) -> Html:
    """The order at the end, the lowest total first; equals share a place, unless the tie for the first is broken."""
    winners = best(last, scene.seen.terms.tie_break)
    found = places_of([(total, seat not in winners) for seat, total in enumerate(last.totals)])
    said = [
        li(".winner" if seat in winners else "")[scene.words("page.place", place=place, seat=seat, n=last.totals[seat])]
        for place, seat in found
    ]
    at = reveal.ends(scene.seen, reveal.PAID + len(last.hands))
    return ol(".places", **stage(at))[said]


def _final(scene: Scene, last: Round) -> Html:
    """The play that ended the round, and why that was the end."""
    names = places(scene.seen, scene.seat).trick
    there = div(".play.best")[laid(scene, lying(scene.seen)[-1], names[-1])]
    told = p(".why", **stage(reveal.ends(scene.seen, reveal.WHY)))[why(scene, last)]
    face = people.face(scene.players[last.winner], last.winner)
    total = span(".sum")[scene.words("page.sum", n=last.totals[last.winner])]
    return div(".final")[face, there, told, total, _seal(scene, last), _toll(scene, last, last.winner)]


def _seal(scene: Scene, last: Round) -> Html | None:
    """The seal on a round that the player has won: that it is won."""
    if last.winner != scene.seat:
        return None
    return span(".gang-seal.won-it", aria_hidden="true", lang="ja", **stage(reveal.ends(scene.seen, reveal.WHY)))["勝"]


def _toll(scene: Scene, last: Round, seat: int) -> Html:
    """The total of a seat as a line towards the end of the match, with what this round has added."""
    terms, total = scene.seen.terms, last.totals[seat]
    whole = max(terms.limit or 0, *last.totals, 1)
    before, now = (round(100 * n / whole) for n in (total - last.points[seat], total))
    return span(f".toll.seat{seat}", aria_hidden="true", style=f"--before: {before}%; --now: {now}%")[()]


def _left(scene: Scene, last: Round, seat: int) -> Node:
    """The open cards of a loser, what they cost, and the total."""
    words, cards = scene.words, last.hands[seat]
    forgot = span(".box.alert")[words("page.forgot")] if seat in last.forgot else None
    return [
        span(".whose")[words.seat(seat), " ", forgot],
        span(".cost")[penalty_of(scene, last, seat)],
        span(".sum")[words("page.sum", n=last.totals[seat])],
        fan(cards),
        _toll(scene, last, seat),
        span(".unseen")[words("page.had-left", cards=cards)],
    ]
