"""My cards and what can be done with them: sorting, selecting, what the selection is, and all that could be played."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import count

from game.core.rules import IllegalMove
from game.games.gang_of_four import rules
from game.games.gang_of_four.page.drawing import fan
from game.games.gang_of_four.page.held import SORTS, cards_held, forced
from game.games.gang_of_four.page.ids import held_by, ticked
from game.games.gang_of_four.page.passing import never_asked, passed_for, ways_to_pass
from game.games.gang_of_four.page.taking_apart import WHOLE, Torn, sparing
from game.games.gang_of_four.page.taps import place
from game.games.gang_of_four.rules.answers import CALL, PASS, fault_of, miscounted
from game.games.gang_of_four.rules.combos import KINDS, Combo, classify
from game.games.gang_of_four.rules.exchange import GIVE
from game.games.gang_of_four.rules.state import State
from game.ui.html import Html, Node, button, div, h3, li, p, render, span, ul
from game.ui.view import Scene
from game.ui.view.parts import beside, fold_button

FOLD = "answers"
"""The fold with everything that could be played."""
CLOSE = "close-answers"
"""The id of the button that closes it."""


def chosen(scene: Scene) -> str:
    """The move that the selected cards make, with the call where it is due; they may make none that is allowed."""
    seen: State = scene.seen
    if move := forced(scene):
        return move
    cards = ticked(scene)
    if not cards:
        return ""
    if seen.giving:
        return GIVE + cards[0]
    lone = len(held_by(seen, scene.seat)) - len(cards) == 1
    return " ".join(cards) + CALL * (lone and seen.terms.call == "on")


def preview(scene: Scene) -> str:
    """What the selected cards are, and whether they may be played; else how many it takes, or the exact reason."""
    move, seen = chosen(scene), scene.seen
    if not (move and scene.moves):
        return ""
    if seen.giving:
        return scene.words("page.gives", card=move.removeprefix(GIVE), taker=taker(seen))
    cards = ticked(scene)
    combo = classify(cards, seen.terms.compare)
    top = seen.top.combo if seen.top else None
    if other := top and miscounted(cards, combo, top):
        return scene.words.say(other)
    if combo is None:
        return scene.words.say(fault_of(cards))
    try:
        rules.read(seen, move)
    except IllegalMove as fault:
        return scene.words("page.cannot", kind=combo.kind, why=fault.saying)
    said = scene.words("page.beats" if seen.top else "page.leads", kind=combo.kind)
    return scene.words.sentences([said, scene.words("page.one-stays")]) if move.endswith(CALL) else said


def taker(seen: State) -> int:
    """Who gets the card that is to be given."""
    swap = seen.exchange
    assert swap
    return swap.winner if seen.asked == swap.loser else swap.loser


def play_label(scene: Scene) -> str:
    """What the main button says; empty when it is just to play."""
    if scene.moves and scene.seen.giving:
        return scene.words("page.give")
    return scene.words("page.play-call") if chosen(scene).endswith(CALL) else ""


def actions(scene: Scene) -> Html:
    """Passing now, and beside it passing until the trick is over."""
    return Html() if scene.moves and scene.seen.giving else render(ways_to_pass(scene))


def hand(scene: Scene) -> Html:
    """What the selection is, the cards held, and the ways to sort and to look for combinations."""
    if not held_by(scene.seen, scene.seat):
        return div(".hand", id="hand")[()]
    said = preview(scene)
    shown = div(".preview", id="preview")[_which(scene, said) or said or [passed_for(scene), " ", never_asked(scene)]]
    return render([shown, cards_held(scene), _mute(scene), _tools(scene)])


def _which(scene: Scene, said: str) -> Node:
    """What is said of the selection, and which of the proposals with the tapped card it is; None where it is none.

    On a phone that has one line, and is in the place of the whole, but where the last card is to be called. Those who
    listen are told so at the tap.
    """
    there = place(scene) if scene.moves and not scene.seen.giving else None
    combo = classify(ticked(scene), scene.seen.terms.compare) if there else None
    if there is None or combo is None or there[1] < 2:
        return None
    words, (i, n) = scene.words, there
    last = "-last" if i == n else ""
    short = words(f"page.short{last}", kind=combo.kind, i=i, n=n)
    short = words("page.one-stays") if chosen(scene).endswith(CALL) else short
    nth = span(".nth", aria_hidden="true")[words(f"page.proposal{last}", i=i, n=n)]
    return [span(".whole")[said, " ", nth], span(".short", aria_hidden="true")[short]]


def _tools(scene: Scene) -> Html:
    """The ways to sort, and beside them the way to all that could be played."""
    words, now = scene.words, scene.settings.get("sort", SORTS[0])
    sorts = [
        button(
            type="button",
            data_do=f"set gang-of-four.sort {how}",
            id=f"sort-{how}",
            aria_pressed=str(how == now).lower(),
        )[words(f"set.sort.{how}")]
        for how in SORTS
    ]
    group = div(".row", role="group", aria_label=words("set.sort"))[
        span(".sort", aria_hidden="true")[words("page.sort")], sorts
    ]
    return div(".row.tools")[group, _toggle(scene)]


def _mute(scene: Scene) -> Html | None:
    """The button that plays without the last-card call, where that is due.

    It has a place of its own, where no press that is meant for another button can meet it.
    """
    move = chosen(scene)
    if not scene.moves or not move.endswith(CALL):
        return None
    return button(type="button", data_do=f"twice {move.removesuffix(CALL)}", id="mute")[scene.words("page.play-mute")]


def _toggle(scene: Scene) -> Html | None:
    """The button that opens and closes the list of all that could be played."""
    if not scene.moves or scene.seen.giving:
        return None
    key, is_open = answers_key(scene.seen), FOLD in scene.folds
    first = CLOSE if scene.moves == (PASS,) else _answer_id(0)
    toggle = fold_button(FOLD, is_open, inside="answers")
    return toggle(data_exact=None if is_open else f"into {FOLD} {first}")[scene.words(key)]


def answers_key(seen: State) -> str:
    """What the button that opens this list says."""
    return "page.answers-lead" if seen.top is None else "page.answers"


def answers(scene: Scene) -> Html | None:
    """What is to be beaten, and every combination in hand that may be played now, by kind, as buttons."""
    if FOLD not in scene.folds or scene.seat is None or not scene.moves or scene.seen.giving:
        return None
    found = sparing(scene)
    names = {card: scene.words(f"card.{card}") for card in held_by(scene.seen, scene.seat)}
    kinds = [(kind, [each for each in found if each[0].kind == kind]) for kind in KINDS]
    numbers = count()
    groups = [_kind(scene, names, kind, there, numbers) for kind, there in kinds if there]
    whole = div(".answers", id="answers", role="group", aria_label=scene.words("page.all-answers"), data_rove=True)
    return render(
        [beside(FOLD), whole[_head(scene), div(".kinds")[groups] if groups else p[scene.words("page.no-answer")]]]
    )


def _head(scene: Scene) -> Html:
    """The combination on the table, which the list covers, and the button that closes the list."""
    top = scene.seen.top
    close = button(type="button", data_do=f"fold {FOLD}", id=CLOSE)[scene.words("page.put-away")]
    there = [scene.words("page.to-beat", kind=top.combo.kind), " ", fan(top.combo.cards)] if top else None
    return div(".to-beat")[span[there or scene.words("page.may-lead")], close]


def _kind(
    scene: Scene, names: dict[str, str], kind: str, there: list[tuple[Combo, Torn]], numbers: Iterator[int]
) -> Node:
    """The combinations of one kind, the weakest first, with the next numbers in the list.

    Those that take something apart of the hand stand after the others, and it is said.
    """
    head = h3[scene.words(f"kind.{kind}"), " ", span(".number")[len(there)]]
    parts = [[combo for combo, torn in there if (torn == WHOLE) == whole] for whole in (True, False)]
    lists = [
        [(scene.words.list([names[card] for card in combo.cards]), combo.text) for combo in part] for part in parts
    ]
    whole, torn = [ul[[li[_option(name, text, next(numbers))] for name, text in part]] for part in lists]
    said = p(".torn")[scene.words("page.torn")]
    return div[head, whole if parts[0] else None, [said, torn] if parts[1] else None]


def _answer_id(number: int) -> str:
    """The id of an entry of the list, by its place in it."""
    return f"answer-{number}"


@lru_cache(maxsize=4096)
def _option(name: str, text: str, number: int) -> Html:
    """The button of one combination: its cards, small; the first of the list is in the tab order."""
    stop = -1 if number else 0
    return button(type="button", data_do=f"pick {text}", id=_answer_id(number), tabindex=stop, aria_label=name)[
        fan(tuple(text.split()))
    ]
