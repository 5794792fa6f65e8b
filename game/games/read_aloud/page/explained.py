"""What the present condition compares, with every figure, who set it, and what else holds: a press on it opens this."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.rules import Saying
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Measure
from game.games.read_aloud.page.standings import all_lost, each_said, lead
from game.games.read_aloud.page.unusual import means, unusual
from game.games.read_aloud.page.wording import condition_said
from game.games.read_aloud.rules.conditions import BY_VALUE, COUNTS, beside, field_total, value
from game.games.read_aloud.rules.state import State
from game.ui.html import Html, Node, button, div, li, ol, p, render, span
from game.ui.view import Scene
from game.ui.view.parts import fold_button
from game.words import Words, number

CONDITION = "condition"
"""The name of the fold."""
BY_RANK: dict[type, str] = {e.Most: "most", e.Least: "least", e.Second: "second", e.SecondLeast: "second-least"}
BY_KIND: dict[type, str] = {e.Odd: "odd", e.Even: "even"}


def can_be_explained(words: Words, seen: State) -> bool:
    """Whether there is a condition, and somebody who could still meet it, or anything else to be explained."""
    return not seen.over and (_compares(seen) or bool(unusual(words, seen)))


def _compares(seen: State) -> bool:
    """Whether there is a condition, and somebody who could still meet it."""
    return seen.condition is not None and not all_lost(seen)


def pressed(scene: Scene, said: Sequence[Node]) -> Html:
    """The condition as the button that opens its explanation."""
    way = fold_button(CONDITION, CONDITION in scene.folds, ".term.to-explained", f"inside-{CONDITION}")
    ask = "explain.way" if _compares(scene.seen) else "explain.way-rules"
    return way[[*said], span(".unseen")[scene.words(ask)]]


def explained(scene: Scene) -> Html | None:
    """The explanation, over the middle; None where it is not open."""
    seen, words = scene.seen, scene.words
    if CONDITION not in scene.folds or not can_be_explained(words, seen):
        return None
    close = button(".quiet", type="button", id="close-condition", data_do=f"fold {CONDITION}")[words("page.close")]
    name = span(".wish")[condition_said(words, seen.condition)]
    frame = div(".over.explained", id=f"inside-{CONDITION}", role="group", aria_label=words("explain.head"))
    rules = [p[each] for each in means(scene)]
    return frame(tabindex="0")[p(".zone")[name, close], _compared(scene) if _compares(seen) else None, rules]


def _compared(scene: Scene) -> Html:
    """What the condition compares, every figure, and who set it."""
    said = scene.words.sentences(scene.words.say(each) for each in meaning(scene.seen))
    rows = ol(".rows")[_rows(scene)]
    return render([p[said], p(".lead")[lead(scene.words, scene.seen)], rows, [p[each] for each in _set_by(scene)]])


def _set_by(scene: Scene) -> list[str]:
    """Who set the condition, and by which card where the last moves tell it."""
    cards = [event.facts["card"] for event in scene.lately if event.kind == "decided"]
    if scene.seen.by is None:
        return []
    facts = {"seat": scene.seen.by, "cards": tuple(cards[-1:])}
    return [scene.words("explain.set-by" if cards else "explain.set", **facts)]


def explanation(scene: Scene) -> list[str]:
    """The same for those who listen; nothing where there is nothing to explain."""
    seen, words = scene.seen, scene.words
    if not can_be_explained(words, seen):
        return []
    compared = []
    if _compares(seen):
        compared = [*(words.say(each) for each in meaning(seen)), lead(words, seen), *_figures(scene), *_set_by(scene)]
    return [*compared, *means(scene)]


def meaning(seen: State) -> Iterator[Saying]:
    """What is measured of each hand, which number wins, and what is easily overlooked."""
    measure = getattr(seen.condition, "measure", None)
    if measure is not None:
        yield (f"explain.of-{measure.value}", {})
    yield _wins(seen)
    if isinstance(seen.condition, (e.Second, e.SecondLeast)):
        yield "remark.second", {}
    if isinstance(seen.condition, (e.Most, e.Second)) and measure in COUNTS:
        yield "remark.some", {}
    if measure is not None and not isinstance(seen.condition, (e.Exactly, e.Odd, e.Even)):
        yield "explain.together", {}
    if seen.losers:
        yield "explain.lost", {}


def _wins(seen: State) -> Saying:
    """Which number wins, or who does where no number is compared."""
    match seen.condition:
        case e.Nearest(_, None):
            seen_field = all(piece.key for piece in seen.field)
            return ("explain.nearest-field", {"n": field_total(seen)}) if seen_field else ("explain.nearest-hidden", {})
        case e.Nearest(_, n) | e.Within(_, n) | e.Exactly(_, n):
            return f"explain.{type(seen.condition).__name__.lower()}", {"n": n}
        case e.Reader():
            return "explain.reader", {"seat": seen.by}
        case e.Beside(left):
            return f"explain.{'left' if left else 'right'}", {"seat": beside(seen, left)}
        case e.Holder():
            return "explain.holder", {"card": seen.held}
    return f"explain.{(BY_RANK | BY_KIND)[type(seen.condition)]}", {}


def _rows(scene: Scene) -> list[Html]:
    """The figures, one a line."""
    return [li[each] for each in _figures(scene)]


def _figures(scene: Scene) -> list[str]:
    """What is said of each player, with the values that it comes from where they are seen."""
    return [_from(scene, seat, figure) for seat, figure in each_said(scene.words, scene.seen)]


def _from(scene: Scene, seat: int, figure: str) -> str:
    """The figure of a player with those values."""
    seen, words = scene.seen, scene.words
    measure: Measure | None = getattr(seen.condition, "measure", None)
    hand = seen.hands[seat]
    if measure not in BY_VALUE or seat in seen.losers or not hand or not all(piece.key for piece in hand):
        return figure
    values = words.list(number(value(seen, piece)) for piece in hand)
    return words("explain.from", figure=figure, values=values)
