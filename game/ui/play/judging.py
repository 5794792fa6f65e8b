"""What is said of a turn in a replay: what the strongest bot thinks of the decision there, and where attempts part."""

from __future__ import annotations

from game.core.match import Match
from game.core.review import Decision
from game.ui.html import Html, css, div, p
from game.ui.model import Model, scene
from game.ui.places import Look
from game.ui.play import choices, costs
from game.ui.view.parts import columns, fold_button, scrolling
from game.words import Words

WHY = "why"
"""The fold of the reason why another choice was better, in a replay."""
CHOICES = 2
"""The first sentences of a turn say what was chosen and what would be better; each of the others is a paragraph."""
ROOM = 120
"""Columns of what is said in brief at most, three lines of a phone beside a button."""


def judged(model: Model) -> list[str]:
    """What is said of the turn of a replay, in sentences: that attempts part there, and what the bot thinks of it.

    None with a bot's eyes, where the player is not `you`.
    """
    look, made, apart = model.look, _made(model), choices.apart(model)
    if look is None:
        return []
    words = scene(model, look.match).words
    said = [words.say(apart)] if apart else []
    if made is None:
        return said
    if look.asks and look.tried:
        return verdict(model)[1:]
    move = choices.meaning(model, look.whole, made.at, made.played)
    if look.asks:
        short = choices.meaning(model, look.whole, made.at, made.played, brief=True)
        return [words("turning.think", move=min(move, short, key=columns)), words("turning.goes-on")]
    if made.played == made.better.move:
        return [*said, words("turning.same", move=move)]
    move = choices.named(model, look.whole, made, made.played)
    return [*(said or [words("turning.chosen-here", move=move)]), *_against_best(model, look.whole, made)]


def _against_best(model: Model, match: Match, made: Decision) -> list[str]:
    """What the bot would have chosen, what the other choice has cost, and why, in sentences."""
    words = scene(model, match).words
    if not made.loss:
        return [words.say(choices.level(model, match, made))]
    better, why = choices.better(model, match, made)
    return [words.say(better), *costs.reasons(words, match, made, why)]


def verdict(model: Model) -> list[str]:
    """How good the move is that was chosen where the player thinks again; nothing before one was chosen."""
    look, made = model.look, _made(model)
    if look is None or made is None or not look.tried:
        return []
    return weighed(scene(model, look.match).words, made, look.tried)


def is_best(model: Model) -> bool:
    """Whether the move that was chosen where the player thinks again is the best one."""
    look, made = model.look, _made(model)
    return look is not None and made is not None and look.tried == made.better.move


def weighed(words: Words, made: Decision, tried: str) -> list[str]:
    """How good another move is: in a few words, and against the best one. Differences too small to be told are none."""
    if tried == made.better.move:
        return [words("turning.tried-best"), words("turning.tried-best.why")]
    gap = choices.behind(words, made, tried, "turning.tried-gap")
    if gap is None:
        return [words("turning.tried-level"), words("turning.tried-level.why")]
    alike = tried != made.played and gap == choices.behind(words, made, made.played, "turning.tried-gap")
    how = "alike" if alike else against_played(made, tried)
    return [words(f"turning.tried-{how}"), words.say(gap)]


def against_played(made: Decision, tried: str) -> str:
    """How a move compares with the one played: the same, worse, better, or only some better.

    That is so where more than half of what was lost is still missing: `better` alone would praise it too much.
    """
    if tried == made.played:
        return "same"
    less = made.less(tried)
    return "worse" if less >= made.loss else "some" if less > made.loss / 2 else "better"


def answered(look: Look) -> Look:
    """The same where the player no longer thinks again: what was chosen there is forgotten."""
    return look._replace(asks=False, trial=None, tried="")


def _made(model: Model) -> Decision | None:
    """The decision at the turn of a replay; None where none was made or is known, and with a bot's eyes.

    Nor while the result of a round lies there and the decision is one of the next round.
    """
    look = model.look
    if look and choices.dealt_anew(look):
        return None
    review = look.origin.review if look and look.origin and not look.eyes else None
    return next((each for each in review.decisions if look and each.at == look.at), None) if review else None


def beside(model: Model, words: Words) -> Html | None:
    """The place in a replay for what is said of its turns; None where no decisions were looked at and none compared.

    Where the player is to think again, all is in its place as at the table, and this stands below the buttons.
    On a small screen it is said in brief, and the reason stands behind a button.
    """
    look = model.look
    reviewed = look and not (look.eyes or look.asks) and look.origin and look.origin.review
    if not reviewed and not choices.compared(model):
        return None
    said, brief, is_open = judged(model), _brief(model, words), WHY in model.device.folds
    frame = scrolling(css(".coach.judged", silent=not said, open=brief and is_open), words("turning.judged"))
    ask = fold_button(WHY, is_open)[words("turning.why-close" if is_open else "turning.why")] if brief else None
    parts = [words.sentences(said[:CHOICES]), *said[CHOICES:]]
    full = div(css(".parts", at_length=brief))[[p[each] for each in parts]] if said else None
    made = _made(model)
    cards = choices.drawn(model, look.whole, made, words, told=True) if look and made and made.loss and brief else None
    short = p(css(".brief", drawn=cards))[brief] if brief else None
    return frame(id="coach")[short, cards, full, ask]


def _brief(model: Model, words: Words) -> str:
    """Of a decision that lost something, the choice and the better one, or where there is no room for both the latter.

    Where attempts part, both choices. Empty where nothing was lost, and where the player is to think again.
    """
    look, made = model.look, _made(model)
    if look is None or made is None or look.asks or not made.loss:
        return ""
    if apart := choices.apart(model):
        return words.say(apart)
    chosen, better = (choices.named(model, look.whole, made, each) for each in (made.played, made.better.move))
    chosen, better = words("turning.chosen-here", move=chosen), words("turning.better-here", move=better)
    both = words.sentences([chosen, better])
    return both if columns(both) <= ROOM else better
