"""How a hint tells its reasons: the sentences of a choice with the chance to win, and what is left out first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.review import NAMED, chained
from game.core.rules import Choice, Saying
from game.games.read_aloud.bots.kind import is_over
from game.games.read_aloud.bots.with_figures import Sentences, is_met, is_partial, sentences, sets_now
from game.games.read_aloud.rules.state import State

TWO = 2
"""The choices that a hint shows."""
EVENS = ("reason.even", "reason.alike")
"""How the sentences begin that others do as well."""
USUAL = "fnwt fnw nwt nw bwt bw wt w ut u ft t"
"""The forms of a reason, the longest first: with the fact, the number or that of the seat alone, the reason or that
without who else meets the condition, and how others do."""
WHOLE = "fnwt fnt fn fnw nt n nwt nw bt b wt w ut u ft t"
"""The same where the number says by itself that the condition is met."""
VAGUE = "fnwt fnw fwt fw f nwt nw wt w ut u t"
"""The same where the number says little: a card is not seen yet, or the chances are apart."""


def as_told(seen: State, seat: int, choices: Sequence[Choice], worlds: Sequence[State]) -> tuple[Choice, ...]:
    """The choices, the best first, with the reasons of the first two as a hint tells them, and shorter forms of these.

    Within a reading no chance is told, unless the next best is worse: each question is thought on anew in a few deals.
    """
    two = [each for each in choices[:TWO] if not is_over(each)]
    found = dict(zip([each.move for each in two], sentences(seen, seat, two, worlds) if two else (), strict=True))
    shows = seen.asked is None or any(
        each.reason[0] == "reason.chance-than" or (found[each.move].tail or ("",))[0] == "reason.behind" for each in two
    )
    return tuple([_told(each, found[each.move], shows=shows) if each in two else _over(each) for each in choices])


def _over(choice: Choice) -> Choice:
    """The choice; beside one that wins no other is named."""
    key, facts = choice.reason
    return choice._replace(reason=(key, {**facts, NAMED: True})) if key.startswith("reason.ends-all") else choice


def _told(choice: Choice, told: Sentences, *, shows: bool) -> Choice:
    """The choice with its reason, and the shorter forms of that."""
    key, facts = choice.reason
    key = key if key == "reason.chance-than" else "reason.chance" if shows else "reason.within"
    forms: list[Saying] = []
    for each in _shorter(told, apart=key == "reason.chance-than"):
        too = key == "reason.chance" and told.tail != each.tail and (told.tail or ("",))[0].startswith(EVENS)
        if parts := [part for part in _ordered(each) if part]:
            forms.append(("reason.chance-too" if too else key, {**facts, "why": _joined(parts)}))
    if key == "reason.chance-than":
        forms.append(("reason.chance", facts))
    return choice._replace(reason=chained(forms))


def _ordered(told: Sentences) -> Sequence[Saying | None]:
    """The sentences in the order in which they are told: a number after the condition that is set, else before."""
    fact, why, count, tail = told
    return (fact, why, count, tail) if why and sets_now(why) else (fact, count, why, tail)


def _joined(parts: Sequence[Saying]) -> Saying:
    """These sentences as one reason."""
    first, *others = parts
    return ("reason.brings", {"what": first, "why": _joined(others)}) if others else first


def _shorter(told: Sentences, *, apart: bool) -> Iterator[Sentences]:
    """The sentences, then less and less of them."""
    fact, why, number, tail = told
    leads = number is not None and number[0].startswith("reason.lead-by")
    meets = why is not None and number is not None and (is_met(why) or leads) and not (sets_now(why) or apart)
    vague = apart or (number is not None and is_partial(number))
    parts = {"n": number, "b": number and _without_rival(number), "w": why, "u": why and _unshared(why)}
    for form in (VAGUE if vague else WHOLE if meets else USUAL).split():
        number, why = (next((parts[letter] for letter in form if letter in row), None) for row in ("nb", "wu"))
        yield Sentences(fact if "f" in form else None, why, number, tail if "t" in form else None)


def _without_rival(number: Saying) -> Saying:
    """What is counted, alone."""
    return ("reason.counts", {"count": number[1]["count"]}) if "count" in number[1] else number


def _unshared(why: Saying) -> Saying:
    """A reason without who else meets the condition."""
    key, facts = why
    return (key.replace("-shared", ""), {}) if "-shared" in key and "seats" in facts else why
