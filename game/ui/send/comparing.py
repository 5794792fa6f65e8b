"""Results of several people with the same cards: who sent them, beside the player's own, and what to do next.

The moves of the others stay sealed: nothing of them is on the page before it is asked for, or the own match is over.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.core.match import Match
from game.core.rules import Saying
from game.ui.effects import Claim, Go, Polite, Store, Visit
from game.ui.html import Html, Node, a, css, h2, p, render, section, span, table, tbody, td, th, thead, tr
from game.ui.model import Message, Model, Step, attempts, days, links, outcome, strip
from game.ui.model.attempts import Attempt, rank
from game.ui.model.notices import notice
from game.ui.places import Challenge, Look, Table
from game.ui.play import replay
from game.ui.play.twice import DOUBLE
from game.ui.protocol import Env
from game.ui.send import sending
from game.ui.send.parting import OWN, look, side_by_side, who
from game.ui.view.parts import act, frame, head, home, scrolling, unbroken
from game.words import Words, words_of


def arrived(model: Model, link: links.Link) -> Step:
    """A link with results: they are stored, and shown with the own one or the way to play. BadLink names a fault."""
    deal = link._replace(moves=()).match()
    stored, sent = model.device.stored, attempts.read(link.attempts, deal)
    known, own = attempts.of(stored, deal), [save.match for save in attempts.own(stored, deal)]
    found = attempts.distinct((*known, *sent), own)
    left = len(found) - attempts.MOST
    said = ("attempts.full", {"n": left, "most": attempts.MOST}) if left > 0 else None
    model = model.on(Challenge(deal, tuple(each.match.moves for each in sent)))._replace(notice=said)
    if found[: attempts.MOST] == known:
        return Step(model)
    written = Store(attempts.key(deal), attempts.pack(found))
    return Step(model.storing({**stored, written.key: written.text}), (written,))


def screen(model: Model, here: Challenge) -> Html:
    """The results that were sent with a deal: before one has played it, and after."""
    words, deal = words_of(model.device.lang, here.match.game), here.match
    others, own = attempts.of(model.device.stored, deal), _own(model, here)
    rivals = outcome.rivals(words, deal)
    about = words("attempts.about", title=words("title"), deal=days.of_deal(deal.deal), rivals=rivals)
    said = _judged(model, words, own, others) if own and others else words.say(turn(others))
    told = [head(unbroken(said)), p[about], notice(model, words) if model.notice else None]
    inside = _answered(model, words, here, own, others) if own else _to_play(words, here, others)
    return frame("challenge", deal.game)[section(".notice.new.together")[told, inside]]


def _to_play(words: Words, here: Challenge, others: tuple[Attempt, ...]) -> Node:
    """The sealed results, and the ways to learn the game and to play."""
    play = a(".button", href=links.address(here.match), id="play-deal")[words("link.play-deal")]
    ways = p(".row")[play, home(words)]
    return [_learn(words, here.match), _table(words, None, others, here.sure), _sealed(words, here), ways]


def _answered(model: Model, words: Words, here: Challenge, own: Attempt, others: tuple[Attempt, ...]) -> Node:
    """All results with the player's own, where they parted, and what to do next: to answer who has not got that yet."""
    due = own.match.moves not in here.mine
    again = act(words, "again", "ending.again", ".main" * (not due))
    mine = a(".button.quiet", href=links.address(here.match), id="play-deal")[words("attempts.to-own")]
    answer = sending.way(model, own.match, words, main=due)
    side = side_by_side(model, words, own, others) if others else None
    ways = p(".row")[answer, again, mine, home(words)]
    return [_table(words, own, others), side, sending.panel(model, own, words), ways]


def _judged(model: Model, words: Words, own: Attempt, others: tuple[Attempt, ...]) -> str:
    """Who of the two that are compared did better, and by what."""
    return attempts.verdict(words, own, others[attempts.compared(model.device, others)])


def _learn(words: Words, deal: Match) -> Html:
    """For those who do not know the game: its aim, and the ways to its rules and to learn it."""
    name = deal.game.name
    ways = [
        a(".plain-link", href=f"#/{name}/{page}", id=f"{page}-{name}")[words(f"menu.{page}")]
        for page in ("rules", "lesson")
    ]
    return render([p(".small")[words("aim")], p(".row")[ways]])


def _sealed(words: Words, here: Challenge) -> Html:
    """That the moves stay sealed; once they were asked for, a warning."""
    said = words("attempts.sure" if here.sure else "attempts.sealed")
    return p(css("", small=not here.sure, warning=bool(here.sure)), id="sealed")[said]


def turn(others: tuple[Attempt, ...]) -> Saying:
    """The results of the others, and that it is the player's turn; that there are none."""
    if not others:
        return "attempts.none", {}
    if len(others) == 1:
        return "attempts.your-turn", {"who": others[0].who, "result": outcome.result(others[0].match)}
    return "attempts.turn-of-all", {"n": len(others)}


def shown(model: Model, match: Match, words: Words) -> Html | None:
    """At the end of a match: its result beside those of others; None where there are none."""
    others = attempts.of(model.device.stored, match)
    if not others or model.table is None:
        return None
    own = attempts.mine(match, model.table.marks)
    title = h2(id="together-head")[unbroken(_judged(model, words, own, others))]
    inside = [title, _table(words, own, others), side_by_side(model, words, own, others)]
    return section(".together", aria_labelledby="together-head")[inside]


def _table(words: Words, own: Attempt | None, others: tuple[Attempt, ...], sure: str = "") -> Html:
    """All results, the best first, each with its strip and the way to its moves."""
    found = [*((str(i), each) for i, each in enumerate(others)), *([(OWN, own)] if own else [])]
    ranked = sorted(found, key=lambda one: rank(one[1]))
    rows = [_row(words, which, each, own is None, which == sure) for which, each in ranked]
    heads = [th(scope="col")[words(f"attempts.head-{key}")] for key in ("who", "result", "replay")]
    frame = scrolling(".wide", words("attempts.together"))
    return frame[table(".list.results")[thead[tr[heads]], tbody[rows]]]


def _row(words: Words, which: str, each: Attempt, sealed: bool, sure: bool) -> Html:
    """One result; what is sealed is opened by a second press, when `sure`."""
    name = who(words, which, each)
    helped = span(".small")[words("attempts.helped")] if each.aided else None
    label = words("attempts.unseal-of" if sealed else "attempts.replay-of", who=name)
    key = ("attempts.unseal-sure" if sure else "attempts.unseal") if sealed else "attempts.replay"
    opens = look("replay", which, 0)(aria_label=label, aria_describedby="sealed" if sure else None)[words(key)]
    result = td[words.say(outcome.result(each.match)), " ", helped, strip.drawn(words, each.match)]
    return tr(css("", own=which == OWN))[th(scope="row")[name], result, td[opens]]


def _attempt(model: Model, which: str) -> Attempt | None:
    """The attempt of this number, or the player's own, at the deal on the screen."""
    match model.screen:
        case Challenge(deal):
            own = _own(model, model.screen)
        case Table(match, marks=marks) if model.ended:
            deal, own = match, attempts.mine(match, marks)
        case _:
            return None
    if which == OWN:
        return own
    others = attempts.of(model.device.stored, deal)
    return others[int(which)] if which.isdecimal() and int(which) < len(others) else None


def _own(model: Model, here: Challenge) -> Attempt | None:
    """The player's own result on the screen of a challenge."""
    return attempts.first(model.device.stored, here.match, here.mine)


def opened(model: Model, text: str, env: Env) -> Step:
    """An attempt in the replay, after a number of moves; from the end of a match the way leads back there.

    A sealed one is opened when it is asked for a second time, but not by a double click.
    """
    which, _, at = text.partition(" ")
    attempt = _attempt(model, which) if at.isascii() and at.isdecimal() and len(at) < 6 else None
    if attempt is None or int(at) > len(attempt.match.moves):
        return Step(model)
    if isinstance(model.screen, Challenge) and (warned := _sealed_still(model, model.screen, which, env)):
        return warned
    address = links.address_with_moves(attempt.match, int(at))
    address = address if which == OWN else links.sent_by(address, attempt.name)
    if model.table is None:
        return Step(model, (Visit(address),))
    if which == OWN:
        return replay.opened(model, model.table, int(at))
    shown = Look(attempt.match, int(at), sent=True, sender=attempt.name, origin=model.table._replace(review=None))
    model = model._replace(device=model.device._replace(held=""), screen=shown)
    return Step(model, (Go(address, "behind"), Claim()), grab=True)


def _sealed_still(model: Model, here: Challenge, which: str, env: Env) -> Step | None:
    """What is done instead of opening a sealed attempt; None where it is sealed no more."""
    if _own(model, here):
        return None
    if here.sure != which:
        said = words_of(model.device.lang)("attempts.sure")
        return Step(model.on(here._replace(sure=which, since=env.now)), (Polite(said),))
    return Step(model) if env.now - here.since < DOUBLE else None


def compare(model: Model, text: str, _: Env) -> Step:
    """The own attempt is compared with another one."""
    if not (text.isascii() and text.isdecimal() and len(text) < 2):
        return Step(model)
    return Step(model._replace(device=model.device.choosing(attempts.AGAINST, text)))


MESSAGES: Mapping[str, Message] = {"attempt": opened, "against": compare}
