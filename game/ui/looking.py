"""The controls of a replay: buttons, a slider with a mark for each round, and all hands once the match is over."""

from __future__ import annotations

from itertools import pairwise

from game.core.match import Match
from game.ui.html import Html, Node, div, input_, span
from game.ui.model import Model
from game.ui.parts import act, home
from game.ui.places import Look
from game.ui.view import Scene, view_of
from game.words import Words

KEYS = ("ArrowLeft=look back", "ArrowRight=look forward")
"""The keys that go through the moves."""


def ways(look: Look, words: Words) -> Node:
    """The ways through the moves of a match, and on from there."""
    play = act(words, "look play", "look.stop" if look.running else "look.play")
    first, back, forward, last = (
        act(words, f"look {where}", f"look.{where}") for where in ("first", "back", "forward", "last")
    )
    on = [act(words, "branch", "look.branch"), act(words, "again", "link.play-deal", ".main"), home(words)]
    return [slider(look, words), first, back, play, forward, last, on]


def slider(look: Look, words: Words) -> Html:
    """All moves in a line, with a mark where each round ends."""
    last = len(look.whole.moves)
    said = words("look.status", n=look.at, of=last)
    field = input_(type="range", id="turn", min=0, max=last, value=look.at, data_do="turn", data_typed="turn")
    marks = [span(style=f"--at: {at / last:.4f}")[()] for at in round_ends(look.whole)]
    return div(".turns")[
        field(aria_label=words("look.slider"), aria_valuetext=said)[()], div(".marks", aria_hidden="true")[marks]
    ]


def round_ends(match: Match) -> tuple[int, ...]:
    """After how many moves each round of a match has ended."""
    numbers = [state.last.number if state.last else 0 for state in match.states]
    return tuple(at for at, (before, after) in enumerate(pairwise(numbers), start=1) if after > before)


def hands(model: Model, here: Scene) -> Html | None:
    """The hands of all seats at this moment of a match that is over; None of any other, and where nobody looks back."""
    look = model.look
    if look is None or look.whole.asked is not None:
        return None
    open_hand, known = view_of(look.whole.game).open_hand, here._replace(seen=look.match.state)
    rows = [
        div(".opened-hand", role="group", aria_label=here.words("look.hand-of", seat=seat))[
            span(".owner", aria_hidden="true")[here.words.seat(seat)], open_hand(known, seat)
        ]
        for seat in here.clockwise()
    ]
    return div(".opened-hands")[rows]
