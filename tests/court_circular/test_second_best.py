"""A hint beside the next best move: what that lacks, what is feared, and how the second press differs."""

from __future__ import annotations

import pytest

from game.core.review import NAMED, OWN, chained, forms_of
from game.core.rules import Choice
from game.games.court_circular import GAME, rules
from game.games.court_circular.bots.found import taken, wins
from game.games.court_circular.hints import leads
from game.games.court_circular.hints.compared import against, compared
from game.games.court_circular.hints.leads import growth
from game.games.court_circular.hints.purpose import purpose
from game.games.court_circular.page import VIEW
from game.games.court_circular.page.prospects import cost
from game.games.court_circular.rules.hands import ARTICLE
from game.games.court_circular.rules.state import State
from game.ui.model import scene
from game.words import words_of
from tests.court_circular import scenes
from tests.court_circular.tables import after, table
from tests.ui.page import Page

WORDS = {lang: words_of(lang, GAME).named(("You", "Ben", "Cid")) for lang in ("en", "ja")}

CLUBS = after(table("9S", "2S AS KS 6C 4C 4S", "6H 4H 5C 2D 3D 8D", "6D JH 9C 7D 10D QD"), "2S 6H 6D AS 4H JH KS 5C 9C")
"""The winner of three keeps two fours and two clubs: a trio with the four of hearts, or sympathies with a club."""
HEARTS = after(table("AS", "9H 7H 5D 10C 3S 2D", "2C KS KD KC QD QC"), "3S 2C 2D drop")
"""The winner of two keeps two hearts, a valentine with any lead."""
DIAMONDS = after(table("9D", "JD 9H 7H 10C 5C 3C", "3D 8D KD 2S 4S 6S", dealer=0, first=1), "3D JD 8D")
"""Nine, ten and jack are in reach of the first; three diamonds are there with the lead for the second."""

FIVES = table("3S", "4S 5D 9H 7H KC QD", "2C KS QH JC QS 10C")
"""With the four and the five a sequence."""


def lead(card: str, worth: float, share: float) -> Choice:
    return Choice(f"lead {card}", worth, ("reason.lead", wins(share, when="-next")))


def card(move: str, worth: float, share: float, key: str = "reason.open") -> Choice:
    return Choice(move, worth, (key, {**wins(share), "hand": "sequence3"}))


def said_of(state: State, *choices: Choice, lang: str = "en") -> list[str]:
    """All forms of what is said of the best of these moves, the fullest first."""
    best = compared(rules.seen_by(0, state), 0, choices)[0]
    return [WORDS[lang].say(each) for each in forms_of(best.reason)]


def second_of(state: State, *choices: Choice, lang: str = "en") -> str:
    return WORDS[lang].say(compared(rules.seen_by(0, state), 0, choices)[1].reason)


@pytest.mark.parametrize(
    ("best", "other", "key"),
    [
        (lead("5C", 9.0, 0.6), lead("9C", 6.5, 0.7), "reason.even"),
        (lead("5C", 9.0, 0.6), lead("9C", 6.5, 0.6), "reason.even"),
        (lead("5C", 9.0, 0.6), lead("9C", 4.0, 0.7), "reason.oftener-by-points"),
        (lead("5C", 9.0, 0.6), lead("9C", 6.5, 0.9), "reason.oftener-by-points"),
        (lead("5C", 9.0, 0.7), lead("9C", 6.5, 0.6), "reason.oftener-by"),
    ],
)
def test_a_second_lead_that_looks_better_is_told_to_do_as_well_or_what_it_lacks(
    best: Choice, other: Choice, key: str
) -> None:
    found = compared(rules.seen_by(0, CLUBS), 0, (best, other))[0].reason
    assert found[0] == key
    assert NAMED in found[1]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            (
                "About 70% to win the next round, with a sympathy of three, or a sympathy of four if you draw a club. "
                "With the 4 of hearts it is about 40%."
            ),
        ),
        (
            "ja",
            (
                "シンパシー（3枚）になり、クラブを引けばシンパシー（4枚）です。次のラウンドに勝つ見込みは約70%です。"
                "ハートの4なら約40%です。"
            ),
        ),
    ],
)
def test_a_lead_for_a_weaker_hand_is_told_with_the_hand_that_it_may_grow_into(lang: str, said: str) -> None:
    assert said_of(CLUBS, lead("5C", 9.0, 0.7), lead("4H", 4.0, 0.4), lang=lang)[0] == said


@pytest.mark.parametrize(("move", "found"), [("lead 3S", ("sequence3", ("4",))), ("lead 2D", ("sympathy3", ("D",)))])
def test_what_a_lead_adds_to_the_cards_kept_is_the_hand_that_one_card_more_makes(
    move: str, found: tuple[str, tuple[str, ...]]
) -> None:
    assert growth(rules.seen_by(0, HEARTS), 0, move)[0] == found


def test_a_hand_that_any_lead_would_leave_gives_way_to_what_the_lead_adds() -> None:
    choices = lead("3S", 5.0, 0.6), lead("2D", 0.0, 0.5)
    assert said_of(HEARTS, *choices)[:2] == [
        (
            "About 60% to win the next round; your 7 and 9 of hearts make a valentine anyway. "
            "If you draw a 4, it makes a sequence of three. With the 2 of diamonds it is about 50%."
        ),
        (
            "About 60% to win the next round; if you draw a 4, it makes a sequence of three. "
            "With the 2 of diamonds it is about 50%."
        ),
    ]
    assert "4を引けばシークエンス（3枚）になります。" in said_of(HEARTS, *choices, lang="ja")[1]
    assert "f you draw a diamond, it makes a sympathy of three" in second_of(HEARTS, *choices)


def test_a_card_that_makes_two_hands_is_named_with_the_first_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    twice = (leads.Growth("sequence4", ("3H",)), leads.Growth("sequence3", ("3H",)))
    monkeypatch.setattr(leads, "growth", lambda *_: twice)
    for said in said_of(HEARTS, lead("3S", 5.0, 0.6), lead("2D", 0.0, 0.5), lang="ja"):
        assert said.count("ハートの3を引けば") <= 1


def test_of_two_leads_that_add_nothing_the_better_one_is_told_to_help_the_others_less() -> None:
    """A trio of sevens is kept, and no card more makes a stronger hand with a lead."""
    state = after(table("AS", "3S 2D 7H 7D 7C 9S", "2C KS KD KC QD QC"), "3S 2C 2D drop")
    choices = lead("3S", 5.0, 0.8), lead("2C", 1.0, 0.7)
    assert said_of(state, *choices)[0].endswith("make a trio anyway. It helps Ben less than the 2 of clubs.")
    assert said_of(state, *choices, lang="ja")[0].endswith("クラブの2より、Benに有利になりにくいカードです。")


DROP = Choice("drop", 1.0, ("reason.drop-last", {}))
LOW = (card("3C", 5.0, 0.2), card("5C", 4.8, 0.2), DROP)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            (
                "About 20% to win the round; keep the 10 of clubs back for a sequence of three. "
                "Ben can beat you with a diamond. "
                "Dropping out saves 3 cards; a win takes 6 and lets you lead."
            ),
        ),
        (
            "ja",
            (
                "クラブの10はシークエンス（3枚）用に残し、こちらを先に出します。ラウンドに勝つ見込みは約20%です。"
                "Benはダイヤを出せば勝てます。降りても渡すカードは3枚減るだけで、勝てば6枚取り、リード札も選べます。"
            ),
        ),
    ],
)
def test_a_low_chance_is_told_with_the_hand_to_be_feared_and_what_dropping_out_means(lang: str, said: str) -> None:
    assert said in said_of(DIAMONDS, *LOW, lang=lang)


@pytest.mark.parametrize(
    ("share", "feared", "out"),
    [(0.2, True, True), (0.4, True, False), (0.6, True, False), (0.8, True, False), (0.9, False, False)],
)
def test_the_danger_is_told_of_a_card_that_is_not_sure_and_dropping_out_of_one_that_seldom_wins(
    share: float, feared: bool, out: bool
) -> None:
    said = said_of(DIAMONDS, card("3C", 5.0, share), card("5C", 4.8, share), DROP)[0]
    assert ("can beat you with a diamond" in said, "Dropping out" in said) == (feared, out)


def test_of_a_hand_like_the_own_the_one_to_be_feared_is_told_to_be_higher() -> None:
    state = after(table("3S", "4S 5D 9H 7H 9D 10C", "4D KS QH KC QD QC"), "4S 4D")
    said = said_of(state, card("5D", 5.0, 0.4, "reason.stay"), card("10C", 4.8, 0.4))[0]
    assert "Ben may still make a " in said


@pytest.mark.parametrize(
    ("final", "en", "ja"),
    [
        (
            False,
            "Your 10 of clubs can wait for a sequence of three, or stay yours if the round looks lost.",
            "クラブの10でシークエンス（3枚）になります。負けそうなら残せるよう、使わないカードを先に出します。",
        ),
        (
            True,
            "; after it your 10 of clubs makes a sequence of three.",
            "このあと、手元のクラブの10でシークエンス（3枚）になります。",
        ),
    ],
)
def test_it_is_told_why_a_card_without_a_part_in_the_hand_goes_first(final: bool, en: str, ja: str) -> None:
    state = DIAMONDS._replace(final=final)
    choices = card("3C", 5.0, 0.8), card("5C", 4.8, 0.8)
    assert en in said_of(state, *choices)[0]
    assert ja in said_of(state, *choices, lang="ja")[0]


@pytest.mark.parametrize(
    ("best", "other", "en", "ja"),
    [
        (card("3C", 5.0, 0.8), card("5C", 4.8, 0.8), ". No real difference.", "。ほとんど差はありません。"),
        (
            card("3C", 5.0, 0.5),
            card("10C", 2.0, 0.5),
            " It leaves fewer hands open.",
            "。狙える役が少なくなります。",
        ),
        (
            card("10C", 5.0, 0.5),
            card("9H", 2.0, 0.5),
            " If you lose, it costs 1 point more.",
            "。負けた場合、渡す点が1点増えます。",
        ),
        (
            card("3C", 5.0, 0.8),
            card("5C", 1.0, 0.6),
            "Your 10 of clubs can wait for a sequence of three, or stay yours if the round looks lost.",
            "約60%です。",
        ),
    ],
)
def test_the_second_press_says_what_differs(best: Choice, other: Choice, en: str, ja: str) -> None:
    assert second_of(DIAMONDS, best, other).endswith(en)
    assert second_of(DIAMONDS, best, other, lang="ja").endswith(ja)


def test_a_card_worth_keeping_is_laid_last_where_both_are_part_of_the_hand() -> None:
    state = table("8C", "9S 10H KD 2C 4D 2D", "3C KS QH JC QS 10C")
    choices = card("9S", 5.0, 0.6), card("10H", 2.0, 0.6)
    assert said_of(state, *choices)[0].endswith("The 10 of hearts can wait, and stays yours if the round looks lost.")
    assert said_of(state, *choices, lang="ja")[0].endswith("ハートの10は後に回し、負けそうなら手元に残します。")
    assert second_of(state, *choices).endswith(" The 9 of spades is easier to spare.")
    sure = Choice("9S", 5.0, ("reason.open", {**wins(1.0, sure=True, rivals=(1,)), "hand": "sequence3"}))
    assert "looks lost" not in said_of(state, sure, choices[1])[0]


def test_of_two_sets_of_cards_kept_only_what_they_do_not_share_is_told() -> None:
    kept, others = ("6C", "4C", "4S"), ("6C", "4C", "KS")
    found = purpose(kept, ARTICLE, others)
    assert found
    assert WORDS["en"].say(found) == "Keep two 4s for a trio next round."
    assert purpose(others, ARTICLE, kept) is None


def test_what_needs_no_further_card_is_told_to_make_the_hand() -> None:
    for lang, makes, can in (("en", "makes a sequence", "can make"), ("ja", "になります", "狙えます")):
        said = said_of(FIVES, card("4S", 5.0, 0.8), card("KC", 1.0, 0.2), lang=lang)[0]
        assert makes in said
        assert can not in said


def test_forms_come_in_their_order_each_once() -> None:
    forms = [("a", {}), ("b", {"n": 1}), ("a", {}), ("c", {})]
    assert list(forms_of(chained(forms))) == [("a", {}), ("b", {"n": 1}), ("c", {})]
    key, facts = chained([("a", {OWN: ("x", {})})])
    assert (key, facts) == ("a", {OWN: ("x", {})})


def test_a_next_best_move_that_the_reason_names_is_not_named_again() -> None:
    page = Page("#/court-circular?deal=juniper-en-2&v=1&players=me,normal", lang="en")
    page.settle()
    page.hint()
    assert page.wire.model.notice
    said = scene(page.wire.model, page.match).words.say(page.wire.model.notice)
    assert " does as well" in said or "does about as well" in said
    assert "Second best" not in said
    assert "Second best" not in page.said[-1][1]


def test_of_three_where_one_has_dropped_out_dropping_costs_what_the_hint_says() -> None:
    """Four cards lie there beside the lead, of which one is of who dropped out; the two others lay three more."""
    start = table("9S", "2S AS KS 6C 4C 4S", "6H 4H 5C 2D 3D 8D", "6D JH 9C 7D 10D QD")
    seen = rules.seen_by(1, after(start, "2S 6H 6D AS"))
    assert cost(seen) == ("page.drop-on", {})
    seen = rules.seen_by(2, after(start, "2S 6H 6D AS drop"))
    assert (cost(seen)[1], taken(seen, 2)) == ({"n": 4, "all": 7}, (4, 7))


def test_a_lead_is_named_with_its_points_only_where_another_one_counts_less() -> None:
    here = scenes.scene(CLUBS)
    assert VIEW.meaning(here, "lead 5C") == "the 5 of clubs as the next lead"
    assert "3 points" in VIEW.meaning(here, "lead 4H")


def test_a_lead_is_named_as_one_in_few_words_too() -> None:
    said = {lang: VIEW.brief_clause(scenes.scene(CLUBS, lang=lang), "lead 4H") for lang in ("en", "ja")}
    assert said == {"en": "the 4 of hearts as the next lead", "ja": "ハートの4を次のリード札にする"}


@pytest.mark.parametrize(
    ("share", "en", "ja"),
    [
        (
            0.1,
            "Ben, who stayed in, may well beat it with a heart.",
            "Benがハートを出すと負けます。降りなかったので、持っていそうです。",
        ),
        (0.3, "Ben beats it with a heart.", "Benがハートを出すと負けます。"),
        (0.6, "Only a heart gives Ben a better hand.", "負けるのは、Benがハートを出すときだけです。"),
    ],
)
def test_a_card_that_wins_less_often_than_by_chance_is_told_with_the_rival_having_stayed_in(
    share: float, en: str, ja: str
) -> None:
    """Of the cards that are not seen one in four is a heart; with four in hand a rival has none a third of the time."""
    state = after(table("7H", "7D 7C 2S 4S 8S 5S", "2H 9H 10D 9C 5D 6S"), "7D 2H 2S 9H")
    choices = tuple(Choice(each, worth, ("reason.stay", wins(share))) for each, worth in (("7C", 5.0), ("8S", 1.0)))
    assert en in said_of(state, *choices)[0]
    assert ja in said_of(state, *choices, lang="ja")[0]


def test_a_card_that_wins_for_certain_only_with_the_next_one_is_told_with_that() -> None:
    sure = Choice("4S", 5.0, ("reason.open", {**wins(1.0, sure=True, rivals=(1,)), "hand": "sequence3"}))
    en, ja = (said_of(FIVES, sure, card("KC", 1.0, 0.2), lang=lang) for lang in ("en", "ja"))
    assert "With your 5 of diamonds next you make a sequence of three, and you win the round, whatever Ben lays." in en
    assert "次にダイヤの5を出せば、Benが何を出しても、ラウンドの勝ちは確実です。" in ja
    assert compared(rules.seen_by(0, FIVES), 0, (sure, card("KC", 1.0, 0.2)))[0].reason[1][NAMED]


@pytest.mark.parametrize(
    ("share", "final", "said"),
    [
        (0.1, False, "Dropping out saves 3 cards; a win takes 6 and lets you lead."),
        (0.25, False, "Dropping out saves 3 cards; a win takes 6 and lets you lead."),
        (0.1, True, "Dropping out saves 3 cards; a win takes 7."),
    ],
)
def test_against_dropping_out_speak_the_cards_to_be_won_or_where_they_are_too_few_the_new_ones(
    share: float, final: bool, said: str
) -> None:
    state = DIAMONDS._replace(final=final)
    assert said_of(state, card("3C", 5.0, share), card("5C", 4.8, share), DROP)[0].endswith(said)


def test_a_review_says_what_playing_on_gains_against_dropping_out() -> None:
    """Not only why the round is lost, which speaks for dropping out."""
    said = WORDS["en"].say(against(rules.seen_by(0, DIAMONDS), 0, card("3C", 5.0, 0.1), DROP))
    assert said.endswith("Dropping out saves 3 cards; a win takes 6 and lets you lead.")


def test_all_cards_of_a_hand_that_can_wait_are_told_and_those_of_a_sequence_by_their_numbers() -> None:
    state = table("7C", "8S KH KD 9H 10D 2D", "3C KS QH JC QS 10C")
    said = said_of(state, card("8S", 5.0, 0.6), card("10D", 2.0, 0.6))[0]
    assert "with your 9 and 10 it makes" in said
    assert said.endswith("The 9 of hearts and 10 of diamonds can wait, and stay yours if the round looks lost.")


def test_the_next_best_lead_for_the_same_hand_is_told_apart_by_what_the_best_may_grow_into() -> None:
    state = after(table("3H", "2D JC 3S 8D 9H 10C", "3C 2H 10H KC QD 5S"), "8D 3C 9H 2H 10C 10H")
    said = said_of(state, lead("2H", 5.0, 0.6), lead("3C", 1.0, 0.5))[0]
    assert "with a pair, or a sequence of three if you draw " in said


def test_where_room_lacks_the_cards_to_be_kept_back_are_told_with_their_hand() -> None:
    en = said_of(DIAMONDS, card("3C", 5.0, 0.8), card("5C", 4.8, 0.8))
    assert [each for each in en if "keep the 10 of clubs back for a sequence of three." in each]
    assert en[-1] == "About 80% to win the round; keep the 10 of clubs back for a sequence of three."
    ja = said_of(DIAMONDS, card("3C", 5.0, 0.8), card("5C", 4.8, 0.8), lang="ja")
    assert [each for each in ja if each.startswith("クラブの10はシークエンス（3枚）用に残し、")]


def test_the_card_with_more_ways_to_the_best_hand_leaves_no_fewer_hands_open() -> None:
    """Beside the four a five of two makes a sequence with the three, and the three alone with a five."""
    state = after(table("KC", "JH 5H 3H AD 4C 5D", "AC 8S 2D 9H 6D JC", dealer=0, first=1), "AC 4C 8S")
    assert "fewer hands" not in second_of(state, card("5D", 5.0, 0.1), card("3H", 3.5, 0.1))
    assert "more hands" not in said_of(state, card("5D", 5.0, 0.1), card("3H", 3.5, 0.1))[0]


def test_the_threat_gives_way_before_the_cards_of_the_hand_in_reach() -> None:
    """The hand in reach is told with its cards as long as that has room."""
    state = after(table("QS", "KS KC QD 9S 2H 10D", "10H 2C 3S 6D 8S JC", first=1), "10H")
    said = said_of(state, card("KS", 5.0, 0.6), card("9S", 1.0, 0.2))
    named = [i for i, each in enumerate(said) if "with your queen and king it makes a court circular" in each]
    assert named
    assert max(named) < min([i for i, each in enumerate(said) if ", with a court" in each], default=99)


@pytest.mark.parametrize(
    ("best", "other", "kept"), [("KC", "2D", True), ("AH", "2D", False), ("2D", "KC", True), ("2D", "AH", True)]
)
def test_of_a_weaker_hand_aimed_at_the_cards_of_the_stronger_one_are_told_to_be_kept(
    best: str, other: str, kept: bool
) -> None:
    """Two clubs make a sympathy with the lead, three hearts a stronger one; the two has a part in neither."""
    state = after(table("8C", "AH 8H 5H 2D KC 10C", "9S 3D 4D 7S JS QD", first=1), "9S")
    said = said_of(state, card(best, 5.0, 0.05), card(other, 4.8, 0.05))[0]
    assert ("Keep three hearts for a sympathy next round." in said) == kept


@pytest.mark.parametrize(
    ("best", "other", "said"),
    [
        ("8D", "4D", "it makes a sequence of three if you draw a 6 or a 9, a sympathy of three if a diamond."),
        ("4D", "8D", "; if you draw a diamond, it makes a sympathy of three. The 8 of diamonds does about as well."),
    ],
)
def test_a_lead_is_told_with_the_hand_first_that_the_next_best_one_would_not_make(
    best: str, other: str, said: str
) -> None:
    hands = "7H QD 10C 4S 3S 2D", "6H 8D 7S KC KD KH", "4D 2S 10S JC JS JH"
    state = after(table("AS", *hands, first=1), "6H 4D 4S 8D 2S 3S 7S 10S 2D")
    assert said in said_of(state, lead(best, 5.0, 0.3), lead(other, 4.9, 0.3))[0]


def test_where_room_lacks_the_cards_that_beat_a_row_are_told_without_why_they_may_come() -> None:
    state = after(table("7H", "7D 7C 2S 4S 8S 5S", "2H 9H 10D 9C 5D 6S"), "7D 2H 2S 9H")
    said = said_of(state, *(Choice(each, n, ("reason.stay", wins(0.1))) for each, n in (("7C", 5.0), ("8S", 1.0))))
    held, plain = (next(i for i, each in enumerate(said) if words in each) for words in ("stayed in", "Ben beats it"))
    assert held < plain


def test_a_hand_that_lies_there_is_not_named_again_where_room_lacks() -> None:
    state = table("4S", "4H KH QD 6D KC 7S", "AD 3D 9D 2C 5C 8C")
    said = said_of(state, card("4H", 5.0, 0.05), card("7S", 4.8, 0.05))
    assert not [each for each in said if "with a pair" in each]


@pytest.mark.parametrize(
    ("state", "cards", "en", "ja"),
    [
        (
            after(table("QS", "4H 3H 6D 2D 3C 9S", "QD 8S KC 7H 5C 10D", first=1), "QD"),
            "3C 2D",
            "You have a second 3, so the 3 of clubs is easier to spare.",
            "3は2枚あるので、クラブの3のほうが手放しやすいカードです。",
        ),
        (
            after(table("7C", "9C KC 4C 4H 3H 2S", "10H 2D 3D JS QS 8D"), "9C 10H"),
            "KC 4C",
            "If Ben drops out, it brings 1 point less.",
            "Benが降りた場合、得る点が1点減ります。",
        ),
        (
            after(table("7C", "9C KC 4C 4H 3H 2S", "10H 2D 3D JS QS 8D", "5S 6S 7S 8S 9S 10S"), "9C 10H 5S"),
            "KC 4C",
            "with your king of clubs it makes a sympathy of four.",
            "80%です。",
        ),
    ],
)
def test_the_second_press_tells_the_second_card_of_a_number_or_the_points(
    state: State, cards: str, en: str, ja: str
) -> None:
    one, two = cards.split()
    choices = card(one, 5.0, 0.8), card(two, 2.0, 0.8)
    assert second_of(state, *choices).endswith(en)
    assert second_of(state, *choices, lang="ja").endswith(ja)
