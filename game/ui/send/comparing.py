"""Results of several people with the same cards: who sent them, beside the player's own, and where they parted.

The moves of the others stay sealed: nothing of them is on the page before it is asked for, or the own match is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import zip_longest

from game.core.match import Match
from game.core.rules import Saying
from game.ui.effects import Claim, Go, Polite, Store, Visit
from game.ui.html import Html, Tag, a, button, css, div, h2, p, render, section, span, table, tbody, td, th, thead, tr
from game.ui.model import Message, Model, Step, attempts, days, links, outcome, strip
from game.ui.model.attempts import Attempt, rank
from game.ui.model.notices import notice
from game.ui.places import Challenge, Look, Table
from game.ui.play import replay, turning
from game.ui.protocol import Env
from game.ui.view.parts import frame, head, home, scrolling
from game.ui.view.people import humans
from game.words import Words, words_of

TURNS = 8
"""Turns that are shown from the first difference on."""
AGAINST = "against-"
"""What the fold of the attempt begins with that the own one is compared with."""
JOINER = "\u2060"
"""Keeps what stands around it in one line."""
OWN = "own"
"""In place of the number of an attempt: the player's own."""


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
    shown = [_table(words, own, others, here.sure), None if own else _sealed(words, here)]
    play = a(".button", href=links.address(deal), id="play-deal")[words("attempts.to-own" if own else "link.play-deal")]
    title = head(words("attempts.together") if own else words.say(turn(others)).replace("–", f"–{JOINER}"))
    learn = None if own else _learn(words, deal)
    told = [title, p[about], learn, notice(model, words) if model.notice else None]
    inside = [told, shown, _side(model, words, own, others), p(".row")[play, home(words)]]
    return frame("challenge", deal.game)[section(".notice.new.together")[inside]]


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
    """The results of the others, and that it is the player's turn."""
    if len(others) == 1:
        return "attempts.your-turn", {"who": others[0].who, "result": outcome.result(others[0].match)}
    return "attempts.turn-of-all", {"n": len(others)}


def shown(model: Model, match: Match, words: Words) -> Html | None:
    """At the end of a match: its result beside those of others; None where there are none."""
    others = attempts.of(model.device.stored, match)
    if not others or model.table is None:
        return None
    own = Attempt("", match, bool(model.table.marks))
    title = h2(id="together-head")[words("attempts.together")]
    inside = [title, _table(words, own, others), _side(model, words, own, others)]
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
    who = _who(words, which, each)
    helped = span(".small")[words("attempts.helped")] if each.aided else None
    label = words("attempts.unseal-of" if sealed else "attempts.replay-of", who=who)
    key = ("attempts.unseal-sure" if sure else "attempts.unseal") if sealed else "attempts.replay"
    look = _look("replay", which, 0)(aria_label=label, aria_describedby="sealed" if sure else None)[words(key)]
    result = td[words.say(outcome.result(each.match)), " ", helped, strip.drawn(words, each.match)]
    return tr(css("", own=which == OWN))[th(scope="row")[who], result, td[look]]


def _who(words: Words, which: str, each: Attempt) -> str:
    """Who played an attempt."""
    return words("player.me") if which == OWN else words.say(each.who)


def _look(where: str, which: str, at: int) -> Tag:
    """The button that opens an attempt in the replay, after `at` moves."""
    return button(type="button", data_do=f"attempt {which} {at}", id=f"{where}-{which}-{at}")


def against(model: Model, n: int) -> int:
    """The number of the attempt that the own one is compared with, the first unless another one was chosen."""
    chosen = [fold.removeprefix(AGAINST) for fold in model.device.folds if fold.startswith(AGAINST)]
    return int(chosen[-1]) if chosen and int(chosen[-1]) < n else 0


def _side(model: Model, words: Words, own: Attempt | None, others: tuple[Attempt, ...]) -> Html | None:
    """The own attempt and another one turn by turn, from where they parted; None before one has played."""
    if own is None or not others:
        return None
    i = against(model, len(others))
    other, names = others[i], [words.say(each.who) for each in others]
    choose = [
        button(type="button", data_do=f"against {n}", id=f"against-{n}", aria_pressed=str(n == i).lower())[name]
        for n, name in enumerate(names)
    ]
    group = div(".row.lines", role="group", aria_label=words("attempts.against"))[choose]
    same = attempts.parted(own.match, other.match)
    said = words.sentences([attempts.verdict(words, own, other), _parted(words, own.match, other, same)])
    inside = [group if len(others) > 1 else None, p[said]]
    if same == len(own.match.moves):
        return div(".side-by-side")[inside]
    return div(".side-by-side")[inside, _turns(model, words, (OWN, own), (str(i), other), same)]


def _parted(words: Words, own: Match, other: Attempt, same: int) -> str:
    """Where two attempts parted, in a sentence."""
    if same == len(own.moves):
        return words("attempts.alike", who=other.who)
    mine = own.game.rules.to_move(own.states[same]) in humans(own.players)
    key = "attempts.parted" if mine else "attempts.parted-bots"
    n = attempts.turns_before(own, same)
    return words(key if n else f"{key}-at-once", n=n, who=other.who)


def _turns(model: Model, words: Words, one: tuple[str, Attempt], two: tuple[str, Attempt], same: int) -> Html:
    """The turns of two people side by side, from the first difference on; each opens in the replay."""
    pairs = [*zip_longest(*(attempts.turns(each.match, same) for _, each in (one, two)))]
    before = attempts.turns_before(one[1].match, same)
    heads = [th(scope="col")[words("attempts.turn-head")]]
    heads += [th(scope="col")[_who(words, which, each)] for which, each in (one, two)]
    rows = [
        tr(css("", parted=not n))[
            th(scope="row")[before + n + 1, span(".unseen")[words("attempts.first")] if not n else None],
            [td[_turn(model, words, *each, at)] for each, at in zip((one, two), pair, strict=True)],
        ]
        for n, pair in enumerate(pairs[:TURNS])
    ]
    more = len(pairs) - len(rows)
    rest = p(".small")[words("attempts.more", n=more)] if more else None
    frame = scrolling(".wide", words("attempts.turns"))
    return div[frame[table(".list.turns-of")[thead[tr[heads]], tbody[rows]]], rest]


def _turn(model: Model, words: Words, which: str, each: Attempt, at: int | None) -> Html | str:
    """What was chosen at a turn, as the way to it; a dash where there was none any more."""
    if at is None:
        return "–"
    return _look("turn", which, at)(".of-turn")[
        turning.meaning(model, each.match, at, each.match.moves[at]) or words("attempts.replay")
    ]


def _attempt(model: Model, which: str) -> Attempt | None:
    """The attempt of this number, or the player's own, at the deal on the screen."""
    match model.screen:
        case Challenge(deal):
            own = _own(model, model.screen)
        case Table(match, marks=marks) if model.ended:
            deal, own = match, Attempt("", match, bool(marks))
        case _:
            return None
    if which == OWN:
        return own
    others = attempts.of(model.device.stored, deal)
    return others[int(which)] if which.isdecimal() and int(which) < len(others) else None


def _own(model: Model, here: Challenge) -> Attempt | None:
    """The player's own result on the screen of a challenge."""
    return attempts.first(model.device.stored, here.match, here.mine)


def look(model: Model, text: str, __: Env) -> Step:
    """An attempt in the replay, after a number of moves; from the end of a match the way leads back there.

    A sealed one is opened when it is asked for a second time.
    """
    which, _, at = text.partition(" ")
    attempt = _attempt(model, which) if at.isascii() and at.isdecimal() and len(at) < 6 else None
    if attempt is None or int(at) > len(attempt.match.moves):
        return Step(model)
    here = model.screen
    if isinstance(here, Challenge) and here.sure != which and not _own(model, here):
        said = words_of(model.device.lang)("attempts.sure")
        return Step(model.on(here._replace(sure=which)), (Polite(said),))
    address = links.address_with_moves(attempt.match, int(at))
    address = address if which == OWN else links.sent_by(address, attempt.name)
    if model.table is None:
        return Step(model, (Visit(address),))
    if which == OWN:
        return replay.opened(model, model.table, int(at))
    shown = Look(attempt.match, int(at), sent=True, sender=attempt.name, origin=model.table._replace(review=None))
    model = model._replace(device=model.device._replace(held=""), screen=shown)
    return Step(model, (Go(address), Claim()), grab=True)


def compare(model: Model, text: str, _: Env) -> Step:
    """The own attempt is compared with another one."""
    if not (text.isascii() and text.isdecimal() and len(text) < 2):
        return Step(model)
    folds = tuple(each for each in model.device.folds if not each.startswith(AGAINST))
    return Step(model._replace(device=model.device._replace(folds=(*folds, AGAINST + text))))


MESSAGES: Mapping[str, Message] = {"attempt": look, "against": compare}
