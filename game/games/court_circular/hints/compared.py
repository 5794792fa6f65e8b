"""What speaks for the best move against the next best, as a sentence, by what lies open and what was found of both."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.core.review import NAMED, OWN, SHORT, by_itself, chained, forms_of
from game.core.rules import Choice, Saying
from game.games.court_circular.bots.certain import best_of_all, best_row
from game.games.court_circular.bots.found import taken
from game.games.court_circular.hints.aims import JOINED, card_of, hand_of, planned
from game.games.court_circular.hints.danger import cause, endangered, out, poor
from game.games.court_circular.hints.differing import alike, beside, by, dearer, further, oftener, stronger, than, tied
from game.games.court_circular.hints.forms import SAID, More, same
from game.games.court_circular.hints.last import is_last
from game.games.court_circular.hints.leads import grown
from game.games.court_circular.hints.losing import AHEAD, ENOUGH, HOPES, PRICED, SHARED, STOCK, is_lost, lost, not_best
from game.games.court_circular.hints.purpose import purpose
from game.games.court_circular.hints.second import ONLY, SURE, only, told_win, unkept
from game.games.court_circular.hints.sparing import to_keep
from game.games.court_circular.hints.telling import next_best, told
from game.games.court_circular.rules.answers import DROP, STAY
from game.games.court_circular.rules.hands import Hand
from game.games.court_circular.rules.outlook import made_so_far
from game.games.court_circular.rules.state import State
from game.games.court_circular.rules.torn import numbers_of, torn


def compared(seen: State, seat: int, choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """The choices, the best first, with what the first one is better for than the second.

    Where none is likely to win it is told why not to drop out.
    """
    if len(choices) < 2:
        return tuple(map(not_best, choices))
    best, *others = choices
    if others[0].move != DROP and best.move not in (DROP, STAY):
        best, others[0] = alike(seen, best, others[0])
    if is_lost(best) or best.move in (DROP, STAY):
        first = best._replace(reason=_settled(seen, seat, best, others))
        return first, next_best(seen, seat, best, others[0]), *[not_best(each) for each in others[1:]]
    said = told(seen, seat, best, others[0])
    said = only(best, others, said) or _reason(seen, seat, best, others, said)
    if told_win(best) in SURE:
        said = said[0], {**said[1], NAMED: True}
    return best._replace(reason=said), next_best(seen, seat, best, others[0]), *others[1:]


def _settled(seen: State, seat: int, best: Choice, others: list[Choice]) -> Saying:
    """What is said of dropping out, of staying in, or of a card in a round that none is likely to win."""
    key, facts = best.reason
    less, all_ = taken(seen, seat)
    if best.move == STAY:
        return "reason.stay-best", {**facts, "saved": all_ - less, "all": all_}
    if best.move == DROP:
        sure = facts["hope"][0] == "reason.hope-beaten"
        facts = {**facts, NAMED: True}
        more: Saying = f"reason.drop-{'sure' if sure else 'best'}", {**facts, "n": all_ - less}
        return chained([more, (key, facts)]) if key == "reason.drop-last" else (key, facts)
    return _lost(seen, seat, best, others)


def _lost(seen: State, seat: int, best: Choice, others: list[Choice]) -> Saying:
    """What is said of a card in a round that none is likely to win, of the next best one, and of dropping out."""
    cards, drop = ([each for each in others if (each.move == DROP) == leaves] for leaves in (False, True))
    said = lost(seen, seat, best, (cards or drop)[0])
    more = same if others[0] in drop else _beside_lost(seen, seat, best, cards[0], said)
    outs = out(seen, seat, best, drop)
    ends = [*(outs if said[0] == AHEAD else ()), *_both(more, outs), more, same]
    forms = [each for each in forms_of(said) if not drop or each[0] not in PRICED]
    parts = [[each for each in forms if (each[0] == "reason.lost-next") == bare] for bare in (False, True)]
    dropping = [end(each) for some in parts for end in ends for each in some]
    found = dropping if drop else [end(each) for each in forms for end in ends]
    return chained((key, {**facts, NAMED: True}) for key, facts in found)


def _beside_lost(seen: State, seat: int, best: Choice, other: Choice, said: Saying) -> More:
    """What is said of the next best card in a lost round, beside what is `said` of the best one."""
    found = beside(seen, seat, best, other)
    enough = said[0] in ENOUGH and (SHARED not in said[1] or other.move in said[1][SHARED])
    if not found or enough or (said[0] == STOCK and found != "reason.even"):
        return same
    if found == "reason.even" and said[0] in HOPES and other.move in planned(seen, seat, best.move).cards:
        found = "reason.same-hand"
    return _with(seen, seat, best, other, found)


def _both(first: More, ends: tuple[More, ...]) -> list[More]:
    """What is said of the next best card, and then of dropping out; then of dropping out alone."""

    def both(end: More, said: Saying) -> Saying:
        return end(first(said))

    return [*(partial(both, end) for end in ends), *ends]


def _reason(seen: State, seat: int, best: Choice, others: list[Choice], said: Saying) -> Saying:
    """What is said of a card with a chance: what leads to it, the danger, and what the next best move would mean."""
    forms = list(forms_of(said))
    last = is_last(seen, seat, best.move)
    dangers = [] if last else [*_instead(seen, seat, best), *cause(seen, seat, best)]
    if others[0].move == DROP:
        return chained(_forms(forms, dangers, out(seen, seat, best, others), told_alone=False))
    found, better = _told_beside(seen, seat, best, others[0], said), stronger(seen, seat, best, others[0])
    more = _with(seen, seat, best, others[0], found) if found and (better or said[0] != "reason.kept") else None
    if spared := _spared(seen, seat, best):
        even = more if found == "reason.even" else None
        return chained([*_enough(seen, seat, best, spared, forms, even), *forms])
    forms = [*grown(seen, seat, best, others, said), *forms]
    if more and (better or _held_back(seen, seat, best, others[0])):
        return chained(_urgent(forms, dangers, more))
    if last and more and not out(seen, seat, best, others):
        return chained(form for each in forms for form in (more(each), each))
    ends = out(seen, seat, best, others)
    if not ends:
        return chained(_beside_next(forms, dangers, more))
    first = endangered(seen, seat, best, [*map(unkept, forms)], (dangers, ends)) if poor(best) else []
    return chained([*first, *_forms(forms, dangers, ends, told_alone=not poor(best))])


def _held_back(seen: State, seat: int, best: Choice, other: Choice) -> bool:
    """Whether the other card makes at once the hand that this one leads to, which wants a word of both."""
    hand = planned(seen, seat, best.move).hand
    made = None if seen.choosing else made_so_far(seen.lead or "", (*seen.rows[seat], other.move), seen.terms.sheet)
    return bool(made and hand.cards and made.place == hand.place and tied(seen, best, other))


def _told_beside(seen: State, seat: int, best: Choice, other: Choice, said: Saying) -> str | None:
    """What is said of the next best card, beside what is `said` of the best one."""
    found = beside(seen, seat, best, other)
    if found == "reason.even" and said[0] in JOINED and other.move in said[1]["cards"]:
        return "reason.same-hand"
    if found == "reason.oftener-by" and said[0] == "reason.spare-lead":
        return "reason.denies"
    return None if found == "reason.later-kept" and said[0] == "reason.spare" else found


def _with(seen: State, seat: int, best: Choice, other: Choice, found: str) -> More:
    """Adds what was found of the next best card, and notes that it is named."""
    facts = {**best.reason[1], "card": card_of(other.move), **than(other), **by(seen, seat, best, other)}
    facts = {**facts, NAMED: True, "rivals": tuple(each for each in range(len(seen.rows)) if each != seat)}
    return lambda said: (found, {**facts, OWN: said})


def _forms(forms: list[Saying], dangers: list[More], ends: tuple[More, ...], *, told_alone: bool) -> Iterator[Saying]:
    """All forms of what is to be said where dropping out counts, the fullest first: the hand in reach is told longest.

    The danger is told before which cards are still to come; before dropping out, too, where it may be `told_alone`.
    """
    key, facts = forms[-1]
    aim: list[Saying] = [("reason.aim", facts)] if key == "reason.open" else []
    bare: list[Saying] = [("reason.stay", facts)]
    for some in (*_parted([*map(unkept, forms), *aim]), bare):
        for danger in dangers:
            yield from (end(danger(each)) for each in some for end in ends)
            yield from (danger(each) for each in some if told_alone)
        yield from (end(each) for each in some for end in ends)
        yield from some if told_alone else ()
    yield from (danger(each) for danger in dangers for each in [*forms, *aim, *bare])
    yield from forms


def _parted(forms: list[Saying]) -> tuple[list[Saying], list[Saying]]:
    """Forms with the cards of the hand in reach, and those that name that alone, which come after all else."""
    return [each for each in forms if each[0] != "reason.aim"], [each for each in forms if each[0] == "reason.aim"]


def _beside_next(forms: list[Saying], dangers: list[More], more: More | None) -> Iterator[Saying]:
    """The same beside the next best card, which gives way to the danger, as does which cards are still to come."""
    last = more or same
    for some in _parted(forms):
        for danger in dangers:
            yield from (last(danger(each)) for each in some)
            yield from (danger(each) for each in some)
        yield from (*map(last, some), *some)


def _urgent(forms: list[Saying], dangers: list[More], first: More) -> Iterator[Saying]:
    """The same where the next best card looks better: that it is not comes before all else."""
    for some in _parted(forms):
        yield from (first(danger(each)) for danger in dangers for each in some)
        yield from map(first, some)
    yield from forms


def _spared(seen: State, seat: int, best: Choice) -> Hand | None:
    """The stronger hand that the seat could still make but does not need, as this card wins for certain; None: none."""
    if seen.choosing or told_win(best) not in SURE:
        return None
    most = best_of_all(seen, seat)
    return most if most.place > best_row(seen, seat, best.move).place else None


def _kept_of(seen: State, seat: int, best: Choice, most: Hand) -> Saying | None:
    """What the cards of this hand that are kept are for; None where they do not go together, and in the last round."""
    keeps = tuple(card for card in to_keep(seen, seat, best.move) if card in most.cards)
    return None if seen.final else purpose(keeps, seen.terms.sheet)


def _instead(seen: State, seat: int, best: Choice) -> list[More]:
    """What adds which cards of a stronger hand in reach are kept; none where this card leads to the strongest one."""
    most = None if seen.choosing else best_of_all(seen, seat)
    if not most or most <= best_row(seen, seat, best.move) or not (what := _kept_of(seen, seat, best, most)):
        return []
    return [lambda said: ("reason.kept", {**best.reason[1], SAID: said, "what": what})]


def _enough(
    seen: State, seat: int, best: Choice, spared: Hand, forms: list[Saying], even: More | None
) -> Iterator[Saying]:
    """Which cards of the stronger hand are kept beside a weaker one that wins; failing that, that no more is needed.

    Before that comes that the next best card does as well.
    """
    what = _kept_of(seen, seat, best, spared)
    for each in forms:
        if what:
            yield "reason.kept", {**best.reason[1], SAID: each, "what": what}
        if even:
            yield even(each)
        yield "reason.enough", {**best.reason[1], OWN: each, "hand": spared.name}


def against(seen: State, seat: int, best: Choice, played: Choice) -> Saying:
    """What the best move is better for than the one that was played, and why that made no sequence, if it seemed to."""
    best = by_itself(best) if best.reason[0] in ONLY else best
    said = _against(seen, seat, best, played)
    if seen.choosing or played.move not in seen.hands[seat]:
        return said
    run = torn((seen.lead or "", *seen.rows[seat], played.move), seen.terms.sheet)
    return ("reason.no-run", {OWN: said, "run": numbers_of(run)}) if played.move in run else said


def _against(seen: State, seat: int, best: Choice, played: Choice) -> Saying:
    """What the best move is better for than the one that was played; than dropping out, what playing on gains."""
    said = best.reason
    if {best.move, played.move} & {DROP, STAY}:
        gains = out(seen, seat, best, [played]) if best.move in seen.hands[seat] else ()
        return gains[0](said) if gains else said
    facts = {**said[1], OWN: said, SHORT: said, "card": card_of(played.move), **by(seen, seat, best, played)}
    facts = {**facts, **than(played)}
    if not is_lost(best) and (key := oftener(best, played)):
        return key, facts
    hand, alone = hand_of(seen, seat, best.move), is_lost(best) or is_last(seen, seat, best.move)
    if hand and not alone and hand != hand_of(seen, seat, played.move):
        return said
    found = (dearer if alone else further)(seen, seat, best, played)
    return (found, facts) if found else said
