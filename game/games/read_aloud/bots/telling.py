"""How a hint tells its reasons: what it adds for a card that changes nothing or harms, and what it leaves out."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.review import chained
from game.core.rules import Choice, Saying
from game.games.read_aloud.bots.answering import by_move, cards_left, is_idle, of_losing
from game.games.read_aloud.bots.apart import DIFFUSE
from game.games.read_aloud.bots.changes import FEW
from game.games.read_aloud.bots.kind import inmost, stays
from game.games.read_aloud.bots.ties import OF_TIES
from game.games.read_aloud.bots.with_figures import BARE
from game.games.read_aloud.rules.state import State

IDLE = ("reason.idle", "reason.nothing", "reason.ends", "reason.lose")
"""How the reasons begin that say that nothing changes, or that the game ends all the same."""
EVEN = ("reason.chance-even", "reason.chance-even-other")
"""The reasons that say that the next best does as well."""
WITHIN = ("reason.chance", *EVEN, *(f"{key}-early" for key in EVEN))
"""The reasons with a chance to win that is left out within a reading."""


def as_told(seen: State, choices: Sequence[Choice]) -> tuple[Choice, ...]:
    """The choices, the best first, with their reasons as a hint tells them, and with the shorter forms of these."""
    first, *others = (_early(seen, each) for each in choices)
    behind = any(_is_behind(each) for each in others[:1])
    answer = by_move(seen)[first.move]
    first = _idle(first) if is_idle(seen, answer) else first
    harmless, rids = of_losing(seen, answer)
    first = _rid(first) if rids else first if harmless else _harmless(first)
    told = (first, *others) if behind else [_within(seen, each) for each in (first, *others)]
    return tuple([_with_short(each) for each in told])


def _is_behind(choice: Choice) -> bool:
    """Whether no more is said of a choice than that it is worse."""
    return inmost(inmost(choice.reason))[0] == "reason.behind"


def _early(seen: State, choice: Choice) -> Choice:
    """The choice; where the next best does as well all the same as its number, and the end is far, that is why."""
    key, facts = choice.reason
    far = key in EVEN and facts["why"][0].startswith("reason.figure") and cards_left(seen) > FEW
    return choice._replace(reason=(f"{key}-early", facts)) if far else choice


def _idle(choice: Choice) -> Choice:
    """The choice with what its card does now, nothing, before the reason for it; where the reason does not say so.

    Where another choice does as well, what is told for this one is no more than that.
    """
    key, facts = choice.reason
    why = facts.get("why")
    if why is None or why[0].startswith(IDLE):
        return choice
    if key.startswith("reason.chance-even") and not stays(why):
        key, why = "reason.chance", ("reason.even", {})
    why = why[0].removesuffix("-far"), why[1]
    return choice._replace(reason=(key, {**facts, "why": ("reason.idle-why", {"why": why})}))


def _rid(choice: Choice) -> Choice:
    """The choice by which a card to lose by leaves the hand, which is said where nothing else tells it apart."""
    key, facts = choice.reason
    why = facts.get("why", choice.reason)
    tie = (why[1]["why"] if why[0] == "reason.brings" else why)[0] in OF_TIES and "share" in facts
    return choice._replace(reason=(key, {**facts, "why": ("reason.rids", {})})) if tie else choice


def _harmless(choice: Choice) -> Choice:
    """The choice of a card that harms only whoever reads it, which is said."""
    key, facts = choice.reason
    why = facts.get("why")
    return choice if why is None else choice._replace(reason=(key, {**facts, "why": ("reason.harmless", {"why": why})}))


def _within(seen: State, choice: Choice) -> Choice:
    """The choice, within a reading without the chance to win: each question is thought on anew in a few deals."""
    key, facts = choice.reason
    if seen.asked is None or key not in WITHIN:
        return choice
    return choice._replace(reason=(key.replace("chance", "within"), facts))


def _with_short(choice: Choice) -> Choice:
    """The choice with shorter forms of its reason: less of what is told, then without the next best that is as good."""
    key, facts = choice.reason
    if "why" not in facts or "share" not in facts:
        return choice
    whys = _shorter(facts["why"])
    forms: list[Saying] = [(each, {**facts, "why": why}) for why in whys for each in (key, *_too(key))]
    plain = "reason.within" if key.startswith("reason.within") else "reason.chance"
    brief: list[Saying] = [(plain, {"share": facts["share"], "why": why}) for why in whys]
    return choice._replace(reason=chained([*forms, *brief]))


def _too(key: str) -> tuple[str, ...]:
    """A shorter key of a reason with the chance of the next best, which is the same."""
    return ("reason.chance-too",) if key.startswith("reason.chance-even") else ()


def _shorter(why: Saying) -> list[Saying]:
    """A reason and its shorter forms: without what it brings, harm, a comparison, who else meets it, the number."""
    key, facts = why
    if key == "reason.brings":
        short: list[Saying] = [] if facts["why"] == DIFFUSE else [(key, {**facts, "why": ("reason.as-good", {})})]
        return [why, *short, *_shorter(facts["why"])]
    if key == "reason.harmless":
        return [why, *_shorter(facts["why"])]
    if key == "reason.next-too" and facts["why"][0].startswith("reason.lead-by"):
        return [why, (key, {"why": ("reason.counts", {"count": facts["why"][1]["count"]})})]
    if not key.startswith("reason.figure"):
        return [why]
    bare = facts.get(BARE, facts["why"])
    bare = ("reason.as-first", {}) if bare[0].startswith("reason.as-first") else bare
    met = facts["why"][0]
    alone: list[Saying] = [(key, {**facts, "why": (met.replace("-shared", ""), {})})] if "-shared" in met else []
    return [why, *alone, bare]
