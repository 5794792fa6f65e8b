"""The reason for one card against the other, as a sentence: the hand that it keeps in reach, and its worth."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Generator, Mapping
from typing import TypeAlias

from game.core.review import chained, difference, forms_of
from game.core.rules import Facts, Saying
from game.games.garlandland.bots.tree import BRINGS, LAST
from game.games.garlandland.hints.aims import aimed, fortunate, going_on, in_order, parted
from game.games.garlandland.hints.alike import same, surely_had, trade
from game.games.garlandland.hints.becoming import EXACT, OR_BETTER, becomes, becomes_less
from game.games.garlandland.hints.decided import lost, won, won_at_last
from game.games.garlandland.hints.ending import LOW, at_last, beaten_by, beside, beside_hand, threat
from game.games.garlandland.hints.odds import odds
from game.games.garlandland.hints.showdown import by_tie
from game.games.garlandland.hints.sides import (
    WORTHS,
    Side,
    able_to,
    by_hand,
    certain,
    hardly,
    hopes,
    mean,
    settled,
    sides,
    wins_with,
)
from game.games.garlandland.rules import State
from game.games.garlandland.rules.hands import Row

Reasons: TypeAlias = Mapping[str, Saying]

NEARLY = 0.05
"""Where both cards win less often than this, or lose so, all is nearly lost or won, and no figures are compared."""
TINY = 0.005
"""A share above all but this would be told as 100 %."""
LITTLE = 0.025
"""A share below this is told as almost nothing."""
FOLLOWS = ("wins", "won", "-follow")
"""Of a round that is won if the other card follows."""
SURE = ("-surely", "-now")
"""How the keys end that say that a hand is sure."""
BY_DRAW = ("reason.becomes-surely", "reason.becomes-often", "reason.becomes-less")
BY_HOPE = ("reason.becomes-often", "reason.becomes-less")
"""Of a hand or better: in the place of these the draw that decides, or the likeliest hands, may be told."""
BRIEF = {
    "reason.becomes-only-drawing": "reason.becomes-drawing",
    "reason.becomes-only-surely": "reason.becomes-surely",
    "reason.becomes-instead": "reason.becomes-only",
    "reason.becomes-less": "reason.becomes-can",
}
"""How a clause is told in fewer words."""
MADE = ("-only", "-drawing", *SURE)
"""How the keys end, beside which a rival is named who can beat the hand."""


def reason(seen: State, seat: int, shares: Mapping[str, float]) -> Generator[None, None, Reasons]:
    """By card, the reason for it against the other, given the shares of both."""
    if len(seen.rows[seat]) == LAST:
        yield
        return {card: _last(seen, seat, shares, card, _told_over(shares)) for card in shares}
    one, other = yield from sides(seen, seat, shares)
    return {mine.card: _earlier(seen, seat, mine, its) for mine, its in ((one, other), (other, one))}


def _earlier(seen: State, seat: int, mine: Side, its: Side) -> Saying:
    """Before the last card: as good, or for the sake of a hand."""
    what, shares = seen.goal, {mine.card: mine.share, its.card: its.share}
    if not difference(mine.share, its.share):
        over = _told_over(shares)
        return _going_on(seen, seat, mine, its, over) if over else _level(seen, seat, mine, its)
    little = hardly(mine, its)
    if not little and (found := by_hand(mine, its)):
        return _with_hand(seen, seat, mine, its, *found)
    if over := settled(shares, NEARLY):
        return _going_on(seen, seat, mine, its, over)
    return _for_points(mine, its) if what == "points" and not little else _alike(seen, seat, mine, its)


def _told_over(shares: Mapping[str, float]) -> str:
    """Whether the figures of both cards say that all is nearly lost, or won."""
    lost_ = settled(shares, LITTLE)
    return lost_ if lost_.endswith("lost") else settled(shares, TINY)


def _last(seen: State, seat: int, shares: Mapping[str, float], card: str, over: str) -> Saying:
    """Of the last card: that all is lost or won with either, or what it makes."""
    if over == "won" and seen.goal == "wins":
        return won_at_last(seen, seat, shares, card)
    return _over(seen, seat, over, card) if over else at_last(seen, seat, shares, card)


def _over(seen: State, seat: int, over: str, card: str) -> Saying:
    """That all is lost or won with either card; lost to whom, if to one rival whatever happens."""
    if over.endswith("lost") and seen.goal == "wins":
        return lost(seen, seat, over, card)
    return f"reason.{seen.goal}-{over}", {}


def _going_on(seen: State, seat: int, mine: Side, its: Side, over: str) -> Saying:
    """The same, and what else a round takes that is won, or nearly, with either card."""
    if not over.endswith("won"):
        return _over(seen, seat, over, mine.card)
    near = NEARLY if over == "nearly-won" else EXACT
    more = going_on(seen.rows[seat], seen.hands[seat], [share >= 1 - near for share in mine.payoff])
    if (seen.goal, over, more) == ("wins", "won", ""):
        return won(seen, seat)
    made = in_order(seen.rows[seat], mine.card, its.card) if (seen.goal, over, more) == FOLLOWS else None
    if made:
        return "reason.wins-won-orders", {"card": mine.card, "other": its.card, "made": made}
    return f"reason.{seen.goal}-{over}{more}", {}


def _level(seen: State, seat: int, mine: Side, its: Side) -> Saying:
    """Of two cards that win as often: whether they are the same, and if not what one gives for the other."""
    facts: Facts = {"card": mine.card, "worth": mine.share, "other": its.card}
    if aims := aimed(seen.rows[seat], mine.card, its.card):
        return beside(seen, seat, mine.row, mine.share, (f"reason.{seen.goal}-aims", {**facts, **aims}))
    if same(mine, its):
        made = in_order(seen.rows[seat], mine.card, its.card)
        orders: Saying = (f"reason.{seen.goal}-orders", {**facts, "made": made})
        return beside(seen, seat, mine.row, mine.share, orders) if made else (f"reason.{seen.goal}-level", facts)
    even: Saying = (f"reason.{seen.goal}-even", {**facts, "trade": trade(mine, its)})
    if sure := surely_had(even):
        return beside_hand(seen, seat, sure, mine.share, even)
    return beside(seen, seat, mine.row, mine.share, even) if len(mine.row) == LAST else even


def _with_hand(seen: State, seat: int, mine: Side, its: Side, brings: int, part: float) -> Saying:
    """That the better card makes this hand, so often, or what the weaker one leaves of it; and what either wins."""
    row = seen.rows[seat]
    if mine.share < its.share:
        able = able_to(brings, mine), able_to(brings, its)
        less = becomes_less(row, mine.card, its.card, brings, able)
        apart = _apart(row, its, mine, becomes(row, its.card, mine.card, brings, part))
        return _told(seen.goal, "hand", (apart and _apart(row, mine, its, less)) or less, mine, its)
    said = fortunate(row, its.card, becomes(row, mine.card, its.card, brings, part), brings)
    said = _apart(row, mine, its, said) or said
    told = _told(seen.goal, "hand", said, mine, its)
    if told[0] != "reason.wins-hand":
        return told
    if certain(mine) == "always":
        return by_tie(seen, seat, mine, told if said[0].endswith(SURE) else _won_with(mine, its, told[1]))
    return _rivals(seen, seat, mine, brings, told)


def _apart(row: Row, mine: Side, its: Side, said: Saying) -> Saying | None:
    """What a card makes by the draw, or which hands with either, where “or better” would hide the stronger one."""
    key, facts = said
    if facts["made"][0] != OR_BETTER or not row:
        return None
    if key in BY_DRAW and (found := parted(row, mine.card, its.card)):
        return found
    if key not in BY_HOPE or not (found_hopes := hopes(mine, its, facts["made"][1]["hand"])):
        return None
    return "reason.becomes-hopes", {**facts, "mine": found_hopes[0], "its": found_hopes[1]}


def _won_with(mine: Side, its: Side, facts: Facts) -> Saying:
    """That a card always wins, and with the strongest hand that is sure, or better."""
    surely = [brings for brings in WORTHS if able_to(brings, mine) > 1 - EXACT]
    if not surely:
        return "reason.wins", {"odds": facts["odds"]}
    sure = becomes(mine.row[:-1], mine.card, its.card, surely[0], 1.0)
    return "reason.wins-hand", {**facts, "becomes": sure}


def _rivals(seen: State, seat: int, mine: Side, brings: int, told: Saying) -> Saying:
    """The same with what rivals can still make: none of them this hand, or one of them alone a stronger one."""
    key, facts = told
    if bisect_left(BRINGS, brings) > threat(seen, seat):
        safe = f"{key}-safe{'' if len(seen.rows) > 2 else '-one'}"
        return chained([(safe, {**facts, "seat": 1 - seat}), told])
    said, about = facts["becomes"]
    low = min(mine.share, wins_with(mine, brings)) if said.endswith(SURE) else wins_with(mine, brings)
    found = beaten_by(seen, seat, mine.row) if said.endswith(MADE) and low < LOW else None
    known = () if found is None or said.endswith("-surely") else (found["threat"][0],)
    if found is None or OR_BETTER in (*known, about["made"][0]):  # too long, and no news
        return told
    return chained([(f"{key}-threat", {**facts, **found, "becomes": (BRIEF.get(said, said), about)}), told])


def _for_points(mine: Side, its: Side) -> Saying:
    """The points that the two cards bring on average."""
    points, others = mean(mine.chances), mean(its.chances)
    against = (points < others) == (mine.share > its.share)
    said = "reason.brings", {"card": mine.card, "brings": points, "other": its.card, "less": others}
    return _told("points", "against" if against else "brings", said, mine, its)


def _alike(seen: State, seat: int, mine: Side, its: Side) -> Saying:
    """Of two cards that no hand tells apart, or hardly: what either is laid for or has, and what it wins."""
    aims = aimed(seen.rows[seat], mine.card, its.card)
    if not aims:
        said = trade(mine, its)
        if seen.goal == "wins" and said[0].startswith("reason.trade") and not hardly(mine, its):
            return "reason.wins", {"odds": _odds(seen.goal, mine, its)}
        return _told(seen.goal, "break", said, mine, its)
    said = "reason.each-makes", {"card": mine.card, "other": its.card, **aims}
    better, told = max(mine, its, key=lambda each: each.share), _told(seen.goal, "break", said, mine, its)
    found = beside(seen, seat, better.row, better.share, told)
    if found == told or mine is not better or aims["aim"][0] != "reason.aim-surely":
        return found
    sure: Saying = ("reason.becomes-surely", {**said[1], "made": (f"made.{aims['aim'][1]['hand']}", {})})
    facts = {**told[1], **(beaten_by(seen, seat, mine.row) or {}), "becomes": sure}
    return chained([*list(forms_of(found))[:1], (f"reason.{seen.goal}-hand-threat", facts), *forms_of(told)])


def _told(goal: str, key: str, said: Saying, mine: Side, its: Side) -> Saying:
    """A clause with what either card wins; before it, where that is so, that this is hardly any difference."""
    facts: Facts = {"becomes": said, "card": mine.card, "worth": mine.share, "other": its.card, "its": its.share}
    little = hardly(mine, its)
    name = f"reason.{goal}-{'hardly' if little else key}"
    facts = facts if little else {**facts, "odds": _odds(goal, mine, its)}
    return chained((name, {**facts, "becomes": becomes}) for becomes in (said, (BRIEF.get(said[0], said[0]), said[1])))


def _odds(goal: str, mine: Side, its: Side) -> Saying:
    """What either card wins, as a clause; what is proved is told as always and never."""
    return odds(goal, mine.share, certain(mine), its.card, its.share, certain(its))
