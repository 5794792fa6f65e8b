"""My cards and what can be done with a selected one; the choices that are no cards are buttons beside it."""

from __future__ import annotations

from game.core.rules import Saying
from game.games.read_aloud.language.effects import Either
from game.games.read_aloud.language.sentences import say_clause
from game.games.read_aloud.page.asking import question, verb
from game.games.read_aloud.page.drawing import picture
from game.games.read_aloud.page.ids import card_id, hand_of, in_sight, move_at, selected, spot_of, spots
from game.games.read_aloud.page.picking import pick_button, to_pick
from game.games.read_aloud.page.slips import rack, text_at, where
from game.games.read_aloud.page.ways import ROW, back, to_rest
from game.games.read_aloud.page.wording import due, side_of
from game.games.read_aloud.rules.state import Spot
from game.games.read_aloud.rules.targets import seats_of
from game.games.read_aloud.rules.zones import at
from game.ui.html import Html, Node, button, css, div, render
from game.ui.view import Scene

NEUTRAL = ("player", "number", "first", "second")
"""The first words of the moves that choose no card."""


def chosen(scene: Scene) -> str:
    """The move that the selected card makes, allowed or not: the rules say why not; or the choice that is marked."""
    spot = None if to_pick(scene) else selected(scene)
    return move_at(scene, spot) if spot else next((move for move in scene.moves if answer_id(move) in scene.ticked), "")


def cards_of(scene: Scene, move: str) -> tuple[str, ...]:
    """The id of the card that a move names, or of the button for a player, a number, a clause or any cards."""
    spot = spot_of(scene, move)
    return (card_id(at(scene.seen, spot)) if spot else "pick" if to_pick(scene) else answer_id(move),)


def follows(scene: Scene, move: str) -> tuple[int, tuple[tuple[str, str], ...]]:
    """How many cards go with this move, a number, and the id and name of each that may be chosen."""
    kind, _, n = move.partition(" ")
    cards = to_pick(scene) if kind == "number" else ()
    return (int(n) if cards else 0), tuple((card_id(at(scene.seen, spot)), _name(scene, spot)) for spot in cards)


def _name(scene: Scene, spot: Spot) -> str:
    """A card in words: by its place, and what it says where that is seen."""
    place, text = where(scene, spot), text_at(scene, spot)
    return scene.words("page.meaning", where=place, text=text.rstrip(".。")) if text else place


def first_card(scene: Scene) -> str:
    """The id to which a lost focus goes: the first choice, else the first card held, else `main`."""
    if cards := to_pick(scene):
        return card_id(at(scene.seen, cards[0]))
    if scene.moves and not spot_of(scene, scene.moves[0]):
        return answer_id(scene.moves[0])
    able = [spot for spot in spots(scene.seen) if move_at(scene, spot) in scene.moves]
    held = hand_of(scene.seen, scene.seat) if scene.seat is not None else ()
    seen = [spot for spot in in_sight(scene.seen) if spot in held]
    spot = next(iter([*able, *seen]), None)
    return card_id(at(scene.seen, spot)) if spot and not scene.seen.over else "main"


def at_once(scene: Scene) -> Html | str:
    """The button for any number of cards; or, where no card answers, that one press on a button decides."""
    if to_pick(scene):
        return pick_button(scene)
    return scene.words("page.at-once-button") if by_button(scene) else ""


def by_button(scene: Scene) -> bool:
    """Whether the seat at the page is asked for something that is no card."""
    return bool(scene.moves and scene.seen.asked) and not any(spot_of(scene, move) for move in scene.moves)


def play_label(scene: Scene) -> str:
    """What the main button says."""
    return scene.words.say(verb(scene.seen))


def hand(scene: Scene) -> Html:
    """The cards held, and the way to those for which a phone has no room."""
    if scene.seat is None:
        return Html()
    held = hand_of(scene.seen, scene.seat)
    label = scene.words("page.hand", n=len(held))
    more = to_rest(scene, "own", [*held])
    before = scene.words("page.before-own", n=len(held) - ROW)
    rest = div(".over.beside.of-hand")[back(scene, "own", [*held], before), more] if more else None
    return render([div(".own")[rack(scene, held, "hand", label)], rest])


def choices(scene: Scene) -> Html | None:
    """A button for every choice that is no card, in a place of the table's; None where there are none.

    The question stands above the table, and is said here to those who listen.
    """
    moves = [move for move in scene.moves if move.split()[0] in NEUTRAL and not to_pick(scene)]
    if not moves:
        return None
    asked = scene.words.say(question(scene, own=True))
    frame = div(css(".answers", either=moves[0] == "first"), data_rove=True, role="group", aria_label=asked)
    return frame[[_answer(scene, move) for move in moves]]


def answer_id(move: str) -> str:
    """The id of the button of a choice."""
    return "answer-" + move.replace(" ", "-")


def answer_said(scene: Scene, move: str) -> Saying:
    """What a choice that is no card means, in words."""
    kind, _, number = move.partition(" ")
    if kind == "player":
        return "page.player", {"seat": int(number) - 1}
    if kind == "number":
        return "page.number", {"n": int(number)}
    return _part_said(scene, kind)


def meant(scene: Scene, move: str) -> Saying:
    """The same inside a sentence."""
    key, facts = answer_said(scene, move)
    if key != "page.player":
        return key, facts
    return ("page.self", {}) if facts["seat"] == scene.seat else ("page.whom", facts)


def voice(scene: Scene) -> Html:
    """One touch, and the cards that are read are heard: a loudspeaker, as its name would look like what one plays."""
    on, words = scene.settings.get("speech") == "on", scene.words
    frame = button(".voice", type="button", id="voice", data_do=f"set read-aloud.speech {'off' if on else 'on'}")
    start = None if on else words("page.voice-begins")
    name = words("page.voice")
    frame = frame(aria_pressed=str(on).lower(), aria_label=name, title=name, data_voice=start)
    return frame[picture(f"speaker-{'on' if on else 'off'}")]


def _answer(scene: Scene, move: str) -> Node:
    name = answer_id(move)
    frame = button(css(".answer", marked=name in scene.ticked), type="button", id=name, data_do=f"line {move}")
    return frame[scene.words.say(answer_said(scene, move))]


def _part_said(scene: Scene, which: str) -> Saying:
    """One of the two clauses between which the reader chooses; where it means a neighbour, with who that is."""
    now = due(scene.seen)
    if now is None or not isinstance(now.clause, Either):
        return "page.either", {"text": ""}
    clause = now.clause.one if which == "first" else now.clause.other
    text = say_clause(clause, scene.words.lang)
    side = side_of(clause)
    if side is None:
        return "page.either", {"text": text}
    return f"page.either-{side.value}", {"text": text.rstrip(".。"), "seat": seats_of(scene.seen, side)[0]}
