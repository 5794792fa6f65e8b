"""What is told of the last card of a row: what still beats it, and what is kept beside it."""

from __future__ import annotations

from functools import partial

from game.core.review import chained
from game.core.rules import Choice, Facts, Saying
from game.games.court_circular.bots.certain import best_row
from game.games.court_circular.bots.found import chance
from game.games.court_circular.hints.beating import MOST_NAMED, Beating, beating
from game.games.court_circular.hints.danger import cause, may_drop
from game.games.court_circular.hints.forms import SAID, More, same
from game.games.court_circular.hints.purpose import purpose
from game.games.court_circular.hints.second import LOSES, SURE, told_win
from game.games.court_circular.rules.state import LAID, State

MORE = 0.15
"""A card that wins so much less often than by chance is told with its rival having stayed in."""

LIKELY = 0.6
"""That only some cards beat a row is told of one that wins so often; below, “only” would sound like more."""


def is_last(seen: State, seat: int, move: str) -> bool:
    """Whether this move lays the third card of a row."""
    return not seen.choosing and move in seen.hands[seat] and len(seen.rows[seat]) == LAID - 1


def last_card(seen: State, seat: int, choice: Choice, other: Choice) -> Saying:
    """The reason for a last card: how often it wins, the hand that lies there without it, what beats it, what is kept.

    What lies there gives way first where room lacks, what is kept next, and then all that beats it but one thing. What
    is kept with the `other` card as well is not told.
    """
    key, facts = choice.reason
    made = best_row(seen, seat, choice.move)
    forms: list[Saying] = [("reason.stay", {**facts, "hand": made.name})]
    if made.cards and choice.move not in made.cards:
        forms = [("reason.made", {**facts, "hand": made.name}), *forms]
    dangers = [] if told_win(choice) in (*SURE, LOSES) else _feared(seen, seat, choice)
    kept = other.reason[1].get("cards", ()) if other.reason[0] == key else ()
    what = purpose(facts["cards"], seen.terms.sheet, kept) if key == "reason.keeps" else None
    found: list[Saying] = []
    for danger in dangers or [same]:
        whole = [danger(each) for each in forms]
        found += [("reason.kept", {**facts, SAID: each, "what": what}) for each in whole if what]
        found += whole
    return chained([*found, *forms])


def _feared(seen: State, seat: int, choice: Choice) -> list[More]:
    """What adds the cards that still beat this one, the longest first; failing that, a hand to be feared."""
    found = beating(seen, seat, choice.move)
    if not found:
        return cause(seen, seat, choice) if best_row(seen, seat, choice.move).cards else []
    facts = {**choice.reason[1], "seat": found.seat, "by": found.cards}
    if found.others:
        return _by_several(facts, found)
    plain = "reason.beaten-only" if chance(choice) >= LIKELY else "reason.beaten"
    held = ["reason.beaten-held"] if may_drop(seen) and found.safe - chance(choice) >= MORE else []
    return [partial(_beaten, each, facts) for each in (*held, plain)]


def _by_several(facts: Facts, found: Beating) -> list[More]:
    """What adds the cards of two rivals who can still win, or else that what is told of one is not all."""
    (rival, cards), *more = found.others
    one = partial(_beaten, "reason.beaten-one", facts)
    if more or len(cards) > MOST_NAMED:
        return [one]
    return [partial(_beaten, "reason.beaten-two", {**facts, "rival": rival, "also": cards}), one]


def _beaten(key: str, facts: Facts, said: Saying) -> Saying:
    """What is said of a card, and then by which cards it is beaten."""
    return key, {**facts, SAID: said}
