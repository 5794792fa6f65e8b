"""What one sends of a match that is over: the result as a text or a picture, without a card in it, and a challenge."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.match import Match
from game.core.texts import capitalized
from game.ui.html import Html, button, css, div, h2, p, section
from game.ui.model import Message, Model, Step, attempts, days, links, outcome, strip
from game.ui.model.attempts import Attempt
from game.ui.places import SHARE
from game.ui.protocol import Env
from game.ui.send import sharing
from game.ui.send.picture import picture
from game.ui.view import view_of
from game.ui.view.parts import copy
from game.ui.view.people import humans
from game.words import Words


def way(model: Model, match: Match, words: Words, *, main: bool = False) -> Html | None:
    """The button that opens and closes the panel, `main` for an answer to others; None where not one person played."""
    if len(humans(match.players)) != 1:
        return None
    others = attempts.of(model.device.stored, match)
    toggle = button(css("", main=main), type="button", data_do=SHARE, id=SHARE, aria_controls="sending")
    said = _to(words, "sending", others) if others and main else words("sending")
    return toggle(aria_expanded=str(SHARE in model.device.folds).lower())[said]


def _to(words: Words, key: str, others: tuple[Attempt, ...]) -> str:
    """What is done for the one who sent a result, or for all of several."""
    return words(f"{key}-to", who=others[0].who) if len(others) == 1 and others[0].name else words(f"{key}-to-all")


def panel(model: Model, own: Attempt, words: Words) -> Html | None:
    """The picture, and the ways to send it, the text, and the challenge; None while it is closed."""
    match = own.match
    if SHARE not in model.device.folds or len(humans(match.players)) != 1:
        return None
    said, link = text(model, own, words), sharing.whole(model, links.address(match))
    send = button(type="button", data_share=link, data_text=said, id="send-result")[words("send.result")]
    as_text = copy(words, "result", "share.result", model.copied, data_copy=f"{said}\n{link}")
    as_picture = copy(words, "picture", "share.picture", model.copied, data_picture="picture", data_text=said)
    ways = p(".row")[send if model.device.can_share else None, as_text, as_picture]
    picture_and_text = [_drawn(model, own, words, said), ways]
    others = attempts.of(model.device.stored, match)
    title = _to(words, "sending", others) if others else words("sending")
    challenge = _challenge(model, own, words, others)
    inside = [challenge, picture_and_text] if others else [picture_and_text, challenge]
    frame = section(".sending", id="sending", tabindex="-1", aria_labelledby="sending-head")
    away = button(".away", type="button", data_do=SHARE, id="close-share", aria_label=words("notice.close"))["×"]
    return frame[h2(id="sending-head")[title], away, inside]


def _challenge(model: Model, own: Attempt, words: Words, others: tuple[Attempt, ...]) -> Html:
    """The ways to send the deal with the player's own result, and with those of others, whom that answers."""
    match, found = own.match, (own._replace(name=model.device.called), *others)
    link = sharing.whole(model, attempts.address(match, found))
    key = "attempts.send-answer" if others else _dare(match)
    said = _told(words, match, key)
    what, key = ("answer", "share.answered") if others else ("challenge", "share.sealed")
    left = words.list(words.say(each.who) for each in found[attempts.MOST :])
    send = button(type="button", data_share=link, data_text=said, id="send-challenge")[words(f"send.{what}")]
    give = copy(words, what, f"share.{what}", model.copied, data_copy=f"{said}\n{link}")
    ways = p(".row")[send if model.device.can_share else None, give]
    told = words("share.answered-most", most=attempts.MOST, left=left) if left else words(key)
    return div(".challenge")[p[told], sharing.called_field(model, words, "called-here"), ways]


def text(model: Model, own: Attempt, words: Words) -> str:
    """The result in a few lines: what was done with which cards, and the dare; strip, and days in a row."""
    match = own.match
    aided = words("share.aided") if own.aided else ""
    signs = [strip.text(words, match), strip.key(words, match)]
    lines = [_told(words, match, _dare(match)), fewest(words, match), aided, *signs, *days.row_of(model, match)]
    return "\n".join(each for each in lines if each)


def _dare(match: Match) -> str:
    """The key of the line that goes to a friend: to do better, or after a lost match to win."""
    return "attempts.send-lost" if outcome.outcome(match) == "lost" else "attempts.send"


def fewest(words: Words, match: Match) -> str:
    """That few points are good, where they are; else empty."""
    return words("share.fewest") if view_of(match.game).fewer else ""


def _told(words: Words, match: Match, key: str) -> str:
    """The line that goes to a friend: the game, which of its deals, the result, against whom, and what to do now."""
    (title, deal), (result, rivals) = about(words, match), outcome.told(words, match)
    return words(key, title=title, deal=deal, result=result, rivals=rivals)


def about(words: Words, match: Match) -> tuple[str, str]:
    """The game, and which of its deals this is: that of a day, or one with a name."""
    return words("title"), words.say(days.of_deal(match.deal))


def _drawn(model: Model, own: Attempt, words: Words, said: str) -> Html:
    """The picture of the result."""
    match, (result, _) = own.match, outcome.told(words, own.match)
    helped = words("attempts.helped") if own.aided else ""
    against = words("share.against", rivals=outcome.against(words, match))
    beside = " · ".join(each for each in (fewest(words, match).rstrip(".。"), helped) if each)
    house = model.device.page.removeprefix("https://").removeprefix("http://").rstrip("/")
    foot = " · ".join((words("fudaba"), house))
    return div(".pictured")[
        picture(
            words, match, about(words, match), (model.device.called, capitalized(result), against, beside), foot, said
        )
    ]


def fold(model: Model, _: str, __: Env) -> Step:
    """The panel opens, with the focus in it, or closes, with the focus on its button."""
    device = model.device
    was_open = SHARE in device.folds
    device = device.keeping(lambda fold: fold != SHARE) if was_open else device._replace(folds=(*device.folds, SHARE))
    return Step(model._replace(device=device), grab=not was_open, focus=SHARE if was_open else "")


MESSAGES: Mapping[str, Message] = {SHARE: fold}
