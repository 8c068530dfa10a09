"""Every page in every language: no text is missing, none is left in English."""

import pytest
from client.e2e.assertions import LANGUAGES, assert_no_horizontal_scroll, assert_translated
from client.e2e.pages import NewPage, Screenshot
from client.e2e.player_actions import MOVE_LIMIT, choose_game, move, play, play_now, question_of, start_game
from client.e2e.site import PAGES, POSITIONS
from playwright.sync_api import FilePayload, Page

from sevenwonders import classic, duel
from sevenwonders.core.record import random_game, record_text
from sevenwonders.core.rng import Rng

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.slow
@in_every_language
def test_pages_and_questions(language: str, new_page: NewPage) -> None:
    page = new_page(language=language)
    for path in (*PAGES, *(f"/demo/{position}" for position in POSITIONS)):
        page.goto(path)
        page.locator("main").wait_for()
        assert_translated(page, language)


@pytest.mark.slow
@in_every_language
@pytest.mark.parametrize("path", ["/help", "/gallery"])
def test_tabs(path: str, language: str, new_page: NewPage) -> None:
    page = new_page(language=language)
    page.goto(path)
    page.get_by_role("tab").first.wait_for()
    for number in range(page.get_by_role("tab").count()):
        page.get_by_role("tab").nth(number).click()
        if path == "/help" or number != 5:  # icon names are for developers
            assert_translated(page, language)


@pytest.mark.slow
@in_every_language
def test_table(language: str, new_page: NewPage, screenshot: Screenshot) -> None:
    """Read the form for a new game, then every dialog of a table."""
    page = new_page(language=language)
    page.goto("/")
    page.locator("input[value=classic]").check(force=True)
    page.locator(".setup summary").click()
    assert_translated(page, language)
    page.locator(".now.duel button").click()
    play(page, 9)
    question_of(page)
    for number in range(page.locator("header.bar button").count()):
        page.locator("header.bar button").nth(number).click()
        page.wait_for_timeout(50)
        assert_translated(page, language)
        page.keyboard.press("Escape")
    page.locator("[data-slot] button.open").first.click()
    assert_translated(page, language)
    screenshot(page, f"table-{language}")


@pytest.mark.parametrize("limit", [2 * len(LANGUAGES), pytest.param(MOVE_LIMIT, marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", ["duel", "classic"])
def test_language_changes_at_each_move(game: str, limit: int, new_page: NewPage, screenshot: Screenshot) -> None:
    """Play at most `limit` moves on the narrowest screen, in another language at each move."""
    page = new_page(360, 740)
    if game == "duel":
        play_now(page)
    else:
        choose_game(page, game, 4)
        start_game(page)
    for number in range(limit):
        question_of(page)
        language = LANGUAGES[(number + 1) % len(LANGUAGES)]
        _change_language(page, language)
        assert_translated(page, language)
        assert_no_horizontal_scroll(page)
        if not move(page, number):
            screenshot(page, f"{game}-over-{language}")
            return
    assert limit < MOVE_LIMIT, "the game does not end"


def _change_language(page: Page, language: str) -> None:
    page.locator("header.bar button").last.click()
    page.locator("dialog .switches select").first.select_option(language)
    page.wait_for_function("tag => document.documentElement.lang.startsWith(tag)", arg=language)
    assert_translated(page, language)
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


@pytest.mark.slow
@in_every_language
@pytest.mark.parametrize("game", ["duel", "classic"])
def test_replay(game: str, language: str, new_page: NewPage) -> None:
    """Step through the replay of a random game, uploaded as a record."""
    page = new_page(language=language)
    page.goto("/")
    file: FilePayload = {"name": f"g.{game}", "mimeType": "text/plain", "buffer": _random_record(game).encode()}
    page.set_input_files("input[type=file]", files=[file])
    position = page.locator("input[type=range]")
    position.wait_for()
    last = int(position.get_attribute("max") or 0)
    assert last > 20
    page.keyboard.press("Home")
    for _ in range(last):
        page.keyboard.press("ArrowRight")
        assert_translated(page, language)
    page.locator(".verdict").wait_for()


def _random_record(game: str) -> str:
    if game == "duel":
        return record_text(random_game(duel.RULES, duel.Setup(), Rng(7)))
    return record_text(random_game(classic.RULES, classic.Setup(players=5), Rng(7)))
