"""The middle of the table: the trick with every play and pass, and before it the exchange of cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from game.core.cards import HIDDEN
from game.core.rules import Saying
from game.games.gang_of_four.page import reveal
from game.games.gang_of_four.page.drawing import fan, picture
from game.games.gang_of_four.page.ids import Ids, lying, places
from game.games.gang_of_four.page.passing import held
from game.games.gang_of_four.page.seats import ROUND, arrow
from game.games.gang_of_four.rules.combos import GANG
from game.games.gang_of_four.rules.score import level, level_with, weakest
from game.games.gang_of_four.rules.state import Play, State
from game.ui.html import Html, Node, button, css, div, figcaption, figure, h3, li, ol, p, render, section, span
from game.ui.view import Scene
from game.ui.view.hand import go_on
from game.ui.view.parts import beside, fold_button, scrolling
from game.ui.view.stages import stage

RECALL = "last-trick"
"""The fold with the plays before the one on the table."""
NEAR = 0.75
"""The part of the points that end the match from which on it is said how many do."""
NUMERALS = {4: "四", 5: "五", 6: "六", 7: "七"}


def middle(scene: Scene) -> Html:
    """The round, and what lies on the table in it."""
    seen: State = scene.seen
    there: Node = trick(scene) if seen.played else _exchange(scene)
    return render([_round(scene), _recalled(scene), there])


def _round(scene: Scene) -> Html:
    """Which round it is, in which direction it goes, and the way to the trick before this one."""
    seen: State = scene.seen
    key, facts = round_of(seen)
    said: Node = scene.words(key, **facts)
    if key == "page.round-near":  # the arrow stands for the direction, for which there is no room on a phone
        said = [span(aria_hidden="true")[scene.words("page.round-near-short", **facts)], span(".unseen")[said]]
    return p(".round-line")[span[said, " ", arrow(seen.direction)], _recall(scene)]


def round_of(seen: State) -> Saying:
    """Which round it is, in which direction it goes, and how near the end of the match is."""
    terms, facts = seen.terms, {"number": seen.round, "direction": ROUND[seen.direction]}
    if terms.rounds:
        return ("page.round-last" if seen.round == terms.rounds else "page.round-of"), {**facts, "n": terms.rounds}
    ends = terms.limit + terms.beyond
    near = max(seen.totals) >= NEAR * ends
    return ("page.round-near" if near else "page.round"), {**facts, "n": ends}


def _before(seen: State) -> tuple[Play, ...]:
    """The finished trick of this round before the one on the table; none before the second one."""
    on_top = sum(len(play.combo.cards) for play in seen.trick if play.combo)
    return seen.last_trick if seen.trick and len(seen.played) > on_top else ()


def _earlier(scene: Scene) -> dict[str, list[Play]]:
    """What lies there no more, by its name: the last trick; beside a coach also what is covered in the present one."""
    covered = [play for play in lying(scene.seen) if play.combo][:-1] if scene.taught else []
    named = {"page.covered": covered, "page.last-trick": [play for play in _before(scene.seen) if play.combo]}
    return {key: plays for key, plays in named.items() if plays}


def _recall(scene: Scene) -> Html:
    """The button that shows the earlier plays, and puts them away; while there are none, it is off and says so."""
    there = bool(_earlier(scene))
    recall = fold_button(RECALL, there and RECALL in scene.folds, inside="recalled")
    if not there:
        recall = recall(data_do=f"hear {RECALL}", aria_disabled="true")
    return recall[scene.words("page.earlier")]


def _recalled(scene: Scene) -> Html | None:
    """The earlier plays, over what lies on the table."""
    earlier = _earlier(scene)
    if RECALL not in scene.folds or not earlier:
        return None
    parts = [
        [
            h3[scene.words(key)] if scene.taught else None,
            ol[[_line(scene, play, key == "page.last-trick" and play is plays[-1]) for play in plays]],
        ]
        for key, plays in earlier.items()
    ]
    whole = section(".panel.over.recalled", id="recalled", aria_label=scene.words("page.earlier"))
    close = button(".close", type="button", data_do=f"fold {RECALL}", id=f"close-{RECALL}")
    x = close(aria_label=scene.words("page.put-away"))["×"]
    return render([beside(RECALL), whole[scrolling(".scrolls", scene.words("page.earlier"))[div[parts]], x]])


def _line(scene: Scene, play: Play, won: bool) -> Html:
    """Who played what, and whether that has taken the trick."""
    assert play.combo
    said = scene.words("page.laid", seat=play.seat, kind=play.combo.kind, cards=play.combo.cards)
    told = [said, " ", scene.words("page.taken", seat=play.seat)] if won else said
    return li(css("", taker=won))[
        span(aria_hidden="true")[scene.words.seat(play.seat)], fan(play.combo.cards), span(".unseen")[told]
    ]


def trick(scene: Scene) -> Html:
    """All plays and passes of the trick, in their order: the one to be beaten in the middle, those before it above."""
    seen: State = scene.seen
    done, plays = not seen.trick, lying(seen)
    ids = places(seen, scene.seat).trick
    best = max(i for i, play in enumerate(plays) if play.combo)
    groups = list(_grouped(zip(plays, ids, strict=True)))
    before = [_item(scene, group, best) for group in groups if group[-1][0] < best]
    now = [_item(scene, group, best) for group in groups if group[-1][0] >= best]
    label = scene.words("page.trick-done" if done else "page.trick")
    head = p(".note", **stage(reveal.took(seen)))[scene.words("page.taken", seat=plays[best].seat)] if done else None
    lane = scrolling(".lane", label)[ol(".trick.before", aria_label=label)[before]] if before else div(".lane")[()]
    seen_enough = go_on(".over-all") if held(scene) else None
    return div(css(".lain", done=done), id="lain")[lane, ol(".trick", aria_label=label)[now], head, seen_enough]


Lain = tuple[int, Play, Ids]


def _grouped(plays: Iterable[tuple[Play, Ids]]) -> Iterator[list[Lain]]:
    """The plays in order, each alone; passes that follow each other in one group."""
    numbered = [(i, play, ids) for i, (play, ids) in enumerate(plays)]
    for combo, group in groupby(numbered, key=lambda each: each[1].combo):
        there = list(group)
        yield from [there] if combo is None else [[each] for each in there]


def _item(scene: Scene, group: list[Lain], best: int) -> Html:
    i, play, ids = group[0]
    if play.combo is None:
        return li(".passes")[scene.words("page.passes", seats=tuple(each.seat for _, each, _ in group))]
    lands = i == best and reveal.laid(scene.seen)
    return li(css(".play", best=i == best, lands=lands), data_seat=play.seat)[laid(scene, play, ids)]


def laid(scene: Scene, play: Play, ids: Ids) -> Html:
    """A combination as it was laid, and by whom."""
    words, combo = scene.words, play.combo
    assert combo
    label = words("page.laid", seat=play.seat, kind=combo.kind, cards=combo.cards)
    cards = [span(".card", id=name)[picture(card)] for name, card in zip(ids, combo.cards, strict=True)]
    called = span(".box.alert.cry")[words("page.called")] if play.called else None
    of = span(".of", aria_hidden="true")[words.seat(play.seat), span(".kind")[words(f"kind.{combo.kind}")]]
    return render([span(".fan", role="img", aria_label=label)[cards, _seal(scene, play)], of, called])


def _seal(scene: Scene, play: Play) -> Html | None:
    """The seal on a gang: how many cards it has."""
    if play.combo is None or play.combo.family != GANG:
        return None
    at = reveal.gang(scene.seen) if play is lying(scene.seen)[-1] else 0
    return span(".gang-seal", aria_hidden="true", lang="ja", **stage(at))[NUMERALS[len(play.combo.cards)]]


def _exchange(scene: Scene) -> Html | None:
    """Who gives what to whom, as far as the seat at the page may see it (12)."""
    swap = scene.seen.exchange
    if swap is None:
        return None
    steps = (("given", swap.loser, swap.winner, swap.given), ("returned", swap.winner, swap.loser, swap.returned))
    inside = [_gift(scene, *step) for step in steps]
    return section(".panel.exchange", aria_label=scene.words("page.exchange"))[inside, _why_given(scene)]


def _why_given(scene: Scene) -> Html | None:
    """Why it is these two who exchange, the same as long as they do."""
    last = scene.seen.last
    if last is None:
        return None
    told_by = level(last)
    facts = {"winner": last.winner, "seat": weakest(last), "others": level_with(last)}
    return p(".why")[scene.words(f"page.gives-by-{told_by or 'cards'}", **facts)]


def _gift(scene: Scene, step: str, giver: int, taker: int, card: str | None) -> Html:
    """One step of the exchange: a card, its back, or the place where it will lie."""
    words = scene.words
    said = words(f"page.{step}", giver=giver, taker=taker)
    what = words("page.not-yet" if card is None else "page.hidden-card" if card == HIDDEN else f"card.{card}")
    face = picture("back" if card == HIDDEN else card) if card else ()
    drawn = div(".card" if card else ".place", id=f"gift-{step}", role="img", aria_label=what)[face]
    name = span(".which", aria_hidden="true")[what if face and card != HIDDEN else ()]
    return figure[drawn, figcaption[said, name]]
