"""What a choice has given away, as the end of a match says it, and whether any decided the match."""

from __future__ import annotations

from game.core.match import Match
from game.core.review import Decision
from game.core.rules import Saying
from game.core.texts import capitalized
from game.ui.play import choices
from game.ui.searched import Review
from game.words import Words

LOST = "turning.lost"
"""How the sentences begin of what a choice has given away."""
ALIKE = 0.005
"""A difference of chances that is none where they are told in percent."""
TURNS = 0.05
"""What a choice has given away of the chance to win the match, at least, if it is to have turned it."""
SURE = 1e-9
"""So little is no chance at all: what is left of differences between floating numbers."""
LITTLE = 3
"""Choices gave away little if luck has made more than so many times as much."""


def without_chance(said: Saying) -> Saying:
    """A reason alone, where it is told as `why` beside the chance to win, `share`."""
    why: Saying = said[1]["why"] if {"why", "share"} <= said[1].keys() else said
    return why


def lost(words: Words, match: Match, review: Review, why: str = "") -> Saying | None:
    """What a choice has given away, and whether that is an estimate; then what is left of the chance to win the match.

    That is the whole of it where the bot judges moves by this very chance, and in a game that says it in
    `turning.fell-match`. None where it is too little to be told. What the reason, `why`, has told already is not told
    again.
    """
    made, how = review.worst, "-exact" if review.split else ""
    assert made
    less = choices.gap(words, made.told(made.played))
    if not less:
        return None
    gave = None if _tells_both(words, made, why) else _gave(words, made, how, less)
    if match.game.chance is None or made.effect < ALIKE:
        return gave
    left = {"best": shown(made.chance), "left": shown(made.chance - made.effect)}
    if "turning.fell-match" in words:
        return f"{LOST}-fell{how}", {"fell": words("turning.fell-match", **left)}
    if abs(made.loss - made.effect) < ALIKE:
        return (f"{LOST}-chance{how}", left) if gave else None
    return (f"{LOST}-match", {"lost": gave, **left}) if gave else (f"{LOST}-of-match", left)


def _tells_both(words: Words, made: Decision, why: str) -> bool:
    """Whether a reason says from where to where the chance fell, in a game in which that is told."""
    if "turning.fell" not in words or not why:
        return False
    both = (made.better.worth, made.worth(made.played))
    return all(f"{share:.0%}" in why for share in both if ALIKE < share < 1 - ALIKE)


def _gave(words: Words, made: Decision, how: str, less: str) -> Saying:
    """What a choice has given away; of chances, which a game says in `turning.fell`, from where to where they fell."""
    if "turning.fell" not in words:
        return f"{LOST}{how}", {"gap": less}
    return f"{LOST}-fell{how}", {"fell": _fell(words, made)}


def _fell(words: Words, made: Decision) -> str:
    """From where to where a choice has lowered the chance to win."""
    return words("turning.fell", best=shown(made.better.worth), left=shown(made.worth(made.played)))


def reasons(words: Words, match: Match, made: Decision, why: Saying) -> list[str]:
    """What a choice has cost and why another one was better, in sentences of a replay.

    In a game that says chances in `turning.fell`, these are the very ones that the end of the match says. The cost is
    left out where the reason says it.
    """
    if "turning.fell" in words and not why[0].startswith(choices.APART):
        said = words.say(without_chance(why))
        return [said] if _tells_both(words, made, said) else [words.sentences([capitalized(_fell(words, made))]), said]
    gap = choices.gap(words, made.told(made.played)) if match.game.against else ""
    return [*([words("turning.cost", gap=gap)] if gap else []), words.say(why)]


def shown(chance: float) -> float:
    """A chance as it is told in percent: all and nothing only where it is just that, else a hundredth off."""
    return min(max(chance, 0.01), 0.99) if SURE < chance < 1 - SURE else chance


def parted(split: Saying) -> Saying:
    """The sentence on luck and choices, with luck as what it brought or cost."""
    key, facts = split
    luck = facts["luck"]
    how = "good" if luck > 0 else "bad" if luck < 0 else "even"
    return key, {**facts, "parted": (f"review.luck-{how}", {"by": abs(luck), "loss": facts["loss"]})}


def undecided(match: Match, review: Review) -> str:
    """The name of what is said where no choice turned the match; empty where the costliest one did.

    That is so where all together gave away little against what luck has made, or each but little of the chance to win.
    """
    facts = review.split[1] if review.split else {"loss": 0.0, "luck": 0.0}
    if LITTLE * facts["loss"] < abs(facts["luck"]):
        return "turning.by-luck"
    return "turning.by-none" if little(match, review) else ""


def little(match: Match, review: Review) -> bool:
    """Whether the costliest choice has given away too little of the chance to win to have turned a match."""
    return match.game.chance is not None and review.worst is not None and review.worst.effect < TURNS
