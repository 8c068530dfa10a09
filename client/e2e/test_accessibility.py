"""axe finds no violation on any page or kind of question, in both themes, on wide and narrow screens."""

from typing import Final

import pytest
from client.e2e.assertions import assert_sound
from client.e2e.pages import NewPage, Screenshot
from client.e2e.player_actions import CARD, finished_game_of_bots
from client.e2e.site import PAGES, POSITIONS, STUDIES
from playwright.sync_api import Page

DAYLIGHT: Final = ("light", 1440)
OTHERS: Final = (("light", 360), ("dark", 1440), ("dark", 360))
on_every_screen = pytest.mark.parametrize(
    ("theme", "width"), [DAYLIGHT, *(pytest.param(*screen, marks=pytest.mark.slow) for screen in OTHERS)]
)


def _check(page: Page, selector: str = "main") -> None:
    page.locator(selector).first.wait_for()
    assert_sound(page)


@on_every_screen
def test_pages(theme: str, width: int, new_page: NewPage, screenshot: Screenshot) -> None:
    page = new_page(width, theme=theme)
    for path in PAGES:
        page.goto(path)
        _check(page)
        screenshot(page, f"{theme}-{width}{path.replace('/', '-')}")


@on_every_screen
def test_new_game_and_settings(theme: str, width: int, new_page: NewPage, screenshot: Screenshot) -> None:
    page = new_page(width, theme=theme)
    page.goto("/")
    page.locator("input[value=classic]").check(force=True)
    page.get_by_role("combobox", name="Players", exact=True).wait_for()
    page.locator(".setup summary").click()
    _check(page)
    page.get_by_role("button", name="Settings").click()
    _check(page, "dialog h2")
    screenshot(page, f"{theme}-{width}-settings")


def test_selected_cards_and_questions(page: Page) -> None:
    """Check every kind of position once: with a selected card where one can be played."""
    for position in (name for name in POSITIONS if "opening" not in name):
        page.goto(f"/demo/{position}")
        page.locator(".table").wait_for()
        if page.locator(CARD).count():
            _select_card(page)
        _check(page, ".table")


@pytest.mark.slow
@on_every_screen
def test_every_position(theme: str, width: int, new_page: NewPage, screenshot: Screenshot) -> None:
    """Check every position, then again with a selected card."""
    page = new_page(width, theme=theme)
    for position in POSITIONS:
        page.goto(f"/demo/{position}")
        _check(page, ".table")
        screenshot(page, f"{theme}-{width}-{position}")
        if page.locator(CARD).count():
            _select_card(page)
            _check(page)
            screenshot(page, f"{theme}-{width}-{position}-selected")


def _select_card(page: Page) -> None:
    """Select the first card by a key: a question may cover it."""
    page.locator(CARD).first.focus()
    page.keyboard.press("Enter")
    page.locator(".actions, dialog .inspect").first.wait_for()


@pytest.mark.slow
@on_every_screen
@pytest.mark.parametrize("path", ["/help", "/gallery"])
def test_tabs(path: str, theme: str, width: int, new_page: NewPage) -> None:
    page = new_page(width, theme=theme)
    page.goto(path)
    page.get_by_role("tab").first.wait_for()
    for number in range(page.get_by_role("tab").count()):
        page.get_by_role("tab").nth(number).click()
        _check(page)


@pytest.mark.slow
@on_every_screen
def test_studies(theme: str, width: int, new_page: NewPage, screenshot: Screenshot) -> None:
    """Check puzzles, analysis and statistics, and the replay and the mistakes of a game."""
    page = new_page(width, theme=theme)
    table = finished_game_of_bots(page)
    pages = {**STUDIES, f"/replay/{table}": "nav.controls", f"/learn/{table}": "main h1, section p button"}
    for path, selector in pages.items():
        page.goto(path)
        _check(page, selector)
        screenshot(page, f"{theme}-{width}{path.removesuffix(table).replace('/', '-')}")
