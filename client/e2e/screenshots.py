"""Take the screenshots of docs/screenshots.md during real games (not collected by default).

.venv/bin/python -m pytest client/e2e/screenshots.py [--screenshots-to=FOLDER]
"""

import base64
from pathlib import Path
from typing import Final

import pytest
from client.e2e.pages import NewPage, Screenshot
from client.e2e.player_actions import choose_game, move, play, play_now, question_of, start_game
from client.e2e.server import ROOT
from playwright.sync_api import Page

DESKTOP: Final = (1280, 800)
PHONE: Final = (390, 844)
PHONE_LANDSCAPE: Final = (844, 390)
QUALITY: Final = 82
SIZE_LIMIT: Final = 150_000  # bytes


@pytest.fixture
def take(pytestconfig: pytest.Config) -> Screenshot:
    """Return a function that saves a screenshot as WebP, encoded by Chromium, a fraction of the size of PNG."""
    folder: Path = pytestconfig.getoption("--screenshots-to") or ROOT / "docs" / "screenshots"

    def save(page: Page, name: str) -> None:
        page.mouse.move(0, 0)
        # The display of the last turn closes automatically.
        page.wait_for_function("() => !document.querySelector('.reveal, .conflicts')")
        page.wait_for_timeout(300)
        session = page.context.new_cdp_session(page)
        reply = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        image = base64.b64decode(reply["data"])
        assert len(image) < SIZE_LIMIT, name
        (folder / f"{name}.webp").write_bytes(image)

    return save


def test_start(new_page: NewPage, take: Screenshot) -> None:
    page = new_page(*DESKTOP)
    page.goto("/")
    page.locator("input[value=duel]").wait_for()
    take(page, "home")
    page.goto("/gallery#wonders")
    page.get_by_role("tabpanel").wait_for()
    take(page, "gallery")
    page.goto("/gallery#duel")
    page.reload()
    page.get_by_role("tabpanel").wait_for()
    take(page, "gallery-cards")
    page.goto("/help")
    page.get_by_role("tabpanel").wait_for()
    take(page, "help")
    page.goto("/rules/duel#D5.3")
    page.locator("li.aimed").wait_for()
    take(page, "rules")


def test_duel(new_page: NewPage, take: Screenshot) -> None:
    page = new_page(*DESKTOP)
    play_now(page)
    question_of(page)
    take(page, "duel-draft")
    _play_until(page, "Age II", 16)
    page.locator("[data-slot] button.open").last.click()
    page.locator(".actions").wait_for()
    take(page, "duel-table")
    page.keyboard.press("Escape")
    page.emulate_media(color_scheme="dark")
    _play_until(page, "Age III", 18)
    take(page, "duel-table-dark")
    page.emulate_media(color_scheme="light")
    play(page)
    take(page, "duel-end")
    page.get_by_role("button", name="Replay").click()
    page.locator("input[type=range]").wait_for()
    page.keyboard.press("2")
    for _ in range(6):
        page.get_by_role("button", name="Forward").click()
    take(page, "replay")


def test_seven_wonders(new_page: NewPage, take: Screenshot) -> None:
    page = new_page(*DESKTOP)
    choose_game(page, "classic", 5)
    start_game(page)
    play(page, 9)
    question_of(page)
    page.locator("section.hand button").nth(1).click()
    page.locator(".actions").wait_for()
    take(page, "classic-table")
    play(page)
    take(page, "classic-end")


def test_phone(new_page: NewPage, take: Screenshot) -> None:
    page = new_page(*PHONE, has_touch=True)
    page.goto("/")
    page.locator("input[value=duel]").wait_for()
    take(page, "phone-home")
    page.get_by_role("button", name="Play Duel").click()
    _play_until(page, "Age I", 14)
    take(page, "phone-duel")
    page.locator("[data-slot] button.open").first.click()
    page.locator(".actions").wait_for()
    take(page, "phone-duel-card")
    choose_game(page, "classic", 3)
    start_game(page)
    play(page, 6)
    question_of(page)
    page.emulate_media(color_scheme="dark")
    take(page, "phone-classic-dark")


def test_studies(new_page: NewPage, take: Screenshot) -> None:
    page = new_page(*DESKTOP)
    page.goto("/puzzles/duel-1")
    page.locator("section.puzzle").wait_for()
    take(page, "puzzle")
    page.goto("/analysis")
    page.locator("section.panel ol button").first.wait_for()
    take(page, "analysis")


def test_phone_landscape(new_page: NewPage, take: Screenshot) -> None:
    page = new_page(*PHONE_LANDSCAPE, has_touch=True)
    page.goto("/demo/duel-opening3")
    page.locator("[data-slot] button.open").first.click()
    page.locator(".actions").wait_for()
    take(page, "phone-sideways")


def _play_until(page: Page, age: str, left: int) -> None:
    """Play until at most `left` cards of an age are left, on the player's turn."""
    for number in range(200):
        question = question_of(page)
        if question == "over":
            return
        is_age = page.locator("h1").first.inner_text().replace("\xa0", " ") == age
        if is_age and question == "turn" and page.locator("[data-slot]").count() <= left:
            return
        move(page, number)
