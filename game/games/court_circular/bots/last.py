"""What is told of the last card of a row: what still beats it, and what is kept beside it."""

from __future__ import annotations

from game.core.review import SHORT
from game.core.rules import Choice, Saying
from game.games.court_circular.bots.beating import beating
from game.games.court_circular.bots.certain import best_row, threat
from game.games.court_circular.bots.found import chance
from game.games.court_circular.bots.purpose import purpose
from game.games.court_circular.bots.second import HALF, LOSES, SURE, told_win
from game.games.court_circular.rules.state import LAID, State


def is_last(seen: State, seat: int, move: str) -> bool:
    """Whether this move lays the third card of a row."""
    return not seen.choosing and move in seen.hands[seat] and len(seen.rows[seat]) == LAID - 1


def last_card(seen: State, seat: int, choice: Choice) -> Saying:
    """The reason for a last card: how often it wins, the hand that lies there without it, what beats it, what is kept.

    What comes last gives way first where room lacks.
    """
    key, facts = choice.reason
    made = best_row(seen, seat, choice.move)
    beside = made.cards and choice.move not in made.cards
    said: Saying = "reason.made" if beside else "reason.stay", {**facts, "hand": made.name}
    if told_win(choice) not in (*SURE, LOSES):
        said = _feared(seen, seat, choice, said)
    what = purpose(facts["cards"], seen.terms.sheet) if key == "reason.keeps" else None
    return ("reason.kept", {**facts, SHORT: said, "what": what}) if what else said


def _feared(seen: State, seat: int, choice: Choice, said: Saying) -> Saying:
    """What is said of a card with what still beats it; failing that, of one that seldom wins, a hand to be feared."""
    facts = {**choice.reason[1], SHORT: said}
    if by := beating(seen, seat, choice.move):
        return f"reason.beaten{'-only' if by.only else ''}", {**facts, "seat": by.seat, "by": by.cards}
    made = best_row(seen, seat, choice.move).cards
    feared = threat(seen, seat, choice.move) if chance(choice) < HALF and made else None
    return ("reason.threat", {**facts, "seat": feared[0], "other": feared[1]}) if feared else said
