"""The reason for a pass: the strongest of what the answer that is not given would spend or break."""

from __future__ import annotations

from game.core.rules import Saying
from game.games.gang_of_four.bots import dangers
from game.games.gang_of_four.bots.look import Look, is_strong, name_of, odds_of, parts_of, piece_of, regains
from game.games.gang_of_four.bots.losses import always_loses, broken, weight
from game.games.gang_of_four.bots.normal import LIKELY
from game.games.gang_of_four.rules.answers import playable
from game.games.gang_of_four.rules.cards import without
from game.games.gang_of_four.rules.combos import GANG, Combo


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
    """What not playing this keeps: itself, or what it would break.

    Where another answer would break less, and no gang or straight flush is at stake, the weaker of the two is named,
    with all that is stronger.
    """
    answers = playable(look.seen, look.held)
    lost, name = broken_by(look, refused), name_of(look, refused)
    if lost and len(answers) > 1 and all(always_loses(look, lost, each) for each in answers):
        return "reason.pass-whole", {"what": name_of(look, lost)}
    if not (lost and is_strong(lost)) and name_of(look, mildest := _mildest(look, answers)) != name:
        return "reason.pass-all", {"what": name_of(look, min(refused, mildest, key=weight))}
    if regains(look, refused) and (lost is None or weight(refused) > weight(lost)):
        return "reason.pass-keeps", {"what": name}
    if lost is None:
        return f"reason.pass-{'strong' if odds_of(look, refused) >= LIKELY else 'saves'}", {"what": name}
    if len(answers) > 1:
        return "reason.pass-breaks", {"other": name, "what": name_of(look, lost)}
    return "reason.pass-whole-one", {"what": name_of(look, lost)}


def _mildest(look: Look, answers: list[Combo]) -> Combo:
    """The first of these that breaks nothing, rather one that is planned or a gang; else the weakest."""
    whole = [answer for answer in answers if piece_of(look, answer) in look.parts.pieces]
    return next((each for each in (*whole, *answers) if each.family == GANG or not broken_by(look, each)), answers[0])


def broken_by(look: Look, combo: Combo) -> Combo | None:
    """What is lost when this is played."""
    return broken(look, combo, parts_of(without(look.held, combo.cards), look.pieces))
