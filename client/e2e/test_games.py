"""Whole games of one player against the computer, by mouse."""

from pathlib import Path

import pytest
from client.e2e.assertions import assert_accessible
from client.e2e.pages import NewPage, Screenshot
from client.e2e.player_actions import VERDICT, choose_game, move, play_now, question_of, start_game
from playwright.sync_api import FilePayload, Page


def test_duel(new_page: NewPage, screenshot: Screenshot) -> None:
    """Play a game with motion: all dialogs, an undo, the record, the replay, the upload of the record."""
    page = new_page(has_motion=True)
    play_now(page)
    question_of(page)
    screenshot(page, "duel-draft")
    moves = 0
    while move(page, moves):
        moves += 1
        if moves == 6:
            _open_all_panels(page, screenshot)
        if moves in (8, 14, 20):
            question_of(page)
            screenshot(page, f"duel-{moves}")
        if moves == 9:
            _undo(page)
    screenshot(page, "duel-over")
    assert_accessible(page)
    record = _download_record(page)
    assert record.startswith("sevenwonders duel 1"), record[:80]
    _replay(page, screenshot)
    _upload(page, record)
    page.goto("/")
    page.get_by_role("region", name="Finished games").get_by_role("link").first.click()
    page.locator("input[type=range]").wait_for()


def _open_all_panels(page: Page, screenshot: Screenshot) -> None:
    """Open every dialog and panel of a table, and close it by its key."""
    question_of(page)
    for name in ("Piles", "Score", "Game log", "Menu"):
        page.get_by_role("button", name=name).first.click()
        page.locator("dialog h2").first.wait_for()
        screenshot(page, f"duel-{name.split()[0].lower()}")
        assert_accessible(page)
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
    for selector in (".near button.wonder, .far button.wonder", ".board .tokens button"):
        page.locator(selector).first.click()
        page.locator("dialog .inspect").wait_for()
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")


def _undo(page: Page) -> None:
    """Undo a move, which a single player may do even if it revealed a card."""
    question_of(page)
    left = page.locator("[data-slot]").count()
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("left => document.querySelectorAll('[data-slot]').length > left", arg=left)


def _download_record(page: Page) -> str:
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    return Path(download.value.path()).read_text("utf-8")


def _replay(page: Page, screenshot: Screenshot) -> None:
    """Step through the replay by buttons and keys, and open links to steps."""
    page.get_by_role("button", name="Replay").click()
    page.locator("nav.controls").wait_for()
    page.locator(VERDICT).wait_for()
    page.keyboard.press("2")
    page.get_by_role("heading", name="Age II", exact=True).wait_for()
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Forward").click()
    assert page.locator("[aria-current=step]").count() == 1
    screenshot(page, "replay")
    assert_accessible(page)
    link = page.url
    page.keyboard.press("Home")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => Number(document.querySelector('nav.controls input').value) > 1")
    page.keyboard.press("End")
    page.locator(VERDICT).wait_for()
    page.goto("about:blank")
    page.goto(link)
    page.get_by_role("heading", name="Age II", exact=True).wait_for()
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("button", name="Link to this position").click()
    page.goto(page.get_by_role("textbox", name="Position").input_value())
    page.locator(VERDICT).wait_for()


def _upload(page: Page, record: str) -> None:
    page.goto("/")
    file: FilePayload = {"name": "g.7wd", "mimeType": "text/plain", "buffer": record.encode()}
    page.set_input_files("input[type=file]", files=[file])
    page.locator("input[type=range]").wait_for()


@pytest.mark.parametrize("players", [3, *(pytest.param(players, marks=pytest.mark.slow) for players in (5, 7))])
def test_seven_wonders(players: int, new_page: NewPage, screenshot: Screenshot) -> None:
    """Play a game with motion: the score sheet, the log, the record, the replay."""
    page = new_page(has_motion=True)
    choose_game(page, "classic", players)
    start_game(page)
    moves = 0
    while move(page, moves):
        moves += 1
        if moves in (3, 10, 16):
            question_of(page)
            screenshot(page, f"classic-{players}-{moves}")
            assert_accessible(page)
    screenshot(page, f"classic-{players}-over")
    assert_accessible(page)
    assert page.get_by_role("table").first.get_by_role("columnheader").count() == players
    page.get_by_role("button", name="Game log").click()
    page.locator("dialog ol li").nth(30).wait_for(state="attached")
    page.keyboard.press("Escape")
    record = _download_record(page)
    assert record.startswith("sevenwonders classic 1"), record[:80]
    page.get_by_role("button", name="Replay").click()
    page.locator("input[type=range]").wait_for()
    page.get_by_role("button", name="III (Age III)").click()
    page.get_by_role("heading", name="Age III").wait_for()
    page.get_by_role("button", name="Forward").click()
    assert page.get_by_role("region", name="Revealed this turn").get_by_role("listitem").count() >= players
    screenshot(page, f"classic-{players}-replay")
    assert_accessible(page)
