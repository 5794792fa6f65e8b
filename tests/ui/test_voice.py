"""What is said of its own accord and by the keys, and where the focus goes."""

from __future__ import annotations

import re
from typing import Any

import pytest

from game.shelf import GAMES
from game.ui.model import links
from game.ui.play.voice import coached, since
from game.words import LANGUAGES, words_of
from tests.ui.page import Page

GANG = "#/gang-of-four?deal=x&v=1&players=me,easy,easy"
COURT = "#/court-circular?deal=x&v=1&players=me,easy,easy"


class Watched(Page):
    """A page that remembers which answers took the focus."""

    def send(self, do: str, value: str = "", **env: Any) -> dict[str, Any]:
        answer = super().send(do, value, **env)
        self.grabs = [answer["grab"], *getattr(self, "grabs", [])]
        return answer


def status(page: Page) -> str:
    found = re.search(r'id="status">(.*?)</p>', page.html)
    assert found
    return found[1]


def last_heard(page: Page) -> str:
    return page.said[-1][1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_arrives_at_a_table_hears_where_they_are_and_then_what_is_asked(lang: str) -> None:
    page = Watched(lang=lang)
    said = [text for _, text in page.said]
    assert "plum-river-42" in said[0]
    assert said[-1].startswith(status(page))
    assert page.grabs[0]
    assert f'id="{page.answer["focus"]}"' in page.html


@pytest.mark.parametrize(("lang", "named"), [("en", "deal of 22 November"), ("ja", "11月22日の配札")])
def test_the_deal_of_a_day_is_heard_by_its_date(lang: str, named: str) -> None:
    page = Page("#/garlandland?deal=day-2026-11-22&v=1&players=me,normal", lang=lang, now="1796000000000")
    heard = next(text for _, text in page.said if words_of(lang, GAMES["garlandland"])("title") in text)
    assert named in heard
    assert "day-" not in heard


def test_a_page_that_has_just_been_loaded_keeps_its_focus_unless_a_table_is_there() -> None:
    page = Page("")
    assert not page.answer["grab"]
    for address in ("#/settings", "#/history", "#/court-circular/rules", "#/court-circular/new", ""):
        page.open(address)
        assert (page.answer["grab"], page.answer["focus"]) == (True, "head" if "new" in address else "main")


def test_the_way_past_the_head_leads_to_the_hand_or_to_the_screen() -> None:
    page = Page()
    page.send("arrive")
    assert page.answer["grab"]
    assert f'id="{page.answer["focus"]}"' in page.html.split('id="hand"')[1]
    page.open("#/settings")
    page.send("arrive")
    assert (page.answer["grab"], page.answer["focus"]) == (True, "main")


def test_every_screen_has_a_heading_and_a_title_of_its_own() -> None:
    page = Page(GANG)
    page.play_on()
    titles = [page.answer["title"], Page(GANG).answer["title"]]
    for address in ("", "#/settings", "#/history", *(f"#/gang-of-four/{each}" for each in ("new", "rules"))):
        page.open(address)
        titles.append(page.answer["title"])
    page.open(links.address_with_moves(page.match, 0) if page.wire.model.match else "#/nowhere")
    titles.append(page.answer["title"])
    page.open("#/read-aloud/workshop")
    titles.append(page.answer["title"])
    assert len(set(titles)) == len(titles)
    assert '<main id="main" tabindex="-1"' in page.html.replace(' class="read-aloud"', "")
    assert 'aria-labelledby="head"' in page.html
    assert len(re.findall('<h1[^>]* id="head"', page.html)) == 1


def test_the_key_for_what_is_asked_says_it_and_so_does_the_end_of_what_lies_on_the_table() -> None:
    for address in (GANG, COURT, "#/read-aloud", "#/garlandland"):
        page = Page(address)
        page.settle()
        asked = status(page)
        page.send("hear asked")
        assert last_heard(page).startswith(asked)
        page.send("hear table")
        assert last_heard(page).rstrip(".").endswith(asked.rstrip("."))


def test_while_a_result_is_read_the_key_says_how_to_go_on() -> None:
    page = Page()
    page.play_on(5)
    assert page.wire.model.at_result
    page.send("hear asked")
    assert last_heard(page).endswith(words_of("en")("table.read-first"))


def test_nothing_of_the_next_round_is_told_before_the_result_has_been_read() -> None:
    page = Page()
    page.play_on(4)
    page.said.clear()
    page.play_on(1)
    assert not [text for _, text in page.said if "Round 2" in text]
    page.send("put-away")
    assert [text for _, text in page.said if "Round 2. Dealer" in text]
    assert last_heard(page).startswith(status(page))


def test_what_was_said_since_my_move_can_be_heard_again_in_short_and_in_detail() -> None:
    page = Page(GANG)
    page.settle()
    page.said.clear()
    page.play(page.legal[-1])
    told = [text for _, text in page.said][:-1]
    page.send("hear last")
    assert last_heard(page) == " ".join(told)
    page.send("hear detail")
    assert all(text in last_heard(page) for text in told)


def test_at_the_pace_of_single_steps_a_refusal_names_who_is_to_move_and_the_button() -> None:
    page = Page("#/garlandland?deal=x&players=me,easy")
    page.send("set pace step")
    page.send("line", page.legal[0])
    page.send("play", "c0")
    assert "Chizuru" in last_heard(page)
    assert "Let the bot move" in last_heard(page)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_the_lesson_waits_to_be_gone_on_with_a_refusal_says_what_happened_and_how_to_go_on(lang: str) -> None:
    page = Page("#/gang-of-four/lesson", {"fudaba:lang": lang}, lang=lang)
    while not page.wire.model.halted:
        page.send(*((page.way_on or "more",) if page.way_on or not page.legal else ("line", page.legal[0])))
    told = since(page.wire.model)[-1]
    page.send("play")
    words = words_of(lang, GAMES["gang-of-four"])
    assert told in last_heard(page)
    assert words("lesson.on") in last_heard(page)
    assert words("table.not-asked") not in last_heard(page)


def sentences_of_the_coach(page: Page) -> list[str]:
    return [each.strip() for each in re.split(r"(?<=[.?。])", coached(page.wire.model)) if each.strip()]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_what_the_coach_still_says_after_another_move_is_not_heard_again(name: str, lang: str) -> None:
    page, heard = Page(f"#/{name}/lesson", {"fudaba:lang": lang}, lang=lang), False
    before = sentences_of_the_coach(page)
    for _ in range(60):
        if page.match.asked is None:
            break
        moves = page.match.moves
        page.send(*((page.way_on or "more",) if page.way_on or not page.legal else ("line", page.legal[0])))
        said = sentences_of_the_coach(page)
        if page.match.moves != moves and said:
            told = " ".join(each[1] for each in page.answer["effects"] if each[0] == "polite")
            assert [each for each in said if each in told] == [each for each in said if each not in before]
            heard = heard or any(each in told for each in said)
        before = said
    assert heard


def test_a_refusal_calls_the_players_by_the_names_of_the_table() -> None:
    page = Page(COURT)
    page.settle()
    page.send("line", "drop")
    assert "Seat" not in last_heard(page)
    assert "Chizuru" in last_heard(page)


def test_letting_the_selection_go_is_said_where_there_was_one() -> None:
    page = Page()
    card = page.html.split('class="card" id="')[1].split('"')[0]
    page.send("tick", card)
    page.send("clear")
    assert last_heard(page) == words_of("en")("table.cleared")
    heard = len(page.said)
    page.send("clear")
    assert len(page.said) == heard


def test_choosing_from_the_list_of_combinations_is_said_and_so_is_how_many_there_are() -> None:
    page = Page(GANG)
    page.settle()
    page.send("fold answers")
    assert re.fullmatch(r"\d+ combinations?\.", last_heard(page))
    page.send(page.html.split('data-do="pick')[1].split('"')[0].join(("pick", "")))
    assert page.table.ticked
    assert last_heard(page)


def test_a_slip_that_showed_nothing_new_can_be_taken_back_without_a_mark() -> None:
    page = Page(GANG)
    page.settle()
    page.send("set pace step")
    page.send("line", page.legal[0])
    page.undo()
    assert not page.table.marks
    page.send("line", page.legal[0])
    page.send("more")
    page.undo()
    assert page.table.marks == ("undo",)


def test_words_of_the_other_language_are_marked_on_the_pages_of_the_rules() -> None:
    assert '<span lang="ja">' in Page("#/garlandland/rules").html
    assert '<span lang="en">Kuuri Keikaku</span>' in Page("#/garlandland/rules", lang="ja").html


def test_the_curtain_says_whose_turn_it_is_with_its_button() -> None:
    page = Page("#/garlandland?deal=x&players=me,human")
    assert page.answer["focus"] == "lift"
    assert 'id="lift" aria-describedby="head"' in page.html


def test_that_the_device_has_no_voice_stays_in_sight_after_the_press_that_asked_for_one() -> None:
    page = Page("#/read-aloud?deal=plum-river-42&v=1&players=me,normal")
    page.go_on()
    page.send("mute")
    page.send("set read-aloud.speech on")
    assert page.says("voice.none")
    page.send("clear")
    assert not page.says("voice.none")
