"""The guided match: who does what the coach says has a close match in it, and hears of each thing once."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from game.bots import decide
from game.core.match import ME, Match
from game.games.court_circular import GAME, rules
from game.games.court_circular.page.coach import SPOKEN, advised, best_lead, coach
from game.games.court_circular.rules.answers import DROP, LEAD
from game.games.court_circular.rules.hands import value
from game.games.court_circular.rules.outlook import reachable
from game.games.court_circular.rules.score import points
from game.games.court_circular.rules.state import LAID, State
from tests.court_circular.scenes import asked, scene

RIVAL = "beginner"
ALL = 99
"""A number that no round has: every result was put away."""


def learned(seen: State) -> str:
    """The move of a learner: the hand and the cards that the coach names, and out of a round that it calls lost."""
    sheet, words = seen.terms.sheet, asked()
    if seen.choosing:
        return LEAD + best_lead(seen, 0)[0] if len(seen.hands[0]) >= LAID else rules.moves(seen)[0]
    coach(scene(seen, put_away=ALL, words=words))
    if "coach.drop" in getattr(words, "keys", ()):
        return DROP
    if len(seen.rows[0]) == LAID - 1 and (card := advised(seen, 0).move) in seen.hands[0]:
        return card
    plan = reachable(seen.lead or "", seen.rows[0], seen.hands[0], sheet)
    wanted = [card for card in plan.cards if card in plan.hand.cards] or ([] if plan.hand.cards else [*plan.cards])
    if wanted:
        return max(wanted, key=lambda card: value(card, sheet))
    return min(seen.hands[0], key=lambda card: (points((card,), True, seen.terms), value(card, sheet)))


def lesson() -> Iterator[State]:
    """The states of the guided match, as the learner sees them."""
    match = Match.begin(GAME, GAME.lesson.deal, (ME, RIVAL), GAME.lesson.options)
    while True:
        seen = match.seen(0)
        yield seen
        if match.asked is None:
            return
        rival = GAME.levels[RIVAL]
        match = match.play(learned(seen) if match.asked == 0 else decide(rival, match.seen(1), 1, match.dice(1)))


def test_who_follows_the_coach_wins_by_the_last_round_and_has_lost_some_before() -> None:
    states = [*lesson()]
    rounds = {state.last.number: state.last for state in states if state.last}
    lost = [number for number, each in rounds.items() if each.winner]
    mine, theirs = states[-1].totals
    last = rounds[max(rounds)]
    assert rounds[1].winner == last.winner == 0
    assert 2 <= len(lost) <= 4
    assert theirs + last.points > mine - last.points, "the last round decides"


def test_why_cards_lie_as_they_do_is_told_once_and_the_last_rounds_are_quiet() -> None:
    words, last = asked(), SPOKEN + 1
    told = [
        (state.round >= last, coach(scene(state, put_away=0 if state.asked is None else ALL, words=words)))
        for state in lesson()
    ]
    heard = [said for (_, said), _ in groupby(told)]
    for key in ("won-up", "won-down", "lost-up", "lost-down"):
        assert len([said for said in heard if words(f"coach.{key}", seat=1) in said]) == 1, key
    for said in (words("coach.second", drop=("page.drop", {})), words("coach.count")):
        assert heard.count(said) == 1, said
    late = [said for is_late, said in told if is_late]
    assert late.count("") > len(late) / 2
