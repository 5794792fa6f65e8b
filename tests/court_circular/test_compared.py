"""The expert's first choice is told against the second: by the hand, how often it wins, what it counts, or as a tie."""

from __future__ import annotations

import re
from statistics import pstdev

import pytest

from game.bots import analyse
from game.core.chance import Dice
from game.core.review import OWN
from game.core.rules import Choice, Saying
from game.games.court_circular import hints, rules
from game.games.court_circular.bots import found
from game.games.court_circular.bots.certain import certain
from game.games.court_circular.hints.compared import against, compared
from game.games.court_circular.rules.outlook import made_so_far, plans
from game.games.court_circular.rules.state import State
from game.shelf import GAMES
from game.ui.play.hinting import ONLY
from game.words import LANGUAGES, words_of
from tests.court_circular.scenes import asked
from tests.court_circular.tables import after, dealt, table
from tests.court_circular.test_levels import thought

HELD = "7H 7D 8C QD KC 2S"
LEADING = rules.seen_by(0, table("7S", HELD, "2C 2D 3S 3D 4C 5S", dealer=1))
"""With any card the best hand in reach is a trio."""


def wins(share: float) -> dict[str, Saying]:
    return {"wins": ("reason.about", {"share": share, "about": share})}


def told(seen: State, best: Choice, other: Choice) -> str:
    """What is said of the best of two moves."""
    return compared(seen, 0, (best, other))[0].reason[0]


def choice(move: str, worth: float, share: float, key: str = "reason.open") -> Choice:
    return Choice(move, worth, (key, {**wins(share), "few": ("reason.few", {}), "hand": "pair", "cards": ()}))


def dropping(hope: str) -> Choice:
    return Choice("drop", 5.0, ("reason.drop-last", {"hope": (hope, {})}))


@pytest.mark.parametrize(
    ("best", "other", "key"),
    [
        (dropping("reason.hope-beaten"), choice("7H", 3.0, 0.1), "reason.drop-sure"),
        (choice("7H", 5.0, 0.6), choice("7D", 4.1, 0.6), "reason.same-hand"),
        (choice("7H", 5.0, 0.6), choice("8C", 4.8, 0.6), "reason.even"),
        (choice("8C", 5.0, 0.6), choice("7D", 4.8, 0.6), "reason.same-hand"),
        (choice("8C", 5.0, 0.6), choice("QD", 4.8, 0.6), "reason.even"),
        (choice("7H", 5.0, 0.6), choice("drop", 4.8, 0.6, "reason.drop-last"), "reason.drop-even"),
        (choice("7H", 5.0, 0.6), choice("drop", 2.0, 0.6, "reason.drop-last"), "reason.only-not-drop"),
        (choice("7H", 5.0, 0.4), choice("drop", 2.0, 0.4, "reason.drop-last"), "reason.not-drop"),
        (choice("7H", 5.0, 0.6), choice("7D", 3.0, 0.5), "reason.oftener-by"),
        (choice("7H", 5.0, 0.62), choice("7D", 3.0, 0.58), "reason.wins-more"),
        (choice("8C", 5.0, 0.6), choice("7D", 3.0, 0.6), "reason.more-hands"),
        (choice("7D", 5.0, 0.6), choice("7H", 3.5, 0.6), "reason.same-hand"),
        (choice("7D", 5.0, 0.6), choice("7H", 3.0, 0.6), "reason.brings-more-by"),
        (choice("7D", 5.0, 0.5), choice("7H", 3.5, 0.6), "reason.same-hand"),
        (choice("7D", 5.0, 0.5), choice("7H", 3.0, 0.6), "reason.oftener-by-points"),
        (choice("7D", 5.0, 0.5), choice("7H", 3.5, 0.8), "reason.oftener-by-points"),
        (choice("2S", 5.0, 0.5), choice("8C", 3.0, 0.6), "reason.oftener-spare"),
        (choice("7H", 5.0, 0.1, "reason.lost"), choice("7D", 3.0, 0.1, "reason.lost"), "reason.lost-hope"),
        (choice("7H", 5.0, 0.1, "reason.lost"), choice("QD", 3.0, 0.1, "reason.lost"), "reason.lost-hope"),
        (dropping("reason.hope"), choice("7H", 3.0, 0.1), "reason.drop-best"),
        (choice("stay", 5.0, 0.1, "reason.stay"), choice("drop", 3.0, 0.1, "reason.drop"), "reason.stay-best"),
    ],
)
def test_what_the_first_choice_is_better_for_is_told(best: Choice, other: Choice, key: str) -> None:
    assert told(LEADING, best, other) == key


@pytest.mark.parametrize(("move", "key"), [("7H", "reason.lead-hand"), ("8C", "reason.spare")])
def test_a_card_that_is_no_part_of_the_hand_in_reach_is_said_to_be_none(move: str, key: str) -> None:
    best = compared(LEADING, 0, (choice(move, 5.0, 0.6), choice("drop", 2.0, 0.6, "reason.drop-last")))[0]
    own, facts = best.reason[1][OWN]
    assert (own, set(facts["cards"]) <= {"7H", "7D"}) == (key, True)


def test_of_a_lost_round_it_is_told_what_the_card_can_still_make_or_what_it_gives_the_winner() -> None:
    up = rules.seen_by(0, table("7S", HELD, "2C 2D 3S 3D 4C 5S", dealer=0))
    for move, other, key in (
        ("2S", "QD", "reason.kept-other"),
        ("QD", "8C", "reason.lost-spare"),
        ("7H", "QD", "reason.lost-hope"),
    ):
        assert told(up, choice(move, 5.0, 0.0, "reason.lost"), choice(other, 3.0, 0.0, "reason.lost")) == key


def test_no_price_is_told_of_a_card_that_counts_the_same() -> None:
    """The sevens of diamonds and clubs count two each, and are worth the same beside the others kept."""
    seen = rules.seen_by(0, table("7S", "7D 7C 9H KH QH 2S", "2C 2D 3S 3D 4C 5S", dealer=1))
    assert told(seen, choice("7D", 5.0, 0.6), choice("7C", 3.5, 0.6)) == "reason.same-hand"


@pytest.mark.parametrize(
    ("key", "worth", "stock", "found"),
    [
        ("reason.few", 4.5, 30, "reason.drop-even"),
        ("reason.few", 2.0, 30, "reason.not-drop-swap"),
        ("reason.few", -9.0, 30, "reason.not-drop-chance"),
        ("reason.none", -9.0, 30, "reason.not-drop-swap"),
        ("reason.few", 2.0, 0, "reason.even"),
        ("reason.none", 2.0, 0, "reason.even"),
    ],
)
def test_of_a_round_that_is_not_likely_won_it_is_told_what_playing_on_gains(
    key: str, worth: float, stock: int, found: str
) -> None:
    """Without a stock no card is swapped, and nothing is said of dropping out; where no card wins no chance is left."""
    lost = [choice(card, worth, 0.0, "reason.lost") for card, worth in (("7H", 5.0), ("2S", 4.9))]
    lost = [each._replace(reason=(each.reason[0], {**each.reason[1], "few": (key, {})})) for each in lost]
    seen = LEADING._replace(stock=LEADING.stock[:stock])
    said = compared(seen, 0, (*lost, choice("drop", worth, 0.0, "reason.drop-last")))[0].reason[0]
    assert said == found


def test_no_words_of_a_reason_call_points_what_is_worth_something_only_in_the_next_round() -> None:
    for lang in LANGUAGES:
        words = words_of(lang, GAMES["court-circular"])
        facts = {
            "own": "",
            "card": "7H",
            "use": ("use.run", {}),
            **dict.fromkeys(("n", "cards", "all", "saved"), 2),
            **wins(0.5),
        }
        for key in ("drop-even", "oftener-kept", "oftener-spare", "kept-other", "spare-other"):
            assert not re.search("points?|点", words(f"reason.{key}", **facts)), key


def test_a_hand_that_lies_there_is_not_named_again_as_one_in_reach() -> None:
    seen = rules.seen_by(0, after(table("7S", "8D 9C 10H QD KC 2S", "2C 2D 3S 3D 4C 5S", dealer=1), "8D 2C"))
    for card, key, hand in (("9C", "reason.lead-hand", "sequence4"), ("QD", "reason.spare", "sequence3")):
        own = compared(seen, 0, (choice(card, 5.0, 0.6), choice("drop", 2.0, 0.6, "reason.drop-last")))[0].reason[1][
            OWN
        ]
        assert (own[0], own[1]["hand"]) == (key, hand)
    pair = rules.seen_by(0, after(table("7S", "5D 5C 7H QD KC 2S", "2C 2D 3S 3D 4C 6S", dealer=1), "5D 2C"))
    own = compared(pair, 0, (choice("5C", 5.0, 0.6), choice("drop", 2.0, 0.6, "reason.drop-last")))[0].reason[1][OWN]
    assert (own[0], own[1]["hand"]) == ("reason.stronger", "pair")


@pytest.mark.parametrize(("lang", "said"), [("en", "an etiquette"), ("en", "a pair"), ("ja", "ペア")])
def test_a_hand_in_a_sentence_has_its_article(lang: str, said: str) -> None:
    words = words_of(lang, GAMES["court-circular"])
    names = {"an etiquette": "etiquette"}
    assert said in words("reason.made", hand=names.get(said, "pair"), wins="")


def test_what_a_card_counts_is_told_of_a_round_that_is_likely_won_or_lost() -> None:
    """Face up the seven of hearts counts a point more than the other one."""
    assert told(LEADING, choice("7H", 5.0, 0.9), choice("7D", 3.0, 0.9)) == "reason.wins-more"
    up = rules.seen_by(0, table("7S", HELD, "2C 2D 3S 3D 4C 5S", dealer=0))
    assert told(up, choice("7D", 5.0, 0.2), choice("7H", 3.0, 0.2)) == "reason.later"
    last = up._replace(final=True)
    assert told(last, choice("2S", 5.0, 0.2), choice("KC", 3.0, 0.2)) == "reason.risks-less"
    assert told(LEADING, choice("2S", 5.0, 0.2), choice("8C", 3.0, 0.2)) == "reason.spare-other"


def test_the_hand_that_a_card_makes_is_not_said_again_nor_to_be_in_reach() -> None:
    seen = rules.seen_by(0, after(table("7S", "7H 7D 8C QD KC 2S", "2C 2D 3S 3D 4C 5S", dealer=1), "7H 2C"))
    for card, key in (("7D", "reason.stay"), ("8C", "reason.open")):
        said, facts = found.why(seen, 0, card, found.Found(1.0, 0.6), 0.6)
        assert (said, facts["hand"]) == (key, "trio")
    pair = rules.seen_by(0, after(table("7S", "7H 8C QD KC 2S 4D", "2C 2D 3S 3D 4C 5S", dealer=1), "7H 2C"))
    said, facts = found.why(pair, 0, "8C", found.Found(1.0, 0.6), 0.6)
    assert (said, facts["hand"]) == ("reason.made", "pair")


def test_every_choice_of_the_expert_keeps_its_place_and_its_worth() -> None:
    choices = thought(after(table("7S", HELD, "2C 2D 3S 3D 4C 5S", dealer=1), "7H 2C"))
    assert [each.worth for each in choices] == sorted((each.worth for each in choices), reverse=True)
    assert compared(LEADING, 0, choices[:1]) == choices[:1]
    again = compared(LEADING, 0, choices)
    assert [each[:2] for each in again] == [each[:2] for each in choices]
    assert again[2:] == choices[2:]


@pytest.mark.parametrize(
    ("share", "told"), [(0.006, 0.05), (0.07, 0.05), (0.13, 0.1), (0.47, 0.5), (0.86, 0.9), (0.94, 0.95), (0.99, 0.95)]
)
def test_an_estimate_is_told_no_finer_than_it_is(share: float, told: float) -> None:
    assert found.roughly(share) == pytest.approx(told)
    _, facts = found.wins(share)["wins"]
    assert asked()("reason.about", **facts) == f"about {told:.0%} to win the round"


def test_a_hint_swings_half_as_far_as_what_a_move_is_chosen_by() -> None:
    """Of positions of several matches: the spread of the share that is told, with other dice."""
    spreads = dict.fromkeys((hints.reasoned, hints.careful), 0.0)
    for number in range(4):
        state = dealt(2, deal=f"swing-{number}")
        for _ in range(4):
            state = rules.play(state, rules.moves(state)[0])
        seen = rules.seen_by(state.asked, state)
        for think in spreads:
            shares = [found.chance(analyse(think, seen, state.asked or 0, Dice(f"{n}"))[0]) for n in range(6)]
            spreads[think] += pstdev(shares)
    assert spreads[hints.careful] < 0.7 * spreads[hints.reasoned]


def test_against_another_card_how_often_that_one_wins_is_told_too() -> None:
    best, played = choice("7H", 5.0, 0.6), choice("7D", 3.0, 0.2)
    key, facts = against(LEADING, 0, best, played)
    assert (key, facts["than"][0], facts["card"]) == ("reason.oftener-by", "odds.about", "7D")
    assert asked().say(facts["than"]) == "about 20%"


@pytest.mark.parametrize(
    ("best", "played", "said"),
    [
        (choice("7H", 5.0, 0.6, "reason.keeps"), choice("7D", 3.0, 0.2, "reason.keeps"), "reason.oftener-by"),
        (choice("7H", 5.0, 0.6, "reason.keeps"), choice("7D", 3.0, 0.6, "reason.keeps"), "reason.wins-more"),
        (choice("2S", 5.0, 0.2, "reason.keeps"), choice("8C", 3.0, 0.6, "reason.keeps"), "reason.oftener-spare"),
        (
            choice("2S", 5.0, 0.0, "reason.lost-keeps"),
            choice("8C", 3.0, 0.0, "reason.lost-keeps"),
            "reason.kept-other",
        ),
    ],
)
def test_of_the_last_card_too_it_is_told_what_it_is_better_for(best: Choice, played: Choice, said: str) -> None:
    key, facts = against(LEADING, 0, best, played)
    assert (key, facts["own"]) == (said, best.reason)


@pytest.mark.parametrize("seats", [2, 3])
def test_dropping_out_is_explained_by_what_the_row_can_become_against_those_that_lie_there(seats: int) -> None:
    told = set()
    for n in range(40):
        state = dealt(seats, deal=f"hope-{n}")
        while "drop" not in rules.moves(state):
            state = rules.play(state, rules.moves(state)[0])
        seat = state.asked or 0
        seen = rules.seen_by(seat, state)
        key, facts = found.why(seen, seat, "drop", found.Found(-1.0, 0.0), 0.05)[1]["hope"]
        rows = [plan.hand for plan in plans(seen.lead or "", seen.rows[seat], seen.hands[seat], seen.terms.sheet)]
        lead = seen.lead or ""
        shown = max(made_so_far(lead, row, seen.terms.sheet) for at, row in enumerate(seen.rows) if at != seat)
        told.add(key)
        assert (facts["hand"], facts["other"]) == (max(rows).name, shown.name)
        if key == "reason.hope-beaten":
            assert shown.cards
            assert not [row for row in rows if row > shown]
    assert told >= {"reason.hope", "reason.hope-behind"}


@pytest.mark.parametrize(
    ("row", "dropping", "card"), [("3H 2H", "reason.hardly", "lost"), ("4D 5D", "reason.about", "lead-hand")]
)
def test_of_dropping_out_a_chance_is_told_in_the_word_that_a_card_is_told_with(
    row: str, dropping: str, card: str
) -> None:
    """The best card wins about 2% or a bit more of the deals."""
    one, two = row.split()
    state = after(table("10S", "9C 7H 6D JC 2C 2S", f"{row} KD QS 8S AC", first=1), f"{one} 9C {two}")
    drop, second, *_ = analyse(hints.careful, rules.seen_by(0, state), 0, Dice("x"))
    assert 0 < found.chance(drop) < 0.03
    assert drop.reason[1]["hope"][1]["wins"][0] == dropping
    assert second.reason[0].startswith(f"reason.{card}")


CHOOSING = after(table("7H", "7D 7C 7S JC 4D QC", "KC 2H 9D 5D 6S 8S"), "7D KC 7C 2H 7S 9D")
"""The winner holds a jack, a four and a queen."""


def test_beside_a_lead_only_the_cards_are_named_that_make_the_hand_in_reach() -> None:
    [(key, facts)] = [each.reason for each in thought(CHOOSING) if each.move == "lead KC"]
    assert (key, facts["hand"], facts["cards"]) == ("reason.lead-grows", "sequence3", ("JC", "QC"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_chance_of_a_lead_is_said_to_be_that_of_the_next_round(lang: str) -> None:
    words = words_of(lang, GAMES["court-circular"])
    for each in thought(CHOOSING):
        assert {"en": "the next round", "ja": "次のラウンド"}[lang] in words.say(each.reason)


def test_what_the_last_card_of_a_round_does_is_told_as_certain() -> None:
    lost = after(table("7H", "7D 7C 2S 3S 4S 5S", "KH KD 9C 5D 6S 8S"), "7D KH 2S KD 7C")
    won = after(table("7H", "7D 2C 2S 3S 4S 5S", "KH KD 9C 5D 6S 7S"), "7D KH 2C KD 3S")
    assert [certainly(each) for each in thought(lost)] == [{"reason.none"}] * 4
    assert certainly(thought(won)[0]) == {"reason.wins"}
    before = after(table("7H", "7D 7C 2S 3S 4S 5S", "KH KD 9C 5D 6S 8S"), "7D KH 2S KD")
    assert {each.move: certainly(each) for each in thought(before)}["7C"] == set()


def test_what_no_card_of_the_rival_can_beat_wins_for_certain() -> None:
    """A trio of sevens beats whatever goes with a two and a three apart; a pair of kings may still become a trio."""
    state = after(table("7H", "7D 7C 2S 4S 8S 5S", "2H 10D 9C 5D 6S 8C"), "7D 2H 2S 10D")
    seen = rules.seen_by(0, state)
    assert certain(seen, 0, "7C", 1.0) is True
    assert certain(seen, 0, "8S", 1.0) is None
    assert "whatever Ben lays" in asked()("reason.wins-always", rivals=(1,))
    assert certainly(thought(state)[0]) == {"reason.wins-always"}
    open_ = after(table("7H", "7D 7C 2S 4S 8S 5S", "KH KD 9C 5D 6S 8C"), "7D KH 2S KD")
    assert certain(rules.seen_by(0, open_), 0, "7C", 1.0) is None


def test_of_a_last_card_it_is_told_with_which_cards_the_rival_may_still_beat_it() -> None:
    """Two sevens lie beside one; the rival's row has three hearts with the lead."""
    seen = rules.seen_by(0, after(table("7H", "7D 7C 2S 4S 8S 5S", "2H 9H 10D 9C 5D 6S"), "7D 2H 2S 9H"))
    best = choice("7C", 5.0, 0.1, "reason.keeps")
    key, facts = compared(seen, 0, (best, choice("8S", 2.0, 0.0, "reason.keeps")))[0].reason
    assert (key, facts["seat"], facts["by"]) == ("reason.beaten-held", 1, ("H",))


def test_of_a_card_that_wins_for_certain_it_is_not_told_that_dropping_out_costs_more() -> None:
    sure = Choice("7H", 5.0, ("reason.stay", {"wins": ("reason.wins-always", {"share": 1.0})}))
    assert told(LEADING, sure, choice("drop", 2.0, 0.6, "reason.drop-last")) == "reason.only-sure"


def test_what_is_below_a_row_that_lies_there_has_lost_before_the_last_card() -> None:
    state = after(table("7H", "2S 3C 4D 9S 10C JS", "7D 7C 8S 5D 6S 8C"), "2S 7D 9S 7C")
    assert {certain(rules.seen_by(0, state), 0, card, 0.0) for card in ("3C", "JS")} == {False}
    assert certainly(thought(state)[-1]) <= {"reason.none"}


def certainly(choice: Choice) -> set[str]:
    """What the reason of a choice, or one told within it, says for certain of the round."""
    return {
        key
        for key in ("reason.wins", "reason.wins-always", "reason.loses", "reason.none")
        if repr(key) in repr(choice.reason).replace("-against", "")
    }


def losing(move: str, worth: float) -> Choice:
    return Choice(move, worth, ("reason.open", {"wins": ("reason.loses", {"share": 0.0}), "hand": "pair", "cards": ()}))


DROP_LAST = choice("drop", 2.0, 0.6, "reason.drop-last")


@pytest.mark.parametrize(
    ("best", "others", "key"),
    [
        (choice("7H", 5.0, 0.3), (losing("7D", 1.0), losing("8C", 0.0)), "reason.only-wins"),
        (choice("7H", 5.0, 0.3), (DROP_LAST, losing("8C", 0.0)), "reason.only-wins"),
        (choice("7H", 5.0, 0.3), (DROP_LAST, choice("8C", 0.0, 0.2)), "reason.not-drop"),
        (losing("7H", 5.0), (losing("7D", 1.0), losing("8C", 0.0)), ""),
    ],
)
def test_no_card_that_surely_loses_is_named_as_second_best(best: Choice, others: tuple[Choice, ...], key: str) -> None:
    """Nor is dropping out where the best card is likely to win: the page names none after a reason that begins so."""
    said = told_of_all(best, *others)
    assert (said == key) if key else not said.startswith(ONLY)


def told_of_all(*choices: Choice) -> str:
    return compared(LEADING, 0, choices)[0].reason[0]


def test_dropping_out_as_the_second_best_tells_what_it_saves_and_no_chance_of_the_cards() -> None:
    _, drop, _ = compared(LEADING, 0, (choice("7H", 5.0, 0.3), DROP_LAST, choice("8C", 0.0, 0.2)))
    assert words_of("en", GAMES["court-circular"]).say(drop.reason) == "You get 3 fewer new cards then."
    last = LEADING._replace(final=True)
    _, drop, _ = compared(last, 0, (choice("7H", 5.0, 0.3), DROP_LAST, choice("8C", 0.0, 0.2)))
    assert words_of("en", GAMES["court-circular"]).say(drop.reason) == "It leaves the winner 1 card instead of 7."


def test_of_a_lost_round_only_the_best_card_is_said_to_cost_least_and_of_the_second_what_it_costs() -> None:
    lost = tuple(choice(card, worth, 0.0, "reason.lost") for card, worth in (("7H", 5.0), ("7D", 4.8), ("8C", 1.0)))
    assert [each.reason[0] for each in compared(LEADING, 0, lost)[1:]] == ["reason.second-even", "reason.lost-next"]
    up = rules.seen_by(0, table("7S", HELD, "2C 2D 3S 3D 4C 5S", dealer=0))
    second = words_of("en", GAMES["court-circular"]).say(compared(up, 0, lost)[1].reason)
    assert second == "You will rarely win from here. No real difference."
    dear = tuple(choice(card, n, 0.0, "reason.lost") for card, n in (("7D", 5.0), ("7H", 3.5)))
    second = words_of("en", GAMES["court-circular"]).say(compared(up, 0, dear)[1].reason)
    assert second.endswith(". This one gives the winner 3 points.")


def test_two_leads_that_are_told_to_win_as_often_are_not_told_apart_by_that() -> None:
    """The second press would say the same figure."""
    for share, less in ((0.42, 0.38), (0.44, 0.36)):
        said = told(LEADING, choice("7H", 5.0, share), choice("7D", 3.0, less))
        assert ("oftener" in said) == (found.roughly(share) != found.roughly(less))
