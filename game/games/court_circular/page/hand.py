"""My cards and what can be done with them: selecting, laying, dropping out, and choosing the next lead."""

from __future__ import annotations

from game.games.court_circular.page.centre import choices
from game.games.court_circular.page.drawing import picture
from game.games.court_circular.page.ids import IDS, card_id, choosing, held_by, in_order, selected
from game.games.court_circular.page.naming import explained
from game.games.court_circular.page.preview import preview
from game.games.court_circular.page.prospects import drop_reason, plays
from game.games.court_circular.page.reveal import DEALT, dealt
from game.games.court_circular.rules.answers import DROP, LEAD, STAY, drop_refused, offered
from game.games.court_circular.rules.cards import Cards
from game.ui.html import Html, button, css, div, render, span
from game.ui.view import Scene
from game.ui.view.hand import card_button, card_group, numbered, tab_stop
from game.ui.view.stages import stage


def chosen(scene: Scene) -> str:
    """The move that the selected card makes: to lay it, or to choose it as the next lead; staying in needs no card."""
    if scene.moves and scene.seen.queue:
        return STAY
    card = selected(scene)
    if scene.seen.choosing:
        return LEAD + card if card in offered(scene.seen) else ""
    return card


def cards_of(scene: Scene, move: str) -> tuple[str, ...]:
    """The id of the card that a move lays or chooses; nothing for dropping out or staying in."""
    return () if move in (DROP, STAY) else (card_id(move.removeprefix(LEAD)),)


def first_card(scene: Scene) -> str:
    """The id of the first card that can be touched, or of the button to stay in: where a lost focus goes."""
    if scene.moves and scene.seen.queue:
        return "play"
    return IDS.first(choices(scene) if choosing(scene) else held_by(scene))


def play_label(scene: Scene) -> str:
    """What the main button says when the next lead is chosen, or when the question is who stays in."""
    if scene.moves and scene.seen.queue:
        return scene.words("page.stay")
    return scene.words("page.lead-this") if choosing(scene) else ""


def leaving(scene: Scene) -> Html:
    """The button for dropping out, described by what that costs or why it is refused; pressed once, it asks again.

    While it is off by the rules, it says so in two words.
    """
    if not plays(scene):
        return Html()
    words, can, why = scene.words, DROP in scene.moves, drop_reason(scene)
    frame = button(
        css(".drop", sure=scene.sure == DROP, hinted=DROP in scene.offered),
        type="button",
        data_do="twice drop",
        id="drop",
    )
    drop = frame(title=why, aria_description=why, aria_disabled=None if can else "true")
    off = drop_refused(scene.seen)
    mark = span(".cost", aria_hidden="true")[words(f"drop-off.{off[0]}")] if off else None
    return drop[words("page.drop-sure" if scene.sure == DROP else "page.drop"), mark]


def hand(scene: Scene) -> Html:
    """What the row makes and can become, and the cards held, as buttons in one group; nothing after the match."""
    if scene.seen.asked is None:
        return Html()
    held = held_by(scene)
    look = css(".hand", four_colours=scene.settings.get("suits") == "four")
    group = card_group("hand", scene.words("page.hand", n=len(held)), look)
    told = div(".preview", id="preview", **stage(DEALT if dealt(scene.seen, scene.seat) else 0))
    return render([told[explained(scene, preview(scene))], group[_in_places(scene, held)]])


def _in_places(scene: Scene, held: Cards) -> list[Html]:
    """The cards held, where they have lain since the round began: those laid leave their places free."""
    buttons = dict(zip(held, _buttons(scene, held), strict=True))
    dealt = in_order(scene, (*held, *(scene.seen.rows[scene.seat] if scene.seat is not None else ())))
    return [buttons.get(card) or span(".free", aria_hidden="true")[()] for card in dealt]


def _buttons(scene: Scene, held: Cards) -> list[Html]:
    """The cards held; where a lead is asked for, or who stays in, a press on one only says why it cannot be used."""
    cards, seen = numbered(scene.words, held, card_id), scene.seen
    stop, lead = tab_stop(scene, [name for name, _, _ in cards]), LEAD if seen.choosing else ""
    if not (seen.choosing or seen.queue):
        new = dealt(seen, scene.seat)
        return [
            card_button(scene, name, label, stop)(**stage(DEALT if card in new else 0))[picture(card)]
            for name, label, card in cards
        ]
    frames = [
        (card_button(scene, name, label, stop, able=False), f"line {lead}{card}", card) for name, label, card in cards
    ]
    return [frame(data_do=why, data_keys=f"Enter={why}")[picture(card)] for frame, why, card in frames]
