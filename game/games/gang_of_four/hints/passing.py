"""Reasons for what lays nothing: a pass, and a card given away."""

from __future__ import annotations

from game.core.rules import Saying
from game.games.gang_of_four.hints import dangers
from game.games.gang_of_four.hints.look import (
    Look,
    certain,
    combo_of,
    is_strong,
    name_of,
    parts_of,
    piece_of,
    plays_of,
    regains,
)
from game.games.gang_of_four.hints.losses import always_loses, broken, torn, weight
from game.games.gang_of_four.hints.names import all_named, height, names
from game.games.gang_of_four.hints.told import Told
from game.games.gang_of_four.rules.answers import playable
from game.games.gang_of_four.rules.cards import NUMBER, ORDER, TOP, has, without
from game.games.gang_of_four.rules.combos import FAMILIES, FIVE, GANG, KINDS, ONE, Combo, all_combos, classify

MOST_PLAYS = 5
"""The most plays of which it is told that an answer saves none of them."""
MOST_NAMED = 3
"""The most answers of which each is named."""


def of_pass(look: Look, refused: Combo | None = None) -> Saying:
    """The reason for passing rather than to play what is `refused`; None: what would break least."""
    assert look.seen.top
    answers = playable(look.seen, look.held)
    if not answers:
        return "reason.only", {}
    if said := dangers.of_pass(look, look.seen.top):
        return said
    return kept_back(look, refused or _mildest(look, answers))


def kept_back(look: Look, refused: Combo) -> Saying:
    """What not playing this keeps: what it would break, else the answers that a player would rather not spend."""
    answers = playable(look.seen, look.held)
    lost, name = broken_by(look, refused), name_of(look, refused)
    if lost and len(answers) > 1 and all(always_loses(look, lost, each) for each in answers):
        return "reason.pass-whole", {"what": name_of(look, lost)}
    mildest = _mildest(look, answers)
    milder, dear = name_of(look, mildest) != name, regains(look, refused) and lost and weight(refused) > weight(lost)
    if lost is None or dear or (milder and not is_strong(lost)):
        return _kept(look, answers, refused, min(refused, mildest, key=weight))
    if len(answers) > 1:
        return "reason.pass-breaks", {"other": name, "what": name_of(look, lost)}
    return "reason.pass-whole-one", {"what": name_of(look, lost)}


def _kept(look: Look, answers: list[Combo], refused: Combo, least: Combo) -> Saying:
    """That all answers are kept, or where those are many all from this one on, and what for."""
    for kept in (answers, [each for each in answers if weight(each) >= weight(least)]):
        apart = _apart(kept)
        told = list({str(names(each)[0]): (name_of(look, each), names(each)[0]) for each in apart}.values())
        if len(told) <= MOST_NAMED:
            break
    else:
        return "reason.pass-all", {"what": told[-1][0]}
    if certain(look, refused) or len(told) == 1:
        return one_kept(look, refused if certain(look, refused) else apart[-1], refused)
    key = "keeps" if any(regains(look, each) for each in apart) else "saves"
    return f"reason.pass-{key}", {"what": all_named([short for _, short in told])}


def one_kept(look: Look, kept: Combo, refused: Combo) -> Saying:
    """What one answer is kept for: it wins later as surely as now, alone brings the lead, does so too, or saves plays.

    The last is so where it is refused, and the rest of the hand would go in no fewer plays after it.
    """
    what, rest = name_of(look, kept), without(look.held, kept.cards)
    every = all_combos(look.held, look.seen.terms.compare)
    if certain(look, kept):
        left = [each for each in every if has(rest, each.cards)]
        low = plays_of(rest) > 1 and not any(each.family == FIVE or regains(look, each) for each in left)
        return f"reason.pass-sure{'-low' if low else ''}", {"what": what}
    if regains(look, kept):
        others = (each for each in every if each.family != kept.family or not {*each.cards} & {*kept.cards})
        return f"reason.pass-{'keeps' if any(regains(look, each) for each in others) else 'only'}", {"what": what}
    n, more = plays_of(look.held), plays_of(rest)
    if n <= more <= MOST_PLAYS and names(kept) == names(refused):
        return "reason.pass-plays", {"n": n, "more": more, "other": what}
    return "reason.pass-saves", {"what": what}


def _rank(combo: Combo) -> tuple[int, int, int, int]:
    """The place among those that are kept, the strongest first."""
    return -FAMILIES.index(combo.family), -KINDS.index(combo.kind), -height(combo), combo.strength


def _apart(answers: list[Combo]) -> list[Combo]:
    """Those of these, the weakest first, that can be kept beside the stronger ones; of equals those of weaker cards."""
    found: list[Combo] = []
    for combo in sorted(answers, key=_rank):
        if combo.family == ONE or not any(set(combo.cards) & set(each.cards) for each in found):
            found.insert(0, combo)
    return found


def _mildest(look: Look, answers: list[Combo]) -> Combo:
    """The first of these that breaks nothing, rather one that is planned or a gang; else the weakest."""
    whole = [answer for answer in answers if piece_of(look, answer) in look.parts.pieces]
    return next((each for each in (*whole, *answers) if each.family == GANG or not broken_by(look, each)), answers[0])


def broken_by(look: Look, combo: Combo) -> Combo | None:
    """What is lost when this is played."""
    return broken(look, combo, parts_of(without(look.held, combo.cards), look.pieces))


def of_gift(look: Look, card: str) -> Told:
    """The parts of the reason for giving a card away."""
    lost = lost_by(look, card)
    main: Saying | None = ("reason.give-low", {}) if card == look.held[0] else None
    if needless(look, card):
        main = _of_loose(look, card)
    elif not (main or lost):
        main = _of_twin(look, card) or (_of_loose(look, card) if _saves(look, card) else None)
    return Told(main, None, torn(look, lost))


def lost_by(look: Look, card: str) -> Combo | None:
    """What giving this card away breaks of the hand as it goes in the fewest plays; a gang in any case."""
    single = classify((card,), look.seen.terms.compare)
    lost = single and broken_by(look, single)
    needed = lost and plays_of(without(look.held, lost.cards)) < plays_of(look.held)
    return lost if lost and (is_strong(lost) or (needed and not _leaves_fewest(look, card))) else None


def _leaves_fewest(look: Look, card: str) -> bool:
    """Whether the hand can be laid in no fewer plays without another card; phoenixes and the dragon are none."""
    left = {each: plays_of(without(look.held, (each,))) for each in look.held if NUMBER[each] <= TOP}
    return left.get(card, len(look.held)) == min(left.values(), default=0)


def _of_loose(look: Look, card: str) -> Saying:
    """The reason for giving away a card that no combination needs: a strong one, the weakest of them, or any."""
    if NUMBER[card] > TOP:
        return "reason.give-strong", {"n": plays_of(without(look.held, (card,)))}
    return "reason.spare" if card == spare(look) != look.held[0] else "reason.loose", {}


def _of_twin(look: Look, card: str) -> Saying | None:
    """That another card of this number stays for a hand of five; None where none does."""
    pieces = parts_of(without(look.held, (card,)), look.pieces).pieces
    fives = [combo for combo in (combo_of(look, piece) for piece in pieces) if combo.family == FIVE]
    number = NUMBER[card]
    five = next((each for each in fives if number in {NUMBER[one] for one in each.cards}), None)
    return ("reason.give-twin", {"number": number, "what": name_of(look, five)}) if five else None


def spare(look: Look) -> str | None:
    """The weakest card that goes alone in the plan of the hand and breaks nothing; None where there is none."""
    return next((card for card in look.held if needless(look, card)), None)


def needless(look: Look, card: str) -> bool:
    """Whether no combination needs this card, of the plan or of the fewest plays, and none is broken without it."""
    single = classify((card,), look.seen.terms.compare)
    planned = look.pieces[(ORDER[card],)] in look.parts.pieces
    return single is not None and planned and _saves(look, card) and broken_by(look, single) is None


def _saves(look: Look, card: str) -> bool:
    """Whether the hand goes in fewer plays without this card."""
    return plays_of(without(look.held, (card,))) < plays_of(look.held)


def both_loose(look: Look, *cards: str) -> bool:
    """Whether giving none of these cards away breaks anything."""
    return all(lost_by(look, card) is None for card in cards)
