"""What the strongest bot thinks of the player's decisions in a match that is over, and the turning point among them.

They are looked at when the player asks for it. First the page says where the turning point was, so that one can think
about it there; then what was better. In the replay every decision is judged at its turn.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.core.match import Match
from game.core.review import Decision, Reviewed, decisions, reviewed, settled
from game.core.rules import Saying
from game.ui.effects import Store, polite
from game.ui.html import Html, css, div, p
from game.ui.model import Message, Model, Step, saves, scene
from game.ui.model.outcome import outcome
from game.ui.places import SHARE
from game.ui.play import choices, costs, judging
from game.ui.play.curve import curve, fall
from game.ui.protocol import Env
from game.ui.searched import Review
from game.ui.view import view_of
from game.ui.view.parts import act
from game.ui.view.shown import rounds
from game.words import Words


def asked(model: Model, _: str, __: Env) -> Step:
    """The player wants to know the turning point."""
    table = model.table
    if table is None or model.seat is None or not possible(model) or table.review:
        return Step(model)
    review = Review(decisions(table.match, model.seat), settled=settled(table.match, model.seat))
    return _told(model.on(table._replace(review=review)), grab=True)


def stopped(model: Model, _: str, __: Env) -> Step:
    """The player does not want to wait for it."""
    table = model.table
    seeks = table and table.review and not table.review.done
    return Step(model.on(table._replace(review=None)) if table and seeks else model, grab=True)


def tell(model: Model, _: str, __: Env) -> Step:
    """The player wants to know what would have been better: at the end, or at the turn where it could be done."""
    look, table = model.look, model.table or (model.look.origin if model.look else None)
    if table is None or table.review is None or table.review.worst is None:
        return Step(model)
    table = table._replace(review=table.review._replace(told=True))
    if look is None:
        return _told(model.on(table), grab=True)
    model = model.on(judging.answered(look)._replace(origin=table))
    return Step(model, polite(judging.judged(model)), grab=True)


def possible(model: Model) -> bool:
    """Whether a match of one person is over and shown."""
    return model.ended and model.seat is not None and len(model.people) == 1


def sought(model: Model) -> bool:
    """Whether anything is still to be found out about the decisions."""
    return bool(possible(model) and model.table and model.table.review and not model.table.review.complete)


def found(model: Model, review: Review) -> Step:
    """Something more has been found out: what there is to tell is told once, and the whole review is stored."""
    table = model.table
    if table is None or table.review is None:
        return Step(model)
    model = model.on(table._replace(review=review))
    step = _told(model, grab=True) if review.done and not table.review.done else Step(model)
    result = reviewed(table.match, model.seat or 0, review.decisions) if review.complete else None
    if result is None or model.taken:
        return step
    model, written = noted(step.model, table.id, result)
    return step._replace(model=model, effects=(*step.effects, *(Store(key, text) for key, _, text in written)))


def noted(model: Model, name: str, result: Reviewed) -> tuple[Model, tuple[tuple[str, str, str], ...]]:
    """The model with what came out of a review kept with its match: the key, the text before, and the new one.

    Nothing where the match is not stored any more.
    """
    key, stored = saves.KEY + name, model.device.stored
    if key not in stored:
        return model, ()
    text = saves.with_review(stored[key], result)
    return model.storing({**stored, key: text}), ((key, stored[key], text),)


def _told(model: Model, *, grab: bool = False) -> Step:
    """The step to a model whose turning point has something new to say; the panel for sending makes room for it."""
    model = model._replace(device=model.device.keeping(lambda fold: fold != SHARE))
    return Step(model, polite([said(model)]), grab=grab)


def said(model: Model) -> str:
    """What is known of the turning point at the end of a match; empty before anybody has asked."""
    table = model.table
    if table is None or table.review is None:
        return ""
    words = scene(model, table.match).words
    return words.sentences([words.say(each) for each in _known(model, table.match, table.review)])


def _known(model: Model, match: Match, review: Review, *, brief: bool = False) -> Iterator[Saying]:
    """The turning point, what it cost, what was better if that is to be told, how much luck and choices have won.

    It is `brief` where the cards of both moves are in sight.
    """
    if not review.done:
        of = len(review.decisions) + len(review.left)
        yield "turning.seeking", {"n": min(of, len(review.decisions) + 1), "of": of}
    elif review.worst is None:
        lost_later = any(each.loss for each in review.decisions)
        yield "turning.none-open" if lost_later else "turning.none", {}
        if outcome(match) == "lost" and not review.split:
            yield "turning.unlucky", {}
    else:
        yield from _costliest(model, match, review, brief=brief)
    if review.done and outcome(match) == "lost" and (fell := _fell(model, match, review)):
        yield fell
    if review.split:
        yield costs.parted(review.split)


def _costliest(model: Model, match: Match, review: Review, *, brief: bool) -> Iterator[Saying]:
    """Which choice cost most, whether any decided the match, what was better if that is told, and what was lost."""
    assert review.worst
    if how := costs.undecided(match, review):
        yield how, {}
    yield _found(model, match, review, brief=brief)
    better = choices.better(model, match, review.worst, brief=brief) if review.told else ()
    told = [costs.without_chance(each) for each in better if not each[0].startswith(choices.APART)]
    yield from told  # what was lost says both
    words = scene(model, match).words
    if lost := costs.lost(words, match, review, words.sentences(map(words.say, told[1:]))):
        yield lost


def _fell(model: Model, match: Match, review: Review) -> Saying | None:
    """When the chance to win fell most if it was not the player's choice that lowered it; None if it was."""
    found = fall(match, model.seat or 0, review)
    when = _when(model, match, found.after) if found else None
    return ("turning.fell-most", {"at": when, "high": found.high, "low": found.low}) if found and when else None


def _found(model: Model, match: Match, review: Review, *, brief: bool) -> Saying:
    """Where the turning point was, as the table counts, and what the player chose there."""
    made, key = review.worst, "turning.costliest" if costs.little(match, review) else "turning.found"
    assert made
    facts = {"move": choices.named(model, match, made, made.played, brief=brief)}
    when = _when(model, match, made)
    return (f"{key}-at", {**facts, "at": when}) if when else (key, facts)


def _when(model: Model, match: Match, made: Decision) -> Saying | None:
    """When a player chose, as the table counts; None where it counts nothing."""
    at, part = _round_of(model, match, made), view_of(match.game).moment(match.states[: made.at + 1])
    if at is None:
        return part
    return ("turning.round-part", {"round": at, "part": part}) if part else ("turning.round", {"round": at})


def _round_of(model: Model, match: Match, made: Decision) -> int | None:
    """The number of the round in which the player chose; None where the match had only one.

    To the last one belongs also what is chosen while its result lies there, and goes on to for all, such as a lead.
    """
    if len(rounds(match)) < 2:
        return None
    last, after = match.states[made.at].last, match.states[made.at + 1]
    number, shows = last.number if last else 0, view_of(match.game).shows_result
    same = last and after.last.number == number
    lies = same and all(shows(after, seat, number - 1) for seat in (model.seat, None))
    return number if lies else number + 1


def shown(model: Model, words: Words) -> Html | None:
    """What is known of the turning point at the end of a match, and the ways to it and to the better move.

    The focus comes here. It tells the name alone, since what is known is announced.
    """
    table = model.table
    if table is None or table.review is None:
        return None
    ways = None
    if not table.review.done:
        ways = div(".row.ways")[act(words, "stop-turning", "turning.stop")]
    elif table.review.worst:
        tells = None if table.review.told else act(words, "tell-turning", "turning.tell")
        ways = div(".row.ways")[act(words, "think-again", "turning.try"), tells]
    worst = table.review.worst
    cards = choices.drawn(model, table.match, worst, words, told=table.review.told) if worst else None
    brief = worst is not None and cards is not None and choices.told_apart(model, table.match, worst)
    said = sorted(_known(model, table.match, table.review, brief=brief), key=_is_small)
    known = [p(css("", figured=_is_small(each)))[words.say(each)] for each in said]
    drawn = curve(table.match, model.seat or 0, table.review, words)
    first = 1 + bool(worst and costs.undecided(table.match, table.review))
    place = div(".turning", id="turning-point", tabindex="-1", role="group", aria_label=words("turning.judged"))
    return place[known[:first], cards, known[first:], drawn, ways]


def _is_small(said: Saying) -> bool:
    """Whether these are reasons and figures, which come after the words and are smaller."""
    return said[0].startswith(costs.LOST) or not said[0].startswith("turning.")


MESSAGES: Mapping[str, Message] = {"turning": asked, "stop-turning": stopped, "tell-turning": tell}
