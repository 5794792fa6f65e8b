"""The controls of a replay: buttons, a slider with its marks, and all hands once the match is over.

The slider has a mark where each round ends, if there are several, and one at each decision of the player by which
something was lost, the larger the more, as far as they have been looked at; a ring stands where it parts from the
attempt of another one.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.core.match import Match
from game.ui.html import Html, Node, button, circle, css, div, input_, p, path, span, svg
from game.ui.model import Message, Model, Step
from game.ui.model.kinds import of_problem
from game.ui.places import Look
from game.ui.play import choices
from game.ui.play.curve import round_ends
from game.ui.protocol import Env
from game.ui.view import Scene, people, view_of
from game.ui.view.parts import act, home
from game.words import Words

HAND = "hand-"
"""What the fold of the hand that is shown begins with."""


def ways(look: Look, words: Words, fork: int | None) -> Node:
    """The ways through the moves of a match, and on from there; `fork` is where it parts from another attempt."""
    says, other = ("look.stop", "look.play") if look.running else ("look.play", "look.stop")
    play = button(type="button", data_do="look play", id="look-play", data_also=words(other))[words(says)]
    more = look.at < len(look.whole.moves)
    first, back, forward, last = (
        act(
            words, f"look {where}", f"look.{where}", ".main" * (where == "forward" and more and look.origin is not None)
        )
        for where in ("first", "back", "forward", "last")
    )
    on = (
        _end(words, look, ".main" * (not more))
        if look.origin
        else [act(words, "again", "link.play-deal", ".main"), home(words)]
    )
    branch = None if of_problem(look) else act(words, "branch", "look.branch")
    through = span(".through")[first, back, play, forward, last]
    return [slider(look, words, fork), through, branch, on]


def bots(look: Look) -> tuple[int, ...]:
    """The seats of the bots that one can look with the eyes of: none before a match is over."""
    if look.whole.asked is not None or look.asks or of_problem(look):
        return ()
    return tuple(seat for seat, player in enumerate(look.whole.players) if player in look.whole.game.levels)


def weighing(look: Look) -> int | None:
    """The seat of the bot whose moves at this turn are to be weighed; None for nobody's, and while the replay runs."""
    eyes = look.eyes
    return eyes.seat if eyes and not (eyes.choices or look.running) and look.match.asked == eyes.seat else None


def _end(words: Words, look: Look, css: str = "") -> Html:
    """The way back to the end of the match, or to the problem."""
    return act(words, "to-end", "problem.back" if of_problem(look) else "look.to-end", css)


def slider(look: Look, words: Words, fork: int | None) -> Html:
    """All moves in a line, with a mark where each round ends, and one where two attempts part."""
    last = len(look.whole.moves)
    said = choices.how_far(words, look)
    field = input_(type="range", id="turn", min=0, max=last, value=look.at, data_do="turn", data_typed="turn")
    marks = [span(style=f"--at: {at / last:.4f}")[()] for at in _rounds(look.whole)]
    review = look.origin.review if look.origin else None
    if review and review.worst:
        most = review.worst.effect
        lost = [(each.at / last, min(1.0, each.effect / most)) for each in review.decisions if each.loss]
        marks += [span(".lost", style=f"--at: {at:.4f}; --loss: {loss:.2f}")[()] for at, loss in lost]
    if fork is not None:
        marks.append(span(".fork", style=f"--at: {fork / last:.4f}")[()])
    meaning = legend(look, words, fork)
    slide = field(aria_label=words("look.slider"), aria_valuetext=said, aria_description=meaning or None)
    meant = p(".legend.small", aria_hidden="true")[meaning]
    return div(".turns")[slide[()], div(".marks", aria_hidden="true")[marks], meant if marks else None]


def legend(look: Look, words: Words, fork: int | None) -> str:
    """What each mark below the slider means that there is; empty without any."""
    review = look.origin.review if look.origin else None
    lost = review and any(each.loss for each in review.decisions)
    there = {"rounds": _rounds(look.whole), "lost": lost, "fork": fork is not None}
    return words.list([words(f"look.marks-{mark}") for mark, found in there.items() if found], "list.between")


def _rounds(match: Match) -> tuple[int, ...]:
    """After how many moves each round has ended; of a match that is over after one there is nothing to mark."""
    ends = round_ends(match)
    return () if match.asked is None and len(ends) == 1 else ends


def hands(model: Model, here: Scene) -> Html | None:
    """The hands of all seats at this moment of a match that is over; None of any other, and with a bot's eyes.

    None where the player is to think again, with the hand as at the table; in what follows in a problem they lie open
    to its end. Beside a result those of the next round are not seen yet.
    """
    look = model.look
    if look is None or look.eyes or look.asks:
        return None
    if look.at == len(look.whole.moves) if of_problem(look) else look.whole.asked is not None:
        return None
    open_hand, known = view_of(look.whole.game).open_hand, here._replace(seen=look.match.state)
    seats = [*here.clockwise()]
    shown = laid_open(model, seats)
    rows = [
        div(css(".opened-hand", shown=seat == shown), role="group", aria_label=here.words("look.hand-of", seat=seat))[
            _owner(here.words, seat, seat in bots(look)), open_hand(known, seat)
        ]
        for seat in seats
    ]
    many = len(seats) > view_of(look.whole.game).hands_at_once
    frame = div(css(".opened-hands", many=many, next=choices.dealt_anew(look)))
    return frame[tabs(here.words, seats, shown) if many else None, rows]


def laid_open(model: Model, seats: list[int]) -> int:
    """The seat whose hand is shown where one alone is: the first, unless another one was chosen."""
    name = model.device.chosen(HAND)
    return next((seat for seat in seats if str(seat) == name), next(iter(seats), 0))


def tabs(words: Words, seats: list[int], shown: int) -> Html:
    """The names of the seats as buttons, one of them pressed."""
    names = [
        button(f".seat{seat}{people.length(name)}", type="button", data_do=f"hand-of {seat}", id=f"hand-of-{seat}")(
            aria_pressed=str(seat == shown).lower()
        )[span[name]]
        for seat, name in zip(seats, map(words.seat, seats), strict=True)
    ]
    return div(".hand-tabs", role="group", aria_label=words("look.hands"))[names]


def choose(model: Model, text: str, _: Env) -> Step:
    """Another hand is shown, where one alone is."""
    return Step(model._replace(device=model.device.choosing(HAND, text[:2])))


def _owner(words: Words, seat: int, is_bot: bool) -> Html:
    """Whose hand it is; of a bot a button, to look with its eyes."""
    if not is_bot:
        return span(".owner", aria_hidden="true")[words.seat(seat)]
    eye = svg(".eye", viewBox="0 0 22 22", aria_hidden="true", focusable="false")[
        path(d="M2 11Q11 2 20 11Q11 20 2 11Z")[()], circle(cx=11, cy=11, r=3)[()]
    ]
    name = button(".owner", type="button", data_do=f"eyes {seat}", id=f"eyes-{seat}")
    return name(aria_label=words("eyes.ask", seat=seat))[eye, span[words.seat(seat)]]


MESSAGES: Mapping[str, Message] = {"hand-of": choose}
